--- Games that end before their last stone, if an event wants it: where the side to move
-- wins by fours, and after so many stones.
--
-- What is wanted is {vcf: true, or nil; moves: stones after which a game is drawn, or
-- nil}.
local attack = require "inarow.attack"
local counted = require("inarow.cli.sentences").counted
local say = require("inarow.cli.sentences").say

local adjudication = {}

-- Positions that a search may look at: a bound in time would give other results on
-- another machine.
local NODES = 20000

-- Won by fours: what a proof of it shows is certain.
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

--- What an event wants, as text; nil if nothing is.
function adjudication.text(wanted)
    local parts = {}
    if wanted.vcf then parts[1] = "vcf" end
    if wanted.moves then parts[#parts + 1] = ("%d moves"):format(wanted.moves) end
    return parts[1] and table.concat(parts, " + ")
end

--- What ends the games of an event, as contest.play asks for it.
-- @param game a new one
-- @return function; nil if nothing is wanted; or nil, message if the game has no fours
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
