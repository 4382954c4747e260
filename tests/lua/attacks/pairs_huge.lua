-- ends: refused
local map = {}
for i = 1, 20000 do map[i * 7 % 20011] = i end
while true do for _ in pairs(map) do break end end
