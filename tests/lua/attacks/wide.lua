-- ends with: 1000 keys
local list = {}
for i = 1, 15000 do list[i] = i end
return { colours = list }
