--- Conformance: records with expectations, as a report in TAP.
local judge = require "inarow.judge"
local messages = require "inarow.messages"
local plain = require "inarow.plain"
local record = require "inarow.record"
local reopen = require "inarow.reopen"

local conform = {}

-- What a game is called in the report: its first note; else the first comment that stands
-- alone before any action; else where it is.
local function title(game, name, number)
    local comment
    for line in record.each(game) do
        if line.header == "note" then
            return plain.shown(table.concat(line.words, " ", 2))
        elseif line.action then
            break
        elseif line.comment and #line.words == 0 then
            comment = comment or line.comment:gsub("^#+%s*", "")
        end
    end
    return comment and plain.shown(comment) or name .. "#" .. number
end

-- Is a ruling expected that leaves out by which article: so that another would do too?
local function cites_nothing(expected)
    return expected ~= "ok" and not expected:find("(", 1, true)
end

-- Play one record; returns the list of what went wrong, as lines of text; is it because
-- it cannot be read; and the list of what may be wrong unnoticed.
local function failures(game, name)
    local function at(line, text)
        return plain.shown(("%s:%d: "):format(name, line) .. text)
    end
    if game.error then return { at(game.error.line, game.error.message) }, true, {} end
    local live, message, number = reopen.game(game)
    if not live then return { at(number, message) }, true, {} end
    local list, warnings = {}, {}
    for line in record.each(game) do
        local step = judge.line(live, line)
        if step and step.failed then
            local wanted = line.ruling
                or line.expect.field .. " " .. table.concat(line.expect.values, " ")
            list[#list + 1] = at(line.number,
                ("expected '%s', got '%s'"):format(wanted, step.found))
        elseif line.ruling and cites_nothing(line.ruling) then
            warnings[#warnings + 1] =
                at(line.number, "expected ruling without its citation")
        elseif step and (step.illegal or step.after) then
            list[#list + 1] = at(line.number, tostring(step.ruling) .. ": "
                .. step.ruling.message)
            break
        end
    end
    return list, false, warnings
end

--- Run the records of a text.
-- @return list of {title, source, failures, unreadable, warnings}; one unreadable if
-- there is none. Warnings are of rulings that hold but stand without a citation.
function conform.run(text, name)
    local tests = {}
    for number, game in ipairs(record.parse(text)) do
        if not game.empty then
            local list, unreadable, warnings = failures(game, name)
            tests[#tests + 1] = { title = title(game, name, number),
                source = name .. "#" .. number, failures = list, unreadable = unreadable,
                warnings = warnings }
        end
    end
    if #tests == 0 then
        local fault = messages.say("no-game", { expected = record.expected })
        tests[1] = { title = name, source = name, failures = { name .. ": " .. fault },
            unreadable = true, warnings = {} }
    end
    return tests
end

return conform
