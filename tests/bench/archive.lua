-- Measures the time of an archive's answers: lua5.4 tests/bench/archive.lua ARCHIVE.db.
-- Each time is the best of five, in milliseconds; the first is for a file just opened.
-- luacheck: globals arg
local archive = require "inarow.archive"
local inarow = require "inarow"

local function timed(run)
    local first, best, value = nil, math.huge, nil
    for _ = 1, 5 do
        local began = os.clock()
        value = run()
        local spent = (os.clock() - began) * 1000
        first, best = first or spent, math.min(best, spent)
    end
    return first, best, value
end

local began = os.clock()
local games = assert(archive.open(arg[1], "read"))
print(("open %8.1f ms"):format((os.clock() - began) * 1000))

-- Returns a game of a variant, of this many plies, that its archive contains.
local function position(variant, options, moves, plies)
    local live = assert(inarow.new(variant, options))
    for point in moves:gmatch "%S+" do
        if #live.log < plies then assert(live:play(point)) end
    end
    return live
end

for _, one in ipairs { { "renju", { opening = "free" } }, { "gomoku" }, { "pente" },
    { "connect_four" } } do
    local row = assert(games:find { variant = one[1], length = "31-", limit = 1 }[1])
    for _, plies in ipairs { 0, 3, 10, 30 } do
        local live = position(one[1], one[2], row.moves, plies)
        local first, best, answer = timed(function()
            return assert(games:explore(live))
        end)
        print(("explore %-12s ply %2d %8.1f ms, best %6.1f: %d games, %d moves"):format(
            one[1], plies, first, best, answer.games.games, #answer.moves))
    end
end

local row = ("?"):rep(19) .. "/"
for _, one in ipairs {
    { "19x19, in its place", row:rep(8) .. "???????.XOX.???????/" .. row:rep(10) },
    { "3x3, anywhere", "XOX/.X./O.O" },
} do
    local first, best, total = timed(function()
        return select(2, assert(games:find { pattern = one[2], limit = 1 }))
    end)
    print(("find %-20s %8.1f ms, best %6.1f: %d games"):format(one[1], first, best,
        total))
end
