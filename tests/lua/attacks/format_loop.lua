-- ends: refused
local text = ("x"):rep(1e6)
while true do local _ = ("%s%q"):format(text, text) end
