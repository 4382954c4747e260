-- ends by a limit
local function again() return again() end
return again()
