--- inarow perft: counts the sequences of a game, ply by ply or by their first actions.
local arguments = require "inarow.cli.arguments"
local console = require "inarow.cli.console"
local inarow = require "inarow"
local language = require "inarow.language"
local games = require "inarow.game"
local progress = require "inarow.cli.progress"
local records = require "inarow.cli.records"
local say = require("inarow.cli.commands.sentences").say

-- Returns the game of a record, or a new game of the variant; or nil and a message.
local function game_of(args)
    if not args.record then
        local rules, message, _, faults = inarow.rules(args.variant, args.given)
        return rules and games.start_count(rules), message, faults
    end
    local read = records.judged { variant = args.variant, given = args.given }
    local next_game, message = read(args.record)
    if not next_game then return nil, message end
    local result = next_game()
    local fault
    if result.error then
        fault = result.error.message
    elseif result.variant ~= args.variant then
        fault = say("game-of-other",
            { variant = result.variant, expected = args.variant })
    elseif result.game.final then
        fault = say "game-over-already"
    else
        return result.game
    end
    return nil, args.record .. ": " .. fault
end

local function integer(number)
    return ("%.0f"):format(number)
end

-- ---- Output --------------------------------------------------------------------------

-- Prints a count, {depth or action, sequences, ended}. `ended` is an object even if it is
-- empty.
local function print_json(count)
    console.map(count.ended)
    console.json(count, { "depth", "action", "sequences", "ended" })
end

local function ended_text(ended)
    local parts = {}
    for _, reason in ipairs(language.keys(ended)) do
        parts[#parts + 1] = ("%s %s"):format(integer(ended[reason]), reason)
    end
    return #parts > 0 and "  " .. table.concat(parts, ", ") or ""
end

-- Returns the label of a count: the number of a ply, or the text of a first action.
local function name_of(count)
    return count.action and ("%-20s"):format(count.action)
        or ("%3d"):format(count.depth)
end

local function print_text(count)
    print(("%s %16s%s"):format(name_of(count), integer(count.sequences),
        count.depth and ended_text(count.ended) or ""))
end

-- Writes the reasons that ended the sequences of a count. `playing` is for unfinished
-- sequences.
local function reasons_of(count)
    local all, going_on = {}, count.sequences
    for _, reason in ipairs(language.keys(count.ended)) do
        all[#all + 1] = { reason = reason, sequences = count.ended[reason] }
        going_on = going_on - count.ended[reason]
    end
    if going_on > 0 or #all == 0 then
        table.insert(all, 1, { reason = "playing", sequences = going_on })
    end
    return all
end

local function print_reasons(count, args)
    for _, one in ipairs(reasons_of(count)) do
        if args.json then
            one.depth, one.action = count.depth, count.action
            console.json(one, { "depth", "action", "reason", "sequences" })
        else
            print(("%s %-20s %16s"):format(name_of(count), one.reason,
                integer(one.sequences)))
        end
    end
end

local function print_count(count, args)
    local by = args.by and print_reasons or args.json and print_json or print_text
    by(count, args)
end

-- ---- Counting ------------------------------------------------------------------------

-- Prints how many sequences of moves begin with each first action. All sequences have the
-- same number of plies.
local function divide(game, args)
    local counts, fault = games.count_by_action(game, args.depth, progress.reporter())
    progress.finish()
    if not counts then return console.complain(fault) end
    for _, count in ipairs(counts) do print_count(count, args) end
end

-- Prints the number of sequences for each number of plies, as soon as it is known.
local function count_plies(game, args)
    for depth = 1, args.depth do
        local plies, fault = games.count_plies(game, depth, progress.reporter())
        progress.finish()
        if not plies then return console.complain(fault) end
        local count = plies[depth]
        count.depth = depth
        print_count(count, args)
    end
end

return {
    examples = "  inarow perft connect_four 8\n"
        .. "  inarow perft renju 3 --record game.rec --divide\n"
        .. "  inarow perft tic_tac_toe 9 --by reason --json",
    options_follow = true,
    traces = true,
    define = function(command)
        command:argument("variant")
        command:argument("depth"):convert(arguments.whole(100))
        command:argument("options"):args "*"
        command:option("--record")
        command:flag("--divide")
        command:option("--by"):choices { "reason" }
        command:flag("--json")
    end,
    run = function(args)
        local game, message, faults = game_of(args)
        if not game then return console.complain(message, faults) end
        local fault = games.count_fault(game, args.record)
        if fault then return console.complain(fault) end
        local count = args.divide and divide or count_plies
        return count(game, args)
    end,
}
