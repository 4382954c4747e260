--- inarow serve: requests and answers, a JSON object a line.
local answers = require "inarow.cli.serving.answers"
local arguments = require "inarow.cli.arguments"
local console = require "inarow.cli.console"
local input = require "inarow.cli.input"
local json = require "inarow.cli.serving.json"
local schema = require "inarow.service.schema"
local service = require "inarow.service.service"
local socket = require "inarow.cli.serving.socket"

local MOST = 2 ^ 31

local function serve_input(answering)
    local read, fault = input.arriving()
    io.stdout:setvbuf "full"
    answers.to_all(answering, read, function(text) io.write(text, "\n") end,
        function() io.flush() end)
    return fault() and console.complain(fault()) or console.OK
end

return {
    examples = [[  echo '{"id":1,"method":"hello"}' | inarow serve]],
    define = function(command)
        command:flag("--schema")
        command:option("--socket"):argname("ADDRESS"):convert(socket.address)
        command:option("--games"):convert(arguments.whole(MOST))
        command:option("--line"):convert(arguments.whole(MOST))
        command:option("--seconds"):convert(arguments.seconds(0.001, 86400))
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
        if args.socket then
            return socket.serve(args.socket, function() return service.new(options) end)
        end
        return serve_input(service.new(options))
    end,
}
