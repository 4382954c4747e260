-- Tests that every result and every error of the service fits its schema: all possible
-- requests, with the records of the law.
local language = require "inarow.language"
local helper = dofile "tests/lua/helper.lua"
local inarow = require "inarow"
local of_bytes = require("inarow.service.json").of_bytes
local notation = require "inarow.notation"
local served_by = dofile "tests/lua/served.lua"
local service = require "inarow.service"

local QUESTIONS = { "vcf", "vct", "storm", "defend", "threats" }

-- All questions are asked about one game in EVERY, and one file in FILES is read; in
-- `make test-long`, all of them.
local EVERY, FILES = helper.is_long and 1 or 20, helper.is_long and 1 or 8

local SCRIPTS = { [[return { name = "mine", title = "Mine", base = "tic_tac_toe" }]],
    [[return { name = "mine", base = "tic_tac_toe", board = { 5, 5 } }]],
    [[return { name = "mine", base = "renju", win = { row = "x" }, phases = 1 }]],
    [[return { name = "renju", base = "tic_tac_toe" }]], "return {", "return 1",
    "error {}", "", "while true do end" }

-- Results and codes of errors by method: `seen[method]` is a set of codes.
local seen = {}
for _, name in ipairs(service.methods()) do seen[name] = {} end

-- Asks, and checks the answer.
local function ask(one, method, params)
    local result, fault, items = served_by.ask(one, method, params)
    seen[method][fault and fault.code or "result"] = true
    return result, fault, items
end

local archive, archive_path = served_by.archive()

local function new()
    local options = service.json(require "cjson")
    options.archive = archive
    options.limits = { games = 3, scripts = 2, seconds = 2 }
    return service.new(options)
end

local function list_of(command)
    local list, out = {}, io.popen(command)
    for line in out:lines() do list[#list + 1] = line end
    out:close()
    return list
end

-- Asks all questions about a game, given by its handle or its record.
local function ask_all(one, game)
    local function about(method, params)
        params = params or {}
        params.game, params.record = game.game, game.record
        return ask(one, method, params)
    end
    about "state"
    about "legal"
    about "legal_actions"
    about "key"
    about "board_key"
    about("image", { symmetry = 1, point = "a1" })
    about("board", { numbers = true, forbidden = true })
    about("board", { ground = true, across = 2 })
    about("replay", { forbidden = true })
    about("render", { numbers = true })
    about("render", { format = "svg", forbidden = true })
    about "forbidden"
    about("forbidden", { colour = "black" })
    about "explain"
    for _, point in ipairs { "h8", "a1", "zz", "e" } do
        about("explain", { point = point })
        about("explain", { point = point, colour = "white" })
    end
    for _, action in ipairs { "play a1", "swap", "claim win", "call-referee", "x" } do
        about("explain", { action = action })
    end
    for _, to in ipairs(inarow.notations) do about("record", { to = to }) end
    about("perft", { depth = 1 })
    about "explore"
    about("explore", { stones = true, player = { "*5*" }, limit = 1 })
end

-- Asks slow questions, for only a few games.
local function ask_more(one, game)
    for _, question in ipairs(QUESTIONS) do
        ask(one, "analyse", { game = game, question = question, nodes = 300 })
        ask(one, "analyse", { game = game, question = question, nodes = 300,
            colour = "black", shortest = true, vct = true, stones = 2 })
    end
    ask(one, "perft", { game = game, depth = 2 })
end

-- Asks about a game's tree, with nodes that exist and nodes that do not.
local function ask_tree(one, game)
    local tree = ask(one, "tree", { game = game })
    local last = tree.nodes[#tree.nodes].id
    for _, node in ipairs { tree.root, tree.here, last, 0, { "play a1" } } do
        local function about(method, params)
            params = params or {}
            params.game, params.node = game, node
            return ask(one, method, params)
        end
        about("tree_add", { action = "play a1" })
        about("tree_add", { action = "play a1", keep = true })
        about("tree_set", { before = "a", comment = "b", glyphs = { "!" },
            marks = { { kind = "label", point = "a1", text = "c" } },
            properties = { { name = "XX", values = { "d" } } } })
        about("tree_set", { marks = { { kind = "circle", point = "zz" } } })
        about("tree", { nodes = 2, depth = 1 })
        for _, method in ipairs { "tree_path", "tree_ruling", "tree_promote",
            "tree_demote", "go" } do
            about(method)
        end
        local other = about "tree_game"
        if other then ask(one, "close", { game = other.game }) end
        about("tree_move", { parent = last })
        about("tree_move", { parent = {} })
    end
    ask(one, "tree_text", { game = game })
    ask(one, "tree_delete", { game = game, node = tree.root })
    ask(one, "tree_delete", { game = game, node = last })
    for _ = 1, 30 do ask(one, "tree_undo", { game = game }) end
    for _ = 1, 30 do ask(one, "tree_redo", { game = game }) end
    ask(one, "tree", { game = game })
    ask(one, "go", { game = game, node = {} })
end

-- Does the actions of a record, and asks about the game in between; returns their number.
local function follow(one, item, number)
    local live = item.live
    if not live then return 0 end
    local count = 0
    local game = ask(one, "new", { record = live:record() }).game
    for line in notation.entries(item) do
        if line.action then
            local text = inarow.text(line.action)
            local _, refusal = ask(one, "apply", { game = game, action = text })
            if refusal then ask(one, "explain", { game = game, action = text }) end
            count = count + 1
        end
    end
    ask_all(one, { game = game })
    if number % 120 == 0 then
        local copy = ask(one, "copy", { game = game }).game
        ask_more(one, game)
        ask_tree(one, copy)
        ask(one, "close", { game = copy })
    end
    local record = ask(one, "record", { game = game }).text
    if number % 30 == 0 then ask_all(one, { record = record }) end
    ask(one, "play", { record = record, point = "a1" })
    ask(one, "apply", { record = record, action = "resign" })
    ask(one, "undo", { record = record })
    ask(one, "setup", { record = record, position = "." })
    ask(one, "undo", { game = game })
    local copy = ask(one, "copy", { game = game })
    for _ = 1, 2 do ask(one, "redo", { game = copy and copy.game or "none" }) end
    ask(one, "play", { game = game, point = "h8" })
    for _, handle in ipairs { copy and copy.game, game } do
        ask(one, "close", { game = handle })
    end
    ask(one, "copy", { game = game })
    return count
end

describe("the answers of the service fit the schema", function()
    teardown(function() os.remove(archive_path) end)

    it("for all games of the law", function()
        local one, count, number = new(), 0, 0
        for nth, path in ipairs(list_of "find tests/conformance -name '*.rec' | sort") do
            local text = helper.contents(path)
            local is_due = nth % FILES == 0
            if is_due then
                ask(one, "judge", { text = text, steps = true })
                ask(one, "read", { text = text })
            end
            for item in notation.games(is_due and text or "", path,
                { format = "record" }) do
                number = number + 1
                if number % EVERY == 0 then
                    count = count + follow(one, item, number)
                end
            end
        end
        assert(count > 4000 / EVERY / FILES, count)
    end)

    it("for games in other notations", function()
        local one, count = new(), 0
        for _, path in ipairs(list_of "find tests/games -type f | sort") do
            local text = helper.contents(path)
            if language.utf8(text) ~= text then -- a line of JSON is UTF-8
                text = of_bytes(text)
            end
            if #text < 300000 then
                for _, method in ipairs { "judge", "read" } do
                    local done = ask(one, method, { text = text, steps = #text < 30000,
                        variant = "gomoku" })
                    count = count + (done and done.count or 0)
                end
                ask(one, "judge", { text = text, branches = true, variant = "gomoku" })
                for _, to in ipairs(#text < 30000 and inarow.notations or {}) do
                    ask(one, "convert", { text = text, to = to, variant = "gomoku",
                        drop = true, bytes = to == "lib" })
                end
            end
        end
        assert(count > 10, count)
        for _, format in ipairs(inarow.notations) do
            for _, text in ipairs { "", "x", "variant renju\nplay h8\nplay",
                "\0\195\191" } do
                ask(one, "judge", { text = text, format = format, variant = "renju" })
                ask(one, "read", { text = text, format = format })
                ask(one, "convert", { text = text, format = format, to = "sgf" })
            end
        end
    end)

    it("for all variants", function()
        local one = new()
        ask(one, "hello")
        ask(one, "variants")
        for nth, name in ipairs(inarow.variants()) do
            ask(one, "rules", { variant = name })
            ask(one, "source", { variant = name })
            ask(one, "playout", { variant = name, games = 2, seed = 3 })
            ask(one, "rules", { variant = name, options = { no = "such" } })
            ask(one, "new", { variant = name, options = { no = "such" } })
            local game = ask(one, "new", { variant = name,
                options = { adjudication = "claims", clock = "10/600" } })
            if game then
                if helper.is_due(nth, 6) then ask_all(one, game) end
                ask(one, "tree_text", { game = game.game })
                ask(one, "setup", { game = game.game, position = "XO" })
                ask(one, "setup", { game = game.game, position =
                    ("."):rep(game.width * game.height), turn = game.colours[2],
                    captured = { [game.colours[1]] = 1 } })
                if helper.is_due(nth, 4) then ask_all(one, game) end
                ask(one, "close", { game = game.game })
            end
        end
        ask(one, "lint", { variant = "tic_tac_toe" })
        for _, source in ipairs(SCRIPTS) do
            ask(one, "lint", { source = source })
            ask(one, "load", { source = source })
        end
        ask(one, "variants")
    end)

    it("for puzzles, and for stones that are tried in them", function()
        local one = new()
        one.limits.seconds = 600
        local made = ask(one, "puzzles", { variant = "renju", count = 1, seed = 9,
            by = "vct" }).puzzles
        local game = ask(one, "new", { record = made[1].record }).game
        local before = ask(one, "record", { game = game }).text
        assert.equal("wrong", ask(one, "solve_play",
            { game = game, point = "a1" }).tried.verdict)
        assert.equal(before, ask(one, "record", { game = game }).text)
        ask(one, "solve_play", { game = game, point = "zz" })
        local left = made[1].length + 1
        local tried
        repeat
            local solving = ask(one, "solve", { game = game })
            assert(solving.length < left) -- the win may be shorter than in the proof
            left = solving.length
            tried = ask(one, "solve_play", { game = game, point = solving.hint }).tried
            assert(tried.verdict ~= "wrong", tried.message)
        until tried.verdict == "solved"
        ask(one, "solve", { game = game })
    end)

    it("for an archive", function()
        local one = new()
        for _, filter in ipairs { {}, { player = "*5*", colour = "black" },
            { pattern = "XXX/?O?" }, { twins = true }, { pattern = "Z" }, { years = "x" },
            { reason = "captures", result = "white", length = "-40", skip = 1 } } do
            ask(one, "find", filter)
        end
        for _, id in ipairs { 1, 2, 999 } do ask(one, "archive_record", { id = id }) end
        ask(one, "archive_record", { id = 1, to = "sgf" })
    end)

    it("for impossible requests", function()
        local one = new()
        for _ = 1, 4 do ask(one, "new", { variant = "renju" }) end
        for _, script in ipairs { "one", "two", "three" } do
            ask(one, "load", { source = ('return { name = "%s", base = "gomoku" }')
                :format(script) })
        end
        for _, method in ipairs(service.methods()) do
            ask(one, method, { no = "such" })
            ask(one, method, { game = "none" })
            ask(one, method, { record = "variant none\n" })
            ask(one, method, { variant = "none" })
        end
        ask(one, "lint", { variant = "none" })
        ask(one, "record", { game = "g1", to = "none" })
        ask(one, "judge", { text = "", format = "none" })
        one.limits.seconds = 0.1
        ask(one, "perft", { variant = "connect_four", depth = 40 })
        one.limits.megabytes = 0.001
        ask(one, "new", { variant = "renju" })
        for _, line in ipairs { "{", "1", "null", "{}", '{"id":[]}', '{"method":1}',
            ("x"):rep(2000000) } do
            served_by.read(one:handle(line))
        end
    end)

    -- This case is last: it checks what the others asked of every method.
    it("for every method, refused or not", function()
        for _, name in ipairs(service.methods()) do
            assert(seen[name].result, name)
            local refused
            for code in pairs(seen[name]) do
                assert.not_equal("internal", code)
                refused = refused or code ~= "result"
            end
            assert(refused, name)
        end
    end)
end)
