--- Tests the LÖVE game offscreen: pictures, which stay in build/love; random clicks in
-- every variant; and files that are not records.
local inarow = require "inarow"
local tools = require "tools"

local lines, parse, picture = tools.lines, tools.parse, tools.picture
local read, report, ruled, steps = tools.read, tools.report, tools.ruled, tools.steps
local write, OUT = tools.write, tools.OUT

local SCENES = {
    { "offer", [[
        click Renju
        click rif_renju
        click Play
        point h8
        point h9
        point i10
        click White: swap colours
        point g7
        point j9
        point f7
        expect asked black: offer 2 points]] },
    { "pick", [[
        click Black: offer j9 f7
        expect asked white: pick f7 or j9]] },
    { "region", [[
        key escape
        click Renju
        click tarannikov
        click Play
        point h8
        click White: keep colours
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
        click Connect Four
        click popout
        click Play
        point d4
        point e6
        point d4
        point c1
        expect asked red: play or remove a stone of the bottom row]] },
    { "teams", [[
        key escape
        click Pente
        click pente_teams
        click clock›
        click clock›
        click adjudication›
        click Play
        click Start the clock
        point j10
        click White: press the clock
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
    local script, pictures = { "size " .. size:gsub("x", " ") }, {}
    for _, scene in ipairs(tools.slice(SCENES, 3)) do pictures[scene[1]] = true end
    for _, scene in ipairs(SCENES) do
        script[#script + 1] = scene[2]:gsub("%%s", OUT)
        if pictures[scene[1]] then
            script[#script + 1] = ("shot %s-%s"):format(scene[1], size)
        end
    end
    local saves = steps("scenes-" .. size, lines(table.concat(script, "\n")))
    for _, scene in ipairs(SCENES) do
        if pictures[scene[1]] then picture(saves, scene[1] .. "-" .. size, size) end
    end
end

local CLICKS = os.getenv "INAROW_LONG" and 40 or 12

-- Each variant is chosen in the menu and clicked at random. Its record is then ruled on
-- again, with the same result.
local function every_variant()
    local script = { "size 640 480\nrolls 7" } -- a small window is drawn faster
    for i, name in ipairs(inarow.bundled) do
        local claims = i % 3 == 0 and "click adjudication›\n" or ""
        script[#script + 1] = ("click %s\nclick %s\n%sclick Play\nmonkey %d %d\n"
            .. "click Last\nstate %s\nclick Menu")
            :format(tools.family(name), name, claims, CLICKS, i, name)
    end
    local saves = steps("clicks-at-random", table.concat(script, "\n"))
    for _, name in ipairs(inarow.bundled) do
        local seen = parse(read(saves .. "/" .. name .. ".txt") or "")
        local ok, status = pcall(ruled, seen.record or "")
        report(name .. " at random", ok and status == seen.status,
            tostring(status) .. "\n" .. tostring(seen.status))
    end
end

-- A script with six colours, which a player put into the save directory.
local SIX = [[return {
    name = "six", title = "Six colours", source = "SIX", board = { 9, 9 },
    colours = { "black", "white", "red", "blue", "yellow", "green" },
    win = { row = 4, atleast = true, cite = "SIX" },
    draw = { ["full-board"] = "SIX" },
}]]

local function six_colours()
    local saves = steps("six-colours", lines [[
        size 800 600
        click Your own
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

-- A broken file is reported, and the open game continues.
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
        expect This file was not loaded.
        drop %s/empty.rec
        expect This file was not loaded.
        expect play m10
        drop %s/long.rec
        expect this is not a record of a game
        drop %s/names.rec
        expect play h8
        drop %s/game.sgf
        expect play i7
        drop %s/broken.rec
        expect only the beginning of the game could be read
        key escape
        drop %s/bytes.rec
        drop %s/missing.rec
    ]]):gsub("%%s", OUT)))
end

return function()
    for name, text in pairs(RECORDS) do
        write(("%s/%s.rec"):format(OUT, name), lines(text))
    end
    scenes "800x600"
    local saves = steps("tall", "size 480 800\nclick Pente\nclick pente_teams\n"
        .. "click Play\npoint j10\nshot tall-480x800")
    picture(saves, "tall-480x800", "480x800")
    every_variant()
    six_colours()
    bad_files()
end
