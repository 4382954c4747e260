--- Opens archives for commands, defines options that choose games, and writes games of
-- archives as lines.
local arguments = require "inarow.cli.arguments"
local console = require "inarow.cli.console"
local language = require "inarow.language"
local counted = require("inarow.cli.sentences").counted
local say = require("inarow.cli.sentences").say

local archives = {}

--- Open an archive.
-- @param path of the archive's file
-- @param how as for inarow.archive.open
-- @return the archive; or nil, message, code
function archives.try(path, how)
    local is_there, archive = pcall(require, "inarow.archive")
    if not is_there then return nil, say "no-sqlite" end
    return archive.open(path, how)
end

--- Open an archive. On failure, exit with the message.
function archives.open(path, how)
    local opened, message = archives.try(path, how)
    if not opened then os.exit(console.complain(message)) end
    return opened
end

--- Define the options that choose games.
function archives.define_filters(command)
    command:option("--player"):count("*"):argname "NAME"
    command:option("--colour --color"):argname "COLOUR"
    command:option("--result"):argname "COLOUR|draw|none"
    command:option("--years"):argname "FROM-TO"
    command:option("--event"):argname "NAME"
    command:option("--place"):argname "NAME"
    command:option("--opening"):argname "NAME"
    command:option("--reason"):argname "REASON"
    command:option("--verdict"):argname "VERDICT"
    command:option("--length"):argname "FROM-TO"
    command:option("--limit"):argname("N"):convert(arguments.whole(1e9))
end

--- Return the filter that a command line specifies.
function archives.filter(args)
    return { player = #args.player > 0 and args.player or nil, colour = args.colour,
        result = args.result, years = args.years, event = args.event, place = args.place,
        opening = args.opening, reason = args.reason, verdict = args.verdict,
        length = args.length, limit = args.limit, variant = args.variant }
end

-- Writes the end of a game, as far as it is known.
local function end_of(row)
    local reason = row.reason or row.refusal
    return (row.result or "?") .. (reason and " (" .. reason .. ")" or "")
end

-- Writes the players in the order of their colours, Black and White first. The name of a
-- single player is followed by the colour.
local function players_of(row)
    local names, colours = {}, language.keys(row.players)
    for i, colour in ipairs(colours) do names[i] = row.players[colour] end
    if #names == 1 then return ("%s (%s)"):format(names[1], colours[1]) end
    return table.concat(names, " - ")
end

--- Write a game of an archive as a line of text.
function archives.line(row)
    local parts = { ("#%d"):format(row.id), row.date or "?",
        row.variant .. (row.options ~= "" and " " .. row.options or ""),
        players_of(row), end_of(row), row.opening or "",
        counted("plies", row.plies), row.event or "" }
    local shown = {}
    for _, part in ipairs(parts) do
        if part ~= "" then shown[#shown + 1] = part end
    end
    return language.printable(table.concat(shown, "  "))
end

-- Fields of a game as JSON, in order.
archives.FIELDS = { "id", "date", "variant", "options", "players", "result", "reason",
    "verdict", "refusal", "opening", "plies", "event", "place", "step", "moves" }

return archives
