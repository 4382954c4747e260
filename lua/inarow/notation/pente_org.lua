--- The text of pente.org: tags in brackets, then numbered moves and the result, many
-- games a file. Columns are A to T without I; row 1 is at the bottom.
local messages = require "inarow.messages"

local pente_org = { name = "pente_org" }

--- Is the text in this notation?
function pente_org.recognizes(text)
    return text:find('^%s*%[%w[%w ]* "') ~= nil
end

local COLUMNS = "abcdefghjklmnopqrst"

local results = { ["1-0"] = 1, ["0-1"] = 2, ["1/2-1/2"] = "draw", ["*"] = "unknown" }

-- Words that may stand among the moves and are none.
local words = { resign = true, forfeit = true, resigns = true }

local function read_point(word)
    local letter, row = word:match("^(%a)(%d%d?)$")
    local column = letter and COLUMNS:find(letter:lower(), 1, true)
    return column and ("abcdefghijklmnopqrstuvwxyz"):sub(column, column)
        .. tonumber(row)
end

-- The moves of a game's lines: true, or nil and what is wrong.
local function read_moves(game, text)
    for word in text:gmatch("%S+") do
        local result = results[word]
        if result then
            game.result = game.result or (result ~= "unknown" and result) or nil
        elseif words[word:lower()] then
            game.comment = word
        elseif not word:find("^%d+%.+$") then
            local point = read_point((word:gsub("^%d+%.", "")))
            if not point then return nil, ("'%s' is not a move"):format(word) end
            game.moves[#game.moves + 1] = { point = point }
        end
    end
    return true
end

local function finish(games, game)
    local result = results[game.tags.Result or "*"]
    game.rule = game.tags.Game
    game.size = 19
    game.result = result ~= "unknown" and result or game.result
    game.players = { game.tags["Player 1 Name"], game.tags["Player 2 Name"] }
    games[#games + 1] = game
end

--- Read the games of a text (see inarow.notation).
function pente_org.read(text)
    local games, game, number = {}, nil, 0
    for line in (text .. "\n"):gmatch("(.-)\r?\n") do
        number = number + 1
        local name, value = line:match('^%s*%[([%w ]+) "(.*)"%]%s*$')
        if name and (not game or game.in_moves) then
            if game then finish(games, game) end
            game = { tags = {}, moves = {}, line = number }
        end
        if name then
            game.tags[name] = value
        elseif line:find("%S") and game and not game.error then
            game.in_moves = true
            local ok, fault = read_moves(game, line)
            if not ok then
                local values = { format = "pente.org", fault = fault }
                game.error = { line = number, message = messages.say("syntax", values) }
            end
        end
    end
    if game then finish(games, game) end
    return games
end

return pente_org
