--- How long what is read may be. Whoever reads a stranger's file holds no more of it than
-- one game, and no game is longer than this; a text may have as many games as it likes.
-- What goes beyond is refused, with its line; the rest of the text is read.
--
-- Each limit is far above what games are: boards have 676 points at most, a game at a
-- table with its clock presses has some hundred moves and some thousand lines.
local messages = require "inarow.notation.sentences"

local limits = {
    -- Moves of a game, passes included: a stone on each point of the largest board, taken
    -- off and placed again a hundred times.
    moves = 65536,
    -- Lines of a record: a press or a remark for each of so many moves.
    lines = 131072,
    -- Words of one of its lines, a note or comment apart: an offer has some points, a
    -- clock some controls.
    words = 1024,
    -- Bytes of a game written in lines, with its tags and comments, and so of a line.
    bytes = 4194304,
    -- Bytes of a tree of SGF with all its variations: books of openings have millions.
    tree = 16777216,
    -- Nodes, properties and values of the line of a tree that is read: four a move.
    values = 262144,
    -- Nodes, moves and stones set up on the path of a variation: each point of the
    -- largest board with a pass after it. The main line may have more. And the nodes,
    -- properties and values of a tree whose variations are read.
    variation = 1352,
    tree_values = 1048576,
    -- A game of RenjuNet's XML, a few hundred bytes there, or a tag; the elements within
    -- each other, four there; the names in its tables, some ten thousand there, and their
    -- bytes.
    element = 65536,
    nesting = 64,
    names = 262144,
    name_bytes = 16777216,
    -- Nodes on a path of a library: all points with a pass after each; and the bytes of
    -- its comments. Libraries have millions of nodes: their number is not limited.
    path = 450,
    comments = 4194304,
    -- A line with a position: 676 points, and whatever is written after them.
    position_line = 65536,
}

--- What is wrong where a limit is passed: "the game is longer than 65536 moves".
-- @param name of the limit
-- @param what the sentence that says so, after `long-`
function limits.passed(name, what)
    return messages.say("long-" .. what, { most = limits[name] })
end

return limits
