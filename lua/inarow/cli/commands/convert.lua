--- inarow convert: converts games from one notation to another.
local arguments = require "inarow.cli.arguments"
local console = require "inarow.cli.console"
local notation = require "inarow.notation"
local system = require "inarow.system"
local inarow = require "inarow"
local records = require "inarow.cli.records"
local say = require("inarow.cli.commands.sentences").say

return {
    examples = "  inarow convert --to record match.sgf > match.rec\n"
        .. "  inarow convert --to sgf --variant renju games.txt\n"
        .. "  inarow convert --to lib database.rif > database.lib\n"
        .. "  inarow convert --to record --branches match.sgf > branches.rec",
    define = function(command)
        command:argument("path"):args "+"
        command:option("--to"):choices(inarow.notations):count(1)
        command:option("--from")
            :choices(inarow.notations)
        arguments.define_variant(command)
        command:flag("--drop")
        command:flag("--branches")
    end,
    run = function(args)
        local paths, status = records.of(args.path)
        local writer = notation.writer(args.to, args.drop)
        local options = { format = args.from, variant = args.variant, given = args.given,
            branches = args.branches }
        local is_unread = status ~= console.OK
        for _, path in ipairs(paths) do
            local chunks, message = system.open(path)
            if not chunks then
                status, is_unread = console.complain(message), true
            else
                for text, fault in writer.convert(chunks, path, options) do
                    if fault then
                        status = console.complain_of(fault)
                        is_unread = is_unread or fault.unreadable
                    else
                        io.write(text)
                    end
                end
            end
        end
        local rest, message = writer.finish()
        if not rest then
            status = console.complain(message)
        elseif not (writer.is_whole and is_unread) then
            io.write(rest)
        elseif rest ~= "" then
            console.complain(say("convert-unread", { format = args.to }))
        end
        return status
    end,
}
