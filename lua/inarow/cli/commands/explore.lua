--- inarow explore: shows the continuations of an archive's games from a position.
local archives = require "inarow.cli.archives"
local arguments = require "inarow.cli.arguments"
local console = require "inarow.cli.console"
local grid = require "inarow.cli.events.grid"
local inarow = require "inarow"
local language = require "inarow.language"
local messages = require "inarow.cli.commands.sentences"
local notation = require "inarow.notation"
local records = require "inarow.cli.records"
local system = require "inarow.system"

local say = messages.say
local unpack = unpack or table.unpack

local FIELDS = { "number", "source", "variant", "to_move", "games", "ended", "moves",
    "move", "same", "played", "reached", "wins", "draws", "unknown", "latest" }

-- Returns the game of a record's file, at its end or after a number of actions; or nil,
-- message.
local function of_record(args)
    local result, message = records.game(args)
    if not result then return nil, message end
    if result.error then return nil, result.source .. ": " .. result.error.message end
    return records.game_at(result, args.at)
end

-- Plays the moves in one word of the command line: points, and words like `keep`.
local function of_moves(live, text)
    for word in text:lower():gmatch "[^%s,]+" do
        local carry_out = word:find "^%l+%d" and live.play or live.apply
        local ruling, message = carry_out(live, word)
        if not ruling then return nil, message end
    end
    return live
end

-- Returns the game of a text: after moves, or at a position on one line. An empty text is
-- the start.
local function of_text(text, variant, given)
    if not text:find "%S" or text:find "^%s*%a%d" then
        local live, message = inarow.new(variant, given)
        if not live then return nil, message end
        return of_moves(live, text)
    end
    local live, message = notation.set_up(text, variant, given)
    if live then return live end
    return nil, say("no-file-either", { record = language.printable(text),
        said = message })
end

-- Returns the game whose position the command line asks about.
local function game_of(args)
    if args.record and system.kind(args.record) == "file" then return of_record(args) end
    local live, message = of_text(args.record or "", args.variant or "renju", args.given)
    if live and (args.at or args.game) then return nil, say "explore-record" end
    return live, message
end

-- Returns the cells of one row of the table, with the numbers of games.
local function cells_of(counts, colours)
    local cells = { ("%d"):format(counts.games) }
    local function share(count)
        cells[#cells + 1] = counts.games == 0 and ""
            or ("%d %%"):format(math.floor(100 * count / counts.games + 0.5))
    end
    for _, colour in ipairs(colours) do share(counts.wins[colour] or 0) end
    share(counts.draws)
    share(counts.unknown)
    return cells
end

local function row_of(name, counts, reached, colours)
    local row = cells_of(counts, colours)
    table.insert(row, 1, name)
    table.insert(row, 3, reached and ("%d"):format(reached.games) or "")
    return row
end

-- Lists the variants in the archive, because a position that no game reached may be of
-- another variant.
local function print_variants(archive)
    local _, rules = archive:counts()
    local games = {}
    for _, row in ipairs(rules or {}) do games[row.variant] = true end
    if next(games) then
        print(language.printable(say("explored-none",
            { variants = table.concat(language.keys(games), ", ") })))
    end
end

local function print_text(args, archive, answer)
    print(language.printable(args.archive) .. ": "
        .. messages.counted("explored", answer.games.games,
            { who = answer.to_move or "?" }))
    if answer.games.games == 0 then return print_variants(archive) end
    local colours = answer.colours
    local rows = { { "", say "column-played", say "column-reached" } }
    for _, colour in ipairs(colours) do table.insert(rows[1], colour) end
    table.insert(rows[1], say "column-draw")
    table.insert(rows[1], say "column-unknown")
    for _, move in ipairs(answer.moves) do
        local name = table.concat({ move.move, unpack(move.same) }, " =")
        if #name > 30 then name = ("%s (%d)"):format(move.move, #move.same + 1) end
        rows[#rows + 1] = row_of(name, move.played, move.reached, colours)
    end
    if answer.ended.games > 0 then
        rows[#rows + 1] = row_of(say "explored-ended", answer.ended, nil, colours)
    end
    rows[#rows + 1] = row_of(say "explored-all", answer.games, nil, colours)
    for _, line in ipairs(grid.lines(rows, 1)) do print("  " .. line) end
    print(say "explored-latest")
    for _, row in ipairs(answer.latest) do print("  " .. archives.line(row)) end
end

local function print_json(answer)
    local list = {}
    for _, move in ipairs(answer.moves) do
        move.same = console.list(move.same)
        list[#list + 1] = move
    end
    answer.moves, answer.colours = console.list(list), nil
    answer.latest = console.list(answer.latest)
    console.json(answer, FIELDS)
end

local function print_excerpt(archive)
    local text, message = archive:excerpt()
    if not text then return console.complain(message) end
    io.write(text)
    return console.OK
end

return {
    examples = "  inarow explore club.db\n"
        .. "  inarow explore club.db 'h8 i9 g6' --variant renju\n"
        .. "  inarow explore club.db game.rec --at 10 --player 'Aoki*'"
        .. " --years 1998-2004\n"
        .. "  inarow explore club.db game.rec --stones\n"
        .. "  inarow explore club.db --web > archive.json",
    define = function(command)
        command:argument("archive")
        command:argument("record"):args "?"
        arguments.define_variant(command)
        command:option("--at"):argname("N"):convert(arguments.whole(1e9))
        command:option("--game"):argname("N"):convert(arguments.whole(1e15))
        command:flag("--stones")
        archives.define_filters(command)
        command:flag("--json")
        command:flag("--web")
    end,
    run = function(args)
        local archive = archives.open(args.archive, "read")
        local filter = archives.filter(args)
        if args.web then
            if args.record or args.stones or next(filter) then
                return console.complain(say "web-alone")
            end
            return print_excerpt(archive)
        end
        local live, message = game_of(args)
        if not live then return console.complain(message) end
        filter.variant, filter.stones = nil, args.stones
        filter.limit = filter.limit and math.min(filter.limit, 16)
        local answer
        answer, message = archive:explore(live, filter)
        if not answer then return console.complain(message) end
        if args.json then print_json(answer) else print_text(args, archive, answer) end
        return console.OK
    end,
}
