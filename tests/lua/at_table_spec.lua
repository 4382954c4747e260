-- At the table, over all variants: what the state lists as claims is just what can be
-- claimed; the organizer's and the players' other entries can be taken back and replayed.
local inarow = require "inarow"
local arbitration = require "inarow.arbitration"
local helper = dofile "tests/lua/helper.lua"
local messages = require "inarow.messages"
local record = require "inarow.record"
local reopen = require "inarow.reopen"
local seats = require "inarow.seats"

local ROUNDS = tonumber(os.getenv "AT_TABLE") or 1

local function seen(game)
    return helper.snapshot(game)
end

local function replayed(game)
    local read = record.parse(game:record())[1]
    assert.is_nil(read.error)
    local twin = assert(reopen.game(read))
    for line in record.each(read) do
        if line.action then assert(twin:apply(line.action)) end
    end
    return twin
end

-- ---- Claims ---------------------------------------------------------------------------

-- One of the legal actions, most often within a window of the board, where rows meet.
local function step(game, random)
    local list, near = game:legal(), {}
    for _, action in ipairs(list) do
        local column, row = ((action.point or (action.points or {})[1]) or "z1")
            :match "^(%l)(%d+)$"
        local x, y = column:byte() - 96, tonumber(row)
        if action.verb ~= "play" or x >= 4 and x <= 9 and y <= 6 then
            near[#near + 1] = action
        end
    end
    if #near > 0 and random(9) > 1 then list = near end
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
local function check_claims(game, found)
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
    for _, word in ipairs(messages.keys(arbitration.kinds(game))) do
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
                    for count = 1, 60 do
                        if game.final then break end
                        step(game, random)
                        if count % 3 == 0 and not game.final then
                            check_claims(game, found)
                        end
                    end
                end
            end
        end)
    end

    it("are of all kinds", function()
        for _, reason in ipairs { "five", "overline", "double-three", "double-four",
            "captures", "four-in-line" } do
            assert.is_true(found[reason], reason)
        end
    end)
end)
