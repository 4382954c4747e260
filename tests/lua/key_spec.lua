-- Keys: the same in another order of moves and in every image, and another one for what
-- can go on otherwise.
local helper = dofile "tests/lua/helper.lua"
local inarow = require "inarow"

local LONG = os.getenv "INAROW_LONG"

-- A script whose hook looks at the last stone.
local LOOKS = [[return { name = "%s", base = "tic_tac_toe", source = "L",
    hooks = { legal = function(view) return view.last ~= "b2" end } }]]

-- An action with its points turned by a symmetry.
local function turned(game, action, symmetry)
    local twin = {}
    for key, value in pairs(action) do twin[key] = value end
    twin.point = action.point and game:image(symmetry, action.point)
    if action.points then
        twin.points = {}
        for i, point in ipairs(action.points) do
            twin.points[i] = game:image(symmetry, point)
        end
    end
    return twin
end

-- What may be done, as a set of texts, its points turned by a symmetry.
local function legal_set(game, symmetry)
    local set = {}
    for _, action in ipairs(game:legal()) do
        set[inarow.text(turned(game, action, symmetry))] = true
    end
    return set
end

-- How many symmetries the board of a game has.
local function symmetries_of(game)
    local count, point = 0, game.rules.board.points[1]
    while pcall(game.image, game, count, point) do count = count + 1 end
    return count
end

describe("a key", function()
    for number, name in ipairs(inarow.bundled) do
        it("is that of every image, which goes on alike: " .. name, function()
            local random = helper.random(number)
            for _ = 1, LONG and 20 or 1 do
                local game, image = assert(inarow.new(name)), assert(inarow.new(name))
                local symmetry = random(symmetries_of(game)) - 1
                for step = 1, 30 do
                    if game.final then break end
                    while not helper.step(game, random) do end
                    local action = turned(game, game.log[#game.log], symmetry)
                    assert(image:apply(action))
                    assert.equal(game:key(), image:key())
                    assert.equal(game:board_key(), image:board_key())
                    if step % 10 == 0 then
                        assert.same(legal_set(game, symmetry), legal_set(image, 0))
                    end
                end
            end
        end)
    end

    it("takes points of equal positions to the same ones", function()
        local one, other = assert(inarow.new "renju"), assert(inarow.new "renju")
        one:play_many { "h8", "i9", "k8" }
        other:play_many { "h8", "g7", "h5" }
        local key, symmetry = one:key()
        local same, its = other:key()
        assert.equal(key, same)
        assert.equal(one:image(symmetry, "i9"), other:image(its, "g7"))
        assert.equal(one:image(symmetry, "k8"), other:image(its, "h5"))
    end)

    it("tells captured stones, but not who has come by which moves", function()
        local one, other = assert(inarow.new "pente"), assert(inarow.new "pente")
        local cells = ("."):rep(19 * 19)
        assert(one:setup(cells, "white"))
        assert(other:setup(cells, "white", { white = 8 }))
        assert.not_equal(one:key(), other:key())
        assert.equal(one:board_key(), other:board_key())
    end)

    it("is equal across variants for the board alone", function()
        local rif, t10 = assert(inarow.new "rif_renju"), assert(inarow.new "taraguchi_10")
        for _, action in ipairs { "play h8", "play h9", "play i8", "keep" } do
            assert(rif:apply(action))
        end
        for _, action in ipairs { "play h8", "keep", "play g8", "keep", "play h7" } do
            assert(t10:apply(action))
        end
        assert.not_equal(rif:key(), t10:key())
        assert.equal(rif:board_key(), t10:board_key())
    end)

    it("tells scripts apart by their functions, and what these may look at", function()
        local function after(script, ...)
            local game = assert(inarow.new(assert(inarow.load(script))))
            for _, point in ipairs { ... } do assert(game:play(point)) end
            return game
        end
        local first = LOOKS:format "one"
        local one, other = after(first, "a1", "c1", "b3"), after(first, "b3", "c1", "a1")
        assert.not_equal(one:key(), other:key())
        assert.equal(one:board_key(), other:board_key())
        assert.equal(one:key(), after(first, "a1", "c1", "b3"):key())
        assert.not_equal(one:key(), after(LOOKS:format "two", "a1", "c1", "b3"):key())
    end)

    it("stays as it is within a format", function()
        local game = assert(inarow.new "tic_tac_toe")
        assert(game:play "b2")
        assert.equal("e518f7ec80ff94bb2b56b4c91b09e9eb", (game:key()))
    end)
end)
