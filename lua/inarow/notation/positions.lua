--- Positions in one line of text: the rows from the top, joined by `/` or not.
local messages = require "inarow.text.messages"
local new_game = require("inarow.game.game").new
local variant_rules = require "inarow.variant.rules"

local positions = {}

--- Read a position.
-- @param line string; what stands after a blank is ignored
-- @return cells (all rows, joined), columns, rows; or nil, message, "bad-position"
function positions.read(line)
    local text = line:match("^%s*(%S*)")
    local function bad(code, values)
        return nil, messages.say("bad-position", { fault = messages.say(code, values) }),
            "bad-position"
    end
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

-- The rules for a board of this size, past the opening.
local function rules_for(columns, rows, variant, options)
    local given = {}
    for key, value in pairs(options or {}) do given[key] = value end
    local rules, message, code = variant_rules.of_text(variant, given, true)
    if not rules or (rules.width == columns and rules.height == rows) then
        return rules, message, code
    end
    given.size = columns .. "x" .. rows
    return variant_rules.of_text(variant, given, true)
end

--- A game at a position, of a variant at the position's size.
-- @return game, or nil, message, code
function positions.open(line, variant, options)
    local cells, columns, rows = positions.read(line)
    if not cells then return nil, columns, rows end
    local rules, message, code = rules_for(columns, rows, variant, options)
    if not rules then return nil, message, code end
    local game = new_game(rules)
    local ok, fault, fault_code = game:setup(cells)
    if not ok then return nil, fault, fault_code end
    return game
end

return positions
