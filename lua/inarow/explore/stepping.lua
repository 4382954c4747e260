--- Going through the games of rules action by action, as where a script has hooks: what
-- counting and playing out do alike. An action is ruled on as a game's is, at once, but
-- all that is kept of it is how it ended.
--
-- A ply is what hooks take for a game, with a position of its own: {rules, position,
-- log}.
local endings = require "inarow.game.endings"
local games = require "inarow.game.game"
local hooks = require "inarow.game.hooks"
local seats = require "inarow.model.seats"
local sides = require "inarow.game.sides"

local stepping = {}

local NO_DICE, SEATS = {}, {}
for number, name in ipairs(seats) do SEATS[name] = number end

--- A new game that is ruled on at once, as it is counted.
function stepping.start(rules)
    local game = games.new(rules)
    assert(game:set_conduct("adjudication", "immediate"))
    return game
end

--- A ply of rules.
-- @param position where it begins
-- @param log the list that tells this game from others
function stepping.ply(rules, position, log)
    return { rules = rules, position = position:copy(), log = log }
end

--- The actions that the core finds legal in a ply, passes left out; the points of an
-- offer, each of which is among them, and how many it takes.
function stepping.actions(ply)
    local list, offered = {}, {}
    for _, action in ipairs(ply.position:legal(ply.rules.colours, seats)) do
        if action.verb == "offer" then offered[#offered + 1] = action.points[1] end
        if action.verb ~= "pass" then list[#list + 1] = action end
    end
    return list, offered, #offered > 0 and select(5, ply.position:turn()) or nil
end

--- How many these actions are.
function stepping.count(ply)
    return ply.position:count()
end

--- The n-th of them.
function stepping.action(ply, n)
    return ply.position:nth(ply.rules.colours, seats, n)
end

--- Carry out an action that the core finds legal, so that one ply follows on another. Its
-- hooks may refuse it; one that fails is an error.
-- @param ply that it was listed in
-- @param following the ply that is changed
-- @return false if it is refused; else true and, if the game has ended, its status, the
-- colour that has won or nil, the reason, and that as the core has it
function stepping.try(ply, following, action)
    local before, position = ply.position, following.position
    local dice = action.dice or NO_DICE
    position:become(before)
    local ok, status, reason, winner = position:act(action.verb,
        action.point or action.points, action.number or dice[1],
        action.colour and sides.colour_index(ply, action.colour), SEATS[action.by],
        dice[2])
    if not ok then return false end
    local ending, refused
    if hooks.of(ply.rules) then
        ending, refused = hooks.ask(following, before, action, status)
    end
    if refused then
        if refused.reason ~= "bad-script" then return false end
        error({ message = refused.message, code = refused.reason }, 0)
    elseif ending then
        return true, ending.status, ending.who, ending.reason
    elseif status then
        return true, status, winner and sides.colour(following, winner),
            endings.reason(following, status, reason, winner), reason
    end
    return true
end

--- The results of a function; or nil, message, code of what went wrong in it.
function stepping.guarded(run, ...)
    local results = { pcall(run, ...) }
    if results[1] then return (table.unpack or unpack)(results, 2) end
    if type(results[2]) ~= "table" then error(results[2], 0) end
    return nil, results[2].message, results[2].code
end

return stepping
