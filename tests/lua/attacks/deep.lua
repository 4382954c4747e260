-- ends with: in one another
local root = {}
local at = root
for _ = 1, 1000 do
    at[1] = {}
    at = at[1]
end
return root
