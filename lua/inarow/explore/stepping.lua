--- Going through the games of rules state by state, as where a script has hooks: what
-- counting and playing out do alike.
local games = require "inarow.game"
local kernel = require "inarow.kernel"

local stepping = {}

--- A new game that is ruled on at once, as it is counted.
function stepping.start(rules)
    local game = games.new(rules)
    assert(game:set_option("adjudication", "immediate"))
    return game
end

--- The state that a game stands at, as if it began there.
function stepping.state(game)
    local state = kernel.branch(game)
    state.final = false
    return state
end

--- The actions that the core finds legal in a state, passes left out; the points of an
-- offer, each of which is among them, and how many it takes.
function stepping.actions(state)
    local list, offered = {}, {}
    for _, action in ipairs(kernel.legal(state, true)) do
        if action.verb == "offer" then offered[#offered + 1] = action.points[1] end
        if action.verb ~= "pass" then list[#list + 1] = action end
    end
    return list, offered, #offered > 0 and kernel.phase(state).least or nil
end

--- Carry out an action that the core finds legal. Hooks may refuse it; one that fails is
-- an error.
-- @param state that it was listed in
-- @param game whose log tells this game from others
-- @return the state it leads to, whose `final` is the ruling that ended the game or
-- false; nil if it is refused
function stepping.take(state, action, game)
    local ruling, next_state, message, code = kernel.turn(state, action, game)
    if ruling then return next_state end
    if code == "bad-script" then error({ message = message, code = code }, 0) end
end

--- The results of a function; or nil, message, code of what went wrong in it.
function stepping.guarded(run, ...)
    local results = { pcall(run, ...) }
    if results[1] then return (table.unpack or unpack)(results, 2) end
    if type(results[2]) ~= "table" then error(results[2], 0) end
    return nil, results[2].message, results[2].code
end

return stepping
