-- ends by a limit
local list = {}
local function fill()
    for i = 1, 1e9 do list[#list + 1] = ("x"):rep(10000) .. i end
end
while true do pcall(fill) end
