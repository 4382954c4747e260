--- Parses the command line, and runs its command.
local arguments = require "inarow.cli.arguments"
local console = require "inarow.cli.console"
local core = require "inarow.core"
local language = require "inarow.language"
local messages = require "inarow.cli.commands.sentences"

local say = messages.say

local dispatch = {}

-- The commands in the order of the help, each a module in commands/.
local COMMANDS = {
    "variants", "rules", "judge", "show", "legal", "forbidden", "explain", "analyse",
    "check-proof", "conform", "comply", "referee", "tournament", "play", "puzzles",
    "solve", "bench", "perft", "playout", "positions", "convert", "index", "explore",
    "find", "lint", "new", "serve", "gtp",
}

--- Return the names of the commands, in the order of the help.
function dispatch.commands()
    return language.joined(COMMANDS)
end

--- Return the module of a command. A module has `examples`, a text, and the functions
-- `define` and `run`. `traces` is true if the command can show the script's traces.
-- `options_follow` is true if a variant's options follow its name.
function dispatch.command(name)
    return require("inarow.cli.commands." .. name)
end

--- Return the purpose of a command in a sentence; without a name, the purpose of the
-- program.
function dispatch.summary(name)
    return say("help" .. (name and " " .. name or ""))
end

-- Wraps a command so that each argument, option and flag receives its description by its
-- name. Returns the wrapper, and a set that will contain the command's options.
local function described(command, name)
    local wrapper, known = {}, {}
    for _, kind in ipairs { "argument", "option", "flag" } do
        wrapper[kind] = function(_, names, values)
            local item = names:match "%S+"
            known[item] = kind ~= "argument" or nil
            local own = ("help %s %s"):format(name, item)
            return command[kind](command, names,
                say(messages.is_code(own) and own or "help " .. item, values))
        end
    end
    return wrapper, known
end

--- Define a command by its module, for argparse or for any object with argparse's methods
-- (tools/synopses.lua).
-- @return set of the command's options
function dispatch.define(command, name)
    local module = dispatch.command(name)
    command:epilog(say("help-examples") .. "\n" .. module.examples)
    local wrapper, known = described(command, name)
    module.define(wrapper)
    wrapper:option("--script"):target("paths_of_scripts"):count("*"):argname("FILE")
    if module.traces then wrapper:flag "--trace" end
    return known
end

-- Creates a parser that knows the names of all commands, but only the arguments of the
-- chosen command, so that other modules are not loaded. Also returns the set of the
-- chosen command's options.
local function parser_of(chosen)
    local parser = console.library("argparse", "lua-argparse")("inarow",
        dispatch.summary(), say "help-more")
    parser:command_target("command")
    parser:require_command(true)
    parser:flag("--version", say "help --version"):action(function()
        print("inarow " .. core.version)
        os.exit(console.OK)
    end)
    local known
    for _, name in ipairs(COMMANDS) do
        local command = parser:command(name, dispatch.summary(name))
        if name == chosen then known = dispatch.define(command, name) end
    end
    return parser, known
end

-- Returns argparse's error. If another word was probably intended, the message suggests
-- it.
local function of_parser(message)
    local fault = message:match "^[^\n]*"
    local command, option = fault:match "^unknown command '(.*)'$",
        message:match "\nDid you mean .-'(%-.-)'"
    local number = fault:match "^unknown option '(%-%d[%d.]*)'"
    if number then return say("below-zero", { word = number }) end
    if option then return fault .. language.hint(option, { option }) end
    if not command then
        return fault .. say(fault:find "command" and "commands-listed" or "help-explains")
    end
    local hint = language.hint(command, COMMANDS)
    return fault .. (hint ~= "" and hint or say "commands-listed")
end

-- Translates words that are common in other programs.
local function usual(words)
    if words[1] == "help" then return { words[2] or "--help", words[2] and "--help" } end
    if words[1] == "version" or words[1] == "-v" then return { "--version" } end
    return words
end

--- Run a command line.
-- @param words list of its words
-- @return exit status
function dispatch.main(words)
    messages.address "command"
    words = usual(words)
    local command = language.index_of(COMMANDS, words[1])
        and dispatch.command(words[1])
    local parser, known = parser_of(words[1])
    messages.address("command", known)
    if command and command.options_follow then words = arguments.options_last(words) end
    words = arguments.with_negatives(arguments.gather_options(words))
    local ok, args = parser:pparse(words)
    if not ok then return console.complain(of_parser(args)) end
    args.given = {}
    local message, faults
    args.given, message = arguments.options(args.options or args.set)
    if not args.given then return console.complain(message) end
    local inarow = require "inarow" -- not loaded if only help is printed
    if args.trace then inarow.trace = console.trace end
    for _, path in ipairs(args.paths_of_scripts or {}) do
        ok, message, faults = arguments.add_script(path)
        if not ok then return console.complain(message, faults) end
    end
    if args.variant then
        args.variant, message, faults = arguments.variant(args.variant)
        if not args.variant then return console.complain(message, faults) end
    end
    local status = command.run(args) or console.OK
    ok, message = io.stdout:flush()
    return ok and status or console.complain_of_output(message)
end

return dispatch
