--- Writes reports of an event as text, JSON, CSV and PGN.
local console = require "inarow.cli.console"

local texts = {}

--- Write the tables, as they are printed at the end of the event.
function texts.text(plan)
    local lines = plan.view.lines(plan, plan.results)
    for _, line in ipairs(plan.view.endings(plan, plan.results)) do
        lines[#lines + 1] = line
    end
    return table.concat(lines, "\n") .. "\n"
end

-- Returns a game as data, for JSON and for a line of CSV.
local function data_of(plan, its)
    local names = { plan.names[its.first], plan.names[its.second] }
    return { game = its.number, opening = its.opening, first = names[1],
        second = names[2], first_colour = its.colours[1], second_colour = its.colours[2],
        winner = its.winner and names[its.winner], status = its.ruling.status,
        reason = its.ruling.reason, citation = its.ruling.citation,
        ended_by = its.ended_by, moves = its.moves }
end

--- Write the tables and the games as one JSON object.
function texts.json(plan, games)
    local data, first = plan.view.data(plan, plan.results)
    data.list = console.list {}
    for i, its in ipairs(games) do data.list[i] = data_of(plan, its) end
    return console.encode(data, first) .. "\n"
end

local COLUMNS = { "game", "opening", "first", "second", "first_colour", "second_colour",
    "winner", "status", "reason", "citation", "ended_by", "moves" }

-- Writes a field of CSV (RFC 4180). If a spreadsheet would take the field for a formula,
-- a space precedes it.
local function field(value)
    local text = tostring(value == nil and "" or value)
    if text:find "^[=+@-]" then text = " " .. text end
    return text:find '[",\r\n]' and '"' .. text:gsub('"', '""') .. '"' or text
end

--- Write the games as CSV, with the names of the columns in the first line.
function texts.csv(plan, games)
    local lines = { table.concat(COLUMNS, ",") .. "\r\n" }
    for _, its in ipairs(games) do
        local data, fields = data_of(plan, its), {}
        for i, name in ipairs(COLUMNS) do fields[i] = field(data[name]) end
        lines[#lines + 1] = table.concat(fields, ",") .. "\r\n"
    end
    return table.concat(lines)
end

-- Writes a tag of PGN.
local function tag(name, value)
    return ('[%s "%s"]\n'):format(name, (tostring(value):gsub('[\\"]', "\\%0")))
end

-- Writes the result of a game, by the seat that won.
local function result_of(its)
    if its.ruling.status == "void" then return "*" end
    return its.winner == 1 and "1-0" or its.winner == 2 and "0-1" or "1/2-1/2"
end

--- Write the headers of the games as PGN, for programs that rate players. These programs
-- expect that White has an advantage, so the player who began has White.
function texts.pgn(plan, games)
    local parts = {}
    for _, its in ipairs(games) do
        local result = result_of(its)
        parts[#parts + 1] = tag("Event", plan.terms.rules.title)
            .. tag("Round", its.number) .. tag("White", plan.names[its.first])
            .. tag("Black", plan.names[its.second]) .. tag("Result", result)
            .. tag("Termination", its.ended_by) .. "\n" .. result .. "\n\n"
    end
    return table.concat(parts)
end

return texts
