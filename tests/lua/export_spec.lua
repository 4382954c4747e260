-- A game that goes to another notation and back is the same game, by the same rules and
-- with the same result; or it is refused with what the notation cannot hold.
local notation = require "inarow.notation"
local helper = dofile "tests/lua/helper.lua"
local inarow = require "inarow"
local judging = require "inarow.judging"
local new_game = dofile "tests/lua/random_options.lua"

local GAMES = helper.is_long and 40 or 2
local SEED = tonumber(os.getenv "SEED") or 1

-- A text in another notation; or nil and what was complained of.
local function converted(text, to, options)
    local write, parts = notation.writer(to, false), {}
    for part, fault in write.convert(text, "x", options) do
        if fault then return nil, fault.message end
        parts[#parts + 1] = part
    end
    parts[#parts + 1] = write.finish()
    return table.concat(parts)
end

-- What must be the same: the rules, the game, its end and the verdict on it.
local function essence(text, options)
    local result = judging.games(text, "x", options)()
    assert.is_nil(result.error, result.error and result.error.message .. "\n" .. text)
    local game = result.game
    local options_of_game = notation.record(game):match "^variant %S+([^\n]*)"
    return {
        rules = game.rules.name .. options_of_game:gsub(" size=%S+", ""),
        size = game.rules.board:size(), cells = game.position:cells(),
        captured = table.concat(game.position:captured(), " "), moves = result.moves,
        status = result.status, winner = result.winner, reason = result.reason,
        refused = result.refusal and result.refusal.reason, verdict = result.verdict,
        recorded = result.recorded,
    }
end

-- Notations that do not say their rules, which must be named to read them.
local RULELESS = { offsets = true, fen = true }

local function reading(to, game)
    local options = { format = to }
    if RULELESS[to] then
        options.variant = game.rules.name
        options.given = { size = game.rules.options.size and game.rules.board:size() }
    end
    return options
end

local SAID = {
    "five", "captures", "time", "h8", "offer", "accept", "refuse", "by first",
    "by second", "win first", "loss-of-both", "draw", "void", "suspend", "resume", "2",
    "3 5", "referees", "restored to 2",
}

-- Play a game on at random, perhaps from a position.
local function play(game, random)
    if random(5) == 1 then
        local cells = ("."):rep(#game.rules.board.points)
        local colours = game.rules.colours
        for _ = 1, random(4) - 1 do
            local at = random(#cells)
            cells = cells:sub(1, at - 1) .. ("XO"):sub(random(2)):sub(1, 1)
                .. cells:sub(at + 1)
        end
        local captured = { [colours[1]] = random(3) - 1 }
        game:setup(cells, colours[random(2)], random(2) == 1 and captured or nil)
    end
    for _ = 1, random(25) - 1 do
        if game.final then break end
        local is_legal = random(5) > 1
        local action = is_legal and helper.legal_action(game, random)
            or helper.random_action(random, SAID, 3)
        if is_legal and random(60) == 1 then action.time = game:state().time + 1 end
        game:apply(action)
    end
    local results = { "draw", "void", "loss-of-both", game.rules.colours[1],
        game.rules.colours[2] }
    if random(2) == 1 then game.result = results[random(#results)] end
    if random(3) == 1 then game.seats = { "A B", "C" } end
end

-- A result that the record does not note is noted, if it was not seen on the board.
local function with_result(found, back)
    if not found.recorded and back.recorded then
        found.recorded = back.recorded
        found.verdict = found.verdict == "unrecorded" and "agrees" or found.verdict
    end
    return found
end

local foreign = {}
for _, name in ipairs(inarow.notations) do
    if name ~= "record" then foreign[#foreign + 1] = name end
end

describe("in another notation and back", function()
    local held, refused = 0, 0
    for number, name in ipairs(inarow.bundled) do
        helper.alike(it, "a game is the same, or refused: " .. name, function()
            for round = 1, GAMES do
                local random = helper.random(SEED * 7919 + number * 211 + round * 17)
                local game = new_game(name, random)
                play(game, random)
                local record = game:record()
                local was = essence(record, {})
                for _, to in ipairs(foreign) do
                    local text, message = converted(record, to, {})
                    local options = reading(to, game)
                    if text then
                        held = held + 1
                        local back = essence(text, options)
                        assert.same(with_result(was, back), back, to .. "\n" .. record
                            .. "\n" .. text)
                        local again = assert(converted(text, "record", options))
                        assert.same(back, essence(again, {}))
                        assert.equal(text, converted(again, to, {}))
                    else
                        refused = refused + 1
                        assert.is_true(#message > 0)
                    end
                end
            end
        end)
    end

    teardown(function()
        print(("# %d conversions of games, %d refused"):format(held + refused, refused))
    end)
end)

-- ---- Lines of a record in comments ----------------------------------------------------

-- What is wrong with a text, and its result.
local function read(text, options)
    local result = judging.games(text, "x", options or {})()
    return result.error and result.error.message, result
end

describe("a line of a record in a comment", function()
    it("is no longer a part of the comment", function()
        local _, result = read("(;RU[Pente]SZ[19]C[one\ninarow: variant pente "
            .. "begins=black\ntwo];B[jj];W[ji]C[inarow: resign\nthree])")
        assert.equal("one\ntwo", result.comment)
        assert.same({ "white", "resignation" }, { result.winner, result.reason })
        assert.same({}, result.assumed)
    end)

    it("gives way to the variant that is asked for", function()
        local text = "# inarow: variant gomoku exactly=true\nh8 h9\n"
        local _, result = read(text, { variant = "renju" })
        assert.equal("renju", result.variant)
        _, result = read(text, { variant = "gomoku", given = { size = 15 } })
        assert.same({ true, 15 },
            { result.game.rules.options.exactly, result.game.width })
        _, result = read(text, { variant = "gomoku", given = { exactly = false } })
        assert.is_false(result.game.rules.options.exactly)
    end)

    it("is refused if it cannot be read", function()
        for line, message in pairs {
            ["variant"] = "needs", ["variant gomoku thing=1"] = "no option 'thing'",
            ["variant nothing"] = "nothing", ["result green"] = "green",
            ["captured black x"] = "captured", ["note a"] = "note", [""] = "unknown word",
            ["play"] = "play", ["expect to-move black"] = "expect",
            ['seats "A'] = "quot", ["variant renju\n# inarow: variant renju"] = "twice",
        } do
            local fault = read("# inarow: " .. line .. "\nh8 h9\n", line:find "variant"
                and {} or { variant = "gomoku" })
            helper.says(assert(fault, line), message)
        end
    end)

    it("holds for all branches of a tree, but for the players and the result", function()
        local text = "(;RU[Pente]SZ[19]C[inarow: variant pente begins=black\n"
            .. "inarow: result black];B[jj](;W[ji])(;W[jk]))"
        local seen = {}
        for result in judging.games(text, "x", { branches = true }) do
            seen[#seen + 1] = result.game.rules.options.begins
            seen[#seen + 1] = result.recorded or "none"
        end
        assert.same({ "black", "black", "black", "none" }, seen)
        local library = converted(text, "lib", { variant = "gomoku", given = { size = 15,
            exactly = true } })
        for result in judging.games(library, "x", {}) do
            assert.same({ "gomoku", true },
                { result.variant, result.game.rules.options.exactly })
        end
    end)

    it("keeps games with the same moves apart in a library", function()
        local _, message = converted("variant renju\nplay h8\n---\n"
            .. "variant gomoku size=15\nplay h8\n", "lib", {})
        helper.says(message, "x#1 has the same moves, but other rules")
    end)
end)
