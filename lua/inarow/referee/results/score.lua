--- The score of a match: points, Elo with its error, and the sequential test.
--
-- Games are counted in pairs of the same opening with colours swapped, as far as both are
-- there: what an opening favours cancels out, and the error is smaller than of games.
local score = {}

--- The Elo difference that an expected score, from 0 to 1, means; infinite at the ends.
function score.elo(part)
    if part <= 0 then return -math.huge end
    if part >= 1 then return math.huge end
    return 400 * math.log(part / (1 - part)) / math.log(10)
end

-- The expected score of an Elo difference.
local function part_of(elo)
    return 1 / (1 + 10 ^ (-elo / 400))
end

local Score = {}
Score.__index = Score

--- A score that is empty: wins, draws and losses of the first player; `pairs` by the
-- points of the two games, 0, a half … 2, at 1 to 5; `endings` by what games ended by:
-- {games, wins, draws, losses}.
-- @param bounds of the sequential test, as score.test has them, or nil
function score.new(bounds)
    local self = setmetatable({ bounds = bounds, games = 0, wins = 0, draws = 0,
        losses = 0, void = 0, points = 0,
        pairs = { 0, 0, 0, 0, 0 }, by_game = {}, endings = {} }, Score)
    self.test = bounds and score.test(self, bounds)
    return self
end

-- Points of the first player of the match.
local function points_of(game)
    if game.ruling.status == "void" then return nil end
    if not game.winner then return 0.5 end
    return (game.winner == 1) == (game.first == 1) and 1 or 0
end

--- Count a game of an event (match.lua).
function Score:add(number, game)
    score.add(self, number, points_of(game), game.ended_by)
    self.test = self.bounds and score.test(self, self.bounds)
end

--- Has the sequential test, if there is one, accepted an answer?
function Score:is_decided()
    return self.test ~= nil and self.test.accepted ~= nil
end

--- Count a game.
-- @param number of the game; 1 and 2 are a pair, 3 and 4 …
-- @param points of the first player: 1, 0.5, 0; nil of a game that is void
-- @param reason what it ended by
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

-- Mean and variance of the score of one game, from counts of results that are evenly
-- spread from 0 to 1; and how many results there are.
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

-- The counts that the error is taken from: those of pairs, or of games while there are
-- games without the other one of their pair.
local function counts_of(self)
    local in_pairs = 0
    for _, n in ipairs(self.pairs) do in_pairs = in_pairs + n end
    if in_pairs * 2 == self.games and in_pairs > 0 then return self.pairs end
    return { self.losses, self.draws, self.wins }
end

-- The interval that the true score lies in, 95 times of 100. One result of each extreme
-- is added to what was seen (Agresti and Coull): few games won do not mean that all are.
local function interval(counts)
    local more = {}
    for i, n in ipairs(counts) do more[i] = n end
    more[1], more[#more] = more[1] + 1, more[#more] + 1
    local mean, variance, count = moments(more)
    local wide = 1.96 * math.sqrt(variance / count)
    return math.max(0, mean - wide), math.min(1, mean + wide)
end

--- What is to be told of it: {points, games, part, low, high, elo, elo_low,
-- elo_high}; the part is that of the first player, `low` to `high` its interval of 95 %.
function Score:summary()
    local part = self.games > 0 and self.points / self.games or 0.5
    local low, high = interval(counts_of(self))
    return { points = self.points, games = self.games, part = part, low = low,
        high = high, elo = score.elo(part), elo_low = score.elo(low),
        elo_high = score.elo(high) }
end

-- Of each result that was not seen, so much of a pair is taken for seen: without it a few
-- equal pairs would leave nothing that another mean could be made of.
local LITTLE = 1e-3

-- The likeliest distribution with a given mean takes each value's share of what was seen
-- by 1 + tilt * (value - mean). The tilt is where the mean comes out: the sum below falls
-- as it grows, and is found by Newton's steps, or halves where these lead astray.
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

-- The log likelihood ratio of two Elo differences: of the likeliest distributions of
-- pairs that have the one mean and the other. This is the generalized test on five
-- results that chess engines are tested by (van den Bergh, "A practical introduction to
-- the GSPRT"). How few pairs vary says nothing of the players, and is not used.
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

--- The sequential probability ratio test: whether the first player is by `elo1` the
-- better one, or by `elo0` only. Pairs are looked at in their order, up to the first that
-- is not complete, so the answer does not hang on which game ends first.
-- @param bounds {elo0, elo1, alpha, beta}
-- @return {ratio, lower, upper, accepted: "elo0", "elo1" or nil, pairs}
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
