--- Reports tests in several formats: TAP while they run, JUnit's XML at the end, or JSON
-- with one object per line. A test is {title, source, failures, warnings, skipped,
-- object}. `failures` and `warnings` are lists of lines. `skipped` is the reason if the
-- test was not run. `object` is the test's JSON.
local language = require "inarow.language"
local picture = require "inarow.picture"
local console = require "inarow.cli.console"

local reports = {}

-- ---- TAP ------------------------------------------------------------------------------

local tap = { number = 0, is_brief = true }
reports.tap = tap

function tap.begin(remarks)
    print("TAP version 13")
    tap.remark(remarks or {})
end

function tap.remark(lines)
    for _, line in ipairs(lines) do print("# " .. language.printable(line)) end
end

function tap.test(test)
    tap.number = tap.number + 1
    local shown = language.printable
    print(("%sok %d - %s%s"):format(#test.failures > 0 and "not " or "", tap.number,
        (shown(test.title):gsub("#", "\\#")),
        test.skipped and " # SKIP " .. shown(test.skipped) or ""))
    for _, failure in ipairs(test.failures) do print("  # " .. shown(failure)) end
    for _, warning in ipairs(test.warnings) do print("  # " .. shown(warning)) end
end

function tap.finish(remarks)
    tap.remark(remarks or {})
    print("1.." .. tap.number)
end

-- ---- JUnit ----------------------------------------------------------------------------

local junit = { lines = {}, number = 0, failed = 0, skipped = 0 }
reports.junit = junit

function junit.begin() end

function junit.test(test)
    local first = test.failures[1]
    local failure = first and picture.xml_tag("failure", { message = first },
        language.xml(table.concat(test.failures, "\n")))
        or test.skipped and picture.xml_tag("skipped", { message = test.skipped })
    local warnings = #test.warnings > 0 and picture.xml_tag("system-out", {},
        language.xml(table.concat(test.warnings, "\n")))
    junit.number = junit.number + 1
    junit.failed = junit.failed + (first and 1 or 0)
    junit.skipped = junit.skipped + (test.skipped and 1 or 0)
    junit.lines[junit.number] = "  " .. picture.xml_tag("testcase",
        { name = test.title, classname = test.source },
        failure and failure .. (warnings or "") or warnings)
end

function junit.finish()
    print('<?xml version="1.0" encoding="UTF-8"?>')
    print(('<testsuite name="conformance" tests="%d" failures="%d"%s>'):format(
        junit.number, junit.failed,
        junit.skipped > 0 and (' skipped="%d"'):format(junit.skipped) or ""))
    if #junit.lines > 0 then print(table.concat(junit.lines, "\n")) end
    print("</testsuite>")
end

-- ---- JSON -----------------------------------------------------------------------------

local json = {}
reports.json = json

json.ORDER = { "number", "id", "class", "outcome", "answer", "given", "message", "title",
    "source", "error", "cases", "right", "wrong" }

function json.begin() end

function json.test(test)
    console.json(test.object, json.ORDER)
end

function json.finish(_, summary)
    if summary then console.json({ summary = summary }, json.ORDER) end
end

return reports
