-- Tests rules whose forbidden moves take too long to find: the module reports this in
-- bounded time.
local helper = dofile "tests/lua/helper.lua"
local inarow = require "inarow"

describe("a stone that is too deep", function()
    it("is refused, and reported in words", function()
        local game = helper.too_deep()
        local _, message, code = game:forbidden()
        assert.are.equal("too-deep", code)
        assert.are.equal("It would take too long to decide which points are forbidden"
            .. " to black.",
            message)
        _, message, code = game:explain("u8")
        assert.are.equal("too-deep", code)
        assert.are.equal("It would take too long to decide whether u8 is forbidden to"
            .. " black.",
            message)
        local before = game.position:cells()
        _, message, code = game:apply("play u8")
        assert.are.equal("too-deep", code)
        assert.truthy(message:find("too long to decide", 1, true))
        assert.are.equal(before, game.position:cells())
        assert.are.equal(0, #game.log)
    end)

    it("is not possible in rules where one stone is a three", function()
        local rules, message, code = inarow.load([[return { name = "four",
            title = "Four", source = "X", board = { 26, 26, cite = "X" },
            colours = { "black", "white" }, win = { row = 3, exactly = true, cite = "X" },
            forbid = { ["double-three"] = { colour = "black", cite = "X" } } }]], "four")
        assert.is_nil(rules)
        assert.are.equal("bad-script", code)
        assert.truthy(message:find('forbid["double-three"]: a forbidden double-three'
            .. " needs", 1, true), message)
    end)
end)
