--- Finds the completions for the Tab key: the words that may come next in a line.
local kernel = require "inarow.kernel"
local help = require "inarow.cli.play.help"
local language = require "inarow.language"
local model = require "inarow.model"
local saving = require "inarow.cli.play.saving"
local system = require "inarow.system"
local words = require "inarow.cli.play.words"

local VERBS = model.verbs()

local joined = language.joined

local completion = {}

-- Returns the points in the choices of a verb (of any verb if nil), except the points in
-- `but`.
local function points_of(game, verb, but)
    local list = {}
    for _, choice in ipairs(game:legal_groups()) do
        local is_asked = not verb or choice.verb == verb
        for _, point in ipairs(is_asked and choice.points or {}) do
            if not (language.index_of(but, point) or language.index_of(list, point)) then
                list[#list + 1] = point
            end
        end
    end
    return list
end

local function words_of(_, verb)
    return VERBS[verb].words
end

local function seats_of(game)
    return model.people(#game.colours).seats
end

local function people(game)
    return joined(game.colours, seats_of(game))
end

-- For each kind of field of a verb, a function that suggests words for this field. The
-- function receives the game, the verb and the words so far.
local FIELDS = {
    place = points_of, point = points_of, points = points_of,
    colour = function(game) return game.colours end,
    answer = function(game)
        for _, entry in ipairs(kernel.beside(game)) do
            if entry.verb == "draw" then return entry.values end
        end
        return {}
    end,
    claim = function(game) return select(2, kernel.beside(game)) end,
    order = words_of,
    who = people,
    seat = seats_of,
    what = words_of,
}

-- Returns the possible words after a verb. `before` are the words so far, beginning with
-- the verb.
local function after_verb(game, verb, before)
    if before[#before] == "by" then return people(game) end
    local found = {}
    for i, field in ipairs(VERBS[verb]) do
        local kind = field:match "[%a_]+"
        -- Points may be repeated. All other fields occur only once. Optional fields may
        -- be missing.
        if FIELDS[kind] and (kind == "points" or i >= #before) then
            found = joined(found, FIELDS[kind](game, verb, before))
            if not field:find "^%[" then break end
        end
    end
    return joined(found, { "by" })
end

-- Returns the files whose paths begin with a word. Folders end with /.
local function files(word)
    local folder, list = word:match "^(.*/)", {}
    local place = saving.path(folder or "./")
    for _, name in ipairs(system.list(place)) do
        if name:sub(1, 1) ~= "." or word:match "[^/]*$":sub(1, 1) == "." then
            local is_folder = system.kind(place .. name) == "folder"
            list[#list + 1] = (folder or "") .. name .. (is_folder and "/" or "")
        end
    end
    return list
end

-- Returns the possible verbs and commands, and points if the word is not empty.
local function first_words(game, commands, word)
    local list, asked = {}, game:prompt()
    for _, verb in ipairs(asked and asked.verbs or {}) do list[#list + 1] = verb end
    for _, entry in ipairs(kernel.beside(game)) do list[#list + 1] = entry.verb end
    for _, entry in ipairs(commands) do list[#list + 1] = entry.name end
    if word == "" then return list end
    return joined(list, points_of(game, words.verb(game, { "a1" }), {}),
        points_of(game, "offer", {})) -- the first point of an offer
end

-- Returns all possible words at a place, given the words before it.
local function candidates(game, commands, before, word)
    local first = before[1]
    local entry = first and commands[first]
    if not first then
        return first_words(game, commands, word)
    elseif first == "help" then
        return #before == 1 and help.names(commands) or {}
    elseif entry and entry.takes == "file" then
        return #before == 1 and files(word) or {}
    elseif first == "explain" then
        return #before == 1 and points_of(game, nil, {}) or game.colours
    elseif entry then
        return #before == 1 and entry.words or {}
    elseif VERBS[first] then
        return after_verb(game, first, before)
    end
    return points_of(game, "offer", before) -- a line of points is an offer
end

--- Return the completions of a word at a place in a line.
-- @param text the line so far
-- @param from, to first and last place of the word
-- @return sorted list
function completion.of(game, commands, text, from, to)
    local before, word, found, seen = {}, text:sub(from, to), {}, {}
    for earlier in text:sub(1, from - 1):gmatch "%S+" do before[#before + 1] = earlier end
    for _, item in ipairs(candidates(game, commands, before, word)) do
        if item:sub(1, #word) == word and not seen[item] then
            found[#found + 1], seen[item] = item, true
        end
    end
    table.sort(found)
    return found
end

return completion
