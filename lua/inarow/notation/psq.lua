--- Piskvork's .psq, as the Gomocup tournament manager writes it: a heading with the size,
-- then `x,y,milliseconds` for each move, from 1 at the top left; names and a code follow.
local messages = require "inarow.messages"

local psq = { name = "psq" }

function psq.recognizes(text)
    return text:find("^\239?\187?\191?Piskvorky%s") ~= nil
end

--- Read the game of a text (see inarow.notation).
function psq.read(text)
    local function fail(line, fault)
        return { { error = { line = line,
            message = messages.say("syntax", { format = "psq", fault = fault }) } } }
    end
    local columns, rows = text:match("Piskvorky%s+(%d+)x(%d+)")
    columns, rows = tonumber(columns), tonumber(rows)
    if not columns or columns < 1 or columns > 26 or rows < 1 or rows > 26 then
        return fail(1, "expected 'Piskvorky WIDTHxHEIGHT' with sides from 1 to 26")
    end
    local game = { size = columns .. "x" .. rows, rule = "Piskvork", players = {},
        moves = {} }
    local number, names = 0, {}
    for line in (text .. "\n"):gmatch("(.-)\r?\n") do
        number = number + 1
        local x, y = line:match("^(%d+),(%d+),%-?%d+%s*$")
        if x and #names == 0 then
            x, y = tonumber(x), tonumber(y)
            if x < 1 or x > columns or y < 1 or y > rows then
                return fail(number, ("'%s' is off the board"):format(line))
            end
            game.moves[#game.moves + 1] = { point = string.char(96 + x) .. rows + 1 - y }
        elseif number > 1 and line:find("%S") then
            names[#names + 1] = line
        end
    end
    game.players = { names[1], names[2] }
    return { game }
end

return psq
