-- Tests keys: the same for another order of moves and for every image, and different for
-- games that can continue differently.
local helper = dofile "tests/lua/helper.lua"
local inarow = require "inarow"
local kernel = require "inarow.kernel"

local LONG = os.getenv "INAROW_LONG"

-- A script with a hook that looks at the last stone.
local LOOKS = [[return { name = "%s", base = "tic_tac_toe", source = "L",
    hooks = { legal = function(view) return view.last ~= "b2" end } }]]

-- Returns an action with its points turned by a symmetry.
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

-- Returns the legal actions as a set of texts, with the points turned by a symmetry. For
-- an offer, it has the points that may be offered.
local function legal_set(game, symmetry)
    local set = {}
    for _, choice in ipairs(game:legal_groups()) do
        local head = inarow.text { verb = choice.verb, by = choice.by,
            colour = choice.colour, number = choice.number, dice = choice.dice }
        if choice.from then head = head .. " " .. game:image(symmetry, choice.from) end
        for _, point in ipairs(choice.points or { false }) do
            set[head .. " " .. (point and game:image(symmetry, point) or "")] = true
        end
    end
    return set
end

local MOST = 48 -- most symmetries of a board

-- Returns the number of symmetries of a game's board.
local function symmetries_of(game)
    local count, point = 0, game.rules.board.points[1]
    while count < MOST and game:image(count, point) do count = count + 1 end
    return count
end

-- Returns a random game, mainly of stones.
local function random_game(name, random)
    local game = assert(inarow.new(name))
    for _ = 1, 8 + random(22) do
        if game.final then break end
        local action
        repeat
            action = helper.legal_action(game, random)
        until action.verb == "play" or random(4) == 1
        game:apply(action)
    end
    return game
end

-- Plays a log, with each action turned by a symmetry; returns nil if one is refused.
-- @param board a game with this board
local function by_log(name, log, board, symmetry)
    local game = assert(inarow.new(name))
    for _, action in ipairs(log) do
        if not game:apply(turned(board, action, symmetry)) then return nil end
    end
    return game
end

-- Returns a log in which two stones are exchanged; nil if this is impossible.
local function reordered(log, random)
    local i, j = random(math.max(1, #log)), random(math.max(1, #log))
    local one, other = log[i], log[j]
    if not one or one.verb ~= "play" or other.verb ~= "play" or one.point == other.point
    then
        return nil
    end
    local list = {}
    for k, action in ipairs(log) do list[k] = action end
    list[i] = helper.with(one, { point = other.point })
    list[j] = helper.with(other, { point = one.point })
    return list
end

-- Returns true if the order of the last stones matters: a later step may remove one.
local function minds_order(game)
    for _, step in ipairs(kernel.phase(game) and game.rules.steps or {}) do
        if step[1] == "remove" then return true end
    end
    return false
end

-- Returns everything public about a game's position, without its history.
local function seen(game)
    local state = game:state()
    return helper.dump { game:cells(), state.captured, state.supply, state.to_move or "",
        state.seat, state.phase, state.count or "", state.offers or "", state.over }
end

local PAIRS = LONG and 300 or 3
local TRIES = 400 -- most tries without finding a pair

describe("a key", function()
    for number, name in ipairs(inarow.bundled) do
        local title = "is that of another order, and of all images: " .. name
        helper.alike(it, title, function()
            local random, found, tries = helper.random(number + 60), 0, 0
            local count = symmetries_of(assert(inarow.new(name)))
            while found < PAIRS do
                local game, is_turned = random_game(name, random), false
                local key, set = game:key(), legal_set(game, 0)
                for _ = 1, 40 do
                    local log = not minds_order(game) and reordered(game.log, random)
                    local other = log and by_log(name, log, game, 0)
                    tries = tries + 1
                    if other and seen(game) == seen(other) then
                        found, tries, is_turned = found + 1, 0, true
                        assert.equal(key, (other:key()))
                        assert.same(set, legal_set(other, 0))
                        local symmetry = random(count) - 1
                        local image = assert(by_log(name, log, game, symmetry))
                        assert.equal(key, (image:key()))
                    end
                end
                for symmetry = 1, is_turned and count - 1 or 0 do
                    local image = assert(by_log(name, game.log, game, symmetry))
                    assert.equal(key, (image:key()))
                    assert.same(legal_set(game, symmetry), legal_set(image, 0))
                end
                assert(tries < TRIES, "no pair was found")
            end
        end)
    end

    -- Numbers of Connect Four positions by ply, and up to mirroring.
    local POSITIONS = { 7, 49, 238, 1120, 4263, 16422, 54859, 184275 }
    local CLASSES = { 4, 25, 121, 568, 2144, 8231, 27473, 92244 }

    helper.alike(it, "is one for each position of Connect Four and its mirror", function()
        local ply = { [""] = {} }
        for depth = 1, LONG and 8 or 5 do
            local next_ply, classes, count, class_count = {}, {}, 0, 0
            for _, points in pairs(ply) do
                local game = assert(inarow.new "connect_four")
                game:play_many(points)
                for _, action in ipairs(game:legal()) do
                    local copy = game:copy()
                    assert(copy:apply(action))
                    local cells, key = copy:cells(), copy:key()
                    if next_ply[cells] == nil then
                        count = count + 1
                        local log = { (table.unpack or unpack)(points) }
                        log[depth] = action.point
                        next_ply[cells] = not copy.final and log
                    end
                    if not classes[key] then
                        classes[key], class_count = true, class_count + 1
                    end
                end
            end
            assert.same({ POSITIONS[depth], CLASSES[depth] }, { count, class_count })
            for cells, log in pairs(next_ply) do
                if not log then next_ply[cells] = nil end
            end
            ply = next_ply
        end
    end)

    for number, name in ipairs(inarow.bundled) do
        it("is the same for every image, which continues alike: " .. name, function()
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

    it("maps points of equal positions to the same points", function()
        local one, other = assert(inarow.new "renju"), assert(inarow.new "renju")
        one:play_many { "h8", "i9", "k8" }
        other:play_many { "h8", "g7", "h5" }
        local key, symmetry = one:key()
        local same, its = other:key()
        assert.equal(key, same)
        assert.equal(one:image(symmetry, "i9"), other:image(its, "g7"))
        assert.equal(one:image(symmetry, "k8"), other:image(its, "h5"))
    end)

    it("depends on captured stones, but not on the moves", function()
        local one, other = assert(inarow.new "pente"), assert(inarow.new "pente")
        local cells = ("."):rep(19 * 19)
        assert(one:setup(cells, "white"))
        assert(other:setup(cells, "white", { white = 8 }))
        assert.not_equal(one:key(), other:key())
        assert.equal(one:board_key(), other:board_key())
    end)

    it("is equal across variants if it is of the board alone", function()
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

    it("differs for scripts with other functions, or other values for them", function()
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

    it("has no images if a function may look at single points", function()
        local function after(point)
            local game = assert(inarow.new { name = "corner", base = "tic_tac_toe",
                hooks = { legal = function(view, action)
                    return not (view.at.a1 and action.point == "b2")
                end } })
            assert(game:play(point))
            return game
        end
        assert.not_equal(after("a1"):key(), after("c3"):key())
    end)

    it("differs for tables of a host, which have no text", function()
        local function without(point)
            return assert(inarow.new { name = "without", base = "tic_tac_toe",
                hooks = { legal = function(_, action)
                    return action.point ~= point
                end } })
        end
        assert.not_equal(without("a1"):key(), without("b2"):key())
    end)

    it("includes what later steps need, where an opening returns to a step", function()
        local script = [[return { name = "again", board = { 7, 7 }, source = "A",
            colours = { "x", "o" }, win = { row = 5, atleast = true }, phases = {
                { "declare", count = { 1, 2 }, by = "first" },
                { "offer", count = "declared", colour = "x", by = "first",
                    label = "again" },
                { "pick", colour = "x", by = "second" },
                { { "place", colour = "o" }, { "take", count = 1, next = "again" } },
            } }]]
        local variant, message = inarow.load(script)
        if not variant then error(message) end
        local function after(...)
            local game = assert(inarow.new(variant))
            for _, text in ipairs { ... } do assert(game:apply(text)) end
            return game
        end
        local one = after("declare 1", "offer d4", "pick d4")
        local two = after("declare 2", "offer d4 d5", "pick d4")
        assert.not_equal(one:key(), two:key())
    end)

    it("does not depend on passes before a pop", function()
        local script = [[return { name = "passing", base = "popout", source = "P",
            turn = { pass = true }, draw = { ["two-passes"] = "P" } }]]
        local game = assert(inarow.new(assert(inarow.load(script))))
        for _, text in ipairs { "play a", "play b", "pass", "remove b1", "pass" } do
            assert(game:apply(text))
        end
        assert.is_false(game.final) -- these are not two passes in a row
        assert.equal("drawn", assert(game:apply "pass").status)
    end)

    it("is fixed within a format", function()
        local game = assert(inarow.new "tic_tac_toe")
        assert(game:play "b2")
        assert.equal("e518f7ec80ff94bb2b56b4c91b09e9eb", (game:key()))
    end)
end)
