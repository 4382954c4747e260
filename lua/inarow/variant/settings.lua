--- The settings for a variant's games: its own options, and the conduct that any game
-- has.
local match_rules = require "inarow.variant.match_rules"
local language = require "inarow.language"
local options = require "inarow.variant.options"

local settings = {}

--- All settings of a definition, as texts.
-- @return list of inarow.setting
function settings.of(definition)
    local list, declared = {}, definition.script.options or {}
    for i, option in ipairs(options.listed(definition)) do
        local key, texts = option[1], option[2]
        list[i] = { key = key, values = options.choices(key, declared[key]) and texts,
            of = "variant", default = texts[1] }
    end
    for _, key in ipairs(language.keys(match_rules.options)) do
        local option = match_rules.options[key]
        list[#list + 1] = { key = key, of = "game",
            values = option.values and language.joined(option.values),
            default = option.default ~= nil and tostring(option.default) or nil }
    end
    return list
end

return settings
