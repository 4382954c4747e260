--- Steps through a game state by state, for counting and for random games under scripts
-- with hooks.
local games = require "inarow.game.game"
local kernel = require "inarow.kernel"

local stepping = {}

--- Returns a new game with immediate adjudication, for counting.
function stepping.start(rules)
    local game = games.new(rules)
    assert(game:set_option("adjudication", "immediate"))
    return game
end

--- Returns a game's present state, as if a game began there.
function stepping.state(game)
    local state = kernel.branch(game)
    state.final = false
    return state
end

--- Returns three values: the legal actions in a state as the core lists them, except
-- passes; the points that may be offered; and the number of points that an offer needs.
-- Each point that may be offered is also an action in the list.
function stepping.actions(state)
    local list, offered = {}, {}
    for _, action in ipairs(kernel.legal(state, true)) do
        if action.verb == "offer" then offered[#offered + 1] = action.points[1] end
        if action.verb ~= "pass" then list[#list + 1] = action end
    end
    return list, offered, #offered > 0 and kernel.phase(state).least or nil
end

--- Carries out an action that the core finds legal. Hooks may refuse the action; a hook
-- that fails raises an error.
-- @param state that listed the action
-- @param game whose log identifies the game
-- @return the next state; its `final` is the ruling that ended the game, or false.
-- Returns nil if the action is refused
function stepping.take(state, action, game)
    local ruling, next_state, message, code = kernel.turn(state, action, game)
    if ruling then return next_state end
    if code == "bad-script" then error({ message = message, code = code }, 0) end
end

--- Returns the results of a function; or nil, message, code of an error in the function.
function stepping.guarded(run, ...)
    local results = { pcall(run, ...) }
    if results[1] then return (table.unpack or unpack)(results, 2) end
    if type(results[2]) ~= "table" then error(results[2], 0) end
    return nil, results[2].message, results[2].code
end

return stepping
