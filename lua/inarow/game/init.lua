--- Games under the arbiter: made and branched, asked, and put into words.
local game = require "inarow.game.game"
local legal = require "inarow.game.legal"
local players = require "inarow.game.players"
local prompt = require "inarow.game.prompt"
local stones = require "inarow.game.stones"
local tree = require "inarow.game.tree"

return {
    -- A new game; another one that has come as far, or an action further; more methods
    -- for all games and trees.
    new = game.new,
    branch = game.branch,
    extend = game.extend,

    -- Trees that are read and written: the game of one standing at a node, the node that
    -- it has come to since, a refused action.
    stand = tree.stand,
    arrive = tree.arrive,
    keep = tree.keep,

    -- The tree of a game, if there is more in it than the log; a game brought to a node.
    variations = game.variations,
    go = game.go,

    -- Legal actions as a record has them: one, or all.
    action_text = legal.text,
    action_texts = legal.texts,

    -- What is asked of whom, in words.
    prompt = prompt.of,

    -- The players: the one of a name, in words, and by their seats; the numbers of the
    -- stones' moves.
    player = players.called,
    players_in_words = players.in_words,
    names = players.names,
    numbers = stones.numbers,
}
