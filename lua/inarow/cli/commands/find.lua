--- inarow find: finds games in an archive.
local archives = require "inarow.cli.archives"
local console = require "inarow.cli.console"
local inarow = require "inarow"
local language = require "inarow.language"
local messages = require "inarow.cli.commands.sentences"
local notation = require "inarow.notation"
local system = require "inarow.system"

local say = messages.say

-- Returns the pattern of a command line, or of its file; or nil, message.
local function pattern_of(word)
    if system.kind(word) == "file" then return system.read(word, 65536) end
    return word
end

-- Writes the games in a notation. Returns the exit status.
local function write_games(archive, rows, args)
    local writer, status = notation.writer(args.to, args.drop), console.OK
    for _, row in ipairs(rows) do
        local record, message = archive:record(row.id)
        if not record then return console.complain(message) end
        for text, fault in writer.convert(record, ("#%d"):format(row.id), {}) do
            if fault then
                fault.where = fault.name -- the archive has one game with this number
                status = console.worse(status, console.complain_of(fault))
            else
                io.write(text)
            end
        end
    end
    local rest, message = writer.finish()
    if not rest then return console.complain(message) end
    io.write(rest)
    return status
end

local function print_rows(rows, total, args)
    if args.json then
        for _, row in ipairs(rows) do console.json(row, archives.FIELDS) end
        return
    end
    for _, row in ipairs(rows) do
        print(archives.line(row)
            .. (row.step and "  " .. say("found-step", { number = row.step }) or ""))
    end
    print(language.printable(args.archive) .. ": "
        .. messages.counted("found", total, { shown = #rows }))
end

return {
    examples = "  inarow find club.db --player 'Aoki*' --reason double-three\n"
        .. "  inarow find club.db --pattern '.X./XXX/.X.' --to sgf > found.sgf\n"
        .. "  inarow find club.db --twins",
    define = function(command)
        command:argument("archive")
        command:option("--variant"):argname "NAME"
        archives.define_filters(command)
        command:option("--pattern"):argname "ROWS|FILE"
        command:flag("--twins")
        command:option("--to"):choices(inarow.notations)
        command:flag("--drop")
        command:flag("--count")
        command:flag("--json")
    end,
    run = function(args)
        local archive = archives.open(args.archive, "read")
        local filter = archives.filter(args)
        filter.twins = args.twins
        if args.pattern then
            local pattern, message = pattern_of(args.pattern)
            if not pattern then return console.complain(message) end
            filter.pattern = pattern
        end
        if args.count then filter.limit = 0 end
        if args.to and not filter.limit then filter.limit = "all" end
        local rows, total = archive:find(filter)
        if not rows then return console.complain(total) end
        if args.count then
            print(("%d"):format(total))
        elseif args.to then
            return write_games(archive, rows, args)
        else
            print_rows(rows, total, args)
        end
        return console.OK
    end,
}
