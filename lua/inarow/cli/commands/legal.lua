--- inarow legal: lists the legal actions at the end of records.
local arguments = require "inarow.cli.arguments"
local console = require "inarow.cli.console"
local system = require "inarow.system"
local inarow = require "inarow"
local input = require "inarow.cli.input"
local judging = require "inarow.judging"
local records = require "inarow.cli.records"

-- Fields of a JSON object, in order.
local FIELDS = { "number", "source", "to_move", "seat", "count", "actions" }

local function print_json(game, source, texts)
    local state = game:state()
    console.json({ number = console.number_of(source), source = source,
        to_move = state.to_move, seat = state.seat, count = state.count,
        actions = console.list(texts) }, FIELDS)
end

-- Opens a file for reading. The standard input is read only as far as each game needs.
local function open(path)
    if path == "-" then return input.pieces(nil, true) end
    return system.open(path)
end

-- Prints the legal actions at the end of a game. Returns true, or nil and a message.
local function print_legal(result, args)
    local refusal = result.refusal and judging.refusal_text(result.refusal)
    if result.error or refusal then return nil, refusal end
    local texts, fault = result.game:action_texts()
    if fault then return nil, fault end
    if args.json then
        print_json(result.game, result.source, texts)
    elseif #texts > 0 then
        io.write(table.concat(texts, "\n"), "\n")
    end
    io.flush()
    return true
end

return {
    examples = "  inarow legal game.rec\n  inarow legal --json archive\n"
        .. "  inarow legal --variant renju --from moves - < games.txt",
    traces = true,
    define = function(command)
        command:argument("path"):args "+"
        arguments.define_variant(command)
        command:option("--from")
            :choices(inarow.notations)
        command:flag("--json")
    end,
    run = function(args)
        local paths, status = records.of(args.path)
        local many = false
        local read = records.judged({ format = args.from, variant = args.variant,
            given = args.given, eager = true }, open)
        return console.worse(status, records.each(paths, args, read, function(result)
            -- Print a separator between games, so that the n-th part of the output
            -- belongs to the n-th game.
            if many and not args.json then io.write "---\n" end
            many = true
            local done, fault = print_legal(result, args)
            return done and console.OK or records.complain(result, fault, args)
        end))
    end,
}
