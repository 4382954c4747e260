local check = require "inarow.variant.faults.check"
local helper = dofile "tests/lua/helper.lua"
local inarow = require "inarow"

local refused, says, play = helper.refused, helper.says, helper.play
local unpack = unpack or table.unpack

local SCRIPT = [[
return {
    name = "mine",
    source = "MINE",
    board = { 9, 9 },
    colours = { "black", "white" },
    options = { hard = false, most = 3, word = { "yes", "no" } },
    win = {
        black = { row = 5, exactly = true, cite = "MINE 9" },
        white = { row = 5, atleast = true },
    },
    phases = {
        { "place", colour = "black", within = 3 },
        {
            { "place", colour = "white", label = "fourth" },
            { "declare", by = "white", count = { 1, option "most" } },
        },
    },
    forbid = { overline = { colour = "black", penalty = "loses" } },
    draw = { ["full-board"] = "MINE 10" },
}
]]

-- Returns the script with parts of it replaced: from, to, from, to ...
local function changed(...)
    local text, pieces = SCRIPT, { ... }
    for i = 1, #pieces, 2 do
        local start, stop = text:find(pieces[i], 1, true)
        assert(start, pieces[i])
        text = text:sub(1, start - 1) .. pieces[i + 1] .. text:sub(stop + 1)
    end
    return text
end

local function load(text)
    return inarow.load(text, "mine.lua")
end

local function new(text, options)
    return assert(inarow.new(assert(load(text)), options))
end

-- Checks that a script with these changes is refused. After its name, the message begins
-- with the line and the path of keys. It also contains the other texts: the expected
-- value, the given value, the nearest spelling.
local function fault(title, pieces, beginning, ...)
    local words = { ... }
    it("refuses " .. title, function()
        local message = refused("bad-script", load(changed(unpack(pieces))))
        assert(not message:find "\n", message)
        assert.equal("mine.lua:" .. beginning, message:sub(1, #beginning + 9))
        says(message, unpack(words))
    end)
end

describe("a script", function()
    it("without a fault loads", function()
        assert.equal("mine", assert(load(SCRIPT)).name)
    end)

    describe("with a misspelt name", function()
        fault("a key", { "board =", "bord =" }, "4: bord: ", "'board'", "colours")
        fault("a phase's key", { "within =", "witin =" }, "12: phases[1].witin: ",
            "'within'", "patterns")
        fault("an alternative's key", { "label =", "lable =" },
            "14: phases[2][1].lable: ", "'label'", "count")
        fault("a row's key", { "exactly", "exacty" }, "8: win.black.exacty: ",
            "'exactly'", "atleast")
        fault("a pattern", { "overline", "overlin" }, "18: forbid.overlin: ",
            "'overline'", "double-four")
        fault("a draw", { "full-board", "fullboard" }, "19: draw.fullboard: ",
            "'full-board'", "two-passes")
        fault("a verb", { '"place"', '"plac"' }, "12: phases[1][1]: ", '"offer"',
            '"plac"', "'place'")
        fault("a penalty", { '"loses"', '"looses"' }, "18: forbid.overline.penalty: ",
            '"refused"', '"looses"', "'loses'")
        fault("a phase's colour", { 'colour = "black"', 'colour = "blck"' },
            "12: phases[1].colour: ", "black or white", "blck", "'black'")
        fault("a phase's actor", { 'by = "white"', 'by = "whit"' },
            "15: phases[2][2].by: ", "whit", "'white'", "first")
        fault("a winning colour", { "white = {", "whit = {" }, "9: win.whit: ",
            "black or white", "'white'")
        fault("a pattern's colour", { 'colour = "black", penalty',
            'colour = "blak", penalty' }, "18: forbid.overline.colour: ",
            "black or white", "blak", "'black'")
        fault("a base", { "source =", 'base = "rennju", source =' }, "3: base: ",
            "'rennju'", "'renju'")
        fault("a label", { "within = 3", 'next = "forth"' }, "12: phases[1].next: ",
            "forth", "'fourth'")
        fault("an option", { 'option "most"', 'option "mst"' },
            "15: phases[2][2].count[2]: ", "mst", "'most'")
        fault("a condition", { "within = 3", "when = { hrd = true }" },
            "12: phases[1].when.hrd: ", "'hard'")
    end)

    describe("with a value of another type", function()
        fault("a number for the name", { '"mine"', "7" }, "2: name: ", "string", "7")
        fault("false for the name", { '"mine"', "false" }, "2: name: ", "string",
            "false")
        fault("a title that commands a terminal", { '"MINE"', '"\\27]0;x\\7"' },
            "3: source: ", "one line")
        fault("a key of two lines", { '"MINE 10"', '"MINE\\n10"' },
            '19: draw["full-board"]: ', "one line")
        fault("text for the board", { "{ 9, 9 }", '"9x9"' }, "4: board: ", "table",
            '"9x9"')
        fault("text for a side", { "{ 9, 9 }", '{ 9, "9" }' }, "4: board[2]: ",
            "1 to 26", '"9"')
        fault("half a side", { "{ 9, 9 }", "{ 9.5, 9 }" }, "4: board[1]: ", "whole",
            "9.5")
        fault("a side too long", { "{ 9, 9 }", "{ 9, 27 }" }, "4: board[2]: ",
            "1 to 26", "27")
        fault("text for the colours", { '{ "black", "white" }', '"black"' },
            "5: colours: ", '"black"')
        fault("keys in a list", { ', "white"', ', x = "white"' }, "5: colours.x: ",
            "list")
        fault("text for a row", { "row = 5", 'row = "5"' }, "8: win.black.row: ",
            "1 to 26", '"5"')
        fault("a row of nothing", { "row = 5", "row = 0" }, "8: win.black.row: ",
            "1 to 26", "0")
        fault("text for a flag", { "true", '"yes"' }, "8: win.black.exactly: ",
            "true or false", '"yes"')
        fault("a number for a table", { "forbid = {", "turn = 3, forbid = {" },
            "18: turn: ", "table", "3")
        fault("text for a phase", { '{ "place", colour = "black", within = 3 }',
            '"place"' }, "12: phases[1]: ", '"place"')
        fault("a title without end", { "source =",
            'title = ("x"):rep(100000), source =' }, "3: title: ", "300 bytes", "...")
        fault("a citation without end", { '"MINE 10"', '("x"):rep(301)' },
            '19: draw["full-board"]: ', "300 bytes")
        fault("a colour of two words", { '"white" }', '"pale white" }' },
            "5: colours[2]: ", "letters, digits")
        fault("a colour without end", { '"white" }', '("x"):rep(41) }' },
            "5: colours[2]: ", "at most 40")
        fault("a colour that is a seat", { '"white" }', '"second" }' },
            "5: colours[2]: ", "records")
        fault("a colour that is a point", { '"white" }', '"a1" }' },
            "5: colours[2]: ", "records")
        fault("a colour that is a result", { '"white" }', '"draw" }' },
            "5: colours[2]: ", "records")
        fault("a reason of two words", { "row = 5,", 'row = 5, reason = "a row",' },
            "8: win.black.reason: ", "small letters")
        fault("an option's name that no record can write", { "hard =", '["so hard"] =' },
            '6: options["so hard"]: ', "as the key")
        fault("an option's name without end", { "hard =", '[("x"):rep(41)] =' },
            "6: options.", "at most 40")
        fault("an option's value that no record can write", { '"yes"', '"oh yes"' },
            "6: options.word[1]: ", "letters, digits")
        fault("options without end", { "options = {", [[options = (function()
            local all = {}
            for i = 1, 31 do all["o" .. i] = i end
            return all end)() or {]] }, "6: options: ", "at most 30 keys, got 31")
        fault("citations of what is no reason", { "draw =",
            'cite = { ["A b"] = "x" }, draw =' }, '19: cite["A b"]: ', "small letters")
        fault("a number for a citation", { '"MINE 10"', "10" },
            '19: draw["full-board"]: ', "string", "10")
        fault("an option for a table", { "forbid = {",
            'turn = option "most", forbid = {' }, "18: turn: ", "single value")
        fault("an option for a phase", { '{ "place", colour = "black", within = 3 }',
            'option "most"' }, "12: phases[1]: ", "single value")
        fault("an option of nothing", { "hard = false", "hard = {}" },
            "6: options.hard: ")
        fault("an option of too many values", { "hard = false", "hard = { "
            .. ("1, "):rep(51) .. "}" }, "6: options.hard: ", "1 to 50")
        fault("a size that is none", { "hard = false", "size = 50" },
            "6: options.size: ", "1 to 26", "50")
        fault("an option of text for a number", { "within = 3",
            'within = option "word"' }, "12: phases[1].within: ", "1 to 25", "yes")
        fault("an option of an option", { "hard = false", 'hard = option "most"' },
            "6: options.hard: ", "an option cannot be used here")
        fault("an option among an option's values", { '"yes"', 'option "most"' },
            "6: options.word[1]: ", "an option cannot be used here")
        fault("an option for an alias", { "source =",
            'aliases = { option "word" }, source =' }, "3: aliases[1]: ",
            "an option cannot be used here")
        fault("an option for the title", { "source =",
            'title = option "word", source =' }, "3: title: ",
            "an option cannot be used here")
        fault("an option in a condition", { "within = 3",
            'when = { hard = option "word" }' }, "12: phases[1].when.hard: ",
            "an option cannot be used here")
        fault("an option of a negative number", { "within = 3",
            'within = option "most"', "most = 3", "most = -3",
            'count = { 1, option "most" }', "count = { 1, 2 }" },
            "12: phases[1].within: ", "1 to 25", "-3")
        fault("an option of too large a number", { "most = 3", "most = 300" },
            "15: phases[2][2].count[2]: ", "0 to 32", "300")
    end)

    describe("with a key that its verb does not take", function()
        fault("a count to place", { "within = 3", "count = 2" }, "12: phases[1].count: ",
            '"place" does not have this key; it belongs to offer, declare or take')
        fault("a region to declare", { 'by = "white", count', "within = 3, count" },
            "15: phases[2][2].within: ", "place or offer")
        fault("a number to remove in placing, where no option has it yet",
            { "within = 3", "of = 2, when = { hard = true }" }, "12: phases[1].of: ",
            "it belongs to remove")
    end)

    describe("that asks for something impossible", function()
        fault("an option that every game has", { "hard =", "clock =" },
            "6: options.clock: ", "every game")
        fault("a size of three sides", { "hard = false", "size = { 9, 9, 9 }" },
            "6: options.size: ", "columns and rows like 7x6, got 9x9x9")
        fault("a size of one side in a list", { "hard = false", "size = { 9 }" },
            "6: options.size: ", "columns and rows")
        fault("a label of two phases", { "within = 3", 'label = "fourth"' },
            "13: phases[2]: ", 'the label "fourth"')
        fault("a label that is the end of the opening", { "within = 3",
            'label = "play"' }, "12: phases[1]: ", 'the label "play"')
        fault("a supply of no colour", { "draw =", "supply = { blakc = 9 }, draw =" },
            "19: supply.blakc: ", "black or white", "did you mean 'black'?")
        fault("a colour without a team", { "draw =", 'teams = { { "black" } }, draw =' },
            "19: teams: ", "white has no team")
        fault("one team of all", { "draw =", 'teams = { { "white", "black" } }, draw =' },
            "19: teams: ", "two teams")
        fault("a swap of three colours", { '"white" }', '"white", "red" }',
            '"place", colour = "black", within = 3', '"swap"' }, "12: phases[1][1]: ",
            "two colours")
        fault("a choice of three colours", { '"white" }', '"white", "red" }',
            '"place", colour = "black", within = 3', '"choose"' }, "12: phases[1][1]: ",
            "two colours")
        fault("a defence against two rivals", { '"white" }', '"white", "red" }',
            "forbid = {", 'forbid = { ["double-three"] = { colour = "black",'
                .. ' unless_defence = true },' },
            '18: forbid["double-three"]: ', "two colours, both with winning rows")
        for _, pattern in ipairs { "overline", "double-four", "open-row", "open-rows" } do
            local path = pattern:find "-" and ('["%s"]'):format(pattern)
                or "." .. pattern
            for key, value in pairs { unless = '"four"', unless_defence = "true" } do
                fault(("%s of %s, which are for threes"):format(key, pattern),
                    { 'forbid = { overline = { colour = "black", penalty = "loses" } }',
                        ('forbid = { ["%s"] = { %s = %s } }'):format(pattern, key, value)
                    }, ("18: forbid%s.%s: "):format(path, key),
                    key == "unless" and 'expected "captures", "wins" or "breaks"'
                        or "no such key")
            end
        end
        fault("two offers in one phase", {
            '{ "declare", by = "white", count = { 1, option "most" } }',
            '{ "offer", colour = "black", count = 1, by = "white" },'
                .. '{ "offer", colour = "black", count = 2, by = "white" }' },
            "15: phases[2][3][1]: ", "only one offer")
        fault("an opening that is none", { "within = 3",
            'patterns = { "Kansei", "Keigetu" }' }, "12: phases[1].patterns: ",
            "did you mean 'Keigetsu'?")
        fault("seven colours", { '"white" }', '"white", "a", "b", "c", "d", "e" }' },
            "5: colours: ", "2 to 6")
        fault("a colour twice", { '"white" }', '"white", "black" }' }, "5: colours",
            "black")
        fault("a board of one side", { "{ 9, 9 }", "{ 9 }" }, "4: board: ", "rows")
        fault("an even square", { "within = 3", "within = 4" },
            "12: phases[1].within: ", "odd")
        fault("a square larger than the board", { "within = 3", "within = 11" },
            "12: phases[1].within: ", "larger")
        fault("nothing outside a square", { "within = 3", "outside = 9" },
            "12: phases[1].outside: ")
        fault("a square in a larger one's outside", { "within = 3",
            "within = 3, outside = 5" }, "12: phases[1].", "outside")
        fault("a square where is no centre", { "{ 9, 9 }", "{ 9, 8 }" },
            "12: phases[1].within: ", "odd")
        it("refuses a row that waits for captures by hand", function()
            says(refused("bad-script", load [[return { name = "x", base = "pente_1987",
                win = { survives = true } }]]), "win.survives: ", "`by_hand`")
        end)
        fault("a row longer than the board", { "row = 5, atleast",
            "row = 10, atleast" }, "9: win.white.row: ", "longer")
        fault("a row neither exact nor not", { "exactly = true, ", "" },
            "8: win.black: ", "exactly", "atleast")
        fault("a row both exact and not", { "exactly = true",
            "exactly = true, atleast = true" }, "8: win.black: ", "exactly", "atleast")
        fault("no row to win by", { "row = 5, ", "", "row = 5, ", "",
            'overline = { colour = "black", penalty = "loses" }', "" }, "7: win: ", "win")
        fault("a winning overline forbidden", { 'colour = "black", penalty',
            'colour = "white", penalty' }, "18: forbid", "wins")
        fault("an empty phase", { '{ "place", colour = "black", within = 3 }', "{}" },
            "12: phases[1]: ", "verb")
        fault("an offer of no colour", { '"declare", by = "white", count = { 1,'
            .. ' option "most" }', '"offer", by = "white", count = 2' },
            "15: phases[2][2]", "colour")
        fault("an offer of no number", { '"place"', '"offer"' },
            "12: phases[1].count: ", "number")
        fault("a declaration of no range", { '{ 1, option "most" }', "4" },
            "15: phases[2][2].count: ", "{least, most}")
        fault("a declaration from more to less", { '{ 1, option "most" }', "{ 5, 4 }" },
            "15: phases[2][2].count: ")
    end)

    fault("a missing comma", { '"mine",', '"mine"' }, "3: ", "expected")
    fault("an error while it runs", { '"MINE"', "nothing.at.all" }, "3: ", "nil")

    it("refuses an option for the whole of `win`", function()
        says(refused("bad-script", load [[return {
            name = "mine", board = { 9, 9 }, colours = { "black", "white" },
            options = { most = 3 }, win = option "most" }]]), "mine.lua:3: win: ")
    end)

    it("refuses an option for a value without choices", function()
        local rest = 'board = { 9, 9 }, colours = { "b", "w" }, options = { size = 9 },'
            .. " win = { row = 3, atleast = true }"
        says(refused("bad-script", load("return { name = option 'x', " .. rest .. " }")),
            "mine.lua:1: name: an option cannot be used here")
        says(refused("bad-script", load("return { name = 'x', base = option 'size' }")),
            "mine.lua:1: base: an option cannot be used here")
        says(refused("bad-script", load("return { name = 'x', " .. rest
            .. ", draw = { ['full-board'] = option 'size' } }")), "mine.lua:1: draw")
    end)

    it("refuses a missing key", function()
        for _, line in ipairs { 'name = "mine",', "board = { 9, 9 },",
            'colours = { "black", "white" },' } do
            says(refused("bad-script", load(changed(line, ""))), "mine.lua:",
                line:match "%a+", "missing")
        end
    end)

    it("refuses fewer than two colours", function()
        for _, colours in ipairs { "{}", '{ "black" }' } do
            says(refused("bad-script", load(([[return {
                name = "mine", board = { 9, 9 }, win = { row = 5, atleast = true },
                colours = %s }]]):format(colours))), "mine.lua:3: colours: ", "2 to 6")
        end
    end)

    it("refuses too many phases", function()
        local place = '{ "place", colour = "black" },'
        says(refused("bad-script", load(changed("phases = {",
            "phases = {" .. place:rep(64)))), "mine.lua:11: phases: ", "64")
    end)

    it("counts phases as written, including those of options", function()
        local message = refused("bad-script", load(changed("within = 3 }",
            'when = { hard = true } }, { "place", colour = "blck" }')))
        says(message, "mine.lua:12: phases[2].colour: ")
    end)

    it("finds the line after strings and comments of several lines", function()
        for _, before in ipairs { "--[[\n\n]]", "[==[\n\n]==],", '"a\\\n\\\nb",',
            "-- it's\n-- {\n" } do
            local source = before:find "^%-" and before .. " source = 'x',"
                or "source = #" .. before:sub(1, -2) .. " > 0 and 'x',"
            says(refused("bad-script", load(changed('source = "MINE",', source,
                "board", "bord"))), "mine.lua:6: bord: ")
        end
    end)

    it("refuses a value that is not a script, by its name", function()
        for _, source in ipairs { "", "return", "return 1", "return 'x'", "return nil",
            "return function() end", "\27Lua", "return {", "x", "\0", ("-"):rep(65537),
            "return {} .. 1", "return {}" } do
            says(refused("bad-script", load(source)), "mine.lua")
        end
        says(refused("bad-script", load "return 7"), "table", "number")
        says(refused("bad-script", load "\27LuaR"), "bytecode")
        says(refused("bad-script", load((" "):rep(65537))), "65536")
    end)
end)

describe("a colour", function()
    it("may have its own supply, or none while another colour has one", function()
        local text = changed("draw =", "supply = { black = 9 }, draw =")
        local game = assert(inarow.new(assert(load(text))))
        assert.same({ black = 9 }, game:state().supply)
    end)

    it("has a name in any alphabet, in all places of records", function()
        local game = inarow.new(assert(inarow.load [[return {
            name = "magyar", source = "M", board = { 5, 5 },
            draw = { ["full-board"] = "M" },
            colours = { "kék-1", "vörös2" }, win = { row = 3, atleast = true },
            phases = { { "place" } },
        }]]))
        for _, action in ipairs(game:legal()) do
            assert(game:apply(action))
            assert(game:undo())
        end
        assert(game:apply "play vörös2 c3")
        assert(game:apply "play a1 by kék-1")
        assert.equal("vörös2", game:at "c3")
        assert.equal("vörös2", game:state().to_move)
    end)
end)

describe("a broken script's faulty line", function()
    after_each(helper.clean)

    for title, source in pairs {
        ["has a string over two lines"] = 'return { name = "a\\\r\nb", x = 1 } --\\',
        ["has a string with \\z"] = 'return { name = "a\\z\nb", x = 1 } --\\',
    } do
        it("is searched, and given up if it " .. title, function()
            local script = helper.file(([[
                local variant, _, code = require("inarow").load(%q)
                print(variant, code)]]):format(source))
            local status, out = helper.lua(script, "", 3)
            assert.equal("nil\tbad-script\n", out)
            assert.equal(0, status)
        end)
    end
end)

describe("a rule of winning", function()
    -- Returns each colour's winning length, and whether it must be exact.
    local function wins(win, more)
        local rules = assert(inarow.rules(load(([[return { name = "x", %s win = %s }]])
            :format(more or 'base = "gomoku",', win))))
        local words = {}
        for i, rule in ipairs(rules.win) do
            words[i] = rule.row .. (rule.exactly and " exactly" or " at least")
        end
        return table.concat(words, ", ")
    end

    it("for all colours is beside those for one colour", function()
        assert.equal("5 exactly, 5 at least", wins "{ black = { exactly = true } }")
        assert.equal("5 at least, 6 at least", wins "{ white = { row = 6 } }")
        assert.equal("4 exactly, 7 at least",
            wins "{ row = 4, exactly = true, white = { row = 7, atleast = true } }")
        assert.equal("5 at least, 5 exactly",
            wins("{ black = { atleast = true } }", 'base = "gomoku_exact",'))
        assert.equal("5 exactly, 6 at least",
            wins("{ row = 6, atleast = true, white = false }", 'base = "renju",'))
    end)

    it("is exact or not by the key that the child gives", function()
        assert.equal("5 exactly, 5 exactly", wins "{ exactly = true }")
        assert.equal("5 at least, 5 at least",
            wins("{ atleast = true }", 'base = "gomoku_exact",'))
    end)

    it("may be exact by an option", function()
        for _, key in ipairs { "exactly", "atleast" } do
            local text = ([[return { name = "x", base = "gomoku",
                options = { exact = false }, win = { %s = option "exact" } }]])
                :format(key)
            local is_exact = key == "exactly"
            assert.equal(not is_exact, inarow.rules(load(text)).win[1].exactly)
            assert.equal(is_exact,
                inarow.rules(load(text), { exact = true }).win[2].exactly)
        end
    end)

    it("of three stones has no double-three", function()
        says(refused("bad-script", load [[return { name = "x", base = "renju",
            win = { black = { row = 3 } } }]]),
            "forbid[\"double-three\"]: ", "four or more")
    end)

    for win, words in pairs {
        ["{ row = 6, atleast = true }"] = "win.row: every colour has its own row",
        ["{ red = { row = 6 } }"] = "win.red: expected black or white",
        ["{ black = { row = 4, exactly = true, atleast = true } }"] = "win.black",
        ["{ roww = 6 }"] = "did you mean 'row'?",
    } do
        it("refuses " .. win .. " over rules by colour", function()
            says(refused("bad-script", load(([[return { name = "x", base = "renju",
                win = %s }]]):format(win))), "mine.lua:2: ", words)
        end)
    end
end)

describe("an option", function()
    it("represents a value", function()
        local text = changed("row = 5, atleast", 'row = option "most", atleast')
        assert.equal(3, inarow.rules(load(text)).win[2].row)
        assert.equal(4, inarow.rules(load(text), { most = 4 }).win[2].row)
    end)

    it("that makes the rules impossible is refused, with its name", function()
        local text = changed("row = 5, atleast", 'row = option "most", atleast',
            '{ 1, option "most" }', "{ 1, 4 }")
        for _, most in ipairs { 0, 10, 300, -1 } do
            local rules, message = inarow.rules(load(text), { most = most })
            assert.is_nil(rules)
            says(message, "most=" .. most)
        end
    end)

    it("that is on by default has its default first", function()
        for text, values in pairs { [changed()] = { "false", "true" },
            [changed("hard = false", "hard = true")] = { "true", "false" } } do
            assert.same(values, inarow.settings(assert(load(text)))[1].values)
        end
        local path = helper.file(changed("hard = false", "hard = true"))
        local folder = os.tmpname()
        os.remove(folder)
        helper.shell(("mkdir -p %s/inarow/variants && mv %s %s/inarow/variants/mine.lua")
            :format(folder, path, folder))
        local _, out = helper.shell(("LUA_PATH='%s/?.lua;;' build/inarow variants")
            :format(folder))
        helper.shell("rm -r " .. folder)
        says(out, "hard=true|false most=3 word=yes|no")
    end)

    it("may have any name", function()
        for _, name in ipairs { "when", "name", "row", "options" } do
            assert(load(changed("hard", name)))
            assert(load(changed("hard = false", name .. " = { 1, 2 }")))
        end
    end)
end)

describe("a condition", function()
    -- Returns true if the first stone must be in the central square.
    local function bound(text, options)
        return not new(text, options):play "a1"
    end

    it("drops a rule if it is false", function()
        local text = changed("within = 3", "within = 3, when = { hard = true }")
        assert.is_false(bound(text))
        assert.is_false(bound(text, { hard = false }))
        assert.is_true(bound(text, { hard = true }))
    end)

    it("compares texts and numbers too", function()
        local text = changed("within = 3", 'within = 3, when = { word = "no", most = 4 }')
        assert.is_false(bound(text))
        assert.is_false(bound(text, { word = "no" }))
        assert.is_true(bound(text, { word = "no", most = 4 }))
    end)

    it("compares the size", function()
        local text = changed("within = 3", "within = 3, when = { size = 9 }",
            "hard = false", "size = 9")
        assert.is_true(bound(text))
        assert.is_false(bound(text, { size = 11 }))
    end)

    it("may drop all alternatives of a phase", function()
        local text = changed('label = "fourth"', "when = { hard = true }",
            'by = "white",', 'by = "white", when = { hard = true },')
        assert.equal("ok", play(new(text), "e5, a1, a2"))
    end)

    it("may drop all ways to win, but not by default", function()
        says(refused("bad-script", load(changed('black = { row = 5, exactly = true,'
            .. ' cite = "MINE 9" }', "black = false", "row = 5, atleast",
            "when = { hard = true }, row = 5, atleast",
            'overline = { colour = "black", penalty = "loses" }', ""))),
            "mine.lua:7: win: ")
        says(refused("bad-script", load(
            [[return { name = "mine", board = { 9, 9 }, colours = { "black", "white" },
                options = { hard = false },
                win = { row = 5, atleast = true, when = { hard = true } } }]])),
            "mine.lua:3: win: ")
    end)

    it("may have the same name as a key", function()
        assert(load(changed("draw = {", 'cite = { when = "MINE 4" }, draw = {')))
    end)
end)

describe("a child", function()
    before_each(function()
        table.insert(inarow.finders, 1, function(name)
            if name == "mine" then return SCRIPT, "mine.lua" end
            if name == "odd" then return "return { name = 'odd', base = 'even' }" end
            if name == "even" then return "return { name = 'even', base = 'odd' }" end
            if name == "middle" then
                return [[return { name = "middle", base = "mine",
                    win = { black = { row = 4 } } }]]
            end
        end)
    end)

    after_each(function()
        table.remove(inarow.finders, 1)
        inarow.forget()
    end)

    local function child(text, options)
        return new(('return { name = "child", base = "mine", %s }'):format(text), options)
    end

    it("is the same as its base, except for its name", function()
        local game = child ""
        assert.equal("child", game.rules.name)
        says(select(2, game:play "a1"), "3 by 3")
        assert.equal("won black five (MINE 9)", play(child "phases = {}",
            "a1, a2, b1, b2, c1, c2, d1, d2, e1"))
    end)

    it("merges maps by key", function()
        local game = child 'phases = {}, win = { black = { row = 4 } }'
        local ruling = play(game, "a1, a2, b1, b2, c1, c2, d1")
        assert.equal("won black five (MINE)", ruling) -- MINE 9 is about five
    end)

    it("replaces whole lists", function()
        local game = child 'phases = { { "place", colour = "black", within = 1 } }'
        assert.is_nil(game:play "e6")
        assert.equal("ok", play(game, "e5, a1, a2"))
        assert.equal(11, child("board = { 11, 11 }").rules.width)
    end)

    it("may replace the base's sides by a hexagon, and a hexagon by sides", function()
        assert.equal(5, child("phases = {}, board = { hex = 3 }").rules.width)
        assert.equal(7, new [[return { name = "child", base = "yavalath",
            board = { 7, 6 } }]].rules.width)
    end)

    it("removes keys by false", function()
        local row = "a1, a2, b1, b2, c1, c2, e1, e2, f1, f2"
        local game = child "phases = false, forbid = { overline = false }"
        assert.equal("ok", play(game, row, "d1"))
        game = child "phases = false"
        assert.equal("won white overline (MINE)", play(game, row, "d1"))
        game = child "options = { most = false }, phases = false"
        refused("no-such-option", inarow.new(game.rules.definition, { most = 3 }))
        game = child "phases = false, win = { white = false }"
        assert.equal("ok", play(game, "i9, a1, i8, b1, i7, c1, g9, d1, g8, e1"))
    end)

    it("may add an option that is off by default", function()
        local text = [[options = { hint = false }, phases = {
            { "place", colour = "black", within = 1, when = { hint = true } } }]]
        assert(child(text):play "a1")
        assert.is_nil(child(text, { hint = true }):play "a1")
    end)

    it("removes by false even missing keys", function()
        local without = changed('draw = { ["full-board"] = "MINE 10" },',
            'turn = { pass = true }, draw = { ["two-passes"] = false },')
        local game = new((without:gsub("phases = {.-\n    },\n", "")))
        assert.equal("ok", play(game, "pass, pass"))
    end)

    it("of a child differs from both", function()
        local game = new 'return { name = "child", base = "middle", phases = false }'
        assert.equal("won black five (MINE)", play(game, "a1, a2, b1, b2, c1, c2, d1"))
    end)

    it("is refused if its base is refused, or has the child as a base", function()
        local text = 'return {\n name = "x",\n base = "%s" }'
        says(refused("bad-script", load(text:format "odd")), "mine.lua:3: base: ", "odd")
        says(refused("bad-script", load(text:format "x")), "mine.lua:3: base: ", "'x'")
        says(refused("bad-script", load(text:format "mini")), "mine.lua:3: ", "'mini'")
        assert(inarow.find "mine") -- still found after all that
    end)

    it("is refused for its base's fault if both are impossible", function()
        local files = { impossible = [[return { name = "impossible", base = "mine",
            win = { black = { row = 12 } } }]],
            heir = 'return {\n name = "heir",\n base = "impossible" }' }
        local function find(name) return files[name], files[name] and name .. ".lua" end
        table.insert(inarow.finders, 1, find)
        says(refused("bad-script", inarow.find "impossible"),
            "impossible.lua:2: win.black.row: ")
        says(refused("bad-script", inarow.find "heir"),
            "heir.lua:3: base: ", "impossible.lua:2: win.black.row: ")
        says(refused("bad-script", load(files.heir)),
            "mine.lua:3: base: ", "impossible.lua:2: win.black.row: ")
        -- The base is corrected: it is read again.
        files.impossible = files.impossible:gsub("12", "4")
        assert(inarow.new "heir")
        table.remove(inarow.finders, 1)
    end)

    it("is refused for impossible values of its own", function()
        local text = 'return {\n name = "x",\n base = "mine",\n board = { 4, 4 } }'
        says(refused("bad-script", load(text)), "mine.lua", "board")
    end)
end)

describe("loading", function()
    local core = require "inarow.core"

    -- Returns how often scripts run and rules are compiled during a function.
    local function counted(run)
        local sandbox, rules, run_scripts, compiled = core.sandbox, core.rules, 0, 0
        core.sandbox = function(...)
            run_scripts = run_scripts + 1
            return sandbox(...)
        end
        core.rules = function(...)
            compiled = compiled + 1
            return rules(...)
        end
        local ok, message = pcall(run)
        core.sandbox, core.rules = sandbox, rules
        assert(ok, message)
        return { run_scripts, compiled }
    end

    before_each(inarow.forget)

    local function plays(name, options)
        return function() assert(inarow.new(name, options)) end
    end

    it("runs each script once, and compiles only rules that are played", function()
        assert.same({ 1, 1 }, counted(plays "renju"))
        assert.same({ 0, 0 }, counted(plays "renju"))
        assert.same({ 1, 1 }, counted(plays "rif_renju"))
    end)

    it("does not compile an unused base", function()
        assert.same({ 2, 1 }, counted(plays "rif_renju"))
        assert.same({ 6, 1 }, counted(plays "renju_1931"))
        assert.same({ 0, 1 }, counted(plays "renju_1916"))
        assert.same({ 0, 1 }, counted(plays("renju_1916", { size = 19 })))
    end)

    it("refuses sides that its base's option would not give", function()
        local function board_of(beside)
            return load('return { name = "x", base = "gomoku", board = { 10, 10 }'
                .. beside .. " }")
        end
        says(refused("bad-script", board_of ""), "board[1]:", "makes the board 19x19",
            "options = { size = false }")
        for _, beside in ipairs { ", options = { size = 10 }",
            ", options = { size = false }" } do
            local rules = assert(inarow.rules(assert(board_of(beside))))
            assert.same({ 10, 10 }, { rules.width, rules.height })
        end
    end)

    it("compiles a script once, by text and by table", function()
        local variant
        assert.same({ 1, 1 }, counted(function() variant = assert(load(SCRIPT)) end))
        assert.same({ 0, 0 }, counted(function() assert(inarow.new(variant)) end))
        assert.same({ 1, 1 }, counted(function()
            assert(inarow.new { name = "mine", base = "renju", board = { 15, 15 } })
        end))
    end)

    it("a wrong type is refused with a correct form, for each key", function()
        local schema = require "inarow.variant.schema"
        local WRONG = { whole = "true", boolean = "3", name = "{}", ["function"] = "7" }
        local function wrong_by(text)
            local _, message, code = inarow.load(
                ('return { name = "x", base = "tic_tac_toe", %s }'):format(text), "x")
            assert.equal("bad-script", code, text)
            return message
        end
        local tables = 0
        for key, node in pairs(schema.fields) do
            local is_table = node.form ~= nil
            local message = wrong_by(key .. " = " .. (is_table and "true" or "{}"))
            helper.says(message, "x:1: " .. key .. ": expected ")
            if is_table then
                tables = tables + 1
                helper.says(message, "; write it like " .. node.form)
                local written = assert((loadstring or _G.load)(
                    'return { name = "x", base = "renju", ' .. node.form .. " }"))()
                assert.same({}, (check.faults(written, schema)), node.form)
            end
            for inner, field in pairs(node.fields or {}) do
                local wrong = type(inner) == "string" and WRONG[field.kind]
                if wrong then
                    local said =
                        wrong_by(("%s = { [%q] = %s }"):format(key, inner, wrong))
                    helper.says(said, inner, "expected ")
                end
            end
        end
        assert(tables > 15)
        helper.says(wrong_by "board = 15", "got 15; write it like board = { 15, 15 }")
        helper.says(wrong_by "board = { width = 15 }", "no such key",
            "board = { 15, 15 }")
        helper.says(wrong_by "win = { row = true }", "win = { row = 5, atleast = true }")
        helper.says(wrong_by "win = { atleast = 5 }", "win = { row = 5, atleast = true }")
        helper.says(select(2, inarow.load [[return { name = "x", board = { 3, 3 },
            colours = { "x", "o" }, win = { atleast = true } }]]), "no colour can win",
            "win = { row = 5, atleast = true }")
    end)
end)
