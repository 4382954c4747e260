--- Boards drawn: as data, as text, and as pictures in SVG.
local board = require "inarow.picture.board"
local layout = require "inarow.picture.layout"
local palette = require "inarow.picture.palette"
local render = require "inarow.picture.render"
local status = require "inarow.picture.status"

return {
    -- A game's board, drawn, and as data; the whole game as pictures laid over one
    -- another; and the seconds for which a move may be shown in one that plays.
    render = render.game,
    describe = board.described,
    replay = board.replay,
    patches = render.patches,
    LEAST_SECONDS = render.LEAST_SECONDS,
    MOST_SECONDS = render.MOST_SECONDS,

    -- Where points lie, the corners of a hexagon, and how stones look: for who draws.
    places = layout.of,
    corners = layout.corners,
    palette = palette.of,

    -- How a game stands, and how many moves were made, in words.
    status = status.line,
    moves_in_words = board.moves_in_words,
}
