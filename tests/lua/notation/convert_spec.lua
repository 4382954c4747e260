local helper = dofile "tests/lua/helper.lua"
local notation = require "inarow.notation"
local inarow = require "inarow"
local judging = require "inarow.judging"
local remarks = require "inarow.notation.remarks"

local says = helper.says

-- Returns a text in another notation, and the faults as "where: message".
local function converted(text, to, options, drop)
    local writer = notation.writer(to, drop)
    local parts, faults = {}, {}
    for part, fault in writer.convert(text, "x", options or {}) do
        if fault then
            local place = fault.line and fault.name .. ":" .. fault.line or fault.where
            faults[#faults + 1] = place .. ": " .. fault.message
        else
            parts[#parts + 1] = part
        end
    end
    parts[#parts + 1] = writer.finish()
    return table.concat(parts), faults
end

-- Does the same for a text without faults.
local function clean(text, to, options, drop)
    local result, faults = converted(text, to, options, drop)
    assert.same({}, faults)
    return result
end

-- Returns the single fault of a text.
local function fault(text, to, options, drop)
    local result, faults = converted(text, to, options, drop)
    assert.equal(1, #faults)
    return faults[1], result
end

-- Returns the parts of each game that a conversion must keep.
local function essence(text, options)
    local games, given = {}, { steps = true }
    for key, value in pairs(options or {}) do given[key] = value end
    for result in judging.games(text, "x", given) do
        assert(not result.error, result.error and result.error.message)
        local live, moves, players = result.game, {}, {}
        for _, step in ipairs(result.steps) do
            local verb = step.action.verb
            if verb == "play" or verb == "pick" or verb == "pass" then
                moves[#moves + 1] = step.action.point or "pass"
            end
        end
        for seat, name in ipairs(live.seats or {}) do
            players[live:colour_of(seat) or seat] = name
        end
        games[#games + 1] = { moves = table.concat(moves, " "), verdict = result.verdict,
            recorded = result.recorded, players = players, after = result.after }
    end
    return games
end

-- ---- Round trips --------------------------------------------------------------------

local ORIGINS = {
    pente_org = "pente_org", ["gomocup_1x0-16"] = "psq", connect4_positions = "digits",
    yixin_vs_qiguan_2018 = "sgf",
}

describe("a real game", function()
    for name, to in pairs(ORIGINS) do
        local text = helper.contents("tests/games/" .. name .. ".rec")

        it("can be converted from a record to " .. to .. " and back", function()
            local foreign = clean(text, to)
            local back = clean(foreign, "record")
            assert.same(essence(text), essence(foreign))
            assert.same(essence(text), essence(back))
            assert.equal(foreign, clean(back, to))
            assert.equal(back, clean(foreign, "record"))
        end)

        it("is unchanged as a record: " .. name, function()
            assert.equal(text:gsub("%s+", " "), (clean(text, "record"):gsub("%s+", " ")))
        end)
    end

    it("can be converted to a database and a library, within their limits", function()
        local text = helper.contents "tests/games/yixin_vs_qiguan_2018.rec"
        assert.same(essence(text), essence(clean(text, "rif_xml")))
        local lists = { {}, {} } -- the tree has its own order
        for i, games in ipairs { essence(text), essence(clean(text, "lib")) } do
            for n, game in ipairs(games) do lists[i][n] = game.moves end
            table.sort(lists[i])
        end
        assert.same(lists[1], lists[2])
    end)

    it("can be converted to plain moves, with everything else in comments", function()
        local record = helper.contents "tests/games/yixin_vs_qiguan_2018.rec"
        local text = clean(record, "moves")
        says(text, "# inarow: variant soosorv_8\n# inarow: seats Yixin \"Qi Guan\"\n"
            .. "# inarow: result draw\n", "# inarow 4: offer h6 j8 i7 h9\nh8 i9 g6 j7 i7")
        assert.same(essence(record), essence(text))
        assert.equal(text, clean(clean(text, "record"), "moves"))
    end)
end)

-- ---- Bytes --------------------------------------------------------------------------

-- All bytes in names and comments are kept, except those that XML forbids.
local BYTES = {}
for i = 1, 255 do BYTES[i] = string.char(i) end
BYTES = table.concat(BYTES)

describe("bytes outside moves", function()
    it("are restored from a comment", function()
        for _, text in ipairs { BYTES, "\0", "a", " a ", "a  b", "a\nb\n", "\n", "# a",
            "a # b", "= a", "assumed", "\\n", "a\\", "\\\\032 \\", "\\065", "->",
            "a\r\nb", '"a', "\240\159\152\128 \180\243" } do
            local record = "variant renju\n" .. table.concat(remarks.header(text), "\n")
                .. "\nplay h8 " .. remarks.comment(text) .. "\n"
                .. remarks.tag("EV", text) .. "\n"
            local sgf = clean(record, "sgf")
            local escaped = text:gsub("[%]\\]", "\\%0")
            says(sgf, "]C[" .. escaped .. "];B[hh]C[" .. escaped .. "]")
            local is_value = not text:gsub("\\.", ""):find "[%]\\]"
            says(sgf, "]EV[" .. (is_value and text or escaped) .. "]")
            assert.equal(clean(sgf, "sgf"), clean(clean(sgf, "record"), "sgf"))
        end
    end)

    it("are restored from SGF", function()
        local text = "(;GM[4]SZ[15]RU[Renju]EV[a\\]b][c]PB[\214\208\\\\]PW[A \\] B]"
            .. "RE[B+R]C[x\\]\n y ];B[hh]C[one\n# two];W[tt]C[])\n"
        local back = clean(clean(text, "record"), "sgf")
        says(back, "EV[a\\]b][c]", "PB[\214\208\\\\]", "PW[A \\] B]", "RE[B+R]",
            "C[x\\]\n y ]", ";B[hh]C[one\n# two]", ";W[]C[])")
    end)

    it("are escaped for XML, and refused if XML cannot hold them", function()
        local record = 'variant renju\nseats "<&\\">" "\195\169"\nnote a\nnote ]]> b\n'
        local xml = clean(record .. "play h8\n", "rif_xml")
        says(xml, "&lt;&amp;&quot;&gt;", "\195\169", "<info>a&#10;]]&gt; b</info>")
        says(fault("variant renju\nseats \233 b\nplay h8\n", "rif_xml"), "x#1: ", "UTF-8")
        says(fault("variant renju\n#= comment: \\000\nplay h8\n", "rif_xml"), "UTF-8")
    end)

    it("are refused in lines that cannot hold them", function()
        says(fault("variant pente\n#= comment: a\\rb\nplay j10\n", "pente_org"),
            "a tag cannot hold a line break")
        says(fault("variant gomoku\nseats 1,2,3 B\nplay k10\n", "psq"), "x#1: ",
            "'1,2,3' cannot be")
    end)
end)

-- ---- Lossy conversions --------------------------------------------------------------

describe("content that a notation cannot hold", function()
    for text, cases in pairs {
        ["variant gomoku\nplay k10\npass\n"] = { psq = "passes", rif_xml = "size" },
        ["variant renju\nplay h8\npass\n"] = { rif_xml = "passes", pente_org = "size" },
        ["variant tic_tac_toe\nplay a1\n"] = { digits = "size", lib = "size" },
        ["variant popout\nplay d\nplay e\nremove d1\n"] = { moves = "taken off" },
        ["variant pente_teams\nplay k10\n"] = { pente_org = "colours", sgf = "colours" },
        ["variant gomoku\nboard\n" .. (("."):rep(19) .. "\n"):rep(18) .. ("X"):rep(1)
            .. ("."):rep(18) .. "\nplay k10\n"] = { pente_org = "stones set up",
            moves = "stones set up", psq = "stones set up" },
    } do
        for to, what in pairs(cases) do
            it(("is refused: %s in %s"):format(what, to), function()
                for _, drop in ipairs { false, true } do
                    local message, result = fault(text, to, {}, drop)
                    says(message, "x#1: " .. to .. " cannot hold", what)
                    assert.is_nil(result:find "k10")
                end
            end)
        end
    end

    it("is left out on request", function()
        local text = "variant gomoku\nseats A B\nresult white\nnote c\nplay k10 # d\n"
        says(fault(text, "psq"), "comments on moves, the result or the comment",
            "'drop' leaves that out")
        assert.equal("Piskvorky 19x19, 0:0, 0\n11,10,0\nA\nB\n0\n",
            clean(text, "psq", {}, true))
        local disc = "variant connect_four\nseats A B\nresult red\nplay d1\nplay d2\n"
        says(fault(disc, "digits"), "the players or the result")
        assert.equal("44\n", clean(disc, "digits", {}, true))
    end)

    it("may be a column alone, where stones do not fall", function()
        local options = { variant = "gomoku", format = "digits" }
        local complaint = fault("11\n", "moves", options)
        says(complaint, "moves off the board")
        assert.equal("11\n", clean("11\n", "digits", options, true))
    end)

    it("goes into the comment if there is one", function()
        local text = "variant rif_renju forbidden=refused\nseats A B\nplay h8\nplay h9\n"
            .. "play h10\nswap # well\nplay a1\nresign\n"
        local sgf = clean(text, "sgf")
        says(sgf, "PB[B]PW[A]", "RE[W+R]",
            "C[inarow: variant rif_renju forbidden=refused\ninarow: result none]",
            ";B[hf];C[inarow: swap\nwell]", ";W[ao];C[inarow: resign]")
        says(clean(text, "moves"), "# Move 3: well\n# inarow: variant rif_renju "
            .. "forbidden=refused\n# inarow: seats A B\n"
            .. "# inarow 3: swap\n# inarow 4: resign\nh8 h9 h10 a1\n")
    end)

    it("includes a second game in a .psq", function()
        says(fault("variant gomoku\nplay k10\n---\nvariant gomoku\nplay k11\n", "psq", {},
            true), "x#2: a psq file holds only one game")
    end)

    it("includes a game that is the beginning of another in a library", function()
        local message = fault("variant renju\nplay h8\n---\nvariant renju\nplay h8\n"
            .. "play h9\n", "lib")
        says(message, "x#2: the game continues x#1")
        says(fault("variant renju\nplay h8\nplay h9\n---\nvariant renju\nplay h8\n",
            "lib"), "x#2: another game continues this game")
        says(fault("variant renju\nresult white\nplay h8\n---\nvariant renju\nplay h8\n",
            "lib"), "x#2: x#1 has the same moves")
    end)

    it("does not include the variations of a record in a library", function()
        for _, text in ipairs { "variant rif_renju\nplay h8\nplay h9\nplay i10\nswap\n"
                .. "play g7\nvariation 3\nkeep\nplay g7\nplay g8\n",
            "variant renju\nplay h8\nplay h9\nvariation 1\nresign\n" } do
            local lib = clean(text, "lib")
            assert.equal(text, clean(lib, "record"))
            assert.same(essence(text, { branches = true }),
                essence(lib, { branches = true }))
        end
    end)

    it("includes a main line that ends where a variation continues", function()
        for _, line in ipairs { "(;)(;B[hf])", "(;C[x])(;B[hf])" } do
            local text = "(;SZ[15]RU[Renju];B[hh];W[hg]" .. line .. ")"
            for _, to in ipairs { "record", "sgf", "lib" } do
                says(fault(text, to), "x#1: the main line ends where")
            end
            says(clean(text, "moves"), "h8 h9\n")
        end
        clean("(;SZ[15]RU[Renju];B[hh](;W[hg])(;C[x]))", "record")
    end)

    it("includes a fifth stone that is refused after an assumed offer", function()
        local text = "(;SZ[15]RU[RIF];B[hh];W[hg];B[if];W[gi];B[%s])"
        for _, to in ipairs { "record", "sgf", "lib" } do
            says(fault(text:format "hh", to), "x#1: a move is refused after an action")
            clean(text:format "aa", to)
        end
    end)

    it("is written again in the same bytes, with any lines of a record", function()
        for _, text in ipairs {
            "(;GM[4]SZ[15]RU[Renju]C[inarow: turn black];B[hh])",
            "(;GM[4]SZ[15]RU[Renju]C[inarow: turn white];W[hh])",
            "(;GM[4]SZ[15]RU[Renju]C[inarow: seats A\8 B];B[hh]C[inarow: swap\0])",
            "variant renju\nseats A B\nnote one\n#= TT: x\nplay h8\n---\nvariant renju\n"
                .. "seats C D\n#= TT: y\nplay h9\n",
        } do
            for _, to in ipairs { "sgf", "lib", "record" } do
                local once = converted(text, to)
                if once ~= "" then assert.equal(once, clean(once, to)) end
            end
        end
        says(select(2, inarow.convert("(;RU[Renju]SZ[15]C[inarow: #= RenLib: header "
            .. ("FF"):rep(24) .. "];B[hh])", "lib")),
            "is not a valid value of the property RenLib")
    end)

    it("does not include the games in a library, which name their own rules", function()
        local text = "variant renju\nseats A B\nresult black\nplay h8\nplay h9\n---\n"
            .. "variant renju\nseats C D\nresult white\nplay h8\n#= TT: x\nplay i9\n"
            .. "variation 1\nplay j9\n#= before: why\n#= glyph: ?\n"
        local lib = clean(text, "lib")
        local record = clean(lib, "record")
        says(record, "seats A B\n", "#= TT: x", "\nseats C D\n",
            "play j9\n#= before: why\n#= glyph: ?\n")
        for _, to in ipairs { "record", "sgf", "lib" } do
            local there = clean(lib, to)
            assert.same(essence(lib), essence(there), to)
            assert.equal(lib, clean(there, "lib"))
        end
        assert.same({ black = "A", white = "B" }, essence(lib)[1].players)
        assert.same({ black = "C", white = "D" }, essence(lib)[2].players)
    end)

    it("does not include headers of earlier versions at the ends of paths", function()
        local tree = "variant gomoku size=15x15\nseats A B\nplay h8\nplay h9\n"
            .. "variation 1\nplay i9\n"
        local rules = "inarow: variant gomoku"
        local function node(bytes, comment)
            return bytes .. (comment and comment .. ("\0"):rep(2 - #comment % 2) or "")
        end
        local lib = "\255RenLib\255\3\4" .. ("\255"):rep(10) .. "\0\0" .. "\120\0"
            .. node("\104\200", rules .. "\8inarow: seats A B")
            .. node("\105\72", rules)
        assert.equal(tree, clean(lib, "record"))
        assert.equal(tree, clean(clean(lib, "sgf"), "record"))
    end)

    it("does not include the turn before the first action of a position", function()
        local text = "variant popout adjudication=claims\nboard\n"
            .. (". . . . . . .\n"):rep(4) .. "O O . X . . .\nX X X O . . .\nturn yellow\n"
            .. "remove d1 by yellow\nplay g1 by red\n"
        assert.same(essence(text), essence(clean(text, "sgf")))
        assert.equal(2, #judging.games(clean(text, "sgf"), "x", {})().game.log)
    end)

    it("is complete in a record", function()
        local text = "# head\nvariant renju opening=free # options\nseats A \"B C\"\n"
            .. "note text\nplay h8 -> ok # why\nplay h8 -> refused\n"
            .. "expect to-move white\n"
            .. "---\nvariant renju\npass by black @3\n"
        assert.equal(text, clean(text, "record"))
    end)
end)

-- ---- Games with faults --------------------------------------------------------------

describe("a game", function()
    it("continues in the other notation after a refusal and after its end", function()
        local list = "h8 h9 h8 i9"
        local record = clean(list, "record", { variant = "renju" })
        assert.equal("variant renju\nplay h8\nplay h9\nplay h8\nplay i9\n", record)
        says(clean(record, "sgf"), ";B[hh];W[hg];B[hh];W[ig])")
        local won = "a1 a2 b1 b2 c1 c2 d1 d2 e1 e2"
        local gomoku = { variant = "gomoku" }
        assert.equal(1, essence(clean(won, "record", gomoku))[1].after)
        says(clean(won, "sgf", gomoku), ";B[es];W[er])")
    end)

    it("is the same if the notation does not show the players of the moves", function()
        local sgf = clean("a1 b1 a1 c1", "sgf", { variant = "connect6" })
        assert.equal("variant connect6\nplay a1\nplay b1\nplay a1\nplay c1\n",
            clean(sgf, "record"))
    end)

    it("with a fault is reported, and the others are written", function()
        local text, faults = converted("(;RU[Renju];B[hh])(;RU[x];B[hh])\n"
            .. "(;RU[Renju];B[zz])\n(;RU[Renju];B[hh];W[hg])", "moves")
        assert.equal("# inarow: variant renju\nh8\n# inarow: variant renju\nh8 h9\n",
            text)
        assert.equal(2, #faults)
        says(faults[1], "no variant is known as 'x'")
        says(faults[2], "x:2: SGF: 'zz'")
    end)

    it("has the colours of its variant", function()
        local pente = "variant pente\nseats A B\nplay j10\nplay j11\n"
        says(clean(pente, "sgf"), "PW[A]PB[B]", ";W[jj];B[ji]")
        assert.same(essence(pente), essence(clean(pente, "sgf")))
        -- Other colours become Black and White in turn order; black and white stay.
        local four = "variant connect_four\nseats A B\nresult yellow\nboard\n"
            .. (".......\n"):rep(5) .. "XXO....\nturn yellow\nplay c2\n"
        says(clean(four, "sgf"), "PB[A]PW[B]RE[W+]AB[af][bf]AW[cf]PL[W]", ";W[ce]")
        assert.same(essence(four), essence(clean(four, "sgf")))
        says(clean("variant teeko\nplay a1\nplay b1\n", "sgf"), ";B[ae];W[be]")
    end)

    it("keeps its board's size, or is refused", function()
        local find = inarow.finders[1]
        inarow.finders[1] = function(name)
            if name ~= "fixed" then return find(name) end
            return [[return { name = "fixed", base = "gomoku",
                options = { size = false } }]]
        end
        finally(function()
            inarow.finders[1] = find
            inarow.forget()
        end)
        says(clean("variant gomoku size=20x9\nplay t9\n", "sgf"), "SZ[20:9]", ";B[ta]")
        assert.same({ 1 }, { #essence(clean("variant gomoku size=20x9\nplay t9\n",
            "sgf")) })
        says(fault("(;SZ[9];W[aa])", "record", { variant = "fixed" }),
            "the board is 9x9; fixed has 19x19")
    end)

    it("keeps its position, and the side to move", function()
        local rows = ("."):rep(15) .. "\n"
        local text = "variant renju\nboard\n" .. rows:rep(7) .. "......XO.......\n"
            .. rows:rep(7) .. "turn white\n"
        local sgf = clean(text, "sgf")
        says(sgf, "AB[gh]AW[hh]PL[W]")
        assert.equal(text, clean(sgf, "record"):gsub("#=[^\n]*\n", ""))
    end)

    it("keeps the times of its moves", function()
        local psq = "Piskvorky 15x15, 1:2, 3\n8,8,456\n8,7,0\n9,9,61000\nA\nB\n0\nx y\n"
        local record = clean(psq, "record")
        says(record, "play h8 @0.456\nplay h9 @0.456\nplay i7 @61.456\n")
        assert.equal(psq, clean(record, "psq"))
    end)
end)

-- ---- The command --------------------------------------------------------------------

describe("inarow convert", function()
    teardown(helper.clean)

    it("writes what it can, and reports the rest", function()
        local good = helper.file "h8 h9\n"
        local bad = helper.file "variant renju\nplay h8\n---\nvariant nothing\n"
        local status, out, err = helper.inarow(("convert --to sgf --variant renju %s %s"
            .. " nowhere.sgf"):format(good, bad))
        assert.equal(2, status)
        says(out, ";B[hh];W[hg])\n(;FF[4]", ";B[hh])\n")
        says(err, bad .. ":4: no variant 'nothing'", "nowhere.sgf")
        assert.equal(2, select(2, err:gsub("\n", "")))
    end)

    it("reads standard input", function()
        local status, out = helper.inarow("convert --to moves -", "(;RU[Renju];B[hh])")
        assert.equal(0, status)
        assert.equal("# inarow: variant renju\nh8\n", out)
        status, out = helper.inarow("judge --variant renju -", "h8 h9\nh8 i9\n")
        assert.equal(0, status)
        says(out, "-#1", "-#2")
    end)

    it("needs the notation to write", function()
        for _, words in ipairs { "x", "--to", "--to chess x", "--to sgf" } do
            local status, _, err = helper.inarow("convert " .. words)
            assert.equal(2, status)
            says(err, "inarow: ")
        end
    end)
end)
