--- Merges the maps of scripts: a child contains only its differences from its base.
local check = require "inarow.variant.faults.check"

local merge = {}

local function is_list(value)
    return value[1] ~= nil or next(value) == nil
end

local function is_map(value)
    return type(value) == "table" and not check.option_key(value) and not is_list(value)
end

-- Pairs of keys for one setting. If a child sets one key, the other is removed. For
-- example, a hexagon removes the sides of its base.
local OPPOSITE = {
    exactly = "atleast", atleast = "exactly", [1] = "hex", [2] = "hex", [3] = "hex",
}

--- Merges a child into its base: maps by key, while lists are replaced as a whole. The
-- value false removes a key of the base. For a new option and in a condition, false is
-- an ordinary value.
-- @param base table
-- @param child table
-- @param node of the schema that describes both; nil if unknown
-- @param idle list that gets the removals of keys that neither the base nor the schema
-- has: {key, up, fields, base}, where `up` is the place of the table, {key, up}, and
-- `fields` and `base` have the known keys
-- @param up the tables' own place; nil for whole scripts
-- @return a new table
function merge.scripts(base, child, node, idle, up)
    local merged, of = {}, up and up.key
    for _, one in ipairs(node and node.kind == "either" and node.of or {}) do
        if one.fields or one.kind == "map" then node = one end
    end
    local fields = node and node.fields or {}
    for key, value in pairs(base) do
        local opposite = OPPOSITE[key]
        if not (opposite and child[opposite]) then merged[key] = value end
    end
    for key, value in pairs(child) do
        local old = merged[key]
        if value == false and (of == "when" or (of == "options" and old == nil)) then
            merged[key] = false
        elseif value == false then
            if base[key] == nil and not fields[key] and node then
                idle[#idle + 1] = { key = key, up = up, fields = fields, base = base }
            end
            merged[key] = nil
        elseif is_map(value) then
            local keep = type(old) == "table" and not check.option_key(old)
            local inner = fields[key] or node and (node.others or node.of)
            merged[key] = merge.scripts(keep and old or {}, value, inner, idle,
                { key = key, up = up })
        else
            merged[key] = value
        end
    end
    return merged
end

--- Returns the flag that a flag of a child removes from its base; nil if there is none.
function merge.other_flag(key)
    return type(key) == "string" and OPPOSITE[key] or nil
end

return merge
