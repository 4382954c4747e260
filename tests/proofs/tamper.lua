--- Alters proofs: each field of each node is changed to a false value in turn, and
-- children are removed, doubled and exchanged.
local language = require "inarow.language"

local function copy(node)
    local twin = {}
    for key, value in pairs(node) do
        twin[key] = type(value) == "table" and copy(value) or value
    end
    return twin
end

local VERDICTS = { "allowed", "five", "overline", "double-four", "double-three" }
local ROWS = { "five", "overline", "four", "straight-four", "three", "no-three" }
local LINES = { "row", "column", "diagonal-up", "diagonal-down" }
local RULES = { "RIF 3", "RIF 9.1", "RIF 9.2", "RIF 9.3", "RIF 9.4" }

-- Returns another item of a list; `pick` is a number.
local function another(list, value, pick)
    local n = pick % #list + 1
    if list[n] == value then n = n % #list + 1 end
    return list[n]
end

local function other_point(point, pick)
    local x, y = point:byte() - 97, tonumber(point:sub(2)) - 1
    x, y = (x + 1 + pick % 14) % 15, (y + pick // 14 % 15) % 15
    return ("%c%d"):format(97 + x, y + 1)
end

-- The alterations of a node, by kind; each makes the proof false.
local alter = {}

function alter.point(node, pick) node.point = other_point(node.point, pick) end

function alter.stone(node, pick)
    local n = pick % #node.stones + 1
    node.stones[n] = other_point(node.stones[n], pick)
end

function alter.dropped_stone(node, pick)
    table.remove(node.stones, pick % #node.stones + 1)
end

function alter.five(node, pick)
    if not node.fives then return false end
    node.fives[pick % 2 + 1] = other_point(node.fives[pick % 2 + 1], pick)
end

function alter.other(node, pick)
    node.other = node.other and other_point(node.other, pick) or node.point
    return node.reason ~= "allowed" or node.fives ~= nil
end

function alter.reason(node, pick)
    node.reason = another(node.fives and VERDICTS or ROWS, node.reason, pick)
end

function alter.line(node, pick) node.line = another(LINES, node.line, pick) end

function alter.rule(node, pick) node.rule = another(RULES, node.rule, pick) end

function alter.by(node)
    if not node.fives then return false end
    node.by = node.by ~= "a" and "a" or "b"
end

function alter.pattern(node, pick)
    if not node.makes_no then return false end
    table.remove(node.makes_no, pick % #node.makes_no + 1)
end

-- Returns true for optional nodes: rows that only look like threes, and the last one.
local function is_extra(node)
    if node.reason == "no-three" then
        for _, child in ipairs(node.children) do
            if not is_extra(child) then return false end
        end
        return true
    end
    return node.reason == "last-three" or node.reason == "closed"
        or node.reason == "too-long"
end

function alter.dropped_child(node, pick)
    local n = #node.children > 0 and pick % #node.children + 1
    if not n or is_extra(node.children[n]) or node.children[n].exempts then
        return false
    end
    if node.reason == "allowed" and node.children[n].reason ~= "no-three" then
        return false -- the four that it makes is listed, but is not part of the argument
    end
    table.remove(node.children, n)
end

function alter.doubled_child(node, pick)
    if #node.children == 0 then return false end
    table.insert(node.children, copy(node.children[pick % #node.children + 1]))
end

-- Replaces one of several children by a copy of another.
function alter.exchanged_child(node, pick)
    if #node.children < 2 then return false end
    local n = pick % #node.children + 1
    node.children[n] = copy(node.children[n % #node.children + 1])
end

local of_root = { dropped_child = true, doubled_child = true, exchanged_child = true }

function of_root.reason(proof, pick) alter.reason(proof, pick) end

function of_root.verdict(proof)
    proof.forbidden = not proof.forbidden
    if proof.forbidden then
        proof.reason = "double-three"
    else
        proof.reason = "allowed"
    end
end

of_root.pattern = true

function of_root.flag(proof) proof.forbidden = not proof.forbidden end

function of_root.colour(proof) proof.colour = "white" end

function of_root.rule(proof, pick) alter.rule(proof, pick) end

function of_root.citation(proof, pick)
    proof.citation = another(RULES, proof.citation, pick)
end

-- Changes the point, if the new point has stones nearby.
function of_root.point(proof, pick)
    if #proof.children == 0 then return false end
    alter.point(proof, pick)
end

local function collect(node, path, list)
    for n, child in ipairs(node.children) do
        local here = { table.unpack(path) }
        here[#here + 1] = n
        list[#list + 1] = here
        collect(child, here, list)
    end
    return list
end

--- Calls `try(tampered, what)` with a proof that is altered in each way at each node.
-- @param random a function that returns a number
return function(proof, random, try)
    for _, kind in ipairs(language.keys(of_root)) do
        local twin = copy(proof)
        local change = of_root[kind] == true and alter[kind] or of_root[kind]
        if change(twin, random()) ~= false then try(twin, kind .. " of the root") end
    end
    for _, path in ipairs(collect(proof, {}, {})) do
        for _, kind in ipairs(language.keys(alter)) do
            local twin = copy(proof)
            local node = twin
            for _, n in ipairs(path) do node = node.children[n] end
            local reason = node.reason
            if alter[kind](node, random()) ~= false then
                try(twin, kind .. " of " .. reason .. " " .. table.concat(path, "."))
            end
        end
    end
end
