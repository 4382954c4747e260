--- Tests the corpus as JSON lines: each line fits the schema, and faulty lines are
-- reported.
local helper = dofile "tests/lua/helper.lua"
local fit = dofile "tests/lua/json_schema.lua"
local cases = require "inarow.judging.cases"
local corpus = require "inarow.judging.corpus"
local cjson = require "cjson"
local dkjson = require "dkjson"
local inarow = require "inarow"
local schema = require "tools.corpus_schema"

local made -- the corpus as text

local function whole()
    if not made then
        local status, out, err =
            helper.inarow "conform --cases tests/conformance tests/perft/counts.txt"
        assert.equal("", err)
        assert.equal(0, status)
        made = out
    end
    return made
end

-- Returns a file with a corpus of some cases.
local function file_of(list, header)
    local lines = { dkjson.encode(header or cases.header("0.0.0", #list)) }
    for i, case in ipairs(list) do
        lines[i + 1] = type(case) == "table" and dkjson.encode(case) or case
    end
    return helper.file(table.concat(lines, "\n") .. "\n")
end

local function case_of(changes)
    local case = { id = "X#1.1", class = "X", variant = "renju", options = {},
        adjudication = "immediate", question = "ruling", answer = "ok",
        actions = { "play h8" } }
    setmetatable(case.options, { __jsontype = "object" })
    for key, value in pairs(changes or {}) do
        if value == "none" then value = nil end
        case[key] = value
    end
    return case
end

describe("the corpus", function()
    after_each(helper.clean)

    it("is not made from a record whose expectation has no value", function()
        for _, key in ipairs(require("inarow.notation").fields()) do
            local is_of_colour = key[2]:find "^COLOUR "
            for _, value in ipairs(is_of_colour and { "", " black" } or { "" }) do
                local text = ("variant pente\nplay j10\nexpect %s%s\n"):format(key[1],
                    value)
                local list, faults = corpus.of_records(text, "X")
                assert.same({ 0, 1, 3 }, { #list, #faults, faults[1].line }, text)
                helper.says(faults[1].message, key[1], "value")
            end
        end
    end)

    it("fits its schema line by line, and has the reported number of cases", function()
        local shape, count, classes, ids = schema.made(), 0, {}, {}
        for line in whole():gmatch "[^\n]+" do
            -- dkjson is slower, but distinguishes empty lists from empty objects.
            local is_due = helper.is_due(count, 6)
            local value = assert((is_due and dkjson or cjson).decode(line))
            if is_due then assert(not fit(shape, value), line) end
            if count > 0 then
                if is_due then
                    assert.is_nil(cases.fault(value), line)
                    assert.is_nil(cases.answer_fault(value), line)
                end
                assert.is_nil(ids[value.id], line)
                classes[value.class], ids[value.id] = true, true
            end
            count = count + 1
        end
        assert.equal(dkjson.decode(whole():match "^[^\n]+").cases, count - 1)
        assert(classes["RIF/9.3"] and classes["PENTE/capture"]
            and classes["PERFT/connect_four"])
    end)

    it("has a case for each ruling and each expectation of the records", function()
        local expected = 0
        local pipe = io.popen "cat $(find tests/conformance -name '*.rec')"
        for line in pipe:lines() do
            local words = line:gsub("%f[#%z]#%s.*", "")
            if words:find "^expect " or words:find " %-> " and not words:find "^note" then
                expected = expected + 1
            end
        end
        pipe:close()
        local _, tables = whole():gsub('"question":"perft"', "")
        assert.equal(expected + tables + 1, select(2, whole():gsub("\n", "")))
    end)

    it("has a schema that other lines do not fit", function()
        local shape = schema.made()
        assert.is_nil(fit(shape, case_of()))
        for _, changes in ipairs { { id = "none" }, { variant = 4 }, { question = "why" },
            { actions = "play h8" }, { answer = 4 }, { answer = "none" },
            { adjudication = "soon" }, { position = "XO?" }, { more = "?" },
            { question = "allowed" }, { question = "forbidden" },
            { question = "perft", depth = 0, answer = { sequences = 1, ended = {} } },
            { question = "state", field = "weather" }, { actions = { 4 } } } do
            assert(fit(shape, case_of(changes)), helper.dump(changes))
        end
    end)

    -- Returns the command's message about a faulty corpus.
    local function complaint(path)
        local status, out, err = helper.inarow("conform --cases " .. path)
        assert.same({ 2, "" }, { status, out }, err)
        assert(not err:find "traceback", err)
        return (err:match "^[^\n]*\n":gsub(path:gsub("%p", "%%%0"), "FILE"))
    end

    it("is refused if it is of another format, cut or damaged", function()
        local header = cases.header("9.9.9", 1)
        header.format = 2
        assert.equal("inarow: FILE:1: this corpus (9.9.9) has format 2, and this"
            .. " program reads format 1: use a corpus and a program of one release\n",
            complaint(file_of({ case_of() }, header)))
        assert.equal("inarow: FILE: the corpus has 1 case, but its first line says 7\n",
            complaint(file_of({ case_of() }, cases.header("1", 7))))
        assert.equal("inarow: FILE:1: expected a corpus of inarow, whose first line"
            .. " names its format\n",
            complaint(file_of({ case_of() }, { corpus = "other" })))
        assert.equal("inarow: FILE:3: not a case: expected a JSON object\n",
            complaint(file_of { case_of(), '{"id":' }))
        assert.equal("inarow: FILE:2: 'variant' is missing from the case or has the"
            .. " wrong type\n", complaint(file_of { case_of { variant = "none" } }))
        assert.equal("inarow: FILE:2: 'depth' in the case: expected a whole number from 1"
            .. " to 100\n", complaint(file_of { case_of { question = "perft",
                depth = 1e9, answer = { sequences = 1 } } }))
        assert.equal("inarow: FILE:2: 'actions' in the case: expected a list of texts\n",
            complaint(file_of { case_of { actions = { "play h8", 4 } } }))
        helper.says(complaint(file_of { (("["):rep(200000)) }), "not a case")
    end)

    it("reports unreadable records", function()
        local path = helper.file "variant renju\nplay h8 -> ok\n---\nvariant no_such\n"
        helper.says(complaint(path), "FILE:4: ", "no_such")
        local report = helper.file()
        local status, out, err = helper.inarow(("conform --against false --report %s %s")
            :format(report, path))
        assert.same({ 2, "" }, { status, out })
        helper.says(err, "no_such", "nothing was written: not all")
        assert.equal("", helper.contents(report))
        assert.equal("inarow: FILE: no cases found; '-> RULING' or 'expect' makes one\n",
            complaint(helper.file "variant renju\nplay h8\n"))
    end)
end)

describe("a case", function()
    local function right(case, given, reasons)
        return cases.is_right(case, given, reasons ~= false)
    end

    it("is answered by the first words of a ruling", function()
        local case = case_of { answer = "won white" }
        assert.is_true(right(case, "won white"))
        assert.is_true(right(case, "won white overline"))
        assert.is_true(right(case, "won white overline (RIF 9.2)"))
        assert.is_false(right(case, "won whitewash"))
        assert.is_false(right(case, "won"))
        assert.is_false(right(case, "ok"))
        assert.is_false(right(case, { "won white" }))
        assert.is_false(right(case, 4))
    end)

    it("comes from a readable record; the others are named by line", function()
        local list, faults = corpus.of_records(
            "variant gomoku\nplay h8 -> ok\n---\nvariant gomoku\nplya h8 -> ok\n", "c")
        assert.equal(1, #list)
        assert.equal(1, #faults)
        assert.equal(2, faults[1].number)
        assert.equal(5, faults[1].line)
    end)

    it("passes on why its sequences cannot be counted", function()
        local hooked = assert(inarow.new { name = "hooked", source = "H",
            board = { 3, 3 }, colours = { "x", "o" }, win = { row = 3, atleast = true },
            hooks = { legal = function() error "no" end } })
        local count, message = cases.questions.perft.give(hooked, { depth = 1 })
        assert.is_nil(count)
        helper.says(message, "hooks.legal: ", "no")
    end)

    it("may be answered without a reason, by a program without reasons", function()
        local case = case_of { answer = "won white overline" }
        assert.is_false(right(case, "won white"))
        assert.is_true(right(case, "won white", false))
        assert.is_false(right(case, "won black", false))
        assert.is_true(right(case_of { answer = "refused forbidden" }, "refused", false))
        local perft = case_of { question = "perft", depth = 1,
            answer = { sequences = 9, ended = { five = 2 } } }
        assert.is_true(right(perft, { sequences = 9 }, false))
        assert.is_false(right(perft, { sequences = 9 }))
        assert.is_true(right(perft, { sequences = 9, ended = { five = 2 } }))
        assert.is_false(right(perft, { sequences = 9, ended = { five = 2, six = 1 } }))
    end)

    it("is answered by points in any order, or by a number", function()
        local case = case_of { question = "forbidden", answer = { "a1", "h8" } }
        assert.is_true(right(case, { "h8", "A1" }))
        assert.is_false(right(case, { "h8" }))
        assert.is_false(right(case, { "h8", "a1", "a1" }))
        assert.is_false(right(case, { { "h8" }, "a1" }))
        local state = case_of { question = "state", field = "captured", of = "white",
            answer = 4 }
        assert.is_true(right(state, 4))
        assert.is_true(right(state, "4"))
        assert.is_false(right(state, 5))
    end)

    it("cannot be played if an action before the last one is refused", function()
        local answer, message = cases.answer(case_of { actions = { "play z99", "pass" } })
        assert.is_nil(answer)
        helper.says(message, "'play z99' is refused")
        assert.equal("refused off-board", (cases.answer(case_of {
            actions = { "play z26" } })))
    end)
end)
