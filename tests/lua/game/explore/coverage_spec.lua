require "inarow" -- it gives games their records
local coverage = require "inarow.game.explore.coverage"
local new_game = require("inarow.game").new
local variants = require "inarow.variant"

describe("games that look for rules", function()
    it("are crowded in the middle eight columns and rows of an even board", function()
        local definition = assert(variants.load([[return { name = "x", source = "X",
            board = { 16, 16 }, colours = { "a", "b" }, draw = { moves = 40 },
            win = { row = 16, atleast = true } }]], "x"))
        local games = {}
        coverage.round(function()
            games[#games + 1] = new_game(assert(variants.rules(definition)))
            return games[#games]
        end, 1, coverage.nothing())
        local plain, crowded, columns, rows = games[1], games[2], {}, {}
        assert.truthy(plain:record():find " a%d+ ")
        for column, row in crowded:record():gmatch " (%l)(%d+) " do
            columns[column], rows[tonumber(row)] = true, true
        end
        local expected = { e = true, f = true, g = true, h = true, i = true, j = true,
            k = true, l = true }
        assert.same(expected, columns)
        for row = 1, 16 do assert.equal(row >= 5 and row <= 12, rows[row] == true) end
    end)
end)
