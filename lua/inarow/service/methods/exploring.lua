--- Declares the methods that count sequences, play random games and make puzzles, in the
-- form of methods.lua.
local attack = require "inarow.attack"
local games = require "inarow.game"
local inarow = require "inarow"
local say = require("inarow.service.sentences").say
local shared = require "inarow.service.methods.shared"

local VARIANT, OPTIONS, SEED = shared.VARIANT, shared.OPTIONS, shared.SEED

local exploring = {}

exploring.perft = {
    about = "Count the legal sequences ply by ply: one line per ply, then the totals. A "
        .. "count that would exceed the time limit is refused before it starts.",
    grows = true,
    params = { { "variant", "string?", "variant to count from the beginning" }, OPTIONS,
        { "game", "string?", "or the game to count from" },
        { "record", "string?",
            "or a record to count from, in any notation that inarow reads" },
        { "depth", "integer", "plies", least = 0, most = 100 } },
    item = "inarow.ply",
    result = "inarow.service.plies",
    run = function(service, asked, give)
        local game, message, code, fields = shared.begun(service, asked)
        if not game then return nil, message, code, fields end
        local plies, before = {}, 1
        for depth = 1, asked.depth do
            local ply = plies[depth - 1] or { sequences = 1, seconds = 0 }
            -- The time for a ply grows about as fast as its number of sequences.
            local growth = ply.sequences / before
            if ply.seconds * growth > service:seconds_left() then
                return nil, say("too-slow", { seconds = service.limits.seconds }),
                    "too-slow"
            end
            before = math.max(1, ply.sequences)
            local counted, fault, why = game:perft(depth)
            if not counted then return nil, fault, why end
            plies[depth] = counted[depth]
            give(plies[depth])
        end
        return { plies = plies }
    end,
}

exploring.playout = {
    about = "Play random games. The same seed gives the same games on every machine.",
    grows = true,
    params = { VARIANT, OPTIONS, { "games", "integer", "number of games", least = 0,
        most = 1e6 }, SEED },
    result = "inarow.playout",
    run = function(_, asked)
        local done, message, code, faults =
            inarow.playout(asked.variant, asked.options, asked.games, asked.seed)
        if not done then return nil, message, code, shared.faults_of(faults) end
        return done
    end,
}

-- The part of a request's time that a search for puzzles may use.
local ENOUGH = 3 / 4

exploring.puzzles = {
    about = "Make puzzles: positions in which exactly one stone begins a win. You get "
        .. "fewer puzzles than requested if no more are found, or if time runs out.",
    grows = true,
    params = { VARIANT, OPTIONS, { "count", "integer", "number of puzzles", least = 0,
        most = 1000 }, SEED, { "by", '"vcf"|"vct"|nil',
            "kind of win: by fours, or by threats; `vcf` by default" } },
    result = "inarow.service.puzzles",
    run = function(service, asked)
        local rules, message, code, faults =
            inarow.rules(asked.variant, asked.options, true)
        if not rules then return nil, message, code, shared.faults_of(faults) end
        local least = service.limits.seconds * (1 - ENOUGH)
        return shared.as_field("puzzles", attack.make_puzzles(games.new(rules),
            asked.count, asked.seed or 1, { by = asked.by, is_over = function()
                return service:seconds_left() < least
            end }))
    end,
}

return exploring
