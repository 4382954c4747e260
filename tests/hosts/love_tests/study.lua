--- Tests the tree of variations beside the board: with keys and clicks, from files, in
-- windows of every size, and with random clicks.
local inarow = require "inarow"
local tools = require "tools"

local is, lines, parse, read = tools.is, tools.lines, tools.parse, tools.read
local report, steps = tools.report, tools.steps

local SIZES = { "480 360", "640 480", "480 800", "1000 700", "1920 1080" }

-- After the tree is opened, an undone action is a variation after the game's own line.
-- Keys move in the tree; comments are typed and corrected.
local KEYS = [[
    click Renju
    click renju
    click Play
    point h8
    point i9
    point j10
    click Undo
    point j9
    state slip
    key t
    expect node 3
    key down
    expect 3 j10
    state down
    key right
    expect This is the last move.
    key up
    key left
    key left
    expect node 1
    key right
    key right
    state ahead
    key f2
    type Größe: 3x
    key backspace
    key left
    type 1
    key end
    key return
    type Schluß — é
    key backspace
    key t
    key escape
    not typing c
    key f3
    type Warum?
    click Back
    state typed
    key f3
    key delete
    key escape
    click First
    key delete
    expect this is the start of the game
    key f3
    expect this is the start of the game
    click Last
    click Promote
    expect This is the main line already.
    point a1
    click Back
    point b1
    click Promote
    click Delete
    click Never mind
    click Back
    click 4 a1
    click Delete
    click Yes, delete
    state edited
    click Restore
    expect The last change of the tree is taken back.
    state restored
    key z
    key z
    key z
    key z
    expect No change of the tree is left to take back.
    state unchanged]]

local function keys()
    local saves = steps("study-keys", lines(KEYS))
    local function seen(name) return parse(read(saves .. "/" .. name .. ".txt") or "") end
    is("a slip", seen "slip".record, "variant renju\nplay h8\nplay i9\nplay j9\n")
    is("becomes a variation", seen "down".record,
        "variant renju\nplay h8\nplay i9\nplay j9\nvariation 2\nplay j10\n")
    is("forward undoes the last step back", seen "ahead".cells:sub(1, 15 * 7),
        seen "slip".cells:sub(1, 15 * 7))
    is("the typed comment", seen "typed".record, "variant renju\nplay h8\nplay i9\n"
        .. "play j9 #= comment: Größe: 13\\nSchluß —\\032\n#= before: Warum?\n"
        .. "variation 2\nplay j10\n")
    is("promoted and deleted", seen "edited".record, "variant renju\nplay h8\nplay i9\n"
        .. "play j9 #= comment: Größe: 13\\nSchluß —\\032\n#= before: Warum?\n"
        .. "play b1\nvariation 2\nplay j10\n")
    is("a deletion is undone", seen "restored".record,
        "variant renju\nplay h8\nplay i9\n"
        .. "play j9 #= comment: Größe: 13\\nSchluß —\\032\n#= before: Warum?\n"
        .. "play b1\nvariation 3\nplay a1\nvariation 2\nplay j10\n")
    is("every earlier change is undone too", seen "unchanged".record,
        "variant renju\nplay h8\nplay i9\nplay j9\nplay a1\nvariation 3\nplay b1\n"
        .. "variation 2\nplay j10\n")
end

local SGF = "(;GM[4]FF[4]SZ[15]RU[Renju]C[A lesson.];B[hh](;W[hg]LB[aa:x]TR[cc]"
    .. "SQ[hh]CR[dd]MA[ee];B[ig]C[end])(;C[pre]W[ig]TE[1](;B[aa])(;B[bb]XY[z])))"

-- The tree of a file with variations is shown, and it is saved completely wherever the
-- game is.
local function files()
    tools.write(tools.OUT .. "/tree.sgf", SGF)
    local saves = steps("study-files", lines(([[
        drop %s/tree.sgf
        expect node 3
        expect A lesson.
        click 2 h9
        click 2 i9!
        expect pre
        expect node 2
        click 3 b14
        click Save
        click Menu
        click Saved games
        state menu]]):format(tools.OUT)))
    local name = tools.output("ls '%s/saves'", saves):match "%S+"
    local saved = read(("%s/saves/%s"):format(saves, name))
    is("the whole file is saved", saved, inarow.tree(SGF):text "record")
    steps("study-again", lines [[
        click Saved games
        click lesson.rec
        click 3 b14
        expect play b14
        expect XY
        click Tree
        click Resign…
        click black
        click Rematch
        expect variant renju
        not variation]], { files = { ["saves/lesson.rec"] = saved } })
end

-- A game with a running clock cannot be studied; while a game is studied, no time passes.
local function clocks()
    steps("study-clock", lines [[
        click Renju
        click renju
        click clock›
        click Play
        click Start the clock
        point h8
        click Tree
        expect You can look back when no clock is running.
        click Resign…
        click black
        click Tree
        click First
        expect node 0]])
end

local function room()
    local script = { "click Pente\nclick pente_teams\nclick Play\nclick Tree"
        .. "\npoint j10" }
    for _, point in ipairs { "j9", "k10", "l10", "m10", "a1" } do
        script[#script + 1] = ("point %s\nclick Back\npoint b%s"):format(point,
            point:match "%d+")
    end
    script[#script + 1] = "key f2\ntype " .. ("a long comment "):rep(40)
    for _, size in ipairs(SIZES) do script[#script + 1] = "size " .. size .. "\nfits" end
    script[#script + 1] = "click Delete\nfits\nclick Never mind"
    steps("study-room", table.concat(script, "\n"))
end

-- Random clicks make a tree that is the same after writing and reading.
local function at_random()
    local script, names = { "size 640 480\nrolls 7" }, tools.slice(inarow.bundled, 15)
    for i, name in ipairs(names) do
        script[#script + 1] = ("click %s\nclick %s\nclick Play\nclick Tree\n"
            .. "monkey 60 %d\nstate %s\nclick Menu")
            :format(tools.family(name), name, i, name)
    end
    local saves = steps("study-at-random", table.concat(script, "\n"))
    for _, name in ipairs(names) do
        local record = parse(read(saves .. "/" .. name .. ".txt") or "").record
        local ok, again = pcall(function() return inarow.tree(record):text "record" end)
        report(name .. " studied at random", ok and again == record,
            ("%s\n%s"):format(tostring(record), tostring(again)))
    end
end

return function()
    keys()
    files()
    clocks()
    room()
    at_random()
end
