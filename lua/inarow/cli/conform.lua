--- inarow conform: records with expectations, as TAP.
local cli = require "inarow.cli"
local conform = require "inarow.conform"

return {
    summary = "Check records with expectations; the report is in TAP.",
    examples = "  inarow conform tests/conformance/RIF/*.rec",
    define = function(command)
        command:argument("path", "record files, - for the standard input"):args "+"
    end,
    run = function(args)
        local status, number = cli.OK, 0
        print("TAP version 13")
        for _, path in ipairs(args.path) do
            local text, message = cli.read(path)
            if not text then
                status = cli.complain(message)
            end
            for _, test in ipairs(text and conform.run(text, path) or {}) do
                number = number + 1
                local failed = #test.failures > 0
                print(("%sok %d - %s"):format(failed and "not " or "", number,
                    (test.title:gsub("#", "\\#"))))
                for _, failure in ipairs(test.failures) do
                    print("  # " .. failure)
                    if test.unreadable then cli.complain(failure) end
                end
                status = cli.worse(status, test.unreadable and cli.UNREADABLE
                    or failed and cli.FAILED or cli.OK)
            end
        end
        print("1.." .. number)
        return status
    end,
}
