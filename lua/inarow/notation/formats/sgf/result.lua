--- Reads and writes results in SGF's RE. RE cannot express that both players lost, so
-- such a game is written as void, with a comment.
local sgf_result = {}

-- For certain reasons of the last ruling, the letter in RE that shows how the game was
-- won.
local HOW = { resignation = "R", time = "T", penalty = "F", disarranged = "F" }

--- Write a result as a value of RE; nil if it is unknown.
-- @param reason of the ruling with the result, or nil
function sgf_result.text(result, reason)
    local text = ({ black = "B+", white = "W+", draw = "0", void = "Void",
        ["loss-of-both"] = "Void" })[result]
    return text and text:find "%+$" and text .. (HOW[reason] or "") or text
end

-- Results in small letters. Some texts contain more than the winner, so they are
-- recognized by a pattern for their beginning. A number is a colour in turn order. Any
-- other text, such as `void` or `?`, is not a result.
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

local LONG_RESULT = 200 -- bytes; longer values are not results

--- Read the value of RE: a colour, its number or `draw`; nil if there is no result.
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
