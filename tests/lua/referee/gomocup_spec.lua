--- Tests the Gomocup protocol as a manager speaks it, with a real process.
local gomocup = require "inarow.referee.gomocup"
local helper = dofile "tests/lua/helper.lua"
local inarow = require "inarow"

local PATIENCE = 60

local engine

after_each(function()
    if engine then engine:close(0) end
    engine = nil
end)

local function honest()
    engine = assert(gomocup.start(helper.interpreter .. " tests/players/honest.lua 3"))
    return engine
end

it("every variant has the number of its rules, or none", function()
    local numbers = { gomoku = 0, gomoku_exact = 1, gomoku_pro = 0, gomoku_long_pro = 0,
        gomoku_swap = 0, swap2 = 0, swap5 = 0, caro = 8, renju = 4, rif_renju = 4,
        soosorv_8 = 4, taraguchi_10 = 4, tarannikov = 4, yamaguchi = 4,
        renju_1931 = 4 }
    for _, name in ipairs(inarow.bundled) do
        assert.equal(numbers[name], gomocup.rule(assert(inarow.rules(name))), name)
    end
    assert.equal(1, gomocup.rule(inarow.rules("swap2", { exactly = true })))
    assert.is_nil(gomocup.rule(inarow.rules("renju", { five_makes_three = true })))
end)

it("points are written from the top left, and read in the same way", function()
    assert.equal("7,7", gomocup.written("h8", 15))
    assert.equal("0,0", gomocup.written("a15", 15))
    assert.equal("14,14", gomocup.written("o1", 15))
    assert.same({ "a15", "o1" }, gomocup.points(" 0,0  14,14 ", 15))
    assert.same({ "99,3" }, gomocup.points("99,3", 15))
    assert.same({ "0,15" }, gomocup.points("0,15", 15))
    for _, text in ipairs { "", "7", "7,", "x7,7", "7,7!", "h8", "123456,1" } do
        assert.is_nil(gomocup.points(text, 15), text)
    end
end)

it("an engine begins, answers, and receives boards", function()
    local its = honest()
    assert.equal("Honest 3", its:about(PATIENCE))
    assert(its:begin(15, 15, { { "rule", 4 } }, PATIENCE))
    assert.equal("h8", (its:first(PATIENCE)))
    local point, seconds = its:turn("h9", PATIENCE)
    helper.says(point, "")
    assert(point:find "^%l%d+$" and seconds >= 0)
    local stones = {}
    for i, text in ipairs { "h8", "a1", "h9", "a3", "h10", "a5", "h11", "a7" } do
        stones[i] = { point = text, colour = i % 2 == 1 and "black" or "white" }
    end
    local win = its:board(stones, "black", PATIENCE)
    assert(win == "h7" or win == "h12", win)
end)

it("a game on a rectangular board can begin too", function()
    local its = honest()
    assert(its:begin(9, 7, { { "variant", "connect_four" } }, PATIENCE))
end)

it("an engine's report that it cannot do something is a refusal", function()
    local its = honest()
    local line, message, code = its:ask({ "NONSENSE" }, PATIENCE, function() end)
    assert.is_nil(line)
    assert.equal("refused", code)
    helper.says(message, "UNKNOWN NONSENSE")
end)

it("lines before a request are not its answer", function()
    engine = assert(gomocup.start
        "printf '1,1\\nOK\\n'; read x; echo MESSAGE hello; echo 2,2; read x")
    engine.rows = 15
    engine.process:wait(PATIENCE, function() return engine.process.pieces[1] end)
    assert.equal("c13", (engine:first(PATIENCE)))
end)

it("the opening of Swap2 is requested and answered", function()
    local its = honest()
    assert(its:begin(15, 15, { { "rule", 0 } }, PATIENCE))
    local three = its:swap2({}, PATIENCE)
    assert.equal(3, #three)
    local stones = {}
    for i, point in ipairs(three) do stones[i] = { point = point } end
    local answer = its:swap2(stones, PATIENCE)
    assert(answer == "swap" or #answer == 1 or #answer == 2)
end)

describe("the form in which a program reads the stones of Swap2", function()
    local terms = { rules = inarow.rules("swap2"), variant = "swap2", options = {} }
    local limits = { move_time = 0.3, margin = 0.2 }
    local FORMS = { "plain", "coloured", "none", "mute", "beginning", "blind", "dying" }
    for i, form in ipairs(FORMS) do
        it("is determined before the match: " .. form, function()
            local one = require("inarow.referee.player").engine({
                command = helper.interpreter .. " tests/players/swap2.lua " .. form,
                limits = limits }, terms)
            local found = assert(one:examine())
            one:close(0)
            assert.equal(i <= 2 and form, found.opens)
            assert.equal("Honest 0", found.name)
        end)
    end
end)

it("an answer with the wrong number of points is invalid", function()
    engine = assert(gomocup.start "read x; read x; echo 1,1 2,2; read x")
    engine.rows = 15
    assert.equal("garbage", select(3, engine:swap2({}, PATIENCE)))
end)

it("forbidden points are those of the arbiter", function()
    local its = honest()
    assert(its:begin(15, 15, { { "rule", 4 } }, PATIENCE))
    local stones, game = {}, inarow.new("renju")
    for i, text in ipairs { "h8", "a1", "h9", "a3", "i10", "a5", "j10", "o1" } do
        stones[i] = { point = text, colour = i % 2 == 1 and "black" or "white" }
        assert(game:play(text))
    end
    local expected = game:forbidden()
    assert(#expected > 0)
    assert.same(expected, its:forbidden(stones, "black", PATIENCE))
    engine:close()
    engine = assert(gomocup.start "while read x; do echo FORBID .; done")
    engine.rows = 15
    assert.same({}, engine:forbidden({}, "white", PATIENCE))
end)

-- With a controlled clock: each answer comes a given time after the request.
describe("an answer", function()
    local loop = require "inarow.referee.programs.loop"
    local real = loop.now
    after_each(function() loop.now = real end)

    local function answered_after(seconds, line)
        local time = 100
        function loop.now() return time end
        local one = assert(gomocup.start "true")
        one.process:close(0)
        one.rows = 15
        one.process = { send = function() return true end,
            receive = function(_, most)
                if most == 0 then return nil, "", "late" end
                time = time + math.min(seconds, most)
                if seconds > most then return nil, "", "late" end
                return line or "7,7", time
            end }
        return one:first(2)
    end

    it("is in time at the limit, and late a millisecond later", function()
        assert.equal("h8", (answered_after(2)))
        local point, message, code, spent = answered_after(2.001)
        assert.same({ nil, "late" }, { point, code })
        assert(math.abs(spent - 2.001) < 1e-6)
        helper.says(message, "2.001 s", "2 s")
    end)

    it("is a stall if it does not come within another second", function()
        assert.equal("late", (select(3, answered_after(2.999))))
        local _, _, code, spent = answered_after(3.001)
        assert.equal("stalled", code)
        assert(math.abs(spent - 3) < 1e-6)
        assert.equal("stalled", (select(3, answered_after(4, "MESSAGE thinking"))))
    end)
end)
