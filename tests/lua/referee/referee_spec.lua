--- Tests matches of programs by the command: winners, rulings and kept games.
local helper = dofile "tests/lua/helper.lua"
local terminal = dofile "tests/lua/terminal.lua"

local json = require "dkjson"

local HONEST = "lua5.4 tests/players/honest.lua "
local UNRULY = "lua5.4 tests/players/unruly.lua "

after_each(helper.clean)

-- Runs a match by the command line; returns the exit status, the reported games and
-- score, and the error output.
local function match(a, b, arguments)
    local status, out, err = helper.inarow(("referee '%s' '%s' %s --json"):format(a, b,
        arguments))
    local games, score = {}, nil
    for line in out:gmatch "[^\n]+" do
        local object = assert(json.decode(line))
        if object.game then games[#games + 1] = object else score = object end
    end
    return status, games, score, err
end

-- Returns all openings of two stones on the smallest board.
local function openings()
    local lines, points = {}, { "a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3" }
    for _, one in ipairs(points) do
        for _, other in ipairs(points) do
            if one ~= other then lines[#lines + 1] = one .. " " .. other end
        end
    end
    return helper.file(table.concat(lines, "\n") .. "\n")
end

local count = 0

-- Returns a number for which no other process sleeps.
local function unique()
    count = count + 1
    return ("86398.%d%06d"):format(count, os.time() % 1000000)
end

local function is_alive(word)
    local _, out = helper.shell(("ps -eo stat=,args= | grep -v '^Z' | grep -v grep"
        .. " | grep -F -e '%s'"):format(word))
    return out ~= "" and out
end

-- The way in which a rude player loses: the fault, and the note on it.
local MANNERS = {
    silent = { "stalled", "no answer arrived within 2 s" },
    deaf = { "stalled", "no answer" },
    dying = { "died", "ended with exit status 3" },
    killed = { "died", "signal 9" },
    flooding = { "flood", "bytes came without a line break" },
    garbage = { "garbage", "'I resign' is not an answer to " },
    binary = { "garbage", "not text" },
    half = { "half-line", "in the middle of a line: '7,'" },
    refusing = { "refused", "an error: 'ERROR I will not'" },
    illegal = { "illegal", "is occupied. (TTT)" },
    ["off-board"] = { "off-board", "99,3 is not on the 3x3 board" },
    ["out-of-reach"] = { "garbage", "expected X,Y" },
    twice = { "illegal", "" },
}

describe("a rude player loses by a ruling, and nothing remains of it:", function()
    for manner, expected in pairs(MANNERS) do
        it(manner, function()
            local word = unique()
            local path = helper.file()
            local status, games, score = match(UNRULY .. manner .. " 2 " .. word, HONEST,
                "tic_tac_toe --games 2 --move-time 2 --margin 0 --out " .. path)
            assert.equal(0, status)
            assert.equal(2, #games)
            for _, game in ipairs(games) do
                assert.equal(score.b, game.winner)
                assert.same({ "penalty", expected[1] }, { game.reason, game.fault })
                helper.says(table.concat(game.notes, "\n"), expected[2])
            end
            assert.equal(0, score.points)
            assert.same({ [expected[1]] =
                { games = 2, wins = 0, draws = 0, losses = 2 } }, score.endings)
            assert(not is_alive(word))
            local judged, out = helper.inarow("judge " .. path)
            assert.equal(0, judged)
            helper.says(out, "agrees", "penalty")
            local _, _, again = match(UNRULY .. manner .. " 2 " .. word, HONEST,
                "tic_tac_toe --games 2 --move-time 2 --margin 0 --out " .. path)
            assert.same({ 2, score.endings }, { again.resumed, again.endings })
        end)
    end
end)

it("a player that is late by the game's clock loses on time", function()
    local word = unique()
    local status, games = match(UNRULY .. "late 1 " .. word, HONEST,
        "rif_renju --games 1 --game-time 4 --increment 1 --margin 0.1")
    assert.equal(0, status)
    assert.equal("time RIF 9.4", games[1].reason .. " " .. games[1].citation)
    assert(games[1].seconds >= 4)
    assert(not is_alive(word))
end)

it("a player that plays a forbidden move loses by its article", function()
    local path = helper.file "h8 a1 h9 a3 i10 a5 j10 o1\n"
    local status, games = match(UNRULY .. "forbidden 0", HONEST,
        "renju --games 1 --openings " .. path)
    assert.equal(0, status)
    assert.equal("won white double-three (RIF 9.2)", games[1].ruling)
    helper.says(games[1].notes[1], "Black made a double-three")
end)

it("takes little memory for any output of the players", function()
    for manner, fault in pairs { flooding = "flood", complaining = "none",
        lines = helper.is_long and "flood" or nil } do
        local status, out = helper.shell(("ulimit -v 100000; build/inarow referee '%s'"
            .. " '%s' tic_tac_toe --games 1 --json --move-time 60"):format(
            UNRULY .. manner .. " 1", HONEST))
        assert.equal(0, status)
        for line in out:gmatch '{"game"[^\n]+' do
            assert.equal(fault, json.decode(line).fault or "none")
        end
    end
end)

it("a player that talks, or forks, is tolerated, and nothing remains of it", function()
    local word = unique()
    for _, manner in ipairs { "chatty", "forking" } do
        local status, games = match(UNRULY .. manner .. " 1 " .. word, HONEST,
            "tic_tac_toe --games 2")
        assert.equal(0, status)
        for _, game in ipairs(games) do assert.equal(1, #game.notes) end
    end
    assert(not is_alive(word))
end)

it("a player with an endless name, or none, gets a printable name", function()
    for name, called in pairs { [("N"):rep(60000)] = ("N"):rep(80) .. "…",
        [" "] = "sh FILE" } do
        local engine = helper.file(([[while read -r word rest; do case $word in
            START) echo OK ;; ABOUT) echo 'name="%s"' ;; BEGIN | TURN | DONE) echo 1,1 ;;
            esac; done]]):format(name))
        called = called:gsub("FILE", engine)
        local status, out, err = helper.inarow(("referee 'sh %s' '%s' tic_tac_toe"
            .. " --games 1"):format(engine, HONEST))
        assert.equal(0, status, err)
        helper.says(out, "game 1: " .. called .. " - Honest 0,", "\n" .. called .. "  ")
    end
end)

it("a player that is busy with its last answer is reminded once", function()
    local status, games, _, err = match(UNRULY .. "busy 1", HONEST,
        "gomoku size=15 --games 2 --move-time 2 --margin 3")
    assert.equal(0, status)
    for _, game in ipairs(games) do
        assert.equal("five", game.reason)
        assert.equal(1, #game.notes)
    end
    assert(not err:find("unruly", 1, true), err)
end)

it("a player that lost a request is asked once more, with the whole board", function()
    for _, opening in ipairs { "", " --openings " .. helper.file "e5 f5\n" } do
        local status, games = match(UNRULY .. "losing 0", HONEST,
            "gomoku size=9 --games 2 --move-time 2" .. opening)
        assert.equal(0, status)
        for _, game in ipairs(games) do assert.is_nil(game.fault) end
    end
end)

it("without luv it names the package to install", function()
    local folder = helper.file()
    os.remove(folder)
    local status, _, err = helper.shell((("mkdir DIR && echo 'error(1)' >DIR/luv.lua &&"
        .. " LUA_PATH='DIR/?.lua;;' build/inarow referee x y"):gsub("DIR", folder)))
    helper.shell("rm -r " .. folder)
    assert.equal(2, status)
    helper.says(err, "luv", "lua-luv")
end)

it("the default variant is go-moku", function()
    local status, games = match(HONEST .. 1, HONEST .. 2, "--games 1")
    assert.equal(0, status)
    assert.equal("five", games[1].reason)
end)

it("a missing command is reported, and no game begins", function()
    local status, games, _, err = match("./no-such-engine", HONEST, "gomoku")
    assert.equal(2, status)
    assert.equal(0, #games)
    helper.says(err, "./no-such-engine", "127")
end)

it("a program that silently plays by other rules is reported first", function()
    local deaf = helper.file((helper.contents "tests/players/honest.lua"
        :gsub('if key == "rule" then', 'if key == "no-rule" then')
        :gsub("return honest%s*$", "honest.run()")))
    local _, _, _, err = match("lua5.4 " .. deaf, HONEST, "renju --games 1")
    helper.says(err, "gomoku", "INFO rule 4")
    _, _, _, err = match(HONEST, HONEST, "renju --games 1")
    assert.equal("", err)
end)

describe("openings:", function()
    it("each is played twice, with colours swapped", function()
        local path = openings()
        local _, games = match(HONEST .. 1, HONEST .. 2,
            "tic_tac_toe --games 8 --seed 5 --openings " .. path)
        for i = 1, 7, 2 do
            assert.equal(games[i].opening, games[i + 1].opening)
            assert.equal(games[i].first, games[i + 1].second)
        end
        assert(games[1].opening ~= games[3].opening)
    end)

    it("one that cannot be played is reported", function()
        local path = helper.file "a1 a1\n"
        local status, _, _, err = match(HONEST, HONEST,
            "tic_tac_toe --openings " .. path)
        assert.equal(2, status)
        helper.says(err, path .. "#1")
    end)

    -- The form in which a program reads the stones of SWAP2BOARD.
    local FORM = "lua5.4 tests/players/swap2.lua "

    it("of Swap2 are chosen by programs that read its stones in two forms", function()
        local path = helper.file()
        local status, games, _, err = match(FORM .. "plain 1", FORM .. "coloured 2",
            ("swap2 --games %d --move-time 1 --out %s"):format(
                helper.is_long and 6 or 2, path))
        assert.equal(0, status)
        assert.equal("", err)
        for _, game in ipairs(games) do assert.equal(1, #game.notes, game.notes[1]) end
        local record = helper.contents(path)
        helper.says(record, "choose ", "take two")
        assert.is_nil(record:find "no player chose")
    end)

    it("of Swap2 are chosen by each program that can be asked", function()
        local path = helper.file()
        local status, games, _, err = match(FORM .. "none 1", FORM .. "coloured 2",
            "swap2 --games 2 --move-time 1 --out " .. path)
        assert.equal(0, status)
        helper.says(err, "Honest 1: it answers no request about the opening")
        assert.is_nil(err:find("Honest 2: it answers", 1, true))
        for _, game in ipairs(games) do
            assert.is_nil(game.fault)
            assert.same({ "Honest 1: the arbiter chose its stones and colours in the"
                .. " opening" }, { table.unpack(game.notes, 1, #game.notes - 1) })
        end
        assert.equal(0, (helper.inarow("judge " .. path)))
    end)
end)

-- ---- At a terminal --------------------------------------------------------------------

describe("on a terminal", function()
    it("a table and a bar are redrawn after each game", function()
        local seen, status, sent = terminal.run(("build/inarow referee '%s' '%s'"
            .. " tic_tac_toe --games 4 --openings %s"):format(HONEST, UNRULY .. "dying 1",
            openings()), {})
        assert.equal(0, status)
        helper.says(sent, "0 of 4 games", "2 of 4 games", "] 4 of 4 games", "\27[5A")
        helper.says(seen, "points", "exit status 3", "Honest 0 A: 100.0 %")
    end)

    it("the ends of games are listed at the end, the most frequent first", function()
        local _, _, sent = terminal.run(("build/inarow referee '%s' '%s' tic_tac_toe"
            .. " --games 4 --openings %s"):format(HONEST, UNRULY .. "dying 2",
            helper.file "a1 b1\nb2 a1\n"), {})
        local lines = {}
        for line in sent:match "how the games ended, for Honest 0 A:(.*)$"
            :gmatch "[^\r\n]+" do
            lines[#lines + 1] = line:gsub(" +", " ")
        end
        assert.same({ " games wins draws losses", "died 3 3 0 0", "three 1 1 0 0" },
            lines)
    end)

    it("a person plays against a program", function()
        local _, status, sent = terminal.run(("build/inarow referee person '%s'"
            .. " tic_tac_toe --games 1"):format(HONEST),
            { "x: play", { send = "b2\r" }, "x: play", { send = "b2\r" },
            "b2 is occupied", { send = "resign\r" }, "person" })
        assert.equal(0, status)
        helper.says(sent, "won o resignation")
    end)

    it("a person who leaves ends the match", function()
        local _, status = terminal.run(("build/inarow referee person '%s' tic_tac_toe")
            :format(HONEST), { "x: play", { send = "\4" } })
        assert.equal(130, status)
    end)
end)

-- ---- Interruption and resuming --------------------------------------------------------

it("a long match, interrupted twice, ends like an uninterrupted one", function()
    local all = helper.is_long and 120 or 28
    local words = ("'%s1' '%s2' tic_tac_toe --games %d --seed 7 --json --openings %s"
        .. " --out "):format(HONEST, HONEST, all, openings())
    local whole, cut = helper.file(), helper.file()
    local status, out = helper.inarow("referee " .. words .. whole)
    assert.equal(0, status)
    local expected = json.decode(out:match "([^\n]+)\n$")
    assert.equal(all, expected.games)
    local ended, few = {}, math.floor(all * 0.25)
    for i, signal in ipairs { "INT", "KILL" } do
        local script = ([[build/inarow referee %s%s --jobs 2 >/dev/null 2>&1 & pid=$!
            until [ "$(grep -c '^# end' %s)" -ge %d ]; do sleep 0.02; done
            kill -%s $pid; wait $pid; echo $?]]):format(words, cut, cut, i * few, signal)
        local _, said = helper.shell(script)
        ended[i] = tonumber(said:match "%d+")
        local _, there = helper.shell("grep -c '^# end' " .. cut)
        assert(tonumber(there) < all)
    end
    assert.same({ 130, 137 }, ended)
    helper.shell(("printf -- '---\\nvariant tic_tac_toe\\nnote ga' >>%s"):format(cut))
    status, out = helper.inarow("referee " .. words .. cut .. " --jobs 2")
    assert.equal(0, status)
    local score = json.decode(out:match "([^\n]+)\n$")
    assert(score.resumed >= 2 * few, score.resumed)
    score.resumed = 0
    assert.same(expected, score)
    assert.same(helper.games_of(whole), helper.games_of(cut))
    assert.equal(0, (helper.inarow("judge " .. cut)))
    -- A second time, there is nothing left to play.
    status, out = helper.inarow("referee " .. words .. cut)
    assert.equal(0, status)
    assert.equal(all, json.decode(out).resumed)
    for _ = 1, 100 do
        if not is_alive "tests/players" then break end
        helper.shell "sleep 0.05"
    end
end)

it("only one referee can write to a file at a time", function()
    local path, errors = helper.file(), helper.file()
    local words = ("tic_tac_toe --games 2 --json --out %s"):format(path)
    local script = ([[build/inarow referee '%sSLOW' '%s1' %s >/dev/null 2>&1 & pid=$!
        until [ -e %s ]; do sleep 0.02; done
        sleep 0.2
        build/inarow referee '%s1' '%s2' %s 2>%s; echo $?
        kill -KILL $pid; wait $pid
        build/inarow referee '%s1' '%s2' %s >/dev/null 2>&1; echo $?]]):gsub("SLOW",
        "late 0 " .. unique())
    os.remove(path)
    local _, out = helper.shell(script:format(UNRULY, HONEST, words .. " --move-time 60",
        path, HONEST, HONEST, words, errors, HONEST, HONEST, words))
    assert.equal("2\n0\n", out:gsub("^%D*", ""))
    helper.says(helper.contents(errors), path,
        "another match or tournament is writing to it")
end)

it("a full disk ends the match: whole games are kept, and it can be resumed", function()
    local path = helper.file()
    os.remove(path)
    local words = ("'%s1' '%s2' tic_tac_toe --games 20 --openings %s --out %s"):format(
        HONEST, HONEST, openings(), path)
    -- An ignored signal stays ignored: at the limit a write fails, as on a full disk.
    local status, _, err =
        helper.shell("trap '' XFSZ; ulimit -f 4; build/inarow referee " .. words)
    assert.equal(2, status)
    helper.says(err, path .. ": file too large; no more games are played",
        "to resume it: build/inarow referee 'lua5.4 ")
    assert.equal(4, select(2, err:gsub("inarow: [^\n]*\n", "")), err)
    assert.is_nil(err:find "traceback")
    local kept = helper.contents(path)
    assert(#kept > 500, #kept)
    helper.says(kept:match "[^\n]*\n$", "# end of game")
    local judged, out = helper.inarow("judge --summary " .. path)
    assert.equal(0, judged)
    helper.says(out, select(2, kept:gsub("# end of game", "")) .. " games")
    status, out = helper.inarow("referee --json " .. words)
    assert.equal(0, status)
    assert.equal(20, json.decode(out:match "([^\n]+)\n$").games)
    assert.equal(kept, helper.contents(path):sub(1, #kept))
end)

it("games are kept only in a file, of limited length", function()
    local path = helper.file()
    helper.shell(("cd /tmp; rm P; mkfifo P; truncate -s 5G P-long; seq 299999 >P-other")
        :gsub("P", path))
    for out, fault in pairs { ["/dev/full"] = "games can be kept only in a regular file",
        [path] = "games can be kept only in a regular file",
        ["/tmp"] = "only in a regular file",
        [path .. "-long"] = "it is longer than 4294967296 bytes",
        [path .. "-other"] = "something other than the games of a match",
        ["/no/x"] = "/no is not a folder" } do
        local words = ("referee '%s' '%s' tic_tac_toe --json --out %s"):format(HONEST,
            HONEST, out)
        -- A device without an end might be read until memory is full.
        local status, _, err
        if out == "/dev/full" then
            status, _, err =
                helper.shell("ulimit -v 300000; timeout 60 build/inarow " .. words)
        else
            status, _, err = helper.inarow(words)
        end
        assert.equal(2, status)
        helper.says(err, out .. ": ", fault)
    end
    helper.shell(("rm %s-*"):format(path))
end)

it("the shortest clock is a millisecond", function()
    local status, games = match(HONEST, HONEST, "tic_tac_toe --game-time 0.0001")
    assert.same({ 0, 2 }, { status, #games })
end)

it("a file of another match is left alone", function()
    local path = helper.file "variant gomoku\nplay h8\n"
    local status, _, _, err = match(HONEST, HONEST, "tic_tac_toe --out " .. path)
    assert.equal(2, status)
    helper.says(err, path)
    assert.equal("variant gomoku\nplay h8\n", helper.contents(path))
end)

it("a match is not resumed under other conditions", function()
    local path, other = helper.file(), helper.file "a1 b1\n"
    local words = "tic_tac_toe --out " .. path
    assert.equal(0, (match(HONEST, HONEST, words .. " --seed 1 --games 2")))
    local kept = helper.contents(path)
    for words_more, message in pairs { ["--seed 2"] = "seed is 2 now, and was 1",
        ["--seed 1 --openings " .. other] = "openings is 1 of ",
        ["--seed 1 --move-time 3"] = "move-time is 3 now, and was 5",
        ["--seed 1 --game-time 60"] = "game-time is 60 now, and was none",
        ["--seed 1 --margin 1"] = "margin is 1 now, and was 0.2" } do
        local status, _, _, err = match(HONEST, HONEST, words .. " --games 4 "
            .. words_more)
        assert.equal(2, status, words_more)
        helper.says(err, path, message)
        assert.equal(kept, helper.contents(path))
    end
    local status, _, score = match(HONEST, HONEST, words .. " --seed 1 --games 4")
    assert.equal(0, status)
    assert.same({ 2, 4 }, { score.resumed, score.games })
end)

it("openings of another variant are refused", function()
    local other = helper.file "variant connect_four\nplay d\n"
    local status, games, _, err = match(HONEST, HONEST, "tic_tac_toe --openings "
        .. other)
    assert.same({ 2, 0 }, { status, #games })
    helper.says(err, "this opening is for connect_four, not for tic_tac_toe")
end)

it("an impossible match is refused, with the expected value", function()
    for words, fault in pairs { ["person person"] = "only one of the two can be a person",
        ["a b --jobs 0"] = "'0' is not a whole number from 1 to 1000",
        ["a b --games 0"] = "'0' is not a whole number from 1 to 1000000",
        ["a b --increment 1"] = "--increment can be used only with --game-time",
        ["a b --game-time 1e8"] = "expected a number from 0 to 99999999",
        ["a b gomoku clock=60"] = "'clock' cannot be an option of an event",
        ["a b --sprt 20,0,0.05,0.05"] = "in increasing order",
        ["a b --sprt 0,20,0.5,0.05"] = "between 0 and 0.5" } do
        local status, out, err = helper.inarow("referee " .. words)
        assert.same({ 2, "" }, { status, out })
        helper.says(err, fault)
        assert.equal(1, select(2, err:gsub("\n", "")), err)
    end
end)

it("the sequential test ends a match when it is decided", function()
    local status, games, score = match(UNRULY .. "garbage 1", HONEST,
        "tic_tac_toe --games 1000 --sprt 0,50,0.05,0.05")
    assert.equal(0, status)
    assert(#games < 100)
    assert.equal("elo0", score.sprt.accepted)
end)
