--- The ways to move stones, in words.
local board = require "inarow.variant.rulebook.board"
local language = require "inarow.language"
local messages = require "inarow.variant.rulebook.sentences"
local model = require "inarow.model"

local ways = {}

local say = messages.compose

-- The order in which sentences list the ways to move a stone.
local ORDER = { "anywhere", "adjacent", "slide", "jump", "to-end" }

-- Returns the single way of a turn, or nil.
local function only_way(turn)
    for _, way in ipairs(turn.move) do
        if way ~= turn.move[1] then return nil end
    end
    return turn.move[1]
end

--- Returns true if players never place stones, because all stones are on the board from
-- the start.
function ways.are_all(rules)
    local standing = rules.start or ""
    if not rules.turn.move then return false end
    for i, colour in ipairs(rules.colours) do
        local supply = type(rules.supply) == "table" and rules.supply[colour]
            or rules.supply
        local _, count = standing:gsub(model.STONES:sub(i, i), "")
        if count ~= supply then return false end
    end
    return true
end

--- Returns the verbs for a turn, as part of a sentence: "place or move".
-- @param form "plain"; or "third" for "places or moves"
function ways.acts(rules, form)
    local acts = ways.are_all(rules) and "move" or rules.turn.move and "both" or "place"
    return say("acts-" .. acts .. "-" .. form)
end

--- Returns the ways of a turn as part of a sentence: "one step to a vacant point".
function ways.list(rules)
    local words = {}
    for _, way in ipairs(ORDER) do
        if language.index_of(rules.turn.move, way) then
            local ends = way == "to-end" and board.has_holes(rules)
            words[#words + 1] = say(ends and "way-to-end-or-hole" or "way-" .. way)
        end
    end
    return language.list(words)
end

--- Returns the rule about moves in words.
function ways.text(rules)
    local turn, is_usual = rules.turn, board.has_usual_lines(rules)
    local way = not ways.are_all(rules) and only_way(turn)
    if way == "anywhere" then return say "rule-move-anywhere" end
    if way == "adjacent" then
        return say(is_usual and "rule-move-adjacent" or "rule-move-along")
    end
    local is_straight = only_way(turn) ~= "anywhere"
    return messages.paragraph(
        say(ways.are_all(rules) and "rule-moves" or "rule-move",
            { ways = ways.list(rules) }),
        is_straight and say(is_usual and "rule-move-straight" or "rule-move-on-lines"),
        language.index_of(turn.move, "jump") and say "rule-move-jumped")
end

return ways
