-- Tests the bar for work that takes longer than a second, which is shown only on a
-- terminal.
local helper = dofile "tests/lua/helper.lua"
local terminal = dofile "tests/lua/terminal.lua"

local core = require "inarow.core"
local inarow = require "inarow"
local games = require "inarow.game"

-- A script with a slow hook.
local SLOW = [[return { name = "slow", base = "tic_tac_toe", source = "SLOW",
    hooks = { after = function() for _ = 1, 30000 do end end } }]]

after_each(helper.clean)

describe("on a terminal a bar is drawn and redrawn by", function()
    local long = { "perft slow 9", "playout gomoku 100000000", "perft connect_four 15",
        "lint slow --games 100000", "perft gomoku 9", "perft soosorv_8 9",
        "playout slow 100000000", "lint pente --games 100000" }
    for _, words in ipairs(helper.some(long, 1)) do
        it(words, function()
            local command = ("env NO_COLOR=1 build/inarow %s --script %s"):format(words,
                helper.file(SLOW))
            -- If it is drawn twice, it is redrawn; an interrupt ends the command.
            local steps = { "\r\27[K[", "%", { send = "\3" } }
            if words:find "slow" then
                steps = { steps[1], steps[2], (table.unpack or unpack)(steps) }
            end
            local _, status, sent = terminal.run(command, steps)
            assert(status == 130 or status == "SIGINT", tostring(status))
            assert(sent:find "\r\27%[K%[#*%.*%] +%d+ %%", sent)
        end)
    end
end)

it("the bar is removed before the results are printed", function()
    local command = "env NO_COLOR=1 build/inarow perft slow 4 --script "
        .. helper.file(SLOW)
    local seen, status = terminal.run(command, {})
    assert.equal(0, status)
    local expected = select(2, helper.inarow("perft tic_tac_toe 4"))
    assert.equal(expected, (seen:gsub("\n+$", "\n")))
end)

it("no bar is drawn into a pipe, and the results are the same", function()
    local path = helper.file(SLOW)
    local status, out, err = helper.inarow("perft slow 4 --script " .. path)
    assert.equal("0", status .. err)
    assert.equal(select(2, helper.inarow "perft tic_tac_toe 4"), out)
end)

helper.at_length(it, "no bar of play-outs is drawn into a pipe", function()
    local status, out, err = helper.inarow "playout gomoku 300000"
    assert.equal("0", status .. err)
    helper.says(out, '"games":300000')
end)

-- Checks the progress that a function reports: parts that grow to the whole.
local function check_parts(parts, least)
    assert(#parts >= least, #parts)
    for i, part in ipairs(parts) do
        assert(part >= (parts[i - 1] or 0) - 1e-9 and part <= 1 + 1e-9,
            ("%d: %g"):format(i, part))
    end
    assert(parts[#parts] > 0.99, parts[#parts])
end

local function collector(parts)
    return function(part) parts[#parts + 1] = part end
end

describe("reported progress", function()
    -- Returns the counts without seconds.
    local function counts(plies)
        local list = {}
        for i, ply in ipairs(plies) do
            list[i] = { sequences = ply.sequences, ended = ply.ended }
        end
        return list
    end

    for name, depth in pairs { connect_four = 7, popout = 5, tic_tac_toe = 9,
        gomoku = 2, pente = 3, soosorv_8 = 4, taraguchi_10 = 4, connect6 = 2,
        renju = 3, yava = 2, pente_teams = 2 } do
        it("does not change a count of perft: " .. name, function()
            local position = assert(inarow.rules(name)).core:start()
            local parts = {}
            assert.same(counts(core.perft(position, depth)),
                counts(core.perft(position, depth, false, collector(parts))))
            check_parts(parts, 2)
        end)
    end

    for name, count in pairs { gomoku = 3000, connect_four = 30000, pente = 300,
        soosorv_8 = 30, popout = 300 } do
        it("does not change a game that is played out: " .. name, function()
            local rules, parts = assert(inarow.rules(name)).core, {}
            local plies, _, ended = core.playout(rules, 5, count)
            local same_plies, _, same_ended =
                core.playout(rules, 5, count, false, collector(parts))
            assert.equal(plies, same_plies)
            assert.same(ended, same_ended)
            check_parts(parts, 2)
        end)
    end

    it("is reported for games with hooks too", function()
        local rules = assert(inarow.rules(assert(inarow.load(
            (SLOW:gsub("30000", "1"))))))
        local parts = {}
        assert(games.count_plies(games.start_count(rules), 5, collector(parts)))
        check_parts(parts, 80)
        parts = {}
        assert(games.play_out(rules, 1, 50, collector(parts)))
        check_parts(parts, 50)
    end)

    it("may fail: its error goes to the caller", function()
        local rules = assert(inarow.rules "connect_four").core
        local function fails() error("stopped", 0) end
        local ok, message = pcall(core.perft, rules:start(), 6, false, fails)
        assert.is_false(ok)
        assert.equal("stopped", message)
        ok, message = pcall(core.playout, rules, 1, 10, false, fails)
        assert.is_false(ok)
        assert.equal("stopped", message)
    end)
end)
