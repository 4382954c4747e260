--- Results as SGF's RE has them.
local sgf_result = {}

--- A result as RE says it; nil where it is not known.
function sgf_result.text(result)
    return ({ black = "B+", white = "W+", draw = "0", void = "Void",
        ["loss-of-both"] = "Void" })[result]
end

-- RE has no value for a game that both players lost. Such a game is void in RE, and the
-- first line of the first comment gives its result, as a record's header does.
local LOSS_OF_BOTH = "result loss-of-both"

--- The line that the first comment adds to RE for a result; nil if RE is enough.
function sgf_result.remark(result)
    return result == "loss-of-both" and LOSS_OF_BOTH or nil
end

--- Take a result that RE does not know from the first comment.
-- @param comment text
-- @return the result and the rest of the comment, or nil if nothing is left; or nil and
-- the comment
function sgf_result.of_comment(comment)
    local line, rest = comment:match "^([^\r\n]*)\r?\n?(.*)$"
    if line ~= LOSS_OF_BOTH then return nil, comment end
    return "loss-of-both", rest ~= "" and rest or nil
end

-- Results in small letters: those that are known as a whole, and how those begin that
-- say more than the winner. A number is a colour in turn order. Any other, like `void` or
-- `?`, is no result.
local RESULTS, WINNERS = { ["1-0"] = 1, ["0-1"] = 2 }, {}
for _, text in ipairs { "0", "1/2-1/2", "0.5-0.5", "1/2", "=", "draw", "drawn", "tie",
    "jigo", "\194\189-\194\189" } do
    RESULTS[text] = "draw"
end
for _, name in ipairs { "b", "black", "w", "white" } do
    local colour = name:find("^b") and "black" or "white"
    RESULTS[name] = colour
    WINNERS["^" .. name .. "%s*%+"] = colour
    WINNERS["^" .. name .. "%s+w[io]ns?%f[^%w][^?]*$"] = colour
end

local LONG_RESULT = 200 -- bytes; what is longer is none

--- The result that RE means: a colour, its number or `draw`; nil if it says none.
function sgf_result.read(value)
    if #value > LONG_RESULT then return nil end
    local text = (value:lower():match("^%s*(.*%S)") or ""):gsub("%s*%-%s*", "-")
    local result = RESULTS[text]
    for pattern, winner in pairs(WINNERS) do
        result = result or text:find(pattern) and winner
    end
    return result or nil
end

return sgf_result
