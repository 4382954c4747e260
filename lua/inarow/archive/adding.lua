--- Adds games to an archive. Each game is judged, compared with those in the archive, and
-- written with others in one transaction.
local database = require "inarow.archive.database"
local details = require "inarow.archive.details"
local inarow = require "inarow"
local kernel = require "inarow.kernel"
local language = require "inarow.language"
local native = language.load "inarow.archive.native"
local positions = require "inarow.archive.positions"
local segments = require "inarow.archive.segments"
local system = require "inarow.system"
local texts = require "inarow.archive.texts"

local adding = {}

-- The games are written after this many games, or after this many seconds.
local BATCH, SECONDS = 8192, 10

-- ---- One game ------------------------------------------------------------------------

--- Return the number of a result in the archive. It is 0 without a result, 1 for a draw,
-- and 2 or more for the winner's colour.
local function result_number(colours, name)
    if name == "draw" then return 1 end
    for i, colour in ipairs(colours) do
        if colour == name then return i + 1 end
    end
    return 0
end

-- Returns the result of a game on the board. If the game was not decided on the board,
-- returns the recorded result.
local function result_of(judged)
    if judged.status == "won" then return judged.winner end
    if judged.status == "drawn" then return "draw" end
    return judged.recorded
end

-- Fields of a `play` action without options.
local PLAIN = { verb = true, point = true, time = true }

local function is_plain(action)
    for key in pairs(action) do
        if not PLAIN[key] then return false end
    end
    return action.verb == "play"
end

-- Returns the text of a game's action. Equal actions have the same text, however they
-- were worded and whenever they were played.
local function text_of_action(live, number)
    local action = live.log[number]
    local point = action.verb == "play" and action.point
    if is_plain(action) then return point end
    local wording = kernel.wording(live, action, number - 1)
    local stone = point and kernel.wording(live, { verb = "play", point = point },
        number - 1)
    return stone == wording and point or wording
end

-- Lines of a header that do not affect the start of a game.
local ASIDE = { variant = true, adjudication = true, clock = true, seats = true,
    result = true, note = true }

-- Returns options as a text. An option has the same text whether it was given or is the
-- default. The clock is left out, because it does not distinguish games.
local function text_of(options)
    if type(options) ~= "table" then return tostring(options) end
    local parts = {}
    for _, key in ipairs(language.keys(options)) do
        parts[#parts + 1] = key ~= "clock" and key .. "=" .. text_of(options[key]) or nil
    end
    return "{" .. table.concat(parts, " ") .. "}"
end

-- Returns the identity of a game without players and date: the rules, the start and the
-- actions.
local function identity(header, live)
    local parts = { live.rules.name, text_of(live.rules.options),
        text_of(live.origin.conduct) }
    for line in header:gmatch "[^\n]+" do
        local is_aside = line:find "^#" or ASIDE[line:match "^%S+"]
        if not is_aside then parts[#parts + 1] = line end
    end
    for number = 1, #live.log do parts[#parts + 1] = text_of_action(live, number) end
    return native.hash(table.concat(parts, "\n"))
end

-- Returns the named players as a list of {name, colour}, with the colour that each held
-- at the end.
local function players_of_game(live)
    local players = {}
    for number, seat in ipairs(inarow.seats) do
        local name = live.seats and live.seats[number]
        if name and name ~= "?" then
            local colour, held = kernel.who(live, number)
            players[#players + 1] = { name, held and colour or seat }
        end
    end
    return players
end

-- Returns a judged game in the form for the database.
local function row_of(judged, number)
    local live, refusal = judged.game, judged.refusal
    local header, moves = texts.divided(live:record())
    local found = details.of(header)
    local row = { number = number, variant = judged.variant,
        options = ("\n" .. header):match "\nvariant %S+ ([^\n]*)" or "",
        event = found.event, place = found.place, date = found.date,
        players = players_of_game(live),
        opening = judged.opening, plies = judged.moves,
        recorded = judged.recorded,
        status = judged.status, winner = judged.winner, reason = judged.reason,
        verdict = judged.verdict,
        refusal = refusal and (refusal.pattern or refusal.reason),
        header = header, moves = moves, hash = identity(header, live),
        day = details.day(found.date),
        result = result_number(live.rules.colours, result_of(judged)) }
    local _, captures
    row.tags, row.changes, row.first, _, row.is_regular, captures =
        positions.of_game(live)
    row.has_captures = captures > 0
    return row
end

-- ---- A batch --------------------------------------------------------------------------

-- Writes the players of a game as one text, for the comparison with games in the
-- database.
local function players_text(players)
    local list = {}
    for i, player in ipairs(players) do list[i] = player[2] .. "=" .. player[1] end
    table.sort(list)
    return table.concat(list, "\n")
end

local function players_of(self, id)
    local players = {}
    for name, colour in self.each([[SELECT name, colour FROM seats
            JOIN players ON players.id = player WHERE game = ?]], "i", id) do
        players[#players + 1] = { name, colour }
    end
    return players
end

-- Returns true if the archive contains a game with the same rules, moves, players and
-- date. All rows are read, because an unfinished statement would keep other processes
-- from writing.
local function is_there(self, row)
    local players, is_found
    for id, date, plies in self.each("SELECT id, date, plies FROM games"
            .. " WHERE moves_hash = ?", "i", row.hash) do
        players = players or players_text(row.players)
        is_found = is_found or date == row.date and plies == row.plies
            and players_text(players_of(self, id)) == players
    end
    return is_found
end

local function rules_number(self, row)
    self.run("INSERT OR IGNORE INTO rules (variant, options) VALUES (?, ?)", "tt",
        row.variant, row.options)
    local _, id = self.run("SELECT id FROM rules WHERE variant = ? AND options = ?", "tt",
        row.variant, row.options)
    return id
end

local function add_players(self, id, row)
    for _, player in ipairs(row.players) do
        self.run("INSERT OR IGNORE INTO players (name) VALUES (?)", "t", player[1])
        self.run([[INSERT OR IGNORE INTO seats (player, game, colour)
            SELECT id, ?, ? FROM players WHERE name = ?]], "itt", id, player[2],
            player[1])
    end
end

local function add_game(self, row, rules, file)
    local id = self.run([[INSERT INTO games (rules, event, place, date, opening, plies,
        recorded, status, winner, reason, verdict, refusal, moves_hash, file, number)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)]], "ittttittttttiii",
        rules, row.event, row.place, row.date, row.opening,
        row.plies, row.recorded, row.status, row.winner, row.reason, row.verdict,
        row.refusal, row.hash, file, row.number)
    self.run("INSERT INTO records (game, header, moves) VALUES (?, ?, ?)", "itt", id,
        row.header, row.moves)
    add_players(self, id, row)
    row.fact = segments.fact(id, row.day, row.result)
end

-- Writes the new games of a batch. Returns the number of games that existed already.
local function write_rows(self, rows)
    local groups, order, doubles = {}, {}, 0
    for _, row in ipairs(rows) do
        if is_there(self, row) then
            doubles = doubles + 1
        else
            local rules = rules_number(self, row)
            add_game(self, row, rules, row.file.id)
            local key = rules .. tostring(row.is_regular)
            if not groups[key] then
                groups[key] = { rules = rules, is_regular = row.is_regular }
                order[#order + 1] = groups[key]
            end
            table.insert(groups[key], row)
        end
    end
    for _, group in ipairs(order) do
        segments.add(self.run, group.rules, group.is_regular, group)
    end
    return doubles
end

-- Returns the row of a file, which has data from earlier reading.
local function file_row(self, file)
    return self.run("SELECT id, games, is_whole FROM files"
        .. " WHERE hash = ? AND read_as = ?", "it", file.hash, file.read_as)
end

-- Writes the number of games read from each file, and its unreadable games.
local function write_files(self, files)
    for _, file in ipairs(files) do
        self.run("INSERT OR IGNORE INTO files (path, hash, read_as, games, is_whole)"
            .. " VALUES (?, ?, ?, 0, 0)", "tit", file.path, file.hash, file.read_as)
        local _, before
        _, file.id, before = file_row(self, file)
        self.run("UPDATE files SET games = max(games, ?), is_whole = max(is_whole, ?)"
            .. " WHERE id = ?", "iii", file.number, file.is_whole or false, file.id)
        for _, fault in ipairs(file.faults) do
            -- Another process may have recorded this fault already, perhaps under another
            -- name of the file.
            if fault.number > before or file.hash == 0 then
                self.run("INSERT INTO unread (file, source, line, message)"
                    .. " VALUES (?, ?, ?, ?)", "itit", file.id, fault.source, fault.line,
                    fault.message)
            end
        end
    end
end

-- Writes the games read since the last commit, and the state of their files.
local function commit(self, batch)
    local doubles
    database.transaction(self.handle, function()
        write_files(self, batch.files)
        doubles = write_rows(self, batch.rows)
    end)
    batch.counts.added = batch.counts.added + #batch.rows - doubles
    batch.counts.doubles = batch.counts.doubles + doubles
    batch.rows, batch.files, batch.time = {}, {}, os.time()
    self.segments:forget()
end

-- ---- Files -------------------------------------------------------------------------

-- Returns a hash of a file's content; or nil, message. The standard input has no hash.
local function hash_of(path)
    if path == "-" then return 0 end
    local pieces, message = system.open(path)
    if not pieces then return nil, message end
    local hash = 1
    for piece in pieces do hash = native.hash(piece, hash) end
    return hash
end

local function read_as(options)
    local words = { options.format or "", options.variant or "" }
    for key, value in pairs(options.given or {}) do
        words[#words + 1] = key .. "=" .. tostring(value)
    end
    table.sort(words)
    return table.concat(words, " ")
end

-- Returns a file with its state from earlier reading: {path, hash, read_as, number,
-- is_whole, faults}; or nil, message.
local function file_of(self, path, options)
    local hash, message = hash_of(path)
    if not hash then return nil, message end
    local file = { path = path, hash = hash, read_as = read_as(options), number = 0,
        faults = {} }
    if path == "-" then return file end
    local found, _, number, is_whole = file_row(self, file)
    if found == true then file.number, file.is_whole = number, is_whole == 1 end
    return file
end

-- Marks a file's state for writing with the batch.
local function to_write(batch, file)
    if batch.files[#batch.files] ~= file then
        file.faults = {}
        batch.files[#batch.files + 1] = file
    end
end

-- Adds a game of a file, or its fault, to a batch.
local function take(batch, file, judged)
    file.number = file.number + 1
    batch.counts.games = batch.counts.games + 1
    to_write(batch, file)
    if judged.error then
        batch.counts.unread = batch.counts.unread + 1
        table.insert(file.faults, { number = file.number, source = judged.source,
            line = judged.error.line, message = judged.error.message })
    else
        local row = row_of(judged, file.number)
        row.file = file
        table.insert(batch.rows, row)
    end
end

-- Reads a file into a batch. Writes the batch when it has many games, or after some
-- seconds. Returns true if reading should stop; or nil, message.
local function read(self, batch, path, options)
    local file, message = file_of(self, path, options)
    if not file then return nil, message end
    batch.counts.known = batch.counts.known + file.number
    if file.is_whole then return false end
    local pieces
    pieces, message = system.open(path)
    if not pieces then return nil, message end
    if options.counted then pieces = options.counted(pieces) end
    local is_stopped = false
    for judged in inarow.judge(pieces, { name = path, format = options.format,
        variant = options.variant, options = options.given, trees = true,
        skip = file.number }) do
        is_stopped = options.on_game and options.on_game(judged) or false
        -- A game that an interrupt cut short cannot be read. The next run reads it.
        if not (is_stopped and judged.error) then take(batch, file, judged) end
        if is_stopped then break end
        if #batch.rows >= batch.most or os.time() - batch.time >= SECONDS then
            commit(self, batch)
        end
    end
    file.is_whole = not is_stopped
    to_write(batch, file)
    return is_stopped
end

--- Add the games of files.
-- @param self the archive's {handle, run, each, segments}, from archive.lua
-- @param paths, options as for Archive:index
-- @return as Archive:index
function adding.files(self, paths, options)
    local counts = { games = 0, added = 0, doubles = 0, unread = 0, known = 0,
        unopened = {} }
    local batch = { rows = {}, files = {}, counts = counts, time = os.time(),
        most = options.batch or BATCH }
    for _, path in ipairs(paths) do
        local is_stopped, message = read(self, batch, path, options)
        if is_stopped == nil then
            table.insert(counts.unopened, { path = path, message = message })
        end
        if is_stopped then break end
    end
    commit(self, batch)
    return counts
end

return adding
