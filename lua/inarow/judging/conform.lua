--- Runs records with expectations as conformance tests.
local language = require "inarow.language"
local corpus = require "inarow.judging.corpus"
local judge = require "inarow.judging.judge"
local messages = require "inarow.judging.sentences"
local notation = require "inarow.notation"

local conform = {}

-- Returns true if an expected ruling omits its citation, because then any article would
-- pass.
local function cites_nothing(expected)
    return expected ~= "ok" and not expected:find("(", 1, true)
end

-- Plays one record. Returns lists of failures and of warnings, as lines of text that
-- begin with `at`.
local function play(item, at)
    local failures, warnings = {}, {}
    for line in notation.entries(item) do
        local step = judge.line(item, line)
        if step and step.failed then
            local wanted = line.ruling
                or line.expect.field .. " " .. table.concat(line.expect.values, " ")
            failures[#failures + 1] = at(line.number,
                messages.compose("expected-but", { expected = language.printable(wanted),
                    given = language.printable(step.found) }))
        elseif line.ruling and cites_nothing(line.ruling) then
            warnings[#warnings + 1] =
                at(line.number, messages.say "ruling-without-citation")
        elseif step and (step.illegal or step.after) then
            failures[#failures + 1] = at(line.number, tostring(step.ruling) .. ": "
                .. step.ruling.message)
            break
        end
    end
    return failures, warnings
end

--- Runs the records of a text.
-- @param input string, or a function that returns the next piece, or nil at the end,
-- perhaps with a message about a fault
-- @return function that returns an inarow.conformed for each record. The record is
-- marked unreadable if the text has a fault or does not contain a record
function conform.run(input, name)
    name = language.printable(name)
    local chunks = language.pieces(input)
    local fault
    local next_item = notation.games(function()
        local piece
        piece, fault = chunks()
        return piece, fault
    end, name, { format = "record" })
    local function at(line, text)
        return language.printable(("%s:%d: "):format(name, line) .. text)
    end
    return function()
        local item = next_item()
        if not item then return nil end
        local record, unread = item.source, item.error and item.error.message
        if not record then
            unread = fault or name .. ": " .. unread
            return { title = name, source = name, failures = { unread }, error = unread,
                warnings = {} }
        end
        local test = { source = name .. "#" .. item.nth, error = unread }
        test.title = corpus.title(item) or test.source
        if item.live then
            test.failures, test.warnings = play(item, at)
        else
            test.failures, test.warnings = { at(item.error.line, unread) }, {}
        end
        return test
    end
end

return conform
