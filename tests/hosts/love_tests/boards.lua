--- Tests boards that are not full rectangles with clicks, keys and windows of every size.
-- The games are a player's own scripts.
local inarow = require "inarow"
local tools = require "tools"

local is, lines, parse, read = tools.is, tools.lines, tools.parse, tools.read
local report, steps = tools.report, tools.steps

local GAME = [[return { name = %q, title = %q, source = "BOARDS", board = %s,
    colours = { "black", "white" }, win = { row = 4, atleast = true },
    draw = { ["full-board"] = "BOARDS" }%s }]]

-- By name: the board, and other fields of the script.
local BOARDS = {
    hexagon = { "{ hex = 5 }" },
    large_hexagon = { "{ hex = 13 }" },
    cube = { "{ 4, 4, 4 }" },
    pegs = { "{ 4, 4, 4, gravity = true }" },
    slab = { "{ 8, 8, 3 }" },
    tower = { "{ 3, 3, 8 }" },
    holes = { '{ 9, 9, holes = { "a1", "b1", "e5", "i9" } }' },
    rack_with_holes = { '{ 7, 6, gravity = true, holes = { "d3", "a1" } }' },
    moving = { "{ 5, 5 }", [[, supply = 4, turn = { move = "adjacent" },
        lose = { shapes = { square = { "XX", "XX", cite = "BOARDS" } } }]] },
}

local NAMES, SOURCES, FILES = {}, {}, {}
for name, board in pairs(BOARDS) do
    NAMES[#NAMES + 1] = name
    SOURCES[name] = GAME:format(name, (name:gsub("_", " ")), board[1], board[2] or "")
    FILES["variants/" .. name .. ".lua"] = SOURCES[name]
end
table.sort(NAMES)

-- Plays a game of that name; returns the parsed state `end` of the steps.
local function play(name, text)
    local saves = steps("board-" .. name, "size 800 600\nclick Your own\nclick " .. name
        .. "\nclick Play\n" .. lines(text) .. "\nstate end", { files = FILES })
    return parse(read(saves .. "/end.txt") or "status -\nrecord\n")
end

-- Returns the record of a game with these moves.
local function record(name, moves)
    return ("variant %s\n%s\n"):format(name, (moves:gsub("%S+", "play %0")
        :gsub(" play", "\nplay")))
end

-- ---- Clicks ---------------------------------------------------------------------------

-- The cell of a hexagon has six corners: the highest is 58 hundredths of a cell from the
-- point.
local function hexagon()
    local seen = play("hexagon", [[
        point e5
        beside f6 0 53
        beside d4 40 -20
        touch a5
        beside i5 80 0
        expect said Nothing was done. | Click on a point of the board.
        beside i5 -20 56]])
    is("the nearest point is clicked on", seen.record,
        record("hexagon", "e5 f6 d4 a5 h4"))
    seen = play("hexagon", [[
        point e5
        explain e6
        expect said e6:
        expect cursor -]])
    is("a right click plays nothing", seen.record, record("hexagon", "e5"))
end

local function layers()
    local seen = play("cube", [[
        point a1-1
        point d4-4
        point a1-2
        touch d4-3
        point a1-3
        point d4-2
        beside a1-4 40 -40
        expect row a1-1 a1-2 a1-3 a1-4]])
    is("a line through the layers wins", seen.status, "won black five (BOARDS)")
    is("the record has the same win", seen.record,
        record("cube", "a1-1 d4-4 a1-2 d4-3 a1-3 d4-2 a1-4"))
end

local function pegs()
    local seen = play("pegs", [[
        point b3-4
        point b3-1
        point b3-2
        touch b3-3
        point b3-4
        expect said play b3: refused
        point d1-2]])
    is("a click on a peg drops a bead", seen.record,
        record("pegs", "b3-1 b3-2 b3-3 b3-4 d1-1"))
    seen = play("rack_with_holes", [[
        point d6
        point d1
        point a5
        point d6]])
    is("discs fall past a hole", seen.record,
        record("rack_with_holes", "d1 d2 a2 d4"))
end

local function holes()
    local seen = play("holes", [[
        point d5
        beside d5 100 0
        expect said Nothing was done. | Click on a point of the board.
        beside d5 0 -100]])
    is("a hole is not a point", seen.record, record("holes", "d5 d6"))
end

local function moving()
    local seen = play("moving", [[
        point c3
        point a1
        point b3
        point d4
        point b2
        point e5
        point d3
        point b5
        expect asked black: move a stone
        point d3
        expect chosen d3
        point a5
        expect said move d3 a5: refused
        expect chosen d3
        point c2
        expect row b3 c3 b2 c2]])
    is("four in a square", seen.status:match "^won %S+ %S+", "won white square")
end

-- ---- Keys -----------------------------------------------------------------------------

local function keys()
    local seen = play("hexagon", [[
        expect cursor -
        key up
        expect cursor e5
        key up
        key up
        expect cursor f7
        key down
        key down
        key right
        key right
        key right
        key right
        expect cursor i5
        key right
        expect cursor i5
        key return
        expect said Black plays i5.
        key home
        expect step 0/1
        key right
        expect status playing
        key left
        expect cursor h5]])
    is("the cursor plays on a hexagon", seen.record, record("hexagon", "i5"))
    seen = play("cube", [[
        point d2-4
        key right
        expect cursor d2-4
        key right
        expect cursor a2-3
        key down
        key down
        expect cursor a4-1
        key left
        expect cursor d4-2
        key space]])
    is("the cursor moves from layer to layer", seen.record, record("cube", "d2-4 d4-2"))
    play("holes", [[
        point e4
        key up
        key up
        expect cursor e6
        key down
        expect cursor e4
        over Menu
        key up
        point d4
        expect cursor -]])
end

-- ---- All tests ------------------------------------------------------------------------

local SIZES = tools.slice({ "480 360", "1024 768", "480 800", "1920 1080" }, 2)

local function sizes()
    local script = {}
    for _, name in ipairs(NAMES) do
        script[#script + 1] = "size 640 480\nclick Your own\nclick " .. name
            .. "\nclick Play\nreaches"
        for _, size in ipairs(SIZES) do
            script[#script + 1] = "size " .. size .. "\nfits"
        end
        script[#script + 1] = ("monkey 25 7\nclick Last\nstate %s\nkey escape")
            :format(name)
    end
    local saves = steps("board-sizes", table.concat(script, "\n"), { files = FILES })
    table.insert(inarow.finders, function(name) return SOURCES[name], name end)
    for _, name in ipairs(NAMES) do
        local seen = parse(read(saves .. "/" .. name .. ".txt") or "")
        local ok, status = pcall(tools.ruled, seen.record or "")
        report(name .. " at random", ok and status == seen.status,
            tostring(status) .. "\n" .. tostring(seen.status))
    end
end

return function()
    hexagon()
    layers()
    pegs()
    holes()
    moving()
    keys()
    sizes()
end
