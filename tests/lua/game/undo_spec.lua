-- Tests undoing: the game is the same as its log, at once and for any length of the log.
-- Caches of rules and names are bounded.
local core = require "inarow.core"
local helper = dofile "tests/lua/helper.lua"
local inarow = require "inarow"

local refused = helper.refused

local CONDUCTS = {
    {}, { adjudication = "claims" }, { clock = "20/600 300+5" },
    { adjudication = "claims", clock = "20/600 300+5" },
}

-- ---- Time and memory -----------------------------------------------------------------

-- Returns points row by row, which never make five of a colour in a row.
local function stones(side)
    local lists = { {}, {} }
    for y = 1, side do
        for x = 1, side do
            local list = lists[(x + 2 * y) % 4 < 2 and 1 or 2]
            list[#list + 1] = ("%c%d"):format(96 + x, y)
        end
    end
    local points = {}
    for i = 1, math.min(#lists[1], #lists[2]) do
        points[#points + 1] = lists[1][i]
        points[#points + 1] = lists[2][i]
    end
    return points
end

local function filled(options, moves)
    local game = assert(inarow.new("gomoku", options))
    local points = stones(options.size)
    for i = 1, moves or #points do assert(game:play(points[i])) end
    return game, points
end

-- Returns the shortest time of a move and its undo after some moves, in seconds.
local function time_at(options, moves)
    local game, points = filled(options, moves)
    local least = math.huge
    for _ = 1, 12 do
        local begin = os.clock()
        for _ = 1, 200 do
            game:play(points[moves + 1])
            game:undo()
        end
        least = math.min(least, os.clock() - begin)
    end
    return least / 200
end

describe("a game", function()
    for title, options in pairs {
        ["with nothing but a board"] = { size = 15 },
        ["with a clock"] = { size = 15, clock = "20/600 300+5" },
    } do
        it(title .. " is taken back as fast at its end", function()
            local early, late
            for _ = 1, 5 do -- the machine may be busy
                early, late = time_at(options, 20), time_at(options, 200)
                if late < early * 2 then break end
            end
            assert(late < early * 2 + 2e-6, ("%g s at move 20, %g s at move 200")
                :format(early, late))
        end)
    end

    for _, side in ipairs { 15, 19 } do
        it("keeps at most 16 KB beyond its log: " .. side, function()
            local games = {}
            local function weight()
                collectgarbage()
                collectgarbage()
                return collectgarbage "count"
            end
            filled { size = side }
            local before = weight()
            for i = 1, 50 do games[i] = filled { size = side } end
            local all = weight() - before
            assert(#games[1].log >= side * side - 2)
            -- Only the logs remain of the games.
            for i, game in ipairs(games) do games[i] = game.log end
            local each = (all - (weight() - before)) / #games
            assert(each <= 16, ("%.1f KB"):format(each))
            assert(each > 0.5, "the games were not weighed")
        end)
    end
end)

-- ---- Branches -------------------------------------------------------------------------

describe("a branch", function()
    for number, name in ipairs(inarow.bundled) do
        it("is the same game, and independent: " .. name, function()
            local random = helper.random(number)
            local conduct = CONDUCTS[number % #CONDUCTS + 1]
            local game = assert(inarow.new(name, conduct))
            local moments = { [0] = helper.seen(game) }
            for _ = 1, 40 do
                if game.final then break end
                if helper.step(game, random) then
                    moments[#game.log] = helper.seen(game)
                end
            end
            local last = #game.log
            for count = last, 0, -1 do
                local there = game:branch(count)
                assert.equal(moments[count], helper.seen(there))
                if not there.final then helper.step(there, random) end
                assert.equal(moments[last], helper.seen(game))
            end
            local whole = game:branch()
            while game:undo() do end
            assert.equal(moments[last], helper.seen(whole))
        end)
    end

    it("calls no hook again", function()
        local asked = 0
        local game = inarow.new { name = "counted", base = "gomoku", hooks = {
            after = function()
                asked = asked + 1
            end } }
        assert(game:play "h8" and game:play "i9")
        local before = asked
        assert.equal("h8", game:branch(1):state().last)
        assert.equal(before, asked)
    end)

    it("takes no longer in a long game than copying its log", function()
        local function least_at(moves)
            local game, least = filled({ size = 15 }, moves), math.huge
            for _ = 1, 12 do
                local begin = os.clock()
                for _ = 1, 50 do game:branch() end
                least = math.min(least, os.clock() - begin)
            end
            return least / 50
        end
        local early, late = least_at(20), least_at(200)
        assert(late - early < 3e-5, ("%g s at move 20, %g s at move 200")
            :format(early, late))
    end)
end)

-- ---- Caches --------------------------------------------------------------------------

describe("the cache", function()
    it("keeps nothing of a conduct that is set too late", function()
        for _, conduct in ipairs(CONDUCTS) do
            local game = assert(inarow.new("rif_renju", conduct))
            assert(game:apply "play h8 @3")
            local before, now = helper.seen(game), game.at_table
            refused("not-now", game:set_option("clock", "7200"))
            refused("not-now", game:set_option("adjudication", "claims"))
            assert.equal(before, helper.seen(game))
            assert.equal(now, game.at_table)
            assert(game:undo())
            assert(game:set_option("clock", "7200"))
        end
    end)

    it("keeps no name after a finder's error", function()
        local UNSTEADY, raises = [[return { name = "u", base = "gomoku" }]], true
        table.insert(inarow.finders, 1, function(name)
            if name == "unsteady" and raises then error "no line" end
            return name == "unsteady" and UNSTEADY or nil
        end)
        for _ = 1, 2 do
            assert.has_error(function() inarow.find "unsteady" end)
            assert.has_error(function()
                inarow.load [[return { name = "x", base = "unsteady" }]]
            end)
        end
        raises = false
        assert(inarow.find "unsteady")
        assert(inarow.load [[return { name = "x", base = "unsteady" }]])
        table.remove(inarow.finders, 1)
        inarow.forget()
    end)

    -- Returns the kilobytes that are left by the second half of some calls.
    local function growth(count, call)
        local half = math.floor(count / 2)
        for i = 1, half do call(i) end
        collectgarbage()
        collectgarbage()
        local before = collectgarbage "count"
        for i = half + 1, count do call(i) end
        collectgarbage()
        collectgarbage()
        return collectgarbage "count" - before
    end

    it("of clocks is bounded", function()
        assert(growth(8000, function(i)
            assert(inarow.new("gomoku", { clock = tostring(1000 + i) }))
        end) < 1000)
    end)

    it("of options is bounded", function()
        -- As many as there are combinations of sizes, openings and penalties.
        local kept = growth(400, function(i)
            assert(inarow.rules("renju", { size = (5 + i % 20) .. "x" .. (5 + i % 21),
                opening = "free", forbidden = i % 2 == 0 and "loses" or "refused" }))
        end)
        assert(kept < 2000, kept)
    end)

    it("of names from an endless finder is bounded", function()
        table.insert(inarow.finders, 1, function(name)
            return name:find "^endless" and [[return { name = "e", board = { 3, 3 },
                colours = { "x", "o" }, win = { row = 3, atleast = true } }]] or nil
        end)
        local kept = growth(1000, function(i) assert(inarow.find("endless" .. i)) end)
        table.remove(inarow.finders, 1)
        inarow.forget()
        assert(kept < 500, kept)
    end)

    it("keeps no unknown names, whose refusal is soon said", function()
        local seconds, kept
        for _ = 1, 5 do -- the machine may be busy
            local begin = os.clock()
            kept = growth(500, function(i)
                assert(not inarow.find("unknown" .. i))
            end)
            seconds = os.clock() - begin
            if seconds < 1 then break end
        end
        assert(seconds < 1, seconds) -- 2 ms each, on a slow machine
        assert(kept < 85, kept)
    end)
end)

describe("a game that is changed during a change", function()
    -- Runs `inside` once, when `outside` has executed this many instructions.
    local function interrupted(instructions, outside, inside)
        local left = instructions
        debug.sethook(function()
            left = left - 1
            if left == 0 then
                debug.sethook()
                inside()
            end
        end, "", 1)
        local ok, result = pcall(outside)
        debug.sethook()
        return ok, result, left <= 0
    end

    -- Checks that a game is consistent: it equals its record, and can be undone.
    local function check(game)
        assert.equal(helper.seen(assert(inarow.open(game:record()))), helper.seen(game))
        while game:undo() do end
        assert.equal(0, #game.log)
    end

    if rawget(_G, "jit") then jit.off(true, true) end

    for name, inside in pairs { play = function(game) game:play "m13" end,
        undo = function(game) game:undo() end } do
        it("by a host's hook is changed wholly or not at all: " .. name, function()
            for _, outside in ipairs { "undo", "branch" } do
                local instructions, reached = 0, true
                while reached do
                    instructions = instructions + 3
                    local game = assert(inarow.new "gomoku")
                    for _, point in ipairs { "h8", "a1", "h9", "a3", "i10", "a5" } do
                        assert(game:play(point))
                    end
                    local copy
                    _, _, reached = interrupted(instructions, function()
                        if outside == "undo" then return game:undo() end
                        copy = game:branch()
                    end, function() inside(game) end)
                    check(game)
                    if copy then check(copy) end
                end
                assert(instructions > 20)
            end
        end)
    end
end)

describe("a finalizer that plays on while the module allocates memory", function()
    it("leaves a game whose log leads to its position", function()
        local pause = collectgarbage("setpause", 0)
        local multiplier = collectgarbage("setstepmul", 1000)
        local interruptions, is_playing = 0, false
        for seed = 1, 20 do
            local random, game = core.random(seed), inarow.new("gomoku", { size = 19 })
            local function act(n)
                if n % 4 == 0 then return game:undo() end
                local column = string.char(96 + random(19))
                return game:play(column .. random(19))
            end
            for n = 1, 60 do
                setmetatable({}, { __gc = function()
                    if not is_playing then return end
                    is_playing = false
                    if act(n) then interruptions = interruptions + 1 end
                    is_playing = true
                end })
                is_playing = true
                pcall(act, n)
                is_playing = false
            end
            local again = inarow.new("gomoku", { size = 19 })
            for _, entry in ipairs(game.log) do assert(again:apply(entry)) end
            assert.equal(again:key(), game:key())
        end
        collectgarbage("setpause", pause)
        collectgarbage("setstepmul", multiplier)
        assert.equal(_VERSION ~= "Lua 5.1", interruptions > 0)
    end)
end)
