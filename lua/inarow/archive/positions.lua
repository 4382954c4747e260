--- The positions of a game as an archive has them: a tag for each, and what changed on
-- the board (csrc/archive/encode.c).
local games = require "inarow.game"
local kernel = require "inarow.kernel"
local native = require("inarow.language").load "inarow.archive.native"

local positions = {}

-- How many stones each colour has taken, as a state says.
local function taken_at(state)
    local taken = {}
    if not state.rules.capture then return taken end
    local captured = kernel.public(state).captured
    for i, colour in ipairs(state.rules.colours) do taken[i] = captured[colour] end
    return taken
end

--- Encode a game.
-- @return the tags of its positions; the changes; the number of stones at the first
-- position and at the last, with those taken; whether each position has a stone more than
-- the one before; how many stones each colour has taken at the last
function positions.of_game(live)
    local keys, boards = kernel.boards(live)
    return native.encode(keys, boards, taken_at(games.branch(live, 0)))
end

--- The tag of the position that a game has come to.
-- @return the tag; the number of stones, with those taken; how many each colour has taken
function positions.tag(live)
    local tags, _, _, stones, _, taken = positions.of_game(live)
    return tags:sub(-positions.TAG_BYTES), stones, taken
end

--- A function that gives the tag of a state that one action has led to.
-- @param before the state before it
-- @param taken how many stones each colour had taken then
function positions.next_tags(before, taken)
    local key, board = kernel.key(before, true), kernel.cells(before)
    local keys, boards = { key }, { board, board }
    return function(after)
        keys[2] = kernel.key(after, true)
        -- Without captures nothing is taken: the boards need not be compared.
        if before.rules.capture then boards[2] = kernel.cells(after) end
        return native.encode(keys, boards, taken):sub(-positions.TAG_BYTES)
    end
end

--- The bytes of a tag.
positions.TAG_BYTES = 8

return positions
