-- ends by a limit
local digits, list = ("0"):rep(4e4) .. "1", {}
for i = 1, 1000 do list[i] = digits end
while true do local _ = math.max(table.unpack(list)), math.min(table.unpack(list)) end
