--- Draws the rules of the game that is set up, in words, for its options.
local inarow = require "inarow"
local setup = require "setup"
local ui = require "ui"

local rules_shown, game_shown -- the sentences, and their game

-- Returns the rules, cached: a list of sentences; or nil, message.
local function sentences()
    local parts = { setup.name }
    for key, value in pairs(setup.given()) do parts[#parts + 1] = key .. "=" .. value end
    table.sort(parts, function(a, b) return a < b end)
    local of = table.concat(parts, " ")
    if of ~= game_shown then
        rules_shown, game_shown = { inarow.rulebook(setup.name, setup.given()) }, of
    end
    return rules_shown[1], rules_shown[2]
end

--- Draws the rules.
-- @return their height
return function(x, y, width)
    local list, message = sentences()
    local definition, top, section = inarow.find(setup.name), y, nil
    local title = definition and definition.script.title or setup.name
    y = y + ui.text(title, x, y, width, { size = 1.25 }) + ui.gap
    if not list then
        return y - top + ui.text(message, x, y, width, { colour = ui.colours.bad })
    end
    for _, sentence in ipairs(list) do
        if sentence.section ~= section then
            section = sentence.section
            y = y + ui.gap / 2
            y = y + ui.text(section, x, y, width, { colour = ui.colours.accent })
        end
        y = y + ui.text(sentence.text, x, y, width, { size = 0.9 }) + ui.gap / 2
    end
    return y - top
end
