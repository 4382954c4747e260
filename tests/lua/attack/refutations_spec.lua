-- Tests functions of the binding that the checker of proofs uses: position:winning, and
-- position:refutations beside stone-by-stone play.
local core = require "inarow.core"
local helper = dofile "tests/lua/helper.lua"
local inarow = require "inarow"
local language = require "inarow.language"

-- Boards of twelve points a side, with edges joined or not.
local function script(base, joined)
    return { name = "twelve", base = base, source = "S", options = { size = false },
        board = { 12, 12, joined = joined } }
end

local GAMES = { script "gomoku", script "gomoku_exact", script("gomoku", "both"),
    script("gomoku_exact", "left-right") }

-- Returns alternating stones near a corner, where joined edges matter.
local function random_cells(random)
    local cells = {}
    for i = 1, 144 do cells[i] = "." end
    for number = 1, 10 + random(14) do
        local at = (random(7) + 8) % 12 * 12 + (random(7) + 8) % 12 + 1
        if cells[at] == "." then cells[at] = number % 2 == 1 and "X" or "O" end
    end
    return table.concat(cells)
end

-- Returns the colour that wins by an action, as its number; false if the game goes on;
-- nil if the action is illegal.
local function winner_of(position, verb, point)
    local done, status, _, winner = position:act(verb, point)
    if not done then return nil end
    return status == "won" and winner or status or false
end

-- Returns true if a line wins for a colour against all answers, played stone by stone.
local function wins(position, line, colour)
    for i = 1, #line, 2 do
        local winner = winner_of(position, "play", line[i])
        if winner ~= false then return winner == colour end
        local five = line[i + 1] == "pass" and line[i + 2] or line[i + 1]
        if not five or #position:winning(3 - colour) > 0
            or not language.index_of(position:winning(colour), five) then
            return false
        end
        winner = winner_of(position, "play", five)
        if winner == nil or winner == colour then return true end
        if winner or line[i + 1] == "pass" then return false end
    end
    return false
end

-- Returns the answers after which the line does not win.
local function refutations(position, line, named, colour)
    local list = {}
    local seats = { "first", "second" }
    for _, action in ipairs(position:legal({ "black", "white" }, seats)) do
        local answer, twin = action.point or action.verb, position:copy()
        if not named[answer] then
            local winner = winner_of(twin, action.verb, action.point)
            if winner ~= colour and (winner or not wins(twin, line, colour)) then
                list[#list + 1] = answer
            end
        end
    end
    return list
end

describe("the answers that refute a line of fours", function()
    for number, game_script in ipairs(GAMES) do
        it(("are those by which it does not win: %d"):format(number), function()
            local random, tried, refuted = core.random(number), 0, 0
            while tried < (helper.is_long and 60 or 5) do
                local game, cells = inarow.new(game_script), random_cells(random)
                assert(game:setup(cells, "black"))
                local answer = game:analyse { question = "vcf", nodes = 10000 }
                if answer and answer.answer == "win" and answer.length > 1 then
                    assert(game:setup(cells, "white"))
                    local line, position = answer.line, game.position
                    local named = { [line[1]] = true, a1 = true }
                    local found, stones = position:refutations(line, named)
                    local is_lost = #position:winning(2) > 0
                    assert.equal(is_lost, found == nil)
                    if found then
                        assert.same(refutations(position, line, named, 1), found)
                        assert(stones <= answer.length)
                        refuted = refuted + #found
                    end
                    tried = tried + 1
                end
            end
            assert(refuted > 5)
        end)
    end

    -- A black stone on h8 makes two threes, if there is one on j10.
    it("may have a forbidden answer, or none that wins", function()
        local threat = "c8 h9 h10 i9 "
        for black, refutes in pairs { [threat .. "j10"] = false,
            [threat .. "k2"] = true } do
            local cells = {}
            for i = 1, 225 do cells[i] = "." end
            local function put(points, stone)
                for column, row in points:gmatch "(%l)(%d+)" do
                    cells[(15 - row) * 15 + column:byte() - 96] = stone
                end
            end
            put(black, "X")
            put("d8 e8 f8 a1 o1", "O")
            local game = inarow.new("renju", { size = 15 })
            assert(game:setup(table.concat(cells), "black"))
            local position = game.position
            local all = #position:legal({ "black", "white" }, { "first", "second" })
            for _, line in ipairs { { "g8", "h8", "i8" },
                { "g8", "pass", "h8" }, {} } do
                local found = position:refutations(line, {})
                assert.same(refutations(position, line, {}, 2), found)
                assert.equal(refutes or #line == 0, #found > all / 2)
            end
            put("d8 e8 f8 g8", "X") -- Black wins at h8
            put("c8", "O")
            assert(game:setup(table.concat(cells), "black"))
            assert.is_nil(game.position:refutations({ "i8" }, {}))
        end
    end)

    it("require lines of points", function()
        local position = inarow.new("renju", { size = 15 }).position
        for _, line in ipairs { 7, { "z99" }, { "pass" }, { "h8", 7 }, { "h8", {} } } do
            assert.is_false((pcall(position.refutations, position, line, {})))
        end
        assert.is_false((pcall(position.refutations, position, { "h8" })))
        local long = {}
        for i = 1, 2000 do long[i] = "h8" end
        assert.is_false((pcall(position.refutations, position, long, {})))
        assert.is_false((pcall(position.refutations,
            inarow.new("pente_teams").position, { "h8" }, {})))
    end)
end)
