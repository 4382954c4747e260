-- Tests inarow.check_proof: proofs of wins by threats.
local attack = require "inarow.attack"
local core = require "inarow.core"
local helper = dofile "tests/lua/helper.lua"
local inarow = require "inarow"
local json = require "dkjson"
local language = require "inarow.language"

local refused = helper.refused

-- The same rules with a limit on moves that is never reached. They are not rules of a
-- plain game, so proofs are checked literally.
inarow.finders[#inarow.finders + 1] = function(name)
    local base = name:match "^long_(%l+)$"
    if base then
        return ('return {name = "%s", base = "%s", source = "S", draw = {moves = 600}}')
            :format(name, base), name
    end
end

local function by_long_way(proof)
    proof.record = proof.record:gsub("variant ", "variant long_")
    return proof
end

after_each(helper.clean)

-- ---- Proofs -------------------------------------------------------------------------

-- Returns a record of a position on a 15x15 board, given its stones.
local function record_of(variant, first, second, turn)
    local cells = helper.cells(15, first, second)
    return ("variant %s size=15\nboard\n%sturn %s\n"):format(variant,
        cells:gsub(("."):rep(15), "%0\n"), turn)
end

-- Returns a proof: Black makes a straight four from an open three.
local function straight_four(changes)
    local proof = { proof = 1, record = record_of("renju", "f8 g8 h8", "a1 b1", "black"),
        colour = "black", question = "vct", length = 2, nodes = {
            { stone = "i8", answers = { e8 = 2 }, ["else"] = 3 },
            { stone = "j8" }, { stone = "e8" } } }
    for key, value in pairs(changes or {}) do proof[key] = value end
    return proof
end

-- Returns a proof: Red makes three discs from two on the bottom of Connect Four, open at
-- both ends.
local function three_discs(variant, second)
    return { proof = 1, colour = "red", question = "vct", length = 2,
        record = ("variant %s\nboard\n%sturn red\n"):format(variant,
            (".......\n"):rep(4) .. "..OO...\n" .. (second or "..XX...") .. "\n"),
        nodes = { { stone = "e1", answers = { b1 = 2 }, ["else"] = 3 },
            { stone = "f1" }, { stone = "b1" } } }
end

local function decoded()
    local list = {}
    for line in io.lines "tests/positions/proofs.jsonl" do
        list[#list + 1] = assert(json.decode(line))
    end
    return list
end

-- Checks that a proof fails with this message, node and path.
local function fails(proof, node, way, ...)
    local facts, message, code, fault = inarow.check_proof(proof)
    refused("wrong-proof", facts, message, code)
    helper.says(message, ("node %d"):format(node), way, ...)
    assert.equal(node, fault.node)
    assert.equal(way, table.concat(fault.way, " "))
end

describe("a proof", function()
    it("holds if every answer leads to a win", function()
        assert.same({ nodes = 3, length = 2, positions = 5 },
            inarow.check_proof(straight_four()))
    end)

    it("may be part of an answer", function()
        local facts = inarow.check_proof { question = "vct", answer = "win",
            proof = straight_four() }
        assert.equal(2, facts.length)
        helper.says(refused("bad-proof", inarow.check_proof { question = "vct",
            answer = "none" }), "has no proof")
    end)

    it("may be longer than its given length, but not shorter", function()
        assert.equal(2, inarow.check_proof(straight_four { length = 9 }).length)
        fails(straight_four { length = 1 }, 3, "i8 a2", "has not won with 1 stone.")
    end)

    it("holds if a five is made at once", function()
        local record = record_of("renju", "f8 g8 h8 i8", "a1 b1 e8", "black")
        assert.same({ nodes = 1, length = 1, positions = 1 }, inarow.check_proof(
            straight_four { record = record, length = 1, nodes = { { stone = "j8" } } }))
    end)

    it("holds as it was found, for both colours", function()
        for _, proof in ipairs(decoded()) do
            local facts = assert(inarow.check_proof(proof))
            assert.equal(proof.length, facts.length)
            assert.equal(#proof.nodes, facts.nodes)
        end
    end)
end)

describe("a proof fails", function()
    it("if a stone cannot be placed", function()
        fails(straight_four { nodes = { { stone = "f8" } } }, 1, "", "occupied")
        fails(straight_four { nodes = { { stone = "i8", answers = { e8 = 2 },
            ["else"] = 2 }, { stone = "e8" } } }, 2, "i8 e8", "occupied")
    end)

    it("if a stone does not win, and nothing follows", function()
        fails(straight_four { nodes = { { stone = "i8" } } }, 1, "", "does not win")
    end)

    it("if a legal answer has no node", function()
        fails(straight_four { nodes = { { stone = "i8", answers = { e8 = 2 } },
            { stone = "j8" } } }, 1, "", "the answer a2 has no node")
    end)

    it("if the defender wins", function()
        local proof = straight_four { record =
            record_of("renju", "f8 g8 h8", "a1 b1 c1 d1", "black") }
        fails(proof, 1, "", "the answer e1 ends the game",
            "White has a five")
    end)

    it("if the attacker makes a forbidden pattern", function()
        local record = record_of("renju", "f8 g8 h9 h10", "a1", "black")
        fails(straight_four { record = record, nodes = { { stone = "h8",
            ["else"] = 2 }, { stone = "i8" } } }, 1, "", "h8 ends the game",
            "double-three")
    end)

    it("if a pass has no node", function()
        local proof, answers = straight_four(), {}
        local game = assert(inarow.open(proof.record))
        for _, point in ipairs(game.rules.board.points) do answers[point] = 3 end
        answers.e8 = 2
        proof.nodes[1].answers, proof.nodes[1]["else"] = answers, nil
        fails(proof, 1, "", "the answer pass has no node")
        answers.pass = 3
        assert(inarow.check_proof(proof))
    end)

    it("if the node belongs to another answer", function()
        fails(straight_four { nodes = { { stone = "i8", answers = { e8 = 2, c3 = 3 },
            ["else"] = 4 }, { stone = "j8" }, { stone = "j9" }, { stone = "e8" } } },
            3, "i8 c3", "j9 does not win")
    end)
end)

describe("an answer needs no node", function()
    it("that is forbidden to the defender", function()
        -- Black may not stop the four at e8, because that is an overline.
        local proof = straight_four { colour = "white", nodes = {
            { stone = "d9", ["else"] = 2 }, { stone = "e8" } }, record =
            record_of("renju", "e5 e6 e7 e9 e10 i4", "f7 g6 h5 a1", "white") }
        assert.same({ "e8" }, inarow.open(proof.record):forbidden "black")
        assert.same({ nodes = 2, length = 2, positions = 2 }, inarow.check_proof(proof))
    end)
end)

-- ---- Other games --------------------------------------------------------------------

-- Returns a proof: a straight four from an open three, which a capture at f9 may break.
local function captured(variant, colour)
    return straight_four { colour = colour,
        record = record_of(variant, "e8 f8 g8 f7", "f6 a1 a2", colour),
        nodes = { { stone = "h8", answers = { d8 = 2 }, ["else"] = 3 },
            { stone = "i8" }, { stone = "d8" } } }
end

describe("a proof in other games", function()
    it("is checked in games where discs fall", function()
        assert.equal(2, inarow.check_proof(three_discs "connect_four").length)
        -- f1 needs no disc below it on a board where the second row is the lowest.
        local proof = three_discs "connect_four"
        proof.nodes[1].stone = "e2"
        fails(proof, 1, "", "red cannot play e2")
    end)

    it("is checked in games where discs may be popped", function()
        local proof = three_discs("popout", "O.XX...")
        assert.equal(2, inarow.check_proof(proof).length)
        local game, answers = assert(inarow.open(proof.record)), {}
        for _, point in ipairs(game.rules.board.points) do answers[point] = 3 end
        answers.b1 = 2
        proof.nodes[1].answers, proof.nodes[1]["else"] = answers, nil
        fails(proof, 1, "", "after e1 the answer remove a1 has no node")
    end)

    it("fails if a capture breaks a row", function()
        assert.equal(2, inarow.check_proof(captured("gomoku", "black")).length)
        fails(captured("pente", "white"), 3, "h8 f9", "d8 does not win")
    end)

    it("requires turns of one stone", function()
        fails(straight_four { record = record_of("connect6", "f8 g8 h8", "a1", "black") },
            1, "", "after i8 it is black's turn")
    end)

    it("is not checked in games where more than the board decides", function()
        for _, case in ipairs {
            { "clock 60\n", "clock" }, { "adjudication claims\n", "claims" } } do
            local proof = straight_four()
            proof.record = proof.record:gsub("\n", "\n" .. case[1], 1)
            helper.says(refused("bad-proof", inarow.check_proof(proof)), case[2])
        end
    end)

    it("is the same when checked literally", function()
        for _, proof in ipairs(helper.some(decoded(), 2)) do
            local facts = assert(inarow.check_proof(proof))
            local same = assert(inarow.check_proof(by_long_way(proof)))
            assert.equal(facts.length, same.length)
            assert(same.positions > facts.positions)
        end
    end)
end)

-- ---- Altered proofs -----------------------------------------------------------------

-- Ways to alter a proof: each changes a copy, at a random place if there are several.
local alter = {}

local function any_node(proof, random) return proof.nodes[random(#proof.nodes) + 1] end

function alter.stone(proof, random)
    any_node(proof, random).stone = any_node(proof, random).stone
end

function alter.dropped_answer(proof, random)
    local answers = any_node(proof, random).answers or {}
    answers[next(answers) or ""] = nil
end

function alter.dropped_else(proof, random)
    any_node(proof, random)["else"] = nil
end

function alter.other_follower(proof, random)
    local number = random(#proof.nodes) + 1
    if number < #proof.nodes then
        proof.nodes[number]["else"] =
            number + 1 + random(#proof.nodes - number)
    end
end

function alter.shorter(proof)
    proof.length = proof.length - 1
end

function alter.stones_of_record(proof, random)
    local place, count = random(225) + 1, 0
    proof.record = proof.record:gsub("[.XO]", function(cell)
        count = count + 1
        return count == place and (cell == "." and "O" or ".") or nil
    end)
end

function alter.swapped(proof, random)
    local a, b = random(#proof.nodes) + 1, random(#proof.nodes) + 1
    proof.nodes[a], proof.nodes[b] = proof.nodes[b], proof.nodes[a]
end

function alter.rules(proof)
    proof.record = proof.record:gsub("variant renju", "variant gomoku")
end

describe("an altered proof", function()
    helper.alike(it, "stands or fails by the short way as by the long way", function()
        local random = core.random(7)
        local verdicts = { stands = 0 }
        for i, proof in ipairs(helper.some(decoded(), 2)) do
            local text = json.encode(proof)
            for _, name in ipairs(language.keys(alter)) do
                for _ = 1, helper.is_long and 10 or 2 do
                    local altered = json.decode(text)
                    alter[name](altered, random)
                    local facts, message, code = inarow.check_proof(altered)
                    local same, otherwise, reason =
                        inarow.check_proof(by_long_way(altered))
                    local what = ("%d %s: %s / %s"):format(i, name, tostring(message),
                        tostring(otherwise))
                    assert.equal(code, reason, what)
                    assert.equal(facts and facts.length, same and same.length, what)
                    verdicts[code or "stands"] = (verdicts[code or "stands"] or 0) + 1
                end
            end
        end
        assert(verdicts.stands > 2 and verdicts["wrong-proof"] > 10)
    end)
end)

-- ---- Texts and trees ------------------------------------------------------------------

-- Black makes a four and, after the answer, a straight four. The proof has two further
-- answers, though they are not needed.
local function two_fours()
    return straight_four { length = 3,
        record = record_of("renju", "f8 g8 h8 h9 h10", "h11 a1 a2 a3", "black"),
        nodes = { { stone = "h7", answers = { h6 = 2, c13 = 3, pass = 3 }, ["else"] = 4 },
            { stone = "i8", answers = { e8 = 5 }, ["else"] = 6 },
            { stone = "i8", answers = { h6 = 5 }, ["else"] = 4 },
            { stone = "h6" }, { stone = "j8" }, { stone = "e8" } } }
end

describe("a proof in words", function()
    it("has a line for each choice of answers", function()
        local first = "Black wins with %d stones at most, whatever the other side"
            .. " answers:\n"
        assert.equal(first:format(2) .. "i8 e8 j8\n", inarow.text(straight_four()))
        assert.equal(first:format(3) .. "1. h7\n    h6: i8 e8 j8\n    c13, pass: i8"
            .. " h6 j8\n"
            .. "    elsewhere: h6\n", inarow.text(two_fours()))
    end)

    it("continues at another line for another choice", function()
        local text = inarow.text(decoded()[2])
        helper.says(text, "1. h10\n    i11: d6 e7 -> 2\n", "\n2. g10\n    i10: ")
        local _, count = text:gsub("\n%d+%. ", "")
        for number in text:gmatch "%-> (%d+)" do assert(tonumber(number) <= count) end
    end)

    it("shows `pass` for forbidden answers", function()
        local proof = straight_four { nodes = { { stone = "d9", ["else"] = 2 },
            { stone = "e8" } } }
        helper.says(inarow.text(proof), "\nd9 pass e8\n")
    end)

    it("ends even if the proof is wrong", function()
        local nodes = {}
        for i = 1, 2000 do
            nodes[i] = { stone = "a1", answers = { a2 = math.min(i + 1, 1999) },
                ["else"] = 2000 }
        end
        nodes[1999], nodes[2000] = { stone = "a3" }, { stone = "a2" }
        nodes[1998].answers.a2 = 1999
        assert(#inarow.text(straight_four { nodes = nodes }) < 200)
        assert.error_matches(function() inarow.text { proof = 1 } end, "record: expected")
    end)
end)

describe("a proof as a tree", function()
    -- Checks that each path through the tree after the position is a path of the proof,
    -- and ends with a win of the attacker or with a comment that the tree is cut.
    local function check_tree(proof, tree)
        local ends = 0
        for node, game in tree:walk(nil, true) do
            assert(game, "refused")
            if #node.children == 0 then
                ends = ends + 1
                local is_won = game.final and game.final.who == proof.colour
                assert(is_won or node.comment:find "the proof goes on")
            end
        end
        return ends
    end

    it("has the named answers as variations", function()
        local tree = assert(inarow.tree(straight_four()))
        assert.equal(1, check_tree(straight_four(), tree))
        helper.says(tree:text "record", "play i8\nplay e8\nplay j8\n")
        helper.says(assert(inarow.tree(two_fours())):text "record",
            "play h7 # elsewhere: h6\nplay h6\nplay i8\nplay e8\nplay j8\n"
            .. "variation 1\nplay c13\nplay i8\nplay h6\nplay j8\n"
            .. "variation 1\npass\nplay i8\nplay h6\nplay j8\n")
        assert.equal(3, inarow.check_proof(two_fours()).length)
    end)

    it("is written in notations that hold trees, and read again", function()
        for _, proof in ipairs(decoded()) do
            local tree = assert(inarow.tree { question = "vct", proof = proof })
            assert(check_tree(proof, tree) > 1)
            local text = assert(tree:text "sgf")
            helper.says(text, "elsewhere: ")
            local function moves(of) return of:text("record"):match "\nplay.*" end
            assert.equal(moves(tree), moves(assert(inarow.tree(text))))
        end
        local proof = straight_four { record = "variant gomoku size=15\nplay f8\n"
            .. "play a1\nplay g8\nplay a3\nplay h8\nplay c1\n" }
        local text = assert(inarow.tree(proof):text "lib")
        local first = inarow.judge(text,
            { variant = "gomoku", options = { size = 15 } })()
        assert.same({ "won", "black" }, { first.status, first.winner })
    end)

    it("follows another answer if there is a choice after it", function()
        local nodes = { { stone = "i8", ["else"] = 2 },
            { stone = "j8", answers = { e8 = 3, a15 = 3 }, ["else"] = 4 },
            { stone = "k8" }, { stone = "e8" } }
        for variant, answer in pairs { renju = "pass", gomoku = "play a2" } do
            local proof = straight_four { nodes = nodes,
                record = record_of(variant, "f8 g8 h8", "a1", "black") }
            helper.says(inarow.tree(proof):text "record",
                "play i8\n" .. answer .. " # or any other answer\nplay j8")
        end
    end)

    it("has a bound, and reports it", function()
        -- Two answers to each stone lead to the next stone, so there are 2^14 paths. No
        -- two stones of a colour are adjacent.
        local points, nodes = inarow.open(straight_four().record).rules.board.points, {}
        for i = 1, 14 do
            local shift = i % 2
            nodes[i] = { stone = points[15 * i - 7 * shift], answers = {
                [points[15 * i - 1 - shift]] = i + 1,
                [points[15 * i - 9 + 5 * shift]] = i + 1 } }
        end
        nodes[15] = { stone = "h8" }
        local tree, cuts, count = inarow.tree(straight_four { nodes = nodes }), 0, 0
        for node in tree:walk() do
            count = count + 1
            local said = node.comment and node.comment:find("the proof goes on: this tree"
                .. " ends after 20000 nodes of it", 1, true)
            cuts = cuts + (said and 1 or 0)
        end
        assert(cuts > 0 and cuts < 100)
        assert(count >= 20000 and count < 20010)
        local proof = straight_four()
        tree = attack.read_proof(proof):tree(inarow.open(proof.record), 1)
        helper.says(tree:text "record",
            "play i8 # the proof goes on: this tree ends after 1 node of it\n")
    end)

    it("requires a proof", function()
        refused("bad-proof", inarow.tree { proof = 1 })
        refused("bad-proof", inarow.tree(straight_four { record = "variant nothing\n" }))
        -- Illegal moves are left out.
        local tree = inarow.tree(straight_four { nodes = { { stone = "f8" } } })
        assert.equal(0, #tree.root.children)
    end)
end)

-- ---- Invalid values -----------------------------------------------------------------

-- Checks that a value is not a proof, with the expected value and the place.
local function is_bad(proof, ...)
    helper.says(refused("bad-proof", inarow.check_proof(proof)), ...)
end

describe("a value that is not a proof", function()
    it("is refused with the place of the fault", function()
        is_bad(nil, "the proof: expected", "got nothing")
        is_bad({ proof = 2 }, "proof: expected the version 1, got 2")
        for key, given in pairs { record = 7, colour = false, question = "storm",
            length = 0.5, nodes = "x" } do
            is_bad(straight_four { [key] = given }, key .. ": expected", "got ")
        end
        for _, case in ipairs {
            { 1, "nodes[1]: expected a node" },
            { { stone = 8 }, "nodes[1].stone: expected the point" },
            { { stone = "z99" }, "nodes[1].stone: expected a point of the board" },
            { { stone = "i8", answers = 1 }, "nodes[1].answers: expected an object" },
            { { stone = "i8", answers = { 2 } }, "nodes[1].answers: expected" },
            { { stone = "i8", answers = { e8 = "2" } }, "nodes[1].answers.e8: expected" },
            { { stone = "i8", answers = { e8 = 1 } }, "from 2 to 3, got 1" },
            { { stone = "i8", answers = { e8 = 4 } }, "from 2 to 3, got 4" },
            { { stone = "i8", answers = { e8 = 2.5 } }, "from 2 to 3, got 2.5" },
            { { stone = "i8", answers = { i99 = 2 } }, "nodes[1].answers: expected" },
            { { stone = "i8", ["else"] = {} }, "nodes[1].else: expected" },
        } do
            local proof = straight_four()
            proof.nodes[1] = case[1]
            is_bad(proof, case[2])
        end
    end)

    it("may have a record that cannot be read or started", function()
        is_bad(straight_four { record = "play h8\nplay h8\n" }, "record: ")
        is_bad(straight_four { record = "variant nothing\n" }, "record: ")
        is_bad(straight_four { record = ("x"):rep(1000001) }, "at most 1000000 bytes")
        is_bad(straight_four { record = "variant rif_renju\n" }, "opening is not over")
        is_bad(straight_four { record = "variant renju\nresign\n" }, "game is over")
        is_bad(straight_four { colour = "red" }, "expected black or white, got 'red'")
        is_bad(straight_four { colour = "white" }, "not white's turn")
    end)

    it("has bounds", function()
        local nodes, node = {}, { stone = "a1" }
        for i = 1, 1000001 do nodes[i] = node end
        is_bad(straight_four { nodes = nodes }, "at most 1000000 nodes")
        local answers = {}
        for i = 1, 1000 do answers["x" .. i] = 2 end
        is_bad(straight_four { nodes = { { stone = "i8", answers = answers }, node } },
            "nodes[1].answers: expected")
        is_bad(straight_four { nodes = { { stone = ("x"):rep(10 ^ 6) } } }, "nodes[1]")
    end)
end)

describe("a long proof", function()
    -- Each node follows from the node before.
    local function chain(count, length)
        local nodes = {}
        for i = 1, count do nodes[i] = { stone = "i8", ["else"] = i + 1 } end
        nodes[count] = { stone = "i8" }
        return straight_four { nodes = nodes, length = length }
    end

    it("does not go too deep", function()
        fails(chain(100000, 676), 2, "i8 a2", "cannot play i8")
        is_bad(chain(2, 677), "length: expected")
        -- A 26x26 board is filled without a row: both colours alternate in columns of
        -- two.
        local proof = chain(400, 400)
        local game = assert(inarow.new("gomoku", { size = 26 }))
        for i, node in ipairs(proof.nodes) do
            node.stone = game.rules.board.points[i]
            node.answers = { [game.rules.board.points[#game.rules.board.points + 1 - i]] =
                i < 400 and i + 1 or nil }
        end
        proof.record, proof.colour = "variant gomoku size=26\n", "black"
        assert.is_nil((inarow.check_proof(proof, 100000)))
    end)

    it("ends at the bound on positions", function()
        local proof = decoded()[4]
        local facts = assert(inarow.check_proof(proof))
        assert(inarow.check_proof(proof, facts.positions))
        local message = refused("undecided", inarow.check_proof(proof, 1000))
        helper.says(message, "cut short after 1000 positions")
        refused("undecided", inarow.check_proof(proof, facts.positions - 1))
    end)
end)
