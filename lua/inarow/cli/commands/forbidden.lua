--- inarow forbidden: lists the forbidden points of positions.
local arguments = require "inarow.cli.arguments"
local console = require "inarow.cli.console"
local kernel = require "inarow.kernel"
local input = require "inarow.cli.input"

-- Fields of a JSON object, in order.
local FIELDS = { "number", "forbidden", "point", "reason", "citation", "rows" }

local function print_json(game, number)
    local points, message = kernel.forbidden(game, nil, true)
    if not points then return nil, message end
    for _, point in ipairs(points) do console.list(point.rows) end
    console.json({ number = number, forbidden = console.list(points) }, FIELDS)
    io.flush()
    return true
end

local function print_text(game)
    local points, message = game:forbidden()
    if not points then return nil, message end
    print(#points > 0 and table.concat(points, " ") or "-")
    return true
end

return {
    examples = "  inarow forbidden --variant renju < positions.txt\n"
        .. "  inarow forbidden --json --variant bead_renju < positions.txt",
    define = function(command)
        arguments.define_variant(command)
        command:flag("--json")
    end,
    run = function(args)
        return input.each_position(args, args.json and print_json or print_text)
    end,
}
