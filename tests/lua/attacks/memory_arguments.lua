-- ends: refused
local function more(...) return more(..., ...) end
local function grow(...) return grow(1, ...) end
pcall(more, 1, 2, 3)
return grow(1)
