-- Tests trees of variations: actions stay, edits are undone, refused actions are kept
-- with their refusal; deep and wide trees.
local helper = dofile "tests/lua/helper.lua"
local inarow = require "inarow"

local new = inarow.new

local function played(...)
    local game = assert(inarow.new "gomoku")
    for _, point in ipairs { ... } do assert(game:play(point)) end
    return game
end

-- Returns a tree on one line: each node, with its children in brackets if there are
-- several. A refused node has a `!`, and comments follow.
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

-- Checks that all wordings of an accepted action lead to one node of its tree, and to one
-- state.
local function same_node(game, action, random)
    local state, tree, here = game:state(), game:copy():tree()
    local node = assert(tree:add(here, action))
    local key = assert(tree:game(node)):key()
    local wordings = { { time = state.time + 9 }, { by = state.seat } }
    for _, player in ipairs(state.players) do
        wordings[#wordings + 1] = { by = player.who }
        if action.verb == "play" then
            wordings[#wordings + 1] = { colour = player.colour }
        end
    end
    for _, wording in ipairs(wordings) do
        for field, value in pairs(action) do wording[field] = wording[field] or value end
        if action.verb == "offer" then
            local points = { (table.unpack or unpack)(action.points) }
            table.insert(points, table.remove(points, random(#points)))
            wording.points = points
        end
        local other = tree:add(here, wording)
        local is_same = other and (assert(tree:game(other)):key()) == key
        assert(not other or is_same == (other == node), inarow.text(wording))
    end
end

describe("a game is a path of its tree", function()
    it("and an action after an undo is a variation", function()
        local game = played("h8", "i9", "j10")
        assert(game:undo())
        assert(game:undo())
        assert(game:play "a1")
        local tree, node = game:tree()
        assert.equal("h8 ( i9 j10 ) ( a1 )", shown(tree))
        assert.equal("a1", node.action.point)
        assert(game:undo())
        assert(game:play "i9") -- the node exists already
        assert.equal("h8 ( i9 j10 ) ( a1 )", shown((game:tree())))
    end)

    it("and redoing follows the way back, or else the main line", function()
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

    it("and redoing places a captured stone again at its point", function()
        local game = inarow.new "pente" -- l10 captures j10 and k10
        assert.equal(8, game:play_many { "j10", "i10", "s19", "a1", "k10", "l10", "k10" })
        assert(game:undo())
        assert.is_nil(game:at "k10")
        assert(game:redo())
        assert.equal("white", game:at "k10")
    end)

    it("whose record has what follows, and whose tree stays", function()
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

    it("which a judged text of another notation has on request", function()
        local sgf = "(;GM[4]RU[Renju];B[hh]C[why](;W[hg])(;W[ig]))"
        for wanted, record in pairs { [true] = "play h8 # why\nplay h9\nvariation 1\n"
            .. "play i9\n", [false] = "play h8\nplay h9\n" } do
            local game = inarow.judge(sgf, { trees = wanted })().game
            assert.equal(record, game:record():match "^[^\n]*\n(.*)$")
        end
    end)

    it("whose parts have variations before their line continues", function()
        local game = played("a1", "a2", "a3", "a4")
        local tree = game:tree()
        for _, path in ipairs { { "a1", "b2", "b3" }, { "a1", "b2", "c3", "c4" },
            { "a1", "d2" }, { "e1" } } do
            local node = tree.root
            for _, point in ipairs(path) do node = tree:add(node, "play " .. point) end
        end
        local list = {}
        for i, piece in ipairs(tree:pieces()) do
            local points = {}
            for j, node in ipairs(piece.nodes) do points[j] = node.action.point end
            list[i] = ("%d/%d %s"):format(piece.line, piece.depth,
                table.concat(points, " "))
        end
        assert.equal("1/0 a1; 2/1 e1; 1/0 a2; 3/1 b2 b3; 4/2 c3 c4; 5/1 d2; 1/0 a3 a4",
            table.concat(list, "; "))
        assert.same({}, inarow.new "gomoku":tree():pieces())
    end)

    it("which is rebuilt after it was deleted", function()
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

    it("and the game goes to any node, or stays where an edit leaves it", function()
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
        local circle = { number = 1, children = {}, action = h8.action }
        circle.parent = circle
        assert.is_false(tree:has(circle))
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

    it("which begins again after another position", function()
        local game = played "h8"
        assert(game:undo())
        assert(game:setup(("."):rep(#game.rules.board.points)))
        assert.equal("", shown((game:tree())))
    end)
end)

describe("a tree", function()
    it("keeps refused actions, and the actions after them", function()
        local tree, h8 = played("h8"):tree()
        local bad = assert(tree:add(h8, "play h8", true))
        assert.equal("occupied", bad.refusal.reason)
        local below = assert(tree:add(bad, "play c3", true))
        assert.equal("occupied", below.refusal.reason)
        assert.equal("An action before this one is refused: " .. bad.refusal.message,
            below.refusal.message)
        local last = assert(tree:add(below, "play d4", true))
        assert.equal(below.refusal.message, last.refusal.message)
        assert.equal("h8 h8! c3! d4!", shown(tree))
        helper.refused("occupied", tree:game(below))
        helper.refused("occupied", tree:add(bad, "play d4"))
        assert.equal(bad, tree:add(h8, "play h8")) -- the node exists already
    end)

    it("refuses deleted nodes, and nodes of other trees", function()
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

    it("has one node for all words and times of an action", function()
        local tree, h8 = played("h8"):tree()
        local i9 = assert(tree:add(h8, "play i9 @5"))
        for _, text in ipairs { "play i9", "play white i9", "play i9 by second",
            "play white i9 by white @7", "play I9" } do
            assert.equal(i9, (tree:add(h8, text)), text)
            assert.equal(i9, (tree:find { "play h8", text }), text)
        end
        assert.equal(5, i9.action.time)
        helper.refused("not-your-turn", tree:add(h8, "play i9 by first"))
        assert.equal("h8 i9", shown(tree))
    end)

    it("has one node for a claim, with and without the player whom it serves", function()
        local game = assert(inarow.new("renju", { adjudication = "claims",
            opening = "free" }))
        for point in ("h8 a1 h9 c1 h10 e1 h12 g1 h13 i1 h11"):gmatch "%S+" do
            assert(game:play(point))
        end
        local tree, h11 = game:tree()
        local claim = assert(tree:add(h11, "claim overline"))
        assert.equal(claim, (tree:add(h11, "claim overline by second")))
    end)

    it("has the times of its game", function()
        local game = assert(inarow.new("gomoku", { clock = "600" }))
        assert(game:apply "play h8 @20")
        assert(game:apply "play i9 @40")
        assert(game:undo() and game:undo())
        assert(game:apply "play h8 @10")
        assert(game:apply "play i9 by white @15")
        local tree, node = game:tree()
        assert.equal("h8 i9", shown(tree))
        assert.equal(15, node.action.time)
        assert.equal(15, assert(tree:game(node)):state().time)
    end)

    it("has one node for two actions with the same result, in every variant", function()
        local random = helper.random(3)
        for _, name in ipairs(inarow.variants()) do
            local game = assert(inarow.new(name))
            for _ = 1, helper.is_long and 60 or 6 do
                local list = game:legal()
                if #list == 0 then break end
                local action = list[random(#list)]
                same_node(game, action, random)
                assert(game:apply(action))
            end
        end
    end)

    it("has one node if a deleted node returns beside an equal one", function()
        local game = played "h8"
        local tree = game:tree()
        assert(tree:delete(tree.root.children[1]))
        assert(game:play "i9")
        game:tree()
        assert(tree:undo())
        assert.equal("h8 i9", shown((game:tree())))
    end)

    it("refuses a record that is too long to be read", function()
        local game = played "h8"
        local tree = game:tree()
        assert(tree:set(tree.root, "comment", "x"))
        local head = #game:record() - 1
        assert(tree:set(tree.root, "comment", ("x"):rep(4194304 - head)))
        assert.equal(4194304, #assert(game:record()))
        assert(tree:set(tree.root, "comment", ("x"):rep(4194305 - head)))
        local refusal = { nil, "the record is longer than 4194304 bytes", "bad-record" }
        assert.same(refusal, { game:record() })
        assert.same(refusal, { tree:text "record" })
        assert(tree:undo())
        assert.truthy(inarow.open(game:record()))
    end)

    it("refuses invalid comments and marks", function()
        local tree, h8 = played("h8"):tree()
        local foreign = select(2, played("h8"):tree())
        assert.error_matches(function() tree:set(foreign, "comment", "") end,
            "of another")
        for _, case in ipairs {
            { "comment", {}, "comment: a string or nil expected" },
            { "glyphs", { 1 }, "glyphs%[1%]: a string expected" },
            { "glyphs", { best = "!" }, "glyphs%[best%]: nothing expected" },
            { "marks", { "h8" }, "marks%[1%]: a table expected" },
            { "marks", { { kind = "star", point = "h8" } }, "marks%[1%].kind: " },
            { "marks", { { kind = "cross", point = 8 } }, "marks%[1%].point: " },
            { "marks", { { kind = "label", point = "h8" } }, "a text expected" },
            { "marks", { { kind = "cross", point = "h8", text = "A" } }, "a text" },
            { "properties", { { name = "KO" } }, "properties%[1%].values: " },
            { "properties", { { name = "KO", values = { 1 } } }, "values%[1%]: " },
        } do
            assert.error_matches(function() tree:set(h8, case[1], case[2]) end, case[3])
        end
        helper.refused("off-board",
            tree:set(h8, "marks", { { kind = "cross", point = "z99" } }))
        helper.refused("not-now", tree:set(tree.root, "before", "first"))
        assert.equal(0, #tree.edits)
        assert(tree:set(h8, "marks", { { kind = "label", point = "I9", text = "A" } }))
        assert.equal("i9", h8.marks[1].point)
    end)

    it("counts a new comment among the bytes of its game", function()
        local game = played "h8"
        local tree, h8 = game:tree()
        local before = game:bytes()
        assert(tree:set(h8, "comment", ("x"):rep(1000)))
        local more = game:bytes() - before
        assert(more >= 1000 and more < 2000, more)
    end)

    it("copies its values", function()
        local tree, h8 = played("h8"):tree()
        local marks = { { point = "a1", kind = "circle" } }
        tree:set(h8, "marks", marks)
        marks[1].point = "b2"
        assert.equal("a1", h8.marks[1].point)
    end)

    it("has no nodes of a search", function()
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

    it("rules again on moved nodes", function()
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

    it("undoes every edit, and redoes it", function()
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

    local function study()
        local tree, h8 = played("h8"):tree()
        local a1 = assert(tree:add(tree.root, "play a1"))
        local i9 = assert(tree:add(a1, "play i9"))
        assert(tree:add(assert(tree:add(i9, "play h8")), "play b2"))
        return tree, h8, i9
    end

    -- Returns everything in a tree, and checks that it agrees with the rules.
    local function all_of(tree)
        local parts = {}
        for node, game in tree:walk(nil, true) do
            parts[#parts + 1] = ("%d %s %s %s"):format(node.number,
                node.action and node.action.point or "", tostring(node.refusal),
                node.comment or "")
            assert(node.number == (node.parent and node.parent.number + 1 or 0))
            assert((node.refusal == nil) == (game ~= nil))
            assert(not game or #game.log == node.number)
        end
        return table.concat(parts, "\n")
    end

    local EDITS = {
        function(tree, h8) tree:add(h8, "play c3") end,
        function(tree, _, i9) tree:delete(i9) end,
        function(tree, h8, i9) tree:move(i9, h8) end,
        function(tree, h8) tree:set(h8, "comment", "why?") end,
    }

    -- Interrupts an edit after some instructions; returns true if it ended before.
    local function interrupted(run, count)
        local is_over = false
        pcall(function()
            debug.sethook(function()
                debug.sethook()
                if not is_over then error "interrupted" end
            end, "", count)
            run()
            is_over = true
        end)
        debug.sethook()
        return is_over
    end

    helper.alike(it, "is edited wholly or not at all, if it is interrupted", function()
        local before = all_of((study()))
        for _, edit in ipairs(EDITS) do
            local edited, h8_of_it, i9_of_it = study()
            edit(edited, h8_of_it, i9_of_it)
            local after, count, is_over, is_undone = all_of(edited), 0, false, false
            repeat
                count = count + (helper.is_long and 1 or 11)
                local tree, h8, i9 = study()
                if is_over then
                    edit(tree, h8, i9)
                    is_undone = interrupted(function() tree:undo() end, count)
                else
                    is_over = interrupted(function() edit(tree, h8, i9) end, count)
                    if is_over then count = 0 end
                end
                local text, edits = all_of(tree), #tree.edits
                assert(text == before and edits == 4 or text == after and edits == 5)
                if edits == 5 then assert(tree:undo()) end
                assert.equal(before, all_of(tree))
            until is_undone
        end
    end)

    it("returns the game at a node", function()
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
        local most = os.getenv "INAROW_LONG" and 100000 or 4000
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
        for one, its in tree:walk(nil, true) do
            assert.equal(one.number, #its.log)
            visited = visited + 1
        end
        assert(visited > most)
        assert.equal(most, #tree:path(node))
        assert.equal(most, #assert(tree:game(node)).log)
        local copy, its = game:copy():tree()
        assert.equal(most, its.number)
        assert.not_equal(tree, copy)
    end)

    helper.alike(it, "may be wide: a fan of 10,000 nodes in the long run", function()
        local most = os.getenv "INAROW_LONG" and 10000 or 3000
        local tree = assert(inarow.new "gomoku"):tree()
        for i = 1, most do
            assert(tree:add(tree.root, "organizer penalty black " .. i, true))
        end
        assert.equal(most, #tree.root.children)
        local last = tree.root.children[most]
        assert.equal(last, tree:add(tree.root, "organizer penalty first " .. most))
        assert(tree:promote(last))
        assert.equal(last, tree.root.children[most - 1])
    end)
end)

describe("a game whose tree was never requested", function()
    -- Returns the nodes of a game's tree, the game's place, and the way forward.
    local function nodes_of(game)
        local tree, here = game:tree()
        local lines = {}
        for node in tree:walk() do
            lines[#lines + 1] = ("%d %s%s%s"):format(node.number,
                node.action and inarow.text(node.action) or "",
                node == here and " *" or "",
                node.ahead and " > " .. inarow.text(node.ahead.action) or "")
        end
        return table.concat(lines, "\n")
    end

    local POINTS = { "a1", "b1", "c1" }
    local random = helper.random(11)

    -- Actions to do in both games.
    local DONE = {
        function(game, point) return game:play(point) end,
        function(game, point) return game:play(point) end,
        function(game) return game:undo() end,
        function(game) return game:undo(true) end,
        function(game) return game:redo() end,
        function(game, _, step) return game:apply("press @" .. step) end,
    }

    it("has the same tree at the first request", function()
        for _ = 1, 100 do
            local games, trail = { new "gomoku", new "gomoku" }, {}
            for i, game in ipairs(games) do
                assert(game:set_option("clock", "600"))
                if i == 1 then game:tree() end
                assert(game:apply "organizer start")
            end
            for step = 1, 20 do
                local kind, point = random(#DONE), POINTS[random(#POINTS)]
                trail[step] = kind .. " " .. point
                local late = DONE[kind](games[2], point, step)
                -- A redo without a next action makes nodes only if there are some.
                if kind ~= 5 or late or games[2].variations then
                    local early = DONE[kind](games[1], point, step)
                    assert.equal(tostring(early), tostring(late),
                        table.concat(trail, ", "))
                end
            end
            assert.equal(nodes_of(games[1]), nodes_of(games[2]),
                table.concat(trail, ", "))
        end
    end)
end)
