--- Runs command lines, and describes the commands and their arguments. The program is
-- `main.lua`.
local console = require "inarow.cli.console"
local dispatch = require "inarow.cli.dispatch"

return {
    -- Run a command line.
    run = dispatch.main,

    -- The names of the commands; and a command's module, purpose and arguments, for the
    -- manual and for completion in shells.
    commands = dispatch.commands,
    command = dispatch.command,
    summary = dispatch.summary,
    define = dispatch.define,

    -- Quotes a text as one word of a shell.
    quoted = console.quoted,
}
