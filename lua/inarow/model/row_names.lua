--- The names of what a stone makes. Fives, fours and threes have theirs where five in a
-- row win; where another row does, they are told in plain words.
local messages = require "inarow.model.sentences"

local say = messages.compose

local row_names = {}

local FIVE = 5

-- Those whose names have the word "row" in them: "on the row" would say it twice.
local IS_ROW = { ["open-row"] = true, ["losing-row"] = true, ["longer-row"] = true }

--- A sentence whose words depend on the row that wins: that of a code, or of
-- "CODE-otherwise" where it is no five and there is one. `{number}` is the length of that
-- row in words, `{fewer}` two less, a three's.
-- @param row stones in the row that wins
-- @param values table of what else is filled in, or nil
function row_names.say(code, row, values)
    local all = { number = messages.number(row), fewer = messages.number(row - 2) }
    for name, value in pairs(values or {}) do all[name] = value end
    local otherwise = code .. "-otherwise"
    return say(row ~= FIVE and messages.is_code(otherwise) and otherwise or code, all)
end

--- What a stone makes, by its reason: "a straight four"; nil if that has no name.
-- @param row stones in the row that wins
function row_names.name(reason, row)
    local code = "shape-" .. reason
    return messages.is_code(code) and row_names.say(code, row) or nil
end

--- Along which line: "on the column".
-- @param line its name, as in inarow.proof_node
-- @param reason of what lies there; nil if that is called a row
-- @param row stones in the row that wins
function row_names.along(line, reason, row)
    local code = "lies-" .. line
    local is_row = not reason or row ~= FIVE or IS_ROW[reason]
    return is_row and messages.is_code(code) and say(code)
        or say("lies", { line = say("line-" .. line) })
end

return row_names
