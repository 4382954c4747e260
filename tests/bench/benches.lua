--- Measures the figures of `inarow bench`, as medians in JSON lines, and those of the
-- yardsticks. A yardstick is a program for one game that shares no code with the module.
-- The command (lua/inarow/cli/commands/bench.lua) gives the tree's folder.
local tree = ...
local arguments = require "inarow.cli.arguments"
local language = require "inarow.language"
local console = require "inarow.cli.console"
local core = require "inarow.core"
local hooks = require "inarow.kernel.hooks"
local game_module = require "inarow.game"
local inarow = require "inarow"
local library = require("inarow.cli.serving.json").library
local new_game = require("inarow.game").new
local notation = require "inarow.notation"
local samples = dofile(tree .. "tests/bench/samples.lua")
local say = require("inarow.language").sentences({}).say
local service = require "inarow.service"
local system = require "inarow.system"

local RUNS, RUN_SECONDS = 9, 0.05

-- ---- Tools for measuring ------------------------------------------------------------

-- Returns the positions of a file, or the samples, one per line.
local function read_lines(path)
    local lines = {}
    if not path then
        for i, sample in ipairs(samples.positions) do lines[i] = sample:gsub("|", "/") end
        return lines
    end
    local text, message = system.read(path)
    if not text then return nil, message end
    local pieces = { text }
    for line in notation.positions(function() return table.remove(pieces) end) do
        if line:find "%S" then lines[#lines + 1] = line end
    end
    if #lines == 0 then return nil, path .. ": no positions" end
    return lines
end

-- The module that measures the core is built in the source tree and is not installed.
-- Returns nil without it.
local function measure()
    local found, bench = pcall(require, "inarow.bench")
    return found and bench or nil
end

-- The side to move may follow the rows, as X or O.
local function open_position(line)
    local game, message = notation.set_up(line, "renju")
    if not game then return nil, message end
    local cells, turn = line:match "^%s*(%S+)%s+([XO])%f[%s\0]"
    if turn then
        local ok, fault = game:setup(cells, turn == "X" and "black" or "white")
        if not ok then return nil, fault end
    end
    return game
end

local function open_positions(args)
    local list = {}
    for i, line in ipairs(args.lines) do
        local game, message = open_position(line)
        if not game then
            return nil, ("%s:%d: %s"):format(args.positions or "sample", i, message)
        end
        list[i] = game.position
    end
    return list
end

-- Measures renju positions in C: nanoseconds.
local function on_positions(name)
    return function(args)
        local list, message = open_positions(args)
        if not list then return nil, message end
        return measure()(name, list, RUNS)
    end
end

-- Measures a rate: `work()` returns an amount of work and its seconds.
local function rate(work)
    local figures = {}
    for run = 1, RUNS do
        local done, seconds = 0, 0
        while seconds < RUN_SECONDS do
            local more, took = work()
            done, seconds = done + more, seconds + took
        end
        figures[run] = done / seconds
    end
    return figures
end

-- Plays random games from the start; `options` are those of the yardstick's rules.
local function playouts(variant, options)
    return function()
        local rules, message = inarow.rules(variant, options)
        if not rules then return nil, message end
        local games, seed = 1, 0
        return rate(function()
            seed = seed + 1
            local plies, seconds = game_module.play_out(rules, seed, games)
            if not plies then error(seconds, 0) end
            local done = games
            -- The number of games doubles until a run takes long enough for the clock.
            if seconds < RUN_SECONDS / 10 then games = games * 2 end
            return done, seconds
        end)
    end
end

local PERFT_DEPTH = 9

local function perft()
    local rules, message = inarow.rules("connect_four", {})
    if not rules then return nil, message end
    return rate(function()
        local plies = core.perft(rules.core:start(), PERFT_DEPTH)
        return plies[PERFT_DEPTH].sequences, plies[PERFT_DEPTH].seconds
    end)
end

-- Returns the moves of some renju games, always the same: {{"h8", ...}, ...}.
local function moves_of_games(count)
    local state, games = 1, {}
    for n = 1, count do
        local game, moves = assert(inarow.new "renju"), {}
        while not game.final do
            local legal = game:legal()
            state = (state * 1103515245 % 2147483648 + 12345) % 2147483648
            local action = legal[math.floor(state / 65536) % #legal + 1]
            if action.verb == "play" then
                assert(game:apply(action))
                moves[#moves + 1] = action.point
            end
        end
        games[n] = moves
    end
    return games
end

local function seconds_of(work)
    local begin = os.clock()
    work()
    return os.clock() - begin
end

-- Judges Pente games from pente.org's text to the verdict, like `judge --summary`.
local function judge()
    local text = (samples.games .. "\n"):rep(100)
    return rate(function()
        local games = 0
        local seconds = seconds_of(function()
            for result in require("inarow.judging").games(text, "bench", {}) do
                games = games + (result.verdict and 1 or error(result.error.message))
            end
        end)
        return games, seconds
    end)
end

-- Converts amounts per second to nanoseconds for each.
local function nanoseconds(figures)
    for i, figure in ipairs(figures) do figures[i] = 1e9 / figure end
    return figures
end

-- The program collects garbage in a way that suits archives; a host uses Lua's defaults.
local function as_a_host()
    if _VERSION == "Lua 5.4" then collectgarbage "incremental" end
end

-- Measures game:play for renju's moves: nanoseconds per move.
local function lua_play()
    as_a_host()
    local games = moves_of_games(20)
    return nanoseconds(rate(function()
        local moves, seconds = 0, 0
        for _, points in ipairs(games) do
            local game = assert(inarow.new "renju")
            seconds = seconds + seconds_of(function()
                for _, point in ipairs(points) do game:play(point) end
            end)
            moves = moves + #points
        end
        return moves, seconds
    end))
end

-- A script whose hook reads two fields of its view and returns nothing.
local HOOKED = [[return { name = "hooked", base = "tic_tac_toe", source = "HOOK",
    hooks = { after = function(view, action)
        if view.moves > 9 and view.last == "a1" then
            return { status = "drawn", reason = "late" }
        end
    end } }]]

-- Measures hooks that are called after a move, as a game calls them: calls per second.
local function lua_hook()
    as_a_host()
    local game, times = assert(inarow.new(assert(inarow.load(HOOKED)))), 1000
    assert(game:play "a1")
    local before, action = game.position:copy(), { verb = "play", point = "a1" }
    return rate(function()
        return times, seconds_of(function()
            for _ = 1, times do hooks.ask(game, before, action) end
        end)
    end)
end

local HOOKED_DEPTH = 6

-- Counts all sequences of some plies, with a call of the hook for each action.
local function perft_hooks()
    local game = assert(inarow.new(assert(inarow.load(HOOKED))))
    return rate(function()
        local done, plies = 0, assert(game_module.count_plies(game, HOOKED_DEPTH))
        for _, ply in ipairs(plies) do done = done + ply.sequences end
        return done, plies[1].seconds
    end)
end

-- Measures a method of a game in some position: nanoseconds per call.
local function lua_call(position, method, options)
    return function()
        as_a_host()
        local game, times = position(), 1
        return nanoseconds(rate(function()
            local done = times
            local seconds = seconds_of(function()
                for _ = 1, done do game[method](game, options) end
            end)
            if seconds < RUN_SECONDS / 10 then times = times * 2 end
            return done, seconds
        end))
    end
end

-- ---- The service ----------------------------------------------------------------------

-- Answers requests from a line of JSON to a line of JSON; `serving` returns the function
-- that answers a line.
local function serving()
    as_a_host()
    local answering = service.new(library())
    return function(line) answering:handle(line, function() end) end
end

local function request(method, params)
    return ('{"id":1,"method":"%s","params":{"game":"%s"%s}}'):format(method,
        params.game, params.point and (',"point":"%s"'):format(params.point) or "")
end

-- Serves the moves of renju games: plays per second.
local function serve_play()
    local games, ask, count = moves_of_games(20), serving(), 0
    return rate(function()
        local plays, seconds = 0, 0
        for _, points in ipairs(games) do
            ask '{"id":1,"method":"new","params":{"variant":"renju"}}'
            count = count + 1
            local lines, handle = {}, "g" .. count
            for i, point in ipairs(points) do
                lines[i] = request("play", { game = handle, point = point })
            end
            seconds = seconds + seconds_of(function()
                for _, line in ipairs(lines) do ask(line) end
            end)
            plays = plays + #lines
            ask(request("close", { game = handle }))
        end
        return plays, seconds
    end)
end

-- Serves a question about renju's empty board, where every stone is legal: answers per
-- second.
local function serve(method)
    return function()
        local ask, times = serving(), 100
        ask('{"id":1,"method":"new","params":{"variant":"renju",'
            .. '"options":{"opening":"free"}}}')
        local line = request(method, { game = "g1" })
        return rate(function()
            return times, seconds_of(function()
                for _ = 1, times do ask(line) end
            end)
        end)
    end
end

-- A list of 15 by 15 points where a stone may be placed.
local function empty_board()
    return assert(inarow.new("renju", { opening = "free" }))
end

-- 19 by 19 stones without five of a colour in a row.
local function full_board()
    local cells = {}
    for y = 1, 19 do
        for x = 1, 19 do cells[#cells + 1] = (x + 2 * y) % 4 < 2 and "X" or "O" end
    end
    local game = assert(inarow.new("gomoku", { size = 19 }))
    assert(game:setup(table.concat(cells)))
    return game
end

-- Memory of a position of two colours on a 19x19 board, and of a live game without its
-- log: bytes.
local function position_memory()
    local rules = assert(inarow.rules("gomoku", { size = 19 }))
    return { rules.core:position_size() }
end

local function game_memory()
    local rules, games = assert(inarow.rules("gomoku", { size = 19 })), {}
    for i = 1, 1000 do games[i] = false end
    collectgarbage()
    local before = collectgarbage "count"
    for i = 1, #games do
        games[i] = new_game(rules)
        games[i]:play "k10"
        games[i]:undo()
    end
    collectgarbage()
    return { (collectgarbage "count" - before) * 1024 / #games }
end

-- `yardstick`: program and arguments; "%s" is a file of positions.
local BENCHES = {
    { name = "forbidden", unit = "ns", run = on_positions "forbidden",
        yardstick = "forbidden %s" },
    { name = "slowest", unit = "ns", run = on_positions "slowest" },
    { name = "point", unit = "ns", run = on_positions "point" },
    { name = "play-undo", unit = "ns", run = on_positions "play-undo" },
    { name = "vcf", unit = "ns", run = on_positions "vcf", yardstick = "vcf mean %s" },
    { name = "vcf-median", unit = "ns", run = on_positions "vcf-median",
        yardstick = "vcf median %s" },
    { name = "vcf-95", unit = "ns", run = on_positions "vcf-95" },
    { name = "vcf-slowest", unit = "ns", run = on_positions "vcf-slowest" },
    { name = "perft-connect_four", unit = "leaves/s", run = perft,
        yardstick = "connect_four perft" },
    { name = "playout-connect_four", unit = "games/s", run = playouts("connect_four", {}),
        yardstick = "connect_four playout" },
    { name = "playout-gomoku", unit = "games/s", run = playouts("gomoku", { size = 15 }),
        yardstick = "rows gomoku 15" },
    { name = "playout-pente", unit = "games/s",
        run = playouts("pente", { opening = "free" }), yardstick = "rows pente 19" },
    { name = "judge", unit = "games/s", run = judge },
    { name = "lua-play", unit = "ns", run = lua_play },
    { name = "lua-hook", unit = "calls/s", run = lua_hook },
    { name = "perft-hooks", unit = "actions/s", run = perft_hooks },
    { name = "lua-legal", unit = "ns", run = lua_call(empty_board, "legal") },
    { name = "lua-choices", unit = "ns", run = lua_call(empty_board, "legal_groups") },
    { name = "lua-svg", unit = "ns",
        run = lua_call(full_board, "render", { format = "svg" }) },
    { name = "serve-play", unit = "plays/s", run = serve_play },
    { name = "serve-state", unit = "answers/s", run = serve "state" },
    { name = "serve-legal", unit = "answers/s", run = serve "legal" },
    { name = "position-memory", unit = "bytes", run = position_memory },
    { name = "game-memory", unit = "bytes", run = game_memory },
}

-- ---- Printing -----------------------------------------------------------------------

local function print_figures(name, unit, figures)
    table.sort(figures)
    print(('{"name":%s,"unit":"%s","median":%.1f,"min":%.1f,"max":%.1f}'):format(
        language.utf8(console.library("dkjson", "lua-dkjson").quotestring(name)), unit,
        figures[(#figures + 1) / 2], figures[1], figures[#figures]))
end

local function run_yardstick(bench, args)
    local command, temporary = bench.yardstick, nil
    local program = tree .. "build/tests/bench/" .. command:match("%S+")
    if not system.kind(program) then
        return nil, ("the yardstick of %s is not built; 'make yardsticks' builds it")
            :format(bench.name)
    end
    if command:find("%s", 1, true) then
        temporary = os.tmpname()
        local text = table.concat(args.lines, "\n") .. "\n"
        local ok, message = system.write(temporary, text)
        if not ok then return nil, message end
    end
    local words = command:match("%s(.*)"):format(temporary and console.quoted(temporary))
    local pipe = io.popen(("%s %s 2>&1"):format(console.quoted(program), words))
    local line = pipe:read("*a")
    local ended = pipe:close()
    if temporary then os.remove(temporary) end
    local json = ended and line:match("{[^\n]*}")
    if not json then return nil, bench.name .. "-yardstick: " .. line:match("[^\n]*") end
    print(json)
    return true
end

local function run_bench(bench, args)
    local figures, message = bench.run(args)
    if not figures then return nil, message end
    print_figures(bench.name, bench.unit, figures)
    return true
end

-- Finds a benchmark by its name; `playout-VARIANT` is valid for any variant, with
-- options.
local function find(name)
    for _, bench in ipairs(BENCHES) do
        if bench.name == name then return bench, run_bench end
        if bench.name .. "-yardstick" == name and bench.yardstick then
            return bench, run_yardstick
        end
    end
end

local function names()
    local list = {}
    for _, bench in ipairs(BENCHES) do
        list[#list + 1] = bench.name
        if bench.yardstick then list[#list + 1] = bench.name .. "-yardstick" end
    end
    return list
end

local function run_benches(args)
    if not measure() then return console.complain(say "only-in-tree") end
    local unread
    args.lines, unread = read_lines(args.positions)
    if not args.lines then return console.complain(unread) end
    local list, unread_line = open_positions(args)
    if not list then return console.complain(unread_line) end
    if not args.bench then
        local status = console.OK
        for _, name in ipairs(names()) do
            local bench, run = find(name)
            local ok, message = run(bench, args)
            if not ok then status = console.complain(message) end
        end
        return status
    end
    local bench, run = find(args.bench)
    local variant = args.bench:match "^playout%-(.+)$"
    if variant and (not bench or next(args.given)) and run ~= run_yardstick then
        local message
        variant, message = arguments.variant(variant)
        if not variant then return console.complain(message) end
        bench, run = { name = args.bench, unit = "games/s",
            run = playouts(variant, args.given) }, run_bench
    elseif bench and next(args.given) then
        return console.complain("only playout-VARIANT takes options, not " .. args.bench)
    end
    if not bench then
        local expected = table.concat(names(), "', '")
        return console.complain(("no bench '%s'; expected 'playout-VARIANT' or '%s'")
            :format(args.bench, expected))
    end
    local ok, fault = run(bench, args)
    if not ok then return console.complain(fault) end
end

return { names = names(), run = run_benches }
