--- inarow legal: what may be done at the ends of records.
local arguments = require "inarow.cli.arguments"
local console = require "inarow.cli.console"
local ends = require "inarow.cli.ends"
local recognizer = require "inarow.notation.recognizer"
local texts_of = require("inarow.game.legal").texts

-- The fields of a JSON object, in order.
local FIELDS = { "number", "source", "to_move", "seat", "count", "actions" }

local function print_json(game, source, texts)
    local state = game:state()
    console.json({ number = console.number_of(source), source = source,
        to_move = state.to_move, seat = state.seat, count = state.count,
        actions = console.list(texts) }, FIELDS)
end

return {
    examples = "  inarow legal game.rec\n  inarow legal --json archive\n"
        .. "  inarow legal --variant renju --from moves - < games.txt",
    traces = true,
    define = function(command)
        command:argument("path"):args "+"
        arguments.define_variant(command)
        command:option("--from")
            :choices(recognizer.names)
        command:flag("--json")
    end,
    run = function(args)
        local many = false
        return ends.each(args, function(game, source)
            -- The n-th part of the output is the n-th game's, whatever becomes of that.
            if many and not args.json then io.write "---\n" end
            many = true
            if not game then return end
            local texts, fault = texts_of(game)
            if fault then return nil, fault end
            if args.json then
                print_json(game, source, texts)
            elseif #texts > 0 then
                io.write(table.concat(texts, "\n"), "\n")
            end
            io.flush()
            return true
        end)
    end,
}
