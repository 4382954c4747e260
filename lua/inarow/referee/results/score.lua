--- Calculates the score of a match: points, Elo difference with its error, and the result
-- of the sequential test.
--
-- Games are counted in pairs with the same opening and swapped colours, if both games of
-- the pair have been played. The advantage of an opening cancels out in a pair, so the
-- error is smaller than that of single games.
local score = {}

--- Return the Elo difference for an expected score from 0 to 1; infinite at both ends.
function score.elo(part)
    if part <= 0 then return -math.huge end
    if part >= 1 then return math.huge end
    return 400 * math.log(part / (1 - part)) / math.log(10)
end

-- Returns the expected score for an Elo difference.
local function part_of(elo)
    return 1 / (1 + 10 ^ (-elo / 400))
end

local Score = {}
Score.__index = Score

--- Create an empty score. `wins`, `draws` and `losses` are those of the first player.
-- `pairs` has five numbers: how many pairs had 0, 0.5, 1, 1.5 and 2 points. `endings`
-- has {games, wins, draws, losses} by the reason that ended the games.
-- @param bounds of the sequential test, as for score.test, or nil
function score.new(bounds)
    local self = setmetatable({ bounds = bounds, games = 0, wins = 0, draws = 0,
        losses = 0, void = 0, points = 0,
        pairs = { 0, 0, 0, 0, 0 }, by_game = {}, endings = {} }, Score)
    self.test = bounds and score.test(self, bounds)
    return self
end

-- Returns the points of the first player of the match; nil if the game is void.
local function points_of(game)
    if game.ruling.status == "void" then return nil end
    if not game.winner then return 0.5 end
    return (game.winner == 1) == (game.first == 1) and 1 or 0
end

--- Count a game of an event. match.play calls this for each game that ends.
function Score:add(number, game)
    score.add(self, number, points_of(game), game.ended_by)
    self.test = self.bounds and score.test(self, self.bounds)
end

--- Return true if there is a sequential test and it has accepted a hypothesis.
function Score:is_decided()
    return self.test ~= nil and self.test.accepted ~= nil
end

--- Count a game.
-- @param number of the game; 1 and 2 are a pair, 3 and 4 are the next pair
-- @param points of the first player: 1, 0.5 or 0; nil for a void game
-- @param reason that ended the game
function score.add(self, number, points, reason)
    self.by_game[number] = points or "void"
    local ending = self.endings[reason] or { games = 0, wins = 0, draws = 0, losses = 0 }
    self.endings[reason] = ending
    ending.games = ending.games + 1
    if not points then
        self.void = self.void + 1
        return
    end
    self.games = self.games + 1
    self.points = self.points + points
    local key = points == 1 and "wins" or points == 0 and "losses" or "draws"
    self[key], ending[key] = self[key] + 1, ending[key] + 1
    local other = self.by_game[number % 2 == 1 and number + 1 or number - 1]
    if type(other) == "number" then
        local place = (points + other) * 2 + 1
        self.pairs[place] = self.pairs[place] + 1
    end
end

-- Returns the mean and the variance of the score of one game, and the total number of
-- results.
-- @param counts number of results for each score; the scores are evenly spread from 0 to
-- 1
local function moments(counts)
    local count, sum, squares = 0, 0, 0
    for i, n in ipairs(counts) do
        local value = (i - 1) / (#counts - 1)
        count, sum, squares = count + n, sum + n * value, squares + n * value * value
    end
    if count == 0 then return 0.5, 0, 0 end
    local mean = sum / count
    return mean, math.max(0, squares / count - mean * mean), count
end

-- Returns the counts for the interval. If each game is in a pair, they are the counts of
-- pairs; otherwise those of games.
local function counts_of(self)
    local in_pairs = 0
    for _, n in ipairs(self.pairs) do in_pairs = in_pairs + n end
    if in_pairs * 2 == self.games and in_pairs > 0 then return self.pairs end
    return { self.losses, self.draws, self.wins }
end

-- Returns the 95 % interval of the true score. One worst and one best result are added
-- (Agresti and Coull), because a few wins do not mean that all games will be won.
local function interval(counts)
    local more = {}
    for i, n in ipairs(counts) do more[i] = n end
    more[1], more[#more] = more[1] + 1, more[#more] + 1
    local mean, variance, count = moments(more)
    local wide = 1.96 * math.sqrt(variance / count)
    return math.max(0, mean - wide), math.min(1, mean + wide)
end

--- Return the score of the first player: {points, games, part, low, high, elo, elo_low,
-- elo_high}. `part` is the points per game; `low` and `high` are the ends of its 95 %
-- interval.
function Score:summary()
    local part = self.games > 0 and self.points / self.games or 0.5
    local low, high = interval(counts_of(self))
    return { points = self.points, games = self.games, part = part, low = low,
        high = high, elo = score.elo(part), elo_low = score.elo(low),
        elo_high = score.elo(high) }
end

-- If a result did not occur, this small number of pairs is counted for it. Otherwise,
-- pairs that all have the same result would fit only one mean score.
local LITTLE = 1e-3

-- Finds the most likely distribution with a given mean, and returns the tilt that
-- describes it. To obtain the distribution, the observed share of each value is divided
-- by 1 + tilt * (value - mean). The right tilt makes `sum` zero. As `sum` falls when the
-- tilt grows, Newton's method finds the zero, with bisection if a step leaves the
-- bracket.
local function tilt_of(shares, mean)
    local low, high, tilt = -1 / (1 - mean), 1 / mean, 0
    for _ = 1, 60 do
        local sum, slope = 0, 0
        for i, share in ipairs(shares) do
            local value = (i - 1) / (#shares - 1) - mean
            local part = value / (1 + tilt * value)
            sum, slope = sum + share * part, slope - share * part * part
        end
        if sum > 0 then low = tilt else high = tilt end
        local step = tilt - sum / slope
        if step <= low or step >= high then step = (low + high) / 2 end
        if math.abs(step - tilt) < 1e-9 then break end
        tilt = step
    end
    return tilt
end

-- Takes the most likely distributions of pairs for two Elo differences, and returns the
-- log of the ratio of their likelihoods. Chess engines are tested by the same generalized
-- test on the five results of a pair (van den Bergh, "A practical introduction to the
-- GSPRT").
local function ratio(counts, elo0, elo1)
    local shares, count = {}, 0
    for i, n in ipairs(counts) do
        shares[i] = n > 0 and n or LITTLE
        count = count + shares[i]
    end
    for i, n in ipairs(shares) do shares[i] = n / count end
    local low, high = part_of(elo0), part_of(elo1)
    local low_tilt, high_tilt = tilt_of(shares, low), tilt_of(shares, high)
    local sum = 0
    for i, share in ipairs(shares) do
        local value = (i - 1) / (#shares - 1)
        sum = sum + share * math.log((1 + low_tilt * (value - low))
            / (1 + high_tilt * (value - high)))
    end
    return count * sum
end

--- Make the sequential probability ratio test: is the first player stronger by `elo1`, or
-- only by `elo0`? Pairs are counted in their order, up to the first incomplete pair. So
-- the answer does not depend on the order in which games end.
-- @param bounds {elo0, elo1, alpha, beta}. `elo0` and `elo1` are the hypotheses. `alpha`
-- is the probability of accepting elo1 if elo0 is true. `beta` is the probability of
-- accepting elo0 if elo1 is true
-- @return {ratio, lower, upper, accepted, pairs}. `accepted` is "elo0", "elo1" or nil
function score.test(self, bounds)
    local test = { lower = math.log(bounds.beta / (1 - bounds.alpha)),
        upper = math.log((1 - bounds.beta) / bounds.alpha), ratio = 0, pairs = 0 }
    local counts, number = { 0, 0, 0, 0, 0 }, 1
    while self.by_game[number] and self.by_game[number + 1] and not test.accepted do
        local one, other = self.by_game[number], self.by_game[number + 1]
        if one ~= "void" and other ~= "void" then
            local place = (one + other) * 2 + 1
            counts[place] = counts[place] + 1
            test.pairs = test.pairs + 1
            test.ratio = ratio(counts, bounds.elo0, bounds.elo1)
            test.accepted = test.ratio <= test.lower and "elo0"
                or test.ratio >= test.upper and "elo1" or nil
        end
        number = number + 2
    end
    return test
end

return score
