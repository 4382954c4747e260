-- Tests the table over all variants. The claims that the state lists are exactly those
-- that can be made. Offered actions are accepted, and all others are refused and change
-- nothing. Undoing is exact, and a saved game is the same again.
local inarow = require "inarow"
local language = require "inarow.language"
local model = require "inarow.model"
local helper = dofile "tests/lua/helper.lua"
local new_game = dofile "tests/lua/random_options.lua"
local kernel = require "inarow.kernel"

local SEATS = model.people().seats

local ROUNDS = tonumber(os.getenv "AT_TABLE") or 1

local function seen(game)
    local state = game:state()
    state.ruling = tostring(state.ruling)
    return { record = game:record(), state = state, cells = game.position:cells() }
end

-- ---- Claims ---------------------------------------------------------------------------

-- Does a legal action: usually a stone within a window of the board, where rows meet.
local function step(game, random)
    if random(9) > 1 then
        local stone = ("play %s%d"):format(("defghi"):sub(random(6)):sub(1, 1), random(6))
        if game.origin.conduct.clock then
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
    if game.origin.conduct.clock then
        action.time = game:state().time + (random(30) == 1 and 20 or 1)
    end
    game:apply(action)
end

-- Checks that every listed claim is upheld, and no other.
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
    local _, kinds = kernel.beside(game)
    for _, word in ipairs { "win", kinds[random(#kinds)] } do
        for seat = 1, #game.rules.colours do
            local text = ("claim %s by %s"):format(word, SEATS[seat])
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

    for nth, name in ipairs(inarow.bundled) do
        it("are exactly the possible ones: " .. name, function()
            for round = 1, ROUNDS do
                -- `make test` uses two of them; the first always.
                for _, number in ipairs(helper.is_long and { 1, 2, 3, 4 }
                    or { 1, (nth + 2) % 3 + 2 }) do
                    local conduct = CONDUCTS[number]
                    local random = helper.random(#name * 977 + number * 31 + round)
                    local game = assert(inarow.new(name, conduct))
                    local steps = game.rules.script.capture and 110
                        or helper.is_long and 50 or 30
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

-- ---- Offered actions and all others ---------------------------------------------------

local LONG = os.getenv "INAROW_LONG"
local GAMES, STEPS = LONG and 25 or 1, LONG and 90 or 12
local SEED = tonumber(os.getenv "SEED") or 1

-- Checks that an action is accepted, and that undoing it is exact.
local function check_accepted(game, action, before)
    local text = type(action) == "table" and model.format(action) or action
    local ruling, message = game:apply(action)
    assert(ruling, ("%s: %s\n%s"):format(text, tostring(message), before))
    assert(game:undo())
    assert.equal(before, helper.seen(game), text)
end

-- Tries an action that may be refused, and that changes nothing then.
-- @return the ruling; nil and the code
local function try(game, action, before)
    local ruling, _, code = game:apply(action)
    if ruling then assert(game:undo()) end
    assert.equal(before, helper.seen(game), action)
    return ruling, code
end

local DUE = { press = true, claim = true, organizer = true, capture = true }

-- Checks that the prompt's questions and offers are accepted, in their own words.
local function check_prompt(game, list, before)
    local asked = game:prompt()
    local listed = {}
    for _, action in ipairs(list) do
        listed[action.verb] = listed[action.verb] or action
    end
    for _, verb in ipairs(asked.verbs) do
        local action = assert(listed[verb], verb .. " is asked for, but not listed")
        if verb ~= "offer" then
            local own = helper.with(action, { by = asked.seat })
            if verb == "claim" or verb == "organizer" then own.by = nil end
            check_accepted(game, own, before)
        end
        if #asked.verbs == 1 and DUE[verb] then
            check_accepted(game, asked.what, before)
        end
    end
    local offered = {}
    for _, entry in ipairs(kernel.beside(game)) do
        offered[entry.verb] = entry
        if entry.verb == "resign" then check_accepted(game, entry.words, before) end
        if entry.verb == "draw" then
            for _, word in ipairs(entry.values) do
                offered["draw " .. word] = true
                check_accepted(game, "draw " .. word, before)
            end
        elseif entry.verb == "claim" then
            for _, word in ipairs(entry.values) do
                local _, code = try(game, "claim " .. word .. " by first", before)
                assert.not_equal("bad-action", code, word)
            end
        end
    end
    for _, word in ipairs { "offer", "accept", "refuse" } do
        local ruling = try(game, "draw " .. word, before)
        assert.equal(offered["draw " .. word] or false, ruling ~= nil, word .. before)
    end
    if not offered.resign then
        for seat in ipairs(game.rules.colours) do
            assert.is_nil(try(game, "resign by " .. SEATS[seat], before))
        end
    end
end

local PLAIN = { "pass", "swap", "keep", "take two", "roll 3 5", "declare 2", "declare 5" }

-- Checks refusals: of unlisted actions on the board, of lifting without captured stones,
-- and of resuming without an interruption.
local function check_refused(game, list, before, random)
    local listed, state = {}, game:state()
    for _, action in ipairs(list) do
        local bare = helper.with(action, {})
        bare.by = nil
        listed[model.format(bare)] = true
        listed[action.verb] = true
        if bare.colour and bare.verb == "play" then
            bare.colour = nil
            listed[model.format(bare)] = true
        end
    end
    local tried = { PLAIN[random(#PLAIN)], PLAIN[random(#PLAIN)] }
    for _, colour in ipairs(game.rules.colours) do
        tried[#tried + 1] = "choose " .. colour
    end
    for _, verb in ipairs { "play", "play", "play", "pick", "remove" } do
        local points = game.rules.board.points
        tried[#tried + 1] = verb .. " " .. points[random(#points)]
    end
    for _, text in ipairs(tried) do
        if not listed[text] then
            assert.is_nil(try(game, text, before), text .. " is not listed\n" .. before)
        end
    end
    local ruling = try(game, "organizer resume", before)
    assert.equal(state.interrupted, ruling ~= nil)
    if #state.to_lift == 0 then
        assert.is_nil(try(game, "demand removal", before))
        assert.is_nil(try(game, "capture a1 a2", before))
    end
end

local function check_offers(game, random)
    local list, before = game:legal(), helper.seen(game)
    assert.equal(game.final and true or false, #list == 0)
    helper.check_choices(game, list)
    if game.final then return end
    local apart = math.max(1, math.floor(#list / 4))
    for i, action in ipairs(list) do
        if action.verb ~= "offer"
            and (action.verb ~= "play" or (i + random(apart)) % apart == 0) then
            if action.verb ~= "move" or random(8) == 1 then
                check_accepted(game, action, before)
            end
        end
    end
    check_prompt(game, list, before)
    check_refused(game, list, before, random)
end

describe("with random options, at a table with claims, clocks and offers", function()
    local played, stepped, kinds = 0, 0, {}
    for number, name in ipairs(inarow.bundled) do
        it("exactly the offered actions are accepted, and undone: " .. name, function()
            for round = 1, GAMES do
                local random = helper.random(SEED * 7919 + number * 101 + round * 13)
                local game = new_game(name, random)
                local moments, due = { [0] = helper.seen(game) }, random(5)
                kinds[moments[0]:match "[^\n]*"] = true
                played = played + 1
                for count = 1, STEPS do
                    if (count + due) % 5 == 0 then check_offers(game, random) end
                    if game.final then break end
                    if helper.step(game, random) then
                        local now, log = helper.seen(game), #game.log
                        local action = game.log[log]
                        stepped = stepped + 1
                        assert(game:undo())
                        assert.equal(moments[log - 1], helper.seen(game))
                        assert(game:apply(action))
                        assert.equal(now, helper.seen(game))
                        moments[log] = now
                    else
                        assert.equal(moments[#game.log], helper.seen(game))
                    end
                end
                check_offers(game, random)
                assert.same(helper.snapshot(game),
                    helper.snapshot(helper.open(game:record())))
                for log = #game.log, 1, -1 do
                    assert.equal(moments[log], helper.seen(game))
                    assert(game:undo())
                end
                assert.equal(moments[0], helper.seen(game))
            end
        end)
    end

    teardown(function()
        print(("# %d variants with %d headers: %d games, %d actions"):format(
            #inarow.bundled, #language.keys(kinds), played, stepped))
    end)
end)

-- ---- Entries --------------------------------------------------------------------------

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

describe("stones that were placed in the fast way", function()
    it("were placed by somebody who is at the table", function()
        local game = inarow.new "renju"
        assert(game:play "h8")
        helper.refused("not-now", game:apply "organizer absent black")
        helper.refused("not-now", game:apply "arrive by black")
        assert(game:apply "organizer absent white")
        assert.same({ "second" }, game:state().absent)
        assert(game:play "i9")
        assert.same({}, game:state().absent)
    end)

    it("may be followed by a draw offer, after other actions in between", function()
        local game = inarow.new "renju"
        assert.equal(3, game:play_many { "h8", "i9" })
        assert(game:apply "organizer warn black")
        helper.refused("not-now", game:apply "draw offer by black")
        assert(game:apply "draw offer by white")
    end)

    it("are restored", function()
        local game = inarow.new "renju"
        assert.equal(4, game:play_many { "h8", "i9", "j10" })
        assert(game:apply "disarranged restored to 1")
        assert.is_nil(game:at "i9")
        assert(game:play "j10")
        assert(game:undo() and game:undo())
        assert.equal("white", game:at "i9")
        assert.equal("black", game:at "j10")
    end)
end)

describe("a restored position", function()
    -- Players who have acted are at the table, even if the action was undone, and nobody
    -- else is.
    for number, name in ipairs(inarow.bundled) do
        it("keeps the players who have come: " .. name, function()
            local random = helper.random(number)
            for round = 1, 6 * ROUNDS do
                local game, acted = assert(inarow.new(name)), {}
                for _ = 1, random(9) do
                    local seat, log = game.position:turn(), #game.log
                    local list = game:legal()
                    local action = list[random(#list)]
                    -- In the fast way, if there is one, or in the ordinary way.
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
                        local ruling = game:apply(text .. SEATS[seat])
                        assert.equal(not acted[seat], ruling ~= nil,
                            text .. SEATS[seat] .. "\n" .. game:record())
                        if ruling then assert(game:undo()) end
                    end
                end
            end
        end)
    end

    it("keeps a forgotten press", function() -- RIF 14.4
        local game = inarow.new("renju", { adjudication = "claims", clock = "5/60" })
        helper.play(game, "h8, a1, disarranged by white restored to 1")
        assert.equal(5, game:state().clock.moves_due.black)
        helper.play(game, "press by black")
        assert.equal(4, game:state().clock.moves_due.black)
    end)

    it("counts the required moves again", function()
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
