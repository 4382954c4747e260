--- The games of a variant gone through: their sequences counted, games played out at
-- random, and scripts checked by playing them.
local lint = require "inarow.explore.lint"
local perft = require "inarow.explore.perft"
local playout = require "inarow.explore.playout"
local stepping = require "inarow.explore.stepping"

return {
    -- Counting sequences: a game to count from, or what keeps one from being counted; by
    -- plies, and by first actions.
    start = stepping.start,
    fault = perft.fault,
    plies = perft.plies,
    divide = perft.divide,

    -- Random games: how they ended, and their records.
    play_out = playout.count,
    records = playout.records,

    -- What is doubtful in a script, and the games of each style that show it at least.
    lint = lint.run,
    LINT_GAMES = lint.GAMES,
}
