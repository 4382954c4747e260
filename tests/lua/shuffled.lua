--- Gives `pairs` a random order, for specs that must not depend on the order. Use it with
-- busted --helper=tests/lua/shuffled.lua, with SEED as in run.sh. The library is
-- shuffled with the specs.
-- luacheck: globals pairs
local seed = (tonumber(os.getenv "SEED") or 1) * 7919 % 2147483646 + 1

local function random(n)
    seed = seed * 16807 % 2147483647
    return seed % n + 1
end

local in_order = pairs

function pairs(map)
    local meta = getmetatable(map)
    if type(map) ~= "table" or type(meta) == "table" and meta.__pairs then
        return in_order(map)
    end
    local keys, last, at = {}, 0, 0
    for key in next, map do
        last = last + 1
        keys[last] = key
    end
    for i = last, 2, -1 do
        local other = random(i)
        keys[i], keys[other] = keys[other], keys[i]
    end
    return function()
        repeat at = at + 1 until at > last or map[keys[at]] ~= nil
        local key = keys[at]
        if key ~= nil then return key, map[key] end
    end, map
end
