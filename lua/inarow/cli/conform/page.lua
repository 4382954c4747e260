--- Writes the report for people, as an HTML page without other files. The page shows the
-- score by class. For wrong answers, the page shows the position and the proof of the
-- right answer.
local judging = require "inarow.judging"
local kernel = require "inarow.kernel"
local language = require "inarow.language"
local messages = require "inarow.cli.conform.sentences"
local proofs = require "inarow.proof"
local picture = require "inarow.picture"

local say, tag = messages.say, picture.xml_tag

local page = {}

-- Greatest number of cases that the page shows: per class, and in total. For each case,
-- the page shows proofs for at most MOST_POINTS points.
page.MOST_OF_CLASS, page.MOST_DRAWN = 12, 150
local MOST_POINTS = 4
local LONGEST_POINT = 4 -- bytes of a point's name

local STYLE = [[
body { font: 16px/1.5 sans-serif; max-width: 60em; margin: 2em auto; padding: 0 1em }
table { border-collapse: collapse } td, th { padding: 0.1em 0.8em; text-align: right }
td:first-child, th:first-child { text-align: left } tr.bad { background: #fdd }
section { border-top: 1px solid #999; margin-top: 1.5em } svg { max-width: 26em }
pre { white-space: pre-wrap; background: #f4f4f4; padding: 0.6em }
]]

local function row(cell, texts, attributes)
    local parts = {}
    for i, text in ipairs(texts) do parts[i] = tag(cell, nil, language.xml(text)) end
    return tag("tr", attributes, table.concat(parts))
end

-- ---- The score ------------------------------------------------------------------------

local function number(counts, outcome)
    return ("%d"):format(counts[outcome] or 0)
end

local function score(classes)
    local rows = { row("th", { say "page-class", say "page-right", say "page-wrong",
        say "page-spoiled", say "page-unsupported", say "page-not-asked" }) }
    for _, class in ipairs(classes) do
        local answered, spoiled = class:totals()
        if answered + spoiled > 0 then
            rows[#rows + 1] = row("td", { class.class, number(class, "right"),
                number(class, "wrong"), ("%d"):format(spoiled),
                number(class, "unsupported"), number(class, "not-asked") },
                (class.wrong or spoiled > 0) and { class = "bad" } or nil)
        end
    end
    return tag("table", nil, table.concat(rows, "\n"))
end

-- ---- One case -------------------------------------------------------------------------

-- Returns the points in which two lists differ.
local function differing(given, answer)
    local points = {}
    for _, pair in ipairs { { given, answer }, { answer, given } } do
        local known = {}
        for _, point in ipairs(pair[2]) do known[point] = true end
        for _, point in ipairs(pair[1]) do
            if not known[point] and #point <= LONGEST_POINT then
                points[#points + 1] = point
            end
            known[point] = true
        end
    end
    return points
end

-- Returns the reason for the right answer as text, and the disputed points.
local function proof_of(result)
    local case = result.case
    if case.question == "ruling" then
        local live = judging.open_case(case, true)
        local last = case.actions[#case.actions]
        return live and proofs.text(proofs.of_action(live, last)), live,
            { last:match "^play %l* ?(%l%d+)" or last:match "^play (%l%d+)" }
    end
    local live = judging.open_case(case)
    if not live or case.question == "state" or case.question == "perft" then
        return nil, live, {}
    end
    local parts, points = {}, result.points
    for i = 1, math.min(#points, MOST_POINTS) do
        local proof = kernel.prove(live, points[i])
        parts[#parts + 1] = proof and proofs.text(proof) or nil
    end
    return #parts > 0 and table.concat(parts, "\n") or nil, live, points
end

local function paragraph(name, text)
    return tag("p", nil, tag("b", nil, language.xml(say(name))) .. " "
        .. language.xml(text))
end

-- Returns the disputed points that are vacant.
local function vacant(live, points)
    local list = {}
    for _, point in ipairs(points) do
        if live.rules.board.number[point] and not kernel.at(live, point) then
            list[#list + 1] = point
        end
    end
    return list
end

local function section(result, is_drawn)
    local case, parts = result.case, {}
    parts[1] = tag("h3", nil, language.xml(case.id))
    if case.note then parts[2] = tag("p", nil, language.xml(case.note)) end
    local asked, expected = judging.describe(case)
    parts[#parts + 1] = paragraph("page-asked", asked)
    parts[#parts + 1] = paragraph("page-expected", expected
        .. (case.citation and " (" .. case.citation .. ")" or ""))
    parts[#parts + 1] = paragraph("page-given", result.said)
    local proof, live, points = nil, nil, nil
    if is_drawn then proof, live, points = proof_of(result) end
    if live then
        parts[#parts + 1] = live:render { format = "svg",
            forbidden = case.question ~= "perft" and case.question ~= "state",
            wins = vacant(live, points) }
    end
    if proof then parts[#parts + 1] = tag("pre", nil, language.xml(proof)) end
    return tag("section", nil, table.concat(parts, "\n"))
end

-- Returns the number of cases to draw for each class, and the number of cases in each
-- class. Each class has an equal share of the cases to draw, and at least one of them.
local function shares(failed)
    local counts, classes = {}, 0
    for _, result in ipairs(failed) do
        local class = result.case.class
        if not counts[class] then classes = classes + 1 end
        counts[class] = (counts[class] or 0) + 1
    end
    local share = math.floor(page.MOST_DRAWN / math.max(1, classes))
    return math.max(1, math.min(page.MOST_OF_CLASS, share)), counts
end

-- ---- The page -------------------------------------------------------------------------

--- Return the part of a failed case that the page needs. Little is kept, because there
-- may be many cases, and a program's answers may be long.
-- @param result from examine.run
-- @return argument for `page.of`
function page.kept(result)
    local case, given = result.case, result.given
    local is_list = type(given) == "table"
        and (case.question == "forbidden" or case.question == "allowed")
    return { case = case, outcome = result.outcome,
        said = result.message or select(3, judging.describe(case, given)),
        points = is_list and differing(given, case.answer)
            or type(case.answer) == "table" and not case.answer.sequences
                and differing({}, case.answer) or {} }
end

--- Write the report as a page.
-- @param heading lines that name the test and the tested program
-- @param classes list, from examine.run
-- @param failed list of results of `page.kept` for the failed cases, in order
-- @return string
function page.of(heading, classes, failed)
    local body, of_class = {}, {}
    local share, counts = shares(failed)
    body[1] = tag("h1", nil, language.xml(heading[1]))
    for i = 2, #heading do body[i] = tag("p", nil, language.xml(heading[i])) end
    body[#body + 1] = score(classes)
    for _, result in ipairs(failed) do
        local class = result.case.class
        of_class[class] = (of_class[class] or 0) + 1
        if of_class[class] == share + 1 then
            body[#body + 1] = tag("p", nil, language.xml(say("page-not-drawn",
                { class = class, drawn = share, count = counts[class] })))
        end
        body[#body + 1] = section(result, of_class[class] <= share)
    end
    return table.concat { "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n",
        "<meta charset=\"utf-8\">\n<title>", language.xml(heading[1]), "</title>\n",
        "<style>\n",
        STYLE, "</style>\n</head>\n<body>\n", table.concat(body, "\n"),
        "\n</body>\n</html>\n" }
end

return page
