-- Tests the records of play-outs: they are the counted games, and are judged as they were
-- played.
local judging = require "inarow.judging"
local inarow = require "inarow"
local json = require "dkjson"
local games = require "inarow.game"
local helper = dofile "tests/lua/helper.lua"

local says = helper.says

after_each(helper.clean)

-- Returns some records as one text.
local function records_of(rules, seed, count)
    local next_record, list = games.random_records(rules, seed), {}
    for n = 1, count do list[n] = assert(next_record()) end
    return table.concat(list, "---\n")
end

-- Returns the results of the judged games of a text, in the form of playout.count.
local function count_judged(text, rules)
    local plies, counts = 0, { draw = 0, unfinished = 0 }
    for i in ipairs(rules.colours) do counts[i] = 0 end
    for result in judging.games(text, "text", {}) do
        assert.is_nil(result.error, result.error and result.error.message)
        assert.is_nil(result.refusal)
        assert.same({}, result.failures)
        assert.equal(result.status == "playing" and "undecided" or "agrees",
            result.verdict)
        local ended = result.status == "playing" and "unfinished" or "draw"
        for i, colour in ipairs(rules.colours) do
            if result.winner == colour then ended = i end
        end
        plies, counts[ended] = plies + #result.game.log, counts[ended] + 1
    end
    return plies, counts
end

local function check_games(rules, seed, count)
    local plies, _, counts = games.play_out(rules, seed, count)
    local text = records_of(rules, seed, count)
    local judged, ended = count_judged(text, rules)
    assert.equal(plies, judged)
    assert.same(counts, ended)
    return text
end

describe("the records of play-outs", function()
    for _, name in ipairs(inarow.bundled) do
        it("are the counted games: " .. name, function()
            local count = name == "gomoku_moving" and 1 or 3
            local text = check_games(assert(inarow.rules(name)), 11, count)
            for test in judging.conform(text, "text") do
                assert.same({}, test.failures)
            end
        end)
    end

    it("are the counted games with options", function()
        check_games(assert(inarow.rules("gomoku", { size = "7x9" })), 2, 5)
    end)

    it("are the counted games if a script's hooks refuse and end", function()
        local SOURCE = [[return { name = "hooked", base = "tic_tac_toe", source = "HOOK",
            hooks = {
                legal = function(view, action)
                    if action.point == "b2" then return false end
                end,
                after = function(view)
                    if view.moves == 5 then
                        return { status = "won", who = "o", reason = "fifth" }
                    end
                end } }]]
        table.insert(inarow.finders, 1, function(name)
            if name == "hooked" then return SOURCE, "hooked" end
        end)
        local text = check_games(assert(inarow.rules "hooked"), 3, 9)
        table.remove(inarow.finders, 1)
        inarow.forget()
        says(text, " -> won o fifth (HOOK)\n")
    end)

    it("report a failing hook", function()
        local rules = assert(inarow.rules(assert(inarow.load [[return { name = "hooked",
            base = "tic_tac_toe", source = "HOOK", hooks = {
            after = function() error "no" end } }]])))
        helper.refused("bad-script", games.random_records(rules, 1)())
    end)

    it("are written by the command, which counts no games then", function()
        local status, out, err = helper.inarow "playout connect_four 4 --records --seed 9"
        assert.equal(0, status, err)
        assert.equal(records_of(assert(inarow.rules "connect_four"), 9, 4), out)
        assert.is_nil(out:find "{")
        says(out, "variant connect_four\nresult ", " -> won ", "\n---\n")
        local _, counted = helper.inarow "playout connect_four 4 --seed 9"
        local results = json.decode(counted).results
        local _, reds = out:gsub("\nresult red\n", "")
        assert.equal(results.red, reds)
        assert.equal("", select(2, helper.inarow "playout connect_four 0 --records"))
        status, out, err = helper.inarow("judge --summary -",
            (select(2, helper.inarow "playout yavalath 3 --records")))
        assert.equal(0, status, out .. err)
        says(out, "3 games: 3 agrees")
    end)
end)
