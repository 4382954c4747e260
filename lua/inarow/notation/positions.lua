--- Positions in one line of text: the rows from the top, joined by `/` or not. A board
-- other than a rectangle has a size of its own; its holes may stand as `#`.
local messages = require "inarow.text.messages"
local new_game = require("inarow.game.game").new
local variant_rules = require "inarow.variant.rules"

local positions = {}

local function bad(code, values)
    return nil, messages.say("bad-position", { fault = messages.say(code, values) }),
        "bad-position"
end

-- Read a position of a rectangle: cells (all rows, joined), columns, rows; or nil,
-- message, code.
local function read_rectangle(text)
    if text:find("/", 1, true) then
        local columns, count, cells = nil, 0, {}
        for row in (text .. "/"):gmatch("(.-)/") do
            count = count + 1
            columns = columns or #row
            if #row ~= columns then
                return bad("row-length",
                    { row = count, length = #row, columns = columns })
            end
            cells[count] = row
        end
        return table.concat(cells), columns, count
    end
    local side = math.floor(math.sqrt(#text) + 0.5)
    if side * side ~= #text or side == 0 then
        return bad("position-size", { length = #text })
    end
    return text, side, side
end

-- The rows of a position: between `/`, or, where holes stand too, of the same width.
local function rows_of(text, columns)
    local rows = {}
    if text:find("/", 1, true) then
        for row in (text .. "/"):gmatch "(.-)/" do rows[#rows + 1] = row end
    else
        for at = 1, #text, columns do rows[#rows + 1] = text:sub(at, at + columns - 1) end
    end
    return rows
end

-- The cells of a position whose text has rows or holes, if these are the board's.
local function fitting(text, cells, board)
    local rows, expected = rows_of(text, board.columns), board.rows * board.layers
    for i = 1, math.max(#rows, expected) do
        local columns = i <= expected and board:row_length(i) or 0
        if i > expected or not board:cells_of_row(rows[i] or "", i) then
            return bad("board-row", { expected = expected, row = i, columns = columns,
                text = rows[i] or "" })
        end
    end
    return cells
end

-- Read a position of a board that is no rectangle: its cells; or nil, message, code.
local function read_points(text, rules)
    local cells = text:gsub("[/#]", "")
    if #cells ~= #rules.board.points then
        return bad("position-points", { length = #cells, variant = rules.name,
            expected = #rules.board.points, size = rules.board:size() })
    end
    if #text == #cells then return cells end
    return fitting(text, cells, rules.board)
end

-- The rules of a variant at the size of a position, past the opening, and its cells.
local function rules_for(text, variant, options)
    local given = {}
    for key, value in pairs(options or {}) do given[key] = value end
    local cells, columns, rows
    local rules, message, code = variant_rules.of_text(variant, given, true)
    if not rules then return nil, message, code end
    if not rules.board.full then
        cells, message, code = read_points(text, rules)
        if not cells then return nil, message, code end
        return rules, cells
    end
    cells, columns, rows = read_rectangle(text)
    if not cells then return nil, columns, rows end
    if rules.width == columns and rules.height == rows then return rules, cells end
    given.size = columns .. "x" .. rows
    local resized, fault, fault_code = variant_rules.of_text(variant, given, true)
    if resized then return resized, cells end
    if fault_code == "bad-option" then return nil, fault, fault_code end
    -- The script is not to blame for a board that nobody plays on.
    return bad("position-board", { variant = rules.name, columns = columns, rows = rows,
        size = rules.board:size() })
end

--- A game at a position, of a variant at the position's size.
-- @param line string; what stands after a blank is ignored
-- @return game, or nil, message, code
function positions.open(line, variant, options)
    local rules, cells, code = rules_for(line:match("^%s*(%S*)"), variant, options)
    if not rules then return nil, cells, code end
    local game = new_game(rules)
    local ok, fault, fault_code = game:setup(cells)
    if not ok then return nil, fault, fault_code end
    return game
end

return positions
