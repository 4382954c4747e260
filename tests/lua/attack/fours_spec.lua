--- Tests searches in which special rules matter: the random positions of tests/attack
-- rarely reach them.
local core = require "inarow.core"
local inarow = require "inarow"

-- Returns a game of a variant, or of a script's source, with these stones and a side to
-- move.
local function set_up(variant, stones, colour)
    local game = assert(inarow.new(variant:find "{" and assert(inarow.load("return "
        .. variant)) or variant))
    local cells = {}
    for i = 1, #game:cells() do cells[i] = "." end
    for letter, points in pairs(stones) do
        for point in points:gmatch "%S+" do
            cells[game.rules.board.number[point]] = letter
        end
    end
    assert(game:setup(table.concat(cells), colour))
    return game
end

-- Our own stones: a stone at c8 or h8 would make six in a column.
local SIXES = "c5 c6 c7 c9 c10 c11 h5 h6 h7 h9 h10 h11"

describe("a win by fours", function()
    it("has two points of five that the defender may not occupy", function()
        local game = set_up("renju", { X = SIXES, O = "d8 e8 g8" }, "white")
        local found = assert(game:analyse { question = "vcf" })
        assert.same({ "win", 2, "f8" }, { found.answer, found.length, found.line[1] })
        assert(found.line[2] ~= "c8" and found.line[2] ~= "h8")
        assert(found.line[3] == "c8" or found.line[3] == "h8")
        assert.equal(found.line[3] == "c8" and "c8" or "h8", found.barred)
    end)

    it("has one point of five that the defender may not occupy", function()
        local game = set_up("renju", { X = SIXES:gsub("h%d+ ?", "") .. "i8",
            O = "e8 f8 g8" }, "white")
        local found = assert(game:analyse { question = "vcf" })
        assert.same({ "win", 2, "d8", "c8" }, { found.answer, found.length,
            found.line[1], found.barred })
        local storm = assert(game:analyse { question = "storm", nodes = 20000 })
        assert.is_truthy((" " .. table.concat(storm.points, " ") .. " "):find " d8 ")
    end)

    it("needs no more stones than are left", function()
        local FEW = "{ name = 'few', base = 'gomoku', supply = 5 }"
        local STONES = { X = "d8 e8 f8 g8", O = "d4 e4 f4 g4 n1" }
        for _, question in ipairs { "vcf", "vct", "storm" } do
            local game = set_up(FEW, STONES, "black")
            local one = assert(game:analyse { question = question,
                nodes = 2000 })
            assert(question == "storm" and #one.points > 0 or one.answer == "win")
            game = set_up(FEW, STONES, "black")
            local none = assert(game:analyse { question = question, colour = "white",
                nodes = 2000 })
            assert(question == "storm" and #none.points == 0 or none.answer ~= "win")
        end
    end)

    it("is found by threats where four stones win, next to any stone", function()
        local FOURS = "{ name = 'fours', base = 'gomoku', win = { row = 4 } }"
        local game = set_up(FOURS, { X = "h8", O = "a1" }, "black")
        assert.equal("none", assert(game:analyse { question = "vcf" }).answer)
        local found = assert(game:analyse { question = "vct", nodes = 20000 })
        assert.equal("win", found.answer)
        for _, point in ipairs(found.line) do assert(game:play(point)) end
    end)

    it("needs no answer if every other point is forbidden", function()
        local SHUT = "{ name = 'shut', base = 'renju', board = { 7, 5 },"
            .. " options = { size = { 7, 5 } } }"
        local stones = { X = "", O = "" }
        for row, text in ipairs { "XOXOXOX", "XOX.XOX", "XXX.XXX", "OXOOOXO",
            "OXOOOXO" } do
            for column, letter in text:gmatch "()([XO])" do
                stones[letter] = ("%s %s%d"):format(stones[letter],
                    string.char(96 + column), 6 - row)
            end
        end
        local game = set_up(SHUT, stones, "white")
        local found = assert(game:analyse { question = "vcf" })
        assert.same({ "win", "d3", { "d4", "pass", "d3" } },
            { found.answer, found.barred, found.line })
        assert.same({ "d4" }, assert(game:analyse { question = "storm" }).points)
        assert(game:play "d4")
        assert(game:apply "pass")
        assert.equal("won white five (RIF 9.1)", tostring(game:play "d3"))
    end)

    it("has no defence without a stone to defend with", function()
        for supply, expected in pairs { [5] = { "win", 0 }, [7] = { "none", 6 } } do
            local game = set_up(("{ name = 'few', base = 'gomoku', supply = %d }")
                :format(supply), { X = "d8 e8 f8", O = "d4 e4 f4 a1 n1" }, "black")
            local found = assert(game:analyse { question = "defend", colour = "black" })
            assert.same(expected, { found.answer, #found.points })
        end
    end)

    it("is found on a board with rows in only two directions", function()
        local CROSS = "{ name = 'cross', base = 'gomoku',"
            .. " board = { directions = { 'row', 'column' } } }"
        local STONES = { X = "h6 h7 g9 i9", O = "a1 c1 e1 a3" }
        local game = set_up(CROSS, STONES, "black")
        assert.equal("none", assert(game:analyse { question = "vcf" }).answer)
        local found = assert(game:analyse { question = "vct", nodes = 20000 })
        assert.equal("win", found.answer)
        game = set_up(CROSS, STONES, "white")
        local stops = assert(game:analyse { question = "defend", colour = "black",
            vct = true, nodes = 20000 })
        assert(#stops.points > 0)
    end)
end)

it("a defence leaves the attacker no win by fours", function()
    local count, defences = 0, 0
    for line in io.lines "tests/positions/vcf.tsv" do
        local cells, letter, answer = line:match "^([.XO]+)\t([XO])\t(.*)$"
        if answer and answer:find "win" and count < 40 then
            count = count + 1
            local attacker = letter == "X" and "black" or "white"
            local defender = letter == "X" and "white" or "black"
            local game = inarow.new "renju"
            assert(game:setup(cells, defender))
            local found = assert(game:analyse { question = "defend", colour = attacker,
                vct = true, nodes = 2000 })
            local point = found.points[1]
            if point and assert(game:play(point)).status == "ok" then
                defences = defences + 1
                local left = assert(game:analyse { question = "vcf", colour = attacker })
                assert.equal("none", left.answer, line)
            end
        end
    end
    assert(defences > 0)
end)

it("a search that has not begun is not waited for", function()
    local room = core.attack(inarow.rules("gomoku").core)
    for _, seconds in ipairs { 1e9, 1e308, 1 / 0, 0 / 0 } do
        assert.is_nil(core.await_attacks({}, seconds))
        assert.is_nil(core.await_attacks({ room, room }, seconds))
    end
end)

it("an error of the callback closes a room", function()
    local game = set_up("gomoku", { X = "h8 i8 j9 k7", O = "h9 i10 k10 g7" }, "black")
    local room = core.attack(game.rules.core)
    local function search(report)
        return pcall(room.defend, room, game.position, 1, 0, 0, 0, report, true)
    end
    assert.same({ false, "mine" }, { search(function() error("mine", 0) end) })
    local ok, fault = search()
    assert(not ok and fault:find "it is closed", fault)
end)

it("a search without an owner ends with its room", function()
    local game = set_up("gomoku", { X = "h8 i8 j9", O = "h9 i10 k10" }, "black")
    local room = core.attack(game.rules.core)
    room:begin(game.position, 1, 0, 0, 0, nil, nil, "vct")
    room = nil -- luacheck: ignore
    collectgarbage()
    collectgarbage()
end)
