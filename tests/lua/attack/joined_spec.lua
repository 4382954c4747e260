-- Tests threats on boards with joined edges. A torus has no centre: a position that is
-- shifted around it has the same threats and wins, shifted. Stones near one another have
-- the same threats as in the middle of a large board.
local helper = dofile "tests/lua/helper.lua"
local inarow = require "inarow"

local SIDE, LARGE = 15, 19

-- Returns a torus, and a larger board without joined edges, with the same rules.
local function boards_of(rules)
    local source = [[return { name = "joined", source = "J", board = { %s },
        colours = { "black", "white" }, %s }]]
    return assert(inarow.load(source:format('15, 15, joined = "both"', rules), "joined")),
        assert(inarow.load(source:format("19, 19", rules), "joined"))
end

local RULES = {
    free = "win = { row = 5, atleast = true }",
    bound = [[win = { row = 5, exactly = true, white = { atleast = true,
        exactly = false } }, forbid = { overline = { colour = "black" },
        ["double-four"] = { colour = "black" },
        ["double-three"] = { colour = "black" } }]],
}

-- Returns the point `right` and `up` steps from a1, around the torus.
local function around(right, up)
    return ("%c%d"):format(right % SIDE + 97, up % SIDE + 1)
end

local function place_of(point)
    local column, row = point:match "^(%l)(%d+)$"
    return column:byte() - 97, row - 1
end

-- Functions that map points of the torus: to a shifted place, or to the middle of the
-- large board.
local function shift(right, up)
    return function(point)
        local x, y = place_of(point)
        return around(x + right, y + up)
    end
end

local function centred(point)
    local x, y = place_of(point)
    return ("%c%d"):format((x + 7) % SIDE + 2 + 97, (y + 7) % SIDE + 2 + 1)
end

local function same(point) return point end

local function all_moved(points, move)
    local list = {}
    for i, point in ipairs(points) do list[i] = move(point) end
    table.sort(list)
    return table.concat(list, " ")
end

-- Returns some stones near one another, around a corner of the board.
local function some_stones(random)
    local stones, taken = { {}, {} }, {}
    for _ = 1, 14 + random(16) do
        local point = around(random(8) - 4, random(8) - 4)
        if not taken[point] then
            taken[point] = true
            table.insert(stones[random(5) < 3 and 1 or 2], point)
        end
    end
    return stones
end

local function game_of(variant, side, stones, move)
    local game = assert(inarow.new(variant))
    assert(game:setup(helper.cells(side, all_moved(stones[1], move),
        all_moved(stones[2], move)), "black"))
    return game
end

-- Returns all threats of an answer, in an order that does not depend on their place.
local function threats_of(answer, move)
    local list = {}
    for _, threat in ipairs(answer.threats) do
        list[#list + 1] = table.concat({ threat.kind, threat.line,
            all_moved(threat.stones, move), all_moved(threat.makes, move),
            all_moved(threat.stops, move) }, "; ")
    end
    for _, stone in ipairs(answer.stones) do
        list[#list + 1] = move(stone.point) .. " " .. stone.makes
    end
    table.sort(list)
    return table.concat(list, "\n")
end

-- Replays the line of a win: every stone is legal, and the last one wins.
local function replay(game, answer)
    for i, point in ipairs(answer.line) do
        local ruling = assert(game:apply(point == "pass" and point or "play " .. point))
        assert.equal(i == #answer.line and "won" or "ok", ruling.status)
    end
    assert.equal(answer.colour, game.final.who)
end

-- Compares two games whose stones correspond; returns true if there is a win.
local function compare(here, there, move)
    local threats, message, code = here:analyse { question = "threats" }
    if not threats then
        assert.equal("game-over", code, message)
        return false
    end
    assert.equal(threats_of(threats, move),
        threats_of(there:analyse { question = "threats" }, same))
    local question = { question = "vcf", nodes = 20000, shortest = true }
    local one, other = here:analyse(question), there:analyse(question)
    if one.answer == "unknown" or other.answer == "unknown" then return false end
    assert.equal(one.answer, other.answer)
    if not (one.cut or other.cut) then assert.equal(one.length, other.length) end
    if one.answer == "win" then replay(there, other) end
    return one.answer == "win"
end

for _, name in ipairs { "free", "bound" } do
    local torus, large = boards_of(RULES[name])
    it("are the same wherever the position is: " .. name, function()
        local random, wins = helper.random(7), 0
        for _ = 1, helper.is_long and 400 or 40 do
            local stones, move = some_stones(random), shift(random(SIDE), random(SIDE))
            local here = game_of(torus, SIDE, stones, same)
            local won = compare(here, game_of(torus, SIDE, stones, move), move)
            compare(here, game_of(large, LARGE, stones, centred), centred)
            wins = wins + (won and 1 or 0)
        end
        assert(wins > 5, wins)
    end)
end

it("are not searched if lines are hardly longer than a row", function()
    local variant = assert(inarow.load([[return { name = "short", source = "S",
        board = { 6, 6, joined = "both" }, colours = { "black", "white" },
        win = { row = 5, atleast = true } }]], "short"))
    helper.says(select(2, inarow.new(variant):analyse { question = "threats" }),
        "hardly longer")
end)
