--- Tests variations: the branches of SGF trees and RenLib libraries, with their marks.
local helper = dofile "tests/lua/helper.lua"
local inarow = require "inarow"

local says = helper.says
local long = os.getenv "INAROW_LONG"

-- Returns the judged games of a text: their names, moves, and other requested fields.
local function judged(text, ...)
    local list = {}
    for result in inarow.judge(text, { name = "x", branches = true }) do
        local words = {}
        for _, entry in ipairs(result.game and result.game.log or {}) do
            words[#words + 1] = entry.point or "pass"
        end
        local line = result.source .. " " .. (result.error and result.error.message
            or table.concat(words, " "))
        for _, key in ipairs { ... } do
            line = line .. " " .. tostring(result[key])
        end
        list[#list + 1] = line
    end
    return list
end

local function convert(text, to, options)
    return assert(inarow.convert(text, to, options))
end

local TREE = "(;FF[4]GM[4]SZ[15]RU[Renju]PB[A]RE[B+]C[game];B[hh];W[hg](;B[hf]"
    .. "(;W[aa];B[ab])(;W[ba]))(;B[gh](;W[ab])(;W[ac];B[bb])))\n"

describe("the branches of a tree", function()
    it("are separate games, with the main line first", function()
        assert.same({
            "x#1.1 h8 h9 h10 a15 a14 nil black", "x#1.2 h8 h9 h10 b15 4 nil",
            "x#1.3 h8 h9 g8 a14 3 nil", "x#1.4 h8 h9 g8 a13 b14 4 nil",
        }, judged(TREE, "from", "recorded"))
        assert.equal("x#2.1 h8", judged(TREE .. "(;RU[Renju];B[hh])")[5])
        -- By default, only the main line is read.
        local count = 0
        for result in inarow.judge(TREE) do
            count = count + 1
            assert.same({ "text#1", 5 }, { result.source, result.moves })
        end
        assert.equal(1, count)
    end)

    it("of a library are as well", function()
        assert.same({ "x#1.1 h8 h9 h10 a15 a14 nil", "x#1.2 h8 h9 h10 b15 4",
            "x#1.3 h8 h9 g8 a14 3", "x#1.4 h8 h9 g8 a13 b14 4" },
            judged(convert(TREE, "lib"), "from"))
    end)

    it("have their own verdicts", function()
        local five = "(;RU[Renju]RE[B+];B[hh];W[aa];B[gh];W[ca];B[fh];W[ea];B[eh];W[ga]"
            .. "(;B[dh])(;B[oo];W[dh])(;B[gh])(;B[ih]))"
        assert.same({ "x#1.1 h8 a15 g8 c15 f8 e15 e8 g15 d8 agrees nil" },
            { judged(five, "verdict", "from")[1] })
        local verdicts = judged(five, "verdict")
        for i, line in ipairs(verdicts) do verdicts[i] = line:match "%l+$" end
        assert.same({ "agrees", "undecided", "illegal", "unrecorded" }, verdicts)
    end)

    it("may begin anywhere, in trees of any shape", function()
        for text, expected in pairs {
            ["(;RU[Renju](;B[hh])(;B[hh];W[hg]))"] = { "x#1.1 h8", "x#1.2 h8 h9" },
            ["(;RU[Renju](;C[x](;B[hh](;W[aa];B[bb])(;W[bb]))))"] = { "x#1.1 h8 a15 b14",
                "x#1.2 h8 b14" },
            ["(;RU[Renju];B[hh](;C[only said])(;W[hg])(;C[and this]))"] = { "x#1.1 h8",
                "x#1.2 h8 h9" },
            ["(;RU[Renju]SZ[15];B[hh]W[hg](;B[hf]W[aa])(;B[hf]W[bb]))"] = {
                "x#1.1 h8 h9 h10 a15", "x#1.2 h8 h9 h10 b14" },
            ["(;RU[gomoku](;AB[aa]AW[bb]PL[W];W[cc])(;AB[dd];W[cc]))"] = {
                "x#1.1 c13", "x#1.2 c13" },
        } do
            assert.same(expected, judged(text), text)
        end
    end)

    it("with faults do not affect others, and are reported once, by line", function()
        local text = "(;RU[Renju];B[hh]\n(;W[hg])\n(;W[zz](;B[aa])(;B[bb]))\n(;W[ab]))\n"
        local list = {}
        for result in inarow.judge(text, { name = "x", branches = true }) do
            list[#list + 1] = result.source .. " "
                .. (result.error and result.error.line .. result.error.message
                    or result.moves)
        end
        assert.equal(3, #list)
        assert.equal("x#1.1 2", list[1])
        says(list[2], "x#1.2 3SGF: 'zz'")
        says(list[3], "x#1.4 2")
        -- A fault before the first variation affects all, and is reported once.
        assert.equal(1, #judged "(;RU[Nothing];B[hh](;W[hg])(;W[hf]))")
        assert.equal(1, #judged "(;RU[Renju];B[zz](;W[hg])(;W[hf]))")
    end)

    it("have the offers of the game as far as they follow its moves", function()
        local text = "(;SZ[15]RU[RIF]5A[ig][oo];B[hh];W[hg];B[hf];W[he](;B[ig](;W[aa])"
            .. "(;W[bb]))(;B[gg];W[aa]))"
        local list = {}
        for result in inarow.judge(text, { branches = true }) do
            list[#list + 1] = result.verdict .. " " .. table.concat(result.assumed, ";")
        end
        assert.same({ "undecided keep", "undecided keep" }, { list[1], list[2] })
        says(list[3], "undecided keep;offer g9 ")
    end)

    it("are judged by the command", function()
        local file = helper.file(TREE)
        local status, out = helper.inarow("judge --branches " .. file)
        assert.equal(0, status)
        says(out, file .. "#1.4  renju\n  a variation that begins at move 4\n  5 moves")
        status, out = helper.inarow("judge --json --branches " .. file)
        assert.equal(0, status)
        says(out, '#1.4"', '"from":4')
        status, out = helper.inarow("judge --branches --summary -", TREE)
        assert.equal(0, status)
        says(out, "4 games")
        status, out = helper.inarow("convert --branches --to moves " .. file)
        assert.equal(0, status)
        says(out, "h8 h9 h10 b15\n", "h8 h9 g8 a13 b14\n")
        status, out = helper.inarow("convert --to moves " .. file)
        assert.equal(0, status)
        assert.equal(1, select(2, out:gsub("h8 h9", "")))
        helper.clean()
    end)
end)

-- ---- Bounds -------------------------------------------------------------------------

describe("a tree without bounds", function()
    it("has variations up to a limit of nodes; the main line may be longer", function()
        local line = (";B[hh];W[hg]"):rep(1000)
        local list = judged("(;RU[Renju]" .. line .. "(;B[aa])(;B[bb]))")
        assert.equal(2, #list)
        says(list[2], "x#1.2 SGF: the variations have more than 1352 nodes and moves")
        list = judged("(;RU[gomoku]SZ[15]" .. (";B[hh];W[hg]"):rep(600)
            .. "(;B[aa])(;B[bb]))")
        assert.equal(2, #list)
        says(list[2], "x#1.2 h8 h9")
    end)

    it("is read up to the end of its main line", function()
        local text = "(;RU[Renju];B[hh]" .. ("(;W[aa])"):rep(349526) .. ")"
        local results = inarow.judge(text, { branches = true })
        assert.equal(2, results().moves)
        says(results().error.message, "more than 1048576 nodes, properties and values")
        assert.is_nil(results())
    end)
end)

-- ---- Keeping trees ------------------------------------------------------------------

describe("a tree", function()
    it("stays the same from SGF to SGF, with common parts once", function()
        assert.equal(TREE, convert(TREE, "sgf"))
        assert.equal(TREE .. TREE, convert(TREE .. TREE, "sgf"))
    end)

    it("can be converted to a library and back", function()
        local lib = convert(TREE, "lib")
        local back = convert(lib, "sgf")
        says(back, "(;B[hf](;W[aa];B[ab])(;W[ba]))(;B[gh](;W[ab])(;W[ac];B[bb])))")
        assert.equal(lib, convert(back, "lib"))
        assert.equal(back, convert(convert(back, "lib"), "sgf"))
    end)

    it("keeps its comments", function()
        local text = "(;FF[4]GM[4]SZ[15]RU[Renju]C[root];B[hh]C[one](;W[hg]C[two];B[hf])"
            .. "(;W[ig]C[three\nfour]))\n"
        assert.equal(text, convert(text, "sgf"))
        assert.equal(text, convert(convert(text, "lib"), "sgf"))
        assert.equal("(;FF[4]GM[4]RU[Renju]",
            (convert("(;RU[Renju];B[hh](;C[said];W[hg])(;W[ig])(;C[last]))", "sgf")
                :gsub("SZ%[15%].*", "")):sub(1, 12) .. "RU[Renju]")
        says(convert("(;RU[Renju];B[hh](;C[said];W[hg])(;W[ig])(;C[last]))", "sgf"),
            ";B[hh]C[last](;C[said];W[hg])(;W[ig]))")
    end)

    it("of another file is independent", function()
        local one = helper.file(TREE)
        local status, out = helper.inarow(("convert --to sgf %s %s"):format(one, one))
        assert.equal(0, status)
        assert.equal(TREE .. TREE, out)
        helper.clean()
    end)

    it("with a fault does not affect others, and stays as it is written", function()
        local text = "(;RU[Renju];B[hh](;W[hg])(;W[zz])(;W[ab]))\n" .. TREE
        local status, out, err = helper.inarow("convert --to moves --branches -", text)
        assert.equal(2, status)
        says(out, "h8 h9\n", "h8 a14\n")
        says(err, "standard input:1: SGF: 'zz'")
        status, out = helper.inarow("convert --to sgf -", text)
        assert.equal(0, status)
        says(out, ";B[hh](;W[hg])(;W[ab])(;W[zz]))\n" .. TREE)
    end)
end)

describe("marks", function()
    local MARKED = "(;FF[4]GM[4]SZ[15]RU[Renju]LB[hg:A]TR[aa][bb];B[hh]LB[hg:1][ig:a \\]]"
        .. "CR[hh];W[hg]C[said]MA[hg]SQ[cc])\n"

    it("are kept in SGF and in records", function()
        assert.equal(MARKED, convert(MARKED, "sgf"))
        local record = convert(MARKED, "record")
        says(record, "#= label: h9 A\n#= triangle: a15\n#= triangle: b14\nplay h8\n"
            .. "#= label: h9 1\n#= label: i9 a ]\n#= circle: h8\nplay h9 # said\n"
            .. "#= cross: h9\n#= square: c13\n")
        assert.equal(MARKED, convert(record, "sgf"))
        assert.equal(record, convert(record, "record"))
    end)

    it("are labels and marked moves in a library; the others are restored", function()
        local lib = convert(MARKED, "lib")
        says(lib, "inarow: #= circle: h8", "inarow: #= triangle: a15")
        local back = convert(lib, "sgf")
        assert.equal(convert(MARKED, "sgf"), back)
        assert.equal(lib, convert(back, "lib"))
        -- Two games with the same marks become one tree, which has them once.
        assert.equal(lib, convert(MARKED .. MARKED, "lib"))
        local function marked(mark) return (TREE:gsub("PB", mark .. "PB")) end
        says(convert(convert(marked "TR[aa]" .. marked "TR[bb]", "lib"), "sgf"),
            "TR[aa][bb]")
    end)

    it("are read from a library for all orders of its nodes", function()
        -- h8, then a text on i9 without a move; h9, a text on j9, and i10 with a text.
        local lib = "\255RenLib\255\3\4" .. ("\255"):rep(10) .. "\0\0" .. "\120\16"
            .. "\105\195\0\1B\0" .. "\104\208" .. "\106\195\0\1C\0" .. "\89\65\0\1D\0"
        says(convert(lib, "sgf"),
            ";B[hh]LB[ig:B][jg:C][if:D]MA[hh](;W[hg]MA[hg])(;W[if]))")
        assert.same({ "x#1.1 h8 h9", "x#1.2 h8 i10" }, judged(lib))
    end)

    it("are put into comments if there is no other way", function()
        says(convert(MARKED, "moves"), "# Marks: label h9 A, triangle a15, triangle b14\n"
            .. "# Move 1: Marks: label h9 1, label i9 a ], circle h8\n")
        says(select(2, inarow.convert("variant gomoku\nplay a1\n#= cross: a1\n", "psq")),
            "marks on the board")
    end)

    it("that are invalid do no harm", function()
        local text = "(;RU[Renju]LB[zz:A][hh]TR[]MA[aa:bb];B[hh]LB[hh:]CR[zz]SQ[hhh])"
        assert.same({ "x#1.1 h8" }, judged(text))
        says(convert("variant renju\n#= cross: nowhere\nplay h8\n", "moves"),
            "cross: nowhere")
    end)
end)

-- ---- Random trees -------------------------------------------------------------------

local POINTS = {}
for column = 1, 15 do
    for row = 1, 15 do POINTS[#POINTS + 1] = string.char(96 + column, 96 + row) end
end

-- Returns an SGF tree whose stones are on different points, and the moves of its
-- branches. Labels are on vacant points that no variation uses.
local function grow(random, most)
    local texts, branches, count = {}, {}, 0
    local function add(text) texts[#texts + 1] = text end
    local function below(path, taken)
        local children = random(#path < 3 and 3 or 4) - (#path == 0 and 0 or 1)
        if count > most or #path > 30 then children = 0 end
        if children == 0 and #path > 0 then
            branches[#branches + 1] = table.concat(path, " ")
        end
        children = #path == 0 and math.max(children, 1) or children
        local used = {}
        for _ = 1, children do
            local point
            repeat point = POINTS[random(#POINTS)] until not taken[point]
                and not used[point] and (#path > 0 or point == "hh" or children > 0)
            used[point], count = true, count + 1
            if children > 1 then add "(" end
            add((#path % 2 == 0 and ";B[" or ";W[") .. point .. "]")
            if random(5) == 1 then add("C[said " .. count .. "]") end
            if random(6) == 1 then add("MA[" .. point .. "]") end
            path[#path + 1], taken[point] = point, true
            below(path, taken)
            path[#path], taken[point] = nil, nil
            if children > 1 then add ")" end
        end
    end
    below({}, {})
    return "(;FF[4]GM[4]SZ[15]RU[Renju]" .. table.concat(texts) .. ")\n", branches
end

-- Returns the moves of the branches of a text, in SGF's letters.
local function branches_of(text)
    local list = {}
    for result in inarow.judge(text, { branches = true, variant = "gomoku",
        options = { size = 15 } }) do
        local words = {}
        for i, move in ipairs(result.read.moves) do
            local point = type(move) == "string" and move or move.point
            words[i] = point:sub(1, 1) .. string.char(112 - tonumber(point:sub(2)))
        end
        list[#list + 1] = table.concat(words, " ")
    end
    return list
end

describe("random trees", function()
    it("can be converted through both notations and back, branch by branch", function()
        local random = helper.random(11)
        local free = { variant = "gomoku", options = { size = 15 } }
        for n = 1, long and 400 or 40 do
            local text, branches = grow(random, 5 + n)
            assert.same(branches, branches_of(text))
            local once = convert(text, "sgf", { variant = "renju" })
            assert.equal(text, once)
            local lib = convert(text, "lib", { variant = "renju" })
            assert.same(branches, branches_of(lib))
            assert.equal(text, convert(lib, "sgf", { variant = "renju" }))
            assert.equal(#branches, select(2, convert(text, "moves",
                { variant = free.variant, options = free.options, branches = true,
                    drop = true }):gsub("\n%l", "\n")))
        end
    end)
end)
