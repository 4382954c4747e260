--- Who takes part in an event: engines, and a person at the terminal. Each engine is
-- examined before the first game, under the limits that it plays by.
local console = require "inarow.cli.console"
local games = require "inarow.game"
local language = require "inarow.language"
local say = require("inarow.cli.sentences").say

local field = {}

local MOST_NAME = 80 -- bytes of what a program calls itself

-- A person's move, typed at the terminal.
local function ask_person(keys)
    return function(game, complaint)
        io.write(game:render { legend = true })
        if complaint then print(complaint) end
        while true do
            local asked = games.prompt(game)
            local line, why = keys:read { text = asked
                and ("%s: %s>"):format(asked.who, asked.what) or ">" }
            if not line and why ~= "too-long" then return nil end
            line = line and line:match "^%s*(.-)%s*$" or ""
            if line:find "^%l%d+$" then return "play " .. line end
            if line ~= "" then return line end
        end
    end
end

-- Have the dialogue with each engine in files of a folder. True; or nil after a
-- complaint.
local function log_in(folder, list)
    local logs_of, message = require("inarow.referee").logs(folder, console.complain)
    if not logs_of then return nil, console.complain(message) end
    for _, its in ipairs(list) do
        its.where = its.where or {}
        its.where.log = logs_of(its.name)
    end
    return true
end

-- A function giving new players like one that an event names.
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

-- Warn of what was found out of an engine that may spoil the event.
local function warn(found)
    local function of(text)
        console.complain(say("referee-warns", { player = found.name, warning = text }))
    end
    local warning = found.warning or not found.is_probed and say "probe-unknown"
    if warning then of(warning) end
    if found.opens == false then of(say "probe-no-opening") end
end

-- What is found out of a player before the event: its name, and how it is asked in
-- openings, are noted. Nil after a complaint.
local function examine(its, terms)
    local one = maker(its, terms)()
    local found, message = one:examine()
    if not found then
        console.complain(say("referee-not-ready", { player = one.name, why = message }))
        return nil
    end
    local own = (found.name or ""):find "%S" and found.name or one.name
    found.name = its.name or language.printable(own, MOST_NAME)
    its.name, its.opens = found.name, found.opens
    if not its.is_person then warn(found) end
    one:close()
    return true
end

-- Players of one name are told apart by letters.
local function tell_apart(list)
    local seen = {}
    for _, its in ipairs(list) do seen[its.name] = (seen[its.name] or 0) + 1 end
    local count = {}
    for _, its in ipairs(list) do
        local name = its.name
        if seen[name] > 1 then
            count[name] = (count[name] or 0) + 1
            its.name = ("%s %s"):format(name, count[name] <= 26
                and string.char(64 + count[name]) or count[name])
        end
    end
end

--- Examine all who take part.
-- @param list of {command or is_person; name or nil, limits …}, as referee.engine has
-- them; `name` and `opens` are put into each
-- @param terms what is played
-- @param log folder for what is said in the games, or nil
-- @return {names, make: function giving a new player for a place, has_person}; or nil
-- after a complaint
function field.of(list, terms, log)
    local makers, names, has_person = {}, {}, false
    for _, its in ipairs(list) do
        if not examine(its, terms) then return nil end
    end
    tell_apart(list)
    if log and not log_in(log, list) then return nil end
    for place, its in ipairs(list) do
        names[place], makers[place] = its.name, maker(its, terms)
        has_person = has_person or its.is_person or false
    end
    return { names = names, has_person = has_person,
        make = function(place) return makers[place]() end }
end

return field
