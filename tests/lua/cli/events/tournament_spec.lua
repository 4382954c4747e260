--- Tests tournaments by the command: pairings, files and reports, and invalid files.
local helper = dofile "tests/lua/helper.lua"

local json = require "dkjson"

after_each(helper.clean)

local HONEST = "lua5.4 tests/players/honest.lua "
local UNRULY = "lua5.4 tests/players/unruly.lua "

local HERE = (select(2, helper.shell "pwd"):gsub("%s+$", ""))

-- Writes a file that describes an event, given Lua text for its fields; returns it and
-- the file of its games.
local function event_of(fields)
    local games = helper.file()
    return helper.file(("return { games = %q, %s }"):format(games, fields)), games
end

-- Returns engines in the form of such a file.
local function engines(list)
    local texts = {}
    for i, its in ipairs(list) do
        texts[i] = ("{ folder = %q, command = %q, %s }"):format(HERE, its[1],
            its[2] or "")
    end
    return "engines = { " .. table.concat(texts, ", ") .. " }"
end

-- Runs a tournament by the command line; returns the exit status, its games, its table
-- and the error output.
local function tournament(file, words)
    local status, out, err = helper.inarow(("tournament %s --json %s"):format(file,
        words or ""))
    local games, result = {}, nil
    for line in out:gmatch "[^\n]+" do
        local object = assert(json.decode(line))
        if object.game then games[object.game] = object else result = object end
    end
    return status, games, result, err
end

-- Counts who began against whom: text by "A-B".
local function meetings(games)
    local count = {}
    for _, game in pairs(games) do
        local key = game.first .. "-" .. game.second
        count[key] = (count[key] or 0) + 1
    end
    return count
end

local FOUR = engines { { HONEST .. 1 }, { HONEST .. 2 }, { HONEST .. 3 },
    { HONEST .. 4 } }

it("all meet each other with both colours, and a round has the same openings", function()
    local openings = helper.file "a1 b1\nb2 c3\nc1 a2\n"
    local file = event_of(([[variant = "tic_tac_toe", rounds = 3, openings = %q,
        workers = 3, %s]]):format(openings, FOUR))
    local status, games, result = tournament(file)
    assert.equal(0, status)
    local expected = {}
    for i = 1, 4 do
        for j = 1, 4 do
            expected[("Honest %d-Honest %d"):format(i, j)] = i ~= j and 3 or nil
        end
    end
    assert.same(expected, meetings(games))
    for number, game in ipairs(games) do
        assert.equal(math.floor((number - 1) / 12) + 1, game.opening)
    end
    assert.same({ 36, 0, 0, 4, true }, { result.games, result.void, result.resumed,
        #result.players, result.finished })
    local points = 0
    for _, player in ipairs(result.players) do
        points = points + player.points
        assert.equal(18, player.games)
    end
    assert.equal(36, points)
end)

it("openings may be offsets, and all images of each are played", function()
    local path = helper.file "0,0, 1,0, 2,1\n0,0, 1,1\n"
    local file, kept = event_of(([[variant = "gomoku", options = { size = 9 },
        openings = %q, symmetries = true, rounds = 12, adjudicate = { moves = 4 },
        workers = 2, %s]]):format(path, engines { { HONEST .. 1 }, { HONEST .. 2 } }))
    assert.equal(0, (tournament(file)))
    local seen = {}
    for text in helper.contents(kept):gmatch "(play .-)# end of game" do
        local points = {}
        for point in text:gmatch "play (%l%d)" do points[#points + 1] = point end
        local opening = table.concat(points, " ", 1, 3):gsub("^(e5 [df][46]) .*", "%1")
        seen[opening] = (seen[opening] or 0) + 1
    end
    local expected = {}
    for opening in ("e5 f5 g4,e5 f5 g6,e5 d5 c4,e5 d5 c6,e5 e4 d3,e5 e4 f3,e5 e6 d7,"
        .. "e5 e6 f7,e5 f4,e5 f6,e5 d4,e5 d6"):gmatch "[^,]+" do
        expected[opening] = 2
    end
    assert.same(expected, seen)
end)

it("in a gauntlet the first player meets each of the others", function()
    local file = event_of([[variant = "tic_tac_toe", kind = "gauntlet", ]] .. FOUR)
    local status, games = tournament(file)
    assert.equal(0, status)
    assert.same({ ["Honest 1-Honest 2"] = 1, ["Honest 2-Honest 1"] = 1,
        ["Honest 1-Honest 3"] = 1, ["Honest 3-Honest 1"] = 1,
        ["Honest 1-Honest 4"] = 1, ["Honest 4-Honest 1"] = 1 }, meetings(games))
end)

it("each fault has its own cited result, and does not end the event", function()
    local list = { { HONEST .. 1 } }
    local faults = { silent = "stalled", dying = "died", illegal = "illegal",
        garbage = "garbage", ["off-board"] = "off-board", half = "half-line",
        refusing = "refused", flooding = "flood", binary = "garbage", killed = "died",
        twice = "illegal", forking = "none" }
    for manner in pairs(faults) do
        list[#list + 1] = { UNRULY .. manner .. " 1 86396.17",
            ("name = %q"):format(manner) }
    end
    local file, kept = event_of([[variant = "gomoku", options = { size = 9 }, workers = 4,
        kind = "gauntlet", time = { move = 0.5, margin = 0 }, ]]
        .. engines(list))
    local status, games, result = tournament(file)
    assert.equal(0, status)
    assert.equal(24, #games)
    for _, player in ipairs(result.players) do
        local fault = faults[player.name] or "none"
        assert.equal(fault ~= "none" and 2 or nil, player.lost_by[fault], player.name)
    end
    for _, game in ipairs(games) do
        assert(game.fault == nil or game.reason == "penalty" and #game.citation > 0)
    end
    local _, left = helper.shell "ps -eo stat=,args= | grep -v '^Z' | grep 86396.1[7]"
    assert.equal("", left)
    local judged, out = helper.inarow("judge --summary " .. kept)
    assert.equal(0, judged)
    helper.says(out, "24 games")
end)

it("names and messages are never read as part of the file of games", function()
    local file, kept = event_of([[variant = "tic_tac_toe", ]] .. engines {
        { HONEST .. 1 }, { UNRULY .. "forging", 'name = "game 7"' } })
    assert.equal(0, (tournament(file)))
    helper.says(helper.contents(kept),
        "note game 7: the program ended with exit status 3: # end of game 1\n")
    local status, _, result, err = tournament(file)
    assert.equal(0, status, err)
    assert.same({ 2, 2 }, { result.games, result.resumed })
end)

it("no engine is blamed if the arbiter cannot start it: the event stops, and resumes",
    function()
        local file, kept = event_of('variant = "tic_tac_toe", rounds = 2, ' .. FOUR)
        local status, out, err = helper.shell("ulimit -n 60; build/inarow tournament "
            .. file .. " --workers 30")
        assert.equal(2, status, out)
        helper.says(err, "the program could not be started: too many open files;"
            .. " no more games are played", "to resume it: build/inarow tournament ")
        assert.is_nil(helper.contents(kept):find "died")
        local _, result
        status, _, result = tournament(file)
        assert.same({ 0, 24 }, { status, result.games })
    end)

it("killed and resumed with other workers, it has the same end", function()
    local fields = ([[variant = "tic_tac_toe", rounds = 2, seed = 3, openings = %q, ]])
        :format(helper.file "a1 b1\nb2 c3\nc1 a2\n") .. FOUR
    local whole, expected = event_of(fields)
    assert.equal(0, (tournament(whole)))
    local file, kept = event_of(fields)
    local errors = helper.file()
    for i, signal in ipairs { "KILL", "TERM", "KILL" } do
        helper.shell(([[build/inarow tournament %s --workers %d >/dev/null 2>%s & pid=$!
            until [ "$(grep -c '^# end' %s)" -ge %d ]; do sleep 0.02; done
            kill -%s $pid; wait $pid]]):format(file, i, errors, kept, i * 4, signal))
        if signal == "TERM" then
            helper.says(helper.contents(errors), "interrupted after ",
                ("to resume it: build/inarow tournament %s --workers 2\n"):format(file))
        end
    end
    local status, games, result = tournament(file, "--workers 2")
    assert.equal(0, status)
    local played = 0
    for _ in pairs(games) do played = played + 1 end
    assert.same({ 24, 24 }, { result.games, result.resumed + played })
    assert(result.resumed >= 12 and played > 0)
    assert.same(helper.games_of(expected), helper.games_of(kept))
    assert.equal(0, (helper.inarow("judge " .. kept)))
end)

it("each engine has its own times, settings, environment and folder", function()
    local log = helper.file()
    local engine = helper.file([[while read -r word rest; do
        case $word in START) echo OK ;; INFO) echo "$NICK $rest" >>$LOG ;;
        ABOUT) echo 'name="x"' ;; BEGIN | TURN | DONE) pwd >>$LOG; echo 99,99 ;; esac
        done]])
    local function its(nick, more)
        return ([[{ command = "sh %s", name = %q, folder = "/", env = { NICK = %q,
            LOG = %q }, %s }]]):format(engine, nick, nick, log, more)
    end
    local file = event_of(([[variant = "tic_tac_toe", time = { move = 3 }, memory = 7,
        info = { thread_num = 2 }, engines = { %s, %s } ]]):format(
        its("Ann", "nodes = 1000000, restart = 'game'"),
        its("Bob", "time = { game = 60, increment = 0.5 }, info = { hash = 'big' }")))
    local status, games = tournament(file)
    assert.equal(0, status)
    assert.equal("off-board", games[1].fault)
    local sent = helper.contents(log)
    helper.says(sent, "\n/\n", "Ann timeout_turn 3000\n", "Ann timeout_match 0\n",
        "Ann max_memory 7340032\n", "Ann max_node 1000000\n", "Ann thread_num 2\n",
        "Bob timeout_turn 60000\n", "Bob timeout_match 60000\n", "Bob hash big\n")
    assert.is_nil(sent:find "Bob thread_num")
    assert.is_nil(sent:find "Bob max_node")
end)

it("players with different times lose by their own", function()
    local file = event_of(([[variant = "tic_tac_toe", %s]]):format(engines {
        { HONEST .. 1, "time = { move = 5 }" },
        { UNRULY .. "late 1 0.8", "time = { game = 0.5, margin = 0 }" } }))
    local status, games = tournament(file)
    assert.equal(0, status)
    for _, game in ipairs(games) do
        assert.same({ "late", "Honest 1" }, { game.fault, game.winner })
        helper.says(game.notes[1], "its answer came after ")
    end
end)

it("clocks may be long, and have milliseconds", function()
    for time, clock in pairs { ["game = 1000000, increment = 0.00001"] = "1000000+0",
        ["game = 99999999, increment = 99999999"] = "99999999+99999999",
        ["game = 123456.5, increment = 0.25"] = "123456.5+0.25" } do
        local file, kept = event_of(([[variant = "tic_tac_toe", time = { %s }, %s]])
            :format(time, engines { { HONEST .. 1 }, { HONEST .. 2 } }))
        assert.equal(0, (tournament(file)))
        helper.says(helper.contents(kept), "\nclock " .. clock .. "\n")
    end
end)

it("a partly written game is played again, with any notes", function()
    local file, kept = event_of(([[variant = "tic_tac_toe", openings = %q, %s]]):format(
        helper.file "a1 b1\n", engines { { HONEST .. 1 }, { UNRULY .. "garbage 1" } }))
    assert.equal(0, (tournament(file)))
    local whole = helper.contents(kept)
    local first = whole:match "^(.-\n)%-%-%-\n"
    for _, length in ipairs { 0, 10, #first - 30, #first, #first + 40, #whole - 30 } do
        local handle = assert(io.open(kept, "w"))
        handle:write(whole:sub(1, length))
        handle:close()
        local status, games, result, err = tournament(file)
        assert.equal(0, status, err)
        assert.equal(length < #first and 0 or 1, result.resumed)
        assert.equal("garbage", games[2].fault)
    end
end)

it("a file of games that was edited wrongly is refused", function()
    local file, kept = event_of('variant = "tic_tac_toe", '
        .. engines { { HONEST .. 1 }, { HONEST .. 2 } })
    assert.equal(0, (tournament(file)))
    local good = helper.contents(kept)
    for bad, message in pairs {
        [good:gsub("opening 1;", "opening x;", 1)] = "1: this is not a game of",
        [good .. "---\n" .. good] = "3: this is not a game of a match, or the file has"
            .. " two games with its number",
        [good:gsub("result %l+", "result draw", 1)]
            = "1: this game's recorded result is draw, but its moves give won",
        [good:gsub("play %l%d", "play z9", 1)] = "1: this game cannot be replayed: " } do
        local handle = assert(io.open(kept, "w"))
        handle:write(bad)
        handle:close()
        local status, _, _, err = tournament(file)
        assert.equal(2, status)
        helper.says(err, kept .. "#" .. message)
    end
end)

it("a game that was played otherwise is not resumed", function()
    local fields = [[variant = "tic_tac_toe", %s, ]] .. FOUR
    local file, kept = event_of(fields:format "seed = 1")
    assert.equal(0, (tournament(file)))
    for other, message in pairs { ["seed = 2"] = "seed is 2 now, and was 1",
        ["seed = 1, time = { move = 1 }"] = "move-time is 1 now, and was 5",
        ["seed = 1, nodes = 7"] = "info is max_node=7 now, and was none",
        ["seed = 1, info = { a = '1;2' }"] = "info is a=1%3B2 now, and was none",
        ["seed = 1, env = { A = 1 }"] = "env is A=1 now, and was none",
        ["seed = 1, restart = 'game'"] = "restart is game now, and was none",
        ["seed = 1, kind = 'gauntlet'"] = "event is gauntlet of 4 now, and was round"
            .. " robin of 4" } do
        local again = helper.file(("return { games = %q, %s }"):format(kept,
            fields:format(other)))
        local status, _, _, err = tournament(again)
        assert.equal(2, status)
        helper.says(err, kept, message)
    end
    local renamed = helper.file(("return { games = %q, seed = 1, %s, %s }"):format(kept,
        "variant = 'tic_tac_toe'", engines { { HONEST .. 1 }, { HONEST .. 2 },
            { HONEST .. 3 }, { HONEST .. 4, "name = 'Four'" } }))
    local status, _, _, err = tournament(renamed)
    assert.equal(2, status)
    helper.says(err, kept .. "#", "was played by Honest 3 and Honest 4; now it is to be"
        .. " played by Honest 3 and Four")
end)

it("with fewer rounds than before, the results are theirs, and all games stay", function()
    local fields = ([[variant = "tic_tac_toe", rounds = %%d, %s]]):format(engines {
        { HONEST .. 1 }, { HONEST .. 2 } })
    local file, kept = event_of(fields:format(3))
    assert.equal(0, (tournament(file)))
    local before = helper.contents(kept)
    local again = helper.file(("return { games = %q, %s }"):format(kept,
        fields:format(1)))
    local report = helper.file() .. ".json"
    local status, _, result = tournament(again, "--report " .. report)
    assert.same({ 0, 2, 2 }, { status, result.games, result.resumed })
    local data = json.decode(helper.contents(report))
    os.remove(report)
    assert.same({ 2, 2 }, { data.games, #data.list })
    assert.equal(before, helper.contents(kept))
end)

it("players with the same name are numbered, and given names stay", function()
    local file = event_of('variant = "tic_tac_toe", ' .. engines {
        { HONEST .. 1 }, { HONEST .. 1 }, { HONEST .. 2, "name = 'Honest 1 A'" },
        { HONEST .. 2, "name = 'Honest 3'" }, { HONEST .. 3 } })
    local _, _, result = tournament(file)
    local names = {}
    for _, player in ipairs(result.players) do names[#names + 1] = player.name end
    table.sort(names)
    assert.same({ "Honest 1 A", "Honest 1 B", "Honest 1 C", "Honest 3", "Honest 3 A" },
        names)
end)

it("a player without losses has an object of reasons too", function()
    local file = event_of('variant = "tic_tac_toe", ' .. engines { { HONEST .. 1 },
        { UNRULY .. "dying 1" } })
    local _, out = helper.inarow(("tournament %s --json"):format(file))
    helper.says(out, '"lost_by":{}', '"lost_by":{"died":2}')
end)

it("an engine that cannot be examined is named by its place", function()
    local file = event_of('variant = "tic_tac_toe", ' .. engines {
        { HONEST .. 1 }, { "exit 7" } })
    local status, _, _, err = tournament(file)
    assert.equal(2, status)
    helper.says(err, file .. ": engines[2]: the program ended with exit status 7")
end)

it("an examination can be interrupted, and leaves no files", function()
    local file, kept = event_of('variant = "tic_tac_toe", ' .. engines {
        { UNRULY .. "silent 1 86396.18" }, { HONEST .. 2 } })
    local errors = helper.file()
    local _, out = helper.shell(([[build/inarow tournament %s >/dev/null 2>%s & pid=$!
        sleep 0.5; kill -TERM $pid; timeout 5 tail --pid=$pid -f /dev/null; wait $pid
        echo $?; ps -eo stat=,args= | grep -v '^Z' | grep 86396.1[8] ]]):format(file,
        errors))
    assert.equal("130\n", out)
    helper.says(helper.contents(errors), "interrupted after 0 games")
    assert.equal("", helper.contents(kept))
end)

it("a file without an event is refused, with the line and the expected value",
    function()
        local two = "engines = { { command = 'x' }, { command = 'y' } }"
        for text, message in pairs {
            ["return {"] = ":1: ",
            ["return 3"] = "expected one table to be returned, got number",
            ["return { engines = { { command = 'x' } } }"] = "a list of 2 to 100 values",
            ["return {\nround = 3, " .. two .. " }"] = ":2: round: no such key"
                .. " (did you mean 'rounds'?)",
            ["return { " .. two .. ", rounds = 0 }"] = "a whole number from 1 to 100000",
            ["return { " .. two .. ", kind = 'swiss' }"] = '"round robin" or "gauntlet"',
            ["return { " .. two .. ", time = { move = -1 } }"] =
                "time.move: expected a number from 0.001 to 99999999",
            ["return { engines = { { name = 'A' }, { command = 'y' } } }"] =
                "command",
            ["return { engines = { { command = 'x', name = 'A' }, { command = 'y',"
                .. " name = 'A' } } }"] =
                "engines[2]: an earlier engine is also named \"A\"",
            ["return { engines = { { command = 'x', name = ' ' },"
                .. " { command = 'y' } } }"] =
                "engines[1]: the name is blank",
            ["return { engines = { { command = 'x', name = 'a\\226\\128\\174' },"
                .. " { command = 'y' } } }"] = "engines[1]: a name has at most 80 bytes",
            ["return { engines = { { command = 'x' }, { command = ' ' } } }"] =
                "engines[2]: the command is empty",
            ["return { " .. two .. ", time = { increment = 1 } }"] =
                "time.increment can be used only with time.game",
            ["return { engines = { { command = 'x' }, { command = 'y',"
                .. " time = { move = 1, increment = 1 } } } }"] =
                "engines[2].time.increment can be used only with engines[2].time.game",
            ["return { " .. two .. ", symmetries = true }"] =
                "symmetries can be used only with openings",
            ["return { " .. two .. ", games = '/no/x.rec' }"] = "/no is not a folder",
            [("return { variant = 'gomoku', openings = %q, %s }"):format(
                helper.file "0,0, 10,10", two)] = "10,10 is off a board of 19x19",
            [("return { variant = 'gomoku', openings = %q, %s }"):format(
                helper.file "0,0, 0,0", two)] = "occupied",
            ["return { engines = { { command = 'x' }, { command = 'y', folder ="
                .. " '/no/where' } } }"] = "engines[2]: /no/where is not a folder",
            ["return { " .. two .. ", variant = 'renjuu' }"] = "renju",
            ["return { " .. two .. ", variant = 'qubic' }"] = "Gomocup protocol",
            ["return { options = { clock = '60' }, " .. two .. " }"] =
                "'clock' cannot be an option of an event",
            ["return { options = { adjudication = 'claims' }, " .. two .. " }"] =
                "'adjudication' cannot be an option of an event",
            ["while true do end"] = "it takes more than 200000 steps",
        } do
            local file = helper.file(text)
            local status, out, err = helper.inarow("tournament " .. file)
            assert.same({ 2, "" }, { status, out }, text)
            helper.says(err, message)
            assert.is_nil(err:find "traceback")
        end
        local status, _, err = helper.inarow "tournament /no/such"
        assert.equal(2, status)
        helper.says(err, "/no/such")
    end)

describe("when it is over", function()
    local file, kept = nil, nil
    before_each(function()
        file, kept = event_of(([[variant = "gomoku", options = { size = 9 },
            openings = %q, adjudicate = { vcf = true, moves = 30 }, %s]]):format(
            helper.file "e5 f5 e6\ne5 f5 e6 d5\n", engines { { HONEST .. 1 },
            { HONEST .. 2, 'name = \'=A "quoted", <b>name</b>\'' } }))
    end)

    it("reports are written in the format of their file's ending", function()
        local paths, words = {}, {}
        for _, ending in ipairs { "html", "txt", "json", "csv", "pgn" } do
            paths[ending] = helper.file() .. "." .. ending
            words[#words + 1] = "--report " .. paths[ending]
        end
        local status, games = tournament(file, table.concat(words, " "))
        assert.equal(0, status)
        local texts = {}
        for ending, path in pairs(paths) do
            texts[ending] = helper.contents(path)
            os.remove(path)
        end
        local data = assert(json.decode(texts.json))
        assert.same({ 2, 2 }, { data.games, #data.list })
        for number, its in ipairs(data.list) do
            local played = games[number]
            assert.same({ played.first, played.winner, played.reason },
                { its.first, its.winner, its.reason })
        end
        helper.says(texts.csv, "game,opening,first,", '" =A ""quoted"", <b>name</b>"')
        helper.says(texts.pgn, '[White "=A \\"quoted\\", <b>name</b>"]', "[Result ")
        helper.says(texts.txt, "points", "lost by", "black")
        helper.says(texts.html, "&lt;b&gt;name", "\\u003cb>name")
        local shown = json.decode(texts.html:match "const games = (.-);\n")
        assert.is_true(#shown[1].nodes > data.list[1].moves)
        assert.same({ "play e5", "play f5", "play e6" }, { shown[1].nodes[2].text,
            shown[1].nodes[3].text, shown[1].nodes[4].text })
        local board = json.decode(texts.html:match "const board = (.-);\n")
        assert.same({ 81, "a9", 1 }, { #board.points, board.points[1].name,
            #board.ground.outlines })
        assert.is_nil(texts.html:find("<b>name", 1, true))
    end)

    it("a report of an unknown kind is refused before a game is played", function()
        local status, _, _, err = tournament(file, "--report x.xls")
        assert.equal(2, status)
        helper.says(err, "x.xls", "csv, html, json, pgn or txt")
        assert.equal("", helper.contents(kept))
    end)

    it("a report does not overwrite the games", function()
        local games = helper.file() .. ".html"
        local description = helper.file(("return { games = %q, %s }"):format(games, FOUR))
        local status, _, _, err = tournament(description, "--report " .. games)
        assert.equal(2, status)
        helper.says(err, games .. " keeps the games")
        local link = helper.file()
        os.remove(link)
        link = link .. ".html"
        helper.shell(("ln -s %s %s"):format(games, link))
        status, _, _, err = tournament(description, "--report " .. link)
        assert.equal(2, status)
        helper.says(err, link .. " keeps the games")
        os.remove(link)
        os.remove(games)
    end)

    it("a report without a folder is refused before a game is played", function()
        for path, message in pairs { ["/no/x.html"] = "/no is not a folder",
            ["/tmp"] = "ending of the name" } do
            local status, _, _, err = tournament(file, "--report " .. path)
            assert.equal(2, status)
            helper.says(err, path, message)
        end
        assert.equal("", helper.contents(kept))
    end)

    it("an adjudicated game is reported as such, also after resuming", function()
        local _, games, result = tournament(file)
        local _, _, again = tournament(file)
        assert.equal(2, again.resumed)
        again.resumed = 0
        assert.same(result, again)
        for _, game in ipairs(games) do
            assert(game.adjudicated == "vcf" or game.adjudicated == "moves")
            helper.says(game.notes[1], "adjudicated: ")
        end
        assert.equal(0, (helper.inarow("judge " .. kept)))
    end)
end)

it("each process of an engine has its dialogue in a file", function()
    local folder = helper.file()
    os.remove(folder)
    local file = event_of(([[variant = "tic_tac_toe", log = %q, %s]]):format(folder,
        engines { { HONEST .. 1 }, { UNRULY .. "dying 1", "name = 'a/b'" } }))
    assert.equal(0, (tournament(file)))
    local _, mode = helper.shell("umask; stat -c %a " .. folder)
    assert.equal("0022\n755\n", mode)
    helper.says(helper.contents(folder .. "/2-examination-1.log"), " > START 3\n")
    local honest = helper.contents(folder .. "/1-Honest_1-1.log")
    helper.says(honest, " > START 3\n", " < OK\n", " # game 1: opening 1;", " > END\n")
    local last = -1
    for line in honest:gmatch "[^\n]+" do
        local at = tonumber(line:match "^(%d+%.%d%d%d) [<>!#] ")
        assert(at >= last, line)
        last = at
    end
    helper.says(helper.contents(folder .. "/2-a_b-1.log"), "ended with exit status 3")
    helper.contents(folder .. "/2-a_b-2.log") -- it was started again
    helper.shell("rm -r " .. folder)
    local closed = helper.file()
    file = event_of(([[variant = "tic_tac_toe", log = "%s/x", %s]]):format(closed,
        engines { { HONEST .. 1 }, { HONEST .. 2 } }))
    local status, _, _, err = tournament(file)
    assert.equal(2, status)
    helper.says(err, closed .. "/x: not a directory\n")
    file = event_of(([[variant = "tic_tac_toe", log = "%s", %s]]):format(closed,
        engines { { HONEST .. 1 }, { HONEST .. 2 } }))
    status, _, _, err = tournament(file)
    assert.equal(2, status)
    helper.says(err, closed .. ": it is not a folder")
end)

it("a warning says that no openings are given, unless the players decide", function()
    local file = event_of(([[variant = "renju", adjudicate = { moves = 4 }, %s]]):format(
        engines { { HONEST .. 1 }, { HONEST .. 2 } }))
    local status, _, err = helper.inarow("tournament " .. file)
    assert.equal(0, status)
    helper.says(err, "no openings are given")
    file = event_of(([[variant = "swap2", adjudicate = { moves = 6 }, %s]]):format(
        engines { { HONEST .. 1 }, { HONEST .. 2 } }))
    status, _, err = helper.inarow("tournament " .. file)
    assert.equal(0, status)
    assert.is_nil(err:find("no openings are given", 1, true))
end)
