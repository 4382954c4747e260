--- inarow positions: makes positions for comparing programs.
local arguments = require "inarow.cli.arguments"
local console = require "inarow.cli.console"
local inarow = require "inarow"
local classes = require "inarow.cli.positions.classes"
local progress = require "inarow.cli.progress"

return {
    examples = "  inarow positions nested 100 --seed 7 > positions.txt\n"
        .. "  inarow positions dense 100 --variant gomoku size=19",
    define = function(command)
        command:argument("class"):choices(classes.names)
        command:argument("count"):convert(arguments.whole(2 ^ 53))
        arguments.define_variant(command)
        command:option("--seed"):default("1"):convert(arguments.whole(2 ^ 53))
    end,
    run = function(args)
        local rules, message, _, faults =
            inarow.rules(args.variant or "renju", args.given, true)
        if not rules then return console.complain(message, faults) end
        local next_position = classes.each(args.class, rules, args.seed)
        local report = progress.reporter(true)
        for n = 1, args.count do
            local line, fault = next_position()
            if not line then
                progress.finish()
                return console.complain(fault)
            end
            io.write(line, "\n")
            report(n / args.count)
        end
        progress.finish()
    end,
}
