--- inarow tournament: plays an event between several programs, which a file describes.
local arguments = require "inarow.cli.arguments"
local console = require "inarow.cli.console"
local crosstable = require "inarow.cli.events.crosstable"
local event = require "inarow.cli.events.event"
local event_file = require "inarow.cli.events.event_file"

return {
    examples = "  inarow tournament tests/players/event.lua --workers 2",
    define = function(command)
        command:argument("file")
        command:option("--workers"):convert(arguments.whole(1000, 1))
        command:option("--report"):count("*"):argname("FILE")
        command:flag("--json")
    end,
    run = function(args)
        local its, message, faults = event_file.read(args.file)
        if not its then return console.complain(message, faults) end
        console.library("luv", "lua-luv")
        its.jobs, its.json = args.workers or its.jobs, args.json
        its.reports = args.report
        its.view = crosstable
        its.results = require("inarow.referee").standings(#its.engines)
        return event.play(its)
    end,
}
