-- Tests inarow index, explore and find.
local helper = dofile "tests/lua/helper.lua"
local json = require "dkjson"

local file, says = helper.file, helper.says

local OK, UNREADABLE = 0, 2

after_each(helper.clean)

local GAMES = [[
variant renju opening=free
seats Aoki Berg
result black
#= EV: Cup
#= DT: 2001-02-03
play h8
play i9
play g6
---
variant renju opening=free
seats Berg Cruz
result white
play h8
play h9
]]

local function run(status, command)
    local got, out, err = helper.inarow(command)
    assert.equal(status, got, err)
    return out, err
end

local function made()
    local path = file ""
    os.remove(path)
    run(OK, ("index %s %s"):format(path, file(GAMES)))
    return path
end

describe("inarow explore with wrong arguments", function()
    it("reports a missing file", function()
        local _, err = run(UNREADABLE, ("explore %s nothing.rec"):format(made()))
        says(err, "no file 'nothing.rec'; not a position")
    end)

    it("reports that moves have no --at and no --game", function()
        for _, words in ipairs { "'h8 i9' --at 1", "--game 2" } do
            local _, err = run(UNREADABLE, ("explore %s %s"):format(made(), words))
            says(err, "--game and --at need the file of a record")
        end
    end)

    it("reports that --web takes no filter", function()
        for _, words in ipairs { "h8", "--years 2001", "--stones", "--variant renju" } do
            local _, err = run(UNREADABLE, ("explore --web %s %s"):format(made(), words))
            says(err, "--web writes the positions of all games")
        end
    end)

    it("lists the variants of the archive", function()
        local out = run(OK, ("explore %s --variant pente"):format(made()))
        says(out, "0 games reach this position")
        says(out, "The archive has games of renju; --variant chooses one.")
    end)
end)

describe("inarow index", function()
    it("reports the result for each game", function()
        local path, games = file "", file(GAMES)
        says(run(OK, ("index %s %s"):format(path, games)), "2 games added")
        says(run(OK, ("index %s %s"):format(path, games)), "0 games added; 0 were there"
            .. " already, 2 were read before, 0 could not be read")
        local out = run(OK, ("index --json %s %s"):format(path,
            file(GAMES:gsub("Aoki", "Dahl"))))
        assert.same({ games = 2, added = 1, doubles = 1, unread = 0, known = 0 },
            json.decode(out))
    end)

    it("names unreadable games, and continues", function()
        local path = file ""
        local bad = file "variant gomoku\nplay h8\nplay there now\n"
        local out, err = run(UNREADABLE, ("index %s %s %s/nothing.rec %s"):format(path,
            bad, path, file(GAMES)))
        says(out, "2 games added")
        says(out, "1 could not be read")
        says(err, bad .. ":3: ")
        says(err, "nothing.rec")
    end)

    it("takes games from the standard input", function()
        local path = file ""
        local status, out = helper.inarow(("index %s -"):format(path), GAMES)
        assert.equal(OK, status)
        says(out, "2 games added")
    end)

    it("fails if it is interrupted", function()
        local path, process = file "", file ""
        -- The interrupt comes between the games, after the archive has been created.
        local status, out, err = helper.shell(([[(cat %s
            until [ -s %s ]; do sleep 0.1; done; sleep 0.5; kill -INT $(cat %s)
            sleep 0.5; cat %s) | (sh -c 'echo $PPID' >%s; exec build/inarow index %s -)]])
            :format(file(GAMES), path, process, file("---\n" .. GAMES), process, path))
        assert.equal("inarow: interrupted; the same command continues from here\n", err)
        assert.equal(1, status)
        says(out, "0 could not be read")
    end)

    it("refuses a file that is not an archive", function()
        local other = file(("text\n"):rep(50))
        local _, err = run(UNREADABLE, ("index %s %s"):format(other, file(GAMES)))
        says(err, "this is not an archive of games")
        _, err = run(UNREADABLE, ("explore %s.nowhere"):format(other))
        says(err, "it cannot be opened")
    end)
end)

describe("inarow explore", function()
    it("shows moves and games", function()
        local out = run(OK, ("explore %s h8"):format(made()))
        says(out, "2 games reach this position; white is to move")
        says(out, "\n" .. (" "):rep(18)
            .. "played here  reached  black  white  draw  unknown\n")
        says(out, "g8 =h7 =h9 =i8            1        1    0 %  100 %")
        says(out, "#1  2001-02-03  renju opening=free  Aoki - Berg  black  Meigetsu"
            .. "  3 moves  Cup")
    end)

    it("takes a record, a position on one line, or a family", function()
        local path = made()
        local record = file "variant renju opening=free\nplay h8\nplay i9\nplay g6\n"
        says(run(OK, ("explore %s %s --at 2"):format(path, record)), "1 game reaches")
        says(run(OK, ("explore %s %s"):format(path, record)), "(end)")
        local position = ("."):rep(112) .. "X" .. ("."):rep(112)
        says(run(OK, ("explore %s %s --variant gomoku size=15"):format(path, position)),
            "0 games reach")
    end)

    it("lists moves with the decisions between them", function()
        local path = file ""
        run(OK, ("index %s %s"):format(path, file("variant rif_renju\nplay h8\nplay h9\n"
            .. "play g6\nkeep\nplay i10\n")))
        local ask = "explore " .. path .. " --variant rif_renju -- 'h8 h9 g6 %s'"
        says(run(OK, ask:format "KEEP i10"), "(end)")
        local _, err = run(UNREADABLE, ask:format "kept")
        says(err, "'kept'")
    end)

    it("filters, and prints everything as JSON", function()
        local out = run(OK, ("explore --json %s h8 --player aoki --result black")
            :format(made()))
        local answer = json.decode(out)
        assert.equal(1, answer.games.games)
        assert.equal("white", answer.to_move)
        assert.same({ "g9", "i7", "i9" }, answer.moves[1].same)
        assert.equal("Cup", answer.latest[1].event)
    end)

    it("refuses an invalid move", function()
        local _, err = run(UNREADABLE, ("explore %s 'h8 h8'"):format(made()))
        says(err, "h8")
    end)
end)

describe("inarow find", function()
    it("lists, counts and writes games", function()
        local path = made()
        says(run(OK, "find " .. path), "2 games, 2 of them listed")
        says(run(OK, "find " .. path), "Aoki - Berg")
        assert.equal("1\n", run(OK, ("find %s --player Cruz --count"):format(path)))
        assert.equal(GAMES:match "^(.-)%-%-%-", run(OK,
            ("find %s --event cup --to record"):format(path)))
        says(run(OK, ("find %s --pattern XO"):format(path)), "at move 2")
        says(run(OK, ("find --json %s --limit 1"):format(path)), '"id":1')
    end)

    it("names a game that a notation cannot hold", function()
        local _, err = run(UNREADABLE, ("find %s --limit 1 --to psq"):format(made()))
        says(err, "inarow: #1: psq cannot hold")
    end)

    it("reports faults of a filter", function()
        local _, err = run(UNREADABLE, ("find %s --years then"):format(made()))
        says(err, "years: 'then' is not a range")
        _, err = run(UNREADABLE, ("find %s --pattern XYZ"):format(made()))
        says(err, "'Y' is not allowed in a pattern")
        _, err = run(UNREADABLE, ("find %s --result red"):format(made()))
        says(err, "no game here ends as 'red': expected black, white, draw, none")
    end)
end)
