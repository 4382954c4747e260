--- Refusals in words: the reason, and the article that the refusal cites.
local articles = require "inarow.kernel.articles"
local language = require "inarow.language"
local messages = require "inarow.kernel.sentences"
local model = require "inarow.model"
local phase = require "inarow.kernel.phase"
local rulings = require "inarow.kernel.ruling"
local sides = require "inarow.kernel.sides"

local say = messages.say

local LONGEST = 40 -- number of bytes of a quoted word, at most

local refusals = {}

--- Refuses an action. `subject` is the key of the refusal in the script's `cite`; by
-- default it is the reason. `values` are for the refusal's sentence, which has the code
-- `values.sentence` or, by default, the reason.
function refusals.refuse(state, reason, values, subject)
    return rulings.refused(reason, articles.of(state, subject or reason),
        say(values and values.sentence or reason, values))
end

--- Refuses an action because it is not clear whose action it is.
-- @param words words of the action
function refusals.ask_by(state, words, subject)
    return refusals.refuse(state, "bad-action", { what = say("missing",
        { verb = words, expected = say "expected-by" }) }, subject)
end

--- Refuses an action that the game does not have.
-- @param what the fault, as a sentence
-- @param citation of the rule against the action, or nil
function refusals.bad_action(what, citation)
    return rulings.refused("bad-action", citation, say("bad-action", { what = what }))
end

-- ---- On the board ---------------------------------------------------------------------

-- Quotes a word that should be a point. The word is in quotation marks if it does not
-- look like a point, and cut if it is long.
local function quoted_point(word)
    if #word <= LONGEST and word:find "^[%w-]+$" then return word end
    return messages.quoted(#word > LONGEST and word:sub(1, LONGEST) .. "..." or word)
end

-- Returns the code and the values of the sentence about a point that is not on the board.
local function off_board(board, point)
    local code = board.full and "off-board"
        or board:is_hole(point) and "at-hole"
        or board:has(point .. "-1") and "no-layer"
        or board.hex and "off-hexagon"
        or board.layers > 1 and "off-layers" or "off-other-board"
    return code, { point = quoted_point(point), columns = board.columns,
        rows = board.rows, side = board.hex, size = board:size(),
        last = model.point_name(board.columns, board.rows, board.layers) }
end

--- Returns the message that a point is not on the board.
function refusals.off_board(board, point)
    return say(off_board(board, point))
end

-- Returns true if a word is neither a point of the board nor, with gravity, a column or
-- peg.
local function is_nowhere(board, point)
    return not (board:has(point) or board:has(point .. "-1")
        or board.layers == 1 and #point == 1)
end

-- Returns the first point that makes an offer illegal, for the message.
local function refused_point(state, action, reason)
    if action.verb == "move" then
        local from, to = action.points[1], action.points[2]
        return reason == "no-stone" and from or to
    end
    for _, point in ipairs(action.points or {}) do
        if not state.rules.board:has(point) or state.position:at(point) then
            return point
        end
    end
    return action.point or (action.points or {})[1]
end

-- Returns two points of an offer that are the same point, or points that a symmetry of
-- the position exchanges.
local function twins(state, action)
    for i, point in ipairs(action.points or {}) do
        for j = 1, i - 1 do
            local other = action.points[j]
            if point == other or state.position:symmetric(point, other) then
                return other, point
            end
        end
    end
end

-- Returns the number of points in an action and the expected number, as {given,
-- expected}.
local function counts_of(state, action, least)
    local number = action.number
    if action.verb == "take" then
        local function take(n)
            return messages.quoted(model.format { verb = "take", number = n })
        end
        return { given = take(number),
            expected = take(phase.step_for(state, "take").count) }
    elseif action.verb == "declare" then
        local range = phase.step_for(state, "declare").count
        return { given = number,
            expected = say("expected-from-to", { least = range[1], most = range[2] }) }
    end
    return { given = messages.counted("points", #(action.points or {})),
        expected = messages.counted("points", least) }
end

-- Returns the words for a stone whose colour must be named: one for each possible colour.
local function named_stones(state, point)
    local ways = {}
    for i, colour in ipairs(state.rules.stones) do
        ways[i] = messages.quoted(model.format
            { verb = "play", colour = colour, point = point })
    end
    return language.list(ways)
end

-- The sentences for refusals: a function for each reason, which returns the sentence's
-- code and values for an action. By default the sentence has the reason as its code.
local sentences = {}

sentences["not-your-turn"] = function(state, action, values)
    local seat, colour = state.position:turn()
    local by_other = action.by and sides.seat(state, action.by) ~= seat
    if not by_other and action.colour then
        return "other-stone", { who = action.colour, turn = sides.colour(state, colour) }
    end
    return "not-your-turn", { who = action.by, turn = values.who }
end

sentences["not-now"] = function(state, action, values)
    local _, colour = state.position:turn()
    local left = action.verb == "move" and state.rules.turn.move
        and not phase.of(state) and state.position:supply(colour) or 0
    values.expected = say("expected", { expected = phase.expected(state) })
    values.stones = left > 0 and messages.counted("left-to-place", left)
    return left > 0 and "move-too-early" or "not-now", values
end

sentences["no-supply"] = function(state, _, values)
    return state.rules.turn.move and "no-supply-moves" or "no-supply", values
end

sentences.unsupported = function(state, _, values)
    return state.rules.board.layers > 1 and "unsupported-layers" or "unsupported", values
end

sentences["column-full"] = function(state, _, values)
    return state.rules.board.layers > 1 and "peg-full" or "column-full", values
end

sentences["off-board"] = function(state, _, values)
    return off_board(state.rules.board, values.point)
end

sentences["outside-region"] = function(state, action, values)
    local step = phase.step_for(state, action.verb)
    if action.verb == "move" then
        values.ways = state.rules.ways
        local is_step = state.rules.turn.move[1] == "adjacent"
        return is_step and not state.rules.turn.move[2] and "moves-far"
            or "moves-otherwise", values
    end
    if action.verb == "rotate" then
        local corners = {}
        for i, block in ipairs(state.rules.blocks) do corners[i] = block.name end
        values.expected = language.list(corners, "and")
        return "no-block", values
    end
    if action.verb == "remove" then
        values.most = messages.number(step and step.of or 1)
        return step and "removes-other" or "pops-other", values
    end
    values.region = phase.where_now(state, action.verb,
        action.colour and sides.colour_index(state, action.colour))
    return "outside-region", values
end

sentences["wrong-count"] = function(state, action)
    -- After this stone there would be more stones of its colour than the phase allows.
    if action.verb == "play" then
        return "too-many", { most = phase.step_for(state, "play").most }
    end
    local _, _, _, _, least = state.position:turn()
    return "wrong-count", counts_of(state, action, least)
end

sentences["no-stone"] = function(state, action, values)
    local step = action.verb == "remove" and phase.step_for(state, "remove")
    values.colour = step and step.colour or ""
    return step and "none-to-remove" or "no-stone", values
end

sentences["bad-action"] = function(state, action, values)
    local point, board = values.point, state.rules.board
    if action.verb == "play" and not action.colour then
        if point and is_nowhere(board, point) then return off_board(board, point) end
        return "which-colour", { expected = named_stones(state, values.point) }
    elseif action.verb == "roll" then
        return "bad-action", { what = say "bad-dice" }
    end
    return "bad-action", { what = say("no-such-action", values) }
end

--- Refuses an action of a game for a reason of the core.
-- @param foul {pattern, point} for the reason `forbidden`; if nil, this function finds
-- it
-- @return nil, message, code, ruling
function refusals.of_core(state, reason, action, foul)
    local point = foul and foul.point or refused_point(state, action, reason)
    local seat, colour = state.position:turn()
    local pattern = foul and foul.pattern
    if reason == "forbidden" and not foul then
        local moves = action.verb == "move"
        colour = sides.colour_index(state, action.colour) or colour
        for _, at in ipairs(not moves and action.points or { point }) do
            local name, bad =
                state.position:makes(colour, at, moves and action.points[1] or nil)
            if bad then
                pattern, point = name, at
                break
            end
        end
    end
    local other
    if reason == "symmetric-offer" or reason == "duplicate-offer" then
        point, other = twins(state, action)
    end
    local code, values = reason, {
        point = point, other = other, verb = action.verb,
        who = sides.of_seat(state, seat),
        pattern = pattern and say("made-" .. pattern),
    }
    if sentences[reason] then code, values = sentences[reason](state, action, values) end
    local cited = articles.of_reason(state, reason, action.verb, pattern)
    return rulings.refused(reason, cited, say(code, values), pattern)
end

--- Refuses a verb that is not possible now, whatever words follow it.
function refusals.not_now(state, verb)
    if state.at_table.session.suspended then
        return refusals.refuse(state, "not-now", { verb = verb,
            expected = say "interrupted" }, "interruption")
    end
    return refusals.of_core(state, "not-now", { verb = verb, points = {} })
end

return refusals
