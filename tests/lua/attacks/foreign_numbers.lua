-- ends: refused
local big = 1LL -- LuaJIT's own numbers
local list = { big, 2ULL, 3i, [4LL] = tostring(big) .. type(big) }
for key, value in pairs { [5LL] = big } do list[key] = value end
return { name = "x", board = list, colours = { 1LL / 0LL, ("%s"):format(2LL ^ 63LL) } }
