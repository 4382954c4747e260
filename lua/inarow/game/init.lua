--- Games under the arbiter, and trees of their variations: objects whose methods answer
-- questions. lua/README.md describes the public methods; the others are described where
-- they are defined. This module also plays games without players: it counts their
-- sequences, plays them at random, and checks scripts by playing.
local game = require "inarow.game.game"
local legal = require "inarow.game.legal"
local lint = require "inarow.game.explore.lint"
local perft = require "inarow.game.explore.perft"
local playout = require "inarow.game.explore.playout"
local stepping = require "inarow.game.explore.stepping"

return {
    -- `new`: a new game. `extend`: adds methods to all games and trees.
    new = game.new,
    extend = game.extend,

    -- A legal action of a game, or of one of its states, in the words of a record.
    action_text = legal.text,

    -- Counting sequences. `start_count`: a game to count from. `count_fault`: the reason
    -- why a game cannot be counted. `count_plies` and `count_by_action`: the counts by
    -- ply and by first action.
    start_count = stepping.start,
    count_fault = perft.fault,
    count_plies = perft.plies,
    count_by_action = perft.divide,

    -- Random games: `play_out` counts their endings, and `random_records` returns their
    -- records.
    play_out = playout.count,
    random_records = playout.records,

    -- `lint`: checks of a script by playing. `LINT_GAMES`: least number of games of each
    -- style.
    lint = lint.run,
    LINT_GAMES = lint.GAMES,
}
