--- Writes the report of an event as one HTML page without other files. The page has the
-- tables and a list of the games, each of which can be replayed.
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
main > table { display: inline-block; vertical-align: top; max-width: 100%;
  margin-right: 0; padding-right: 2em; box-sizing: border-box }
td, th { padding: 0.1em 0.6em; text-align: right; white-space: nowrap }
td:nth-child(2), th:nth-child(2) { text-align: left }
#games td, #games th { text-align: left } #games tbody tr { cursor: pointer }
#games tbody tr:hover, #games tr.shown {
  background: color-mix(in srgb, Highlight 25%, Canvas) }
#both { display: flex; flex-wrap: wrap; gap: 1em; align-items: flex-start }
#list { flex: 1 1 22em; max-height: 80vh; overflow: auto }
#replay { flex: 1 1 22em; max-width: 40em }
#board { width: 100%; max-height: 80vh }
#board text { font: 0.4px sans-serif; text-anchor: middle;
  dominant-baseline: central }
#steps button { font-size: 1.1em; min-width: 2.6em }
input { font: inherit; max-width: 12em }
@media (max-width: 48em) { #list { max-height: 40vh } #replay { order: -1 } }
]]

-- ---- Games ----------------------------------------------------------------------------

--- Add the data with which the page's script replays a game: `games.board`, which all
-- games of an event have in common, and `its.nodes`, the moments of the game.
-- @param games list of the games
-- @param its entry of the game (match_file.open)
-- @param game the game
function page.game(games, its, game)
    local replayed = game:replay()
    local number = replayed.here
    games.board = games.board or { ground = replayed.ground, points = replayed.points }
    its.nodes = {}
    while number do
        local node = replayed.nodes[number]
        table.insert(its.nodes, 1, { text = node.text, last = node.last,
            changes = node.changes })
        number = node.parent
    end
end

-- Returns the games as data for the page's script.
local function data_of(plan, games)
    local list = {}
    for i, its in ipairs(games) do
        list[i] = { number = its.number, first = plan.names[its.first],
            second = plan.names[its.second], ruling = tostring(its.ruling),
            by = its.ended_by, moves = its.moves, nodes = its.nodes,
            notes = console.list(its.notes), opening = its.opening }
    end
    return list
end

-- ---- The page -------------------------------------------------------------------------

-- Writes rows of cells as an HTML table; the first row is its head.
local function table_of(rows)
    local lines = {}
    for n, row in ipairs(rows) do
        local cells = {}
        for i, cell in ipairs(row) do
            local is_head = n == 1 and cell ~= ""
            cells[i] = tag(is_head and "th" or "td", nil, escape(cell))
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
<div id="both">
<div id="list"><input id="filter" type="search" placeholder="%s" aria-label="%s">
<table id="games"><thead><tr>%s</tr></thead><tbody></tbody></table></div>
<div id="replay"><h2 id="title"></h2><svg id="board" role="img"></svg>
<p id="steps"><button data-to="0">|◀</button> <button data-by="-1">◀</button>
<button data-by="1">▶</button> <button data-to="end">▶|</button>
<span id="at"></span></p>
<p id="notes"></p></div>
</div>]]

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
-- @param games list of entries, to which page.game has added its data
-- @return text
function page.of(plan, games)
    local title = say("report-title", { variant = plan.terms.rules.title })
    local filter = escape(say "report-filter")
    local parts = { '<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width">',
        tag("title", nil, escape(title)), "<style>", STYLE, "</style></head><body><main>",
        tag("h1", nil, escape(title)) }
    for i, rows in ipairs(plan.view.tables(plan, plan.results)) do
        parts[#parts + 1] = #rows > 0 and table_of(rows) or nil
        if i == 1 then parts[#parts + 1] = FRAME:format(filter, filter, heads()) end
    end
    parts[#parts + 1] = "<script>\nconst board = " .. json(games.board)
        .. ";\nconst games = " .. json(console.list(data_of(plan, games))) .. ";"
    parts[#parts + 1] = script
    parts[#parts + 1] = "</script></main></body></html>\n"
    return table.concat(parts, "\n")
end

return page
