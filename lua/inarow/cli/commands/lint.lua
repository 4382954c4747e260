--- inarow lint: checks variants' scripts by playing them out.
local arguments = require "inarow.cli.arguments"
local console = require "inarow.cli.console"
local inarow = require "inarow"
local games = require "inarow.game"
local progress = require "inarow.cli.progress"
local counted = require("inarow.cli.commands.sentences").counted
local say = require("inarow.cli.commands.sentences").say

local function summary(name, findings, played, settings)
    local tried = played < settings
        and say("settings-tried-part", { played = played, count = settings })
        or counted("settings-tried", settings)
    return counted("linted", #findings, { name = name, tried = tried })
end

-- Prints a record within a report, indented.
local function print_record(text)
    for line in text:gmatch "[^\n]+" do print("    " .. line) end
end

local function print_findings(definition, findings)
    for _, finding in ipairs(findings) do
        local line = finding.line
        print(("%s%s: %s: %s%s"):format(definition.chunkname, line and ":" .. line or "",
            finding.path, finding.fault,
            finding.setting ~= "" and " (" .. finding.setting .. ")" or ""))
        if finding.record then print_record(finding.record) end
    end
end

-- Fields of a variant's object, and of objects inside it, in order.
local FIELDS = { "number", "variant", "error", "script", "settings", "tried", "faults",
    "findings", "code", "severity", "path", "line", "message", "expected", "nearest",
    "options", "record" }

-- Prints a variant without faults, with the findings about it, as JSON.
local function print_json(definition, number, findings, played, settings)
    local list = {}
    for i, finding in ipairs(findings) do
        list[i] = { code = finding.code, severity = finding.severity,
            path = finding.path, line = finding.line, message = finding.fault,
            options = console.map(finding.given), record = finding.record }
    end
    console.json({ number = number, variant = definition.name,
        script = definition.chunkname, settings = settings, tried = played,
        faults = console.list {},
        findings = console.list(list) }, FIELDS)
end

-- Prints the faults of a variant that does not load.
local function print_faults(word, message, code, faults, number)
    local list = {}
    for i, fault in ipairs(faults or { { message = message, code = code } }) do
        list[i] = { severity = "error" }
        for key, value in pairs(fault) do list[i][key] = value end
    end
    console.json({ number = number, variant = word, error = message, settings = 0,
        tried = 0, faults = console.list(list), findings = console.list {} }, FIELDS)
    return console.UNREADABLE
end

local function report(definition, args, number)
    local findings, played, settings = games.lint(definition, args.games, nil, nil,
        progress.reporter())
    progress.finish()
    if args.json then
        print_json(definition, number, findings, played, settings)
    else
        print_findings(definition, findings)
        print(summary(definition.name, findings, played, settings))
    end
    return #findings > 0 and console.FAILED or console.OK
end

return {
    examples = "  inarow lint connect_four\n  inarow lint ./my_game.lua\n"
        .. "  inarow lint --json ./my_game.lua",
    traces = true,
    define = function(command)
        command:argument("variants"):args "+"
        command:option("--games"):default("8")
            :convert(arguments.whole(100000))
        command:flag("--json")
    end,
    run = function(args)
        local status = console.OK
        for number, word in ipairs(args.variants) do
            local name, message, faults = arguments.variant(word)
            local definition, code
            if name then definition, message, code, faults = inarow.find(name) end
            local done
            if definition then
                done = report(definition, args, number)
            elseif args.json then
                done = print_faults(word, message,
                    code or faults and "bad-script" or nil, faults, number)
            else
                done = console.complain(message, faults)
            end
            status = console.worse(status, done)
        end
        return status
    end,
}
