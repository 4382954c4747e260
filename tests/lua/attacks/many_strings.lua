-- ends: refused
for i = 1, 1e9 do local _ = i .. "x" end
