local helper = dofile "tests/lua/helper.lua"
local inarow = require "inarow"

local refused, says, play = helper.refused, helper.says, helper.play

-- Returns a script with hooks, given their bodies.
local function source(legal, after, more)
    return ([[return { name = "hooked", source = "HOOK", board = { 5, 5 },
        colours = { "x", "o" }, win = { row = 4, atleast = true },
        turn = { pass = true }, draw = { ["full-board"] = "HOOK 9" },
        options = { edge = { "no", "yes" } }, %s
        hooks = { cite = "HOOK 3",
            legal = function(view, action) %s end,
            after = function(view, action) %s end } }]]):format(more or "", legal or "",
        after or "")
end

local function new(...)
    return assert(inarow.new(assert(inarow.load(source(...), "hooked.lua"))))
end

describe("the hook legal", function()
    it("accepts an action by returning nothing, or true", function()
        assert.equal("ok", play(new "", "a1, pass, b2"))
        assert.equal("ok", play(new "return true", "a1, pass, b2"))
    end)

    it("refuses by false, and nothing changes", function()
        local game = new "return action.point ~= 'a1'"
        play(game, "c3, pass")
        local before = helper.snapshot(game)
        local message = refused("not-allowed", game:play "a1")
        says(message, "hooked", "play a1")
        assert.equal("refused not-allowed (HOOK 3)",
            tostring(select(4, game:play "a1")))
        assert.same(before, helper.snapshot(game))
        assert.equal("ok", play(game, "a2, a3"))
    end)

    it("refuses with its own reason, and cites it", function()
        local game = new([[if view.at[action.point] == nil and view.moves == 0 then
            return { reason = "too-early", message = "Not yet." } end]], "",
            'cite = { ["too-early"] = "HOOK 7" },')
        local _, message, code, ruling = game:play "c3"
        assert.equal("Not yet.", message)
        assert.equal("too-early", code)
        assert.equal("refused too-early (HOOK 7)", tostring(ruling))
        game = new [[return { reason = "so", cite = "HOOK 8" }]]
        assert.equal("refused so (HOOK 8)", tostring(select(4, game:play "c3")))
    end)

    it("is called after the core, once per action, with the earlier position", function()
        local seen = {}
        local game = assert(inarow.new { name = "t", board = { 3, 3 },
            colours = { "x", "o" }, win = { row = 3, atleast = true },
            turn = { pass = true },
            hooks = { legal = function(view, action)
                seen[#seen + 1] = ("%s %s %s %d %s"):format(action.verb,
                    tostring(action.point), view.to_move, view.moves,
                    tostring(view.at.a1))
                view.at.b1, action.point, view.captured = "x", "c3", nil
            end } })
        play(game, "a1")
        refused("occupied", game:play "a1")
        play(game, "pass", "b2")
        assert.same({ "play a1 x 0 nil", "pass nil o 1 x", "play b2 x 2 x" }, seen)
        assert.is_nil(game:at "b1")
    end)

    it("restricts the list of legal actions", function()
        local game = new "return action.verb == 'play' and action.point:byte() < 99"
        assert.equal(10, #game:legal())
        assert.equal(10, #game:legal_groups()[1].points)
        for _, action in ipairs(game:legal()) do
            assert(action.point:find "^[ab]")
        end
    end)

    it("may play on, and the list is still that of its position", function()
        local game, is_asked
        game = assert(inarow.new { name = "t", board = { 3, 3 }, colours = { "x", "o" },
            win = { row = 3, atleast = true },
            hooks = { legal = function()
                if is_asked then return end
                is_asked = true
                assert(game:play "b2")
            end } })
        assert.equal(9, #game:legal_groups()[1].points)
        assert.equal("x", game:at "b2")
    end)

    it("sees the options, and the sizes", function()
        local hook = [[return view.options.edge == "yes" or action.point ~= "a1"
            and view.width == 5 and view.height == 5 and view.colours[2] == "o"
            and view.phase == "play" and view.seat == "first"]]
        local variant = assert(inarow.load(source(hook), "hooked.lua"))
        refused("not-allowed", inarow.new(variant):play "a1")
        assert.equal("ok", play(inarow.new(variant), "b1"))
        assert.equal("ok", play(inarow.new(variant, { edge = "yes" }), "a1"))
    end)
end)

describe("the hook after", function()
    it("ends the game", function()
        local game = new("", [[if view.at.c3 == "o" then
            return { status = "won", who = "o", reason = "centre", points = { "c3" } }
        end]])
        assert.equal("won o centre (HOOK 3)", play(game, "a1, c3"))
        assert.same({ "c3" }, game.final.points)
        assert.same({ action = 2, point = "c3" }, game.final.at)
        assert.equal("By the rules o wins.", game.final.message)
        refused("game-over", game:play "a2")
        assert(game:undo())
        assert.equal("ok", play(game, "a2"))
    end)

    it("draws and voids, with its message and citation", function()
        local game = new("", [[return { status = "drawn", reason = "enough",
            message = "Enough.", cite = "HOOK 5" }]])
        assert.equal("drawn enough (HOOK 5)", play(game, "a1"))
        assert.equal("Enough.", game.final.message)
        game = new("", "return { status = 'void', reason = 'storm' }")
        assert.equal("void storm (HOOK 3)", play(game, "pass"))
    end)

    it("is not called if the core ends the game or refuses", function()
        local game = new("", [[if view.moves > 6 then
            return { status = "drawn", reason = "late" } end]])
        assert.equal("won x five (HOOK)", play(game, "a1, b1, a2, b2, a3, b3, a4"))
    end)
end)

-- The ways in which an action on the board causes a draw, as scripts and the actions that
-- lead there; by each way of ruling.
describe("a draw by the core", function()
    local DRAWS = {
        { "full-board", 'board = { 2, 1 }, draw = { ["full-board"] = "D" },',
            "a1, b1", 2 },
        { "supply-exhausted", 'board = { 3, 3 }, supply = 2,'
            .. ' draw = { ["supply-exhausted"] = "D" },', "a1, b1, c1, c3", 4 },
        { "two-passes", 'board = { 3, 3 }, turn = { pass = true },'
            .. ' draw = { ["two-passes"] = "D" },', "pass, pass", 2 },
        { "no-action", "board = { 2, 1 },", "a1, b1", 2 },
    }
    local ANSWERS = {
        { 'status = "won", who = "o", reason = "last"', "won o last (HOOK)" },
        { 'status = "won", who = "x", reason = "last"', "won x last (HOOK)" },
        { 'status = "void", reason = "last"', "void last (HOOK)" },
        { 'status = "drawn", reason = "last"', nil },
        { nil, nil },
    }
    local function new_game(keys, last, answer, adjudication)
        return assert(inarow.new(assert(inarow.load(([[return { name = "last",
            source = "HOOK", colours = { "x", "o" }, win = { row = 2, atleast = true }, %s
            hooks = { after = function(view, action)
                if view.moves == %d then return %s end end } }]]):format(keys, last,
            answer and "{" .. answer .. "}" or "nil"))), { adjudication = adjudication }))
    end

    for _, draw in ipairs(DRAWS) do
        for _, adjudication in ipairs { "immediate", "claims" } do
            it(("by %s is none if the hook has it otherwise: %s"):format(draw[1],
                adjudication), function()
                for _, answer in ipairs(ANSWERS) do
                    local game = new_game(draw[2], draw[4], answer[1], adjudication)
                    local expected = answer[2] or ("drawn %s (%s)"):format(draw[1],
                        draw[1] == "no-action" and "HOOK" or "D")
                    local ruling = play(game, draw[3])
                    -- At a table, claims are possible on a full board.
                    if not answer[2] and adjudication == "claims" and ruling == "ok" then
                        assert.is_nil(game.final or nil)
                        ruling = tostring(assert(game:apply("claim " .. draw[1])))
                    end
                    assert.equal(expected, ruling)
                    assert(game:undo())
                    assert.is_false(game.final)
                end
            end)
        end
    end

    it("comes after a win by the core, which the hook does not change", function()
        -- The last stone makes a row and fills the board.
        local game = new_game('board = { 3, 1 }, draw = { ["full-board"] = "D" },'
            .. ' turn = { pass = true },', 5, ANSWERS[1][1])
        assert.equal("won x five (HOOK)", play(game, "a1, c1, pass, pass, b1"))
    end)

    it("does not count as a draw if the hook ends the game", function()
        local variant = assert(inarow.load [[return { name = "last", source = "HOOK",
            board = { 3, 3 }, colours = { "x", "o" }, win = { row = 3, atleast = true },
            draw = { ["full-board"] = "D" },
            hooks = { after = function(view) if view.moves == 9 then
                return { status = "won", who = "o", reason = "last" } end end } }]])
        -- The hook ends the game at the ninth ply; four plies are played.
        local game = assert(inarow.new(variant))
        helper.play(game, "b2,a1,c1,a3")
        assert.same({ five = 20, last = 24 }, assert(game:perft(5))[5].ended)
        if helper.is_long then
            local plies = assert(assert(inarow.new(variant)):perft(9))
            assert.same({ five = 81792, last = 46080 }, plies[9].ended)
        end
        local found = assert(inarow.playout(variant, nil, 200))
        assert.equal(0, found.draws)
        assert.equal(200, found.wins.x + found.wins.o)
    end)
end)

describe("a failing hook", function()
    local FAULTS = {
        { "error 'no'", "hooked.lua:6: no" },
        { "error('not enough memory', 0)", "hooked.lua: not enough memory" },
        { "error {}", "it raises an error that is a table, not a text" },
        { "return nothing.at.all", "hooked.lua:6: " },
        { "while true do end", "200000 steps" },
        { "while true do pcall(function() while true do end end) end", "200000 steps" },
        { "local t = {} for i = 1, 1e9 do t[i] = ('x'):rep(1e7) .. i end", "memory" },
        { "local t = {} t.t = t return t", "in one another" },
        { "return function() end", "plain value" },
        { "return option 'edge'", "answer" },
        { "return 7", "expected a table, got 7" },
        { "return { reason = 'a', message = 'of\\ntwo' }", "answer.message: expected" },
        { "return { reason = 'A b' }", "answer.reason: expected a string of at" },
        { "return { raeson = 'x' }", "(did you mean 'reason'?)" },
        { "return view.at.a1.b1", "hooked.lua:6: " },
    }

    for _, case in ipairs(FAULTS) do
        it("refuses the action: " .. case[1], function()
            for _, at in ipairs { "legal", "after" } do
                local game = at == "legal" and new(case[1]) or new("", case[1])
                local before = game:record()
                local message = refused("bad-script", game:play "c3")
                says(message, "hooks." .. at .. ": hooked.lua:")
                if at == "legal" then says(message, case[2]) end
                assert.equal(before, game:record())
                assert.is_nil(game:at "c3")
                if at == "legal" then assert.same({}, game:legal()) end
            end
        end)
    end

    it("is not called again after a limit", function()
        local game = new "if view.moves > 0 then while true do end end"
        play(game, "a1")
        for _ = 1, 3 do
            says(refused("bad-script", game:play "a2"), "it takes more than")
        end
        assert(game:undo())
        says(refused("bad-script", game:play "a2"), "it takes more than")
    end)

    it("makes the list of legal actions fail, with a message", function()
        local game = new "if action.point == 'a3' then error 'no' end"
        local list, fault = game:legal()
        assert.equal(2, #list)
        says(fault, "hooks.legal: hooked.lua:6: no")
        local choices, same_fault = game:legal_groups()
        assert.equal(1, #choices)
        assert.same({ "a1", "a2" }, choices[1].points)
        assert.equal(fault, same_fault)
        assert.is_nil(select(2, new("return true"):legal()))
        assert.is_nil(select(2, new("return true"):legal_groups()))
    end)

    helper.alike(it, "that is slow within its limits makes no list slow", function()
        -- Enough comparisons for about 10 ms here: 361 calls take well over a second, but
        -- each takes less than its quarter of one, on a busy machine too. (A compiler
        -- would compare only once.)
        local x, done = ("x"):rep(2e5), 0
        if jit then jit.off() end
        local one, other, started = x .. 1, x .. 2, os.clock()
        repeat
            done = done + (one < other and 1 or 0)
        until os.clock() - started > 0.01
        if jit then jit.on() end
        local script = source(([[local x = ("x"):rep(2e5)
            local one, other, less = x .. 1, x .. 2, 0
            for i = 1, %d do if one < other then less = less + 1 end end]]):format(done))
        script = script:gsub("{ 5, 5 }", "{ 19, 19 }")
        local game = assert(inarow.new(assert(inarow.load(script, "hooked.lua"))))
        local begin = os.clock()
        local list, fault = game:legal()
        assert.is_true(os.clock() - begin < 3)
        assert.is_true(#list < 361)
        says(fault, "it takes longer than a second for a list of actions")
        says(refused("bad-script", game:play "a1"), "a list of actions")
        -- The limit for that list does not apply to later calls.
        assert(inarow.load(script, "hooked.lua"))
    end)

    for answer, words in pairs {
        ["{ status = 'won', reason = 'x' }"] = "answer.who: expected x or o",
        ["{ status = 'won', reason = 'x', who = 'y' }"] = "answer.who: expected x or o",
        ["{ status = 'drawn', reason = 'x', who = 'x' }"] = "otherwise nil",
        ["{ status = 'over', reason = 'x' }"] = 'expected "won", "drawn" or "void"',
        ["{ status = 'void' }"] = '"reason" is missing',
        ["true"] = "expected a table, got true",
        ["{ status = 'void', reason = 'x', points = 7 }"] = "answer.points",
        ["{ status = 'void', reason = 'x', points = { 'a1', 'f1' } }"] =
            'hooks.after: hooked.lua: answer.points[2]: expected a point of the board,'
            .. ' like a1, got "f1"',
        ["{ status = 'void', reason = 'x', points = { 'A1' } }"] = "answer.points[1]: ",
        ["{ status = 'void', reason = 'x', points = { '7' } }"] = "answer.points[1]: ",
        ["{ status = 'void', reason = 'x', points = { 'a0' } }"] = "answer.points[1]: ",
        ["{ status = 'void', reason = 'x', points = { 'a01' } }"] = "answer.points[1]: ",
    } do
        it("at the end refuses " .. answer, function()
            local game = new("", "return " .. answer)
            says(refused("bad-script", game:play "c3"), words)
            assert.equal(0, game:state().moves)
        end)
    end
end)

describe("hooks", function()
    it("are called as often as the author's page says", function()
        local calls, script = {}, { name = "t", base = "tic_tac_toe", hooks = {} }
        for _, name in ipairs { "legal", "after" } do
            script.hooks[name] = function() calls[name] = (calls[name] or 0) + 1 end
        end
        local game = assert(inarow.new(script))
        local function counted(legal, after, run, ...)
            calls = {}
            run(...)
            assert.same({ legal, after }, { calls.legal or 0, calls.after or 0 })
        end
        counted(1, 1, game.play, game, "b2")
        counted(0, 0, game.play, game, "b2")
        counted(1, 1, game.apply, game, "play a1")
        counted(7, 0, game.legal, game)
        counted(0, 0, game.undo, game)
        for _, method in ipairs { "state", "record", "board", "render" } do
            counted(0, 0, game[method], game)
        end
        play(game, "a1, a2, c3")
        counted(1, 0, game.play, game, "c2") -- wins by a row
    end)

    it("keep their data in their own state, within their own limits", function()
        -- A state that grows is stopped at its limit, after any number of calls.
        local game = new [[kept = kept or {}
            for i = 1, 1000 do kept[#kept + 1] = ("x"):rep(100) .. #kept end]]
        local message
        for _ = 1, 100 do
            message = select(2, game:apply "pass")
            if message then break end
        end
        says(message, "it needs more than")
    end)

    it("are merged with those of the base, and removed by false", function()
        table.insert(inarow.finders, 1, function(name)
            if name == "hooked" then return source "return false" end
        end)
        local child = assert(inarow.new(assert(inarow.load [[
            return { name = "child", base = "hooked",
                hooks = { after = function()
                    return { status = "void", reason = "child" } end } }]])))
        refused("not-allowed", child:play "a1")
        child = assert(inarow.new(assert(inarow.load [[
            return { name = "child", base = "hooked",
                hooks = { legal = false } }]])))
        assert.equal("ok", play(child, "a1"))
        child = assert(inarow.new(assert(inarow.load [[
            return { name = "child", base = "hooked", hooks = false }]])))
        assert.equal("ok", play(child, "a1"))
        table.remove(inarow.finders, 1)
        inarow.forget()
    end)

    it("may depend on an option", function()
        local variant = assert(inarow.load [[return { name = "x", base = "tic_tac_toe",
            options = { strict = false }, hooks = { when = { strict = true },
                legal = function() return false end } }]])
        assert.equal("ok", play(inarow.new(variant), "a1"))
        refused("not-allowed", inarow.new(variant, { strict = true }):play "a1")
    end)

    it("must be functions, and the fault gives the place", function()
        says(select(2, inarow.load('return { name = "x", base = "renju",\n'
            .. 'hooks = {\nlegal = 7 } }', "s")), "s:3: hooks.legal: ", "a function", "7")
        says(select(2, inarow.load('return { name = "x", base = "renju",\n'
            .. 'hooks = {\nlegall = type } }', "s")), "s:3: hooks.legall: ", "'legal'")
    end)

    it("are described in the rulebook", function()
        local rules = inarow.rules(assert(inarow.load(source())))
        local found = {}
        for _, rule in ipairs(require("inarow.variant").rulebook(rules)) do
            if rule.key == "hooks" then found[#found + 1] = rule.citation end
        end
        assert.same({ "HOOK 3", "HOOK 3" }, found)
    end)
end)
