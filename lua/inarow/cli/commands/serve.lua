--- inarow serve: requests and answers, a JSON object a line.
local arguments = require "inarow.cli.arguments"
local console = require "inarow.cli.console"
local core = require "inarow.core"
local json = require "inarow.cli.json"
local lines = require "inarow.text.lines"
local schema = require "inarow.service.schema"
local service = require "inarow.service.service"

local PIECE = 65536 -- bytes of a line read at once
local MOST = 2 ^ 31

-- Answer the lines of the standard input, each as soon as it is there.
local function serve_input(answering)
    local fault
    local next_line, _, begin = lines.of(function()
        local piece, message = core.input(PIECE)
        fault = message
        return piece
    end, answering.limits.line)
    io.stdout:setvbuf "full"
    for line, is_long in next_line do
        answering:handle(is_long and line .. (" "):rep(answering.limits.line) or line,
            function(text) io.write(text, "\n") end)
        io.flush()
        begin()
    end
    return fault and console.complain(fault) or console.OK
end

return {
    examples = [[  echo '{"id":1,"method":"hello"}' | inarow serve]],
    define = function(command)
        command:flag("--schema")
        command:option("--games"):convert(arguments.whole(MOST))
        command:option("--line"):convert(arguments.whole(MOST))
        command:option("--seconds"):convert(arguments.whole(86400))
        command:option("--megabytes"):convert(arguments.whole(MOST))
    end,
    run = function(args)
        if args.schema then
            console.json(schema.of(), { "$schema", "title", "protocol" })
            return console.OK
        end
        local options = json.library()
        options.limits = { games = args.games, line = args.line, seconds = args.seconds,
            megabytes = args.megabytes }
        return serve_input(service.new(options))
    end,
}
