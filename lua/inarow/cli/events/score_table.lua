--- Makes the table of a match between two players, as text and as data. The table has
-- points, the score with its interval, pairs, the sequential test, and the reasons that
-- ended games.
local by_frequency = require "inarow.cli.events.frequency"
local console = require "inarow.cli.console"
local grid = require "inarow.cli.events.grid"
local say = require("inarow.cli.sentences").say

local score_table = {}

-- Writes a number with its sign. Elo differences may be infinite.
local function signed(number)
    if number == math.huge then return "+∞" end
    if number == -math.huge then return "-∞" end
    return (("%+.0f"):format(number):gsub("^%-0$", "+0"))
end

local function percent(part)
    return ("%.1f"):format(part * 100)
end

local function test_line(plan, results)
    local test = results.test
    if not test then return nil end
    return say("referee-test", { ratio = ("%.2f"):format(test.ratio),
        lower = ("%.2f"):format(test.lower), upper = ("%.2f"):format(test.upper),
        answer = test.accepted and say("referee-accepted",
            { elo = ("%g"):format(plan.sprt[test.accepted]) })
            or say "referee-undecided" })
end

--- Write the table and the lines about it, as a list of lines.
function score_table.lines(plan, results)
    local names, its, sum = plan.names, results, results:summary()
    local losses = its.games - its.wins - its.draws
    local lines = grid.lines({
        { "", "points", "wins", "draws", "losses" },
        { names[1], ("%g"):format(sum.points), its.wins, its.draws, losses },
        { names[2], ("%g"):format(sum.games - sum.points), losses, its.draws, its.wins },
    }, 1)
    lines[4] = say("referee-score", { name = names[1],
        part = percent(sum.part), from = percent(sum.low), to = percent(sum.high),
        elo = signed(sum.elo), low = signed(sum.elo_low), high = signed(sum.elo_high) })
    local pairs_seen = 0
    for _, n in ipairs(its.pairs) do pairs_seen = pairs_seen + n end
    if pairs_seen > 0 then
        lines[5] = say("referee-pairs", { counts = table.concat(its.pairs, " ") })
    end
    lines[#lines + 1] = test_line(plan, results)
    if its.void > 0 then lines[#lines + 1] = say("referee-void", { count = its.void }) end
    return lines
end

--- Write the first player's results by the reason that ended the game, the most frequent
-- reason first, as a list of lines.
function score_table.endings(plan, results)
    local endings, counts = results.endings, {}
    for reason, its in pairs(endings) do counts[reason] = its.games end
    local reasons = by_frequency(counts)
    if #reasons == 0 then return {} end
    local rows = { { "", "games", "wins", "draws", "losses" } }
    for _, reason in ipairs(reasons) do
        local its = endings[reason]
        rows[#rows + 1] = { reason, its.games, its.wins, its.draws, its.losses }
    end
    local lines = grid.lines(rows, 1)
    table.insert(lines, 1, say("referee-endings", { name = plan.names[1] }))
    return lines
end

-- Returns nil for an infinite number, which JSON cannot express.
local function finite(elo)
    return math.abs(elo) < math.huge and elo or nil
end

--- Return the score as data, and the keys that come first in JSON.
function score_table.data(plan, results)
    local sum = results:summary()
    return { games = sum.games, a = plan.names[1], b = plan.names[2], points = sum.points,
        wins = results.wins, draws = results.draws, losses = results.losses,
        void = results.void, endings = results.endings, score = sum.part,
        score_low = sum.low, score_high = sum.high, elo = finite(sum.elo),
        elo_low = finite(sum.elo_low), elo_high = finite(sum.elo_high),
        pairs = console.list(results.pairs), sprt = results.test or nil },
        { "a", "b", "games" }
end

return score_table
