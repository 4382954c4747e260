--- The status of a game in one line: "Black to move", or how the game ended. The line
-- depends only on the phase: boards are drawn often, and listing all legal actions would
-- take longer.
local language = require "inarow.language"
local messages = require "inarow.picture.sentences"

local say = messages.say

local status = {}

-- For each verb, a function that returns the request. Its arguments are the phase's first
-- step with this verb, and all steps of the phase.
local verbs = {}

-- Returns the colour of a step's stone in the present game, which may differ from the
-- script's colour.
local function colour_of(step, game)
    for i, colour in ipairs(game.rules.colours) do
        if colour == step.colour then return game:colour(i) end
    end
end

-- Returns the colours that the stone to be placed may have.
local function colours_of(steps, game)
    local colours = {}
    for _, step in ipairs(steps) do
        if step[1] == "place" then
            if not step.colour then return game.rules.colours end
            colours[#colours + 1] = colour_of(step, game)
        end
    end
    return colours
end

function verbs.place(_, game, _, who, steps)
    local colours = colours_of(steps, game)
    if #colours == 1 and colours[1] == who then return say "do-play" end
    return say("do-place", { colour = language.list(colours) })
end

-- Returns an ordinal number in words, "first"; nil if it is too high.
local function ordinal(n)
    local code = "ordinal-" .. n
    return messages.is_code(code) and say(code) or nil
end

function verbs.offer(_, _, state)
    return messages.counted("do-offer", state.count,
        { nth = ordinal(state.moves + 1) })
end

function verbs.declare(step)
    return say("do-declare", { least = step.count[1], most = step.count[2] })
end

function verbs.take(step)
    return say("do-take", { count = messages.number(step.count) })
end

function verbs.remove(step, game)
    if not step.of then return say "do-remove" end
    return say("do-remove-of", { count = messages.number(step.of),
        colour = colour_of(step, game) })
end

for _, verb in ipairs { "swap", "choose", "pick", "roll" } do
    verbs[verb] = function() return say("do-" .. verb) end
end

-- Returns the request of the phase: its alternatives, each verb once.
local function in_phase(game, state, who, steps)
    local list, seen = {}, {}
    for _, step in ipairs(steps) do
        local verb = step[1]
        if not seen[verb] then
            list[#list + 1] = verbs[verb](step, game, state, who, steps)
        end
        seen[verb] = true
    end
    return language.list(list)
end

-- Returns the request after the opening.
local function in_play(game, state)
    if state.phase == "rotate" then return say "do-rotate" end
    return game.rules.turn.move and state.supply[state.to_move] == 0 and say "do-move"
        or say "do-play"
end

-- Returns the holder of the seat, if the colour alone does not identify the player: in a
-- team game, and after seats have changed colours.
local function holder_of(game, seat)
    local name, colour = (game.seats or {})[seat], game:colour_of(seat)
    if not colour then return name end
    if game.rules.team or game.rules.colours[seat] ~= colour then
        return name or say("nth-player", { nth = ordinal(seat) })
    end
end

local function turn_of(game, state)
    local seat, phase = (game:to_act()), game:phase()
    local who, by = state.players[seat].who, holder_of(game, seat)
    local steps = phase and phase.steps
    if steps and #steps == 1 and steps[1][1] == "roll" then return say "to-roll" end
    return say(by and "to-do-by" or "to-do", { who = who, seat = by,
        what = steps and in_phase(game, state, who, steps) or in_play(game, state) })
end

--- Returns the status of a game: the player and the required action, or the ruling that
-- ended the game.
-- @param game a game
-- @param state from game:state()
-- @return string
function status.line(game, state)
    if state.over then return state.status .. ": " .. state.ruling.message end
    return turn_of(game, state)
end

return status
