--- inarow forbidden: the forbidden points of positions.
local arguments = require "inarow.cli.arguments"
local input = require "inarow.cli.input"

return {
    summary = "Forbidden points of positions on the standard input, one a line: by a"
        .. " variant's 'forbid', not by a script's hooks.",
    examples = "  inarow forbidden --variant renju < positions.txt",
    define = function(command)
        arguments.define_variant(command, "the variant (default: renju)")
    end,
    run = function(args)
        return (input.each_position(args, function(game)
            local points, message = game:forbidden()
            if not points then return nil, message end
            print(#points > 0 and table.concat(points, " ") or "-")
            return true
        end))
    end,
}
