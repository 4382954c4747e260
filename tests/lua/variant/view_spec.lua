-- Tests the view of a hook in the sandbox: it is read from the host's position on demand,
-- but is only a copy of the game's state.
local core = require "inarow.core"
local helper = dofile "tests/lua/helper.lua"
local hooks = require "inarow.variant.hooks"
local inarow = require "inarow"
local model = require "inarow.model"

local says = helper.says

-- Returns a hook with this body, in the form for core.ask.
local function hook(body)
    return assert(core.sandbox("local kept, again\nreturn { hook = function(view, "
        .. "action) " .. body .. " end }", "s", print)).hook
end

local function names_of(rules)
    local phases = {}
    for n, step in ipairs(rules.steps) do
        phases[n] = step.label or (step[1] == "place" and "play" or step[1])
    end
    return core.names(rules.colours, model.people().seats, phases, rules.options,
        rules.stones)
end

-- Returns the answer of a hook about a game, or its error.
local function ask(asked, game, action)
    local ok, answer = pcall(core.ask, asked, names_of(game.rules), game.position,
        action or { verb = "pass" })
    return answer, ok
end

local function game_of(name, moves)
    local game = assert(inarow.new(name))
    for point in (moves or ""):gmatch "%S+" do assert(game:play(point)) end
    return game
end

-- Returns a value as text, the same in the sandbox as here.
local DUMP = [[
local function dump(value)
    if type(value) ~= "table" then return tostring(value) end
    local keys, parts = {}, {}
    for key in pairs(value) do keys[#keys + 1] = tostring(key) end
    table.sort(keys)
    for i, key in ipairs(keys) do
        local item = value[key]
        if item == nil then item = value[tonumber(key)] end
        parts[i] = key .. "=" .. dump(item)
    end
    return "{" .. table.concat(parts, " ") .. "}"
end
]]
local dump = assert((loadstring or load)(DUMP .. "return dump"))()
-- The sandbox has no table.sort, but its pairs are in order.
local IN_ORDER = DUMP:gsub("table.sort%(keys%)", "")

-- Returns the expected view, from the game's own queries.
local function expected(game)
    local state, rules, at = game:state(), game.rules, {}
    for _, point in ipairs(rules.board.points) do at[point] = game:at(point) end
    return { width = game.width, height = game.height, at = at, colours = rules.colours,
        options = rules.options, to_move = state.to_move, seat = state.seat,
        phase = state.phase, moves = state.moves, last = state.last,
        captured = state.captured, supply = state.supply }
end

-- Plays a random game, and calls `check(game)` at every third position.
local function play_out(game, seed, plies, check)
    local random = core.random(seed)
    for ply = 1, plies do
        local list = game:legal()
        if game.final or #list == 0 then return end
        local action = list[random(#list) + 1]
        if action.verb == "offer" then
            local points = {}
            for _, other in ipairs(list) do
                if #points < game:state().count and other.verb == "offer" then
                    points[#points + 1] = other.points[1]
                end
            end
            action = { verb = "offer", points = points }
        end
        if not game:apply(action) then return end
        if ply % 3 == 0 then check(game) end
    end
end

-- Games unlike those that come with inarow: a block is turned after each stone and one
-- stone belongs to nobody; and both players share stones of two kinds.
local TURNING = { name = "turning", title = "Turning", source = "T",
    colours = { "black", "white" }, board = { 6, 6 },
    start = "@....." .. ("/......"):rep(5), options = { size = { 6, 6 } },
    turn = { rotate = { "d1 f3", "a1 c3" } },
    win = { row = 5, atleast = true, reason = "five-in-line", cite = "T 1" } }
local SHARED = { name = "sharing", title = "Sharing", source = "S",
    colours = { "black", "white" }, stones = { "x", "o" }, board = { 6, 6 },
    options = { size = { 6, 6 } }, supply = { x = 8, o = 8 },
    win = { row = 5, atleast = true, reason = "five-in-line", cite = "S 1" } }

describe("the view of a hook", function()
    local walked = hook(IN_ORDER .. "return dump(view)")
    local fields = {}
    for i, field in ipairs(hooks.view) do fields[i] = field[1] end
    local read = hook(IN_ORDER .. ([[local copy = {}
        for i, name in ipairs { "%s" } do copy[name] = view[name] end
        local at = {}
        for x = 1, view.width do
            for y = 1, view.height do
                local point = ("%%s%%d"):format(string.char(96 + x), y)
                at[point] = view.at[point]
                for z = 1, view.width * view.height > 100 and 0 or 8 do
                    at[point .. "-" .. z] = view.at[point .. "-" .. z]
                end
            end
        end
        copy.at = at
        return dump(copy)]]):format(table.concat(fields, '", "')))

    local games = { TURNING, SHARED }
    for _, name in ipairs(inarow.bundled) do games[#games + 1] = name end
    for _, one in ipairs(games) do
        it("of " .. (one.name or one) .. " is the state, by pairs or by keys", function()
            local names
            for seed = 1, helper.is_long and 3 or 1 do
                local game = assert(inarow.new(one))
                names = names or names_of(game.rules)
                play_out(game, seed, 24, function()
                    local wanted = dump(expected(game))
                    for _, asked in ipairs { walked, read } do
                        assert.equal(wanted, core.ask(asked, names, game.position,
                            { verb = "pass" }))
                    end
                    assert.equal(wanted, dump(core.view(names, game.position)))
                end)
            end
        end)
    end

    it("has exactly the fields of the table in the manual", function()
        local keys = {}
        for key in pairs(core.view(names_of(game_of("connect_four", "d").rules),
            game_of("connect_four", "d").position)) do
            keys[#keys + 1] = key
        end
        table.sort(keys)
        table.sort(fields)
        assert.same(fields, keys)
        local game = game_of "tic_tac_toe"
        assert.equal("nil nil nil nil", ask(hook [[return ("%s %s %s %s"):format(
            tostring(view.Width), tostring(view[1]), tostring(view[{}]),
            tostring(view[true]))]], game))
    end)

    it("knows points only by their names", function()
        local game = game_of("tic_tac_toe", "a1 b2")
        assert.equal("x o nil nil nil nil nil nil nil", ask(hook [[local all = {}
            local keys = { "a1", "b2", "A1", "a", "a01", "d1", "a4", "", "b 2" }
            for i, key in ipairs(keys) do
                all[i] = tostring(view.at[key])
            end
            return table.concat(all, " ")]], game))
        assert.equal("nil nil nil", ask(hook [[return tostring(view.at[1]) .. " "
            .. tostring(view.at[{}]) .. " " .. tostring(view.at["a1\0"])]], game))
    end)

    it("is one table within a call, and so is each table in it", function()
        assert.is_true(ask(hook [[return type(view) == "table" and view.at == view.at
            and view.captured == view.captured and view.options == view.options
            and #view.colours == 2 and #view == 0 and #view.at == 0
            and tostring(view) == "table"]], game_of "tic_tac_toe"))
    end)
end)

describe("a hook", function()
    it("receives only plain values", function()
        local game = game_of "tic_tac_toe"
        assert.is_false((pcall(core.ask, hook "return 1", names_of(game.rules),
            game.position, { verb = "pass" }, nil, nil, print)))
    end)
end)

describe("a view that is written to", function()
    local game = game_of("tic_tac_toe", "a1 b2")

    it("is the script's own from then on, for the call", function()
        local asked = hook [[
            if view.mine or view.at.c3 or view.captured.x ~= 0 or view.moves ~= 2
                or view.colours[3] or view.at.a1 ~= "x" then return "leaks" end
            view.at.c3, view.at.a1, view.mine, view.moves = "x", nil, true, nil
            view.captured.x, view.colours[3] = 9, "y"
            table.insert(view.at, "first")
            local all = {}
            for key, value in pairs(view.at) do
                all[#all + 1] = tostring(key) .. tostring(value)
            end
            return table.concat(all, " ") .. " " .. tostring(view.moves)
                .. tostring(view.mine) .. view.captured.x .. view.width]]
        for _ = 1, 3 do
            assert.equal("1first b2o c3x niltrue93", (ask(asked, game)))
        end
        assert.equal("x", game:at "a1")
        assert.is_nil(game:at "c3")
        assert.equal(2, game:state().moves)
    end)

    it("accepts no key that its tables do not have", function()
        for _, key in ipairs { "nil", "0 / 0" } do
            for _, of in ipairs { "view", "view.at" } do
                local answer, ok = ask(hook(("%s[%s] = 1"):format(of, key)), game)
                assert.is_false(ok)
                says(answer, "s:2: ")
            end
        end
        assert.is_nil((ask(hook "view.x = nil view.at.b2 = nil return view.at.b2", game)))
    end)
end)

describe("a view that is kept", function()
    local game = game_of("tic_tac_toe", "a1 b2")

    it("ends with the call, and reports it", function()
        for _, use in ipairs { "kept.moves", "kept.at", "kept[1]", "kept.at.a1" } do
            for _, of in ipairs { "view", "view.at" } do
                local asked = hook(("again = again or kept ~= nil kept = kept or %s"
                    .. " if again then local _ = %s end"):format(of, use))
                local answer, ok = ask(asked, game)
                assert(ok, answer)
                answer, ok = ask(asked, game)
                assert.is_false(ok)
                says(answer, "s:2: ", "the view of an earlier call")
            end
        end
        for _, use in ipairs { "for _ in pairs(kept) do end", "kept.x = 1", "return kept",
            "return { { kept } }" } do
            local asked = hook("again = again or kept ~= nil kept = kept or view.at if"
                .. " again then " .. use .. " end")
            assert.is_true(select(2, ask(asked, game)))
            local answer, ok = ask(asked, game)
            assert.is_false(ok)
            says(answer, "the view of an earlier call")
        end
    end)

    it("keeps the values that were read", function()
        local asked = hook [[
            if not kept then
                kept = { at = view.at, captured = view.captured, view = view }
                for _ in pairs(view.at) do end
                for _ in pairs(view) do end
            end
            return ("%s %s %d %d %s"):format(kept.at.a1, tostring(kept.at.c3),
                kept.captured.x, kept.view.moves, tostring(view.at.c3))]]
        assert.equal("x nil 0 2 nil", (ask(asked, game)))
        local later = game_of("tic_tac_toe", "a1 b2 c3")
        assert.equal("x nil 0 2 x", (ask(asked, later)))
    end)

    it("may be caught when it fails, which changes nothing", function()
        local asked = hook [[local ok = pcall(function() return kept and kept.moves end)
            kept = kept or view
            return (ok and "yes " or "no ") .. view.moves]]
        assert.equal("yes 2", (ask(asked, game)))
        assert.equal("no 2", (ask(asked, game)))
        assert.equal("no 2", (ask(asked, game)))
    end)

    it("does not exist while the script is loaded, or for another game", function()
        local asked = hook "kept = kept or view return kept.moves"
        assert.equal(2, (ask(asked, game)))
        says((ask(asked, game_of("tic_tac_toe", "a1"))), "the view of an earlier call")
    end)
end)

describe("a view that leaves the sandbox", function()
    local game = game_of("tic_tac_toe", "a1 b2")

    it("is copied completely", function()
        local answer = ask(hook "return view", game)
        assert.equal(dump(expected(game)), dump(answer))
        assert.is_nil(getmetatable(answer))
        answer = ask(hook "return { view.at, { view = view } }", game)
        assert.same({ a1 = "x", b2 = "o" }, answer[1])
        assert.equal(2, answer[2].view.moves)
        local message, ok = ask(hook "view.view = view return view", game)
        assert.is_false(ok)
        says(message, "16 tables in one another")
    end)

    it("in an error is not a message", function()
        for _, body in ipairs { "error(view)", "error(view.at)", "error({ view })" } do
            local message, ok = ask(hook(body), game)
            assert.is_false(ok)
            says(message, "it raises an error")
        end
        assert.is_true((ask(hook [[local ok, caught = pcall(error, view)
            return not ok and caught == view and caught.moves == 2]], game)))
    end)

    it("has no visible metatable, and no methods", function()
        for _, body in ipairs { "getmetatable(view)", "setmetatable({}, view)",
            "rawget(view, 'at')", "rawset(view, 'at', 1)", "next(view)", "view()",
            "view .. ''", "view + 1", "view < view", "view.__index()", "view:at()",
            "#view.width" } do
            local message, ok = ask(hook("return " .. body), game)
            assert.is_false(ok)
            says(message, "s:2: ")
        end
        for _, key in ipairs { "__index", "__newindex", "__gc", "__metatable" } do
            assert.is_nil((ask(hook(("return view[%q] or view.at[%q]"):format(key, key)),
                game)))
        end
    end)
end)

describe("the cost of reading a view", function()
    it("is counted", function()
        local big = assert(inarow.new("gomoku", { size = 19 }))
        assert(big:setup((("XXOO"):rep(91)):sub(1, 361)))
        for _, body in ipairs {
            "while true do local _ = view.at.a1 end",
            "while true do local _ = view.at end",
            "local function run() while true do local _ = view.moves end end"
                .. " while true do pcall(run) end",
            "while true do for _ in pairs(view.at) do end end",
            "while true do for _ in pairs(view) do break end end",
            "while true do view.x = view.options end" } do
            local begin = os.clock()
            local message, ok = ask(hook(body), big)
            assert.is_false(ok)
            assert(message:find "200000 steps" or message:find "quarter of a second",
                message)
            assert.is_true(os.clock() - begin < 1)
        end
        local message, ok = ask(hook [[local all = {}
            while true do all[#all + 1] = { view.at, view.last .. #all } end]],
            game_of("tic_tac_toe", "a1"))
        assert.is_false(ok)
        assert(message:find "memory" or message:find "steps", message)
    end)

    it("leaves nothing behind after many calls", function()
        local asked, game = hook "local _ = view.at.a1, view.captured.x, view.options",
            game_of("tic_tac_toe", "a1")
        local names = names_of(game.rules)
        for _ = 1, 100000 do
            core.ask(asked, names, game.position, { verb = "play", point = "b2" })
        end
    end)
end)

describe("calling a hook", function()
    it("accepts only its own kinds of arguments", function()
        local game = game_of "tic_tac_toe"
        local names, asked = names_of(game.rules), hook "return action"
        assert.has_error(function() core.ask(print, names, game.position, {}) end)
        assert.has_error(function() core.ask(asked, game.position, names, {}) end)
        assert.has_error(function() core.ask(asked, names, game.position, 1) end)
        assert.has_error(function() core.ask(asked, names, game.position,
            { verb = function() end }) end)
        assert.has_error(function() core.ask(asked, names, game.position, {}, 1, 2) end)
        assert.is_true(core.is_scripts(asked))
        assert.is_false(core.is_scripts(print))
        assert.same({ verb = "offer", points = { "a1", "b2" }, dice = { 1, 2 } },
            core.ask(asked, names, game.position, { verb = "offer", by = "first",
                points = { "a1", "b2" }, dice = { 1, 2 }, [1] = 2, time = 7 }))
    end)
end)
