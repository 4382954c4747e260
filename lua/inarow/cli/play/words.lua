--- Finds the action of a typed line. The line has the words of a record, or only points,
-- a number or a colour. Letters on the board may stand for colours.
local language = require "inarow.language"
local model = require "inarow.model"
local kernel = require "inarow.kernel"

local VERBS = model.verbs()
local STONES = model.STONES

local words = {}

-- ---- Colours by letter ----------------------------------------------------------------

--- Return the colour whose stones the board shows by a capital letter, or nil. Small
-- letters are columns.
function words.colour(game, letter)
    return game.rules.stones[STONES:find(letter, 1, true)]
end

-- Places in a line where the name of a colour may stand. Each place is given by a pattern
-- for the text before the name and a pattern for the name.
local COLOUR_AT = {
    { before = "^$", next = "^%a%d*$" }, { before = "^play$", next = "^%a%d?" },
    { before = "^choose$", next = "" }, { before = " by$", next = "" },
    { before = "^organizer [%l-]+$", next = "" },
}

local function is_colour_at(before, following)
    for _, place in ipairs(COLOUR_AT) do
        if before:find(place.before) and following:find(place.next) then return true end
    end
    return false
end

-- Returns true if a colour alone is a valid answer now.
local function is_choice(game)
    local asked = game:prompt()
    return asked and language.index_of(asked.verbs, "choose") or false
end

-- Splits a line into words, and replaces letters of colours by the colours' names.
local function split(game, line)
    local list = {}
    for word in line:gmatch "%S+" do list[#list + 1] = word end
    local before = ""
    for i, word in ipairs(list) do
        local colour = words.colour(game, word)
        if colour and (is_colour_at(before, list[i + 1] or "")
            or #list == 1 and is_choice(game)) then
            list[i] = colour
        end
        before = before .. (i > 1 and " " or "") .. list[i]
    end
    return list
end

-- ---- Words without a verb -------------------------------------------------------------

-- Reads a word as a point or, for dropping a disc, a column.
local function point_or_column(word) return model.point(word, true) end

-- Kinds of fields for words without a verb, in order of preference.
local BARE = {
    { match = point_or_column, fields = { point = true, place = true }, most = 1 },
    { match = point_or_column, fields = { points = true }, most = math.huge },
    { match = point_or_column, fields = { from_to = true }, most = 2, least = 2 },
    { match = tonumber, fields = { number = true }, most = 1 },
    { match = function(word) return word:match "^%a+$" end, fields = { colour = true },
        most = 1 },
}

--- Return the verb, among the possible verbs, for words without a verb; nil if there is
-- none.
-- @param bare words of the line, which has no verb
function words.verb(game, bare)
    local asked = game:prompt()
    local verbs = asked and asked.verbs or {}
    for _, kind in ipairs(BARE) do
        local fit = #bare <= kind.most and #bare >= (kind.least or 1)
        for _, word in ipairs(bare) do fit = fit and kind.match(word) end
        for _, verb in ipairs(fit and verbs or {}) do
            if kind.fields[VERBS[verb][1]]
                or (verb == "play" and kind.fields.place) then return verb end
        end
    end
    local last = bare[#bare] -- the line may be a stone with its colour
    local is_stone = #bare == 1 or kernel.colour_number(game, bare[1])
        or language.index_of(game.rules.stones, bare[1])
    return #bare <= 2 and is_stone and point_or_column(last) and "play" or nil
end

--- Return true if a line consists of several points.
function words.are_points(line)
    local count = 0
    for word in line:gmatch "%S+" do
        if not model.point(word:lower()) then return false end
        count = count + 1
    end
    return count > 1
end

--- Return the action of a line, as text. `roll` without dice rolls them.
-- @return string; nil if the line is not an action
function words.action(game, line)
    local list = split(game, line)
    if list[1] == "roll" and (not list[2] or not list[2]:find "^%d") then
        table.insert(list, 2, ("%d %d"):format(math.random(6), math.random(6)))
        return table.concat(list, " ")
    elseif VERBS[list[1]] then
        return table.concat(list, " ")
    end
    local bare = {}
    for _, word in ipairs(list) do
        if word == "by" or word == "at" or word:find "^@" then break end
        bare[#bare + 1] = word
    end
    local verb = #bare > 0 and words.verb(game, bare)
    return verb and verb .. " " .. table.concat(list, " ")
end

return words
