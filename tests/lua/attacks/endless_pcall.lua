-- ends with: 200000 steps
local function forever()
    while true do end
end
while true do pcall(forever) end
