--- inarow lint: checking variants' scripts by playing them out.
local arguments = require "inarow.cli.arguments"
local check = require "inarow.variant.check"
local console = require "inarow.cli.console"
local english = require "inarow.text.english"
local inarow = require "inarow"
local lint = require "inarow.explore.lint"
local locate = require "inarow.variant.locate"
local say = require("inarow.text.messages").say

local function where(definition, path)
    local line = definition.text ~= "" and locate(definition.text, path)
    return definition.chunkname .. (line and ":" .. line or "")
end

local function report(definition, args)
    local findings, played, settings = lint.run(definition, args.games)
    for _, finding in ipairs(findings) do
        print(("%s: %s: %s%s"):format(where(definition, finding.path),
            check.path_text(finding.path), finding.fault,
            finding.setting ~= "" and " (" .. finding.setting .. ")" or ""))
    end
    local tried = played < settings
        and say("settings-tried-part", { played = played, count = settings })
        or english.counted("settings-tried", settings)
    print(english.counted("linted", #findings, { name = definition.name, tried = tried }))
    return #findings > 0 and console.FAILED or console.OK
end

return {
    examples = "  inarow lint pente\n  inarow lint ./my_game.lua",
    define = function(command)
        command:argument("variants"):args "+"
        command:option("--games"):default("8")
            :convert(arguments.whole(100000))
    end,
    run = function(args)
        local status = console.OK
        for _, name in ipairs(args.variants) do
            local variant, message = arguments.variant(name)
            local definition
            if variant then definition, message = inarow.find(variant) end
            status = console.worse(status, definition and report(definition, args)
                or console.complain(message))
        end
        return status
    end,
}
