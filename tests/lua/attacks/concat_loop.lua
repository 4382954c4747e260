-- ends: refused
local text = ("x"):rep(1e6)
while true do local _ = text .. "y" end
