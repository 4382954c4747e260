-- Tests analysis of threats: game:analyse, and the command of the same name.
local helper = dofile "tests/lua/helper.lua"
local analyse = require "inarow.attack.analyse"
local inarow = require "inarow"
local terminal = dofile "tests/lua/terminal.lua"

local refused = helper.refused

-- Returns a game with stones set up on a 15x15 board.
local function set_up(variant, black, white, turn)
    local game = assert(inarow.new(variant,
        variant == "gomoku" and { size = "15x15" } or nil))
    assert(game:setup(helper.cells(15, black, white), turn))
    return game
end

-- White wins in renju by g14 j14 f13 e14 h15, with a five from d11 to h15.
local CELLS = "...................X.............XOO.OX.........OXXXXO........XOXO.XO."
    .. "..X....OOX.OXOO.XO..O.XXOXOO...XOX..XXOXO.XXOXOO....X.OOXOOXXOX....OXX"
    .. "O.XX.OOOX.....XXOOOOXX........O.XX..O................................."
    .. "..............."

local THREE, OTHER = "g8 h8 i8", "c3 d3 e3" -- open threes, with no other stones nearby

after_each(helper.clean)

-- ---- Answers ------------------------------------------------------------------------

-- Replays a line from the game's position: every stone is legal, and the last one wins.
local function replay(game, line, colour)
    local cells, turn = game:cells(), colour
    local twin = assert(inarow.new(game.rules.name,
        { size = game.width .. "x" .. game.height }))
    assert(twin:setup(cells, turn))
    for i, point in ipairs(line) do
        local ruling = assert(twin:apply(point == "pass" and point or "play " .. point))
        assert.equal(i == #line and "won" or "ok", ruling.status)
    end
    assert.equal(colour, twin.final.who)
end

-- Returns a game after these moves, with options.
local function after(options, moves)
    local game = assert(inarow.new("gomoku", options))
    for point in moves:gmatch "%S+" do assert(game:play(point)) end
    return game
end

-- Rows of four, five and six stones on one line of a 15x15 board.
local ROWS = { [4] = "d8 e8 f8 g8", [5] = "d8 e8 f8 g8 h8", [6] = "d8 e8 f8 g8 h8 i8" }

describe("a position set up with a row", function()
    local FIVE, LONGER = { [5] = true }, { [5] = true, [6] = true }
    for variant, wins in pairs {
        renju = { black = FIVE, white = LONGER },
        gomoku = { black = LONGER, white = LONGER },
        gomoku_exact = { black = FIVE, white = FIVE },
    } do
        it("is over if that row wins: " .. variant, function()
            for colour, wanted in pairs(wins) do
                for count, row in pairs(ROWS) do
                    local is_black = colour == "black"
                    local text = helper.cells(15, is_black and row or "a1 c3 e1",
                        is_black and "a1 c3 e1" or row)
                    local game = assert(inarow.position(text, variant))
                    for _, asked in ipairs(analyse.questions()) do
                        local answer, message, code = game:analyse { question = asked }
                        assert.equal(not wanted[count], answer ~= nil)
                        if not answer then
                            assert.equal("game-over", code)
                            helper.says(message, row, colour == "black"
                                and "Black already has a" or "White already has a")
                        end
                    end
                    assert.equal(wanted[count] and "game-over" or nil,
                        wanted[count] and select(3, game:solve()) or nil)
                end
            end
        end)
    end

    it("is judged and explained as one that goes on", function()
        local game = assert(inarow.position(helper.cells(15, ROWS[5], "a1"), "gomoku"))
        assert.equal("playing", game:state().status)
        assert.equal("allowed", game:explain "a3".reason)
        assert.equal("overline", game:explain "i8".reason)
        assert(game:play "a3")
        assert.equal("game-over", select(3, game:analyse { question = "vcf" }))
    end)

    it("gives no puzzle", function()
        local record = helper.file("variant gomoku size=15\nboard\n"
            .. helper.cells(15, ROWS[5], "a1 c1 e1 g1"):gsub(("."):rep(15), "%0\n"))
        for _, by in ipairs { "", " --vct" } do
            local status, out, err = helper.inarow("puzzles 1 --from " .. record .. by)
            assert.equal("1inarow: no puzzles were found\n", status .. out .. err)
        end
        local status, out, err = helper.inarow("solve " .. record)
        assert.equal("2", status .. out)
        helper.says(err, "Black already has a five, d8 e8 f8 g8 h8")
    end)
end)

describe("a four in a game where longer rows win", function()
    it("is counted once for each point that makes a winning row", function()
        for _, case in ipairs {
            { "d8", "e8 f8 g8 j8 k8", "four", 1 },
            { "a1", "e8 f8 g8", "straight-four", 1 },
            { "e8", "f8 g8 j8 k8 l8", "four", 1 },
            { "a1", "d8 e8 f8 j8 k8 l8", "four-four", 2 },
        } do
            local game = set_up("renju", case[1], case[2], "white")
            for _, stone in ipairs(game:analyse { question = "threats" }.stones) do
                if stone.point == "h8" then
                    assert.same({ case[3], case[4] }, { stone.makes, stone.fours })
                end
            end
        end
    end)
end)

describe("an unclaimed row", function()
    it("ends the search", function()
        local game = assert(inarow.new("gomoku", { size = "15x15",
            adjudication = "claims" }))
        for _, point in ipairs { "d8", "a1", "e8", "c1", "f8", "e1", "g8", "g1" } do
            assert(game:play(point))
        end
        assert.equal("win", game:analyse { question = "vcf" }.answer)
        assert(game:play "h8")
        assert.equal("game-over", select(3, game:analyse { question = "vcf" }))
    end)
end)

describe("a game that ends before the win", function()
    it("by its limit on moves has no win by threats, and needs no defence", function()
        local six = "h8 a1 i8 a3 j8 a5"
        for _, limit in ipairs { 7, 8, 9 } do
            local game = after({ size = "15x15", moves = limit }, six)
            local wanted = limit == 9 and "win" or "none"
            for _, question in ipairs { "vcf", "vct", "storm" } do
                assert.equal(wanted, game:analyse { question = question }.answer)
            end
        end
        local game = after({ size = "15x15", moves = 8 }, "h8 a1 i8 a3 j8")
        assert.equal(220, #game:analyse { question = "defend", colour = "black" }.points)
    end)

    it("by a bound on stones leaves the result unknown, at once", function()
        local game = after({ size = "15x15" }, "h8 a1 i8 a3 j8 a5")
        for _, question in ipairs { "vcf", "vct", "storm" } do
            local answer = game:analyse { question = question, stones = 1 }
            assert.equal("unknown", answer.answer)
            assert.equal("stones", answer.cut)
        end
    end)
end)

describe("the same question", function()
    it("has the same answer and nodes after any other questions", function()
        local game = after({ size = "15x15" }, "h8 i8 h7 i7 h10 j9 g9 f8 j6")
        local first = game:analyse { question = "vct", nodes = 20000 }
        for _ = 1, 3 do
            game:analyse { question = "defend" }
            local again = game:analyse { question = "vct", nodes = 20000 }
            again.seconds = first.seconds
            assert.same(first, again)
        end
    end)

    it("has the same answer with little memory", function()
        local game = after({ size = "15x15" }, "h8 i8 h7 i7 h10 j9 g9 f8 j6")
        for _, question in ipairs { "vcf", "vct", "storm" } do
            local asked = { question = question, nodes = 100000, memory = 1 }
            local little = game:analyse(asked)
            asked.memory = 64
            local much = game:analyse(asked)
            assert.same({ little.answer, little.points }, { much.answer, much.points })
        end
    end)
end)

describe("a win by fours", function()
    it("is the shortest if that is wanted, and its line is legal", function()
        local game = assert(inarow.position(CELLS, "renju"))
        for _, shortest in ipairs { false, true } do
            local answer = assert(game:analyse { question = "vcf", colour = "white",
                shortest = shortest })
            assert.same({ "vcf", "white", "win" },
                { answer.question, answer.colour, answer.answer })
            assert.equal(2 * answer.length - 1, #answer.line)
            assert(not shortest or answer.length == 3)
            assert.equal(nil, answer.cut)
            assert(answer.nodes >= 1 and answer.seconds >= 0)
            replay(game, answer.line, "white")
        end
    end)

    it("is not found where there is none, and belongs to the side to move", function()
        local game = set_up("gomoku", THREE, "a1 c1", "white")
        local answer = assert(game:analyse { question = "vcf" })
        assert.same({ "white", "none" }, { answer.colour, answer.answer })
        assert.equal(nil, answer.length)
        answer = assert(game:analyse { question = "vcf", colour = "black" })
        assert.same({ "win", 2 }, { answer.answer, answer.length })
    end)

    it("is unknown after a bound, never absent", function()
        local game = assert(inarow.position(CELLS, "renju"))
        local answer = assert(game:analyse { question = "vcf", colour = "white",
            stones = 2 })
        assert.same({ "unknown", "stones" }, { answer.answer, answer.cut })
        assert.equal(nil, answer.length)
        answer = assert(game:analyse { question = "vcf", colour = "white", nodes = 1 })
        assert.same({ "unknown", "nodes" }, { answer.answer, answer.cut })
    end)

    it("counts no more positions than the bound", function()
        local game = assert(inarow.position(("."):rep(4 * 15) .. "....XX..X......"
            .. ".....X.X......." .. "....X...X......" .. ("."):rep(8 * 15), "gomoku"))
        for _, name in ipairs { "vcf", "vct", "storm", "defend" } do
            for nodes = 1, 6 do
                local answer = game:analyse { question = name, nodes = nodes }
                assert.is_true(answer.nodes <= nodes, name .. " " .. answer.nodes)
            end
        end
    end)

    it("of one stone is excluded if no four can be made", function()
        local game = assert(inarow.new "gomoku")
        helper.play(game, "h8", "a1")
        assert.equal("none", game:analyse { question = "vcf", stones = 1 }.answer)
        helper.play(game, "h9", "a2", "h10", "a3")
        assert.equal("unknown", game:analyse { question = "vcf", stones = 1 }.answer)
    end)

    it("changes nothing in the game", function()
        local game = set_up("gomoku", THREE, "a1 c1")
        assert(game:play "a15")
        local before = helper.dump(helper.snapshot(game))
        for _, question in ipairs { "vcf", "vct", "storm", "defend", "threats" } do
            assert(game:analyse { question = question, colour = "black", nodes = 3000 })
        end
        assert.equal(before, helper.dump(helper.snapshot(game)))
    end)
end)

describe("a win by threats", function()
    -- Searches for Black's win in few positions and little memory.
    local function analyse_briefly(cells)
        local game = assert(inarow.position(cells .. " black", "renju"))
        return game:analyse { question = "vct", nodes = 30000, memory = 1 }
    end

    it("has a line if its search used most of the nodes", function()
        -- The search used only short threats. Its proof must not search for longer ones.
        local cells = "......X............OXOOOOXO........OO.XO.X........XOXXXO...."
            .. "......OXXOXXO.....O.XX.OOXXXXO.O.XXXOOOOXOO......OOXO.XOX..."
            .. "....O.XOOXOOX....OXOXOXXX.OX.....XOXOXX.XO.......XOOX.O....."
            .. ".....XOO..XX.........XX..............O......."
        local answer = analyse_briefly(cells)
        assert.same({ 9, 17 }, { answer.length, #answer.line })
    end)

    it("is cut short by nodes if its proof used them up", function()
        local cells = "........................X...........X.XO..........O.OXO....."
            .. "......OXOO.........XOOX.OX.OO.....OXX.OXO.X.....XX.OX.O.XX.."
            .. ".......OXXXOX.......O.XOXOXO........XXOOOOX.......O.XOOX...."
            .. ".......XO.............OX............X........"
        local answer = analyse_briefly(cells)
        assert.same({ "win", 0, "nodes" }, { answer.answer, #answer.line, answer.cut })
    end)

    local found = assert(inarow.puzzles("gomoku", { size = "9x9" }, 4, 5, "vct"))

    it("is the shortest if that is wanted", function()
        local shorter = 0
        for _, puzzle in ipairs(found) do
            local game = assert(inarow.open(puzzle.record))
            local any = assert(game:analyse { question = "vct" })
            local answer = assert(game:analyse { question = "vct", shortest = true })
            assert.same({ "win", nil }, { answer.answer, answer.cut })
            assert.equal(2 * answer.length - 1, #answer.line)
            replay(game, answer.line, answer.colour)
            assert(answer.length <= any.length)
            shorter = shorter + (answer.length < any.length and 1 or 0)
            for _, fewer in ipairs { true, false } do
                local bound = game:analyse { question = "vct",
                    stones = answer.length - (fewer and 1 or 0) }
                assert.equal(fewer and "unknown" or "win", bound.answer)
                assert.equal(fewer and "stones" or nil, bound.cut)
            end
        end
        assert(shorter > 0)
    end)

    it("has a valid proof if that is wanted", function()
        for _, puzzle in ipairs(found) do
            local game = assert(inarow.open(puzzle.record))
            assert.equal(nil, game:analyse { question = "vct" }.proof)
            for _, shortest in ipairs { false, true } do
                local answer = assert(game:analyse { question = "vct", proof = true,
                    shortest = shortest })
                local checked = assert(inarow.check_proof(answer.proof))
                assert.equal(answer.length, checked.length)
                assert.equal(answer.length, answer.proof.length)
                assert.equal(answer.line[1], answer.proof.nodes[1].stone)
            end
        end
    end)

    -- The same stones in another order would end with an allowed stone.
    it("is proved by stones that are allowed at their places in the line", function()
        local wins = 0
        for _, stones in ipairs {
            { "h11 i9 k9 l9 n9 i8 j8 i7 h6",
                "h10 i10 l10 h9 j9 m9 h8 h7 g5" },
            { "g11 i11 f10 g9 h8 k7",
                "e11 h10 i10 i9 j8 i7" },
            { "c15 e13 i13 f12 d11 g11 c10 d10 e10 f10 e9 f8 h8 g7",
                "d14 d12 h12 c11 e11 f11 b10 g10 h10 a9 h9 d8 h6" },
        } do
            local answer = assert(set_up("renju", stones[1], stones[2], "black"):analyse {
                question = "vct", nodes = 60000, proof = true })
            if answer.proof then
                assert(inarow.check_proof(answer.proof))
                wins = wins + 1
            end
        end
        assert(wins > 0)
    end)

    it("is proved for either side to move", function()
        local game = set_up("gomoku", THREE, "a1 c1", "white")
        for _, question in ipairs { "vcf", "vct" } do
            local answer = assert(game:analyse { question = question, colour = "black",
                proof = true })
            assert.equal(2, assert(inarow.check_proof(answer.proof)).length)
            assert.equal("black", answer.proof.colour)
        end
    end)

    it("has no proof if a bound ended the search, or if there is no win", function()
        local game = assert(inarow.open(found[1].record))
        local answer = game:analyse { question = "vct", nodes = 1, proof = true }
        assert.same({ "unknown", nil }, { answer.answer, answer.proof })
        answer = assert(inarow.new "gomoku"):analyse { question = "vct", proof = true }
        assert.same({ "none", nil }, { answer.answer, answer.proof })
    end)
end)

describe("an open three beside an open three of the opponent", function()
    local game = set_up("gomoku", THREE, OTHER)

    it("wins by either straight four: two stones, not a storm", function()
        local answer = assert(game:analyse { question = "storm" })
        assert.same({ "win", { "f8", "j8" }, {}, false },
            { answer.answer, answer.points, answer.unknown, answer.storm })
        assert.equal(2, answer.length)
        replay(game, answer.line, "black")
    end)

    it("has the same wins by fours in a search of any length", function()
        local answer = assert(game:analyse { question = "storm", nodes = 2000 })
        assert.same({ "f8", "j8" }, answer.points)
    end)

    it("is stopped at these points by the opponent, who moves first", function()
        local answer = assert(game:analyse { question = "defend", colour = "black" })
        -- A four at a3, b3, f3 or g3 gains a move and so prevents the win.
        assert.same({ "none", { "a3", "b3", "f3", "f8", "g3", "j8" }, {} },
            { answer.answer, answer.points, answer.unknown })
        assert.equal(2, answer.length)
        answer = assert(game:analyse { question = "defend", colour = "black",
            vct = true })
        assert.same({ "a3", "b3", "f3", "f8", "g3", "j8" }, answer.points)
        assert.equal(false, answer.storm)
    end)

    it("is a threat, and the patterns of stones are named", function()
        local answer = assert(game:analyse { question = "threats" })
        assert.equal(1, #answer.threats)
        local threat = answer.threats[1]
        assert.same({ "three", "row", { "g8", "h8", "i8" } },
            { threat.kind, threat.line, threat.stones })
        table.sort(threat.makes)
        table.sort(threat.stops)
        assert.same({ { "f8", "j8" }, { "f8", "j8" } }, { threat.makes, threat.stops })
        local made = {}
        for _, stone in ipairs(answer.stones) do made[stone.point] = stone.makes end
        assert.same({ e8 = "four", f8 = "straight-four", j8 = "straight-four",
            k8 = "four" }, made)
    end)

    it("omits answers that are forbidden to the defender", function()
        local white = set_up("gomoku", "b1 e1 i1 m1", "g8 h8 i8 j8")
        local answer = assert(white:analyse { question = "defend" })
        assert.same({ "white", "win", {} },
            { answer.colour, answer.answer, answer.points })
        assert.equal(1, answer.length)
    end)
end)

it("the patterns that stones would make are named", function()
    local game = set_up("renju", "h8 i8 j8 k8 k9 k10 c3 c4 d5 e5 a10 a11",
        "b2 b7 g8 l7 h1")
    local answer = assert(game:analyse { question = "threats", colour = "black" })
    local made = {}
    for _, stone in ipairs(answer.stones) do made[stone.point] = stone end
    assert.equal("five", made.l8.makes)
    assert.equal(true, made.c5.forbidden)
    assert.equal("forbidden", made.c5.makes)
end)

-- ---- Progress and interruption ------------------------------------------------------

-- Returns a board with many chances, so that the search for threats takes long; `more` is
-- further black stones.
local function busy(more)
    return set_up("gomoku",
        "c3 e5 g3 i5 k3 m5 c8 f9 i8 l9 d12 g13 j12 m13 " .. (more or ""),
        "d4 f6 h4 j6 l4 n6 d9 g10 j9 m10 e11 h12 k11 n12")
end

describe("a long search", function()
    it("reports its progress, and stops when it must", function()
        local reports = {}
        local answer = assert(busy():analyse { question = "storm", nodes = 10000000,
            progress = function(nodes, seconds)
                reports[#reports + 1] = { nodes, seconds }
                return true
            end })
        assert.equal(1, #reports)
        assert(reports[1][1] > 0 and reports[1][2] >= 0)
        assert.equal("stopped", answer.cut)
    end)

    it("has the documented number of seconds", function()
        local seconds = helper.contents "lua/README.md":match
            "above 0; (%d+) by default, unless `nodes` is given"
        assert.equal(seconds, tostring(analyse.SECONDS))
    end)

    it("has an answer after any time", function()
        for _, question in ipairs { "vcf", "vct", "storm", "defend" } do
            local answer = busy():analyse { question = question, seconds = 1e-300 }
            assert(answer.answer == "unknown" or answer.nodes <= 1024, question)
        end
    end)

    it("returns an error of its callback, and works again", function()
        local game = busy()
        local ok, fault = pcall(game.analyse, game, { question = "storm",
            progress = function() error { "mine" } end })
        assert.equal(false, ok)
        assert.equal("mine", fault[1])
        assert.equal("win", set_up("gomoku", THREE, "a1 c1")
            :analyse { question = "vcf" }.answer)
    end)

    it("can be interrupted by a question about another position", function()
        local within
        local game = busy()
        local alone = game:analyse { question = "vct", nodes = 5000 }
        local answer = assert(game:analyse { question = "vct", nodes = 5000,
            progress = function()
                within = set_up("gomoku", THREE, "a1 c1"):analyse { question = "vcf" }
            end })
        assert.equal("win", within.answer)
        answer.seconds, alone.seconds = nil, nil
        assert.same(alone, answer)
    end)

    it("is about the game's position at its start, whatever the callback plays",
        function()
            local calls = 0
            for _, question in ipairs { "vct", "storm", "defend" } do
                local game = busy()
                local alone = game:analyse { question = question, nodes = 300000 }
                local answer = assert(game:analyse { question = question, nodes = 300000,
                    progress = function()
                        calls = calls + 1
                        if not game:undo() then assert(game:play "h8") end
                    end })
                answer.seconds, alone.seconds = nil, nil
                assert.same(alone, answer)
            end
            assert(calls > 2)
        end)

    it("visits the same positions each time", function()
        local game, counts = busy(), {}
        for i = 1, 3 do
            counts[i] = game:analyse { question = "vct", nodes = 20000 }.nodes
            set_up("renju", THREE, "a1 c1"):analyse { question = "vct" }
        end
        assert.same({ counts[1], counts[1] }, { counts[2], counts[3] })
        assert(counts[1] <= 20001)
    end)
end)

-- ---- Refusals -----------------------------------------------------------------------

describe("an invalid question is refused:", function()
    local game = set_up("gomoku", THREE, "a1 c1")

    for name, case in pairs {
        ["no question"] = { {}, "expected vcf, vct, storm, defend or threats" },
        ["an unknown question"] = { { question = "vfc" }, "question: expected vcf" },
        ["an unknown key"] = { { question = "vcf", node = 1 }, "'node'", "nodes" },
        ["a bound of zero"] = { { question = "vcf", nodes = 0 }, "at least 1" },
        ["a negative bound"] = { { question = "vcf", seconds = -1 }, "above 0" },
        ["no number"] = { { question = "vct", seconds = 0 / 0 }, "above 0" },
        ["endless seconds"] = { { question = "vct", seconds = math.huge }, "above 0" },
        ["half a stone"] = { { question = "vct", stones = 1.5 }, "from 1 to 676" },
        ["many stones"] = { { question = "vct", stones = 677 }, "from 1 to 676" },
        ["no memory"] = { { question = "vcf", memory = 0 }, "from 1 to 1024" },
        ["a text for a number"] = { { question = "vct", nodes = "9" }, "nodes" },
        ["an unknown colour"] = { { question = "vcf", colour = "red" },
            "black or white" },
        ["the shortest storm"] = { { question = "storm", shortest = true },
            "question 'vcf' or 'vct'" },
        ["a proof of defences"] = { { question = "defend", proof = true },
            "question 'vcf' or 'vct'" },
        ["storm with vct"] = { { question = "storm", vct = true }, "question 'defend'" },
    } do
        it(name, function()
            local message = refused("bad-question", game:analyse(case[1]))
            helper.says(message, (table.unpack or unpack)(case, 2))
        end)
    end

    it("in games without suitable rules, each in its own words", function()
        local reasons = {}
        for _, name in ipairs(inarow.variants()) do
            local other = assert(inarow.new(name))
            local answer, message, code = other:analyse { question = "vcf" }
            assert.equal(nil, answer and (other:state().phase ~= "play" or nil))
            if code == "no-threats" then
                reasons[message:match ": (.*)$"] = name
            else
                assert(answer or code == "not-now", name .. ": " .. tostring(message))
            end
        end
        for _, reason in ipairs { "stones can be captured.", "stones fall.",
            "several stones are placed in a turn.", "stones can be moved.",
            "it is not a game of two colours.",
            "a row must be open at an end.", "some rows lose.", "shapes win or lose." } do
            assert(reasons[reason], reason)
        end
    end)

    it("for scripts whose hooks or rows decide otherwise", function()
        for keys, why in pairs { ["hooks = { legal = function() end }"] = "hooks",
            ["win = { row = 2 }"] = "fewer than three",
            ["scatter = { neutral = 2 }"] = "stones that belong to nobody",
            ["win = { survives = true }"] = "only if it survives the answer" } do
            local variant = assert(inarow.load(([[return { name = "scripted",
                base = "gomoku", source = "X", %s }]]):format(keys)))
            helper.says(refused("no-threats", assert(inarow.new(variant)):analyse {
                question = "vcf" }), why)
        end
    end)

    it("in a game that is over, or in its opening", function()
        local over = set_up("gomoku", "g8 h8 i8 j8", "a1 c1")
        helper.play(over, "k8")
        refused("game-over", over:analyse { question = "vcf" })
        refused("not-now", assert(inarow.new "rif_renju"):analyse { question = "vcf" })
    end)

    it("but a question that is not a table is a programmer's mistake", function()
        for _, bad in ipairs { false, "vcf", 1 } do
            local ok, fault = pcall(game.analyse, game, bad or nil)
            assert.equal(false, ok)
            helper.says(fault, "game:analyse: question: a table expected")
        end
    end)
end)

-- ---- The command --------------------------------------------------------------------

describe("inarow analyse", function()
    local three = helper.cells(15, THREE, OTHER)

    it("answers positions one per line, in order", function()
        local path = helper.file(CELLS .. " a remark\nno\n"
            .. helper.cells(15, THREE, "a1 c1") .. "\n")
        local status, out, err = helper.inarow("analyse --vcf --shortest --json"
            .. " --colour white - < " .. path)
        assert.equal("2", tostring(status))
        helper.says(err, "line 2")
        local first, unread, last = out:match "^([^\n]*)\n([^\n]*)\n([^\n]*)\n$"
        helper.says(first, '"question":"vcf","colour":"white","answer":"win","length":3',
            '"line":["j11",')
        helper.says(unread, '{"number":2,"error":"not a position')
        helper.says(last, '"number":3', '"answer":"none","line":[]')
    end)

    it("answers in words, with the hypothetical stones on the board", function()
        local status, out = helper.inarow("analyse --variant gomoku --vcf - < "
            .. helper.file(three))
        assert.equal("0", tostring(status))
        helper.says(out, "Black wins by continuous fours with 2 stones: 1 ", "X1", "X3")
        status, out = helper.inarow("analyse --variant gomoku --storm - < "
            .. helper.file(three))
        assert.equal("0", tostring(status))
        helper.says(out, "Black wins with a stone at f8 or j8.", "[",
            "points of the answer")
        out = select(2, helper.inarow("analyse --variant gomoku --defend"
            .. " --colour black - < " .. helper.file(three)))
        helper.says(out, "Black threatens to win with 2 stones",
            "White stops black at a3, b3, f3, f8, g3 or j8.")
        out = select(2, helper.inarow("analyse --variant gomoku --threats - < "
            .. helper.file(three)))
        helper.says(out, "a three on the row: g8 h8 i8, a straight four by",
            "With one more stone black can make:", "a straight four at f8 or j8")
    end)

    it("reports interrupted defences if there is a threat, without long lists", function()
        local function threat_text(at, nodes)
            return (select(2, helper.inarow(("analyse --variant gomoku --defend --storm"
                .. " --at %d --nodes %d docs/double-three.rec"):format(at, nodes))))
        end
        for _, at in ipairs { 4, 6, 8 } do
            for _, nodes in ipairs { 1, 2000, 30000 } do
                local out = threat_text(at, nodes)
                helper.says(out, "It is not known whether white threatens to win by"
                    .. " continuous threats.")
                for line in out:gmatch "[^\n]+" do assert.is_true(#line < 120, line) end
            end
        end
        local settled, open = threat_text(4, 30000):match(
            "Black stops white at (%d+) points%..-not settled (%d+) points")
        assert(tonumber(settled) > 100 and settled + open <= 15 * 15 - 4)
        helper.says(threat_text(2, 30000), "White does not threaten to win this way")
    end)

    it("mentions that a search cut short may have missed a shorter win", function()
        local game = assert(inarow.position(three, "gomoku"))
        local answer = assert(game:analyse { question = "vct" })
        local cut = "The search was cut short by the limit on positions."
        answer.cut = "nodes"
        helper.says(inarow.text(answer, game), "\nThere may be a shorter win. " .. cut)
        answer.length = nil
        helper.says(inarow.text(answer, game), "\n" .. cut)
    end)

    it("names the points that do not stop a win where most do", function()
        local threat_text = require "inarow.attack.threat_text"
        local game = assert(inarow.position("XX./..O/... O", "tic_tac_toe"))
        local function says(points)
            return threat_text.lines(game, { question = "defend", colour = "x",
                cut = "nodes", points = points, unknown = {}, answer = "none",
                vct = false })[2]
        end
        assert.equal("O stops x everywhere except at c3.",
            says { "a1", "a2", "b1", "b2", "c1" })
        assert.equal("O stops x at c3.", says { "c3" })
        assert.equal("O stops x at any point.",
            says { "a1", "a2", "b1", "b2", "c1", "c3" })
    end)

    it("reports the number of unknown points if there are many", function()
        local out = select(2, helper.inarow("analyse --variant gomoku --storm"
            .. " --nodes 1 - < " .. helper.file(three)))
        assert.truthy(out:find("The search has not settled %d+ points%."
            .. " The search was cut short"))
    end)

    it("draws the answer for one position as a picture", function()
        local status, out = helper.inarow("analyse --variant gomoku --storm --svg - < "
            .. helper.file(three))
        assert.equal("0", tostring(status))
        helper.says(out, "<svg", "points of the answer", "Black wins with a stone at f8")
        status = helper.inarow("analyse --variant gomoku --storm --svg - < "
            .. helper.file(three .. "\n" .. three))
        assert.equal("2", tostring(status))
    end)

    it("reads records, and answers for their ends", function()
        local record = helper.file("variant gomoku size=15\nplay g8\nplay a1\nplay h8\n"
            .. "play a3\nplay i8\nplay a5\n---\nvariant pente\n")
        local status, out, err = helper.inarow("analyse --vcf --json " .. record)
        assert.equal("2", tostring(status))
        helper.says(out, '#1","question":"vcf","colour":"black","answer":"win"')
        helper.says(err, "#2: Threat analysis does not support Pente")
    end)

    it("answers for any action of a record", function()
        local path = helper.file("variant gomoku size=15\nplay g8\nplay a1\nplay h8\n"
            .. "play a3\nplay i8\nplay a5\nplay j8\nplay a8\nplay k8\n")
        for at, wanted in pairs { [0] = "none", [4] = "none", [6] = "win",
            [8] = "win" } do
            local status, out = helper.inarow(("analyse --vcf --json --at %d %s"):format(
                at, path))
            assert.equal(0, status)
            helper.says(out, ('"colour":"black","answer":"%s"'):format(wanted))
        end
        local status, _, err = helper.inarow("analyse --vcf " .. path)
        assert.equal(2, status)
        helper.says(err, "The game is over.")
        status, _, err = helper.inarow("analyse --vcf --at 10 " .. path)
        assert.equal(2, status)
        helper.says(err, "#1: the record has only 9 actions; there is no action 10")
    end)

    it("names the end of a record before the requested action", function()
        local illegal = helper.file("variant gomoku size=15\nplay g8\nplay a1\nplay g8\n"
            .. "play b1\n")
        local over = helper.file("variant gomoku size=15\nplay g8\nplay a1\nplay h8\n"
            .. "play a3\nplay i8\nplay a5\nplay j8\nplay a8\nplay k8\nplay b1\n"
            .. "play b2 -> refused\nplay b3\n")
        for _, command in ipairs { "analyse --vcf --at %d ",
            "explain --at %d --record " } do
            for _, case in ipairs {
                { illegal, 4, "action 3 was refused; later actions are ignored" },
                { over, 12, "was over after action 9; action 12 is not ruled on" },
                { over, 13, "the record has only 12 actions; there is no action 13" } } do
                local status, _, err = helper.inarow(command:format(case[2]) .. case[1])
                assert.equal(2, status)
                helper.says(err, case[3])
            end
        end
    end)

    it("answers for a refused action, and names it", function()
        local path = helper.file("variant gomoku size=15\nplay g8\nplay g8\n")
        assert.equal(0, (helper.inarow("analyse --vcf --at 1 " .. path)))
        local status, _, err = helper.inarow("analyse --vcf --at 2 " .. path)
        assert.equal(2, status)
        helper.says(err, "#1: move 2, play g8: refused occupied")
    end)

    it("reports that there is nothing to stop, and marks no point", function()
        local path = helper.file(helper.cells(15, "h8", "a1"))
        local asked = "analyse --variant gomoku --defend --colour black "
        local status, out = helper.inarow(asked .. "- < " .. path)
        assert.equal(0, status)
        assert.equal("Black does not threaten to win this way, so white has nothing to"
            .. " stop.\n", out)
        out = select(2, helper.inarow(asked .. "--svg - < " .. path))
        helper.says(out, "white has nothing to stop")
        assert.equal(nil, out:find("points of the answer", 1, true))
        out = select(2, helper.inarow(asked .. "--json - < " .. path))
        assert.equal(223, select(2, out:match '"points":(%b[])':gsub('"%w+"', "")))
    end)

    it("does not report so if a bound hides a threat", function()
        local game = set_up("gomoku", THREE, OTHER)
        local whole = game:analyse { question = "defend", colour = "black" }
        for nodes = 1, whole.nodes do
            local answer = game:analyse { question = "defend", colour = "black",
                nodes = nodes }
            assert.equal(answer.line == nil, answer.cut == "nodes" and not answer.line)
            assert.equal(nil, inarow.text(answer, game):find("nothing to stop",
                1, true))
        end
    end)

    it("draws its answer with the lines of the text, in order", function()
        for _, question in ipairs { "--vcf", "--vct", "--storm", "--defend", "--threats",
            "--storm --defend" } do
            local asked = ("analyse %s %%s - < %s"):format(question, helper.file(three))
            local _, output = helper.inarow(asked:format "")
            local _, picture = helper.inarow(asked:format "--svg")
            local described = picture:match "<desc>(.-)</desc>"
            local count = 0
            for line in output:gsub("\n15 .*", "\n"):gmatch "[^\n]+" do
                local text = "\n" .. line:gsub("'", "&#39;") .. "\n"
                assert(described:find(text, 1, true), line)
                count = count + 1
            end
            assert.is_true(count >= 1)
        end
    end)

    it("shows a bar and, after an interrupt, the results until then", function()
        local _, status, sent = terminal.run("env NO_COLOR=1 build/inarow analyse"
            .. " --variant gomoku --storm --seconds 600 - < "
            .. helper.file(busy("b13 l2"):cells()),
            { "\r\27[K[", "%", { send = "\3" } })
        assert.equal(1, status)
        helper.says(sent, "Black wins with a stone at", "The search has not settled",
            "The search was interrupted.")
    end)

    -- Checks that one thread and several give the same answers; `options` include the
    -- path.
    local function same_by_all(options)
        local wanted
        for _, jobs in ipairs { 1, 2, 4 } do
            local status, out, err = helper.inarow(("analyse --jobs %d %s"):format(jobs,
                options))
            local got = { status, out:gsub('"seconds":[%d.e-]+', ""), err }
            wanted = wanted or got
            assert.same(wanted, got)
        end
        return wanted[2], wanted[3]
    end

    it("gives the same answers on one thread and on several", function()
        local cells, faulty = {}, {}
        for line in io.lines "tests/positions/vcf.tsv" do
            cells[#cells + 1] = not line:find "^#" and line:match "%S+" or nil
        end
        assert.equal(700, #cells)
        cells = helper.some(cells, 100)
        local out = same_by_all("--vcf --shortest --json - < "
            .. helper.file(table.concat(cells, "\n") .. "\n"))
        assert.equal(#cells, select(2, out:gsub("\n", "")))
        for i = 1, 60 do faulty[i] = i % 7 == 0 and "no" or cells[i] end
        local path = helper.file(table.concat(faulty, "\n") .. "\n")
        out = same_by_all("--vct --nodes 3000 --json - < " .. path)
        helper.says(out, '"answer":"win"', '"answer":"none"', '"answer":"unknown"')
        local _, err = same_by_all("--storm --nodes 3000 - < " .. path)
        assert.equal(8, select(2, err:gsub("\n", "")))
        same_by_all("--storm --defend --nodes 1000 --json - < " .. path)
    end)

    it("analyses records on several threads too", function()
        local record = helper.file("variant gomoku size=15\nplay g8\nplay a1\nplay h8\n"
            .. "play a3\nplay i8\nplay a5\n---\nvariant pente\n---\nvariant gomoku\n"
            .. "play zz\n---\nvariant gomoku\nplay h8\n")
        local out, err = same_by_all("--vct --json " .. record)
        helper.says(out, '#1","question"', '#4","question"')
        helper.says(err, "#2: Threat analysis", "#3")
        same_by_all("--vct tests/nosuch.rec")
    end)

    it("answers before more input comes, on several threads too", function()
        local _, status, sent = terminal.run("sh -c '{ echo " .. CELLS
            .. "; read line; echo " .. CELLS .. "; } |"
            .. " build/inarow analyse --jobs 3 --vcf --json - ' ",
            { '"answer":', { send = "go\n" }, '"answer":' })
        assert.equal(0, status)
        assert.equal(2, select(2, sent:gsub('"answer":', "")))
    end)

    helper.at_length(it, "prints results until an interrupt on threads too", function()
        local many = (busy("b13 l2"):cells() .. "\n"):rep(20)
        local _, status, sent = terminal.run("env NO_COLOR=1 build/inarow analyse"
            .. " --jobs 3 --variant gomoku --storm --seconds 600 - < "
            .. helper.file(many), { "\r\27[K[", "%", { send = "\3" } })
        assert.equal(1, status)
        helper.says(sent, "The search has not settled")
        assert.equal(2, select(2, sent:gsub("The search was interrupted", "")))
    end)

    for _, case in ipairs {
        { "--vcf --jobs 0", "from 1 to 64" }, { "--vcf --jobs x", "from 1 to 64" },
        { "", "exactly one of --vcf, --vct" },
        { "--vcf --svg --json", "exactly one of --json, --svg or --proof" },
        { "--vcf --vct", "exactly one of" },
        { "--vcf --nodes 0", "at least 1" }, { "--vcf --seconds=-1", "above 0" },
        { "--vcf --nodes -1", "at least 1, got -1" },
        { "--vcf --seconds -.5", "above 0, got -0.5" },
        { "--vcf --jobs -1", "'-1' is not a whole number" },
        { "--vcf --seconds x", "not a number" }, { "--vcf --stones 1.5", "1 to 676" },
        { "--storm --shortest", "--shortest can be used only with --vcf, --vct" },
        { "--at 3 --vcf", "--at needs a record" },
        { "--storm --vct", "only --storm and --defend can be combined" },
        { "--vcf --colour red", "black or white" },
    } do
        it("refuses " .. (case[1] ~= "" and case[1] or "no question"), function()
            local status, out, err = helper.inarow(("analyse %s - < %s"):format(case[1],
                helper.file(three)))
            assert.equal("2", tostring(status) .. out)
            helper.says(err, case[2])
        end)
    end
end)
