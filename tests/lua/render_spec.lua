local helper = dofile "tests/lua/helper.lua"
local board = require "inarow.picture.board"
local inarow = require "inarow"
local palette = require "inarow.picture.palette"
local xml = require "inarow.text.xml"

local play, says = helper.play, helper.says

-- A game with these actions made.
local function game_of(name, actions, options)
    local game = assert(inarow.new(name, options))
    if actions then play(game, actions) end
    return game
end

-- The line of a board's text that begins with a row's number, or with a word.
local function line_of(text, first)
    for line in text:gmatch "[^\n]+" do
        if line:match "^%s*(%S+)" == first then return line end
    end
end

-- A white pair on k10 and l10 taken from both sides.
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

    it("marks what is forbidden, offered and decided", function()
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

    it("is as large as the game's", function()
        for _, size in ipairs { "7x6", "26x26", "5x26" } do
            local game = inarow.new("renju", { size = size, opening = "free" })
            local columns, rows = size:match "(%d+)x(%d+)"
            local _, lines = game:render():gsub("\n", "")
            assert.equal(rows + 1, lines)
            local last = game:render():match "(%l)\n$"
            assert.equal(tonumber(columns), last:byte() - 96)
        end
    end)

    it("marks what the last action captured, and only that", function()
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

    it("clears them by a pass, keeps them beside a word", function()
        local game = game_of("pente_1987", "j10, k10, a1, l10, m10, draw offer")
        says(line_of(game:render(), "10"), " X  -  - (X) ")
        play(game, "pass")
        says(line_of(game:render(), "10"), " X  .  . (X) ")
        game:undo()
        play(game, "resign")
        says(line_of(game:render(), "10"), " X  -  - (X) ")
    end)

    it("marks a stone that its own move took", function()
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

    it("counts what a team has once, and the stones left", function()
        local game = inarow.new "pente_teams"
        says(game:render(), "captured: white+red 0, black+blue 0")
        play(game, "j10, a1, b1")
        says(game:render(), "X white   O black   1 red   ( ) last move")
        says(game_of("connect_four", "d1, d2, e1"):render(), "supply: red 19, yellow 20")
    end)

    it("has the numbers of the moves, passes counted", function()
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

    it("numbers a stone picked, and one on a point that was emptied", function()
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

    it("is the same with a terminal's colours, but for them", function()
        for _, name in ipairs(inarow.known) do
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

    it("paints stones in their colours, set on both sides", function()
        local text = game_of("connect_four", "d1, d2"):render { colour = true }
        says(text, "\27[97;41m X \27[0m", "\27[30;103m(O)\27[0m")
        text = game_of("tic_tac_toe", "a1, a2"):render { colour = true }
        says(text, "\27[97;40m X \27[0m", "\27[30;107m(O)\27[0m")
    end)

    it("needs a format that there is", function()
        local game = inarow.new "renju"
        assert.equal(game:render(), game:render { format = "text" })
        assert.has_error(function() game:render { format = "png" } end)
        local ok, message = pcall(game.render, game, { format = "" })
        assert.is_false(ok)
        says(message, "\"svg\"")
    end)
end)

describe("the colours of a game", function()
    it("look different from each other, whatever their names", function()
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

    it("are as they are called, else lettered", function()
        local looks = palette.of { "white", "red", "östlich", "x" }
        assert.equal("30;107", looks[1].codes)
        assert.equal("97;41", looks[2].codes)
        assert.is_nil(looks[1].letter)
        assert.equal("ö", looks[3].letter)
        assert.equal("X", looks[4].letter)
    end)
end)

-- ---- SVG ----------------------------------------------------------------------------

-- The name of an element, checked: attributes in quotes, nothing else.
local function name_of(tag)
    local name, rest = tag:match "^(%a+)(.*)$"
    assert.equal("", (rest:gsub(' [%a%-]+="[^"<]*"', "")), tag)
    return name
end

-- Check that a text is one well-formed element; returns how often each name occurs.
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

-- The layers of a picture of a class, and how many marks they have in all.
local function marks(text, class)
    local number = 0
    for content in text:gmatch('<g class="' .. class .. '".-</g>') do
        local _, found = content:gsub("\n<[ctp]%a+ ", "")
        number = number + found
    end
    return number
end

local function draw(game, options)
    options = options or {}
    options.format = "svg"
    local text = game:render(options)
    well_formed(text)
    return text
end

describe("a board in SVG", function()
    it("is one well-formed picture, of every game", function()
        for _, name in ipairs(inarow.known) do
            local game, random = inarow.new(name), helper.random(3)
            for _ = 1, 40 do
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

    it("is as large as the game's", function()
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

    it("marks what is forbidden, if asked, and offered", function()
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

    it("marks what was captured, and counts it", function()
        local text = draw(game_of("pente", PAIR))
        assert.equal(2, marks(text, "captured"))
        assert.equal(3, marks(text, "stones"))
        says(text, "captured: white 2, black 0</text>", "\njust captured: k10 l10<")
    end)

    it("has numbers if asked, and letters for colours without a look", function()
        local game = game_of("tic_tac_toe", "a1, b2")
        assert.equal(2, marks(draw(game), "numbers"))
        says(draw(game), ">X</text>", ">O</text>")
        says(draw(game, { numbers = true }), ">1</text>", ">2</text>")
        assert.equal(0, marks(draw(game_of("renju", "h8")), "numbers"))
    end)

    it("stands upright where discs fall", function()
        local text = draw(game_of("connect_four", "d1, d2, e1"))
        assert.equal(42, marks(text, "holes"))
        says(text, palette.of { "red" }[1].fill)
        assert.equal(0, marks(draw(inarow.new "gomoku"), "holes"))
    end)

    it("escapes what comes from outside", function()
        local game = game_of(SIX, "a1, b1")
        game.seats = { "A <b> & \"q\" \1\255", "Ö" }
        local text = draw(game)
        says(text, "<title>A &lt;b&gt; &amp; &quot;q&quot; \239\191\189\239\191\189 (x)",
            "Ö (orange): Six &lt;&amp;&quot;&gt; colours</title>")
    end)

    it("is written in whole numbers, alike everywhere", function()
        local text = draw(game_of("renju", "h8, i9"), { numbers = true })
        for value in text:gmatch '="([%d.]+)"' do
            assert.is_truthy(value == "0.4" or value:find "^%d+$")
        end
    end)
end)

describe("text in XML", function()
    it("keeps what is a character, replaces what is not", function()
        local bad = "\239\191\189"
        for text, escaped in pairs {
            [""] = "", ["a\tb\n"] = "a\tb\n", ["\0"] = bad, ["\127"] = "\127",
            ["õ 五 \240\159\152\128"] = "õ 五 \240\159\152\128",
            ["\192\128"] = bad .. bad, ["\224\128\128"] = bad .. bad .. bad,
            ["\237\160\128"] = bad .. bad .. bad, ["\195"] = bad, ["\195a"] = bad .. "a",
            ["\239\191\191"] = bad .. bad .. bad, ["\244\144\128\128"] = bad:rep(4),
            ["<a&\"b\">"] = "&lt;a&amp;&quot;b&quot;&gt;",
        } do
            assert.equal(escaped, xml.escape(text))
        end
    end)
end)
