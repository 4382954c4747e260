--- Forbidden moves that are allowed because they capture (forbid.*.unless).
local inarow = require "inarow"

local SCRIPT = [[
return {
    name = "excepted", source = "EX", options = { enough = 10 },
    board = { 13, 13 }, colours = { "black", "white" },
    capture = { lengths = { 2 } },
    win = { row = 5, atleast = true, survives = true, captured = option "enough" },
    forbid = { ["double-three"] = { penalty = "refused", unless = %s, cite = "EX 1" } },
}
]]

-- A stone at e5 makes two threes and captures e6 and e7, of White's row if g7 stands.
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

-- The rulings on actions after the board, by a script with these exceptions.
local function rulings(unless, options, turn, actions)
    local variant = assert(inarow.load(SCRIPT:format(unless), "excepted"))
    local game = assert(inarow.new(variant, options))
    assert(game:setup((BOARD:gsub("\n", "")), turn))
    local told = {}
    for i, action in ipairs(actions) do
        local ruling, _, _, refusal = game:apply(action)
        told[i] = tostring(ruling or refusal)
    end
    return told, game
end

describe("a forbidden move that captures", function()
    local REFUSED = "refused forbidden (EX 1)"

    it("is allowed to it, if that is the exception", function()
        assert.same({ "ok" }, (rulings('"captures"', {}, "black", { "play e5" })))
    end)

    it("is allowed if it wins so, and not before", function()
        assert.same({ REFUSED }, (rulings('"wins"', {}, "black", { "play e5" })))
        assert.same({ "won black captures (EX)" },
            (rulings('"wins"', { enough = 2 }, "black", { "play e5" })))
    end)

    it("is allowed if it breaks a row that awaits the answer, and else not", function()
        assert.same({ REFUSED }, (rulings('"breaks"', {}, "black", { "play e5" })))
        assert.same({ "ok", "ok" },
            (rulings('"breaks"', {}, "white", { "play g7", "play e5" })))
        assert.same({ "ok", REFUSED }, -- no row is broken
            (rulings('"breaks"', {}, "white", { "play m1", "play e5" })))
    end)

    it("is allowed by any of several exceptions, and is not told as forbidden", function()
        local told, game = rulings('{ "wins", "breaks" }', {}, "white", { "play g7" })
        assert.same({ "ok" }, told)
        assert.same({}, game:forbidden "black")
        assert(game:apply "play e5")
    end)

    it("is forbidden at a point where it does none of that", function()
        local _, game = rulings('"breaks"', {}, "black", {})
        assert.same({ "e5" }, game:forbidden "black")
    end)
end)
