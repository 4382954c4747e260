--- Plays games to find out which rules they reach.
--
-- Games of random moves rarely have a double-four, a full board, or a win with few
-- stones. Therefore games in other styles crowd stones near the centre, prolong the
-- game, or try to win.
local model = require "inarow.model"
local core = require "inarow.core"
local kernel = require "inarow.kernel"

local STONES = model.STONES

local coverage = {}

-- Returns a function that returns random numbers from 1 to n, the same on every system.
local function generator(seed)
    local random = core.random(seed)
    return function(n) return random(n) + 1 end
end

-- ---- Reached rules ------------------------------------------------------------------

-- Returns as texts the record of a game and the results of actions that were tried.
local function record_of(game, tried)
    local lines = { (game:record():gsub("\n$", "")) }
    if game.final and #game.log > 0 then
        lines[1] = lines[1] .. " -> " .. tostring(game.final)
    end
    for _, one in ipairs(tried or {}) do
        lines[#lines + 1] = ("%s -> %s"):format(model.format(one[1]), tostring(one[2]))
    end
    return table.concat(lines, "\n") .. "\n"
end

-- Marks a key as reached, with the record of the first game that reached it.
local function note(reached, key, game)
    reached[key] = reached[key] or { record = record_of(game), given = game.rules.given }
end

-- Records, once per phase, that no player has a legal action.
local function note_stuck(reached, game, tried)
    local phase = game:state().phase
    local in_opening = kernel.phase(game) ~= nil
    local key = (in_opening and "opening " or "play ") .. phase
    if reached.stuck[key] then return end
    reached.stuck[key] = true
    table.insert(reached.stuck, { phase = phase, in_opening = in_opening,
        record = record_of(game, tried), given = game.rules.given })
end

-- Records an action at which a hook failed.
local function note_fault(reached, game, action, message, ruling)
    reached.fault = reached.fault or { message = message, given = game.rules.given,
        record = record_of(game, { { action, ruling } }) }
end

-- Returns the name of a colour in the rules; the colour may have another name in this
-- game.
local function rule_colour(game, index)
    return game.rules.colours[index]
end

local function note_phase(game, reached)
    local phase = kernel.phase(game)
    for i in ipairs(phase and phase.steps or {}) do
        note(reached, "step " .. phase.first + i - 1, game)
    end
end

local function note_forbidden(game, reached)
    for i, colour in ipairs(game.rules.colours) do
        local list = kernel.forbidden(game, kernel.colour(game, i), true)
        for _, forbidden in ipairs(list or {}) do
            note(reached, "forbid " .. forbidden.reason .. " " .. colour, game)
        end
    end
end

-- Reasons for a draw, or for a win by the rule `at_end`.
local AT_END = { ["full-board"] = true, ["supply-exhausted"] = true,
    ["two-passes"] = true, ["no-action"] = true, ["move-limit"] = true }

local function note_end(game, reached)
    local ruling = game.final
    if ruling.status == "won" and AT_END[ruling.reason] then
        note(reached, "draw " .. ruling.reason, game)
        note(reached, "end", game)
    elseif ruling.status == "drawn" then
        note(reached, "draw " .. ruling.reason, game)
        -- If the position was set up, it may never occur in a game.
        if ruling.reason == "no-action" and not game.origin.start then
            note_stuck(reached, game)
        end
    elseif ruling.status == "won" then
        local winner = kernel.colour_number(game, ruling.who)
        local last = kernel.last(game)
        local colour, rival = last.colour, last.rival
        local lost = colour ~= winner and rival ~= winner
        for i in ipairs(game.rules.colours) do
            local leaders = game.rules.leaders
            if i ~= winner and leaders[i] == leaders[winner] then
                lost = lost and colour ~= i and rival ~= i
            end
        end
        if ruling.reason == "captures" then
            note(reached, "captured " .. rule_colour(game, winner), game)
        elseif lost then
            note(reached, "lose " .. rule_colour(game, colour), game)
        else
            note(reached, "win " .. rule_colour(game,
                colour == winner and colour or winner), game)
            note(reached, "win " .. rule_colour(game, rival or colour), game)
        end
    end
end

-- ---- Playing ------------------------------------------------------------------------

-- Functions that judge an action take its choice and its point, nil if the choice has no
-- points. Creating a table for each action would take longer than trying the action.

-- Returns true if a crowded game should avoid this point. For a move, the stone's present
-- point counts.
local function is_central(game, choice, point)
    point = choice.from or point
    if not point then return true end
    local x, y = model.coordinates(point)
    return math.abs(2 * x - 1 - game.rules.width) <= 7
        and math.abs(2 * y - 1 - game.rules.height) <= 7
end

-- Returns true if the stone would win the game; and the number of stones that it would
-- capture.
local function try(game, choice, point)
    local verb = choice.verb
    if verb ~= "play" and verb ~= "move" then return false, 0 end
    local twin = kernel.for_core(game)
    local _, status = twin:act(verb, verb == "move" and { choice.from, point } or point)
    return status == "won", #twin:captured()
end

-- For each style, a function that returns true if the choice of a point fits the style.
local styles = {
    plain = function() return true end,
    crowded = is_central,
    peaceful = function(...) return not try(...) end,
    greedy = function(...) return select(2, try(...)) > 0 end,
    keen = function(...) return (try(...)) end,
}

-- ---- Choosing -----------------------------------------------------------------------

-- Legal actions stay in groups as from game:legal_groups. Creating a table for each of
-- hundreds of actions would take longer than playing.

-- Returns the number of actions in a choice.
local function size_of(choice)
    return choice.points and #choice.points or 1
end

-- Returns the choice that contains the n-th action of all choices, and the action's
-- number within this choice.
local function find(choices, n)
    local at = 1
    while n > size_of(choices[at]) do
        n = n - size_of(choices[at])
        at = at + 1
    end
    return at, n
end

-- Returns the n-th action of a choice, as a table.
local function action_of(choice, n)
    local action = model.copy(choice)
    local point = choice.points and choice.points[n]
    action.points, action.from = nil, nil
    if choice.verb == "move" then
        action.points = { choice.from, point }
    elseif choice.verb == "offer" then
        action.points = { point }
    else
        action.point = point or choice.point -- a block that is turned has one point
    end
    return action
end

-- Removes an action from a list of choices.
local function take_out(choices, at, n)
    if size_of(choices[at]) == 1 then
        table.remove(choices, at)
    else
        table.remove(choices[at].points, n)
    end
end

-- Chooses a legal action in one of the styles. The results are those of `find`.
local function choose(game, choices, style, random)
    local count = 0
    for _, choice in ipairs(choices) do count = count + size_of(choice) end
    local fits, at, n = styles[style], find(choices, random(count))
    for _ = 1, 40 do
        local choice = choices[at]
        local point = choice.points and choice.points[n]
        if fits(game, choice, point) and choice.verb ~= "pass" then break end
        at, n = find(choices, random(count))
    end
    return at, n
end

local function note_exceptions(game, reached)
    if game.rules.has_exceptions then
        local pattern = kernel.last(game).exempted
        if pattern then note(reached, "exception " .. pattern, game) end
    end
    if game.rules.has_allowed then note(reached, "allow", game) end
end

-- Carries out an action, if the hooks allow it. If a hook fails, this is recorded in
-- `reached`.
-- @return true; or false and the ruling that refuses the action
local function carry_out(game, action, reached)
    local ruling, message, code, refusal = game:apply_read(action)
    if code == "bad-script" then note_fault(reached, game, action, message, refusal) end
    return ruling ~= nil, refusal
end

-- Makes an offer with the required number of points, no two of them symmetric.
-- @param list the legal actions
-- @param random function that returns a number from 1 to n
-- @param reached table that receives a hook's fault
-- @return true, or false if no offer was found
local function make_offer(game, list, random, reached)
    local offered = {}
    for _, action in ipairs(list) do
        if action.verb == "offer" then offered[#offered + 1] = action.points[1] end
    end
    for _ = 1, 200 do
        local points = {}
        for i = 1, game:state().count do points[i] = offered[random(#offered)] end
        local action = { verb = "offer", points = points }
        if carry_out(game, action, reached) then return true end
    end
    return false
end

-- Plays an action in one of the styles. Returns the action, or nil if none is legal.
-- Hooks are called for the chosen action only.
local function act(game, style, random, reached)
    local choices, refused = kernel.legal(game, true, true), {}
    while #choices > 0 do
        local at, n = choose(game, choices, style, random)
        local action = action_of(choices[at], n)
        local done, refusal
        if action.verb == "offer" then
            done = make_offer(game, kernel.legal(game, true), random, reached)
        else
            done, refusal = carry_out(game, action, reached)
        end
        if done then
            note(reached, "verb " .. action.verb, game)
            note_exceptions(game, reached)
            return action
        end
        if refusal then refused[#refused + 1] = { action, refusal } end
        if refusal and refusal.reason == "bad-script" then return nil end
        take_out(choices, at, n)
    end
    note_stuck(reached, game, refused)
end

-- Returns true if the deadline has passed, and then records the game.
local function is_late(game, reached, deadline)
    if not reached.slow and deadline and os.clock() > deadline then
        reached.slow = { record = record_of(game), given = game.rules.given }
    end
    return reached.slow
end

-- `MOVES`: after the first move of a stone, a game goes on for this many moves, which
-- show that stones can move. `KEEN_MOVES`: the number for games that are played to win,
-- where a win or the move limit needs more moves.
local MOVES, KEEN_MOVES = 2, 40

local function play_one(game, style, random, reached, deadline)
    local moves, most, moved = 0, 4 * #game.rules.board.points, false
    while not game.final and moves < most and not is_late(game, reached, deadline) do
        note_phase(game, reached)
        local action = act(game, style, random, reached)
        if not action then return end
        if action.verb == "move" and not moved then
            moved = true
            local keen = math.max(KEEN_MOVES, game.rules.most_moves)
            most = math.min(most, moves + (style == "keen" and keen or MOVES))
        end
        if #kernel.last(game).captured > 0 then note(reached, "capture", game) end
        if moves % 7 == 0 then note_forbidden(game, reached) end
        moves = moves + 1
    end
    if game.final then note_end(game, reached) end
end

-- Tries actions that random players never do: everybody passes; a draw is offered and
-- accepted.
local function probe(new, random, reached, deadline)
    for _, words in ipairs { { "pass" }, { "draw offer", "draw accept" } } do
        local game = new()
        for _ = 1, 60 do
            for _ = 1, #game.rules.colours do
                for _, word in ipairs(words) do game:apply(word) end
            end
            if game.final or is_late(game, reached, deadline)
                or not act(game, "peaceful", random, reached) or game.final then
                break
            end
        end
        if game.final then note_end(game, reached) end
    end
end

-- Fills a board except for one point of the top row, in a pattern of short rows, and
-- tests whether the last stone draws.
local function fill(new_past, reached)
    local rules, cells = new_past().rules, {}
    for at, point in ipairs(rules.board.points) do
        local x, y, z = model.coordinates(point)
        local n = (math.floor((x + 1) / 2) + y + (z or 0)) % #rules.colours + 1
        cells[at] = STONES:sub(n, n)
    end
    for x = 1, rules.board:row_length(1) do
        local stone = cells[x]
        cells[x] = "."
        local game = new_past()
        local last = game:setup(table.concat(cells)) and kernel.legal(game, true)[1]
        if last then game:apply(last) end
        if game.final then note_end(game, reached) end
        cells[x] = stone
    end
end

--- Returns an empty table of reached rules. The table's keys will be "win COLOUR", "lose
-- COLOUR", "captured COLOUR", "forbid PATTERN COLOUR", "draw REASON", "end", "capture",
-- "exception PATTERN", "allow", "verb VERB" and "step N" (of rules.steps). Each value is
-- {record, given}. `record` is the record of the first game that reached the rule, and
-- `given` are this game's options.
--
-- `stuck` is a list of positions without a legal action: {phase, in_opening, record,
-- given}. `fault` is {message, record, given} for a hook that failed, or nil. `slow` is
-- {record, given} of a game that passed the deadline, or nil.
function coverage.nothing()
    return { stuck = {} }
end

local STYLES = { "plain", "crowded", "peaceful", "greedy", "keen" }
local FIRST_SEED = 8000

--- Plays a game in each style that suits the rules.
-- @param new function() -> a new game
-- @param nth integer; the same number always leads to the same games
-- @param reached from coverage.nothing; receives the results
-- @param deadline os.clock() at which playing stops, or nil
function coverage.round(new, nth, reached, deadline)
    for _, style in ipairs(STYLES) do
        local game = new()
        if style ~= "greedy" or game.rules.capture then
            play_one(game, style, generator(FIRST_SEED + nth), reached, deadline)
        end
    end
end

--- Tries actions that random players never do.
-- @param new, reached, deadline as for coverage.round
-- @param new_past function() -> a new game after the opening
function coverage.ends(new, new_past, reached, deadline)
    probe(new, generator(FIRST_SEED), reached, deadline)
    fill(new_past, reached)
end

return coverage
