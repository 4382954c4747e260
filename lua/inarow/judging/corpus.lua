--- Reads cases from texts. In records, each `-> ruling` and each `expect` line is a case,
-- with the actions before it. In perft tables, each ply is a case. In a corpus, each
-- line is a case.
local language = require "inarow.language"
local lines_of = require("inarow.language").lines
local cases = require "inarow.judging.cases"
local expect = require "inarow.judging.expect"
local model = require "inarow.model"
local notation = require "inarow.notation"
local say = require("inarow.judging.sentences").say

local corpus = {}

-- ---- Records ------------------------------------------------------------------------

-- Returns the question and the answer of an expectation, as fields of a case.
local function asked_by(line)
    if line.ruling then
        local answer, citation = cases.without_citation(line.ruling)
        return { question = "ruling", answer = answer, citation = citation }
    end
    local field, values = line.expect.field, line.expect.values
    local words, points = table.concat(values, " "), cases.list()
    for _, value in ipairs(values) do
        if value ~= "-" then points[#points + 1] = value:lower() end
    end
    if field == "forbidden" then
        return { question = field, answer = points }
    elseif field == "allowed" then
        return { question = field, points = points, answer = points }
    elseif expect.is_counted[field] then
        return { question = "state", field = field, of = values[1],
            answer = tonumber(values[2]) or values[2] or "" }
    end
    local answer, citation = words, nil
    if field == "status" then answer, citation = cases.without_citation(words) end
    return { question = "state", field = field, answer = answer, citation = citation }
end

-- Returns the fields whose values are the same in all cases of a record.
local function common(item, class)
    local game, live = item.source, item.live
    local options = cases.map()
    for key, value in pairs(game.options or {}) do
        if key ~= "adjudication" and key ~= "clock" then options[key] = value end
    end
    return { class = class, variant = live.rules.name, options = options,
        adjudication = live.origin.conduct.adjudication, note = corpus.title(item),
        clock = game.clock or (game.options or {}).clock,
        position = game.board and table.concat(game.board, "/"),
        turn = game.board and (game.turn or live.colours[1]),
        captured = game.captured and cases.map(game.captured) }
end

-- Adds a case to a list, with the common fields.
local function add(list, case, shared)
    for key, value in pairs(shared) do case[key] = value end
    list[#list + 1] = cases.case(case)
end

--- Returns the title of a record: its first note, otherwise the first comment line before
-- any action, otherwise nil.
-- @param item from notation.games
function corpus.title(item)
    local comment
    for line in notation.entries(item) do
        if line.header == "note" then
            return language.printable(table.concat(line.words, " ", 2))
        elseif line.action then
            break
        elseif line.comment and #line.words == 0 then
            comment = comment or line.comment:gsub("^#+%s*", "")
        end
    end
    return comment and language.printable(comment)
end

-- Adds the cases of one record.
local function add_record(list, item, shared)
    local actions, count, id = {}, 0, item.where .. "."
    for line in notation.entries(item) do
        local text = line.action and model.format(line.action)
        for i = #actions, line.variation and line.variation + 1 or #actions + 1, -1 do
            actions[i] = nil
        end
        if line.ruling or line.expect then
            count = count + 1
            local case = asked_by(line)
            case.id, case.actions = id .. count, cases.list(language.joined(actions))
            if line.ruling then case.actions[#actions + 1] = text end
            add(list, case, shared)
        end
        -- A refused action changes nothing.
        if text and not (line.ruling or ""):find "^refused" then
            actions[#actions + 1] = text
        end
    end
end

--- Returns the cases of a text of records.
-- @param chunks the text, or a function that returns its next piece
-- @param class of the cases
-- @return list of cases, and a list of faults {number, line, message} of unreadable
-- records
function corpus.of_records(chunks, class)
    local list, faults, number = {}, {}, 0
    for item in notation.games(chunks, class, { format = "record" }) do
        number = number + 1
        if item.live then
            add_record(list, item, common(item, class))
        elseif item.source then
            local fault = item.error
            faults[#faults + 1] =
                { number = number, line = fault.line, message = fault.message }
        end
    end
    return list, faults
end

-- ---- Perft tables -------------------------------------------------------------------

-- Greatest number of sequences in a ply. Larger plies are left out, so that ordinary
-- programs can count each ply in seconds.
local MOST_SEQUENCES = 1000000

-- Returns the common fields of the cases of a table. The table's title is the variant,
-- followed by any options, OPTION=VALUE. The word "after" and first points may follow.
local function table_of(title)
    local variant, options, actions = title:match "^%S+", cases.map(), cases.list()
    for key, value in title:gsub(" after .*", ""):gmatch " ([%w_]+)=(%S+)" do
        options[key] = value
    end
    for point in (title:match " after (.*)" or ""):gmatch "%S+" do
        actions[#actions + 1] = "play " .. point
    end
    return { class = "PERFT/" .. variant, variant = variant, options = options,
        adjudication = "immediate", actions = actions, question = "perft" }
end

-- Returns the cases of a text of perft tables (tests/perft/counts.txt describes the
-- format).
-- @param chunks function that returns the next piece of the text
-- @return list of cases, and an empty list of faults
local function of_tables(chunks)
    local list, shared, count = {}, nil, {}
    for line in lines_of(chunks, math.huge) do
        local title = line:match "^(%l.-) | .- | %d+%s*$"
        local ply, sequences, ended = line:match "^ *(%d+) +(%d+)(.*)$"
        if title then
            shared = table_of(title)
            count[shared.class] = (count[shared.class] or 0) + 1
        elseif ply and shared and tonumber(sequences) <= MOST_SEQUENCES then
            local counts = cases.map()
            for number, reason in ended:gmatch "(%d+) ([%w-]+)" do
                counts[reason] = tonumber(number)
            end
            add(list, { depth = tonumber(ply),
                id = ("%s#%d.%s"):format(shared.class, count[shared.class], ply),
                answer = { sequences = tonumber(sequences), ended = counts } }, shared)
        end
    end
    return list, {}
end

-- ---- Corpora ------------------------------------------------------------------------

local MOST_SHOWN = 240 -- number of bytes shown of an unknown format

-- Returns the fault in the first line of a corpus; nil if there is none.
local function header_fault(header)
    local format = type(header) == "table" and header.format
    if not format or header.corpus ~= "inarow" or type(header.version) ~= "string" then
        return say "corpus-no-header"
    elseif format ~= cases.FORMAT then
        return say("corpus-format", { given = language.shown(format, MOST_SHOWN),
            format = cases.FORMAT, version = header.version })
    end
end

-- Returns the cases of a corpus, the faults of invalid cases, and the first line; or nil
-- and the fault of the first line.
local function of_corpus(chunks, _, decode)
    local list, faults, header, count, seen = {}, { most = 20 }, nil, -1, {}
    for line in lines_of(chunks, math.huge) do
        local value = decode(line)
        count = count + 1
        if count == 0 then
            header = value
            local fault = header_fault(header)
            if fault then return list, faults, nil, { line = 1, message = fault } end
        else
            local fault = cases.fault(value) or cases.answer_fault(value)
                or seen[value.id] and say("case-twice", { line = seen[value.id] })
            if fault then
                faults[#faults + 1] =
                    { line = count + 1, number = count, message = fault }
            else
                list[#list + 1], seen[value.id] = cases.case(value), count + 1
            end
        end
    end
    if header.cases == count then return list, faults, header end
    return list, faults, nil, { message = say("corpus-cut",
        { count = count, expected = tostring(header.cases) }) }
end

-- ---- Any text -----------------------------------------------------------------------

-- Kinds of texts by their signatures (notation/recognizer.lua); all other texts are
-- records.
local KINDS = {
    { name = "corpus", begins = { text = "^{" } },
    { name = "tables", begins = { words = { "^%l[^|]* | [^|]+ | %d+$" } } },
}
local READERS = { corpus = of_corpus, tables = of_tables }

--- Returns the cases of a text.
-- @param text string
-- @param class of cases to which the records in the text belong
-- @param decode function that reads JSON, and returns nil if a text is not JSON
-- @return four values: the list of cases; the list of faults; the first line of a
-- corpus, or nil; and the fault of the whole text, {line, message}, or nil. Each item of
-- the list of faults is {line, number, message}, where `number` is the number of the
-- record or case. The list's field `most` is the number of faults to report, nil for all
function corpus.read(text, class, decode)
    local kind, _, chunks = notation.recognize(text, { among = KINDS })
    return (READERS[kind] or corpus.of_records)(chunks, class, decode)
end

return corpus
