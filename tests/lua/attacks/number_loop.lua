-- ends: refused
local digits = "1" .. ("0"):rep(1e6)
while true do local _ = tonumber(digits) end
