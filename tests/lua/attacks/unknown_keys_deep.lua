-- ends: refused
local phases = {}
for i = 1, 90 do
    phases[i] = { "place" }
    for j = 1, 40 do phases[i][("withi"):rep(7) .. j] = i end
end
return { name = "x", base = "renju", phases = phases }
