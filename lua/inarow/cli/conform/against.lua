--- inarow conform --against: tests another program with the corpus, and reports its
-- answers.
local console = require "inarow.cli.console"
local core = require "inarow.core"
local language = require "inarow.language"
local judging = require "inarow.judging"
local page = require "inarow.cli.conform.page"
local progress = require "inarow.cli.progress"
local counted = require("inarow.cli.conform.sentences").counted
local say = require("inarow.cli.conform.sentences").say
local sources = require "inarow.cli.conform.sources"
local system = require "inarow.system"

local against = {}

--- Protocols for asking programs, beginning with the default.
against.PROTOCOLS = { "json", "gomocup" }

--- Default time limit for an answer, in seconds.
against.SECONDS = 10

-- Returns the program to test, with the interface of by_lines.lua.
local function program_of(args, corpus)
    console.library("luv", "lua-luv")
    local seconds = args.seconds or against.SECONDS
    if args.protocol == "gomocup" then
        return require("inarow.cli.conform.by_gomocup").new(args.against, seconds,
            args.no_probe)
    end
    return require("inarow.cli.conform.by_lines").new(args.against, corpus, seconds,
        console)
end

-- Returns the reason why a case has no answer; nil if the program is at fault.
local function why_skipped(result)
    if result.outcome == "unsupported" then return result.message end
    local is_put = result.outcome ~= "given-up" and result.outcome ~= "not-asked"
    return not is_put and say("against-" .. result.outcome) or nil
end

-- Returns the reasons why a case failed, as lines.
local function failures_of(result)
    if result.outcome == "wrong" and not result.message then
        local _, expected, given = judging.describe(result.case, result.given)
        return { say("expected-but", { expected = expected, given = given }) }
    elseif result.outcome == "right" or why_skipped(result) then
        return {}
    end
    return { result.message }
end

local function test_of(result)
    local case = result.case
    return { title = case.id .. (case.note and " " .. case.note or ""),
        source = case.class, failures = failures_of(result), warnings = {},
        skipped = why_skipped(result),
        object = { id = case.id, class = case.class, outcome = result.outcome,
            answer = result.outcome == "wrong" and case.answer or nil,
            given = result.given, message = result.message } }
end

-- Returns lines that name the test and the program.
local function heading(program, corpus, args)
    local name = program.name or args.against
    local list = { say("against-title", { name = name .. (program.version
        and " " .. program.version or ""), version = corpus.version }) }
    for _, remark in ipairs(program.remarks or {}) do list[#list + 1] = remark end
    if not program.reasons then list[#list + 1] = say "against-no-reasons" end
    return list
end

-- Writes the result in sentences.
local function totals(summary)
    local answered, spoiled = summary:totals()
    local list = { say("against-totals", { answered = answered, cases = summary.cases,
        right = summary.right or 0, wrong = summary.wrong or 0 }) }
    for _, outcome in ipairs { "unsupported", "not-asked", "given-up" } do
        if summary[outcome] then
            list[#list + 1] = say("against-" .. outcome .. "-count",
                { cases = counted("cases-count", summary[outcome]) })
        end
    end
    if spoiled > 0 then
        list[#list + 1] = say("against-spoiled-count",
            { cases = counted("cases-count", spoiled) })
    end
    list[#list + 1] = summary.given_up
    return list
end

-- Lists the classes with wrong answers, one per line.
local function bad_classes(classes)
    local list = {}
    for _, class in ipairs(classes) do
        local answered, spoiled = class:totals()
        if class.wrong or spoiled > 0 then
            list[#list + 1] = say("against-class", { class = class.class,
                wrong = class.wrong or 0, answered = answered, spoiled = spoiled })
        end
    end
    return list
end

--- Ask a program the cases in the paths.
-- @param args arguments of the command line: `against`, `path`, `protocol`, `no_probe`,
-- `seconds`, `report`
-- @param report a format from cli/conform/reports.lua
-- @return exit status
function against.run(args, report)
    local list, corpus, status = sources.read(args.path, args)
    if #list == 0 then return console.UNREADABLE end
    if args.report and status ~= console.OK then
        return console.complain(say "conform-unread")
    end
    local program = program_of(args, corpus)
    local ready, message = program:begin()
    if not ready then return console.complain(args.against .. ": " .. message) end
    local head, failed = heading(program, corpus, args), {}
    local bar = not system.is_terminal(1) and progress.reporter() or nil
    report.begin(head)
    local summary, classes = judging.examine(program, list, function(result, number)
        if bar then bar(number / #list) end
        if result.outcome == "not-asked" and report.is_brief then return end
        local test = test_of(result)
        if #test.failures > 0 then failed[#failed + 1] = page.kept(result) end
        report.test(test)
    end)
    if bar then progress.finish() end
    local whole = totals(summary)
    report.finish(language.joined(bad_classes(classes), whole), summary)
    if args.report then
        local ok, fault = system.write(args.report,
            page.of(language.joined(head, whole), classes, failed))
        if not ok then return console.complain(fault) end
    end
    return console.worse(status, summary:passed() and console.OK
        or console.FAILED)
end

--- Answer the cases on the standard input by inarow itself, one per line, in the way of a
-- tested program.
-- @return exit status
function against.answer()
    for line in io.lines() do
        local case = console.decode(line)
        local reply
        if type(case) == "table" and case.hello then
            reply = { hello = { name = "inarow", version = core.version } }
        else
            local answer, why, code = judging.answer(case)
            if code == "bad-case" then return console.complain(why) end
            reply = { id = case.id, answer = answer }
            if answer == nil then reply.unsupported, reply.why = true, why end
        end
        print(console.encode(reply, { "id", "answer" }))
    end
    return console.OK
end

--- Write the cases in the paths as a corpus, one JSON object per line. If some cases
-- cannot be read, nothing is written.
-- @return exit status
function against.write(args)
    local list, corpus, status = sources.read(args.path, {})
    if status ~= console.OK then
        return #list > 0 and console.complain(say "conform-unread") or status
    end
    console.json(corpus)
    for _, case in ipairs(list) do console.json(case) end
    return status
end

return against
