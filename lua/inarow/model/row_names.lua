--- The names of rows and patterns. Fives, fours and threes have these names only if five
-- in a row win; otherwise descriptions are used.
local messages = require "inarow.model.sentences"

local say = messages.compose

local row_names = {}

local FIVE = 5

-- Reasons whose names contain the word "row": with them, "on the row" would repeat the
-- word.
local IS_ROW = { ["open-row"] = true, ["losing-row"] = true, ["longer-row"] = true }

--- Returns a sentence whose words depend on the length of the winning row. The sentence
-- has the given code or, if a row other than five wins, the code "CODE-otherwise".
-- Returns nil if the code has no sentence. The names of rows and patterns are
-- `shape-REASON`: "a straight four". `{number}` is the length of the winning row in
-- words, and `{fewer}` is two less: "three" if five wins.
-- @param row stones in the winning row
-- @param values table of further values, or nil
function row_names.say(code, row, values)
    if not messages.is_code(code) then return nil end
    local all = { number = messages.number(row), fewer = messages.number(row - 2) }
    for name, value in pairs(values or {}) do all[name] = value end
    local otherwise = code .. "-otherwise"
    return say(row ~= FIVE and messages.is_code(otherwise) and otherwise or code, all)
end

--- Returns the line of a row in words: "on the column".
-- @param line its name, as in inarow.proof_node
-- @param reason of the row; nil if its name contains the word "row"
-- @param row stones in the winning row
function row_names.along(line, reason, row)
    local code = "lies-" .. line
    local is_row = not reason or row ~= FIVE or IS_ROW[reason]
    return is_row and messages.is_code(code) and say(code)
        or say("lies", { line = say("line-" .. line) })
end

return row_names
