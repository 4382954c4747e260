-- Tests inarow check-proof: proofs from files and from the standard input.
local helper = dofile "tests/lua/helper.lua"
local json = require "dkjson"

local file, says = helper.file, helper.says

local OK, FAILED, UNREADABLE = 0, 1, 2
local PROOFS = "tests/positions/proofs.jsonl"

after_each(helper.clean)

-- X has two in a row: a proof of several lines.
local THREE = [[
{
  "proof": 1,
  "record": "variant tic_tac_toe\nplay a1\nplay a2\nplay b1\nplay b2\n",
  "colour": "x", "question": "vcf", "length": 1,
  "nodes": [
    { "stone": "c1" } ]
}
]]

-- Runs the command and checks its exit status; returns its output and its error output.
local function check(status, arguments, input)
    local got, out, err = helper.inarow("check-proof " .. arguments, input)
    assert.equal(status, got, err)
    assert.equal(status == UNREADABLE, err ~= "")
    return out, err
end

-- Returns the same proof on one line, with a change.
local function changed(from, to)
    return (THREE:gsub("\n", " "):gsub(from, to)) .. "\n"
end

describe("inarow check-proof", function()
    it("checks objects of one line and of several", function()
        local out = check(OK, "-", THREE .. changed("", "") .. "\n\n" .. THREE)
        assert.equal("proof 1: stands, 1 node, 1 stone\n"
            .. "proof 2: stands, 1 node, 1 stone\n"
            .. "proof 3: stands, 1 node, 1 stone\n", out)
        assert.equal(out, (check(OK, file(THREE .. THREE .. THREE))))
    end)

    it("checks objects without indents", function()
        local text = THREE:gsub("\n +", "\n"):gsub("{ ", "{\n"):gsub(" }", "\n}")
        says(check(OK, "-", text .. text), "proof 2: stands")
    end)

    it("checks the proofs within answers", function()
        says(check(OK, "-", ('{"answer": "win", "proof": %s}\n'):format(changed("", ""))),
            "proof 1: stands")
    end)

    it("accepts answers without a win, which have no proof", function()
        local answers = '{"question": "vct", "answer": "none"}\n'
            .. '{"question": "vct", "answer": "win"}\n'
        local out, err = check(UNREADABLE, "-", answers .. THREE)
        assert.equal("proof 1: none, because the answer claims no win\n"
            .. "proof 3: stands, 1 node, 1 stone\n", out)
        says(err, "standard input:2: this answer has no proof [#2]")
        assert.same({ number = 1, source = "-#1", verdict = "none" },
            json.decode((check(OK, "--json -", (answers:gsub("\n.*", ""))))))
    end)

    it("reports the node, the path and the reason", function()
        local out = check(FAILED, "-", changed('"c1"', '"c3"') .. THREE)
        assert.equal("proof 1: node 1: c3 does not win, and the node has neither"
            .. " 'answers' nor 'else'.\nproof 2: stands, 1 node, 1 stone\n", out)
    end)

    it("refuses text that follows an object on its line", function()
        local wrong = changed('"c1"', '"c3"')
        local _, err = check(UNREADABLE, "-", changed("", ""):sub(1, -2) .. wrong)
        says(err, "standard input:1: expected a JSON object: other text follows")
    end)

    it("refuses bounds that are not numbers of positions", function()
        for _, bound in ipairs { "0", "1.5", "9007199254740993", "1e400" } do
            local _, err = check(UNREADABLE, "--positions " .. bound .. " -", THREE)
            says(err, "expected a whole number from 1 to 9007199254740992, got")
        end
    end)

    it("reports each unreadable proof, and checks the rest", function()
        local out, err = check(UNREADABLE, "-", THREE .. "nonsense\n" .. '{"proof": [\n'
            .. changed('"length": 1', '"length": 0') .. THREE .. '{"proof": 1')
        assert.equal("proof 1: stands, 1 node, 1 stone\n"
            .. "proof 5: stands, 1 node, 1 stone\n", out)
        says(err, "standard input:8: expected a JSON object",
            "standard input:9: the object does not end: a bracket is not closed [#3]",
            "standard input:10: length: expected a whole number of stones, from 1 to 676,"
            .. " got 0 [#4]", "standard input:18: the object does not end")
        says(select(2, check(UNREADABLE, "-", "\n")), "standard input: no proof found")
        says(select(2, check(UNREADABLE, "no/such.json")), "No such file or directory")
    end)

    it("names the files if there are several", function()
        local path = file(THREE)
        local out = check(OK, PROOFS .. " " .. path)
        says(out, PROOFS .. ": proof 4: stands, 135 nodes, 11 stones\n",
            path .. ": proof 1: stands")
        says(check(OK, "tests/positions"), "proof 4: stands")
    end)

    it("writes an object for each proof", function()
        local out = check(FAILED, "--json --positions 40000 " .. PROOFS)
        local list = {}
        for line in out:gmatch "[^\n]+" do list[#list + 1] = assert(json.decode(line)) end
        assert.equal(4, #list)
        assert.same({ number = 1, source = PROOFS .. "#1", verdict = "stands", nodes = 16,
            length = 5, positions = list[1].positions }, list[1])
        assert.same({ number = 4, source = PROOFS .. "#4", verdict = "undecided",
            message = "The check was cut short after 40000 positions." }, list[4])
        out = check(FAILED, "--json -", changed('"c1"', '"b1"'))
        assert.same({ number = 1, source = "-#1", verdict = "fails", node = 1, way = {},
            message = "x cannot play b1: b1 is occupied." }, json.decode(out))
    end)

    it("limits the size of an object", function()
        local path = file('{"proof": "' .. ("x"):rep(2 ^ 25) .. '"}\n' .. THREE)
        local out, err = check(UNREADABLE, path)
        says(err, ":1: an object longer than 33554432 bytes")
        says(out, "proof 2: stands")
        says(select(2, check(UNREADABLE, "-", ("["):rep(100) .. ("]"):rep(100))),
            "expected a JSON object")
    end)
end)

-- ---- analyse --proof ------------------------------------------------------------------

-- Black wins by threats, and by fours in the second game. White has neither in White's
-- game.
local GAMES = [[
variant renju size=15x15
board
...............
...............
...............
.....O.........
......X.O......
......OX.......
.....OXX.......
.........O.....
...............
.......X.......
...............
...............
...............
...............
...............
turn black
---
variant gomoku size=15
play c5
play c3
play d5
play a9
play e5
play i9
]]

-- Runs analyse on records and checks its exit status; returns its output and its error
-- output.
local function analyse(status, options, records)
    local got, out, err = helper.inarow(("analyse %s %s"):format(options,
        file(records or GAMES)))
    assert.equal(status, got, err)
    assert.equal(status == UNREADABLE, err ~= "")
    return out, err
end

-- Removes times and file names.
local function same(out)
    return (out:gsub('"seconds":[^,]*', ""):gsub('"source":"[^"]*"', ""))
end

describe("inarow analyse --proof", function()
    it("writes proofs that check-proof accepts", function()
        for _, options in ipairs { "--vct", "--vcf", "--vct --shortest" } do
            local out = analyse(OK, options .. " --proof json")
            assert.equal(same(out), same(analyse(OK, options .. " --json --proof json")))
            local checked = check(OK, "-", out)
            says(checked, options == "--vcf" and "proof 1: none" or "proof 1: stands, ",
                "proof 2: stands, ", " 2 stones\n")
            local answer = json.decode(out:match "\n(.*)")
            assert.same({ 2, 1, "black" },
                { answer.proof.length, answer.proof.proof, answer.proof.colour })
        end
    end)

    it("writes words after the answer", function()
        says(analyse(OK, "--vct --proof text"), "Black wins by continuous threats with 5",
            "\n\nBlack wins with 5 stones at most, whatever the other side answers:\n1. ",
            "\n    elsewhere: ", "\n\nBlack wins with 2 stones at most")
        assert.is_nil(analyse(OK, "--vct"):find "at most")
    end)

    it("writes trees", function()
        local sgf = analyse(OK, "--vct --proof sgf")
        local _, count = sgf:gsub("%(;FF%[4%]", "")
        assert.equal(2, count)
        says(sgf, "C[elsewhere: ")
        local out = analyse(OK, "--vct --proof record")
        local got, judged = helper.inarow("judge --branches -", out)
        assert.equal(OK, got)
        says(judged, "won black five")
        local _, games = out:gsub("\n%-%-%-\n", "")
        assert.equal(1, games)
        local moves = GAMES:match "%-%-%-\n(.*)"
        assert.equal("\255RenLib", analyse(OK, "--vct --proof lib", moves):sub(1, 7))
    end)

    it("reports a missing tree", function()
        local out, err = analyse(UNREADABLE, "--vcf --proof sgf")
        says(out, "(;FF[4]")
        says(err, "#1: Black has no win by continuous fours.")
        says(select(2, analyse(UNREADABLE, "--vct --proof lib")),
            "#1: lib cannot hold stones set up before the first move")
        local moves = GAMES:match "%-%-%-\n(.*)"
        moves = moves .. "---\n" .. moves
        says(select(2, analyse(UNREADABLE, "--vct --proof lib", moves)),
            "#2: a library of RenLib holds one proof, but there are several")
    end)

    it("allows one question and one form", function()
        says(select(2, analyse(UNREADABLE, "--storm --proof text")),
            "--proof can be used only with --vcf, --vct")
        says(select(2, analyse(UNREADABLE, "--vct --svg --proof text")),
            "choose exactly one of --json, --svg or --proof")
        says(select(2, analyse(UNREADABLE, "--vct --json --proof sgf")),
            "choose exactly one of --json, --svg or --proof")
        says(select(2, analyse(UNREADABLE, "--vct --proof pdf")), "'text', 'json'")
    end)
end)
