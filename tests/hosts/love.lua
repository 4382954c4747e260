--- Tests of the LÖVE game, in TAP: lua5.4 tests/hosts/love.lua PART…, from the tree's
-- root.
--
-- `window`: a real window and real clicks, by xdotool; needs a DISPLAY (xvfb-run).
-- `offscreen`: pictures of what is to be seen, left in build/love, and every variant
-- clicked through at random. `shipped`: the .love alone, away from the tree.
-- The game's own records are ruled on again here, by another Lua.
local inarow = require "inarow"
local record = require "inarow.record"

local ROOT = io.popen("pwd"):read "l"
local OUT = ROOT .. "/build/love"
local GAME = ROOT .. "/tests/hosts/love"

-- ---- Reporting ------------------------------------------------------------------------

local tests, failed = 0, 0

local function report(name, ok, why)
    tests = tests + 1
    if not ok then failed = failed + 1 end
    print((ok and "ok " or "not ok ") .. tests .. " - " .. name)
    if not ok and why then print((("\n" .. why):gsub("\n", "\n# "):sub(2))) end
    io.flush()
    return ok
end

local function is(name, got, wanted)
    return report(name, got == wanted, ("got:\n%s\nwanted:\n%s"):format(got, wanted))
end

local function test(name, run)
    local ok, message = xpcall(run, debug.traceback)
    if not ok then report(name, false, tostring(message)) end
end

-- ---- Tools ----------------------------------------------------------------------------

local function run(command, ...)
    return os.execute(command:format(...))
end

local function output(command, ...)
    local pipe = io.popen(command:format(...))
    local text = pipe:read "a"
    pipe:close()
    return text
end

local function read(path)
    local file = io.open(path, "rb")
    local text = file and file:read "a"
    if file then file:close() end
    return text
end

local function write(path, text)
    local file = assert(io.open(path, "wb"))
    file:write(text)
    file:close()
end

-- A folder of its own for what a game saves, and the game's place in it.
local function fresh(name)
    local data = OUT .. "/data-" .. name
    run("rm -rf '%s' && mkdir -p '%s/love/inarow'", data, data)
    return data, data .. "/love/inarow"
end

-- What the game wrote down: {said, asked, status, rows, record, areas, points}.
local function parse(text)
    local seen = { areas = {}, points = {}, rows = {} }
    local head, body = text:match "^(.-)\nrecord\n(.*)$"
    seen.record = body and body:gsub("end\n$", "")
    for line in (head or text):gmatch "[^\n]+" do
        local kind, rest = line:match "^(%S+) ?(.*)$"
        local x, y, name = rest:match "^(%-?%d+) (%-?%d+) (.*)$"
        if kind == "area" or kind == "point" then
            seen[kind .. "s"][name] = { tonumber(x), tonumber(y) }
        elseif kind == "row" then
            seen.rows[#seen.rows + 1] = rest
        else
            seen[kind] = rest
        end
    end
    return seen
end

-- A record without its times.
local function timeless(text)
    return (text:gsub(" @[%d.]+", ""))
end

-- Rule on a record again, here: the game's status line.
local function ruled(text)
    local source = record.parse(text)[1]
    local game = assert(record.open(source))
    for _, line in ipairs(source.lines) do
        if line.action then assert(game:apply(line.action)) end
    end
    return game:state().status
end

local function lines(text)
    return (text:gsub("^%s+", ""):gsub("\n%s+", "\n"))
end

-- ---- A real window --------------------------------------------------------------------

local window = {}
window.__index = window

-- Wait for a value; nil if it does not come.
local function wait_for(ask, seconds)
    for _ = 1, (seconds or 5) * 50 do
        local value = ask()
        if value then return value end
        run "sleep 0.02"
    end
end

function window.open(name)
    local data, saves = fresh(name)
    local self = setmetatable({ path = saves .. "/probe.txt", saves = saves }, window)
    self.pid = tonumber(output(
        "XDG_DATA_HOME='%s' love '%s' --probe >'%s/log' 2>&1 & echo $!", data, GAME,
        data))
    self.id = output "timeout 10 xdotool search --sync --onlyvisible --name '^inarow$'"
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

-- Do something in the window, and see it done.
function window:act(command, ...)
    local before = self:text()
    assert(run("xdotool " .. command, ...))
    wait_for(function()
        local text = self:text()
        return text and text ~= before
    end, 1)
end

function window:press(place, what, button)
    assert(place, what .. " is not to be seen")
    self:act("mousemove --window %s %d %d click %d", self.id, place[1], place[2],
        button or 1)
end

-- Click on buttons and points, in order, and type what stands in quotation marks.
function window:click(words)
    for word in words:gmatch "[^|]+" do
        word = word:match "^%s*(.-)%s*$"
        local typed = word:match '^"(.*)"$'
        if typed then
            self:act("type --delay 15 '%s'", typed)
        else
            local seen = self:see()
            self:press(seen.points[word] or seen.areas[word], word)
        end
    end
    return self:see()
end

local parts = {}

function parts.window()
    local game = window.open "window"

    test("RIF opening", function()
        game:click [[rif_renju | first seat | "Aoki" | second seat | "Berg" | Play]]
        local seen = game:click "h8 | h9 | i10"
        is("the seats are asked in turn", seen.asked, "white: swap or keep")
        seen = game:click "Swap colours | g7 | g9 | g10 | Offer g9 g10"
        is("an offer stands", seen.asked, "white: pick g9 or g10")
        seen = game:click "Undo | g9 | f7 | j9 | Offer g9 f7 j9"
        is("too many points are refused", seen.said,
            "offer g9 f7 j9: refused wrong-count (RIF 12.7) | "
                .. "3 is not the number expected: 2.")
        seen = game:click "g9 | Offer f7 j9"
        is("a swap names who is asked", seen.asked, "white: pick f7 or j9")
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

    test("saving and loading", function()
        local seen = game:click "Save"
        local before = seen.record
        game:click "Undo | Undo | Menu | Saved games"
        local name
        for label in pairs(game:see().areas) do
            if label:find "^rif_renju%-" then name = label end
        end
        is("the file holds the record", read(game.saves .. "/saves/" .. name), before)
        seen = game:click(name)
        is("loaded", seen.record, before)
    end)

    test("Connect Four", function()
        game:click "Menu | New game | connect_four | Play"
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
        is("taken back", seen.asked, "red: play")
        is("no row is drawn then", #seen.rows, 0)
    end)

    test("a claim that is upheld", function()
        game:click "Menu | connect_four | adjudication› | Play"
        local seen = game:click "d1 | c1 | d1 | c1 | d1 | c1 | d1"
        is("nobody wins without claiming", seen.status, "playing")
        seen = game:click "Claim… | four-in-line | red"
        is("the claim", seen.status, "won red four-in-line (C4)")
        is("its row", table.concat(seen.rows, "|"), "d1 d2 d3 d4")
    end)

    test("claims, clock and captures by hand", function()
        game:click [[Menu | pente_1987 | adjudication› | clock | "900+10" | Play]]
        local seen = game:click "Start the clock | j10"
        is("the clock is to be pressed", seen.asked, "white: press")
        game:click "Press the clock | k10 | Press the clock | j14 | Press the clock"
        seen = game:click "l10 | Press the clock | m10"
        is("stones are to be lifted", seen.asked, "white: capture or press")
        seen = game:click "k10 | Lift k10"
        is("not one of two", seen.said:match "refused %S+", "refused wrong-count")
        game:click "l10 | Lift k10 l10 | Offer draw | Press the clock"
        seen = game:click "Refuse draw | Claim… | captures | white"
        is("a false claim changes nothing", seen.said:match "^[^:]+: refused %S+",
            "claim captures by white: refused no-such-row")
        seen = game:click "Claim… | Never mind | Resign… | black"
        is("resignation", seen.status, "won white resignation (P87 9.3)")
        is("the record, but for its times", timeless(seen.record), lines [[
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
        game:click [[Menu | tic_tac_toe | clock | "1.5" | Play | Start the clock | b2]]
        local over = wait_for(function()
            local seen = game:see()
            return seen.status ~= "playing" and seen
        end)
        is("where nobody need claim, the game says so", over and over.status,
            "won x time (TTT)")
    end)

    test("a window of another size", function()
        game:click "Menu | yava | Play | a1"
        local before = game:see()
        game:act("windowsize %s 800 600", game.id)
        local seen = game:click "b2 | c3"
        report("the board is fitted anew", seen.points.a1[1] ~= before.points.a1[1])
        is("and clicked on all the same", seen.record, lines [[
            variant yava
            play a1
            play b2
            play c3
        ]])
    end)
    game:close()
end

-- ---- Pictures -------------------------------------------------------------------------

-- Run steps offscreen; what fails is told.
local function steps(name, text, options)
    options = options or {}
    local data, saves = fresh(name)
    for path, content in pairs(options.files or {}) do
        run("mkdir -p \"$(dirname '%s/%s')\"", saves, path)
        write(saves .. "/" .. path, content)
    end
    local path = data .. "/steps"
    write(path, text .. "\nquit\n")
    local ok = run("cd '%s' && SDL_VIDEODRIVER=offscreen XDG_DATA_HOME='%s'"
        .. " env -u DISPLAY %s timeout 60 love '%s' --probe '%s' >'%s/log' 2>&1",
        options.from or ROOT, data, options.env or "", options.game or GAME, path, data)
    report(name, ok, read(data .. "/log"))
    return saves
end

-- A picture of that size, with more in it than one colour, kept in build/love.
local function picture(saves, name, size)
    local path = saves .. "/" .. name .. ".png"
    local found, colours = output("identify -format '%%wx%%h %%k' '%s' 2>&1", path)
        :match "^(%d+x%d+) (%d+)"
    report(name .. ".png", found == size and tonumber(colours) > 200,
        ("%s, %s colours"):format(tostring(found), tostring(colours)))
    run("cp '%s' '%s/'", path, OUT)
end

local SCENES = {
    { "offer", [[
        click rif_renju
        click Play
        point h8
        point h9
        point i10
        click Swap colours
        point g7
        point j9
        point f7
        expect asked black: offer 2 points]] },
    { "pick", [[
        click Offer j9 f7
        expect asked white: pick f7 or j9]] },
    { "region", [[
        key escape
        click tarannikov
        click Play
        point h8
        click Keep colours
        point d4
        expect refused outside-region]] },
    { "ruling", [[
        drop %s/ruling.rec
        expect status won white double-three (RIF 9.2)
        expect row h7 i7 j7
        expect row h7 h8 h9]] },
    { "numbers", "click Numbers" },
    { "proof", [[
        click Numbers
        explain h7
        expect said h7: forbidden to black]] },
    { "forbidden", [[
        click Undo
        expect asked black: play or pass]] },
    { "captures", [[
        drop %s/captures.rec
        expect status playing]] },
    { "disc", [[
        key escape
        click popout
        click Play
        point d4
        point e6
        point d4
        point c1
        expect asked red: play or remove d1]] },
    { "teams", [[
        key escape
        click pente_teams
        click adjudication›
        click clock›
        click Play
        click Start the clock
        point j10
        click Press the clock
        point k10]] },
    { "claim", "click Claim…" },
    { "menu", "key escape" },
}

local RECORDS = {
    ruling = [[
        variant renju
        seats Aoki "van der Berg"
        play h8
        play a1
        play h9
        play a3
        play i7
        play c1
        play j7
        play e1
        play h7
    ]],
    captures = [[
        variant pente
        play j10
        play k10
        play a1
        play l10
        play m10
    ]],
}

local function scenes(size)
    local script = { "size " .. size:gsub("x", " ") }
    for _, scene in ipairs(SCENES) do
        script[#script + 1] = scene[2]:gsub("%%s", OUT)
        script[#script + 1] = ("shot %s-%s"):format(scene[1], size)
    end
    local saves = steps("scenes-" .. size, lines(table.concat(script, "\n")))
    for _, scene in ipairs(SCENES) do picture(saves, scene[1] .. "-" .. size, size) end
end

-- Every variant, chosen in the menu and clicked through at random; then its record is
-- ruled on again, and must come out the same.
local function every_variant()
    local script = { "rolls 7" }
    for i, name in ipairs(inarow.known) do
        local claims = i % 3 == 0 and "click adjudication›\n" or ""
        script[#script + 1] = ("wheel -9\nclick %s\n%sclick Play\nmonkey 40 %d\n"
            .. "state %s\nkey escape"):format(name, claims, i, name)
    end
    local saves = steps("clicks-at-random", table.concat(script, "\n"))
    for _, name in ipairs(inarow.known) do
        local seen = parse(read(saves .. "/" .. name .. ".txt") or "")
        local ok, status = pcall(ruled, seen.record or "")
        report(name .. " at random", ok and status == seen.status,
            tostring(status) .. "\n" .. tostring(seen.status))
    end
end

-- A script that a player put into the save directory, with six colours.
local SIX = [[return {
    name = "six", title = "Six colours", source = "SIX", board = { 9, 9 },
    colours = { "black", "white", "red", "blue", "yellow", "green" },
    win = { row = 4, atleast = true, cite = "SIX" },
    draw = { ["full-board"] = "SIX" },
}]]

local function six_colours()
    local saves = steps("six-colours", lines [[
        size 800 600
        wheel -99
        click six
        click Play
        point e5
        point d4
        point f6
        point d6
        point f4
        point e7
        expect asked black: play
        expect play e7
        shot six-800x600]], { files = { ["variants/six.lua"] = SIX } })
    picture(saves, "six-800x600", "800x600")
end

-- What is no record, or a broken one, is told, and the game that is open goes on.
local function bad_files()
    write(OUT .. "/bytes.rec", "\0\255\254variant \1\n\200\n")
    write(OUT .. "/broken.rec", "variant renju\nplay h8\nplay h8\n")
    write(OUT .. "/names.rec", "variant renju\nseats \255\254 B\nplay h8\n")
    write(OUT .. "/empty.rec", "")
    write(OUT .. "/long.rec", ("play h8\n"):rep(2 ^ 18))
    write(OUT .. "/game.sgf", "(;GM[4]FF[4]SZ[15]RU[renju];B[hh];W[ii])")
    steps("bad-files", lines(([[
        drop %s/captures.rec
        drop %s/bytes.rec
        expect said not loaded
        drop %s/empty.rec
        expect said not loaded
        expect play m10
        drop %s/long.rec
        expect not a record of a game
        drop %s/names.rec
        expect play h8
        drop %s/game.sgf
        expect play i7
        drop %s/broken.rec
        expect only the game's beginning was read
        key escape
        drop %s/bytes.rec
        drop %s/missing.rec
    ]]):gsub("%%s", OUT)))
end

function parts.offscreen()
    for name, text in pairs(RECORDS) do
        write(("%s/%s.rec"):format(OUT, name), lines(text))
    end
    scenes "800x600"
    scenes "1280x800"
    local saves = steps("tall", "size 480 800\nclick pente_teams\nclick Play\npoint j10\n"
        .. "shot tall-480x800")
    picture(saves, "tall-480x800", "480x800")
    every_variant()
    six_colours()
    bad_files()
end

-- ---- The .love ------------------------------------------------------------------------

-- Away from the tree, with nothing but the .love; the probe is put into a copy of it.
function parts.shipped()
    local far = output "mktemp -d":match "%S+"
    run("cp '%s/inarow.love' '%s/' && zip -q -j '%s/inarow.love' '%s/probe.lua'", OUT,
        far, far, GAME)
    local saves = steps("shipped", "click rif_renju\nclick Play\npoint h8\nstate shipped",
        { from = far, game = far .. "/inarow.love",
            env = "-u LUA_PATH -u LUA_CPATH" })
    local seen = parse(read(saves .. "/shipped.txt") or "")
    is("a game in it", seen.record, "variant rif_renju\nplay h8\n")
    run("rm -r '%s'", far)
end

run("mkdir -p '%s'", OUT)
for _, name in ipairs(arg) do parts[name]() end
print("1.." .. tests)
os.exit(failed == 0)
