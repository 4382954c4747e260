--- Prepares the players of an event: engines, and perhaps a person at the terminal. Each
-- engine is examined before the first game, with the same limits as in the games.
local console = require "inarow.cli.console"
local language = require "inarow.language"
local say = require("inarow.cli.sentences").say

local field = {}

--- Most bytes of a player's name.
field.MOST_NAME = 80

-- Returns the function that asks a person for an action at the terminal (player.person).
local function ask_person(keys)
    return function(game, complaint)
        io.write(game:render { legend = true })
        if complaint then print(complaint) end
        while true do
            local asked = game:prompt()
            local line, why = keys:read { text = asked
                and ("%s: %s>"):format(asked.who, asked.what) or ">" }
            if not line and why ~= "too-long" then return nil end
            line = line and line:match "^%s*(.-)%s*$" or ""
            if line:find "^%l%d+$" then return "play " .. line end
            if line ~= "" then return line end
        end
    end
end

-- Logs the dialogue with each engine, in files named by the engine's place and name.
-- @param logs_of function from dialogue.logs
local function log_as(list, logs_of, name_of)
    for place, its in ipairs(list) do
        its.where = its.where or {}
        its.where.log = logs_of(("%d-%s"):format(place, name_of(its)))
    end
end

-- Returns a function that creates a new player for an entry of the list.
local function maker(its, terms)
    local referee = require "inarow.referee"
    if its.is_person then
        local keyboard = require "inarow.cli.typing.keyboard"
        local ask = ask_person(keyboard.new(function() return {} end))
        return function() return referee.person("person", ask, its.limits) end
    end
    return function()
        local one = referee.engine(its, terms)
        one.name = its.name or one.name
        return one
    end
end

-- Warns of findings about an engine that may spoil the event.
local function warn(found)
    local function of(text)
        console.complain(say("referee-warns", { player = found.name, warning = text }))
    end
    local warning = found.warning or not found.is_probed and say "probe-unknown"
    if warning then of(warning) end
    if found.opens == false then of(say "probe-no-opening") end
end

-- Examines a player before the event, and stores its name and the way to ask it in
-- openings. Returns nil after an error message.
local function examine(its, terms)
    local one = maker(its, terms)()
    local found, message = one:examine()
    if not found then
        console.complain(say("referee-not-ready", { player = its.called or one.name,
            why = message }))
        return nil
    end
    local own = (found.name or ""):find "%S" and found.name or one.name
    found.name = its.name or language.printable(own, field.MOST_NAME)
    its.says, its.opens = found.name, found.opens
    if not its.is_person then warn(found) end
    one:close()
    return true
end

-- Examines all players, unless a signal comes. Returns nil after an error message.
local function examine_all(list, terms)
    local place, has_failed = 0, false
    return require("inarow.referee").together(function()
        place = place + 1
        local its = not has_failed and list[place]
        return its and function() has_failed = not examine(its, terms) end or nil
    end, 1) and not has_failed
end

-- Returns a name that no other player has. A letter follows the name that the engine
-- reports, or a number if all 26 letters are taken.
local function free_name(says, taken)
    local count = 1
    local name
    repeat
        name = ("%s %s"):format(says, count <= 26 and string.char(64 + count) or count)
        count = count + 1
    until not taken[name]
    return name
end

-- Names the players. A player's name is the name that the event gives it, or else the
-- name that it reports. A letter is added if the reported name is not unique.
local function name_all(list)
    local count, taken = {}, {}
    for _, its in ipairs(list) do
        count[its.says] = (count[its.says] or 0) + 1
        taken[its.says] = true
    end
    for _, its in ipairs(list) do
        its.name = its.name or count[its.says] > 1 and free_name(its.says, taken)
            or its.says
        taken[its.name] = true
    end
end

--- Examine all players.
-- @param list of players. An item has `command` for an engine, or `is_person`. `name` is
-- its name; `called` is its name in messages, instead of the command. `limits` and the
-- other fields are described at referee.engine. Each item gets a `name` and `opens`
-- @param terms the game that is played
-- @param log folder for the dialogue with the engines, or nil
-- @return {names, make, has_person}. `make(place)` creates a new player. Nil after an
-- error message, or if a signal came
function field.of(list, terms, log)
    local makers, names, has_person = {}, {}, false
    local logs_of, message
    if log then
        logs_of, message = require("inarow.referee").logs(log, console.complain)
        if not logs_of then return nil, console.complain(message) end
        log_as(list, logs_of, function() return "examination" end)
    end
    if not examine_all(list, terms) then return nil end
    name_all(list)
    if log then log_as(list, logs_of, function(its) return its.name end) end
    for place, its in ipairs(list) do
        names[place], makers[place] = its.name, maker(its, terms)
        has_person = has_person or its.is_person or false
    end
    return { names = names, has_person = has_person,
        make = function(place) return makers[place]() end }
end

return field
