-- ends with: 10000 values
local list = { 1 }
for _ = 1, 12 do list = { list, list, list, list } end
return { colours = list }
