--- Draws the list of saved games, the latest first.
local inarow = require "inarow"
local say = require "say"
local session = require "session"
local setup = require "setup"
local ui = require "ui"

-- Returns a file's name for people: the game, and when it was saved.
local function label_of(name)
    local variant, year, month, day, hour, minute =
        name:match "^(.-)%-(%d%d%d%d)(%d%d)(%d%d)%-(%d%d)(%d%d)"
    local definition = variant and inarow.find(variant)
    if not definition then return name end
    return ("%s   %s-%s-%s %s:%s"):format(definition.script.title or variant, year, month,
        day, hour, minute)
end

--- Draws the list.
-- @param app table: `to_table(session)`
-- @return its height
return function(app, x, y, width)
    local items, took = {}, 0
    for i, name in ipairs(session.saved()) do
        items[i] = { label = label_of(name), name = name, align = "left",
            act = function()
                local game, message = session.load(name)
                setup.message = message
                if game then app.to_table(game) end
            end }
    end
    if #items == 0 then
        took = ui.text(say.text "nothing_saved", x, y, width,
            { colour = ui.colours.quiet })
    end
    return took + ui.buttons(items, x, y, width, 1)
end
