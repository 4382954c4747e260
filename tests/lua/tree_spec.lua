-- Trees of variations: what is played stays, edits are taken back, what is refused is
-- kept with its refusal; deep and wide trees.
local helper = dofile "tests/lua/helper.lua"
local inarow = require "inarow"

local new = inarow.new

local function played(...)
    local game = assert(inarow.new "gomoku")
    for _, point in ipairs { ... } do assert(game:play(point)) end
    return game
end

-- A tree in one line: each node, with those that follow it in brackets if there are
-- several. What is refused has a `!`, what is said stands behind.
local function shown(tree)
    local parts = {}
    local function show(node)
        if node.action then
            parts[#parts + 1] = (node.action.point or node.action.verb)
                .. (node.refusal and "!" or "")
                .. (node.comment and "{" .. node.comment .. "}" or "")
        end
        for _, child in ipairs(node.children) do
            if #node.children > 1 then parts[#parts + 1] = "(" end
            show(child)
            if #node.children > 1 then parts[#parts + 1] = ")" end
        end
    end
    show(tree.root)
    return table.concat(parts, " ")
end

describe("a game is a path of its tree", function()
    it("and what is played after an action was taken back is a variation", function()
        local game = played("h8", "i9", "j10")
        assert(game:undo())
        assert(game:undo())
        assert(game:play "a1")
        local tree, node = game:tree()
        assert.equal("h8 ( i9 j10 ) ( a1 )", shown(tree))
        assert.equal("a1", node.action.point)
        assert(game:undo())
        assert(game:play "i9") -- it is there
        assert.equal("h8 ( i9 j10 ) ( a1 )", shown((game:tree())))
    end)

    it("and goes forward where it came back from, else along the main line", function()
        local game = played("h8", "i9")
        assert(game:undo())
        assert(game:play "a1")
        assert(game:undo())
        assert(game:undo())
        assert(game:redo())
        assert(game:redo())
        assert.equal("a1", game.log[2].point)
        helper.refused("not-now", game:redo())
        assert(game:undo())
        local tree = game:tree()
        assert(tree:delete(tree.root.children[1].children[2]))
        assert(game:redo())
        assert.equal("i9", game.log[2].point)
    end)

    it("whose record has what follows where it stands, and whose tree stays", function()
        local game = played("h8", "i9", "j10")
        local tree, last = game:tree()
        assert(game:undo() and game:undo())
        local record = tree:text "record"
        assert.equal("variant gomoku\nplay h8\nplay i9\nplay j10\n", record)
        assert.equal("variant gomoku\nplay h8\nvariation 1\nplay i9\nplay j10\n",
            game:record())
        assert(game:play "a1")
        tree:set(last, "comment", "the end")
        assert.equal((record:gsub("\n$", " # the end\nvariation 1\nplay a1\n")),
            game:tree():text "record")
    end)

    it("that a judged text of another notation has if it is wanted", function()
        local sgf = "(;GM[4]RU[Renju];B[hh]C[why](;W[hg])(;W[ig]))"
        for wanted, record in pairs { [true] = "play h8 # why\nplay h9\nvariation 1\n"
            .. "play i9\n", [false] = "play h8\nplay h9\n" } do
            local game = inarow.judge(sgf, { trees = wanted })().game
            assert.equal(record, game:record():match "^[^\n]*\n(.*)$")
        end
    end)

    it("that is made again if it was deleted", function()
        local game = played("h8", "i9")
        local tree = game:tree()
        assert(tree:delete(tree.root.children[1]))
        assert.equal("", shown(tree))
        assert(game:play "j10")
        assert.equal("h8 i9 j10", shown((game:tree())))
    end)

    it("and a copy is independent", function()
        local game = played("h8", "i9")
        game.seats = { "A", "B" }
        local tree, node = game:tree()
        tree:set(node, "comment", "why?")
        local copy = game:copy()
        assert(copy:undo())
        assert(copy:play "a1")
        copy.seats[1] = "C"
        assert.equal("h8 i9{why?}", shown((game:tree())))
        assert.equal("h8 ( i9{why?} ) ( a1 )", shown((copy:tree())))
        assert.equal("A", game.seats[1])
        assert(tree:undo())
        assert.equal("h8 ( i9{why?} ) ( a1 )", shown((copy:tree())))
    end)

    it("and goes to any of its nodes, or stays at what an edit leaves", function()
        local game = played("h8", "i9", "j10")
        local tree, j10 = game:tree()
        local a1 = assert(tree:add(tree.root, "play a1"))
        local bad = assert(tree:add(a1, "play a1", true))
        local bytes = game:bytes()
        assert(game:go(a1))
        assert.equal("a1", game.log[1].point)
        helper.refused("occupied", game:go(bad))
        assert.equal(a1, select(2, game:tree()))
        assert(game:play "b2")
        assert(game:go(j10))
        assert.equal("h8 i9 j10", shown(tree):match "h8 i9 j10")
        assert.equal(3, #game.log)
        assert.equal("black", game:at "j10")
        local h8 = tree.root.children[1]
        assert(tree:delete(j10.parent))
        assert.same({ true, false, false }, { tree:has(h8), tree:has(j10.parent),
            tree:has(j10) })
        assert.error_matches(function() game:go(j10) end, "of another")
        assert(game:go())
        assert.equal(h8, select(2, game:tree()))
        assert(tree:undo())
        assert(game:go(j10))
        assert(game:bytes() > bytes)
        local log = game.log
        assert(game:go(tree.root))
        assert.same({ 0, 3 }, { #game.log, #log })
        assert(new "renju":go())
    end)

    it("which begins anew with another position", function()
        local game = played "h8"
        assert(game:undo())
        assert(game:setup(("."):rep(#game.rules.board.points)))
        assert.equal("", shown((game:tree())))
    end)
end)

describe("a tree", function()
    it("keeps what is refused, and what follows it", function()
        local tree, h8 = played("h8"):tree()
        local bad = assert(tree:add(h8, "play h8", true))
        assert.equal("occupied", bad.refusal.reason)
        local below = assert(tree:add(bad, "play c3", true))
        assert.equal("occupied", below.refusal.reason)
        assert.equal("h8 h8! c3!", shown(tree))
        helper.refused("occupied", tree:game(below))
        helper.refused("occupied", tree:add(h8, "play h8 @1"))
        assert.equal(bad, tree:add(h8, "play h8")) -- it is there
    end)

    it("refuses nodes that were deleted, and those of other trees", function()
        local tree, h8 = played("h8"):tree()
        local a1 = assert(tree:add(h8, "play a1"))
        local b2 = assert(tree:add(h8, "play b2"))
        assert(tree:delete(a1))
        local foreign = select(2, played("h8"):tree())
        for _, node in ipairs { a1, foreign } do
            for _, edit in ipairs { "delete", "promote", "demote" } do
                assert.error_matches(function() tree[edit](tree, node) end, "of another")
            end
            assert.error_matches(function() tree:move(b2, node) end, "of another")
            assert.error_matches(function() tree:add(node, "play c3") end, "of another")
        end
        assert.equal("h8 b2", shown(tree))
    end)

    it("has one node where a deleted one comes back beside its twin", function()
        local game = played "h8"
        local tree = game:tree()
        assert(tree:delete(tree.root.children[1]))
        assert(game:play "i9")
        game:tree()
        assert(tree:undo())
        assert.equal("h8 i9", shown((game:tree())))
    end)

    it("has values of its own", function()
        local tree, h8 = played("h8"):tree()
        local marks = { { point = "a1", kind = "circle" } }
        tree:set(h8, "marks", marks)
        marks[1].point = "z9"
        assert.equal("a1", h8.marks[1].point)
    end)

    it("has nothing of what a search forgets", function()
        local game = played "h8"
        for _, point in ipairs { "a1", "b2", "c3" } do
            assert(game:play(point))
            assert(game:undo(true))
        end
        assert.equal("h8", shown((game:tree())))
        assert(game:undo(true))
        assert(game:redo())
        assert.equal(1, #game.log)
    end)

    it("rules again on what is moved", function()
        local tree, h8 = played("h8"):tree()
        local a1 = assert(tree:add(tree.root, "play a1"))
        local i9 = assert(tree:add(a1, "play i9"))
        assert(tree:add(i9, "play h8"))
        assert.equal("( h8 ) ( a1 i9 h8 )", shown(tree))
        assert(tree:move(i9, h8))
        assert.equal("( h8 i9 h8! ) ( a1 )", shown(tree))
        assert(tree:undo())
        assert.equal("( h8 ) ( a1 i9 h8 )", shown(tree))
        assert(tree:redo())
        assert.equal("( h8 i9 h8! ) ( a1 )", shown(tree))
        helper.refused("not-now", tree:move(h8, i9))
    end)

    it("takes every edit back, and does it again", function()
        local random = helper.random(11)
        local tree, node = played("h8"):tree()
        local points = { "a1", "b2", "c3", "d4", "e5" }
        local function any()
            local nodes = {}
            for one in tree:walk() do nodes[#nodes + 1] = one end
            return nodes[random(#nodes)]
        end
        local states = { shown(tree) }
        local edits = {
            function() return tree:add(any(), "play " .. points[random(5)], true) end,
            function() return tree:delete(any()) end,
            function() return tree:promote(any()) end,
            function() return tree:demote(any()) end,
            function() return tree:move(any(), any()) end,
            function() tree:set(any(), "comment", tostring(random(9))) return true end,
        }
        for _ = 1, 300 do
            local count = #tree.edits
            edits[random(3) > 1 and 1 or random(#edits)]()
            if #tree.edits > count then states[#states + 1] = shown(tree) end
        end
        assert(#states > 100)
        for i = #states - 1, 1, -1 do
            assert(tree:undo())
            assert.equal(states[i], shown(tree))
        end
        helper.refused("not-now", tree:undo())
        for i = 2, #states do
            assert(tree:redo())
            assert.equal(states[i], shown(tree))
        end
        assert(node.number == 1)
    end)

    it("gives the game that has come to a node", function()
        local tree, h8 = played("h8"):tree()
        local i9, a1 = assert(tree:add(h8, "play i9")), assert(tree:add(h8, "play a1"))
        local one, other = assert(tree:game(i9)), assert(tree:game(a1))
        assert.equal("white", one:at "i9")
        assert.is_nil(one:at "a1")
        assert.equal("white", other:at "a1")
        assert(one:play "j10")
        assert.equal("h8 ( i9 ) ( a1 )", shown(tree))
        assert.equal(a1, tree:find { "play h8", "play a1" })
        assert.same({ h8, a1 }, tree:path(a1))
        assert.equal("ok", tree:ruling(a1).status)
    end)

    helper.alike(it, "may be deep: a chain of 100,000 nodes in the long run", function()
        local most = os.getenv "INAROW_LONG" and 100000 or 10000
        local game = assert(inarow.new "teeko")
        local random = helper.random(5)
        local count = 0
        while count < most do
            local list = game:legal()
            local action = list[random(#list)]
            assert(game:apply(action))
            if game.final then
                game:undo()
            else
                count = count + 1
            end
        end
        local tree, node = game:tree()
        assert.equal(most, node.number)
        local visited = 0
        for one in tree:walk() do
            if one.action then assert(tree:ruling(one)) end
            visited = visited + 1
        end
        assert(visited > most)
        assert.equal(most, #tree:path(node))
        assert.equal(most, #assert(tree:game(node)).log)
        local copy, its = game:copy():tree()
        assert.equal(most, its.number)
        assert.not_equal(tree, copy)
    end)

    helper.alike(it, "may be wide: a fan of 10,000 nodes", function()
        local tree = assert(inarow.new "gomoku"):tree()
        for i = 1, 10000 do assert(tree:add(tree.root, "play a1 @" .. i)) end
        assert.equal(10000, #tree.root.children)
        local last = tree.root.children[10000]
        assert.equal(last, tree:add(tree.root, "play a1 @10000"))
        assert(tree:promote(last))
        assert.equal(last, tree.root.children[9999])
    end)
end)
