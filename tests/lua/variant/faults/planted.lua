--- Plants faults in the scripts of variants: one after another, then pairs of them. For a
-- single fault, no other fault may be reported; for two, no more than for each alone.
require "inarow"
local check = require "inarow.variant.faults.check"
local core = require "inarow.core"
local inarow = require "inarow"
local language = require "inarow.language"

local planted = {}

-- ---- Planting -----------------------------------------------------------------------

-- Returns a copy of a script in which `change(parent, key)` has changed the value at a
-- path.
local function changed(script, path, change, depth)
    depth = depth or 1
    local copy, key = {}, path[depth]
    for name, value in pairs(script) do copy[name] = value end
    if depth == #path then
        change(copy, key)
    else
        copy[key] = changed(copy[key], path, change, depth + 1)
    end
    return copy
end

-- Ways to make a value at a key wrong. They return false if they do not apply, and the
-- word if they misspell one.
local WAYS = {
    misspelt_key = function(parent, key)
        if type(key) ~= "string" then return false end
        parent[key .. "q"], parent[key] = parent[key], nil
        return key .. "q"
    end,
    other_type = function(parent, key)
        parent[key] = type(parent[key]) == "string" and 7.5 or "no such thing"
    end,
    misspelt_word = function(parent, key)
        if type(parent[key]) ~= "string" then return false end
        parent[key] = parent[key] .. "q"
        return parent[key]
    end,
    too_large = function(parent, key)
        if type(parent[key]) ~= "number" then return false end
        parent[key] = 26
    end,
    one_more = function(parent, key)
        if type(parent[key]) ~= "number" then return false end
        parent[key] = parent[key] + 1
    end,
}

local function each_path(node, path, run)
    for _, key in ipairs(language.keys(node)) do
        local deeper = check.with(path, key)
        run(deeper)
        if type(node[key]) == "table" and not check.option_key(node[key]) then
            each_path(node[key], deeper, run)
        end
    end
end

-- Returns all faults that can be planted in a script, as {name, path, word, plant};
-- `plant` returns a script with the fault.
local function faults_for(script)
    local list = {}
    each_path(script, {}, function(path)
        for _, way in ipairs(language.keys(WAYS)) do
            local word
            changed(script, path, function(parent, key)
                word = WAYS[way](parent, key)
            end)
            if word ~= false then
                list[#list + 1] = { name = way .. " " .. check.path_text(path),
                    path = path, word = word, plant = function(of)
                        return changed(of, path, WAYS[way])
                    end }
            end
        end
    end)
    return list
end

-- Returns the reported faults of a script: a set of places with codes, and their number;
-- none if it loads. Also returns true if a fault is at the given place.
local function faults_of(script, place)
    local rules, _, code, faults = inarow.rules(script)
    local set, is_there = {}, false
    if rules then return set, 0 end
    assert(code == "bad-script" and #faults > 0, code)
    for _, fault in ipairs(faults) do
        set[fault.path .. " " .. fault.code] = true
        is_there = is_there or place and fault.path:find(place, 1, true) == 1
    end
    return set, #faults, is_there
end

local function as_text(set)
    return table.concat(language.keys(set), "; ")
end

-- ---- Running ------------------------------------------------------------------------

-- Returns true if two faults are in different places and do not give the same name to an
-- option or a colour in both: if there are no other places, it is only renamed.
local function is_apart(one, other)
    if one.word and one.word == other.word then return false end
    local a, b = one.path, other.path
    for i = 1, math.min(#a, #b) do
        if a[i] ~= b[i] then return true end
    end
    return false
end

--- Plants faults in a variant's script.
-- @param step only every step-th fault
-- @param pairs_wanted number of pairs of faults
-- @param complain function(line)
-- @return number of tries; for pairs, the numbers of faults and of reported ones
function planted.try(name, step, pairs_wanted, complain)
    local variant = assert(inarow.find(name))
    local script = assert(core.sandbox(variant.text, variant.chunkname, check.option))
    local all, refused, tried = faults_for(script), {}, 0
    for i = 1, #all, step do
        local fault = all[i]
        local set, count, is_there = faults_of(fault.plant(script),
            check.path_text(fault.path))
        tried = tried + 1
        if count > 0 then
            fault.set = set
            refused[#refused + 1] = fault
        end
        -- If a colour or an option is renamed, it is missing in every place that names
        -- it.
        if count > 1 and is_there then
            complain(("%s: %s: %s"):format(name, fault.name, as_text(set)))
        end
    end
    local random, expected, reported = core.random(#all), 0, 0
    for _ = 1, #refused > 1 and pairs_wanted or 0 do
        local one, other = refused[random(#refused) + 1], refused[random(#refused) + 1]
        if is_apart(one, other) then
            local set, count = faults_of(other.plant(one.plant(script)))
            expected, tried = expected + 2, tried + 1
            reported = reported + math.min(count, 2)
            for place in pairs(set) do
                if not one.set[place] and not other.set[place] then
                    complain(("%s: %s, %s: %s"):format(name, one.name, other.name, place))
                end
            end
            if count == 0 then
                complain(("%s: %s, %s: nothing"):format(name, one.name, other.name))
            end
        end
    end
    return tried, expected, reported
end

return planted
