-- ends: refused
local empty, list = {}, {}
for i = 1, 16000 do empty[i] = i end
for i = 1, 16000 do empty[i] = nil end -- the table keeps its size
for i = 1, 90 do
    list[i] = {}
    for j = 1, 50 do list[i][j] = empty end
end
return list
