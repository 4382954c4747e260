--- The command line: its commands, what each takes, and running one. `main.lua` is the
-- program that does so.
local console = require "inarow.cli.console"
local dispatch = require "inarow.cli.dispatch"

return {
    -- Run a command line.
    run = dispatch.main,

    -- The names of the commands, the module of one, what it does, and what it takes: for
    -- the manual, and for shells that complete words.
    commands = dispatch.commands,
    command = dispatch.command,
    summary = dispatch.summary,
    define = dispatch.define,

    -- A text as one word of a shell.
    quoted = console.quoted,
}
