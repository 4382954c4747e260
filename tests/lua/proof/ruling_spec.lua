-- Tests explanations of rulings: every ruling of the law's records, and of random games
-- in every variant, has an explanation that agrees with it.
local helper = dofile "tests/lua/helper.lua"
local kernel = require "inarow.kernel"
local inarow = require "inarow"
local explanations = require "inarow.proof"
local language = require "inarow.language"
local notation = require "inarow.notation"

local function files_in(folder)
    local list, pipe = {}, assert(io.popen("find " .. folder .. " -name '*.rec' | sort"))
    for path in pipe:lines() do list[#list + 1] = path end
    pipe:close()
    return list
end

-- ---- Properties of every explanation ------------------------------------------------

-- Returns the faults of an explanation, as {text}. Its points must be on the board, its
-- stones must be on the board that it is about, and its sentences must be complete.
local function faults_of(game, explanation)
    local faults, boards = {}, {}
    local function fault(...) faults[#faults + 1] = (...):format(select(2, ...)) end
    local function board_after(count)
        if not count or count == #game.log then return game end
        boards[count] = boards[count] or game:branch(count)
        return boards[count]
    end
    local function check_points(points, what)
        for _, point in ipairs(points or {}) do
            if not game.rules.board:has(point) then fault("%s %s", what, point) end
        end
    end
    local function walk(node, depth)
        check_points({ node.point }, "point")
        check_points(node.points, "points")
        check_points(node.stones, "stones")
        if node.text then
            if not node.text:find "%S" or node.text:find "[{}]" then
                fault("text %q", node.text)
            end
            if node.text:find "%s%s" or node.text:find " [.,;]" then
                fault("text %q", node.text)
            end
        end
        local there = board_after(node.after)
        if node.text and depth > 0 and node.reason ~= "capture"
            and node.reason ~= "claim-made" and node.reason ~= "blocked" then
            for _, point in ipairs(node.stones or {}) do
                if not there:at(point) then fault("no stone at %s", point) end
            end
        end
        for _, child in ipairs(node.children) do walk(child, depth + 1) end
    end
    walk(explanation, 0)
    for i, step in ipairs(game:steps(explanation)) do
        if step.text == "" then fault("step %d says nothing", i) end
        for _, stone in ipairs(step.mind) do
            if not game.rules.board:has(stone.point) or not stone.colour then
                fault("hypothetical: %s", stone.point)
            elseif board_after(step.after):at(stone.point) then
                fault("hypothetical and on the board: %s", stone.point)
            end
        end
    end
    if not inarow.text(explanation):find "%S" then fault "no text" end
    return faults
end

-- Returns true if the explanation agrees with the ruling.
local function agrees(explanation, ruling)
    return explanation.ruling == tostring(ruling) and explanation.status == ruling.status
        and explanation.rule == ruling.citation
        and explanation.reason == (ruling.reason or "ok")
end

-- Returns the stones of all captures as a set, and their number.
local function captured_stones(explanation)
    local count = 0
    local seen = {}
    local function walk(node)
        for _, point in ipairs(node.reason == "capture" and node.stones or {}) do
            local key = point .. " " .. node.after
            if not seen[key] then count = count + 1 end
            seen[key] = true
        end
        for _, child in ipairs(node.children) do walk(child) end
    end
    walk(explanation)
    return count
end

-- ---- The law ------------------------------------------------------------------------

it("captured stones of a partner are explained not to count", function()
    for stones, uncounted in pairs { X1O = "k10", X11 = "l10 and k10", XOO = false } do
        local game = inarow.new "pente_teams"
        local cells = {}
        for i = 1, 361 do cells[i] = "." end
        for i, point in ipairs { "j10", "k10", "l10" } do
            cells[game.rules.board.number[point]] = stones:sub(i, i)
        end
        assert(game:setup(table.concat(cells), "white"))
        assert(game:play "m10")
        local parts = game:explain().children
        local capture = parts[#parts]
        assert.equal("capture", capture.reason)
        local child = capture.children[1]
        assert.equal(uncounted and "Stones of a partner do not count: " .. uncounted
            .. "." or nil, child and child.text)
    end
end)

it("a claim of any win names the first pattern, in every run", function()
    local game = assert(inarow.new("renju_1916", { adjudication = "claims" }))
    assert(game:play "j10")
    local function texts(node, list)
        list[#list + 1] = node.text
        for _, child in ipairs(node.children or {}) do texts(child, list) end
        return list
    end
    local all = table.concat(texts(assert(game:explain "claim win by black"), {}), " ")
    assert(all:find("'double-three' can win only for the opponent", 1, true), all)
end)

describe("the reasons of rulings", function()
    -- Explained rulings by status and reason: how many had parts.
    local seen, wrong = {}, {}

    local function note(explanation)
        local key = explanation.status .. " " .. explanation.reason
        seen[key] = seen[key] or { count = 0, parts = 0 }
        seen[key].count = seen[key].count + 1
        seen[key].parts = seen[key].parts + (#explanation.children > 0 and 1 or 0)
    end

    -- Explains a ruling, and notes its faults.
    local function examine(game, ruling, action)
        local record = game:record()
        local explanation, message = game:explain(action)
        if not explanation then return { message } end
        note(explanation)
        assert.equal(record, game:record())
        local faults = faults_of(game, explanation)
        if not agrees(explanation, ruling) then
            faults[#faults + 1] = ("%s, not %s"):format(explanation.ruling,
                tostring(ruling))
        end
        if ruling.reason == "captures" and ruling.status == "won" then
            local taken = game:state().captured[ruling.who]
            local before = ((game.origin.start or {}).captured or {})[ruling.who] or 0
            local count = captured_stones(explanation)
            -- A partner's stone is captured with its neighbour, and does not count.
            local may_be_more = game.rules.script.teams
            if count < taken - before or count > taken - before and not may_be_more then
                faults[#faults + 1] = ("%d captured, not %d"):format(count,
                    taken - before)
            end
        end
        return faults
    end

    local function complain(faults, path, line, action)
        if #faults > 0 then
            wrong[#wrong + 1] = ("%s:%s %s: %s"):format(path, tostring(line),
                tostring(action), table.concat(faults, "; "))
        end
    end

    local function examine_record(item, path)
        local game = assert(item.live, item.error and item.error.message)
        for line in notation.entries(item) do
            local over, action = game.final, line.action
            if action then
                local before = game:record()
                local ruling, _, _, refused = notation.play(item, line)
                if refused or game.final or action.verb == "capture" then
                    complain(examine(game, ruling or refused, refused and action or nil),
                        path, line.number, inarow.text(action))
                end
                if refused then
                    assert.equal(before, game:record())
                    assert.equal(over, game.final)
                end
            end
        end
    end

    it("are explained for all records of the law", function()
        local count = 0
        for _, path in ipairs(files_in "tests/conformance") do
            for item in notation.games(helper.contents(path), path,
                { format = "record" }) do
                if item.source and not item.source.error then
                    count = count + 1
                    if helper.is_due(count, 4) then examine_record(item, path) end
                end
            end
        end
        assert.is_true(count > 500)
        assert.equal("", table.concat(wrong, "\n"))
    end)

    -- Returns a random action that is often impossible: with a point, a word or a claim.
    local function wild(game, random)
        local points, _, kinds = game.rules.board.points, kernel.beside(game)
        local function point() return points[random(#points)] end
        local function who()
            return " by " .. game.rules.colours[random(#game.rules.colours)]
        end
        local ways = {
            function() return "play " .. point() end,
            function() return "play " .. point() .. who() end,
            function() return "play z" .. random(30) end,
            function() return "move " .. point() .. " " .. point() end,
            function() return "remove " .. point() end,
            function() return "pick " .. point() end,
            function() return ("offer %s %s"):format(point(), point()) end,
            function() return "pass" .. who() end,
            function() return "swap" end,
            function() return "claim " .. kinds[random(#kinds)] .. who() end,
            function() return "draw accept" end,
            function() return "capture " .. point() end,
        }
        return ways[random(#ways)]()
    end

    -- Plays a game out, and explains its refusals and its end.
    local function play_out(name, options, random, most)
        local game = assert(inarow.new(name, options))
        local label = name .. " " .. tostring(options and options.adjudication)
        while not game.final and #game.log < most do
            local text = random(4) == 1 and wild(game, random)
            local before = text and #game.log
            local ruling, refusal, _
            if text then ruling, _, _, refusal = game:apply(text) end
            if refusal then
                complain(examine(game, refusal, text), label, #game.log, text)
            elseif not text or before == #game.log then
                local action = helper.legal_action(game, random)
                if not action then break end
                ruling = game:apply(action)
            end
            if ruling and ruling.status == "ok" and random(8) == 1 then
                complain(examine(game, ruling), label, #game.log, "last")
            end
        end
        if game.final then
            complain(examine(game, game.final), label, #game.log, "end")
            local _, _, _, refusal = game:apply "pass"
            complain(examine(game, refusal, "pass"), label, #game.log, "pass")
        end
    end

    it("are explained for games of all variants", function()
        local random, rounds = helper.random(20), tonumber(os.getenv "ROUNDS" or "1")
        for _ = 1, rounds do
            for _, name in ipairs(inarow.bundled) do
                play_out(name, nil, random, helper.is_long and 120 or 40)
                play_out(name, { adjudication = "claims" }, random,
                    helper.is_long and 60 or 30)
            end
        end
        assert.equal("", table.concat(wrong, "\n"))
    end)

    it("are explained if a script's hooks or special boards refuse", function()
        local by_hook = assert(inarow.load [[return { name = "hooked", source = "H",
            colours = { "black", "white" }, board = { 9, 9 },
            win = { row = 5, atleast = true }, hooks = {
                legal = function(view, action)
                    if action.point == "a1" then return false end
                    if action.point == "b1" then error "no" end
                end } }]])
        for point, code in pairs { a1 = "not-allowed", b1 = "bad-script" } do
            local game = assert(inarow.new(by_hook))
            local _, _, got, refusal = game:play(point)
            assert.equal(code, got)
            complain(examine(game, refusal, "play " .. point), "hooked", 1, point)
        end
        local deep = helper.too_deep()
        local _, _, code, refusal = deep:play "u8"
        assert.equal("too-deep", code)
        complain(examine(deep, refusal, "play u8"), "deep", 1, "u8")
        assert.equal("", table.concat(wrong, "\n"))
    end)

    it("have all been met with, and all have more to say", function()
        local missing, bare = {}, {}
        for _, code in ipairs(helper.reasons()) do
            if not seen["refused " .. code] then missing[#missing + 1] = code end
        end
        assert.equal("", table.concat(missing, " "))
        for _, key in ipairs(language.keys(seen)) do
            if seen[key].parts < seen[key].count and key ~= "ok ok" then
                bare[#bare + 1] = key
            end
        end
        assert.equal("", table.concat(bare, "\n"))
    end)
end)

describe("an explanation", function()
    -- The reasons of its parts.
    local function parts(game)
        local list = {}
        for i, part in ipairs(game:explain().children) do list[i] = part.reason end
        return list
    end

    it("names the points of a ruling only if nothing else shows it", function()
        local game = assert(inarow.new "gomoku")
        helper.play(game, "h8, a1, i8, a3, j8, a5, k8, a7, l8")
        assert.same({ "decided", "five" }, parts(game))
        assert.equal("l8", game:explain().children[2].point)
        for _, points in ipairs { { "a1", "b1" }, { "c3" }, {} } do
            game = assert(inarow.new { name = "hooked", source = "H", board = { 9, 9 },
                colours = { "black", "white" }, win = { row = 5, atleast = true },
                hooks = { after = function()
                    return { status = "won", who = "black", reason = "corner",
                        points = points }
                end } })
            assert(game:play "a1")
            assert.same({ "decided", #points > 0 and "points-of-ruling" or nil },
                parts(game))
            local reasons = game:explain().children
            assert.equal("a1", reasons[1].point)
            assert.same(points, reasons[2] and reasons[2].points or {})
        end
    end)

    it("of a baseless claim names the pattern of the last stone", function()
        local game = assert(inarow.new("renju",
            { adjudication = "claims", opening = "free" }))
        helper.play(game, "h8, a1, i8, a3, j8, a5, k8")
        helper.says(inarow.text(game:explain "claim double-three by white"),
            "The last black stone is k8.",
            "k8: allowed to black, as it makes no overline, one four and no three")
        local proof = game:explain "claim no-action"
        assert.same({ "a2" }, proof.children[1].points)
        proof = game:explain "claim full-board"
        assert.equal(15 * 15 - 7, #proof.children[1].points)
    end)

    it("of a wrong claim is about the position at the claim", function()
        local game = assert(inarow.new("renju", { adjudication = "claims",
            opening = "free", wrong_claim = "loses" }))
        helper.play(game, "h8, a1, i8, a3, j8, a5, k8")
        assert(game:apply "claim double-three by white")
        assert.same({ "decided", "last-stone" }, parts(game))
        assert.equal("k8", game:explain().children[2].point)
    end)

    it("of a win by captures leaves passes out", function()
        local game = assert(inarow.new { name = "captures", source = "C",
            board = { 9, 9 }, colours = { "black", "white" }, turn = { pass = true },
            win = { row = 5, atleast = true, captured = 2 },
            capture = { lengths = { 2 } } })
        helper.play(game, "pass, d1, c1, e1, f1")
        assert.equal(3, #game:explain().children)
        helper.says(inarow.text(game:explain()),
            "Move 5: black captured e1 and d1, between f1 and c1.")
    end)

    it("that somebody else wrote is refused if it is not one", function()
        local function fault(patterns)
            return explanations.fault { reason = "allowed", makes_no = patterns,
                point = "h8", colour = "black", forbidden = false, children = {} }
        end
        assert.is_nil(fault { "double-four" })
        for _, patterns in ipairs { 7, { 1 }, { {} }, { "fours" } } do
            helper.says(fault(patterns), "makes_no: a list of patterns expected")
        end
    end)
end)

-- ---- Hypothetical stones ------------------------------------------------------------

-- In a proof, the children of a stone are its rows, and the children of a row are the
-- hypothetical stones that show it. So the hypothetical stones at a step are the nodes
-- above it, and itself, at even depths.
local function chains_of(game, proof)
    local list = {}
    local function walk(node, chain)
        local is_stone, stones = #chain % 2 == 0, {}
        chain = { (table.unpack or unpack)(chain) }
        chain[#chain + 1] = is_stone and node.point or ""
        for _, point in ipairs(chain) do
            if point ~= "" and not game:at(point) then
                stones[#stones + 1] = { point = point, colour = proof.colour,
                    number = #stones + 1 }
            end
        end
        list[#list + 1] = stones
        for _, child in ipairs(node.children) do walk(child, chain) end
    end
    walk(proof, {})
    return list
end

it("the hypothetical stones at a step are those that led there", function()
    local deepest, count, number = 0, 0, 0
    for line in io.lines "tests/positions/forbidden.tsv" do
        number = number + 1
        local cells = helper.is_due(number, 14) and line:match "^([^#%s]%S*)"
        local game = cells and assert(inarow.position(cells, "renju"))
        for _, point in ipairs(game and game:forbidden "black" or {}) do
            local proof = assert(game:explain(point))
            local steps, chains = game:steps(proof), chains_of(game, proof)
            assert.equal(#chains, #steps)
            for i, step in ipairs(steps) do
                assert.same(chains[i], step.mind, point .. " " .. i)
                deepest = math.max(deepest, #step.mind)
            end
            count = count + 1
        end
    end
    assert.is_true(count > 100 and deepest >= 4, count .. " " .. deepest)
end)

-- ---- Symmetries ---------------------------------------------------------------------

-- Returns a game with offers of two points on a board, after two black and two white
-- stones or none.
local function offering(board, stones)
    local source = [[return { name = "offering", source = "O", board = %s,
        colours = { "black", "white" }, win = { row = 4, atleast = true }, phases = { %s
            { "offer", colour = "black", count = 2, distinct = true },
            { "pick", colour = "black" } } }]]
    local places = stones ~= "" and [[
        { "place", colour = "black" }, { "place", colour = "black" },
        { "place", colour = "white" }, { "place", colour = "white" },]] or ""
    local game = assert(inarow.new(assert(inarow.load(source:format(board, places)))))
    helper.play(game, stones)
    return game
end

describe("symmetries", function()
    it("have names in words", function()
        local cases = {
            { "{ 9, 9 }", "d5,f5,d4,f4", "a1 i1", "reflection-column", "column" },
            { "{ 9, 9 }", "e4,e6,c4,c6", "a1 a9", "reflection-row", "row" },
            { "{ 9, 9 }", "b2,h8,c6,f3", "a3 c1", "reflection-diagonal-up",
                "diagonal-up" },
            { "{ 9, 9 }", "b8,h2,c4,f7", "a7 c9", "reflection-diagonal-down",
                "diagonal-down" },
            { "{ 9, 9 }", "d5,f5,c7,g3", "c4 g6", "rotation-180" },
            { "{ 9, 8 }", "d5,f4,c6,g3", "c4 g5", "rotation-180" },
            { "{ hex = 4 }", "d3,d5,c2,e6", "a1 g7", "rotation-180" },
            { "{ hex = 4 }", "", "a1 d1", "rotation-60" },
            { "{ hex = 4 }", "", "a2 b5", "rotation-300" },
            { "{ hex = 4 }", "", "a1 a4", "reflection-30" },
            { "{ hex = 4 }", "", "a1 d7", "reflection-row", "row" },
            { "{ hex = 4 }", "", "a2 b1", "reflection-diagonal-up", "diagonal-up" },
            { "{ hex = 4 }", "", "a2 g5", "reflection-column", "column" },
        }
        for _, case in ipairs(cases) do
            local game = offering(case[1], case[2])
            local proof = game:explain("offer " .. case[3])
            assert.equal("symmetric-offer", proof.reason, case[4])
            local by, stay = proof.children[1], proof.children[2]
            assert.equal(case[4], by.reason)
            assert.equal(case[5], by.line)
            assert.equal(case[3], table.concat(by.pairs[1], " "))
            assert.equal(case[2] ~= "" and "stones-stay" or nil, stay and stay.reason)
            assert.equal(case[2] ~= "" and 4 or nil, stay and #stay.stones)
            for _, pair in ipairs(stay and stay.pairs or {}) do
                assert.equal(game:at(pair[1]), game:at(pair[2]))
            end
            local picture = game:render { format = "svg", steps = game:steps(proof) }
            assert.truthy(picture:find('class="symmetry"', 1, true))
        end
    end)

    it("name the image of each stone", function()
        local proof = offering("{ 9, 9 }", "d5,f5,e4,e6"):explain "offer a1 i1"
        assert.equal("Every stone lands on a stone of its own colour: d5 to f5, e6 and e4"
            .. " stay.", proof.children[2].text)
    end)

    it("draws the effect of an action on the board after it", function()
        local moves = "a1 a9 b1 b9 c1 c9 d1 d9"
        local game = assert(inarow.new("gomoku", { size = 9 }))
        local played = assert(inarow.new("gomoku", { size = 9 }))
        for point in moves:gmatch "%w+" do
            assert(game:play(point) and played:play(point))
        end
        local function drawn(of, proof)
            return of:render { format = "svg", steps = of:steps(proof) }
        end
        for _, action in ipairs { "play e1", "play h8", "resign" } do
            local would = game:explain(action)
            assert.is_true(would.would)
            assert(played:apply(action))
            assert.equal(drawn(played, played:explain()),
                (drawn(game, would):gsub("' would stand%.", "' stands.")), action)
            assert(played:undo())
        end
        assert.equal(8, #game.log)
    end)
end)

describe("a row that must survive the answer is explained by", function()
    local PAIR = { "f11", "f9", "d10", "a1", "e10", "a3", "f10", "a5", "g10", "a7" }
    local function reasons(moves)
        local game = assert(inarow.new("boat_pente", { opening = "free" }))
        for _, point in ipairs(moves) do assert(game:play(point)) end
        return inarow.text(game:explain())
    end
    local function with(...)
        local moves = language.joined(PAIR)
        for _, point in ipairs { ... } do moves[#moves + 1] = point end
        return moves
    end

    it("the answer, if a capture could have broken it", function()
        helper.says(reasons(with("h10", "s19")),
            "The opponent's answer has not broken it.")
    end)

    it("the lack of a capture", function()
        helper.says(reasons { "d10", "a1", "e10", "a3", "f10", "a5", "g10", "a7", "h10" },
            "The opponent has no capture that would break it.")
    end)
end)

describe("a part of the state is explained by its reasons:", function()
    -- Returns the first point where a stone is legal, or nearly legal.
    local function point_of(game)
        for _, choice in ipairs(game:legal_groups()) do
            if choice.verb == "play" then
                return choice.points[#choice.points % 7 + 1] or choice.points[1]
            end
        end
    end

    it("a stone, placed or hypothetical, by its point's proof, in any game", function()
        local count = 0
        for _, name in ipairs(inarow.bundled) do
            local game = assert(inarow.new(name))
            for _ = 1, 12 do
                local point = not game.final and point_of(game)
                if not point then break end
                local proof = game.rules.board:has(point) and game:explain(point,
                    game:state().to_move)
                local would = game:explain("play " .. point)
                -- A stone that is captured at once makes no pattern.
                local stands = would.children[1] and would.children[1].reason ~= "capture"
                if proof and would.status == "ok" and stands then
                    count = count + 1
                    assert.equal(("'play %s' would stand."):format(point), would.text)
                    assert.same({ proof.reason, proof.point, proof.colour },
                        { would.children[1].reason, would.children[1].point,
                            would.children[1].colour })
                end
                assert(game:apply("play " .. point))
                if would.status == "ok" then
                    local ruled = game:explain()
                    assert.equal(("'play %s' stands."):format(point), ruled.text)
                    assert.same(would.children, ruled.children)
                end
            end
        end
        assert.is_true(count > 300)
    end)

    it("an offer by the points that are equal to its own by symmetry", function()
        for stones, wanted in pairs {
            ["h8 h9 h10 h7"] = { "offer k7 k9", "k7 is the same by symmetry as e7, which"
                .. " is not offered. (T10 Opening)" },
            ["h8 i9 h10 g9"] = { "offer h11 h5", "h11 is not the same as any other point"
                .. " by symmetry. (T10 Opening)" },
        } do
            local game = assert(inarow.new("taraguchi_10", { offers = 2 }))
            for point in stones:gmatch "%w+" do helper.play(game, point, "keep") end
            helper.says(inarow.text(game:explain(wanted[1])), "would stand.",
                wanted[2])
            assert(game:apply(wanted[1]))
            helper.says(inarow.text(game:explain()), "' stands.", wanted[2])
        end
    end)
end)

describe("a stone's proof also shows", function()
    local ROWS = "........./........./..%s....../...%s...../....%s..../......%s%s%s/"
        .. "........./........./........."

    it("its captures, which are those of the move, in every game", function()
        local count = 0
        for _, name in ipairs(inarow.bundled) do
            local rules = assert(inarow.rules(name, nil, true))
            if rules.script.capture then
                count = count + 1
                local text = ROWS:format("X", "O", "O", "O", "O", "X")
                local game = assert(inarow.position(text, name))
                local proof = assert(game:explain "f4")
                local taken = {}
                for _, one in ipairs(proof.children) do
                    if one.reason == "capture" then
                        for _, point in ipairs(one.stones) do taken[point] = true end
                    end
                end
                assert.same({ e5 = true, d6 = true, g4 = true, h4 = true }, taken)
                helper.says(inarow.text(proof), "captures g4 and h4, between f4 and"
                    .. " i4 (" .. rules.script.capture.cite .. ")")
                assert.same({}, faults_of(game, proof))
                -- Nothing, because there is nothing to capture.
                assert.same({}, assert(game:explain "a1").children)
            end
        end
        assert.is_true(count >= 6)
    end)

    it("the stones that a move into a capture loses, if own stones are lost", function()
        local game = assert(inarow.position("........./........./..O....../...X...../"
            .. "........./.....O.../........./........./.........", "poof_pente"))
        local proof_text = inarow.text(game:explain "e5")
        helper.says(proof_text, "black captures d6 and e5, between c7 and f4 (POOF)")
    end)

    it("a row that is blocked at both ends, and so does not win", function()
        local function proof_text_of(row)
            local game = assert(inarow.position("........./........./........./"
                .. "........./........./........./" .. row .. "/........./.........",
                "caro"))
            return inarow.text(game:explain "f3"), game
        end
        local proof_text, game = proof_text_of "OXXXX.O.."
        assert.equal("f3: allowed to black, as no row is forbidden to black\n"
            .. "  a five on the row: b3 c3 d3 e3 f3, blocked at a3 and g3, so it does not"
            .. " win (CARO)\n", proof_text)
        assert.same({}, faults_of(game, game:explain "f3"))
        assert(game:play "f3")
        helper.says(inarow.text(game:explain()), "blocked at a3 and g3")
        helper.says(inarow.text(game:explain "claim win"), "has five stones",
            "It does not win: stones of other colours block both its ends, a3 and g3.")
        for row, what in pairs { ["OXXXX...."] = "a five", [".XXXX.O.."] = "a five",
            ["OXXXX.XO."] = "a row of more" } do
            proof_text = proof_text_of(row)
            helper.says(proof_text, "f3: " .. what)
            assert.is_nil(proof_text:find "blocked")
        end
    end)
end)

describe("a row that is too long to win", function()
    it("loses with its points, and is shown", function()
        local game = assert(inarow.new { name = "six_loses", source = "SIX",
            board = { 7, 3 }, colours = { "black", "white" },
            win = { row = 4, exactly = true }, lose = { row = 6, atleast = true } })
        assert(game:setup("......." .. "XXX.XX." .. ".......", "black"))
        local ruling = assert(game:play "d2")
        assert.equal("losing-row", ruling.reason)
        assert.same({ "a2", "b2", "c2", "d2", "e2", "f2" }, ruling.points)
        local explanation = game:explain()
        helper.says(inarow.text(explanation), "a row of six; six or more lose")
        assert.same({}, faults_of(game, explanation))
    end)
end)

-- Black's overline is forbidden, unless it captures; White's overline wins.
describe("an exception to a forbidden pattern", function()
    local function played(rows, turn)
        local game = assert(inarow.new { name = "over", source = "OVER", board = { 9, 3 },
            colours = { "black", "white" }, capture = { lengths = { 1 } },
            win = { row = 5, black = { exactly = true }, white = { atleast = true } },
            forbid = { overline = { colour = "black", penalty = "refused",
                unless = "captures", cite = "OVER 3" } } })
        assert(game:setup(rows, turn))
        local _, message, _, ruling = game:play "d1"
        return message and tostring(ruling) or game:state().status, game
    end
    local OF_BLACK, CAPTURE = "XXX.XX...", "...X....." .. "...O....."

    it("allows exactly its cases", function()
        assert.equal("refused forbidden (OVER 3)",
            (played("........." .. "........." .. OF_BLACK)))
        assert.equal("playing", (played(CAPTURE .. OF_BLACK)))
    end)

    it("takes no win from a player to whom the pattern is not forbidden", function()
        assert.equal("won white overline (OVER)",
            (played("...O....." .. "...X....." .. "OOO.OO...", "white")))
    end)
end)

describe("the steps of the exercise that closes the rules of renju", function()
    it("mark where a row cannot grow, and the stone in its way", function()
        local file = assert(io.open "docs/exercise.txt")
        local cells = file:read("*l"):match "%S+"
        local game = assert(inarow.position(cells, "renju"))
        file:close()
        local steps = game:steps(assert(game:explain "j10"))
        assert.truthy(steps[3].text:find("f6 is taken", 1, true))
        assert.equal("g7", steps[3].mind[2].point)
        assert.same({ "f6" }, steps[3].points)
        assert.equal("k11", steps[4].mind[2].point)
        assert.same({ "l12" }, steps[4].points)
    end)
end)
