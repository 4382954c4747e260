-- Tests that states are values: an action makes a new state, and leaves the old one
-- unchanged. A game, and the fast functions in C, go through the same states.
local model = require "inarow.model"
local helper = dofile "tests/lua/helper.lua"
local inarow = require "inarow"
local kernel = require "inarow.kernel"

local CONDUCTS = { {}, { adjudication = "claims" },
    { adjudication = "claims", clock = "3/60 30+1" }, { clock = "40+1" } }

-- Returns everything in a state, as text.
local function shown(state)
    local position, counts = state.position, {}
    for colour in ipairs(state.rules.colours) do
        counts[#counts + 1] = { position:taken(colour), position:taken_by(colour),
            position:supply(colour) or false, position:holder(colour) or false }
    end
    return helper.dump { position:cells(), counts, { position:turn() },
        { position:mover() }, { position:decided() }, { position:awaiting() },
        position:captured(), position:offered(), position:left(), state.number,
        state.at_table, tostring(state.final), position:listed(1) }
end

-- Returns the numbers of the colour and the seat that an action names.
local function named(state, action)
    local function index(list, name)
        for i, one in ipairs(list) do if one == name then return i end end
    end
    local seat = action.by and index({ "first", "second", "third", "fourth", "fifth",
        "sixth" }, action.by)
    return index(state.rules.colours, action.colour), seat
end

-- Returns true if the words of the action have the same meaning in every state.
local function is_plain(game, action)
    local colour, seat = named(game, action)
    return game.position:listed(1) == 1 and (not action.colour or colour)
        and (not action.by or seat)
end

describe("a state", function()
    for number, name in ipairs(inarow.bundled) do
        it("stays unchanged, and leads to the game's states: " .. name, function()
            local random = helper.random(number)
            local game = assert(inarow.new(name, CONDUCTS[number % #CONDUCTS + 1]))
            local compared = 0
            for _ = 1, 40 do
                if game.final then break end
                local before = kernel.branch(game)
                local text, logged = shown(before), #game.log
                local ahead = helper.step(game, random)
                -- At most one more stone or pass (kernel/table/disorder.lua).
                assert(select(2, game.position:mover())
                    <= select(2, before.position:mover()) + 1)
                local action = ahead and model.copy(game.log[#game.log])
                if action and #game.log == logged + 1 and is_plain(before, action) then
                    action.back = nil
                    local ruling, after = kernel.turn(before, action, game)
                    assert.equal(tostring(ahead), tostring(ruling))
                    assert.equal(shown(game), shown(after))
                    compared = compared + 1
                end
                assert.equal(text, shown(before))
            end
            assert(compared > 0)
        end)
    end
end)

describe("the fast form", function()
    for number, name in ipairs(inarow.bundled) do
        it("leads through a list of stones to the same states: " .. name, function()
            local random, free = helper.random(number), inarow.new(name)
            local points = free.rules.board.points
            local list = {}
            for i = 1, math.min(60, #points) do list[i] = points[random(#points)] end
            local fast, slow = assert(inarow.new(name)), kernel.branch(free)
            for _, point in ipairs(list) do
                local placed = fast:run { point } == 2
                local action = { verb = "play", point = point }
                local ruling, after = kernel.turn(slow, action, fast)
                if placed then
                    assert.is_truthy(ruling)
                    slow = after
                else -- it is refused, ends the game, or has no fast form
                    assert(not ruling or after.final
                        or not slow.at_table.only_stones, point)
                end
                if not placed and ruling and not after.final then
                    assert(fast:play(point))
                    slow = after
                end
                assert.equal(shown(slow), shown(fast))
            end
        end)
    end
end)
