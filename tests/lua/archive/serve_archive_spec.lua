-- Tests archives in the service: answers, refusals and time limits.
local archive = require "inarow.archive"
local helper = dofile "tests/lua/helper.lua"
local inarow = require "inarow"
local served_by = dofile "tests/lua/served.lua"
local service = require "inarow.service"
local sockets = dofile "tests/lua/serving.lua"

local ask, file = served_by.ask, helper.file

after_each(helper.clean)

local function text_of(moves, header)
    return (header or "variant gomoku size=15\nseats A B\n")
        .. moves:gsub("%S+", "play %0\n"):gsub("\n ", "\n")
end

-- Returns the path of an archive with the games of a text.
local function made(text)
    local path = file ""
    local games = assert(archive.open(path, "make"))
    assert(games:index(file(text)))
    games:close()
    return path
end

local function with_archive(path, limits)
    local options = service.json(require "cjson")
    options.limits, options.archive = limits, served_by.archive_of(path)
    return service.new(options)
end

-- Enough games to make a query slow.
local SLOW_GAMES = 300000
local function slow_archive()
    local path = made(text_of "h8 i9")
    local games = assert(archive.open(path, "add"))
    games.run(([[INSERT INTO games SELECT value + 1000, rules, event, place, date,
        opening, plies, recorded, status, winner, reason, verdict, refusal, moves_hash,
        file, number FROM games, (WITH RECURSIVE numbers (value) AS (SELECT 1
            UNION ALL SELECT value + 1 FROM numbers WHERE value < %d)
            SELECT value FROM numbers)]]):format(SLOW_GAMES), "")
    games:close()
    return path
end

-- A slow filter, which no index helps.
local SLOW = { verdict = "*a*b*c*", twins = true }

describe("the service of an archive", function()
    it("answers which moves were played from a position", function()
        local one = with_archive(made(table.concat({ text_of "h8 i9 g7",
            text_of "h8 g9 i7", text_of "h8 i8", text_of "h8" }, "---\n")))
        local game = ask(one, "new", { variant = "gomoku", options = { size = 15 } }).game
        assert(ask(one, "play", { game = game, point = "h8" }))
        local answer = ask(one, "explore", { game = game, limit = 2 })
        assert.equal(4, answer.games.games)
        assert.equal(1, answer.ended.games)
        assert.equal("white", answer.to_move)
        assert.same({ "g7", { "g9", "i7", "i9" }, 2, 2 }, { answer.moves[1].move,
            answer.moves[1].same, answer.moves[1].played.games,
            answer.moves[1].reached.games })
        assert.equal(2, #answer.latest)
        assert.same({ black = "A", white = "B" }, answer.latest[1].players)
        assert.same(answer, ask(one, "explore",
            { record = "variant gomoku size=15\nplay h8\n", limit = 2 }))
        assert.equal(0, ask(one, "explore", { game = game, player = { "A", "C" } })
            .games.games)
        assert.equal(4, ask(one, "explore", { game = game, player = "b",
            colour = "white" }).games.games)
        local family = "variant renju opening=free\nplay h8\n"
        assert.equal(0, ask(one, "explore", { record = family }).games.games)
        assert.equal(4, ask(one, "explore", { record = family, stones = true })
            .games.games)
    end)

    it("finds games, in parts, and returns their records", function()
        local path = made(helper.contents "tests/games/pente_org.rec")
        local one = with_archive(path)
        local all = ask(one, "find", { limit = 1000 })
        assert.equal(all.total, #all.games)
        assert(all.total > 4)
        local pattern = ask(one, "find", { pattern = "XXX/?O?", limit = 1000 })
        assert(pattern.total > 2 and pattern.games[1].step)
        for question, whole in pairs { [false] = all, ["XXX/?O?"] = pattern } do
            local rest = ask(one, "find", { pattern = question or nil, limit = 2,
                skip = 1 })
            assert.equal(whole.total, rest.total)
            assert.same({ whole.games[2], whole.games[3] }, rest.games)
            local none = ask(one, "find", { pattern = question or nil, skip = 1000 })
            assert.same({}, none.games)
        end
        local games = assert(archive.open(path, "read"))
        for _, row in ipairs(all.games) do
            local text = ask(one, "archive_record", { id = row.id }).text
            assert.equal(games:record(row.id), text)
            assert(ask(one, "new", { record = text }).game)
        end
        local sgf = ask(one, "archive_record", { id = all.games[1].id, to = "sgf" }).text
        assert(sgf:find "^%(;FF")
    end)

    it("has no players for games without names", function()
        local one = with_archive(made(text_of("a1", "variant gomoku size=15\n")))
        assert.is_nil(ask(one, "find").games[1].players)
    end)

    it("stays within its limits", function()
        local one = with_archive(made(helper.contents "tests/games/pente_org.rec"),
            { line = 1000 })
        local answer = ask(one, "find", { limit = 1000 })
        assert(#answer.games > 1 and #answer.games < answer.total)
        local next_one = ask(one, "find", { skip = #answer.games })
        assert.is_false(next_one.games[1].id == answer.games[1].id)
        local found = ask(one, "explore", { record = "variant pente\n", limit = 16 })
        assert(#found.latest < 16 and #found.latest > 0)
        for method, params in pairs { find = { limit = 1001 },
            explore = { limit = 17, record = "variant pente\n" } } do
            assert.equal("bad-params", select(2, ask(one, method, params)).code)
        end
    end)

    it("counts the moves that it omits", function()
        local texts = {}
        for i = 1, 40 do
            texts[i] = text_of(("h8 %s%d"):format(("abcdefgo"):sub(i % 8 + 1, i % 8 + 1),
                i % 5 + 1))
        end
        local path = made(table.concat(texts, "---\n"))
        local params = { record = "variant gomoku size=15\nplay h8\n" }
        local all = ask(with_archive(path), "explore", params)
        assert.is_nil(all.unlisted)
        local few = ask(with_archive(path, { line = 120 }), "explore", params)
        assert(#few.moves < #all.moves)
        assert.equal(#all.moves, #few.moves + few.unlisted)
    end)

    it("refuses requests that it cannot answer", function()
        local one = with_archive(made(text_of "h8"))
        local function refused(code, method, params)
            local _, fault = ask(one, method, params)
            assert.equal(code, fault and fault.code)
            assert(not fault.message:find "/tmp", fault.message)
            return fault
        end
        refused("bad-range", "find", { years = "then" })
        refused("colour-of-whom", "find", { colour = "black" })
        refused("pattern", "find", { pattern = "?" })
        refused("twins-and-pattern", "find", { pattern = "X", twins = true })
        refused("no-such-game", "archive_record", { id = 99 })
        assert.equal("params.to", refused("bad-params", "archive_record", { id = 1,
            to = "none" }).path)
        one = service.new(service.json(require "cjson"))
        for _, method in ipairs { "explore", "find", "archive_record" } do
            local fault = refused("no-archive", method, { id = method == "archive_record"
                and 1 or nil, record = method == "explore" and "variant pente\n" or nil })
            assert(fault.message:find "inarow serve, with the option 'archive'")
        end
    end)

    it("reports that the file is gone, and works again once it is back", function()
        local path = made(text_of "h8")
        local one = with_archive(path)
        assert(os.rename(path, path .. ".away"))
        local _, fault = ask(one, "find")
        assert.equal("not-opened", fault.code)
        assert.equal(1, fault.message:find "archive: ")
        assert(os.rename(path .. ".away", path))
        assert.equal(1, ask(one, "find").total)
    end)

    it("sees games that are added meanwhile", function()
        local path = made(text_of "h8")
        local one = with_archive(path)
        assert.equal(1, ask(one, "find").total)
        local games = assert(archive.open(path, "add"))
        assert(games:index(file(text_of "h8 i9")))
        games:close()
        assert.equal(2, ask(one, "find").total)
        assert.equal(2, ask(one, "explore", { record = "variant gomoku size=15\n"
            .. "play h8\n" }).games.games)
    end)

    it("answers in time, for any question", function()
        local one = with_archive(slow_archive(), { seconds = 0.005 })
        for _, params in ipairs { SLOW, { twins = true }, { years = "1990" } } do
            local begun = os.clock()
            local _, fault = ask(one, "find", params)
            local seconds = os.clock() - begun
            assert.equal("too-slow", fault and fault.code)
            assert(seconds < 0.12, seconds)
        end
        one.limits.seconds = 10
        assert.equal(SLOW_GAMES + 1, ask(one, "find", { limit = 0 }).total)
    end)

    it("waits for another process only up to its limit", function()
        local path = made(text_of "h8")
        local one = with_archive(path, { seconds = 0.2 })
        local other = assert(archive.open(path, "add"))
        other.run("BEGIN EXCLUSIVE", "")
        local _, fault = ask(one, "find")
        assert.equal("too-slow", fault and fault.code)
        other.run("COMMIT", "")
        assert.equal(1, ask(one, "find").total)
        other:close()
    end)
end)

describe("many clients of an archive", function()
    it("take turns while one has a long query, and when one leaves", function()
        local path = slow_archive()
        local process, address = sockets.start(file "" .. ".sock", { "--archive", path })
        local slow, quick = sockets.client(address), sockets.client(address)
        slow:send(sockets.request(1, "find", SLOW))
        assert(quick:ask(2, "hello").result)
        for _ = 1, 5 do
            assert(quick:ask(3, "archive_record", { id = 1 }).result.text)
        end
        local found = quick:ask(4, "explore", { record = "variant gomoku size=15\n" })
        assert.equal(1, found.result.games.games)
        assert.equal(0, #slow.lines)
        slow:close()
        assert(quick:ask(5, "archive_record", { id = 1 }).result.text)
        quick:close()
        sockets.stop(process)
    end)
end)

describe("an archive that is read while games are added", function()
    it("counts the games that were there at the beginning", function()
        local path = made(text_of "h8 i9")
        local reader = assert(archive.open(path, "read"))
        local segments, pair = reader.segments, reader.segments.pair_row
        local adding
        function segments.pair_row(...)
            if not adding then
                adding = io.popen(("%s -e 'print(require([[inarow.archive]]).open([[%s]],"
                    .. " [[add]]):index([[%s]]).added)'"):format(
                    helper.interpreter or "lua5.4", path, file(text_of "h8 i9 g6")))
                os.execute "sleep 0.3" -- it waits until the question is answered
            end
            return pair(...)
        end
        local live = inarow.new("gomoku", { size = 15 })
        live:play "h8"
        local answer = assert(reader:explore(live))
        assert.equal(1, answer.games.games)
        assert.equal(1, answer.moves[1].reached.games)
        assert.equal("1\n", adding:read "*a")
        adding:close()
        assert.equal(2, reader:explore(live).games.games)
    end)
end)
