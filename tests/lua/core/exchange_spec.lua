--- Tests that the order of turns decides nothing: the same position, rules and actions
-- have the same rulings with the colours in another order. Every variant is compiled a
-- second time with its colours in rotated order, and both play on from random positions.
local helper = dofile "tests/lua/helper.lua"
local core = require "inarow.core"
local inarow = require "inarow"
local model = require "inarow.model"

local long = os.getenv "INAROW_LONG"

local unpack = unpack or table.unpack
local LETTERS = { "X", "O", "1", "2", "3", "4" }

-- Further rules: no variant has three colours and captures of own stones, or three
-- colours and falling columns.
local OWN = {
    three_poof = {
        name = "three_poof", source = "X", board = { 6, 6 },
        colours = { "red", "green", "blue" }, options = { size = 6 },
        capture = { lengths = { 1, 2 }, own = true },
        win = { row = 5, atleast = true, captured = 4 },
    },
    three_pop = {
        name = "three_pop", source = "X", board = { 5, 4, gravity = true },
        colours = { "red", "green", "blue" }, turn = { pop = true },
        win = { row = 3, atleast = true }, draw = { ["full-board"] = "X" },
    },
    four_pop = {
        name = "four_pop", source = "X", board = { 5, 4, gravity = true },
        colours = { "red", "green", "blue", "pink" }, turn = { pop = true },
        teams = { { "red", "blue" }, { "green", "pink" } },
        win = { row = 3, exactly = true }, lose = { row = 4, atleast = true },
    },
    uneven = {
        name = "uneven", source = "X", board = { 5, 5 }, colours = { "red", "green" },
        win = { red = { row = 4, exactly = true }, green = { row = 3, open = true,
            atleast = true } }, supply = { red = 7, green = 9 },
        forbid = { overline = { colour = "red", penalty = "refused" } },
    },
}

-- Returns the same game, past its opening, with the colours in order from the n-th on.
local function turned(name, n, options)
    local given = inarow.new(OWN[name] or name).rules.colours
    local colours, script = {}, { name = "turned", base = name, phases = false }
    for i in ipairs(given) do colours[i] = given[(i + n - 2) % #given + 1] end
    if OWN[name] then
        script = {}
        for key, value in pairs(OWN[name]) do script[key] = value end
    end
    script.colours = colours
    return assert(inarow.new(script, options))
end

-- ---- Positions ----------------------------------------------------------------------

-- Returns the number of the point to which a stone falls from a point; nil at the bottom.
local function below(board, point)
    local column, row, layer = model.coordinates(point)
    local under = layer and model.point_name(column, row, layer - 1)
        or model.point_name(column, row - 1)
    return board.number[under]
end

-- Returns random stones by point, 0 for none: from an empty board to a full one.
local function throw(game, random)
    local stones, rules = {}, game.rules
    local density, board = random(100), rules.board
    for i = #board.points, 1, -1 do -- from the bottom
        local under = rules.script.board.gravity and below(board, board.points[i])
        local holds = not under or stones[under] ~= 0
        stones[i] = holds and random(100) <= density and random(#rules.colours) or 0
    end
    return stones
end

local function index_of(list, wanted)
    for i, item in ipairs(list) do
        if item == wanted then return i end
    end
end

local function set_up(game, names, stones, turn, captured)
    local cells = {}
    for i, colour in ipairs(stones) do
        cells[i] = colour == 0 and "."
            or LETTERS[index_of(game.rules.colours, names[colour])]
    end
    assert(game:setup(table.concat(cells), turn, captured))
end

-- ---- Comparing ----------------------------------------------------------------------

-- Returns a ruling's text; for a team, its first colour by the alphabet represents it.
local function neutral(game, text)
    local teams = game.rules.script.teams
    return (text:gsub("won (%l+)", function(who)
        for _, team in ipairs(teams or {}) do
            if index_of(team, who) then
                local sorted = { unpack(team) }
                table.sort(sorted)
                who = table.concat(sorted, "+")
            end
        end
        return "won " .. who
    end))
end

local function listed(game)
    local list = {}
    for _, action in ipairs(game:legal()) do
        action.by = nil
        list[#list + 1] = model.format(action)
    end
    table.sort(list)
    return list
end

local function claims(game, state)
    local list = {}
    for _, claim in ipairs(state.claims) do
        list[#list + 1] = neutral(game, ("won %s %s %s"):format(claim.who, claim.reason,
            tostring(claim.point)))
    end
    table.sort(list)
    return list
end

-- Returns everything that a game shows, in an order that does not depend on that of the
-- colours.
local function shown(game)
    local state, forbidden = game:state(), {}
    for _, colour in ipairs(game.rules.colours) do
        forbidden[colour] = game:forbidden(colour)
    end
    return { status = neutral(game, state.status), to_move = state.to_move,
        captured = state.captured, supply = state.supply, moves = state.moves,
        legal = listed(game), claims = claims(game, state), forbidden = forbidden }
end

-- Returns the number of sequences, and of each of their ends.
local function counted(game, depth)
    local plies = core.perft(game.position, depth, true)
    for _, ply in ipairs(plies) do ply.seconds = nil end
    return plies
end

-- Compares the claims that each player could make now, and undoes each.
local function compare_claims(games, names)
    for _, colour in ipairs(names) do
        for _, kind in ipairs { "five", "overline", "captures", "double-three" } do
            local first
            for _, game in ipairs(games) do
                local ruling, _, _, refusal =
                    game:apply("claim " .. kind .. " by " .. colour)
                local text = neutral(game, tostring(ruling or refusal))
                first = first or text
                assert.equal(first, text)
                if ruling then game:undo() end
            end
        end
    end
end

-- Plays on in all games at once, with the same actions. Returns true if several sides
-- have winning numbers of stones in a position on the way.
local function play_on(games, random, most)
    local first, level = games[1], false
    for _ = 1, most do
        local now = shown(first)
        for i = 2, #games do assert.same(now, shown(games[i])) end
        if first:state().over then break end
        local list = first:legal()
        local action = list[random(#list)]
        action.by = nil
        local text = model.format(action)
        for _, game in ipairs(games) do assert(game:apply(text)) end
        local sides = 0
        for i, win in ipairs(first.rules.win) do
            local taken = first.position:taken(i)
            sides = sides + (win.captured and taken >= win.captured and 1 or 0)
        end
        level = level or (sides > 1 and not first:state().over)
    end
    return level
end

-- ---- The variants -------------------------------------------------------------------

-- Boards small enough for much to happen, and other options for that.
local OPTIONS = {
    gomoku_moving = { size = 5, supply = 9 }, renju = { size = 7, forbidden = "refused" },
    connect_four = { size = "5x4" }, popout = { size = "5x4" }, three_poof = { size = 6 },
    three_pop = {}, four_pop = {}, uneven = {}, tic_tac_toe = {}, bead_renju = {},
    nine_holes = {}, qubic = {}, score_four = {}, teeko = {}, yavalath = {},
}

local NAMES = {}
for _, name in ipairs(inarow.bundled) do NAMES[#NAMES + 1] = name end
for name in pairs(OWN) do NAMES[#NAMES + 1] = name end
table.sort(NAMES)

-- Returns games of one random position, one for each colour that could be first.
local function games_of(name, random, conduct)
    local options, games = OPTIONS[name] or { size = 7 }, {}
    local original = turned(name, 1, options)
    local names, captured = original.rules.colours, nil
    local stones, turn = throw(original, random), names[random(#names)]
    if original.rules.win[1].captured then
        captured = {}
        local team = original.rules.team
        for i, colour in ipairs(names) do
            captured[colour] = not (team and i > 2) and
                math.max(original.rules.win[1].captured - random(4), 0) or nil
        end
    end
    for n = 1, #names do
        games[n] = turned(name, n, options)
        set_up(games[n], names, stones, turn, captured)
        if conduct then games[n]:set_option("adjudication", conduct) end
    end
    return games, names
end

describe("the colours exchanged", function()
    for seed, name in ipairs(NAMES) do
        it("nothing else changes: " .. name, function()
            local random, level = helper.random(4242 + seed), false
            for round = 1, long and 300 or 3 do
                local claimed = round % 3 == 0
                local games, names = games_of(name, random, claimed and "claims")
                local sequences = counted(games[1], 2)
                for i = 2, #games do assert.same(sequences, counted(games[i], 2)) end
                level = play_on(games, random, claimed and 6 or 20) or level
                if claimed then compare_claims(games, names) end
            end
            if long and name:find "poof" then
                assert(level, "never had two sides as many stones as win")
            end
        end)
    end
end)
