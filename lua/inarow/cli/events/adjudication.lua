--- Adjudicates games of an event as its description requires. A game ends when the side
-- to move has a proved win by fours, or as a draw after a number of moves.
--
-- `wanted` is {vcf, moves}. With `vcf`, such wins end the game. After `moves` moves, a
-- game is a draw. Both fields may be nil.
local attack = require "inarow.attack"
local counted = require("inarow.cli.sentences").counted
local say = require("inarow.cli.sentences").say

local adjudication = {}

-- Most positions that a search visits. A limit in seconds would give different results on
-- different machines.
local NODES = 20000

-- Returns the end of a game that the side to move wins by fours; nil if the search proves
-- no win.
local function by_fours(game)
    local answer = attack.ask(game, { question = "vcf", nodes = NODES })
    if not answer or answer.answer ~= "win" then return nil end
    local colour = answer.colour
    return { action = "organizer win " .. colour, code = "vcf",
        note = say("adjudicated-vcf", { colour = colour,
            points = table.concat(answer.line, " ") }) }
end

local function by_length(game, moves)
    if game:state().moves < moves then return nil end
    return { action = "organizer draw", code = "moves",
        note = counted("adjudicated-moves", moves) }
end

--- Write the adjudication of an event as text; nil if there is none.
function adjudication.text(wanted)
    local parts = {}
    if wanted.vcf then parts[1] = "vcf" end
    if wanted.moves then parts[#parts + 1] = ("%d moves"):format(wanted.moves) end
    return parts[1] and table.concat(parts, " + ")
end

--- Return the function that adjudicates the games of an event, as contest.play calls it.
-- @param game a new game of the event
-- @return function; nil without adjudication; or nil, message if the game has no fours
function adjudication.by(wanted, game)
    if wanted.vcf then
        local _, message, code = attack.ask(game, { question = "vcf", nodes = 1 })
        if code == "no-threats" then return nil, message end
    end
    if not wanted.vcf and not wanted.moves then return nil end
    return function(played)
        return wanted.vcf and by_fours(played)
            or wanted.moves and by_length(played, wanted.moves) or nil
    end
end

return adjudication
