-- Tests the time limit of requests in all parts of the service, and that a stopped
-- request leaves nothing.
local core = require "inarow.core"
local helper = dofile "tests/lua/helper.lua"
local served_by = dofile "tests/lua/served.lua"
local slow_rules = dofile "tests/lua/slow_rules.lua"
local service = require "inarow.service"

local ask = served_by.ask

-- LuaJIT does not count the instructions of compiled code.
local jit = rawget(_G, "jit")
if jit then jit.off() end

-- Hooks that almost reach the sandbox's limit of steps in each call.
local SLOW = [[
local function wait() for i = 1, 60000 do local _ = i end end
return { name = "slow", title = "Slow", source = "SLOW", base = "gomoku",
    win = { row = 15, atleast = true }, board = { 15, 15 }, options = { size = false },
    hooks = { cite = "SLOW 1", legal = wait, after = wait } }]]

-- Returns a game with this variant that fills most of the board.
local function record(variant)
    local lines = { "variant " .. variant }
    for row = 1, 15 do
        for column = 1, 15 do
            lines[#lines + 1] = ("play %s%d"):format(string.char(96 + column), row)
        end
    end
    return table.concat(lines, "\n") .. "\n"
end

local function new(seconds)
    local options = service.json(require "cjson")
    options.limits = { seconds = 10 }
    local one = service.new(options)
    assert(ask(one, "load", { source = SLOW }), "no script")
    one.limits.seconds = seconds
    return one
end

-- Sends a request that exceeds its limit, and checks that it is refused in time. The
-- limit is wall-clock time, but the test measures processor time, because a busy machine
-- may delay a process.
local function is_late(one, method, params)
    local begun = os.clock()
    local _, fault = ask(one, method, params)
    local seconds = os.clock() - begun
    assert.equal("too-slow", fault and fault.code, method)
    assert(seconds < one.limits.seconds + 0.2, method .. ": " .. seconds)
    assert(ask(one, "hello"))
end

describe("the time of a request", function()
    it("is limited in replays of long records", function()
        local one = new(0.05)
        for _, method in ipairs { "new", "state", "legal", "explain", "undo",
            "replay" } do
            is_late(one, method, { record = record "slow" })
        end
        is_late(one, "play", { record = record "slow", point = "a1" })
        for _, method in ipairs { "judge", "read" } do
            is_late(one, method, { text = record "slow" })
        end
        assert.equal(0, one.games.count)
        is_late(one, "judge", { text = (record "gomoku" .. "---\n"):rep(400),
            steps = true })
    end)

    it("is limited in counts and play-outs, with hooks and without", function()
        local one = new(0.05)
        is_late(one, "playout", { variant = "slow", games = 1000 })
        is_late(one, "playout", { variant = "renju", games = 1000000 })
        for _, variant in ipairs { "slow", "renju", "taraguchi_10", "tic_tac_toe",
            "connect_four", "pente" } do
            local apart = helper.is_long and 14 or 42
            for depth = variant == "tic_tac_toe" and 9 or 2, 100, apart do
                local begun = os.clock()
                local _, fault = ask(one, "perft", { variant = variant, depth = depth })
                local seconds = os.clock() - begun
                assert(not fault or fault.code == "too-slow", variant)
                assert(seconds < 0.25, variant .. " " .. depth .. ": " .. seconds)
            end
        end
    end)

    it("is limited if the next ply is much longer than the last", function()
        local one = new(0.1)
        -- Before the count begins, its length is unknown.
        for variant, depth in pairs { renju = 5, connect_four = 25 } do
            local game = require("inarow").new(variant)
            local begun = os.clock()
            local ran, fault = core.within(core.now() + 1e8, game.perft, game, depth)
            assert(not ran)
            assert.equal(core.too_late, fault)
            assert(os.clock() - begun < 0.3, variant)
        end
        assert(ask(one, "hello"))
    end)

    it("is limited for every method, with the slowest known rule sets", function()
        local TOO_LONG, LIMITS = 0.1, { 0.002 } -- seconds
        assert.same({}, slow_rules.asked())
        for _, rules in ipairs(helper.is_long and slow_rules.worst
            or { slow_rules.worst[2] }) do
            assert(slow_rules.ask(rules, helper.random(1), function(measure, method)
                local over = measure()
                -- A busy machine may be slow once.
                if over > TOO_LONG then over = math.min(measure(), measure()) end
                assert(over <= TOO_LONG, method .. ": " .. over)
            end, LIMITS, 3))
        end
    end)

    it("is limited if no game can begin", function()
        local one = new(0.05)
        for _, text in ipairs { "\n", " \n", "# x\n", "\195\191" } do
            local begun = os.clock()
            ask(one, "judge", { text = text:rep(300000 / #text), bytes = true })
            assert(os.clock() - begun < 0.5, ("%q"):format(text))
        end
    end)

    it("is limited in lint", function()
        is_late(new(0.02), "lint", { source = SLOW })
        local one = new(0.3)
        local begun = os.clock()
        ask(one, "lint", { source = SLOW })
        ask(one, "lint", { variant = "renju" })
        assert(os.clock() - begun < 0.8)
    end)

    it("leaves no action incomplete", function()
        local one = new(10)
        local game = ask(one, "new", { variant = "slow" }).game
        assert(ask(one, "play", { game = game, point = "h8" }))
        local before = ask(one, "record", { game = game }).text
        one.limits.seconds = 1e-6
        for _, action in ipairs { "play a1", "play b2" } do
            is_late(one, "apply", { game = game, action = action })
        end
        is_late(one, "play", { game = game, point = "a1" })
        one.limits.seconds = 10
        assert.equal(before, ask(one, "record", { game = game }).text)
        assert(ask(one, "play", { game = game, point = "a1" }))
    end)

    it("is limited in trees, where an edit is done wholly or not at all", function()
        local one = new(10)
        local text = record("slow"):match(("[^\n]*\n"):rep(61)) -- sixty stones
        local game = ask(one, "new", { record = text }).game
        local nodes = ask(one, "tree", { game = game }).nodes
        local first, last = nodes[2].id, nodes[#nodes].id
        local function is_whole(method, params)
            params.game = game
            local before = ask(one, "tree", { game = game })
            one.limits.seconds = 0.01
            is_late(one, method, params)
            one.limits.seconds = 10
            assert.same(before, ask(one, "tree", { game = game }))
            assert(ask(one, method, params))
        end
        assert(ask(one, "go", { game = game, node = {} }))
        is_whole("go", { node = last })
        assert.equal(60, ask(one, "state", { game = game }).moves)
        assert(ask(one, "go", { game = game, node = {} }))
        assert(ask(one, "tree_ruling", { game = game, node = first }))
        is_whole("tree_game", { node = last })
        is_whole("tree_move", { node = nodes[3].id, parent = nodes[1].id })
        assert.equal(59, ask(one, "tree", { game = game, node = last }).nodes[1].number)
        is_whole("tree_undo", {})
        is_whole("tree_redo", {})
        assert(ask(one, "tree_delete", { game = game, node = first }))
    end)

    it("opens no game whose handle is lost, whenever it ends", function()
        local one = new(10)
        local late, count = 0, 0
        for n = 1, 400 do
            one.limits.seconds = n * 2e-6
            local begun, fault = ask(one, "new", { record = record "gomoku" })
            count = count + (begun and 1 or 0)
            late = late + (fault and 1 or 0)
            assert.equal(count, one.games.count)
        end
        assert(late > 10, late)
        one.limits.seconds = 10
        assert(ask(one, "new", { record = record "gomoku" }))
    end)

    it("is not extended by code that catches errors", function()
        local ran, fault = core.within(core.now() + 1e7, function()
            while true do pcall(function() while true do local _ = 1 end end) end
        end)
        assert.equal(false, ran)
        assert.equal(core.too_late, fault)
        -- Even a function that returns its own result is refused: it missed something on
        -- the way.
        ran, fault = core.within(core.now() + 1e7, function()
            pcall(function() while true do local _ = 1 end end)
            return "done"
        end)
        assert.equal(false, ran)
        assert.equal(core.too_late, fault)
        assert.same({ true, 1, nil, 3 }, { core.within(core.now() + 1e9, function(...)
            return ...
        end, 1, nil, 3) })
        assert.same({ false, "x" }, { core.within(core.now() + 1e9, error, "x", 0) })
        core.hold(true)
        assert.is_nil((debug.gethook()))
    end)

    it("may be a fraction of a second", function()
        local request = '{"id":1,"method":"perft","params":{"variant":"connect_four",'
            .. '"depth":40}}\n'
        local status, out, err = helper.inarow("serve --seconds 0.25", request)
        assert.equal("", err)
        assert.equal(0, status)
        helper.says(out, "too-slow", "a request may take 0.25 s;")
        for _, word in ipairs { "0", "-1", "nan", "x", "1e9" } do
            status, _, err = helper.inarow("serve --seconds=" .. word, "")
            assert.equal(2, status, word)
            helper.says(err, "not a number of seconds")
        end
    end)
end)
