-- ends: refused
local list = {}
for i = 1, 9000 do list[i] = function() return i end end
return { name = "x", colours = list }
