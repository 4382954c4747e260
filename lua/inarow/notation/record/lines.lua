--- Reads records line by line, as they arrive. A line is read when it is requested.
local limits = require "inarow.notation.limits"
local reader = require "inarow.notation.record.reader"
local reopen = require "inarow.notation.record.reopen"
local say = require("inarow.notation.sentences").say
local language = require "inarow.language"
local variations = require "inarow.notation.record.variations"

local lines = {}

-- Reads the next line of a record. The caller has handled `---`. Returns the line. For a
-- fault, returns nil, {line, message}, and true if the rest of the record cannot be read.
local function read_line(record, text, number, is_long, options)
    local source = record.source
    local line, message, is_full = reader.line(source, text, number, is_long)
    if line and not record.live and (line.action or line.expect or line.variation)
    then
        local at
        record.live, message, at = reopen.game(source, options.variant, options.given)
        if not record.live then
            return nil, { line = at or number, message = message }, true
        end
    end
    if line then return line end
    -- After the game has begun, a fault affects only its line, if the game can continue.
    return nil, { line = number, message = message }, is_full or not record.live
end

--- Iterate over the records of a text.
-- @param chunks function that returns the next piece of the text, or nil
-- @param options table with `variant` and `given`, which are used for records that name
-- no variant
-- @return iterator that returns {next, live} for each record. `live` is the game, once
-- it has an action or an expectation. `record:next()` returns the next line, as in
-- entries.each. For a fault, it returns false and {line, message}. At the record's end,
-- it returns nil. Carry out each line before you read the next one. If all records are
-- empty, the last one has a fault without a line number.
function lines.each(chunks, options)
    local next_line, _, begin = language.lines(chunks, limits.bytes)
    local number, over, is_empty = 0, false, true
    local function read(record)
        local last = record.last
        if last and last.variation then variations.begin(record, last.variation) end
        for text, is_long in next_line do
            number = number + 1
            if text:find("^%-%-%-%s*$") then
                over = false
                begin()
                variations.finish(record)
                return nil
            elseif not record.spoilt then
                local line, fault, is_lost = read_line(record, text, number, is_long,
                    options)
                is_empty = is_empty and line ~= nil and #line.words == 0
                record.spoilt, record.last = is_lost, line
                return line or false, fault
            end
        end
        variations.finish(record)
        if not is_empty then return nil end
        is_empty = false
        return false, { message = say("no-game", { expected = reader.expected }) }
    end
    return function()
        if over then return nil end
        over = true
        return { source = reader.start(number + 1), next = read }
    end
end

return lines
