-- Tests records with variations: read, ruled on and written without loss.
local helper = dofile "tests/lua/helper.lua"
local inarow = require "inarow"

-- Returns a tree as a text: everything in its nodes, in their order.
local function dumped(tree)
    local lines = {}
    for node in tree:walk() do
        lines[#lines + 1] = helper.dump { node.number,
            node.action and inarow.text(node.action) or "-",
            node.refusal and tostring(node.refusal), node.before, node.comment,
            helper.dump(node.glyphs), helper.dump(node.marks),
            helper.dump(node.properties) }
    end
    return table.concat(lines, "\n")
end

local function opened(text)
    return assert(inarow.open(text))
end

-- A record that is the same after reading and writing.
local TREE = [[
variant gomoku size=9
seats Aoki Berg
note A lesson.
play e5 # the centre
# of the board
play e6
#= before: "and now?"
#= glyph: !?
#= cross: a1
play d5 #= comment: one\ttab
variation 2
play f5 # as good
play f5 # occupied
play a1
variation 0
play a1
#= label: b2 A B
#= XY: (1;2)
#= XY: \\]
]]

describe("a record with variations", function()
    it("is read into a tree and written unchanged", function()
        local game = opened(TREE)
        assert.equal(TREE, game:record())
        assert.equal("d5", game.log[#game.log].point)
        local tree = game:tree()
        local f5 = assert(tree:find { "play e5", "play e6", "play f5" })
        assert.equal("as good", f5.comment)
        local occupied = f5.children[1]
        assert.equal("occupied", occupied.refusal.reason)
        assert.equal("occupied", occupied.children[1].refusal.reason)
        local e6 = f5.parent
        assert.equal('"and now?"', e6.before)
        assert.same({ "!?" }, e6.glyphs)
        assert.equal("the centre\nof the board", e6.parent.comment)
        assert.equal("A lesson.", tree.root.comment)
        assert.same({ { name = "XY", values = { "(1;2)", "\\]" } } },
            tree.root.children[2].properties)
        helper.refused("not-now", tree:undo()) -- reading is not an edit
    end)

    it("has the texts before its first action at its beginning", function()
        local game = opened "variant gomoku\nplay e5\nvariation 0 # a plan\nplay e6\n"
        assert.equal("a plan", game:tree().root.children[2].before)
        assert.equal(game:record(), opened(game:record()):record())
    end)

    it("returns to the game's place, with its own line first", function()
        local game = opened(TREE)
        assert(game:undo())
        assert(game:undo())
        local again = opened(game:record())
        assert.equal(1, #again.log)
        assert.equal(dumped(game:tree()), dumped(again:tree()))
        assert(game:play "b1")
        again = opened(game:record())
        assert.equal("b1", again.log[2].point)
        assert.equal(game:record(), again:record())
    end)

    it("has rulings on its actions, and its main line is judged", function()
        local text = TREE:gsub("seats", "result black\nseats")
        local result = inarow.judge(text, { steps = true })()
        assert.equal("undecided", result.verdict)
        assert.equal(3, result.moves)
        assert.equal(3, #result.steps)
        assert.equal(1, #result.refused)
        local line = 1
        for one in text:gmatch "[^\n]+" do
            if one:find "# occupied" then break end
            line = line + 1
        end
        assert.equal(line, result.refused[1].line)
        assert.equal("play f5", result.refused[1].action)
        assert.equal("occupied", result.refused[1].reason)
    end)

    it("is several games if branches are wanted, or one tree", function()
        local text = "variant gomoku size=9\nseats A B\nresult draw\nplay e5 # x\n"
            .. "play a1 -> ok\nplay a1 -> refused occupied\nplay b1\nvariation 2\n"
            .. "play c1 # y\n---\nvariant gomoku size=9\nplay e5\n"
        local shown = {}
        for result in inarow.judge(text, { branches = true }) do
            local log = {}
            for i, action in ipairs(result.game.log) do log[i] = action.point end
            shown[#shown + 1] = table.concat({ result.source, result.from or "-",
                result.recorded or "-", table.concat(log, " ") }, " ")
        end
        assert.equal("text#1.1 - draw e5 a1 b1; text#1.2 3 - e5 a1 c1; text#2 - - e5",
            table.concat(shown, "; "))
        assert.equal("(;FF[4]GM[4]SZ[9]RU[Gomoku]PB[A]PW[B]RE[0];B[ee]C[x];W[ai](;B[bi])"
            .. "(;B[ci]C[y]))\n(;FF[4]GM[4]SZ[9]RU[Gomoku];B[ee])\n",
            inarow.convert(text, "sgf"))
        assert.equal(text, inarow.convert(text, "record"))
    end)

    it("tests all its lines", function()
        local text = "variant tic_tac_toe\nplay a1 -> ok\nplay b1\nvariation 1\n"
            .. "play a1 -> refused occupied (HIST 1)\nplay c3 -> ok\nexpect to-move x\n"
            .. "variation 0\nplay b2\nexpect to-move %s\n"
        local test = inarow.conform(text:gsub("HIST 1", "X"):format "x")()
        assert.equal(2, #test.failures)
        assert(test.failures[1]:find("text:5: ", 1, true))
        assert(test.failures[2]:find("text:10: ", 1, true))
    end)

    it("reports a wrong number of common actions", function()
        for _, words in ipairs { "variation", "variation x", "variation 3",
            "variation 1 2", "variation 2\nvariation 1\nvariation 2" } do
            local _, message, code =
                inarow.open("variant gomoku\nplay a1\nplay a2\n" .. words .. "\n")
            assert.equal("bad-record", code)
            assert(message:find("^line [456]: "), message)
        end
    end)

    it("may be deep, and wide", function()
        local lines = { "variant gomoku\nplay a1\nplay a2\nvariation 1" }
        for i = 1, 5000 do lines[i + 1] = "claim win @" .. i end -- refused, and kept
        for i = 1, 5000 do lines[i + 5001] = "variation 1\nclaim win # " .. i end
        local text = table.concat(lines, "\n") .. "\n"
        local game = opened(text)
        assert.equal(2, #game.log)
        local tree = game:tree()
        local deepest = 0
        for node in tree:walk() do deepest = math.max(deepest, node.number) end
        assert.equal(5001, deepest)
        assert.equal(game:record(), opened(game:record()):record())
    end)
end)

describe("a record's texts", function()
    -- Returns the texts of a record's comments and notes, in order, without other uses.
    local function comments(text)
        local list = {}
        for line in text:gmatch "[^\r\n]+" do
            local note = line:match "^%s*note%s+(.*)$"
            local comment = not note and (line:match "^#+%s*(.-)%s*$"
                or line:match "%s#+%s*(.-)%s*$") or nil
            for _, one in ipairs { note or comment } do
                one = one:gsub("%s+", " "):gsub("^ ", "")
                if one ~= "" then list[#list + 1] = one end
            end
        end
        table.sort(list)
        return list
    end

    helper.alike(it, "is each comment and note, whoever wrote it", function()
        local paths = assert(io.popen "find tests variants docs -name '*.rec' | sort")
        local count, number = 0, 0
        for path in paths:lines() do
            local file = assert(io.open(path, "rb"))
            local text = file:read "*a"
            file:close()
            for part in (text .. "\n---\n"):gmatch "(.-)\n%-%-%-[^\n]*\n" do
                number = number + 1
                local game = helper.is_due(number, 5)
                    and inarow.judge(part, { format = "record" })().game
                if game then
                    count = count + 1
                    assert.same(comments(part), comments(game:record()), path)
                    if helper.is_due(count, 3) then
                        assert.equal(game:record(), opened(game:record()):record())
                    end
                end
            end
        end
        paths:close()
        assert(count > (helper.is_long and 500 or 100), count)
    end)
end)

describe("an empty line of a comment", function()
    it("stays where it was", function()
        local text = "variant renju\nnote a\nnote\nnote b\nplay h8 # one\n#\n# two\n"
            .. "play h9\nvariation 1\nplay i9 # three\n#\n"
        local tree = inarow.tree(text)
        assert.equal("a\n\nb", tree.root.comment)
        assert.equal("one\n\ntwo", tree.root.children[1].comment)
        assert.equal(text, tree:text "record")
        assert.equal(text, opened(text):record())
        assert.equal("a\n\nb", inarow.tree("# a\n#\n# b\n" .. text:gsub("note[^\n]*\n",
            "")).root.comment)
    end)
end)

describe("random trees", function()
    local TEXTS = { "plain", "two\nlines", "", " blank", "assumed", "assumed # x", "# x",
        "= x", "a # b", 'say "x" -> y', "tab\t", "\\n", "caf\195\169\n\nend\n", "---" }
    local NAMES = { "comment", "before", "glyph", "label", "XY", "a: b", "EV" }

    local function say(tree, node, random)
        local function text() return TEXTS[random(#TEXTS)] end
        tree:set(node, random(2) == 1 and "comment" or "before", text())
        if random(3) == 1 then tree:set(node, "glyphs", { "!?", text() }) end
        if random(3) == 1 then
            tree:set(node, "marks", { { kind = "cross", point = "a1" },
                { kind = "label", point = "b2", text = "A " .. text() } })
        end
        if random(3) == 1 then
            local name = random(#NAMES)
            tree:set(node, "properties", {
                { name = NAMES[name], values = { text(), "" } },
                { name = NAMES[name % #NAMES + 1], values = { text() } } })
        end
    end

    it("are read as they were written", function()
        for seed, name in ipairs { "gomoku", "rif_renju", "pente", "connect_four",
            "tic_tac_toe", "bead_renju", "connect6", "soosorv_8" } do
            local random = helper.random(seed)
            for _ = 1, helper.is_long and 20 or 2 do
                local game = inarow.find(name) and assert(inarow.new(name))
                if not game then break end
                for _ = 1, 6 do
                    local action = helper.legal_action(game, random)
                    if action then assert(game:apply(action)) end
                end
                local tree = game:tree()
                local nodes = {}
                for node in tree:walk() do nodes[#nodes + 1] = node end
                for _ = 1, 30 do
                    local node = nodes[random(#nodes)]
                    local there = tree:game(node)
                    local action = there and helper.legal_action(there, random)
                    if not action or random(6) == 1 then action = "play a1" end
                    nodes[#nodes + 1] = tree:add(node, action, true)
                    if random(2) == 1 then say(tree, nodes[#nodes], random) end
                end
                say(tree, tree.root, random)
                local text = game:record()
                local again = opened(text)
                assert.equal(dumped(tree), dumped(again:tree()))
                assert.equal(text, again:record())
                assert.equal(#game.log, #again.log)
            end
        end
    end)
end)
