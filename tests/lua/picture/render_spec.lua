local helper = dofile "tests/lua/helper.lua"
local board = require "inarow.picture.board"
local inarow = require "inarow"
local language = require "inarow.language"
local palette = require "inarow.picture.palette"
local boards = require "inarow.picture.frames"
local style = require "inarow.picture.style"

local play, says = helper.play, helper.says

-- Returns a game after these actions.
local function game_of(name, actions, options)
    local game = assert(inarow.new(name, options))
    if actions then play(game, actions) end
    return game
end

-- Returns the line of a board's text that begins with a row's number, or with a word.
local function line_of(text, first)
    for line in text:gmatch "[^\n]+" do
        if line:match "^%s*(%S+)" == first then return line end
    end
end

-- A white pair on k10 and l10, captured from both sides.
local PAIR = "j10, k10, a1, l10, m10"

local SIX = { name = "six", source = "SIX", title = "Six <&\"> colours", board = { 9, 9 },
    colours = { "x", "orange", "o", "white", "grey", "gray" }, supply = 9,
    win = { row = 5, atleast = true } }

-- ---- Text ---------------------------------------------------------------------------

describe("a board in text", function()
    it("has its columns, rows, reference points and stones", function()
        local game = inarow.new "renju"
        local lines = {}
        play(game, "h8", "i9", "d4")
        for line in game:render():gmatch "[^\n]+" do lines[#lines + 1] = line end
        assert.equal(16, #lines)
        assert.equal("15  .  .  .", lines[1]:sub(1, 11))
        assert.equal(" 1  .", lines[15]:sub(1, 5))
        assert.equal("    a  b  c", lines[16]:sub(1, 11))
        assert.equal("o", lines[16]:sub(-1))
        assert.equal(" 8  .  .  .  .  .  .  .  X  .  .  .  .  .  .  .", lines[8])
        assert.equal(" 9  .  .  .  .  .  .  .  .  O  .  .  .  .  .  .", lines[7])
        assert.equal(" 4  .  .  . (X) .  .  .  .  .  .  .  +  .  .  .", lines[12])
        assert.equal("12  .  .  .  +  .  .  .  .  .  .  .  +  .  .  .", lines[4])
    end)

    it("marks forbidden and offered points, and the row that decided", function()
        local game = inarow.new "renju"
        game:setup(helper.cells(15, "h8 i8 j9 j10", "a1"))
        says(game:render { forbidden = true }, " X  X  !  . ")
        assert.is_nil(game:render():find("!", 1, true))
        game = inarow.new "rif_renju"
        play(game, "h8, h9, h10, keep, a1, offer a5 b5")
        says(game:render(), " 5  *  *  . ")
        game = inarow.new "renju"
        game:setup(helper.cells(15, "a8 b8 c8 d8", ""))
        game:play "e8"
        says(game:render(), " 8 [X][X][X][X](X) . ")
    end)

    it("has the size of the game's board", function()
        for _, size in ipairs { "7x6", "26x26", "5x26" } do
            local game = inarow.new("renju", { size = size, opening = "free" })
            local columns, rows = size:match "(%d+)x(%d+)"
            local _, lines = game:render():gsub("\n", "")
            assert.equal(rows + 1, lines)
            local last = game:render():match "(%l)\n$"
            assert.equal(tonumber(columns), last:byte() - 96)
        end
    end)

    it("marks the stones captured by the last action, and only those", function()
        local game = game_of("pente", PAIR)
        says(game:render(), "10  .  .  .  +  .  .  .  .  .  X  -  - (X) .",
            "\n    X white   ( ) last move   - captured\n",
            "\n    captured: white 2, black 0\n")
        play(game, "b1")
        says(line_of(game:render(), "10"), " X  .  .  X ")
        assert.is_nil(game:render():find("-", 1, true))
        says(game:render(), "captured: white 2, black 0")
        game:undo()
        says(game:render(), " X  -  - (X) ")
        assert.is_nil(game:play "j10")
        says(game:render(), " X  -  - (X) ")
        game:undo()
        assert.is_nil(game:render():find("-", 1, true))
        assert.is_nil(inarow.new("renju"):render():find("captured", 1, true))
    end)

    it("removes marks after a pass, and keeps them after words", function()
        local game = game_of("pente_1987", "j10, k10, a1, l10, m10, draw offer")
        says(line_of(game:render(), "10"), " X  -  - (X) ")
        play(game, "pass")
        says(line_of(game:render(), "10"), " X  .  . (X) ")
        game:undo()
        play(game, "resign")
        says(line_of(game:render(), "10"), " X  -  - (X) ")
    end)

    it("marks a stone that its own move captured", function()
        local game = inarow.new "poof_pente"
        game:setup(helper.cells(19, "k11", "j11 m11"))
        play(game, "l11")
        assert.is_nil(game:at "l11")
        says(line_of(game:render(), "11"), " O  - (-) O ")
    end)

    it("shows the captures that won", function()
        local game = inarow.new("pente", { opening = "free" })
        game:setup(helper.cells(19, "a1", "b1 c1"), "white", { white = 8 })
        assert.equal("won white captures (PENTE)", play(game, "d1"))
        says(line_of(game:render(), "1"), " X [-][-](X)")
        says(game:render(), "captured: white 10, black 0", "[ ] ruling")
    end)

    it("counts a team's captures once, and the stones left", function()
        local game = inarow.new "pente_teams"
        says(game:render(), "captured: white+red 0, black+blue 0")
        play(game, "j10, a1, b1")
        says(game:render(), "X white   O black   1 red   ( ) last move")
        says(game_of("connect_four", "d1, d2, e1"):render(), "supply: red 19, yellow 20")
    end)

    it("has the numbers of the moves, with passes counted", function()
        local game = game_of("renju", "h8, i9, pass, a1")
        local text = game:render { numbers = true }
        local header = line_of(text, "a")
        local function under(letter, row)
            local column = header:find(letter, 1, true)
            return line_of(text, row):sub(column - 1, column + 2)
        end
        assert.equal("    a   b   c", header:sub(1, 13))
        assert.equal(" X1 ", under("h", "8"))
        assert.equal(" O2 ", under("i", "9"))
        assert.equal("(O4)", under("a", "1"))
        says(text, "X black   O white   ( ) last move")
        game = inarow.new "renju"
        game:setup(helper.cells(15, "h8", ""))
        assert.equal(game:render(), game:render { numbers = true })
        play(game, "i9")
        says(line_of(game:render { numbers = true }, "8"), " X   .  ")
    end)

    it("numbers a stone that was picked, and one on a point that was emptied", function()
        local game = game_of("rif_renju", "h8, h9, h10, keep, a1, offer a5 b5, pick b5")
        says(line_of(game:render { numbers = true }, "5"), "(X5)")
        game = game_of("pente", PAIR .. ", k10")
        local row = line_of(game:render { numbers = true }, "10")
        says(row, " X1 (O6) .   X5 ")
    end)

    it("has letters, not digits, beside numbers", function()
        local text = game_of(SIX, "a1, b1, c1, d1, e1, f1"):render { numbers = true }
        says(line_of(text, "1"), " X1  O2  A3  B4  C5 (D6)")
        says(text, "A o   B white   C grey   D gray")
    end)

    it("differs with a terminal's colours only in the colours", function()
        for _, name in ipairs(helper.every(2, inarow.bundled, 1)) do
            local game, random = inarow.new(name), helper.random(5)
            for _ = 1, 12 do
                local legal = game:legal()
                if #legal == 0 then break end
                game:apply(legal[random(#legal)])
            end
            for _, numbers in ipairs { false, true } do
                local options = { forbidden = true, numbers = numbers }
                local plain = game:render(options)
                options.colour = true
                local coloured = game:render(options)
                local stripped = coloured:gsub("\27%[[%d;]*m", ""):gsub(" ", "")
                assert.equal((plain:gsub(" ", "")), stripped)
                local _, opened = coloured:gsub("\27%[[%d;]+m", "")
                local _, closed = coloured:gsub("\27%[0m", "")
                assert.equal(opened, 2 * closed)
                assert.is_true(closed > 0)
            end
        end
    end)

    it("paints stones in their colours, including the background", function()
        local text = game_of("connect_four", "d1, d2"):render { colour = true }
        says(text, "\27[97;41m X \27[0m", "\27[30;103m(O)\27[0m")
        text = game_of("tic_tac_toe", "a1, a2"):render { colour = true }
        says(text, "\27[97;40m X \27[0m", "\27[30;107m(O)\27[0m")
    end)

    it("paints the mark of a forbidden point, and not its brackets", function()
        local game = inarow.new "renju"
        game:setup(helper.cells(15, "h8 i8 j9 j10", "a1"))
        says(game:render { colour = true, forbidden = true },
            "\27[0m \27[1;31m!\27[0m  .")
    end)

    it("needs a known format", function()
        local game = inarow.new "renju"
        assert.equal(game:render(), game:render { format = "text" })
        assert.has_error(function() game:render { format = "png" } end)
        local ok, message = pcall(game.render, game, { format = "" })
        assert.is_false(ok)
        says(message, "\"svg\"")
    end)
end)

describe("the colours of a game", function()
    it("look different, whatever their names are", function()
        for _, colours in ipairs { { "x", "o" }, SIX.colours, { "white", "y" },
            { "violet", "purple" }, { "a", "b", "c", "d", "e", "f" } } do
            local fills, codes = {}, {}
            for i, look in ipairs(palette.of(colours)) do
                assert.is_nil(fills[look.fill])
                assert.is_nil(codes[look.codes])
                fills[look.fill], codes[look.codes] = i, i
            end
        end
    end)

    it("match their names, or have letters", function()
        local looks = palette.of { "white", "red", "östlich", "x" }
        assert.equal("30;107", looks[1].codes)
        assert.equal("97;41", looks[2].codes)
        assert.is_nil(looks[1].letter)
        assert.equal("ö", looks[3].letter)
        assert.equal("X", looks[4].letter)
    end)
end)

-- ---- SVG ----------------------------------------------------------------------------

-- Returns the name of an element, after checking it: attributes in quotes, and nothing
-- else.
local function name_of(tag)
    local name, rest = tag:match "^(%a+)(.*)$"
    assert.equal("", (rest:gsub(' [%a%-]+="[^"<]*"', "")), tag)
    return name
end

-- Checks that a text is one well-formed element; returns how often each name occurs.
local function well_formed(text)
    local open, counts, at = {}, {}, 1
    for before, slash, tag, empty, next_at in text:gmatch "([^<]*)<(/?)([^<>]-)(/?)>()" do
        assert.is_nil(before:gsub("&%a+;", ""):find "[&>]")
        if slash == "/" then
            assert.equal(tag, table.remove(open))
        else
            assert.is_true(#open > 0 or at == 1, "a second root")
            local name = name_of(tag)
            counts[name] = (counts[name] or 0) + 1
            if empty == "" then open[#open + 1] = name end
        end
        at = next_at
    end
    assert.equal(0, #open)
    assert.equal("\n", text:sub(at))
    return counts
end

-- Returns the layers of a picture that have a class, and the number of their marks.
local function marks(text, class)
    local number = 0
    for content in text:gmatch('<g class="' .. class .. '".-</g>') do
        local _, found = content:gsub("\n<[ctp]%a+ ", "")
        number = number + found
    end
    return number
end

-- An XML parser, if this Lua has one.
local has_expat, expat = pcall(require, "lxp")

local function draw(game, options)
    options = options or {}
    options.format = "svg"
    local text = game:render(options)
    well_formed(text)
    if has_expat then
        local parser = expat.new {}
        assert(parser:parse(text))
        assert(parser:parse())
        parser:close()
    end
    return text
end

describe("a board in SVG", function()
    it("is one well-formed picture, of every game", function()
        for _, name in ipairs(helper.every(2, inarow.bundled, 1)) do
            local game, random = inarow.new(name), helper.random(3)
            for _ = 1, helper.is_long and 40 or 8 do
                local legal = game:legal()
                if #legal == 0 then break end
                game:apply(legal[random(#legal)])
            end
            local text = draw(game, { forbidden = true, numbers = true })
            says(text, '<svg ', 'xmlns="http://www.w3.org/2000/svg"', "<title>", "<desc>")
            assert.equal(text, draw(game, { forbidden = true, numbers = true }))
            local stones = 0
            for _, point in ipairs(board.of(game).points) do
                if point.stone then stones = stones + 1 end
            end
            assert.equal(stones, marks(text, "stones"))
            assert.equal(stones, marks(text, "numbers"))
        end
    end)

    it("has the size of the game's board", function()
        for _, size in ipairs { "7x6", "26x26", "5x26", "15x15" } do
            local columns, rows = size:match "(%d+)x(%d+)"
            local text = draw(game_of("renju", nil, { size = size, opening = "free" }))
            assert.equal(columns + rows, marks(text, "coordinates"))
            assert.equal(size == "15x15" and 5 or 0, marks(text, "reference"))
            local width, height = text:match 'viewBox="0 0 (%d+) (%d+)"'
            assert.is_true(width - (columns - 1) * 40 >= 80)
            assert.is_true(height - (rows - 1) * 40 >= 80)
        end
    end)

    it("marks the last move and the ruling", function()
        local game = game_of("renju", "h8, i9")
        assert.equal(1, marks(draw(game), "last"))
        assert.equal(0, marks(draw(game), "ruling"))
        says(draw(game_of("renju", "h8, i9, j10")), ">opening: Chosei</text>")
        game = inarow.new "renju"
        assert.equal(0, marks(draw(game), "last"))
        game:setup(helper.cells(15, "a8 b8 c8 d8", ""))
        play(game, "e8")
        assert.equal(2 * 5, marks(draw(game), "ruling")) -- rings of two circles
        says(draw(game), "Black has a five.", "\nlast move: e8\nruling: a8 b8 c8 d8 e8<")
    end)

    it("marks offered points and, on request, forbidden ones", function()
        local game = inarow.new "renju"
        game:setup(helper.cells(15, "h8 i8 j9 j10", "a1"))
        assert.equal(1, marks(draw(game, { forbidden = true }), "forbidden"))
        says(draw(game, { forbidden = true }), "\nforbidden: j8<")
        assert.equal(0, marks(draw(game), "forbidden"))
        game = game_of("rif_renju", "h8, h9, h10, keep, a1, offer a5 b5")
        local text = draw(game)
        assert.equal(2, marks(text, "offered"))
        says(text:match '<g class="offered".->', palette.of { "black" }[1].fill)
    end)

    it("marks captured stones, and counts them", function()
        local text = draw(game_of("pente", PAIR))
        assert.equal(2, marks(text, "captured"))
        assert.equal(3, marks(text, "stones"))
        says(text, "captured: white 2, black 0</text>", "\njust captured: k10 l10<")
    end)

    it("has numbers on request, and letters for colours without a look", function()
        local game = game_of("tic_tac_toe", "a1, b2")
        assert.equal(2, marks(draw(game), "numbers"))
        says(draw(game), ">X</text>", ">O</text>")
        says(draw(game, { numbers = true }), ">1</text>", ">2</text>")
        assert.equal(0, marks(draw(game_of("renju", "h8")), "numbers"))
    end)

    it("is upright where discs fall", function()
        local text = draw(game_of("connect_four", "d1, d2, e1"))
        assert.equal(42, marks(text, "holes"))
        says(text, palette.of { "red" }[1].fill)
        assert.equal(0, marks(draw(inarow.new "gomoku"), "holes"))
    end)

    it("escapes texts from outside", function()
        local game = game_of(SIX, "a1, b1")
        game.seats = { "A <b> & \"q\" \1\255", "Ö" }
        local text = draw(game)
        says(text, "<title>A &lt;b&gt; &amp; &quot;q&quot; \239\191\189\239\191\189 (x)",
            "Ö (orange): Six &lt;&amp;&quot;&gt; colours</title>")
    end)

    it("is written in whole numbers, the same on every machine", function()
        local text = draw(game_of("renju", "h8, i9"), { numbers = true })
        for value in text:gmatch '="([%d.]+)"' do
            assert.is_truthy(value == "0.4" or value:find "^%d+$")
        end
    end)
end)

-- Returns every circle of the layers of a class, {x, y, class}.
local function circles(text, class)
    local list = {}
    for content in text:gmatch('<g class="' .. class .. '".-</g>') do
        for when, x, y, r in
            content:gmatch '<circle ?(%S-) cx="(%d+)" cy="(%d+)" r="(%d+)"' do
            list[#list + 1] = { x = tonumber(x), y = tonumber(y), r = tonumber(r),
                from = tonumber(when:match 'on(%d+)%-') or 1,
                till = tonumber(when:match '%-(%d+)"') or math.huge }
        end
    end
    return list
end

-- Returns a random game of at most this many actions.
local function at_random(name, actions, seed)
    local game, random = assert(inarow.new(name)), helper.random(seed)
    for _ = 1, actions do
        local legal = game:legal()
        if #legal == 0 then break end
        game:apply(legal[random(#legal)])
    end
    return game
end

describe("the line below a board", function()
    local function stands(game, line)
        says(draw(game), (">%s</text>"):format(line))
        assert.equal(line, game:board().status)
    end

    it("names the player to act, and the action", function()
        stands(inarow.new "connect_four", "Red to move")
        stands(game_of("rif_renju", "h8"), "Black to place a white stone")
        stands(game_of("rif_renju", "h8, h9, h10, keep, a1"),
            "Black to offer 2 fifth stones")
        stands(game_of("gomoku_swap", "h8"), "The first player to place a white stone")
        stands(inarow.new "bead_renju", "Each player to roll a die")
    end)

    it("names the seat if the colour does not determine it", function()
        local game = game_of("rif_renju", "h8, h9, h10, swap")
        stands(game, "White (first player) to move")
        game.seats = { "Aoki", "Berg" }
        stands(game, "White (Aoki) to move")
        play(game, "a1")
        stands(game, "Black (Berg) to offer 2 fifth stones")
        stands(game_of("pente_teams", "j10, a1"), "Red (third player) to move")
    end)
end)

describe("the mark of the last move", function()
    it("is a ring on an empty stone, and a dot beside a text", function()
        local game = game_of("renju", "h8, i9")
        local stone = circles(draw(game), "stones")[2]
        local ring = circles(draw(game), "last")[1]
        assert.same({ stone.x, stone.y, stone.r - 4 }, { ring.x, ring.y, ring.r })
        local dot = circles(draw(game, { numbers = true }), "last")[1]
        -- The extent of numbers from the stone's centre.
        assert.is_true(dot.x - 6 > stone.x + 5 and dot.y + 6 <= stone.y - 6)
        dot = circles(draw(game_of("tic_tac_toe", "a1, b2")), "last")[1]
        assert.is_true(dot.x - 6 > 40 + 5)
    end)
end)

describe("a board for printing", function()
    it("is black and white, for every game", function()
        for _, name in ipairs(helper.every(2, inarow.bundled, 2)) do
            local text = draw(at_random(name, helper.is_long and 30 or 12, 9),
                { print = true, forbidden = true, numbers = true })
            for colour in text:gmatch "#%x+" do
                assert.is_true(colour == "#000000" or colour == "#ffffff", colour)
            end
            assert.is_nil(text:find("opacity", 1, true))
        end
    end)

    it("has different stones, with a black disc for black", function()
        local looks = style.of(true).looks(SIX.colours)
        local seen = {}
        for _, look in ipairs(looks) do
            local kind = ("%s %s %s"):format(look.fill, tostring(look.rim),
                tostring(look.dashes))
            assert.is_nil(seen[kind], kind)
            seen[kind] = true
        end
        for _, colours in ipairs { { "black", "white" }, { "white", "black" } } do
            for i, look in ipairs(style.of(true).looks(colours)) do
                assert.equal(colours[i] == "black" and "#000000" or "#ffffff", look.fill)
            end
        end
    end)

    it("names the owners of stones, except black and white", function()
        local key = draw(game_of("connect_four", "d1"), { print = true })
            :match '<g class="key".-</g>'
        says(key, ">red</text>", ">yellow</text>")
        local lefts = {}
        for x in key:gmatch '<circle cx="(%d+)"[^>]* r="9"' do lefts[#lefts + 1] = x end
        assert.equal(10 * #"red" + 44, lefts[2] - lefts[1])
        assert.is_nil(draw(game_of("renju", "h8"), { print = true }):find('class="key"'))
        assert.is_nil(draw(game_of("connect_four", "d1")):find('class="key"'))
    end)

    it("shows forbidden, captured, offered and deciding points by shape", function()
        local game = inarow.new "renju"
        game:setup(helper.cells(15, "h8 i8 j9 j10", "a1"))
        says(draw(game, { forbidden = true, print = true }), "l18 18m0 -18l-18 18")
        local text = draw(game_of("pente", PAIR), { print = true })
        assert.equal(2, marks(text, "captured"))
        says(text:match '<g class="captured".->', "stroke-dasharray")
        text = draw(game_of("rif_renju", "h8, h9, h10, keep, a1, offer a5 b5"),
            { print = true })
        assert.equal(2, marks(text, "offered"))
        assert.equal(2, marks(text, "small"))
        game = inarow.new "renju"
        game:setup(helper.cells(15, "a8 b8 c8 d8", ""))
        play(game, "e8")
        assert.equal(5, marks(draw(game, { print = true }), "ruling"))
    end)
end)

describe("an animated picture", function()
    local function animated(game, options)
        options = options or {}
        options.animate = true
        return draw(game, options)
    end

    -- Returns how many circles of a class are visible in a frame.
    local function seen(list, nth)
        local count = 0
        for _, circle in ipairs(list) do
            if circle.from <= nth and nth < circle.till then count = count + 1 end
        end
        return count
    end

    it("shows in each frame the stones on the board, for every game", function()
        for _, name in ipairs(helper.every(2, inarow.bundled, 2)) do
            local game = at_random(name, helper.is_long and 45 or 6, 3)
            local before = game:record()
            local text = animated(game, { numbers = true, forbidden = true })
            assert.equal(before, game:record())
            local stones, last = circles(text, "stones"), circles(text, "last")
            local captured = circles(text, "captured")
            local frames = boards.of_game(game, { numbers = true })
            for nth, frame in ipairs(frames) do
                local counts = { stone = 0, last = 0, captured = 0 }
                for _, point in ipairs(frame.points) do
                    for key in pairs(counts) do
                        counts[key] = counts[key] + (point[key] and 1 or 0)
                    end
                end
                assert.equal(counts.stone, seen(stones, nth), name .. nth)
                assert.equal(counts.last, seen(last, nth), name .. nth)
                assert.equal(counts.captured, seen(captured, nth), name .. nth)
            end
            assert.same(game:board().points, boards.of_game(game, {})[#frames].points)
        end
    end)

    it("has a time for every class, and for no other", function()
        local text = animated(game_of("pente", PAIR .. ", k10, resign"))
        local used, timed = {}, {}
        for class in text:gmatch 'class="(on[%d-]+)"' do used[class] = true end
        for class in text:gmatch '@keyframes (on[%d-]+){' do timed[class] = true end
        assert.same(language.keys(used), language.keys(timed))
        says(text, "@keyframes on3-6{0%{visibility:hidden}", "White resigned",
            ".on3-6{animation-name:on3-6;visibility:hidden}")
    end)

    it("takes the requested time, repeatedly or once", function()
        local game = game_of("renju", "h8, i9")
        says(animated(game), "{animation:6000ms step-end infinite}",
            "on2-3{0%{visibility:hidden}16.667%{visibility:visible}"
                .. "33.333%{visibility:hidden}}")
        says(animated(game, { seconds = 0.5, once = true }),
            "{animation:1500ms step-end 1}")
        says(animated(inarow.new "renju"), ">Black to move</text>")
    end)

    it("begins with the position set up, and omits invisible stones", function()
        local game = inarow.new("renju", { clock = "900", adjudication = "claims" })
        game:setup(helper.cells(15, "a8 b8 c8", "a1"), "black")
        play(game, "play e8 @1", "press @2", "play o15 @3")
        assert.equal(3, #boards.of_game(game, {}))
        local text = animated(game)
        assert.equal(4, seen(circles(text, "stones"), 1))
        assert.equal(6, seen(circles(text, "stones"), 3))
    end)

    it("is small: no frame is a whole board", function()
        local game = at_random("gomoku", 100, 4)
        local text = animated(game, { numbers = true })
        local count = #boards.of_game(game, {})
        assert.is_true(count > 60)
        assert.is_true(#text < 15000 + 400 * count, #text)
    end)

    it("refuses wrong times", function()
        local game = inarow.new "renju"
        for _, seconds in ipairs { 0, 0.09, 61, -1, 0 / 0, math.huge, "1", true } do
            local ok, message = pcall(game.render, game,
                { format = "svg", animate = true, seconds = seconds })
            assert.is_false(ok)
            says(message, "game:render: seconds: a number from 0.1 to 60")
        end
        local ok, message = pcall(game.render, game, { animate = true })
        assert.is_false(ok)
        says(message, 'format = "svg"')
        local steps = game:steps(game:explain "play a1")
        for _, options in ipairs { { steps = steps }, { format = "svg", steps = {} },
            { format = "svg", steps = "all" },
            { format = "svg", steps = steps, animate = true } } do
            ok, message = pcall(game.render, game, options)
            assert.is_false(ok)
            says(message, "game:render: steps: ")
        end
    end)
end)

describe("an explanation as a picture", function()
    -- The symmetry of an offer of two points, after stones that alternate.
    local function symmetry(stones, offer)
        local phases = {}
        for _ in stones:gmatch "%w+" do
            local colour = #phases % 2 > 0 and "white" or "black"
            phases[#phases + 1] = { "place", colour = colour }
        end
        table.insert(phases, { "offer", colour = "black", count = 2, distinct = true })
        table.insert(phases, { "pick", colour = "black" })
        local game = assert(inarow.new { name = "offering", source = "O",
            board = { 9, 9 }, colours = { "black", "white" },
            win = { row = 4, atleast = true }, phases = phases })
        play(game, stones)
        local steps = game:steps(game:explain("offer " .. offer))
        return game:render { format = "svg", steps = steps }
            :match '<g class="symmetry">.-</g>'
    end

    it("turns points around the middle", function()
        says(symmetry("d5,c7,f5,g3", "c4 g6"), '"M142 240A89 89 0 0 0 302 160"',
            '<circle cx="222" cy="200"')
        says(symmetry("", "c4 f3"), '"M142 240A89 89 0 0 0 262 280"')
        says(symmetry("", "c4 d7"), '"M142 240A89 89 0 1 0 182 120"')
    end)

    it("reflects points across the axis", function()
        says(symmetry("d5,d4,f5,f4", "a1 i1"), '"M62 360L382 360"', '"M222 384L222 16"')
    end)

    it("numbers hypothetical stones, and frames the points at issue", function()
        local game = inarow.new "renju"
        game:setup(helper.cells(15, "h8 i8 j9 j10", "a1"))
        local picture = game:render { format = "svg",
            steps = game:steps(game:explain "j8") }
        says(picture, '<circle cx="302" cy="320" r="17"/>\n<circle cx="422" cy="320"',
            '<text font-size="18" x="302" y="326">2</text>', '"M449 307h26v26h-26z"')
    end)
end)

describe("text in XML", function()
    it("keeps valid characters, and replaces others", function()
        local bad = "\239\191\189"
        for text, escaped in pairs {
            [""] = "", ["a\tb\n"] = "a\tb\n", ["\0"] = bad, ["\127"] = "\127",
            ["õ 五 \240\159\152\128"] = "õ 五 \240\159\152\128",
            ["\192\128"] = bad .. bad, ["\224\128\128"] = bad .. bad .. bad,
            ["\237\160\128"] = bad .. bad .. bad, ["\195"] = bad, ["\195a"] = bad .. "a",
            ["\239\191\191"] = bad .. bad .. bad, ["\244\144\128\128"] = bad:rep(4),
            ["<a&\"b\">"] = "&lt;a&amp;&quot;b&quot;&gt;",
        } do
            assert.equal(escaped, language.xml(text))
        end
    end)
end)
