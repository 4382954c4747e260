--- Cases: single questions with the right answers by the law, as data for programs in any
-- language. This file also gives the answers of inarow's own core, and compares other
-- answers with the right ones. corpus.lua reads cases.
local language = require "inarow.language"
local expect = require "inarow.judging.expect"
local messages = require "inarow.judging.sentences"
local notation = require "inarow.notation"

local say = messages.say

local cases = {}

--- Version of the format of cases and of the protocol's lines. The version changes when
-- programs that read cases must change too.
cases.FORMAT = 1

-- ---- The form of a case -------------------------------------------------------------

--- The fields of a case in order: {name, type, meaning, values}. The type is `string`,
-- `integer`, `strings` (a list), or `map:string`, `map:integer` (by name). Fields
-- without `optional` are required.
cases.fields = {
    { "id", "string", "CLASS#RECORD.CASE, by number from 1" },
    { "class", "string", "subject of the test: SYSTEM/ARTICLE, or the kind of position" },
    { "variant", "string", "the game" },
    { "options", "map:string", "options of the variant as texts; the others have their"
        .. " defaults" },
    { "adjudication", "string", "are wins ruled at once, or only when they are claimed?",
        values = { "immediate", "claims" } },
    { "clock", "string", "the controls: moves/seconds, seconds+increment",
        optional = true },
    { "position", "string", "position set up after the opening: the rows from the top,"
        .. " joined by /; X is the first colour, O the second, then 1 to 4; . is vacant",
        optional = true, pattern = "^[XO1-4@.#/]+$" },
    { "turn", "string", "with a position: the colour to move", optional = true },
    { "captured", "map:integer", "with a position: number of captured stones by colour",
        optional = true },
    { "actions", "strings", "actions in order, from the position or from the start" },
    { "question", "string", "question after the actions",
        values = { "ruling", "forbidden", "allowed", "state", "perft" } },
    { "points", "strings", "for `allowed`: the points in question", optional = true },
    { "field", "string", "for `state`: the field in question", optional = true,
        values = expect.fields },
    { "of", "string", "for a field that is counted by colour: the colour; or `running`",
        optional = true },
    { "depth", "integer", "for `perft`: number of the ply to count", optional = true,
        from = 1, to = 100 },
    { "citation", "string", "article on which the answer rests", optional = true },
    { "note", "string", "subject of the case, for people", optional = true },
}

-- ASKED: the fields that are sent to a program that must answer. CASE: the order of a
-- case's fields in JSON.
local ASKED = {}
for _, field in ipairs(cases.fields) do
    if field[1] ~= "citation" and field[1] ~= "note" then ASKED[#ASKED + 1] = field[1] end
end
local CASE = { __jsontype = "object",
    __jsonorder = language.joined(ASKED, { "answer", "citation", "note" }) }

-- The order of the fields in the first line of a corpus.
local HEADER = { __jsontype = "object",
    __jsonorder = { "corpus", "format", "version", "licence", "cases" } }

--- Returns the first line of a corpus.
-- @param version of the corpus
-- @param count number of its cases
-- @return table whose fields are ordered in JSON
function cases.header(version, count)
    return setmetatable({ corpus = "inarow", format = cases.FORMAT, version = version,
        licence = "MIT", cases = count }, HEADER)
end

--- Returns a table as a case whose fields are ordered in JSON.
function cases.case(fields)
    return setmetatable(fields, CASE)
end

--- Returns a case in the form for a program that must answer it.
-- @return new case, without the answer and its related fields
function cases.question(case)
    local asked = cases.case {}
    for _, name in ipairs(ASKED) do asked[name] = case[name] end
    return asked
end

--- Returns a list, and a table by name, that keep their kind in JSON even if they are
-- empty.
function cases.list(items)
    return setmetatable(items or {}, { __jsontype = "array" })
end

function cases.map(map)
    return setmetatable(map or {}, { __jsontype = "object" })
end

-- ---- Questions ----------------------------------------------------------------------

--- Returns the line of a ruling, or the beginning of such a line, without its citation.
function cases.without_citation(line)
    local words, citation = line:match "^(.-)%s*%((.*)$"
    return words or line, citation and citation:match "^(.*)%)$"
end

-- Returns the first words of a ruling's line: the result, and the player.
local function result_of(line)
    return line:match "^won %S+" or line:match "^%S*"
end

local function same_line(given, answer, reasons)
    given = cases.without_citation(given)
    if not reasons then return result_of(given) == result_of(answer) end
    return (given .. " "):sub(1, #answer + 1) == answer .. " "
end

local function same_points(given, answer)
    local texts = {}
    for i, points in ipairs { given, answer } do
        local copy = {}
        for k, point in ipairs(points) do copy[k] = point:lower() end
        table.sort(copy)
        texts[i] = table.concat(copy, " ")
    end
    return texts[1] == texts[2]
end

local function same_value(given, answer, reasons, case)
    if case.field == "status" then return same_line(given, answer, reasons) end
    if type(answer) == "number" then return tonumber(given) == answer end
    return tostring(given):lower() == answer:lower()
end

local function same_counts(given, answer, reasons)
    local ended, right = given.ended or {}, answer.ended or {}
    local same = given.sequences == answer.sequences
    for _, counts in ipairs(reasons and { ended, right } or {}) do
        for reason in pairs(counts) do same = same and ended[reason] == right[reason] end
    end
    return same
end

--- The data of each kind of question. `fields` are the fields that the question needs,
-- and `answer` is the type of its answer, or a list of types. `give(live, case, ruling)`
-- returns the core's answer, or nil and a message. `same(given, answer, reasons, case)`
-- returns true if the given answer is as good as the right answer.
cases.questions = {
    ruling = { fields = {}, answer = "string", same = same_line },
    forbidden = { fields = {}, answer = "strings", same = same_points },
    allowed = { fields = { "points" }, answer = "strings", same = same_points },
    state = { fields = { "field" }, answer = { "string", "integer", "number" },
        same = same_value },
    perft = { fields = { "depth" }, answer = "perft", same = same_counts },
}

function cases.questions.ruling.give(_, _, ruling)
    return (cases.without_citation(ruling))
end

function cases.questions.forbidden.give(live)
    return live:forbidden()
end

function cases.questions.allowed.give(live, case)
    local playable, allowed = expect.playable(live), {}
    for _, point in ipairs(case.points) do
        if playable[point] then allowed[#allowed + 1] = point end
    end
    return allowed
end

function cases.questions.state.give(live, case)
    local _, found = expect.holds(live, { field = case.field, values = { case.of } })
    if case.field == "status" then return (cases.without_citation(found)) end
    return case.of and tonumber(found) or found
end

function cases.questions.perft.give(live, case)
    local plies, message = live:perft(case.depth)
    if not plies then return nil, message end
    local last = plies[case.depth]
    return { sequences = last.sequences, ended = cases.map(last.ended) }
end

--- Returns the game of a case, after its actions.
-- @param but_one true to leave out the last action
-- @return game; or nil, message
-- @return the last ruling or refusal, as a line; nil without actions
function cases.open(case, but_one)
    local rows = case.position and {}
    for row in ((case.position or "") .. "/"):gmatch "(.-)/" do
        if rows then rows[#rows + 1] = row end
    end
    local live, message = notation.start { variant = case.variant, options = case.options,
        adjudication = case.adjudication, clock = case.clock, board = rows,
        turn = case.turn, captured = case.captured, seen = {}, first = 1 }
    if not live then return nil, message end
    local last = #case.actions
    local stands = case.question == "ruling" and last - 1 or last
    local ruling, refused, _, refusal
    for i = 1, but_one and last - 1 or last do
        ruling, refused, _, refusal = live:apply(case.actions[i])
        if not ruling and i <= stands then
            return nil, say("case-action", { action = case.actions[i], said = refused })
        end
    end
    return live, tostring(ruling or refusal or "")
end

-- ---- From other programs ------------------------------------------------------------

local is = {
    string = function(value) return type(value) == "string" end,
    number = function(value) return type(value) == "number" and value == value end,
    integer = function(value) return type(value) == "number" and value % 1 == 0 end,
}

-- Returns a test for tables with keys and values of these types; lists must not have
-- gaps.
local function table_of(key_type, value_type)
    return function(value)
        if type(value) ~= "table" then return false end
        local count = 0
        for key, item in pairs(value) do
            if not is[key_type](key) or not is[value_type](item) then return false end
            count = count + 1
        end
        return key_type == "string" or count == #value
    end
end

is.strings = table_of("integer", "string")
is["map:string"], is["map:integer"] =
    table_of("string", "string"), table_of("string", "integer")

function is.perft(value)
    return type(value) == "table" and is.integer(value.sequences)
        and (value.ended == nil or is["map:integer"](value.ended))
end

-- Returns true if an answer has the type that the question requires.
local function is_answer(case, answer)
    local kind = case.field == "status" and "string"
        or cases.questions[case.question].answer
    for _, one in ipairs(type(kind) == "table" and kind or { kind }) do
        if is[one](answer) then return true end
    end
    return false
end

-- Returns a description of the values allowed in a field.
local function expected_of(field)
    if field.values then return language.list(field.values) end
    local kind = field.from and "range" or field[2]:gsub(":", "-")
    return say("case-type-" .. kind, { from = field.from, to = field.to })
end

local function bad_field(name, expected)
    return say("case-field", { name = name, expected = expected })
end

--- Returns the fault of a case from another source.
-- @return nil if there is none; otherwise a message
function cases.fault(case)
    if type(case) ~= "table" then return say "case-no-object" end
    for _, field in ipairs(cases.fields) do
        local name, kind, value = field[1], field[2], case[field[1]]
        if value == nil then
            if not field.optional then return say("case-lacks", { name = name }) end
        elseif not is[kind](value)
            or field.values and not language.index_of(field.values, value)
            or field.pattern and not value:find(field.pattern)
            or field.from and (value < field.from or value > field.to) then
            return bad_field(name, expected_of(field))
        end
    end
    for _, name in ipairs(cases.questions[case.question].fields) do
        if case[name] == nil then return say("case-lacks", { name = name }) end
    end
    if case.question == "ruling" and #case.actions == 0 then
        return bad_field("actions", say "case-type-actions")
    end
end

--- Returns the core's answer to a case.
-- @param case of any origin; its own answer is ignored
-- @return the answer, which is a string, a number, a list of points, or {sequences,
-- ended}. Or nil, message, code: "bad-case" for an invalid case, nil for a case that
-- cannot be played
function cases.answer(case)
    local fault = cases.fault(case)
    if fault then return nil, fault, "bad-case" end
    local live, ruling = cases.open(case)
    if not live then return nil, ruling end
    local answer, message = cases.questions[case.question].give(live, case, ruling)
    if answer == nil then return nil, message end
    if type(answer) == "table" and not answer.sequences then cases.list(answer) end
    return answer
end

--- Returns the fault in a case's own answer; nil if there is none.
function cases.answer_fault(case)
    return not is_answer(case, case.answer)
        and bad_field("answer", say("answer-type-" .. case.question)) or nil
end

-- Number of bytes shown of another program's answer, at most.
local MOST_SHOWN = 240

--- Returns true if an answer is right.
-- @param given the answer, of any type
-- @param reasons false if the program gives no reasons. Then the function compares only
-- the result of a ruling, or only the number of sequences in a perft
-- @return boolean; and the fault in the answer's form, if there is one
function cases.is_right(case, given, reasons)
    local question = cases.questions[case.question]
    if not is_answer(case, given) then
        return false, say("answer-shape", { text = language.shown(given, MOST_SHOWN),
            expected = say("answer-type-" .. case.question) })
    end
    return question.same(given, case.answer, reasons, case)
end

-- ---- For people ---------------------------------------------------------------------

local function answer_text(answer)
    if type(answer) ~= "table" then return tostring(answer) end
    local parts = {}
    for i, item in ipairs(answer) do parts[i] = tostring(item) end
    if not answer.sequences then
        return #parts == 0 and "-" or table.concat(parts, " ")
    end
    parts[1] = ("%.0f"):format(answer.sequences)
    for _, reason in ipairs(language.keys(answer.ended or {})) do
        parts[#parts + 1] = ("%s %s"):format(tostring(answer.ended[reason]), reason)
    end
    return table.concat(parts, ", ")
end

-- Returns the given answer as text: shortened, and as JSON if its type differs from that
-- of the right answer.
local function given_text(case, given)
    if type(given) ~= type(case.answer) then return language.shown(given, MOST_SHOWN) end
    return language.printable(answer_text(given), MOST_SHOWN)
end

--- Describes a case for people.
-- @param given another program's answer, of any type; or nil
-- @return the question; the right answer; the given answer, nil if there is none
function cases.describe(case, given)
    local code = "asked-" .. case.question .. (case.of and "-of" or "")
    local asked = messages.compose(code, { action = case.actions[#case.actions],
        points = answer_text(case.points or {}), field = case.field, of = case.of,
        depth = case.depth })
    return asked, answer_text(case.answer),
        given ~= nil and given_text(case, given) or nil
end

--- Describes the form of cases, for documentation.
-- @return {format, header, fields, questions}. `format` is the version of the format.
-- `header` has the names of the fields in a corpus' first line. `fields` is the list of
-- a case's fields, {name, type, meaning, values, optional, from, to, pattern}.
-- `questions` has, for each question by name, the type of its `answer` and the `fields`
-- that it needs
function cases.shape()
    local shape = { format = cases.FORMAT, header = language.joined(HEADER.__jsonorder),
        fields = {}, questions = {} }
    for i, field in ipairs(cases.fields) do
        shape.fields[i] = {}
        for key, value in pairs(field) do shape.fields[i][key] = value end
        shape.fields[i].values = field.values and language.joined(field.values)
    end
    for name, question in pairs(cases.questions) do
        local kind = question.answer
        shape.questions[name] = { fields = language.joined(question.fields),
            answer = type(kind) == "table" and language.joined(kind) or kind }
    end
    return shape
end

return cases
