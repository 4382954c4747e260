--- Calculates ratings of the players of a tournament, with their errors, from the games
-- played.
--
-- The model is Bradley and Terry's, with draws as in Davidson's model and an advantage
-- for the player who begins. Let d be the superiority of the first player of a game, in
-- logits and including the advantage. Then the probabilities of win, draw and loss are
-- proportional to exp(d / 2), nu and exp(-d / 2). The curvature of the likelihood at
-- these strengths gives the errors.
--
-- The unknowns are a list: strengths by place, the advantage, and the logarithm of nu.
local score = require "inarow.referee.results.score"

local ratings = {}

local ELO = score.elo(1 / (1 + math.exp(-1))) -- the Elo difference of one logit
local WIDE = 1.96 -- 95 % lie within this many standard deviations of the mean

-- The precision of the prior: the inverse of its variance. Each unknown is normal with
-- mean 0 and a standard deviation of 1,000 Elo. A few games outweigh the prior. The prior
-- keeps the ratings finite for players without games, or without a loss.
local PRIOR = (ELO / 1000) ^ 2

-- Represents log(0). Without any draw the most likely nu is 0, and nu is not fitted.
local NO_DRAWS = -1000

-- Creates a fit that starts from equal players without an advantage.
local function start(results, count)
    local fit = { results = results, advantage = count + 1, drawing = count + 2,
        games = 0, unknowns = {} }
    local draws = 0
    for _, result in ipairs(results) do
        draws = draws + result.draws
        fit.games = fit.games + result.wins + result.draws + result.losses
    end
    for i = 1, count + 2 do fit.unknowns[i] = 0 end
    if draws == 0 then fit.unknowns[fit.drawing] = NO_DRAWS end
    fit.fitted = draws > 0 and fit.drawing or fit.advantage
    return fit
end

-- Returns the evidence of the prior without games: the log likelihood, its gradient, and
-- the information. The information is the negative matrix of second derivatives. Only the
-- lower half of this matrix is used.
local function prior(fit, unknowns)
    local likelihood, gradient, information = 0, {}, {}
    for i, unknown in ipairs(unknowns) do
        local pull = i <= fit.fitted and PRIOR * unknown or 0
        likelihood = likelihood - pull * unknown / 2
        gradient[i] = -pull
        local row = {}
        for j = 1, #unknowns do row[j] = i == j and PRIOR or 0 end
        information[i] = row
    end
    return { likelihood = likelihood, gradient = gradient, information = information }
end

-- Returns the probabilities of win, draw and loss, and the log likelihood of a result.
-- Exponents are at most 0, so that long odds do not overflow.
local function outcomes(half, log_nu, result)
    local top = math.max(half, -half, log_nu)
    local win, draw = math.exp(half - top), math.exp(log_nu - top)
    local loss = math.exp(-half - top)
    local whole = win + draw + loss
    local log_whole = top + math.log(whole)
    return win / whole, draw / whole, loss / whole, result.wins * (half - log_whole)
        + result.draws * (log_nu - log_whole) + result.losses * (-half - log_whole)
end

-- Adds the games of an ordered pair of players. Most of the time is spent here, so the
-- sums are written out. `bend` is computed without a subtraction, so it stays exact if a
-- win is nearly certain.
local function add(sum, fit, unknowns, result)
    local first, second, advantage = result.first, result.second, fit.advantage
    local drawing, gradient, information = fit.drawing, sum.gradient, sum.information
    local half = (unknowns[first] - unknowns[second] + unknowns[advantage]) / 2
    local win, draw, loss, likelihood = outcomes(half, unknowns[drawing], result)
    local games = result.wins + result.draws + result.losses
    local slope = (result.wins - result.losses - games * (win - loss)) / 2
    local bend = games * (win * loss + draw * (win + loss) / 4)
    local shared = games * draw * (loss - win) / 2
    sum.likelihood = sum.likelihood + likelihood
    gradient[first] = gradient[first] + slope
    gradient[second] = gradient[second] - slope
    gradient[advantage] = gradient[advantage] + slope
    gradient[drawing] = gradient[drawing] + result.draws - games * draw
    local row = information[first]
    row[first] = row[first] + bend
    row[second] = row[second] - bend
    row = information[second]
    row[first] = row[first] - bend
    row[second] = row[second] + bend
    row = information[advantage]
    row[first] = row[first] + bend
    row[second] = row[second] - bend
    row[advantage] = row[advantage] + bend
    row = information[drawing]
    row[first] = row[first] + shared
    row[second] = row[second] - shared
    row[advantage] = row[advantage] + shared
    row[drawing] = row[drawing] + games * draw * (win + loss)
end

-- Returns the evidence of the prior and all games.
local function evidence(fit, unknowns)
    local sum = prior(fit, unknowns)
    for _, result in ipairs(fit.results) do add(sum, fit, unknowns, result) end
    return sum
end

-- Returns the Cholesky root of the first `size` rows and columns of a positive definite
-- matrix.
local function root_of(matrix, size)
    local root = {}
    for i = 1, size do
        local row = {}
        for j = 1, i - 1 do
            local sum, other = matrix[i][j], root[j]
            for k = 1, j - 1 do sum = sum - row[k] * other[k] end
            row[j] = sum / other[j]
        end
        local rest = matrix[i][i]
        for k = 1, i - 1 do rest = rest - row[k] * row[k] end
        row[i] = math.sqrt(rest)
        root[i] = row
    end
    return root
end

-- Solves the linear equations of the matrix that has this root: its product with the
-- result is `vector`.
local function solve(root, vector)
    local size, found = #root, {}
    for i = 1, size do
        local sum, row = vector[i], root[i]
        for k = 1, i - 1 do sum = sum - row[k] * found[k] end
        found[i] = sum / row[i]
    end
    for i = size, 1, -1 do
        local row = root[i]
        local value = found[i] / row[i]
        found[i] = value
        for k = 1, i - 1 do found[k] = found[k] - row[k] * value end
    end
    return found
end

-- Takes a step. If the likelihood falls by more than rounding, the step is halved until
-- it does not. Returns the new unknowns, and their evidence.
local function advance(fit, here, step)
    local least, part = here.likelihood - 1e-12 * fit.games, 1
    while true do
        local unknowns = {}
        for i, unknown in ipairs(fit.unknowns) do
            unknowns[i] = unknown + part * (step[i] or 0)
        end
        local there = evidence(fit, unknowns)
        if there.likelihood >= least or part < 1e-9 then return unknowns, there end
        part = part / 2
    end
end

-- Finds the most likely unknowns of a fit. Each unknown is accurate to a millionth of its
-- standard error. Returns the root of the information at these unknowns.
local function maximize(fit)
    local here = evidence(fit, fit.unknowns)
    for _ = 1, 100 do
        local root = root_of(here.information, fit.fitted)
        local step, gain = solve(root, here.gradient), 0
        for i, part in ipairs(step) do gain = gain + part * here.gradient[i] end
        if gain < 1e-12 then return root end
        fit.unknowns, here = advance(fit, here, step)
    end
    return root_of(here.information, fit.fitted)
end

-- Returns the inverse of the matrix with this root, which has the covariances of the
-- unknowns.
local function inverse_of(root)
    local inverse, unit = {}, {}
    for i = 1, #root do unit[i] = 0 end
    for i = 1, #root do
        unit[i] = 1
        inverse[i] = solve(root, unit)
        unit[i] = 0
    end
    return inverse
end

-- Returns the probability that a normal variable of mean 0 and variance 1 is less than x.
local function normal(x)
    if math.abs(x) > 8 then return x > 0 and 1 or 0 end
    local sum, term, odd = x, x, 1
    while math.abs(term) > 1e-17 do
        odd = odd + 2
        term = term * x * x / odd
        sum = sum + term
    end
    local part = 0.5 + sum * math.exp(-x * x / 2) / math.sqrt(2 * math.pi)
    return math.max(0, math.min(1, part))
end

-- Returns ratings and their errors as differences from the mean of all. The games say
-- nothing about the mean, so the uncertainty of the mean must not count in the errors.
local function centre(unknowns, covariances, count)
    local elo, error, means, mean, middle = {}, {}, {}, 0, 0
    for i = 1, count do
        local sum = 0
        for j = 1, count do sum = sum + covariances[i][j] end
        means[i] = sum / count
        middle = middle + means[i] / count
        mean = mean + unknowns[i] / count
    end
    for i = 1, count do
        local variance = covariances[i][i] - 2 * means[i] + middle
        elo[i] = ELO * (unknowns[i] - mean)
        error[i] = WIDE * ELO * math.sqrt(math.max(0, variance))
    end
    return elo, error
end

local function superiority(unknowns, covariances, count)
    local better = {}
    for i = 1, count do
        better[i] = { [i] = 0.5 }
        for j = 1, i - 1 do
            local variance = covariances[i][i] + covariances[j][j] - 2 * covariances[i][j]
            local part = normal((unknowns[i] - unknowns[j]) / math.sqrt(variance))
            better[i][j], better[j][i] = part, 1 - part
        end
    end
    return better
end

--- Calculate the ratings of players. A player without games makes the mean uncertain, and
-- therefore the rating of each player, but not `superiority` among the others.
-- @param results list of {first, second, wins, draws, losses}. `first` and `second` are
-- the places of the first and the second player to move, from 1 to `count`. `wins`,
-- `draws` and `losses` are the numbers of games that the first player won, drew and
-- lost. The list may have several entries for the same two players.
-- @param count number of players
-- @return {elo, error, advantage, drawing, superiority}. `elo` has the rating of each
-- player; their mean is 0. `error` has half the width of the 95 % interval of each
-- rating. `advantage` is {elo, error}: the advantage of the player that begins.
-- `drawing` is the part of games, from 0 to 1, that equal players draw without that
-- advantage. `superiority[i][j]` is the likelihood that i is stronger than j.
function ratings.of(results, count)
    local fit = start(results, count)
    local covariances = inverse_of(maximize(fit))
    local elo, error = centre(fit.unknowns, covariances, count)
    local nu, place = math.exp(fit.unknowns[fit.drawing]), fit.advantage
    return { elo = elo, error = error,
        advantage = { elo = ELO * fit.unknowns[place],
            error = WIDE * ELO * math.sqrt(covariances[place][place]) },
        drawing = nu / (nu + 2),
        superiority = superiority(fit.unknowns, covariances, count) }
end

return ratings
