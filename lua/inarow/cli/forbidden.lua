--- inarow forbidden: the forbidden points of positions.
local cli = require "inarow.cli"
local inarow = require "inarow"
local positions = require "inarow.positions"

return {
    summary = "Forbidden points of positions on the standard input, one a line.",
    examples = "  inarow forbidden --variant renju < positions.txt",
    define = function(command)
        cli.define_variant(command, "the variant (default: renju)")
    end,
    run = function(args)
        local status, number = cli.OK, 0
        local variant = args.variant or "renju"
        local rules, fault = inarow.rules(variant, args.given)
        if not rules then return cli.complain(fault) end
        for line in io.lines() do
            number = number + 1
            local game, message = positions.open(line, variant, args.given)
            if game then
                local points = game:forbidden()
                print(#points > 0 and table.concat(points, " ") or "-")
            else
                status = cli.complain(("line %d: %s"):format(number, message))
            end
        end
        return status
    end,
}
