--- Runs command lines, and describes the commands and their arguments. main.lua is the
-- program.
local console = require "inarow.cli.console"
local dispatch = require "inarow.cli.dispatch"

return {
    -- Run a command line.
    run = dispatch.main,

    -- The names of the commands, and the module, purpose and arguments of a command, for
    -- the manual and for completion in shells.
    commands = dispatch.commands,
    command = dispatch.command,
    summary = dispatch.summary,
    define = dispatch.define,

    -- Quotes a text as one word of a shell.
    quoted = console.quoted,
}
