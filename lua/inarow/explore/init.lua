--- Goes through the games of a variant: counts their sequences, plays random games, and
-- checks scripts by playing.
local lint = require "inarow.explore.lint"
local perft = require "inarow.explore.perft"
local playout = require "inarow.explore.playout"
local stepping = require "inarow.explore.stepping"

return {
    -- Counting sequences. `start`: a game to count from. `fault`: the reason why a game
    -- cannot be counted. `plies` and `divide`: the counts by ply and by first action.
    start = stepping.start,
    fault = perft.fault,
    plies = perft.plies,
    divide = perft.divide,

    -- Random games: `play_out` counts their endings, and `records` returns their records.
    play_out = playout.count,
    records = playout.records,

    -- `lint`: checks of a script by playing. `LINT_GAMES`: least number of games of each
    -- style.
    lint = lint.run,
    LINT_GAMES = lint.GAMES,
}
