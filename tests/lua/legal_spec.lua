local helper = dofile "tests/lua/helper.lua"
local inarow = require "inarow"
local actions = require "inarow.actions"
local explore = require "inarow.explore"

local function step(game, random)
    local list = game:legal()
    assert(#list > 0, "nothing is legal, and the game is not over")
    local action = list[random(#list)]
    if action.verb == "pass" and random(10) > 1 then action = list[1] end
    if action.verb == "offer" then
        return assert(explore.make_offer(game, list, random, {}), "no offer was found")
    end
    assert(game:apply(action))
end

-- Every action of one word or point, by its text.
local function candidates(game)
    local list = { "pass", "swap", "keep", "take two", "roll 3 5", "move a1 b2" }
    for _, colour in ipairs(game.rules.colours) do
        list[#list + 1] = "choose " .. colour
    end
    for n = 0, 9 do list[#list + 1] = "declare " .. n end
    for x = 0, game.rules.width do
        for y = 1, game.rules.height + 1 do
            local point = string.char(97 + x) .. y
            list[#list + 1] = "play " .. point
            list[#list + 1] = "pick " .. point
            list[#list + 1] = "remove " .. point
        end
    end
    return list
end

local function as_text(action, with_colour)
    return actions.format { verb = action.verb, point = action.point,
        points = action.verb == "move" and action.points or nil,
        number = action.number, dice = action.dice,
        colour = (with_colour or action.verb == "choose") and action.colour or nil }
end

-- What is listed is accepted, with and without its player named; nothing else is.
local function check(game, every, random)
    local listed, record = {}, game:record()
    for i, action in ipairs(game:legal()) do
        listed[as_text(action)] = true
        if action.verb ~= "offer" and (i - 1) % every == 0 then
            assert(game:apply(random(2) == 1 and action or as_text(action, true)))
            game:undo()
        end
    end
    for _, text in ipairs(candidates(game)) do
        if not listed[text] then
            local ruling = game:apply(text)
            assert(not ruling, text .. " was not listed, but accepted")
        end
    end
    assert.equal(record, game:record())
end

local SETTINGS = {
    { "renju", { forbidden = "refused", size = 9 } },
    { "renju", { opening = "free", size = "12x7" } },
    { "rif_renju", { forbidden = "refused" } },
    { "soosorv_8", { most = 4, size = 9, forbidden = "refused" } },
}
-- A hundred stones that may each move anywhere make lists of tens of thousands.
local SMALLER = { gomoku_moving = { size = 9, supply = 12 } }
for _, name in ipairs(inarow.known) do
    SETTINGS[#SETTINGS + 1] = { name, SMALLER[name] }
end

describe("random play", function()
    for seed, setting in ipairs(SETTINGS) do
        local name, options = setting[1], setting[2]
        local game = inarow.new(name, options)
        local title = game:record():gsub("\n", "")

        it("comes to an end: " .. title, function()
            local random = helper.random(seed)
            for round = 1, 2 do
                game = inarow.new(name, options)
                while not game:state().over do
                    local moves = #game:legal()
                    assert.is_true(moves > 0)
                    step(game, random)
                end
                local status = game:state().status
                assert(status:find "^won %l+ [%l-]+ %(" or status:find "^drawn [%l-]+ %(",
                    status)
                assert.same({}, game:legal())
                if round == 1 then
                    assert.same(helper.snapshot(game),
                        helper.snapshot(helper.open(game:record())))
                end
            end
        end)

        it("can do what is legal, and nothing else: " .. title, function()
            local random = helper.random(seed + 100)
            game = inarow.new(name, options)
            while not game:state().over do
                local moves = game:state().moves
                if moves < 4 or moves % 60 == 0 then
                    check(game, moves < 2 and 1 or 40, random)
                end
                step(game, random)
            end
        end)
    end
end)
