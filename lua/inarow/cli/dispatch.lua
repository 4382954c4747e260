--- The command line: parsing it, and running the command.
local arguments = require "inarow.cli.arguments"
local console = require "inarow.cli.console"
local core = require "inarow.core"

local dispatch = {}

--- The commands in the order of the help, each a module in commands/.
dispatch.commands = {
    "variants", "rules", "judge", "show", "forbidden", "explain", "conform", "play",
    "bench", "perft", "playout", "convert", "lint", "new",
}

--- What the program is, in a sentence.
dispatch.summary = "Rules arbiter of the n-in-a-row family: rulings with their article."

--- Define a command as its module says: for argparse, or for whoever else asks in the
-- same words (documents/synopses.lua).
-- @param module its summary, its examples (text) and `define`
function dispatch.define(command, module)
    command:epilog("Examples:\n" .. module.examples)
    module.define(command)
    command:option("--script", "a variant's script, to be what its name means")
        :count("*"):argname("FILE")
end

local function parser_of(modules)
    local parser = console.library("argparse", "lua-argparse")("inarow", dispatch.summary,
        "'inarow COMMAND --help' tells more about a command.")
    parser:command_target("command")
    parser:require_command(true)
    parser:flag("--version", "Show the version and exit."):action(function()
        print("inarow " .. core.version)
        os.exit(console.OK)
    end)
    for _, name in ipairs(dispatch.commands) do
        local module = require("inarow.cli.commands." .. name)
        modules[name] = module
        dispatch.define(parser:command(name, module.summary), module)
    end
    return parser
end

--- Run a command line.
-- @param words list of its words
-- @return exit status
function dispatch.main(words)
    local modules = {}
    local parser = parser_of(modules)
    local command = modules[words[1]]
    if command and command.options_follow then words = arguments.options_last(words) end
    local ok, args = parser:pparse(arguments.gather_options(words))
    if not ok then return console.complain((args:gsub("\n.*", ""))) end
    args.given = {}
    local message
    args.given, message = arguments.options(args.options or args.set)
    if not args.given then return console.complain(message) end
    for _, path in ipairs(args.script or {}) do
        ok, message = arguments.add_script(path)
        if not ok then return console.complain(message) end
    end
    if args.variant then
        args.variant, message = arguments.variant(args.variant)
        if not args.variant then return console.complain(message) end
    end
    local status = modules[args.command].run(args) or console.OK
    ok, message = io.stdout:flush()
    return ok and status or console.complain_of_output(message)
end

return dispatch
