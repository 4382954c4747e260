--- Sentences from words.lua with their values.
local inarow = require "inarow"
local words = require "words"

local say = {}

--- Returns a text with the values of its {names}.
function say.fill(text, values)
    return (text:gsub("{([%w_]+)}", function(name) return tostring(values[name]) end))
end

--- Returns a sentence of words.lua by its key.
function say.text(key, values)
    return say.fill(words[key], values or {})
end

--- Returns the reason why a click did nothing.
function say.why(key, values)
    return say.fill(words.why[key], values or {})
end

--- Returns a text with an initial capital.
function say.capital(text)
    return (text:gsub("^%l", string.upper))
end

-- Words without an entry: `four-in-line` becomes "Four in line".
local function plain(word)
    return say.capital((word:gsub("[-_]", " ")))
end

--- Returns the name of a seat or a colour.
function say.name(who)
    return words.names[who] or plain(who)
end

--- Returns the name of a family of games.
function say.family(family)
    return words.families[family] or plain(family)
end

--- Returns the name of a claim.
function say.claim(kind)
    return words.claims[kind] or plain(kind)
end

-- Returns the colour of the stone that an action placed, if it is not the player's
-- colour.
local function other_colour(game, action, who)
    local colour = action.verb == "play" and game:at(action.point) or nil
    return colour ~= who and colour or nil
end

--- Returns a sentence about the last action of a game.
-- @param game of inarow
-- @param who player: the colour held, or the seat before colours are chosen
function say.done(game, who)
    local action = game.log[#game.log]
    local colour = action.colour
    if action.verb == "play" then colour = other_colour(game, action, who) end
    local kind = action.answer or action.order or action.verb == "play" and colour
        and "colour"
    local text = words.done[kind and action.verb .. "_" .. kind or action.verb]
    if not text then return inarow.text(action) end
    local points = action.points or { action.point }
    return say.fill(text, {
        who = say.name(who), points = table.concat(points, ", "),
        from = points[1], to = points[2], number = action.number,
        colour = colour and say.name(colour),
        claim = action.claim and say.claim(action.claim),
        dice = table.concat(action.dice or {}, ", "),
    })
end

--- Returns the text for the value of a setting, an entry of inarow.settings.
function say.value(setting, value)
    if setting.in_words[value] then return setting.in_words[value] end
    if setting.key == "size" then return (value:gsub("x(%d)", " × %1")) end
    return plain(value)
end

return say
