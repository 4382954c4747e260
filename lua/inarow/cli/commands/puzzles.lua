--- inarow puzzles: makes positions to solve, as records.
local arguments = require "inarow.cli.arguments"
local console = require "inarow.cli.console"
local games = require "inarow.game"
local inarow = require "inarow"
local progress = require "inarow.cli.progress"
local attack = require "inarow.attack"
local records = require "inarow.cli.records"
local counted = require("inarow.cli.commands.sentences").counted
local say = require("inarow.cli.commands.sentences").say
local system = require "inarow.system"

-- Fields of a puzzle as a JSON object, in order.
local FIELDS = { "number", "source", "variant", "colour", "by", "length", "width",
    "line", "cells", "record", "proof" }

-- Finds the puzzles in recorded games, up to a limit. Returns the puzzles and the exit
-- status.
local function of_records(args)
    local paths, status = records.of { args.from }
    local found, seen, report = {}, 0, progress.reporter()
    local wanted = { by = args.wanted.by, is_over = function()
        report(#found / args.count, seen)
        return system.is_interrupted()
    end }
    local read = records.judged { variant = args.variant, given = args.given }
    local done = records.each(paths, args, read, function(result)
        local done = result.error and records.complain(result, nil, args) or console.OK
        if not result.error and #found < args.count then
            local before = #found
            attack.add_puzzles(result.game, found, wanted)
            for i = before + 1, #found do
                found[i].number = console.number_of(result.source)
                found[i].source = result.source
            end
        end
        seen = seen + 1
        return done, system.is_interrupted()
    end)
    progress.finish()
    while #found > args.count do found[#found] = nil end
    return attack.grade_puzzles(found), console.worse(status, done)
end

-- Writes a puzzle as SGF: its solution as variations, with a mark on the first stone.
local function sgf_of(puzzle, number)
    local tree = assert(inarow.tree(puzzle))
    local note = attack.puzzle_note(inarow.open(puzzle.record), puzzle, number)
    assert(tree:set(tree.root, "comment", note))
    assert(tree:set(tree.root.children[1], "glyphs", { "!" }))
    return assert(tree:text "sgf")
end

local function print_puzzles(found, args)
    for i, puzzle in ipairs(found) do
        if args.json then
            console.json(puzzle, FIELDS)
        elseif args.to == "sgf" then
            io.write(sgf_of(puzzle, i))
        else
            io.write(i > 1 and "---\n" or "", puzzle.record)
        end
    end
end

return {
    examples = "  inarow puzzles 1 --variant gomoku size=15\n"
        .. "  inarow puzzles 5 --seed 2 > puzzles.rec\n"
        .. "  inarow puzzles 1 --vct --seed 9 --to sgf > puzzle.sgf",
    define = function(command)
        command:argument("count"):convert(arguments.whole(100000))
        arguments.define_variant(command)
        command:option("--seed"):default("1"):convert(arguments.whole(2 ^ 53))
        command:option("--from")
        command:flag("--vct")
        command:option("--to"):choices { "record", "sgf" }:default "record"
        command:flag("--json")
    end,
    run = function(args)
        -- After an interrupt, the puzzles found so far are kept.
        system.on_interrupt "note"
        args.wanted = { by = args.vct and "vct" or "vcf", is_over = system.is_interrupted,
            report = progress.reporter() }
        local found, message, faults, status
        if args.from then
            found, status = of_records(args)
        else
            local rules, _
            rules, message, _, faults =
                inarow.rules(args.variant or "renju", args.given, true)
            if not rules then return console.complain(message, faults) end
            found, message = attack.make_puzzles(games.new(rules), args.count, args.seed,
                args.wanted)
            progress.finish()
            if not found then return console.complain(message) end
            status = console.OK
        end
        -- Without recorded games, finding fewer puzzles than requested is a failure. With
        -- recorded games, it is a failure only if no puzzle is found.
        local is_few = #found == 0 or not args.from
        if is_few and #found < args.count and not system.is_interrupted() then
            console.complain(say(#found == 0 and "no-puzzles" or "few-puzzles",
                { count = #found }))
            status = console.worse(status, console.FAILED)
        end
        print_puzzles(found, args)
        if system.is_interrupted() then
            io.flush()
            console.complain(counted("puzzles-interrupted", #found))
            status = console.worse(status, console.FAILED)
        end
        return status
    end,
}
