-- Rules whose forbidden moves take too long to tell: said so, in bounded time.
local inarow = require "inarow"

local script = [[return { name = "four", title = "Four", source = "X",
    board = { 26, 26, cite = "X" }, colours = { "black", "white" },
    win = { row = ROW, exactly = true, cite = "X" },
    forbid = { ["double-three"] = { colour = "black", cite = "X" } } }]]

-- Every fifth point black.
local function lattice()
    local cells = {}
    for y = 25, 0, -1 do
        for x = 0, 25 do cells[#cells + 1] = (x + 2 * y) % 5 == 0 and "X" or "." end
    end
    return table.concat(cells)
end

describe("what is too deep", function()
    it("is refused, and reported in words", function()
        local rules = assert(inarow.load((script:gsub("ROW", "4")), "four"))
        local game = assert(inarow.new(rules))
        assert(game:setup(lattice()))
        local _, message, code = game:forbidden()
        assert.are.equal("too-deep", code)
        assert.are.equal("What is forbidden to black here takes too long to tell.",
            message)
        _, message, code = game:explain("m13")
        assert.are.equal("too-deep", code)
        assert.are.equal("Whether m13 is forbidden to black takes too long to tell.",
            message)
        local before = game.position:cells()
        _, message, code = game:apply("play m13")
        assert.are.equal("too-deep", code)
        assert.truthy(message:find("too long to tell", 1, true))
        assert.are.equal(before, game.position:cells())
        assert.are.equal(0, #game.log)
    end)

    it("is no rule set where one stone is a three", function()
        local rules, message, code = inarow.load((script:gsub("ROW", "3")), "four")
        assert.is_nil(rules)
        assert.are.equal("bad-script", code)
        assert.truthy(message:find('forbid["double-three"]: needs a winning row of four',
            1, true), message)
    end)
end)
