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
    summary = "Prove what a stone at a point makes, in a position on the standard input.",
    examples = "  inarow explain j7 < position.txt\n"
        .. "  echo ...../..X../.XOX./..X../..... | inarow explain c3 --variant gomoku",
    define = function(command)
        command:argument("point", "a point like h8; told is what rows a stone there"
            .. " makes, not what a script's hooks say of it")
        arguments.define_variant(command, "the variant (default: renju)")
        command:flag("--json", "the tree as one JSON object")
    end,
    run = function(args)
        local status, number = input.each_position(args, function(game)
            local proof, message = game:explain(args.point:lower())
            if not proof then return nil, message end
            if args.json then
                console.json(plain(proof))
            else
                io.write(explain.text(proof))
            end
            return true
        end)
        if number == 0 and status == console.OK then
            return console.complain("no position on the standard input")
        end
        return status
    end,
}
