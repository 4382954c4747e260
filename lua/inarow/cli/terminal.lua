--- The terminal: is there one, and are colours wanted on it?
local system = require "inarow.system"

local terminal = {}

--- Is a stream, 0 for the input, 1 for the output, 2 for errors, a terminal?
terminal.is = system.is_terminal

--- The option --colour for a command.
function terminal.define(command)
    command:option("--colour --color"):choices { "auto", "always", "never" }
        :default "auto"
end

--- Are colours wanted, by the arguments and the environment?
function terminal.has_colours(args)
    if args.colour ~= "auto" then return args.colour == "always" end
    return (os.getenv "NO_COLOR" or "") == "" and os.getenv "TERM" ~= "dumb"
        and terminal.is(1)
end

return terminal
