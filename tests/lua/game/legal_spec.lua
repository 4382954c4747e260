local helper = dofile "tests/lua/helper.lua"
local inarow = require "inarow"
local model = require "inarow.model"

local function step(game, random)
    local list = game:legal()
    if #game.log % 12 == 0 then helper.check_choices(game, list) end
    assert(#list > 0, "nothing is legal, and the game is not over")
    local action = list[random(#list)]
    if action.verb == "pass" and random(10) > 1 then action = list[1] end
    if action.verb == "offer" then
        return assert(helper.make_offer(game, list, random), "no offer was found")
    end
    assert(game:apply(action))
end

-- Returns the texts of all actions with one word or point. For a verb that is not legal
-- now, only one point in SOME is tried.
local SOME = 7
local function candidates(game, verbs)
    local list = { "pass", "swap", "keep", "take two", "roll 3 5", "move a1 b2" }
    for _, colour in ipairs(game.rules.colours) do
        list[#list + 1] = "choose " .. colour
    end
    for n = 0, 9 do list[#list + 1] = "declare " .. n end
    local layers = { "" } -- a peg's name alone means one of its points
    for z = 1, game.rules.script.board[3] or 0 do layers[z] = "-" .. z end
    local nth = 0
    for x = 0, game.rules.width do
        for y = 1, game.rules.height + 1 do
            for _, layer in ipairs(layers) do
                local point = string.char(97 + x) .. y .. layer
                nth = nth + 1
                for _, verb in ipairs { "play", "pick", "remove" } do
                    if verbs[verb] or nth % SOME == 0 then
                        list[#list + 1] = verb .. " " .. point
                    end
                end
            end
        end
    end
    return list
end

local function as_text(action, with_colour)
    return model.format { verb = action.verb, point = action.point,
        points = action.verb == "move" and action.points or nil,
        number = action.number, dice = action.dice,
        colour = (with_colour or action.verb == "choose") and action.colour or nil }
end

-- Actions on the board, unlike claims, presses and stones that are lifted by hand.
local ON_BOARD = {}
for verb in ("play pass swap keep choose declare offer pick take remove move roll")
    :gmatch "%l+" do
    ON_BOARD[verb] = true
end

-- Checks that listed actions are accepted, with and without their player, and that no
-- others are.
local function check(game, every, random)
    local listed, verbs, record = {}, {}, helper.line_of(game)
    for i, action in ipairs(game:legal()) do
        local on_board = ON_BOARD[action.verb]
        verbs[action.verb] = true
        if on_board then listed[as_text(action)] = true end
        if action.verb ~= "offer" and (i - 1) % every == 0 then
            local as_table = not on_board or random(2) == 1
            assert(game:apply(as_table and action or as_text(action, true)))
            game:undo()
        end
    end
    for _, text in ipairs(candidates(game, verbs)) do
        if not listed[text] then
            local ruling = game:apply(text)
            assert(not ruling, text .. " was not listed, but accepted")
        end
    end
    assert.equal(record, helper.line_of(game))
end

local SETTINGS = {
    { "renju", { forbidden = "refused", size = 9 } },
    { "renju", { opening = "free", size = "12x7" } },
    { "rif_renju", { forbidden = "refused" } },
    { "soosorv_8", { most = 4, size = 9, forbidden = "refused" } },
}
-- A hundred stones that may move anywhere make lists of tens of thousands.
local SMALLER = { gomoku_moving = { size = 7, supply = 10 } }
for _, name in ipairs(inarow.bundled) do
    SETTINGS[#SETTINGS + 1] = { name, SMALLER[name] }
end

-- Every point is tried at the start and, for a third of them, after the first move. After
-- that, some points are tried, at some moments until the end.
local FIRST, EVERY = helper.is_long and 4 or 3, helper.is_long and 60 or 120

describe("random play", function()
    for seed, setting in ipairs(SETTINGS) do
        local name, options = setting[1], setting[2]
        local game = inarow.new(name, options)
        local title = game:record():gsub("\n", "")

        it("reaches an end: " .. title, function()
            local random = helper.random(seed)
            for round = 1, helper.is_long and 2 or 1 do
                game = inarow.new(name, options)
                while not game.final do
                    local moves = game:state().moves
                    if moves > 0 and moves % EVERY == 0 then check(game, 40, random) end
                    step(game, random)
                end
                local status = game:state().status
                assert(status:find "^won %l+ [%l-]+ %(" or status:find "^drawn [%l-]+ %(",
                    status)
                assert.same({}, game:legal())
                assert.same({}, game:legal_groups())
                if round == 1 then
                    assert.same(helper.snapshot(game),
                        helper.snapshot(helper.open(game:record())))
                end
            end
        end)

        it("can do exactly the legal actions: " .. title, function()
            local random = helper.random(seed + 100)
            game = inarow.new(name, options)
            while not game.final and game:state().moves < FIRST do
                local moves = game:state().moves
                local all = moves == 0 or moves == 1 and helper.is_due(seed, 3)
                check(game, all and 1 or 40, random)
                step(game, random)
            end
        end)
    end
end)

-- Plays some random actions, in a new game if one ends.
local function random_state(game, setting, random)
    for _ = 1, random(6) do
        if game.final then game = assert(inarow.new(setting[1], setting[2])) end
        while not helper.step(game, random) do end
    end
    return game
end

local LONG = os.getenv "INAROW_LONG"
local STATES, APART = LONG and 50 or 2, LONG and 1 or 19

describe("legal actions", function()
    for seed, setting in ipairs(SETTINGS) do
        local game = assert(inarow.new(setting[1], setting[2]))
        helper.alike(it, "is done by a copy, and so is its text: "
            .. game:record():gsub("\n", ""), function()
            local random = helper.random(seed + 200)
            for _ = 1, STATES do
                game = random_state(game, setting, random)
                local record, list = game:record(), game:legal()
                for i = random(APART), #list, APART do
                    local one, other = game:copy(), game:copy()
                    local text = inarow.text(list[i], game)
                    assert(one:apply(list[i]))
                    -- the list is unchanged
                    assert.equal(text, inarow.text(list[i], game))
                    assert(other:apply(text))
                    assert.equal(one:key(), other:key())
                end
                assert.equal(record, game:record())
            end
        end)
    end
end)

-- A script that refuses offers with adjacent points.
local APART_OFFERS = [[return { name = "apart", base = "rif_renju", source = "A",
    hooks = { legal = function(view, action)
        return action.verb ~= "offer" or action.points[1]:sub(1, 1)
            ~= action.points[2]:sub(1, 1)
    end } }]]

describe("a legal offer", function()
    local function offers_of(game)
        local offers = {}
        for _, action in ipairs(game:legal()) do
            if action.verb == "offer" then offers[#offers + 1] = action end
        end
        return offers
    end

    it("has the required number of points, and each may come first", function()
        local game = assert(inarow.new "rif_renju")
        for action in ("play h8,play h9,play h10,keep,play h7"):gmatch "[^,]+" do
            assert(game:apply(action))
        end
        local offers, points = offers_of(game), game:legal_groups()[1].points
        assert.equal("offer a1 a2", inarow.text(offers[1], game))
        for i, offer in ipairs(offers) do
            assert.equal(points[i], offer.points[1])
            assert(game:copy():apply(offer))
        end
        assert.equal(#points, #offers)
    end)

    it("is accepted by the hooks of a script", function()
        local game = assert(inarow.new(assert(inarow.load(APART_OFFERS))))
        for action in ("play h8,play h9,play h10,keep,play h7"):gmatch "[^,]+" do
            assert(game:apply(action))
        end
        local offers, points = offers_of(game), game:legal_groups()[1].points
        for _, offer in ipairs(offers) do assert(game:copy():apply(offer)) end
        assert(#offers > 0 and #offers < #points)
    end)
end)

describe("points that can be added to an offer", function()
    local function offering(opening)
        local game = assert(inarow.new "rif_renju")
        for action in opening:gmatch "[^,]+" do assert(game:apply(action)) end
        return game
    end

    it("are those that the arbiter accepts, point by point", function()
        -- Symmetric by a column, symmetric by a diagonal, and without symmetry.
        for _, opening in ipairs { "play h8,play h9,play h10,swap,play h7",
            "play h8,play i9,play j10,keep,play g7",
            "play h8,play h9,play i10,keep,play a2" } do
            local game, one = offering(opening), "f7"
            local beside, seen = {}, game:more_offers { one }
            for _, point in ipairs(seen) do beside[point] = true end
            for _, point in ipairs(game:board().points) do
                local stands = game:apply { verb = "offer", points = { one, point.name } }
                if stands then game:undo() end
                assert.equal(stands ~= nil, beside[point.name] or false, point.name)
            end
        end
    end)

    it("are none if the offer is full, or if nothing is offered", function()
        local game = offering "play h8,play h9,play i10,keep,play a2"
        assert.same({}, game:more_offers { "j9", "f7" })
        assert.equal(220, #game:more_offers { "j9" })
        assert.same({}, inarow.new("gomoku"):more_offers {})
        game:apply "resign"
        assert.same({}, game:more_offers {})
    end)
end)

describe("a stone's colour in a record", function()
    local function first_of(...)
        local game = assert(inarow.new { name = "open", source = "OPEN", board = { 3, 3 },
            colours = { "black", "white" }, win = { row = 3, atleast = true },
            phases = { { ... } } })
        return game:action_texts()[1]
    end

    local function place(colour, within)
        return { "place", colour = colour, within = within }
    end

    it("is named if another colour is possible", function()
        assert.equal("play black a1", first_of(place "black", place "white"))
        assert.equal("play black a1", first_of(place()))
    end)

    it("is named if players choose it every turn", function()
        local game = assert(inarow.new { name = "wild", source = "WILD", board = { 2, 2 },
            colours = { "left", "right" }, stones = { "x", "o" },
            win = { row = 2, atleast = true } })
        local texts = game:action_texts()
        assert.equal(8, #texts)
        for _, text in ipairs(texts) do
            assert(game:apply(text))
            game:undo()
        end
    end)

    it("is not named where there is only one", function()
        assert.equal("play a1", first_of(place "white"))
        assert.equal("play b2", first_of(place("black", 1), place("black", 1)))
        assert.equal("play a1", (inarow.new "tic_tac_toe"):action_texts()[1])
    end)
end)

-- Names are cached from one listing to the next. Boards with layers name the same places
-- of the core's grid differently, depending on the width of a layer.
describe("legal points of boards of several kinds, one after the other", function()
    local SIDES = { { 16, 4 }, { 4, 4, 4 }, { 3, 3, 3 }, { 2, 4, 8 }, { hex = 5 },
        { 5, 5 } }

    local function new(sides)
        return assert(inarow.new { name = "kinds", source = "KINDS", board = sides,
            colours = { "black", "white" }, win = { row = 3, atleast = true } })
    end

    it("have the names of their own board", function()
        for _ = 1, 2 do
            for _, sides in ipairs(SIDES) do
                local game = new(sides)
                local board, seen = game.rules.board, 0
                for _, action in ipairs(game:legal()) do
                    assert.is_true(board:has(action.point), action.point)
                    seen = seen + 1
                end
                assert.equal(#board.points, seen)
                for _, choice in ipairs(game:legal_groups()) do
                    for _, point in ipairs(choice.points) do
                        assert.is_true(board:has(point), point)
                    end
                end
            end
        end
    end)
end)
