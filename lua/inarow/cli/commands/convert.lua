--- inarow convert: games from one notation to another.
local arguments = require "inarow.cli.arguments"
local console = require "inarow.cli.console"
local convert = require "inarow.judging.convert"
local files = require "inarow.cli.files"
local notation = require "inarow.notation.notation"

return {
    summary = "Write games in another notation, on the standard output.",
    examples = "  inarow convert --to record match.sgf > match.rec\n"
        .. "  inarow convert --to sgf --variant renju games.txt\n"
        .. "  inarow convert --to lib database.rif > database.lib",
    define = function(command)
        command:argument("path", "files, or - for the standard input"):args "+"
        command:option("--to", "notation to write"):choices(notation.names):count(1)
        command:option("--from", "notation, if not to be told by the content")
            :choices(notation.names)
        arguments.define_variant(command, "variant of games that name none")
        command:flag("--drop", "leave out what the notation cannot hold, if the game"
            .. " can do without")
    end,
    run = function(args)
        local status = console.OK
        local writer = convert.writer(args.to, args.drop)
        local options = { format = args.from, variant = args.variant, given = args.given }
        for _, path in ipairs(args.path) do
            local chunks, message = files.open(path)
            if not chunks then
                status = console.complain(message)
            else
                for text, fault in convert.games(chunks, path, options, writer) do
                    if fault then
                        status = console.complain_of(fault)
                    else
                        io.write(text)
                    end
                end
            end
        end
        io.write(writer.finish())
        return status
    end,
}
