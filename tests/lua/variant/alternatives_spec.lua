-- Tests any two steps as the alternatives of a phase: the list of legal actions has each
-- action once, and no other is accepted.
local helper = dofile "tests/lua/helper.lua"
local inarow = require "inarow"

local POINTS = { "a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3" }

local STEPS = {
    { "place", colour = "black" }, { "place", colour = "white", within = 1 },
    { "place", by = "second" },
    { "place", colour = "black", most = 2, next = "last" },
    { "offer", colour = "black", count = 1 },
    { "offer", colour = "white", count = 1, by = "first", outside = 1 },
    { "offer", colour = "white", count = 1, distinct = true, pass = true },
    { "pick", colour = "black" }, { "pick", colour = "white" },
    { "pick", colour = "white", by = "first" },
    { "remove" }, { "remove", of = 1 },
    { "remove", colour = "white", by = "first" },
    { "swap" }, { "swap", by = "first", pass = true },
    { "roll" }, { "roll", by = "first" }, { "take", count = 1 },
    { "declare", count = { 1, 3 } }, { "declare", count = { 2, 4 }, by = "first" },
}

-- Returns all actions to try.
local function all_actions()
    local list = { "pass", "swap", "keep", "take one", "take two" }
    for _, point in ipairs(POINTS) do
        for _, verb in ipairs { "play black", "play white", "offer", "pick", "remove" } do
            list[#list + 1] = verb .. " " .. point
        end
    end
    for number = 0, 5 do list[#list + 1] = "declare " .. number end
    for one = 1, 6 do
        for other = 1, 6 do list[#list + 1] = ("roll %d %d"):format(one, other) end
    end
    return list
end
local ACTIONS = all_actions()

local function script_of(one, other)
    return { name = "mine", board = { 3, 3 }, colours = { "black", "white" },
        win = { row = 3, exactly = true }, phases = {
            { "place", colour = "black" }, { "place", colour = "white" },
            { "offer", colour = "black", count = 2 },
            { one, other },
            { "roll", label = "last" },
        } }
end

-- Returns the legal actions as texts, each listed once, and their number without passes.
-- If several seats may do the same, they are named.
local function listed(game, what)
    local texts, seen, count = {}, {}, 0
    for _, action in ipairs(game:legal()) do
        local text = inarow.text(action)
        assert(not seen[text], what .. ": twice: " .. text)
        seen[text], texts[(text:gsub(" by %l+$", ""))] = true, true
        if action.verb ~= "pass" then count = count + 1 end
    end
    return texts, count
end

local function check(game, what)
    local texts, count = listed(game, what)
    for _, text in ipairs(ACTIONS) do
        assert.equal(game:copy():apply(text) ~= nil, texts[text] or false,
            what .. ": " .. text)
    end
    helper.check_choices(game, game:legal())
    assert.equal(count, game:perft(1)[1].sequences, what)
end

describe("two alternatives of a phase", function()
    it("list their actions once, and accept nothing else", function()
        for i, one in ipairs(STEPS) do
            for j, other in ipairs(STEPS) do
                if helper.is_due(i + j, 3)
                    and not (one[1] == "offer" and other[1] == "offer") then
                    local game = assert(inarow.new(script_of(one, other)))
                    helper.play(game, "play a1", "play c3", "offer b2 a3")
                    check(game, ("%s %d, %s %d"):format(one[1], i, other[1], j))
                end
            end
        end
    end)

    it("are not both offers, whose points would be ambiguous", function()
        local offer = { "offer", colour = "black", count = 1 }
        local _, message, code = inarow.rules(script_of(offer, offer))
        assert.equal("mine: phases[4][2][1]: a phase can have only one offer", message)
        assert.equal("bad-script", code)
    end)

    it("name the range of a declaration, and the points of an offer", function()
        for _, steps in ipairs { { 5, 20 }, { 20, 5 } } do
            local game = assert(inarow.new(script_of(STEPS[steps[1]], STEPS[steps[2]])))
            helper.play(game, "play a1", "play c3", "offer b2 a3")
            assert.equal(1, game:state().count)
            local _, message = game:apply "declare 9"
            helper.says(message, "from 2 to 4")
        end
    end)
end)
