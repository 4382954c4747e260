-- ends: refused
local list = {}
for i = 1, 3000 do list[i] = ("x"):rep(1000) end
while true do local _ = table.concat(list) end
