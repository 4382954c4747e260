--- inarow conform: uses records with expectations as tests, writes their cases as a
-- corpus, and tests other programs with this corpus.
local against = require "inarow.cli.conform.against"
local arguments = require "inarow.cli.arguments"
local judging = require "inarow.judging"
local console = require "inarow.cli.console"
local language = require "inarow.language"
local system = require "inarow.system"
local records = require "inarow.cli.records"
local reports = require "inarow.cli.conform.reports"
local say = require("inarow.cli.commands.sentences").say

-- Time limits for an answer, in seconds.
local LEAST, MOST = 0.01, 3600

-- Runs the records as tests. Returns the exit status.
local function check(args, report)
    local paths, status = records.of(args.path, { "rec" })
    for _, path in ipairs(paths) do
        if path:find "%.jsonl$" then
            return console.complain(path .. ": " .. say "conform-corpus")
        end
    end
    report.begin()
    local function read(path)
        local chunks, message = system.open(path)
        return chunks and judging.conform(chunks, path), message
    end
    status = console.worse(status, records.each(paths, args, read, function(test, path)
        local number, source = console.number_of(test.source), test.source
        test.object = test.error and { number = number, source = source,
            error = test.error } or { number = number, title = test.title,
            source = source, failures = console.list(test.failures),
            warnings = console.list(test.warnings) }
        report.test(test)
        for _, failure in ipairs(test.error and test.failures or {}) do
            console.complain(console.with_script(path, failure))
        end
        return test.error and console.UNREADABLE
            or #test.failures > 0 and console.FAILED or console.OK
    end))
    report.finish()
    return status
end

-- Returns the fault of options that contradict each other; nil if there is none.
local function fault_of(args)
    for _, name in ipairs { "protocol", "seconds", "report" } do
        if args[name] and not args.against then
            return say("only-with", { option = "--" .. name, expected = "--against" })
        end
    end
    if args.no_probe and args.protocol ~= "gomocup" then
        return say("only-with", { option = "--no-probe",
            expected = "--protocol gomocup" })
    end
    local ways = {}
    for _, name in ipairs { "against", "cases", "answer" } do
        if args[name] then ways[#ways + 1] = "--" .. name end
    end
    if #ways > 1 then
        return say("one-of-options", { expected = language.list(ways) })
    elseif args.junit and args.json then
        return say("one-of-options", { expected = language.list { "--junit", "--json" } })
    elseif (#args.path == 0) ~= (args.answer == true) then
        return say(args.answer and "answer-no-path" or "conform-path")
    end
end

return {
    examples = "  inarow conform tests/conformance/RIF/*.rec\n"
        .. "  inarow conform --cases tests/conformance/RIF > cases.jsonl\n"
        .. "  inarow conform --against 'inarow conform --answer'"
        .. " tests/conformance/RIF/9.3.rec",
    traces = true,
    define = function(command)
        command:argument("path"):args "*"
        command:option("--against"):argname "CMD"
        command:option("--protocol"):choices(against.PROTOCOLS)
        command:flag("--no-probe")
        command:option("--seconds", { seconds = against.SECONDS })
            :convert(arguments.seconds(LEAST, MOST))
        command:option("--report"):argname "FILE"
        command:flag("--junit")
        command:flag("--json")
        command:flag("--cases")
        command:flag("--answer")
    end,
    run = function(args)
        local fault = fault_of(args)
        if fault then return console.complain(fault) end
        local report = args.junit and reports.junit or args.json and reports.json
            or reports.tap
        if args.answer then return against.answer() end
        if args.cases then return against.write(args) end
        if args.against then return against.run(args, report) end
        return check(args, report)
    end,
}
