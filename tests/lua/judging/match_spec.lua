local inarow = require "inarow"
local judging = require "inarow.judging"

local PLAYERS = { "Aoki", "Berg" }

local function resigned(game, colour)
    assert(game:play "j10")
    assert(game:apply("resign by " .. colour))
end

describe("a match", function()
    it("swaps colours after each game, and counts (P87 12)", function()
        local it = assert(inarow.match("pente_1987", PLAYERS))
        local game = it:game()
        assert.same({ "Aoki", "Berg" }, game.seats)
        assert.equal("Aoki", it:begins())
        assert.equal(game, it:game())
        resigned(game, "black")
        assert.same({ 1, 0 }, it:score())
        assert.equal("Berg", it:begins())
        local second = it:game()
        assert.same({ "Berg", "Aoki" }, second.seats)
        assert(second:play "j10")
        assert(second:apply "draw offer")
        assert(second:apply "draw accept by black")
        assert.same({ 1.5, 0.5 }, it:score())
        assert.is_true(it:is_over())
        assert.is_nil(it:begins())
        local none, message, code = it:game()
        assert.is_nil(none)
        assert.equal("All 2 games of the match have been played.", message)
        assert.equal("game-over", code)
    end)

    it("plays a void game again, with the same colours", function()
        local it = assert(inarow.match("pente_1987", PLAYERS))
        assert(it:game():apply "disarranged unrestorable")
        assert.same({ 0, 0 }, it:score())
        assert.same({ "Aoki", "Berg" }, it:game().seats)
        assert.equal(2, #it.games)
    end)

    it("counts a game that both have lost for neither, and continues", function()
        local it = assert(inarow.match("pente_1987", PLAYERS))
        assert(it:game():apply "organizer loss-of-both")
        assert.same({ 0, 0 }, it:score())
        assert.same({ "Berg", "Aoki" }, it:game().seats)
        it:game().result = "loss-of-both" -- as the host recorded it
        assert.is_true(it:is_over())
        assert.same({ 0, 0 }, assert(judging.read_match(it:record())):score())
    end)

    it("counts wins by player, whoever holds the colour after a swap", function()
        local it = assert(inarow.match("rif_renju", PLAYERS, nil, 1))
        local game = it:game()
        for _, action in ipairs { "play h8", "play i9", "play j10", "swap" } do
            assert(game:apply(action))
        end
        assert(game:apply "resign by white") -- Aoki's, since Berg took black
        assert.same({ 0, 1 }, it:score())
    end)

    it("is read back from its text at any moment", function()
        local it = assert(inarow.match("pente_1987", PLAYERS,
            { adjudication = "claims", clock = "7200" }))
        resigned(it:game(), "white")
        assert(it:game():play "j10")
        local twin = assert(judging.read_match(it:record()))
        assert.equal(it:record(), twin:record())
        assert.same(it:score(), twin:score())
        assert(twin:game():apply "resign by black")
        assert.same({ 0, 2 }, twin:score())
    end)

    it("keeps its conduct after it was read back", function()
        local it = assert(inarow.match("pente_1987", PLAYERS,
            { adjudication = "claims", clock = "7200", wrong_claim = "loses" }, 3))
        resigned(it:game(), "white")
        local twin = assert(judging.read_match(it:record(), 3))
        assert.equal(it:game():record(), twin:game():record())
        assert.equal("claims", twin:game():state().adjudication)
    end)

    it("does not count an invalid result", function()
        local it = assert(inarow.match("pente_1987", PLAYERS))
        it:game().result = "green"
        assert.same({ 0, 0 }, it:score())
        assert.equal(1, #it.games)
    end)

    it("refuses text that is not a match, with the line", function()
        local CASES = {
            { "", "it contains no game" },
            { "variant pente_1987\nseats A B\nplay j10\nresign\n---\nvariant pente_1987\n"
                .. "seats A B\n", "with seats B, A", 7 },
            { "variant pente_1987\nseats A B\nplay a1\n", "in the centre", 3 },
            { "variant pente_1987\nseats A B\nplya a1\n", "unknown word", 3 },
            { "variant pente_teams\n", "needs a game of two colours", 1 },
            { "variant nothing\n", "no variant", 1 },
        }
        for _, case in ipairs(CASES) do
            local it, message, code, line = judging.read_match(case[1])
            assert.is_nil(it)
            assert.equal("bad-record", code)
            assert.equal(case[3], line)
            assert(message:find(case[2], 1, true), message)
        end
        assert.has_error(function() inarow.match("renju", { "one" }) end)
    end)
end)
