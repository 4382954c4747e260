--- Positions that are set up in place of the empty board.
local endings = require "inarow.kernel.endings"
local language = require "inarow.language"
local say = require("inarow.kernel.sentences").say
local sides = require "inarow.kernel.sides"
local turns = require "inarow.kernel.turn"

local setup = {}

local MOST_CAPTURED = 65535

local function bad(message, at)
    return nil, message, "bad-position", at
end

-- Returns the name of a state's colour from a word; or nil and a message.
local function named(state, word)
    local number, message = sides.colour_number(state, word)
    if number then return sides.colour(state, number) end
    return nil, message
end

-- Returns true if a colour can have captured this many stones.
local function is_count(rules, taken)
    return rules.capture and type(taken) == "number" and taken % 1 == 0
        and taken >= 0 and taken <= MOST_CAPTURED
end

-- Returns the numbers of stones that colours have captured, by the names of the colours;
-- or nil, message.
local function counts_of(state, captured)
    local counts = {}
    for word, taken in pairs(captured) do
        local colour, message = named(state, word)
        if not colour then
            return nil, message
        elseif counts[colour] then -- two spellings name the same colour
            return nil, sides.not_a_colour(state, word)
        elseif not is_count(state.rules, taken) then
            return nil, say("bad-position", { fault = say("bad-captured",
                { colour = tostring(word), given = language.shown(taken) }) })
        end
        counts[colour] = math.floor(taken) -- JSON may give 4.0
    end
    return counts
end

-- Ends a game in which no action is possible.
local function finish_stuck(state, cells)
    local full = state.rules.draws["full-board"]
        and not cells:find(".", 1, true)
    local reason = full and "full-board" or "no-action"
    endings.finish(state, (endings.outcome(state, "drawn", reason)))
end

--- Returns the state in which a game begins at a position that is set up.
-- @param state the game's start without the position that is set up
-- @param conduct table by key (variant/match_rules.lua)
-- @param start {cells, turn, captured}: the points row by row from the top, as from
-- position:cells; the colour to move, nil for the first; numbers of captured stones by
-- colour, or nil
-- @return state; or nil, message, "bad-position", and the number of the faulty point, if
-- there is one
function setup.state(state, conduct, start)
    local rules, cells = state.rules, start.cells
    local turn, counts, message
    if start.turn then
        turn, message = named(state, start.turn)
        if not turn then return bad(message) end
    end
    if start.captured then
        counts, message = counts_of(state, start.captured)
        if not counts then return bad(message) end
    end
    local position, fault, one, other =
        rules.core:setup(cells, turn and sides.colour_index(state, turn))
    if not position then
        return bad(say("bad-position", { fault = say(fault, { one = one,
            other = other }) }), rules.board.number[one] or one)
    end
    for colour, taken in pairs(counts or {}) do
        position:set_taken(sides.colour_index(state, colour), taken)
    end
    local set_up = turns.first(rules, conduct,
        { cells = cells, turn = turn, captured = counts }, position)
    if position:is_stuck() then finish_stuck(set_up, cells) end
    return set_up
end

return setup
