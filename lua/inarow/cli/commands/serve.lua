--- inarow serve: answers requests, one JSON object per line.
local address = require("inarow.cli.sentences").address
local answers = require "inarow.cli.serving.answers"
local archive = require "inarow.cli.serving.archive"
local arguments = require "inarow.cli.arguments"
local console = require "inarow.cli.console"
local input = require "inarow.cli.input"
local json = require "inarow.cli.serving.json"
local later = require "inarow.cli.loading.later"
local service = require "inarow.service"
local socket = require "inarow.cli.serving.socket"
local system = require "inarow.system"

-- Converters for the types of limits.
local converters = {
    ["integer?"] = function(limit) return arguments.whole(limit.most) end,
    ["number?"] = function(limit) return arguments.seconds(limit.least, limit.most) end,
}

-- Copies the given limits, or their defaults, to a table.
local function given(list, args, into)
    for _, limit in ipairs(list) do into[limit[1]] = args[limit[1]] or limit.default end
    return into
end

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
        command:option("--archive"):argname "FILE"
        command:option("--socket"):argname("ADDRESS"):convert(socket.address)
        for _, list in ipairs { service.limits(), service.socket_limits() } do
            for _, limit in ipairs(list) do
                command:option("--" .. limit[1], { default = limit.default })
                    :convert(converters[limit[2]](limit))
            end
        end
    end,
    run = function(args)
        address(nil) -- programs need no advice about commands
        if args.schema then
            console.json(service.schema(), { "$schema", "title", "protocol" })
            return console.OK
        end
        later.load_all()
        local options = json.library()
        options.limits = given(service.limits(), args, {})
        options.archive = args.archive and archive.open(args.archive)
        if args.socket then
            local megabytes = options.limits.megabytes
            given(service.socket_limits(), args, options.limits)
            options.limits.share = args.share or math.floor(megabytes / 4)
            return socket.serve(args.socket, megabytes, function(of_all)
                options.memory = of_all
                return service.new(options)
            end)
        end
        options.memory = service.new_memory(function()
            return options.limits.megabytes
        end, function() return system.process().memory end)
        return serve_input(service.new(options))
    end,
}
