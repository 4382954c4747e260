local helper = dofile "tests/lua/helper.lua"
local notation = require "inarow.notation"
local judging = require "inarow.judging"
local model = require "inarow.model"
local recognizer = require "inarow.notation.recognizer"
local sgf = require "inarow.notation.formats.sgf"

local says = helper.says
local unpack = unpack or table.unpack

-- Returns the games of a text that is read in pieces of this many bytes.
local function read(text, length)
    local at, games = 1, {}
    local function chunks()
        local piece = text:sub(at, at + (length or #text) - 1)
        at = at + #piece
        return piece ~= "" and piece or nil
    end
    for game in sgf.stream(chunks) do games[#games + 1] = game end
    return games
end

-- Returns the only game of a text, which must not have a fault.
local function only(text)
    local games = read(text)
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
    local result = judging.games(text, "x.sgf", options or {})()
    assert(not result.error, result.error and result.error.message)
    return result
end

-- ---- Reading ------------------------------------------------------------------------

describe("SGF", function()
    it("is recognized by its beginning", function()
        for _, text in ipairs { "(;B[hh])", " \n( ;GM[4])", "(\n;SZ[15])" } do
            assert.equal("sgf", recognizer.recognize(text))
        end
        for _, text in ipairs { "", "variant renju\n", "# (;B[hh])\n", "B[hh]", "()" } do
            assert.equal("record", recognizer.recognize(text))
        end
    end)

    it("counts columns from the left and rows from the top", function()
        assert.equal("b:h8 w:a15 b:o1 w:o15 b:a1",
            moves "(;SZ[15];B[hh];W[aa];B[oo];W[oa];B[ao])")
        assert.equal("b:a19 w:s1 b:j10", moves "(;SZ[19];B[aa];W[ss];B[jj])")
        assert.equal("b:h8", moves "(;B[hh])") -- the size is 15 by default
        assert.equal("b:a9", moves "(;B[aa]SZ[9])")
    end)

    it("has passes, as tt or as an empty value", function()
        assert.equal("b:h8 w:pass b:pass w:i9", moves "(;B[hh];W[];B[tt];W[ig])")
        assert.equal("b:t7", moves "(;SZ[26];B[tt])")
    end)

    it("may have several moves in a node", function()
        assert.equal("b:h8 w:h9 b:h10", moves "(;SZ[15]B[hh]W[hg]B[hf])")
        assert.equal("b:h8 w:h9 b:h10", moves "(;SZ[15];B[hh]W[hg];B[hf])")
    end)

    it("is read along the first variation", function()
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

    it("may have anything between its parts", function()
        assert.equal("b:h8 w:h9", moves "\n( ;\r\n SZ [15]\t; B\n[hh] \n; W[hg]\n ) \n")
        assert.equal("b:h8", moves "(;GM[1]CA[UTF-8]AP[x:1]XY[][a][b];B[hh]N[n]BL[9])")
        -- FF[3]: lower-case letters are ignored
        assert.equal("b:h8", moves "(;Black[hh])")
    end)

    it("is the same in pieces of any size", function()
        local good = "(;PB[a (;b\\] c]\nRE[B+]\n;B[hh];W[ii]\n(;B[jj])(;B[kk]))"
        local text = "junk\n" .. good .. "\n\n(;B[hh] X;W[ii])\n(;B[hh]\n" .. good
            .. " (;PB[x]) ;)\n  ( ;SZ[99])\n(;C[never closed\n"
        local function said(length)
            local list = {}
            for i, game in ipairs(read(text, length)) do
                list[i] = game.error and game.error.line .. game.error.message
                    or game.line .. " " .. #game.moves .. (game.players.black or "")
            end
            return table.concat(list, "\n")
        end
        says(said(), "2 3a (;b] c", "7SGF: ", "8 4a",
            "14SGF: the value of C is not closed: ']' is missing")
        for length = 1, #text do assert.equal(said(), said(length)) end
    end)

    helper.alike(it, "is read without more memory the more games there are", function()
        local game, count = "(;PB[" .. ("x"):rep(1000) .. "];B[hh];W[ii])\n", 0
        local function chunks()
            count = count + 1
            return count <= 3000 and game:rep(4) or nil
        end
        local most, games = 0, 0
        collectgarbage()
        local before = collectgarbage "count"
        for _ in sgf.stream(chunks) do
            games = games + 1
            if games % 2000 == 0 then
                collectgarbage()
                most = math.max(most, collectgarbage "count")
            end
        end
        assert.equal(12000, games)
        assert(most - before < 10000, most - before .. " KB more")
    end)

    it("may have several games, one after another", function()
        local games = read "(;PB[one];B[hh])\n\n(;PB[two];B[ii])(;PB[three])"
        assert.equal(3, #games)
        assert.equal("three", games[3].players.black)
        assert.equal("i7", games[2].moves[1].point)
    end)

    for value, result in pairs { ["B+R"] = "black", ["W+5"] = "white", ["B+"] = "black",
        ["w+resign"] = "white", ["Black + 3"] = "black", ["Black wins"] = "black",
        ["WHITE WINS by time"] = "white", ["white won"] = "white", ["b win"] = "black",
        White = "white", [" B+1\n"] = "black", ["1-0"] = 1, ["0 - 1"] = 2, ["0"] = "draw",
        Draw = "draw", ["1/2-1/2"] = "draw", ["0.5-0.5"] = "draw", JIGO = "draw" } do
        it("has the result " .. value, function()
            assert.equal(result, only("(;RE[" .. value .. "];B[hh])").result)
        end)
    end

    it("has no result if it is unknown, and keeps the text", function()
        for _, value in ipairs { "", "?", "Black wins?", "Void", "void", "blackish", "10",
            "1-00", "Qi Guan wins", "white winds" } do
            local game = only("(;RE[" .. value .. "];B[hh])")
            assert.is_nil(game.result, value)
            assert.same({ { "RE", value } }, game.tags)
        end
        assert.is_nil(only("(;B[hh])").result)
    end)

    it("puts a result without a form in SGF into a comment", function()
        local text = "(;RU[Renju]RE[Void]C[%s\nLate.];B[hh])"
        local result = judged(text:format "inarow: result loss-of-both")
        assert.same({ "loss-of-both", "Late." }, { result.recorded, result.comment })
        for _, line in ipairs { "result loss-of-both", "Result: draw", "inarow wins" } do
            result = judged(text:format(line))
            assert.same({ nil, line .. "\nLate." }, { result.recorded, result.comment })
        end
    end)

    it("has results by number, in the order of the variant's colours", function()
        local text = "(;RU[%s]SZ[%d]RE[1-0];%s)"
        assert.equal("black", judged(text:format("Renju", 15, "B[hh]")).recorded)
        assert.equal("white", judged(text:format("Pente", 19, "W[jj]")).recorded)
    end)

    it("sets stones up with AB and AW", function()
        local game = judged("(;SZ[15]RU[Renju]AB[hh][ii]AW[hg];W[aa])").game
        assert.same({ "black", "black", "white", "white" },
            { game:at "h8", game:at "i7", game:at "h9", game:at "a15" })
        assert.equal(1, game:state().moves)
        assert.equal("black", judged("(;RU[Renju]AW[hh];B[aa])").game:at "a15")
    end)

    it("removes stones with AE, and changes them node by node", function()
        local game = judged("(;RU[Renju]AB[hh][ii]AW[aa]AE[bb];AW[hh]AE[ii];B[ii])").game
        assert.same({ "white", "black", "white" },
            { game:at "h8", game:at "i7", game:at "a15" })
        assert.equal(1, game:state().moves)
    end)

    it("needs a colour in PL", function()
        for value, turn in pairs { B = "black", w = "white", White = "white",
            ["1"] = "black", ["2"] = "white" } do
            assert.equal(turn, only("(;AB[hh]PL[" .. value .. "])").turn)
        end
    end)
end)

-- ---- Broken files -------------------------------------------------------------------

-- Games that end before they are closed: later games cannot be separated from them.
local OPEN = {
    "(", "((((", "(;", "(;(", "(;B", "(;B[", "(;B[hh", "(;B[hh]", "(;B[hh](", "(;B[hh\\",
    "(;B[hh](;W[hg]", "(;C[(", "(x", "(;;;(", "(;B]hh[(",
}

-- Games that are closed, so that the next one can be read.
local CLOSED = {
    "(;B[h])", "(;B[hhh])", "(;B[HH])", "(;B[pp])", "(;B[h1])", "(;B[h h])", "(;B[ih]W)",
    "(;SZ[9];B[jj])", "(;SZ[0])", "(;SZ[27])", "(;SZ[x])", "(;SZ[])", "(;SZ[15.5])",
    "(;SZ[-9])", "(;B[zh])", "(;AB[zh])", "(;AB[xx])", "(;AW[])",
    "(;AB[tt])", "(B[hh])", "(;B[hh]5)", "(;])", "(;B[h\nh])", "(;SZ[\n])", "()",
    "(())", "(;B[hh];AB[aa])", "(;B[hh];AE[hh])", "(;B[hh]AW[aa])", "(;AB[hh]AW[hh])",
    "(;AW[hh]AE[hh])", "(;AB[hh][hh])", "(;PL[x])", "(;5A[zz])", "(;5A[hh][])",
    "(;FA[hh][x])", "(;5A[h8])", "(;5A[tt])", "(;AE[zz])",
}

describe("broken SGF", function()
    teardown(helper.clean)

    -- In a separate interpreter, because an endless text must not stop the other tests.
    local script = helper.file [[
        local text = io.open(arg[1]):read("*a")
        local pieces = require("inarow.language").pieces(text)
        for game in require("inarow.notation.formats.sgf").stream(pieces) do
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
            local games = read("\n" .. text .. "\n(;SZ[9];B[ee])")
            local fault = games[1].error
            assert(fault, text)
            assert.same({ text, 2, "e5" },
                { text, fault.line, games[#games].moves[1].point })
            assert.is_nil(fault.message:find "\n")
        end
    end)

    it("that is not closed does not affect the next game", function()
        local games = read "(;SZ[9];B[ee]\n(;B[aa])\n(;GM[4]SZ[9];B[dd])\n(;SZ[9];B[cc])"
        assert.equal(3, #games)
        assert.equal(3, games[1].error.line)
        says(games[1].error.message, "not closed")
        assert.equal("d6", games[2].moves[1].point)
        assert.equal("c7", games[3].moves[1].point)
    end)

    it("has a message for each fault", function()
        for text, words in pairs {
            ["(;B[zz])"] = { "'zz'", "15" }, ["(;SZ[99])"] = { "'99'", "1 to 26" },
            ["(;B)"] = { "B", "value" }, ["(;B[hh"] = { "B", "closed" },
            ["(;B[hh]"] = { "')'" }, ["(;B[hh]!)"] = { "'!'" },
            ["(;AB[zz])"] = { "'zz'", "15x15" }, ["(;5A[zz])"] = { "'zz'", "15x15" },
            ["(;B[hh];AB[aa])"] = { "after the first move" },
            ["(;AB[hh]AW[hh])"] = { "h8 is set up twice" },
            ["(;PL[x])"] = { "'x'", "B or W" }, ["()"] = { "no node: ';'" },
        } do
            says(read(text)[1].error.message, unpack(words))
        end
    end)

    for text, line in pairs {
        ["(;SZ[15]\nPB[a\nb]\n;B[hh]\n;W[zz])"] = 5, ["(;PB[x]\nSZ[99])"] = 2,
        ["(;SZ[15]\n5A[ig]\n  [zz];B[hh])"] = 2, ["(;SZ[15];B[hh]\n;W[hg]\nAB[aa])"] = 3,
        ["(;C[\n\n]\nAB[hh]\nAW[hh];B[aa])"] = 5, ["(;SZ[15]\n;B[hh]\n;W[hg\n\n"] = 3,
        ["(;SZ[15]\n;B[hh]\n;W)"] = 3, ["(;SZ[15]\n;B[hh]\n\n"] = 2,
        ["(;SZ[15]\n;B[hh]\n!)"] = 3,
    } do
        it("is refused at the line of the property: " .. text:gsub("\n", "|"), function()
            assert.equal(line + 1, read("\n" .. text)[1].error.line)
            -- Properties before it take lines too.
            local games = read("(;C[a\n\nb]\n;B[zz])\n" .. text)
            assert.same({ 4, line + 4 }, { games[1].error.line, games[2].error.line })
        end)
    end

    it("has the line of a property that does not fit the variant", function()
        for text, line in pairs {
            ["(;SZ[15]\n\nRU[Chess]\n;B[hh])"] = 3, ["(\n;SZ[15];B[hh])"] = 1,
            ["(;SZ[9]\nRU[Yavalath];B[ee])"] = 1,
            ["(;RU[Bead renju]\nSZ[9];B[hh])"] = 2,
            ["(;RU[Renju]\nPB[x]\nSZ[14];B[hh])"] = 3,
        } do
            local result = judging.games(text, "x.sgf", {})()
            assert.equal(line, result.error.line, text)
        end
    end)

    it("is read in time, at any length", function()
        local long = helper.file [[
            local language = require "inarow.language"
            local sgf = require "inarow.notation.formats.sgf"
            local function count(text)
                local games = 0
                for _ in sgf.stream(language.pieces(text)) do games = games + 1 end
                print(games)
            end
            count("(x" .. ("\n"):rep(200000))
            count("(;B[hh]" .. (" "):rep(200000))
            count(("(;B[hh]"):rep(20000))
            count(("(;B\n"):rep(5000))]]
        local status, out = helper.lua(long, "", 5)
        assert.equal(0, status)
        assert.equal("1\n1\n1\n5000\n", out)
    end)
end)

-- ---- Fitting to variants ------------------------------------------------------------

local GAME = "(;SZ[15]RU[%s]%s;B[hh];W[hg];B[hf];W[he];B[ig];W[aa];B[oo])"

local function verbs(assumed)
    local words = {}
    for i, text in ipairs(assumed) do words[i] = model.parse(text).verb end
    return table.concat(words, " ")
end

describe("SGF under a variant", function()
    it("finds the variant by its foreign names, in upper or lower case", function()
        for rule, variant in pairs { Renju = "renju", RENJU = "renju", RIF = "rif_renju",
            ["Soosyrv-8"] = "soosorv_8", ["Soosõrv-8"] = "soosorv_8",
            rif_renju = "rif_renju" } do
            assert.equal(variant, judged(GAME:format(rule, "")).variant)
        end
    end)

    it("prefers a given variant over the rule in the file", function()
        assert.equal("rif_renju",
            judged(GAME:format("Soosyrv-8", ""), { variant = "rif_renju" }).variant)
    end)

    it("assumes nothing under renju", function()
        local result = judged(GAME:format("Renju", ""))
        assert.same({}, result.assumed)
        assert.same({ 7, "undecided", "Kansei" },
            { result.moves, result.verdict, result.opening })
        assert.is_nil(result.game:record():find("assumed", 1, true))
    end)

    it("assumes under rif_renju a colour kept and an offer made", function()
        local result = judged(GAME:format("RIF", ""))
        assert.equal("keep offer", verbs(result.assumed))
        local offer = model.parse(result.assumed[2]).points
        assert.equal(2, #offer)
        assert.is_true(offer[1] == "i9" or offer[2] == "i9")
        assert.same({ 7, "undecided" }, { result.moves, result.verdict })
        assert.equal("black", result.game:at "i9")
        assert.equal("white", result.game:at "a15")
    end)

    it("assumes under soosorv_8 also the declared number", function()
        local result = judged(GAME:format("Soosyrv-8", ""))
        assert.equal("keep declare keep offer", verbs(result.assumed))
        local offer = model.parse(result.assumed[4])
        assert.equal(#offer.points, model.parse(result.assumed[2]).number)
        assert.equal(1, #offer.points) -- the fewest that allow the moves played
        assert.equal("i9", offer.points[1])
        assert.equal(7, result.moves)
    end)

    it("assumes only what the moves need", function()
        local text = "(;SZ[15]RU[Soosyrv-8];B[hh];W[hg];B[hf]%s)"
        assert.same({}, judged(text:format "").assumed)
        assert.same({ "keep" }, judged(text:format ";W[he]").assumed)
    end)

    for _, name in ipairs { "5A", "FA" } do
        it("takes the fifth stones offered from " .. name, function()
            local offers = name .. "[ig][oo]"
            local result = judged(GAME:format("RIF", offers))
            assert.same({ "keep" }, result.assumed)
            says(result.game:record(), "offer i9 o1\n")
            result = judged(GAME:format("Soosyrv-8", name .. "[oo][ig][an]"))
            assert.equal("keep declare keep", verbs(result.assumed))
            assert.equal("declare 3", result.assumed[2])
            says(result.game:record(), "offer o1 i9 a2\n")
        end)
    end

    -- A recorded offer is kept: it is not replaced by a legal one.
    for name, case in pairs {
        ["without the stone played"] = { "RIF", "[oo][an]", "pick i9", "no-offer" },
        ["of too few"] = { "RIF", "[ig]", "offer i9", "wrong-count" },
        ["of too many"] = { "RIF", "[ig][oo][an]", "offer i9 o1 a2", "wrong-count" },
        ["of one point twice"] = { "RIF", "[ig][ig]", "offer i9 i9", "duplicate-offer" },
        ["of symmetric points"] = { "RIF", "[ig][gg]", "offer i9 g9",
            "symmetric-offer" },
        ["on an occupied point"] = { "RIF", "[ig][hh]", "offer i9 h8", "occupied" },
        ["without the stone, any number"] = { "Soosyrv-8", "[oo][an][bb]", "pick i9",
            "no-offer" },
        ["of more than can be declared"] = { "Soosyrv-8",
            "[ig][oo][an][bb][cc][dd][be][bd][db]",
            "offer i9 o1 a2 b14 c13 d12 b11 b12 d14", "wrong-count" },
        ["of too few of ten"] = { "Taraguchi-10", "[ig][oo]", "offer i9 o1",
            "wrong-count" },
    } do
        it("refuses an offer " .. name, function()
            local rule, offers, action, reason = unpack(case)
            local result = judged(GAME:format(rule, "5A" .. offers))
            assert.equal("illegal", result.verdict)
            assert.same({ action, reason, 5 }, { result.refusal.action,
                result.refusal.reason, result.refusal.move })
            assert.equal(4, result.moves)
            -- The refused offer is kept in the record.
            local writer = notation.writer "record"
            local text = writer.convert(GAME:format(rule, "5A" .. offers), "x", {})()
            local again = judged(text)
            assert.same(result.refusal, again.refusal)
            says(text, "\noffer ", "\npick i9\nplay a15\nplay o1\n")
        end)
    end

    it("reads an offer in an opening with another choice", function()
        local ten = "[ig][oa][ob][oc][od][oe][of][og][oh][oi]"
        local result = judged(GAME:format("Taraguchi-10", "5A" .. ten))
        assert.equal("keep keep keep keep", verbs(result.assumed))
        says(result.game:record(), "offer i9 o15 o14 o13 o12 o11 o10 o9 o8 o7\npick i9\n")
        -- Unless it is recorded, an offer contains only stones that cannot have been
        -- placed.
        result = judged(GAME:format("Taraguchi-10", ""))
        assert.equal("keep keep keep keep keep", verbs(result.assumed))
        result = judged((GAME:format("Taraguchi-10", ""):gsub("B%[ig%]", "B[oo]")
            :gsub("B%[oo%]%)", "B[ig])")))
        assert.equal("keep keep keep keep offer", verbs(result.assumed))
        assert.equal(7, result.moves)
    end)

    it("keeps an offer without a fifth stone, or one that the rules do not have",
        function()
            for _, text in ipairs { "(;RU[RIF]5A[ig][oo]C[x];B[hh];W[hg];B[hf];W[he])",
                "(;RU[Renju]5A[ig][oo]C[x];B[hh];W[hg];B[hf];W[he];B[ig])" } do
                local result = judged(text)
                assert.equal("undecided", result.verdict)
                local writer = notation.writer "record"
                says(writer.convert(text, "x", {})(),
                    "note x\n#= 5A: ig\n#= 5A: oo\n")
            end
        end)

    it("names the stone if an assumption for it is refused", function()
        local result = judged("(;RU[RIF];B[hh];W[hg];B[hf];W[he];B[he])")
        assert.same({ "play h11", "occupied", 5 }, { result.refusal.action,
            result.refusal.reason, result.refusal.move })
    end)

    it("may pass the 4th under rif_renju", function()
        local result = judged "(;RU[RIF];B[hh];W[hg];B[hf];W[];B[ig];W[aa])"
        assert.same({ 6, "keep offer" }, { result.moves, verbs(result.assumed) })
        says(result.game:record(), "pass\n")
    end)

    it("marks assumptions in the record, also after undo", function()
        local game = judged(GAME:format("RIF", "")).game
        local function marks()
            local _, count = game:record():gsub("# assumed\n", "")
            return count
        end
        assert.equal(2, marks())
        game:undo()
        assert.equal(2, marks())
    end)

    it("has a record that can be replayed", function()
        for _, rule in ipairs { "Renju", "RIF", "Soosyrv-8" } do
            local more = 'RE[B+]PB[A "B" C]PW[x\nresign]'
            local game = judged(GAME:format(rule, more)).game
            local again = helper.open(game:record())
            assert.equal("black", again.result)
            assert.same({ 'A "B" C', "x resign" }, { again.seats[1],
                (again.seats[2]:gsub("\n", " ")) })
            assert.equal(game:render(), again:render())
            assert.same(game:state(), again:state())
            assert.is_nil(game:record():find("---", 1, true))
        end
    end)

    it("takes the size from the file, if the variant allows it", function()
        local result = judged "(;SZ[19]RU[Renju];B[jj];W[aa])"
        assert.equal(19, result.game.rules.width)
        assert.equal("white", result.game:at "a19")
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

    it("is compared with its result", function()
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

    it("reports what it cannot do, and in which game", function()
        local text = "(;RU[Renju];B[hh])\n(;RU[Foo];B[hh])\n(;B[hh])\n"
            .. "(;RU[Renju]SZ[9]AB[aa];B[ee])"
        local results = {}
        for result in judging.games(text, "x.sgf", {}) do
            results[#results + 1] = result
        end
        assert.equal(4, #results)
        assert.is_nil(results[1].error)
        says(results[2].error.message, "'Foo'", "name the variant")
        says(results[3].error.message, "name the variant")
        assert.same({ 2, 3 }, { results[2].error.line, results[3].error.line })
        assert.is_nil(results[4].error)
    end)
end)
