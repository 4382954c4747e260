-- ends with: 200000 steps
local map = { a = 1 }
while true do for key in pairs(map) do map[key .. "a"], map[key] = 1, nil end end
