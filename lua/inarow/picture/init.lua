--- Draws boards: as data, as text, and as pictures in SVG.
local board = require "inarow.picture.board"
local layout = require "inarow.picture.layout"
local palette = require "inarow.picture.palette"
local render = require "inarow.picture.render"
local status = require "inarow.picture.status"
local xml = require "inarow.picture.xml"

return {
    -- `render`: a drawing of a game's board. `describe`: the board as data. `replay`: the
    -- whole game as data. `patches`: the whole game as pictures to be laid over each
    -- other. The last two fields are the limits of the seconds per move in an animated
    -- picture.
    render = render.game,
    describe = board.described,
    replay = board.replay,
    patches = render.patches,
    LEAST_SECONDS = render.LEAST_SECONDS,
    MOST_SECONDS = render.MOST_SECONDS,

    -- For programs that draw: the places of points, the corners of a hexagon, and the
    -- looks of stones.
    places = layout.of,
    corners = layout.corners,
    palette = palette.of,

    -- An element of XML.
    xml_tag = xml.tag,

    -- A game's status, and its number of moves, in words.
    status = status.line,
    moves_in_words = board.moves_in_words,
}
