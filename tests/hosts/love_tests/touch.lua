--- Tests the LÖVE game with fingers, on simulated phones and tablets. The events are
-- those that SDL sends, put into LÖVE's own queue, because Xvfb has no touch screen.
local tools = require "tools"

local is, lines, parse, read = tools.is, tools.lines, tools.parse, tools.read
local report, run, steps = tools.report, tools.run, tools.steps

-- Phones and tablets, upright and on the side, in points.
local SIZES = tools.slice({ "360 780", "375 667", "667 375", "360 640", "780 360",
    "640 360", "412 915", "915 412", "744 1133", "1133 744" }, 4)

-- From the menu to a game and back; in each scene, all buttons fit.
local SCENES = [[
    size %s
    fits
    touch Pente
    touch pente_1987
    fits
    touch Saved games
    fits
    touch New game
    %s
    touch adjudication›
    touch clock›
    touch Play
    touch Start the clock
    fits
    large %d
    touch Claim…
    fits
    touch Never mind
    shot table-%s
    touch Menu
    expect scene menu]]

-- The game that has the most buttons at the table. Buttons should be 32 points high for a
-- finger, and are with fewer buttons. Here a small phone has room for less.
local function sizes()
    local script = {}
    for _, size in ipairs(SIZES) do
        local options = size:find "^3" and "touch Options" or ""
        script[#script + 1] = SCENES:format(size, options,
            size:find "744" and 32 or 21, (size:gsub(" ", "x")))
    end
    local saves = steps("phones", lines(table.concat(script, "\n")))
    for _, size in ipairs { "360x780", "780x360" } do
        tools.picture(saves, "table-" .. size, size)
    end
end

local RENJU = [[
    size 360 780
    touch Renju
    touch renju
    touch Play
]]

-- A game by taps alone, to its end, and back to the menu.
local function whole_game()
    local saves = steps("a-game-by-touch", lines(RENJU .. [[
        touch h8
        touch a1
        touch h9
        touch a3
        touch h10
        touch c1
        touch h11
        touch e1
        touch h12
        state over
        touch Why?
        expect argument 0/
        touch Next step
        expect argument 1/
        touch Close
        touch Save
        touch First
        expect step 0/
        touch Menu
        touch Saved games
        expect pane saved]]))
    local seen = parse(read(saves .. "/over.txt") or "")
    is("a game by touch", seen.status, "won black five (RIF 9.1)")
end

-- A double tap acts for one player only, on buttons and on points.
local function double_tap()
    steps("double-tap", lines [[
        size 360 640
        touch Renju
        touch rif_renju
        touch Play
        touch h8
        again touch h8
        expect said Black plays h8. |
        touch h9
        touch i10
        touch White: swap colours
        again touch White: pass
        again touch White: pass
        expect asked white: play or pass
        expect said White swaps colours. |
        touch White: pass
        not White: pass
        touch Menu
        touch Connect Four
        touch connect_four
        touch Play
        touch d1
        again touch d1
        expect said Red plays d1. |
        touch Undo
        key up
        key return
        again key return
        expect said Red plays d1. |
        key return
        expect said Yellow plays d2. |]])
end

-- A finger can change its target until it is lifted.
local function aiming()
    steps("aiming", lines(RENJU .. [[
        down 1 h8
        expect aim h8
        not play h8
        to 1 j9
        expect aim j9
        shot aim
        lift 1
        expect play j9
        expect aim -
        down 1 c3
        to 1 Undo
        expect aim -
        lift 1
        not play c3
        expect play j9
        down 1 Undo
        to 1 c3
        lift 1
        not play c3
        expect play j9
        down 1 c3
        hold 0.1
        lift 1
        expect play c3]]))
    steps("aiming-beside", lines(RENJU .. [[
        touch h8
        down 1 a1
        by 1 -16 0
        lift 1
        not play a1
        not Nothing was done]]))
end

-- A long press explains, once; a finger that moved does not.
local function long()
    steps("long-press", lines(RENJU .. [[
        touch h8
        down 1 h9
        hold 0.7
        expect said h9:
        expect argument 0/
        lift 1
        not play h9
        expect argument 0/
        touch Close
        down 1 h9
        to 1 j9
        hold 0.7
        expect argument -
        lift 1
        expect play j9
        down 1 Undo
        hold 0.7
        expect argument -
        lift 1
        not play j9]]))
end

-- Two fingers do nothing, in either order; the next single finger does.
local function two()
    for name, order in pairs { ["first-lifted-first"] = "lift 1\nlift 2",
        ["second-lifted-first"] = "lift 2\nlift 1",
        ["the-second-moves"] = "to 2 d4\nlift 2\nto 1 d5\nlift 1" } do
        steps(name, lines(RENJU .. "down 1 h8\ndown 2 c3\n" .. order .. "\n" .. [[
            not play h8
            not play c3
            not play d
            touch h8
            expect play h8]]))
    end
    steps("a-turned-window-forgets", lines(RENJU .. [[
        down 1 h8
        size 780 360
        lift 1
        not play h8
        touch h8
        expect play h8]]))
end

-- Scrolling parts can be dragged, and a drag does not press the button under it.
local function dragging()
    steps("dragging", lines [[
        size 360 780
        expect pane games 0
        down 1 gomoku_pro
        by 1 0 -6
        expect pane games 0
        lift 1
        expect Go-moku, Pro opening
        down 1 gomoku_pro
        by 1 0 -60
        not pane games 0
        expect pane games 60
        lift 1
        expect pane games 60
        down 1 gomoku_swap
        by 1 0 90
        lift 1
        expect pane games 0
        touch Rules
        down 1 Rules
        by 1 0 60
        by 1 0 -160
        lift 1
        expect pane rules 0
        down 1 Play
        by 1 0 -160
        lift 1
        expect scene menu]])
    steps("dragging-the-table", lines(RENJU .. [[
        touch h8
        down 1 j9
        hold 0.7
        lift 1
        expect pane messages 0
        down 1 Next step
        by 1 0 -40
        lift 1
        expect argument 0/]]))
end

-- The keyboard on the screen is visible only while a field is active.
local function typing()
    steps("typing", lines [[
        phone
        size 360 780
        touch Options
        expect keyboard none
        down 1 clock
        by 1 0 -250
        lift 1
        expect keyboard none
        touch first seat
        expect keyboard at
        type Aoki
        key return
        expect keyboard down
        touch second seat
        expect keyboard at
        touch Play
        expect keyboard down
        expect seats Aoki ?]])
end

-- Nothing is drawn under a phone's camera or bars.
local function safe()
    local script = {}
    for size, area in pairs { ["390 844"] = "0 47 390 763", ["844 390"] =
        "47 0 750 369" } do
        script[#script + 1] = ("size %s\nsafe %s\nfits\ntouch Renju\ntouch Play\nfits\n"
            .. "touch h8\nexpect play h8\ntouch Menu"):format(size, area)
    end
    steps("safe-area", table.concat(script, "\n"))
end

-- Simulates what LÖVE reports on a phone, where a native module is not in the save
-- directory.
local PHONE = [[

local open = package.preload["love.system"]
package.preload["love.system"] = function(...)
    local system = open(...)
    function system.getOS() return "Android" end
    return system
end
]]

local function loading()
    local game = tools.OUT .. "/phone"
    run("rm -rf '%s' && cp -r '%s/app' '%s' && cp '%s/probe.lua' '%s/'", game, tools.OUT,
        game, tools.GAME, game)
    run("mkdir '%s/inarow' && cp '%s'/native/Linux-*/core.so '%s/inarow/'", game, game,
        game)
    tools.write(game .. "/conf.lua", tools.read(game .. "/conf.lua") .. PHONE)
    local saves = steps("loaded-as-on-a-phone", lines [[
        touch Renju
        touch renju
        touch Play
        touch h8
        expect play h8
        click Undo
        expect play h8
        click Hint
        await said]], { from = "/", game = game, env = "-u LUA_PATH -u LUA_CPATH" })
    report("no module is written to a file",
        tools.output("ls '%s'", saves):find "native" == nil)
end

return function()
    sizes()
    whole_game()
    double_tap()
    aiming()
    long()
    two()
    dragging()
    typing()
    safe()
    loading()
end
