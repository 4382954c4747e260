--- Conformance: records with expectations, as a report in TAP.
local cases = require "inarow.judging.cases"
local characters = require "inarow.text.characters"
local judge = require "inarow.judging.judge"
local lines = require "inarow.text.lines"
local messages = require "inarow.text.messages"
local recognizer = require "inarow.notation.recognizer"
local reader = require "inarow.notation.record.reader"
local reopen = require "inarow.notation.reopen"

local conform = {}

-- Is a ruling expected that leaves out by which article: so that another would do too?
local function cites_nothing(expected)
    return expected ~= "ok" and not expected:find("(", 1, true)
end

-- Play one record; returns the list of what went wrong, as lines of text; why it cannot
-- be read, or nil; and the list of what may be wrong unnoticed.
local function failures(game, name)
    local function at(line, text)
        return characters.shown(("%s:%d: "):format(name, line) .. text)
    end
    local live, message, number
    if not game.error then
        live, message, number = reopen.game(game)
    else
        message, number = game.error.message, game.error.line
    end
    if not live then return { at(number, message) }, message, {} end
    local list, warnings = {}, {}
    for line in reader.each(game) do
        local step = judge.line(live, line)
        if step and step.failed then
            local wanted = line.ruling
                or line.expect.field .. " " .. table.concat(line.expect.values, " ")
            list[#list + 1] = at(line.number,
                messages.compose("expected-but", { expected = characters.shown(wanted),
                    given = characters.shown(step.found) }))
        elseif line.ruling and cites_nothing(line.ruling) then
            warnings[#warnings + 1] =
                at(line.number, messages.say "ruling-without-citation")
        elseif step and (step.illegal or step.after) then
            list[#list + 1] = at(line.number, tostring(step.ruling) .. ": "
                .. step.ruling.message)
            break
        end
    end
    return list, nil, warnings
end

--- A record that was run as a test.
---@class inarow.conformed
---@field title string its first note, or comment; else `source`
---@field source string which record it is: `NAME#3`
---@field failures string[] lines of text; the test is passed if there are none
---@field error string? why it could not be read
---@field warnings string[] of rulings that hold but are expected without a citation

--- Run the records of a text.
-- @param input string, or a function giving its next piece, or nil at the end (then
-- perhaps with a message of what went wrong)
-- @return function giving an inarow.conformed for each record: one that is unreadable if
-- there is none, or if something went wrong
function conform.run(input, name)
    name = characters.shown(name)
    local chunks, fault = type(input) == "function" and input or lines.pieces(input), nil
    local _, pieces = recognizer.head(function()
        local piece
        piece, fault = chunks()
        return piece
    end, 0)
    local next_game, number, is_over = reader.stream(pieces), 0, false
    local count = 0
    return function()
        for game in next_game do
            number = number + 1
            if not game.empty then
                local list, unread, warnings = failures(game, name)
                count = count + 1
                return { title = cases.title(game) or name .. "#" .. number,
                    source = name .. "#" .. number, failures = list,
                    error = unread, warnings = warnings }
            end
        end
        if is_over or count > 0 and not fault then return nil end
        is_over = true
        fault = fault or name .. ": " .. messages.say("no-game",
            { expected = reader.expected })
        return { title = name, source = name, failures = { fault }, error = fault,
            warnings = {} }
    end
end

return conform
