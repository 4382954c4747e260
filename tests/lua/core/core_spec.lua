-- Tests the checks that the module in C makes for its host. The layers above never need
-- them: after a wrong change of a layer, an error shows it, not a wrong rule set.
local helper = dofile "tests/lua/helper.lua"

local core = require "inarow.core"
local inarow = require "inarow"

local function copy(value)
    if type(value) ~= "table" then return value end
    local new = {}
    for key, item in pairs(value) do new[key] = copy(item) end
    return new
end

-- The tables from which variants' rules are compiled. Each variant is compiled once:
-- here, before any test asks for it.
local given = {}
do
    local make = core.rules
    for _, variant in ipairs { "gomoku", "pente", "qubic", "rif_renju", "tic_tac_toe" } do
        core.rules = function(spec)
            given[variant] = copy(spec)
            return make(spec)
        end
        assert(inarow.new(variant))
    end
    core.rules = make
end

--- Returns a copy of the table of a variant's rules, as core.rules receives it.
local function spec_of(variant) return copy(given[variant]) end

local STONE = { 0, 0, 1 }
local function stones(n)
    local list = {}
    for i = 1, n do list[i] = STONE end
    return list
end

describe("a rule set for the core", function()
    -- The mistake, how to make it, and its message.
    local MISTAKES = {
        { "a width of 256", function(spec) spec.width = 256 end,
            "width: not a whole number from 0 to 255" },
        { "half a row of the board", function(spec) spec.height = 1.5 end,
            "height: not a whole number from 0 to 255" },
        { "a draw after 65536 moves", function(spec) spec.draw_moves = 65536 end,
            "draw_moves: not a whole number from 0 to 65535" },
        { "seven colours", function(spec)
            for i = #spec.colours + 1, 7 do spec.colours[i] = spec.colours[1] end
        end, "colours: at most 6" },
        { "a verb of no action", function(spec) spec.steps[1].verb = "fly" end,
            "verb: no such verb" },
        { "a step by pattern 65", function(spec) spec.steps[1].patterns = { 65 } end,
            "patterns: numbers from 1 to 64" },
        { "a step by pattern 0", function(spec) spec.steps[1].patterns = { 1, 0 } end,
            "patterns: numbers from 1 to 64" },
        { "a pattern of nine stones", function(spec) spec.patterns = { stones(9) } end,
            "patterns: at most 8 stones each" },
        { "a stone 27 columns away", function(spec)
            spec.patterns = { { { 27, 0, 1 } } }
        end, "a step is from -26 to 26" },
        { "a shape of too many stones", function(spec) spec.shapes = { stones(100) } end,
            "shapes: at most 16 stones each" },
        { "a hole with a name of no point", function(spec) spec.holes = { "!" } end,
            "holes: not a point of any board" },
    }
    for _, mistake in ipairs(MISTAKES) do
        it("may not have " .. mistake[1], function()
            local spec = spec_of "rif_renju"
            assert(core.rules(spec), "it is a rule set before")
            mistake[2](spec)
            local made, message = pcall(core.rules, spec)
            assert.is_false(made)
            assert.is_truthy(message:find(mistake[3], 1, true), message)
        end)
    end

    it("has the numbers of its patterns, for a step", function()
        local spec = spec_of "rif_renju"
        local step
        for _, one in ipairs(spec.steps) do
            if one.patterns then step = step or one end
        end
        step.patterns = { 1, 2 }
        local rules = assert(core.rules(spec))
        local legal = 0
        local position = rules:start()
        assert.is_true(position:act("play", "h8"))
        assert.is_true(position:act("play", "i8"))
        for _, point in ipairs { "j8", "j9", "i9", "h9", "a1" } do
            local other = rules:start()
            other:act("play", "h8")
            other:act("play", "i8")
            legal = legal + (other:act("play", point) and 1 or 0)
        end
        assert.is_true(legal > 0 and legal < 5)
    end)
end)

describe("an action for the core", function()
    local function refused(...)
        local position = assert(core.rules(spec_of "rif_renju")):start()
        local done, code = position:act(...)
        assert.is_nil(done)
        return code
    end

    it("is a known one", function()
        assert.equal("bad-action", refused "fly")
        assert.equal("bad-action", refused("play", "?"))
        assert.equal("bad-action", refused("play", { "h8", "?" }))
        assert.equal("bad-action", refused("move", { "h8" }))
    end)

    it("has a limited number of points, and limited numbers", function()
        local points = {}
        for i = 1, 226 do points[i] = "h8" end
        assert.equal("wrong-count", refused("offer", points))
        assert.equal("wrong-count", refused("declare", nil, 1.5))
        assert.equal("wrong-count", refused("declare", nil, 300))
    end)

    it("names the lifted stones by points", function()
        local position = assert(core.rules(spec_of "pente")):start()
        assert.same({ nil, "bad-action" }, { position:lift "?" })
        assert.is_true(position:act("play", "j10"))
        assert.same({ nil, "no-stone" }, { position:lift({ "j10", "j10" }, 1) })
        assert.equal(1, position:at "j10")
        assert.is_true(position:lift("j10", 1))
        assert.is_nil(position:at "j10")
    end)
end)

describe("the size of a position", function()
    it("is in bytes, and larger for a larger board", function()
        local small = assert(core.rules(spec_of "tic_tac_toe")):position_size()
        local large = assert(core.rules(spec_of "gomoku")):position_size()
        assert.equal("integer", math.type and math.type(small) or "integer")
        assert.is_true(0 < small and small < large)
    end)
end)

describe("the counts of playouts", function()
    it("count games, each won by one colour or drawn", function()
        local spec = spec_of "tic_tac_toe"
        local _, _, ends = core.playout(assert(core.rules(spec)), 1, 200, false)
        assert.is_true(ends[1] > 0 and ends[2] > 0 and ends.draw > 0)
        assert.equal(200, ends[1] + ends[2] + ends.draw + ends.unfinished)
    end)
end)

describe("a progress report", function()
    it("comes during play-outs and counts, and its error ends them", function()
        local spec = spec_of "tic_tac_toe"
        local rules = assert(core.rules(spec))
        local parts = {}
        core.playout(rules, 1, 100, false, function(part) parts[#parts + 1] = part end)
        assert.equal(1, parts[#parts])
        local function fail() error "enough" end
        local done, message = pcall(core.playout, rules, 1, 100, false, fail)
        assert.is_false(done)
        assert.is_truthy(message:find "enough")
        parts = {}
        core.perft(rules:start(), 5, false, function(part) parts[#parts + 1] = part end)
        assert.is_true(#parts > 5)
        done, message = pcall(core.perft, rules:start(), 5, false, fail)
        assert.is_false(done)
        assert.is_truthy(message:find "enough")
    end)
end)

describe("symmetry in the core", function()
    local rules = assert(core.rules(spec_of "tic_tac_toe"))
    local function after(...)
        local position = rules:start()
        for _, point in ipairs { ... } do assert(position:act("play", point)) end
        return position
    end

    it("gives positions that are images of one another the same key", function()
        assert.equal(after("a1"):key(), after("c3"):key())
        assert.not_equal(after("a1"):key(), after("b2"):key())
        assert.is_truthy(after():key():find "^%x+$")
    end)

    it("takes each point to its image, if there is one", function()
        local images = after():images("a1", "c1")
        assert.equal(9, #images)
        table.sort(images)
        assert.same({ "a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3" }, images)
        assert.is_nil(after("a1"):images("a1", "c3"))
    end)
end)

describe("a script's hook", function()
    it("can also be a function of the host", function()
        local made = assert(core.sandbox("return { hook = function(view, action)"
            .. " return { action, view } end }", "s", function() end))
        assert.same({ 2, 1 }, made.hook(1, 2))
        local called, message = pcall(made.hook, io.stdout, 2)
        assert.is_false(called)
        assert.is_truthy(message:find("a plain value", 1, true))
    end)

    it("reads nil where a library has nothing", function()
        local made = assert(core.sandbox([[return { hook = function()
            return math[1] == nil and math.nothing == nil and math.nothing == nil
            end }]], "s", function() end))
        assert.is_true(made.hook())
    end)
end)

describe("a task", function()
    -- A hook that takes many turns of no length. Where a task has no thread, its only
    -- turn has no end.
    local function slow_hook()
        return assert(core.sandbox([[return { hook = function(each)
            local sum = 0
            for _ = 1, 3000 do sum = sum + each end
            return sum end }]], "s", function() end)).hook
    end

    it("raises the error of its function", function()
        local task = core.task()
        task:begin(function() error("my fault", 0) end)
        assert.same({ false, "my fault" }, { pcall(task.run, task, 1) })
        task:close()
    end)

    it("alone may use a sandbox while its hook runs", function()
        local task, hook, refused = core.task(), slow_hook(), false
        task:begin(function() hook(1) end)
        while not task:run(0) do
            local called, message = pcall(hook, 2)
            if not called and message:find("is at work", 1, true) then refused = true end
        end
        assert.equal(not jit, refused)
        assert.equal(3000, hook(1))
        task:close()
    end)

    it("waits while another task's hook runs in the same sandbox", function()
        local hook, tasks, results = slow_hook(), {}, {}
        for i = 1, 2 do
            tasks[i] = core.task()
            tasks[i]:begin(function() results[i] = hook(i) end)
        end
        local done = {}
        while not (done[1] and done[2]) do
            for i, task in ipairs(tasks) do done[i] = done[i] or task:run(0) end
        end
        assert.same({ 3000, 6000 }, results)
        for _, task in ipairs(tasks) do task:close() end
    end)
end)

describe("a position of the core", function()
    it("is unchanged if an action takes too long", function()
        local position = helper.too_deep().position
        local before = position:key()
        local done, message = core.within(core.now() - 1, position.act, position, "play",
            "u8")
        assert.same({ false, core.too_late }, { done, message })
        assert.equal(before, position:key())
    end)

    it("reads points on layers with all their numbers", function()
        local position = assert(core.rules(spec_of "qubic")):start()
        for _, point in ipairs { "a1", "a1-", "a1-x", "a-1", "a1-1-1" } do
            assert.is_nil((position:act("play", point)), point)
        end
        assert.is_true((position:act("play", "a1-1")))
    end)
end)

describe("a function that the layers above seldom use", function()
    it("finds stones that hang in the air", function()
        local game = inarow.new "connect_four"
        local cells = "X" .. game:cells():sub(2)
        local none, code, point = game.rules.core:setup(cells, 1)
        assert.same({ "cells-floating", "a6" }, { code, point })
        assert.is_nil(none)
    end)

    it("finds the pattern of a stone that comes from another point", function()
        local game = inarow.new("gomoku", { size = 9 })
        local cells = ("."):rep(81):gsub("^....", "XXXX"):gsub(".$", "X")
        assert(game:setup((cells)))
        assert.equal("five", (game.position:makes(1, "e9", "i1")))
        assert.is_nil((game.position:makes(1, "e9", "d9")))
    end)

    -- Tries each vacant point: does a stone there end the game?
    it("finds the points where a stone would win", function()
        local black = "d5 e5 f5 g5 k7 k8 k10 k11 b2 b3 b4 b6 b7"
        local white = "m1 m2 m3 m4 m6 a11 b12 c13 d14"
        for _, variant in ipairs { "renju", "gomoku", "gomoku_exact" } do
            for turn, colour in ipairs { "black", "white" } do
                local game = assert(inarow.new(variant, { size = 15 }))
                assert(game:setup(helper.cells(15, black, white), colour))
                local wins = {}
                for _, action in ipairs(game:legal()) do
                    local twin = game.position:copy()
                    local _, status, _, winner = twin:act("play", action.point)
                    if status == "won" and winner == turn then
                        wins[#wins + 1] = action.point
                    end
                end
                assert.same(wins, game.position:winning(turn), variant)
                assert(#wins > 0)
            end
        end
    end)

    helper.alike(it, "is what a stone makes where that is too deep to decide", function()
        local game, deep = helper.too_deep(), 0
        for _, point in ipairs(game.rules.board.points) do
            if game.position:at(point) == nil
                and game.position:makes(1, point) == "too-deep" then
                deep = deep + 1
            end
        end
        assert(deep > 0)
    end)

    it("undoes actions on boards of all sizes", function()
        for width = 3, 9 do
            for height = 3, 9 do
                local game = assert(inarow.new { name = "any", source = "S",
                    board = { width, height }, colours = { "x", "o" },
                    win = { row = 3, atleast = true } })
                local before = game:cells()
                local points = game.rules.board.points
                assert(game:play(points[#points]))
                assert(game:play(points[1]))
                assert(game:undo() and game:undo())
                assert.equal(before, game:cells())
            end
        end
    end)
end)
