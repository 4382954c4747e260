--- Sentences from words.lua, filled in.
local inarow = require "inarow"
local words = require "words"

local say = {}

--- A text with the values of its {names}.
function say.fill(text, values)
    return (text:gsub("{([%w_]+)}", function(name) return tostring(values[name]) end))
end

--- A sentence of words.lua by its key.
function say.text(key, values)
    return say.fill(words[key], values or {})
end

--- Why a click did nothing.
function say.why(key, values)
    return say.fill(words.why[key], values or {})
end

--- With a capital.
function say.capital(text)
    return (text:gsub("^%l", string.upper))
end

-- What nobody has put into words: `four-in-line` is "Four in line".
local function plain(word)
    return say.capital((word:gsub("[-_]", " ")))
end

--- A seat or a colour.
function say.name(who)
    return words.names[who] or plain(who)
end

--- A family of games.
function say.family(family)
    return words.families[family] or plain(family)
end

--- What is claimed.
function say.claim(kind)
    return words.claims[kind] or plain(kind)
end

-- The colour of the stone that an action placed, if it is not that of the player.
local function other_colour(game, action, who)
    local colour = action.verb == "play" and game:at(action.point) or nil
    return colour ~= who and colour or nil
end

--- A sentence about the last action of a game.
-- @param game of inarow
-- @param who did it: the colour that the player held, or the seat before that
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

--- The value of something that can be set, an entry of inarow.settings.
function say.value(setting, value)
    if setting.in_words[value] then return setting.in_words[value] end
    if setting.key == "size" then return (value:gsub("x(%d)", " × %1")) end
    return plain(value)
end

return say
