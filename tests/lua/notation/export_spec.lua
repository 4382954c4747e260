-- Tests that a game that is converted to another notation and back is the same: `judge`
-- reports the same, and a second export has the same bytes. Otherwise the export is
-- refused with a reason.
local exports = dofile "tests/lua/exports.lua"
local helper = dofile "tests/lua/helper.lua"
local inarow = require "inarow"
local judging = require "inarow.judging"
local new_game = dofile "tests/lua/random_options.lua"

local GAMES = helper.is_long and 40 or 2
local LONG = os.getenv "INAROW_LONG"
local SEED = tonumber(os.getenv "SEED") or 1

local converted = exports.convert

local counts = { equal = 0, refused = 0, different = 0 }

-- Checks that a text is the same in all notations, or refused.
local function check(text)
    for _, to in ipairs(inarow.notations) do
        local outcome, why = exports.outcome(text, to, {})
        counts[outcome] = counts[outcome] + 1
        assert(outcome ~= "different", ("%s: %s\n%s"):format(to, tostring(why), text))
        assert(outcome == "equal" or #why > 0)
    end
end

describe("in another notation and back", function()
    for number, name in ipairs(inarow.bundled) do
        helper.alike(it, "a game is the same, or refused: " .. name, function()
            for round = 1, GAMES do
                local random = helper.random(SEED * 7919 + number * 211 + round * 17)
                check(exports.game(new_game(name, random), random, round % 2 == 1))
            end
        end)

        helper.alike(it, "so is one with each value of each option: " .. name, function()
            local list = exports.options_of(name)
            for nth, options in ipairs(list) do
                local random = helper.random(SEED * 7919 + number * 211 + nth * 17)
                -- `make test` tries one of them.
                local is_due = LONG or nth == number % #list + 1
                for round = 1, is_due and (LONG and 2 or 1) or 0 do
                    local game = assert(inarow.new(name, options))
                    check(exports.game(game, random, round == 2))
                end
            end
        end)
    end

    helper.alike(it, "so are the records of the law", function()
        local list = exports.records(LONG and 1 or 60, SEED)
        assert(#list > (LONG and 2000 or 30), #list)
        for _, text in ipairs(list) do check(text) end
    end)

    teardown(function()
        print(("# exports: %d equal, %d refused, %d different"):format(counts.equal,
            counts.refused, counts.different))
    end)
end)

-- ---- Lines of a record in comments ----------------------------------------------------

-- Returns the faults of a text, and its result.
local function read(text, options)
    local result = judging.games(text, "x", options or {})()
    return result.error and result.error.message, result
end

describe("a line of a record in a comment", function()
    it("is not a part of the comment", function()
        local _, result = read("(;RU[Pente]SZ[19]C[one\ninarow: variant pente "
            .. "begins=black\ntwo];B[jj];W[ji]C[inarow: resign\nthree])")
        assert.equal("one\ntwo", result.comment)
        assert.same({ "white", "resignation" }, { result.winner, result.reason })
        assert.same({}, result.assumed)
    end)

    it("has lower precedence than a requested variant", function()
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

    it("applies to all branches of a tree, except for players and the result", function()
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

    it("separates games with the same moves in a library", function()
        local _, message = converted("variant renju\nplay h8\n---\n"
            .. "variant gomoku size=15\nplay h8\n", "lib", {})
        helper.says(message, "x#1 has the same moves, but other rules")
    end)
end)
