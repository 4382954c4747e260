--- The text of pente.org: tags in brackets, then numbered moves and the result, many
-- games a file. Columns are A to T without I; row 1 is at the bottom.
local messages = require "inarow.messages"
local points = require "inarow.notation.points"

local pente_org = {
    name = "pente_org",
    holds = {
        players = true, rule = true, result = true, tags = true, comment = true,
        size = "19x19", colours = 2,
    },
}

--- Is the text in this notation?
function pente_org.recognizes(text)
    return text:find('^%s*%[%w[%w ]* "') ~= nil
end

local COLUMNS = "abcdefghjklmnopqrst"

local results = { ["1-0"] = 1, ["0-1"] = 2, ["1/2-1/2"] = "draw", ["*"] = "unknown" }

-- Words that may stand among the moves and are none.
local words = { resign = true, forfeit = true, resigns = true }

local function read_point(word)
    local letter, row = word:match("^(%a)([1-9]%d?)$")
    local column = letter and COLUMNS:find(letter:lower(), 1, true)
    return column and points.at(column, tonumber(row))
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

local PLAYERS = { "Player 1 Name", "Player 2 Name" }

-- Tags with a meaning: what they do to the game.
local meanings = {
    Game = function(game, value) game.rule = value end,
    Result = function(game, value)
        game.result = results[value] ~= "unknown" and results[value] or nil
    end,
    [PLAYERS[1]] = function(game, value) game.players[1] = value end,
    [PLAYERS[2]] = function(game, value) game.players[2] = value end,
    Comment = function(game, value) game.comment = value end,
}

local function read_tag(game, name, value)
    if meanings[name] then
        meanings[name](game, value)
    else
        game.tags[#game.tags + 1] = { name, value }
    end
end

local function new_game(line)
    return { size = "19x19", players = {}, tags = {}, moves = {}, line = line }
end

--- Read the games of a text (see inarow.notation).
function pente_org.read(text)
    local games, game, number = {}, nil, 0
    for line in (text .. "\n"):gmatch("(.-)\r?\n") do
        number = number + 1
        local name, value = line:match('^%s*%[([%w ]+) "(.*)"%]%s*$')
        if name and (not game or game.in_moves) then
            game = new_game(number)
            games[#games + 1] = game
        end
        if name then
            read_tag(game, name, value)
        elseif line:find("%S") and game and not game.error then
            game.in_moves = true
            local ok, fault = read_moves(game, line)
            if not ok then
                local values = { format = "pente.org", fault = fault }
                game.error = { line = number, message = messages.say("syntax", values) }
            end
        end
    end
    return games
end

-- ---- Writing ------------------------------------------------------------------------

local RESULTS = { [1] = "1-0", [2] = "0-1", draw = "1/2-1/2" }

local function result_of(game)
    for i, colour in ipairs(game.rules.colours) do
        if game.result == colour then return RESULTS[i] end
    end
    return RESULTS[game.result] or "*"
end

function pente_org.holds.result(game)
    return game.result == nil or result_of(game) ~= "*"
end

local function write_point(point)
    local x, y = points.xy(point)
    return COLUMNS:sub(x, x):upper() .. y
end

-- The numbered moves and the result, in lines of 80 characters.
local function move_text(game)
    local lines, line = {}, ""
    local function add(word)
        if #line + 1 + #word > 80 then
            lines[#lines + 1] = line
            line = word
        else
            line = line .. (line == "" and "" or " ") .. word
        end
    end
    for i, move in ipairs(game.moves) do
        if i % 2 == 1 then add(("%d."):format((i + 1) / 2)) end
        add(write_point(move.point))
    end
    add(result_of(game))
    lines[#lines + 1] = line
    return table.concat(lines, "\n")
end

--- One game as a text (see inarow.notation).
-- @return string; or nil, message
function pente_org.write(game)
    local lines = {}
    local function add(name, value)
        if not value then return true end
        lines[#lines + 1] = "[" .. name .. ' "' .. value .. '"]'
        return name:find("^%w[%w ]*$") and not value:find("[\r\n]")
    end
    local fits = add("Game", game.rule)
    for _, tag in ipairs(game.tags) do fits = add(tag[1], tag[2]) and fits end
    fits = add("Comment", game.comment) and fits
    for i, name in ipairs(PLAYERS) do fits = add(name, game.players[i]) and fits end
    if not fits then return nil, "a tag cannot hold a line break" end
    add("Result", result_of(game))
    return table.concat(lines, "\n") .. "\n\n" .. move_text(game) .. "\n\n"
end

return pente_org
