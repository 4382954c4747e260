--- The stones on the board before the first action: the picture of a script, and stones
-- and holes that a seed scatters. A record contains the seed as an option, so the game
-- is reproducible.
local core = require "inarow.core"
local language = require "inarow.language"
local model = require "inarow.model"
local rows_of = require "inarow.variant.compile.picture"

local start = {}

local NEUTRAL = model.STONES:sub(-1)

-- Returns a list of `count` of the points, drawn one after another. `draw` is a function
-- from n to a number from 0 to n - 1.
local function drawn_from(points, count, draw)
    local left, drawn = language.joined(points), {}
    for i = 1, count do
        drawn[i] = table.remove(left, draw(#left) + 1)
    end
    return drawn
end

-- Returns a generator of random numbers. The same seed and the same `use` give the same
-- numbers on every system.
local function drawing(scatter, use)
    return core.random(2 * (scatter.seed or 1) + use)
end

--- Returns the holes that a seed scatters over a board.
-- @param scatter the script's table, with its options filled in
-- @param points points of the board without these holes, from the top
-- @return points; or nil, message, code
function start.holes(scatter, points, faulty)
    local count = scatter.holes or 0
    if count == 0 then return {} end
    if count >= #points then
        return faulty({ "scatter", "holes" }, "scatter-room",
            { count = count, most = #points - 1 })
    end
    return drawn_from(points, count, drawing(scatter, 0))
end

-- Returns the meaning of the letters in a picture: `X` black, ... `@` neutral.
local function letters_of(rules)
    local list = {}
    for i, colour in ipairs(rules.stones) do
        list[i] = ("`%s` %s"):format(model.STONES:sub(i, i), colour)
    end
    return language.list(language.joined(list, { "`@` neutral", "`.` vacant" }))
end

-- Returns the letters of a picture, one for each point of the board; or nil and the
-- fault.
local function cells_of(picture, rules, faulty)
    local rows, cells = rows_of(picture), {}
    local board = rules.board
    local count = board.rows * board.layers
    if #rows ~= count then
        return faulty({ "start" }, "start-rows", { expected = count, given = #rows })
    end
    local letters = model.STONES:sub(1, #rules.stones) .. NEUTRAL .. "."
    for i, row in ipairs(rows) do
        local path = type(picture) == "table" and { "start", i } or { "start" }
        cells[i] = board:cells_of_row(row, i)
        if not cells[i] then
            return faulty(path, "start-row", { expected = board:outline(i) })
        end
        local bad = cells[i]:match("[^" .. letters .. "]")
        if bad then
            return faulty(path, "start-letter", { letter = bad,
                expected = letters_of(rules) })
        end
    end
    return table.concat(cells)
end

--- Compiles the start position.
-- @param script table, resolved
-- @param rules inarow.rules so far; if there are stones, `rules.start` is set to the
-- letters, one for each point of the board. With `past_opening` the board starts empty:
-- with stones but no opening, the players might have no legal action
-- @param spec the core's table; `start` of each colour and `neutral` are filled in
-- @return true; or nil, message, code
function start.put(script, rules, spec, faulty)
    local points, scatter = rules.board.points, script.scatter
    local cells = ("."):rep(#points)
    if script.start then
        local read, message, code = cells_of(script.start, rules, faulty)
        if not read then return nil, message, code end
        cells = read
    end
    local vacant, standing = {}, {}
    for at, point in ipairs(points) do
        local letter = cells:sub(at, at)
        local list = letter == "." and vacant or standing[letter] or {}
        list[#list + 1], standing[letter] = point, letter ~= "." and list or nil
    end
    local count = scatter and scatter.neutral or 0
    if count > #vacant then
        return faulty({ "scatter", "neutral" }, "scatter-room",
            { count = count, most = #vacant })
    end
    local neutral = standing[NEUTRAL] or {}
    spec.scattered = count
    for _, point in ipairs(drawn_from(vacant, count, drawing(scatter or {}, 1))) do
        neutral[#neutral + 1] = point
        local at = rules.board.number[point]
        cells = cells:sub(1, at - 1) .. NEUTRAL .. cells:sub(at + 1)
    end
    spec.neutral = #neutral > 0
    rules.neutral = spec.neutral or nil
    if rules.past_opening then return true end
    for i, colour in ipairs(spec.colours) do
        colour.start = standing[model.STONES:sub(i, i)]
    end
    rules.start = cells:find "[^.]" and cells or nil
    spec.neutral_start = neutral
    return true
end

--- Returns true if the core refuses a start only because of the stones that a seed has
-- scattered.
function start.is_scattered(script, spec)
    if not script.start then return true end
    for _ = 1, spec.scattered do table.remove(spec.neutral_start) end
    local rules, _, key = core.rules(spec)
    return rules ~= nil or key ~= "start"
end

return start
