-- Tests archives: adding games, and answers.
local helper = dofile "tests/lua/helper.lua"
local archive = require "inarow.archive"
local database = require "inarow.archive.database"
local inarow = require "inarow"
local patterns = require "inarow.archive.patterns"

local file = helper.file
local unpack = unpack or table.unpack -- luacheck: compat

after_each(helper.clean)

-- Returns a new archive with the games of a text.
local function made(text, options)
    local path = file ""
    local games = assert(archive.open(path, "make"))
    local counts = assert(games:index(file(text), options))
    return games, counts, path
end

local function record(moves, header)
    return (header or "variant gomoku size=15\n")
        .. moves:gsub("%S+", "play %0\n"):gsub("\n ", "\n")
end

local function joined(...) return table.concat({ ... }, "---\n") end

-- Returns a game after moves.
local function at(moves, variant, options)
    local live = assert(inarow.new(variant or "gomoku", options or { size = 15 }))
    for point in moves:gmatch "%S+" do assert(live:play(point)) end
    return live
end

local function words(answer)
    local list = {}
    for i, move in ipairs(answer.moves) do
        list[i] = ("%s %d %d"):format(table.concat({ move.move, unpack(move.same) }, "="),
            move.played.games, move.reached.games)
    end
    return list
end

describe("an archive", function()
    it("counts moves in the orientation of the question", function()
        local games = made(joined(record "h8 i9 g7", record "h8 g9 i7", record "h8 i8",
            record "h8"))
        local answer = games:explore(at "h8")
        assert.equal(4, answer.games.games)
        assert.equal(1, answer.ended.games)
        assert.same({ "g7=g9=i7=i9 2 2", "g8=h7=h9=i8 1 1" }, words(answer))
        assert.same({ "i7 2 2" }, words(games:explore(at "h8 g9")))
    end)

    it("distinguishes moves played here from positions reached", function()
        local games = made(joined(record "h8 i9 a1 b2", record "a1 i9 h8 b2"))
        assert.same({ "a1 1 2" }, words(games:explore(at "h8 i9")))
        assert.same({ "b2 2 2" }, words(games:explore(at "h8 i9 a1")))
    end)

    it("counts results by colour, by the board's result if the board decided", function()
        local five = "a1 h8 b1 h9 c1 h10 d1 h11 e1"
        local games = made(joined(record(five, "variant gomoku size=15\nresult white\n"),
            record("a1 h8", "variant gomoku size=15\nresult white\n"),
            record("a1 h8 b1", "variant gomoku size=15\nresult draw\n"),
            record "a1 h8 c3"))
        local counts = games:explore(at "a1 h8").games
        assert.same({ games = 4, wins = { black = 1, white = 1 }, draws = 1,
            unknown = 1 }, counts)
        assert.equal(1, select(2, games:find { reason = "five" }))
        assert.equal(1, select(2, games:find { verdict = "contradicts" }))
    end)

    it("has one name for a draw, for other clients of SQLite too", function()
        local games = made(joined(
            record("a1 b1 c1 b2 a2 c2 b3 a3 c3", "variant tic_tac_toe\n"),
            record("a1", "variant tic_tac_toe\nresult draw\n")))
        for id = 1, 2 do
            local _, result = games.run("SELECT result FROM list WHERE id = ?", "i", id)
            assert.equal("draw", result)
        end
        assert.equal(2, select(2, games:find { result = "draw" }))
        assert.equal("draw", games:find {}[2].result)
    end)

    it("counts captures, unless only the stones are given", function()
        local pente = "variant pente opening=free size=13\n"
        -- In the first game, two captured stones are replaced; in the second, two stones
        -- just stand.
        local games = made(joined(
            record("a1 b1 m13 c1 d1 b1 m12 c1 m11", pente),
            record("a1 b1 d1 c1 m13 m1 m12 m2 m11", pente)))
        local live = at("a1 b1 m13 c1 d1", "pente", { opening = "free", size = 13 })
        assert.equal(1, games:explore(live).games.games)
        local twin = at("a1 m9 m13 m5 d1", "pente", { opening = "free", size = 13 })
        assert.equal(0, games:explore(twin).games.games)
        assert.same(live:board_key(), at("a1 b1 m13 c1 d1", "pente",
            { opening = "free", size = 13 }):board_key())
        local bare = assert(inarow.new("gomoku", { size = 13 }))
        assert(bare:setup(("."):rep(12) .. "X" .. ("."):rep(13 * 11)
            .. "X..X" .. ("."):rep(9), "white"))
        assert.equal(1, games:explore(bare, { stones = true }).games.games)
        assert.equal(0, games:explore(bare).games.games)
        local others = made(bare:record() .. "play g7\nplay f6\n")
        assert.same({ "g7 1 1" }, words(others:explore(live, { stones = true })))
        assert(others:index(file(record("a1 b1 m13 c1 d1", pente))))
        live:undo()
        assert.same({ "d1 1 2" }, words(others:explore(live, { stones = true })))
    end)

    it("counts all games that reach a position, with more stones or fewer", function()
        local renju = "variant renju opening=free\n"
        local games = made(joined(record("h8 h9", renju) .. "pass\npass\n",
            record("h8 h9 g6", renju), record("h8 i9 g6", renju)))
        local live = at("h8 h9", "renju", { opening = "free" })
        assert(live:apply "pass")
        assert.same({ "pass 1 2" }, words(games:explore(live)))
    end)

    it("does not take a falling disc for a captured one", function()
        local games = made(joined(
            "variant popout\nplay a1\nplay a2\nplay b1\nplay c1\nremove a1\nplay g1\n",
            "variant popout\nplay b1\nplay a1\nplay d1\nplay c1\nremove d1\nplay f1\n"))
        local live = at("b1 a1 d1 c1", "popout", {})
        assert(live:apply "remove d1")
        assert.same({ "f1 1 1", "g1 1 1" }, words(games:explore(live)))
    end)

    it("counts captured own stones for the colour that captured them", function()
        local moves, options = "c1 b1 m13 e1 d1", { opening = "free", size = 13 }
        local games = made(record(moves .. " m1",
            "variant poof_pente opening=free size=13\n"))
        local live = at(moves, "poof_pente", options)
        local bare = at("", "poof_pente", options)
        assert(bare:setup(live:cells(), "black", { black = 2 }))
        assert.same({ "m1 1 1" }, words(games:explore(bare)))
    end)

    it("joins games of a family by their stones", function()
        local games = made(joined(record("h8 h9 g6", "variant renju opening=free\n"),
            "variant rif_renju\nplay h8\nplay h9\nplay g6\nkeep\nplay i10\n"))
        local live = at("h8 h9 g6", "renju", { opening = "free" })
        assert.equal(1, games:explore(live).games.games)
        local answer = games:explore(live, { stones = true })
        assert.equal(2, answer.games.games)
        assert.same({ "i10 1 1" }, words(answer))
    end)

    it("names moves after a decision, and moves that are legal elsewhere", function()
        local games = made(joined(
            "variant rif_renju\nplay h8\nplay h9\nplay g6\nkeep\nplay i10\n",
            "variant rif_renju\nplay h8\nplay i8\nplay f7\nswap\nplay j9\n",
            record("h8 a1 b2", "variant gomoku size=15\n")))
        local live = at("h8 h9 g6", "rif_renju", {})
        assert.same({ "i10 2 2" }, words(games:explore(live)))
        local first = at("h8", "rif_renju", {})
        local answer = games:explore(first, { stones = true })
        assert.same({ "g8=h7=h9=i8 2 2", "a1=a15=o1=o15 1 1" }, words(answer))
    end)

    it("finds moves of stones, turns and passes", function()
        local games = made(joined(
            "variant renju opening=free\nplay h8\nplay h9\npass\nplay g6\n",
            "variant gomoku_moving size=9 supply=5\n"
            .. record("a1 i9 b2 i8 c4 i7 d6 i6 e9 h5", ""):gsub("^%S* ?size.-\n", "")
            .. "move a1 a2\n"))
        local live = at("h8 h9", "renju", { opening = "free" })
        assert.same({ "pass 1 1" }, words(games:explore(live)))
        assert(live:apply "pass")
        assert.equal(1, games:explore(live).games.games)
        local moving = at("a1 i9 b2 i8 c4 i7 d6 i6 e9 h5", "gomoku_moving",
            { size = 9, supply = 5 })
        assert.same({ "move a1 a2 1 1" }, words(games:explore(moving)))
    end)

    it("keeps each game once, and the same game by other players too", function()
        local header = "variant gomoku size=15\nseats %s %s\n#= DT: %s\n"
        local games, counts = made(joined(
            record("h8 i9", header:format("Aoki", "Berg", "2001-02-03")),
            record("h8 i9", header:format("Aoki", "Berg", "2001-02-03")),
            record("h8 i9", header:format("Berg", "Aoki", "2001-02-03")),
            record("h8 i9", header:format("Aoki", "Berg", "2002"))))
        assert.equal(3, counts.added)
        assert.equal(1, counts.doubles)
        local twins, total = games:find { twins = true }
        assert.equal(3, total)
        assert.same({ black = "Aoki", white = "Berg" }, twins[1].players)
    end)

    it("recognizes a game under all names of its rules", function()
        local counts = select(2, made(joined(record("h8 i9", "variant renju\n"),
            record("h8 i9", "variant Renju size=15 opening=centre\n"),
            record("h8 i9", "variant renju clock=60\nadjudication immediate\n"),
            record("h8 i9", "variant renju forbidden=refused\n"),
            record("h8 i9", "variant renju\nadjudication claims\n"),
            record("h8 i9", "variant gomoku\n"),
            record("h8 i9", "variant gomoku size=15\n"))))
        assert.equal(5, counts.added)
        assert.equal(2, counts.doubles)
    end)

    it("recognizes a game in all words for its actions", function()
        local counts = select(2, made(joined(
            "variant rif_renju\nplay h8\nplay h9\nplay g6\nkeep\nplay i10\n",
            "variant rif_renju\nplay black h8 by first\nplay white h9 by first @5\n"
                .. "play g6\nkeep by second\nplay i10\n",
            "variant rif_renju\nplay h8\nplay h9\nplay g6\nswap\nplay i10\n",
            record("h8 i9", "variant renju\n") .. "resign by first\n",
            record("h8 i9", "variant renju\n") .. "resign by black @9\n",
            record("h8 i9", "variant renju\n") .. "resign by second\n",
            record("h8 i9", "variant renju\n") .. "pass\n")))
        assert.same({ 5, 2 }, { counts.added, counts.doubles })
    end)

    it("returns games as they were read", function()
        local text = "variant renju opening=free\nseats \"O'Neil; --\" %_*\n"
            .. "result black\nnote two\nnote lines\n#= EV: Cup \"1\"\n"
            .. "play h8 # first\n"
            .. "play i9 @3.5\nplay g6\npass\nplay h9\n"
        local games = made(text)
        assert.equal(text, games:record(1))
        assert.equal("Cup \"1\"", games:find {}[1].event)
        assert.equal(1, select(2, games:find { player = "O'Neil; --" }))
        assert.equal(1, select(2, games:find { player = "%_*" }))
        assert.equal(0, select(2, games:find { player = "%" }))
        assert.is_nil(games:record(2))
    end)

    it("names unreadable games", function()
        local games, counts = made "variant gomoku\nplay h8\nplay nowhere at all\n"
        assert.equal(1, counts.unread)
        assert.equal(3, games:unread()[1].line)
        local path = file "variant gomoku\nplay h8\nplay nowhere\n"
        games:index { path, path, file "" }
        assert.equal(3, #games:unread())
        local _, files, left = games.run("SELECT count(*), sum(is_whole = 0) FROM files",
            "")
        assert.same({ 3, 0 }, { files, left })
    end)

    it("resumes after it was stopped", function()
        local texts = {}
        for i = 1, 30 do
            texts[i] = record("h8 i9 " .. ("abcdefghij"):sub(i % 10 + 1, i % 10 + 1)
                .. math.ceil(i / 10))
        end
        local path, source = file "", file(table.concat(texts, "---\n"))
        local games, count = assert(archive.open(path, "make")), 0
        local counts = assert(games:index(source, { on_game = function()
            count = count + 1
            return count == 7
        end }))
        assert.equal(7, counts.added)
        counts = assert(games:index(source))
        assert.same({ games = 23, added = 23, doubles = 0, unread = 0, known = 7,
            unopened = {} },
            counts)
        counts = assert(games:index(source))
        assert.same({ games = 0, added = 0, doubles = 0, unread = 0, known = 30,
            unopened = {} },
            counts)
        assert.equal(30, (games:counts()))
    end)

    it("adds a longer game to a segment of shorter ones", function()
        local games = made(joined(record "h8", record "h9", record "a1"))
        local header = "variant gomoku size=15\nseats Aoki Berg\n"
        assert(games:index(file(record("h8 i9 g7", header))))
        local answer = games:explore(at "h8 i9 g7", { player = "Aoki", colour = "black" })
        assert.equal(1, answer.games.games)
    end)

    it("adds to existing segments", function()
        local games = made(record "h8 i9 g7 a1")
        for i = 1, 5 do
            assert(games:index(file(record("h8 i9 g7 b" .. i .. " c" .. i))))
        end
        assert.equal(6, games:explore(at "h8 i9 g7").games.games)
        assert.equal(1, games:explore(at "h8 i9 g7 b5").games.games)
    end)
end)

describe("a filter", function()
    local header = "variant gomoku size=15\nseats %s %s\nresult %s\n#= EV: %s\n"
        .. "#= DT: %s\n#= PC: %s\n"
    local games
    before_each(function()
        games = made(joined(
            record("h8 i9", header:format("Aoki", "Berg", "black", "Cup", "2001-02-03",
                "Tallinn")),
            record("h8 i8", header:format("Berg", "Aoki", "black", "Cup", "03/04/1998",
                "Kyoto")),
            record("h8 i8 a1 b2", header:format("Cruz", "Aoki", "draw", "Open", "2005",
                "Tallinn"))))
    end)

    local function count(filter)
        return assert(select(2, games:find(filter)))
    end

    it("asks for players, colours and results", function()
        assert.equal(3, count { player = "aoki" })
        assert.equal(1, count { player = "Aoki", colour = "black" })
        assert.equal(2, count { player = { "Berg", "Aoki" } })
        assert.equal(1, count { player = "*u*" })
        assert.equal(2, count { result = "black" })
        assert.equal(1, count { result = "draw" })
        assert.equal(0, count { result = "none" })
    end)

    it("asks for years, events, places and length", function()
        assert.equal(1, count { years = "1998" })
        assert.equal(2, count { years = "2001-2005" })
        assert.equal(1, count { years = "-2000" })
        assert.equal(2, count { event = "c*" })
        assert.equal(2, count { place = "Tallinn" })
        assert.equal(1, count { length = "3-" })
        assert.equal(0, count { years = "99999999999999999999-" })
        assert.equal(3, count { years = "0-99999999999999999999" })
        assert.equal(2, count { variant = "gomoku", length = "2" })
    end)

    it("applies to moves from a position", function()
        assert.same({ "g8=h7=h9=i8 2 2" },
            words(games:explore(at "h8", { player = "Aoki", colour = "white" })))
    end)

    it("finds no year in a date in words", function()
        local others = made(record("h8", header:format("A", "B", "draw", "?", "in May",
            "?")))
        assert.equal(1, select(2, others:find {}))
        assert.equal(0, select(2, others:find { years = "-2004" }))
    end)

    it("reads as much of a date as possible", function()
        for text, date in pairs { ["2001-02-03,04"] = "2001-02-03",
            ["2001-02"] = "2001-02", ["3.2.2001"] = "2001-02-03",
            ["in May 2001"] = "2001", ["13/32/2001"] = "2001",
            ["in May"] = false, ["????-??-??"] = false } do
            local one = made(record("h8", header:format("A", "B", "black", "Cup", text,
                "")))
            assert.equal(date or nil, one:find {}[1].date)
        end
    end)

    it("lists the latest first", function()
        local rows = games:find { limit = 2 }
        assert.equal("2005", rows[1].date)
        assert.equal("2001-02-03", rows[2].date)
    end)

    it("refuses invalid values", function()
        for _, text in ipairs { "last year", "", "-", "1-2-3", "2004-2001" } do
            helper.refused("bad-range", games:find { years = text })
        end
        helper.refused("colour-of-whom", games:find { colour = "black" })
        helper.refused("colour-of-whom", games:find { colour = "black", player = {} })
        helper.refused("unknown-colour", games:find { colour = "red", player = "A" })
        local message = helper.refused("unknown-result", games:find { result = "red" })
        assert.truthy(message:find("black, white, draw, none", 1, true))
        helper.refused("pattern", games:find { pattern = "XY" })
        helper.refused("pattern", games:find { pattern = "???" })
    end)
end)

describe("a pattern", function()
    it("is found anywhere, turned and mirrored, at its first step", function()
        local games = made(joined(record "h8 a1 i8 b1 j8", record "c3 a1 c4 b1 c5",
            record "h8 i8 j8"))
        local rows = games:find { pattern = "XXX" }
        assert.equal(2, #rows)
        assert.equal(5, rows[1].step)
        assert.equal(2, #games:find { pattern = "XXX/?../?.." })
        assert.equal(1, #games:find { pattern = "XOX" })
        assert.equal(0, #games:find { pattern = "OOO" })
    end)

    it("may have anything at its edges, including the edge of the board", function()
        local games = made(record "a8 a1 b8")
        assert.equal(1, #games:find { pattern = "?XX" })
        assert.equal(1, #games:find { pattern = "XX?" })
        assert.equal(0, #games:find { pattern = ".XX." })
    end)

    it("of a full board's size stays in its place", function()
        local games = made(joined(record("a3 b2 c1", "variant tic_tac_toe\n"),
            record("b2 a3", "variant tic_tac_toe\n")))
        assert.equal(1, #games:find { pattern = "X??/???/???" })
        assert.equal(1, #games:find { pattern = "??X/???/???" })
        assert.equal(2, #games:find { pattern = "X" })
        assert.equal(0, #games:find { pattern = "X???" }) -- larger than the board
        assert.equal(1, #games:find { pattern = "X??/.O./..?" })
    end)

    it("counts points that were vacant then, even if they change later", function()
        local pente = "variant pente opening=free size=13\n"
        local games = made(record("a1 b1 m13 c1 d1 m1", pente))
        assert.equal(4, games:find { pattern = "XOO?" }[1].step)
        assert.equal(5, games:find { pattern = "X..X" }[1].step)
        assert.equal(0, #games:find { pattern = "XOOX" })
    end)

    it("appears when stones are captured from its vacant points, or never", function()
        local pente = "variant pente opening=free size=13\n"
        local games = made(joined(record("a1 b1 m13 c1 e1 m1 d1", pente),
            record("d1 b1 b2 m1 c2 c1 a1", pente)))
        local rows = games:find { pattern = "X..?X" }
        assert.same({ 1, 7 }, { #rows, rows[1].step })
        assert.equal(1, #games:find { pattern = "OO/.?" }) -- the first game
    end)

    it("without stones appears on a board that has room for it", function()
        local games = made(record "h8 a1")
        assert.equal(0, games:find { pattern = "../.." }[1].step)
    end)

    it("may be on the board before the first move", function()
        local live = at ""
        assert(live:setup("XO" .. ("."):rep(223), "black"))
        local games = made(live:record())
        assert.equal(0, games:find { pattern = "XO" }[1].step)
    end)
end)

it("a pattern has a letter for each of six colours", function()
    local contents = {}
    for i, cell in ipairs(patterns.read("?.XO/1234").cells) do
        contents[i] = cell.content
    end
    assert.same({ 0, 1, 2, 3, 4, 5, 6 }, contents)
end)

describe("a file", function()
    it("may be created by two processes at the same time", function()
        local methods = getmetatable((made(record "h8")).handle)
        local run, path = methods.run, file ""
        function methods.run(handle, text)
            if text:find "^PRAGMA page_size" then
                methods.run = run
                assert(archive.open(path, "make")):close()
            end
            return run(handle, text)
        end
        local games, message = archive.open(path, "make")
        methods.run = run
        assert(games, message)
        assert.equal(1, games:index(file(record "h8")).added)
    end)

    it("that is not an archive is refused", function()
        local text = file(("no database\n"):rep(99))
        helper.refused("no-archive", archive.open(text, "read"))
        helper.refused("no-archive", archive.open(file "", "read"))
        helper.refused("not-opened", archive.open("/nowhere/games.db", "make"))
    end)

    it("that SQLite cannot use is refused with the cause", function()
        local causes = { [5] = "busy", [6] = "busy", [8] = "read-only",
            [10] = "input-output", [11] = "damaged", [13] = "full", [14] = "not-opened",
            [26] = "no-archive" }
        for code = 1, 28 do
            helper.says(helper.refused(causes[code] or "database",
                database.try({ path = "g.db" }, error, { code = code, message = "why" })),
                "g.db: ")
        end
    end)

    it("of another version is refused", function()
        for code, version in pairs { later = 3, earlier = 1 } do
            local games, _, path = made(record "h8")
            games.handle:run("PRAGMA user_version = " .. version)
            games:close()
            helper.refused(code, archive.open(path, "read"))
            helper.refused(code, archive.open(path, "make"))
        end
    end)

    it("that is truncated is refused", function()
        local games, _, path = made(record "h8 i9 g6")
        games:close()
        local source = assert(io.open(path, "rb"))
        local bytes = source:read "*a"
        source:close()
        for _, part in ipairs { 0.3, 0.6, 0.9 } do
            local short = file(bytes:sub(1, math.floor(#bytes * part)))
            local opened, message, code = archive.open(short, "read")
            if opened then
                opened, message, code = opened:explore(at "h8")
            end
            assert.is_nil(opened, message)
            assert.equal("damaged", code)
        end
    end)

    it("can be queried while another process adds to it", function()
        local games, _, path = made(record "h8 i9")
        local reader = assert(archive.open(path, "read"))
        assert.equal(1, reader:explore(at "h8").games.games)
        assert(games:index(file(record "h8 a1")))
        assert.equal(2, reader:explore(at "h8").games.games)
    end)
end)
