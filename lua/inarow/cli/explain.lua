--- inarow explain: why a point is forbidden, or not.
local cli = require "inarow.cli"
local explain = require "inarow.explain"
local inarow = require "inarow"
local positions = require "inarow.positions"

-- A list shows as one in JSON even when it is empty.
local function plain(node)
    cli.list(node.children)
    for _, child in ipairs(node.children) do plain(child) end
    return node
end

return {
    summary = "Prove what a stone at a point makes, in a position on the standard input.",
    define = function(command)
        command:argument("point", "a point like h8")
        cli.define_variant(command, "the variant (default: renju)")
        command:flag("--json", "the tree as one JSON object")
    end,
    run = function(args)
        local status, number = cli.OK, 0
        local variant = args.variant or "renju"
        local rules, fault = inarow.rules(variant, args.given)
        if not rules then return cli.complain(fault) end
        for line in io.lines() do
            number = number + 1
            local game, message = positions.open(line, variant, args.given)
            local proof
            if game then proof, message = game:explain(args.point:lower()) end
            if not proof then
                status = cli.complain(("line %d: %s"):format(number, message))
            elseif args.json then
                cli.json(plain(proof))
            else
                io.write(explain.text(proof))
            end
        end
        if number == 0 then return cli.complain("no position on the standard input") end
        return status
    end,
}
