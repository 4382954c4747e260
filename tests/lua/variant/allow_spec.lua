--- Tests forbidden patterns that a script's hook allows (hooks.allow).
local helper = dofile "tests/lua/helper.lua"
local games = require "inarow.game"
local inarow = require "inarow"

local refused, says = helper.refused, helper.says

-- A stone at e5 makes a double-three; on the second board, it also makes a double-four.
local BOARD = "........./........./....X..../....X..../..XX...../........./........./"
    .. "........./........."
local FOURS = "........./....X..../..X...X../...XXX.../........./....X..../........./"
    .. "....X..../........."

-- Returns a script whose hook has this body.
local function source(body, penalty, more)
    return ([[return { name = "hooked", source = "HOOK", board = { 9, 9 },
        colours = { "black", "white" }, win = { row = 5, exactly = true },
        draw = { ["full-board"] = "HOOK 9" },
        forbid = {
            ["double-four"] = { colour = "black", penalty = "%s", cite = "HOOK 4" },
            ["double-three"] = { colour = "black", penalty = "%s", cite = "HOOK 3" },
        }, %s
        hooks = { cite = "HOOK 7",
            allow = function(view, action, pattern) %s end } }]]):format(penalty
        or "refused", penalty or "refused", more or "", body)
end

local function new(body, board, penalty, more)
    local variant = assert(inarow.load(source(body, penalty, more), "hooked.lua"))
    local game = assert(inarow.new(variant))
    if board then assert(game:setup((board:gsub("/", "")))) end
    return game, variant
end

-- Returns games with a hook of the host, which adds its arguments to a list.
local function overheard(script, answer)
    local asked = {}
    script.hooks = { allow = function(view, action, pattern)
        asked[#asked + 1] = table.concat({ action.verb, action.point, action.colour,
            pattern, tostring(view.at[action.point]) }, " ")
        return answer
    end }
    return assert(inarow.new(script)), asked
end

local function renju(penalty)
    return { name = "heard", board = { 9, 9 }, colours = { "black", "white" },
        win = { row = 5, exactly = true }, turn = { pass = true },
        forbid = { ["double-three"] = { colour = "black", penalty = penalty } } }
end

describe("the hook allow", function()
    it("leaves a pattern forbidden if it returns nothing, or false", function()
        for _, body in ipairs { "", "return false" } do
            assert.equal("refused forbidden (HOOK 3)",
                tostring(select(4, new(body, BOARD):apply "play e5")))
            assert.equal("won white double-three (HOOK 3)",
                tostring(new(body, BOARD, "loses"):apply "play e5"))
        end
    end)

    it("allows a pattern by true, whether it is refused or loses", function()
        for _, penalty in ipairs { "refused", "loses" } do
            local game = new("return true", BOARD, penalty)
            assert.equal("ok", tostring(game:apply "play e5"))
            assert.equal("black", game:at "e5")
            local key = game:key()
            assert(game:undo())
            assert.is_nil(game:at "e5")
            assert(game:redo())
            assert.equal(key, game:key())
            assert.equal("ok", tostring(game:apply "play a1"))
        end
    end)

    it("allows only the pattern that it is asked about", function()
        local game = new("return pattern == 'double-three'", FOURS)
        local _, message, _, ruling = game:apply "play e5"
        assert.equal("refused forbidden (HOOK 4)", tostring(ruling))
        says(message, "double-four")
        assert.same({ "e5" }, game:forbidden "black")
        assert.equal("double-four", game:explain("e5", "black").reason)
        game = new("return pattern == 'double-four'", FOURS)
        assert.equal("refused forbidden (HOOK 3)",
            tostring(select(4, game:apply "play e5")))
        assert.equal("ok", tostring(new("return true", FOURS):apply "play e5"))
    end)

    it("may return only true, false and nothing", function()
        for answer, words in pairs { ["7"] = "true or false, got 7",
            ["{ reason = 'x' }"] = "true or false",
            ["nothing.at.all"] = "hooked.lua:9: " } do
            local game = new("return " .. answer, BOARD)
            local before = helper.snapshot(game)
            says(refused("bad-script", game:play "e5"), "hooks.allow: ", words)
            assert.same(before, helper.snapshot(game))
            says(refused("bad-script", game:forbidden "black"), "hooks.allow: ")
            says(refused("bad-script", game:explain "e5"), "hooks.allow: ")
            says(select(2, game:legal()), "hooks.allow: ")
        end
    end)
end)

describe("the hook allow", function()
    it("is called once for each pattern, before the stone is placed", function()
        local game, asked = overheard(renju "loses", true)
        assert(game:setup((BOARD:gsub("/", ""))))
        assert(game:play "a1")
        assert(game:apply "pass")
        assert.same({}, asked)
        assert(game:play "e5")
        assert.same({ "play e5 black double-three nil" }, asked)
        refused("occupied", game:play "e5")
        assert(game:undo())
        game:state()
        game:record()
        assert.equal(1, #asked)
    end)

    it("is called for lists if it matters, for either side to move", function()
        for _, penalty in ipairs { "refused", "loses" } do
            local game, asked = overheard(renju(penalty), true)
            assert(game:setup((BOARD:gsub("/", ""))))
            assert.equal(78, #game:legal())
            assert.equal(penalty == "refused" and 1 or 0, #asked)
            assert.same({}, game:forbidden())
            assert.equal(penalty == "refused" and 2 or 1, #asked)
            assert(game:play "a1")
            assert.same({}, game:forbidden "black")
            assert.equal("play e5 black double-three nil", asked[#asked])
        end
    end)

    it("is not called if an exception of the script allows the pattern", function()
        local script = renju "refused"
        script.capture = { lengths = { 2 } }
        script.forbid["double-three"].unless = "captures"
        local game, asked = overheard(script)
        assert(game:setup(("........." .. "........." .. "....X...." .. "....X...."
            .. "..XX.OOX.") .. ("."):rep(36)))
        assert.equal("ok", tostring(game:play "e5"))
        assert.same({}, asked)
    end)

    it("is called for stones that move, are picked or offered", function()
        local script = renju "refused"
        script.supply, script.turn = 5, { move = "anywhere" }
        local game, asked = overheard(script, true)
        assert(game:setup(("........." .. "........." .. "....X...." .. "....X...."
            .. "..XX.....") .. "OOOOX...." .. ("."):rep(27)))
        assert(game:apply "move e4 e5")
        assert.same({ "move e5 black double-three nil" }, asked)
        assert.is_nil(game:at "e4")

        script = renju "refused"
        script.phases = {
            { "place", colour = "black" }, { "place", colour = "black" },
            { "place", colour = "black" }, { "place", colour = "black" },
            { "offer", colour = "black", count = 1, by = "second" },
            { "pick", colour = "black", by = "first" } }
        for _, answer in ipairs { true, false } do
            game, asked = overheard(script, answer)
            for _, point in ipairs { "e7", "e6", "c5", "d5" } do
                assert(game:play(point))
            end
            local ruling, _, _, refusal = game:apply "offer e5"
            assert.equal(answer and "ok" or "refused forbidden (heard)",
                tostring(ruling or refusal))
            assert.same({ "offer e5 black double-three nil" }, asked)
            if answer then
                assert(game:apply "pick e5")
                assert.equal("pick e5 black double-three nil", asked[2])
            end
        end
    end)

    it("may refuse the pick of an offered stone, which is then not listed", function()
        local script = renju "refused"
        script.phases = {
            { "place", colour = "black" }, { "place", colour = "black" },
            { "place", colour = "black" }, { "place", colour = "black" },
            { "offer", colour = "black", count = 2, by = "second" },
            { "pick", colour = "black", by = "first" } }
        script.hooks = { allow = function(_, action) return action.verb == "offer" end }
        local game = assert(inarow.new(script))
        for _, point in ipairs { "e7", "e6", "c5", "d5" } do assert(game:play(point)) end
        assert(game:apply "offer a1 e5")
        local listed = game:legal()
        assert.same({ 1, "pick", "a1" }, { #listed, listed[1].verb, listed[1].point })
        refused("forbidden", game:apply "pick e5")
    end)

    it("receives the colour, and sees the position before the stone", function()
        local game = new("return view.at.e4 == 'white' and action.colour == 'black'",
            BOARD)
        refused("forbidden", game:play "e5")
        assert(game:play "a1")
        assert.same({ "e5" }, game:forbidden "black")
        assert(game:play "e4")
        assert.same({}, game:forbidden "black")
        assert(game:play "e5")
    end)
end)

describe("with the hook allow", function()
    local function has(list, point)
        for _, action in ipairs(list) do
            if action.point == point then return true end
        end
        return false
    end

    it("legal actions, groups and forbidden points agree", function()
        for _, body in ipairs { "return true", "return action.point == 'e5'",
            "return action.point ~= 'e5'", "" } do
            local game = new(body, BOARD)
            local stands = body:find "true" or body:find "=="
            assert.equal(stands ~= nil, has(game:legal(), "e5"))
            assert.equal(#game:legal(), #game:legal_groups()[1].points)
            assert.same(stands and {} or { "e5" }, game:forbidden())
            assert.equal(stands ~= nil, game:play "e5" ~= nil)
        end
    end)

    it("a hook that returns nothing changes no game", function()
        for _, penalty in ipairs { "refused", "loses" } do
            local function game_of(script)
                local variant = assert(inarow.load(script))
                local game = assert(inarow.new(variant))
                assert(game:setup((BOARD:gsub("/", ""))))
                return game, variant
            end
            local script = source("", penalty)
            local one, with = game_of(script)
            local other, without = game_of((script:gsub("hooks = .*", "}")))
            local function counted(game)
                local plies = assert(game:perft(2))
                return { plies[1].sequences, plies[1].ended, plies[2].sequences }
            end
            assert.same(counted(other), counted(one))
            local found, same = inarow.playout(with, nil, 30, 3),
                inarow.playout(without, nil, 30, 3)
            assert.same({ same.wins, same.draws, same.plies },
                { found.wins, found.draws, found.plies })
        end
        local all = new("return true", BOARD):perft(1)[1].sequences
        assert.equal(all - 1, new("", BOARD):perft(1)[1].sequences)
    end)

    it("an allowed pattern cannot be claimed", function()
        for body, answer in pairs { ["return true"] = "refused no-such-row (TABLE 5)",
            [""] = "won white double-three (HOOK 3)" } do
            local variant = assert(inarow.load(source(body, "loses")))
            local game = assert(inarow.new(variant, { adjudication = "claims" }))
            assert(game:setup((BOARD:gsub("/", ""))))
            assert(game:play "e5")
            local ruling, _, _, refusal = game:apply "claim double-three by white"
            assert.equal(answer, tostring(ruling or refusal))
        end
    end)

    it("a proof shows the pattern, and that the hook allows it", function()
        local game = new("return true", BOARD)
        local proof = game:explain "e5"
        assert.equal("double-three", proof.reason)
        assert.equal("hook", proof.unless)
        assert.is_false(proof.forbidden)
        assert.equal("HOOK 7", proof.citation)
        assert.equal(2, #proof.children)
        says(inarow.text(proof),
            "e5: a double-three, allowed to black by the script's hook (HOOK 7)")
        says(inarow.text(game:explain "play e5"), "allowed to black by the script's hook")
        assert(game:play "e5")
        says(inarow.text(game:explain()), "allowed to black by the script's hook")
        assert.equal("hook", game:explain("e5").unless)
        assert.is_true(new("", BOARD):explain("e5").forbidden)
    end)

    it("the rules in words mention it", function()
        local _, variant = new ""
        local found
        for _, rule in ipairs(assert(inarow.rulebook(variant))) do
            if rule.text:find("decides which other moves", 1, true) then
                found = rule.citation
            end
        end
        assert.equal("HOOK 7", found)
    end)

    it("lint finds a hook that never allows anything, or has two answers", function()
        local function findings(body)
            local list = {}
            local _, variant = new(body)
            for _, finding in ipairs((games.lint(variant, 2))) do
                list[#list + 1] = finding.code .. " " .. finding.path
            end
            return table.concat(list, ", ")
        end
        says(findings "return false", "lint-allow hooks.allow")
        assert.is_nil(findings("return view.at.e4 == 'white'"):find "hooks")
        says(findings "n = (n or 0) + 1 return n % 3 > 0", "lint-impure hooks.allow")
    end)
end)
