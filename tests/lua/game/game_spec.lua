local helper = dofile "tests/lua/helper.lua"
local inarow = require "inarow"
local model = require "inarow.model"

local play, says = helper.play, helper.says
local snapshot, cells = helper.snapshot, helper.cells

-- Checks that an action is refused, with a ruling that begins with this text, and changes
-- nothing.
local function refuses(game, action, expected)
    local before = snapshot(game)
    local result, message, code, ruling = game:apply(action)
    assert.is_nil(result)
    assert.equal(expected, tostring(ruling):sub(1, #expected))
    assert.equal("refused", ruling.status)
    assert.equal(code, ruling.reason)
    assert.equal(message, ruling.message)
    assert.is_true(#message > 0)
    assert.same(before, snapshot(game))
    return message
end

local function at_position(variant, x_points, o_points, turn)
    local game = inarow.new(variant)
    assert(game:setup(cells(15, x_points, o_points), turn))
    return game
end

local function shows(game, expected)
    local state = game:state()
    for key, value in pairs(expected) do assert.same(value, state[key], key) end
end

-- ---- Renju --------------------------------------------------------------------------

describe("renju", function()
    local game
    before_each(function() game = inarow.new "renju" end)

    it("begins without actions", function()
        shows(game, { status = "playing", over = false, to_move = "black", seat = "first",
            phase = "play", moves = 0, offers = {} })
        assert.is_nil(game:opening())
        assert.is_nil(game:at "h8")
        assert.same({}, game:forbidden())
        assert.same({ { verb = "play", point = "h8", colour = "black", by = "first" } },
            game:legal())
    end)

    it("shows the stones that were played", function()
        play(game, "h8", "i9")
        shows(game, { to_move = "black", seat = "first", moves = 2, last = "i9" })
        assert.equal("black", game:at "h8")
        assert.equal("white", game:at "i9")
        assert.is_nil(game:at "a1")
        assert.equal("variant renju\nplay h8\nplay i9\n", game:record())
    end)

    it("answers every accepted action with one constant", function()
        local ok = game:play "h8"
        assert.equal("ok", tostring(ok))
        assert.is_true(ok == game:apply "pass")
        assert.is_true(ok == inarow.new("rif_renju"):apply "play h8")
    end)

    it("lists legal actions by kind, column and row", function()
        play(game, "h8")
        local list = game:legal()
        assert.equal(225, #list)
        assert.same({ verb = "play", point = "a1", colour = "white", by = "second" },
            list[1])
        assert.equal("a2", list[2].point)
        assert.equal("o15", list[224].point)
        assert.equal("pass", list[225].verb)
    end)

    it("lists them grouped by points, in lists that the caller may change", function()
        assert.same({ { verb = "play", colour = "black", by = "first",
            points = { "h8" } } }, game:legal_groups())
        play(game, "h8")
        local choices = game:legal_groups()
        assert.equal(2, #choices)
        assert.same({ verb = "pass", by = "second" }, choices[2])
        local points = choices[1].points
        assert.equal(224, #points)
        assert.same({ "a1", "a2", "o15" }, { points[1], points[2], points[224] })
        points[1], choices[1].verb, choices[2] = "z9", "pass", nil
        local again = game:legal_groups()
        assert.same({ "a1", "play", "pass" },
            { again[1].points[1], again[1].verb, again[2].verb })
        assert.equal("a1", game:legal()[1].point)
    end)

    it("cites the article of each refusal", function()
        says(refuses(game, "play g8", "refused outside-region (RIF 4)"), "g8", "centre")
        refuses(game, "pass", "refused pass-not-allowed (RIF 4)")
        play(game, "h8")
        says(refuses(game, "play h8", "refused occupied (RIF 5)"), "h8")
        says(refuses(game, "play p8", "refused off-board (RIF 5)"), "p8", "15")
        refuses(game, "play a16", "refused off-board (RIF 5)")
        refuses(game, "play z99", "refused off-board (RIF 5)")
        refuses(game, "play i9 by black", "refused not-your-turn (RIF 4)")
        refuses(game, "play i9 by first", "refused not-your-turn (RIF 4)")
        refuses(game, "pass by black", "refused not-your-turn (RIF 4)")
        local others = { "swap", "keep", "declare 3", "offer a1 b2", "pick a1" }
        for _, action in ipairs(others) do
            says(refuses(game, action, "refused not-now"), "play", "pass")
        end
    end)

    it("refuses an invalid action, and lists the valid ones", function()
        for text, words in pairs {
            [""] = "play", ["ply h8"] = "'play'", play = "h8", ["play h0"] = "'h0'",
            ["play h8 h9"] = "'h9'", ["play h8 by"] = "colour",
            ["play h8 @"] = "@SECONDS", ["play h8 by grey"] = "'grey'",
            ["draw perhaps"] = "accept", ["choose purple"] = "'purple'",
            ["play purple h8"] = "'purple'",
        } do
            says(refuses(game, text, "refused bad-action"), words)
        end
        says(refuses(game, "play white h8", "refused not-your-turn (RIF 4)"), "white")
        says(refuses(game, {}, "refused bad-action"), "play")
        says(refuses(game, { verb = "play" }, "refused bad-action"), "h8")
    end)

    it("names a word that is not a point", function()
        for _, word in ipairs { "zz", "8h", "h", "h8h", "" } do
            local ruling, message, code = game:play(word)
            assert.is_nil(ruling)
            assert.equal("bad-action", code)
            says(message, "'" .. word .. "'", "h8")
        end
    end)

    it("takes an action as a table or as text", function()
        assert(game:apply { verb = "play", point = "h8", by = "black", time = 3 })
        assert(game:apply "play white G7 @12.5 by second")
        assert.equal("variant renju\nplay h8 by black @3\n"
            .. "play white g7 by second @12.5\n", game:record())
    end)

    it("keeps no reference to the caller's table", function()
        local action = { verb = "play", point = "h8" }
        game:apply(action)
        action.point = "a1"
        assert.equal("variant renju\nplay h8\n", game:record())
    end)

    for name, case in pairs {
        ["a five of Black's"] = { "g8 f8 i8 j8", "", "h8", "won black five (RIF 9.1)" },
        ["a five of White's"] = { "", "g8 f8 i8 j8", "h8", "won white five (RIF 9.1)" },
        ["an overline of White's"] = { "", "a1 b1 c1 e1 f1", "d1",
            "won white overline (RIF 9.1)" },
        ["an overline of Black's"] = { "a1 b1 c1 e1 f1", "", "d1",
            "won white overline (RIF 9.2)" },
        ["a double-four"] = { "g8 h8 i8 j9 j10 j11", "", "j8",
            "won white double-four (RIF 9.2)" },
        ["a double-four on one line"] = { "d8 f8 g8 j8", "", "h8",
            "won white double-four (RIF 9.2)" },
        ["a double-three"] = { "h8 i8 j9 j10", "", "j8",
            "won white double-three (RIF 9.2)" },
        ["a four and two threes"] = { "g8 h8 i8 j9 j10 k7 l6", "", "j8",
            "won white double-three (RIF 9.2)" },
        ["a four and a three"] = { "g8 h8 i8 j9 j10", "", "j8", "ok" },
        ["a double-three, one of them stopped"] = { "h8 i8 j9 j10", "g8", "j8", "ok" },
        ["a double-three of White's"] = { "", "h8 i8 j9 j10", "j8", "ok" },
        ["a five with a double-three"] = { "f8 g8 h8 i8 j9 j10 k7 l6", "", "j8",
            "won black five (RIF 9.1)" },
        ["a five with an overline"] = { "f8 g8 h8 i8 j9 j10 j11 j12 j7", "", "j8",
            "won black five (RIF 9.1)" },
        ["an overline with a double-four"] = {
            "e8 f8 g8 i8 j8 h9 h10 h11 i9 j10 k11", "", "h8",
            "won white overline (RIF 9.2)" },
        ["a double-four with a double-three"] = {
            "h9 h10 h11 i9 j10 k11 i8 j8 g9 f10", "", "h8",
            "won white double-four (RIF 9.2)" },
    } do
        it("rules on " .. name, function()
            local black, white, point, expected = case[1], case[2], case[3], case[4]
            local turn = black == "" and "white" or "black"
            game = at_position("renju", black, white, turn)
            assert.equal(expected, tostring(assert(game:play(point))))
            assert.equal(expected == "ok" and "playing" or expected, game:state().status)
        end)
    end

    it("shows the stones that decided", function()
        game = at_position("renju", "g8 f8 i8 j8", "")
        local points = game:play("h8").points
        table.sort(points)
        assert.same({ "f8", "g8", "h8", "i8", "j8" }, points)
        assert.same({ action = 1, point = "h8" }, game:state().ruling.at)
        assert.equal("black", game:state().ruling.who)
    end)

    it("does not count rows that were set up", function()
        game = at_position("renju", "a1 b1 c1 d1 e1 f8 g8 h8", "a2 b2 c2 d2 e2")
        shows(game, { status = "playing", moves = 0, to_move = "black", seat = "first" })
        assert.equal("ok", play(game, "o15"))
        assert.equal("ok", play(game, "o14"))
    end)

    it("refuses everything after the end", function()
        play(game, "h8", "resign")
        assert.is_true(game:state().over)
        for _, action in ipairs { "play a1", "pass", "resign", "draw offer", "swap" } do
            refuses(game, action, "refused game-over (RIF 9)")
        end
        assert.same({}, game:legal())
        local ruling, _, code = game:play "a1"
        assert.is_nil(ruling)
        assert.equal("game-over", code)
    end)

    it("ends when the side to move, or a named player, resigns", function()
        assert.equal("won white resignation (RIF 9.5)", play(game, "resign"))
        game = inarow.new "renju"
        assert.equal("won black resignation (RIF 9.5)", play(game, "h8, resign"))
        game = inarow.new "renju"
        assert.equal("won white resignation (RIF 9.5)", play(game, "h8, resign by black"))
        game = inarow.new "renju"
        assert.equal("won black resignation (RIF 9.5)", play(game, "resign by second"))
    end)

    it("is drawn by a pass of each player in turn, not by any two passes", function()
        play(game, "h8", "pass", "h9", "pass", "h10")
        assert.equal("drawn two-passes (RIF 10.3)", play(game, "pass, pass"))
    end)

    it("is drawn on a full board, unless the last stone wins", function()
        local full = {}
        for i = 0, 224 do -- rows of at most two, in every direction
            local stripe = math.floor((i % 15 + 2 * math.floor(i / 15)) / 2) % 2
            full[i + 1] = stripe == 0 and "X" or "O"
        end
        full[1] = "."
        game:setup(table.concat(full))
        assert.equal(2, #game:legal()) -- the point, and a pass
        assert.equal("drawn full-board (RIF 10.1)", play(game, "a15"))
        for i = 2, 5 do full[i] = "X" end
        full[6] = "O"
        game = inarow.new "renju"
        game:setup(table.concat(full))
        assert.equal("won black five (RIF 9.1)", play(game, "a15"))
    end)

    describe("with forbidden moves refused", function()
        it("refuses them, does not list them, and continues", function()
            game = inarow.new("renju", { forbidden = "refused" })
            game:setup(cells(15, "h8 i8 j9 j10", ""))
            assert.same({ "j8" }, game:forbidden())
            says(refuses(game, "play j8", "refused forbidden (RIF 9.2)"), "j8", "black",
                "double-three")
            assert.equal("double-three", (select(4, game:apply "play j8")).pattern)
            assert.is_nil((select(4, game:apply "play h8")).pattern)
            for _, action in ipairs(game:legal()) do
                assert.not_equal("j8", action.point)
            end
            assert.equal("ok", play(game, "a1"))
        end)

        it("allows White to play there", function()
            game = inarow.new("renju", { forbidden = "refused" })
            game:setup(cells(15, "h8 i8 j9 j10", ""), "white")
            assert.equal("ok", play(game, "j8"))
        end)
    end)

    it("reports the forbidden points, with either side to move", function()
        for _, turn in ipairs { "black", "white" } do
            game = at_position("renju", "h8 i8 j9 j10 a1 b1 d1 e1 f1", "", turn)
            assert.same({ "c1", "j8" }, game:forbidden())
            assert.same({}, game:forbidden "white")
        end
    end)

    describe("explain", function()
        it("proves a forbidden point by its patterns", function()
            game = at_position("renju", "h8 i8 j9 j10", "")
            local proof = game:explain "j8"
            assert.same({ "double-three", "j8", "black", true, "RIF 9.2" },
                { proof.reason, proof.point, proof.colour, proof.forbidden,
                    proof.citation })
            local threes = {}
            for _, node in ipairs(proof.children) do
                if node.reason == "three" then threes[node.line] = node.stones end
            end
            for _, stones in pairs(threes) do table.sort(stones) end
            assert.same({ row = { "h8", "i8", "j8" }, column = { "j10", "j8", "j9" } },
                threes)
        end)

        it("shows why a double-three is allowed", function()
            game = at_position("renju", "h8 i8 j9 j10", "g8")
            local proof = game:explain "j8"
            assert.equal("allowed", proof.reason)
            assert.is_false(proof.forbidden)
        end)

        it("names fives, fours and stones on the board", function()
            game = at_position("renju", "g8 f8 i8 j8", "c3")
            assert.equal("five", game:explain("h8").reason)
            assert.equal("RIF 9.1", game:explain("h8").citation)
            assert.equal("black", game:explain("g8").colour)
            assert.equal("white", game:explain("c3").colour)
        end)

        it("refuses an invalid point, an unknown colour, another's stone", function()
            game:play "h8"
            for _, point in ipairs { "p8", "h16", "h0", "zz", "" } do
                local node, message, code = game:explain(point)
                assert.is_nil(node)
                assert.equal("off-board", code)
                says(message, point, "15")
            end
            helper.refused("occupied", game:explain("h8", "white"))
            says(helper.refused("bad-action", game:explain("a1", "grey")), "'grey'",
                "black or white")
        end)

        it("uses the first colour while the phase leaves the colours open", function()
            game = inarow.new "swap2"
            for point in ("h8 h9 i10"):gmatch "%S+" do assert(game:play(point)) end
            assert.is_nil(game:state().to_move)
            assert.equal("black", game:explain("j8").colour)
            assert.equal("white", game:explain("h9").colour)
        end)

        it("changes nothing", function()
            game = at_position("renju", "h8 i8 j9 j10", "")
            local before = snapshot(game)
            game:explain "j8"
            assert.same(before, snapshot(game))
        end)
    end)
end)

-- ---- Draw offers --------------------------------------------------------------------

describe("a draw offer", function()
    local game
    before_each(function() game = inarow.new "renju" end)

    it("comes with a move of the player, and the other player accepts it", function()
        refuses(game, "draw offer", "refused not-now (RIF 10.2)")
        play(game, "h8")
        refuses(game, "draw offer by white", "refused not-now (RIF 10.2)")
        play(game, "draw offer by black")
        refuses(game, "draw accept by black", "refused not-your-turn")
        assert.equal("drawn agreement (RIF 10.2)", play(game, "draw accept by white"))
    end)

    it("cannot be withdrawn or repeated", function()
        play(game, "h8", "draw offer")
        refuses(game, "draw offer", "refused not-now (RIF 10.2)")
        refuses(game, "draw refuse by black", "refused not-your-turn")
    end)

    it("is refused by word", function()
        play(game, "h8", "draw offer", "draw refuse")
        refuses(game, "draw accept", "refused no-offer (RIF 10.2)")
        refuses(game, "draw offer", "refused not-now (RIF 10.2)")
    end)

    it("is refused by moving, but not by an illegal move", function()
        play(game, "h8", "draw offer")
        refuses(game, "play h8", "refused occupied")
        play(game, "i9")
        refuses(game, "draw accept", "refused no-offer (RIF 10.2)")
        game:undo()
        assert.equal("drawn agreement (RIF 10.2)", play(game, "draw accept"))
    end)

    it("is refused by a pass too, and may come with a pass", function()
        play(game, "h8", "draw offer", "pass", "draw offer by white")
        assert.equal("drawn agreement (RIF 10.2)", play(game, "draw accept by black"))
    end)

    it("does not exist in a game without draws by agreement", function()
        local script = { name = "mine", base = "renju", draw = { agreement = false } }
        game = inarow.new(script)
        play(game, "h8")
        refuses(game, "draw offer", "refused bad-action")
    end)
end)

-- ---- The RIF opening ----------------------------------------------------------------

local OPENINGS = {
    h9 = "Kansei h10, Keigetsu i10, Sosei j10, Kagetsu i9, Zangetsu j9, Ugetsu i8,"
        .. " Kinsei j8, Shogetsu h7, Kyugetsu i7, Shingetsu j7, Zuisei h6, Sangetsu i6,"
        .. " Yusei j6",
    i9 = "Chosei j10, Kyogetsu j9, Kosei j8, Suigetsu j7, Ryusei j6, Ungetsu i8,"
        .. " Hogetsu i7, Rangetsu i6, Gingetsu h7, Myojo h6, Shagetsu g7, Meigetsu g6,"
        .. " Suisei f6",
}

-- Returns the image of a point of a 15x15 board under a symmetry, 0 to 7.
local function image(point, symmetry)
    local x, y = point:byte() - ("h"):byte(), tonumber(point:sub(2)) - 8
    if symmetry % 2 == 1 then x = -x end
    if symmetry % 4 >= 2 then y = -y end
    if symmetry >= 4 then x, y = y, x end
    return string.char(("h"):byte() + x) .. y + 8
end

describe("the RIF opening", function()
    local game
    before_each(function() game = inarow.new "rif_renju" end)

    it("knows the 26 patterns in all their images", function()
        local count = 0
        for second, names in pairs(OPENINGS) do
            for name, third in names:gmatch "(%a+) (%w+)" do
                count = count + 1
                for symmetry = 0, 7 do
                    game = inarow.new "rif_renju"
                    play(game, "h8", image(second, symmetry), image(third, symmetry))
                    assert.equal(name, game:opening())
                    assert.equal(name, game:state().opening)
                end
            end
        end
        assert.equal(26, count)
    end)

    it("names no opening too early, for other stones, or after a pass", function()
        play(game, "h8", "h9")
        assert.is_nil(game:opening())
        game = inarow.new "renju"
        play(game, "h8", "a1", "h10")
        assert.is_nil(game:opening())
        game = inarow.new "renju"
        play(game, "h8", "pass", "h9", "h10")
        assert.is_nil(game:opening())
    end)

    it("has names only in renju, or where a script asks for openings", function()
        for name, expected in pairs { renju_1931 = "Kansei", gomoku_pro = false,
            omok = false, connect6 = false } do
            game = inarow.new(name, { size = 15 })
            for point in ("h8 h9 h10"):gmatch "%S+" do game:apply("play " .. point) end
            assert.equal(expected or nil, game:state().opening, name)
        end
        game = inarow.new(assert(inarow.load [[return { name = "mine", source = "MINE",
            board = { 15, 15 }, colours = { "black", "white" },
            win = { row = 5, exactly = true },
            phases = { { "place", colour = "black" }, { "place", colour = "white" },
                { "place", colour = "black", patterns = true } } }]]))
        play(game, "h8", "h9", "h10")
        assert.equal("Kansei", game:opening())
    end)

    it("restricts the first three stones, of the first seat, to their squares", function()
        says(refuses(game, "play h9", "refused outside-region (RIF 4)"), "h9", "centre")
        play(game, "h8")
        shows(game, { to_move = "white", seat = "first", phase = "play" })
        says(refuses(game, "play h10", "refused outside-region (RIF 11)"), "h10", "3")
        refuses(game, "play h9 by second", "refused not-your-turn")
        assert.equal(8, #game:legal())
        play(game, "h9")
        shows(game, { to_move = "black", seat = "first" })
        says(refuses(game, "play h11", "refused outside-region (RIF 11)"), "h11", "5")
        assert.equal(23, #game:legal())
    end)

    it("does not allow a pass in the first three moves", function()
        for _, point in ipairs { "h8", "h9", "h10" } do
            refuses(game, "pass", "refused pass-not-allowed (RIF 12.9)")
            play(game, point)
        end
    end)

    it("lets the tentative White choose the colours", function()
        play(game, "h8, h9, h10")
        shows(game, { seat = "second", phase = "swap" })
        says(refuses(game, "play a1", "refused not-now (RIF 12.5)"), "swap", "keep")
        refuses(game, "swap by first", "refused not-your-turn (RIF 4)")
        refuses(game, "pass", "refused not-now (RIF 12.5)")
        play(game, "swap")
        shows(game, { to_move = "white", seat = "first", phase = "play" })
        game:undo()
        play(game, "keep by second")
        shows(game, { to_move = "white", seat = "second", phase = "play" })
    end)

    it("allows the 4th stone anywhere, or a pass", function()
        play(game, "h8, h9, h10, keep")
        assert.equal(223, #game:legal())
        play(game, "pass")
        shows(game, { seat = "first", phase = "offer", moves = 4 })
        game:undo()
        play(game, "a15")
        shows(game, { seat = "first", phase = "offer", count = 2 })
    end)

    it("requires two 5th stones that differ under all symmetries", function()
        play(game, "h8, h9, h10, keep, h11")
        refuses(game, "pass", "refused pass-not-allowed")
        says(refuses(game, "offer i9", "refused wrong-count (RIF 12.7)"), "2")
        refuses(game, "offer i9 j9 k9", "refused wrong-count (RIF 12.7)")
        refuses(game, "offer i9 i9", "refused duplicate-offer (RIF 12.7)")
        refuses(game, "offer i9 g9", "refused symmetric-offer (RIF 12.7)")
        says(refuses(game, "offer i9 h8", "refused occupied (RIF 5)"), "h8")
        says(refuses(game, "offer i9 p9", "refused off-board (RIF 5)"), "p9")
        refuses(game, "offer i9 j9 by second", "refused not-your-turn (RIF 4)")
        refuses(game, "play i9", "refused not-now (RIF 12.7)")
        play(game, "offer i9 j9")
        shows(game, { seat = "second", phase = "pick", offers = { "i9", "j9" } })
    end)

    it("lets White's seat pick Black's stone and play the 6th", function()
        play(game, "h8, h9, h10, keep, h11, offer i9 j9")
        says(refuses(game, "pick a1", "refused no-offer (RIF 12.7)"), "a1")
        refuses(game, "pick i9 by black", "refused not-your-turn (RIF 4)")
        refuses(game, "pass", "refused")
        play(game, "pick j9 by white")
        assert.equal("black", game:at "j9")
        assert.is_nil(game:at "i9")
        shows(game, { to_move = "white", seat = "second", phase = "play", offers = {},
            moves = 5, last = "j9" })
        play(game, "a1")
        shows(game, { to_move = "black", seat = "first" })
    end)

    it("names colours, not seats, in a result after a swap", function()
        play(game, "h8, h9, h10, swap, h11, offer i9 j9 by second, pick j9 by first")
        assert.equal("won black resignation (RIF 9.5)", play(game, "resign by white"))
    end)

    it("does not allow an offer of forbidden points if they are refused", function()
        game = inarow.new("rif_renju", { forbidden = "refused" })
        play(game, "h8, h9, j10, keep, a1")
        assert.same({}, game:forbidden())
        play(game, "offer a2 a3")
        shows(game, { phase = "pick" })
    end)
end)

-- ---- Soosõrv-8 ----------------------------------------------------------------------

describe("the Soosõrv-8 opening", function()
    local game
    before_each(function()
        game = inarow.new "soosorv_8"
        play(game, "h8, i9, j10, keep, h11")
    end)

    it("lets White declare 1 to 8 after the 4th", function()
        shows(game, { seat = "second", phase = "declare" })
        says(refuses(game, "declare 0", "refused wrong-count (SOOSORV)"), "from 1 to 8")
        refuses(game, "declare 9", "refused wrong-count (SOOSORV)")
        refuses(game, "declare 300", "refused wrong-count (SOOSORV)")
        refuses(game, "declare 3 by first", "refused not-your-turn")
        refuses(game, "play a1", "refused not-now (SOOSORV)")
        assert.equal(8, #game:legal())
        assert.same({ verb = "declare", number = 1, by = "second" }, game:legal()[1])
    end)

    it("lets the other player swap, then Black offer as many", function()
        play(game, "declare 3")
        shows(game, { seat = "first", phase = "swap" })
        refuses(game, "swap by second", "refused not-your-turn")
        play(game, "swap")
        shows(game, { seat = "second", phase = "offer", count = 3 })
        says(refuses(game, "offer a1 a2", "refused wrong-count (SOOSORV)"), "3")
        refuses(game, "offer a1 a2 a2", "refused duplicate-offer (SOOSORV)")
        play(game, "offer a1 a2 a3")
        shows(game, { seat = "first", phase = "pick", offers = { "a1", "a2", "a3" } })
        play(game, "pick a2")
        shows(game, { seat = "first", to_move = "white", phase = "play", moves = 5 })
    end)

    it("allows another number with the option most", function()
        game = inarow.new("soosorv_8", { most = 4 })
        play(game, "h8, i9, j10, keep, h11")
        says(refuses(game, "declare 5", "refused wrong-count (SOOSORV)"), "from 1 to 4")
        assert.equal(4, #game:legal())
    end)
end)

-- ---- Before colours are chosen ------------------------------------------------------

describe("a game whose colours are chosen", function()
    local game
    before_each(function()
        game = assert(inarow.new { name = "swap", base = "renju", phases = {
            { "place", colour = "black", by = "first" },
            { "place", colour = "white", by = "first" },
            { "place", colour = "black", by = "first" },
            { "choose" },
        } })
    end)

    it("uses only seats until then", function()
        says(refuses(game, "play h8 by black", "refused bad-action"), "'black'", "seat")
        play(game, "play h8 by first", "a1", "b2")
        shows(game, { seat = "second", phase = "choose" })
        refuses(game, "choose grey", "refused bad-action")
        play(game, "choose black")
        shows(game, { seat = "first", to_move = "white" })
        refuses(game, "play c3 by second", "refused not-your-turn")
    end)

    it("names the winner by the seat after a resignation", function()
        assert.equal("won second resignation (RIF 9.5)", play(game, "resign"))
    end)

    it("is refused if the player of a stone is not known yet", function()
        local script = { name = "swap", base = "renju",
            phases = { { "place", colour = "black" }, { "choose" } } }
        says(helper.refused("bad-script", inarow.new(script)), "phases[1]")
    end)
end)

-- ---- Setting up, undoing ------------------------------------------------------------

describe("setup", function()
    it("is past the opening, and seat n holds colour n", function()
        local game = at_position("rif_renju", "h8", "h9", "white")
        shows(game, { to_move = "white", seat = "second", phase = "play", moves = 0 })
        assert.is_nil(game:opening())
        assert.equal("ok", play(game, "a1, pass"))
    end)

    it("takes any numbers of stones", function()
        local game = inarow.new "renju"
        assert(game:setup(("X"):rep(225)))
        assert.equal("playing", game:state().status)
        assert(game:setup(("O"):rep(224) .. "."))
        assert.equal("o1", game:legal()[1].point)
    end)

    it("is refused after an action, or if the position is invalid", function()
        local game = inarow.new "renju"
        local before = snapshot(game)
        says(helper.refused("bad-position", game:setup("...")), "225", "3")
        says(helper.refused("bad-position", game:setup(("?"):rep(225))), "'?'")
        helper.refused("bad-position", game:setup(("1"):rep(225)))
        says(helper.refused("bad-position", game:setup(("."):rep(225), "red")), "'red'",
            "black or white")
        assert.same(before, snapshot(game))
        play(game, "h8")
        helper.refused("not-now", game:setup(("."):rep(225)))
        assert.equal("black", game:at "h8")
    end)

    it("is kept in the record", function()
        local game = at_position("renju", "h8 a1", "o15", "white")
        play(game, "c3, pass")
        local again = helper.open(game:record())
        assert.same(snapshot(game), snapshot(again))
    end)
end)

local LONG = {
    renju = "h8, draw offer, draw refuse, i9, pass, draw offer, g7, h9, i8, i7, h7, h6,"
        .. " j9, g6, k10, resign by white",
    rif_renju = "h8, i9, j10, draw offer, swap, pass, offer a1 c5, draw offer, pick c5,"
        .. " o1, d6, pass, pass",
    soosorv_8 = "h8, h9, h10, swap, h11, declare 4, swap, offer a1 a2 a3 a4, pick a3,"
        .. " e5, draw offer, draw accept",
}

describe("undo", function()
    it("undoes nothing at the start", function()
        local game = inarow.new "renju"
        helper.refused("not-now", game:undo())
        game:setup(cells(15, "h8", ""))
        helper.refused("not-now", game:undo())
        assert.equal("black", game:at "h8")
    end)

    for variant, text in pairs(LONG) do
        it("gives the same state as a replay, in " .. variant, function()
            local game, before = inarow.new(variant), {}
            for action in text:gmatch "[^,]+" do
                before[#before + 1] = snapshot(game)
                play(game, action)
            end
            local after = snapshot(game)
            assert.is_true(game:state().over)
            assert.same(after, snapshot(helper.open(game:record())))
            for i = #before, 1, -1 do
                assert.is_true(game:undo())
                assert.same(before[i], snapshot(game))
                assert.same(before[i], snapshot(helper.open(game:record())))
            end
            play(game, text)
            assert.same(after, snapshot(game))
        end)
    end

    it("undoes actions with any time", function()
        for _, time in ipairs { "0.00001", "123456789012345", "7" } do
            local game = inarow.new "renju"
            play(game, "play h8 @" .. time, "pass @" .. time, "play a1 @" .. time)
            local text = ("variant renju\nplay h8 @%s\n"):format(time)
            local before = snapshot(helper.open(text))
            assert.is_true(game:undo())
            assert.is_true(game:undo())
            assert.same(before, snapshot(game))
        end
    end)

    it("returns to a position that was set up", function()
        local game = at_position("renju", "h8", "h9", "white")
        local before = snapshot(game)
        play(game, "a1, b1, pass, pass")
        for _ = 1, 4 do game:undo() end
        assert.same(before, snapshot(game))
    end)

    it("undoes the largest offer, in positions of any number of bytes", function()
        for rows = 6, 7 do
            local game = assert(inarow.new { name = "mine", source = "MINE",
                colours = { "black", "white", "red" }, board = { 7, rows },
                win = { row = 4, atleast = true },
                phases = { { "offer", colour = "black", count = 32 },
                    { "pick", colour = "black", by = "white" } } })
            local before, points = snapshot(game), {}
            for i = 1, 32 do points[i] = game:board().points[i].name end
            assert(game:apply { verb = "offer", points = points })
            local offers = game:state().offers
            assert.equal(32, #offers)
            assert(game:undo())
            assert.same(before, snapshot(game))
            assert(game:apply { verb = "offer", points = points })
            assert.same(offers, game:state().offers)
        end
    end)
end)

describe("a list of stones", function()
    -- Returns points, some of which are invalid or not playable; the start is dense.
    local function points_for(game, random)
        local points = {}
        for i = 1, 60 do
            local x, y = random(game.rules.width + 1), random(game.rules.height + 1)
            points[i] = random(40) == 1 and ({ "zz", "H8", "a", "a0", "" })[random(5)]
                or string.char(96 + x) .. y
        end
        return points
    end

    local function one_by_one(game, points)
        for i, point in ipairs(points) do
            if game.final or not game:play(point) then return i end
        end
        return #points + 1
    end

    for _, name in ipairs { "gomoku", "renju", "rif_renju", "pente", "connect_four",
        "connect6", "tic_tac_toe", "pente_teams", "popout", "poof_pente" } do
        it("of " .. name .. " is the same as single plays or actions", function()
            local random = helper.random(#name)
            for _ = 1, helper.is_long and 40 or 15 do
                local run, played, applied =
                    assert(inarow.new(name)), inarow.new(name), inarow.new(name)
                local points = points_for(run, random)
                for _ = 1, 8 do
                    local left, other = run:play_many(points), one_by_one(played, points)
                    for i = 1, other - 1 do
                        assert(applied:apply("play " .. points[i]))
                    end
                    -- play_many stops at a column alone and at a point in capitals,
                    -- which `play` accepts.
                    if left < other then
                        for i = left, other - 1 do assert(run:play(points[i])) end
                    end
                    assert.equal(played:record(), run:record())
                    assert.equal(played:record(), applied:record())
                    assert.equal(tostring(played.final), tostring(run.final))
                    assert.equal(tostring(played.final), tostring(applied.final))
                    local next_point = points[other]
                    if next_point and not played.final then
                        local _, _, code = played:play(next_point)
                        local _, _, same = applied:apply("play " .. next_point)
                        assert.equal(code, same)
                    end
                    points = points_for(run, random)
                end
            end
        end)
    end

    it("may begin at a place of the list", function()
        local game = assert(inarow.new "gomoku")
        assert.equal(4, game:play_many({ "a1", "b2", "c3" }, 2))
        assert.equal("variant gomoku\nplay b2\nplay c3\n", game:record())
        for _, from in ipairs { 0, -1, 2 ^ 32 + 1 } do
            assert.is_false((pcall(game.play_many, game, { "a1" }, from)))
        end
        assert.equal(2, game:state().moves)
    end)
end)

describe("the line of a game", function()
    -- Returns its actions in writing.
    local function line_of(game)
        local words = {}
        for i, action in ipairs(game:line()) do words[i] = action.point end
        return table.concat(words, " ")
    end

    it("leads to the position, after any number of restorations", function()
        local game = inarow.new "gomoku"
        play(game, "h8, i9, j10, k11, disarranged restored to 3, a1")
        assert.equal("h8 i9 j10 a1", line_of(game))
        play(game, "disarranged restored to 1")
        assert.equal("h8", line_of(game))
        play(game, "b2, disarranged restored to 0")
        assert.equal("", line_of(game))
        play(game, "c3")
        assert.equal("c3", line_of(game))
    end)

    it("numbers fallen stones", function()
        local rules = { name = "pegs", source = "PEGS", colours = { "x", "o" },
            board = { 2, 3, 5, gravity = true, holes = { "a1-2", "a1-3" } },
            turn = { pop = true }, win = { row = 5, atleast = true } }
        local game = assert(inarow.new(rules))
        play(game, "play a1-1, play a1-4, play b1-1, play a1-5, remove a1-1")
        assert.same({ ["a1-1"] = 2, ["a1-4"] = 4, ["b1-1"] = 3 }, game:numbers())
        game = inarow.new "popout"
        play(game, "play a1, play a2, play b1, play a3, remove a1")
        assert.same({ a1 = 2, a2 = 4, b1 = 3 }, game:numbers())
    end)
end)

describe("a refusal of a move", function()
    it("names the point that is at fault", function()
        local game = inarow.new "teeko"
        play(game, "a1, e5, b1, d5, a2, e4, c4, d3")
        says(refuses(game, "move c3 c2", "refused no-stone"), "c3")
        says(refuses(game, "move a1 b1", "refused occupied"), "b1")
    end)
end)

describe("the prompt for the side to move", function()
    it("names the region where a stone is legal, if there is one", function()
        assert.equal("play", (inarow.new "gomoku"):prompt().in_full)
        says((inarow.new "gomoku_pro"):prompt().in_full, "play in the centre")
    end)
end)

describe("the words of a record", function()
    it("have times of at most fifteen digits", function()
        assert.equal(123456789012345, model.parse("pass @123456789012345").time)
        assert.is_nil(model.parse "pass @1234567890123456")
        assert.equal(12.5, model.parse("pass @12.50").time)
    end)

    it("have time controls within limits", function()
        for _, words in ipairs { "1", "0.5", "99999999", "60+0", "1/60",
            "9999/60+99999999", "40/7200 900+30" } do
            assert.is_table((model.controls(words)), words)
        end
        for _, words in ipairs { "0", "0+5", "100000000", "60+100000000", "0/60",
            "10000/60", "1e3", "60+.", "1/2/3", "1+2+3", "." } do
            assert.is_nil((model.controls(words)), words)
        end
    end)
end)

describe("counted reasons in a game with a hook", function()
    it("are the names of its rows and shapes", function()
        local game = assert(inarow.new { name = "mine", source = "MINE", board = { 4, 4 },
            colours = { "x", "o" }, turn = { pass = true },
            win = { row = 4, atleast = true, reason = "line",
                shapes = { square = { "XX", "XX" } } },
            hooks = { after = function() end } })
        play(game, "a1, d4, a2, d3, b1, d2")
        assert.same({ square = 1 }, game:perft(1)[1].ended)
        play(game, "c4")
        assert.same({ line = 1 }, game:perft(1)[1].ended)
    end)
end)

describe("words that a verb does not accept", function()
    it("are refused by the present phase, or the first phase with the verb", function()
        local game = assert(inarow.new { name = "mine", source = "MINE", board = { 9, 9 },
            colours = { "black", "white" }, win = { row = 5, atleast = true },
            phases = { { "place", colour = "black" }, { "swap", cite = "MINE 1" },
                { "place", colour = "white" }, { "swap", cite = "MINE 2" } } })
        refuses(game, "swap that", "refused bad-action (MINE 1)")
        play(game, "a1")
        refuses(game, "swap that", "refused bad-action (MINE 1)")
        play(game, "keep, a2")
        refuses(game, "swap that", "refused bad-action (MINE 2)")
        play(game, "keep")
        refuses(game, "swap that", "refused bad-action (MINE 1)")
    end)
end)

it("a ruling on a forbidden move names its point", function()
    local game = inarow.new("renju", { opening = "free" })
    assert(game:setup(cells(15, "h9 h10 f8 g8", "a1 c1 e1 g1")))
    says(assert(game:play "h8").message,
        "White wins: Black made a double-three at h8.")
end)

it("the conduct of a game cannot have impossible values", function()
    local game = inarow.new "renju"
    local ok, message, code = game:set_option("adjudication", "x")
    assert.same({ false, "bad-option" }, { ok or false, code })
    says(message, "adjudication")
    assert(game:set_option("adjudication", "claims"))
end)

-- A missing field may need memory, after the game has changed.
it("a new start adds no field to the game, not even nil", function()
    local game, added = inarow.new("renju", { opening = "free" }), {}
    local class = getmetatable(game)
    class.__newindex = function(self, key, value)
        added[#added + 1] = key
        rawset(self, key, value)
    end
    local is_set = game:set_option("adjudication", "claims")
        and game:setup(cells(15, "h8", "h9"))
    class.__newindex = nil
    assert(is_set)
    assert.same({}, added)
end)
