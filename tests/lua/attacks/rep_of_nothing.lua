-- ends by a limit
while true do local _ = (""):rep(2 ^ 31 - 1) end
