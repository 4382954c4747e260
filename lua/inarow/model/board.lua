--- The points of a board: a rectangle, with holes or without; a hexagon; or layers.
--
-- Points are named by column and row, like `h8`, from the left and from the bottom; on a
-- board of layers by the layer too, from the lowest: `b3-2`.
local board = {}

---@class inarow.geometry
---@field columns integer of one layer
---@field rows integer of one layer
---@field layers integer 1 on a flat board
---@field hex integer? points on a side, if the board is a hexagon
---@field full boolean is it a flat rectangle without holes?
---@field holes string[] points that the sides have room for, but the board lacks
---@field points string[] layer by layer and row by row from the top, as in game:cells
---@field number table<string, integer> where each point stands among these
local Board = {}
Board.__index = Board

local LETTERS = {}
for letter in ("abcdefghijklmnopqrstuvwxyz"):gmatch "." do
    LETTERS[#LETTERS + 1] = letter
end

--- The letter of a column, from 1.
function board.letter(column)
    return LETTERS[column]
end

--- The name of a point, by numbers from 1.
-- @param layer nil on a flat board
function board.name(column, row, layer)
    return LETTERS[column] .. ("%d"):format(row)
        .. (layer and ("-%d"):format(layer) or "")
end

--- Column, row and layer of a point, which is nil on a flat board; nil if the word is no
-- point of any board.
function board.place(point)
    local letter, row, layer = point:match "^(%l)([1-9]%d?)%-?(%d?)$"
    if not letter or (layer == "") ~= not point:find("-", 1, true) or layer == "0" then
        return nil
    end
    return letter:byte() - 96, tonumber(row), tonumber(layer)
end

-- Is a place outside the hexagon that the sides have room for?
local function is_outside(hex, column, row)
    return hex ~= nil and math.abs(column - row) >= hex
end

--- The board of these sides.
-- @param columns number, rows number, layers number (nil or 1: a flat board)
-- @param hex points on a side of the hexagon that it is, or nil
-- @param holes list of points, or nil
-- @return inarow.geometry
function board.new(columns, rows, layers, hex, holes)
    layers = layers or 1
    local self = setmetatable({ columns = columns, rows = rows, layers = layers,
        hex = hex, holes = {}, points = {}, number = {} }, Board)
    local is_hole = {}
    for _, hole in ipairs(holes or {}) do is_hole[hole] = true end
    for layer = layers, 1, -1 do
        for row = rows, 1, -1 do
            for column = 1, columns do
                local point = board.name(column, row, layers > 1 and layer or nil)
                if is_hole[point] or is_outside(hex, column, row) then
                    self.holes[#self.holes + 1] = point
                else
                    self.points[#self.points + 1] = point
                    self.number[point] = #self.points
                end
            end
        end
    end
    self.full = layers == 1 and #self.holes == 0
    return self
end

--- Is a text a point of the board, as it is written?
function Board:has(text)
    return self.number[text] ~= nil
end

--- Is a text a hole of the board? What a hexagon leaves out of its grid is none.
function Board:is_hole(text)
    if self.number[text] then return false end
    for _, hole in ipairs(self.holes) do
        local column, row = board.place(hole)
        if hole == text then return not is_outside(self.hex, column, row) end
    end
    return false
end

--- The sides in one word: `15x15`, `4x4x4`; of a hexagon, `hex 5`.
function Board:size()
    if self.hex then return ("hex %d"):format(self.hex) end
    local size = ("%dx%d"):format(self.columns, self.rows)
    return self.layers > 1 and ("%sx%d"):format(size, self.layers) or size
end

-- The points of a row by its number, 1 the top row of the top layer.
local function points_of_row(self, number)
    local layer = self.layers - math.floor((number - 1) / self.rows)
    local row, points = self.rows - (number - 1) % self.rows, {}
    for column = 1, self.columns do
        local point = board.name(column, row, self.layers > 1 and layer or nil)
        points[column] = self.number[point] or false
    end
    return points
end

--- How many points a row of the board has; 1 is the top row of the top layer.
function Board:row_length(number)
    local count = 0
    for _, point in ipairs(points_of_row(self, number)) do
        count = count + (point and 1 or 0)
    end
    return count
end

--- The number of the row that a point stands in, as above.
-- @param at its number among the points
function Board:row_of(at)
    local _, row, layer = board.place(self.points[at])
    return (self.layers - (layer or 1)) * self.rows + self.rows - row + 1
end

--- The rows of the board as texts, from cells as of game:cells: layer by layer from the
-- top. Holes are blank.
-- @param cells string, a letter for each point
-- @return list of texts
function Board:lines(cells)
    local lines = {}
    for number = 1, self.rows * self.layers do
        local letters = {}
        for column, at in ipairs(points_of_row(self, number)) do
            letters[column] = at and cells:sub(at, at) or " "
        end
        lines[number] = table.concat(letters):gsub("%s+$", "")
    end
    return lines
end

return board
