local helper = dofile "tests/lua/helper.lua"
local judging = require "inarow.judging"
local language = require "inarow.language"
local reader = require "inarow.notation.record.reader"
local writer = require "inarow.notation.record.writer"

local says = helper.says
local unpack = unpack or table.unpack

-- Returns the output of conform for each record of a text.
local function run(text, name)
    local tests = {}
    for test in judging.conform(text, name) do tests[#tests + 1] = test end
    return tests
end

-- Returns the games of a text.
local function parse(text)
    local games = {}
    for game in reader.stream(language.pieces(text)) do games[#games + 1] = game end
    return games
end

local function round(text)
    return writer.format(parse(text))
end

-- Returns the only game of a text, which must not have a fault.
local function only(text)
    local games = parse(text)
    assert.equal(1, #games)
    assert.is_nil(games[1].error)
    return games[1]
end

-- ---- Reading and writing ------------------------------------------------------------

local FULL = [[
# A record with everything in it.
variant rif_renju forbidden=refused size=15
seats Aoki "van den Berg"
result white
note The decisive game
note It's a second note

play h8 by black @12.5 # the centre
play white i9 @13
play j10
expect opening Chosei
keep -> ok
pass
offer h6 i7
pick i7 by white
draw offer
draw refuse
play a1 -> refused not-now # never
expect forbidden -
expect allowed a1 b2
resign by black at h8 @100
]]

after_each(helper.clean)

describe("a record", function()
    it("is the same after reading and writing, except for its spacing", function()
        assert.equal(FULL, round(FULL))
        local spaced = FULL:gsub("\nplay ", "\n\t play   "):gsub("ok\n", "ok \n")
        assert.equal(FULL, round(spaced))
    end)

    it("is read into its parts", function()
        local game = only(FULL)
        assert.equal("rif_renju", game.variant)
        assert.same({ forbidden = "refused", size = "15" }, game.options)
        assert.same({ "Aoki", "van den Berg" }, game.seats)
        assert.equal("white", game.result)
        assert.equal("# A record with everything in it.", reader.at(game, 1).comment)
        local line = reader.at(game, 8)
        assert.same({ verb = "play", point = "h8", by = "black", time = 12.5 },
            line.action)
        assert.same({ 8, "# the centre" }, { line.number, line.comment })
        assert.same({ field = "opening", values = { "Chosei" } },
            reader.at(game, 11).expect)
        assert.equal("ok", reader.at(game, 12).ruling)
        assert.equal("refused not-now", reader.at(game, 18).ruling)
        assert.same({ "h6", "i7" }, reader.at(game, 14).action.points)
    end)

    for title, text in pairs {
        ["a comment after a ruling"] = "variant renju\nplay h8 -> ok # fine\n",
        ["a hash within quotes"] = 'variant renju\nseats "A #1" "#2"\n',
        ["an empty name"] = 'variant renju\nseats "" Berg\n',
        ["quotation marks within quotes"] =
            'variant renju\nseats "A \\"B\\" C" "\\"\\\\"\n',
        ["an arrow within quotes"] = 'variant renju\nseats "A -> B" Berg\n',
        ["an arrow in a note"] = "variant renju\nnote from h8 -> i9\n",
        ["quotation marks in a note"] = 'variant renju\nnote played "blind"\n',
        ["a lone quotation mark in a note"] = 'variant renju\nnote 5" of "rain\n',
        ["an empty line"] = "variant renju\n\n\nplay h8\n",
        ["nothing but a comment"] = "# nothing\n",
        ["a small time"] = "variant renju\nplay h8 @0.00001\n",
        ["a large time"] = "variant renju\nplay h8 @123456789012345\n",
        ["an unknown option"] = "variant renju what=ever\n",
        ["several games"] = "variant renju\nplay h8\n---\n# two\nvariant rif_renju\n",
    } do
        it("keeps " .. title, function()
            for _, game in ipairs(parse(text)) do assert.is_nil(game.error) end
            assert.equal(text, round(text))
        end)
    end

    it("has a quoted word without its escaping backslashes", function()
        local game = only 'variant renju\nseats "A \\"B\\" C" "\\"\\\\" # end\n'
        assert.same({ "seats", 'A "B" C', '"\\' }, reader.at(game, 2).words)
        assert.equal("# end", reader.at(game, 2).comment)
    end)

    it("returns a note's words unchanged", function()
        local game = only "variant renju\nnote from h8 -> i9 # aside\n"
        assert.equal("note from h8 -> i9", table.concat(reader.at(game, 2).words, " "))
        assert.equal("# aside", reader.at(game, 2).comment)
    end)

    it("may have DOS line ends, and no end of its last line", function()
        local text = "variant renju\nseats A B\nplay h8 -> ok # c\n---\nvariant renju\n"
        assert.equal(text, round((text:gsub("\n", "\r\n"))))
        assert.equal(text, round((text:gsub("\n$", ""))))
        assert.equal(text, round(text .. "\n\n\n"))
    end)

    it("is one of several, separated by ---", function()
        local games = parse("variant renju\n---\nvariant rif_renju\n--- \n"
            .. "play h8\n")
        assert.equal(3, #games)
        assert.same({ "renju", "rif_renju" }, { games[1].variant, games[2].variant })
        assert.equal(5, reader.at(games[3], 1).number)
    end)

    it("is read in time, with any number of blanks", function()
        local script = helper.file [[
            local pieces = require("inarow.language").pieces
            local reader = require "inarow.notation.record.reader"
            local function parse(text)
                return { reader.stream(pieces(text))() }
            end
            local games = parse(("\n"):rep(100000) .. "play h8")
            print(reader.at(games[1], 100001).action.point)
            games = parse("play h8" .. (" "):rep(200000) .. "by first")
            print(reader.at(games[1], 1).action.by)
            games = parse("play h8 -> ok" .. (" "):rep(200000) .. "x")
            print(reader.at(games[1], 1).ruling:sub(1, 2))]]
        local status, out = helper.lua(script, "", 3)
        assert.same({ 0, "h8\nfirst\nok\n" }, { status, out })
    end)
end)

-- ---- Faults -------------------------------------------------------------------------

describe("a fault of a record", function()
    for line, words in pairs {
        ["pley h8"] = { "'pley'", "'play'", "action" },
        ["varaint renju"] = { "'varaint'", "'variant'" },
        ["play"] = { "'play'", "h8" },
        ["play h0"] = { "'h0'", "h8" },
        ["play 8h"] = { "'8h'", "h8" },
        ["play h8 i9"] = { "'play'", "'i9'" },
        ["play h8 @x"] = { "'@x'", "@SECONDS" },
        ["play h8 @1.2.3"] = { "'@1.2.3'", "@SECONDS" },
        ["play h8 by"] = { "'by'", "colour" },
        ["play h8 at"] = { "'at'", "h8" },
        ["play h8 at the"] = { "'the'", "h8" },
        ["play h8 by a by b"] = { "'by'" },
        ["pass h8"] = { "'pass'", "'h8'" },
        ["declare"] = { "'declare'", "number" },
        ["declare four"] = { "'four'", "number" },
        ["declare 1.5"] = { "'1.5'", "number" },
        ["offer"] = { "'offer'", "points" },
        ["offer x"] = { "'x'", "h8" },
        ["pick"] = { "'pick'", "h8" },
        ["choose"] = { "'choose'", "colour" },
        ["draw"] = { "'draw'", "offer, accept or refuse" },
        ["draw maybe"] = { "'draw'", "offer, accept or refuse" },
        ["expect"] = { "status", "forbidden" },
        ["expect stauts won"] = { "'stauts'", "'status'" },
        ["expect status"] = { "'status'" },
        ['expect status ""'] = { "'status'", "a value" },
        ["expect captured black"] = { "'captured'", "a colour and the value" },
        ["expect clock running"] = { "'clock'", "a colour and the value" },
        ['expect supply black ""'] = { "'supply'", "a colour and the value" },
        ["expect warnings black 0 0"] = { "'warnings'", "a colour and the value" },
        ["-> ok"] = { "->", "action" },
        ["play h8 ->"] = { "->", "ruling" },
        ["note x\nexpect status playing -> ok"] = { "->", "action" },
        ["seats"] = { "'seats'", "names" },
        ["seats \"Aoki"] = { "quotation" },
        ["result"] = { "'result'", "colour" },
        ["result black white"] = { "'result'", "colour" },
        ["variant"] = { "'variant'", "name" },
        ["variant renju size"] = { "'size'", "key=value" },
        ["variant renju size="] = { "'size='", "key=value" },
        ["turn"] = { "'turn'", "colour" },
        ["result black\nresult white"] = { "'result'", "is given twice" },
        ["play h8\nresult white"] = { "'result'", "before" },
        ["play h8\nboard"] = { "'board'", "before" },
        ["board\n..Z.."] = { "..Z.." },
        ["?"] = { "'?'" },
        ["\0"] = { "unknown" },
    } do
        local name = ("%q"):format(line):gsub("%c", " ")
        it("has its line: " .. name, function()
            local games = parse("# first\n\n" .. line .. "\nplay a1\n---\n"
                .. "variant renju\nplay h8\n")
            local _, breaks = line:gsub("\n", "")
            assert.equal(2, #games)
            local fault = games[1].error
            assert(fault, "no fault was found")
            assert.equal(3 + breaks, fault.line)
            says(fault.message, unpack(words))
            assert.is_nil(games[2].error)
            assert.equal("h8", reader.at(games[2], 2).action.point)
        end)
    end
end)

-- ---- Boards -------------------------------------------------------------------------

local BOARD = [[
variant renju size=5 opening=free
board
. . . . .
..X..
.XO..
..O.X

.....
turn white
play a1
]]

describe("a board", function()
    it("is set up from the top", function()
        local game = helper.open(BOARD)
        for point, colour in pairs { c4 = "black", b3 = "black", c3 = "white",
            c2 = "white", e2 = "black", a1 = "white" } do
            assert.equal(colour, game:at(point))
        end
        assert.is_nil(game:at "c5")
        assert.equal("black", game:state().to_move)
        assert.equal(1, game:state().moves)
    end)

    it("is the same after writing, by the record and by the game", function()
        local text = BOARD:gsub("%. %. %. %. %.", ".....")
        assert.equal(text, round(text))
        local game = helper.open(BOARD)
        local again = helper.open(game:record())
        assert.same(helper.snapshot(game), helper.snapshot(again))
    end)

    it("has the first colour to move by default", function()
        local text = BOARD:gsub("turn white\n", "")
        assert.equal("black", helper.open(text):at "a1")
    end)

    -- Returns the message of conform about a record that cannot be set up.
    local function complaint(text)
        local tests = run(text, "x.rec")
        assert.equal(1, #tests)
        assert.is_string(tests[1].error)
        return tests[1].failures[1]
    end

    it("is refused with too few or too many rows, or points", function()
        says(complaint(BOARD:gsub("%.%.X%.%.\n", "")), "x.rec:", "5 rows of 5", "row 5")
        says(complaint(BOARD:gsub("turn", ".....\nturn")), "x.rec:", "5 rows of 5")
        says(complaint(BOARD:gsub("%.%.X%.%.\n", "..X.\n")), "x.rec:", "row 2", "'..X.'")
    end)

    it("is refused with stones of unknown colours", function()
        says(complaint(BOARD:gsub("%.%.X%.%.", "..1..")), "x.rec:", "'1'")
    end)

    it("has the line of the wrong row", function()
        says(complaint(BOARD:gsub("%.%.X%.%.", "..1..")), "x.rec:4:")
        says(complaint(BOARD:gsub("%.%.X%.%.", ".."  .. ".3.")), "x.rec:4:")
        says(complaint "variant connect_four size=4x4\nboard\n....\n.X..\n.O..\n....\n",
            "x.rec:5:", "in the air")
    end)

    it("has the line of each count of captured stones", function()
        local board = "variant pente size=5\nboard\n" .. (".....\n"):rep(5)
        says(complaint(board .. "captured white 2\ncaptured red 2\ncaptured black 2\n"),
            "x.rec:9:", "'red'")
        says(complaint(board .. "captured white 2\ncaptured white 4\n"), "x.rec:9:",
            "is given twice")
    end)

    it("limits captured stones to those that may be set up", function()
        local game = assert(require("inarow").new "pente")
        assert(game:setup(("."):rep(361), nil, { white = 65535 }))
        local again = assert(require("inarow").open(game:record()))
        assert.equal(65535, again:state().captured.white)
        says(complaint(game:record():gsub("65535", "65536")), "65536")
    end)

    it("is refused with a turn of no colour, or a turn without a board", function()
        says(complaint(BOARD:gsub("white", "red")), "x.rec:9:", "'red'", "black or white")
        says(complaint "variant renju\nturn white\nplay h8\n", "x.rec:2:", "board")
    end)

    it("has the line of its fault, like any header", function()
        says(complaint "# a\n\nvariant rennju\nplay h8\n", "x.rec:3:", "'renju'")
        says(complaint "# a\n\nvariant renju sise=9\nplay h8\n", "x.rec:3:", "'size'")
        says(complaint "# a\nvariant renju\nresult red\nplay h8\n", "x.rec:3:", "'red'",
            "black", "draw", "void")
    end)
end)

-- ---- Expectations -------------------------------------------------------------------

it("a text without a record fails", function()
    for _, text in ipairs { "", "\n\n", "# nothing\n---\n" } do
        local tests = run(text, "x.rec")
        assert.equal(1, #tests)
        assert.is_string(tests[1].error)
        says(tests[1].failures[1], "x.rec: ", "no game", "variant NAME")
    end
end)

it("a title cannot control the terminal", function()
    for _, head in ipairs { "note a\27[2Jb\n", "# a\27[2Jb\n" } do
        local test = run(head .. "variant renju\nplay h8 -> \27[2J\n", "x")[1]
        assert.equal("a\\x1b[2Jb", test.title)
        says(test.failures[1], "'\\x1b[2J'")
    end
end)

it("an action after the end needs an expectation", function()
    local text = "variant renju\nplay h8\nresign\nplay a1%s\n"
    assert.equal(1, #run(text:format "", "x.rec")[1].failures)
    assert.equal(0, #run(text:format " -> refused game-over", "x")[1].failures)
end)

-- Returns the failed lines of one record, as conform reports them.
local function failed(text)
    local tests = run(text, "x.rec")
    assert.equal(1, #tests)
    assert.is_nil(tests[1].error)
    local lines = {}
    for i, failure in ipairs(tests[1].failures) do
        lines[i] = tonumber(failure:match "^x%.rec:(%d+): ")
    end
    return lines, tests[1].failures
end

describe("an expectation", function()
    it("holds if it is the beginning of the ruling", function()
        local text = "variant renju\nplay g8 -> refused outside-region (RIF 4)\n"
            .. "play g8 -> refused outside\nplay h8 -> ok\nresign -> won black\n"
        assert.same({}, failed(text))
    end)

    it("fails with the real ruling", function()
        local lines, failures = failed("variant renju\nplay h8 -> refused\n"
            .. "play h8 -> ok\nplay i9\n")
        assert.same({ 2, 3 }, lines)
        says(failures[1], "'refused'", "'ok'")
        says(failures[2], "'ok'", "'refused occupied (RIF 5)'")
    end)

    it("is needed where an action is refused", function()
        local lines, failures = failed "variant renju\nplay h8\nplay h8\n"
        assert.same({ 3 }, lines)
        says(failures[1], "refused occupied (RIF 5)", "h8 is occupied")
    end)

    for field, case in pairs {
        status = { "playing", "won" }, ["to-move"] = { "white", "black" },
        seat = { "second", "first" }, phase = { "swap", "play" },
        opening = { "Kansei", "Chosei" }, forbidden = { "-", "a1" },
    } do
        it("reads " .. field, function()
            local text = "variant rif_renju\nplay h8\nplay h9\nplay h10\nexpect %s %s\n"
            assert.same({}, failed(text:format(field, case[1])))
            local lines, failures = failed(text:format(field, case[2]))
            assert.same({ 5 }, lines)
            says(failures[1], field, case[1], case[2])
        end)
    end

    it("reads the status of a game that is over", function()
        local text = "variant renju\nplay h8\nresign\nexpect status %s\n"
        assert.same({}, failed(text:format "won black resignation (RIF 9.5)"))
        assert.same({}, failed(text:format "won black"))
        assert.same({ 4 }, failed(text:format "won white"))
        assert.same({ 4 }, failed(text:format "playing"))
    end)

    local FORBIDDEN = "variant renju size=9 opening=free\nboard\n"
        .. ".........\n.........\n....X....\n....X....\n..XX.....\n.........\n"
        .. ".........\n.........\nXX.XXX...\nexpect %s\n"

    it("reads the whole set of forbidden points, in any order", function()
        assert.same({}, failed(FORBIDDEN:format "forbidden c1 e5"))
        assert.same({}, failed(FORBIDDEN:format "forbidden e5 c1"))
        for _, points in ipairs { "e5", "c1 e5 a9", "-", "c1 e5 e5" } do
            assert.same({ 12 }, failed(FORBIDDEN:format("forbidden " .. points)))
        end
    end)

    it("reads some of the allowed points", function()
        assert.same({}, failed(FORBIDDEN:format "allowed a9 e4"))
        assert.same({ 12 }, failed(FORBIDDEN:format "allowed a9 e5"))
        assert.same({ 12 }, failed(FORBIDDEN:format "allowed a1"))
        assert.same({ 12 }, failed(FORBIDDEN:format "allowed j9"))
    end)

    it("reads points allowed by the opening", function()
        local text = "variant rif_renju\nplay h8\nexpect allowed %s\n"
        assert.same({}, failed(text:format "g7 h9 i9"))
        assert.same({ 3 }, failed(text:format "h10"))
    end)
end)

describe("a game that a host has changed", function()
    local inarow = require "inarow"

    it("is written as a record that can be read", function()
        for _, seats in ipairs { {}, { nil, "Berg" }, { 1, 2 }, { 'a "b"\nplay a1' } } do
            local game = inarow.new "renju"
            game.seats = seats
            assert(inarow.open(game:record()))
        end
        local game = inarow.new "renju"
        game.seats = { nil, "Berg" }
        assert(game:record():find("seats ? Berg\n", 1, true))
    end)

    it("adds no line to the record", function()
        for _, result in ipairs { "draw\nplay i9", "", 7, "a b", "blak", "red" } do
            local game = inarow.new "renju"
            game.result = result
            local ok, message = pcall(function()
                local text = game:record()
                return text
            end)
            assert.is_false(ok)
            assert(message:find(
                "record_spec.lua:%d+: game.result: draw, void, loss%-of%-both, black",
                1), message)
        end
    end)
end)
