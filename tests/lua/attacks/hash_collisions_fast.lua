-- ends: refused
local digits, pad = {}, ("x"):rep(54)
for i = 0, 31 do digits[i] = ("%c"):format(65 + i) .. "xx" end
local map = {}
for i = 0, 31 do
    for j = 0, 31 do
        for k = 0, 31 do
            local three = digits[i] .. digits[j] .. digits[k]
            for l = 0, 31 do map[three .. digits[l] .. pad] = true end
        end
    end
end
