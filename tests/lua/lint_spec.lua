local check = require "inarow.variant.check"
local inarow = require "inarow"
local lint = require "inarow.explore.lint"
local lists = require "inarow.text.lists"
local reasons = require "inarow.model.reasons"

-- The findings on a script, each as text.
local function findings(source)
    local definition = assert(inarow.load(source, "script"))
    local texts = {}
    for i, finding in ipairs((lint.run(definition, 2))) do
        texts[i] = check.path_text(finding.path) .. ": " .. finding.fault
            .. (finding.setting ~= "" and " (" .. finding.setting .. ")" or "")
    end
    return texts
end

local CASES = {
    {
        "a capture that an option takes away, the win by it staying",
        [[return { name = "x", base = "pente",
            options = { size = 9, pairs = { "yes", "no" } },
            capture = { when = { pairs = "yes" } } }]],
        "options.pairs: script: win: nothing is captured (with pairs=no) (pairs=no)",
    },
    {
        "an option that nothing depends on",
        [[return { name = "x", base = "tic_tac_toe", options = { idle = false } }]],
        "options.idle: no rule depends on this option",
    },
    {
        "a citation of no article",
        [[return { name = "x", base = "tic_tac_toe", win = { cite = "RIF 99" } }]],
        'win.cite: citation "RIF 99": RIF has no 99',
    },
    {
        "a citation of no source",
        [[return { name = "x", base = "tic_tac_toe", board = { cite = "RIFF 2" } }]],
        'board.cite: citation "RIFF 2": there is no source RIFF',
    },
    {
        "a citation for what is no reason",
        [[return { name = "x", base = "tic_tac_toe", cite = { occupide = "TTT" } }]],
        "cite.occupide: no ruling has this reason (did you mean 'occupied'?)",
    },
    {
        "a condition that never holds",
        [[return { name = "x", base = "tic_tac_toe", options = { edge = { "no", "yes" } },
            phases = { { "place", colour = "x", within = 1, when = { edge = "yse" } },
                { "place", colour = "o", within = 3, when = { edge = "yes" } } } }]],
        "phases[1].when.edge: the option is never yse",
    },
    {
        "a phase in which nothing is legal",
        [[return { name = "x", base = "tic_tac_toe", phases = {
            { "place", colour = "x", within = 1 },
            { "place", colour = "o", within = 1 } } }]],
        "phases: nothing is legal in phase 'play'",
    },
    {
        "a row that a colour never makes",
        [[return { name = "x", base = "gomoku", options = { size = 5 }, supply = 6,
            board = { gravity = true }, win = { row = 5 },
            forbid = { ["double-four"] = { colour = "white" } } }]],
        "forbid[\"double-four\"]: white never meets the double-four (in any play-out)",
    },
    {
        "a draw that no game comes to",
        [[return { name = "x", base = "connect6",
            options = { size = false }, supply = 20 }]],
        'draw["full-board"]: no game is drawn this way (in any play-out)',
    },
}

-- Several mistakes at once; told in the same order always.
local MANY = [[return { name = "x", base = "renju", supply = 20, board = { cite = "X 1" },
    draw = { ["full-board"] = "X 2", agreement = "X 3", ["both-times"] = "X 4",
        ["two-passes"] = "X 5" },
    cite = { occupide = "RIF 5", ["game-ovr"] = "RIF 9" },
    options = { c = false, b = { 1, 2 }, a = 7 } }]]

describe("lint", function()
    it("tells its findings in one order, that of the keys", function()
        local places = {}
        for i, text in ipairs(findings(MANY)) do
            places[i] = text:match "^(.-): "
        end
        assert.same({ "board.cite", "draw.agreement", 'draw["both-times"]',
            'draw["full-board"]', 'draw["two-passes"]', 'cite["game-ovr"]',
            "cite.occupide", "options.a", "options.b", "options.c" },
            { (table.unpack or unpack)(places, 1, 10) })
    end)

    it("knows what may be cited: rulings, tables, the script's own reasons", function()
        assert.same({}, findings [[return { name = "x", base = "yava",
            win = { reason = "in-line" }, cite = { ["in-line"] = "YAVA", three = "YAVA",
                occupied = "YAVA", press = "YAVA", ["unclaimed-five"] = "YAVA" } }]])
    end)

    it("knows each reason of a refusal that is documented", function()
        local documented = 0
        for line in io.lines "lua/inarow/model/ruling.lua" do
            local reason = line:match '^%-%-%-| "([%l-]+)" #'
            documented = documented + (reason and 1 or 0)
            assert(not reason or lists.contains(reasons, reason), reason)
        end
        assert(documented > 20)
    end)

    for _, case in ipairs(CASES) do
        it("finds " .. case[1], function()
            local texts = findings(case[2])
            for _, text in ipairs(texts) do
                if text == case[3] then return end
            end
            error(("no %q, but: %s"):format(case[3], table.concat(texts, "\n")), 0)
        end)
    end

    it("tries so many settings at most, of every option, and says so", function()
        local definition = assert(inarow.load [[
            local options = {}
            for i = 1, 10 do
                local values = {}
                for j = 1, 50 do values[j] = j end
                options["o" .. i] = values
            end
            return { name = "x", base = "tic_tac_toe", options = options }]])
        local found, played, settings = lint.run(definition, 1)
        assert.equal(10, #found)
        assert.equal(40, played)
        assert.equal(491, settings)
    end)

    it("ends in time, whatever it has not tried", function()
        local definition = assert(inarow.load [[
            local sizes = {}
            for i = 1, 50 do sizes[i] = i end
            return { name = "x", base = "renju", options = { idle = sizes } }]])
        local begin = os.clock()
        local _, played = lint.run(definition, 1, 0.5)
        assert.is_true(os.clock() - begin < 3)
        assert.is_true(played < 40)
    end)

    local CLEAN = { "tic_tac_toe", "yava", "connect_four", "popout", "bead_renju" }
    for _, name in ipairs(CLEAN) do
        it("has nothing to say of " .. name, function()
            assert.same({}, (lint.run(assert(inarow.find(name)), 8)))
        end)
    end
end)
