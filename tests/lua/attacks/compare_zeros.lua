-- ends by a limit
local zeros = ("\0"):rep(1e5) -- each is a call of strcoll
local a, b = zeros .. "a", zeros .. "b"
local list = {}
while true do
    list[1], list[2], list[3], list[4] = a < b, a <= b, b < a, b <= a
    list[1], list[2], list[3], list[4] = a < b, a <= b, b < a, b <= a
    list[1], list[2], list[3], list[4] = a < b, a <= b, b < a, b <= a
    list[1], list[2], list[3], list[4] = a < b, a <= b, b < a, b <= a
    list[1], list[2], list[3], list[4] = a < b, a <= b, b < a, b <= a
    list[1], list[2], list[3], list[4] = a < b, a <= b, b < a, b <= a
    list[1], list[2], list[3], list[4] = a < b, a <= b, b < a, b <= a
    list[1], list[2], list[3], list[4] = a < b, a <= b, b < a, b <= a
    list[1], list[2], list[3], list[4] = a < b, a <= b, b < a, b <= a
    list[1], list[2], list[3], list[4] = a < b, a <= b, b < a, b <= a
    list[1], list[2], list[3], list[4] = a < b, a <= b, b < a, b <= a
    list[1], list[2], list[3], list[4] = a < b, a <= b, b < a, b <= a
end
