--- The points of a board, which is a rectangle, with or without holes and joined edges, a
-- hexagon, or several layers.
local model = require "inarow.model"

local geometry = {}

local Board = {}
Board.__index = Board

-- The rows of each board as they are drawn, from the top of the top layer. A row has for
-- each column the number of the point, or false at a hole. `count` is the number of
-- points.
local grids = setmetatable({}, { __mode = "k" })

-- Returns true if a place within the sides is outside the hexagon.
local function is_outside(hex, column, row)
    return hex ~= nil and math.abs(column - row) >= hex
end

--- Creates a board with these sides.
-- @param columns number, rows number, layers number (nil or 1: a flat board)
-- @param hex points per side for a hexagon, or nil
-- @param holes list of points, or nil
-- @param joined the joined edges, "left-right", "top-bottom" or "both"; or nil
-- @return inarow.geometry
function geometry.new(columns, rows, layers, hex, holes, joined)
    layers = layers or 1
    local self = setmetatable({ columns = columns, rows = rows, layers = layers,
        hex = hex, joined = joined, holes = {}, points = {}, number = {} }, Board)
    local is_hole, grid = {}, {}
    for _, hole in ipairs(holes or {}) do is_hole[hole] = true end
    for layer = layers, 1, -1 do
        for row = rows, 1, -1 do
            local numbers = { count = 0 }
            for column = 1, columns do
                local point = model.point_name(column, row, layers > 1 and layer or nil)
                if is_hole[point] or is_outside(hex, column, row) then
                    self.holes[#self.holes + 1] = point
                    numbers[column] = false
                else
                    self.points[#self.points + 1] = point
                    self.number[point] = #self.points
                    numbers[column] = #self.points
                    numbers.count = numbers.count + 1
                end
            end
            grid[#grid + 1] = numbers
        end
    end
    self.full = layers == 1 and #self.holes == 0 and not joined
    grids[self] = grid
    return self
end

--- Returns true if a text is the name of a point of the board.
function Board:has(text)
    return self.number[text] ~= nil
end

--- Returns true if a text is the name of a hole of the board. The places of a hexagon's
-- grid outside the hexagon are not holes.
function Board:is_hole(text)
    if self.number[text] then return false end
    for _, hole in ipairs(self.holes) do
        local column, row = model.coordinates(hole)
        if hole == text then return not is_outside(self.hex, column, row) end
    end
    return false
end

-- ---- Lines ----------------------------------------------------------------------------

-- Steps to the next point of a line, {columns, rows, layers}. A flat board has these
-- steps, by name. A board with layers also has all steps that lead upwards.
local FLAT = {
    row = { 1, 0, 0, name = "row" }, column = { 0, 1, 0, name = "column" },
    ["diagonal-up"] = { 1, 1, 0, name = "diagonal-up" },
    ["diagonal-down"] = { 1, -1, 0, name = "diagonal-down" },
}
local NAMES = { "row", "column", "diagonal-up", "diagonal-down" }
local UPWARDS = { "upright", "upright-diagonal", "space-diagonal" } -- by axes
local OF_HEXAGON = { "row", "column", "diagonal-up" }

--- Returns the names of the directions of a flat board's lines if a script names none.
-- @return names `row`, `column`, `diagonal-up`, `diagonal-down`
function Board:directions()
    return self.hex and OF_HEXAGON or NAMES
end

--- Returns the steps along the board's lines, one for each direction: {columns, rows,
-- layers, name}.
-- @param directions as in a script; by default those of the board
-- @return steps
function Board:steps(directions)
    local steps = {}
    for i, name in ipairs(directions or self:directions()) do steps[i] = FLAT[name] end
    for x = -1, self.layers > 1 and 1 or -2 do
        for y = -1, 1 do
            local axes = math.abs(x) + math.abs(y) + 1
            steps[#steps + 1] = { x, y, 1, name = UPWARDS[axes] }
        end
    end
    return steps
end

--- Returns true if the left and the right edge are joined.
function Board:closes_rows()
    return self.joined == "left-right" or self.joined == "both"
end

--- Returns true if the top and the bottom edge are joined.
function Board:closes_columns()
    return self.joined == "top-bottom" or self.joined == "both"
end

--- Returns the point that is `count` steps away from a point, or nil.
-- @param step one of Board:steps
-- @param count number of steps; negative for backwards
-- @return point
function Board:along(point, step, count)
    local column, row, layer = model.coordinates(point)
    local x, y = column + count * step[1], row + count * step[2]
    if self.joined then
        x = self:closes_rows() and (x - 1) % self.columns + 1 or x
        y = self:closes_columns() and (y - 1) % self.rows + 1 or y
    end
    if x < 1 or x > self.columns then return nil end
    local name = model.point_name(x, y, layer and layer + count * step[3])
    return self.number[name] and name or nil
end

-- Returns the number of points of a line from a point on, at most `most`.
local function length_from(self, point, step, most)
    if self.joined then
        local n = 1
        while n < most do
            local name = self:along(point, step, n)
            if not name or name == point then break end
            n = n + 1
        end
        return n
    end
    local column, row, layer = model.coordinates(point)
    for n = 1, most - 1 do
        local x, y = column + n * step[1], row + n * step[2]
        if x < 1 or x > self.columns
            or not self.number[model.point_name(x, y, layer and layer + n * step[3])] then
            return n
        end
    end
    return most
end

--- Returns the number of places for a row of this length on the board's lines.
-- @param directions as in a script; by default those of the board
-- @return count
function Board:places(length, directions)
    local count = 0
    for _, step in ipairs(self:steps(directions)) do
        for _, point in ipairs(self.points) do
            if length_from(self, point, step, length) == length then count = count + 1 end
        end
    end
    return count
end

--- Returns the number of points on the longest line.
-- @param directions as in a script; by default those of the board
-- @return length
function Board:longest(directions)
    local longest = 0
    for _, step in ipairs(self:steps(directions)) do
        for _, point in ipairs(self.points) do
            longest = math.max(longest, length_from(self, point, step, math.huge))
        end
    end
    return longest
end

--- Returns the corners of a hexagon, clockwise from the lower left corner.
-- @return points
function Board:corners()
    local side, far = self.hex, self.columns
    local corners = { { 1, 1 }, { 1, side }, { side, far }, { far, far }, { far, side },
        { side, 1 } }
    for i, at in ipairs(corners) do corners[i] = model.point_name(at[1], at[2]) end
    return corners
end

-- ---- In words -------------------------------------------------------------------------

--- Returns the size in one word: `15x15`, `4x4x4`; for a hexagon, `hex 5`.
function Board:size()
    if self.hex then return ("hex %d"):format(self.hex) end
    local size = ("%dx%d"):format(self.columns, self.rows)
    return self.layers > 1 and ("%sx%d"):format(size, self.layers) or size
end

--- Returns a row of the board as drawn, with `.` for a point and `#` for a hole. Row 1 is
-- the top row of the top layer.
function Board:outline(number)
    local letters = {}
    for column, point in ipairs(grids[self][number]) do
        letters[column] = point and "." or "#"
    end
    return table.concat(letters)
end

--- Returns the number of points in a row of the board. Row 1 is the top row of the top
-- layer.
-- @return count
function Board:row_length(number)
    return grids[self][number].count
end

--- Returns the cells of a row in a text. The text either leaves out the holes or writes
-- each hole as `#`.
-- @param number of the row; 1 is the top row of the top layer
-- @return cells a letter for each point; nil if the row does not fit
function Board:cells_of_row(text, number)
    if not text:find("#", 1, true) then
        return #text == self:row_length(number) and text or nil
    end
    local cells = {}
    for column, at in ipairs(grids[self][number]) do
        local letter = text:sub(column, column)
        if (letter == "#") ~= (at == false) then return nil end
        if at then cells[#cells + 1] = letter end
    end
    return #text == self.columns and table.concat(cells) or nil
end

--- Returns the number of a point's row; 1 is the top row of the top layer.
-- @param at number of the point among the points
-- @return number
function Board:row_of(at)
    local _, row, layer = model.coordinates(self.points[at])
    return (self.layers - (layer or 1)) * self.rows + self.rows - row + 1
end

--- Returns the rows of the board as texts, from cells as of game:cells, layer by layer
-- from the top. Holes are blank.
-- @param cells a letter for each point
-- @return lines
function Board:lines(cells)
    local lines = {}
    for number = 1, self.rows * self.layers do
        local letters = {}
        for column, at in ipairs(grids[self][number]) do
            letters[column] = at and cells:sub(at, at) or " "
        end
        lines[number] = table.concat(letters):gsub("%s+$", "")
    end
    return lines
end

return geometry
