--- Refusals in words: why an action is refused, and by which article.
local articles = require "inarow.kernel.articles"
local language = require "inarow.language"
local messages = require "inarow.kernel.sentences"
local model = require "inarow.model"
local phase = require "inarow.kernel.phase"
local rulings = require "inarow.kernel.ruling"
local sides = require "inarow.kernel.sides"

local say = messages.say

local LONGEST = 40 -- bytes of a word that is told of

local refusals = {}

--- Refuse an action: `subject` of the script's `cite` is what it is refused by, the
-- reason if nil; `values` are of its sentence, which may be another, `values.sentence`.
function refusals.refuse(game, reason, values, subject)
    return rulings.refused(reason, articles.of(game, subject or reason),
        say(values and values.sentence or reason, values))
end

--- Refuse an action of which it is not sure whose it is.
-- @param words the action's
function refusals.ask_by(game, words, subject)
    return refusals.refuse(game, "bad-action", { what = say("missing",
        { verb = words, expected = say "expected-by" }) }, subject)
end

--- Refuse an action that is none of the game's.
-- @param what is wrong with it, a sentence
-- @param citation of what it is against, or nil
function refusals.bad_action(what, citation)
    return rulings.refused("bad-action", citation, say("bad-action", { what = what }))
end

-- ---- On the board ---------------------------------------------------------------------

-- A word that is told of as a point: in quotation marks if it does not look like one, and
-- not all of a long one.
local function told_as_point(word)
    if #word <= LONGEST and word:find "^[%w-]+$" then return word end
    return messages.quoted(#word > LONGEST and word:sub(1, LONGEST) .. "..." or word)
end

-- The sentence of a point that is not on the board, and what it fills in.
local function off_board(board, point)
    local code = board.full and "off-board"
        or board:is_hole(point) and "at-hole"
        or board:has(point .. "-1") and "no-layer"
        or board.hex and "off-hexagon"
        or board.layers > 1 and "off-layers" or "off-other-board"
    return code, { point = told_as_point(point), columns = board.columns,
        rows = board.rows, side = board.hex, size = board:size(),
        last = model.point_name(board.columns, board.rows, board.layers) }
end

--- That a point is not on the board, in words.
function refusals.off_board(board, point)
    return say(off_board(board, point))
end

-- Does a word name no place of the board: no point and, where stones fall, no column or
-- peg?
local function is_nowhere(board, point)
    return not (board:has(point) or board:has(point .. "-1")
        or board.layers == 1 and #point == 1)
end

-- The first point of an offer that makes it illegal as one, for the message.
local function refused_point(game, action, reason)
    if action.verb == "move" then
        local from, to = action.points[1], action.points[2]
        return reason == "no-stone" and from or to
    end
    for _, point in ipairs(action.points or {}) do
        if not game.rules.board:has(point) or game.position:at(point) then
            return point
        end
    end
    return action.point or (action.points or {})[1]
end

-- The two points of an offer that are one, or one by symmetry.
local function twins(game, action)
    for i, point in ipairs(action.points or {}) do
        for j = 1, i - 1 do
            local other = action.points[j]
            if point == other or game.position:symmetric(point, other) then
                return other, point
            end
        end
    end
end

-- What is wrong with a number, as {given, expected}.
local function counts_of(game, action, least, most)
    local number = action.number
    if action.verb == "take" then
        local function take(n)
            return messages.quoted(model.format { verb = "take", number = n })
        end
        return { given = take(number),
            expected = take(phase.step_for(game, "take").count) }
    elseif action.verb == "declare" then
        return { given = number,
            expected = say("expected-from-to", { least = least, most = most }) }
    end
    return { given = messages.counted("points", #(action.points or {})),
        expected = messages.counted("points", least) }
end

-- The stone of an open colour, as it may be named.
local function named_stones(game, point)
    local ways = {}
    for i, colour in ipairs(game.rules.colours) do
        ways[i] = messages.quoted(model.format
            { verb = "play", colour = colour, point = point })
    end
    return language.list(ways)
end

-- The sentence that says why, by the reason and what was tried, and what it fills in. A
-- reason that is not here has the sentence of its own code.
local sentences = {}

sentences["not-your-turn"] = function(game, action, values)
    local seat, colour = game.position:turn()
    local by_other = action.by and sides.seat(game, action.by) ~= seat
    if not by_other and action.colour then
        return "other-stone", { who = action.colour, turn = sides.colour(game, colour) }
    end
    return "not-your-turn", { who = action.by, turn = values.who }
end

sentences["not-now"] = function(game, _, values)
    values.expected = say("expected", { expected = phase.expected(game) })
    return "not-now", values
end

sentences.unsupported = function(game, _, values)
    return game.rules.board.layers > 1 and "unsupported-layers" or "unsupported", values
end

sentences["column-full"] = function(game, _, values)
    return game.rules.board.layers > 1 and "peg-full" or "column-full", values
end

sentences["off-board"] = function(game, _, values)
    return off_board(game.rules.board, values.point)
end

sentences["outside-region"] = function(game, action, values)
    local step = phase.step_for(game, action.verb)
    if action.verb == "move" then return "moves-far", values end
    if action.verb == "remove" then
        values.most = messages.number(step and step.of or 1)
        return step and "removes-other" or "pops-other", values
    end
    values.region = phase.where_now(game, action.verb,
        action.colour and sides.colour_index(game, action.colour))
    return "outside-region", values
end

sentences["wrong-count"] = function(game, action)
    if action.verb == "play" then -- more of a colour than the phase takes
        return "too-many", { most = phase.step_for(game, "play").most }
    end
    local _, _, _, _, least, most = game.position:turn()
    return "wrong-count", counts_of(game, action, least, most)
end

sentences["no-stone"] = function(game, action, values)
    local step = action.verb == "remove" and phase.step_for(game, "remove")
    values.colour = step and step.colour or ""
    return step and "none-to-remove" or "no-stone", values
end

sentences["bad-action"] = function(game, action, values)
    local point, board = values.point, game.rules.board
    if action.verb == "play" and not action.colour then
        if point and is_nowhere(board, point) then return off_board(board, point) end
        return "which-colour", { expected = named_stones(game, values.point) }
    elseif action.verb == "roll" then
        return "bad-action", { what = say "bad-dice" }
    end
    return "bad-action", { what = say("no-such-action", values) }
end

--- Refuse an action of a game for a reason of the core's.
-- @return nil, message, code, ruling
function refusals.of_core(game, reason, action)
    local point = refused_point(game, action, reason)
    local seat, colour = game.position:turn()
    local pattern
    if reason == "forbidden" then
        local moves = action.verb == "move"
        colour = sides.colour_index(game, action.colour) or colour
        for _, at in ipairs(not moves and action.points or { point }) do
            local name, bad =
                game.position:makes(colour, at, moves and action.points[1] or nil)
            if bad then
                pattern, point = name, at
                break
            end
        end
    end
    local other
    if reason == "symmetric-offer" or reason == "duplicate-offer" then
        point, other = twins(game, action)
    end
    local code, values = reason, {
        point = point, other = other, verb = action.verb,
        who = sides.of_seat(game, seat),
        pattern = pattern and say("made-" .. pattern),
    }
    if sentences[reason] then code, values = sentences[reason](game, action, values) end
    return rulings.refused(reason, articles.of_reason(game, reason, action.verb, pattern),
        say(code, values), pattern)
end

--- Refuse a verb that is not possible now, whatever follows it.
function refusals.not_now(game, verb)
    if game.at_table.session.suspended then
        return refusals.refuse(game, "not-now", { verb = verb,
            expected = say "interrupted" }, "interruption")
    end
    return refusals.of_core(game, "not-now", { verb = verb, points = {} })
end

return refusals
