-- Tests puzzles: made from a seed or from games, each with one solution; and solving
-- them.
local helper = dofile "tests/lua/helper.lua"
local inarow = require "inarow"
local terminal = dofile "tests/lua/terminal.lua"
local refused = helper.refused

after_each(helper.clean)

-- Returns the points where the side to move can make a four.
local function fours_of(game)
    local points = {}
    for _, stone in ipairs(game:analyse { question = "threats" }.stones) do
        if stone.fours > 0 then points[#points + 1] = stone.point end
    end
    return points
end

-- Returns true if a stone of the side to move wins by fours, because no point stops it.
local function wins(game, point)
    local colour = game:state().to_move
    local ruling = game:play(point)
    if not ruling then return false end
    local won
    if game.final then
        won = game.final.who == colour
    else
        won = #game:analyse { question = "defend", colour = colour }.points == 0
    end
    game:undo()
    return won
end

-- These seeds find puzzles quickly.
describe("a puzzle", function()
    local made = assert(inarow.puzzles("renju", nil, helper.is_long and 6 or 3, 3))

    it("has a record that leads to its position, and its description is true", function()
        assert.equal(helper.is_long and 6 or 3, #made)
        for i, puzzle in ipairs(made) do
            local game = assert(inarow.open(puzzle.record))
            assert.equal(puzzle.cells, game:cells())
            assert.equal(puzzle.colour, game:state().to_move)
            helper.says(puzzle.record, ("note Puzzle %d: %s wins"):format(i,
                puzzle.colour), "# solution: " .. puzzle.line[1])
            local answer = assert(game:analyse { question = "vcf", shortest = true })
            assert.same({ "win", puzzle.length }, { answer.answer, answer.length })
        end
    end)

    it("has exactly one first stone that wins by fours", function()
        for _, puzzle in ipairs(made) do
            local game = assert(inarow.open(puzzle.record))
            local found = {}
            for _, point in ipairs(fours_of(game)) do
                if wins(game, point) then found[#found + 1] = point end
            end
            assert.same({ puzzle.line[1] }, found)
        end
    end)

    it("comes after shorter puzzles, and the same seed gives the same puzzle", function()
        for i = 2, #made do
            assert(made[i - 1].length <= made[i].length)
            assert.equal(1, made[i].width) -- all answers are forced
        end
        local few = inarow.puzzles("renju", nil, 2, 5)
        assert.same(few, inarow.puzzles("renju", nil, 2, 5))
        assert.not_same(few, { made[1], made[2] })
    end)

    it("exists for other rules too, or is refused", function()
        -- See also the test of the words of puzzles below.
        for _, name in ipairs(helper.some({ "renju_1899", "rif_renju",
            "gomoku_exact" }, 1)) do
            local list = inarow.puzzles(name, nil, 1, 2)
            assert(list and list[1] and list[1].variant == name
                and assert(inarow.open(list[1].record)), name)
        end
        helper.says(refused("no-threats", inarow.puzzles("pente", nil, 1)), "captured")
        refused("no-such-variant", inarow.puzzles("nosuch", nil, 1))
        assert.same({}, inarow.puzzles("gomoku", nil, 0))
        assert.error_matches(function() inarow.puzzles("gomoku", nil, -1) end, "count")
    end)

    it("is solved by its line, whose answers are those to its fours", function()
        for _, puzzle in ipairs(made) do
            local game = assert(inarow.open(puzzle.record))
            local solving = assert(game:solve())
            assert.equal(puzzle.length, solving.length)
            local tried
            for _ = 1, puzzle.length do
                tried = assert(solving:play(assert(solving:hint())))
                assert(tried.verdict ~= "wrong", tried.message)
            end
            assert.equal("solved", tried.verdict)
            assert.equal(puzzle.colour, game.final.who)
            assert.equal(nil, solving:hint())
            refused("game-over", solving:play "a1")
        end
    end)

    it("explains why a stone is wrong, and nothing changes", function()
        for _, puzzle in ipairs(made) do
            local game = assert(inarow.open(puzzle.record))
            local solving = assert(game:solve())
            local before = helper.dump(helper.snapshot(game))
            for _, point in ipairs(game.rules.board.points) do
                if point ~= puzzle.line[1] and not game:at(point) then
                    local tried = assert(solving:play(point))
                    assert.equal("wrong", tried.verdict)
                    local answered = tried.refutation
                    if answered then
                        assert.equal(nil, game:at(answered))
                        helper.says(tried.message, answered)
                    end
                end
            end
            local stone = puzzle.cells:find "[XO]"
            refused("occupied", solving:play(game.rules.board.points[stone]))
            refused("off-board", solving:play "z26")
            assert.equal(before, helper.dump(helper.snapshot(game)))
        end
    end)
end)

describe("a five at a point forbidden to the opponent", function()
    it("is reported, and the opponent plays elsewhere", function()
        local game = assert(inarow.open [[
            variant renju
            board
            ...............
            ...............
            ...............
            ...............
            ...............
            ........XX.....
            ........OX.....
            ......XOOO.....
            ........OX.....
            ...............
            ..........X....
            ...............
            ...............
            ...............
            ...............
            turn white
        ]])
        local solving = assert(game:solve())
        assert.equal("Right. Black answers at i6.", solving:play("i5").message)
        local tried = assert(solving:play "l8")
        helper.says(tried.message, "may not answer at k8", "plays " .. tried.reply)
        assert.equal("solved", solving:play("k8").verdict)
    end)
end)

describe("the opponent in a puzzle", function()
    -- Black makes an open three a straight four, at either end.
    local THREE = "variant gomoku size=15\nboard\n"
        .. helper.cells(15, "g8 h8 i8", "a1 a3 a5"):gsub(("."):rep(15), "%0\n")
        .. "turn black\n"

    it("answers another winning stone too, and the solver continues", function()
        local game = assert(inarow.open(THREE))
        local solving = assert(game:solve())
        local other = solving:hint() == "j8" and "f8" or "j8"
        local tried = assert(solving:play(other))
        assert.equal("right", tried.verdict)
        assert.equal("black", game:state().to_move)
        assert.equal("white", game:at(tried.reply))
        assert.equal("solved", solving:play(solving:hint()).verdict)
    end)
end)

describe("a puzzle of threats", function()
    local COUNT, SEED = helper.is_long and 2 or 1, helper.is_long and 3 or 10
    local made = assert(inarow.puzzles("gomoku", { size = "15x15" }, COUNT, SEED, "vct"))

    it("has no win by fours, and exactly one stone that wins by threats", function()
        assert.equal(COUNT, #made)
        assert(made[1].length <= made[COUNT].length)
        for i, puzzle in ipairs(made) do
            local game = assert(inarow.open(puzzle.record))
            assert.equal("vct", puzzle.by)
            helper.says(puzzle.record, ("Puzzle %d: %s wins by continuous threats")
                :format(i, puzzle.colour))
            assert.equal("none", game:analyse { question = "vcf" }.answer)
            local storm = assert(game:analyse { question = "storm", nodes = 2000000 })
            assert.same({ puzzle.line[1] }, storm.points)
            assert.same({}, storm.unknown)
        end
    end)

    it("has a proof of the same length, and lines for all answers", function()
        for _, puzzle in ipairs(made) do
            local facts = assert(inarow.check_proof(puzzle))
            assert.equal(puzzle.length, facts.length)
            assert.equal(puzzle.line[1], puzzle.proof.nodes[1].stone)
            assert(puzzle.width > 1 and puzzle.width < facts.nodes)
        end
    end)

    it("ends with the shortest win by fours", function()
        local of_renju = helper.is_long and inarow.puzzles("renju", nil, 1, 3, "vct")
        for _, puzzle in ipairs(of_renju and { made[1], made[2], of_renju[1] }
            or { made[1] }) do
            local game, left = assert(inarow.open(puzzle.record)), puzzle.length
            local answer
            repeat
                answer = game:analyse { question = "vcf", shortest = true,
                    nodes = 1000000 }
                if answer.answer == "none" then
                    local at = 2 * (puzzle.length - left)
                    helper.play(game, puzzle.line[at + 1], puzzle.line[at + 2])
                    left = left - 1
                end
            until answer.answer ~= "none"
            assert.equal("win", answer.answer)
            assert.equal(answer.length, left)
        end
    end)

    it("is solved against the chosen answers; wrong stones are refuted", function()
        for _, puzzle in ipairs(made) do
            local game = assert(inarow.open(puzzle.record))
            local solving = assert(game:solve())
            assert.equal("vct", solving.by)
            local tried = assert(solving:play "a1")
            assert.equal("wrong", tried.verdict)
            helper.says(tried.message, "a1 does not make a threat")
            local stones = 0
            repeat
                tried = assert(solving:play(assert(solving:hint())))
                assert(tried.verdict ~= "wrong", tried.message)
                stones = stones + 1
            until tried.verdict == "solved" or stones > 60
            assert.equal("solved", tried.verdict)
            assert.equal(puzzle.colour, game.final.who)
            assert.equal(puzzle.length, stones)
        end
    end)

    it("is answered so that the win takes the most stones", function()
        local puzzle = made[1]
        local game = assert(inarow.open(puzzle.record))
        local solving = assert(game:solve())
        local stone = solving:hint()
        local reply = assert(solving:play(stone)).reply
        assert(game:undo(true) and game:undo(true) and game:play(stone))
        local function length_after(point)
            assert(game:play(point))
            local answer = game:analyse { question = "vct", shortest = true }
            game:undo(true)
            return answer.length
        end
        assert.equal(puzzle.length - 1, length_after(reply))
        for _, point in ipairs(game.rules.board.points) do
            if not game:at(point) then
                assert(length_after(point) < puzzle.length, point)
            end
        end
    end)

    it("has a known kind", function()
        assert.error_matches(function() inarow.puzzles("gomoku", nil, 1, 1, "vcx") end,
            "by: vcf or vct expected")
        local status, out = helper.inarow "puzzles 1 --vct --json --seed 9"
        assert.equal(0, status)
        helper.says(out, '"by":"vct"')
    end)
end)

describe("an unsolvable position is refused:", function()
    it("without a win, in a game that is over, or without suitable rules", function()
        local game = assert(inarow.new("gomoku"))
        refused("no-win", game:solve())
        refused("no-threats", assert(inarow.new "pente"):solve())
        helper.play(game, "resign")
        refused("game-over", game:solve())
    end)
end)

describe("the words of a puzzle", function()
    local names = { "renju", "gomoku_exact", "bead_renju", "tic_tac_toe", "qubic" }
    if helper.is_long then
        names = {}
        for _, name in ipairs(inarow.bundled) do
            names[#names + 1] = inarow.puzzles(name, nil, 0) and name
        end
    end

    -- Returns a winning row in words: a five, or a row of another length.
    local function words_of(row)
        return row == 5 and { "continuous fours with", "make a four" }
            or { "threats of a row of " .. (row == 4 and "four" or "three") .. " with",
                "make a threat" }
    end

    it("are those of its game, in every game with puzzles", function()
        assert.is_true(#names >= 5)
        for _, name in ipairs(names) do
            local options = name:find "^gomoku" and { size = "15x15" } or nil
            local made = assert(inarow.puzzles(name, options, 1, 3))[1]
            local game = assert(inarow.open(made.record))
            local row = (game.rules.win[1] or {}).row
            local note = made.record:match "\nnote ([^\n]*)\n"
            helper.says(note, ("Puzzle 1: %s wins by continuous "):format(made.colour),
                words_of(row)[1])
            local solving = assert(game:solve())
            -- A stone without a pattern, or one that is answered.
            local seen
            for _, point in ipairs(game.rules.board.points) do
                local tried = not game:at(point) and point ~= made.line[1]
                    and solving:play(point)
                local refusal = tried and tried.message
                if refusal and refusal:find "does not make" then
                    helper.says(refusal, words_of(row)[2] .. " that ")
                    seen = true
                    break
                end
            end
            assert.is_true(seen or row == 3)
            if row ~= 5 then assert.is_nil(note:find "five") end
        end
    end)

    it("name a row of the game if one stone is left", function()
        local game = assert(inarow.position("XX./OO./... x", "tic_tac_toe"))
        assert.equal("x", game:state().to_move)
        local path = helper.file "variant tic_tac_toe\nboard\nXX.\nOO.\n...\n"
        local _, out = helper.inarow("solve --colour never " .. path, "c3\n")
        helper.says(out, "Puzzle 1: x wins with a row of three.", "1 of 1 solved.")
    end)

    it("also describe a position that does not name its game", function()
        local path = helper.file "# white to move\nXX./OO./... O\n"
        local _, out = helper.inarow("solve --colour never --variant tic_tac_toe "
            .. path, "c2\n")
        helper.says(out, "Puzzle 1: o wins with a row of three.", "1 of 1 solved.")
    end)
end)

describe("inarow puzzles and inarow solve", function()
    -- For puzzles by fours, see "keep those found until an interrupt".
    helper.at_length(it, "shows a bar while it looks, of puzzles by threats and of games",
        function()
        local _, _, sent = terminal.run("sh -c 'exec build/inarow puzzles 5000 --vct"
            .. " --seed 3 > build/tests/kept.rec'",
            { "\r\27[K[", "game", { send = "\3" } })
        helper.says(sent, "interrupted after finding ")
        os.remove "build/tests/kept.rec"
    end)

    it("print nothing else around an error", function()
        local status, out, err = helper.inarow("solve tests/nosuch.rec")
        assert.equal("2", status .. out)
        helper.says(err, "nosuch.rec")
        assert.equal("2", table.concat({ helper.inarow(
            "solve docs/double-three.rec") }, "", 1, 2))
    end)

    it("make records that other commands read and solve", function()
        local status, out = helper.inarow "puzzles 2 --seed 3"
        assert.equal(0, status)
        local path = helper.file(out)
        assert.equal(0, (helper.inarow("judge " .. path)))
        assert.equal(0, (helper.inarow("conform " .. path)))
        local _, answers = helper.inarow("analyse --vcf --shortest --json " .. path)
        helper.says(answers, '#1","question":"vcf"', '#2","question":"vcf"')
        local first = out:match "# solution: (%S+)"
        local solved
        status, solved = helper.inarow("solve --colour never " .. path,
            "h99\nhint\n" .. first .. "\nsolution\nboard\nnext\n")
        assert.equal(0, status)
        helper.says(solved, "Puzzle 1:", "The next stone: " .. first, "Right. ",
            "wins by continuous fours with", "Puzzle 2:", "0 of 2 solved.")
    end)

    it("explain the possible inputs, and refuse others in one line", function()
        local path = helper.file(select(2, helper.inarow "puzzles 1 --seed 3"))
        local function typed(line)
            local _, out = helper.inarow("solve --colour never " .. path,
                line .. "\nquit\n")
            return out:match("%a+> " .. line .. "\n(.-)%a+> quit\n")
        end
        local words = typed "help"
        for _, word in ipairs { "POINT", "board", "help", "hint", "next", "quit",
            "solution" } do
            helper.says("\n" .. words, "\n" .. word .. ": ")
        end
        assert.equal(words, typed "Help")
        for line, wanted in pairs { hnit = "'hnit' is neither a point",
            z26 = "z26 is not", ["hint now"] = "not 'hint now'",
            ["h8 h9"] = "not 'h8 h9'" } do
            local said = typed(line)
            helper.says(said, wanted)
            assert.equal(1, select(2, said:gsub("\n", "")))
        end
    end)

    it("write solutions as variations of SGF, with a mark on the first stone", function()
        local status, out = helper.inarow "puzzles 1 --vct --seed 9 --to sgf"
        assert.equal(0, status)
        local tree = assert(inarow.tree(out))
        local note = tree.root.comment
        helper.says(note, "Puzzle 1: white wins by continuous threats with 6",
            "width 8")
        local first = tree.root.children
        assert.same({ 1, { "!" } }, { #first, first[1].glyphs })
        assert(#first[1].children > 1)
        local ends = 0
        for node, game in tree:walk(nil, true) do
            if #node.children == 0 then
                assert.equal("white", game.final.who)
                ends = ends + 1
            end
        end
        assert(ends >= #first[1].children)
    end)

    it("take puzzles from played games", function()
        local made = assert(inarow.puzzles("gomoku", { size = "15x15" }, 1, 5))[1]
        local game = assert(inarow.open(made.record))
        local solving = game:solve()
        while solving:hint() do assert(solving:play(solving:hint())) end
        local status, out = helper.inarow("puzzles 5 --json --from "
            .. helper.file(game:record()))
        assert.equal(0, status)
        helper.says(out, ('"cells":"%s"'):format(made.cells))
        assert.equal(1, select(2, out:gsub("\n", "")))
    end)

    it("keep those found until an interrupt", function()
        local _, status, sent = terminal.run("sh -c 'exec build/inarow puzzles 5000"
            .. " --seed 3 > build/tests/kept.rec'", { "\r\27[K[", "%", { send = "\3" } })
        assert.equal(1, status)
        helper.says(sent, "interrupted after finding ", " puzzles")
        local status_of, out = helper.inarow "conform build/tests/kept.rec"
        assert.equal(0, status_of)
        helper.says(out, "ok 1")
        os.remove "build/tests/kept.rec"
    end)

    it("report faults", function()
        for _, case in ipairs {
            { "puzzles 1 --variant pente", "captured" },
            { "puzzles x", "'x'" }, { "puzzles 1 --from nosuch.rec", "nosuch.rec" },
            { "solve nosuch.rec", "nosuch.rec" }, { "solve -", "from a file" },
            { "solve docs/double-three.rec", "game is over" },
            { "solve docs/exercise.txt", "--variant renju" },
            { "solve --variant nosuch docs/exercise.txt", "nosuch" },
        } do
            local status, _, err = helper.inarow(case[1])
            assert.equal(2, status, case[1])
            helper.says(err, case[2])
        end
        local status, _, err = helper.inarow "puzzles 1 --from docs/double-three.rec"
        assert.equal("1inarow: no puzzles were found\n", status .. err)
        if helper.is_long then
            status, _, err = helper.inarow "puzzles 1 --variant gomoku size=5"
            assert.equal("1inarow: no puzzles were found\n", status .. err)
        end
    end)
end)
