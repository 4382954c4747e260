--- The limits that protect readers from very long texts. A reader of an untrusted file
-- holds at most one game of it in memory, and these limits bound that game. The number
-- of games is unlimited. A game beyond a limit is refused with its line, and reading
-- continues after that game.
--
-- Each limit is far above real games. Boards have at most 676 points. An over-the-board
-- game with clock presses has some hundred moves and some thousand lines.
local messages = require "inarow.notation.sentences"

local limits = {
    -- Moves of a game, including passes: enough to place and remove a stone on each point
    -- of the largest board almost a hundred times.
    moves = 65536,
    -- Lines of a record. The limit allows two lines for each move, such as a press of the
    -- clock and a remark.
    lines = 131072,
    -- Words of a record's line other than a note or comment. An offer has a few points,
    -- and a clock has a few time controls.
    words = 1024,
    -- Bytes of a game, with its tags and comments, in a notation with lines. A single
    -- line has the same limit.
    bytes = 4194304,
    -- Bytes of an SGF tree with all its variations: opening books have millions.
    tree = 16777216,
    -- Nodes, properties and values of a tree's main line: about four per move.
    values = 262144,
    -- `variation` limits the nodes, moves and setup stones on the path of a variation.
    -- The limit is enough for each point of the largest board and a pass after each
    -- stone. The main line may be longer. `tree_values`: nodes, properties and values of
    -- a tree with variations.
    variation = 1352,
    tree_values = 1048576,
    -- RenjuNet's XML. `element`: bytes of a game or tag; a real one has a few hundred.
    -- `nesting`: depth of nested elements; a real database has four. `names` and
    -- `name_bytes`: names in its tables, and their bytes; a real database has some ten
    -- thousand names.
    element = 65536,
    nesting = 64,
    names = 262144,
    name_bytes = 16777216,
    -- RenLib libraries. `path`: nodes on a path, enough for all points and a pass after
    -- each. `comments`: bytes of the comments on a path. The number of nodes is not
    -- limited, because libraries have millions.
    path = 450,
    comments = 4194304,
    -- Bytes of a line with a position. A position has at most 676 points; other text may
    -- follow.
    position_line = 65536,
}

--- Write the message about an exceeded limit: "the game is longer than 65536 moves".
-- @param name of the limit
-- @param what code of the sentence, without the `long-` at its beginning
function limits.passed(name, what)
    return messages.say("long-" .. what, { most = limits[name] })
end

return limits
