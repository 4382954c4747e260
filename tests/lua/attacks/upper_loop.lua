-- ends: refused
local text = ("x"):rep(1e6)
while true do text = text:upper():lower():reverse() end
