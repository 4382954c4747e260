--- Infers the actions that a foreign notation's moves represent in a variant's phases.
--
-- Other notations record only stones and passes. Missing actions are assumed to be
-- legal. The players are assumed to keep their colours, and to declare a number of
-- stones that allows the recorded moves. The played fifth stone is assumed to be among
-- the offered stones. Each assumed action is marked `assumed`. Recorded actions are
-- taken literally, so the rules may refuse them: for example, a recorded offer may be
-- illegal.
local infer_actions = {}

-- Carries out a recorded action. Returns the results of game:apply and, as the fifth
-- result, a refused action.
local function apply(game, action)
    local ruling, message, code, refusal = game:apply(action)
    return ruling, message, code, refusal, refusal and action
end

-- Carries out an action that is not recorded, and marks it. Returns the results of
-- game:apply.
local function assume(game, action)
    action.assumed = true
    local ruling, message, code, refusal = game:apply(action)
    return ruling, message, code, refusal
end

-- Returns an offer with the required number of points, including `first`. No two points
-- are symmetric.
local function lawful_offer(game, first, count)
    local points, position = { first }, game:for_core()
    for _, action in ipairs(game:legal()) do
        local point = action.points and action.points[1]
        local differs = point and #points < count
        for _, other in ipairs(points) do
            differs = differs and not position:symmetric(point, other)
        end
        if differs then points[#points + 1] = point end
    end
    return points
end

-- For each phase, a function that returns the action that must precede the move, and true
-- if this action is recorded. It returns nothing if the move may come first.
local passing = {}

function passing.swap()
    return { verb = "keep" }
end

function passing.choose(game)
    return { verb = "choose", colour = game.rules.colours[2] }
end

function passing.declare(game, source)
    local phase = game:phase()
    local offered = source.offers and #source.offers or math.max(1, phase.least)
    return { verb = "declare",
        number = math.max(phase.least, math.min(phase.most, offered)) }
end

function passing.offer(game, source, move)
    if not move.point then return nil end
    if source.offers then return { verb = "offer", points = source.offers }, true end
    return { verb = "offer",
        points = lawful_offer(game, move.point, game:phase().least) }
end

-- Returns true if the move can be the stone that this phase places.
local function is_placed(game, move)
    for _, action in ipairs(game:legal()) do
        if action.verb == "play" and action.point == move.point then return true end
    end
    return false
end

-- Returns the verb of the current phase; nil after the opening. If there are several
-- verbs, returns the first one, unless the record requires an offer.
local function phase_verb(game, source, move)
    local phase = game:phase()
    if not phase then return nil end
    for i, step in ipairs(phase.steps) do
        if i > 1 and step[1] == "offer" and move.point
            and (source.offers or not is_placed(game, move)) then
            return "offer"
        end
    end
    return phase.steps[1][1]
end

-- Returns the colour of a stone; nil if the action need not name it.
local function said_colour(game, move)
    local _, turn = game:to_act()
    local phase = game:phase()
    local is_open = phase and not phase.steps[1].colour
    return (is_open or game.rules.colours[turn] ~= move.colour) and move.colour or nil
end

-- Returns true if the move is a pass that the current phase allows.
local function passes(game, move)
    local phase = not move.point and game:phase()
    for _, step in ipairs(phase and phase.steps or {}) do
        if step.pass == true or type(step.pass) == "table" then return true end
    end
    return false
end

--- Some actions must have happened before a move, although only the move is recorded.
-- Return the next of these actions. Also return true if the action's points are
-- recorded. Return nil if the move itself is possible.
-- @param game, source, move as for infer_actions.play
function infer_actions.before(game, source, move)
    if game.final or passes(game, move) then return nil end
    local pass = passing[phase_verb(game, source, move)]
    if pass then return pass(game, source, move) end
end

--- Return the action of a move that is possible now.
-- @param game, source, move as for infer_actions.play
function infer_actions.action(game, source, move)
    if not move.point then return { verb = "pass", time = move.time } end
    local verb = phase_verb(game, source, move)
    local is_pick = verb == "pick"
    return { verb = is_pick and verb or "play", point = move.point, time = move.time,
        colour = not is_pick and move.colour and said_colour(game, move) or nil }
end

--- Carry out one entry of a source, after the actions that must have preceded it.
-- @param game a game
-- @param source of the entry; its `offers` are used
-- @param move {colour, point}, which is a pass without a point; or {action}, a recorded
-- action, perhaps with the move
-- @return as game:apply. After a refusal, also the refused action, which may be a
-- recorded offer before the move. The refused action is nil if it was only assumed
function infer_actions.play(game, source, move)
    if move.action then
        local ruling, message, code, refusal = game:apply_read(move.action)
        return ruling, message, code, refusal, refusal and move.action
    end
    while true do
        local action, is_recorded = infer_actions.before(game, source, move)
        if not action then break end
        local ruling, message, code, refusal, refused =
            (is_recorded and apply or assume)(game, action)
        if refusal then return nil, message, code, refusal, refused end
        if not ruling then break end
    end
    local action = infer_actions.action(game, source, move)
    if action.verb == "play" and not action.colour and not move.time then
        local ruling, message, code, refusal = game:play(move.point) -- faster than apply
        return ruling, message, code, refusal, refusal and action
    end
    return apply(game, action)
end

--- Return the content of a foreign record in order: its moves, and {action} for each
-- action in its comments.
-- @return list, to be read with infer_actions.move
function infer_actions.items(source)
    if not source.actions then return source.moves end
    local items = {}
    for i = 0, #source.moves do
        if i > 0 then items[#items + 1] = infer_actions.move(source.moves, i) end
        for _, action in ipairs(source.actions[i] or {}) do
            items[#items + 1] = { action = action }
        end
    end
    return items
end

--- Return the i-th move of a foreign record, or nil. In the list, a move without further
-- data is only a point.
function infer_actions.move(moves, i)
    local move = moves[i]
    return type(move) == "string" and { point = move } or move
end

--- Play stones in turn from the i-th move on. Stop at the first move that does not depend
-- on the board alone.
-- @return number of the next move, which is for `play`, or one beyond the end
function infer_actions.run(game, moves, i)
    local colours = game.rules.colours
    if game:phase() then return i end
    i = game:play_many(moves, i)
    while type(moves[i]) == "table" and not game.final do
        local move = moves[i]
        if not move.point or move.time or move.action
            or move.colour and move.colour ~= colours[select(2, game:to_act())]
            or not game:play(move.point) then
            break
        end
        i = i + 1
    end
    return i
end

return infer_actions
