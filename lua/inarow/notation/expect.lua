--- What a record can expect of a game's state: `expect KEY VALUE...`.
local clocks = require "inarow.model.clock"
local say = require("inarow.notation.sentences").say
local sides = require "inarow.kernel.sides"

local expect = {}

--- Fields of the state that `expect` can ask for: {name, what follows it, its meaning}.
expect.keys = {
    { "status", "playing, or a ruling", "as far as it is written: `status won black`" },
    { "to-move", "COLOUR", "of the stone that is to be placed, or held by who is to act;"
        .. " else `none`" },
    { "seat", "SEAT", "who is to act: `first`, `second` ..." },
    { "phase", "LABEL", "the phase's `label`, or its verb; `play` for a stone, and after"
        .. " the opening" },
    { "captured", "COLOUR NUMBER", "stones that the colour has captured" },
    { "supply", "COLOUR NUMBER", "stones that it has left" },
    { "allowed", "POINT ...", "these may be played now" },
    { "forbidden", "POINT ..., or -", "all points forbidden, or none" },
    { "opening", "NAME", "of the 26 openings of RIF 11; `none`" },
    { "clock", "COLOUR SECONDS", "time left; or `clock running COLOUR`" },
    { "record", "COLOUR WORD", "what the player owes their own record (RIF 13)" },
    { "warnings", "COLOUR NUMBER", "given by the organizer" },
}

--- Their names.
expect.fields = {}
for i, key in ipairs(expect.keys) do expect.fields[i] = key[1] end

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

asks["to-move"] = function(state, values, live)
    local wanted, value = table.concat(values, " "), state.to_move or "none"
    return value == (sides.named(live.rules.colours, wanted) or wanted), value
end

function asks.opening(state, values)
    local value = state.opening or "none"
    return value:lower() == table.concat(values, " "):lower(), value
end

local is_counted = {}

--- Is a field counted by colour, as in `expect captured white 4`?
function expect.is_counted(field)
    return is_counted[field] or false
end

local function counted(key)
    is_counted[key] = true
    return function(state, values, live)
        local colour = sides.named(live.rules.colours, values[1]) or values[1]
        local value = (state[key] or {})[colour]
        value = type(value) == "number" and clocks.text(value)
            or tostring(value or "none")
        return value == values[2], value
    end
end
asks.captured = counted "captured"
asks.supply = counted "supply"
asks.clock = counted "clock" -- seconds left, or `running` and whose it is
asks.record = counted "record"
asks.warnings = counted "warnings"

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

--- The points that may be played now, each true: legal, and not forbidden to whoever is
-- to move.
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

--- Does what a record expects of the state hold?
-- @return boolean, and the value that was found, as text
function expect.holds(live, wanted)
    return asks[wanted.field](live:state(), wanted.values, live)
end

return expect
