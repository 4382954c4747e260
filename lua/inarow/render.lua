--- Boards as text.
local render = {}

local LETTERS = "abcdefghijklmnopqrstuvwxyz"
local STONES = { X = "X", O = "O" }

local function set_of(points)
    local set = {}
    for _, point in ipairs(points or {}) do set[point] = true end
    return set
end

--- The board as lines of text: `X` the first colour, `O` the second; `(X)` the stone
-- placed last, `[X]` a stone that shows the ruling, `!` a forbidden point, `*` an offered
-- one, `+` a reference point.
-- @param game a game
-- @param options table: `forbidden` true to mark the forbidden points
-- @return string
function render.text(game, options)
    local rules = game.rules
    local cells, state = game.position:cells(), game:state()
    local shown = set_of(state.ruling and state.ruling.points)
    local offers = set_of(state.offers)
    local bad = set_of(options and options.forbidden and game:forbidden())
    local reference = rules.width == 15 and rules.height == 15
        and set_of { "h8", "d4", "d12", "l4", "l12" } or {}
    local lines = {}
    for y = rules.height, 1, -1 do
        local row = { ("%2d "):format(y) }
        for x = 1, rules.width do
            local point = LETTERS:sub(x, x) .. y
            local at = (rules.height - y) * rules.width + x
            local cell = cells:sub(at, at)
            local stone = STONES[cell] or cell:match("%d")
            local mark = stone or (bad[point] and "!") or (offers[point] and "*")
                or (reference[point] and "+") or "."
            if point == state.last then
                row[#row + 1] = ("(%s)"):format(mark)
            elseif shown[point] then
                row[#row + 1] = ("[%s]"):format(mark)
            else
                row[#row + 1] = (" %s "):format(mark)
            end
        end
        lines[#lines + 1] = (table.concat(row):gsub("%s+$", ""))
    end
    local letters = {}
    for x = 1, rules.width do letters[x] = LETTERS:sub(x, x) end
    lines[#lines + 1] = "    " .. table.concat(letters, "  ")
    return table.concat(lines, "\n") .. "\n"
end

return render
