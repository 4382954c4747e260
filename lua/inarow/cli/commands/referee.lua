--- inarow referee: plays a match between two programs, or between a program and a person.
local arguments = require "inarow.cli.arguments"
local console = require "inarow.cli.console"
local event = require "inarow.cli.events.event"
local score_table = require "inarow.cli.events.score_table"
local say = require("inarow.cli.commands.sentences").say

local VARIANT = "gomoku" -- default variant
local MOVE_TIME = 5 -- default time in seconds

-- Converts seconds or another amount: a number from 0 to the largest that a clock can
-- hold.
local function amount(word)
    local number = tonumber(word)
    if number and number >= 0 and number <= 99999999 then return number end
    return nil, say("not-an-amount", { word = word })
end

-- Converts the bounds of the sequential test: elo0,elo1,alpha,beta.
local function bounds(word)
    local elo0, elo1, alpha, beta = word:match "^([^,]+),([^,]+),([^,]+),([^,]+)$"
    local it = { elo0 = tonumber(elo0), elo1 = tonumber(elo1), alpha = tonumber(alpha),
        beta = tonumber(beta) }
    local function is_risk(value) return value and value > 0 and value < 0.5 end
    if it.elo0 and it.elo1 and it.elo0 < it.elo1 and it.elo1 - it.elo0 < 1e4
        and is_risk(it.alpha) and is_risk(it.beta) then
        return it
    end
    return nil, say("not-bounds", { word = word })
end

-- Returns the fault of options that contradict each other; nil if there is none.
local function fault_of(args)
    if args.a == "person" and args.b == "person" then return say "referee-persons" end
    if args.increment > 0 and not args.game_time then
        return say("only-with", { option = "--increment", expected = "--game-time" })
    end
end

-- Returns the limits of both players.
local function limits_of(args)
    local game_time = args.game_time ~= 0 and args.game_time or nil
    return { move_time = args.move_time or not game_time and MOVE_TIME or nil,
        game_time = game_time, increment = args.increment,
        margin = args.margin, memory = args.memory }
end

-- Returns a player as for event.play: an engine by its command, or a person.
local function player_of(word, limits)
    return { command = word, is_person = word == "person" or nil, limits = limits }
end

return {
    examples = "  inarow referee 'lua5.4 tests/players/honest.lua 1' 'lua5.4"
        .. " tests/players/honest.lua 2' connect_four --games 4 --jobs 2",
    define = function(command)
        command:argument("a")
        command:argument("b")
        command:argument("variant"):args "?":default(VARIANT)
        command:argument("options"):args "*"
        command:option("--games"):default("2"):convert(arguments.whole(1000000, 1))
        command:option("--openings"):argname "FILE"
        command:option("--move-time"):argname "SECONDS":convert(amount)
        command:option("--game-time"):argname "SECONDS":convert(amount)
        command:option("--increment"):argname "SECONDS":default "0":convert(amount)
        command:option("--margin"):argname "SECONDS":default "0.2":convert(amount)
        command:option("--memory"):argname "MB":default "0":convert(amount)
        command:option("--jobs"):default("1"):convert(arguments.whole(1000, 1))
        command:option("--sprt"):argname "BOUNDS":convert(bounds)
        command:option("--seed"):default("0"):convert(arguments.whole(2 ^ 31))
        command:option("--out"):argname "FILE"
        command:flag("--json")
    end,
    run = function(args)
        args.variant = args.variant or VARIANT -- argparse only shows the default
        local fault = fault_of(args)
        if fault then return console.complain(fault) end
        console.library("luv", "lua-luv")
        local limits = limits_of(args)
        return event.play { engines = { player_of(args.a, limits),
            player_of(args.b, limits) }, variant = args.variant, given = args.given,
            kind = "round robin", rounds = args.games / 2, openings = args.openings,
            seed = args.seed, jobs = args.jobs, sprt = args.sprt, out = args.out,
            json = args.json, view = score_table,
            results = require("inarow.referee").new_score(args.sprt) }
    end,
}
