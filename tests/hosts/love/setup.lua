--- The game that is being set up in the menu: its variant, options and players.
local inarow = require "inarow"
local session = require "session"

local setup = { options = {}, seats = {} }

local CLOCKS = { "none", "300", "300+5", "900+30", "40/7200 900+30" }

local function claims()
    return setup.options.adjudication == "claims"
end

local function has_clock()
    local clock = setup.options.clock or "none"
    return clock ~= "none" and clock ~= ""
end

-- Settings that matter only if wins are claimed, or if there is a clock.
local MATTERS = {
    wrong_claim = claims, first_five_stands = claims, records = claims,
    resignation = has_clock,
}

-- Readings of the law, which few players need, come last.
local READINGS = { literal_9_3 = true, five_makes_three = true, reading = true }

-- Settings of nearly every game come first, so they are always in the same place. A
-- game's own options follow, and then the conduct of the game.
local RANKS = { size = 1, clock = 2, adjudication = 3 }

local function rank(setting)
    if READINGS[setting.key] then return 6 end
    return RANKS[setting.key] or setting.of == "variant" and 4 or 5
end

--- Chooses a variant.
function setup.choose(name)
    setup.name, setup.options, setup.seats = name, {}, {}
    setup.field, setup.message = nil, nil
end

--- Returns the settings: a list of {key, values, default}.
function setup.settings()
    local list = {}
    for _, setting in ipairs(inarow.settings(setup.name) or {}) do
        local matters = MATTERS[setting.key]
        if setting.key == "clock" then
            setting.values, setting.default, setting.typed = CLOCKS, "none", true
        end
        setting.typed = setting.typed or not setting.values
        if not matters or matters() then
            local at = #list + 1
            while at > 1 and rank(setting) < rank(list[at - 1]) do at = at - 1 end
            table.insert(list, at, setting)
        end
    end
    return list
end

function setup.value(setting)
    return setup.options[setting.key] or setting.default
end

local FAR = 6 -- most steps to the next legal number

-- Changes the numbers of a value, such as `7x6` to `8x7`, to the next legal ones. For
-- example, a game that begins in the centre has no board with even sides, and a row of
-- five needs five stones. Returns the same value if there are none.
local function step_numbers(key, value, by)
    for far = 1, FAR do
        setup.options[key] = value:gsub("%d+", function(digits)
            return tostring(math.max(0, tonumber(digits) + by * far))
        end)
        if inarow.rules(setup.name, setup.given()) then return end
    end
    setup.options[key] = value
end

--- Takes the next or previous value, from a list or of the numbers in the value.
-- @param by 1 or -1
function setup.step(setting, by)
    local value, values = setup.value(setting), setting.values
    setup.field, setup.message = nil, nil
    if not values then return step_numbers(setting.key, value, by) end
    local at = 0
    for i, other in ipairs(values) do at = other == value and i or at end
    setup.options[setting.key] = values[(at - 1 + by) % #values + 1]
end

--- Returns the options for inarow.new.
function setup.given()
    local given = {}
    for key, value in pairs(setup.options) do
        if value ~= "" then given[key] = value end
    end
    if not has_clock() then given.clock = nil end
    return given
end

--- Returns the number of players. If the options are impossible, it is the number without
-- options.
function setup.players()
    local rules = inarow.rules(setup.name, setup.given())
    return #(rules or inarow.find(setup.name).script).colours
end

-- Returns the players' names, or nil if all are empty.
local function names()
    local list, named = {}, false
    for i = 1, setup.players() do
        local name = setup.seats[i] or ""
        named = named or name ~= ""
        list[i] = name ~= "" and name or session.UNNAMED
    end
    return named and list or nil
end

--- Begins the game.
-- @return session; or nil, and `message` has the reason
function setup.begin()
    local game, message = session.new(setup.name, setup.given(),
        inarow.find(setup.name) and names())
    setup.message = message
    return game
end

-- ---- Typing ---------------------------------------------------------------------------

-- Returns the table to which the keyboard writes; a seat's field is its number.
local function target()
    return type(setup.field) == "number" and setup.seats or setup.options
end

--- Activates a field: the key of a setting, or a seat's number.
function setup.edit(field)
    setup.field, setup.message = field, nil
    if type(field) == "string" then target()[field] = "" end
end

function setup.type(text)
    local field = setup.field
    if not field then return end
    local before = target()[field] or ""
    if #before < 24 then target()[field] = before .. text end
end

--- Deletes the last letter.
function setup.rub_out()
    local field = setup.field
    if not field then return end
    target()[field] =
        (target()[field] or ""):gsub("[%z\1-\127\194-\244][\128-\191]*$", "")
end

--- Leaves the field; an empty field gets its default again.
function setup.leave()
    local field = setup.field
    if field and target()[field] == "" then target()[field] = nil end
    setup.field = nil
end

return setup
