-- Tests games as data: the changes of each node lead to the game's board there, and the
-- places of stones are those of the layout.
local inarow = require "inarow"

-- Returns the stones of a node by point number, by the changes on the way to it.
local function stones_at(replay, index)
    local node = replay.nodes[index]
    local stones = node.parent and stones_at(replay, node.parent) or {}
    for i = 1, #node.changes, 2 do
        stones[node.changes[i]] = node.changes[i + 1] ~= 0 and node.changes[i + 1] or nil
    end
    return stones
end

-- Returns the stones of the game itself.
local function stones_of(game)
    local stones = {}
    for i, point in ipairs(game:board().points) do stones[i] = point.stone end
    return stones
end

local function replayed(text, options)
    local game = assert(inarow.open(text))
    local replay, index = game:replay(options), 0
    for node, there in game:tree():walk(nil, true) do
        index = index + 1
        assert.equal(node.number == 0, replay.nodes[index].parent == nil)
        assert.same(stones_of(there), stones_at(replay, index))
    end
    assert.equal(index, #replay.nodes)
    return replay, game
end

describe("a game as data", function()
    it("reaches the boards of a game with captures", function()
        local replay = replayed("variant pente\nplay j10\nplay k10\nplay a1\nplay l10\n"
            .. "play m10\n")
        assert.same({ "l10", "k10" }, replay.nodes[6].taken)
        assert.equal(5, replay.nodes[6].moves)
    end)

    it("has all variations, the main line first, with their comments", function()
        local replay = replayed("(;GM[4]SZ[15]RU[renju];B[hh];W[hg]C[why]"
            .. "(;B[ig];W[gg])(;B[jg]))")
        local parents, texts = {}, {}
        for i, node in ipairs(replay.nodes) do
            parents[i], texts[i] = node.parent or 0, node.text or ""
        end
        assert.same({ 0, 1, 2, 3, 4, 3 }, parents)
        assert.same({ "", "play h8", "play h9", "play i9", "play g9", "play j9" }, texts)
        assert.equal("why", replay.nodes[3].comment)
    end)

    it("explains the ruling that ends it", function()
        local replay = replayed("variant tic_tac_toe\nplay a1\nplay b1\nplay a2\n"
            .. "play b2\nplay a3 @5\n")
        assert.is_nil(replay.nodes[5].steps)
        local last = replay.nodes[6]
        assert.equal("play a3", last.text)
        assert.equal("won", last.ruling.status)
        assert.same({ "a1", "a2", "a3" }, last.steps[#last.steps].stones)
    end)

    it("stays at its place, and omits nodes if there are too many", function()
        local game = assert(inarow.new "gomoku")
        for _, point in ipairs { "h8", "h9", "h10" } do assert(game:play(point)) end
        game:undo()
        local replay = game:replay { most = 3 }
        assert.equal(3, #replay.nodes)
        assert.equal(1, replay.left_out)
        assert.equal(3, replay.here)
        assert.equal(2, game:state().moves)
    end)

    it("has refused actions, which change nothing", function()
        local game = assert(inarow.new "gomoku")
        assert(game:play "h8")
        local tree, node = game:tree()
        assert(tree:add(node, "play h8", true))
        local replay = game:replay()
        assert.same({}, replay.nodes[3].changes)
        assert.equal("h8 is occupied.", replay.nodes[3].refusal)
    end)
end)

describe("the layout under the stones", function()
    local function ground(variant, options)
        return assert(inarow.new(variant, options)):board({ ground = true }).ground
    end

    it("is a rectangle of lines with labels around it", function()
        local of = ground("gomoku", { size = 15 })
        assert.equal(30, #of.lines)
        assert.equal(30, #of.labels)
        assert.equal(5, #of.dots)
        assert.same({ { -0.7, -0.7 }, { 14.7, -0.7 }, { 14.7, 14.7 }, { -0.7, 14.7 } },
            of.outlines[1])
        assert.same({}, of.holes)
    end)

    it("has holes where stones fall, and no lines", function()
        local of = ground "connect_four"
        assert.equal(42, #of.holes)
        assert.same({}, of.lines)
    end)

    it("has six corners for a hexagon, and one outline for each layer", function()
        local corners, sides, radius = ground("yavalath").outlines[1], {}, nil
        for i, corner in ipairs(corners) do
            local after = corners[i % 6 + 1]
            local side = math.sqrt((after[1] - corner[1]) ^ 2
                + (after[2] - corner[2]) ^ 2)
            assert.is_true(math.abs(side - (radius or side)) < 1e-9)
            radius = side
            sides[i] = (after[1] > corner[1] and "right " or "left ")
                .. (after[2] == corner[2] and "along"
                    or after[2] > corner[2] and "down" or "up")
        end
        -- The upper side of the outline, and half a line's width.
        assert.equal("-0.75", ("%.2f"):format(ground("yavalath").box[2]))
        assert.same({ "right down", "left down", "left along", "left up", "right up",
            "right along" }, sides)
        local of = ground "qubic"
        assert.equal(4, #of.outlines)
        assert.equal("layer 4", of.labels[#of.labels - 3].text)
    end)

    it("is inside its box, for every variant", function()
        for _, name in ipairs(inarow.variants()) do
            local of = ground(type(name) == "table" and name.name or name)
            local left, top = of.box[1], of.box[2]
            local right, bottom = left + of.box[3], top + of.box[4]
            for _, label in ipairs(of.labels) do
                assert.is_true(label.x > left and label.x < right, name)
                assert.is_true(label.y > top and label.y < bottom, name)
            end
        end
    end)

    it("is omitted unless it is requested", function()
        assert.is_nil(assert(inarow.new "gomoku"):board().ground)
    end)
end)
