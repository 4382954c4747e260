--- What may be set of a variant's games: its own options, and how any game is conducted.
local conduct = require "inarow.variant.conduct"
local lists = require "inarow.text.lists"
local options = require "inarow.variant.options"

local settings = {}

-- The values of an option as texts, the default first; nil where any number will do.
local function texts_of(key, declared)
    local values = options.choices(key, declared)
    if not values then return nil end
    local texts = {}
    for i, value in ipairs(values) do texts[i] = options.text(value) end
    return texts
end

---@class inarow.setting
---@field key string the option's
---@field values string[]? as texts, the default first; nil where any will do
---@field default string? nil for a clock
---@field of "variant"|"game" whose option it is: the variant's own, or any game's

--- All of a definition's, as texts.
-- @return list of inarow.setting
function settings.of(definition)
    local list, declared = {}, definition.script.options or {}
    for _, key in ipairs(lists.names(declared)) do
        local values = texts_of(key, declared[key])
        list[#list + 1] = { key = key, values = values, of = "variant",
            default = values and values[1] or options.text(declared[key]) }
    end
    for _, key in ipairs(lists.names(conduct.options)) do
        local option = conduct.options[key]
        list[#list + 1] = { key = key, of = "game",
            values = option.values and lists.copy(option.values),
            default = option.default ~= nil and tostring(option.default) or nil }
    end
    return list
end

return settings
