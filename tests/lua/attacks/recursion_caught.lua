-- ends: refused
local function deeper(n) return 1 + deeper(n + 1) end
while true do pcall(deeper, 1) end
