--- Tests `conform --against`: it asks other programs the cases of the corpus, by both
-- protocols, and reports all kinds of faults. The programs are in tests/players.
local helper = dofile "tests/lua/helper.lua"
local dkjson = require "dkjson"
local judging = require "inarow.judging"

local PLAYER = "lua5.4 tests/players/%s"
local RECORD = "tests/conformance/RIF/9.2.rec"
local CORPUS = helper.is_long and "tests/conformance" or "tests/conformance/RIF"

-- Runs `conform --against` a program; returns the exit status, the lines of JSON and the
-- error output.
local function against(command, arguments)
    local status, out, err = helper.inarow(("conform --json --against '%s' %s"):format(
        command, arguments))
    local list = {}
    for line in out:gmatch "[^\n]+" do list[#list + 1] = assert(dkjson.decode(line)) end
    local summary = table.remove(list)
    return status, summary and summary.summary, list, err
end

local function player(words)
    return PLAYER:format(words)
end

-- Writes a corpus with the first cases of a record; returns the file.
local function few(count)
    local _, out = helper.inarow("conform --cases " .. RECORD)
    local lines = {}
    for line in out:gmatch "[^\n]+" do lines[#lines + 1] = line end
    lines[1] = lines[1]:gsub('"cases":%d+', '"cases":' .. count)
    return helper.file(table.concat(lines, "\n", 1, count + 1) .. "\n")
end

describe("conform --against", function()
    after_each(helper.clean)

    it("finds our own core right in every case", function()
        local status, out = helper.inarow("conform --against 'build/inarow conform"
            .. " --answer' " .. CORPUS)
        assert.equal(0, status)
        local answered, all, right = out:match
            "\n# (%d+) of (%d+) cases answered: (%d+) right, 0 wrong.\n1..%d+\n$"
        assert(tonumber(all) > (helper.is_long and 6000 or 1000))
        assert.same({ all, all }, { answered, right })
    end)

    it("finds our own core right in every case of the Gomocup protocol", function()
        local status, summary = against(player "right.lua gomocup",
            "--protocol gomocup " .. CORPUS)
        assert.equal(0, status)
        assert(summary.right > (helper.is_long and 1200 or 500))
        assert.equal(summary.cases, summary.right + summary["not-asked"])
    end)

    it("asks for perft too", function()
        local path = helper.file "tic_tac_toe | published | 9\n  1  9\n  2  72\n"
        local status, summary = against("build/inarow conform --answer", path)
        assert.equal(0, status)
        assert.equal(2, summary.right)
    end)

    it("finds out which rule an engine plays before it asks, and ends it", function()
        local function lines(words)
            local input = helper.file()
            local status, out, err = helper.inarow(
                ("conform --against 'tee %s | %s' --protocol gomocup %s"):format(input,
                    player(words), RECORD))
            assert.equal("END", helper.contents(input):match "(%u+)%s*$")
            return status, out .. err
        end
        local status, text = lines "right.lua gomocup rule=2"
        assert.equal(0, status)
        helper.says(text, "It plays renju under INFO rule 2, which was used; under 4 it"
            .. " plays free go-moku.")
        status, text = lines "right.lua gomocup rule=none"
        assert.equal(2, status)
        helper.says(text, "it does not play renju: under INFO rule 4 it plays free"
            .. " go-moku",
            "(f8 f8); nothing was asked")
        status, text = lines "right.lua gomocup mapless"
        assert.equal(2, status)
        helper.says(text, "it does not support YXSHOWFORBID")
    end)

    it("does not test the rule of a checker that does not play", function()
        local function run(words, options)
            return helper.inarow(("conform --against '%s' --protocol gomocup %s"
                .. " tests/conformance/RIF/9.3.rec"):format(player(words), options))
        end
        local status, _, err = run("right.lua gomocup checker", "")
        assert.equal(2, status)
        helper.says(err, "it gives no move", "use --no-probe")
        status, _, err = run("right.lua gomocup mute", "--seconds 2")
        assert.equal(2, status)
        helper.says(err, "within 2 s", "use --no-probe")
        local played, of_player = run("right.lua gomocup", "")
        local out
        status, out, err = run("right.lua gomocup checker", "--no-probe")
        assert.same({ 0, 0, "" }, { played, status, err })
        local REMARK = "# Its rule was not determined from its moves: it was asked with"
            .. " INFO rule 4.\n"
        helper.says(out, REMARK)
        assert.equal(of_player, (out:gsub(REMARK, "", 1)))
        -- Its wrong answers are found, and its unknown ones are reported.
        status, out = run("wrong/shallow.lua gomocup checker", "--no-probe")
        assert.equal(1, status)
        helper.says(out, "not ok ")
        status, _, err = run("right.lua gomocup mapless", "--no-probe")
        assert.equal(2, status)
        helper.says(err, "it does not support YXSHOWFORBID")
        status, _, err = helper.inarow(("conform --against '%s' --no-probe %s"):format(
            player "right.lua", RECORD))
        assert.equal(2, status)
        helper.says(err, "--no-probe can be used only with --protocol gomocup")
    end)

    it("reports in TAP, in JUnit and on a page", function()
        local page = helper.file()
        local command = ("conform --against '%s' --protocol gomocup --report %s"
            .. " tests/conformance/RIF/9.3.rec"):format(
            player "wrong/shallow.lua gomocup", page)
        local status, tap = helper.inarow(command)
        assert.equal(1, status)
        helper.says(tap, "TAP version 13\n", "not ok ", "\nok 2 - RIF/9.3\\#1.2 ",
            "  # expected 'h8 h9 i6', got 'h5 h8 h9 i6 k6'\n",
            "\n# RIF/9.3: 17 of 66 wrong, 0 without an answer\n")
        local html = helper.contents(page)
        helper.says(html, "<!DOCTYPE html>", "<svg", "RIF/9.3#1.1",
            "Right:</b> h8 h9 i6", "Given:</b> h5 h8 h9 i6 k6",
            "k6: allowed to black", "(RIF 9.3)")
        assert.equal(select(2, html:gsub("<section>", "")),
            select(2, html:gsub("</section>", "")))
        local _, junit = helper.inarow(command .. " --junit")
        helper.says(junit, '<testsuite name="conformance" tests="',
            ' failures="17" skipped="14"',
            '<testcase classname="RIF/9.3" name="RIF/9.3#1.1 A double-three')
    end)

    it("draws some cases of each class, and reports the end of its list", function()
        local page = require "inarow.cli.conform.page"
        local failed, classes = {}, 40
        for class = 1, classes do
            for number = 1, class == 1 and 200 or 2 do
                failed[#failed + 1] = page.kept { outcome = "wrong", given = "ok",
                    case = { id = class .. "#" .. number, class = "C" .. class,
                        variant = "tic_tac_toe", options = {}, question = "ruling",
                        adjudication = "immediate", actions = { "play a1" },
                        answer = "void" } }
            end
        end
        local html = page.of({ "x" }, {}, failed)
        local drawn, _ = {}, nil
        for class, rest in html:gmatch "<h3>(%d+)#%d+(.-)</section>" do
            drawn[class] = (drawn[class] or 0) + (rest:find "<svg" and 1 or 0)
        end
        assert.equal(3, drawn["1"])
        for class = 2, classes do assert.equal(2, drawn[tostring(class)]) end
        helper.says(html, "C1: 3 of 200 cases are shown with a diagram")
        _, drawn = html:gsub("cases are shown", "")
        assert.equal(1, drawn)
    end)

    it("gives the same result for records, folders and a corpus", function()
        local path = few(20)
        local _, whole = against("build/inarow conform --answer", RECORD)
        local status, part, list = against("build/inarow conform --answer", path)
        assert.equal(0, status)
        assert.equal(20, part.right)
        assert(whole.right > 70)
        assert.equal("RIF/9.2#1.1", list[1].id)
        assert.same({ class = "RIF/9.2", cases = 20, right = 20 },
            part.classes["RIF/9.2"])
    end)
end)

-- ---- Rude programs --------------------------------------------------------------------

describe("a rude program", function()
    after_each(helper.clean)

    -- Returns the numbers of outcomes for a program that is rude after some cases.
    local function rude(how, after, count, seconds)
        local status, summary, list, err = against(player("rude.lua " .. how .. " "
            .. after), ("--seconds %d %s"):format(seconds or 60, few(count)))
        assert(not err:find "traceback", err)
        return status, summary, list
    end

    for how, code in pairs { dying = "died", killed = "died", flood = "flood",
        garbage = "garbage", nonsense = "garbage", half = "half-line",
        other = "garbage", deep = "garbage", lines = "garbage" } do
        it("is reported, and given up: " .. how, function()
            local status, summary, list = rude(how, 0, 5)
            assert.equal(1, status)
            assert.equal(3, summary[code])
            assert.equal(2, summary["given-up"])
            assert.is_string(list[1].message)
            helper.says(summary.given_up, "stopped at RIF/9.2#1.3, after 3 cases")
        end)
    end

    it("takes little memory for any amount of output", function()
        local cases = helper.some({ { "flood", "flood" }, { "lines", "garbage" },
            { "complaining", "unsupported" } }, 1)
        for _, case in ipairs(cases) do
            local how, code = case[1], case[2]
            local status, out, err = helper.shell(("ulimit -v 100000; build/inarow"
                .. " conform --json --against '%s' %s"):format(
                player("rude.lua " .. how), few(2)))
            assert.equal("", err)
            assert.equal(1, status)
            assert.equal(2, dkjson.decode(out:match "([^\n]+)\n$").summary[code])
        end
    end)

    it("is reported, and given up: silent", function()
        local status, summary = rude("silent", 0, 1, 3)
        assert.equal(1, status)
        assert.equal(1, summary.late)
    end)

    it("is started again for the next case", function()
        local status, summary, list = rude("dying", 1, 6)
        assert.equal(1, status)
        assert.equal(3, summary.right)
        assert.equal(3, summary.died)
        assert.is_nil(summary["given-up"])
        helper.says(list[2].message, "exit status 3")
    end)

    it("is wrong if its answer has another type", function()
        local _, summary = rude("typeless", 0, 4)
        assert.equal(4, summary.wrong)
    end)

    it("may answer null or nothing if it does not know: this is not a fault", function()
        for _, how in ipairs { "null", "answerless" } do
            local status, summary, list = rude(how, 1, 6)
            assert.same({ 0, 1, 5 }, { status, summary.right, summary.unsupported })
            assert.equal("the program gave no 'answer', or gave null", list[2].message)
        end
        local status, summary = rude("null", 0, 4)
        assert.same({ 1, 4 }, { status, summary.unsupported })
    end)

    it("may give reasons with control characters, which are shown escaped", function()
        for _, form in ipairs { "", "--junit", "--json" } do
            local _, out = helper.inarow(("conform %s --against '%s' %s"):format(form,
                player "rude.lua writing", few(2)))
            helper.says(out, (([[\x1b[31m\u202e\x9b\x0anot ok]]):gsub("\\",
                form == "--json" and "\\\\" or "\\")))
            assert(not out:find "\226\128\174" and not out:find "\194\155")
        end
    end)

    -- Each question with each shape of an answer: 20 in all.
    it("gets a verdict for odd answers to every kind of question", function()
        local lines = { '{"corpus":"inarow","format":1,"version":"0.1.0",'
            .. '"licence":"MIT","cases":140}' }
        for _, question in ipairs { '"ruling","answer":"ok"', '"forbidden","answer":[]',
            '"allowed","points":["a1"],"answer":["a1"]',
            '"state","field":"status","answer":"ok"',
            '"state","field":"captured","of":"black","answer":0',
            '"state","field":"phase","answer":"play"',
            '"perft","depth":1,"answer":{"sequences":9,"ended":{}}' } do
            for _ = 1, 20 do
                lines[#lines + 1] = ('{"id":"%d","class":"ODD","variant":"tic_tac_toe",'
                    .. '"options":{},"adjudication":"immediate","actions":["play a2"],'
                    .. '"question":%s}'):format(#lines, question)
            end
        end
        local path, page = helper.file(table.concat(lines, "\n") .. "\n"), helper.file()
        for _, form in ipairs { "", "--junit", "--json" } do
            local status, out, err = helper.inarow(("conform %s --report %s --against"
                .. " '%s' %s"):format(form, page, player "rude.lua odd 0", path))
            assert.equal(1, status, err)
            assert.equal("", err)
            for _, text in ipairs { out, helper.contents(page) } do
                assert(not text:find "0x%x%x%x", text:match ".?.?.?.?0x%x+")
                assert(not text:find "traceback", text)
                assert(not text:find "[%z\1-\9\11-\31]")
                assert(not text:find(("x"):rep(form == "--json" and 65536 or 400)))
            end
            assert(form == "--json" or #out < 120000, #out)
        end
        local _, out = helper.inarow(("conform --against '%s' %s"):format(
            player "rude.lua odd 0", path))
        helper.says(out,
            'not an answer: {"ended":["x"],"sequences":{"a":1}}; expected a text',
            'not an answer: ["h8",null,3]; expected a list of points', "1..140",
            "expected an object with 'sequences', a whole number")
        assert(not out:find "\226\128\174" and not out:find "\194\155")
    end)

    it("is asked nothing if it is missing, ends, or sends no greeting", function()
        local function refused(command, ...)
            local status, out, err = helper.inarow(
                ("conform --seconds 3 --against '%s' %s"):format(command, RECORD))
            assert.equal(2, status, err)
            assert.equal("", out)
            assert.equal(1, select(2, err:gsub("\n", "")), err)
            helper.says(err, ...)
        end
        refused("./no_such_program", "./no_such_program: the program ended with exit"
            .. " status 127")
        refused("true", "true: the program ")
        refused("cat", "cat: not a hello: '{\"hello\"")
        refused("echo no; cat", "not an answer: 'no'")
        refused("exec sleep 60", "no line arrived within 3 s")
    end)

    it("is given up after twenty faults in all", function()
        local case, count = { class = "X", id = "X", question = "ruling", actions = {},
            answer = "ok" }, 0
        local list, program = {}, { reasons = true, begin = function() return true end,
            can_ask = function() return true end, close = function() end }
        for i = 1, 60 do list[i] = case end
        function program.ask()
            count = count + 1
            if count % 2 == 0 then return nil, "late", "late" end
            return "ok"
        end
        local summary = judging.examine(program, list, function() end)
        assert.equal(20, summary.late)
        assert.equal(20, summary.right)
        assert.equal(20, summary["given-up"])
        assert.is_false(summary:passed())
    end)

    it("does not pass if it answers nothing", function()
        local case = { class = "X", id = "X", question = "ruling", actions = {},
            answer = "ok" }
        local known, program = 0, { reasons = true, can_ask = function() return true end,
            close = function() end }
        function program.ask()
            known = known - 1
            if known < 0 then return nil, "what is that?", "unsupported" end
            return "ok"
        end
        local list = { case, case, case, case }
        assert.is_false(judging.examine(program, list, function() end):passed())
        known = 1
        assert.is_true(judging.examine(program, list, function() end):passed())
    end)
end)

describe("a corpus with broken cases", function()
    after_each(helper.clean)

    it("has its other cases asked, and is reported", function()
        local function case(id, rest)
            return ('{"id":%s,"class":"X","variant":"tic_tac_toe","options":{},'
                .. '"adjudication":"immediate",%s}'):format(id, rest)
        end
        local GOOD = '"actions":[],"question":"perft","depth":1,'
            .. '"answer":{"sequences":9,"ended":{}},"note":"\\u001b[2J\\u009b\\u202e"'
        local RULING = '"question":"ruling","answer":"ok","actions":'
        local lines = { "", case('"a\\u001b[1m"', GOOD), case('"a\\u001b[1m"', GOOD),
            case("null", GOOD), "", "[]", case('"b"', GOOD:gsub("9", '"9"')),
            case('"c"', GOOD:gsub("{.-}}", "null")), case('"d"', RULING .. "[1,null]"),
            case('"e"', RULING .. '["play a1",null,"play b1"]'),
            case('"f"', RULING .. "[]"),
            case('"g"', '"question":"state","field":"status","answer":5,"actions":[]'),
            case('"h"', '"question":"forbidden","answer":[{}],"actions":[]'),
            case('"i"', GOOD:gsub("9,.-}", '9')) }
        lines[1] = ('{"corpus":"inarow","format":1,"version":"0.1.0","licence":"MIT",'
            .. '"cases":%d}'):format(#lines - 1)
        local path = helper.file(table.concat(lines, "\n") .. "\n")
        local status, out, err = helper.inarow(
            "conform --against 'build/inarow conform --answer' " .. path)
        assert.equal(2, status)
        helper.says(out, "ok 1 - a\\x1b[1m \\x1b[2J\\x9b\\u202e\n", "ok 2 - i",
            "# 2 of 2 cases answered: 2 right, 0 wrong.\n1..2\n")
        assert.equal(11, select(2, err:gsub("\n", "")), err)
        helper.says(err, ":3: the case has the 'id' of line 2\n", ":4: ", ":5: ", ":6: ",
            ":7: 'answer' in the case: expected an object", ":9: 'actions' in the case",
            ":11: 'actions' in the case: expected at least one action",
            ":12: 'answer'", ":13: ")
        assert(not err:find "traceback", err)
    end)
end)

describe("the options of conform", function()
    it("are refused if they do not go together", function()
        local function refused(arguments, message)
            local status, out, err = helper.inarow("conform " .. arguments)
            assert.equal(2, status)
            assert.equal("", out)
            assert.equal("inarow: " .. message .. "\n", err)
        end
        refused("", "expected a record, a folder of records or a corpus")
        refused("--answer x",
            "--answer reads cases from standard input and takes no path")
        refused("some/cases.jsonl", "some/cases.jsonl: a corpus needs a program to test:"
            .. " name one with --against")
        refused("--protocol json x", "--protocol can be used only with --against")
        refused("--report y x", "--report can be used only with --against")
        refused("--against a --cases x",
            "choose exactly one of --against or --cases")
        refused("--json --junit x", "choose exactly one of --junit or --json")
        refused("--against a --seconds 0 x",
            "'0' is not a number of seconds from 0.01 to 3600; --help explains more")
    end)

    it("report lines that are not cases", function()
        local status, _, err = helper.inarow("conform --answer", '{"id":4}\n')
        assert.equal(2, status)
        helper.says(err, "'id' in the case: expected a text")
    end)
end)
