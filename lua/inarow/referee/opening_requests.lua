--- Openings by the rules, in the Gomocup protocol. For each decision that the rules leave
-- to an engine, this file writes the request and reads the answer as an action.
local gomocup = require "inarow.referee.gomocup"
local inarow = require "inarow"
local language = require "inarow.language"
local say = require("inarow.referee.sentences").say

local requests = {}

-- ---- Openings -------------------------------------------------------------------------

--- Return true if the rules leave the players a decision in the opening. A first stone
-- that must be in the centre is not a decision.
function requests.are_needed(rules)
    for _, step in ipairs(rules.steps) do
        if step[1] ~= "place" or step.within ~= 1 then return true end
    end
    return false
end

--- Return true if the rules have the opening for which the protocol has SWAP2BOARD.
function requests.has_swap2(rules)
    for _, step in ipairs(rules.steps) do
        if step[1] == "take" then return true end
    end
    return false
end

--- Return the opening's name for `INFO opening`: the variant's name without the name of
-- its family.
function requests.name(rules)
    local family = (rules.family or ""):gsub("%p", "%%%0")
    return (rules.name:gsub("^" .. family .. "_", ""):gsub("_" .. family .. "$", ""))
end

-- ---- Answers --------------------------------------------------------------------------

-- Creates a reader of answers that name one point. The reader returns an action with this
-- verb.
local function one_point(verb)
    return function(line, ask)
        local points = gomocup.points(line, ask.rows)
        return points and #points == 1 and verb .. " " .. points[1] or nil
    end
end

-- Reads a stone. Its form is `x,y`, or `x,y,c` if the number of its colour follows.
local function read_stone(line, ask, choice)
    local point, number = line:match "^(%s*%-?%d+%s*,%s*%-?%d+)%s*,%s*(%d)%s*$"
    if number and ask.colours[tonumber(number)] ~= choice.colour then return nil end
    local verb = ask.is_open and "play " .. choice.colour or "play"
    return one_point(verb)(point or line, ask)
end

local function read_colour(line, ask)
    for _, colour in ipairs(ask.colours) do
        if line:upper() == colour:upper() then return "choose " .. colour end
    end
end

local function read_number(line)
    return line:find "^%d%d?%d?$" and "declare " .. line or nil
end

local function read_offer(line, ask)
    local points = gomocup.points(line, ask.rows)
    return points and "offer " .. table.concat(points, " ") or nil
end

local function read_swap(line)
    local word = line:lower()
    return (word == "swap" or word == "keep") and word or nil
end

local function read_taking(line, _, choice)
    return line:upper() == "TAKE"
        and inarow.action_text { verb = "take", number = choice.number } or nil
end

-- ---- Requests -------------------------------------------------------------------------

-- Returns the points of a choice in the protocol's notation.
local function listed(choice, ask)
    local list = {}
    for i, point in ipairs(choice.points) do
        list[i] = gomocup.written(point, ask.rows)
    end
    return table.concat(list, " ")
end

-- Returns the colour of a stone, and the squares that limit its points.
local function stone_terms(choice, ask)
    local text = tostring(language.index_of(ask.colours, choice.colour))
    for _, step in ipairs(ask.steps) do
        if step[1] == "place" and (step.colour or choice.colour) == choice.colour then
            text = text .. (step.within and " WITHIN " .. step.within or "")
                .. (step.outside and " OUTSIDE " .. step.outside or "")
        end
    end
    return text
end

local function count_of(_, ask) return tostring(ask.least) end

-- The parts of a request for each verb: the word of the request; a function that returns
-- its arguments; and a function that reads an answer as the text of an action.
local KINDS = {
    play = { "PLACE", stone_terms, read_stone },
    swap = { "SWAP", nil, read_swap },
    choose = { "CHOOSE", nil, read_colour },
    take = { "TAKE", function(choice) return tostring(choice.number) end, read_taking },
    declare = { "DECLARE", function(_, ask) return ask.least .. " " .. ask.most end,
        read_number },
    offer = { "OFFER", count_of, read_offer },
    pick = { "PICK", listed, one_point "pick" },
    remove = { "REMOVE", listed, one_point "remove" },
}

-- Creates the reader for all alternatives of a request. The first alternative that fits
-- an answer gives the action. An answer may repeat the word of its alternative.
local function reader(ask, choices)
    return function(line)
        line = line:match "^%s*(.-)%s*$"
        local word, rest = line:match "^(%a+)%s+(.*)$"
        for _, choice in ipairs(choices) do
            local kind = KINDS[choice.verb]
            local is_named = word and word:upper() == kind[1]
            local action = kind[3](is_named and rest or line, ask, choice)
            if action then return action end
        end
    end
end

--- Return the request for the next decision in an opening.
-- @param game in the phases of its opening
-- @return the request, or nil if there is nothing to decide, for example if dice are
-- rolled. The request has {text, read, expected}. `text` is its first line. `read` is a
-- function that returns the action in an answer as text, or nil. `expected` is the form
-- of an answer, for messages
function requests.of(game)
    local phase = game:phase()
    local ask = { rows = game.rules.height, colours = game.colours, steps = phase.steps,
        least = phase.least, most = phase.most, is_open = phase.is_open }
    local parts, words, choices, seen = {}, {}, {}, {}
    for _, choice in ipairs(game:legal_groups()) do
        local kind = KINDS[choice.verb]
        local text = kind and kind[1] .. (kind[2] and " " .. kind[2](choice, ask) or "")
        if text and not seen[text] then
            seen[text] = true
            parts[#parts + 1], choices[#choices + 1] = text, choice
            words[#words + 1] = say("engine-wants-" .. kind[1])
        end
    end
    if #parts == 0 then return nil end
    return { text = "OPENING " .. table.concat(parts, " OR "),
        read = reader(ask, choices), expected = language.list(words) }
end

-- ---- Swap2 ----------------------------------------------------------------------------

--- Return the actions for an answer to SWAP2BOARD.
-- @param answer as Engine:swap2 returns it
-- @param before number of stones on the board
-- @param colours of the game, in turn order
-- @return list of actions as texts
function requests.swap2_actions(answer, before, colours)
    if answer == "swap" then return { "choose " .. colours[1] } end
    local list = {}
    if before > 0 and #answer == 1 then list[1] = "choose " .. colours[2] end
    if #answer == 2 then list[1] = "take two" end
    for _, point in ipairs(answer) do list[#list + 1] = "play " .. point end
    return list
end

return requests
