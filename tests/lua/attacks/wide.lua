-- ends with: 10000 values
local list = {}
for i = 1, 15000 do list[i] = i end
return { colours = list }
