local helper = dofile "tests/lua/helper.lua"
local inarow = require "inarow"
local lint = require("inarow.game").lint

-- Returns the findings on a script, each as text.
local function findings(source)
    local definition = assert(inarow.load(source, "script"))
    local texts = {}
    for i, finding in ipairs((lint(definition, 2))) do
        texts[i] = finding.path .. ": " .. finding.fault
            .. (finding.setting ~= "" and " (" .. finding.setting .. ")" or "")
    end
    return texts
end

local CASES = {
    {
        "a capture that an option takes away, the win by it staying",
        [[return { name = "x", base = "pente",
            options = { size = 7, pairs = { "yes", "no" } },
            capture = { when = { pairs = "yes" } } }]],
        "options.pairs: script: win: there are no captures (with pairs=no) (pairs=no)",
    },
    {
        "an option that nothing depends on",
        [[return { name = "x", base = "tic_tac_toe", options = { idle = false } }]],
        "options.idle: no rule depends on this option",
    },
    {
        "a rotation that changes nothing",
        [[return { name = "x", base = "tic_tac_toe", source = "X",
            turn = { rotate = { "c3 c3", "a1 b2" }, cite = "X" } }]],
        "turn.rotate[1]: turning a single point changes nothing",
    },
    {
        "a seed that scatters nothing",
        [[return { name = "x", base = "tic_tac_toe", source = "X",
            scatter = { seed = 3, cite = "X" } }]],
        "scatter: without `holes` or `neutral` nothing is scattered",
    },
    {
        "a limit of moves that no game reaches",
        [[return { name = "x", base = "tic_tac_toe", source = "X",
            draw = { moves = { 300, cite = "X" } } }]],
        "draw.moves: no game is drawn this way (in any play-out)",
    },
    {
        "an exception that never applies",
        [[return { name = "x", source = "X", board = { 5, 5 }, colours = { "a", "b" },
            capture = { lengths = { 2 } },
            win = { row = 4, atleast = true, captured = 300 },
            draw = { ["full-board"] = "X" },
            forbid = { ["double-three"] = { penalty = "refused", unless = "wins" } } }]],
        { "win.captured: a never wins by captures (in any play-out)",
            "win.captured: b never wins by captures (in any play-out)",
            'forbid["double-three"].unless: no move is ever allowed by this exception'
                .. " (in any play-out)" },
    },
    {
        "a way to move that another one includes",
        [[return { name = "x", base = "teeko", source = "X", options = false,
            phases = false, draw = { moves = 0 }, win = { shapes = false },
            turn = { move = { "jump", "adjacent", "slide" }, cite = "X" } }]],
        'turn.move[2]: "slide" already allows every such move',
    },
    {
        "a way to move that is named twice",
        [[return { name = "x", base = "teeko", source = "X", options = false,
            phases = false, draw = { moves = 0 }, win = { shapes = false },
            turn = { move = { "jump", "jump" }, cite = "X" } }]],
        "turn.move[2]: the list already has this way to move",
    },
    {
        "a citation of no article",
        [[return { name = "x", base = "tic_tac_toe", win = { cite = "RIF 99" } }]],
        'win.cite: citation "RIF 99": RIF has no 99',
    },
    {
        "a citation of no source",
        [[return { name = "x", base = "tic_tac_toe", board = { cite = "RIFF 2" } }]],
        'board.cite: citation "RIFF 2": there is no source RIFF',
    },
    {
        "a new rule that only its base's citation covers",
        [[return { name = "x", base = "renju", source = "X", win = { captured = 10 },
            options = { size = 9 }, capture = { lengths = { 2 } } }]],
        "win.captured: this rule differs from the base's and has no `cite`: the base's"
            .. ' "RIF 9.1" does not cover it',
    },
    {
        "a rule of one colour that only its base's citation covers",
        [[return { name = "x", base = "pente", source = "X", options = { size = 9 },
            win = { white = { captured = 4 } } }]],
        "win.white.captured: this rule differs from the base's and has no `cite`: the"
            .. ' base\'s "PENTE" does not cover it',
    },
    {
        "a changed rule that only its base's citation covers",
        [[return { name = "x", base = "pente", source = "X", win = { captured = 6 },
            options = { size = 9 } }]],
        "win.captured: this rule differs from the base's and has no `cite`: the"
            .. ' base\'s "PENTE" does not cover it',
    },
    {
        "a citation for what is no reason",
        [[return { name = "x", base = "tic_tac_toe", cite = { occupide = "TTT" } }]],
        "cite.occupide: no ruling has this reason (did you mean 'occupied'?)",
    },
    {
        "a condition that never holds",
        [[return { name = "x", base = "tic_tac_toe", options = { edge = { "no", "yes" } },
            phases = { { "place", colour = "x", within = 1, when = { edge = "yse" } },
                { "place", colour = "o", within = 3, when = { edge = "yes" } } } }]],
        "phases[1].when.edge: the option never has the value yse",
    },
    {
        "a phase in which nothing is legal",
        [[return { name = "x", base = "tic_tac_toe", phases = {
            { "place", colour = "x", within = 1 },
            { "place", colour = "o", within = 1 } } }]],
        "phases: nothing is legal in phase 'play'",
    },
    {
        "a row that a colour never makes",
        [[return { name = "x", source = "X", board = { 5, 5, gravity = true },
            colours = { "black", "white" }, supply = 6, win = { row = 5, atleast = true },
            draw = { ["full-board"] = "X" },
            forbid = { ["double-four"] = { colour = "white" } } }]],
        "forbid[\"double-four\"]: the double-four never occurs for white (in any"
            .. " play-out)",
    },
    {
        "a draw that no game comes to, where players may pass",
        [[return { name = "x", base = "tic_tac_toe", supply = 4,
            turn = { pass = true, cite = "X" }, board = { gravity = true } }]],
        'draw["full-board"]: no game is drawn this way (in any play-out)',
    },
    {
        "a draw that no game comes to",
        [[return { name = "x", base = "connect6",
            options = { size = false }, board = { 9, 9 }, supply = 20 }]],
        'draw["full-board"]: no game is drawn this way (in any play-out)',
    },
}

-- Faults that play finds, each with the required contents of its record.
local SHOWN = {
    {
        "a game in which nobody can do anything any more", "lint-no-action",
        [[return { name = "x", base = "tic_tac_toe", supply = 3 }]],
        "%-> drawn no%-action %(TTT%)\n$",
    },
    {
        "hooks that let nobody do anything", "lint-no-action",
        [[return { name = "x", base = "tic_tac_toe", hooks = {
            legal = function(view) return view.moves < 7 end } }]],
        "refused not%-allowed %(TTT%)\n[^\n]*refused not%-allowed %(TTT%)\n$",
    },
    {
        "an opening in which nothing is legal", "lint-stuck",
        [[return { name = "x", base = "tic_tac_toe", phases = {
            { "place", colour = "x", within = 1 },
            { "place", colour = "o", within = 1 } } }]],
        "^variant x\n[^\n]*b2[^\n]*%-> drawn no%-action %(TTT%)\n$",
    },
    {
        "an opening in which nothing is legal with an option", "lint-stuck",
        [[return { name = "x", base = "tic_tac_toe", options = { strict = false },
            phases = { { "place", colour = "x", within = 1 },
                { "place", colour = "o", within = 1, when = { strict = true } },
                { "place", colour = "o", within = 3, when = { strict = false } } } }]],
        "^variant x strict=true\n",
    },
    {
        "a hook that fails", "lint-hook",
        [[return { name = "x", base = "tic_tac_toe", hooks = {
            after = function(view) if view.moves > 5 then return view.no.no end end } }]],
        "%-> refused bad%-script %(TTT%)\n$",
    },
    {
        "a hook that is slow", "lint-slow",
        [[return { name = "x", base = "tic_tac_toe", hooks = {
            legal = function() for _ = 1, 15000 do end end } }]],
        "^variant x\n",
    },
}

-- Hooks with memory: how they remember, their name, and their source before the script
-- and in it. The last ones have memory too, but answer only by the view and the action.
local IMPURE = {
    { "how often it was called", "legal", "local n = 0",
        [[function() n = n + 1 if n % 7 == 0 then return false end end]] },
    { "whether it was called an even number of times", "after", "local n = 0",
        [[function() n = n + 1
            if n > 30 and n % 2 > 0 then
                return { status = "drawn", reason = "odd" } end end]] },
    { "that it was called at all", "after", "local done",
        [[function() if not done then done = true
            return { status = "void", reason = "first" } end end]] },
    { "answers by the number of the call", "legal", "local n, memo = 0, {}",
        [[function(view, action) n = n + 1
            local key = n % 5
            if memo[key] == nil then memo[key] = action.point ~= "b2" end
            return memo[key] end]] },
    { "answers by the number of moves alone", "legal", "local memo = {}",
        [[function(view, action)
            if memo[view.moves] == nil then memo[view.moves] = action.point > "b" end
            return memo[view.moves] end]] },
    { "the games before", "legal", "local seen = {}",
        [[function(view, action)
            local again = view.moves == 0 and seen[action.point]
            if view.moves == 0 then seen[action.point] = true end
            if again then return { reason = "seen-before" } end end]] },
    { "the last action, in a global", "after", "",
        [[function(view, action)
            if last == action.point then return { status = "void", reason = "again" } end
            last = action.point end]] },
    { "a count in a library's table, and fails by it", "after", "",
        [[function() string.n = (string.n or 0) + 1
            if string.n > 40 then error "tired" end end]] },
    { "how often it was called, thousands of times", "legal", "local n = 0",
        [[function() n = n + 1 if n > 9000 then return false end end]] },
    { "how far the last question was from this one", "legal", "local last",
        [[function(view)
            local distance = view.moves - (last or view.moves)
            last = view.moves
            if distance == 2 or distance == -2 then return false end end]] },
    { "that the last question was the same one", "legal", "local last",
        [[function(view, action)
            local question = action.point
            for point, colour in pairs(view.at) do
                question = question .. " " .. point .. colour
            end
            if question == last and view.moves > 3 then return false end
            last = question end]] },
    { "a count that is only in its message", "legal", "local n = 0",
        [[function(view, action) n = n + 1
            if action.point == "b2" then
                return { reason = "no-centre", message = "Call " .. n } end end]] },
    { "nothing: its tables have no address", nil, "",
        [[function(view, action)
            return #(tostring {} .. tostring(type)) ~= 13 or action.point ~= "b2" end]] },
    { "what it has reckoned", nil, "local memo = {}",
        [[function(view, action)
            local key = action.point
            if memo[key] == nil then memo[key] = key ~= "b2" or view.width > 3 end
            return memo[key] end]] },
    { "nothing, and meets a limit", nil, "",
        [[function(view, action)
            while view.moves == 5 and action.point == "b2" do end end]] },
}

local function impure_script(case)
    return ('%s\nreturn { name = "x", base = "tic_tac_toe", hooks = { %s = %s } }')
        :format(case[3], case[2] or "legal", case[4])
end

-- Returns the findings on hooks that answer in two ways, with default options.
local function impurities(definition)
    local found = {}
    for _, finding in ipairs((lint(definition, 1, 0))) do
        if finding.code == "lint-impure" then found[#found + 1] = finding end
    end
    return found
end

-- Several mistakes at once, always reported in the same order.
local MANY = [[return { name = "x", base = "renju", supply = 20, board = { cite = "X 1" },
    draw = { ["full-board"] = "X 2", agreement = "X 3", ["both-times"] = "X 4",
        ["two-passes"] = "X 5" },
    cite = { occupide = "RIF 5", ["game-ovr"] = "RIF 9" },
    options = { c = false, b = { 1, 2 }, a = 7 } }]]

describe("lint", function()
    it("reports its findings in one order, that of the keys", function()
        local places = {}
        for i, text in ipairs(findings(MANY)) do
            places[i] = text:match "^(.-): "
        end
        assert.same({ "board.cite", "draw.agreement", 'draw["both-times"]',
            'draw["full-board"]', 'draw["two-passes"]', 'cite["game-ovr"]',
            "cite.occupide", "options.a", "options.b", "options.c" },
            { (table.unpack or unpack)(places, 1, 10) })
    end)

    it("knows all citations: of rulings, tables and the script's own reasons", function()
        assert.same({}, findings [[return { name = "x", base = "yava",
            win = { reason = "in-line" }, cite = { ["in-line"] = "YAVA", three = "YAVA",
                occupied = "YAVA", press = "YAVA", ["unclaimed-five"] = "YAVA" } }]])
    end)

    it("knows each reason of a refusal that is documented", function()
        local cites = {}
        for i, reason in ipairs(helper.reasons()) do
            cites[i] = ('["%s"] = "YAVA"'):format(reason)
        end
        assert(#cites > 20)
        assert.same({}, findings(('return { name = "x", base = "yava", cite = { %s } }')
            :format(table.concat(cites, ", "))))
    end)

    it("plays moving stones up to the limit of moves", function()
        local texts = table.concat(findings [[return { name = "x", source = "X",
            board = { 7, 7 }, colours = { "a", "b" }, supply = 7,
            start = "XXXXXXX/......./......./......./......./......./OOOOOOO",
            turn = { move = "slide" }, capture = { lengths = { 1 } },
            win = { captured = 7 }, draw = { moves = 80 } }]], "\n")
        assert.is_nil(texts:find("draw.moves", 1, true), texts)
    end)

    it("crowds the stones of some games, so that short games have rows too", function()
        assert.same({}, findings [[return { name = "x", source = "X", board = { 25, 25 },
            colours = { "a", "b" }, win = { row = 5, exactly = true },
            draw = { moves = 60 } }]])
    end)

    it("finds captures that never win once for each team", function()
        local texts = findings [[return { name = "x", source = "X", board = { 6, 6 },
            colours = { "a", "b", "c", "d" }, teams = { { "a", "c" }, { "b", "d" } },
            capture = { lengths = { 2 } }, draw = { ["full-board"] = "X" },
            win = { row = 5, atleast = true, captured = 300 } }]]
        for i, text in ipairs(texts) do
            texts[i] = text:match "^win.captured: (%w+ never)"
        end
        assert.same({ "a never", "b never" }, texts)
    end)

    it("knows that single stones are captured", function()
        assert.same({ "win: b never wins by a row (in any play-out)" }, findings [[
            return { name = "x", source = "X", board = { 3, 1 }, colours = { "a", "b" },
                capture = { lengths = { 1 } }, draw = { ["full-board"] = "X" },
                win = { row = 3, exactly = true } }]])
    end)

    it("leaves out findings about the base, and about the base's options", function()
        local base = [[return { name = "low", source = "LOW", board = { 4, 4 },
            colours = { "a", "b" }, options = { most = { 0, 2 } },
            win = { row = 3, atleast = true }, cite = { occupide = "LOW" },
            draw = { ["full-board"] = "LOW", moves = option "most" } }]]
        table.insert(inarow.finders, 1, function(name)
            if name == "low" then return base, "low.lua" end
        end)
        finally(function()
            table.remove(inarow.finders, 1)
            inarow.forget()
        end)
        local child = [[return { name = "x", base = "low",
            lose = { shapes = { el = "X./XX" }, cite = "LOW" }, %s }]]
        assert.equal(2, #findings(base))
        assert.same({}, findings(child:format ""))
        assert.same({ "win: b never wins by a row (in any play-out with this option); if"
            .. " that is intended, exclude the option by `when` (most=1)" },
            { (findings(child:format "options = { most = { 0, 1 } }"))[1] })
    end)

    for _, case in ipairs(CASES) do
        it("finds " .. case[1], function()
            local texts = findings(case[2])
            if type(case[3]) == "table" then return assert.same(case[3], texts) end
            for _, text in ipairs(texts) do
                if text == case[3] then return end
            end
            error(("no %q, but: %s"):format(case[3], table.concat(texts, "\n")), 0)
        end)
    end

    it("tries a limited number of settings, of every option, and reports this", function()
        local definition = assert(inarow.load [[
            local options = {}
            for i = 1, 10 do
                local values = {}
                for j = 1, 50 do values[j] = j end
                options["o" .. i] = values
            end
            return { name = "x", base = "tic_tac_toe", options = options }]])
        local found, played, settings = lint(definition, 1)
        assert.equal(10, #found)
        assert.equal(40, played)
        assert.equal(491, settings)
    end)

    it("ends in time, whatever remains", function()
        local definition = assert(inarow.load [[
            local sizes = {}
            for i = 1, 50 do sizes[i] = i end
            return { name = "x", base = "renju", options = { idle = sizes } }]])
        local begin = os.clock()
        local _, played = lint(definition, 1, 0.2)
        assert.is_true(os.clock() - begin < 3)
        assert.is_true(played < 40)
    end)

    it("reports the part done after each round of games", function()
        local parts, expected = {}, {}
        lint(assert(inarow.find "tic_tac_toe"), 8, nil, nil, function(part)
            parts[#parts + 1] = part
        end)
        for round = 1, 8 do expected[round] = round / 8 end
        assert.same(expected, parts)
    end)

    local CLEAN = { "tic_tac_toe", "yava", "connect_four", "popout", "bead_renju" }
    for _, name in ipairs(CLEAN) do
        it("has no finding in " .. name, function()
            assert.same({}, (lint(assert(inarow.find(name)), helper.is_long and 8 or 2)))
        end)
    end

    it("tries nothing after a draw on which the players agreed", function()
        assert.same({}, (lint(assert(inarow.find "renju"), 1)))
    end)

    -- Runs a function while a record can find a script by name.
    local function with_script(source, run)
        local function find(name)
            if name == "x" then return source, "x.lua" end
        end
        inarow.forget()
        table.insert(inarow.finders, 1, find)
        local ok, message = pcall(run)
        table.remove(inarow.finders, 1)
        inarow.forget()
        assert(ok, message)
    end

    for _, case in ipairs(SHOWN) do
        it("shows in a record " .. case[1], function()
            local definition, shown = assert(inarow.load(case[3], "x.lua")), nil
            local budget = case[2] == "lint-slow" and 0 or nil
            for _, finding in ipairs((lint(definition, 2, nil, budget))) do
                if finding.code == case[2] then shown = finding end
                assert(finding.code ~= "lint-no-action" or case[2] == finding.code)
            end
            assert(shown, "not found")
            assert(shown.record:find(case[4]), shown.record)
            with_script(case[3], function()
                local rulings = 0
                for tested in inarow.conform(shown.record, "x") do
                    assert.is_nil(tested.error)
                    assert.equal(0, #tested.failures)
                    rulings = rulings + 1
                end
                assert.equal(1, rulings)
                if case[2]:find "no%-action" or case[2] == "lint-stuck" then
                    local game = inarow.open((shown.record:gsub("[^\n]*refused[^\n]*\n",
                        "")))
                    assert.same({}, (game:legal()))
                end
            end)
        end)
    end

    for _, case in ipairs(IMPURE) do
        it("detects whether a hook is consistent that remembers " .. case[1], function()
            local found = impurities(assert(inarow.load(impure_script(case), "x")))
            assert.equal(case[2] and 1 or 0, #found)
            if not case[2] then return end
            assert.equal("hooks." .. case[2], found[1].path)
            local action, one, other = found[1].fault
                :match "^the hook answers '(.-)' in two ways, (.*) and (.*): its"
            assert(action and one ~= other, found[1].fault)
            local last = found[1].record:match "([^\n]+)\n$"
            assert.equal(last, action)
        end)
    end

    it("tests the hooks of a base and of a host's table too", function()
        with_script(impure_script(IMPURE[1]), function()
            assert.equal(1, #impurities(assert(inarow.load(
                [[return { name = "y", base = "x" }]], "y"))))
        end)
        local n = 0
        local script = { name = "host", base = "tic_tac_toe", hooks = {
            legal = function() n = n + 1 return n % 7 > 0 end } }
        assert.equal(1, #impurities(assert(inarow.rules(script)).definition))
    end)

    it("finds one hook of the author's page that is inconsistent", function()
        local page, impure = assert(io.open "variants/README.md"):read "*a", {}
        for block in page:gmatch "```lua\n(.-)```" do
            if block:find "return {" and block:find "hooks = {" then
                local definition = assert(inarow.load(block, "page"))
                impure[definition.name] = #impurities(definition)
            end
        end
        assert.same({ contact = 0, corners = 0, inner_gomoku = 0, traced = 0,
            forgetful = 1 }, impure)
    end)

    -- Returns the kinds of findings, without their texts.
    local function kinds(name, source, games)
        local definition = source and assert(inarow.load(source, "x.lua"))
            or assert(inarow.find(name))
        local set = {}
        for _, finding in ipairs((lint(definition, games, 1e6))) do
            set[("%s %s %s"):format(finding.code, finding.path,
                finding.setting)] = true
        end
        return set
    end

    local long = os.getenv "INAROW_LONG"
    local number = 0
    local function misses_nothing(name, source)
        local before
        for _, games in ipairs(long and { 0, 1, 2, 3, 5, 8, 13, 60 } or { 1, 9 }) do
            local found = kinds(name, source, games)
            for kind in pairs(before or {}) do
                assert(found[kind], ("%s is missed with %d games"):format(kind, games))
            end
            before = found
        end
    end

    for _, name in ipairs(long and inarow.variants() or { "yava", "popout" }) do
        it("finds as much with more games as with fewer in " .. name, function()
            misses_nothing(name)
        end)
    end
    for _, list in ipairs { CASES, SHOWN } do
        for _, case in ipairs(list) do
            number = number + 1
            if case[2] ~= "lint-slow" and (long or helper.is_due(number, 8)) then
                it("finds as much with more games as with fewer: " .. case[1],
                    function()
                        misses_nothing(nil, list == CASES and case[2] or case[3])
                    end)
            end
        end
    end
end)
