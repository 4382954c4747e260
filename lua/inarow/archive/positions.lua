--- Encodes the positions of a game for an archive: a tag for each position, and the
-- changes on the board (csrc/archive/encode.c).
local kernel = require "inarow.kernel"
local native = require("inarow.language").load "inarow.archive.native"

local positions = {}

--- Encode a game.
-- @return tags of its positions
-- @return changes on the board
-- @return number of stones at the first position; captured stones are included
-- @return number of stones at the last position; captured stones are included
-- @return true if each position has one stone more than the previous one
-- @return number of captured stones
function positions.of_game(live)
    local keys, boards, taken = kernel.boards(live)
    local tags, changes, first, last, is_regular = native.encode(keys, boards, taken)
    local captures = 0
    for _, count in ipairs(taken[#taken]) do captures = captures + count end
    return tags, changes, first, last, is_regular, captures
end

--- Encode a game's present position.
-- @return tag; number of stones, including captured ones; number of captured stones
function positions.tag(live)
    local tags, _, _, stones, _, captures = positions.of_game(live)
    return tags:sub(-positions.TAG_BYTES), stones, captures
end

--- Return the tag of a state.
function positions.tag_of(state)
    local cells, taken = kernel.cells(state)
    local key = kernel.key(state, true)
    return (native.encode({ key }, { cells }, { taken }))
end

--- Number of bytes of a tag.
positions.TAG_BYTES = 8

return positions
