-- Tests counts and play-outs of scripts with hooks, by the arbiter. Hooks that return
-- nothing leave the core's numbers unchanged, and other hooks' answers count.
local core = require "inarow.core"
local games = require "inarow.game"
local helper = dofile "tests/lua/helper.lua"
local inarow = require "inarow"

local says = helper.says

-- Returns a child of a variant with hooks, given their bodies.
local function hooked(base, legal, after)
    return assert(inarow.load(([[return { name = "hooked", base = %q, source = "HOOK",
        hooks = { legal = function(view, action) %s end,
            after = function(view, action) %s end } }]])
        :format(base, legal or "", after or "")))
end

local function rules_of(...)
    return assert(inarow.rules(hooked(...)))
end

-- Returns counts by name as a line of text.
local function line_of(counts)
    local line = {}
    for key, count in pairs(counts) do line[#line + 1] = key .. " " .. count end
    table.sort(line)
    return table.concat(line, ", ")
end

local function played(playout, rules, count)
    local plies, seconds, counts = playout(rules, 3, count)
    return ("%d: %s"):format(assert(plies, seconds), line_of(counts))
end

-- Returns the plies as text, with wins by a row under the rules' own name.
local function counted(plies, rules)
    local text, own = {}, (rules.win[1] or {}).reason
    for ply, count in ipairs(plies) do
        local ended = {}
        for key, n in pairs(count.ended) do
            key = (key == "five" or key == "overline") and own or key
            ended[key] = (ended[key] or 0) + n
        end
        text[ply] = count.sequences .. ": " .. line_of(ended)
    end
    return table.concat(text, "; ")
end

after_each(helper.clean)

describe("hooks that return nothing", function()
    for _, name in ipairs(inarow.bundled) do
        -- Moving stones are listed one by one: a game takes seconds.
        if name ~= "gomoku_moving" then
            it("leave the games of " .. name .. " unchanged", function()
                assert.equal(played(core.playout, assert(inarow.rules(name)).core, 2),
                    played(games.play_out, rules_of(name), 2))
            end)
        end
    end

    for name, depth in pairs { connect_four = 3, popout = 3, tic_tac_toe = 4, yava = 2,
        soosorv_8 = 4, taraguchi_10 = 3, tarannikov = 2, rif_renju = 4, bead_renju = 1,
        pente_1987 = 1, yamaguchi = 4 } do
        it("leave the sequences of " .. name .. " unchanged", function()
            local rules = rules_of(name)
            local game = games.start_count(rules)
            assert.equal(counted(core.perft(rules.core:start(), depth), rules),
                counted(assert(games.count_plies(game, depth)), rules))
            assert.equal(0, #game.log)
        end)
    end
end)

it("a loss by a row has the row's reason, or the forbidden pattern's", function()
    local function ended(points, ply, rest)
        local script = ([[return { name = "small", source = "SMALL", board = { %d, 1 },
            colours = { "black", "white" }, hooks = { legal = function() end },
            %s }]]):format(points, rest)
        local plies = assert(games.count_plies(games.start_count(
            assert(inarow.rules(assert(inarow.load(script))))), ply))
        return line_of(plies[ply].ended)
    end
    assert.equal("two 12", ended(4, 3, [[win = { row = 3, atleast = true },
        lose = { row = 2, atleast = true, reason = "two" }]]))
    assert.equal("five 1080, no-action 2592, overline 144",
        ended(7, 7, [[win = { row = 3, exactly = true },
            forbid = { overline = { colour = "black", penalty = "loses" } }]]))
end)

it("actions listed after offers are counted", function()
    for _, verb in ipairs { '{ "remove", colour = "white", of = 1 }',
        '{ "take", count = 1 }', '{ "roll" }' } do
        local script = ([[return { name = "mix", source = "MIX", board = { 3, 3 },
            colours = { "black", "white" }, win = { row = 3, atleast = true },
            phases = { { "place", colour = "white" },
                { { "offer", colour = "black", count = 2 }, %s } }, %s }]])
        local plain = assert(inarow.rules(assert(inarow.load(script:format(verb, "")))))
        local with_hooks = assert(inarow.rules(assert(inarow.load(script:format(verb,
            "hooks = { legal = function() end }")))))
        local plies = core.perft(plain.core:start(), 3)
        local game = games.start_count(with_hooks)
        assert.equal(counted(plies, plain),
            counted(assert(games.count_plies(game, 3)), with_hooks))
        assert.equal(played(core.playout, plain.core, 20),
            played(games.play_out, with_hooks, 20))
    end
end)

it("games are won by the colour that the rules name, after exchanges too", function()
    assert.equal(played(core.playout, assert(inarow.rules "bead_renju").core, 12),
        played(games.play_out, rules_of "bead_renju", 12))
end)

describe("hooks that answer", function()
    local EDGE = [[local row = action.point and tonumber(action.point:sub(2))
        return row ~= 1]]

    it("reduce the counts", function()
        local game = games.start_count(rules_of("tic_tac_toe", EDGE))
        local list = {}
        for i, ply in ipairs(assert(games.count_plies(game, 7))) do
            list[i] = ply.sequences
        end
        assert.same({ 6, 30, 120, 360, 720, 648, 0 }, list)
    end)

    it("restrict the play-outs", function()
        local _, _, counts = games.play_out(rules_of("tic_tac_toe", EDGE), 1, 50)
        assert.equal(50, counts[1] + counts[2] + counts.unfinished)
        assert.is_true(counts.unfinished > 0) -- six points are full without a row
    end)

    it("end games, counted by their reasons", function()
        local rules = rules_of("tic_tac_toe", "", [[if action.point == "b2" then
            return { status = "won", who = view.at.b2, reason = "centre" } end]])
        local plies = assert(games.count_plies(games.start_count(rules), 2))
        assert.same({ centre = 1 }, plies[1].ended)
        assert.same({ centre = 8 }, plies[2].ended)
        assert.equal(64, plies[2].sequences)
    end)

    it("are reported if they fail", function()
        local rules = rules_of("tic_tac_toe", "error 'broken'")
        local plies, message = games.play_out(rules, 1, 1)
        assert.is_nil(plies)
        says(message, "hooks.legal", "broken")
        plies, message = games.count_plies(games.start_count(rules), 1)
        assert.is_nil(plies)
        says(message, "hooks.legal", "broken")
    end)

    it("are called by the command line", function()
        local path = helper.file [[return { name = "hooked", base = "tic_tac_toe",
            source = "HOOK", hooks = { legal = function(view, action)
                if view.moves == 8 then error "broken" end
                return action.point ~= "a1" or view.moves > 0 end } }]]
        local status, out, err = helper.inarow("perft hooked 1 --script " .. path)
        assert.equal("0", status .. err)
        says(out, "  1                8")
        status, out, err = helper.inarow("playout hooked 40 --script " .. path)
        assert.equal("2", status .. out)
        says(err, "hooks.legal", "broken")
    end)
end)

it("perft uses the reasons of rulings, with hooks and without", function()
    local function ended(source)
        local variant = assert(inarow.load(source))
        local ply = assert(inarow.new(variant):perft(5))[5]
        return ply.ended
    end
    local SCRIPT = [[return { name = "mine", source = "MINE", board = { 3, 3 },
        colours = { "black", "white" },
        win = { row = 3, atleast = true, reason = "mill" }, %s }]]
    local plain = ended(SCRIPT:format "")
    assert.same({ mill = 1440 }, plain)
    assert.same(plain, ended(SCRIPT:format "hooks = { legal = function() end }"))
end)
