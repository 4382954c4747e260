--- Reads patterns. A pattern is a picture of stones, row by row from the top. `X` is a
-- stone of the first colour and `O` of the second colour; `1` to `4` are stones of
-- further colours. `.` is a vacant point, and `?` matches every point, with or without a
-- stone. A pattern as large as the board is not shifted on the board. A smaller pattern
-- is searched for anywhere. All patterns are searched for in all symmetries of the
-- board.
local database = require "inarow.archive.database"
local inarow = require "inarow"
local kernel = require "inarow.kernel"
local rules = require "inarow.archive.rules"
local say = require("inarow.archive.sentences").say

local patterns = {}

local CONTENTS = { ["."] = 0, X = 1, O = 2, ["1"] = 3, ["2"] = 4, ["3"] = 5, ["4"] = 6 }

--- Read a pattern.
-- @param text rows, separated by `/` or line ends; blanks are ignored
-- @return {width, height, cells}, a list of {x, y, content}, y from the top; or nil,
-- message
function patterns.read(text)
    local pattern = { width = 0, height = 0, cells = {} }
    for row in (text .. "\n"):gmatch "([^\n/]*)[\n/]" do
        row = row:gsub("%s", "")
        if row ~= "" then
            local y = pattern.height
            for x = 1, #row do
                local letter = row:sub(x, x)
                local content = CONTENTS[letter:upper()]
                if content then
                    table.insert(pattern.cells, { x = x - 1, y = y, content = content })
                elseif letter ~= "?" then
                    return nil, say("pattern-letter", { letter = letter })
                end
            end
            pattern.width = math.max(pattern.width, #row)
            pattern.height = y + 1
        end
    end
    if #pattern.cells == 0 then return nil, say "pattern-empty" end
    return pattern
end

-- Returns the places of the points in the text of a board, from 0, by the points' names.
local function places_of(board)
    local places = {}
    for i, point in ipairs(board.points) do places[point] = i - 1 end
    return places
end

-- Returns the columns and rows of a board's points, as a table by place; and the places,
-- by column, then by row. Points in layers are left out of the second table, because
-- patterns are flat.
local function grid_of(live)
    local spots, by_column, at = {}, {}, inarow.places(live.rules).at
    for i, point in ipairs(live.rules.board.points) do
        local spot = at[point]
        spots[i - 1] = spot
        by_column[spot.column] = by_column[spot.column] or {}
        by_column[spot.column][spot.row] = not spot.layer and i - 1 or nil
    end
    return spots, by_column
end

-- Returns the images of points under the symmetries of a board: lists of places, by
-- place.
local function symmetries_of(live, places)
    local maps, board, position = {}, live.rules.board, kernel.for_core(live)
    while position:image(#maps, board.points[1]) do
        local map = {}
        for _, point in ipairs(board.points) do
            map[places[point]] = places[position:image(#maps, point)]
        end
        maps[#maps + 1] = map
    end
    return maps
end

-- Places the upper left corner of a pattern at this offset on the board. Returns the
-- places of the pattern's cells; nil if a cell is not a point of the board.
local function cells_at(pattern, board, by_column, dx, dy)
    local list = {}
    for i, cell in ipairs(pattern.cells) do
        local by_row = by_column[dx + cell.x + 1] or {}
        list[i] = by_row[board.rows - dy - cell.y]
        if not list[i] then return nil end
    end
    return list
end

-- Applies a symmetry to a pattern, and returns the shape of the result as a text.
-- Patterns of the same shape have the same text, wherever they are on the board.
local function shape_of(spots, pattern, cells, map)
    local points, left, low = {}, math.huge, math.huge
    for i, place in ipairs(cells) do
        local spot = spots[map[place]]
        points[i] = { spot.column, spot.row, pattern.cells[i].content }
        left, low = math.min(left, spot.column), math.min(low, spot.row)
    end
    local parts = {}
    for i, point in ipairs(points) do
        parts[i] = ("%d,%d,%d"):format(point[1] - left, point[2] - low, point[3])
    end
    table.sort(parts)
    return table.concat(parts, " ")
end

-- Returns the symmetries that give different images of a pattern.
local function different(spots, pattern, cells, maps)
    local known, list = {}, {}
    for _, map in ipairs(maps) do
        local shape = shape_of(spots, pattern, cells, map)
        if not known[shape] then list[#list + 1] = map end
        known[shape] = true
    end
    return list
end

-- Removes edges of a pattern on which each cell is `?`.
local function trimmed(pattern)
    local left, top, right, bottom = math.huge, math.huge, 0, 0
    for _, cell in ipairs(pattern.cells) do
        left, top = math.min(left, cell.x), math.min(top, cell.y)
        right, bottom = math.max(right, cell.x), math.max(bottom, cell.y)
    end
    local cells = {}
    for i, cell in ipairs(pattern.cells) do
        cells[i] = { x = cell.x - left, y = cell.y - top, content = cell.content }
    end
    return { width = right - left + 1, height = bottom - top + 1, cells = cells }
end

-- Returns all places of a pattern on a board, in all symmetries. Each item is a list of
-- places and contents.
local function images_of(live, pattern)
    local board, images = live.rules.board, {}
    local spots, by_column = grid_of(live)
    local all, maps = symmetries_of(live, places_of(board)), nil
    local is_in_place = pattern.width == board.columns and pattern.height == board.rows
    if pattern.width > board.columns or pattern.height > board.rows then return {} end
    if is_in_place then maps = all else pattern = trimmed(pattern) end
    local function add(cells, map)
        local image = {}
        for i, place in ipairs(cells) do
            image[2 * i - 1], image[2 * i] = map[place], pattern.cells[i].content
        end
        images[#images + 1] = image
    end
    for dy = 0, board.rows - pattern.height do
        for dx = 0, board.columns - pattern.width do
            local cells = cells_at(pattern, board, by_column, dx, dy)
            maps = maps or cells and different(spots, pattern, cells, all)
            for _, map in ipairs(cells and maps or {}) do add(cells, map) end
        end
    end
    return images
end

--- Return the archive's segments by rules, with all places of a pattern on the board of
-- these rules.
-- @param text the pattern
-- @param variant nil for all
-- @return list of {images, colours, segments}. `images` has the places of the pattern on
-- the board. `colours` is a set of the numbers of the pattern's colours
function patterns.groups(self, text, variant)
    local pattern, message = patterns.read(text)
    if not pattern then database.refuse("pattern", { said = message }) end
    local groups, colours = {}, {}
    for _, cell in ipairs(pattern.cells) do colours[cell.content] = true end
    for _, row in ipairs(rules.list(self, variant)) do
        local live = rules.game(row)
        if not live then database.refuse("unknown-script", row) end
        local images = images_of(live, pattern)
        if #images > 0 then
            groups[#groups + 1] = { images = images, colours = colours,
                segments = self.segments:list { [row.id] = true } }
        end
    end
    return groups
end

return patterns
