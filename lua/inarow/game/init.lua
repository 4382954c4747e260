--- Games under the arbiter, and trees of their variations: objects whose methods answer
-- questions. lua/README.md describes the public methods; the others are described where
-- they are defined.
local game = require "inarow.game.game"
local legal = require "inarow.game.legal"

return {
    -- `new`: a new game. `extend`: adds methods to all games and trees.
    new = game.new,
    extend = game.extend,

    -- A legal action of a game, or of one of its states, in the words of a record.
    action_text = legal.text,
}
