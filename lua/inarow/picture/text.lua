--- Boards as text, for a terminal or a file.
local board = require "inarow.picture.board"
local geometry = require "inarow.model.board"
local letters_of = require("inarow.model.letters").of
local palette = require "inarow.picture.palette"
local say = require("inarow.text.messages").say

local text = {}

-- The stones by the number of their colour; beside a move's number no digit may stand.
local STONES, NUMBERED = table.concat(letters_of), "XOABCD"

-- Marks of vacant points, the first that holds is drawn: {field, glyph, code of what
-- the legend says, codes on a terminal}.
local marks = {
    { "forbidden", "!", "mark-forbidden", "1;31" },
    { "captured", "-", "counts-captured", "1;35" },
    { "offered", "*", "mark-offered", "1;32" },
    { "reference", "+" },
}
local VACANT = { nil, "." }

-- Brackets around a point: {field, opening, closing, code of what the legend says}.
local brackets = {
    { "last", "(", ")", "mark-last" },
    { "shown", "[", "]", "mark-ruling" },
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

-- The letters of stones, and how wide they are with the numbers of their moves.
local function measure(described)
    local most
    for _, point in ipairs(described.points) do
        if point.number then most = math.max(most or 0, point.number) end
    end
    if not most then return STONES, 1 end
    return NUMBERED, 1 + #tostring(most)
end

local function stone_glyph(point, letters)
    return letters:sub(point.stone, point.stone) .. (point.number or "")
end

-- A point as text between its brackets. A stone is painted in its colours, brackets and
-- all, a vacant point by its mark.
local function cell(point, letters, width, looks)
    local bracket = first_of(brackets, point, NO_BRACKET)
    local mark = first_of(marks, point, VACANT)
    local glyph = point.stone and stone_glyph(point, letters) or mark[2]
    local shown = bracket[2] .. glyph .. bracket[3]
    local padding = (" "):rep(width - #glyph)
    if looks and point.stone then
        shown = paint(shown .. padding, looks[point.stone].codes)
        padding = ""
    elseif looks and mark[4] then
        shown = bracket[2] .. paint(glyph, mark[4]) .. bracket[3]
    end
    return shown .. padding
end

-- The stones and marks that occur: a set of the numbers of colours and of kinds.
local function occurring(described)
    local seen = {}
    for _, point in ipairs(described.points) do
        seen[point.stone or first_of(marks, point, VACANT)] = true
        seen[first_of(brackets, point, NO_BRACKET)] = true
    end
    return seen
end

-- The legend, a line, of what occurs; nil if nothing needs it: the first two colours, the
-- last move and reference points explain themselves.
local function legend(described, letters, looks, always)
    local seen, parts = occurring(described), {}
    local needed = always or letters == NUMBERED
    for i, name in ipairs(described.colours) do
        local letter = letters:sub(i, i)
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

-- The letters under the columns, above the letters of the stones.
local function column_letters(described, width)
    local letters = {}
    for x = 1, described.width do letters[x] = geometry.letter(x) end
    return "    " .. table.concat(letters, (" "):rep(width + 1))
end

--- A board as lines of text: `X` the first colour, `O` the second, `1`, `2`, … further
-- ones; `(X)` the stone placed last, `[X]` what shows the ruling, `!` a forbidden point,
-- `-` one where a stone was just captured, `*` an offered one, `+` a reference point. A
-- legend follows where such marks occur, then the counts of stones captured and left.
-- @param described from inarow.board
-- @param options table: `colour` true for a terminal's colours, `legend` true to have it
-- on every board that is not empty
-- @return string
function text.draw(described, options)
    local letters, width = measure(described)
    local looks = options.colour and palette.of(described.colours)
    local lines, row = {}, {}
    for _, point in ipairs(described.points) do
        row[#row + 1] = cell(point, letters, width, looks)
        if point.x == described.width then
            local line = ("%2d "):format(point.y) .. table.concat(row)
            lines[#lines + 1], row = line:gsub("%s+$", ""), {}
        end
    end
    lines[#lines + 1] = column_letters(described, width)
    lines[#lines + 1] = legend(described, letters, looks, options.legend)
    for _, line in ipairs(board.counts(described)) do
        lines[#lines + 1] = "    " .. line
    end
    return table.concat(lines, "\n") .. "\n"
end

return text
