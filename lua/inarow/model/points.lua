--- Points and stones in texts.
--
-- The name of a point is its column from the left and its row from the bottom, like
-- `h8`. On a board of layers the layer, counted from the lowest, is added: `b3-2`.
local points = {}

--- Letters of stones, by the number of their colour in turn order. The last letter is for
-- neutral stones.
points.STONES = "XO1234@"

local LETTERS = {}
for letter in ("abcdefghijklmnopqrstuvwxyz"):gmatch "." do
    LETTERS[#LETTERS + 1] = letter
end

--- Returns the name of a point, whose column, row and layer are counted from 1.
-- @param row nil for the name of the column
-- @param layer nil on a flat board
-- @return string, or nil if no board has this many columns
function points.name(column, row, layer)
    local letter = LETTERS[column]
    if not letter or not row then return letter end
    return letter .. ("%d"):format(row) .. (layer and ("-%d"):format(layer) or "")
end

--- Returns the place of a point with a given name.
-- @return column, row, and layer, which is nil on a flat board; nil if no board has a
-- point with this name
function points.coordinates(name)
    local letter, row, layer = name:match "^(%l)([1-9]%d?)%-?(%d?)$"
    if not letter or (layer == "") ~= not name:find("-", 1, true) or layer == "0" then
        return nil
    end
    return letter:byte() - 96, tonumber(row), tonumber(layer)
end

--- Reads a word as a point, in any case: `h8`, or `b3-2`. The point need not be on any
-- board.
-- @param or_column true to accept a column alone, for dropping a disc
-- @return string in lower case, or nil
function points.read(word, or_column)
    word = tostring(word):lower()
    return word:match "^%l[1-9]%d?%d?$" or word:match "^%l[1-9]%-[1-9]$"
        or or_column and word:match "^%l$" or nil
end

return points
