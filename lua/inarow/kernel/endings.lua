--- Endings in words: the event that ended a game, the article, and the stones that show
-- it.
local articles = require "inarow.kernel.articles"
local language = require "inarow.language"
local messages = require "inarow.kernel.sentences"
local rulings = require "inarow.kernel.ruling"
local sides = require "inarow.kernel.sides"

local say = messages.say

local endings = {}

--- Ends a game with a ruling on the present action; `at` is the deciding point, or nil.
-- @return the ruling
function endings.finish(state, ruling, at)
    -- A position that was set up may be decided before the first action.
    ruling.at = { action = math.max(state.number, 1), point = at }
    state.final = rulings.new(ruling)
    return state.final
end

--- Ends the game with a loss for a seat. Before the colours are settled, the ruling names
-- the winner by the seat.
function endings.lost_by(state, seat, reason)
    local who = sides.of_seat(state, sides.opponent(state, seat))
    return endings.finish(state, { status = "won", reason = reason, who = who,
        citation = articles.of(state, reason),
        message = say(reason, { who = sides.in_words(state, who),
            loser = sides.of_seat(state, seat) }) })
end

-- ---- On the board ---------------------------------------------------------------------

-- For reasons that no single pattern has: the patterns whose rows show the reason.
local SHOWN = {
    ["double-four"] = { four = true, ["straight-four"] = true },
    ["double-three"] = { three = true },
    ["open-rows"] = { ["open-row"] = true },
}

--- Returns the rows that show why a stone decided the game: the winning rows, the fours
-- or threes of the stone, or the first of its shapes.
-- @param point of the stone; nil if its row has fallen since
-- @return list of lists of points
function endings.rows(state, reason, colour, point)
    local reasons, rows = SHOWN[reason] or { [reason] = true }, {}
    local made = point and state.position:rows(colour, point)
    for _, node in ipairs(made or {}) do
        if reasons[node.reason] and (not node.shape or #rows == 0) then
            rows[#rows + 1] = node.stones
        end
    end
    return rows
end

--- Returns the rows of a colour's stone that win; or that lose, if rows lose the game.
-- @param point of the stone
-- @return list of lists of points
function endings.winning_rows(state, colour, point)
    return language.joined(endings.rows(state, "five", colour, point),
        endings.rows(state, "overline", colour, point))
end

local function points_of(state, reason, colour, point)
    local points, seen = {}, {}
    for _, row in ipairs(endings.rows(state, reason, colour, point)) do
        for _, stone in ipairs(row) do
            if not seen[stone] then points[#points + 1] = stone end
            seen[stone] = true
        end
    end
    return points
end

-- Reasons for a draw if nobody wins at the end.
local IS_DRAW = { ["full-board"] = true, ["supply-exhausted"] = true,
    ["two-passes"] = true, ["no-action"] = true, ["move-limit"] = true }
local IS_SHAPE = { shape = true, ["losing-shape"] = true }

--- Returns the shapes of a colour that its stone at a point completes: a list of {shape,
-- stones}, in the order of rules.shapes.
-- @param reason `shape` or `losing-shape`
-- @param point of the stone, or nil
function endings.shapes(state, reason, colour, point)
    local made, found = point and state.position:rows(colour, point), {}
    for _, node in ipairs(made or {}) do
        local shape = node.reason == reason and state.rules.shapes[node.shape]
        if shape and language.index_of(shape.colours, colour) then
            found[#found + 1] = { shape = shape, stones = language.joined(node.stones) }
        end
    end
    return found
end

--- Puts the name and the citation of a deciding shape into the ruling.
-- @param ruling to fill in
-- @param found one item of endings.shapes
-- @return the ruling
function endings.by_shape(state, ruling, reason, colour, found)
    ruling.reason, ruling.points = found.shape.name, found.stones
    ruling.citation = found.shape.cite
    ruling.message = say(reason, { who = ruling.who, loser = sides.colour(state, colour),
        shape = found.shape.name })
    return ruling
end

local function decided_by_shape(state, ruling, reason, colour, point)
    local first = endings.shapes(state, reason, colour, point)[1]
    endings.by_shape(state, ruling, reason, colour, first)
end

-- Returns the point of a colour's stone that shows a reason: `at`, or another point if
-- one action moved several stones. Returns nil if no stone does.
local function shown_at(state, reason, colour, at)
    local found = IS_SHAPE[reason] and endings.shapes or endings.rows
    if #found(state, reason, colour, at) > 0 then return at end
    for _, point in ipairs(state.rules.board.points) do
        local is_own = state.rules.are_shared or state.position:at(point) == colour
        if is_own and #found(state, reason, colour, point) > 0 then return point end
    end
end

-- If the core gives one of these reasons, a rival of the mover may have won. For all
-- other reasons the mover has lost.
local WINS = { five = true, overline = true, shape = true }

--- Returns the stone that decided a won game.
-- @param reason of the win, except `captures`
-- @return three values: the stone's colour; a point of the row that the stone made; and
-- true if that colour won
function endings.decider(state, winner, reason)
    local colour, at, rival, rival_at = state.position:decided()
    local turn = state.rules.turn
    local is_own = state.rules.leaders[colour] == winner
    if not (rival or turn.rotate or turn.pop) then return colour, at, is_own end
    local shown = is_own and shown_at(state, reason, colour, at)
    if shown then return colour, shown, true end
    shown = rival and WINS[reason] and state.rules.leaders[rival] == winner
        and shown_at(state, reason, rival, rival_at)
    if shown then return rival, shown, true end
    return colour, at, false
end

-- Returns the rule by which a colour has lost through the patterns of its stone; and true
-- if the rule is in `forbid`.
local function lose_rule(state, reason, colour)
    local forbid = state.rules.forbid[reason]
    return forbid or state.rules.lose[colour], forbid ~= nil
end

--- Fills in the ruling for a colour that won by a row.
-- @param ruling its fields, including `who`
-- @param reason `five` or `overline`
-- @param point of a stone of the row
function endings.by_row(state, ruling, reason, colour, point)
    local win = state.rules.win[colour]
    ruling.reason = win.reason or reason
    ruling.citation = win.cite
    local code = reason == "five" and win.row ~= 5 and "row" or reason
    ruling.message = say(code, { who = sides.colour(state, colour),
        row = code ~= "five" and messages.number(win.row) or nil })
    ruling.points = points_of(state, reason, colour, point)
end

-- Fills in the ruling for a colour that lost because its stone made a pattern at a point.
local function lost_by_stone(state, ruling, reason, colour, point)
    local loser = sides.colour(state, colour)
    local rule, is_forbidden = lose_rule(state, reason, colour)
    ruling.reason = not is_forbidden and rule.reason or reason
    ruling.citation = is_forbidden and state.rules.cites["forbid." .. reason] or rule.cite
    ruling.message = is_forbidden
        and say(point and "forbidden-made-at" or "forbidden-made",
            { who = ruling.who, loser = loser, pattern = say("made-" .. reason),
            point = point })
        or say(reason, { who = ruling.who, loser = loser })
    ruling.points = points_of(state, reason, colour, point)
end

--- Returns the ruling for an outcome of the core after the last action on the board.
-- @return fields of the ruling, and the deciding point
function endings.outcome(state, status, reason, winner)
    local point = select(3, state.position:mover())
    if status == "drawn" then
        return { status = "drawn", reason = reason, message = say(reason),
            citation = state.rules.draws[reason]
                or state.rules.cited_for[reason] or state.rules.source }, point
    end
    local ruling = { status = "won", who = sides.colour(state, winner), reason = reason }
    if IS_DRAW[reason] then
        ruling.citation = state.rules.cites.at_end
        ruling.message = say("at-end-" .. (state.rules.at_end.most or "winner"),
            { who = sides.in_words(state, ruling.who), drawn = say(reason) })
    elseif reason == "captures" then
        ruling.citation = state.rules.win[winner].captured_cite
        ruling.message =
            say("captures", { who = sides.in_words(state, ruling.who),
                count = state.position:taken(winner) })
        ruling.points = state.position:captured()
    else
        local colour, at, has_won = endings.decider(state, winner, reason)
        local by = IS_SHAPE[reason] and decided_by_shape or has_won and endings.by_row
            or lost_by_stone
        by(state, ruling, reason, colour, at)
    end
    return ruling, point
end

--- Returns the end of a game if the last action on the board ended it without a win. The
-- end is a draw for the reason, or a win by the rule `at_end`.
-- @return as endings.outcome
function endings.at_end(state, reason)
    local _, _, winner = state.position:claims()
    return endings.outcome(state, winner and "won" or "drawn", reason, winner)
end

--- Ends the game by a draw on the board that no claim prevented.
function endings.drawn(state)
    local draw = state.at_table.claims.draw
    return endings.finish(state, (endings.at_end(state, draw)))
end

return endings
