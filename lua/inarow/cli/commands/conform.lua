--- inarow conform: records with expectations, as TAP.
local conform = require "inarow.judging.conform"
local console = require "inarow.cli.console"
local files = require "inarow.cli.files"
local records = require "inarow.cli.records"
local xml = require "inarow.text.xml"

-- One test at a time, as TAP.
local tap = { number = 0 }

function tap.begin()
    print("TAP version 13")
end

function tap.test(test)
    tap.number = tap.number + 1
    print(("%sok %d - %s"):format(#test.failures > 0 and "not " or "", tap.number,
        (test.title:gsub("#", "\\#"))))
    for _, failure in ipairs(test.failures) do print("  # " .. failure) end
    for _, warning in ipairs(test.warnings) do print("  # " .. warning) end
end

function tap.finish()
    print("1.." .. tap.number)
end

-- As JUnit's XML, once all are done.
local junit = { lines = {}, number = 0, failed = 0 }

function junit.begin() end

function junit.test(test)
    local first = test.failures[1]
    local failure = first and xml.tag("failure", { message = first },
        xml.escape(table.concat(test.failures, "\n")))
    local warnings = #test.warnings > 0 and xml.tag("system-out", {},
        xml.escape(table.concat(test.warnings, "\n")))
    junit.number = junit.number + 1
    junit.failed = junit.failed + (failure and 1 or 0)
    junit.lines[junit.number] = "  " .. xml.tag("testcase",
        { name = test.title, classname = test.source },
        failure and failure .. (warnings or "") or warnings)
end

function junit.finish()
    print('<?xml version="1.0" encoding="UTF-8"?>')
    print(('<testsuite name="conformance" tests="%d" failures="%d">'):format(
        junit.number, junit.failed))
    if #junit.lines > 0 then print(table.concat(junit.lines, "\n")) end
    print("</testsuite>")
end

return {
    examples = "  inarow conform tests/conformance/RIF/*.rec",
    traces = true,
    define = function(command)
        command:argument("path"):args "+"
        command:flag("--junit")
    end,
    run = function(args)
        local paths, status = records.of(args.path, { "rec" })
        local report = args.junit and junit or tap
        report.begin()
        for _, path in ipairs(paths) do
            local chunks, message = files.open(path)
            local tests = chunks and conform.run(chunks, path)
            if not tests then status = console.complain(message) end
            for test in tests or function() end do
                local failed = #test.failures > 0
                report.test(test)
                for _, failure in ipairs(test.unreadable and test.failures or {}) do
                    console.complain(failure)
                end
                status = console.worse(status, test.unreadable and console.UNREADABLE
                    or failed and console.FAILED or console.OK)
            end
        end
        report.finish()
        return status
    end,
}
