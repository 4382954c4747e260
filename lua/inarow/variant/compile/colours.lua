--- The colours: their names, teams and supplies of stones.
local actions = require "inarow.model.actions"
local english = require "inarow.text.english"
local expected_one = require "inarow.variant.compile.expected_one"
local lists = require "inarow.text.lists"
local officials = require "inarow.model.officials"
local seat_names = require "inarow.model.seats"

local index_of = lists.index_of

local colours = {}

-- Each check gives true; or nil, a message and a code.

-- Does a word mean something else where records have a colour: a seat, a point, an
-- official, a result?
local TAKEN = { by = true, at = true, draw = true, void = true, none = true,
    running = true }
local function is_taken(word)
    return TAKEN[word] or index_of(seat_names, word) or actions.point(word)
        or officials[word]
end

local function check_names(script, _, faulty)
    for i, colour in ipairs(script.colours) do
        if index_of(script.colours, colour) < i then
            return faulty({ "colours", i }, "colour-twice", { colour = colour })
        elseif is_taken(colour) then
            return faulty({ "colours", i }, "colour-taken", { colour = colour })
        end
    end
    return true
end

-- The number of each colour's team, as `rules.team`.
local function compile_teams(script, rules, faulty)
    if not script.teams then return true end
    rules.team = {}
    for number, team in ipairs(script.teams) do
        for nth, name in ipairs(team) do
            local colour = index_of(rules.colours, name)
            if not colour or rules.team[colour] then
                return faulty({ "teams", number, nth }, "each-colour-once",
                    { expected = english.list(rules.colours) })
            end
            rules.team[colour] = number
        end
    end
    for i, colour in ipairs(rules.colours) do
        if not rules.team[i] then
            return faulty({ "teams" }, "no-team", { colour = colour })
        end
    end
    if #script.teams < 2 then
        return faulty({ "teams" }, "too-few-teams")
    end
    return true
end

-- Is the supply of colours that there are?
local function check_supply(script, rules, faulty)
    local by_colour = type(script.supply) == "table" and script.supply or {}
    for _, colour in ipairs(lists.keys(by_colour)) do
        if not index_of(rules.colours, colour) then
            return faulty({ "supply", colour }, expected_one(rules.colours, colour))
        end
    end
    return true
end

--- Are colours, teams and supply as they should be? Fills in `rules.team`.
-- @return true; or nil, message
function colours.check(script, rules, faulty)
    for _, check in ipairs { check_names, compile_teams, check_supply } do
        local ok, message = check(script, rules, faulty)
        if not ok then return nil, message end
    end
    return true
end

--- How many stones a colour has; nil if there is no end to them.
function colours.supply(script, colour)
    return type(script.supply) == "table" and script.supply[colour]
        or type(script.supply) == "number" and script.supply or nil
end

return colours
