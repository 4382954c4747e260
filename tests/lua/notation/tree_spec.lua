-- Tests trees in texts: a tree is the same after reading and writing. Parts without a
-- meaning here stay the same in every byte.
local helper = dofile "tests/lua/helper.lua"
local inarow = require "inarow"

local KINDS = { label = 1, triangle = 2, circle = 3, cross = 4, square = 5 }

-- Returns marks in writing: those of a kind together, and in a library sorted.
local function marks_of(node, notation)
    local texts = {}
    for i, mark in ipairs(node.marks or {}) do
        texts[i] = ("%d%03d %s %s"):format(KINDS[mark.kind], notation == "lib" and 0 or i,
            mark.point, mark.text or "")
    end
    table.sort(texts)
    for i, text in ipairs(texts) do texts[i] = text:sub(1, 1) .. text:sub(5) end
    return table.concat(texts, ",")
end

-- Returns everything in a tree as a text, with a line for each node.
local function shown(tree, notation)
    local lines = {}
    for node in tree:walk() do
        local action = node.action and inarow.text(node.action) or "root"
        local words = { node.number, action, node.refusal and "refused" or "",
            #node.children, node.before or "-", node.comment or "-",
            table.concat(node.glyphs or {}, " "), marks_of(node, notation) }
        for _, property in ipairs(node.properties or {}) do
            words[#words + 1] = property.name .. "["
                .. table.concat(property.values, "][") .. "]"
        end
        lines[#lines + 1] = table.concat(words, "|")
    end
    return table.concat(lines, "\n")
end

-- Writes a tree, reads it and writes it again. Both texts must be the same; returns the
-- text.
local function rewritten(tree, notation)
    notation = notation or "sgf"
    local text = assert(tree:text(notation))
    local again = assert(inarow.tree(text, { format = notation }))
    assert.equal(shown(tree, notation), shown(again, notation))
    assert.equal(text, assert(again:text(notation)))
    return text
end

-- Returns the tree of a text, and the last legal node of its main line.
local function read(text)
    local tree = assert(inarow.tree(text))
    local node = tree.root
    while node.children[1] and not node.children[1].refusal do node = node.children[1] end
    return tree, node
end

describe("a tree of SGF", function()
    it("keeps its variations, and everything in their nodes", function()
        local text = "(;FF[4]GM[4]KX[a\\]b\\:][c]RE[B+R]AP[x:1]SZ[15]RU[Gomoku]C[root\n"
            .. "two];B[hh]C[first]TE[1]LB[ab:X][ac:Y]TR[aa];C[before];W[ig]"
            .. "(;B[hf]C[main]N[nm\\\\]BL[3];W[ii])(;B[gg]DO[];W[ee](;B[aa])(;B[bb])))\n"
        local tree, node = read(text)
        assert.equal(text, rewritten(tree))
        assert.equal("play i7", inarow.text(node.action))
        local h8 = tree.root.children[1]
        assert.equal("first", h8.comment)
        assert.same({ "!" }, h8.glyphs)
        assert.same({ { kind = "label", point = "a14", text = "X" },
            { kind = "label", point = "a13", text = "Y" },
            { kind = "triangle", point = "a15" } }, h8.marks)
        assert.equal("before", h8.children[1].before)
        assert.same({ { name = "N", values = { "nm\\\\" } },
            { name = "BL", values = { "3" } } }, h8.children[1].children[1].properties)
        assert.same({ "?!" }, h8.children[1].children[2].glyphs)
        local game = assert(inarow.open(text))
        assert.equal(4, #game.log)
        assert.equal("black", game.result)
        assert.equal(shown(tree), shown((game:tree())))
    end)

    it("keeps every value of RE in its place", function()
        for _, values in ipairs { "[B+R][x]", "[?]" } do
            local text = "(;FF[4]GM[4]KM[1]RE" .. values
                .. "HA[2]RE[y]SZ[15]RU[Gomoku];B[hh])\n"
            assert.equal(text, rewritten((read(text))))
        end
    end)

    it("keeps illegal moves, and the moves after them", function()
        local tree, node = read("(;RU[Gomoku];B[hh];W[hh]C[twice];W[gg];B[ff]"
            .. "(;W[ee])(;B[ee]))")
        assert.equal("occupied", tree.root.children[1].children[1].refusal.reason)
        assert.equal("play h8", inarow.text(node.action))
        helper.says(rewritten(tree), "W[hh]C[twice];W[gg];B[ff](;W[ee])(;B[ee])")
        helper.refused("bad-record",
            inarow.open "(;RU[Gomoku];B[hh];W[hh]C[twice];W[gg])")
    end)

    it("keeps a variation that cannot be read as it stands", function()
        -- A variation may not begin like another game.
        rewritten((read "(;RU[Gomoku];B[hh](;W[ii];B[gg])(;W[gg];AB[aa]SZ[15];B[cc]))"))
        local odd = "(;W[zz];B[bb] (;W[cc])(;W[dd]C[\\]]))"
        local tree = read("(;RU[Gomoku];B[hh](;W[ii];B[gg])" .. odd .. "(;W[jj]))")
        helper.says(rewritten(tree), odd)
        tree = read "(;RU[Gomoku];B[hh](;W[ii];B[gg])(;W[gg];AB[aa]AW[bb];B[cc]))"
        helper.says(rewritten(tree), "(;W[gg](;)(;;AB[aa]AW[bb];B[cc]))")
    end)

    it("puts texts of nodes without moves at the move before", function()
        local tree = read "(;RU[Gomoku];B[hh];C[a]TR[aa];C[b](;W[ii])(;C[c];W[jj]))"
        local h8 = tree.root.children[1]
        assert.equal("a\nb", h8.comment)
        assert.equal("c", h8.children[2].before)
        rewritten(tree)
    end)

    it("keeps the properties of other programs", function()
        local said = { "GaMeNote[a b]", "SL[aa][bb]", "AR[aa:bb]", "TR[aa:bb][cc]",
            "LB[aa:]", "TE[]", "BM[3]", "VW[]", "BL[1.5]", "RE[?]", "PB[late]" }
        local tree = read("\239\187\191 (\n; GM [1] FF[3] AP[x] RU[Gomoku] SL[hh]\n;"
            .. " B [hh] \n" .. table.concat(said, "\n")
            .. "\n( ; W[ii] ) ( ; W[gg] N[x]) )")
        helper.says(rewritten(tree), "GM[1]FF[3]AP[x]SL[hh]", "(;W[ii])(;W[gg]N[x])",
            (table.unpack or unpack)(said))
    end)

    helper.alike(it, "has what games say in any notation", function()
        for _, name in ipairs { "over_the_board", "pente_org", "yixin_vs_qiguan_2018",
            "gomocup_1x0-16" } do
            local file = assert(io.open("tests/games/" .. name .. ".rec"))
            local text = assert(inarow.convert(file:read "*a", "sgf", { drop = true }))
            file:close()
            local tree, node = read(text)
            rewritten(tree)
            assert.equal(shown(tree), shown((assert(inarow.open(text)):tree())))
            while node.parent do
                assert.equal(node, node.parent.children[1])
                node = node.parent
            end
        end
    end)

    it("has each variation once", function()
        local tree = read "(;RU[Gomoku];B[hh](;W[ii]C[a];B[gg])(;W[ii]C[b];B[ff]))"
        local h8 = tree.root.children[1]
        assert.equal(1, #h8.children)
        assert.equal("a\nb", h8.children[1].comment)
        assert.equal(2, #h8.children[1].children)
        rewritten(tree)
    end)

    it("keeps the words of actions, and the turn on an empty board", function()
        local record = "variant gomoku size=5x5\nboard\n" .. (".....\n"):rep(5)
            .. "turn white\nplay white a1 by second\nplay a2 by first\nresign by white\n"
        local text = rewritten(assert(inarow.tree(record)))
        helper.says(text, "PL[W];W[ae]NRA[play white a1 by second]")
        assert.equal(record, assert(inarow.tree(text)):text "record")
    end)

    it("begins with the stones that are set up for its main line", function()
        local tree = read("(;RU[Gomoku](;AB[hh]AW[ii]PL[B];B[gg](;W[ff])(;W[ee]))"
            .. "(;AB[aa];W[bb]))")
        helper.says(rewritten(tree), "AB[hh]AW[ii]", "(;AE[ii][hh];AB[aa];W[bb])")
        assert.equal("white", assert(tree:game(tree.root)):at "i7")
        tree = read("(;RU[Gomoku]AB[hh](;AE[hh]AW[ii][jj];B[gg])(;C[other];W[ff])"
            .. "(;AB[aa];W[bb]))")
        helper.says(rewritten(tree), "(;AB[hh]AE[jj][ii];C[other];W[ff])",
            "(;AB[hh]AE[jj][ii];AB[aa];W[bb])")
    end)

    it("keeps what a variation says about the game out of the main line", function()
        local tree = read("(;RU[Gomoku];B[hh](;W[ii])(;C[other]RE[W+]PB[A];W[jj])"
            .. "(;W[ii]RE[B+R])(;W[kk]RE[0]))")
        local text = rewritten(tree)
        helper.says(text, "W[ii](;)(;RE[B+R])", "C[other]", "(;RE[W+])(;PB[A])",
            "(;W[kk]RE[0])")
        local game = assert(inarow.open(text))
        assert.is_nil(game.result)
        assert.is_nil(tree:text("record"):find("seats", 1, true))
    end)

    it("keeps each PL in its place, and begins as the first one says", function()
        local text = "(;FF[4]GM[4]SZ[15]RU[Gomoku]AB[hh]AW[ii]PL[B];B[jj]PL[W]KM[1]PL[B]"
            .. "N[x])\n"
        assert.equal(text, rewritten((read(text))))
    end)

    it("keeps offers where the game allows them, and elsewhere",
        function()
            local moves = "B[hh];W[hg];B[jh];W[gg](;B[jj]C[one];W[aa])(;B[ff];W[bb])"
            local text = "(;FF[4]GM[4]SZ[15]RU[%s]5A[jj][ff];" .. moves .. ")\n"
            for _, rule in ipairs { "RIF", "Gomoku", "Soosyrv-8" } do
                local tree = read(text:format(rule))
                helper.says(rewritten(tree), "5A[jj][ff]", moves)
            end
        end)

    it("is refused if SGF cannot hold it", function()
        local game = assert(inarow.new "gomoku")
        assert(game:play "h8")
        local tree, node = game:tree()
        for field, value in pairs { comment = "inarow: swap",
            marks = { { kind = "label", point = "z26", text = "A" } }, glyphs = { 7 },
            properties = { { name = "KX", values = { "a]B[aa" } } } } do
            node[field] = value -- a host should not do this: tree:set refuses some values
            helper.refused("bad-record", tree:text "sgf")
            node[field] = nil
        end
        rewritten(tree)
        helper.refused("bad-record", assert(inarow.new "pente_teams"):tree():text "sgf")
    end)
end)

-- ---- Libraries ----------------------------------------------------------------------

local LIB = "\255RenLib\255\3\4" .. ("\255"):rep(10)
local OLD = "\255RenLib\255\3\0" .. ("\255"):rep(10)

-- Libraries that differ only in some bytes: h8 is 120, h9 104, i9 105.
local LIBRARIES = {
    ["with branches, comments, a mark and texts"] = LIB .. "\0\8root\0\0"
        .. "\120\8one\8two\r\nthree\0\0\88\195\0\1B\0\104\208\89\65\0\1A \0\0",
    ["with start nodes"] = LIB .. "\0\4\120\12a\0\104\68",
    ["with a marked pass, and a marked root"] = LIB .. "\0\16\120\0\0\80",
    ["with old comments"] = LIB .. "\0\0\120\32ol\228x\104\104a\8\226\0",
    ["with a filled-up comment"] = LIB .. "\0\0\120\8text\0x\104\72\0\0",
    ["with line breaks in the first line"] = LIB .. "\0\0\120\72a\nb\8c\0",
    ["with flags of later versions"] = LIB .. "\0\0\120\1\2\6\104\65\1\3A\0",
    ["with texts that are no labels"] = LIB .. "\0\1\0\1r\0\120\1\0\1 \0\104\65\0\1\0\0",
    ["with points that are no moves"] = LIB .. "\0\0\120\0\103\130\89\64\104\211\0\1A\0"
        .. "\105\192\106\74x\0",
    ["with two texts on a point"] = LIB .. "\0\0\120\0\104\195\0\1A\0\104\67\0\1B\0",
    ["without a root"] = OLD .. "\120\0\104\192\105\64",
    ["without a header"] = "\120\72a\0",
    ["of another version"] = "\255RenLib\255\3\1" .. ("\0"):rep(10) .. "\0\0\120\64",
    ["of one path, whose last node goes on"] = LIB .. "\0\0\2\128\3\8a\0",
    ["of one path, cut out of others"] = LIB .. "\0\128\2\128\3\131\0\1A\0",
    ["that is empty"] = LIB .. "\0\0",
    ["with a byte too many"] = LIB .. "\0\0\120\64\0",
}

describe("a tree of a library", function()
    for name, text in pairs(LIBRARIES) do
        it(name .. " is written as it was", function()
            local tree = assert(inarow.tree(text, { format = "lib" }))
            assert.equal(text, rewritten(tree, "lib"))
            -- Data that only a library has is converted to other notations and back.
            local sgf = rewritten(tree, "sgf")
            assert.equal(text, rewritten(assert(inarow.tree(sgf)), "lib"))
        end)
    end

    it("has its comments and marks", function()
        local tree = assert(inarow.tree(LIBRARIES[
            "with branches, comments, a mark and texts"]))
        local h8 = tree.root.children[1]
        assert.equal("root", tree.root.comment)
        assert.equal("one\ntwo\r\nthree", h8.comment)
        assert.same({ { kind = "label", point = "h10", text = "B" },
            { kind = "label", point = "i10", text = "A " } }, h8.marks)
        assert.same({ { kind = "cross", point = "h9" } }, h8.children[1].marks)
        assert.equal("play i10", inarow.text(h8.children[2].action))
        tree = assert(inarow.tree(LIBRARIES["with start nodes"]))
        assert.same({ { name = "RenLib", values = { "start" } } }, tree.root.properties)
    end)

    it("changes only where it was edited", function()
        local text = LIB .. "\0\0\120\12one\8two\0\104\131\2\1A\0\105\64\106\72x\0"
        local tree = assert(inarow.tree(text))
        local h8 = tree.root.children[1]
        tree:set(h8, "comment", "three\nfour")
        assert.equal((text:gsub("one\8two%z", "three\8four\0\0")), rewritten(tree, "lib"))
        assert(tree:undo())
        tree:add(h8, "play a15")
        assert.equal((text:gsub("\106\72x%z", "\106\200x\0\1\64")),
            rewritten(tree, "lib"))
        assert(tree:undo())
        assert.equal(text, rewritten(tree, "lib"))
    end)

    it("has all comments and marks of a node", function()
        local tree = assert(inarow.new "rif_renju"):tree()
        local node = tree.root
        for _, action in ipairs { "play h8", "play h9", "play i10 @12.5", "swap" } do
            node = assert(tree:add(node, action))
        end
        tree:set(node.parent, "comment", "a\0b\8c")
        tree:set(node.parent, "before", "first\nsecond")
        tree:set(node.parent, "marks", { { kind = "circle", point = "a1" },
            { kind = "label", point = "a2", text = "\1" } })
        tree:set(node.parent, "properties",
            { { name = "comment", values = { "x", "" } } })
        tree:set(node, "glyphs", { "!?" })
        tree:set(assert(tree:add(node.parent, "keep")), "comment", "d\8e")
        helper.says(rewritten(tree, "lib"), "inarow: variant rif_renju",
            "inarow: #= before: first\\nsecond", "inarow: #= NRA: play i10 @12.5",
            "\0\202inarow: swap", "\0\74inarow: keep", "inarow: #= comment: d\\008e")
    end)

    it("is refused if a library cannot hold it", function()
        local tree = assert(inarow.tree(LIBRARIES["with start nodes"]))
        for _, value in ipairs { "begin", "start x", "text", "text 4", "node 68",
            "node 6840", "further 01", "header 00", "comment 4" } do
            tree:set(tree.root, "properties", { { name = "RenLib", values = { value } } })
            helper.refused("bad-record", tree:text "lib")
        end
        local live = assert(inarow.new "gomoku")
        helper.refused("bad-record", live:tree():text "lib")
        assert.no_error(function()
            rewritten(assert(inarow.new("gomoku", { size = 15 })):tree(), "lib")
        end)
    end)

    it("is refused if it is truncated", function()
        for _, text in ipairs { LIB .. "\0\0\120\0\104\192", LIB .. "\0\0\120\0\104",
            LIB .. "\0\0\120\72x" } do
            helper.says(select(2, inarow.tree(text)), "cut off")
        end
    end)
end)

-- ---- Random trees -------------------------------------------------------------------

local TEXTS = { "a", "two\nlines", "]\\ [;()", "tail\n", " blank ", "", ":", "\\" }
local GLYPHS = { { "!" }, { "?", "?!" }, { "!", "!!" }, { "own]" }, { "=" }, {} }
local PROPERTIES = { { name = "N", values = { "x\\]y" } },
    { name = "V", values = { "" } }, { name = "KX", values = { "a", "b:c" } } }

-- Adds a random text or mark to a node.
local function say(tree, node, random)
    local points = tree.cursor.rules.board.points
    local what = random(5)
    if what == 1 and node.parent then
        tree:set(node, "before", TEXTS[random(#TEXTS)])
    elseif what == 2 then
        tree:set(node, "comment", TEXTS[random(#TEXTS)])
    elseif what == 3 then
        tree:set(node, "glyphs", GLYPHS[random(#GLYPHS)])
    elseif what == 4 then
        tree:set(node, "marks", { { kind = "square", point = points[random(#points)] },
            { kind = "label", point = points[random(#points)], text = "A]:" } })
    else
        tree:set(node, "properties", { PROPERTIES[random(#PROPERTIES)] })
    end
end

-- Returns the child of a node for an action in any words, or nil.
local function child_by(node, verb, point)
    for _, child in ipairs(node.children) do
        if child.action.verb == verb and child.action.point == point then return child end
    end
end

-- Does one of some legal actions; for offers, the actions list single points.
local function act(game, list, random)
    local action = list[random(#list)]
    local known = child_by(select(2, game:tree()), action.verb, action.point)
    if known and action.verb ~= "offer" then return game:apply(known.action) end
    for _ = 2, action.verb == "offer" and game:state().count or 1 do
        local other = list[random(#list)]
        table.insert(action.points, other.points and other.points[1])
    end
    return game:apply(action)
end

-- Returns a game with a random tree: legal actions in various words, and some illegal
-- ones.
local function grow(name, random)
    local game = assert(inarow.new(name))
    for _ = 1, 40 do
        local list = game:legal()
        if game.final or #list == 0 or random(4) == 1 then
            for _ = 1, random(6) do game:undo() end
        else
            act(game, list, random)
        end
        local tree, node = game:tree()
        if random(5) == 1 then say(tree, node, random) end
        if random(12) == 1 then
            local points = game.rules.board.points
            for _ = 1, random(3) do
                local point = points[random(#points)]
                node = child_by(node, "play", point)
                    or assert(tree:add(node, "play " .. point, true))
            end
            if random(2) == 1 then say(tree, node, random) end
        end
    end
    return game:tree()
end

describe("a random tree", function()
    helper.alike(it, "of any variant is the same when it is read again, or refused",
        function()
            local count = { record = 0, sgf = 0, lib = 0 }
            for seed = 1, helper.is_long and 20 or 1 do
                for i, name in ipairs(inarow.variants()) do
                    local tree = grow(name, helper.random(i + 1000 * (seed - 1)))
                    for notation in pairs(count) do
                        local text, message = tree:text(notation)
                        if text then
                            count[notation] = count[notation] + 1
                            assert.no_error(function() rewritten(tree, notation) end)
                            local record = assert(inarow.tree(tree:text "record"))
                            assert.equal(text, (record:text(notation)))
                        else
                            helper.says(message, notation .. " cannot hold")
                        end
                    end
                end
            end
            assert(count.record > count.sgf and count.sgf > 30 and count.lib > 12)
        end)
end)

-- ---- Long trees ---------------------------------------------------------------------

describe("a long tree", function()
    helper.alike(it, "is read and written, be it deep or wide", function()
        local moves, fan, most = {}, {}, helper.is_long and 5000 or 2000
        for i = 1, most do moves[i] = i % 2 == 0 and ";B[]" or ";W[hh]" end
        local deep = "(;RU[Gomoku];B[hh](;W[ii])(" .. table.concat(moves) .. "))"
        local tree = read(deep)
        local node = tree.root.children[1].children[2]
        while node.children[1] do node = node.children[1] end
        assert.equal(most + 1, node.number)
        rewritten(tree)
        for i = 1, most / 2 do fan[i] = "(;W[ii]C[" .. i .. "])(;W[jj];B[])" end
        tree = read("(;RU[Gomoku];B[hh]" .. table.concat(fan) .. ")")
        assert.equal(2, #tree.root.children[1].children)
        rewritten(tree)
    end)

    it("is written only as far as it can be read again", function()
        local tree = assert(inarow.new "gomoku"):tree()
        -- For the bytes of a record, see lua/game/tree_spec.lua.
        local notes = ("a\n"):rep(131070) .. "a"
        tree:set(tree.root, "comment", notes)
        assert(inarow.tree(assert(tree:text "record")))
        tree:set(tree.root, "comment", notes .. "\nx")
        helper.says(select(2, tree:text "record"), "lines")
        tree = assert(inarow.new "renju"):tree()
        tree:set(tree.root, "comment", ("x"):rep(4194304))
        helper.says(select(2, tree:text "lib"), "4194304 bytes")
    end)

    helper.at_length(it, "is written in SGF only as far as it can be read again",
        function()
            local tree = assert(inarow.new "gomoku"):tree()
            tree:set(tree.root, "comment", ("x"):rep(16777216))
            helper.says(select(2, tree:text "sgf"), "16777216 bytes")
        end)
end)
