-- ends: refused
local a, b = ("x"):rep(1e6) .. "a", ("x"):rep(1e6) .. "b"
local n = 0
while true do if a < b then n = n + 1 end end
