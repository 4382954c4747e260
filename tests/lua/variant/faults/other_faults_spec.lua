-- Tests faults of a script's board, shapes or draws: the line, the key, and the possible
-- values.
local helper = dofile "tests/lua/helper.lua"
local inarow = require "inarow"

local WINS = "win = { row = 3, atleast = true },"
local NINE = "{ shapes = { " .. ("abcdefghi"):gsub(".", '%0 = "XX", ') .. "} },"
local EIGHT = NINE:gsub("i = [^,]*, ", "")

-- Loads a script whose board is on line 3 and the rest on line 4 and below.
local function load(board, rest)
    local text = ('return {\n    name = "mine", colours = { "black", "white" },\n'
        .. "    board = %s,\n    %s\n}\n"):format(board, rest or WINS)
    local script, message, code = inarow.load(text, "mine.lua")
    if not script then return nil, message, code end
    return inarow.new(script)
end

-- Messages of refusal, after the name: {board, message} or {board, rest, message}.
local FAULTS = {
    -- Holes.
    { '{ 5, 5, holes = { "a1", "f1" } }',
        "3: board.holes[2]: f1 is not a point of the board; expected one from a1 to e5" },
    { '{ 3, 3, 3, holes = { "b2" } }', "3: board.holes[1]: b2 is not a point of the"
        .. " board; expected one from a1-1 to c3-3" },
    { '{ 5, 5, holes = { "c3-1" } }', "3: board.holes[1]: c3-1 is not a point of the"
        .. " board; expected one from a1 to e5" },
    { '{ hex = 5, holes = { "a6" } }', "3: board.holes[1]: a6 is not a point of a"
        .. " hexagon with 5 points per side, whose corners are a1, a5, e9, i9, i5 and"
        .. " e1" },
    { '{ 5, 5, holes = { "c3", "c3" } }', "3: board.holes[2]: c3 is named twice" },
    { '{ 2, 2, holes = { "##", "##" } }',
        "3: board.holes: every point of the board is a hole" },
    { '{ 3, 3, holes = { "...", ".#." } }',
        "3: board.holes: expected 3 rows of the picture, got 2" },
    { '{ 3, 3, holes = { "...", ".#", "..." } }',
        "3: board.holes[2]: the row has 2 points; the board has 3 columns" },
    { '{ 3, 3, holes = { "...", ".X.", "..." } }',
        "3: board.holes[2]: expected a row of the picture, with `#` for a hole and `.`"
            .. " for a point" },
    { '{ hex = 2, holes = { "...", "...", "..." } }', "3: board.holes[1]: on the full"
        .. " hexagon this row is #..: a point can become a hole, but a hole cannot become"
        .. " a point" },
    -- Sides.
    { "{ 5 }", "3: board: expected columns and rows, like { 15, 15 }" },
    { "{ hex = 5, 9 }", "3: board[1]: board.hex alone sets the size of a hexagon: leave"
        .. " out columns, rows and layers" },
    { "{ hex = 5, [3] = 2 }", "3: board[3]: board.hex alone sets the size of a hexagon:"
        .. " leave out columns, rows and layers" },
    { "{ hex = 14 }", "3: board.hex: expected a whole number from 2 to 13, got 14" },
    { "{ hex = 5 }", "options = { size = 9 }, " .. WINS,
        "4: options.size: board.hex alone sets the size of a hexagon: leave out columns,"
        .. " rows and layers" },
    -- Layers.
    { "{ 5, 5, 9 }", "3: board[3]: expected a whole number from 1 to 8, got 9" },
    { "{ 5, 5, 8 }", "3: board[3]: the columns of all layers together can be at most 26:"
        .. " with 5 columns there can be at most 5 layers, not 8" },
    { "{ 4, 9, 2 }",
        "3: board[2]: each side of a board with layers has at most 8 points, not 9" },
    { "{ 4, 4, 4 }", "options = { size = 9 }, " .. WINS,
        "4: options.size: each side of a board with layers has at most 8 points, not 9" },
    -- Directions.
    { "{ 5, 5, directions = {} }", "3: board.directions: expected a list of 1 to 4" },
    { '{ 5, 5, directions = { "diagnal-up" } }', "3: board.directions[1]: expected"
        .. ' "row", "column", "diagonal-up" or "diagonal-down", got "diagnal-up" (did you'
        .. " mean 'diagonal-up'?)" },
    { '{ 5, 5, directions = { "row", "row" } }',
        "3: board.directions[2]: row is named twice" },
    { '{ 4, 4, 4, directions = { "row" } }', "3: board.directions: the directions of a"
        .. " board of layers cannot be chosen: all count" },
    -- Joined edges.
    { '{ 5, 5, joined = "torus" }', '3: board.joined: expected "left-right",'
        .. ' "top-bottom" or "both", got "torus"' },
    { '{ 4, 4, 4, joined = "both" }', "3: board.joined: only the edges of a flat"
        .. " rectangle can be joined" },
    { '{ hex = 4, joined = "both" }', "3: board.joined: only the edges of a flat"
        .. " rectangle can be joined" },
    { '{ 5, 5, joined = "both", gravity = true }', "3: board.joined: top and bottom"
        .. " cannot be joined where stones fall" },
    { '{ 2, 5, joined = "left-right" }', "3: board.joined: edges can be joined only if"
        .. " there are at least three points between them" },
    { '{ 13, 13, joined = "both" }', "win = { row = 12, atleast = true },",
        "4: win.row: on a board with joined edges a row has at most 11 stones" },
    { '{ 6, 6, joined = "both" }', "win = { row = 5, exactly = true },"
        .. ' forbid = { ["double-four"] = {} },', "4: forbid: fours and threes are not"
        .. " defined if a line around the board has less than two points more than a"
        .. " winning row" },
    { '{ 4, 9, joined = "left-right" }', WINS .. " capture = { lengths = { 3 } },",
        "4: capture.lengths: a line across joined edges has too few points for such a row"
        .. " and the stones at its ends" },
    -- Blocks that rotate.
    { "{ hex = 4 }", 'turn = { rotate = { "a1 b2" } }, ' .. WINS,
        "4: turn.rotate: a hexagon cannot have blocks that turn" },
    { '{ 6, 6, holes = { "e5" } }', 'turn = { rotate = { "a1 c3", "d4 f6" } }, ' .. WINS,
        "4: turn.rotate[2]: a block must lie on the board and have no holes" },
    { "{ 6, 6 }", 'turn = { rotate = { "a1 c3", "e5 g7" } }, ' .. WINS,
        "4: turn.rotate[2]: a block must lie on the board and have no holes" },
    { "{ 6, 6 }", 'turn = { rotate = { "a1 c4" } }, ' .. WINS, "4: turn.rotate[1]:"
        .. " expected the two corners of a square block, the lower left one first, like"
        .. ' "a1 c3"' },
    { "{ 6, 6 }", 'turn = { rotate = { "a1 c3", "a1 b2" } }, ' .. WINS,
        "4: turn.rotate: two blocks have the same corner" },
    { "{ 6, 6, gravity = true }", 'turn = { rotate = { "a1 c3" } }, ' .. WINS,
        "4: turn.rotate: blocks cannot be turned where stones fall, or where rows must"
            .. " survive" },
    -- The start.
    { "{ 3, 3 }", 'start = { "X..", "..." }, ' .. WINS,
        "4: start: expected 3 rows of the picture, got 2" },
    { "{ 3, 3 }", 'start = { "X..", "....", "..." }, ' .. WINS, "4: start[2]: expected a"
        .. " letter for each point of the row ...; holes are `#`, or left out" },
    { "{ 3, 3 }", 'supply = 3, start = { "XX.", "X..", "X.." }, ' .. WINS,
        "4: start: the board has more stones of a colour than its supply" },
    { "{ 3, 3 }", "scatter = { holes = 9 }, " .. WINS,
        "4: scatter.holes: there is room for at most 8, not 9" },
    { "{ 3, 3 }", "scatter = { neutral = 10 }, " .. WINS,
        "4: scatter.neutral: there is room for at most 9, not 10" },
    -- Colours and the end.
    { "{ 3, 3 }", 'teams = { { "black" }, { "white", "black" } }, ' .. WINS,
        "4: teams[2][2]: expected each colour once: black or white" },
    { "{ 3, 3 }", 'at_end = { most = "rows" }, ' .. WINS,
        '4: at_end: `row` is needed with `most = "rows"`, and allowed only there' },
    { "{ 3, 3 }", 'at_end = { most = "stones", row = 3 }, ' .. WINS,
        '4: at_end.row: `row` is needed with `most = "rows"`, and allowed only there' },
    -- Exceptions.
    { "{ 9, 9 }", "win = { row = 5, atleast = true }, capture = { lengths = { 2 } },"
        .. ' forbid = { ["double-three"] = { unless = "wins" } },',
        '4: forbid["double-three"].unless: `wins` needs captures that win' },
    { "{ 9, 9 }", "win = { row = 5, atleast = true }, capture = { lengths = { 2 } },"
        .. ' forbid = { ["double-four"] = { unless = "captures" },'
        .. ' ["double-three"] = { unless = { "captures", "breaks" } } },',
        '4: forbid["double-three"].unless: `breaks` needs rows that await an answer'
        .. " (`survives`)" },
    { "{ 9, 9 }", "win = { row = 5, atleast = true },"
        .. ' forbid = { ["double-four"] = { unless = "captures" } },',
        '4: forbid["double-four"].unless: there are no captures' },
    -- Rows.
    { "{ 5, 4 }", "win = { row = 6, atleast = true },", "4: win.row: a row of 6 can never"
        .. " be made: no line of the board is longer than 5" },
    { '{ 5, 2, directions = { "column" } }', "4: win.row: a row of 3 can never be made:"
        .. " no line of the board is longer than 2" },
    { '{ 3, 3, holes = { "b1", "a2", "c2", "b3", "b2" } }', "4: win.row: a row of 3 can"
        .. " never be made: no line of the board is longer than 1" },
    { "{ 4, 4, 3 }", "win = { black = { row = 5, atleast = true } },", "4: win.black.row:"
        .. " a row of 5 can never be made: no line of the board is longer than 4" },
    { "{ hex = 2 }", WINS .. " lose = { row = 4, exactly = true },", "4: lose.row: a row"
        .. " of 4 can never be made: no line of the board is longer than 3" },
    -- Shapes.
    { "{ 5, 5 }", 'win = { shapes = { ell = { "X.", "XO" } } },', "4: win.shapes.ell[2]:"
        .. " expected a row of the picture, with `X` for a stone and `.` for any point" },
    { "{ 5, 5 }", 'win = { shapes = { ell = "X./XO" } },', "4: win.shapes.ell: expected a"
        .. " row of the picture, with `X` for a stone and `.` for any point" },
    { "{ 5, 5 }", 'win = { shapes = { ell = "../.." } },',
        "4: win.shapes.ell: a shape has from 1 to 16 stones; this one has 0" },
    { "{ 5, 5 }", 'win = { shapes = { ell = "X./XX", long = "XXXXXX" } },',
        "4: win.shapes.long: the shape has no place on the board" },
    { "{ 5, 5 }", 'win = { shapes = { ell = "X./XX", low = { "X", "-", "X" } } },',
        "4: win.shapes.low: the shape has no place on the board" },
    -- Steps that would be others in eight bits.
    { "{ 5, 5 }", 'win = { shapes = { far = { "X" .. ("."):rep(256) .. "X" } } },',
        "4: win.shapes.far: the shape has no place on the board" },
    { "{ 5, 5 }", 'win = { shapes = { far = "X" .. ("/"):rep(256) .. "X" } },',
        "4: win.shapes.far: the shape has no place on the board" },
    { "{ 5, 5 }", 'win = { shapes = { gap = { "XX", [3] = "XX" } } },',
        "4: win.shapes.gap[2]: expected a row of the picture" },
    { "{ 5, 5 }", WINS .. '\n    lose = { shapes = { ell = "X./XX", long = "XXXXXX" } },',
        "5: lose.shapes.long: the shape has no place on the board" },
    { "{ 5, 5 }", 'supply = 4, win = { shapes = { ell = "X./XX", box = "XXX/X.X" } },',
        "4: win.shapes.box: there are fewer stones than the shape needs" },
    { "{ 5, 5 }", 'win = { shapes = { Ell = "X./XX" } },',
        "4: win.shapes.Ell: expected a string of at most 40 small letters" },
    { "{ 5, 5 }", 'win = { green = { shapes = { ell = "X./XX" } } },',
        '4: win.green: expected black or white, got "green"' },
    { "{ 9, 9 }", "win = " .. EIGHT .. " lose = " .. NINE,
        "4: lose.shapes.i: there can be at most 16 shapes" },
    { "{ 5, 5 }", "win = { shapes = {} },", "4: win: no colour can win: expected a row,"
        .. " a shape or captures that win, or a row or shape that loses" },
    { "{ 5, 5 }", "win = { shapes = { ell = {} } },", "4: win.shapes.ell: its first value"
        .. " is missing: expected a string" },
    { "{ 5, 5 }", 'win = { shapes = { ell = { "X", "X", site = "T" } } },',
        "4: win.shapes.ell.site: no such key (did you mean 'cite'?); expected 1 to 40,"
        .. " cite or when" },
    { "{ hexagon = 5 }", "3: board.hexagon: no such key" },
    -- Conditions that other boards do not have.
    { "{ hex = 3 }", 'phases = { { "place", colour = "black", within = 3 } }, ' .. WINS,
        "4: phases[1].within: only a full rectangle has a centre" },
    { '{ 5, 5, holes = { "a1" } }',
        'phases = { { "place", colour = "black", patterns = true } }, ' .. WINS,
        "4: phases[1].patterns: no openings are defined for this board" },
    { "{ 9, 9 }", 'win = { row = 5, exactly = true, open = true },'
        .. ' forbid = { ["double-three"] = {} },', "4: forbid: fours and threes are not"
        .. " defined if a blocked row does not win" },
    { "{ 9, 9 }", 'forbid = { ["open-row"] = { rows = { 10 } } }, ' .. WINS,
        "4: forbid: an open row has at least one stone and is not longer than the"
            .. " board" },
    -- Openings.
    { "{ 9, 9 }", 'phases = { { "place" }, { "take" } }, ' .. WINS,
        "4: phases[2].count: expected the number of stones that are taken" },
    { "{ 15, 15 }", 'phases = { { "place", patterns = {} } }, ' .. WINS,
        "4: phases[1].patterns: expected the name of an opening, or true" },
    { "{ 9, 9 }", 'phases = { { "offer", colour = "black", within = 3, count = 10 },'
        .. ' { "pick", colour = "black" } }, ' .. WINS,
        "4: phases[1].count: the region has fewer points than are offered" },
    { "{ 9, 9 }", 'phases = { { "declare", count = { 0, 2 } }, { "offer", '
        .. 'colour = "black", count = "declared" }, { "pick", colour = "black" } }, '
        .. WINS, "4: phases[1].count: an offer needs at least one point" },
    { "{ 3, 3, gravity = true }", 'phases = { { "place", colour = "black" } }, ' .. WINS,
        "4: phases: an opening cannot be combined with gravity" },
    { "{ 9, 9 }", 'phases = { { "place" }, { "place", label = "on" },'
        .. ' { "place", next = "on" } }, ' .. WINS,
        "4: phases[3].next: the opening can never end after this phase" },
    { "{ 4, 4, 4, gravity = true }", "capture = { lengths = { 2 } }, " .. WINS,
        "4: capture: captures cannot be combined with gravity" },
    -- Draws and moves.
    { "{ 5, 5 }", "draw = { moves = -1 }, " .. WINS,
        "4: draw.moves: expected a whole number from 0 to 65535 or a table, got -1" },
    { "{ 5, 5 }", 'supply = 3, turn = { move = "beside" }, ' .. WINS,
        '4: turn.move: expected "never", "anywhere", "adjacent", "slide", "to-end" or'
            .. ' "jump" or a list of 1 to 5 values, got "beside"' },
    { "{ 5, 5 }", 'supply = 3, turn = { move = { "jump", "never" } }, ' .. WINS,
        '4: turn.move[2]: expected "anywhere", "adjacent", "slide", "to-end" or "jump",'
            .. ' got "never"' },
    { "{ 5, 5 }", 'turn = { move = "adjacent" }, ' .. WINS,
        " supply: players move stones once their supply is used up, so a supply must be"
            .. " set" },
}

describe("a script is refused", function()
    for _, one in ipairs(FAULTS) do
        local board, said = one[1], one[#one]
        local rest = one[3] and one[2] or nil
        it(("for %s %s"):format(board, rest or ""), function()
            local message = helper.refused("bad-script", load(board, rest))
            local expected = "mine.lua:" .. said
            assert.equal(expected, message:sub(1, #expected))
        end)
    end

    it("only for its fault: the text beside it is right", function()
        for _, board in ipairs { "{ 5, 5 }", "{ 5, 5, 5 }", "{ hex = 3 }", "{ 8, 8, 3 }",
            '{ 3, 3, directions = { "row" } }', '{ 5, 5, holes = { "a1", "e5" } }' } do
            assert(load(board))
        end
        assert(load("{ 5, 5 }", 'win = { shapes = { ell = "X./XX" } },'))
        assert(load("{ 5, 5 }", "hooks = { after = function() end },"))
    end)
end)
