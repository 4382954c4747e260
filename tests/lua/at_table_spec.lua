-- At the table, over all variants: what the state lists as claims is just what can be
-- claimed; the organizer's and the players' other entries can be taken back and replayed.
local claim_words = require "inarow.game.table.claim_words"
local inarow = require "inarow"
local lists = require "inarow.text.lists"
local helper = dofile "tests/lua/helper.lua"
local seats = require "inarow.model.seats"

local ROUNDS = tonumber(os.getenv "AT_TABLE") or 1

local function seen(game)
    local state = game:state()
    state.ruling = tostring(state.ruling)
    return { record = game:record(), state = state, cells = game.position:cells() }
end

-- ---- Claims ---------------------------------------------------------------------------

-- One of the legal actions; mostly a stone within a window of the board, where rows meet.
local function step(game, random)
    if random(9) > 1 then
        local stone = ("play %s%d"):format(("defghi"):sub(random(6)):sub(1, 1), random(6))
        if game.now.conduct.clock then
            stone = ("%s @%d"):format(stone, game:state().time + 1)
        end
        if game:apply(stone) then return end
    end
    local list = game:legal()
    local action = list[random(#list)]
    if not action or action.verb == "pass" and random(4) > 1 then return end
    if action.verb == "offer" then
        local points = {}
        for _, other in ipairs(game:legal()) do
            if other.verb == "offer" and #points < game:state().count then
                points[#points + 1] = other.points[1]
            end
        end
        action = { verb = "offer", points = points }
    end
    if game.now.conduct.clock then
        action.time = game:state().time + (random(30) == 1 and 20 or 1)
    end
    game:apply(action)
end

-- Every claim that is listed is upheld, and none that is not.
local function check_claims(game, random, found)
    local listed = {}
    for _, claim in ipairs(game:state().claims) do
        local text = ("claim %s by %s%s"):format(claim.reason, claim.who,
            claim.point and " at " .. claim.point or "")
        local ruling, message = game:apply(text)
        assert(ruling and ruling.status == "won" and ruling.who == claim.who,
            text .. ": " .. tostring(message or ruling) .. "\n" .. game:record())
        assert(game:undo())
        listed[claim.who] = true
        found[claim.reason] = true
    end
    local kinds = lists.names(claim_words.kinds(game))
    for _, word in ipairs { "win", kinds[random(#kinds)] } do
        for seat = 1, #game.rules.colours do
            local text = ("claim %s by %s"):format(word, seats[seat])
            local ruling = game:apply(text)
            if ruling then
                assert(ruling.status ~= "won" or ruling.reason == "time"
                    or ruling.reason == "penalty" or listed[ruling.who],
                    text .. ": " .. tostring(ruling) .. "\n" .. game:record())
                assert(game:undo())
            end
        end
    end
end

local CONDUCTS = {
    { adjudication = "claims" },
    { adjudication = "claims", first_five_stands = "true" },
    { adjudication = "claims", clock = "120" },
    { adjudication = "claims", wrong_claim = "loses" },
}

describe("the state's claims", function()
    local found = {}

    for _, name in ipairs(inarow.known) do
        it("are those that can be claimed: " .. name, function()
            for round = 1, ROUNDS do
                for number, conduct in ipairs(CONDUCTS) do
                    local random = helper.random(#name * 977 + number * 31 + round)
                    local game = assert(inarow.new(name, conduct))
                    local steps = game.rules.script.capture and 110 or 50
                    for count = 1, steps do
                        if game.final then break end
                        step(game, random)
                        if count % 3 == 0 and not game.final then
                            check_claims(game, random, found)
                        end
                    end
                end
            end
        end)
    end

    it("are of all kinds", function()
        for _, reason in ipairs {
            "five", "overline", "double-three", "captures", "four-in-line",
        } do
            assert.is_true(found[reason], reason)
        end
    end)
end)

-- ---- The other entries ----------------------------------------------------------------

local ENTRIES = {
    "organizer absent first", "organizer absent second", "organizer absent third",
    "organizer start", "organizer penalty first 7", "organizer penalty second 90",
    "organizer suspend", "organizer resume", "organizer set first 100",
    "disarranged restored to 0", "disarranged restored to 1", "disarranged restored to 3",
    "disarranged by first restored to 2", "disarranged by second restored to 5",
    "disarranged restored", "begins first", "begins second", "arrive by first",
    "arrive by second", "draw offer", "draw offer by first", "draw refuse", "adjust",
    "adjust by second", "press", "demand removal", "record by first", "claim win",
}
local LAST = {
    "organizer draw", "organizer win second", "organizer loss-of-both", "resign",
    "organizer win first", "resign by second",
}

local function entry(game, random)
    local list = random(40) == 1 and LAST or ENTRIES
    local text = list[random(#list)]
    if game.now.conduct.clock then
        text = ("%s @%d"):format(text, game:state().time + random(9) - 1)
    end
    return text
end

describe("an entry at the table", function()
    for _, name in ipairs(inarow.known) do
        it("is taken back and replayed: " .. name, function()
            for round = 1, ROUNDS do
                for number, conduct in ipairs {
                    { clock = "90" }, CONDUCTS[1], CONDUCTS[3],
                } do
                    local random = helper.random(#name * 613 + number * 47 + round)
                    local game = assert(inarow.new(name, conduct))
                    for count = 1, 30 do
                        if game.final then break end
                        if count > 4 and random(3) > 1 then
                            step(game, random)
                        else
                            local before, text = seen(game), entry(game, random)
                            local ruling = game:apply(text)
                            if ruling and random(4) > 1 then
                                assert(game:undo())
                                assert.same(before, seen(game), text)
                                assert(game:apply(text))
                            elseif not ruling then
                                assert.same(before, seen(game), text)
                            end
                        end
                    end
                    assert.same(seen(game), seen(helper.replayed(game)))
                end
            end
        end)
    end
end)

describe("an entry's table", function()
    for name, action in pairs {
        ["a part of a stone"] = { verb = "disarranged", what = "restored", number = 0.5 },
        ["less than no stone"] = { verb = "disarranged", what = "restored", number = -1 },
        ["no seat"] = { verb = "begins" },
        ["less than no time"] =
            { verb = "organizer", order = "penalty", who = "first", seconds = -5 },
        ["nobody absent"] = { verb = "organizer", order = "absent" },
    } do
        it("is refused with " .. name, function()
            local game = inarow.new("pente", { clock = "900" })
            assert(game:play "j10")
            local before = seen(game)
            helper.refused("bad-action", game:apply(action))
            assert.same(before, seen(game))
        end)
    end
end)

describe("stones that took the short way", function()
    it("were placed by somebody who is there", function()
        local game = inarow.new "renju"
        assert(game:play "h8")
        helper.refused("not-now", game:apply "organizer absent black")
        helper.refused("not-now", game:apply "arrive by black")
        assert(game:apply "organizer absent white")
        assert.same({ "second" }, game:state().absent)
        assert(game:play "i9")
        assert.same({}, game:state().absent)
    end)

    it("may be followed by a draw offer, whatever is said in between", function()
        local game = inarow.new "renju"
        assert.equal(3, game:run { "h8", "i9" })
        assert(game:apply "organizer warn black")
        helper.refused("not-now", game:apply "draw offer by black")
        assert(game:apply "draw offer by white")
    end)

    it("are restored", function()
        local game = inarow.new "renju"
        assert.equal(4, game:run { "h8", "i9", "j10" })
        assert(game:apply "disarranged restored to 1")
        assert.is_nil(game:at "i9")
        assert(game:play "j10")
        assert(game:undo() and game:undo())
        assert.equal("white", game:at "i9")
        assert.equal("black", game:at "j10")
    end)
end)

describe("a position restored", function()
    -- Whoever has acted is there, whatever was taken back since, and nobody else.
    for number, name in ipairs(inarow.known) do
        it("leaves at the board who has come: " .. name, function()
            local random = helper.random(number)
            for round = 1, 6 * ROUNDS do
                local game, acted = assert(inarow.new(name)), {}
                for _ = 1, random(9) do
                    local seat, log = game.position:turn(), #game.log
                    local list = game:legal()
                    local action = list[random(#list)]
                    -- By the short way, where there is one, or by the long one.
                    if action and action.verb == "play" and random(3) > 1 then
                        game:play(action.point)
                    elseif not game.final then
                        step(game, random)
                    end
                    if #game.log > log then acted[seat] = true end
                    if round % 2 == 0 and random(3) == 1 and not game.final then
                        local _, moves = game.position:mover()
                        assert(game:apply("disarranged restored to "
                            .. random(moves + 1) - 1))
                    end
                end
                if not game.final then assert(game:apply "disarranged restored to 0") end
                for seat = 1, game.final and 0 or #game.rules.colours do
                    for _, text in ipairs { "arrive by ", "organizer absent " } do
                        local ruling = game:apply(text .. seats[seat])
                        assert.equal(not acted[seat], ruling ~= nil,
                            text .. seats[seat] .. "\n" .. game:record())
                        if ruling then assert(game:undo()) end
                    end
                end
            end
        end)
    end

    it("counts the moves that are due anew", function()
        local game = inarow.new("renju", { adjudication = "claims", clock = "40/7200" })
        helper.play(game, "h8, press, i9, press, j10, press, a1, press")
        assert.equal(38, game:state().clock.moves_due.black)
        assert(game:apply "disarranged restored to 2")
        assert.equal(39, game:state().clock.moves_due.black)
        assert.equal(39, game:state().clock.moves_due.white)
        assert.equal("black", game:state().clock.running)
        assert(game:undo())
        assert.equal(38, game:state().clock.moves_due.white)
    end)
end)
