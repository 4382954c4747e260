--- Makes the tables of a tournament, as text and as data: ratings with their errors,
-- points against each other player, and reasons of defeat.
local language = require "inarow.language"
local by_frequency = require "inarow.cli.events.frequency"
local console = require "inarow.cli.console"
local grid = require "inarow.cli.events.grid"
local say = require("inarow.cli.sentences").say

local crosstable = {}

-- Writes a rating and its error; empty for a player without games.
local function elo_cells(row)
    if not row.elo then return "", "" end
    return ("%+.0f"):format(row.elo):gsub("^%-0$", "+0"), ("%.0f"):format(row.error)
end

-- Makes the main table: one row of cells per player, the best rating first.
local function standings(plan, rows)
    local heads = { "", "", "games", "points", "Elo", "±", "better" }
    for rank in ipairs(rows) do heads[#heads + 1] = tostring(rank) end
    local list = { heads }
    for rank, row in ipairs(rows) do
        local elo, error_of = elo_cells(row)
        local cells = { tostring(rank), plan.names[row.place], tostring(row.games),
            ("%g"):format(row.points), elo, error_of,
            row.better and ("%.1f %%"):format(row.better * 100) or "" }
        for _, other in ipairs(rows) do
            local its = row.against[other.place]
            cells[#cells + 1] = other == row and "–"
                or its and ("%g"):format(its.points) or ""
        end
        list[#list + 1] = cells
    end
    return list
end

-- Returns all reasons for which players lost games, the most frequent first.
local function reasons_of(rows)
    local sums = {}
    for _, row in ipairs(rows) do
        for reason, n in pairs(row.lost_by) do sums[reason] = (sums[reason] or 0) + n end
    end
    return by_frequency(sums)
end

-- Makes the table with the number of defeats by player and reason, the most frequent
-- reason first. The table is empty if no game was lost.
local function losses(plan, rows)
    local reasons = reasons_of(rows)
    if #reasons == 0 then return {} end
    local list = { { "", say "tournament-lost-by", (table.unpack or unpack)(reasons) } }
    for rank, row in ipairs(rows) do
        local cells = { tostring(rank), plan.names[row.place] }
        for i = 3, #list[1] do cells[i] = tostring(row.lost_by[list[1][i]] or "") end
        list[#list + 1] = cells
    end
    return list
end

-- Writes wins, draws and losses as one cell.
local function tally_cell(its)
    return its and ("%d-%d-%d"):format(its.wins, its.draws, its.losses) or ""
end

-- Makes the table with the results of each player with each colour.
local function colours(plan, rows)
    local names = plan.terms.rules.colours
    local list = { { "", say "tournament-by-colour", (table.unpack or unpack)(names) } }
    for rank, row in ipairs(rows) do
        local cells = { tostring(rank), plan.names[row.place] }
        for i, colour in ipairs(names) do
            cells[2 + i] = tally_cell(row.by_colour[colour])
        end
        list[#list + 1] = cells
    end
    return list
end

-- Makes the table with the results of the colour that begins, by opening.
local function by_opening(plan, results)
    local colour = plan.terms.rules.colours[1]
    local list = { { "", say("tournament-by-opening", { colour = colour }), "" } }
    for _, number in ipairs(language.keys(results.by_opening)) do
        list[#list + 1] = { "", tostring(number),
            tally_cell(results.by_opening[number][colour]) }
    end
    return list
end

--- Make all tables: ratings, reasons of defeat, results by colour, results by opening.
-- @return list of tables. Each table is a list of rows of texts, and is empty or begins
-- with a row of heads
function crosstable.tables(plan, results)
    local rows = results:rows()
    return { standings(plan, rows), losses(plan, rows), colours(plan, rows),
        by_opening(plan, results) }
end

--- Write the main table as a list of lines.
function crosstable.lines(plan, results)
    local lines = grid.lines(standings(plan, results:rows()), 2)
    if results.void > 0 then
        lines[#lines + 1] = say("referee-void", { count = results.void })
    end
    return lines
end

--- Write reasons of defeat and results by colour, as a list of lines.
function crosstable.endings(plan, results)
    if results.games == 0 then return {} end
    local rows = results:rows()
    local lines = {}
    for _, list in ipairs { losses(plan, rows), colours(plan, rows) } do
        for _, line in ipairs(grid.lines(list, 2)) do lines[#lines + 1] = line end
    end
    return lines
end

-- Returns a player's row for JSON, with names instead of places.
local function row_data(plan, row)
    local against = {}
    for place, its in pairs(row.against) do against[plan.names[place]] = its end
    return { name = plan.names[row.place], games = row.games, points = row.points,
        wins = row.wins, draws = row.draws, losses = row.losses, void = row.void,
        elo = row.elo, error = row.error, better = row.better,
        against = console.map(against), lost_by = console.map(row.lost_by),
        by_colour = console.map(row.by_colour) }
end

--- Return the tables as data, and the keys that come first in JSON.
function crosstable.data(plan, results)
    local rows, rated = results:rows()
    local players, openings = {}, {}
    for rank, row in ipairs(rows) do players[rank] = row_data(plan, row) end
    for _, number in ipairs(language.keys(results.by_opening)) do
        openings[#openings + 1] = { opening = number,
            by_colour = results.by_opening[number] }
    end
    return { games = results.games, void = results.void, players = console.list(players),
        advantage = rated.advantage, drawing = rated.drawing,
        openings = console.list(openings) },
        { "games", "void", "players", "name", "points" }
end

return crosstable
