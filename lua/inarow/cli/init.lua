--- The command line: its commands, their arguments, and running them. The program is
-- `main.lua`.
local console = require "inarow.cli.console"
local dispatch = require "inarow.cli.dispatch"

return {
    -- Run a command line.
    run = dispatch.main,

    -- The names of the commands; the module, the purpose and the arguments of one: for
    -- the manual, and for completion in shells.
    commands = dispatch.commands,
    command = dispatch.command,
    summary = dispatch.summary,
    define = dispatch.define,

    -- Quotes a text as one word of a shell.
    quoted = console.quoted,
}
