-- ends with: 200000 steps
while true do local _ = (""):rep(2 ^ 31 - 1) end
