-- Tests the list of all faults of a script, as text and as a list.
local helper = dofile "tests/lua/helper.lua"
local inarow = require "inarow"
local planted = dofile "tests/lua/variant/faults/planted.lua"

local refused, says = helper.refused, helper.says

-- Returns the faults of a source, each as "script:line path code nearest", and checks
-- their other fields.
local function faults_of(source)
    local made, message, code, faults = inarow.load(source, "mine.lua")
    refused("bad-script", made, message, code, faults)
    local texts, last = {}, 0
    for i, fault in ipairs(faults) do
        assert(fault.message:find("^mine%.lua"), fault.message)
        assert.equal(-1, fault.message:find "[%c]" or -1)
        assert(fault.message:find(fault.nearest or "", 1, true))
        assert(fault.message:find((fault.expected or ""):sub(1, 20), 1, true))
        if fault.script == "mine.lua" then
            assert((fault.line or math.huge) >= last, "not by line: " .. message)
            last = fault.line or math.huge
        end
        texts[i] = ("%s:%s %s %s%s"):format(fault.script, fault.line or "", fault.path,
            fault.code, fault.nearest and " " .. fault.nearest or "")
    end
    return texts, message
end

local MANY = [[
return {
    name = "mine", sorce = "MINE",
    bord = { 9, 9 },
    colours = { "black", "white" },
    options = { hard = false, most = 3 },
    win = {
        black = { row = 5, exacty = true },
        whit = { row = 5, atleast = true },
    },
    phases = {
        { "place", colour = "blck", within = 4 },
        { { "place", colour = "white" },
            { "declare", by = "whit", count = { 1, option "mst" } },
            { "plac", within = 3, next = "forth" } },
    },
    forbid = { overline = { colour = "blak", penalty = "looses" } },
    draw = { fullboard = "MINE 10" },
}]]

describe("the faults of a script", function()
    it("are reported all at once, by line, for its schema and its words", function()
        local texts, message = faults_of(MANY)
        assert.same({ "mine.lua:2 sorce no-such-key source",
            "mine.lua:3 bord no-such-key board",
            "mine.lua:7 win.black.exacty no-such-key exactly",
            "mine.lua:8 win.whit expected-got white",
            "mine.lua:11 phases[1].colour expected-got black",
            "mine.lua:13 phases[2][2].count[2] script-no-option most",
            "mine.lua:13 phases[2][2].by expected-got white",
            "mine.lua:14 phases[2][3][1] expected-got place",
            "mine.lua:16 forbid.overline.penalty expected-got loses",
            "mine.lua:16 forbid.overline.colour expected-got black",
            "mine.lua:17 draw.fullboard no-such-key full-board" }, texts)
        local _, lines = message:gsub("\n", "")
        assert.equal(#texts - 1, lines)
    end)

    it("are reported with the core's refusals", function()
        assert.same({ "mine.lua:3 phases[1].within even-square",
            "mine.lua:4 phases[2].outside nothing-outside",
            "mine.lua:5 phases[3].colour pick-colour", "mine.lua:7 forbid overline-wins",
            "mine.lua:8 turn.pop pop-gravity" }, (faults_of [[
return { name = "mine", base = "renju",
    phases = {
        { "place", colour = "black", within = 4 },
        { "place", colour = "white", outside = 17 },
        { "pick" },
    },
    forbid = { overline = { colour = "white" } },
    turn = { pop = true } }]]))
    end)

    it("name the region that a step has", function()
        assert.same({ "mine.lua:3 phases[1].outside square-on-even-board",
            "mine.lua:4 phases[2][1].cross square-on-even-board",
            "mine.lua:4 phases[2][2].within square-on-even-board",
            "mine.lua:4 phases[2][2].outside square-on-even-board" }, (faults_of [[
return { name = "mine", board = { 8, 9 }, colours = { "a_", "b_" },
    win = { row = 5, atleast = true },
    phases = { { "place", outside = 5 },
        { { "place", cross = 2 }, { "place", within = 5, outside = 3 } },
    } }]]))
    end)

    it("are only one if there is one, with its own message", function()
        local made, message, code, faults = inarow.load([[
return { name = "mine", base = "renju",
    forbid = { overlin = { colour = "white" } } }]], "mine.lua")
        assert.is_nil(made)
        assert.equal("bad-script", code)
        assert.equal(1, #faults)
        assert.equal(faults[1].message, message)
        says(message, "mine.lua:2: forbid.overlin: no such key (did you mean"
            .. " 'overline'?); expected double-four, ")
    end)

    it("name the base that has them", function()
        local files = { low = "return {\n name = 'low', board = { 9, 9 },\n winn = {},\n"
            .. " colours = { 'a' } }" }
        local function find(name) return files[name], files[name] and name .. ".lua" end
        table.insert(inarow.finders, 1, find)
        local texts, message = faults_of [[return { name = "mine", titel = "x",
            base = "low" }]]
        table.remove(inarow.finders, 1)
        assert.same({ "mine.lua:1 titel no-such-key title",
            "low.lua:3 winn no-such-key win", "low.lua:4 colours expected-got" }, texts)
        says(message, "\nmine.lua:2: base: low.lua:3: winn: no such key")
    end)

    it("of the size or the board are not reported as their disagreement too", function()
        for given, fault in pairs {
            ["options = { size = {} }, board = { 9, 9 }"] = "options.size",
            ["board = { 'x', 9 }"] = "board[1]",
        } do
            local texts = faults_of(('return { name = "mine", base = "renju", %s }')
                :format(given))
            assert.equal(1, #texts, texts[2])
            says(texts[1], fault)
        end
    end)

    it("are only one for a misspelt table, whatever it contains", function()
        assert.same({ "mine.lua:2 win.shapesq no-such-key shapes" }, (faults_of [[
return { name = "mine", base = "renju",
    win = { shapesq = { el = "X./XX", row = "XX" } } }]]))
        assert.same({ "mine.lua:2 win.shape.rowq no-such-key row" }, (faults_of [[
return { name = "mine", board = { 9, 9 }, colours = { "shape", "form" },
    win = { row = 5, atleast = true, shape = { rowq = 6 } } }]]))
    end)

    it("include removals of keys that neither the base nor the schema has", function()
        assert.same({ "mine.lua:2 cite.resination nothing-to-remove resignation",
            "mine.lua:3 supply.red nothing-to-remove",
            "mine.lua:4 win.shapesq nothing-to-remove shapes",
            "mine.lua:5 win.shapes.el nothing-to-remove" }, (faults_of [[
return { name = "mine", base = "renju", options = { news = false },
    cite = { resination = false, time = false }, forbid = { overline = false },
    supply = { red = false }, capture = false,
    win = { shapesq = false, captured = false,
        shapes = { el = false } } }]]))
    end)

    it("do not include removals of colours that have no rule", function()
        assert(inarow.new(assert(inarow.load([[return { name = "mine", base = "gomoku",
            supply = { black = false, white = 9 }, lose = { white = false } }]], "x"))))
    end)

    it("include a board that differs from the option `size`", function()
        local texts = faults_of [[return { name = "mine", base = "renju",
            options = { size = 15 }, board = { 15, 13 } }]]
        assert.same({ "mine.lua:2 board[2] size-differs" }, texts)
    end)

    it("hide the flag of the base that they would have removed", function()
        for _, flag in ipairs { "atleastq = true", "atleast = 'yes'" } do
            local texts = faults_of(([[return { name = "mine", base = "_gomoku",
                options = { exactly = false }, win = { %s } }]]):format(flag))
            assert.equal(1, #texts, texts[2])
            says(texts[1], "win.atleast")
        end
        assert.same({ "mine.lua:2 win.atleastq no-such-key atleast",
            "mine.lua:2 win.exactly script-no-option" }, (faults_of [[
return { name = "mine", base = "_gomoku", options = { exactly = false },
    win = { atleastq = true, exactly = option "exactly" } }]]))
    end)

    it("of alternatives are not those of a phase", function()
        assert.same({ "mine.lua:2 phases[1][1] expected-got",
            "mine.lua:3 phases[1][2].colour expected-got",
            "mine.lua:3 phases[1][2].next expected-got" }, (faults_of [[
return { name = "mine", base = "renju", phases = { {
    "plays",
    { "place", colour = 7, next = 7 } } } }]]))
    end)

    it("are reported for a missing base, and for a script that does not run", function()
        assert.same({ "mine.lua:1 titel no-such-key title",
            "mine.lua:1 base no-such-variant renju" },
            (faults_of 'return { name = "mine", titel = "x", base = "rennju" }'))
        assert.same({ "mine.lua:2  script-fails" }, (faults_of "return {\n x = = 1 }"))
    end)

    it("are at most 50, with the number of the others", function()
        local keys = {}
        for i = 1, 90 do keys[i] = ("wrong%d = 1,"):format(i) end
        local made, message, _, faults = inarow.load("return { name = 'mine',"
            .. table.concat(keys) .. " base = 'renju' }", "mine.lua")
        assert.is_nil(made)
        assert.equal(50, #faults)
        assert.equal("40 more faults", message:match "[^\n]*$")
    end)

    it("are returned by all functions that take a script", function()
        local script = { name = "mine", base = "renju", tite = 1, bord = 2 }
        for _, name in ipairs { "new", "rules", "rulebook", "settings", "match" } do
            local made, _, code, faults = inarow[name](script, name == "match"
                and { "Aoki", "Berg" } or nil)
            assert.is_nil(made)
            assert.equal("bad-script", code)
            assert.equal(2, #faults, name)
        end
        local made, _, _, faults = inarow.playout(script, nil, 1)
        assert.is_nil(made)
        assert.equal(2, #faults)
        assert.is_nil(select(4, inarow.new "rennju"))
        assert.is_nil(select(4, inarow.new("renju", { sise = 9 })))
    end)

    it("are reported on one line if a record names the faulty value", function()
        local _, message = inarow.open "variant renju size=1\nplay a1\n"
        assert(not message:find "\n")
        says(message, "win.black.row", "(and 1 more fault)")
    end)

    -- INAROW_LONG tries all of them.
    it("cause no further faults, wherever they are", function()
        local wrong, tried, expected, reported = {}, 0, 0, 0
        local long = os.getenv "INAROW_LONG"
        for i, name in ipairs(inarow.bundled) do
            local count, due, done = planted.try(name, long and 1 or 46 + i % 7,
                long and 500 or 6, function(line) wrong[#wrong + 1] = line end)
            tried, expected, reported = tried + count, expected + due, reported + done
        end
        assert.same({}, wrong)
        assert(tried > 200, tried)
        assert(reported >= 0.95 * expected, ("%d of %d"):format(reported, expected))
    end)
end)
