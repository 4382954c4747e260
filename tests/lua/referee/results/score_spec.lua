--- Tests the score of a match, with numbers that are well known or computed by hand.
local score = require "inarow.referee.results.score"

local function near(expected, value, by)
    assert(math.abs(expected - value) <= (by or 1e-6), ("%.9g, not %.9g"):format(value,
        expected))
end

-- Returns a score of games in order, given the points of the first player.
local function of(...)
    local its = score.new()
    for number, points in ipairs { ... } do score.add(its, number, points, "five") end
    return its
end

it("Elo differences follow the usual curve", function()
    near(0, score.elo(0.5))
    near(190.8485, score.elo(0.75), 1e-4)
    near(-190.8485, score.elo(0.25), 1e-4)
    assert.equal(math.huge, score.elo(1))
    assert.equal(-math.huge, score.elo(0))
end)

it("games and complete pairs are counted", function()
    local its = of(1, 0, 1, 1, 0.5, 0, 0.5)
    assert.same({ 0, 1, 1, 0, 1 }, its.pairs)
    assert.equal(7, its.games)
    assert.equal(4, its.points)
    assert.equal(3, its.wins)
    assert.equal(2, its.draws)
    assert.equal(2, its.losses)
end)

it("the order in which games end does not matter", function()
    local its = score.new()
    for _, number in ipairs { 4, 1, 3, 2 } do
        score.add(its, number, number % 2, "five")
    end
    assert.same({ 0, 0, 2, 0, 0 }, its.pairs)
end)

it("a void game is not counted", function()
    local its = score.new()
    score.add(its, 1, nil, "stopped")
    score.add(its, 2, 1, "five")
    assert.equal(1, its.games)
    assert.equal(1, its.void)
    assert.same({ stopped = { games = 1, wins = 0, draws = 0, losses = 0 },
        five = { games = 1, wins = 1, draws = 0, losses = 0 } }, its.endings)
    assert.same({ 0, 0, 0, 0, 0 }, its.pairs)
end)

describe("the interval", function()
    it("without games is unlimited, and wide for few games", function()
        local sum = score.new():summary()
        assert(sum.low < 0.01 and sum.high > 0.99)
        sum = of(1, 1):summary()
        assert.equal(1, sum.part)
        assert.equal(1, sum.high)
        assert(sum.low > 0 and sum.low < 0.5)
    end)

    it("is narrower if pairs are even, even if games are won and lost", function()
        local alike, mixed = {}, {}
        for i = 1, 100 do
            alike[i] = i % 2
            mixed[i] = math.floor((i - 1) / 2) % 2
        end
        local one = of((table.unpack or unpack)(alike)):summary()
        local other = of((table.unpack or unpack)(mixed)):summary()
        near(0.5, one.part)
        near(0.5, other.part)
        assert(one.high - one.low < (other.high - other.low) / 3)
    end)

    -- 40 pairs: 12 of two points, 18 of one, 10 of none, and one more at each extreme.
    it("is computed from pairs", function()
        local games = {}
        for i = 1, 40 do
            local kind = i <= 12 and 1 or i <= 30 and 2 or 3
            games[2 * i - 1] = kind == 3 and 0 or 1
            games[2 * i] = kind == 1 and 1 or 0
        end
        local sum = of((table.unpack or unpack)(games)):summary()
        local mean = (13 + 9) / 42
        local wide = 1.96 * math.sqrt(((13 + 18 / 4) / 42 - mean ^ 2) / 42)
        near(mean - wide, sum.low)
        near(mean + wide, sum.high)
        near(score.elo(mean + wide), sum.elo_high)
    end)
end)

describe("the sequential test", function()
    local BOUNDS = { elo0 = 0, elo1 = 10, alpha = 0.05, beta = 0.05 }

    it("has Wald's bounds", function()
        local test = score.test(score.new(), BOUNDS)
        near(-2.94443898, test.lower)
        near(2.94443898, test.upper)
        assert.equal(0, test.ratio)
        assert.is_nil(test.accepted)
    end)

    it("accepts the true hypothesis", function()
        local better, even = {}, {}
        for i = 1, 4000 do
            better[i] = i % 10 < 6 and 1 or 0
            even[i] = i % 3 == 0 and 0.5 or i % 3 == 1 and 1 or 0
        end
        assert.equal("elo1", score.test(of((table.unpack or unpack)(better)), BOUNDS)
            .accepted)
        assert.equal("elo0", score.test(of((table.unpack or unpack)(even)), BOUNDS)
            .accepted)
    end)

    it("reads pairs in order, up to the first incomplete one", function()
        local its = score.new()
        for number = 3, 1000 do score.add(its, number, 1, "five") end
        assert.equal(0, score.test(its, BOUNDS).pairs)
        score.add(its, 1, 1, "five")
        score.add(its, 2, 1, "five")
        local test = score.test(its, BOUNDS)
        assert.equal("elo1", test.accepted)
        assert(test.pairs < 400)
        -- The second pair has a void game.
        its = score.new()
        for number, points in ipairs { 1, 0, 1, false, 0, 1, 1 } do
            score.add(its, number, points or nil, "five")
        end
        assert.equal(2, score.test(its, BOUNDS).pairs)
    end)

    -- Unseen results are possible: two won games count only for the difference of their
    -- likelihoods.
    it("does not assume that few results show all possible ones", function()
        local wide = { elo0 = 0, elo1 = 20, alpha = 0.05, beta = 0.05 }
        local test = score.test(of(1, 1), wide)
        near(math.log(2 / (1 + 10 ^ (-20 / 400))), test.ratio, 1e-3)
        assert.is_nil(test.accepted)
        for _, elo in ipairs { 20, 50, 100, 200 } do
            wide.elo1 = elo
            assert.is_nil(score.test(of(1, 1, 1, 1), wide).accepted)
            assert.is_nil(score.test(of(1, 0, 1, 0), wide).accepted)
        end
    end)

    -- Returns how often a test of 0 against `elo1` accepts each. The games of the matches
    -- are drawn, or won by the first player, with these probabilities.
    local function accepted(elo1, drawn, won, matches)
        local random = require("inarow.referee.openings").random(17)
        local counts, most = { elo0 = 0, elo1 = 0 }, 1e6
        for _ = 1, matches do
            local its = score.new()
            for number = 1, 800 do
                local part = random(most) / most
                score.add(its, number, part <= drawn and 0.5
                    or part <= drawn + won and 1 or 0, "five")
            end
            local answer = score.test(its, { elo0 = 0, elo1 = elo1, alpha = 0.05,
                beta = 0.05 }).accepted
            if answer then counts[answer] = counts[answer] + 1 end
        end
        return counts.elo0 / matches, counts.elo1 / matches
    end

    for _, drawn in ipairs { 0, 0.3 } do
        for _, elo in ipairs { 80, 120 } do
            it(("errs as seldom as it says: Elo %d, %g drawn"):format(elo, drawn),
                function()
                    local matches = 300
                    local right, wrong = accepted(elo, drawn, 0.5 - drawn / 2, matches)
                    assert(wrong > 0.01 and wrong < 0.09, "alpha " .. wrong)
                    assert(right > 0.9, right)
                    local won = 1 / (1 + 10 ^ (-elo / 400)) - drawn / 2
                    wrong, right = accepted(elo, drawn, won, matches)
                    assert(wrong > 0.01 and wrong < 0.09, "beta " .. wrong)
                    assert(right > 0.9, right)
                end)
        end
    end
end)
