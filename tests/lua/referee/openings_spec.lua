--- Tests openings by the rules between programs: the requests to programs, and the
-- arbiter's decisions for programs without the extension.
local helper = dofile "tests/lua/helper.lua"
local gomocup = require "inarow.referee.gomocup"
local inarow = require "inarow"
local json = require "dkjson"
local kernel = require "inarow.kernel"
local openings = require "inarow.referee.openings"
local requests = require "inarow.referee.opening_requests"

local HONEST = "lua5.4 tests/players/honest.lua "
local IN_C, IN_PYTHON = "build/tests/opening ", "python3 tests/players/opening.py "

after_each(helper.clean)

-- Runs games by the command line; returns the reported games, their record, and the error
-- output.
local function match(a, b, words)
    local path = helper.file()
    os.remove(path)
    local status, out, err = helper.inarow(("referee '%s' '%s' %s --json --out %s")
        :format(a, b, words, path))
    assert.equal(0, status, err)
    local games = {}
    for line in out:gmatch "[^\n]+" do games[#games + 1] = json.decode(line) end
    games[#games] = nil -- the score
    return games, helper.contents(path), err
end

-- Returns the variants that programs can play and whose openings have a decision.
local function with_openings()
    local list = {}
    for _, name in ipairs(inarow.bundled) do
        local rules = inarow.rules(name)
        local is_beyond = #rules.colours ~= 2 or rules.turn.move or rules.turn.pop
            or rules.board.layers > 1
        if not is_beyond and requests.are_needed(rules) then list[#list + 1] = name end
    end
    return list
end

-- Returns the number of games of a record, each of which has completed its opening.
local function are_opened(record)
    local count = 0
    for result in inarow.judge(record) do
        assert(result.game, result.error and result.error.message)
        assert.is_nil(kernel.phase(result.game))
        count = count + 1
    end
    return count
end

it("an opening has its variant's name, without that of the family", function()
    local names = {}
    for _, name in ipairs(with_openings()) do
        names[#names + 1] = requests.name(inarow.rules(name))
    end
    table.sort(names)
    assert.equal("1987 bead dkeryo dpente gpente long_pro opente pro rif soosorv_8 swap"
        .. " swap2 swap2 swap2_keryo swap5 taraguchi_10 tarannikov yamaguchi",
        table.concat(names, " "))
end)

-- ---- Requests -------------------------------------------------------------------------

-- Returns the request after some actions, and the action that each answer means.
local function asked(variant, actions, options)
    local game = assert(inarow.new(variant, options))
    for action in actions:gmatch "[^;]+" do assert(game:apply(action)) end
    return assert(requests.of(game))
end

local FOUR = "play h8;keep;play h9;keep;play i9;keep;play i10;"

-- {variant, earlier actions, request, {answer, action or false}…}
local REQUESTS = {
    { "taraguchi_10", "", "PLACE 1 WITHIN 1", { "7,7", "play h8" },
        { "7,7,1", "play h8" }, { "PLACE 7,7", "play h8" }, { "7,7,2", false },
        { "SWAP", false }, { "", false } },
    { "taraguchi_10", "play h8", "SWAP", { "swap", "swap" }, { " KEEP ", "keep" },
        { "YES", false }, { "7,7", false } },
    { "taraguchi_10", FOUR .. "keep", "PLACE 1 WITHIN 9 OR OFFER 10",
        { "8,8", "play i7" }, { "8,8 9,9", "offer i7 j6" },
        { "OFFER 8,8", "offer i7" }, { "99,1", "play 99,1" } },
    { "taraguchi_10", FOUR .. "swap", "PLACE 1 WITHIN 9", { "8,8 9,9", false } },
    { "taraguchi_10", FOUR .. "keep;offer i7", "PICK 8,8", { "8,8", "pick i7" },
        { "PICK 8,8", "pick i7" }, options = { offers = 1 } },
    { "soosorv_8", "play h8;play h9;play i9;keep;play a1", "DECLARE 1 8",
        { "3", "declare 3" }, { "declare 12", "declare 12" }, { "three", false } },
    { "gomoku_pro", "play h8;play h9", "PLACE 1 OUTSIDE 5", { "0,14", "play a1" } },
    { "swap2", "play h8;play h9;play i9", "CHOOSE OR TAKE 2", { "BLACK", "choose black" },
        { "choose white", "choose white" }, { "TAKE", "take two" }, { "RED", false } },
    { "swap2", "play h8;play h9;play i9;take two", "PLACE 1 OR PLACE 2",
        { "0,0", "play black a15" }, { "0,0,2", "play white a15" } },
    { "bead_renju", "roll 1 6;play black h8;play black h9;play white i9;choose white;"
        .. "play a1;play a3;play c5", "REMOVE 0,12 2,10", { "2,10", "remove c5" } },
}

it("an engine is asked for the decisions of the law, and its answer is read", function()
    for _, case in ipairs(REQUESTS) do
        local request = asked(case[1], case[2], case.options)
        assert.equal("OPENING " .. case[3], request.text)
        for i = 4, #case do
            local action = request.read(case[i][1])
            assert.equal(case[i][2] or nil, action, case[3] .. ": " .. case[i][1])
        end
    end
end)

it("random choices can all be requested, in every variant", function()
    for _, name in ipairs(with_openings()) do
        for seed = 1, 10 do
            local game, random = assert(inarow.new(name)), openings.random(seed)
            while kernel.phase(game) do
                local request = requests.of(game)
                local action = inarow.action_text((openings.any(game, random)))
                assert(request or action:find "^roll", action)
                game:apply(action) -- an offer of symmetric points is refused
            end
        end
    end
end)

-- ---- Games ----------------------------------------------------------------------------

-- Returns the actions of openings, as an engine chooses them for both players.
local function chosen_by(command, variant, count)
    local engine, all = assert(gomocup.start(command)), {}
    local random = openings.random(count)
    for _ = 1, count do
        local game, stones = assert(inarow.new(variant)), {}
        assert(engine:begin(game.rules.width, game.rules.height, {}, 60))
        while kernel.phase(game) do
            local request, before = requests.of(game), #stones
            local action = request and assert(engine:opening(request, stones,
                game.colours[1], 60)) or inarow.action_text((openings.any(game, random)))
            assert(game:apply(action))
            all[#all + 1] = "\n" .. action:gsub(" %l%d+", "") .. "\n"
            local point = game:state().last
            if game:state().moves > before and point then
                stones[#stones + 1] = { point = point, colour = game:at(point) }
            end
        end
    end
    engine:close()
    return table.concat(all)
end

describe("both reference players decide by the law:", function()
    for _, name in ipairs(with_openings()) do
        -- The requests do not contain all of these rules for stones.
        if name ~= "gpente" and name ~= "bead_renju" then
            it(name, function()
                for _, player in ipairs { IN_C, IN_PYTHON } do
                    chosen_by(player .. 1, name, helper.is_long and 5 or 2)
                end
            end)
        end
    end
end)

it("they make every decision in every way", function()
    local said = {}
    for _, name in ipairs { "taraguchi_10", "soosorv_8", "swap2" } do
        said[#said + 1] = chosen_by(IN_C .. 7, name, 60)
    end
    local t10, soosorv, swap2 = (table.unpack or unpack)(said)
    helper.says(t10, "\nswap\n", "\nkeep\n", "\noffer\n", "\nplay\n\nswap\n\nplay\n")
    for number = 1, 8 do helper.says(soosorv, "\ndeclare " .. number .. "\n") end
    helper.says(swap2, "\nchoose black\n", "\nchoose white\n", "\ntake two\n",
        "\nplay white\n", "\nplay black\n")
end)

describe("programs with the extension decide for themselves:", function()
    for _, name in ipairs { "swap2", "gomoku_pro", "bead_renju", "pente_1987",
        "swap2_pente" } do
        it(name, function()
            local games, record, err = match(IN_C .. 1, IN_C .. 2, name .. " --games 2")
            assert.is_nil(err:find("opening", 1, true))
            assert.is_nil(record:find("note [^\n]*the arbiter chose"))
            assert.equal(#games, are_opened(record))
        end)
    end
end)

describe("renju between the two reference players, by", function()
    for _, name in ipairs(helper.some({ "rif_renju", "taraguchi_10", "soosorv_8" }, 1)) do
        it(name, function()
            local count = helper.is_long and 20 or 2
            local games, record, err =
                match(IN_C .. 3, IN_PYTHON .. 4, name .. " --jobs 2 --games " .. count)
            assert.equal("", err)
            for _, game in ipairs(games) do
                assert.equal(1, #game.notes)
                assert.is_nil(game.fault)
            end
            assert.equal(count, are_opened(record))
            local status, out = helper.inarow("judge --json " .. helper.file(record))
            assert.equal(0, status)
            assert.equal(count, select(2, out:gsub('"verdict":"agrees"', "")))
        end)
    end
end)

it("with the same seed the two reference players play the same games", function()
    local played = {}
    for i, player in ipairs { IN_C, IN_PYTHON } do
        local _, record = match(player .. 1, player .. 2, "taraguchi_10 --games 2")
        played[i] = record:gsub(" @[%d.]+", ""):gsub('[^\n]*"Opening[^\n]*', "")
    end
    assert.equal(played[1], played[2])
end)

-- ---- Programs without the extension ---------------------------------------------------

local CHOSE = "the arbiter chose its stones and colours in the opening"

it("the arbiter decides for programs without the extension, and reports this", function()
    local games, record, err = match(HONEST .. 1, IN_C .. 2, "soosorv_8 --games 2")
    helper.says(err, "Honest 1: it answers no request about the opening")
    assert.is_nil(err:find "Opening")
    for _, game in ipairs(games) do
        assert.equal("Honest 1: " .. CHOSE, game.notes[1])
        assert.equal(2, #game.notes)
    end
    assert.equal(2, select(2, record:gsub("\nnote Honest 1: " .. CHOSE, "")))
    assert.equal(2, are_opened(record))
end)

it("both games of a pair have the same draws by lot", function()
    local lots = {}
    for seed = 1, 2 do
        local dying = "lua5.4 tests/players/unruly.lua dying 0" -- at its first move
        local _, record = match(dying, dying, "taraguchi_10 --games 4 --seed " .. seed)
        for game in record:gmatch "\nseats[^\n]*(.-)# end" do
            local opening = {}
            for line in game:gmatch "[^\n]+" do
                -- The forfeit may come within the clock's first unit, too.
                if line:find "@0$" and not line:find "^organizer" then
                    opening[#opening + 1] = line
                end
            end
            assert(#opening >= 9)
            lots[#lots + 1] = table.concat(opening, "\n")
        end
    end
    for i = 1, 7, 2 do assert.equal(lots[i], lots[i + 1]) end
    for _, i in ipairs { 3, 5, 7 } do assert(lots[1] ~= lots[i]) end
end)

-- honest.lua, with an answer to a request for each number of stones on the board.
local function player(answers)
    return "lua5.4 " .. helper.file(([[
        local honest, answers = dofile "tests/players/honest.lua", { %s }
        function honest.words.OPENING() honest.say(answers[#honest.listed() + 1]) end
        honest.run(0)]]):format(answers))
end

it("the law rules on the rest of an answer: G-Pente's third stone", function()
    local games = match(player '"9,9", "8,8", "9,12"', player '"9,9", "8,8", "0,0"',
        "gpente --games 2 --move-time 1")
    helper.says(games[1].notes[1], "illegal action 'play j7'", "(GPENTE)")
    assert.equal("illegal", games[1].fault)
    assert.is_nil(games[2].fault)
end)

it("an illegal answer, or none, loses the game", function()
    for answers, expected in pairs {
        ['"7,7", "7,7"'] = { "illegal", "illegal action 'play h8': h8 is occupied" },
        ['"7,7", "SWAP"'] = { "garbage", "'SWAP' is not an answer to OPENING PLACE 2" },
        ['"7,7", "6,99"'] = { "off-board", "6,99 is not on the 15x15 board" },
        ['"7,7", "ERROR no"'] = { "refused", "it answered OPENING PLACE 2 WITHIN 3" },
    } do
        local games = match(player(answers), IN_C, "rif_renju --games 1 --move-time 1")
        assert.equal(expected[1], games[1].fault)
        helper.says(games[1].notes[1], expected[2])
    end
end)

it("a game that is lost before its players have colours is kept", function()
    local engine, path = player '"7,7", "7,7"', helper.file()
    os.remove(path)
    local words = ("referee '%s' '%s' gomoku_swap --games 1 --move-time 1 --json")
        :format(engine, IN_C) .. " --out " .. path
    local status, out, err = helper.inarow(words)
    assert.equal(0, status, err)
    assert.equal("won second penalty (TABLE 18)", json.decode(out:match "[^\n]+").ruling)
    local judged, rulings = helper.inarow("judge " .. path)
    assert.equal(0, judged)
    helper.says(rulings, "won second penalty (TABLE 18)")
    status, out, err = helper.inarow(words)
    assert.equal(0, status, err)
    local score = json.decode(out:match "[^\n]+")
    assert.same({ 1, 1 }, { score.resumed, score.endings.illegal.losses })
end)
