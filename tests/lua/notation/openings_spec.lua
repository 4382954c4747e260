--- Tests openings by offsets, RenLib's .pos, and positions with counted vacancies.
local helper = dofile "tests/lua/helper.lua"
local inarow = require "inarow"
local notation = require "inarow.notation"

local says = helper.says

-- Returns the moves of the games of a text, one game per line; or the fault.
local function moves_of(text, options)
    local list = {}
    for result in inarow.judge(text, options) do
        local words = {}
        for _, entry in ipairs(result.game and result.game.log or {}) do
            words[#words + 1] = entry.point
        end
        list[#list + 1] = result.error
            and (result.error.line or "") .. ":" .. result.error.message
            or table.concat(words, " ")
    end
    return list
end

local GOMOKU_20 = { variant = "gomoku", options = { size = 20 } }
local GOMOKU_15 = { variant = "gomoku", options = { size = 15 } }

describe("openings by offsets", function()
    local text = "0,0, 1,0, 1,3\r\n8,-3, 6,-4, -10,-10\n\n -1,3,-1,+5 # edge\n"

    it("are counted from the middle, to the right and down", function()
        assert.same({ "k10 l10 l7", "s13 q14 a20", "j7 j5" }, moves_of(text, GOMOKU_20))
        assert.same({ "h8 i8 i5" }, moves_of("0,0, 1,0, 1,3\n", GOMOKU_15))
        assert.same({ "a20 t1" }, moves_of("-10,-10, 9,9", GOMOKU_20))
    end)

    it("are recognized, and differ from digits, moves and .psq", function()
        for _, line in ipairs { "0,0, 1,0, 1,3\r\n", "-1,3, -1,5", "# a\n\n8,-3" } do
            assert.equal("offsets", notation.recognize(line))
        end
        for _, line in ipairs { "4453", "h8,h9", "1,2,3", "8,99", "a", "1 2" } do
            assert.not_equal("offsets", notation.recognize(line))
        end
    end)

    it("are written in Gomocup's form", function()
        local lines = "0,0, 1,0, 1,3\n8,-3, 6,-4, -10,-10\n-1,3, -1,5\n"
        assert.equal(lines, inarow.convert(lines, "offsets", GOMOKU_20))
        local record = assert(inarow.convert(lines, "record", GOMOKU_20))
        assert.equal(lines, inarow.convert(record, "offsets",
            { drop = true })) -- without the comment
    end)

    it("must be on the board, or are refused with their line", function()
        says(moves_of("0,0\n8,-3\n0,0, 1", GOMOKU_15)[2],
            "2:offsets: 8,-3 is off a board of 15x15")
        says(moves_of("0,0\n8,-3, 4\n", GOMOKU_20)[2], "2:offsets: the last stone")
        says(moves_of("0,0\n8;-3\n", GOMOKU_20)[2], "2:offsets: ';-3' is not an offset")
        says(moves_of("0,0\n99,1\n", GOMOKU_20)[2], "2:offsets: '99' is not an offset")
        says(moves_of("0,0\n")[1], "name the variant")
    end)

    it("have comments for everything else, except passes and positions", function()
        assert.equal("1,0 # inarow: result white # inarow 1: resign\n",
            inarow.convert("variant gomoku\nresult white\nplay k10\nresign\n", "offsets"))
        for record, what in pairs {
            ["variant gomoku\npass\n"] = "passes",
            ["variant gomoku\nplay a1 # \\32a\n#= comment: a # b\n"] = "a line",
            ["variant pente_teams\nplay k10\n"] =
                "the colours white, black, red and blue",
            ["variant gomoku\n"] = "an opening needs a stone",
        } do
            says(select(2, inarow.convert(record, "offsets")), what)
        end
    end)
end)

-- ---- .pos ---------------------------------------------------------------------------

local function bytes(...)
    return string.char(...)
end

describe("RenLib's .pos", function()
    it("counts its points from the upper left", function()
        assert.same({ "a15 o15 h8 a1 o1" },
            moves_of(bytes(5, 0, 14, 112, 210, 224), { variant = "gomoku",
                options = { size = 15 } }))
    end)

    it("is renju, recognized by its length", function()
        local text = bytes(5, 112, 97, 113, 96, 114)
        assert.equal("pos", notation.recognize(text))
        assert.same({ "h8 h9 i8 g9 j8" }, moves_of(text))
        for _, other in ipairs { "", "\0", text .. "\1", text:sub(1, 5),
            bytes(2, 112, 112), bytes(2, 112, 225), "#" .. ("a"):rep(35), "variant x" } do
            assert.not_equal("pos", notation.recognize(other), other)
        end
    end)

    it("is recognized by its name if it is damaged", function()
        local function fault(name, text)
            local result = inarow.judge(text, { name = name })()
            return result.error and result.error.message or "none"
        end
        for text, message in pairs { [bytes(5, 112, 97)] = "the file is cut off",
            [bytes(2, 112, 240)] = "240 is not a point of the board",
            [bytes(1, 112, 97)] = "the file continues after the last stone, number 1",
            [bytes(0, 0)] = "0 is not a valid number of stones",
            [""] = "expected a byte with the number of stones" } do
            helper.says(fault("a folder/x.POS", text), message)
            assert(not fault("pos", text):find(message, 1, true))
        end
        assert.equal("none", fault("x.pos", "# note\nvariant renju\nplay h8\n"))
        helper.says(fault("x.sgf", "hello"), "expected SGF, which begins with '(;'")
    end)

    it("is restored unchanged", function()
        local random = helper.random(5)
        for count = 1, 225, 16 do
            local points, where = {}, {}
            for i = 0, 224 do where[i + 1] = i end
            for i = 1, count do
                points[i] = table.remove(where, random(#where))
            end
            local text = string.char(count, (unpack or table.unpack)(points))
            local options = { format = "pos", variant = "gomoku", options = { size = 15 },
                drop = true }
            assert.equal(text, inarow.convert(text, "pos", options))
            local moves = assert(inarow.convert(text, "moves", options))
            options.format = "moves"
            assert.equal(text, inarow.convert(moves, "pos", options))
        end
    end)

    it("is refused with the wrong byte", function()
        local options = { format = "pos", variant = "gomoku", options = { size = 15 } }
        for text, words in pairs {
            [bytes(0)] = "0 is not a valid number of stones; expected 1 to 225, at byte"
                .. " 0",
            [bytes(226)] = "226 is not a valid number of stones",
            [bytes(3, 1, 2)] = "cut off, at byte 3",
            [bytes(2, 1, 225)] = "225 is not a point of the board; expected 0 to 224, at"
                .. " byte 2",
            [bytes(1, 1, 0, 7)] = "the file continues after the last stone, number 1,"
                .. " at byte 3",
        } do
            says(moves_of(text, options)[1], words)
        end
        says(moves_of("", options)[1], "no game found")
        -- missing bytes were added
        assert.same({ "b15" }, moves_of(bytes(1, 1, 0, 0), options))
        says(select(2, inarow.convert("h8 h9\nh8 i9\n", "pos", { variant = "renju" })),
            "a pos file holds only one game")
        says(select(2, inarow.convert("h8 pass\n", "pos", { variant = "renju" })),
            "passes")
    end)
end)

-- ---- Positions ----------------------------------------------------------------------

describe("a position with counted vacancies", function()
    local ROWS = "15/15/15/15/15/15/6ww7/5bb1b6/4w4w5/15/15/15/15/15/15"
    local PLAIN = (("."):rep(15) .. "/"):rep(6) .. "......OO......./.....XX.X....../"
        .. "....O....O....." .. ("/" .. ("."):rep(15)):rep(6)

    it("is the same as one written out", function()
        local plain = assert(inarow.position(PLAIN))
        for _, rows in ipairs { ROWS, ROWS:upper(), (ROWS:gsub("b", "X"):gsub("w", "o")),
            (ROWS:gsub("15", "7.7")) } do
            local game = assert(inarow.position(rows))
            assert.equal(plain:render(), game:render())
            assert.same(plain:forbidden(), game:forbidden())
        end
    end)

    it("gives the side to move, and the captured stones", function()
        for word, colour in pairs { w = "white", W = "white", O = "white", b = "black",
            white = "white", X = "black", Black = "black" } do
            local game = assert(inarow.position(ROWS .. " " .. word .. " - 0 1"))
            assert.equal(colour, game:state().to_move)
        end
        assert.equal("black", assert(inarow.position(ROWS)):state().to_move)
        -- Text after a position that is written out is ignored, as before.
        for word, who in pairs { w = "white", O = "white", white = "white", X = "black",
            ["-"] = "black", ["h8 w"] = "black", ["white's"] = "black" } do
            local game = assert(inarow.position(PLAIN .. " " .. word))
            assert.equal(who, game:state().to_move)
        end
        local pente = assert(inarow.position("5/2w2/5/5/4b b 2/4", "pente"))
        assert.same({ white = 2, black = 4 }, pente:state().captured)
        assert.equal("white", pente:at "c4") -- the first colour of Pente
        assert.equal("5/2w2/5/5/4b b 2/4", pente:fen())
        assert.equal("red", assert(inarow.position("7/7/7/7/7/3ry2 y",
            "connect_four")):at "d1")
    end)

    it("is refused with its fault", function()
        for line, words in pairs {
            ["5/5/5/1b3/5 zz"] = "'zz' after the rows is not a side to move;"
                .. " expected b or w",
            ["5/1b3/999999999999"] = "'999999999999' is not a number of vacant points",
            ["5/1b3/0"] = "'0' is not a number",
            ["5/1b3/4"] = "row 3 has 4 points, but the first row has 5",
            ["5/5/5/1q3/5"] = "'q'", ["5/5/5/1b3/5 w 1/0"] = "captured",
        } do
            local game, message, code = inarow.position(line, "gomoku")
            assert.is_nil(game)
            says(message, words)
            assert.equal("bad-position", code)
        end
        -- With more colours, digits are stones.
        assert.equal("red", assert(inarow.position("1..../...../...../...../....2",
            "pente_teams")):at "a5")
        says(select(2, assert(inarow.new "pente_teams"):fen()), "4")
        says(select(2, inarow.position(("1"):rep(225))), "'1'")
    end)

    it("is restored from every board and from the middle of games", function()
        local random = helper.random(3)
        for _, name in ipairs(inarow.bundled) do
            local game = assert(inarow.new(name))
            if #game.colours == 2 then
                for _ = 1, 12 do
                    local line, message = game:fen()
                    if not line then says(message, "the turn is not over") end
                    local again = line and assert(inarow.position(line, name,
                        game.rules.given))
                    if again then
                        assert.equal(line, again:fen(), name)
                        assert.equal(game.position:cells(), again.position:cells())
                    end
                    local legal = game:legal()
                    if #legal == 0 then break end
                    if not game:apply(legal[random(#legal)]) then break end
                end
            end
        end
    end)

    it("is a notation: it can start a game, and represent the end of one", function()
        assert.equal("fen", notation.recognize(ROWS .. " w\n"))
        assert.equal("fen", notation.recognize "..X......")
        for _, other in ipairs { "h8/h9/a1", "a/b/c", "12/5", "4453", "....", "XXX" } do
            assert.not_equal("fen", notation.recognize(other), other)
        end
        local text = ROWS .. " w\n5/5/1b3/5/5 b\n"
        local record = assert(inarow.convert(text, "record", { variant = "gomoku" }))
        says(record, "variant gomoku size=15x15\nboard\n", "\nturn white\n---\n",
            "size=5x5")
        assert.equal(text, inarow.convert(record, "fen"))
        local game = "variant gomoku size=5\nplay a1\nplay b2\n"
        says(select(2, inarow.convert(game, "fen")), "fen cannot hold the moves; 'drop'")
        assert.equal("5/5/5/1w3/b4 b\n", inarow.convert(game, "fen", { drop = true }))
    end)

    it("is shown, and can be read again", function()
        local file = helper.file "variant gomoku size=5\nplay a1\nplay b2\nplay c3\n"
        local status, out = helper.inarow("show --fen --at 2 " .. file)
        assert.same({ 0, "5/5/5/1w3/b4 b\n" }, { status, out })
        status, out = helper.inarow("show --fen --variant gomoku -", out)
        assert.same({ 0, "5/5/5/1w3/b4 b\n" }, { status, out })
        status, out = helper.inarow("forbidden", ROWS .. " w\n" .. PLAIN .. "\n")
        assert.equal(0, status)
        assert.equal(out:match "^[^\n]*", out:match "\n([^\n]*)\n$")
        helper.clean()
    end)
end)
