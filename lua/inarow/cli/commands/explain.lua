--- inarow explain: why a point is forbidden, or not.
local arguments = require "inarow.cli.arguments"
local console = require "inarow.cli.console"
local explain = require "inarow.proof.explain"
local input = require "inarow.cli.input"

-- A list shows as one in JSON even when it is empty.
local function plain(node)
    console.list(node.children)
    for _, child in ipairs(node.children) do plain(child) end
    return node
end

return {
    examples = "  inarow explain j7 < position.txt\n"
        .. "  echo ......./......./...X.../..X.X../...X.../......./....... |"
        .. " inarow explain d4",
    define = function(command)
        command:argument("point")
        arguments.define_variant(command)
        command:flag("--json")
    end,
    run = function(args)
        return input.each_position(args, function(game)
            local proof, message = game:explain(args.point:lower())
            if not proof then return nil, message end
            if args.json then
                console.json(plain(proof))
            else
                io.write(explain.text(proof))
            end
            return true
        end)
    end,
}
