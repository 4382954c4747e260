--- Tests forbidden moves that are allowed because they capture (forbid.*.unless).
local helper = dofile "tests/lua/helper.lua"
local inarow = require "inarow"

local says = helper.says

local SCRIPT = [[
return {
    name = "excepted", source = "EX", options = { enough = 10 },
    board = { 13, 13 }, colours = { "black", "white" },
    capture = { lengths = { 2 } },
    win = { row = 5, atleast = true, survives = true, captured = option "enough" },
    forbid = { ["double-three"] = { penalty = "refused", unless = %s, cite = "EX 1" } },
}
]]

-- A stone at e5 makes two threes and captures e6 and e7; with g7, these are part of
-- White's row.
local BOARD = [[
.............
.............
.............
.............
.............
....X........
..OOOO.......
....O........
..XX.........
...X.........
..X..........
.............
.............
]]

-- Returns the rulings on actions after the board, by a script with these exceptions.
local function rulings(unless, options, turn, actions)
    local variant = assert(inarow.load(SCRIPT:format(unless), "excepted"))
    local game = assert(inarow.new(variant, options))
    assert(game:setup((BOARD:gsub("\n", "")), turn))
    local results = {}
    for i, action in ipairs(actions) do
        local ruling, _, _, refusal = game:apply(action)
        results[i] = tostring(ruling or refusal)
    end
    return results, game
end

describe("a forbidden move that captures", function()
    local REFUSED = "refused forbidden (EX 1)"

    it("is allowed if the exception is a capture", function()
        assert.same({ "ok" }, (rulings('"captures"', {}, "black", { "play e5" })))
    end)

    it("is allowed if the capture wins, and otherwise not", function()
        assert.same({ REFUSED }, (rulings('"wins"', {}, "black", { "play e5" })))
        assert.same({ "won black captures (EX)" },
            (rulings('"wins"', { enough = 2 }, "black", { "play e5" })))
    end)

    it("is allowed only if it breaks a row that awaits the answer", function()
        assert.same({ REFUSED }, (rulings('"breaks"', {}, "black", { "play e5" })))
        assert.same({ "ok", "ok" },
            (rulings('"breaks"', {}, "white", { "play g7", "play e5" })))
        assert.same({ "ok", REFUSED }, -- no row is broken
            (rulings('"breaks"', {}, "white", { "play m1", "play e5" })))
    end)

    it("is allowed by any of several exceptions, and not listed as forbidden", function()
        local results, game = rulings('{ "wins", "breaks" }', {}, "white", { "play g7" })
        assert.same({ "ok" }, results)
        assert.same({}, game:forbidden "black")
        assert(game:apply "play e5")
    end)

    it("is explained by its captures, its win or the row, before and after", function()
        local cases = {
            { '"captures"', {}, "because it captures (EX 1)" },
            { '"wins"', { enough = 2 }, "because its captures win (EX 1)",
                "black has 2 captured stones then; 2 win (EX)" },
            { '"breaks"', {}, "because it breaks a row that awaits the answer (EX 1)",
                "this breaks white's row c7 d7 e7 f7 g7 (EX)" },
        }
        for _, case in ipairs(cases) do
            local _, game = rulings(case[1], case[2], "white", { "play g7" })
            local proof = game:explain("e5", "black")
            assert.equal("double-three", proof.reason)
            assert.equal(case[1], ("%q"):format(proof.unless))
            assert.is_false(proof.forbidden)
            local function check_text(explanation, captured)
                says(inarow.text(explanation), "e5: a double-three, allowed to black "
                    .. case[3], "a three on the row: c5 d5 e5", captured, case[4])
            end
            check_text(proof, "black captures e6 and e7, between e5 and e8")
            if case[1] ~= '"wins"' then
                check_text(game:explain "play e5", "black captured e6 and e7")
                assert(game:play "e5")
                check_text(game:explain(), "black captured e6 and e7")
            end
        end
    end)

    it("may be an overline where only a row of the exact length wins", function()
        local variant = assert(inarow.load([[return { name = "exact", source = "EX",
            board = { 9, 9 }, colours = { "black", "white" },
            capture = { lengths = { 2 } }, win = { row = 5, exactly = true },
            forbid = { overline = { penalty = "refused", unless = "captures" } } }]]))
        local game = assert(inarow.new(variant))
        assert(game:setup(("."):rep(36) .. "...X....." .. ("...O....."):rep(2)
            .. "XXX.XX..." .. ("."):rep(9), "black"))
        local proof = game:explain("d2", "black")
        assert.equal("overline", proof.reason)
        assert.equal("captures", proof.unless)
    end)

    it("that moves a stone is explained by where it came from", function()
        local script = SCRIPT:gsub("colours = ", 'turn = { move = "anywhere" },'
            .. ' supply = 8, %0')
        local function moved(unless)
            local variant = assert(inarow.load(script:format(unless), "excepted"))
            local game = assert(inarow.new(variant))
            local board = BOARD:gsub("\n", "")
            assert(game:setup("XXX" .. board:sub(4), "black")) -- all eight stones
            return game
        end
        local game = moved '"captures"'
        assert(game:apply "move a13 e5")
        says(inarow.text(game:explain()), "e5: a double-three, allowed to black because")
        local text = inarow.text(moved '"breaks"':explain "move a13 e5")
        says(text, "e5: forbidden to black, a double-three (EX 1)")
    end)

    it("is forbidden at a point without such an effect", function()
        local _, game = rulings('"breaks"', {}, "black", {})
        assert.same({ "e5" }, game:forbidden "black")
    end)
end)
