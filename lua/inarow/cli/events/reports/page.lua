--- Writes the report of an event as one HTML page without other files. The page has the
-- tables and a list of the games, each of which can be replayed.
local action_text = require("inarow").action_text
local console = require "inarow.cli.console"
local language = require "inarow.language"
local picture = require "inarow.picture"
local say = require("inarow.cli.sentences").say
local script = require "inarow.cli.events.reports.player"

local page = {}

local tag, escape = picture.xml_tag, language.xml

local STYLE = [[
:root { color-scheme: light dark }
body { font: 16px/1.5 sans-serif; max-width: 75em; margin: 1em auto; padding: 0 1em }
table { border-collapse: collapse; overflow-x: auto; margin: 0.5em 2em 0.5em 0 }
body > table { display: inline-block; vertical-align: top; max-width: 100%;
  margin-right: 0; padding-right: 2em; box-sizing: border-box }
td, th { padding: 0.1em 0.6em; text-align: right; white-space: nowrap }
td:nth-child(2), th:nth-child(2) { text-align: left }
#games td, #games th { text-align: left } #games tbody tr { cursor: pointer }
#games tbody tr:hover, #games tr.shown {
  background: color-mix(in srgb, Highlight 25%, Canvas) }
main { display: flex; flex-wrap: wrap; gap: 1em; align-items: flex-start }
#list { flex: 1 1 22em; max-height: 80vh; overflow: auto }
#replay { flex: 1 1 22em; max-width: 40em }
#board { width: 100%; max-height: 80vh; background: #e3b878; border-radius: 4px }
#board text { font: 0.4px sans-serif; text-anchor: middle;
  dominant-baseline: central }
#steps button { font-size: 1.1em; min-width: 2.6em }
input { font: inherit; max-width: 12em }
@media (max-width: 48em) { #list { max-height: 40vh } #replay { order: -1 } }
]]

-- ---- Games ----------------------------------------------------------------------------

-- Returns the changes of the board by each action, for example `113X 98.`. A change is
-- the number of a point, from 1, followed by its new stone, or by `.` for a vacant point.
local function steps_of(game)
    local replayed = game:branch(0)
    local before, steps = replayed:cells(), {}
    for n, action in ipairs(game:line()) do
        assert(replayed:apply(action))
        local after, changes = replayed:cells(), {}
        if after ~= before then
            for i = 1, #after do
                if after:byte(i) ~= before:byte(i) then
                    changes[#changes + 1] = i .. after:sub(i, i)
                end
            end
        end
        steps[n], before = table.concat(changes, " "), after
    end
    return steps
end

--- Add the data with which the page's script replays a game.
-- @param its entry of the game (match_file.open)
-- @param game the game
-- @return `its` with three more fields: `start`, the cells before the game; `steps`; and
-- `texts`, the texts of the actions
function page.game(its, game)
    its.start, its.steps, its.texts = game:branch(0):cells(), steps_of(game), {}
    for n, action in ipairs(game:line()) do
        its.texts[n] = action_text(action):gsub(" @[%d.]+", "")
    end
    return its
end

-- Returns the games as data for the page's script.
local function data_of(plan, games)
    local list = {}
    for i, its in ipairs(games) do
        list[i] = { number = its.number, first = plan.names[its.first],
            second = plan.names[its.second], ruling = tostring(its.ruling),
            by = its.ended_by, moves = its.moves, start = its.start, steps = its.steps,
            texts = its.texts,
            notes = console.list(its.notes), opening = its.opening }
    end
    return list
end

-- Returns the board as data for the script: its points, its lines, and the colours of
-- stones.
local function board_of(rules)
    local places = picture.places(rules)
    local points, strokes = {}, {}
    for i, name in ipairs(rules.board.points) do
        points[i] = { places.at[name].x, places.at[name].y }
    end
    for i, stroke in ipairs(places.strokes) do
        strokes[i] = { stroke[1], stroke[2], stroke[3], stroke[4] }
    end
    return { width = places.width, height = places.height, points = points,
        strokes = strokes, labels = places.labels, names = rules.board.points,
        looks = picture.palette(rules.colours) }
end

-- ---- The page -------------------------------------------------------------------------

-- Writes rows of cells as an HTML table; the first row is its head.
local function table_of(rows)
    local lines = {}
    for n, row in ipairs(rows) do
        local cells = {}
        for i, cell in ipairs(row) do
            cells[i] = tag(n == 1 and "th" or "td", nil, escape(cell))
        end
        lines[n] = tag("tr", nil, table.concat(cells))
    end
    return tag("table", nil, table.concat(lines, "\n"))
end

-- Encodes a value as JSON for a script element. The JSON must not end this element.
local function json(value)
    return (console.encode(value):gsub("<", "\\u003c"))
end

local FRAME = [[
<main>
<div id="list"><input id="filter" type="search" placeholder="%s" aria-label="%s">
<table id="games"><thead><tr>%s</tr></thead><tbody></tbody></table></div>
<div id="replay"><h2 id="title"></h2><svg id="board" role="img"></svg>
<p id="steps"><button data-to="0">|◀</button> <button data-by="-1">◀</button>
<button data-by="1">▶</button> <button data-to="end">▶|</button>
<span id="at"></span></p>
<p id="notes"></p></div>
</main>]]

-- Writes the heads of the list of games, in the order of the script's columns.
local function heads()
    local cells = {}
    for i, name in ipairs { "game", "first", "second", "result", "ended-by", "moves" } do
        cells[i] = tag("th", nil, escape(say("report-" .. name)))
    end
    return table.concat(cells)
end

--- Write the page.
-- @param plan of the event
-- @param games list of entries, as page.game returns them
-- @return text
function page.of(plan, games)
    local title = say("report-title", { variant = plan.terms.rules.title })
    local filter = escape(say "report-filter")
    local parts = { '<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width">',
        tag("title", nil, escape(title)), "<style>", STYLE, "</style></head><body>",
        tag("h1", nil, escape(title)) }
    for i, rows in ipairs(plan.view.tables(plan, plan.results)) do
        parts[#parts + 1] = #rows > 0 and table_of(rows) or nil
        if i == 1 then parts[#parts + 1] = FRAME:format(filter, filter, heads()) end
    end
    parts[#parts + 1] = "<script>\nconst board = " .. json(board_of(plan.terms.rules))
        .. ";\nconst games = " .. json(console.list(data_of(plan, games))) .. ";"
    parts[#parts + 1] = script
    parts[#parts + 1] = "</script></body></html>\n"
    return table.concat(parts, "\n")
end

return page
