--- inarow index: games of any notation into an archive.
local archives = require "inarow.cli.archives"
local arguments = require "inarow.cli.arguments"
local console = require "inarow.cli.console"
local inarow = require "inarow"
local language = require "inarow.language"
local messages = require "inarow.cli.commands.sentences"
local progress = require "inarow.cli.progress"
local records = require "inarow.cli.records"
local system = require "inarow.system"

local say = messages.say

local FIELDS = { "games", "added", "doubles", "unread", "known" }

-- Add the games of a file; its exit status, and true if it was interrupted.
local function add(archive, path, args, totals)
    local function told(judged)
        args.bar:step()
        if judged.error then records.complain(judged, nil) end
        return system.is_interrupted()
    end
    local counts, message = archive:index(path, { format = args.from,
        variant = args.variant, given = args.given, told = told,
        counted = function(pieces) return args.bar:counted(pieces) end })
    if not counts then return console.complain(message) end
    for _, field in ipairs(FIELDS) do totals[field] = totals[field] + counts[field] end
    return counts.unread > 0 and console.UNREADABLE or console.OK
end

local function print_totals(args, totals, is_stopped)
    if args.json then return console.json(totals, FIELDS) end
    print(language.printable(args.archive) .. ": " .. messages.counted("indexed",
        totals.added, { doubles = totals.doubles, known = totals.known,
            unread = totals.unread }))
    if is_stopped then console.complain(say "index-stopped") end
end

return {
    examples = "  inarow index club.db match.sgf archive\n"
        .. "  inarow index --variant renju club.db games.txt",
    define = function(command)
        command:argument("archive")
        command:argument("path"):args "+"
        arguments.define_variant(command)
        command:option("--from"):choices(inarow.notations)
        command:flag("--json")
    end,
    run = function(args)
        local paths, status = records.of(args.path)
        local archive = archives.open(args.archive, "make")
        args.bar = progress.new(paths, true)
        local totals = {}
        for _, field in ipairs(FIELDS) do totals[field] = 0 end
        system.catch_interrupt(true)
        for _, path in ipairs(paths) do
            status = console.worse(status, add(archive, path, args, totals))
            if system.is_interrupted() then break end
        end
        args.bar:finish()
        archive:close()
        print_totals(args, totals, system.is_interrupted())
        system.catch_interrupt(false)
        return status
    end,
}
