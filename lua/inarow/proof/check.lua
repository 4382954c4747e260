--- Checks that a table is an explanation in the form of game:explain. A host may have
-- built the table, or read it from a file.
local language = require "inarow.language"
local messages = require "inarow.proof.sentences"

local function of_type(kind)
    return { kind, function(value) return type(value) == kind end }
end

local string, boolean = of_type "string", of_type "boolean"
local strings = { "list of strings", function(value)
    if type(value) ~= "table" then return false end
    for _, one in ipairs(value) do
        if type(one) ~= "string" then return false end
    end
    return true
end }
local whole = { "whole number", function(value)
    return type(value) == "number" and value % 1 == 0 and value >= 0
end }
local children = { "list of tables", function(value)
    if type(value) ~= "table" then return false end
    for _, one in ipairs(value) do
        if type(one) ~= "table" then return false end
    end
    return true
end }

-- Tests for the fields that are used.
local FIELDS = {
    reason = string, children = children, text = string, rule = string, point = string,
    other = string, shape = string, colour = string, by = string, action = string,
    stones = strings, points = strings, fives = strings,
    colours = strings, row = whole, after = whole, angle = of_type "number",
    exempts = boolean, loses = boolean, forbidden = boolean, cut = boolean,
    would = boolean, pairs = children,
    unless = { "exception's name", function(value)
        return type(value) == "string" and messages.is_code("proof-excepted-" .. value)
    end },
    line = { "line's name", function(value)
        return type(value) == "string" and messages.is_code("line-" .. value)
    end },
    makes_no = { "list of patterns", function(value)
        if not strings[2](value) then return false end
        for _, one in ipairs(value) do
            if not messages.is_code("pattern-" .. one)
                and not messages.is_code("made-" .. one) then
                return false
            end
        end
        return true
    end },
}
local NAMES = language.keys(FIELDS)

-- Returns the required fields: of a proof, of a part of a proof, or of a node with a
-- text.
local function needed(node, in_proof)
    if node.text ~= nil then
        return node.reason == "capture" and { "stones", "colours" } or {}
    elseif node.reason == "allowed" then
        return { "point", "makes_no", not in_proof and "colour" or nil }
    end
    return { "point", not in_proof and "colour" or "stones" }
end

-- Returns the first fault in a node and its descendants: its place, and a description of
-- the expected value.
local function fault_of(node, path, above, in_proof)
    if above[node] then return path:sub(1, -2) .. ": a part of itself" end
    local function fault(name)
        local value = node[name]
        return ("%s%s: a %s expected, got %s"):format(path, name, FIELDS[name][1],
            type(value) == "string" and value or type(value))
    end
    for _, name in ipairs { "reason", "children" } do
        if node[name] == nil then return fault(name) end
    end
    for _, name in ipairs(NAMES) do
        if node[name] ~= nil and not FIELDS[name][2](node[name]) then
            return fault(name)
        end
    end
    for _, name in ipairs(needed(node, in_proof)) do
        if node[name] == nil then return fault(name) end
    end
    above[node] = true
    for number, child in ipairs(node.children) do
        local found = fault_of(child, ("%schildren[%d]."):format(path, number), above,
            node.text == nil)
        if found then return found end
    end
    above[node] = nil
end

-- Returns the reason why a well-formed explanation cannot belong to a game; or nil.
local function fault_in(game, explanation)
    local action = explanation.would and explanation.action
    if action and not game:branch():apply(action) then
        return ("action: one that the game allows expected, got %s"):format(action)
    end
end

--- Returns the fault of an explanation.
-- @param game the game that the explanation must belong to, or nil for any game
-- @return string; nil if there is none
return function(explanation, game)
    return fault_of(explanation, "", {}, false) or game and fault_in(game, explanation)
end
