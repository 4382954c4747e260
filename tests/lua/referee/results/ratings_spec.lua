--- Tests ratings of a tournament: closed forms, an independent computation, extremes, and
-- how often the intervals contain the true strengths.
local helper = dofile "tests/lua/helper.lua"
local ratings = require "inarow.referee.results.ratings"
local score = require "inarow.referee.results.score"

local LOGIT = math.log(10) / 400 -- of one Elo

local function near(expected, value, by)
    assert(math.abs(expected - value) <= (by or 1e-6), ("%.9g, not %.9g"):format(value,
        expected))
end

-- Returns results from rows of: first, second, wins, draws, losses.
local function results_of(rows)
    local results = {}
    for i, row in ipairs(rows) do
        results[i] = { first = row[1], second = row[2], wins = row[3], draws = row[4],
            losses = row[5] }
    end
    return results
end

local function rated(count, rows) return ratings.of(results_of(rows), count) end

-- Returns the logarithm of the beta function of whole numbers.
local function log_beta(a, b)
    local sum = -math.log(a)
    for i = 1, b - 1 do sum = sum + math.log(i) - math.log(a + i) end
    return sum
end

-- Returns the probability that a variable with one beta distribution exceeds a variable
-- with another.
local function exceeds(a, b, c, d)
    local sum = 0
    for i = 0, a - 1 do
        sum = sum + math.exp(log_beta(c + i, b + d) - log_beta(1 + i, b) - log_beta(c, d))
            / (b + i)
    end
    return sum
end

describe("two players", function()
    it("differ by the mean of the differences that both sides' scores imply", function()
        local its = rated(2, { { 1, 2, 640000, 0, 360000 }, { 2, 1, 520000, 0, 480000 } })
        local difference = (score.elo(0.64) - score.elo(0.52)) / 2
        near(difference / 2, its.elo[1], 1e-3)
        near(-difference / 2, its.elo[2], 1e-3)
        near((score.elo(0.64) + score.elo(0.52)) / 2, its.advantage.elo, 1e-3)
        local variance = 1e-6 / (0.64 * 0.36) + 1e-6 / (0.52 * 0.48)
        near(1.96 * math.sqrt(variance) / 4 / LOGIT, its.error[1], 1e-5)
        near(its.error[1], its.error[2])
        near(its.error[1] * 2, its.advantage.error, 1e-5)
        assert.equal(0, its.drawing)
    end)

    -- Without draws, the score of each beginner has a beta distribution, from a prior
    -- that is flat in Elo. The better player has the higher score.
    it("have an order with the probability of the exact posterior", function()
        near(0.5, exceeds(7, 5, 7, 5))
        near(2 / 3, exceeds(2, 1, 1, 1))
        for _, row in ipairs { { 60, 40, 50, 50 }, { 55, 45, 55, 45 }, { 30, 70, 45, 55 },
            { 120, 80, 90, 110 }, { 27, 23, 24, 26 } } do
            local a, b, c, d = row[1], row[2], row[3], row[4]
            local its = rated(2, { { 1, 2, a, 0, b }, { 2, 1, c, 0, d } })
            near(exceeds(a, b, c, d), its.superiority[1][2], 3e-3)
            near(1, its.superiority[1][2] + its.superiority[2][1])
        end
    end)

    it("of equal strength draw as often as they drew", function()
        local its = rated(2, { { 1, 2, 35000, 30000, 35000 },
            { 2, 1, 35000, 30000, 35000 } })
        near(0.3, its.drawing, 1e-5)
        near(0, its.advantage.elo)
        near(0, its.elo[1])
    end)
end)

it("players who beat each other in a circle are equal", function()
    local its = rated(3, { { 1, 2, 9, 4, 2 }, { 2, 3, 9, 4, 2 }, { 3, 1, 9, 4, 2 },
        { 2, 1, 1, 3, 6 }, { 3, 2, 1, 3, 6 }, { 1, 3, 1, 3, 6 } })
    for i = 1, 3 do
        near(0, its.elo[i])
        near(its.error[1], its.error[i])
        for j = 1, 3 do near(0.5, its.superiority[i][j]) end
    end
end)

local SMALL = { { 1, 2, 12, 5, 3 }, { 2, 1, 6, 7, 7 }, { 1, 3, 15, 2, 1 },
    { 3, 1, 4, 3, 11 }, { 2, 3, 9, 4, 6 } }

-- The numbers are from Python: the logarithm of the posterior, with strengths as powers
-- of ten and decimals of 60 digits; Newton's method with differences of 1e-12 Elo for all
-- derivatives; the inverse by Gauss and Jordan; erfc for the likelihoods.
it("are those of an independent computation", function()
    local its = rated(3, SMALL)
    local elo = { 142.4525612, -29.5923221, -112.8602391 }
    local error = { 71.1011955, 80.7953346, 84.5983678 }
    for i = 1, 3 do
        near(elo[i], its.elo[i], 1e-4)
        near(error[i], its.error[i], 1e-4)
    end
    near(87.1882701, its.advantage.elo, 1e-4)
    near(96.9496477, its.advantage.error, 1e-4)
    near(0.2536335, its.drawing)
    near(0.0038487, its.superiority[2][1])
    near(0.0000918, its.superiority[3][1])
    near(0.1372945, its.superiority[3][2])
end)

it("do not depend on the order of players and results, or on how results are split",
    function()
        local its, place = rated(3, SMALL), { 3, 1, 2 }
        local rows = { { 3, 1, 0, 2, 1 } }
        for i, row in ipairs(SMALL) do
            local first, second = place[row[1]], place[row[2]]
            rows[#SMALL + 2 - i] = { first, second, row[3], row[4], row[5] }
        end
        rows[#rows][3], rows[#rows][4], rows[#rows][5] = 12, 3, 2
        local other = rated(3, rows)
        for i = 1, 3 do
            near(its.elo[i], other.elo[place[i]])
            near(its.error[i], other.error[place[i]])
            for j = 1, 3 do
                near(its.superiority[i][j], other.superiority[place[i]][place[j]])
            end
        end
    end)

-- Checks that every number of ratings is finite and in its range.
local function check(its, count)
    near(its.drawing, math.max(0, math.min(1, its.drawing)), 0)
    local sum, numbers = 0, { its.advantage.elo, its.advantage.error }
    for i = 1, count do
        sum = sum + its.elo[i]
        numbers[#numbers + 1] = its.elo[i]
        numbers[#numbers + 1] = its.error[i]
        for j = 1, count do
            local part = its.superiority[i][j]
            assert(part >= 0 and part <= 1)
        end
    end
    near(0, sum, 1e-3)
    for _, number in ipairs(numbers) do assert(math.abs(number) < 1e6) end
end

describe("at extremes", function()
    it("no player, or one player, has ratings", function()
        check(rated(0, {}), 0)
        local its = rated(1, {})
        assert.same({ { 0 }, { 0 } }, { its.elo, its.error })
    end)

    it("a player without games has a wide interval, and does not affect others",
        function()
            local games = { { 1, 2, 600, 0, 400 }, { 2, 1, 500, 0, 500 } }
            local two, its = rated(2, games), rated(3, games)
            near(0, its.elo[3])
            assert(its.error[3] > 1500)
            near(two.superiority[1][2], its.superiority[1][2])
            near(two.elo[1], its.elo[1])
            near(0.5, its.superiority[1][3], 0.02)
        end)

    it("groups that did not meet are compared within themselves", function()
        local its = rated(4, { { 1, 2, 600, 0, 400 }, { 2, 1, 400, 0, 600 },
            { 3, 4, 400, 0, 600 }, { 4, 3, 600, 0, 400 } })
        assert(its.superiority[1][2] > 0.99 and its.superiority[3][4] < 0.01)
        near(0.5, its.superiority[1][3], 0.05)
        assert(its.error[1] > 900)
    end)

    it("steps that are too long are halved", function() -- numbers as above, from Python
        local its = rated(2, { { 1, 2, 1, 2, 2 }, { 2, 1, 0, 1, 1000000 } })
        near(1120.9294, its.elo[1], 1e-3)
        near(-2319.7375, its.advantage.elo, 1e-3)
    end)

    for _, games in ipairs { 1, 100, 1e6, 1e12 } do
        it(("%.0f games of a pair may all end alike"):format(games), function()
            for _, row in ipairs { { games, 0, 0 }, { 0, games, 0 }, { 0, 0, games } } do
                local its = rated(2, { { 1, 2, row[1], row[2], row[3] } })
                check(its, 2)
                assert(its.error[1] > 100)
                check(rated(2, { { 1, 2, row[1], row[2], row[3] },
                    { 2, 1, row[1], row[2], row[3] } }), 2)
            end
        end)

        it(("20 players may win all %.0f games or none"):format(games), function()
            local rows = {}
            for i = 1, 20 do
                for j = 1, i - 1 do
                    rows[#rows + 1] = { i, j, 0, 0, games }
                    rows[#rows + 1] = { j, i, games, 0, 0 }
                end
            end
            local its = rated(20, rows)
            check(its, 20)
            for i = 2, 20 do assert(its.elo[i - 1] > its.elo[i] + 10) end
        end)
    end
end)

-- Returns a random part of 1.
local function part_of(random) return random(1000000) / 1000000 end

-- Returns a row of games whose first player is stronger by some Elo.
local function played(random, first, second, difference, nu, games)
    local half = difference * LOGIT / 2
    local win, loss = math.exp(half), math.exp(-half)
    local row = { first, second, 0, 0, 0 }
    for _ = 1, games do
        local at = (win + nu + loss) * part_of(random)
        local place = at < win and 3 or at < win + nu and 4 or 5
        row[place] = row[place] + 1
    end
    return row
end

-- Returns an event of players with known strengths: 20 to 200 games per pair, half of
-- them begun by each player. The results are rows, the strengths with mean zero, and the
-- advantage.
local function event(random)
    local count, spread, mean, elo = random(6) + 2, 400 * part_of(random), 0, {}
    for i = 1, count do
        elo[i] = spread * part_of(random)
        mean = mean + elo[i] / count
    end
    local nu = math.max(0, 2.5 * part_of(random) - 0.5) -- 0 in a fifth of all events
    local advantage, games, rows = 150 * part_of(random) - 50, random(91) + 9, {}
    for i = 1, count do
        for j = 1, count do
            local difference = elo[i] - elo[j] + advantage
            if i ~= j then
                rows[#rows + 1] = played(random, i, j, difference, nu, games)
            end
        end
    end
    for i = 1, count do elo[i] = elo[i] - mean end
    return rows, elo, advantage
end

it("intervals contain 95 % of true strengths and advantages in many events", function()
    local EVENTS = helper.is_long and 5000 or 1500
    local random, held, advantages_held = helper.random(38), 0, 0
    for _ = 1, EVENTS do
        local rows, elo, advantage = event(random)
        local one, its = random(#elo), rated(#elo, rows)
        if math.abs(its.elo[one] - elo[one]) <= its.error[one] then held = held + 1 end
        if math.abs(its.advantage.elo - advantage) <= its.advantage.error then
            advantages_held = advantages_held + 1
        end
    end
    near(0.95, held / EVENTS, 0.01)
    near(0.95, advantages_held / EVENTS, 0.01)
end)
