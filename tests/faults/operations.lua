-- The operations that are made to fail: {name, group, make, run, again, state, identity,
-- look, shown, refused, restore, worn, own}.
--
-- `make()` returns a subject. `run(subject)` is the operation that fails, and
-- `again(subject)` must do the same afterwards. `state(subject)` is its complete state as
-- a string, `identity` the tables of which it consists, and `look` its state as seen from
-- outside, which is slow to compute. `shown` describes the result of `run`, and `refused`
-- returns true if that is a refusal. `restore(subject)` returns a subject in the state
-- before `run`. If `worn`, a subject is not used again after a failure. Operations found
-- in records are not `own` ones; all others are.
local helper = dofile "tests/lua/helper.lua"
local judging = require "inarow.judging"
local notation = require "inarow.notation"
local game_module = require "inarow.game"
local inarow = require "inarow"
local model = require "inarow.model"

local core = require "inarow.core"

local faults = rawget(_G, "faults")
local operations = {}

-- Returns a table's keys and values, sorted by key: the order is the same in every Lua.
local function sorted(map)
    local keys, n = {}, 0
    for key in pairs(map) do keys[#keys + 1] = key end
    table.sort(keys)
    return function()
        n = n + 1
        return keys[n], map[keys[n]]
    end
end

-- ---- Values as text ------------------------------------------------------------------

local function dump(value, depth)
    local kind = type(value)
    if kind == "function" or kind == "userdata" then return kind end
    if kind ~= "table" then return tostring(value) end
    if depth == 0 then return "..." end
    local parts = {}
    for key, item in pairs(value) do
        if key ~= "previous" then
            parts[#parts + 1] = tostring(key) .. "=" .. dump(item, (depth or 9) - 1)
        end
    end
    table.sort(parts)
    return "{" .. table.concat(parts, " ") .. "}"
end

local function shown(...)
    local parts = {}
    for i = 1, select("#", ...) do parts[i] = dump((select(i, ...))) end
    return table.concat(parts, " | ")
end

local function add(group, name, operation)
    operation.group, operation.name = group, group .. ": " .. name
    operation.make = operation.make or function() return false end
    operation.again = operation.again or operation.run
    operation.state = operation.state or function() return "" end
    operation.identity = operation.identity or operation.state
    operation.look = operation.look or function() return "" end
    operation.shown = operation.shown or shown
    operation.refused = operation.refused or function(result) return result == nil end
    operation.restore = operation.restore or operation.make
    operation.own = group ~= "apply" and group ~= "undo"
    operations[#operations + 1] = operation
end

-- ---- Games ---------------------------------------------------------------------------

local function state_of(game)
    local log = game.log
    return table.concat({ faults.bytes(game.position), dump(game.at_table),
        dump(game.origin.conduct), dump(game.final), #log, dump(log[#log]),
        dump(log[#log - 1]), dump(log[1]) }, "\n")
end

local function identity_of(game)
    local parts = { tostring(game.log), tostring(game.at_table), tostring(game.final),
        tostring(game.position) }
    for _, action in ipairs(game.log) do parts[#parts + 1] = tostring(action) end
    return table.concat(parts, " ")
end

local function look_at(game)
    return dump(helper.snapshot(game))
end

-- Adds an operation on a game; `changes` if it adds an action that can be undone.
local function add_game(group, name, operation)
    operation.state, operation.identity = state_of, identity_of
    operation.look = look_at
    if operation.changes then
        operation.restore = function(game)
            assert(game:undo())
            return game
        end
    end
    add(group, name, operation)
end

-- Returns a game after the actions of a text, each a point or an action.
local function played(variant, options, text)
    local game = assert(inarow.new(variant, options))
    if text then helper.play(game, text) end
    return game
end

-- ---- Every verb, from the law's records ----------------------------------------------

-- Returns the game of a record before its i-th line.
local function game_before(read, i)
    local game = assert(notation.start(read.source))
    for n = 1, i - 1 do
        local line = read.lines[n]
        if line.action then game:apply(line.action) end
    end
    return game
end

-- Returns a key for an action and its result. Actions with the same key are alike.
local function key_of(line, game)
    local action = line.action
    local what = action.claim or action.answer or action.order or action.what
    local verb = action.verb .. (what and " " .. what or "")
    local ruling = line.ruling or "ok"
    return ("%s -> %s%s%s"):format(verb, ruling:match "^%S+ ?[%l-]*",
        game.adjudication == "claims" and ", claims" or "",
        game.clock and ", clock" or "")
end

local function add_action(key, read, i)
    local action = read.lines[i].action
    local text = model.format(action)
    local before = game_before(read, i)
    local stands = before:apply(text) ~= nil
    add_game("apply", key, {
        make = function() return game_before(read, i) end,
        run = function(game) return game:apply(text) end,
        changes = stands,
        restore = function(game) return game end,
    })
    if stands then
        add_game("undo", key, {
            make = function() return game_before(read, i + 1) end,
            run = function(game) return game:undo() end,
            restore = function(game)
                assert(game:apply(text))
                return game
            end,
        })
    end
end

local files = io.popen "find tests/conformance -name '*.rec' | LC_ALL=C sort"
local seen = {}
for path in files:lines() do
    for item in notation.games(helper.contents(path), path, { format = "record" }) do
        local read = { source = item.source, lines = {} }
        for line in notation.entries(item) do table.insert(read.lines, line) end
        for i, line in ipairs(item.error and {} or read.lines) do
            local key = line.action and key_of(line, item.source)
            if key and not seen[key] then
                seen[key] = true
                add_action(key, read, i)
            end
        end
    end
end
files:close()

-- ---- Stones as short actions ---------------------------------------------------------

local FIVE = "h8 i9 i8 j9 j8 k9 k8 l9"
local function stones(text) return (text:gsub(" ", ", ")) end
local CAPTURE = "k10 l11 n13 m12"

for _, case in ipairs {
    { "a stone", "gomoku", nil, FIVE, "a1" },
    { "a deciding stone", "gomoku", nil, FIVE, "l8" },
    { "an occupied point", "gomoku", nil, FIVE, "h8" },
    { "off the board", "gomoku", nil, FIVE, "p16" },
    { "no point", "gomoku", nil, FIVE, "what" },
    { "after the end", "gomoku", nil, FIVE .. " l8", "a1" },
    { "a forbidden point", "renju", { opening = "free", forbidden = "refused" },
        "h8 a1 h9 a3 j10 a5 k10 a7", "h10" },
    { "a column alone", "connect_four", nil, "d1 d2", "d" },
    { "a full column", "connect_four", nil, "d1 d2 d3 d4 d5 d6", "d" },
    { "a capture", "pente", { opening = "free" }, CAPTURE, "k11" },
    { "at the table", "renju", { adjudication = "claims", clock = "40/600 60+5",
        opening = "free" }, FIVE, "l8" },
    { "in an opening", "rif_renju", nil, "h8", "h9" },
} do
    local title, variant, options, text, point = (unpack or table.unpack)(case, 1, 5)
    local game = played(variant, options, stones(text))
    local stands = game:play(point) ~= nil
    add_game("play", title, {
        make = function() return played(variant, options, stones(text)) end,
        run = function(subject) return subject:play(point) end,
        changes = stands,
        restore = function(subject) return subject end,
    })
end

local POINTS = { "h8", "i9", "i8", "j9", "j8", "k9", "h8", "k8" }
add_game("play", "a run", {
    make = function() return played "gomoku" end,
    run = function(game) return game:play_many(POINTS) end,
    restore = function(game)
        while #game.log > 0 do game:undo() end
        return game
    end,
})

-- ---- Hooks ---------------------------------------------------------------------------

local HOOKS = {
    plain = "function() end",
    sees = "function(view, action) local n = 0 for _ in pairs(view.at) do n = n + 1 end"
        .. " assert(n <= view.moves) end",
    catches = "function(view) local ok, message = pcall(function() return ('x'):rep(99)"
        .. " .. view.moves end) if not ok then return { reason = 'caught' } end end",
    refuses = "function(_, action) return { reason = 'so', message = action.verb } end",
    raises = "function() error 'no' end",
    ends = "function() return { status = 'won', who = 'x', reason = 'so', points ="
        .. " { 'a1' } } end",
}

local function script(legal, after)
    return ([[return { name = "hooked", board = { 5, 5 }, colours = { "x", "o" },
        win = { row = 4, atleast = true }, turn = { pass = true },
        options = { edge = { "no", "yes" } },
        hooks = { legal = %s, after = %s } }]]):format(legal, after)
end

local function add_hooked(name, make_variant)
    local variant = make_variant()
    local tried = assert(inarow.new(variant))
    local stands = tried:play "c3" ~= nil
    local function make()
        local game = assert(inarow.new(make_variant()))
        if stands and not tried.final then helper.play(game, "pass", "b2") end
        return game
    end
    add_game("hooks", name .. ": play", {
        make = make, run = function(game) return game:play "c3" end, changes = stands,
        restore = function(game) return game end,
    })
    for _, list in ipairs { "legal", "legal_groups" } do
        add_game("hooks", name .. ": " .. list, {
            make = make, run = function(game) return game[list](game) end,
            restore = function(game) return game end,
            -- A fault of a hook is returned beside the list, and counts as a refusal.
            refused = function(_, fault) return fault ~= nil end,
        })
    end
end

for _, case in ipairs {
    { "plain", "plain" }, { "sees", "sees" }, { "catches", "plain" },
    { "refuses", "plain" }, { "raises", "plain" }, { "plain", "raises" },
    { "plain", "ends" },
} do
    local text = script(HOOKS[case[1]], HOOKS[case[2]])
    add_hooked("a script that " .. case[1] .. ", " .. case[2], function()
        return assert(inarow.load(text, "hooked.lua"))
    end)
    -- An error that a host's own function catches is not tested.
    if case[1] ~= "catches" then
        add_hooked("a host's that " .. case[1] .. ", " .. case[2], function()
            return (loadstring or load)(text)()
        end)
    end
end

-- A hook that tries to play on the game it is asked about, and is refused.
do
    local playing, playing_on
    local variant = {
        name = "own", board = { 5, 5 }, colours = { "x", "o" },
        win = { row = 4, atleast = true },
        hooks = { legal = function(_, action)
            if playing_on and action.point == "c3" then
                playing_on = false
                playing:play "b2"
                playing:legal()
            end
        end },
    }
    add_game("hooks", "a host's that plays on the game", {
        make = function()
            local game = assert(inarow.new(variant))
            helper.play(game, "b2")
            return game
        end,
        run = function(game)
            playing, playing_on = game, true
            return game:play "c3"
        end,
        changes = true,
    })
end

-- ---- With a deadline -----------------------------------------------------------------

-- The host's clock stands at 0: a moment after 0 never comes, and 0 is past. After a
-- failure there may be no deadline left, so a count with a deadline is made each time.
local function state_after_deadline(game)
    core.hold(true)
    return state_of(game) .. shown(core.perft(game.position, 1, true) ~= nil)
end

-- Failures other than the deadline are raised again.
local function within(moment, run, game)
    local ran, result, message, code = core.within(moment, run, game)
    if ran then return result, message, code end
    if result == core.too_late then return nil, result end
    error(result, 0)
end

local function play(game) return game:play "c3" end

local BOUND = {
    ["a stone"] = play,
    ["a stone, held"] = function(game)
        core.hold(true)
        local ruling, message, code = play(game)
        core.hold(false)
        return ruling, message, code
    end,
    ["a deadline in it"] = function(game) return within(1, play, game) end,
    ["a count"] = function(game) return core.perft(game.position, 2) ~= nil or nil end,
}
for name, run in sorted(BOUND) do
    for word, moment in sorted { late = 0, ["in time"] = 1 } do
        local function bound(game) return within(moment, run, game) end
        local function make()
            return assert(inarow.new(assert(inarow.load(script(HOOKS.sees, HOOKS.plain),
                "hooked.lua"))))
        end
        local tried = make()
        bound(tried)
        local stands = #tried.log > 0
        add_game("bound", name .. ", " .. word, {
            make = make, run = bound, changes = stands,
            restore = function(game) return game end,
        })
        operations[#operations].state = state_after_deadline
    end
end

-- ---- Queries -------------------------------------------------------------------------

local GAMES = {
    { "renju", { opening = "free" }, "h8 i9 i8 j9 j8 h9 k7 a1" },
    { "rif_renju", { adjudication = "claims", clock = "40/7200 900+30" }, "h8 h9 i10" },
    { "connect_four", nil, "d1 d2 d3" },
    { "pente", { opening = "free" }, CAPTURE },
}
local ASKED = {
    legal = function(game) return game:legal() end,
    legal_groups = function(game) return game:legal_groups() end,
    forbidden = function(game) return game:forbidden() end,
    explain = function(game) return game:explain "h10" end,
    state = function(game) return game:state() end,
    record = function(game) return game:record() end,
    text = function(game) return game:render { numbers = true, forbidden = true } end,
    svg = function(game) return game:render { format = "svg", forbidden = true } end,
    opening = function(game) return game:opening() end,
    at = function(game) return game:at "h8" end,
    analyse = function(game)
        local answer, message, code = game:analyse { question = "vcf", nodes = 5000 }
        return answer and answer.answer, message, code
    end,
    perft = function(game)
        local plies = core.perft(game.position, 1, true)
        return plies and plies[1].sequences
    end,
}
for _, case in ipairs(GAMES) do
    for name, ask in sorted(ASKED) do
        add_game("ask", name .. " of " .. case[1], {
            make = function() return played(case[1], case[2], stones(case[3])) end,
            run = function(game) return ask(game) end,
            restore = function(game) return game end,
        })
    end
end

-- ---- Before the first action ---------------------------------------------------------

local CELLS = helper.cells(15, "h8 i8 j8", "h9 i9 j9")
local PENTE = helper.cells(19, "k10 l10", "k11 l11")
for _, case in ipairs {
    { "a position", "gomoku", CELLS, "white" }, { "of a wrong size", "gomoku", "XO" },
    { "with captures", "pente", PENTE, "black", { white = 4 } },
    { "with wrong captures", "pente", PENTE, "white", { green = 4 } },
} do
    local title, variant, cells, turn, captured = (unpack or table.unpack)(case, 1, 5)
    add_game("setup", title, {
        make = function() return played(variant) end,
        run = function(game) return game:setup(cells, turn, captured) end,
    })
end
for key, values in sorted {
    clock = { "600", "40/7200 900+30", "what" }, adjudication = { "claims", "what" },
    wrong_claim = { "loses" }, what = { "what" },
} do
    for _, value in ipairs(values) do
        add_game("setup", key .. "=" .. value, {
            make = function() return played "rif_renju" end,
            run = function(game) return game:set_option(key, value) end,
        })
    end
end
add_game("setup", "clock=600, too late", {
    make = function() return played("gomoku", nil, "h8") end,
    run = function(game) return game:set_option("clock", "600") end,
})

-- ---- Opening the module --------------------------------------------------------------

-- In a new state, where the module was never opened. A host that continues in Lua 5.1
-- must forget modules that failed to load.
local START = [[
    for name in pairs(package.loaded) do
        if name:find "^inarow" then package.loaded[name] = nil end
    end
    package.path = "./lua/?.lua;./lua/?/init.lua;" .. package.path
    local inarow = require "inarow"
    local source = 'return { name = "s", base = "tic_tac_toe", hooks ='
        .. ' { legal = function() end } }'
    local game = assert(inarow.new(assert(inarow.load(source, "s.lua"))))
    assert(game:play "b2" and game:play "a1" and game:undo())
    return game:record() .. #inarow.variants()]]
add("start", "a state of its own", {
    make = faults.state, worn = true,
    run = function(state) return state:run(START) end,
})

-- ---- Loading -------------------------------------------------------------------------

-- Describes a variant or rules, and shows that games by them can be played.
local function shown_variant(which, message, code)
    if not which then return shown(which, message, code) end
    local game = assert(which.core and game_module.new(which)
        or inarow.new(which.script and which or which.definition))
    game:apply(game:legal()[1])
    return dump(which.script, 12) .. "\n" .. dump(game.at_table) .. game:render()
        .. dump(which.core and { which.given, which.conduct, which.width, which.height })
end

local function add_load(name, run, again)
    add("load", name, { run = run, again = again, shown = shown_variant })
end

for name, text in sorted {
    ["a script"] = [[return { name = "s", board = { 5, 5 }, colours = { "x", "o" },
        win = { row = 4, atleast = true } }]],
    ["a script with hooks"] = script(HOOKS.sees, HOOKS.plain),
    ["a script with a base"] = [[return { name = "s", base = "tic_tac_toe" }]],
    ["a script with options"] = [[return { name = "s", base = "renju",
        options = { penalty = { "loses", "refused" } },
        forbid = { overline = { colour = "black", penalty = option "penalty" } } }]],
    ["a script with a fault"] = [[return { name = "s", board = { 5, 5 }, colour = 7 }]],
    ["no script"] = "return 7 +",
    ["a script that raises"] = "error {}",
} do
    add_load(name, function() return inarow.load(text, "s.lua") end)
end
for _, name in ipairs { "tic_tac_toe", "rif_renju", "no_such" } do
    add_load("find " .. name, function()
        inarow.forget()
        return inarow.find(name)
    end, function() return inarow.find(name) end)
end

-- A host's finder that raises an error once.
do
    local raises = true
    table.insert(inarow.finders, 1, function(name)
        if name ~= "own_finder" then return nil end
        if raises then error "not enough memory, or interrupted" end
        return [[return { name = "own_finder", base = "tic_tac_toe" }]]
    end)
    add_load("by a finder that raises", function()
        inarow.forget()
        raises = true
        pcall(inarow.find, "own_finder")
        raises = false
        return inarow.find "own_finder"
    end, function()
        raises = false
        return inarow.find "own_finder"
    end)
end

for name, case in sorted {
    ["rules"] = { "gomoku" }, ["rules with options"] = { "renju", { size = 19 } },
    ["rules and conduct"] = { "pente", { adjudication = "claims", clock = "77" } },
    ["rules of a bad option"] = { "gomoku", { sise = 19 } },
    ["rules of a bad value"] = { "gomoku", { size = 99 } },
    ["rules past the opening"] = { "rif_renju", {}, true },
} do
    add_load(name, function()
        inarow.forget()
        return inarow.rules(case[1], case[2], case[3])
    end, function() return inarow.rules(case[1], case[2], case[3]) end)
end
add("load", "a new game", {
    run = function() return inarow.new("gomoku", { size = 19 }) end,
    shown = function(game, ...) return game and state_of(game) or shown(game, ...) end,
})
add("load", "a new game of a table", {
    run = function()
        return inarow.new { name = "t", board = { 3, 3 }, colours = { "x", "o" },
            win = { row = 3, atleast = true } }
    end,
    shown = function(game, ...) return game and state_of(game) or shown(game, ...) end,
})

-- ---- Records, notations, matches -----------------------------------------------------

local RECORD = "variant gomoku\nseats Aoki Berg\nplay h8\nplay i9 # a note\nplay i8\n"
    .. "expect to-move white\nplay h8 -> refused occupied\n"
local DISCS = "variant connect_four\nplay d1\nplay d2\nplay c1\n"

local function judged(text)
    local list = {}
    for result in judging.games(text, "text", { steps = true }) do
        result.game = nil
        list[#list + 1] = result
    end
    return list
end
add("texts", "judge", { run = function() return judged(RECORD) end })
add("texts", "conform", { run = function() return judging.conform(RECORD, "text") end })
add("texts", "notation.games", {
    run = function()
        return notation.games(RECORD, "text", { format = "record" })().source
    end,
})

local function converted(text, to)
    local writer, texts = notation.writer(to, true), {}
    for written, fault in writer.convert(text, "text", {}) do
        texts[#texts + 1] = written or dump(fault)
    end
    texts[#texts + 1] = writer.finish()
    return table.concat(texts)
end
for _, name in ipairs(inarow.notations) do
    local source = name == "digits" and DISCS or RECORD
    local written = converted(source, name)
    add("texts", "writing " .. name, {
        run = function() return converted(source, name) end,
    })
    add("texts", "reading " .. name, { run = function() return judged(written) end })
end

local function match_played()
    local match = assert(inarow.match("tic_tac_toe", { "Aoki", "Berg" }))
    helper.play(match:game(), "a1, b1, a2, b2, a3")
    return match
end
local function look_at_match(match)
    return shown(match:score(), match:record(), match:is_over(), match:begins())
end
add("texts", "match:game", {
    make = match_played, state = look_at_match,
    run = function(match) return #match:game().log end,
    again = function(match) return #match:game().log end,
})
add("texts", "match:score", {
    make = match_played, state = look_at_match,
    run = function(match) return match:score() end,
})
local MATCH = match_played():record()
add("texts", "match.read", {
    run = function() return judging.read_match(MATCH) end,
    shown = function(match, ...)
        return match and look_at_match(match) or shown(match, ...)
    end,
})

return operations
