-- ends: refused
local list = {}
for i = 1, 4 do
    list[i] = {}
    for j = 1, 1000 do list[i][j * 1023 * 2 ^ 20] = j end
end
return list
