-- ends: refused
-- Lua 5.1 to 5.3 hash every third byte of strings of this length
local pad = ("x"):rep(48)
local map = {}
for i = 100000, 1e9 do
    local n, text = i, ""
    for _ = 1, 6 do
        text = text .. n % 10 .. "xx"
        n = math.floor(n / 10)
    end
    map[pad .. text] = true
end
