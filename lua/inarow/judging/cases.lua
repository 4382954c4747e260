--- The cases of the corpus: single questions with the answers that the law has, as data
-- for programs in any language. Each `-> ruling` and each `expect` line of a record is a
-- case of its own, with the actions that stand before it; so is each ply of a perft
-- table.
local brief = require "inarow.text.brief"
local characters = require "inarow.text.characters"
local english = require "inarow.text.english"
local expect = require "inarow.notation.expect"
local lists = require "inarow.text.lists"
local messages = require "inarow.text.messages"
local model = require "inarow.model.actions"
local reader = require "inarow.notation.record.reader"
local reopen = require "inarow.notation.reopen"

local say = messages.say

local cases = {}

--- The shape of cases, and of the lines that programs say to each other: it changes when
-- a program that reads them must change too.
cases.FORMAT = 1

-- ---- What a case is -----------------------------------------------------------------

--- The fields of a case in their order: {name, type, meaning, values}, the type `string`,
-- `integer`, `strings` (a list), or `map:string`, `map:integer` (by name). Without
-- `optional` each case has it.
cases.fields = {
    { "id", "string", "CLASS#RECORD.CASE, by number from 1" },
    { "class", "string", "what is tested: SYSTEM/ARTICLE, or the kind of position" },
    { "variant", "string", "the game" },
    { "options", "map:string", "the variant's, as texts; the others are as by default" },
    { "adjudication", "string", "who wins is ruled at once, or when it is claimed",
        values = { "immediate", "claims" } },
    { "clock", "string", "the controls: moves/seconds, seconds+increment",
        optional = true },
    { "position", "string", "set up, past the opening: the rows from the top, joined by"
        .. " /; X is the first colour, O the second, then 1 to 4; . is vacant",
        optional = true, pattern = "^[XO1-4.#/]+$" },
    { "turn", "string", "with a position: the colour to move in it", optional = true },
    { "captured", "map:integer", "with a position: stones taken by now, by colour",
        optional = true },
    { "actions", "strings", "one after another, from the position or from the start" },
    { "question", "string", "what is asked once they are done",
        values = { "ruling", "forbidden", "allowed", "state", "perft" } },
    { "points", "strings", "asked of: `allowed`", optional = true },
    { "field", "string", "asked for: `state`", optional = true,
        values = expect.fields },
    { "of", "string", "whose, of a field that is counted by colour; or `running`",
        optional = true },
    { "depth", "integer", "the ply that is counted: `perft`", optional = true,
        from = 1, to = 100 },
    { "citation", "string", "the article that the answer rests on", optional = true },
    { "note", "string", "what the case is about, for people", optional = true },
}

--- What belongs to each question besides: the fields it needs, and its answer as a type,
-- or as a list of types.
cases.questions = {
    ruling = { fields = {}, answer = "string" },
    forbidden = { fields = {}, answer = "strings" },
    allowed = { fields = { "points" }, answer = "strings" },
    state = { fields = { "field" }, answer = { "string", "integer", "number" } },
    perft = { fields = { "depth" }, answer = "perft" },
}

--- The fields of a case that a program gets which is to answer it; and all of them, in
-- the order in which they are written.
cases.asked = {}
for _, field in ipairs(cases.fields) do
    if field[1] ~= "citation" and field[1] ~= "note" then
        cases.asked[#cases.asked + 1] = field[1]
    end
end
cases.order = lists.joined(cases.asked, { "answer", "citation", "note" })

-- A list, and a table by name, that JSON shows as such though they may be empty.
local function list_of(items)
    return setmetatable(items or {}, { __jsontype = "array" })
end

local function map_of(map)
    return setmetatable(map or {}, { __jsontype = "object" })
end

-- ---- From records -------------------------------------------------------------------

-- A ruling as expected, without its citation, and that: perhaps only how they begin.
local function without_citation(text)
    local words, citation = text:match "^(.-)%s*%((.*)$"
    return words or text, citation and citation:match "^(.*)%)$"
end

-- What an expectation asks, and its answer: fields of a case.
local function asked_by(line)
    if line.ruling then
        local answer, citation = without_citation(line.ruling)
        return { question = "ruling", answer = answer, citation = citation }
    end
    local field, values = line.expect.field, line.expect.values
    local points = list_of {}
    for _, value in ipairs(values) do
        if value ~= "-" then points[#points + 1] = value:lower() end
    end
    if field == "forbidden" then
        return { question = field, answer = points }
    elseif field == "allowed" then
        return { question = field, points = points, answer = points }
    elseif field == "status" then
        local answer, citation = without_citation(table.concat(values, " "))
        return { question = "state", field = field, answer = answer, citation = citation }
    elseif expect.is_counted(field) then
        return { question = "state", field = field, of = values[1],
            answer = tonumber(values[2]) or values[2] or "" }
    end
    return { question = "state", field = field, answer = table.concat(values, " ") }
end

-- What all cases of a record share.
local function common(game, live, class)
    local conduct, options = live.origin.conduct, map_of {}
    for key, value in pairs(game.options or {}) do
        if key ~= "adjudication" and key ~= "clock" then options[key] = value end
    end
    return { class = class, variant = live.rules.name, options = options,
        adjudication = conduct.adjudication,
        clock = game.clock or (game.options or {}).clock,
        position = game.board and table.concat(game.board, "/"),
        turn = game.board and (game.turn or live.colours[1]),
        captured = game.captured and map_of(game.captured) }
end

--- What a record is about: its first note; else the first comment that stands alone
-- before any action; else nil.
function cases.title(game)
    local comment
    for line in reader.each(game) do
        if line.header == "note" then
            return characters.shown(table.concat(line.words, " ", 2))
        elseif line.action then
            break
        elseif line.comment and #line.words == 0 then
            comment = comment or line.comment:gsub("^#+%s*", "")
        end
    end
    return comment and characters.shown(comment)
end

-- The cases of one record, added to a list.
local function add_cases(list, game, live, class, number)
    local shared, actions, count = common(game, live, class), {}, 0
    local note = cases.title(game)
    for line in reader.each(game) do
        local text = line.action and model.format(line.action)
        if line.ruling or line.expect then
            count = count + 1
            local case = asked_by(line)
            for key, value in pairs(shared) do case[key] = value end
            case.actions, case.note = list_of(lists.copy(actions)), note
            if line.ruling then case.actions[#actions + 1] = text end
            case.id = ("%s#%d.%d"):format(class, number, count)
            list[#list + 1] = case
        end
        -- What is refused changes nothing.
        if text and not (line.ruling or ""):find "^refused" then
            actions[#actions + 1] = text
        end
    end
end

--- The cases of a text of records.
-- @param chunks function giving its next piece, or nil at the end (then perhaps with a
-- message of what went wrong)
-- @param class theirs
-- @return list of cases, and a list of faults {line, message}, of records that cannot be
-- read
function cases.of_records(chunks, class)
    local list, faults, number, broken = {}, {}, 0, nil
    for game in reader.stream(function()
        local piece
        piece, broken = chunks()
        return piece
    end) do
        if not game.empty then
            number = number + 1
            local live, message, line
            if not game.error then live, message, line = reopen.game(game) end
            if live then
                add_cases(list, game, live, class, number)
            else
                local fault = game.error or { line = line, message = message }
                faults[#faults + 1] =
                    { number = number, line = fault.line, message = fault.message }
            end
        end
    end
    if broken then faults[#faults + 1] = { message = broken } end
    return list, faults
end

-- ---- From perft tables --------------------------------------------------------------

--- Plies of more sequences than this are left out: what an ordinary program counts in
-- seconds.
cases.MOST_SEQUENCES = 1000000

--- Is a text a perft table, or the beginning of one?
function cases.is_table(text)
    return ("\n" .. text):find "\n%l[^\n|]* | [^\n|]+ | %d+%s" ~= nil
end

local function ending_counts(text)
    local ended = map_of {}
    for count, reason in text:gmatch "(%d+) ([%w-]+)" do
        ended[reason] = tonumber(count)
    end
    return ended
end

--- The cases of a text of perft tables (tests/perft/counts.txt tells how it is written).
-- @return list of cases
function cases.of_table(text)
    local list, game, number = {}, nil, {}
    for line in text:gmatch "[^\r\n]+" do
        local title = line:match "^(%l.-) | .- | %d+%s*$"
        local ply, sequences, ended = line:match "^ *(%d+) +(%d+)(.*)$"
        if title then
            local variant, options = title:match "^%S+", map_of {}
            for key, value in title:gsub(" after .*", ""):gmatch " ([%w_]+)=(%S+)" do
                options[key] = value
            end
            local actions = list_of {}
            for point in (title:match " after (.*)" or ""):gmatch "%S+" do
                actions[#actions + 1] = "play " .. point
            end
            number[variant] = (number[variant] or 0) + 1
            game = { class = "PERFT/" .. variant, variant = variant, options = options,
                adjudication = "immediate", actions = actions, question = "perft" }
        elseif ply and game and tonumber(sequences) <= cases.MOST_SEQUENCES then
            local case = { depth = tonumber(ply), answer = {
                sequences = tonumber(sequences), ended = ending_counts(ended) } }
            for key, value in pairs(game) do case[key] = value end
            case.id = ("%s#%d.%s"):format(game.class, number[game.variant], ply)
            list[#list + 1] = case
        end
    end
    return list
end

-- ---- From other programs ------------------------------------------------------------

local is = {
    string = function(value) return type(value) == "string" end,
    number = function(value) return type(value) == "number" and value == value end,
    integer = function(value) return type(value) == "number" and value % 1 == 0 end,
}

local function is_list_of(kind)
    return function(value)
        if type(value) ~= "table" then return false end
        local count, last = 0, 0
        for key, item in pairs(value) do
            if not is.integer(key) or key < 1 or not is[kind](item) then return false end
            count, last = count + 1, math.max(last, key)
        end
        return count == last
    end
end

local function is_map_of(kind)
    return function(value)
        if type(value) ~= "table" then return false end
        for key, item in pairs(value) do
            if type(key) ~= "string" or not is[kind](item) then return false end
        end
        return true
    end
end

is.strings, is["map:string"] = is_list_of "string", is_map_of "string"
is["map:integer"] = is_map_of "integer"

function is.perft(value)
    return type(value) == "table" and is.integer(value.sequences)
        and (value.ended == nil or is["map:integer"](value.ended))
end

-- Is an answer of the type that the question has?
local function is_answer(case, answer)
    local kind = case.field == "status" and "string"
        or cases.questions[case.question].answer
    for _, one in ipairs(type(kind) == "table" and kind or { kind }) do
        if is[one](answer) then return true end
    end
    return false
end

-- What may stand in a field, in words.
local function expected_of(field)
    if field.values then return english.list(field.values) end
    local kind = field.from and "range" or field[2]:gsub(":", "-")
    return say("case-type-" .. kind, { from = field.from, to = field.to })
end

--- What is wrong with a case that came from outside.
-- @return nil if nothing is; else a message
function cases.fault(case)
    if type(case) ~= "table" then return say "case-no-object" end
    for _, field in ipairs(cases.fields) do
        local name, kind, value = field[1], field[2], case[field[1]]
        if value == nil then
            if not field.optional then return say("case-lacks", { name = name }) end
        elseif not is[kind](value)
            or field.values and not lists.contains(field.values, value)
            or field.pattern and not value:find(field.pattern)
            or field.from and (value < field.from or value > field.to) then
            return say("case-field", { name = name, expected = expected_of(field) })
        end
    end
    for _, name in ipairs(cases.questions[case.question].fields) do
        if case[name] == nil then return say("case-lacks", { name = name }) end
    end
    if case.question == "ruling" and #case.actions == 0 then
        return say("case-field", { name = "actions", expected = say "case-type-actions" })
    end
end

local function answer_type(case)
    return say("answer-type-" .. case.question)
end

--- What is wrong with the answer that a case has; nil if nothing is.
function cases.answer_fault(case)
    if not is_answer(case, case.answer) then
        return say("case-field", { name = "answer", expected = answer_type(case) })
    end
end

--- What is wrong with the shape of an answer that was given; nil if nothing is.
function cases.given_fault(case, given)
    if not is_answer(case, given) then
        return say("answer-shape", { text = brief.json(given, cases.MOST_SHOWN),
            expected = answer_type(case) })
    end
end

--- What is wrong with the first line of a corpus.
-- @return nil if nothing is; else a message
function cases.header_fault(header)
    local format = type(header) == "table" and header.format
    if not format or header.corpus ~= "inarow" or type(header.version) ~= "string" then
        return say "corpus-no-header"
    end
    if format ~= cases.FORMAT then
        return say("corpus-format", { given = brief.json(format, cases.MOST_SHOWN),
            format = cases.FORMAT, version = header.version })
    end
end

--- The game that a case asks about, after its actions.
-- @param but_one true to leave out the last one
-- @return game; or nil, message
-- @return the last ruling, or refusal, as a line; nil without actions
function cases.open(case, but_one)
    local rows = case.position and list_of {}
    for row in ((case.position or "") .. "/"):gmatch "(.-)/" do
        if rows then rows[#rows + 1] = row end
    end
    local live, message = reopen.game { variant = case.variant, options = case.options,
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

-- ---- Whether an answer is right -----------------------------------------------------

local function sorted(points)
    local copy = {}
    for i, point in ipairs(points) do copy[i] = point:lower() end
    table.sort(copy)
    return table.concat(copy, " ")
end

-- The first words of a line: of a ruling, what it is and for whom.
local function result_of(line)
    return line:match "^won %S+" or line:match "^%S*"
end

-- Does a line begin with these words?
local function begins(line, words)
    return line == words or line:sub(1, #words + 1) == words .. " "
end

local function same_line(given, answer, reasons)
    given = without_citation(given)
    if not reasons then return result_of(given) == result_of(answer) end
    return begins(given, answer)
end

local function same_counts(given, answer, reasons)
    if given.sequences ~= answer.sequences then return false end
    if not reasons then return true end
    local ended, right = given.ended or {}, answer.ended or {}
    for reason, count in pairs(right) do
        if ended[reason] ~= count then return false end
    end
    for reason in pairs(ended) do
        if not right[reason] then return false end
    end
    return true
end

--- Is an answer right?
-- @param given what was answered, of any type
-- @param reasons false if the program that answers knows none: of rulings then only the
-- result is compared, of perft only the number
-- @return boolean
function cases.is_right(case, given, reasons)
    local question, answer = case.question, case.answer
    if not is_answer(case, given) then return false end
    if question == "ruling" or case.field == "status" then
        return type(given) == "string" and same_line(given, answer, reasons)
    elseif question == "forbidden" or question == "allowed" then
        return sorted(given) == sorted(answer)
    elseif question == "perft" then
        return same_counts(given, answer, reasons)
    elseif type(answer) == "number" then
        return tonumber(given) == answer
    end
    return tostring(given):lower() == answer:lower()
end

--- An answer as text for people.
function cases.answer_text(answer)
    if type(answer) ~= "table" then return tostring(answer) end
    if answer.sequences then
        local parts = { ("%.0f"):format(answer.sequences) }
        for _, reason in ipairs(lists.names(answer.ended or {})) do
            parts[#parts + 1] = ("%s %s"):format(tostring(answer.ended[reason]), reason)
        end
        return table.concat(parts, ", ")
    end
    local parts = {}
    for i, item in ipairs(answer) do parts[i] = tostring(item) end
    return #parts == 0 and "-" or table.concat(parts, " ")
end

--- Most bytes that are shown of an answer of another program's.
cases.MOST_SHOWN = 240

--- An answer that was given as text for people: short, and as JSON where it is of another
-- type than the right one.
function cases.given_text(case, given)
    local most = cases.MOST_SHOWN
    if type(given) ~= type(case.answer) then return brief.json(given, most) end
    return brief.cut(cases.answer_text(given), most)
end

--- What a case asks, in words for people.
function cases.asked_text(case)
    local code = "asked-" .. case.question .. (case.of and "-of" or "")
    return messages.compose(code, { action = case.actions[#case.actions],
        points = cases.answer_text(case.points or {}), field = case.field, of = case.of,
        depth = case.depth })
end

--- The line that a corpus begins with.
-- @param version of the corpus
-- @param count of its cases
function cases.header(version, count)
    return { corpus = "inarow", format = cases.FORMAT, version = version, licence = "MIT",
        cases = count }
end

return cases
