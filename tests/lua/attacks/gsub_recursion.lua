-- ends with: nil value
local function again() return (("x"):gsub(".", again)) end
return again()
