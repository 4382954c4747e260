--- The settings for a variant's games: its own options, and the conduct that any game
-- has.
local match_rules = require "inarow.variant.match_rules"
local language = require "inarow.language"
local options = require "inarow.variant.options"
local words = require "inarow.variant.rulebook.settings_words"

local settings = {}

-- Returns words for a key or value that has no words of its own: `four-in-line` becomes
-- "Four in line".
local function plain(text)
    return (text:gsub("[-_]", " "):gsub("^%l", string.upper))
end

-- Returns a size like "7 × 6". A single number is the side of a square.
local function size_in_words(value)
    return (value:gsub("^%d+$", "%0x%0"):gsub("x(%d)", " × %1"))
end

-- Adds a label and the values in words to a setting, and returns the setting.
local function put_in_words(setting)
    local key, known = setting.key, words[setting.key] or {}
    setting.label, setting.in_words = known.label or plain(key), {}
    for value, text in pairs(known) do
        if value ~= "label" and value ~= "value" and not setting.values then
            setting.in_words[value] = text
        end
    end
    for _, value in ipairs(setting.values or { setting.default }) do
        setting.in_words[value] = known[value] or key == "size" and size_in_words(value)
            or known.value and known.value:gsub("{value}", (value:gsub("%%", "%%%%")))
            or plain(value)
    end
    return setting
end

--- Returns all settings of a definition, as texts.
-- @return list of inarow.setting
function settings.of(definition)
    local list, declared = {}, definition.script.options or {}
    for i, option in ipairs(options.listed(definition)) do
        local key, texts = option[1], option[2]
        list[i] = put_in_words { key = key, of = "variant", default = texts[1],
            values = options.choices(key, declared[key]) and texts }
    end
    for _, key in ipairs(language.keys(match_rules.options)) do
        local option = match_rules.options[key]
        list[#list + 1] = put_in_words { key = key, of = "game",
            values = option.values and language.joined(option.values),
            default = option.default ~= nil and tostring(option.default) or nil }
    end
    return list
end

return settings
