-- ends by a limit
local list = {}
for i = 0, 30 do list[2 ^ i] = true end -- its length may be 2^30
list[1] = nil
list[1] = true
for _ = 1, 100 do table.insert(list, 1, true) end
while true do end
