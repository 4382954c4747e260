-- ends: refused
local text = ("x"):rep(1.5e6)
while true do local _ = text:sub(2) end
