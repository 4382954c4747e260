--- Connect Four games as digits: columns from 1, a game a line, a score after a blank.
local digits = { name = "digits" }

--- Is every line of the text digits, perhaps with a score after them?
function digits.recognizes(text)
    local any = false
    for line in text:gmatch("[^\r\n]+") do
        if not line:find("^[1-9]+%s*%-?%d*%s*$") then return false end
        any = true
    end
    return any
end

--- Read the games of a text (see inarow.notation).
function digits.read(text)
    local games = {}
    for line in text:gmatch("[^\r\n]+") do
        local game = { rule = "Connect Four", size = "7x6", players = {}, moves = {} }
        for digit in line:match("^%d*"):gmatch("%d") do
            game.moves[#game.moves + 1] = { point = string.char(96 + digit) }
        end
        game.comment = line:match("%s(%-?%d+)%s*$")
        games[#games + 1] = game
    end
    return games
end

return digits
