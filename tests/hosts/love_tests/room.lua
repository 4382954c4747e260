--- Tests windows of any size: everything that can be clicked is inside and fits, and
-- clicks on the board find its points.
local tools = require "tools"

local SIZES = { "480 360", "640 480", "480 800", "1000 700", "1920 1080" }

-- The most contents: four seats, claims, clock, captures by hand, and a question.
local CROWDED = [[
    click Pente
    click pente_teams
    %s
    click adjudication›
    click clock›
    fits
    click Play
    click Start the clock
    click Claim…
    fits
    click Never mind
    key escape]]

-- Twelve answers; the whole list must be visible.
local ANSWERS = [[
    drop %s/declare.rec
    click Black: declare 12
    fits
    key escape
    click Saved games
    fits
    click New game
    click Go-moku
    fits]]

-- Six players, one of them with a name, and a clock: in the menu their names scroll.
local PLAYERS = [[
    size %s
    click Go-moku
    click gomoku
    %s
    click clock›
    click adjudication›
    over clock
    wheel -4
    click players‹
    fits
    wheel -40
    click sixth seat
    type Frieda
    key return
    fits
    click Play
    fits
    click Start the clock
    point j10
    expect asked black: press
    expect Yellow: Frieda
    click Claim…
    click win
    fits
    click yellow
    click Menu]]

local function players()
    local script = {}
    for _, size in ipairs { "800 600", "640 360", "360 640" } do
        local options = size:find "^360" and "click Options" or ""
        script[#script + 1] = PLAYERS:format(size, options)
    end
    tools.steps("room-for-six-players", tools.lines(table.concat(script, "\n")))
end

local function crowded()
    local script = {}
    tools.write(tools.OUT .. "/declare.rec",
        "variant yamaguchi\nplay h8\nplay h9\nplay j10\n")
    for _, size in ipairs(SIZES) do
        -- In narrow windows, rules and options are behind buttons.
        local options = size:find "^480" and "click Options" or ""
        script[#script + 1] = "size " .. size
        script[#script + 1] = CROWDED:format(options)
        script[#script + 1] = ANSWERS:format(tools.OUT)
    end
    tools.steps("room", tools.lines(table.concat(script, "\n")))
end

return function()
    crowded()
    players()
end
