-- ends by a limit
local list = {}
for i = 30, 0, -1 do list[2 ^ i] = true end
for _ = 1, 100 do table.remove(list, 1) end
while true do end
