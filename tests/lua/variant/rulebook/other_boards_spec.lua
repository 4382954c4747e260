-- Tests the texts about boards that are not full rectangles, and about shapes: rules in
-- words, claims, proofs, refusals, and notations that cannot hold such games.
local helper = dofile "tests/lua/helper.lua"
local inarow = require "inarow"
local variants = require "inarow.variant"

local says, refused = helper.says, helper.refused

-- Returns a script's table: a game of two colours with these keys.
local function script(keys)
    local made = { name = "mine", source = "MINE", colours = { "black", "white" },
        board = { 5, 5 }, win = { row = 4, atleast = true } }
    for key, value in pairs(keys) do made[key] = value end
    return made
end

-- Returns the rules in words as one text.
local function book(keys, options)
    local lines = {}
    local rules = assert(inarow.rules(type(keys) == "string" and keys or script(keys),
        options))
    for i, rule in ipairs(variants.rulebook(rules)) do
        lines[i] = ("%s: %s (%s)"):format(rule.key, rule.text, rule.citation)
    end
    return table.concat(lines, "\n")
end

local function lacks(text, part)
    assert.is_nil(text:find(part, 1, true), part)
end

describe("joined edges", function()
    local TORUS = script { board = { 5, 5, joined = "both" } }
    local CYLINDER = script { board = { 5, 5, joined = "left-right", gravity = true } }

    it("are in the rules in words", function()
        says(book(TORUS), "Its edges are joined, left with right and top with bottom")
        says(book(CYLINDER), "Its left and right edges are joined, as on a cylinder")
        lacks(book {}, "joined")
    end)

    it("are visible in pictures", function()
        local torus = assert(inarow.new(TORUS)):render()
        says(torus, "    ~  ~  ~  ~  ~\n 5~ .  .  .  .  . ~",
            " 1~ .  .  .  .  . ~\n    ~")
        local cylinder = assert(inarow.new(CYLINDER)):render()
        says(cylinder, " 1~ .  .  .  .  . ~\n    a")
    end)

    it("cannot be written in other notations", function()
        local file = helper.file [[return { name = "torus", source = "T",
            board = { 9, 9, joined = "both" }, colours = { "black", "white" },
            win = { row = 5, atleast = true } }]]
        local moves = helper.file "a1 b2 c3\n"
        local _, _, err = helper.inarow(("judge --from moves --variant %s %s")
            :format(file, moves))
        says(err, "this notation is for boards that are full rectangles; torus is played"
            .. " on 9x9 with joined edges")
        _, _, err = helper.inarow(("convert --to sgf --script %s %s"):format(file,
            helper.file "variant torus\nplay a1\n"))
        says(err, "sgf cannot hold a board whose edges are joined")
        helper.clean()
    end)
end)

describe("the rules in words", function()
    it("describe a hexagon, its corners and its lines", function()
        local text = book "yavalath"
        says(text, "a hexagon with 5 points per side, 61 points in all.",
            "are a1, a5, e9, i9, i5 and e1.",
            "the same number, the same letter or letters and numbers that rise together")
        lacks(text, "diagonal")
        lacks(text, "9 columns")
    end)

    it("describe layers, their points, and the number of possible rows", function()
        local text = book "qubic"
        says(text, "The board has 4 layers, one above the other, each of 4 columns and 4"
            .. " rows: 64 points.", "from a1-1 in the lowest layer to d4-4",
            "diagonal from layer to layer", "There are 76 places on the board for a row"
            .. " of four.")
    end)

    it("describe pegs", function()
        says(book "score_four", "16 pegs, in 4 columns and 4 rows", "'play d4' puts",
            "A turn is one stone on a peg that is not full.")
    end)

    it("describe holes in groups, and that stones fall past them", function()
        local holes = { "a1", "b1", "c1", "e1", "c3", "c4" }
        says(book { board = { 5, 5, holes = holes } }, "5 columns and 5 rows, 19 points.",
            "It has holes: there is no point at c4, c3, a1 to c1 and e1.")
        says(book { board = { 5, 5, gravity = true, holes = { "c1" } } },
            "It has holes, which stones fall past: there is no point at c1.")
    end)

    it("name the directions that do not count", function()
        local function lines(...)
            return book { board = { 5, 5, directions = { ... } } }
        end
        says(lines("row", "column"), "A row is straight: horizontal or vertical. Rows"
            .. " that are diagonal do not count.")
        says(lines("diagonal-up", "diagonal-down"), "A row is straight: diagonal. Rows"
            .. " that are horizontal or vertical do not count.")
        says(lines("row", "column", "diagonal-down"), "A row is straight: horizontal,"
            .. " vertical or diagonal down to the right. Rows that are diagonal up to"
            .. " the right do not count.")
        says(lines("row", "column", "diagonal-up", "diagonal-down"),
            "A row is straight: horizontal, vertical or diagonal. Unbroken means")
    end)

    it("name the points to which a stone may move", function()
        local function moved(board)
            return book { board = board, supply = 4, turn = { move = "adjacent" } }
        end
        says(moved { 5, 5 }, "to a vacant point beside it, also diagonally.")
        local along = "by one step to a vacant point, in a direction that rows can have."
        says(moved { 5, 5, directions = { "row", "column" } }, along)
        says(moved { hex = 3 }, along)
        says(moved { 4, 4, 2 }, along)
    end)

    it("describe captures as actions of players", function()
        local function taken(start, move)
            return book { board = { 5, 5 }, supply = 2, capture = { lengths = { 2 } },
                win = { captured = 2 }, turn = { move = move }, start = start }
        end
        says(taken(nil, "never"), "when a player places a stone so", "safe to place a")
        says(taken(nil, "slide"), "when a player places or moves a stone so",
            "safe to place or move a stone")
        says(taken("XX.../...../...../...../...OO", "slide"),
            "when a player moves a stone so", "safe to move a stone")
    end)

    it("describe shapes of neutral stones", function()
        local function shared(fields)
            fields.board, fields.stones = { 5, 5 }, { "x", "o" }
            return book(fields)
        end
        local box = { shapes = { box = "XX/XX" } }
        says(shared { win = box },
            "Whoever first completes the shape 'box' with stones of one colour wins.")
        says(shared { win = { white = box } },
            "in stones of one colour, wins for white, whoever completes it.")
        says(shared { win = false, lose = box },
            "Whoever completes the shape 'box' with stones of one colour loses.")
        says(shared { win = false, lose = { white = box } }, "loses for white.")
    end)

    it("describe captures of single stones", function()
        local text = book { board = { 5, 5 }, capture = { lengths = { 1 } } }
        says(text,
            "One of the opponent's stones is captured when a player places a stone",
            "It is safe to place a stone between two of the opponent's stones.")
        says(book { board = { 5, 5 }, capture = { lengths = { 1, 2 } } },
            "Exactly one or two of the opponent's stones")
    end)

    it("name the winner if one of several players loses", function()
        local function lost(fields)
            fields.board = { 5, 5 }
            fields.colours = { "red", "blue", "gold", "green" }
            return book(fields)
        end
        local next_wins = "If a player loses on the board, the next player in turn order"
        says(lost { lose = { row = 3, atleast = true } }, next_wins .. " wins. (")
        says(lost { lose = { shapes = { box = "XX/XX" } } }, next_wins .. " wins. (")
        says(lost { forbid = { overline = {} }, win = { row = 4, exactly = true } },
            next_wins .. " wins. (")
        says(lost { lose = { row = 3, atleast = true },
            teams = { { "red", "gold" }, { "blue", "green" } } },
            next_wins .. " who is on another team wins. (")
        lacks(lost { forbid = { overline = { penalty = "refused" } },
            win = { row = 4, exactly = true } }, next_wins)
        lacks(book { board = { 5, 5 }, lose = { row = 3, atleast = true } }, next_wins)
    end)

    it("name the effects of a rotation, and its exceptions", function()
        local function turned(fields)
            fields.board, fields.turn = { 6, 6 }, { rotate = { "a1 c3" } }
            return book(fields)
        end
        local by_stone = "Losing and forbidden patterns count only if they are made by"
        local row = "A row made by the rotation wins for its player."
        says(turned {}, "the player turns the block a1 to c3 by a quarter", row)
        lacks(turned {}, by_stone)
        local text = turned { win = false, lose = { row = 4, atleast = true } }
        says(text, by_stone)
        lacks(text, "made by the rotation")
        lacks(text, "whoever turned the block wins")
        says(turned { win = { row = 5, exactly = true }, forbid = { overline = {} } },
            row, by_stone)
        says(turned { win = { shapes = { box = "XX/XX" } } },
            "A shape made by the rotation wins for its player.")
    end)

    it("describe how the board ends a game other than by a draw", function()
        local full = { ["full-board"] = "MINE 1", agreement = "MINE 2" }
        says(book { draw = full }, "The game is drawn when every point is occupied.")
        local text = book { draw = full, at_end = { winner = "white" } }
        says(text, "The game ends when every point is occupied. (MINE 1)",
            "The game is drawn if both players agree on it.",
            "If nobody has won when the game ends, white wins.")
        says(book { draw = full, at_end = { most = "stones" } },
            "ends, whoever has the most stones on the board wins; if several")
        says(book { at_end = { most = "rows", row = 3 },
            colours = { "red", "blue", "gold", "green" },
            teams = { { "red", "gold" }, { "blue", "green" } } },
            "ends, the team that has the most rows of three or more stones wins;")
    end)

    it("name the neutral stones that a seed placed", function()
        says(book { board = { 5, 5 }, scatter = { neutral = 2 } },
            "The points of the neutral stones are drawn from the seed")
        says(book { board = { 5, 5 }, scatter = { neutral = 2 },
            start = "@..../...../...../...../....." },
            "The points of 2 of the neutral stones are drawn")
    end)

    it("describe all ways in which a stone may move", function()
        local function moved(move, board, start)
            return book { board = board or { 5, 5 }, supply = 4, start = start,
                turn = { move = move } }
        end
        local straight = "It moves in a straight line: along a row, a column or a"
            .. " diagonal."
        says(moved "slide", "Once all of a player's stones are placed, each turn moves"
            .. " one of them any distance over vacant points. " .. straight)
        says(moved("to-end", { 5, 5, holes = { "c3" } }), "over vacant points as far as"
            .. " it can go, until the edge of the board, a hole or another stone stops"
            .. " it. ")
        says(moved({ "jump", "adjacent" }, { hex = 3 }), "each turn moves one of them"
            .. " one step to a vacant point or over one stone beside it, of any colour,"
            .. " to the vacant point behind that stone. It moves in a straight line, in a"
            .. " direction that rows can have. A stone that is jumped over stays on the"
            .. " board.")
        says(moved { "adjacent", "adjacent" },
            "to a vacant point beside it, also diagonally")
        local all_stand = moved("slide", { 4, 4 }, { "X.X.", "O.O.", "X.X.", "O.O." })
        says(all_stand, "In a turn the player moves one of their own stones. ",
            "A stone moves any distance over vacant points. " .. straight)
        lacks(all_stand, "on any vacant point")
    end)

    it("show pictures of shapes, and describe what saves a losing move", function()
        local text = book { lose = { shapes = { ell = { "X.", "XX", cite = "MINE 7" } } },
            board = { 4, 4, 2 },
            win = { shapes = { box = "XX/XX/-/XX/XX" } } }
        says(text, "win: Whoever first completes the shape 'box' with stones of their own"
            .. " colour wins. Its rows, from the top, are XX/XX/-/XX/XX. A -"
            .. " separates a layer from the next lower one.",
            "lose: Whoever completes the shape 'ell' with stones of"
            .. " their own colour loses, unless the same move completes a shape that"
            .. " wins. Its rows, from the top, are X./XX. A dot is a point that does not"
            .. " matter.", "(MINE 7)", "A shape can be claimed by its name")
        lacks(text, "row of")
        text = book { lose = { row = 3, exactly = true },
            win = { row = 4, atleast = true, shapes = { box = { "XX", "XX" } } } }
        says(text, "exactly three loses, unless the same move makes a row or completes a"
            .. " shape that wins.")
    end)

    it("name the owner of a shape", function()
        says(book { win = { row = 4, atleast = true,
            black = { shapes = { ell = { "X.", "XX" } } } } },
            "Black wins by being the first to complete the shape 'ell'.")
    end)

    it("mention that the script decides who wins", function()
        local keys = { hooks = { cite = "MINE 3", after = function() end } }
        says(book(keys), "The script decides what else ends the game. (MINE 3)")
        local base = script(keys)
        base.win = nil
        local lines = {}
        for i, rule in ipairs(variants.rulebook(assert(inarow.rules(base)))) do
            lines[i] = rule.section .. ": " .. rule.text .. " (" .. rule.citation .. ")"
        end
        local text = table.concat(lines, "\n")
        says(text, "Winning: The script decides who wins", "(MINE 3)")
        lacks(text, "what else ends the game. (")
        lacks(text, "A row is straight")
    end)

    it("mention a draw after a number of moves, or that there is none", function()
        says(book { draw = { moves = { 60, cite = "MINE 8" } } },
            "The game is drawn after 60 moves, counting those of both players. (MINE 8)")
        lacks(book { draw = { moves = 0 } }, "moves, counting")
        local text = book("teeko", { moves = 90 })
        says(text, "after 90 moves")
        lacks(text, "there is no draw by a number of moves")
    end)
end)

describe("a shape", function()
    local SQUARE = { "c3", "a5", "c4", "a4", "d3", "e1", "d4" }

    local function game(variant, options, points)
        local made = assert(inarow.new(variant, options))
        assert(made:set_option("adjudication", "claims"))
        helper.play(made, table.concat(points, ","))
        return made
    end

    it("is claimed by its name, at any of its points", function()
        for _, claim in ipairs { "claim square", "claim square by black at c3",
            "claim win by black" } do
            local ruling = helper.play(game("teeko", nil, SQUARE), claim)
            assert.equal("won black square (TEEKO)", ruling)
        end
    end)

    it("that nobody made, or whose stones have gone, does not support a claim", function()
        local teeko = game("teeko", nil, SQUARE)
        refused("no-such-row", teeko:apply "claim square by red")
        refused("no-such-row", teeko:apply "claim square by black at a5")
        says(refused("bad-action", teeko:apply "claim sqare"),
            "did you mean 'square'?")
        helper.play(teeko, "e2", "move d4 e4")
        refused("no-such-row", teeko:apply "claim square")
    end)

    it("that loses is claimed by the opponent", function()
        local made = { "c3", "f6", "c4", "e5", "d3" }
        local harary = game("harary", { misere = "true", animal = "el" }, made)
        refused("no-such-row", harary:apply "claim el by x")
        assert.equal("won o el (HARARY)", helper.play(harary, "claim el"))
    end)

    it("may have margins of any width", function()
        local keys = { win = { shapes = {
            pair = { ("."):rep(250) .. "X", ("."):rep(250) .. "X", cite = "MINE 1" },
        } } }
        local made = game(script(keys), nil, { "a1", "e5" })
        assert.equal("won black pair (MINE 1)", helper.play(made, "b1", "claim pair"))
    end)

    it("may reach from side to side of the widest board", function()
        local keys = { board = { 26, 2 }, win = { shapes = {
            ends = { "X" .. ("."):rep(24) .. "X", cite = "MINE 1" },
        } } }
        local made = game(script(keys), nil, { "a1", "b1" })
        assert.equal("won black ends (MINE 1)",
            helper.play(made, "z1", "claim ends by black"))
    end)

    it("that was made together with another is claimed by its own name", function()
        local keys = { win = { shapes = {
            bar = { "XXX", cite = "MINE 1" }, ell = { "X.", "XX", cite = "MINE 2" },
        } } }
        for name, article in pairs { bar = 1, ell = 2 } do
            local made = game(script(keys), nil, { "a1", "e5", "b1", "e4", "a2", "d1" })
            assert.equal("won black ell (MINE 2)", helper.play(made, "claim ell"))
            made = game(script(keys), nil, { "a1", "e5", "a2", "e3", "c1", "d5", "b1" })
            assert.equal(("won black %s (MINE %d)"):format(name, article),
                helper.play(made, "claim " .. name))
        end
    end)

    it("is written in records in the words of its claim", function()
        local teeko = game("teeko", nil, SQUARE)
        helper.play(teeko, "claim square by black at c3")
        local record = teeko:record()
        says(record, "claim square by black at c3")
        local again = helper.open(record)
        assert.equal(tostring(teeko.final), tostring(again.final))
        assert.equal(record, again:record())
    end)

    it("has its name in rulings and proofs", function()
        local made = assert(inarow.new "teeko")
        helper.play(made, "c3", "a5", "c4", "a4", "d3", "e1")
        local text = inarow.text(assert(made:explain "d4"))
        says(text, "d4: the shape 'square' (TEEKO)", "the shape 'square': c4 d4 c3 d3")
        helper.play(made, "d4")
        assert.equal("Black has completed the shape 'square'.", made.final.message)
    end)

    it("of any name is not shown as renju's pattern in proofs", function()
        local made = assert(inarow.new(script {
            win = { shapes = { ["double-three"] = { "X.", "XX" } } } }))
        helper.play(made, "a1", "e5", "a2", "e4")
        says(inarow.text(assert(made:explain("b1", "black"))),
            "the shape 'double-three'")
    end)
end)

describe("proofs", function()
    it("distinguish a shape that loses from one that wins", function()
        local function proof(misere)
            local game = assert(inarow.new("harary", { animal = "tic", misere = misere }))
            for _, point in ipairs { "a1", "f6", "b1", "f5" } do
                assert(game:play(point))
            end
            local made = assert(game:explain "c1")
            return made, inarow.text(made)
        end
        local lost, text = proof(true)
        assert.is_true(lost.loses)
        says(text, "c1: the shape 'tic', which loses (HARARY)")
        local won
        won, text = proof(false)
        assert.is_nil(won.loses)
        says(text, "c1: the shape 'tic' (HARARY)")
    end)

    it("name lines through layers", function()
        local function proof(point, ...)
            local game = assert(inarow.new "qubic")
            helper.play(game, ...)
            return inarow.text(assert(game:explain(point, "red")))
        end
        says(proof("a1-4", "play a1-1", "play d4-1", "play a1-2", "play d4-2",
            "play a1-3", "play d3-1"), "on the upright line: a1-1 a1-2 a1-3 a1-4")
        says(proof("d4-4", "play a1-1", "play d4-1", "play b2-2", "play d4-2",
            "play c3-3", "play d3-1"), "on the space diagonal: a1-1 b2-2 c3-3 d4-4")
        says(proof("d1-4", "play a1-1", "play d4-1", "play b1-2", "play d4-2",
            "play c1-3", "play d3-1"), "on the upright diagonal: a1-1 b1-2 c1-3 d1-4")
    end)

    it("can be read at every point of games of any variant", function()
        local random = helper.random(15)
        for _, name in ipairs(inarow.bundled) do
            local game = assert(inarow.new(name))
            for _ = 1, 12 do
                local legal = game.final and {} or game:legal()
                local action = legal[random(math.max(#legal, 1))]
                if action and action.verb ~= "offer" then assert(game:apply(action)) end
            end
            for _, point in ipairs(game.rules.board.points) do
                local proof = game:explain(point)
                if proof then
                    assert.is_nil(inarow.text(proof):find "[{}]", point)
                end
            end
        end
    end)
end)

describe("a missing point", function()
    local function message(variant, point)
        return refused("off-board", assert(inarow.new(variant)):play(point))
    end

    it("is refused with a description of the board", function()
        assert.equal("a6 is not on the board, a hexagon with 5 points per side.",
            message("yavalath", "a6"))
        assert.equal("b3 does not name a layer; b3-1 is a point of this board.",
            message("qubic", "b3"))
        assert.equal("e1-1 is not on the board, whose points go from a1-1 to d4-4.",
            message("qubic", "e1-1"))
        assert.equal("c3 is a hole of the board.",
            message(script { board = { 5, 5, holes = { "c3" } } }, "c3"))
    end)

    it("may be in the air above a peg", function()
        local game = assert(inarow.new "score_four")
        says(refused("unsupported", game:play "b3-2"), "falls to the lowest free layer")
    end)

    it("is refused as such, not for lack of a colour", function()
        assert.equal("e5-1 is not on the board, a hexagon with 5 points per side.",
            refused("bad-action", assert(inarow.new "yavalath"):apply "play e5-1"))
        assert.equal("h8-1 is not on the board (15 by 15).",
            refused("bad-action", assert(inarow.new "renju"):apply "play h8-1"))
        assert.equal("a is not on the board, whose points go from a1-1 to d4-4.",
            refused("bad-action", assert(inarow.new "score_four"):apply "play a"))
    end)

    it("may be on a full peg", function()
        local game = assert(inarow.new "score_four")
        for _ = 1, 4 do assert(game:play "b3") end
        assert.equal("Peg b3 is full.", refused("column-full", game:play "b3"))
    end)

    it("is not the next point on a possible line", function()
        local game = assert(inarow.new("nine_holes", { move = "adjacent" }))
        for _, point in ipairs { "a1", "b1", "b2", "a3", "c3", "b3" } do
            assert(game:play(point))
        end
        assert.equal("c1 is too far: a stone moves to the next point along a line of the"
            .. " board.", refused("outside-region", game:apply "move b2 c1"))
    end)

    it("is another player's until all stones are placed, and nobody's later", function()
        local game = assert(inarow.new(script { board = { 4, 4 }, supply = 2,
            win = { row = 2, atleast = true }, turn = { move = "slide" } }))
        assert(game:play "a1")
        assert(game:play "d1")
        assert.equal("Black must place 1 stone before moving any: expected 'play'.",
            refused("not-now", game:apply "move a1 a2"))
        assert(game:play "c3")
        assert.equal("White must place 1 stone before moving any: expected 'play'.",
            refused("not-now", game:apply "move d1 d2"))
        assert(game:play "b4")
        assert.equal("Black has no stones left to place: expected 'move'.",
            refused("no-supply", game:play "a2"))
    end)

    it("is out of reach, and the points in reach are named", function()
        local game = assert(inarow.new(script { board = { 4, 4 }, supply = 4,
            start = { "X..O", ".XO.", ".OX.", "O..X" }, turn = { move = "to-end" } }))
        assert.equal("The stone cannot move to b4: along the lines of the board a stone"
            .. " moves over vacant points as far as it can go, until the edge of the"
            .. " board or another stone stops it.",
            refused("outside-region", game:apply "move a4 b4"))
        local legal = {}
        for _, choice in ipairs(game:legal()) do
            if choice.points[1] == "a4" then legal[#legal + 1] = choice.points[2] end
        end
        assert.same({ "a2", "c4" }, legal)
    end)

    it("is the centre, if a stone must avoid it", function()
        local game = assert(inarow.new("teeko", { opening = "off-centre" }))
        assert.equal("c3 is not allowed: this stone must be placed outside the centre.",
            refused("outside-region", game:play "c3"))
    end)
end)

describe("a list of legal points", function()
    it("has the names of its own board, after any other board", function()
        local sides = { { 15, 15 }, { 4, 4, 4 }, { 3, 4, 5 }, { 5, 5, 3 }, { 15, 15 } }
        for _, board in ipairs(sides) do
            local game = assert(inarow.new(script { board = board }))
            local points = game.rules.board
            for _, action in ipairs(game:legal()) do
                assert(points:has(action.point), action.point)
            end
            assert.equal(#points.points, #game:legal())
        end
    end)
end)

-- Red's rotation completes rows of Blue and Green.
describe("stones that move and are captured", function()
    it("are set up without those that were captured earlier", function()
        local game = assert(inarow.new(script { supply = 5, turn = { move = "slide" },
            capture = { lengths = { 1 } }, win = { captured = 4 } }))
        local board = "....." .. "X...." .. "O...." .. ".X..." .. "....."
        assert(game:setup(board, "black", { white = 3, black = 3 }))
        assert.same({ black = 0, white = 1 }, game:state().supply)
        assert.equal("won black captures (MINE)", tostring(game:apply "move b2 a2"))
    end)
end)

describe("a block that rotates, among several players", function()
    local function rotated(keys, board)
        local made = script { colours = { "red", "blue", "green" }, board = { 6, 3 },
            win = { row = 4, exactly = true }, turn = { rotate = { "d1 f3" } },
            draw = { ["both-rows"] = "MINE 1" } }
        for key, value in pairs(keys) do made[key] = value end
        local game = assert(inarow.new(made))
        assert(game:setup(board, "red"))
        assert(game:play "c3")
        return (game:apply "rotate d1 left")
    end
    local BOTH = "...O1." .. "111..." .. "OOO..."

    it("draws if two others get rows", function()
        assert.equal("drawn both-rows (MINE 1)", tostring(rotated({}, BOTH)))
    end)

    it("wins for the next player without such a draw", function()
        assert.equal("won blue five (MINE)", tostring(rotated({ draw = false }, BOTH)))
    end)

    it("wins for a team if both its colours get rows", function()
        assert.equal("won blue five (MINE)", tostring(rotated({
            colours = { "red", "blue", "white", "green" },
            teams = { { "red", "white" }, { "blue", "green" } } },
            "...O2." .. "222..." .. "OOO...")))
    end)

    local PARTNERS = { colours = { "red", "blue", "white", "green" },
        teams = { { "red", "white" }, { "blue", "green" } } }

    local function shown(ruling)
        local points = { (table.unpack or unpack)(ruling.points) }
        table.sort(points)
        return points
    end

    it("wins by a partner's row or shape, and shows the partner's stones", function()
        for _, win in ipairs { { row = 4, exactly = true },
            { shapes = { five = "XXXX" } } } do
            local keys = { win = win, draw = false }
            for key, value in pairs(PARTNERS) do keys[key] = value end
            local ruling = rotated(keys, "....1." .. "111..." .. "......")
            assert.equal("won red five (MINE)", tostring(ruling))
            assert.same({ "a2", "b2", "c2", "d2" }, shown(ruling))
            says(ruling.message, win.row and "White has" or "has completed")
        end
    end)

    it("shows the row that won, even if another stone completed a shape", function()
        local win = { row = 4, exactly = true, shapes = { far = "..X/.../X.." } }
        local ruling = rotated({ win = win }, "....XX" .. "XXX..." .. ".X....")
        assert.equal("won red five (MINE)", tostring(ruling))
        assert.same({ "a2", "b2", "c2", "d2" }, shown(ruling))
    end)

    it("draws if a partner and an opponent get rows", function()
        assert.equal("drawn both-rows (MINE 1)", tostring(rotated({
            colours = { "red", "blue", "white", "green" },
            teams = { { "red", "white" }, { "blue", "green" } } },
            "...O1." .. "111..." .. "OOO...")))
    end)
end)

describe("a block that rotates, if wins must be claimed", function()
    local function game(keys, board)
        local made = assert(inarow.new(script(keys)))
        assert(made:set_option("adjudication", "claims"))
        assert(made:setup(board, "black"))
        return made
    end
    local TURNS = { board = { 6, 3 }, turn = { rotate = { "d1 f3" } },
        win = { row = 4, exactly = true, shapes = { far = "..X/.../X.." } } }

    it("allows a claim of everything that its rotation makes", function()
        for _, claim in ipairs { "five", "far" } do
            local made = game(TURNS, "....XX" .. "XXX..." .. ".X....")
            assert(made:play "c3")
            refused("no-such-row", made:apply("claim " .. claim))
            assert(made:apply "rotate d1 left")
            assert.equal(("won black %s (MINE)"):format(claim),
                tostring(made:apply("claim " .. claim)))
        end
    end)

    it("allows a claim of what its stones made until the next turn", function()
        local BOARD = ("."):rep(18) .. "....X...." .. "....X...." .. "..XX....." ..
            ("."):rep(36)
        for _, stones in ipairs { {}, { "a1" } } do
            local made = game({ board = { 9, 9 }, turn = { rotate = { "g7 i9" } },
                win = { row = 5, exactly = true },
                forbid = { ["double-three"] = {} } }, BOARD)
            assert(made:play "e5")
            assert(made:apply "rotate g7 left")
            for _, point in ipairs(stones) do assert(made:play(point)) end
            local ruling = made:apply "claim double-three by white"
            assert.equal(#stones == 0 and "won white double-three (MINE)"
                or "nil", tostring(ruling))
        end
    end)

    it("draws on a full board, and lets its player offer a draw", function()
        local made = game({ board = { 3, 2 }, turn = { rotate = { "a1 b2" } },
            win = { row = 3, exactly = true },
            draw = { ["full-board"] = "MINE 2", agreement = "MINE 3" } }, "XO." .. "OX.")
        assert(made:play "c1")
        assert(made:apply "rotate a1 left")
        assert(made:apply "draw offer by black")
        assert(made:play "c2")
        assert.equal("drawn full-board (MINE 2)", tostring(made:apply "rotate a1 right"))
    end)
end)

describe("notations for rectangles", function()
    local BOARDS =
        { yavalath = "a hexagon with 5 points per side", qubic = "4 layers of 4x4" }

    local function others()
        local names = {}
        for _, name in ipairs(require("inarow").notations) do
            if name ~= "record" then names[#names + 1] = name end
        end
        return names
    end

    it("refuse to write other boards", function()
        assert(#others() > 5)
        for variant in pairs(BOARDS) do
            local record = helper.file("variant " .. variant .. "\nresign\n")
            for _, name in ipairs(others()) do
                local status, _, err = helper.inarow(("convert --drop --to %s %s")
                    :format(name, record))
                assert.equal(2, status, name)
                says(err, name .. " cannot hold a board that is not a full rectangle")
            end
        end
        helper.clean()
    end)

    it("refuse to read other boards", function()
        local TEXTS = {
            sgf = "(;SZ[9];B[aa];W[bb])", psq = "Piskvorky 9x9, 11:11, 0\n1,1,0\n2,2,0\n",
            pente_org = '[Game "Pente"]\n\n1. K10 J12 2. K11\n', digits = "4453",
            moves = "a1 b2 c3\n", rif_xml = '<?xml version="1.0"?><database><games>'
                .. '<game id="1"><move>h8 h9 i9</move></game></games></database>',
        }
        for variant, board in pairs(BOARDS) do
            for name, text in pairs(TEXTS) do
                local file = helper.file(text)
                local _, _, err = helper.inarow(("judge --from %s --variant %s %s")
                    :format(name, variant, file))
                says(err, "this notation is for boards that are full rectangles; "
                    .. variant .. " is played on " .. board)
            end
        end
        helper.clean()
    end)
end)

describe("a script's board", function()
    -- Returns the message for a script with this board.
    local function message_of(board)
        return helper.refused("bad-script", inarow.load(("return { name = 'x', "
            .. "source = 'X', colours = { 'x', 'o' }, win = { row = 3, atleast = true }, "
            .. "board = %s }"):format(board)))
    end

    it("may have a hole only once", function()
        helper.says(message_of "{ 4, 4, holes = { 'b2', 'b2' } }", "b2", "holes[2]")
    end)

    it("names its first and last point for a hole outside it", function()
        helper.says(message_of "{ 4, 3, holes = { 'e1' } }", "from a1 to d3")
        helper.says(message_of "{ 3, 4, 2, holes = { 'e1-1' } }", "from a1-1 to c4-2")
    end)

    it("may name each direction only once", function()
        helper.says(message_of "{ 4, 4, directions = { 'row', 'column', 'row' } }",
            "row", "directions[3]")
    end)

    it("limits the layers by its columns, not by its rows", function()
        helper.says(message_of "{ 7, 3, 4 }", "7", "4", "3")
        assert(inarow.load("return { name = 'x', source = 'X', colours = { 'x', 'o' }, "
            .. "win = { row = 3, atleast = true }, board = { 3, 7, 4 } }"))
    end)
end)
