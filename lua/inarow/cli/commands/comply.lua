--- inarow comply: checks a program against the Gomocup protocol.
local console = require "inarow.cli.console"
local counted = require("inarow.cli.commands.sentences").counted
local inarow = require "inarow"
local say = require("inarow.cli.commands.sentences").say

local VARIANT = "gomoku" -- default variant
local INTERRUPTED = 130 -- exit status for SIGINT, as shells report it
local FIELDS = { "check", "verdict", "asked", "answered", "rule" }

-- Writes a result as a line for people.
local function line_of(found)
    local values = { check = found.check, asked = found.asked, answered = found.answered,
        rule = found.rule, verdict = found.verdict .. (" "):rep(7 - #found.verdict) }
    if found.verdict == "ok" then return say("complied", values) end
    return say("not-complied", values)
end

return {
    examples = "  inarow comply 'lua5.4 tests/players/honest.lua'\n"
        .. "  inarow comply --json 'python3 tests/players/opening.py' renju",
    define = function(command)
        command:argument("program")
        command:argument("variant"):args "?":default(VARIANT)
        command:argument("options"):args "*"
        command:flag("--json")
    end,
    run = function(args)
        local variant = args.variant or VARIANT -- argparse only shows the default
        local rules, message, _, faults = inarow.rules(variant, args.given)
        if not rules then return console.complain(message, faults) end
        console.library("luv", "lua-luv")
        local referee = require "inarow.referee"
        referee.end_by_signals()
        local count = { ok = 0, wrong = 0, unknown = 0 }
        local ended = referee.comply(args.program, rules, function(found)
            count[found.verdict] = count[found.verdict] + 1
            if args.json then
                console.json(found, FIELDS)
            else
                print(line_of(found))
            end
            io.flush()
        end)
        referee.close_all()
        if not ended then return INTERRUPTED end
        if not args.json then
            local all = count.ok + count.wrong + count.unknown
            count.checks = counted("comply-checks", all)
            print(say("comply-score", count))
        end
        return count.wrong > 0 and console.FAILED or console.OK
    end,
}
