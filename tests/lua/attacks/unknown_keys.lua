-- ends: refused
local script = { name = "x" }
for i = 1, 900 do script[("forbi"):rep(7) .. i] = i end
return script
