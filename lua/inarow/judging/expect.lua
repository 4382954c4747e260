--- Checks a record's expectations about a game's state: `expect FIELD VALUE...`.
local notation = require "inarow.notation"
local model = require "inarow.model"
local say = require("inarow.judging.sentences").say
local kernel = require "inarow.kernel"

local expect = {}

local asks = {}

function asks.status(state, values)
    local wanted = table.concat(values, " ")
    return state.status:sub(1, #wanted) == wanted, state.status
end

local function plain(key)
    return function(state, values)
        local value = state[key] or "none"
        return value == table.concat(values, " "), value
    end
end
asks.seat = plain "seat"
asks.phase = plain "phase"

-- Returns the game's colour for a word; the word itself if it is not a colour.
local function named(live, word)
    return kernel.colour(live, kernel.colour_number(live, word)) or word
end

asks["to-move"] = function(state, values, live)
    local wanted, value = table.concat(values, " "), state.to_move or "none"
    return value == named(live, wanted), value
end

function asks.opening(state, values)
    local value = state.opening or "none"
    return value:lower() == table.concat(values, " "):lower(), value
end

local function counted(key)
    return function(state, values, live)
        local value = (state[key] or {})[named(live, values[1])]
        value = type(value) == "number" and model.seconds(value)
            or tostring(value or "none")
        return value == values[2], value
    end
end

--- The names of the fields; and those that have a value for each colour, as in `expect
-- captured white 4`.
expect.fields, expect.is_counted = {}, {}
for i, field in ipairs(notation.fields()) do
    local name = field[1]
    expect.fields[i], expect.is_counted[name] = name, field.is_counted
    if field.is_counted then asks[name] = counted(name) end
end

local function same_points(values, points)
    local wanted, given = {}, {}
    for _, point in ipairs(values) do
        if point ~= "-" then wanted[#wanted + 1] = point:lower() end
    end
    for i, point in ipairs(points) do given[i] = point end
    table.sort(wanted)
    table.sort(given)
    return table.concat(wanted, " ") == table.concat(given, " ")
end

function asks.forbidden(_, values, live)
    local points, message = live:forbidden()
    if not points then return false, message end
    return same_points(values, points),
        #points == 0 and "-" or table.concat(points, " ")
end

--- Returns a set of the points that may be played now. A stone there is legal, and not
-- forbidden to the side to move.
function expect.playable(live)
    local playable = {}
    for _, action in ipairs(live:legal()) do
        for _, point in ipairs(action.points or { action.point }) do
            playable[point] = true
        end
    end
    for _, point in ipairs(live:forbidden() or {}) do
        local explained = live:explain(point)
        if explained.colour == live:state().to_move then playable[point] = nil end
    end
    return playable
end

function asks.allowed(_, values, live)
    local playable, bad = expect.playable(live), {}
    for _, point in ipairs(values) do
        if not playable[point:lower()] then bad[#bad + 1] = point end
    end
    return #bad == 0, say("points-not-allowed", { points = table.concat(bad, " ") })
end

--- Returns true if a record's expectation about the state is met.
-- @return boolean, and the actual value, as text
function expect.holds(live, wanted)
    return asks[wanted.field](live:state(), wanted.values, live)
end

return expect
