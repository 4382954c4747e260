--- Fitting the moves of a foreign notation to a variant's phases.
--
-- Other notations record stones and passes only. What they leave out is taken as done
-- lawfully: colours kept, a number declared that allows what was played, the fifth stone
-- offered among others. Each such action is marked `assumed`.
local fit = {}

-- As game:apply does; what stands is marked.
local function assume(game, action)
    local ruling, message, code, refusal = game:apply(action)
    if not ruling then return nil, message, code, refusal end
    game.log[#game.log].assumed = true
    game.assumed = game.assumed or {}
    table.insert(game.assumed, require("inarow.actions").format(action))
    return ruling
end

-- As many points as asked for, `first` among them, that no symmetry maps to each other.
local function lawful_offer(game, first, count)
    local points = { first }
    for _, action in ipairs(game:legal()) do
        local point = action.points and action.points[1]
        local differs = point and #points < count
        for _, other in ipairs(points) do
            differs = differs and not game.position:symmetric(point, other)
        end
        if differs then points[#points + 1] = point end
    end
    return points
end

local function same_set(points, point)
    for _, other in ipairs(points) do
        if other == point then return true end
    end
    return false
end

-- The points recorded as offered, if the next stone is one of them and they are as many
-- as asked for.
local function recorded_offer(source, point, count)
    local offers = source.offers
    return offers and (not count or #offers == count) and same_set(offers, point)
        and offers or nil
end

-- How each phase's verb is passed on the way to the move: as game:apply; nothing if the
-- move is to be tried as it is.
local passing = {}

function passing.swap(game)
    return assume(game, { verb = "keep" })
end

function passing.choose(game)
    local colours = game.rules.colours
    return assume(game, { verb = "choose", colour = colours[2] })
end

function passing.declare(game, source)
    local _, _, _, _, least, most = game.position:turn()
    local offered = source.offers and #source.offers or math.max(1, least)
    return assume(game, { verb = "declare",
        number = math.max(least, math.min(most, offered)) })
end

function passing.offer(game, source, move)
    local _, _, _, _, count = game.position:turn()
    if not move.point then return nil end
    local recorded = recorded_offer(source, move.point, count)
    if recorded then
        return game:apply { verb = "offer", points = recorded }
    end
    return assume(game, { verb = "offer",
        points = lawful_offer(game, move.point, count) })
end

-- The verb of the current phase, or nil once play is free.
local function phase_verb(game)
    local _, _, first = game.position:turn()
    return first and game.rules.steps[first][1]
end

-- The colour of a stone, where it does not go without saying.
local function said_colour(game, move)
    local _, turn, first = game.position:turn()
    local step = first and game.rules.steps[first]
    local is_open = step and not step.colour
    return (is_open or game.rules.colours[turn] ~= move.colour) and move.colour or nil
end

--- Play one move of a foreign record, with what must have happened before it.
-- @param game a game
-- @param source the record that the move is from: its `offers`
-- @param move {colour, point, time}; no point is a pass
-- @return as game:apply does
function fit.play(game, source, move)
    local verb = phase_verb(game)
    while passing[verb] and not game.final do
        local ruling, message, code, refusal = passing[verb](game, source, move)
        if refusal then return nil, message, code, refusal end
        if not ruling then break end
        verb = phase_verb(game)
    end
    local colour = verb ~= "pick" and move.colour and said_colour(game, move)
    if not move.point then
        return game:apply { verb = "pass", time = move.time }
    elseif verb == "pick" or colour or move.time then
        return game:apply { verb = verb == "pick" and verb or "play",
            point = move.point, colour = colour or nil, time = move.time }
    end
    return game:play(move.point) -- the same, and faster
end

return fit
