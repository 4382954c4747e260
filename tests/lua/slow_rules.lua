--- Makes random rule sets that a service may be slow with, and sends all requests about
-- them.
--
-- A rule set is a table of parts, each a piece of a script's text, so it can be varied.
-- A service loads it, sets positions up and plays, and receives a request for every
-- method, under one of several limits. The measure is the processor time by which a
-- request exceeds its limit. tests/lua/slowest.lua searches for the longest, and
-- service_time_spec.lua has the worst that was found.
local core = require "inarow.core"
local dkjson = require "dkjson"
local service = require "inarow.service"

local slow_rules = {}

local LIMITS = { 0.002, 0.002, 0.02, 0.1 } -- seconds
local ROOM = 5 -- seconds for loading and setting up, which are not measured

-- ---- Rule sets ----------------------------------------------------------------------

local NAMES = { "black", "white", "red", "blue", "green", "grey" }
local FORBIDDEN = { "overline", '["double-four"]', '["double-three"]', '["open-row"]',
    '["open-rows"]' }
-- Hooks that take all the steps that a script may, or all the memory, or hardly any.
local HOOKS = {
    legal = {
        "function() for i = 1, 60000 do local _ = i end end",
        "function(view) local n = 0 for _ in pairs(view.at) do n = n + 1 end end",
        "function(view, action) return action.point ~= 'a1' end",
        "function() local t = {} for i = 1, 9000 do t[i] = { i } end end",
        "function() for i = 1, 300 do local _ = ('x'):rep(30000):reverse() end end",
    },
    after = {
        "function() for i = 1, 60000 do local _ = i end end",
        "function(view) for p in pairs(view.at) do local _ = view.at[p] end end",
        "function() for i = 1, 300 do local _ = ('x'):rep(30000):upper() end end",
    },
}

local function maker(random)
    local function one_of(list) return list[random(#list)] end
    local function flag(share) return random(100) <= (share or 50) end
    local make = {}

    function make.board()
        local side = one_of { 26, 26, 26, 25, 19, 15, 9 }
        local lines = flag(20) and ', directions = { "row", "diagonal-up" }' or ""
        if flag(15) then lines = lines .. ", gravity = true" end
        return one_of {
            ("{ %d, %d%s }"):format(side, side, lines), "{ 26, 26 }",
            ("{ %d, 26%s }"):format(side, lines), ("{ hex = %d }"):format(5 + random(8)),
            flag(30) and "{ 5, 5, 5, gravity = true }" or "{ 5, 5, 5 }",
            one_of { "{ 8, 8, 3 }", "{ 3, 8, 8 }", "{ 6, 6, 4 }", "{ 4, 8, 6 }" },
            ('{ 26, 26, holes = { "m13", "c3", "d4", "e5" }%s }'):format(lines),
        }
    end
    function make.colours() return one_of { 2, 2, 2, 2, 3, 6 } end
    function make.length() return one_of { 4, 4, 5, 5, 5, 6, 7, 8, 12, 26, 3 } end
    function make.rows()
        return one_of { "exactly = true", "exactly = true", "atleast = true",
            "exactly = true, open = true", "atleast = true, survives = true" }
    end
    function make.shapes()
        if flag(70) then return nil end
        local list = {}
        for n = 1, one_of { 1, 4, 16 } do
            local rows = {}
            for y = 1, random(4) do
                local row = {}
                for x = 1, random(3) do row[x] = flag() and "X" or "." end
                rows[y] = '"' .. table.concat(row) .. 'X"'
            end
            list[n] = ("s%d = { %s }"):format(n, table.concat(rows, ", "))
        end
        return "{ " .. table.concat(list, ", ") .. " }"
    end
    function make.lose()
        return flag(15) and ("{ row = %d, atleast = true }"):format(2 + random(9)) or nil
    end
    function make.forbid()
        local list = {}
        for _, name in ipairs(FORBIDDEN) do
            if flag(45) then
                local rule = flag() and 'penalty = "refused", ' or ""
                if name:find "open" then
                    rule = rule .. ("rows = { %d, %d }, "):format(random(3),
                        3 + random(5))
                elseif name:find "three" then
                    if flag(15) then rule = rule .. "literal_9_3 = true, " end
                    if flag(15) then rule = rule .. "five_makes_three = true, " end
                    if flag(10) then rule = rule .. "unless_defence = true, " end
                    if flag(10) then rule = rule .. 'unless = "four", ' end
                end
                if flag(20) then rule = rule .. 'colour = "black", ' end
                list[#list + 1] = ("%s = { %s}"):format(name, rule)
            end
        end
        return #list > 0 and "{ " .. table.concat(list, ", ") .. " }" or nil
    end
    function make.supply()
        return flag(60) and one_of { "8", "20", "40", "60", "100", "170", "300" } or nil
    end
    function make.turn()
        local list = {}
        if flag(60) then
            list[1] = one_of { 'move = "anywhere"', 'move = "anywhere"',
                'move = "adjacent"' }
        end
        if flag(30) then list[#list + 1] = "pass = true" end
        if flag(15) then list[#list + 1] = "pop = true" end
        if flag(20) then list[#list + 1] = ("stones = %d"):format(1 + random(8)) end
        return "{ " .. table.concat(list, ", ") .. " }"
    end
    function make.capture()
        if flag(80) then return nil end
        return "{ lengths = { 1, 2, 3 }" .. (flag() and ", own = true" or "") .. " }"
    end
    function make.phases()
        if flag(60) then return nil end
        local list = {}
        for n = 1, one_of { 1, 2, 6, 20 } do
            list[n] = one_of {
                '{ "place", colour = "black" }', '{ "place", pass = true }',
                '{ "place", colour = "white", within = 9 }',
                '{ "place", colour = "black", patterns = true }',
                '{ "offer", colour = "black", count = 2, distinct = true },'
                    .. ' { "pick", colour = "black" }',
                '{ "offer", colour = "white", count = 32, distinct = true },'
                    .. ' { "pick", colour = "white" }',
                '{ "declare", count = { 1, 12 } },'
                    .. ' { "offer", colour = "black", count = "declared",'
                    .. ' distinct = true }, { "pick", colour = "black" }',
                '{ "swap" }', '{ "roll" }', '{ "remove", colour = "black", of = 2 }',
                '{ "place" }, { "place", majority = true }',
                '{ ' .. ('{ "place", patterns = true }, '):rep(12) .. '}',
                '{ ' .. ('{ "place", within = 25 }, '):rep(20) .. '}',
            }
        end
        return "{ " .. table.concat(list, ", ") .. " }"
    end
    function make.hooks()
        if flag(75) then return nil end
        local list = { 'cite = "SLOW 1"' }
        for _, name in ipairs { "legal", "after" } do
            if flag(60) then list[#list + 1] = name .. " = " .. one_of(HOOKS[name]) end
        end
        return "{ " .. table.concat(list, ", ") .. " }"
    end
    -- Patterns of positions: functions that select the points with stones.
    function make.pattern()
        return { kind = one_of { "chance", "lattice", "lattice", "stripes", "full" },
            a = random(7), b = random(6), c = 2 + random(6), share = random(95),
            seed = random(1000000) }
    end
    return make
end

--- Returns a random rule set.
function slow_rules.random(random)
    local rules = {}
    for key, make in pairs(maker(random)) do rules[key] = make() or false end
    return rules
end

--- Returns a rule set with some parts changed.
function slow_rules.varied(rules, random)
    local copy, keys, make = {}, {}, maker(random)
    for key, part in pairs(rules) do copy[key], keys[#keys + 1] = part, key end
    table.sort(keys)
    for _ = 1, random(3) do
        local key = keys[random(#keys)]
        copy[key] = make[key]() or false
    end
    return copy
end

--- The slowest known rule sets: a board of the largest size on which threes depend on one
-- another in a long chain; stones that may move anywhere, with each move checked for
-- fours and threes; an opening with many alternatives and colours, each with this check.
slow_rules.worst = {}
for i, parts in ipairs {
    { forbid = '{ ["double-three"] = { penalty = "refused" } }' },
    { forbid = '{ ["double-four"] = {}, ["double-three"] = {} }', length = 7,
        supply = "60", turn = '{ move = "anywhere" }' },
    { forbid = '{ ["double-three"] = { penalty = "refused" } }', colours = 6,
        board = "{ 25, 25 }",
        phases = "{ {" .. ('{ "place", within = 25 }, '):rep(60) .. "} }" },
} do
    local rules = { board = "{ 26, 26 }", colours = 2, length = 4,
        rows = "exactly = true", shapes = false, lose = false, supply = false,
        turn = "{}", capture = false, phases = false, hooks = false,
        pattern = { kind = "lattice", a = 1, b = 2, c = 5, share = 30, seed = 1 } }
    for key, part in pairs(parts) do rules[key] = part end
    slow_rules.worst[i] = rules
end

--- Returns the script of a rule set.
function slow_rules.source(rules)
    local colours = {}
    for i = 1, rules.colours do colours[i] = ("%q"):format(NAMES[i]) end
    local lines = { 'name = "slow", source = "SLOW"',
        "colours = { " .. table.concat(colours, ", ") .. " }",
        ("win = { row = %d, %s%s }"):format(rules.length, rules.rows,
            rules.shapes and ", shapes = " .. rules.shapes or "") }
    -- Parts that others need.
    local supply = rules.supply or rules.turn:find "move" and "60" or nil
    local turn = rules.board:find "gravity" and rules.turn
        or rules.turn:gsub("pop = true", "")
    if supply then lines[#lines + 1] = "supply = " .. supply end
    lines[#lines + 1] = "turn = " .. turn
    for _, key in ipairs { "board", "lose", "forbid", "capture", "phases", "hooks" } do
        if rules[key] then lines[#lines + 1] = key .. " = " .. rules[key] end
    end
    return "return {\n    " .. table.concat(lines, ",\n    ") .. ",\n}\n"
end

-- ---- Positions ----------------------------------------------------------------------

local LETTERS = { "X", "O", "1", "2", "3", "4" }

-- Returns the cells of a position by its pattern.
local function cells_of(game, pattern)
    local cells, random = {}, core.random(pattern.seed)
    for i in ipairs(game.rules.board.points) do
        local x, y = (i - 1) % game.rules.width, math.floor((i - 1) / game.rules.width)
        local colour
        if pattern.kind == "chance" then
            colour = random(100) < pattern.share and random(#game.colours) + 1
        elseif pattern.kind == "lattice" then
            colour = (pattern.a * x + pattern.b * y) % pattern.c == 0 and 1
        elseif pattern.kind == "stripes" then
            colour = (x + pattern.a * y) % (pattern.c + 2) < 2 and 1
        else
            colour = (pattern.a * x + pattern.b * math.floor(y / 2)) % #game.colours
                + 1
        end
        cells[i] = LETTERS[colour] or "."
    end
    return table.concat(cells)
end

--- Describes the stones' pattern in words.
function slow_rules.position(rules)
    local it = rules.pattern
    return ("-- %s a = %d b = %d c = %d share = %d seed = %d"):format(it.kind, it.a, it.b,
        it.c, it.share, it.seed)
end

-- ---- Requests -----------------------------------------------------------------------

-- Returns a service, and a function that measures the time of a request beyond its limit.
local function new()
    local options = service.json(require "cjson")
    options.limits = { seconds = ROOM }
    local one = service.new(options)
    local function ask(method, params, limit)
        one.limits.seconds = limit or ROOM
        local request = dkjson.encode { id = 1, method = method, params = params }
        collectgarbage()
        local begun = os.clock()
        local lines = one:handle(request)
        local over = os.clock() - begun - one.limits.seconds
        local answer = dkjson.decode(lines:match "[^\n]+$")
        return answer.result, over, answer.error
    end
    return one, ask
end

-- Plays on at random while there is time; then the game stays where it is.
local function play_on(game, seed, most)
    local random = core.random(seed)
    core.within(core.now() + ROOM * 1e8, function()
        for _ = 1, most do
            local list = game:legal()
            local action = #list > 0 and list[random(#list) + 1]
            if not action or not game:apply(action) then return end
        end
    end)
end

local GAME_ASKED = {
    { "state" }, { "legal" }, { "replay" },
    { "board", { forbidden = true, numbers = true } }, { "forbidden" },
    { "forbidden", { colour = "white" } }, { "explain" },
    { "record" }, { "record", { to = "sgf" } }, { "record", { to = "lib" } },
    { "render", { forbidden = true } }, { "render", { format = "svg", numbers = true } },
    { "perft", { depth = 1 } }, { "perft", { depth = 3 } },
    { "analyse", { question = "threats" } }, { "analyse", { question = "vcf" } },
    { "analyse", { question = "vct" } }, { "analyse", { question = "storm" } },
    { "analyse", { question = "defend", vct = true } },
    { "solve" }, { "solve_play", { point = "a1" } },
    { "apply", { action = "swap" } }, { "apply", { action = "pass" } },
    { "legal_actions" }, { "copy" }, { "key" }, { "board_key" }, { "redo" },
    { "tree" }, { "tree_path" }, { "tree_ruling" }, { "tree_game" },
    { "go", { node = {} } },
    { "tree_add", { action = "play a1", node = {} } },
    { "tree_add", { action = "play a1", keep = true } },
    { "tree_set", { comment = "x" } }, { "tree_promote" }, { "tree_demote" },
    { "tree_move", { node = { "play a1" }, parent = {} } }, { "tree_undo" },
    { "tree_redo" }, { "tree_text" }, { "tree_delete" },
}
local VARIANT_ASKED = {
    { "hello" }, { "variants" }, { "rules" }, { "source" }, { "lint" }, { "new" },
    { "playout", { games = 1 } }, { "playout", { games = 100000 } },
    { "perft", { depth = 2 } }, { "perft", { depth = 40 } },
    { "puzzles", { count = 1 } },
}

local function with(params, key, value)
    local copy = { [key] = value }
    for name, one in pairs(params or {}) do copy[name] = one end
    return copy
end

-- Returns all requests about a game: {method, params}.
local function questions_of(game, handle, random)
    local list = {}
    for i, one in ipairs(GAME_ASKED) do
        list[i] = { one[1], with(one[2], "game", handle) }
    end
    local points = game.rules.board.points
    for _ = 1, 3 do
        local point, other = points[random(#points)], points[random(#points)]
        local params = { game = handle, point = point }
        list[#list + 1] = { "explain", params }
        list[#list + 1] = { "explain", with(params, "colour", "white") }
        list[#list + 1] = { "explain", { game = handle,
            action = "move " .. point .. " " .. other } }
        list[#list + 1] = { "image", with(params, "symmetry", 0) }
        list[#list + 1] = { "play", params }
        list[#list + 1] = { "apply", { game = handle,
            action = "move " .. point .. " " .. other } }
        list[#list + 1] = { "undo", { game = handle } }
    end
    local record = game:record()
    for _, method in ipairs { "state", "legal", "undo", "explain", "perft", "new" } do
        list[#list + 1] = { method, { record = record,
            depth = method == "perft" and 2 or nil } }
    end
    for _, method in ipairs { "judge", "read", "convert" } do
        list[#list + 1] = { method, { text = (record .. "\n---\n"):rep(20),
            to = method == "convert" and "sgf" or nil,
            steps = method == "judge" or nil } }
    end
    return list
end

--- Sends all requests about a rule set.
-- @param rules from slow_rules.random
-- @param random function(n): from 1 to n
-- @param take function(measure, method, params, limit), called for each request:
-- measure() sends it and returns the seconds by which it exceeded its limit
-- @param limits, plies the limits of requests, chosen at random, and the number of plies
-- of a game; nil for those of a search
-- @return false if the rule set is refused
function slow_rules.ask(rules, random, take, limits, plies)
    local one, ask = new()
    limits = limits or LIMITS
    local source = slow_rules.source(rules)
    local function measure(method, params)
        local limit = limits[random(#limits)]
        local function asked_again() return (select(2, ask(method, params, limit))) end
        take(asked_again, method, params, limit)
    end
    measure("load", { source = source })
    local loaded, _, fault = ask("load", { source = source })
    if not loaded then return false, fault.message end
    for _, asked in ipairs(VARIANT_ASKED) do
        local is_about = asked[1] ~= "hello" and asked[1] ~= "variants"
        measure(asked[1], is_about and with(asked[2], "variant", "slow") or nil)
    end
    measure("lint", { source = source })
    for n = 1, 2 do
        local begun = ask("new", { variant = "slow" })
        local game = begun and one.games.by_handle[begun.game]
        if not game then break end
        if n == 1 then
            local cells = cells_of(game, rules.pattern)
            measure("setup", { game = begun.game, position = cells })
            ask("setup", { game = begun.game, position = cells })
        end
        play_on(game, rules.pattern.seed, n == 2 and (plies or 400) or plies and 0 or 3)
        for _, asked in ipairs(questions_of(game, begun.game, random)) do
            measure(asked[1], asked[2])
        end
        measure("close", { game = begun.game })
    end
    return true
end

--- Returns all methods that are tested, for a test that none is missing.
function slow_rules.asked()
    local asked = { close = true, load = true, setup = true }
    -- Methods of archives do not depend on the rules: archive/served_spec.lua.
    for _, name in ipairs { "explore", "find", "archive_record" } do
        asked[name] = true
    end
    for _, list in ipairs { GAME_ASKED, VARIANT_ASKED } do
        for _, one in ipairs(list) do asked[one[1]] = true end
    end
    for _, name in ipairs { "image", "play", "undo", "judge", "read", "convert" } do
        asked[name] = true
    end
    local missing = {}
    for _, name in ipairs(service.methods()) do
        if not asked[name] then missing[#missing + 1] = name end
    end
    return missing
end

return slow_rules
