-- Tests indexing that is killed, and indexing by two processes at once: no game is lost
-- or duplicated.
local helper = dofile "tests/lua/helper.lua"
local archive = require "inarow.archive"
local inarow = require "inarow"

local GAMES = 400
local KILLS = os.getenv "INAROW_LONG" and 50 or 5

after_each(helper.clean)

-- Returns different games that begin alike.
local function source()
    local texts = {}
    for i = 1, GAMES do
        texts[i] = ("variant gomoku size=15\nseats A B\nplay h8\nplay i9\nplay %s%d\n"
            .. "play %s%d\n"):format(("abcdefgh"):sub(i % 8 + 1, i % 8 + 1),
            i % 7 + 1, ("jklmno"):sub(i % 6 + 1, i % 6 + 1), math.floor(i / 40) + 1)
            .. ("play h%d\nplay g%d\n"):format(i % 7 + 1, math.floor(i / 7) % 15 + 1)
    end
    return helper.file(table.concat(texts, "---\n"))
end

-- Returns a command that indexes a file, twenty games at a time.
local function command(path, games)
    return ("%s -e 'require([[inarow.archive]]).open([[%s]], [[make]])"
        .. ":index([[%s]], { batch = 20 })'"):format(helper.interpreter or "lua5.4", path,
        games)
end

-- Checks that an archive is intact, and contains as many games as it reports.
local function check(path)
    local games = assert(archive.open(path, "read"))
    local _, fault = games.run("PRAGMA integrity_check", "")
    assert.equal("ok", fault)
    local total = assert(games:counts())
    assert.equal(total, select(2, games:find { limit = 0 }))
    assert.equal(total, select(2, games:find { player = "A", limit = 0 }))
    local live = inarow.new("gomoku", { size = 15 })
    live:play "h8"
    assert.equal(total, games:explore(live).games.games)
    local found = games:find { pattern = "X", limit = 0 }
    assert.equal(0, #found)
    assert.equal(total, select(2, games:find { pattern = "X", limit = 0 }))
    games:close()
    return total
end

describe("indexing", function()
    it("resumes after a kill at any moment", function()
        local games, path = source(), helper.file ""
        local before, seconds = 0, 0.1
        for kill = 1, KILLS do
            os.execute(("timeout -s KILL %.3f %s >/dev/null 2>&1"):format(
                seconds + kill % 7 * 0.013, command(path, games)))
            local opened = archive.open(path, "read")
            if opened then
                opened:close()
                local total = check(path)
                assert.is_true(total >= before)
                before = total
            end
        end
        assert(os.execute(command(path, games)))
        local whole = helper.file ""
        assert(os.execute(command(whole, games)))
        assert.equal(check(whole), check(path))
    end)

    it("may be done by two processes at once", function()
        local games, other, path = source(), source(), helper.file ""
        local one = helper.file ""
        assert(os.execute(command(one, games)))
        assert(os.execute(("%s & first=$!; %s && wait $first"):format(
            command(path, games), command(path, other))))
        assert.equal(check(one), check(path))
    end)
end)
