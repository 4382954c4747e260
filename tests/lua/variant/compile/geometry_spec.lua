--- Tests the numbers of a board: its points, lines and rows, beside known values.
local geometry = require "inarow.variant.compile.geometry"

local SQUARE, CUBE = geometry.new(15, 15), geometry.new(4, 4, 4)
local HEXAGON = geometry.new(9, 9, nil, 5)
local TORUS = geometry.new(9, 8, nil, nil, { "e5" }, "both")
local CYLINDER = geometry.new(7, 6, nil, nil, nil, "left-right")
local HOLLOW = geometry.new(5, 3, 2, nil, { "c2-1", "a1-2", "b1-2" })

-- Returns the step of that name; on boards with layers, the first one.
local function step(of, name)
    for _, each in ipairs(of:steps()) do
        if each.name == name then return each end
    end
end

describe("a step between layers", function()
    it("is named by its axes", function()
        local count = {}
        for _, each in ipairs(CUBE:steps()) do
            local axes = 0
            for i = 1, 3 do axes = axes + math.abs(each[i]) end
            local NAMES = { "upright", "upright-diagonal", "space-diagonal" }
            if each[3] ~= 0 then
                assert.equal(NAMES[axes], each.name)
                count[axes] = (count[axes] or 0) + 1
            end
        end
        assert.same({ 1, 4, 4 }, count)
    end)
end)

describe("along a line", function()
    it("there are points at both its ends, and none beyond", function()
        for _, case in ipairs {
            { "row", "o8", "a8" }, { "column", "h15", "h1" },
            { "diagonal-up", "o15", "a1" }, { "diagonal-down", "o1", "a15" },
        } do
            local name, far, near = case[1], case[2], case[3]
            assert.equal(far, SQUARE:along("h8", step(SQUARE, name), 7), name)
            assert.equal(near, SQUARE:along("h8", step(SQUARE, name), -7), name)
            assert.is_nil(SQUARE:along("h8", step(SQUARE, name), 8), name)
            assert.is_nil(SQUARE:along("h8", step(SQUARE, name), -8), name)
        end
    end)

    it("there are points on other layers", function()
        assert.equal("b2-4", CUBE:along("b2-1", { 0, 0, 1 }, 3))
        assert.equal("a4-3", CUBE:along("c2-1", { -1, 1, 1 }, 2))
        assert.equal("c2-1", CUBE:along("a4-3", { -1, 1, 1 }, -2))
        assert.is_nil(CUBE:along("b2-1", { 0, 0, 1 }, 4))
    end)

    it("there are no holes", function()
        assert.is_nil(HOLLOW:along("b2-1", { 1, 0, 0 }, 1))
        assert.equal("d2-1", HOLLOW:along("b2-1", { 1, 0, 0 }, 2))
    end)
end)

describe("rows of a length", function()
    it("have the computed number of places", function()
        for length = 2, 15 do
            local side = 15 - length + 1
            assert.equal(2 * 15 * side + 2 * side * side, SQUARE:places(length))
        end
        assert.equal((6 ^ 3 - 4 ^ 3) / 2, CUBE:places(4))
        assert.equal(3 * (5 + 2 * (4 + 3 + 2 + 1)), HEXAGON:places(5))
    end)


    it("are no longer than the longest line", function()
        assert.equal(15, SQUARE:longest())
        assert.equal(4, CUBE:longest())
        assert.equal(9, HEXAGON:longest())
        assert.equal(26, geometry.new(26, 2):longest())
        assert.equal(5, HOLLOW:longest())
        assert.equal(7, CYLINDER:longest())
        assert.equal(6, CYLINDER:longest { "column", "diagonal-up" })
        assert.equal(9, TORUS:longest { "row" })
        assert.equal(71, TORUS:longest { "diagonal-up", "row" })
    end)

    it("continue across joined edges", function()
        local steps = CYLINDER:steps()
        assert.equal("b3", CYLINDER:along("g3", steps[1], 2))
        assert.equal("g3", CYLINDER:along("b3", steps[1], -2))
        assert.equal("a4", CYLINDER:along("g3", steps[3], 1))
        assert.is_nil(CYLINDER:along("g6", steps[3], 1))
        assert.equal("a1", TORUS:along("i8", TORUS:steps()[3], 1))
        assert.is_nil(TORUS:along("d4", TORUS:steps()[3], 1)) -- a hole
        assert.equal("a8", TORUS:along("i1", TORUS:steps()[4], 1))
        assert.is_false(TORUS.full)
    end)
end)

describe("a point", function()
    it("is in the row of its board's drawing", function()
        for _, each in ipairs { SQUARE, CUBE, HEXAGON, HOLLOW, geometry.new(3, 7) } do
            for at, point in ipairs(each.points) do
                local cells = ("."):rep(at - 1) .. "X" .. ("."):rep(#each.points - at)
                local lines = each:lines(cells)
                assert.truthy(lines[each:row_of(at)]:find "X", point)
            end
        end
    end)
end)
