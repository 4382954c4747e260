--- inarow forbidden: the forbidden points of positions.
local arguments = require "inarow.cli.arguments"
local input = require "inarow.cli.input"

return {
    examples = "  inarow forbidden --variant renju < positions.txt",
    define = function(command)
        arguments.define_variant(command)
    end,
    run = function(args)
        return input.each_position(args, function(game)
            local points, message = game:forbidden()
            if not points then return nil, message end
            print(#points > 0 and table.concat(points, " ") or "-")
            return true
        end)
    end,
}
