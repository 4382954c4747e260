--- Merging the maps of scripts: a child says only what differs.
local check = require "inarow.variant.faults.check"

local function is_list(value)
    return value[1] ~= nil or next(value) == nil
end

local function is_map(value)
    return type(value) == "table" and not check.option_key(value) and not is_list(value)
end

-- Two words for one setting: who gives one takes the other away. A hexagon has no sides
-- that were its base's.
local OPPOSITE = {
    exactly = "atleast", atleast = "exactly", [1] = "hex", [2] = "hex", [3] = "hex",
}

local function merge(base, child, of)
    local merged = {}
    for key, value in pairs(base) do
        local opposite = OPPOSITE[key]
        if not (opposite and child[opposite]) then merged[key] = value end
    end
    for key, value in pairs(child) do
        local old = merged[key]
        if value == false and (of == "when" or (of == "options" and old == nil)) then
            merged[key] = false
        elseif value == false then
            merged[key] = nil
        elseif is_map(value) then
            local keep = type(old) == "table" and not check.option_key(old)
            merged[key] = merge(keep and old or {}, value, key)
        else
            merged[key] = value
        end
    end
    return merged
end

--- Maps merge by key, lists are replaced whole, false removes; but an option that is new,
-- and its value in a condition, may well be false.
-- @param base table
-- @param child table
-- @param of string, the key that the maps stand under; nil for whole scripts
-- @return a new table
return merge
