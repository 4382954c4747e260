--- Tests the LÖVE game in a real window, with real clicks by xdotool.
local tools = require "tools"
local uv = require "luv"

local is, report, test = tools.is, tools.report, tools.test
local lines, output, parse, read = tools.lines, tools.output, tools.parse, tools.read
local ruled, run, timeless = tools.ruled, tools.run, tools.timeless

local window = {}
window.__index = window

-- Waits for a value; returns nil if it does not come.
local function wait_for(ask, seconds)
    for _ = 1, (seconds or 60) * 50 do
        local value = ask()
        if value then return value end
        uv.sleep(20)
    end
end

function window.open(name, files)
    local data, saves = tools.fresh(name, files)
    local self = setmetatable({ path = saves .. "/probe.txt", saves = saves }, window)
    self.pid = tonumber(output(
        "XDG_DATA_HOME='%s' love '%s' --probe >'%s/log' 2>&1 & echo $!", data, tools.GAME,
        data))
    self.id = output "timeout 120 xdotool search --sync --onlyvisible --name '^inarow$'"
        :match "%d+"
    assert(self.id, "no window of the game came: " .. tostring(read(data .. "/log")))
    assert(wait_for(function() return self:text() end), "the game wrote nothing down")
    return self
end

function window:close()
    run("kill %d", self.pid)
end

function window:text()
    local text = read(self.path)
    return text and text:find "end\n$" and text or nil
end

function window:see()
    return parse(assert(wait_for(function() return self:text() end)))
end

-- Does something in the window, and waits until it has been handled.
-- @param event the line of the probe for it
-- @param count number of such events; nil if the line only has to change
function window:act(event, count, command, ...)
    local before = self:see()[event]
    assert(run("xdotool " .. command, ...))
    assert(wait_for(function()
        local now = self:see()[event]
        return count and tonumber(now) >= before + count or not count and now ~= before
    end), "nothing came of: xdotool " .. command:format(...))
end

-- Milliseconds between two presses at one place that are not a double click.
local APART = 500

-- Clicks at a place, or some pixels below it, with a pause between two clicks.
function window:press(place, what, down)
    assert(place, what .. " is not to be seen")
    local x, y, last = place[1], place[2] + (down or 0), self.last
    if last and math.abs(x - last[1]) + math.abs(y - last[2]) < 60 then
        uv.sleep(APART)
    end
    self.last = { x, y }
    self:act("mousepressed", 1, "mousemove --window %s %d %d click 1", self.id, x, y)
end

-- Makes a double click at people's speed; returns the contents after it.
function window:double(name)
    local seen = self:see()
    local place = assert(seen.points[name] or seen.areas[name], name)
    uv.sleep(APART)
    self.last = place
    self:act("mousepressed", 2, "mousemove --window %s %d %d click --repeat 2"
        .. " --delay 80 1", self.id, place[1], place[2])
    return self:see()
end

function window:key(name)
    self:act("keypressed", 1, "key --window %s %s", self.id, name)
end

-- Clicks on buttons and points in order, and types texts in quotation marks.
function window:click(words)
    for word in words:gmatch "[^|]+" do
        word = word:match "^%s*(.-)%s*$"
        local typed = word:match '^"(.*)"$'
        if typed then
            self:act("textinput", #typed, "type --delay 15 '%s'", typed)
        else
            local seen = self:see()
            self:press(seen.points[word] or seen.areas[word], word)
        end
    end
    return self:see()
end

-- Returns a player's own script.
local function script(name, board)
    return ([[return { name = %q, source = "W", colours = { "black", "white" },
        board = %s, win = { row = 4, atleast = true } }]]):format(name, board)
end

return function()
    local game = window.open("window", {
        ["variants/hexagon.lua"] = script("hexagon", "{ hex = 5 }"),
        ["variants/pegs.lua"] = script("pegs", "{ 4, 4, 4, gravity = true }"),
    })

    test("RIF opening", function()
        game:click "Renju | rif_renju"
        game:click [[first seat | "Aoki" | second seat | "Berg" | Play]]
        local seen = game:click "h8 | h9 | i10"
        is("the seats are asked in turn", seen.asked, "white: swap or keep")
        seen = game:click ("White: swap colours | g7 | g9 | g10 |"
            .. "Black: offer g9 g10")
        is("the offer is accepted", seen.asked, "white: pick g9 or g10")
        seen = game:click "Undo | g9 | Black: offer (1 of 2)"
        is("the button waits", seen.said,
            "Nothing was done. | Choose 1 more on the board first.")
        seen = game:click "f7 | j9"
        is("an offer has no more points than requested", seen.chosen, "g9 f7")
        is("another point gets the reason", seen.said, "Nothing was done. | "
            .. "All 2 points are chosen. Click on one to take it back.")
        seen = game:click "g9 | h8"
        is("an illegal point is not added", seen.said,
            "Nothing was done. | h8 cannot be offered.")
        seen = game:click "j9 | Black: offer f7 j9"
        is("a swap names the player", seen.asked, "white: pick f7 or j9")
        seen = game:click "a1"
        is("a point that was not offered is refused", seen.said:match "^[^|]+",
            "pick a1: refused no-offer (RIF 12.7) ")
        seen = game:click "j9 | a1 | i8 | c1 | i7 | e1 | i9"
        is("black's five points", seen.status, "playing")
        seen = game:click "g1 | i11"
        is("the ruling", seen.status, "won black five (RIF 9.1)")
        is("the row is drawn", table.concat(seen.rows, "|"), "i7 i8 i9 i10 i11")
        is("the record", seen.record, lines [[
            variant rif_renju
            seats Aoki Berg
            play h8
            play h9
            play i10
            swap by second
            play g7
            offer f7 j9
            pick j9
            play a1
            play i8
            play c1
            play i7
            play e1
            play i9
            play g1
            play i11
        ]])
        is("ruled on again", ruled(seen.record), seen.status)
        local after = game:click "d4"
        is("nothing is played after the end", after.record, seen.record)
    end)

    test("why", function()
        local seen = game:click "Why?"
        is("the ruling is explained", seen.said:match "^[^|]+",
            "Black has a five. (RIF 9.1) ")
        is("the whole explanation comes first", seen.argument, "0/3")
        seen = game:click "Next step | Next step | Next step"
        is("the steps follow", seen.said,
            "Step 3 of 3 | On the column: i7 i8 i9 i10 i11, a row of five;"
            .. " exactly five win.")
        is("to the end", seen.argument, "3/3")
        game:key "Left"
        is("back by a key", game:see().argument, "2/3")
        seen = game:click "Close"
        is("and closed", seen.argument, "-")
    end)

    test("saving and loading", function()
        local seen = game:click "Save"
        local before = seen.record
        game:click "Undo | Undo | Menu | Saved games"
        local name
        for label in pairs(game:see().areas) do
            if label:find "^rif_renju%-" then name = label end
        end
        is("the file has the record", read(game.saves .. "/saves/" .. name), before)
        seen = game:click(name)
        is("loaded", seen.record, before)
    end)

    test("a variation with a comment, saved, loaded and found", function()
        game:click "Menu | New game | Renju | renju | Play | h8 | i9 | j10 | Tree | 2 i9"
        game:click [[j9 | comment | "An indirect opening."]]
        game:key "Return"
        game:click '"White is near.x"'
        game:key "BackSpace"
        local seen = game:click "Back | Save"
        is("the comment is a variation's", seen.record, "variant renju\nplay h8\n"
            .. "play i9\nplay j10\nvariation 2\nplay j9 # An indirect opening.\n"
            .. "# White is near.\n")
        seen = game:click "Menu | Saved games"
        for label in pairs(seen.areas) do
            if label:find "^renju%-" then seen = game:click(label) break end
        end
        is("the main line is loaded", seen.node, "3")
        seen = game:click "3 j9"
        local stone = (15 - 9) * 15 + 10 -- j9, row by row from the top
        is("the variation is there", seen.cells:sub(stone, stone), "X")
        local saved = seen.record
        is("the variation has its comment", game:click "Save".record, saved)
        report("the comment is visible", saved:find("# White is near.\n", 1, true))
    end)

    test("Connect Four", function()
        game:click "Menu | New game | Connect Four | connect_four | Play"
        local seen = game:click "d6 | c6 | d6 | c6 | d6 | c6 | d6"
        is("a column is clicked on anywhere", seen.status, "won red four-in-line (C4)")
        is("the discs fall", seen.record, lines [[
            variant connect_four
            play d1
            play c1
            play d2
            play c2
            play d3
            play c3
            play d4
        ]])
        seen = game:click "Undo"
        is("undone", seen.asked, "red: play")
        is("no row is drawn after that", #seen.rows, 0)
    end)

    test("a hexagon", function()
        game:click "Menu | Your own | hexagon | Play | e5"
        local middle = game:see().points.f6
        game:press(middle, "f6", 8)
        for _, key in ipairs { "Up", "Up", "Left", "Return" } do game:key(key) end
        is("clicked on, and played on with keys", game:see().record, lines [[
            variant hexagon
            play e5
            play f6
            play e7
        ]])
    end)

    test("layers of pegs", function()
        game:click "Menu | pegs | Play"
        local seen = game:click "b3-4 | b3-1 | b3-2 | d1-3"
        is("beads are dropped from any layer", seen.record, lines [[
            variant pegs
            play b3-1
            play b3-2
            play b3-3
            play d1-1
        ]])
    end)

    test("stepping through a finished game", function()
        game:click "Menu | Connect Four | connect_four | Play"
        local seen = game:click "d6 | c6 | d6 | c6 | d6 | c6 | d6"
        local whole = seen.cells
        is("it is over", seen.status, "won red four-in-line (C4)")
        seen = game:click "First"
        is("the first move", seen.step, "0/7")
        is("an empty board", seen.cells, ("."):rep(42))
        is("is back at the start", game:click "Back".said,
            "Nothing was done. | This is the start of the game.")
        seen = game:click "Forward | Forward"
        is("two steps forward", seen.cells, ("."):rep(37) .. "OX...")
        is("the action is described", seen.said, "Move 2 of 7: Yellow plays c1. | ")
        seen = game:click "e3"
        is("no stone is placed in a review", seen.said, "Nothing was done. | "
            .. "You are looking at an earlier move. Click on Last to come back.")
        is("the last", game:click "Last".cells, whole)
        for _, key in ipairs { "Left 6/7", "Prior 5/7", "Right 6/7", "Home 0/7" } do
            local name, step = key:match "(%a+) (.*)"
            game:key(name)
            is("the key " .. name, game:see().step, step)
        end
        game:key "End"
        is("the key End", game:see().status, "won red four-in-line (C4)")
        is("the game is unchanged", game:see().record, seen.record)
        is("a further step gets the reason", game:click "Forward".said,
            "Nothing was done. | This is the last move.")
    end)

    test("a click without effect gets the reason", function()
        game:click "Menu | Renju | rif_renju | Play"
        local seen = game:click "Accept draw"
        is("a button that waits", seen.said,
            "Nothing was done. | There is no offer of a draw.")
        seen = game:click "h8 | h9 | i10 | a1"
        is("a click when no point is requested", seen.said,
            "Nothing was done. | No point is asked for now. White: swap or keep.")
        game:press(seen.points.a1, "a1", 30)
        is("a click beside the points", game:see().said,
            "Nothing was done. | Click on a point of the board.")
        game:click "Menu | Others | yava | Play"
        is("a mark that the game does not have", game:click "Forbidden".said,
            "Nothing was done. | No move is forbidden by rows in this game.")
    end)

    test("a claim that is upheld", function()
        game:click "Menu | Connect Four | connect_four | adjudication› | Play"
        local seen = game:click "d1 | c1 | d1 | c1 | d1 | c1 | d1"
        is("nobody wins without a claim", seen.status, "playing")
        seen = game:click "Claim… | four-in-line | red"
        is("the claim", seen.status, "won red four-in-line (C4)")
        is("its row", table.concat(seen.rows, "|"), "d1 d2 d3 d4")
    end)

    test("claims, clock and captures by hand", function()
        game:click "Menu | Pente | pente_1987"
        game:click [[adjudication› | clock | "900+10" | Play]]
        local seen = game:click "Start the clock | j10"
        is("the clock is to be pressed", seen.asked, "white: press")
        game:click "White: press the clock | k10 | Black: press the clock"
        game:click "j14 | White: press the clock"
        seen = game:click "l10 | Black: press the clock | m10"
        is("stones are to be lifted", seen.asked, "white: capture l10 k10 or press")
        seen = game:click "k10 | White: lift (1 of 2)"
        is("one of two stones is not enough", seen.said, "Nothing was done. | "
            .. "Choose all the captured stones first: 1 more.")
        game:click "l10 | White: lift k10 l10 | Offer draw | White: press the clock"
        is("the player who offered the draw is named", game:see().draw, "white")
        seen = game:click "Refuse draw | Claim… | captures | white"
        is("a false claim changes nothing", seen.said:match "^[^:]+: refused %S+",
            "claim captures by white: refused no-such-row")
        seen = game:click "Claim… | Never mind | Resign… | black"
        is("resignation", seen.status, "won white resignation (P87 9.3)")
        is("the record without its times", timeless(seen.record), lines [[
            variant pente_1987
            adjudication claims
            clock 900+10
            organizer start
            play j10
            press by first
            play k10
            press by second
            play j14
            press by first
            play l10
            press by second
            play m10
            capture k10 l10
            draw offer
            press by first
            draw refuse
            resign by black
        ]])
        is("ruled on again", ruled(seen.record), seen.status)
        local last, rising = 0, true
        for time in seen.record:gmatch "@([%d.]+)" do
            rising = rising and tonumber(time) >= last
            last = tonumber(time)
        end
        report("time passes", rising and last > 0.5 and last < 60, tostring(last))
    end)

    test("time ends", function()
        game:click [[Menu | Others | tic_tac_toe | clock | "1.5" | Play]]
        game:click "Start the clock | b2"
        local over = wait_for(function()
            local seen = game:see()
            return seen.status ~= "playing" and seen
        end)
        is("without claims, the game reports the end of time", over and over.status,
            "won x time (TABLE 3)")
    end)

    test("a double click acts for one player", function()
        game:click "Menu | Renju | rif_renju"
        local seen = game:double "Play"
        is("the second click does not reach the table", seen.said,
            "A click plays; a right click or long press explains. | ")
        game:click "h8 | h9 | i10"
        seen = game:double "White: swap colours"
        is("a swap", seen.asked, "white: play or pass")
        is("no pass", seen.said, "White swaps colours. | ")
        seen = game:double "g7"
        is("one stone", select(2, seen.record:gsub("play", "")), 4)
        is("no refusal", seen.said, "White plays g7. | ")
        seen = game:double "Undo"
        is("two undos take effect", seen.asked, "white: swap or keep")
        game:click "Menu | Connect Four | connect_four | Play"
        seen = game:double "d1"
        is("one disc", seen.record, "variant connect_four\nplay d1\n")
        seen = game:click "d1"
        is("a later click drops the next disc", seen.record,
            "variant connect_four\nplay d1\nplay d2\n")
    end)

    test("a rematch", function()
        local seen = game:click "Resign… | red | Rematch"
        is("the game begins again", seen.record, "variant connect_four\n")
        is("the beginning is reported", seen.said, "The players have changed seats. | ")
        report("there is no rematch before the end", not seen.areas.Rematch)
    end)

    test("a window of another size", function()
        game:click "Menu | Others | yava | Play | a1"
        local before = game:see()
        game:act("size", nil, "windowsize %s 800 600", game.id)
        local seen = game:click "b2 | c3"
        report("the board is fitted again", seen.points.a1[1] ~= before.points.a1[1])
        is("clicks on it still work", seen.record, lines [[
            variant yava
            play a1
            play b2
            play c3
        ]])
    end)
    game:close()
end
