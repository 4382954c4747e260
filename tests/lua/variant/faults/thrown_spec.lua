-- Tests faults that random scripts have shown (tests/rules/scripts.lua), with a case for
-- each.
local helper = dofile "tests/lua/helper.lua"
local inarow = require "inarow"

local says, refused, with = helper.says, helper.refused, helper.with

local SCRIPT = { name = "thrown", board = { 5, 5 }, colours = { "black", "white" },
    win = { row = 4, atleast = true } }

local function new(script, options)
    return assert(inarow.new(with(SCRIPT, script), options))
end

-- Returns the paths of all faults of a script.
local function paths_of(script)
    local _, _, code, faults = inarow.new(script)
    assert.equal("bad-script", code)
    local paths = {}
    for i, fault in ipairs(faults) do paths[i] = fault.path .. " " .. fault.code end
    return paths
end

describe("the faults of a script", function()
    it("do not concern values that replace a missing section", function()
        assert.same({ " table-is-missing" }, paths_of { name = "thrown",
            board = { 1, 1 }, colours = SCRIPT.colours })
    end)

    it("name a colour as in the script, whichever colour begins", function()
        assert.same({ "win.white.row row-too-long" }, paths_of { name = "thrown",
            board = { 5, 5 }, colours = SCRIPT.colours, begins = "white",
            win = { row = 4, atleast = true, white = { row = 6 } } })
        assert.same({ "colours[1] colour-taken" }, paths_of { name = "thrown",
            board = { 5, 5 }, colours = { "a1", "white" }, begins = "white",
            win = SCRIPT.win })
    end)

    it("are also reported for a script with shapes but without a name", function()
        refused("bad-script", inarow.load [[return { board = { 6, 6 },
            colours = { "x", "o" }, win = { shapes = { box = "XX/XX" } } }]])
    end)

    it("name the key that placed the stones of a start", function()
        local floats = with(SCRIPT, { board = { 3, 9, gravity = true },
            scatter = { neutral = 3, seed = 3 } })
        assert.same({ "scatter start-in-the-air" }, paths_of(floats))
        floats.start = (".../"):rep(8) .. "X.O"
        assert.same({ "scatter start-in-the-air" }, paths_of(floats))
        floats.start = "X../" .. (".../"):rep(7) .. "..."
        assert.same({ "start start-in-the-air" }, paths_of(floats))
    end)

    it("do not include an exception that is named twice", function()
        assert(inarow.rules(with(SCRIPT, { board = { 9, 9 },
            win = { row = 5, exactly = true },
            forbid = { ["double-three"] = { unless = { "four", "four" } } } })))
    end)

    it("name a letter of a start that no stone has, for any players", function()
        local shared = with(SCRIPT, { stones = { "x" },
            start = "O..../...../...../...../....." })
        assert.same({ "start start-letter" }, paths_of(shared))
        shared.stones = { "x", "o" }
        assert(inarow.rules(shared))
    end)

    it("name the superfluous word where rows are counted", function()
        local function counted(exactly, atleast)
            return with(SCRIPT, { draw = { ["full-board"] = "T" },
                at_end = { most = "rows", row = 3, exactly = exactly,
                    atleast = atleast } })
        end
        local function rules_text(script)
            local said = {}
            for i, sentence in ipairs(assert(inarow.rulebook(script))) do
                said[i] = sentence.text
            end
            return table.concat(said, "\n")
        end
        assert.same({ "at_end exactly-or-atleast" }, paths_of(counted(true, true)))
        says(rules_text(counted(true, nil)), "rows of exactly three stones")
        says(rules_text(counted(nil, true)), "rows of three or more stones")
        says(rules_text(counted(nil, nil)), "rows of three or more stones")
    end)

    it("are reported for a game that is over before it begins", function()
        assert.same({ "phases[1] stuck-at-start" },
            paths_of(with(SCRIPT, { phases = { { "remove", colour = "white" } } })))
        assert.same({ "start stuck-at-start" }, paths_of { name = "thrown",
            board = { 2, 1 }, colours = SCRIPT.colours, start = "XO",
            win = { row = 2, atleast = true } })
    end)
end)

describe("neutral stones", function()
    local SHARED = { stones = { "x", "o" } }

    it("have their names in the shortest text of an action, and in play-outs", function()
        local game = new(SHARED)
        for _, action in ipairs(game:legal()) do
            assert(game:copy():apply(inarow.text(action, game)))
        end
        assert.equal("play x a1", inarow.text(game:legal()[1], game))
        local definition = inarow.load [[return { name = "thrown", board = { 3, 3 },
            colours = { "black", "white" }, stones = { "x", "o" },
            win = { row = 3, exactly = true } }]]
        local records = require("inarow.game").random_records(inarow.rules(definition), 1)
        local texts = {}
        for i = 1, 10 do texts[i] = assert(records()) end
        says(table.concat(texts), "play x ", "play o ")
    end)

    it("may complete a shape with which another player wins", function()
        local game = new { stones = { "x", "o" }, win = { row = 5, atleast = true,
            white = { shapes = { pair = "XX" } } } }
        helper.play(game, "play o a1", "play x e5")
        assert.equal("won white pair (thrown)", helper.play(game, "play o b1"))
        assert.same({ "a1", "b1" }, game.final.points)
        assert.equal("pair", assert(game:explain()).reason)
        game:undo()
        assert.equal("pair", game:explain("b1", "o").reason)
        assert(game:explain())
    end)

    it("do not form an opening", function()
        local game = new { stones = { "x" } }
        helper.play(game, "c3", "c4", "d4")
        assert.is_nil(game:state().opening)
    end)

    it("may be fewer than the players, and may be in the start", function()
        local game = new { stones = { "x" }, start = ".@X../...../...../...../....." }
        says(game:render(), "@  X")
        says(game:render { format = "svg" }, "<svg")
    end)
end)

it("a neutral stone has no pattern to explain", function()
    local game = new { start = ".@X../...../...../...../....." }
    refused("occupied", game:explain "b5")
    refused("occupied", game:explain("b5", "black"))
    assert(game:explain "c5")
end)

it("stones that fall on others at the start do not form an opening", function()
    local game = new { board = { 5, 5, gravity = true },
        start = "...../...../...../...../.@..." }
    helper.play(game, "b2", "c1", "d1")
    assert.is_nil(game:state().opening)
end)

describe("an opening with alternatives", function()
    it("lists all possible actions, including a roll", function()
        local game = new { phases = { { { "place", colour = "black" }, { "roll" } } } }
        says(game:board().status, "move or roll a die each")
        game = new { phases = { { { "roll" }, { "place", colour = "black" } } } }
        says(game:board().status, "roll a die each or move")
    end)

    it("lists the actions of several alternatives once", function()
        local game = new { phases = { { { "swap" }, { "swap" } },
            { { "declare", count = { 1, 2 } }, { "declare", count = { 2, 3 } } } } }
        assert.equal(2, #game:legal())
        game:apply "keep"
        assert.equal(3, #game:legal())
    end)

    it("names a player that is not the first to act, after the point", function()
        local game = new { phases = { { { "swap" }, { "place", colour = "white" } } } }
        for _, action in ipairs(game:legal()) do
            assert(game:copy():apply(inarow.text(action, game)))
        end
    end)
end)

describe("a list of moves", function()
    local more -- further fields of the script

    setup(function()
        table.insert(inarow.finders, 1, function(name)
            return name == "thrown" and ([[return { name = "thrown", board = { 5, 5 },
                colours = { "black", "white" }, win = { row = 4, atleast = true },
                phases = { { %s } } }]]):format(more) or nil
        end)
    end)
    before_each(inarow.forget)
    teardown(function() table.remove(inarow.finders, 1) end)

    it("does not contain stones whose colour must be named", function()
        more = '"place"'
        local record = "variant thrown\nplay black b1\nplay a1\n"
        says(refused("bad-record", inarow.convert(record, "moves")), "colour")
        assert(inarow.open(assert(inarow.convert(record, "sgf"))))
    end)

    it("contains a pass in the opening", function()
        more = '"swap", pass = true'
        local moves = assert(inarow.convert("variant thrown\npass\nplay a1\n", "moves"))
        assert.equal("pass", assert(inarow.open(moves)).log[1].verb)
    end)

    it("does not contain a stone for which readers would assume a swap", function()
        more = '{ "swap" }, { "place", colour = "white" }'
        local record = "variant thrown\nplay b1\n"
        assert(inarow.open(assert(inarow.convert(record, "sgf"))))
        for _, notation in ipairs { "moves", "offsets" } do
            says(refused("bad-record", inarow.convert(record, notation)),
                "placed instead of a swap")
            assert(inarow.convert("variant thrown\nkeep\nplay b1\n", notation))
        end
    end)
end)

describe("a position past an opening", function()
    local OPENED = { supply = 4, colours = { "black", "white", "red" },
        start = "X...X/...../...../...../X@..X",
        phases = { { "place", colour = "white" }, { "roll", by = "third" } } }

    it("needs no start in which its players could continue", function()
        local script = with(SCRIPT, OPENED)
        assert(inarow.rules(script))
        local past = assert(inarow.rules(script, {}, true))
        local game = require("inarow.game").new(past)
        assert(game:setup("O@..." .. ("."):rep(20), "black"))
        assert.equal("O@...", game:cells():sub(1, 5))
    end)
end)

describe("a stone with which its player's row loses", function()
    local BOTH = { stones = { "x" }, lose = { row = 2, atleast = true },
        win = { white = { shapes = { box = { "X" } } } } }

    it("may be claimed as such, beside a shape of the opponent's", function()
        local game = new(BOTH, { adjudication = "claims" })
        for _, point in ipairs { "a1", "a4", "a2" } do assert(game:play(point)) end
        local ruling = assert(game:copy():apply "claim win by white")
        assert.same({ "won", "white" }, { ruling.status, ruling.who })
        assert.equal("box", assert(game:apply "claim box by white").reason)
    end)
end)

describe("an opening that leads to a phase without legal actions", function()
    -- By the action that leads there: the phases before.
    local LEADS = {
        ["roll 2 3"] = { { "roll" } },
        swap = { { "swap" } }, keep = { { "swap" } }, pass = { { "swap", pass = true } },
        ["choose black"] = { { "choose", by = "first" } },
        ["declare 2"] = { { "declare", count = { 1, 3 } } },
        ["take one"] = { { { "take", count = 1, by = "first" },
            { "choose", by = "second" } }, { "choose", by = "second" } },
        ["offer a1"] = { { "offer", colour = "black", count = 1 } },
        ["remove a1"] = { { "place", colour = "black" }, { "remove", colour = "black" } },
    }

    local function ended(action, keys, adjudication)
        local phases = {}
        for i, phase in ipairs(LEADS[action]) do phases[i] = phase end
        phases[#phases + 1] = { "remove", colour = "white", by = "second" }
        local game = new(with({ phases = phases }, keys), { adjudication = adjudication })
        if phases[1][1] == "place" then helper.play(game, "play a1") end
        local ruling = helper.play(game, action)
        if phases[2][1] == "choose" then ruling = helper.play(game, "choose black") end
        return ruling
    end

    it("ends there, also if wins must be claimed", function()
        for action in pairs(LEADS) do
            for _, adjudication in ipairs { "immediate", "claims" } do
                local what = action .. " " .. adjudication
                assert.equal("drawn no-action (thrown)",
                    ended(action, {}, adjudication), what)
                assert.equal("won white no-action (thrown)",
                    ended(action, { at_end = { winner = "white" } }, adjudication), what)
            end
        end
    end)
end)

describe("a draw on the board if wins must be claimed", function()
    -- A row of one is on a full board; after White's pass, Black could remove the stone.
    local FULL = { board = { 1, 1, gravity = true }, turn = { pass = true, pop = true },
        win = { row = 1, atleast = true }, draw = { ["full-board"] = "T" } }

    it("is final, though a column could be popped after the pass", function()
        for ruling, at_end in pairs { ["drawn full-board (T)"] = false,
            ["won white full-board (thrown)"] = { winner = "white" } } do
            local game = new(with(FULL, { at_end = at_end or nil }),
                { adjudication = "claims" })
            helper.play(game, "play a1")
            assert.is_false(game.final)
            assert.equal(ruling, helper.play(game, "pass"))
        end
    end)

    it("is a win by counting once the last captured stones are lifted", function()
        local script = { board = { 7, 7 }, capture = { lengths = { 2 }, by_hand = true },
            draw = { moves = 5 } }
        for _, most in ipairs { "captured", "stones" } do
            for _, adjudication in ipairs { "immediate", "claims" } do
                local game = new(with(script, { at_end = { most = most } }),
                    { adjudication = adjudication })
                helper.play(game, "a1", "b1", "g7", "c1", "d1")
                if not game.final then helper.play(game, "capture b1 c1") end
                assert.equal("won black move-limit (thrown)", tostring(game.final),
                    most .. " " .. adjudication)
            end
        end
    end)
end)

describe("hooks that depend on a setting", function()
    it("are reported as wrong beside a wrong name", function()
        assert.same({ "name expected-got" }, paths_of { name = true, board = { 5, 5 },
            colours = SCRIPT.colours, win = SCRIPT.win, options = { f0 = true },
            hooks = { when = { f0 = true } } })
    end)
end)
