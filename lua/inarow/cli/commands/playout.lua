--- inarow playout: plays games at random.
local arguments = require "inarow.cli.arguments"
local console = require "inarow.cli.console"
local inarow = require "inarow"
local games = require "inarow.game"
local progress = require "inarow.cli.progress"

-- Prints each game as a record as soon as it has been played.
local function print_records(rules, args)
    local next_record = games.random_records(rules, args.seed)
    local report = progress.reporter(true)
    for n = 1, args.games do
        local record, fault = next_record()
        progress.finish()
        if not record then return console.complain(fault) end
        io.write(n > 1 and "---\n" or "", record)
        report(n / args.games)
    end
    progress.finish()
end

local function print_counts(rules, args)
    local plies, seconds, counts = games.play_out(rules, args.seed, args.games,
        progress.reporter())
    progress.finish()
    if not plies then return console.complain(seconds) end
    local results = { draw = counts.draw, unfinished = counts.unfinished }
    for i, colour in ipairs(rules.colours) do results[colour] = counts[i] end
    console.json({ variant = rules.name, games = args.games, seconds = seconds,
        games_per_second = seconds > 0 and args.games / seconds or 0,
        mean_length = args.games > 0 and plies / args.games or 0, results = results },
        { "variant", "games" })
end

return {
    examples = "  inarow playout pente 10000 opening=free --seed 7\n"
        .. "  inarow playout renju 100 --records > games.rec",
    options_follow = true,
    traces = true,
    define = function(command)
        command:argument("variant")
        command:argument("games"):convert(arguments.whole(2 ^ 53))
        command:argument("options"):args "*"
        command:option("--seed"):default("1")
            :convert(arguments.whole(2 ^ 53))
        command:flag("--records")
        command:flag("--json"):hidden(true)
    end,
    run = function(args)
        local rules, message, _, faults = inarow.rules(args.variant, args.given)
        if not rules then return console.complain(message, faults) end
        local print_games = args.records and print_records or print_counts
        return print_games(rules, args)
    end,
}
