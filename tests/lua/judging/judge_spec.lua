-- Recorded games: expectations of a record are compared, other actions are ruled on; and
-- the claims that may still decide a game.
local claimable = require "inarow.judging.claimable"
local helper = dofile "tests/lua/helper.lua"
local inarow = require "inarow"

describe("a judged game", function()
    it("is illegal from a refusal on, except in a line with a ruling", function()
        local result = assert(inarow.judge "variant gomoku\nplay h8\nplay h8\n" ())
        assert.equal("illegal", result.verdict)
        assert.equal(2, result.refusal.move)
        result = assert(inarow.judge "variant gomoku\nplay h8\nplay h8 -> refused\n" ())
        assert.is_nil(result.refusal)
        assert.equal(0, #result.failures)
        result = assert(inarow.judge "variant gomoku\nplay h8\nplay h8 -> ok\n" ())
        assert.is_nil(result.refusal)
        assert.equal(1, #result.failures)
    end)

    it("is not one of the games to skip", function()
        local text = "variant gomoku\nplay h8\n---\nvariant renju\nplay h8\n"
        assert.equal("renju", inarow.judge(text, { skip = 1 })().game.rules.name)
        assert.is_nil(inarow.judge(text, { skip = 2 })())
        assert.error_matches(function()
            inarow.judge(text, { skip = "one" })
        end, "options.skip: a whole number from 0")
    end)
end)

describe("the claims that may decide a game", function()
    it("are listed in a sentence, if there are any", function()
        local function message_of(moves)
            local game = assert(inarow.new("gomoku", { adjudication = "claims" }))
            helper.play(game, moves)
            local result = assert(inarow.judge(game:record())())
            return claimable.in_words(result.game, result.claims)
        end
        assert.is_nil(message_of "h8")
        helper.says(message_of "h8, a1, i8, a3, j8, a5, k8, a7, l8", "five", "l8")
    end)
end)
