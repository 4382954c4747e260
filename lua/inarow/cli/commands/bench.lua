--- inarow bench: measures speed. The benchmarks are only in the source tree, in
-- tests/bench; an installed program reports that they are missing.
local console = require "inarow.cli.console"
local say = require("inarow.cli.commands.sentences").say
local system = require "inarow.system"

local tree = debug.getinfo(1, "S").source:match "^@(.*)lua/inarow/cli/commands/"
local path = tree and tree .. "tests/bench/benches.lua"
local benches = path and system.kind(path) and assert(loadfile(path))(tree)
local names = benches and benches.names or {}

return {
    names = names,
    examples = "  inarow bench forbidden --positions tests/positions/forbidden.tsv\n"
        .. "  inarow bench playout-pente-yardstick\n"
        .. "  inarow bench playout-renju forbidden=refused",
    define = function(command)
        command:argument("bench", { names = table.concat(names, " ") }):args "?"
        command:argument("options"):args "*"
        command:option("--positions")
    end,
    run = function(args)
        if not benches then return console.complain(say "only-in-tree") end
        return benches.run(args)
    end,
}
