local helper = dofile "tests/lua/helper.lua"
local each_game = require("inarow.notation.games").each
local infer_actions = require "inarow.notation.infer_actions"
local inarow = require "inarow"
local judging = require "inarow.judging"
local foreign = require "inarow.notation.foreign"
local reader = require "inarow.notation.record.reader"
local recognizer = require "inarow.notation.recognizer"
local variants = require "inarow.variant"

local says = helper.says

-- Returns a text in pieces of this many bytes.
local function pieces(text, length)
    local at = 1
    return function()
        if at > #text then return nil end
        local piece = text:sub(at, at + length - 1)
        at = at + length
        return piece
    end
end

-- Returns the games of a text that is read in pieces, with a fault as one of them.
local function read(name, text, length)
    local games = {}
    for game in recognizer.foreign(name).stream(pieces(text, length or 4096)) do
        games[#games + 1] = game
    end
    return games
end

local function points(game)
    local words = {}
    for i = 1, #game.moves do
        words[i] = infer_actions.move(game.moves, i).point or "pass"
    end
    return table.concat(words, " ")
end

-- Returns the moves of all games of a text, with faults as their messages.
local function all(name, text, length)
    local lines = {}
    for i, game in ipairs(read(name, text, length)) do
        lines[i] = game.error and (game.error.line or "") .. ":" .. game.error.message
            or points(game)
    end
    return lines
end

local function judged(text, options)
    local results = {}
    for result in judging.games(text, "x", options or {}) do
        results[#results + 1] = result
    end
    return results
end

-- One text in each notation.
local SAMPLES = {
    sgf = "(;RU[Renju]SZ[15];B[hh])\n", psq = "Piskvorky 15x15, 0:0, 0\n8,8,1\nA\nB\n0\n",
    pente_org = '[Game "Pente"]\n\n1. K10 L10 *\n', digits = "4453\n",
    rif_xml = '<database><game rule="RIF"><move>h8</move></game></database>',
    lib = "\255RenLib\255\3\4" .. ("\255"):rep(10) .. "\0\0\120\64",
    pos = "\5paq`r", offsets = "0,0, 1,0\n", fen = "5/5/1b3/5/5 w\n",
    moves = "h8 h9\n", record = "variant renju\nplay h8\n",
    nothing = "", blanks = " \n\n\t", letter = "Dear Sir,\nall (of them) are; lost.\n",
    page = "<html>\n<body>\n", bytes = "\0\1\2\255\254\n\0\200", mark = "\239\187\191",
}

-- Notations that do not name the game.
local UNSAID = { moves = true, offsets = true, fen = true }

-- ---- Recognition --------------------------------------------------------------------

after_each(helper.clean)

describe("a text's notation is recognized by its beginning:", function()
    for text, name in pairs {
        ["(;GM[4])"] = "sgf", ["Piskvorky 20x20, 0:0, 0\n"] = "psq",
        ['[Game "Pente"]\n'] = "pente_org", ["4453\n44 -2\n"] = "digits",
        ['<?xml version="1.0"?>\n<database>'] = "rif_xml", ["<database>\n"] = "rif_xml",
        ['\239\187\191<?xml version="1.0"?>'] = "rif_xml",
        ["\255RenLib\255\3\4"] = "lib",
        ["h8 h9 i10"] = "moves", ["1. h8 2. i9"] = "moves", ["h8,i9;j10\n"] = "moves",
        ["H8h9i10"] = "moves", ["# comment\n\nh8\n"] = "moves", ["1.h8 h9"] = "moves",
        ["variant renju\nplay h8\n"] = "record", ["play h8\n"] = "record",
        ["pass\n"] = "record", ["pass pass\n"] = "record", ["resign"] = "record",
        [""] = "record", ["# h8\n"] = "record", ["note h8 h9\n"] = "record",
        ["board\nX.O\n"] = "record", ["swap\nplay h8"] = "record", ["hello"] = "record",
        ["h8 h9 play i10"] = "record", ["h100"] = "record", ["---\n"] = "record",
        ["\255Ren"] = "record", ["\0\1\2\255"] = "record",
        ["\239\187\191(;SZ[15])"] = "sgf", ["\239\187\191h8 h9"] = "moves",
        ["\239\187\191variant renju"] = "record", ["\239\187\19144 1"] = "digits",
        ['\239\187\191[Game "Pente"]'] = "pente_org", ["\n Piskvorky 9x9"] = "psq",
        ["\n44 1\n\n4453\n"] = "digits", ["4453\n44 x\n"] = "record",
        ["# a\n#b\n0,0,1,1"] = "offsets", ["# a\n#b\n...X....."] = "fen",
        ["#..../#X../####"] = "fen", ["# a\n(;GM[4])"] = "record",
        ["\31\139\8\0\0"] = "record", ["PK\3\4\20\0"] = "record",
        [("h8 h9 "):rep(4000)] = "moves", [("h8,i10"):rep(4000)] = "moves",
        ["<!-- a -->\n<database>"] = "rif_xml", ["(\n;GM[4])"] = "sgf",
    } do
        it(("%q"):format(text):gsub("\\\n", "\\n"), function()
            assert.equal(name, recognizer.recognize(text))
        end)
    end

    it("no reader of another notation receives it", function()
        local calls, readers = {}, { record = reader }
        for _, one in ipairs(require("inarow.notation.formats").all()) do
            readers[one.name] = one
        end
        local streams = {}
        for name, one in pairs(readers) do
            streams[name] = one.stream
            one.stream = function(...)
                calls[#calls + 1] = name
                return streams[name](...)
            end
        end
        for name, text in pairs(SAMPLES) do
            local is_game = readers[name] ~= nil
            calls = {}
            for _, before in ipairs { "", "\239\187\191", is_game and name ~= "lib"
                and name ~= "pos" and "\r\n \n" or "" } do
                for _ in each_game(before .. text, "x", { variant = "gomoku" }) do end
            end
            for _, called in ipairs(calls) do
                assert.equal(is_game and name or called, called, name)
            end
            assert.equal(3, #calls, name)
        end
        for name, one in pairs(readers) do one.stream = streams[name] end
    end)

    it("the time to recognize it is in proportion to its length", function()
        local function seconds(head)
            local began = os.clock()
            recognizer.recognize(head)
            return os.clock() - began
        end
        for _, texts in ipairs { { "1", " ", "x" }, { " ", "\n", "" }, { "", " \n", "" },
            { "", "# \n", "" }, { "", "#", "" }, { "1/1/", "1", "z" }, { "", "X", "z" },
            { "", "1/", "z" }, { "[a", " ", "" }, { "", "1", "." }, { "", "h8", "?" },
            { "", "0,0,", "?" }, { "", "(", "" }, { "", "-", "" }, { "1", " 1", "" },
            { "", "1\n", "x" }, { "", "pass ", "?" }, { "variant", " ", "" } } do
            local first, piece, last = texts[1], texts[2], texts[3]
            local count = math.floor((recognizer.HEAD - 20) / #piece)
            local head = first .. piece:rep(count) .. last
            assert(seconds(head) < 0.05, first .. piece .. last)
        end
    end)

    it("the first line that is not a comment shows the notation", function()
        for text, is_shown in pairs { [""] = false, ["\n \n"] = false, ["# h8\n"] = false,
            ["(\n"] = false, [" ( \n\n"] = false, ["(\n;"] = true, ["(;"] = true,
            ["# a\n\nh8\n"] = true, ["4\n"] = true, ["<a>\n"] = true,
            ["\239\187\191\n"] = false, ["\239\187\191h8\n"] = true } do
            local asked, list = 0, { "h8\n", text }
            recognizer.recognize(function()
                asked = asked + 1
                return table.remove(list)
            end, { is_eager = true })
            assert.equal(is_shown, asked == 1, text)
        end
    end)

    it("a record may begin with any verb or header", function()
        local model = require "inarow.model"
        local headers = require "inarow.notation.record.headers"
        for _, words in ipairs { model.verbs(), headers.takes } do
            for word in pairs(words) do
                -- A pass has no point, so "pass h8" would not be an action.
                local rest = word == "pass" and "" or " h8"
                assert.equal("record", recognizer.recognize(word .. rest .. "\n"))
            end
        end
    end)
end)

-- ---- Plain moves --------------------------------------------------------------------

describe("plain moves", function()
    it("may have any separators, or none", function()
        for _, text in ipairs { "h8 h9 i10", "h8,h9;i10", "H8H9I10", " h8 - h9 -- i10 ",
            "h8h9 i10;", "1. h8 2. h9 3. i10", "1. h8 h9 2. i10", "1) h8 2) h9 3) i10",
            "h8\th9\ti10\r\n" } do
            assert.same({ "h8 h9 i10" }, all("moves", text))
        end
    end)

    it("are one game per line, or games with numbered moves", function()
        assert.same({ "h8 h9", "h8 i9" }, all("moves", "h8 h9\n\nh8 i9\n"))
        assert.same({ "h8 h9 a1 b1", "h8 pass" },
            all("moves", "1. h8 h9\n2. a1\n  b1\n1. h8\n2. pass\n"))
        assert.same({ "h8", "i9" }, all("moves", "1. h8 1. i9"))
    end)

    it("have comments in lines and beside them", function()
        local games = read("moves", "# one\n# two\nh8 # three\nh9\n# last")
        assert.equal("one\ntwo\nthree", games[1].comment)
        assert.equal("last", games[2].comment)
        assert.equal(3, games[1].line)
    end)

    it("are refused with their line, and the next game is read", function()
        local lines = all("moves", "h8\nh9 foo i9\n5 6\nh9\0\ni9\n" .. ("x"):rep(1e6))
        says(lines[2], "2:moves: 'foo' is not a move; expected a point")
        says(lines[3], "3:moves: '5'")
        says(lines[4], "4:moves: ")
        assert.equal("i9", lines[5])
        assert(#lines[6] < 200)
    end)

    it("are refused if their numbers are not consecutive", function()
        assert.same({ "h8 h9 i10 a1" }, all("moves", "1. h8 h9\n2. i10 a1\n"))
        assert.same({ "h8 h9 i10 a1" }, all("moves", "1. h8 2. h9\n3. i10 4. a1\n"))
        assert.same({ "h8 h9" }, all("moves", "7. h8 h9\n"))
        for _, text in ipairs { "1. h8 h9\n4. a1", "1. h8 2. h9\n4. i10\n",
            "1. h8 h9\n1) h8 h9\n2) a1 b1\n2) c1" } do
            local lines = all("moves", text)
            says(lines[#lines], "moves: '", "or the next move number")
        end
    end)

    it("need a variant by name", function()
        says(judged("h8 h9")[1].error.message, "does not say which game",
            "name the variant")
        assert.equal(2, judged("h8 h9", { variant = "renju" })[1].moves)
    end)
end)

-- ---- Texts that are not games --------------------------------------------------------

for _, from in ipairs(inarow.notations) do
    it(from .. " is not what another notation is", function()
        for name, text in pairs(SAMPLES) do
            local given = { format = from }
            if name ~= from or UNSAID[name] then
                given = { format = from, variant = "gomoku", given = { size = "15" } }
            end
            if from ~= "rif_xml" or pcall(require, "lxp") then
                local results = judged(text, given)
                assert(#results > 0, name .. ": no game and no error")
                for _, result in ipairs(results) do
                    assert.equal(name == from, not result.error, name)
                end
            end
        end
    end)
end

it("a text may begin with a byte order mark", function()
    for name, text in pairs(SAMPLES) do
        if recognizer.foreign(name) and name ~= "lib" and name ~= "rif_xml" then
            for _, format in ipairs { false, name } do
                for length = 1, 5, 4 do
                    local results = {}
                    for result in judging.games(pieces("\239\187\191" .. text, length),
                        "x", { variant = UNSAID[name] and "gomoku" or nil,
                            format = format or nil }) do
                        results[#results + 1] = result
                    end
                    assert.equal(1, #results)
                    assert.is_nil(results[1].error)
                end
            end
        end
    end
end)

it("moves and digits are returned as soon as they arrive", function()
    for name, case in pairs { digits = { { 1, 3, 5 }, "44\n", "4", "5\n", "3" },
        moves = { { 2, 4, 6 }, "# a\n", "h8\n", "h9", "\n", "# b\ni9" } } do
        local given = 0
        local next_game = recognizer.foreign(name).stream(function()
            given = given + 1
            return case[given + 1]
        end, true)
        for _, wanted in ipairs(case[1]) do
            assert.is_truthy(next_game())
            assert.equal(wanted, given)
        end
        assert.is_nil(next_game())
    end
end)

describe("the text of pente.org", function()
    local HEADER = '[Game "Pente"]\n[Result "1-0"]\n\n'

    it("loses only the game that has a wrong tag", function()
        for _, tag in ipairs { "[Date 31]", "[Sec-31]", "[", '[Date "31"' } do
            local found = all("pente_org", HEADER .. "1. K10 N11\n\n" .. HEADER .. tag
                .. '\n[Round "-"]\n\n1. K10 N11\n\n' .. HEADER .. "1. K10 M11\n")
            assert.equal(3, #found)
            says(found[2], "is not a tag")
        end
    end)

    it("is refused if its numbers are not consecutive", function()
        assert.same({ "j10 i10 m10 a1" },
            all("pente_org", HEADER .. "1. K10 J10 2. N10\nA1 1-0\n"))
        says(all("pente_org", HEADER .. "1. K10 J10\n3. N10 A1 1-0\n")[1], "5:",
            "expected move number 2, got 3")
        says(all("pente_org", HEADER .. "1. K10 2. N10\n")[1], "4:", "got 2", "1")
    end)

    -- Returns the result of moves whose third is within the central 5 by 5, depending on
    -- `Rated`.
    local function of_rated(rule, rated, options)
        local tag = rated and ('[Rated "%s"]\n'):format(rated) or ""
        return judging.games(('[Game "%s"]\n%s\n1. K10 A1 2. L12 *\n'):format(rule, tag),
            "x", options or {})()
    end

    it("has the tournament opening if a game is rated", function()
        for rule, unrated in pairs { Pente = true, ["Keryo-Pente"] = true,
            ["Poof-Pente"] = true, ["Boat-Pente"] = true, ["O-Pente"] = false } do
            assert.equal("illegal", of_rated(rule, "Y").verdict, rule)
            assert.equal("undecided", of_rated(rule, "N").verdict, rule)
            local without = unrated and "undecided" or "illegal"
            assert.equal(without, of_rated(rule).verdict, rule)
        end
        assert.equal("undecided", of_rated("D-Pente", "Y").verdict)
        local given = { variant = "pente", given = { opening = "centre" } }
        assert.equal("undecided", of_rated("Pente", "Y", given).verdict)
    end)

    it("names a game's opening in its tag", function()
        local function written(record)
            return assert(inarow.convert(record, "pente_org"))
        end
        for head, wanted in pairs { ["pente opening=tournament"] = '[Rated "Y"]',
            ["opente opening=centre"] = '[Rated "N"]' } do
            local text = written("variant " .. head .. "\nplay j10\n")
            says(text, wanted)
            assert.equal(head:match "=(.*)", judging.games(text, "x", {})().game
                .rules.options.opening)
        end
        for _, head in ipairs { "pente", "opente" } do
            assert.is_nil(written("variant " .. head .. "\nplay j10\n"):find "Rated")
        end
        says(written("variant pente opening=free\nplay j10\n"), "opening=free")
    end)

    it("has a space between words", function()
        for _, more in ipairs { "K9", "*", "Resign", "1-0" } do
            says(all("pente_org", HEADER .. "1. K10 L10" .. more .. "\n")[1], "4:",
                "'L10" .. more .. "' is not a move")
        end
    end)

    it("ends after a move that is refused", function()
        local text = HEADER .. "1. K10 A1 2. K10 A2 3. L14 A3 4. K14 A4\n"
        for _, steps in ipairs { false, true } do
            local result = judging.games(text, "x",
                { variant = "pente", steps = steps })()
            assert.equal("illegal", result.verdict)
            assert.equal(2, result.moves)
        end
    end)

    it("is refused with moves after the result, or lines that are not tags", function()
        says(all("pente_org", HEADER .. "1. K10 J10 1-0 N10\n")[1], "4:", "the result")
        says(all("pente_org", HEADER .. "1. K10 J10 0-1\n")[1], "4:", "0-1", "the tag")
        assert.equal(1, read("pente_org", HEADER .. "1. K10 J10 *\n")[1].result)
        local lines = all("pente_org", "hello\n" .. HEADER .. "1. K10\n")
        says(lines[1], "1:", "'hello' is not a tag")
        assert.equal("j10", lines[2])
        lines = all("pente_org", '[Game "Pente"]\n[Site Pente]\n[A "b"]\n\n1. K10\n')
        assert.equal(1, #lines)
        says(lines[1], "2:", "'[Site Pente]' is not a tag")
    end)

    it("has the line of an unknown rule", function()
        local fault = judged('[Site "x"]\n[Game "Chess"]\n\n1. K10\n')[1].error
        assert.equal(2, fault.line)
    end)
end)

it("psq has no other line between its moves", function()
    local text = "\nPiskvorky 15x15, 0:0, 0\n8,8,1\n%s\n8,7,1\nA\nB\n0\n"
    assert.same({ "h8 h9" }, all("psq", text:format ""))
    for _, line in ipairs { "8,x,1", "8,8", "A", "8;9;1" } do
        says(all("psq", text:format(line))[1], "4:psq: '" .. line .. "' is not a move")
    end
    says(all("psq", text:format "16,1,1")[1], "4:psq: ", "off the board")
    says(all("psq", text:format("9,1," .. ("9"):rep(20)))[1], "4:psq: ", "time", "years")
end)

it("digits are refused with their line, and the next game is read", function()
    local lines = all("digits", "4453\n40\n44 x\n(44\n44 -2")
    assert.equal("d d e c", lines[1])
    for i = 2, 4 do says(lines[i], i .. ":digits: ", "is not a game") end
    assert.equal("d d", lines[5])
end)

-- ---- RenLib -------------------------------------------------------------------------

local HEADER = "\255RenLib\255\3\4" .. ("\255"):rep(10)

-- Returns a node as two bytes; flags are letters: S sibling, L leaf, C comment, N no
-- move, X more.
local FLAGS = { S = 0x80, L = 0x40, O = 0x20, M = 0x10, C = 0x08, N = 0x02, X = 0x01 }
local function node(point, flags, rest)
    local x, y = point:byte() - 96, tonumber(point:sub(2))
    local sum = 0
    for flag in (flags or ""):gmatch "." do sum = sum + FLAGS[flag] end
    return string.char(point == "root" and 0 or point == "pass" and 0
        or 16 * (15 - y) + x, sum) .. (rest or "")
end

local ROOT = "\0\0"

describe("a RenLib library", function()
    it("has a game for each path to a leaf", function()
        local text = HEADER .. ROOT .. node "h8" .. node("h9", "S") .. node("i10", "SL")
            .. node("j9", "L") .. node "i9" .. node("a1", "SL") .. node("o15", "L")
        for length = 1, 30 do
            assert.same({ "h8 h9 i10", "h8 h9 j9", "h8 i9 a1", "h8 i9 o15" },
                all("lib", text, length))
        end
    end)

    it("counts its rows from the top", function()
        assert.same({ "a15 o15 a1 o1 h8" }, all("lib", HEADER .. ROOT
            .. "\1\0\15\0\225\0\239\0\120\64"))
    end)

    it("may have no root, and even no header", function()
        local tree = node "h8" .. node("h9", "SL") .. node("i9", "L")
        assert.same({ "h8 h9", "h8 i9" }, all("lib", HEADER .. tree))
        assert.same({ "h8 h9", "h8 i9" }, all("lib", tree))
    end)

    it("has passes, and texts on points that are not moves", function()
        assert.same({ "h8 pass h9" }, all("lib", HEADER .. ROOT .. node "h8"
            .. node "pass" .. node("h9", "L")))
        local text = node("i9", "SLNX", "\0\1A\0")
        assert.same({ "h8 h9", "h8 i10" }, all("lib", HEADER .. ROOT .. node "h8"
            .. text .. node("h9", "SL") .. node("i10", "L")))
        assert.same({ "h8 h9" }, all("lib", HEADER .. ROOT .. node "h8"
            .. node "h9" .. text .. node("a1", "LN")))
    end)

    it("has comments, each with the first game that passes it", function()
        local games = read("lib", HEADER .. "\0\8root\0\0"
            .. node("h8", "C", "one\8more\0\0") .. node("h9", "SLC", "two\0")
            .. node("i9", "LO", "ol\228x"), 3)
        assert.same({ { "root", "root" } }, games[1].tags)
        assert.equal("one\nmore", games[1].moves[1].comment)
        assert.equal("two", games[1].moves[2].comment)
        assert.is_nil(games[2].moves[1].comment)
        assert.equal("old", games[2].moves[2].comment)
    end)

    it("may be one path without an end, as RenLib saves it", function()
        assert.same({ "h8" }, all("lib", HEADER .. node "h8"))
        assert.same({}, all("lib", HEADER .. ROOT))
    end)

    for name, case in pairs {
        ["cut off in a tree"] = { node "h8" .. node("h9", "SL"), "cut off" },
        ["cut off in a comment"] = { node("h8", "LC", "text"), "cut off" },
        ["cut off in a node"] = { node("h8", "LX"), "cut off" },
        ["of odd length"] = { node("h8", "L") .. "x", "cut off" },
        ["with a point off the board"] = { "\16\64", "16 is not a point" },
        ["with a row too many"] = { "\241\64", "241 is not a point" },
        ["that goes on"] = { node("h8", "L") .. node("h9", "L"), "after the end" },
        ["that does not end"] = { node("pass"):rep(2000), "a path is longer than 450" },
    } do
        it(name .. " is refused", function()
            local lines = all("lib", HEADER .. ROOT .. case[1])
            says(lines[#lines], "RenLib: ", case[2], "at byte")
        end)
    end

    it("is refused for a wrong header", function()
        says(all("lib", "\255RenLib\255")[1], "cut off")
        for _, text in ipairs { ("y"):rep(40), "h8 h9", "\255Ren\0ib\255\3\4" } do
            says(all("lib", text)[1], "does not begin like a RenLib library")
        end
        for _, text in ipairs { "", "\255", "\255RenLib", "\255RenLib\255\3\4\255" } do
            says(all("lib", text)[1], "cut off")
        end
        says(all("lib", "\255RenLib\255\3\5" .. ("\255"):rep(10))[1], "version 3.5")
    end)

    it("returns the games before a fault", function()
        local lines = all("lib", HEADER .. ROOT .. node "h8" .. node("h9", "SL")
            .. node("i9", "SL"))
        assert.equal(3, #lines)
        assert.equal("h8 h9", lines[1])
    end)

    it("keeps only one path in memory", function()
        local depth, count = 200, 0
        local tree = { HEADER, ROOT }
        for i = 1, depth do
            local point = ("%s%d"):format(string.char(97 + i % 15), i % 15 + 1)
            tree[#tree + 1] = node(point, "S")
        end
        for _ = 1, depth do tree[#tree + 1] = node("a1", "L") end
        tree[#tree + 1] = node("a1", "L")
        for game in recognizer.foreign("lib").stream(pieces(table.concat(tree), 100)) do
            assert(game.moves, game.error and game.error.message)
            count = count + 1
        end
        assert.equal(depth + 1, count)
    end)
end)

-- ---- RIF XML ------------------------------------------------------------------------

local TABLES = [[<?xml version="1.0" encoding="UTF-8"?>
<database version="1.0"><!-- &copy; -->
<rules><rule id="1" name="RIF" category="1">text</rule><rule id="2" name="Nonsense"/>
</rules>
<openings><opening id="21" abbr="D1" name="Ugetsu" /></openings>
<players><player id="1" name="Ando" surname="M&#233;ri&amp;tee"/>
<player id="2" surname="Solo" country="1"/></players>
<tournaments><tournament id="3" name="A &quot;cup&quot;" year="2005"/></tournaments>
<games>
]]

local GAME = [[<game id="1" publisher="4" tournament="3" round="F2" rule="1" black="1"
white="2" bresult="1" btime="0" opening="21" alt="i8" swap="R">
<move>h8 h9 h7 h6 i9 g7</move><info>a &lt;note&gt;
</info></game>
]]

describe("a RIF database", function()

    it("is read with its names, in pieces of any size", function()
        for _, length in ipairs { 1, 7, 100, 100000 } do
            local text = TABLES .. GAME .. "</games></database>"
            local game = read("rif_xml", text, length)[1]
            assert.equal("h8 h9 h7 h6 i9 g7", points(game))
            assert.equal("RIF", game.rule)
            assert.equal("black", game.result)
            assert.same({ black = "Ando M\195\169ri&tee", white = "Solo" }, game.players)
            assert.equal("a <note>\n", game.comment)
            assert.same({ "i9", "i8" }, game.offers)
            assert.same({ { "publisher", "4" }, { "tournament", 'A "cup"' },
                { "round", "F2" }, { "opening", "Ugetsu" }, { "btime", "0" },
                { "swap", "R" } }, game.tags)
        end
    end)

    it("keeps numbers that no table names", function()
        local game = read("rif_xml", TABLES .. '<game rule="9" black="7" bresult="x">'
            .. "<move>h8</move></game></games></database>")[1]
        assert.equal("9", game.rule)
        assert.equal("7", game.players.black)
        assert.same({ { "bresult", "x" } }, game.tags)
    end)

    it("has its offers ruled on, not assumed", function()
        local result = judged(TABLES .. GAME .. "</games></database>")[1]
        assert.same({ "keep" }, result.assumed)
        assert.equal("undecided", result.verdict)
        assert.equal("black", result.recorded)
        says(result.game:record(), "offer i9 i8", "pick i9")
    end)

    it("has its recorded offers, which the rules may refuse", function()
        for alt, refusal in pairs { ["o1 a2"] = "wrong-count", h8 = "occupied",
            ["e8 e8"] = "wrong-count", i9 = false, [""] = false, [" - "] = false,
            ["I8,"] = false } do
            local result = judged(TABLES .. GAME:gsub('"i8"', '"' .. alt .. '"')
                .. "</games></database>")[1]
            assert.equal(refusal, result.refusal and result.refusal.reason or false, alt)
        end
        local result = judged(TABLES .. GAME:gsub('"i8"', '"i8 zz"')
            .. GAME .. "</games></database>")
        says(result[1].error.message, "alt", "'zz'")
        assert.equal("undecided", result[2].verdict)
    end)

    it("limits a fault to its game, and reports its line", function()
        local text = TABLES .. '<game rule="1"><move>h8 zz9</move></game>\n'
            .. '<game rule="2"><move>h8</move></game>\n<game><move>h8</move></game>\n'
            .. '<game rule="1"><move>' .. ("h8 "):rep(30000) .. "</move></game>"
            .. GAME .. "</games></database>"
        local results = judged(text)
        says(results[1].error.message, "'zz9' is not a point")
        assert.equal(10, results[1].error.line)
        says(results[2].error.message, "no variant is known as 'Nonsense'")
        assert.equal(11, results[2].error.line)
        says(results[3].error.message, "does not say which game")
        says(results[4].error.message, "longer than 65536 bytes")
        assert.equal(6, results[5].moves)
        assert.equal(5, #results)
    end)

    for name, case in pairs {
        ["cut off"] = { "<game>", "RIF XML: no element found" },
        ["ill-formed"] = { "<game></games>", "RIF XML: mismatched tag" },
        ["not of its encoding"] = { '<game round="\255"/>', "not well-formed" },
        ["with a NUL"] = { "\0", "not well-formed" },
        ["with an endless tag"] = { '<game round="' .. ("x"):rep(300000),
            "a tag is longer than" },
    } do
        it(name .. " gives the games before", function()
            local lines = all("rif_xml", TABLES:gsub("<games>\n$", "<games>") .. GAME
                .. case[1])
            assert.equal(2, #lines)
            says(lines[1], "h8 h9")
            says(lines[2], case[2])
            assert(lines[2]:find "^%d+:", lines[2])
        end)
    end

    it("cannot declare entities or bring in files", function()
        local head = '<?xml version="1.0"?>\n<!DOCTYPE database ['
        says(all("rif_xml", head .. '<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>'
            .. "<database>&b;</database>")[1], "2:RIF XML: ", "declares entities")
        says(all("rif_xml", head .. '<!ENTITY a SYSTEM "/etc/passwd">]>'
            .. "<database>&a;</database>")[1], "declares entities")
        assert.same({}, all("rif_xml", '<!DOCTYPE d SYSTEM "/etc/passwd">\n<database/>'))
    end)

    it("is distinguished from a web page", function()
        says(all("rif_xml", "<html>\n</html>")[1], "1:RIF XML: ", "'html'", "'database'")
    end)

    it("is read with constant memory", function()
        local count = 0
        local function chunks()
            count = count + 1
            return count == 1 and TABLES or count <= 3000 and GAME:rep(4) or nil
        end
        local most, games = 0, 0
        collectgarbage()
        local before = collectgarbage "count"
        for _ in recognizer.foreign("rif_xml").stream(chunks) do
            games = games + 1
            if games % 2000 == 0 then
                collectgarbage()
                most = math.max(most, collectgarbage "count")
            end
        end
        assert.equal(4 * 2999 + 1, games) -- and it is truncated
        assert(most - before < 10000, most - before .. " KB more")
    end)
end)

it("only databases need lxp, and they work without it", function()
    local script = helper.file [[
        package.preload.lxp = function() error "lxp was asked for" end
        require "inarow"
        local judging = require "inarow.judging"
        for result in judging.games("h8 h9", "x", { variant = "renju" }) do
            print(result.moves)
        end
        for result in judging.games("<database><a></database>", "x", {}) do
            print(result.error.message)
        end]]
    local status, out = helper.lua(script)
    assert.equal(0, status)
    says(out, "2\n", "mismatched tag")
end)

-- Names of the games in other programs and on sites: without one, their files cannot be
-- read.
local FOREIGN = {
    bead_renju = "Bead renju", boat_pente = "Boat-Pente", caro = "Caro",
    connect6 = "Connect6", connect_four = "Connect Four; Connect 4",
    dkeryo_pente = "D-Keryo-Pente; D-Keryo; DK-Pente", dpente = "D-Pente",
    gomoku = "Gomoku; Freestyle; Piskvork", gomoku_exact = "Standard gomoku",
    gomoku_long_pro = "Long Pro", gomoku_pro = "Pro; Gomoku-Pro",
    gomoku_swap = "Swap; Gomoku-Swap", gpente = "G-Pente",
    harary = "Harary; Animal tic-tac-toe", keryo_pente = "Keryo-Pente",
    nine_holes = "Nine holes", omok = "Omok", opente = "O-Pente", pente = "Pente",
    poof_pente = "Poof-Pente",
    popout = "Pop Out; PopOut", qubic = "Qubic", score_four = "Score Four",
    squava = "Squava", teeko = "Teeko", yavalath = "Yavalath",
    renju = "Renju; Renju (free)", rif_renju = "RIF; Renju-RIF; RIF Renju",
    soosorv_8 = "Soosyrv-8; Soosorv-8; Soosõrv-8; Soosyrv; Soosorv", swap2 = "Swap2",
    swap2_keryo = "Swap2-Keryo", swap2_pente = "Swap2-Pente", swap5 = "Swap-5; Swap5",
    taraguchi_10 = "Taraguchi-10; Taraguchi", tarannikov = "Tarannikov",
    yamaguchi = "Yamaguchi", yava = "Four wins, three loses",
}

it("a variant is recognized by all its foreign names", function()
    for name, aliases in pairs(FOREIGN) do
        for alias in aliases:gmatch "[^;]+" do
            assert.equal(name, (foreign.variant(alias:match "^ ?(.*)$")))
        end
    end
    for _, name in ipairs(inarow.bundled) do
        local aliases = inarow.find(name).script.aliases
        assert(not aliases or FOREIGN[name], name .. ": its names stand nowhere here")
    end
end)

it("a variant shares at most one foreign name with others", function()
    local seen = {}
    for _, name in ipairs(inarow.bundled) do
        for _, alias in ipairs(inarow.find(name).script.aliases or {}) do
            assert.is_nil(seen[alias:lower()], alias)
            seen[alias:lower()] = name
            assert.equal(name, foreign.variant(alias))
        end
    end
end)

it("the rules of a text's games are looked up once, not for each game", function()
    local rules_of, asked = variants.rules, 0
    function variants.rules(which, options, ...)
        asked = asked + (options and 1 or 0)
        return rules_of(which, options, ...)
    end
    finally(function() variants.rules = rules_of end)
    local library = "\255RenLib\255\3\4" .. ("\255"):rep(10) .. "\0\0"
        .. ("\120\192"):rep(999) .. "\120\64"
    for text, most in pairs {
        [library] = 1,
        -- A variant's own size is part of its rules; another size is an option.
        [("(;RU[gomoku]SZ[19];B[hh])"):rep(1000)] = 1,
        [("(;RU[gomoku]SZ[15];B[hh])"):rep(1000)] = 2,
        [("(;RU[gomoku]SZ[19];B[hh])(;RU[gomoku]SZ[15];B[hh])"):rep(500)] = 1500,
    } do
        local count, sides = 0, {}
        asked = 0
        for item in each_game(text, "text", {}) do
            assert.is_nil(item.error)
            count, sides[item.live.rules.width] = count + 1, true
        end
        assert.equal(1000, count)
        assert.equal(most, asked)
        assert.equal(most == 1500, sides[15] and sides[19] or false)
    end
end)
