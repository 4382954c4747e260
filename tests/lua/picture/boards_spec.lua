--- Tests boards that are not full rectangles: drawing, writing and reading.
local helper = dofile "tests/lua/helper.lua"
local completion = require "inarow.cli.play.completion"
local commands = require "inarow.cli.play.commands"
local inarow = require "inarow"
local pictures = require "inarow.picture"
local model = require "inarow.model"

local says = helper.says

-- Boards in the form of scripts.
local ODD = {
    "{1, 1, 2}", "{1, 1, 8}", "{1, 1, 5, gravity = true}", "{4, 4, 4}", "{3, 8, 8}",
    "{4, 4, 4, gravity = true}", "{2, 3, 5, gravity = true, holes = {'a1-1', 'b3-5'}}",
    "{3, 3, 3, holes = {'b2-2'}}", "{5, 5, holes = {'a1', 'e5', 'a5', 'e1'}}",
    "{3, 3, 2, holes = {'###', '###', '###', '...', '.#.', '...'}}",
    "{5, 3, holes = {'#...#', '#####', '.....'}}",
    "{5, 3, holes = {'.....', '.....', '#####'}}",
    "{5, 3, holes = {'#####', '#...#', '##.##'}}",
    "{5, 4, holes = {'#.#.#', '.#.#.', '#.#.#', '.#.#.'}}",
    "{6, 5, directions = {'diagonal-up', 'row'}}",
    "{5, 5, directions = {'diagonal-up', 'diagonal-down'}, holes = {'c3'}}",
    "{7, 6, gravity = true, holes = {'a6', 'd3', 'g1'}}",
    "{hex = 4, gravity = true}", "{hex = 5, holes = {'e5', 'a1', 'i9'}}",
    "{26, 26, holes = {'a1', 'z26'}}",
}
for side = 2, 13 do ODD[#ODD + 1] = ("{hex = %d}"):format(side) end

local SCRIPT = [[
return { name = "odd", source = "ODD", colours = { "black", "white" }, board = %s,
    turn = { pop = %s }, win = { row = 2, atleast = true, reason = "two" },
    draw = { ["full-board"] = "ODD" } }]]

local source -- of the variant `odd`
local function find(name)
    if name == "odd" then return source, "odd" end
end

setup(function() table.insert(inarow.finders, 1, find) end)
teardown(function()
    table.remove(inarow.finders, 1)
    inarow.forget()
end)

-- Returns a game on a board.
local function game_on(board, pops)
    source = SCRIPT:format(board, tostring(pops or false))
    inarow.forget()
    return assert(inarow.new "odd")
end

-- Returns a game on the board with random stones.
local function filled(board, random)
    local game = game_on(board)
    local cells = game:cells():gsub(".", function()
        return game.gravity and "." or ("XO.."):sub(random(4)):sub(1, 1)
    end)
    assert(game:setup(cells))
    return game
end

local function each_board(check)
    local random = helper.random(15)
    for _, board in ipairs(ODD) do
        local ok, fault = pcall(check, filled(board, random), board)
        assert(ok, board .. ": " .. tostring(fault))
    end
end

-- ---- Layout -------------------------------------------------------------------------

describe("the layout of a board", function()
    it("has separate points, inside its box", function()
        each_board(function(game)
            local lie, list = inarow.places(game.rules), {}
            for _, name in ipairs(game.rules.board.points) do
                list[#list + 1] = assert(lie.at[name], name)
            end
            assert.equal(#game.rules.board.points, #list)
            for i = 1, math.min(#list, 150) do
                local one = list[i]
                assert(one.x >= 0 and one.x <= lie.width + 1e-9)
                assert(one.y >= 0 and one.y <= lie.height + 1e-9)
                for j = 1, i - 1 do
                    local x, y = one.x - list[j].x, one.y - list[j].y
                    assert(x * x + y * y > 0.99, "two points are too near")
                end
            end
        end)
    end)

    it("has lines between all neighbours along the directions, and no others", function()
        local steps = { column = { 0, 1 }, row = { 1, 0 }, ["diagonal-up"] = { 1, 1 },
            ["diagonal-down"] = { 1, -1 } }
        each_board(function(game, text)
            local lie, board = inarow.places(game.rules), game.rules.board
            local names = game.rules.script.board.directions
                or board.hex and { "column", "row", "diagonal-up" } or { "column", "row" }
            local expected, joined = 0, {}
            for _, name in ipairs(board.points) do
                local column, row, layer = model.coordinates(name)
                for _, direction in ipairs(names) do
                    local step = steps[direction]
                    local x, y = column + step[1], row + step[2]
                    local other = x <= 26 and model.point_name(x, y, layer)
                    if other and board:has(other) then
                        local a, b = lie.at[name], lie.at[other]
                        expected = expected
                            + math.sqrt((a.x - b.x) ^ 2 + (a.y - b.y) ^ 2)
                        joined[name], joined[other] = true, true
                    end
                end
            end
            local drawn, lone = 0, 0
            for _, line in ipairs(lie.strokes) do
                drawn = drawn + math.sqrt((line[1] - line[3]) ^ 2
                    + (line[2] - line[4]) ^ 2)
            end
            for _, name in ipairs(board.points) do
                lone = lone + (joined[name] and 0 or 1)
            end
            assert(math.abs(drawn - expected) < 1e-6, text)
            assert.equal(lone, #lie.lone)
        end)
    end)

    it("has the requested number of layers in a row", function()
        local game = game_on "{4, 4, 4}"
        local lie = inarow.places(game.rules, 2)
        assert.equal(lie.layers[1].x, lie.layers[3].x)
        assert.equal(lie.layers[1].y, lie.layers[2].y)
        assert.same({ 4, 3, 2, 1 }, { lie.layers[1].number, lie.layers[2].number,
            lie.layers[3].number, lie.layers[4].number })
        assert(lie.layers[3].y > lie.layers[1].y)
    end)

    it("put as many layers in a line as a page is wide", function()
        for width, most in pairs { [3] = 6, [4] = 5, [5] = 4 } do
            local board = ("{%d, 3, %d}"):format(width, most)
            local lie = inarow.places(game_on(board).rules)
            assert.equal(lie.layers[1].y, lie.layers[most].y, board)
            board = ("{%d, 3, %d}"):format(width, most + 1)
            lie = inarow.places(game_on(board).rules)
            assert.is_true(lie.layers[1].y < lie.layers[most + 1].y, board)
        end
    end)
end)

-- ---- Text ---------------------------------------------------------------------------

describe("a board in text", function()
    it("is a hexagon, with each letter below its column's lowest point", function()
        local game = game_on "{hex = 3}"
        helper.play(game, "c3", "a1", "e5")
        assert.equal([[
     5  .   .  (X)
   4  .   .   .   .
 3  .   .   X   .   .
   2  .   .   .   .   e
     1  O   .   .   d
          a   b   c
]], game:render())
    end)

    it("leaves holes blank", function()
        local game = game_on "{4, 3, holes = {'a1', 'c2', 'd3'}}"
        helper.play(game, "b2")
        assert.equal([[
 3  .  .  .
 2  . (X)    .
 1     .  .  .
    a  b  c  d
]], game:render())
    end)

    it("has layers side by side, the highest first, within a page's width", function()
        local game = game_on "{3, 2, 2}"
        assert(game:play "b1-2")
        assert(game:play "c2-1")
        assert.equal([[
    layer 2        layer 1
 2  .  .  .     2  .  . (O)
 1  .  X  .     1  .  .  .
    a  b  c        a  b  c
]], game:render())
        local text = game_on("{4, 2, 6}"):render()
        says(text, "    layer 6           layer 5           layer 4\n",
            "\n\n    layer 3           layer 2           layer 1\n")
        for line in text:gmatch "[^\n]+" do assert(#line <= 78, line) end
    end)

    it("shows every point of any board", function()
        each_board(function(game)
            local text = game:render():gsub("\n", " \n ")
            local _, shown = text:gsub("[%s%[%(][.XO+]%f[%s%]%)]", "")
            assert.equal(#game.rules.board.points, shown)
        end)
    end)
end)

-- ---- Pictures -----------------------------------------------------------------------

-- Returns the circles of the stones' layers, as "x y".
local function stones_in(picture)
    local list = {}
    for group in picture:gmatch '<g class="stones".-</g>' do
        for x, y in group:gmatch 'cx="(%d+)" cy="(%d+)"' do
            list[#list + 1] = x .. " " .. y
        end
    end
    return list
end

describe("a board as a picture", function()
    it("has each stone at a separate place within the picture", function()
        each_board(function(game)
            local count = select(2, game:cells():gsub("[XO]", ""))
            for _, print in ipairs { false, true } do
                local picture = game:render { format = "svg", print = print }
                local width, height = picture:match 'viewBox="0 0 (%d+) (%d+)"'
                local seen, stones = {}, stones_in(picture)
                assert.equal(count, #stones)
                for _, place in ipairs(stones) do
                    assert.is_nil(seen[place])
                    seen[place] = true
                end
                for x, y in picture:gmatch ' x="(%-?%d+)" y="(%-?%d+)"' do
                    assert(tonumber(x) >= 0 and tonumber(x) <= tonumber(width))
                    assert(tonumber(y) >= 0 and tonumber(y) <= tonumber(height))
                end
            end
        end)
    end)

    it("names its layers", function()
        local picture = game_on("{4, 4, 4}"):render { format = "svg" }
        says(picture, ">layer 4</text>", ">layer 1</text>")
        assert.is_nil(game_on("{4, 4}"):render({ format = "svg" }):find("layer", 1, true))
        local _, grounds = picture:gsub('rx="6"', "")
        assert.equal(4, grounds)
    end)

    it("is upright only if it is flat", function()
        says(game_on("{4, 4, gravity = true}"):render { format = "svg" }, '"holes"')
        local picture = game_on("{4, 4, 4, gravity = true}"):render { format = "svg" }
        assert.is_nil(picture:find('"holes"', 1, true))
    end)

    it("draws points that no line reaches", function()
        local picture = game_on(
            "{5, 4, holes = {'#.#.#', '.#.#.', '#.#.#', '.#.#.'}}")
            :render { format = "svg" }
        local _, dots = picture:match('<g class="lone".-</g>'):gsub("<circle", "")
        assert.equal(10, dots)
    end)

    it("shows the holes beyond each joined side", function()
        local board = "{4, 3, gravity = true, joined = 'left-right'}"
        for _, print in ipairs { false, true } do
            local picture = game_on(board):render { format = "svg", print = print }
            local _, cut = picture:match('<g class="joined".-</g>'):gsub("<path", "")
            assert.equal(6, cut)
        end
        -- Halves of holes, a cell beside the outer ones: 100 - 28 and 220 + 28.
        local picture = game_on(board):render { format = "svg" }
        says(picture, '"M72 28a17 17 0 0 1 0 24z"', '"M248 28a17 17 0 0 0 0 24z"')
        assert.is_nil(game_on("{4, 3, gravity = true}"):render({ format = "svg" })
            :find('"joined"', 1, true))
    end)

    it("outlines each block that can be rotated, in partial pictures too", function()
        local game = assert(inarow.new { name = "turning", board = { 6, 4 },
            colours = { "black", "white" }, win = { row = 4, atleast = true },
            turn = { rotate = { "a1 c3", "e2 f3" } } })
        assert(game:play "a1")
        assert(game:apply "rotate a1 left")
        local outlines = game:render({ format = "svg" }):match '<g class="blocks".-</g>'
        says(outlines, 'height="116" rx="6" width="116" x="44" y="62"',
            'height="76" rx="6" width="76" x="204" y="62"')
        for _, patch in ipairs(pictures.patches(game, {})) do
            says(patch.text, outlines)
        end
    end)

    it("is animated, and its partial pictures show exactly the changes", function()
        for _, board in ipairs { "{hex = 4}", "{3, 3, 3}", "{4, 4, holes = {'b2'}}" } do
            local game = game_on(board)
            for _ = 1, 3 do
                local choice = game:legal_groups()[1]
                game:play(choice.points[#choice.points])
            end
            local _, whole = game:render { format = "svg" }:gsub("<path", "")
            says(game:render { format = "svg", animate = true }, "@keyframes")
            local patches = pictures.patches(game, {})
            assert(#patches > 1)
            for i = 2, #patches do
                local _, parts = patches[i].text:gsub("<path", "")
                assert.equal(whole, parts)
                local height = tonumber(patches[i].text:match 'height="(%d+)"')
                local words = patches[i].text:match '<g class="status".*'
                for y in (words or ""):gmatch ' y="(%d+)"' do
                    local below = tonumber(y) - patches[i].y
                    assert.is_true(below > 0 and below < height)
                end
            end
        end
    end)
end)

-- ---- Records and positions ----------------------------------------------------------

describe("records", function()
    it("are written and read again for every board", function()
        each_board(function(game)
            local record = game:record()
            local again = assert(inarow.open(record))
            assert.equal(game:cells(), again:cells())
            assert.equal(record, again:record())
        end)
    end)

    it("accept holes as # or as spaces", function()
        each_board(function(game)
            local board, rows = game.rules.board, {}
            for _, line in ipairs(board:lines(game:cells())) do
                local row = line .. (" "):rep(board.columns - #line)
                rows[#rows + 1] = row:gsub(" ", "#")
            end
            local again = assert(inarow.open("variant odd\nboard\n"
                .. table.concat(rows, "\n") .. "\n"))
            assert.equal(game:cells(), again:cells())
        end)
    end)

    it("keep comments beside and between rows that begin with a hole", function()
        game_on "{4, 3, holes = {'a1', 'a2', 'a3'}}"
        local game = assert(inarow.open("variant odd\nboard # top\n#X.. # first\n# then"
            .. "\n####\n#.O.\n#1\n   #...   # last\nplay b1\n"))
        assert.equal("X...O.X..", game:cells())
    end)

    it("name the row that does not fit", function()
        game_on "{5, 3, holes = {'#...#', '#####', '.....'}}"
        local game, message = inarow.open "variant odd\nboard\n#...#\n....\n"
        assert.is_nil(game)
        says(message, "line 4", "2 rows", "row 2 has 5 points")
    end)

    it("refuse holes at other places than the board's", function()
        game_on "{4, 3, holes = {'a1', 'a2', 'a3'}}"
        for row, text in ipairs { "X..#\n#...\n#...", "#...\n..#.\n#...",
            "#...\n#...\n##.." } do
            local game, message = inarow.open("variant odd\nboard\n" .. text .. "\n")
            assert.is_nil(game)
            says(message, "line " .. row + 2, ("row %d has 3 points"):format(row))
        end
    end)

    it("name the point where a stone landed on its peg", function()
        local game = game_on "{4, 4, 4, gravity = true}"
        helper.play(game, "play b3", "play a1", "play d1", "play b3")
        says(game:record(), "play b3-1\n", "play a1-1\n", "play b3-2\n")
        local described = game:board { numbers = true }
        local number = {}
        for _, point in ipairs(described.points) do number[point.name] = point.number end
        assert.equal(4, number["b3-2"])
    end)

    it("show removed stones, and fallen ones", function()
        for board, expected in pairs {
            ["{4, 4, 4, gravity = true}"] = { "a1", "a1-1", "a1-1" },
            ["{4, 4, gravity = true, holes = {'a1', 'a3'}}"] = { "a", "a2", "a2" },
        } do
            local game = game_on(board, true)
            local column, taken, fallen = expected[1], expected[2], expected[3]
            helper.play(game, "play " .. column, "play " .. column, "remove " .. column)
            says(game:record(), "remove " .. taken .. "\n")
            for _, point in ipairs(game:board({ numbers = true }).points) do
                if point.name == fallen then assert.equal(2, point.number) end
            end
        end
    end)
end)

describe("positions", function()
    it("on one line are read with or without rows and holes", function()
        each_board(function(game)
            local board, cells = game.rules.board, game:cells()
            if board.full then return end
            local rows = {}
            for _, line in ipairs(board:lines(cells)) do
                local row = line .. (" "):rep(board.columns - #line)
                rows[#rows + 1] = row:gsub(" ", "#")
            end
            for _, text in ipairs { cells, table.concat(rows, "/"),
                (table.concat(rows, "/"):gsub("#", "")), table.concat(rows) } do
                assert.equal(cells, assert(inarow.position(text, "odd")):cells())
            end
        end)
    end)
end)

describe("positions", function()
    it("with other rows or other holes are refused", function()
        game_on "{4, 3, holes = {'a1', 'a2', 'a3'}}"
        for text, row in pairs { ["X..#/#.../#..."] = 1, ["#...X..##..."] = 2,
            ["..../../..."] = 1, [".../.../.../"] = 4, ["/.../.../..."] = 1,
            [".../......"] = 2 } do
            local position, message = inarow.position(text, "odd")
            assert.is_nil(position, text)
            says(message, ("row %d has"):format(row))
        end
    end)
end)

-- ---- The terminal -------------------------------------------------------------------

describe("a position with neutral stones", function()
    local notation = require "inarow.notation"

    local function wild(stones)
        return assert(inarow.new { name = "wild", source = "WILD", board = { 3, 3 },
            colours = { "left", "right" }, stones = stones,
            win = { row = 3, atleast = true } })
    end

    it("has the letters of the stones and of the side to move", function()
        local game = wild { "white", "black" }
        assert(game:apply "play white a1")
        assert(game:apply "play black b2")
        assert(game:apply "play white c3")
        assert.equal("2w/1b1/w2 r", notation.position_text(game))
        game = wild { "cross" }
        assert(game:apply "play b2")
        assert.equal("3/1c1/3 r", notation.position_text(game))
    end)
end)

describe("points on layers", function()
    it("have their board's names, after any other board", function()
        for _, board in ipairs { "{4, 4}", "{2, 4, 2}", "{4, 4, 4}", "{5, 5}" } do
            local game = game_on(board)
            for _, point in ipairs(game:legal_groups()[1].points) do
                assert(game.rules.board:has(point), board .. " " .. point)
            end
            for _, action in ipairs(game:legal()) do
                assert(game.rules.board:has(action.point), board .. " " .. action.point)
            end
        end
    end)

    it("are offered by the Tab key", function()
        local function offered(board, line)
            return completion.of(game_on(board), commands, line, line:find "%S+$")
        end
        local all = { "b3-1", "b3-2", "b3-3", "b3-4" }
        assert.same(all, offered("{4, 4, 4}", "play b3-"))
        assert.same(all, offered("{4, 4, 4}", "b3"))
        assert.same({ "b3-1" }, offered("{4, 4, 4, gravity = true}", "play b3"))
        assert.same({ "i5", "i6", "i7", "i8", "i9" }, offered("{hex = 5}", "play i"))
    end)
end)

describe("the programs", function()
    after_each(helper.clean)

    local function script(board)
        game_on(board)
        return helper.file(source)
    end

    it("show, play and judge such boards", function()
        local path = script "{3, 3, 3, gravity = true}"
        local record = "variant odd\nplay b3\nplay b3-2\nplay a1\nplay b3\n"
        local status, out = helper.inarow("show --at 2 --script " .. path .. " -", record)
        assert.equal(0, status)
        says(out, "    layer 3        layer 2        layer 1\n", "3  . (O) .")
        status, out = helper.inarow("judge --script " .. path .. " -",
            "variant odd\nresult white\nplay b3\nplay a1\nplay c2\nplay b3\n")
        assert.equal(1, status)
        says(out, "won black two")
        status, out = helper.inarow("conform --script " .. path .. " -",
            "variant odd\nplay b3 -> ok\nplay b3-3 -> refused unsupported\n"
            .. "play b3-2 -> ok\nplay c2 -> won black two\n")
        assert.equal(0, status, out)
    end)

    it("explain and list forbidden points", function()
        local path = script "{hex = 3}"
        local status, out = helper.inarow("explain --variant odd --script " .. path
            .. " b2", "X..................\n")
        assert.equal(0, status)
        says(out, "b2: ")
        status, out = helper.inarow("forbidden --variant odd --script " .. path,
            "..#/..../...../..../...\n")
        assert.equal(2, status, out)
        status, out = helper.inarow("forbidden --variant odd --script " .. path,
            "##.../#..../...../....#/...##\n")
        assert.equal(0, status)
        assert.equal("-\n", out)
    end)
end)
