--- Tests `inarow comply`: the faults that it finds in programs, and programs without
-- faults.
local helper = dofile "tests/lua/helper.lua"
local json = require "dkjson"

after_each(helper.clean)

-- Checks a program: returns the exit status, the number of verdicts of each kind, and the
-- names of the wrong checks.
local function check(command, variant)
    local status, out, err = helper.inarow(("comply --json '%s' %s"):format(command,
        variant or ""))
    assert.equal("", err)
    local count, wrong = { ok = 0, wrong = 0, unknown = 0 }, {}
    for line in out:gmatch "[^\n]+" do
        local found = assert(json.decode(line))
        count[found.verdict] = count[found.verdict] + 1
        if found.verdict == "wrong" then wrong[#wrong + 1] = found.check end
        assert(#found.asked > 0 and #found.answered > 0 and #found.rule > 0, line)
    end
    return status, count, table.concat(wrong, " ")
end

-- The examples are two of the following cases.
local EXAMPLES = [[
  inarow comply 'lua5.4 tests/players/honest.lua'
  inarow comply --json 'python3 tests/players/opening.py' renju]]

it("has these examples", function()
    local _, help = helper.inarow "comply --help"
    helper.says(help, EXAMPLES)
    assert.equal(EXAMPLES, require("inarow.cli").command("comply").examples)
end)

for _, player in ipairs(helper.some({ "build/tests/opening 3 gomoku",
    "python3 tests/players/opening.py renju", "build/tests/opening 3 renju",
    "python3 tests/players/opening.py 3 gomoku" }, 2)) do
    it("nothing is wrong with " .. player .. ", nor unknown to it", function()
        local status, count, wrong = check(player:match "^(.*) (%l+)$")
        assert.equal("", wrong)
        assert.same({ 0, { ok = 32, wrong = 0, unknown = 0 } }, { status, count })
    end)
end

it("optional parts of the protocol are unknown, and not a fault", function()
    local status, out, err = helper.inarow "comply 'lua5.4 tests/players/honest.lua'"
    assert.same({ 0, "" }, { status, err })
    helper.says(out, "32 checks: 20 ok, 0 wrong, 12 unknown")
end)

describe("each fault fails one check:", function()
    it("in the usual commands", function()
        local faults = "board-five start-again info-unknown end"
        local status, _, wrong = check("lua5.4 tests/players/faulty.lua " .. faults)
        assert.same({ 1, faults }, { status, wrong })
    end)

    it("an offer of symmetrical points, and another rule than the requested one",
        function()
            local source, count = helper.contents "tests/players/opening.py"
                :gsub("and not any%b()", "")
            assert.equal(1, count)
            local status, _, wrong = check("python3 " .. helper.file((source
                :gsub('key == "rule"', 'key == "no-rule"'))), "renju")
            assert.same({ 1, "rule opening-offer" }, { status, wrong })
        end)
end)

it("a missing program fails every check", function()
    local status, out = helper.inarow "comply ./no-such-engine"
    assert.equal(1, status)
    helper.says(out, "wrong   start-15: START 15 - ", "127", "32 checks: 0 ok, ")
    assert.equal(2, (helper.inarow "comply x no_such_variant"))
end)
