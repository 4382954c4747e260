--- Sorts the games by the families that their scripts name. A player's own games without
-- a family form one too.
local inarow = require "inarow"

local families = {}

-- Order of the families; others follow.
local ORDER = { "gomoku", "renju", "historic-renju", "pente", "connect-four" }
local LAST = { "other", "own" }

--- Sorts names into families.
-- @param names of variants
-- @param own set of the names that a player added
-- @return list of {key, names}
function families.of(names, own)
    local list, by_key = {}, {}
    local function add(key)
        if by_key[key] then return by_key[key] end
        local family = { key = key, names = {} }
        list[#list + 1], by_key[key] = family, family
        return family
    end
    local last = {}
    for _, key in ipairs(LAST) do last[key] = {} end
    for _, key in ipairs(ORDER) do add(key) end
    for _, name in ipairs(names) do
        local definition = inarow.find(name)
        local key = definition and definition.script.family
            or own[name] and "own" or "other"
        table.insert(last[key] or add(key).names, name)
    end
    for _, key in ipairs(LAST) do
        if #last[key] > 0 then add(key).names = last[key] end
    end
    for i = #list, 1, -1 do
        if #list[i].names == 0 then table.remove(list, i) end
    end
    return list
end

return families
