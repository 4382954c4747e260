--- Going through the games of rules whose script has hooks, action by action under the
-- arbiter: what counting and playing out do alike.
local games = require "inarow.game.game"
local legal = require "inarow.game.legal"

local stepping = {}

--- A new game that is ruled on at once, as it is counted.
function stepping.start(rules)
    local game = games.new(rules)
    assert(game:set_conduct("adjudication", "immediate"))
    return game
end

--- The actions of a ply, passes left out; the points of an offer, each of which is among
-- them, and how many it takes.
function stepping.ply_of(game)
    local list, offered = {}, {}
    for _, action in ipairs(legal.on_board(game)) do
        if action.verb == "offer" then offered[#offered + 1] = action.points[1] end
        if action.verb ~= "pass" then list[#list + 1] = action end
    end
    return list, offered, game:state().count
end

--- Carry out an action that the core finds legal. Its hooks may refuse it; one that fails
-- is an error.
function stepping.try(game, action)
    local ruling, message, code = game:apply(action)
    if code == "bad-script" then error({ message = message, code = code }, 0) end
    return ruling ~= nil
end

--- The results of a function; or nil, message, code of what went wrong in it.
function stepping.guarded(run, ...)
    local results = { pcall(run, ...) }
    if results[1] then return (table.unpack or unpack)(results, 2) end
    if type(results[2]) ~= "table" then error(results[2], 0) end
    return nil, results[2].message, results[2].code
end

return stepping
