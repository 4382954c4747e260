local helper = dofile "tests/lua/helper.lua"
local actions = require "inarow.actions"
local judge = require "inarow.judge"
local record = require "inarow.record"
local sgf = require "inarow.notation.sgf"

local says = helper.says
local unpack = unpack or table.unpack

-- The only game of a text, which must have no fault.
local function only(text)
    local games = sgf.read(text)
    assert.equal(1, #games)
    assert.is_nil(games[1].error)
    return games[1]
end

local function moves(text)
    local words = {}
    for i, move in ipairs(only(text).moves) do
        words[i] = move.colour:sub(1, 1) .. ":" .. (move.point or "pass")
    end
    return table.concat(words, " ")
end

local function judged(text, options)
    local result = judge.games(text, "x.sgf", options or {})()
    assert(not result.error, result.error and result.error.message)
    return result
end

-- ---- Reading ------------------------------------------------------------------------

describe("SGF", function()
    it("is recognized by how it begins", function()
        for _, text in ipairs { "(;B[hh])", " \n( ;GM[4])", "\239\187\191(;SZ[15])" } do
            assert.is_true(sgf.recognizes(text))
        end
        for _, text in ipairs { "", "variant renju\n", "# (;B[hh])\n", "B[hh]", "()" } do
            assert.is_false(sgf.recognizes(text))
        end
    end)

    it("counts columns from the left and rows from the top", function()
        assert.equal("b:h8 w:a15 b:o1 w:o15 b:a1",
            moves "(;SZ[15];B[hh];W[aa];B[oo];W[oa];B[ao])")
        assert.equal("b:a19 w:s1 b:j10", moves "(;SZ[19];B[aa];W[ss];B[jj])")
        assert.equal("b:h8", moves "(;B[hh])") -- 15 if there is no size
        assert.equal("b:a9", moves "(;B[aa]SZ[9])")
    end)

    it("has passes as tt or as nothing", function()
        assert.equal("b:h8 w:pass b:pass w:i9", moves "(;B[hh];W[];B[tt];W[ig])")
        assert.equal("b:t7", moves "(;SZ[26];B[tt])")
    end)

    it("may have several moves in a node", function()
        assert.equal("b:h8 w:h9 b:h10", moves "(;SZ[15]B[hh]W[hg]B[hf])")
        assert.equal("b:h8 w:h9 b:h10", moves "(;SZ[15];B[hh]W[hg];B[hf])")
    end)

    it("is read along the first of its variations", function()
        assert.equal("b:h8 w:h9 b:a15",
            moves "(;SZ[15];B[hh](;W[hg](;B[aa])(;B[bb]))(;W[ig];B[cc]))")
        assert.equal("b:h8 w:h9", moves "((;SZ[15];B[hh](;W[hg])(;W[ig])))")
    end)

    it("keeps escaped characters and loses escaped line breaks", function()
        local game = only "(;PB[A\\]\\\\ B]PW[C\\\nD]RU[x\\:y]C[(;B[aa\\])];B[hh])"
        assert.equal("A]\\ B", game.players.black)
        assert.equal("CD", game.players.white)
        assert.equal("x:y", game.rule)
        assert.equal("(;B[aa])", game.comment)
        assert.equal(1, #game.moves)
    end)

    it("is read whatever stands between its parts", function()
        assert.equal("b:h8 w:h9", moves "\n( ;\r\n SZ [15]\t; B\n[hh] \n; W[hg]\n ) \n")
        assert.equal("b:h8", moves "(;GM[1]CA[UTF-8]AP[x:1]XY[][a][b];B[hh]N[n]BL[9])")
        assert.equal("b:h8", moves "(;Black[hh])") -- FF[3]: lower case does not count
    end)

    it("may have several games, one after another", function()
        local games = sgf.read "(;PB[one];B[hh])\n\n(;PB[two];B[ii])(;PB[three])"
        assert.equal(3, #games)
        assert.equal("three", games[3].players.black)
        assert.equal("i7", games[2].moves[1].point)
    end)

    for value, result in pairs { ["B+R"] = "black", ["W+5"] = "white", ["B+"] = "black",
        ["w+resign"] = "white", ["0"] = "draw", Draw = "draw", Void = "void" } do
        it("has the result " .. value, function()
            assert.equal(result, only("(;RE[" .. value .. "];B[hh])").result)
        end)
    end

    it("has no result where it is unknown", function()
        for _, value in ipairs { "", "?", "Black wins?" } do
            assert.is_nil(only("(;RE[" .. value .. "];B[hh])").result)
        end
        assert.is_nil(only("(;B[hh])").result)
    end)

    it("sets stones up with AB and AW", function()
        local game = judged("(;SZ[15]RU[Renju]AB[hh][ii]AW[hg];W[aa])").live
        assert.same({ "black", "black", "white", "white" },
            { game:at "h8", game:at "i7", game:at "h9", game:at "a15" })
        assert.equal(1, game:state().moves)
        assert.equal("black", judged("(;RU[Renju]AW[hh];B[aa])").live:at "a15")
    end)
end)

-- ---- Broken files -------------------------------------------------------------------

-- Games that end before they are closed: nothing after them can be told from them.
local OPEN = {
    "(", "((((", "(;", "(;(", "(;B", "(;B[", "(;B[hh", "(;B[hh]", "(;B[hh](", "(;B[hh\\",
    "(;B[hh](;W[hg]", "(;C[(", "(x", "(;;;(", "(;B]hh[(",
}

-- Games that are closed, so that the next one can be read.
local CLOSED = {
    "(;B[h])", "(;B[hhh])", "(;B[HH])", "(;B[pp])", "(;B[h1])", "(;B[h h])", "(;B[ih]W)",
    "(;SZ[9];B[jj])", "(;SZ[0])", "(;SZ[27])", "(;SZ[x])", "(;SZ[])", "(;SZ[15.5])",
    "(;SZ[-9])", "(;B[zh])", "(;AB[zh])", "(;AB[xx])", "(;AW[])",
    "(;AB[tt])", "(B[hh])", "(;B[hh]5)", "(;])", "(;B[h\nh])", "(;SZ[\n])",
}

describe("broken SGF", function()
    teardown(helper.clean)

    -- In an interpreter of its own: a text that never ends must not stop the others.
    local script = helper.file [[
        local text = io.open(arg[1]):read("*a")
        local games = require("inarow.notation.sgf").read(text)
        for _, game in ipairs(games) do
            print(game.error and game.error.line .. ":" .. game.error.message or "fine")
        end]]

    for _, text in ipairs(OPEN) do
        it("is refused with its line: " .. text, function()
            local status, out = helper.lua(script, helper.file("\n" .. text), 2)
            assert.equal(0, status)
            says(out:match "^[^\n]+", "2:SGF: ")
        end)
    end

    it("is refused with its line, and the next game is read", function()
        for _, text in ipairs(CLOSED) do
            local games = sgf.read("\n" .. text .. "\n(;SZ[9];B[ee])")
            local fault = games[1].error
            assert(fault, text)
            assert.same({ text, 2, "e5" },
                { text, fault.line, games[#games].moves[1].point })
            assert.is_nil(fault.message:find "\n")
        end
    end)

    it("says what is wrong", function()
        for text, words in pairs {
            ["(;B[zz])"] = { "'zz'", "15" }, ["(;SZ[99])"] = { "'99'", "1 to 26" },
            ["(;B)"] = { "B", "value" }, ["(;B[hh"] = { "B", "closed" },
            ["(;B[hh]"] = { "')'" }, ["(;B[hh]!)"] = { "'!'" },
            ["(;AB[zz])"] = { "'zz'" },
        } do
            says(sgf.read(text)[1].error.message, unpack(words))
        end
    end)

    it("is read in time, however long it is", function()
        local long = helper.file [[
            local sgf = require "inarow.notation.sgf"
            print(#sgf.read("(x" .. ("\n"):rep(200000)))
            print(#sgf.read("(;B[hh]" .. (" "):rep(200000)))
            print(#sgf.read(("(;B[hh]"):rep(20000)))
            print(#sgf.read(("(;B\n"):rep(5000)))]]
        local status, out = helper.lua(long, "", 5)
        assert.equal(0, status)
        assert.equal("1\n1\n1\n5000\n", out)
    end)
end)

-- ---- Fitting to variants ------------------------------------------------------------

local GAME = "(;SZ[15]RU[%s]%s;B[hh];W[hg];B[hf];W[he];B[ig];W[aa];B[oo])"

local function verbs(assumed)
    local words = {}
    for i, text in ipairs(assumed) do words[i] = actions.parse(text).verb end
    return table.concat(words, " ")
end

describe("SGF under a variant", function()
    it("finds it by its foreign names, in any case", function()
        for rule, variant in pairs { Renju = "renju", RENJU = "renju", RIF = "rif_renju",
            ["Soosyrv-8"] = "soosorv_8", ["Soosõrv-8"] = "soosorv_8",
            rif_renju = "rif_renju" } do
            assert.equal(variant, judged(GAME:format(rule, "")).variant)
        end
    end)

    it("takes a variant given over the rule written", function()
        assert.equal("rif_renju",
            judged(GAME:format("Soosyrv-8", ""), { variant = "rif_renju" }).variant)
    end)

    it("assumes nothing under renju", function()
        local result = judged(GAME:format("Renju", ""))
        assert.same({}, result.assumed)
        assert.same({ 7, "undecided", "Kansei" },
            { result.moves, result.verdict, result.opening })
        assert.is_nil(result.live:record():find("assumed", 1, true))
    end)

    it("assumes under rif_renju a colour kept and an offer made", function()
        local result = judged(GAME:format("RIF", ""))
        assert.equal("keep offer", verbs(result.assumed))
        local offer = actions.parse(result.assumed[2]).points
        assert.equal(2, #offer)
        assert.is_true(offer[1] == "i9" or offer[2] == "i9")
        assert.same({ 7, "undecided" }, { result.moves, result.verdict })
        assert.equal("black", result.live:at "i9")
        assert.equal("white", result.live:at "a15")
    end)

    it("assumes under soosorv_8 a number declared too", function()
        local result = judged(GAME:format("Soosyrv-8", ""))
        assert.equal("keep declare keep offer", verbs(result.assumed))
        local offer = actions.parse(result.assumed[4])
        assert.equal(#offer.points, actions.parse(result.assumed[2]).number)
        assert.equal(1, #offer.points) -- the fewest that allow what was played
        assert.equal("i9", offer.points[1])
        assert.equal(7, result.moves)
    end)

    it("assumes no more than the moves need", function()
        local text = "(;SZ[15]RU[Soosyrv-8];B[hh];W[hg];B[hf]%s)"
        assert.same({}, judged(text:format "").assumed)
        assert.same({ "keep" }, judged(text:format ";W[he]").assumed)
    end)

    for _, name in ipairs { "5A", "FA" } do
        it("takes the fifth stones offered from " .. name, function()
            local offers = name .. "[ig][oo]"
            local result = judged(GAME:format("RIF", offers))
            assert.same({ "keep" }, result.assumed)
            says(result.live:record(), "offer i9 o1\n")
            result = judged(GAME:format("Soosyrv-8", name .. "[oo][ig][an]"))
            assert.equal("keep declare keep", verbs(result.assumed))
            assert.equal("declare 3", result.assumed[2])
            says(result.live:record(), "offer o1 i9 a2\n")
        end)
    end

    it("may pass the 4th under rif_renju", function()
        local result = judged "(;RU[RIF];B[hh];W[hg];B[hf];W[];B[ig];W[aa])"
        assert.same({ 6, "keep offer" }, { result.moves, verbs(result.assumed) })
        says(result.live:record(), "pass\n")
    end)

    it("marks in the record what is assumed, also after undo", function()
        local game = judged(GAME:format("RIF", "")).live
        local function marks()
            local _, count = game:record():gsub("# assumed\n", "")
            return count
        end
        assert.equal(2, marks())
        game:undo()
        assert.equal(2, marks())
    end)

    it("leads to a record that replays", function()
        for _, rule in ipairs { "Renju", "RIF", "Soosyrv-8" } do
            local more = 'RE[B+]PB[A "B" C]PW[x\nresign]'
            local game = judged(GAME:format(rule, more)).live
            local again = helper.open(game:record())
            assert.equal("black", again.result)
            assert.same({ 'A "B" C', "x resign" }, { again.seats[1],
                (again.seats[2]:gsub("\n", " ")) })
            assert.equal(game:render(), again:render())
            assert.same(game:state(), again:state())
            assert.is_nil(record.parse(game:record())[2])
        end
    end)

    it("takes the size from the file, if the variant has it", function()
        local result = judged "(;SZ[19]RU[Renju];B[jj];W[aa])"
        assert.equal(19, result.live.rules.width)
        assert.equal("white", result.live:at "a19")
    end)

    describe("is illegal, with the move and its refusal,", function()
        for title, case in pairs {
            ["off the centre"] = { "Renju", ";B[hg]", 1, "outside-region", "RIF 4" },
            ["on a stone"] = { "Renju", ";B[hh];W[hh]", 2, "occupied", "RIF 5" },
            ["by the wrong colour"] = { "Renju", ";B[hh];B[hg]", 2, "not-your-turn",
                "RIF 4" },
            ["no pattern"] = { "RIF", ";B[hh];W[hg];B[aa]", 3, "outside-region",
                "RIF 11" },
            ["passed too early"] = { "RIF", ";B[hh];W[]", 2, "pass-not-allowed",
                "RIF 12.9" },
            ["a fifth on a stone"] = { "RIF", ";B[hh];W[hg];B[hf];W[he];B[hh]", 5,
                "occupied", "RIF 5" },
            ["a fifth on a stone, Soosõrv"] = { "Soosyrv-8",
                ";B[hh];W[hg];B[hf];W[he];B[hh]", 5, "occupied", "RIF 5" },
            ["a fifth passed"] = { "RIF", ";B[hh];W[hg];B[hf];W[he];B[]", 5,
                "pass-not-allowed", "RIF 12.7" },
        } do
            it(title, function()
                local result = judged(("(;RU[%s]%s;W[oo])"):format(case[1], case[2]))
                assert.equal("illegal", result.verdict)
                local refusal = result.refusal
                assert.same({ case[3], case[4], case[5] },
                    { refusal.move, refusal.reason, refusal.citation })
            end)
        end
    end)

    it("is judged against its result", function()
        local five = "(;RU[Renju]%s;B[hh];W[aa];B[gh];W[ca];B[fh];W[ea];B[eh];W[ga]"
            .. ";B[dh]%s)"
        local function verdict(result, more)
            return judged(five:format(result, more or "")).verdict
        end
        assert.equal("agrees", verdict "RE[B+5]")
        assert.equal("contradicts", verdict "RE[W+R]")
        assert.equal("contradicts", verdict "RE[0]")
        assert.equal("unrecorded", verdict "")
        assert.equal("agrees", verdict("RE[B+5]", ";W[ia];B[oo]"))
        local result = judged(five:format("RE[B+5]", ";W[ia];B[oo]"))
        assert.same({ 9, 2, "won", "black", "five", "RIF 9.1" }, { result.moves,
            result.after, result.status, result.winner, result.reason, result.citation })
        assert.same({ action = 9, point = "d8" }, result.at)
        assert.equal("undecided", judged("(;RU[Renju]RE[W+R];B[hh])").verdict)
        assert.equal("white", judged("(;RU[Renju]RE[W+R];B[hh])").recorded)
    end)

    it("says what it cannot do, and in which game", function()
        local text = "(;RU[Renju];B[hh])\n(;RU[Foo];B[hh])\n(;B[hh])\n"
            .. "(;RU[Renju]SZ[9]AB[aa];B[ee])"
        local results = {}
        for result in judge.games(text, "x.sgf", {}) do results[#results + 1] = result end
        assert.equal(4, #results)
        assert.is_nil(results[1].error)
        says(results[2].error.message, "'Foo'", "--variant")
        says(results[3].error.message, "--variant")
        assert.same({ 2, 3 }, { results[2].error.line, results[3].error.line })
        assert.is_nil(results[4].error)
    end)
end)
