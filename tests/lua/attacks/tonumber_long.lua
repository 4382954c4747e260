-- ends by a limit
local digits = "1e" .. ("0"):rep(1e5)
while true do
    for _ = 1, 2 do local _ = tonumber(digits), digits + 1, -digits, digits % 7 end
    for _ = 1, 2 do local _ = tonumber(digits), digits + 1, -digits, digits % 7 end
    for _ = 1, 2 do local _ = tonumber(digits), digits + 1, -digits, digits % 7 end
    for _ = 1, 2 do local _ = tonumber(digits), digits + 1, -digits, digits % 7 end
    for _ = 1, 2 do local _ = tonumber(digits), digits + 1, -digits, digits % 7 end
    for _ = 1, 2 do local _ = tonumber(digits), digits + 1, -digits, digits % 7 end
end
