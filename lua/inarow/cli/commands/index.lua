--- inarow index: adds games in any notation to an archive.
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

-- Adds the games of files. Returns the totals, and the exit status.
local function add(archive, paths, args)
    local function on_game(judged)
        args.bar:step()
        local is_stopped = system.is_interrupted()
        if judged.error and not is_stopped then records.complain(judged, nil) end
        return is_stopped
    end
    local totals, message = archive:index(paths, { format = args.from,
        variant = args.variant, given = args.given, on_game = on_game,
        counted = function(pieces) return args.bar:counted(pieces) end })
    if not totals then return nil, console.complain(message) end
    for _, file in ipairs(totals.unopened) do console.complain(file.message) end
    local is_read = totals.unread == 0 and #totals.unopened == 0
    return totals, is_read and console.OK or console.UNREADABLE
end

local function print_totals(args, totals)
    if args.json then
        totals.unopened = nil
        return console.json(totals, FIELDS)
    end
    print(language.printable(args.archive) .. ": " .. messages.counted("indexed",
        totals.added, { doubles = totals.doubles, known = totals.known,
            unread = totals.unread }))
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
        system.on_interrupt "note"
        local totals, done = add(archive, paths, args)
        args.bar:finish()
        archive:close()
        if totals then print_totals(args, totals) end
        if totals and system.is_interrupted() then
            io.flush()
            console.complain(say "index-stopped")
            done = console.worse(done, console.FAILED)
        end
        system.on_interrupt "before"
        return console.worse(status, done)
    end,
}
