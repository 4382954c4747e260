-- ends by a limit
local map = { a = 1 }
while true do for key in pairs(map) do map[key .. "a"], map[key] = 1, nil end end
