--- Boards as text, for a terminal or a file.
local board = require "inarow.picture.board"
local model = require "inarow.model"
local palette = require "inarow.picture.palette"
local say = require("inarow.picture.sentences").say

local text = {}

-- The stones by the number of their colour. Beside the number of a move, letters replace
-- the digits.
local STONES, NUMBERED = model.STONES, "XOABCD"
local NEUTRAL = model.STONES:sub(-1)

-- Marks of vacant points: {field, glyph, code of its text in the legend, codes on a
-- terminal}. If several marks apply, the first one is drawn.
local marks = {
    { "forbidden", "!", "mark-forbidden", "1;31" },
    { "captured", "-", "counts-captured", "1;35" },
    { "offered", "*", "mark-offered", "1;32" },
    { "reference", "+" },
}
local VACANT = { nil, "." }

-- Brackets around a point: {field, opening, closing, code of its text in the legend}.
local brackets = {
    { "last", "(", ")", "mark-last" },
    { "shown", "[", "]", "mark-ruling" },
    { "wins", "[", "]", "mark-wins" },
}
local NO_BRACKET = { nil, " ", " " }

local function first_of(kinds, point, otherwise)
    for _, kind in ipairs(kinds) do
        if point[kind[1]] then return kind end
    end
    return otherwise
end

local function paint(letters, codes)
    return ("\27[%sm%s\27[0m"):format(codes, letters)
end

-- Returns the number of the colour of the stone on a point, and the number written on the
-- stone. The stone may be on the board or hypothetical.
local function stone_at(point)
    return point.stone or point.mind
end

local function number_on(point)
    return point.number or point.place
end

-- Returns the letter of each colour.
local function letters_of(described, letters)
    local list = {}
    for i, name in ipairs(described.colours) do
        list[i] = name == "neutral" and NEUTRAL or letters:sub(i, i)
    end
    return list
end

-- Returns three values: the letters of stones; the width of a stone, including the number
-- of its move; and true if there are such numbers.
local function measure(described)
    local most
    for _, point in ipairs(described.points) do
        local number = number_on(point)
        if number then most = math.max(most or 0, number) end
    end
    return letters_of(described, most and NUMBERED or STONES),
        1 + (most and #tostring(most) or 0), most ~= nil
end

local function stone_glyph(point, letters)
    return letters[stone_at(point)] .. (number_on(point) or "")
end

-- Returns a point with its brackets, as text. A stone and its brackets are painted in
-- the stone's colours, a vacant point in the colours of its mark.
local function cell(point, letters, width, looks)
    local bracket = first_of(brackets, point, NO_BRACKET)
    local mark = first_of(marks, point, VACANT)
    local stone = stone_at(point)
    local glyph = stone and stone_glyph(point, letters) or mark[2]
    local shown = bracket[2] .. glyph .. bracket[3]
    local padding = (" "):rep(width - #glyph)
    if looks and stone then
        shown = paint(shown .. padding, looks[stone].codes)
        padding = ""
    elseif looks and mark[4] then
        shown = bracket[2] .. paint(glyph, mark[4]) .. bracket[3]
    end
    return shown .. padding
end

-- Returns the set of the stones and marks that occur. Stones are in the set by the number
-- of their colour, marks by their name.
local function occurring(described)
    local seen = {}
    for _, point in ipairs(described.points) do
        seen[stone_at(point) or first_of(marks, point, VACANT)] = true
        seen[first_of(brackets, point, NO_BRACKET)] = true
    end
    return seen
end

-- Returns the legend of the marks that occur, on one line. Returns nil if only
-- self-explanatory marks occur: the first two colours, the last move and reference
-- points.
local function legend(described, letters, looks, is_needed)
    local seen, parts = occurring(described), {}
    local needed = is_needed
    for i, name in ipairs(described.colours) do
        local letter = letters[i]
        if looks then letter = paint(" " .. letter .. " ", looks[i].codes) end
        if seen[i] then
            parts[#parts + 1] = letter .. " " .. name
            needed = needed or i > 2
        end
    end
    for _, kind in ipairs(brackets) do
        if seen[kind] then
            parts[#parts + 1] = ("%s %s %s"):format(kind[2], kind[3], say(kind[4]))
            needed = needed or kind[1] ~= "last"
        end
    end
    for _, kind in ipairs(marks) do
        if seen[kind] and kind[3] then
            local glyph = looks and paint(kind[2], kind[4]) or kind[2]
            parts[#parts + 1] = glyph .. " " .. say(kind[3])
            needed = true
        end
    end
    return needed and #parts > 0 and "    " .. table.concat(parts, "   ") or nil
end

-- ---- Rows ---------------------------------------------------------------------------

local WIDTH, GAP = 78, 3 -- width of a page of layers; gap between two layers

-- Writes letters into a line, at a place counted from the left. On a terminal the letters
-- may have more bytes than columns.
local function put(line, at, shown, width)
    local n, gap = #line, at - line.width
    if gap > 0 then
        n = n + 1
        line[n] = (" "):rep(gap)
    end
    line[n + 1], line.width = shown, at + width
end

local function new_line()
    return { width = 0 }
end

local function finished(line)
    return (table.concat(line):gsub("%s+$", ""))
end

-- On a hexagon, returns the number of cells by which a row is shifted. The second result
-- is the column whose letter stands beside this row, below the column's lowest point.
local function shift_of(described, y)
    local hex = described.hex
    return math.abs(hex - y) / 2, y < hex and hex + y or nil
end

-- Returns true if the edges in question are joined. Joined edges are marked with `~`.
local function are_joined(described, edges)
    return described.joined == edges or described.joined == "both"
end

local JOINED = "~"

-- Returns the marks above and below the columns.
local function joined_line(described, wide)
    local line = new_line()
    for x = 1, described.width do put(line, 4 + (x - 1) * wide, JOINED, 1) end
    return line
end

-- Returns a row with its number. A cell of a hexagon has an even width, so that it can be
-- shifted by half.
local function row_line(described, y, points, draw, wide)
    local line, shift, ending = new_line(), 0, nil
    local box = described.places.layers[1]
    local sides = are_joined(described, "left-right")
    if described.hex then shift, ending = shift_of(described, y) end
    put(line, shift * wide, ("%2d%s"):format(y, sides and JOINED or " "), 3)
    for _, point in ipairs(points) do
        local left = point.layer and point.x - 1 or point.left - box.x
        put(line, 3 + left * wide, draw(point), wide)
    end
    if sides then put(line, 3 + described.width * wide, JOINED, 1) end
    if ending then
        put(line, 4 + (described.width - shift) * wide, model.point_name(ending), 1)
    end
    return line
end

-- Returns the letters under the columns, aligned with the letters of the stones.
local function column_letters(described, wide)
    local line, shift = new_line(), described.hex and described.hex / 2 or 0
    for x = 1, described.hex or described.width do
        put(line, 4 + (x - 1 + shift) * wide, model.point_name(x), 1)
    end
    return line
end

-- Returns the points in rows: by layer, then by number.
local function in_rows(described)
    local rows = {}
    for layer = 1, described.layers do
        rows[layer] = {}
        for y = 1, described.height do rows[layer][y] = {} end
    end
    for _, point in ipairs(described.points) do
        table.insert(rows[point.layer or 1][point.y], point)
    end
    return rows
end

-- Returns the lines of each layer, from the highest layer, with its title above it.
local function blocks_of(described, draw, wide)
    local rows, blocks = in_rows(described), {}
    for layer = described.layers, 1, -1 do
        local block = {}
        if described.layers > 1 then
            local title = say("layer", { number = layer })
            block[1] = new_line()
            put(block[1], 4, title, #title)
        end
        local around = are_joined(described, "top-bottom")
        if around then block[#block + 1] = joined_line(described, wide) end
        for y = described.height, 1, -1 do
            block[#block + 1] = row_line(described, y, rows[layer][y], draw, wide)
        end
        if around then block[#block + 1] = joined_line(described, wide) end
        block[#block + 1] = column_letters(described, wide)
        blocks[#blocks + 1] = block
    end
    return blocks
end

-- Returns the lines of the board: as many layers next to each other as fit the width of a
-- page.
local function lines_of(described, draw, wide)
    local blocks, lines = blocks_of(described, draw, wide), {}
    local each = 0
    for _, block in ipairs(blocks) do
        for _, line in ipairs(block) do each = math.max(each, line.width) end
    end
    each = each + GAP
    local most = math.max(1, math.floor((WIDTH + GAP) / each))
    local across = math.ceil(#blocks / math.ceil(#blocks / most))
    for first = 1, #blocks, across do
        if first > 1 then lines[#lines + 1] = "" end
        for i = 1, #blocks[first] do
            local whole = new_line()
            for nth = first, math.min(first + across - 1, #blocks) do
                local line = blocks[nth][i]
                put(whole, (nth - first) * each, table.concat(line), line.width)
            end
            lines[#lines + 1] = finished(whole)
        end
    end
    return lines
end

--- Draws a board as lines of text. Stones are `X` for the first colour, `O` for the
-- second, `1`, `2` and so on for further colours and `@` for neutral stones. `(X)` is
-- the stone placed last, and `[X]` a stone that shows the ruling. Vacant points may have
-- marks: `!` for a forbidden point, `-` where a stone was just captured, `*` for an
-- offered point, `+` for a reference point. Below the board is a legend of its marks,
-- followed by the numbers of captured stones and of stones left.
--
-- Holes are blank, and `~` marks joined edges. Layers stand beside each other, the
-- highest first.
-- @param described from inarow.board
-- @param options table: `colour` true for a terminal's colours, `legend` true for a
-- legend below every board that is not empty
-- @return string
function text.draw(described, options)
    local letters, width, are_numbered = measure(described)
    local looks = options.colour and palette.of(described.colours)
    local wide = width + 2
    if described.hex then wide = wide + wide % 2 end
    local lines = lines_of(described, function(point)
        return cell(point, letters, width, looks) .. (" "):rep(wide - width - 2)
    end, wide)
    lines[#lines + 1] = legend(described, letters, looks,
        options.legend or are_numbered)
    for _, line in ipairs(board.counts(described)) do
        lines[#lines + 1] = "    " .. line
    end
    return table.concat(lines, "\n") .. "\n"
end

return text
