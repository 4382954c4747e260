--- Tests the excerpt of an archive that a web page loads.
local helper = dofile "tests/lua/helper.lua"
local archive = require "inarow.archive"
local inarow = require "inarow"
local json = require "dkjson"

after_each(helper.clean)

local PENTE, FOURS = "tests/games/pente_org.rec", "tests/games/connect4_positions.rec"

local function made(...)
    local games = assert(archive.open(helper.file "", "make"))
    for _, path in ipairs { ... } do assert(games:index(path)) end
    return games
end

-- Returns the tag of a position, from the key and the captures that a page has too.
local function tag_of(live)
    local mixed, taken, colours = 0, live:state().captured, live:board().colours
    for i = 1, 7 do
        mixed = (mixed * 251 + (taken[colours[i]] or 0)) % 65521
    end
    return live:board_key():sub(1, 12) .. ("%04x"):format(mixed)
end

-- Returns an excerpt's data on a position: games, next positions, and number of games
-- that end there.
local function look(excerpt, live)
    local positions = excerpt.variants[live:board().variant].positions
    for _, position in ipairs(positions) do
        if position[1] == tag_of(live) then
            local sum, next_ones = 0, {}
            for _, games in ipairs(position[2]) do sum = sum + games end
            for i = 1, #position[4], 2 do
                next_ones[positions[position[4][i] + 1][1]] = position[4][i + 1]
            end
            return sum, next_ones, position[3], position[2]
        end
    end
    return 0, {}, 0, {}
end

describe("an excerpt", function()
    it("has the moves played from each position, with captures", function()
        local games = made(PENTE)
        local excerpt = json.decode(games:excerpt())
        assert.same({ 1, 60 }, { excerpt.least, excerpt.plies })
        local walked = 0
        local live, record = nil, assert(games:record(4))
        for line in record:gmatch "[^\n]+" do
            if line:find "^variant" then
                live = assert(inarow.new "pente")
            elseif line:find "^play" and walked < 40 then
                local answer = assert(games:explore(live))
                local sum, next_ones, ended, results = look(excerpt, live)
                assert.equal(answer.games.games, sum)
                assert.equal(answer.ended.games, ended)
                assert.equal(answer.games.wins.black, results[4] or 0)
                for _, move in ipairs(helper.every(3, answer.moves, walked % 3 + 1)) do
                    local after = assert(live:copy())
                    assert(after:play(move.move))
                    assert.equal(move.played.games, next_ones[tag_of(after)])
                    assert.equal(move.reached.games, (look(excerpt, after)))
                end
                assert(live:apply(line))
                walked = walked + 1
            end
        end
        assert.equal(33, walked)
    end)

    it("leaves out positions that too few games reached, and reports this", function()
        local games = made(PENTE, FOURS)
        local whole = json.decode(games:excerpt())
        local text = games:excerpt { bytes = 6000, plies = 8 }
        assert.equal(text, games:excerpt { bytes = 6000, plies = 8 })
        assert.is_true(#text <= 6000)
        local small = json.decode(text)
        assert.equal(8, small.plies)
        assert.is_true(small.least > 1)
        for variant, part in pairs(small.variants) do
            local known = {}
            for _, position in ipairs(whole.variants[variant].positions) do
                known[position[1]] = position
            end
            assert.equal(whole.variants[variant].games, part.games)
            for _, position in ipairs(part.positions) do
                local sum = 0
                for _, count in ipairs(position[2]) do sum = sum + count end
                assert.is_true(sum >= small.least)
                assert.same(known[position[1]][2], position[2])
            end
        end
    end)

    it("counts a game once if it returns to a position", function()
        local path = helper.file("variant renju opening=free\nplay h8\nplay h9\npass\n"
            .. "play g6\n---\nvariant gomoku_moving size=9 supply=5\n"
            .. ("a1 i9 b2 i8 c4 i7 d6 i6 e9 h5"):gsub("%S+ ?", "play %0\n")
            .. "move a1 a2\nmove h5 h6\nmove a2 a1\nmove h6 h5\nmove a1 a2\n")
        local games = made(path)
        local excerpt = json.decode(games:excerpt())
        assert.equal(4 + 1, #excerpt.variants.renju.positions)
        local part = excerpt.variants.gomoku_moving.positions
        assert.equal(11 + 3, #part)
        for _, position in ipairs(part) do assert.same({ 1 }, position[2]) end
    end)

    it("of an archive without games has no variants", function()
        local games = assert(archive.open(helper.file "", "make"))
        assert.same({}, json.decode(games:excerpt()).variants)
    end)
end)
