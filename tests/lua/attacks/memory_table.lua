-- ends: refused
local list = {}
for i = 1, 1e9 do list[i] = { i } end
