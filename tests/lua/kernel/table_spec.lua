-- Tests the arbiter's promises with random games: a refusal changes nothing, a replay
-- gives the same game, and during a game there is always a legal action.
local helper = dofile "tests/lua/helper.lua"
local inarow = require "inarow"
local notation = require "inarow.notation"
local model = require "inarow.model"

-- Returns everything visible in a game, as text.
local function seen(game)
    return game:record() .. game.position:cells() .. helper.dump(game:state())
end

local WORDS = {
    "five", "overline", "double-four", "double-three", "captures", "time", "clock-defect",
    "full-board", "supply-exhausted", "four-in-line", "a1", "h8", "j10 j11", "k9", "a",
    "offer", "accept", "refuse", "removal", "restored", "unrestorable", "by first",
    "by second", "by black", "by white", "by referee", "start", "suspend", "resume",
    "referees", "warn first", "set black 600", "2", "3 5", "black", "white",
    "win", "first", "second", "absent first", "absent second", "penalty second 20",
    "win second", "draw", "loss-of-both", "restored to 1", "restored to 3",
}
local function random_time(game, random)
    local kind, now = random(40), game:state().time
    if kind == 1 then return now - random(10) end
    if kind == 2 then return now + random(4000) end
    if kind < 20 then return now + random(30) / 8 end
end

-- Plays a random game; returns the rulings.
local function drive(game, random, steps)
    local rulings = {}
    for _ = 1, steps do
        if game.final then break end
        local action = random(3) > 1
            and assert(helper.legal_action(game, random), "nothing is legal")
            or helper.random_action(random, WORDS, 20)
        local time = random_time(game, random)
        if time and time >= 0 then
            action = (type(action) == "table" and model.format(action) or action)
                .. " @" .. ("%.3f"):format(time)
        end
        local before = seen(game)
        local ruling, message, code = game:apply(action)
        if ruling then
            rulings[#rulings + 1] = tostring(ruling)
        else
            assert.is_string(message)
            assert.is_string(code)
            assert.equal(before, seen(game), tostring(type(action) == "table"
                and model.format(action) or action))
        end
    end
    return rulings
end

local function replayed(game)
    local item = notation.games(game:record(), "game", { format = "record" })()
    assert.is_nil(item.error)
    local rulings = {}
    for line in notation.entries(item) do
        if line.action then
            rulings[#rulings + 1] = tostring((assert(item.live:apply(line.action))))
        end
    end
    return item.live, rulings
end

local CONDUCTS = {
    {},
    { adjudication = "claims" },
    { clock = "20/600 300+5" },
    { adjudication = "claims", clock = "20/600 300+5" },
}

-- Checks that a game with a conduct is the same after a replay, and after undoing a part.
local function check_promises(name, conduct, random)
    local game = assert(inarow.new(name, conduct))
    local rulings = drive(game, random, 60)
    local twin, again = replayed(game)
    assert.same(rulings, again)
    assert.equal(seen(game), seen(twin))
    -- After undoing to some moment, the game is the same as at that moment.
    local count = #game.log
    if count == 0 then return end
    local back = random(math.min(count, 10))
    for _ = 1, back do assert(twin:undo()) end
    assert.equal(count - back, #twin.log)
    local before = seen(twin)
    assert.equal(before, seen((replayed(twin))))
end

describe("a game at the table", function()
    for nth, name in ipairs(inarow.bundled) do
        it("keeps its promises: " .. name, function()
            local random = helper.random(#name * 7919 + 124)
            for number, conduct in ipairs(CONDUCTS) do
                if helper.is_due(number + nth, 2) then
                    check_promises(name, conduct, random)
                end
            end
        end)
    end

    it("is independent of other games", function()
        local live, random = {}, helper.random(42)
        local games, again = helper.is_long and 500 or 120, helper.is_long and 20 or 8
        for i = 1, games do
            live[i] = assert(inarow.new("pente_1987",
                { adjudication = "claims", clock = "7200" }))
        end
        for n = 1, 10 do
            for i = 1, #live do drive(live[i], helper.random(i * 100 + n), 1) end
        end
        for _ = 1, again do
            local i = random(#live)
            local alone = assert(inarow.new("pente_1987",
                { adjudication = "claims", clock = "7200" }))
            for n = 1, 10 do drive(alone, helper.random(i * 100 + n), 1) end
            assert.equal(seen(alone), seen(live[i]))
        end
    end)
end)
