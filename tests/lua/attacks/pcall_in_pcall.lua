-- ends with: more than 50
local function deeper() return pcall(deeper) end
deeper()
while true do end
