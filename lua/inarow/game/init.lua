--- Games under the arbiter: creating and branching games, questions about them, and their
-- words.
local game = require "inarow.game.game"
local legal = require "inarow.game.legal"
local players = require "inarow.game.players"
local prompt = require "inarow.game.prompt"
local stones = require "inarow.game.stones"
local tree = require "inarow.game.tree"

return {
    -- `new`: a new game. `branch`: a copy of a game's first actions, perhaps with one
    -- more action. `extend`: adds methods to all games and trees.
    new = game.new,
    branch = game.branch,
    extend = game.extend,

    -- These functions are for readers and writers of trees. `stand`: the cursor's game at
    -- a node. `arrive`: the node that this game has reached. `keep`: adds a refused
    -- action.
    stand = tree.stand,
    arrive = tree.arrive,
    keep = tree.keep,

    -- `variations`: the tree of a game, if it contains more than the log. `go`: moves a
    -- game to a node.
    variations = game.variations,
    go = game.go,

    -- Legal actions in the words of records: one, or all.
    action_text = legal.text,
    action_texts = legal.texts,

    -- A description of who must act, and how.
    prompt = prompt.of,

    -- The players: by name, in words, and by seat; the move numbers of stones.
    player = players.called,
    players_in_words = players.in_words,
    names = players.names,
    numbers = stones.numbers,
}
