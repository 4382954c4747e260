--- The colours: their names, teams, supplies of stones, and the first to play.
local language = require "inarow.language"
local choice_error = require "inarow.variant.compile.choice_error"
local model = require "inarow.model"

local SEATS, OFFICIALS = model.people().seats, model.people().officials

local index_of = language.index_of

local colours = {}

-- Each of these checks returns true; or nil, a message and a code.

-- Returns true if a word cannot be a colour's name, because a record gives it another
-- meaning: a seat, a point, an official or a result.
local TAKEN = { by = true, at = true, draw = true, void = true, none = true,
    running = true }
local function is_taken(word)
    return TAKEN[word] or index_of(SEATS, word) or model.point(word)
        or OFFICIALS[word]
end

-- Fills in `rules.numbers` for the colours and the stones: the number by name, and also
-- by the name in lower case if that is unique in the list.
local function check_names(script, rules, faulty)
    rules.numbers = {}
    for _, key in ipairs { "colours", script.stones and "stones" } do
        local by_name, by_lower = {}, {}
        rules.numbers[key] = { by_name = by_name, by_lower = by_lower }
        for i, colour in ipairs(rules[key]) do
            local lower = colour:lower()
            if by_name[colour] then
                return faulty({ key, i }, "colour-twice", { colour = colour })
            elseif is_taken(colour) then
                return faulty({ key, i }, "colour-taken", { colour = colour })
            end
            by_name[colour], by_lower[lower] = i, by_lower[lower] == nil and i
        end
    end
    rules.numbers.stones = rules.numbers.stones or rules.numbers.colours
    return true
end

-- Sets the number of each colour's team in `rules.team`, and the first colour of this
-- team, in turn order, in `rules.leaders`.
local function compile_teams(script, rules, faulty)
    rules.leaders = {}
    for i in ipairs(rules.colours) do rules.leaders[i] = i end
    if not script.teams then return true end
    rules.team = {}
    for number, team in ipairs(script.teams) do
        for nth, name in ipairs(team) do
            local colour = index_of(rules.colours, name)
            if not colour or rules.team[colour] then
                return faulty({ "teams", number, nth }, "each-colour-once",
                    { expected = language.list(rules.colours) })
            end
            rules.team[colour] = number
        end
    end
    for i, colour in ipairs(rules.colours) do
        if not rules.team[i] then
            return faulty({ "teams" }, "no-team", { colour = colour })
        end
        rules.leaders[i] = index_of(rules.team, rules.team[i])
    end
    if #script.teams < 2 then
        return faulty({ "teams" }, "too-few-teams")
    end
    return true
end

-- If the supply is a table by colour, checks that the colours exist.
local function check_supply(script, rules, faulty)
    if type(script.supply) ~= "table" then return true end
    for _, colour in ipairs(language.keys(script.supply)) do
        if not index_of(rules.stones, colour) then
            return faulty({ "supply", colour }, choice_error(rules.stones, colour))
        end
    end
    return true
end

-- ---- Players and first player --------------------------------------------------------

-- Names of colours for players beyond the colours that a script names. Such players get
-- the first of these names that the script does not use, in the order of turns (GOMOKU
-- reading 9).
local MORE = { "red", "blue", "green", "yellow", "black", "white" }

local function of_players(script)
    local list = {}
    for i = 1, math.min(script.players, #script.colours) do
        list[i] = script.colours[i]
    end
    for _, colour in ipairs(MORE) do
        if #list < script.players and not index_of(list, colour) then
            list[#list + 1] = colour
        end
    end
    return list
end

-- The parts of a script that may mention colours, and the keys whose values are colours.
local COLOURED = { "colours", "teams", "supply", "win", "lose", "forbid", "phases" }
local NAMED = { colour = true, by = true, to_move = true }

-- Exchanges two colours in a table of rules.
local function exchange(of, one, other)
    for key, value in pairs(of) do
        if type(value) == "table" then
            exchange(value, one, other)
        elseif type(key) == "number" or NAMED[key] then
            of[key] = value == one and other or value == other and one or value
        end
    end
    of[one], of[other] = of[other], of[one]
end

-- Exchanges two colours in the places of rules (authors.lua).
local function exchange_in_places(signed, one, other)
    local moved, to = {}, { [one] = other, [other] = one }
    for place, cite in pairs(signed) do moved[(place:gsub("[^.]+", to))] = cite end
    return moved
end

--- Given a path after two colours were exchanged, returns the path in the script as
-- written.
-- @param exchanged from colours.seat, or nil
function colours.path_written(path, script, exchanged)
    if not exchanged or not index_of(COLOURED, path[1]) then return path end
    local written = language.joined(path)
    if path[1] == "colours" and path[2] then
        local instead = exchanged[script.colours[path[2]]]
        written[2] = instead and index_of(script.colours, instead) or path[2]
    end
    for i = 2, #path do written[i] = exchanged[path[i]] or written[i] end
    return written
end

--- Applies a script's settings for the number of players and the first player.
-- @param script table, resolved, which is changed
-- @param signed citations by the place of rules
-- @return the citations by the new places; and a table in which each of the two
-- exchanged colours has the name of the other. If a setting is wrong: nil, message
function colours.seat(script, signed, faulty)
    if script.players then script.colours = of_players(script) end
    local first, begins = script.colours[1], script.begins
    if begins and not index_of(script.colours, begins) then
        return faulty({ "begins" }, choice_error(script.colours, begins))
    end
    if not begins or begins == first then return signed end
    for _, key in ipairs(COLOURED) do
        if type(script[key]) == "table" then exchange(script[key], first, begins) end
    end
    return exchange_in_places(signed, first, begins),
        { [first] = begins, [begins] = first }
end

--- Checks colours, teams and supply. Fills in the fields about them.
-- @return true; or nil, message
function colours.check(script, rules, faulty)
    for _, check in ipairs { check_names, compile_teams, check_supply } do
        local ok, message = check(script, rules, faulty)
        if not ok then return nil, message end
    end
    return true
end

return colours
