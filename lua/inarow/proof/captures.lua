--- Explains captures move by move. An explanation shows the captured stones, and the two
-- stones that flank them.
local model = require "inarow.model"
local language = require "inarow.language"
local node = require "inarow.proof.node"
local rows = require "inarow.proof.rows"
local kernel = require "inarow.kernel"

local MOVES = model.verbs "move"

local captures = {}

-- Returns the lifted stones that follow a point in a direction without a gap. The second
-- result is the point after these stones, or nil.
local function lifted_from(board, lifted, point, step, way)
    local run = {}
    local at = board:along(point, step, way)
    while at and lifted[at] do
        run[#run + 1] = at
        at = board:along(point, step, way * (#run + 1))
    end
    return run, at
end

-- Along each line and in both directions, adds the lifted stones between the new stone
-- and another stone of its colour.
local function bracketed(game, lifted, last, mover, list)
    for _, step in ipairs(rows.steps(game)) do
        for way = -1, 1, 2 do
            local run, behind = lifted_from(game.rules.board, lifted, last, step, way)
            local is_other = #run > 0
            for _, point in ipairs(run) do
                is_other = is_other and lifted[point] ~= mover
            end
            if is_other and behind and kernel.at(game, behind) == mover then
                list[#list + 1] = { stones = run, flanks = { last, behind },
                    line = step.name, by = mover }
            end
        end
    end
end

-- Adds the lifted stones of the mover, including the new stone, that stand between two
-- stones of an opponent.
local function own_rows(game, lifted, last, mover, list)
    local board = game.rules.board
    if lifted[last] ~= mover then return end
    local own = {}
    for point, colour in pairs(lifted) do own[point] = colour == mover or nil end
    for _, step in ipairs(rows.steps(game)) do
        local before, left = lifted_from(board, own, last, step, -1)
        local after, right = lifted_from(board, own, last, step, 1)
        local by = left and kernel.at(game, left)
        if #before + #after > 0 and by and by ~= mover and right
            and kernel.at(game, right) == by then
            local run = {}
            for i = #before, 1, -1 do run[#run + 1] = before[i] end
            run[#run + 1] = last
            for _, point in ipairs(after) do run[#run + 1] = point end
            list[#list + 1] = { stones = run, flanks = { left, right },
                line = step.name, by = by }
        end
    end
end

-- Returns the stones of a list that an action lifted: for each point the number of the
-- stone's colour.
local function gone(game, before, points)
    local lifted = {}
    for _, point in ipairs(points) do
        if not kernel.at(game, point) then
            lifted[point] = kernel.at(before, point) or false
        end
    end
    return lifted
end

-- Returns the capture whose stones were lifted by hand: {lifted, at, move, colour}. `at`,
-- `move` and `colour` are the point, number and colour of the capturing stone. Returns
-- nil if none were lifted.
local function by_hand(game, before)
    local lifts = kernel.last(before).lifts
    for seat in ipairs(game.rules.colours) do
        local lift = lifts[seat]
        local lifted = gone(game, before, lift and lift.points or {})
        if next(lifted) then
            return { lifted = lifted, at = lift.at, move = lift.move,
                colour = lift.colour }
        end
    end
end

-- Returns the stone that captured and lifted stones as the last action, in the form of
-- `by_hand`.
local function by_move(game, before)
    local _, _, _, move = kernel.to_act(game)
    local last = kernel.last(game)
    local at, lifted = last.point, gone(game, before, last.captured)
    if not at or not next(lifted) then return nil end
    -- If the capturing stone itself was lifted at once, its colour is the mover's.
    local colour = kernel.at(game, at) or select(2, kernel.to_act(before))
    if lifted[at] ~= nil then lifted[at] = colour end
    return { lifted = lifted, at = at, move = move, colour = colour }
end

-- Returns the captures of the last action of a game: a list of {stones, flanks, line, by,
-- of}, with `of` from by_move.
local function of_action(game, before, action)
    local it, list = nil, {}
    if MOVES[action.verb] then
        it = by_move(game, before)
    elseif action.verb == "capture" or action.verb == "demand" then
        it = by_hand(game, before)
    end
    if not it then return list end
    bracketed(game, it.lifted, it.at, it.colour, list)
    own_rows(game, it.lifted, it.at, it.colour, list)
    for _, found in ipairs(list) do found.of = it end
    return list
end

-- Returns a statement that captured stones of a partner count for nobody; nil if there
-- are none.
local function uncounted(game, found)
    local stones, team = {}, game.rules.leaders[found.by]
    for _, point in ipairs(found.stones) do
        if game.rules.leaders[found.of.lifted[point]] == team then
            stones[#stones + 1] = point
        end
    end
    if #stones == 0 then return nil end
    return node.of("capture-uncounted", { stones = language.list(stones, "and") }, {
        rule = game.rules.cites.capture, points = stones })
end

-- Returns a capture as a part of an explanation.
-- @param number number of the action in the log, nil for a hypothetical stone
local function capture_node(game, found, number)
    local move, last = found.of.move, found.of.at
    local colour, colours = kernel.colour(game, found.by), {}
    for i, point in ipairs(found.stones) do
        colours[i] = kernel.colour(game, found.of.lifted[point])
    end
    local one = node.of("capture", { sentence = not number and "captures" or nil,
        move = move, who = colour, stones = language.list(found.stones, "and"),
        flanks = language.list(found.flanks, "and"),
    }, { rule = game.rules.cites.capture, point = last, stones = found.stones,
        points = found.flanks, line = found.line, colour = colour, colours = colours,
        move = number and move, after = number, team = game.rules.leaders[found.by] })
    node.add(one.children, uncounted(game, found))
    return one
end

local function reversed(list)
    local other = {}
    for i = #list, 1, -1 do other[#other + 1] = list[i] end
    return other
end

--- Returns all captures of a game.
-- @param from number of the first action in the log to examine; 1 if nil
-- @return list of parts of an explanation, each with `team`, the number of the first
-- colour of the team that has the stones
function captures.of(game, from)
    local list = {}
    if not game.rules.capture then return list end
    local number, first = #game.log, from or 1
    local after = game:branch()
    local before = game:branch(math.max(0, number - 1))
    while number >= first do
        local action, back = game.log[number], 1
        if action.back then -- only undone actions do not count
            back, first = action.back + 1, 1
        else
            local found = of_action(after, before, action)
            for i = #found, 1, -1 do
                list[#list + 1] = capture_node(after, found[i], number)
            end
        end
        for _ = 1, back do
            after:undo(true)
            before:undo(true)
        end
        number = number - back
    end
    return reversed(list)
end

--- Returns the captures that a stone at a vacant point would make.
-- @param colour by number
-- @return list of parts of an explanation
function captures.by_stone(game, colour, point)
    local lifted, list, position = {}, {}, kernel.for_core(game)
    for _, at in ipairs(position:effect(colour, point).captured) do
        lifted[at] = at == point and colour or kernel.at(game, at)
    end
    bracketed(game, lifted, point, colour, list)
    own_rows(game, lifted, point, colour, list)
    for i, found in ipairs(list) do
        found.of = { lifted = lifted, at = point, colour = colour }
        list[i] = capture_node(game, found)
    end
    return list
end

--- Returns the captured stones on the board that any player may still lift: a list of
-- points.
function captures.to_lift(game)
    local points, lifts = {}, kernel.last(game).lifts
    for seat in ipairs(game.rules.colours) do
        for _, point in ipairs(lifts[seat] and lifts[seat].points or {}) do
            points[#points + 1] = point
        end
    end
    return points
end

--- Returns the captures of the last action.
function captures.last(game)
    return captures.of(game, #game.log)
end

-- Returns the number of stones that a team has captured.
local function captured_by(game, team)
    local count, captured = 0, kernel.public(game).captured
    for i in ipairs(game.rules.colours) do
        local is_own = game.rules.leaders[i] == team
        count = count + (is_own and captured[kernel.colour(game, i)] or 0)
    end
    return count
end

--- Returns a team's captures, and compares their number with the winning one.
-- @param team number of the team's first colour
-- @return list of parts of an explanation
function captures.counted(game, team)
    local list, win = {}, game.rules.win[team]
    local who = kernel.team_in_words(game, team)
    local start = (game.origin.start or {}).captured or {}
    list[1] = node.of("captured-count", { who = who, count = captured_by(game, team),
        expected = win.captured }, { rule = win.captured_cite })
    for i, name in ipairs(game.rules.colours) do
        local count = start[name]
        if count and count > 0 and game.rules.leaders[i] == team then
            node.add(list, node.of("captured-before", { who = who, count = count }))
        end
    end
    for _, one in ipairs(captures.of(game)) do
        if one.team == team then list[#list + 1] = one end
    end
    return list
end

--- Returns a statement that the captures of a hypothetical stone win.
-- @param colour by number
-- @param from the point that a moved stone comes from, or nil
-- @return a part of an explanation
function captures.enough(game, colour, point, from)
    local team = game.rules.leaders[colour]
    local who = kernel.team_in_words(game, colour)
    local count, win = captured_by(game, team), game.rules.win[team]
    local effect = kernel.for_core(game):effect(colour, point, from)
    for _, at in ipairs(effect.captured) do
        local taken = kernel.at(game, at)
        count = count + (taken and game.rules.leaders[taken] ~= team and 1 or 0)
    end
    return node.of("enough-captured", { who = who, count = count,
        expected = win.captured }, { rule = win.captured_cite })
end

--- Returns a statement that another team has captured at least as many stones as a team
-- that has enough; or nil.
-- @param team number of the first colour of the team that has enough
function captures.as_many(game, team)
    local count = captured_by(game, team)
    for i in ipairs(game.rules.colours) do
        local other = game.rules.leaders[i]
        if other ~= team and count >= game.rules.win[team].captured
            and captured_by(game, other) >= count then
            return node.of("captured-as-many", { count = captured_by(game, other),
                who = kernel.team_in_words(game, other) })
        end
    end
end

return captures
