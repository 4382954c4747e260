-- ends with: 200000 steps
local function again() return again() end
return again()
