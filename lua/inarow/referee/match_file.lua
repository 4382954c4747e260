--- Keeps the games of an event in a file. Each game is appended as a whole when it ends,
-- so that an interrupted event can be resumed.
local inarow = require "inarow"
local contest = require "inarow.referee.contest"
local loop = require "inarow.referee.programs.loop"
local counted = require("inarow.referee.sentences").counted
local say = require("inarow.referee.sentences").say
local system = require "inarow.system"
local uv = require "luv"
local why = require "inarow.referee.programs.fault"

local CHUNK = 65536 -- bytes to read at once
local MOST = 2 ^ 32 -- bytes of a file

local Kept = {}
Kept.__index = Kept

local match_file = {}

local HEADING = "note game ([1-9]%d*):([^\n]*)"
local END = "# end of game %d\n"
local LONGEST = 2 ^ 22 -- bytes of a game, including its separator and end mark

-- Escapes the characters that would end the heading or the note if the value contained
-- them.
local function escaped(value)
    return (value:gsub("[%%;%c]", function(char)
        return ("%%%02X"):format(char:byte())
    end))
end

--- Write the heading of a game: a note with its number, its opening and its conditions.
-- @param number of the game
-- @param opening number of the opening
-- @param conditions list of {name, value}; those without a value are left out
function match_file.heading(number, opening, conditions)
    local parts = { ("game %d: opening %d"):format(number, opening) }
    for _, one in ipairs(conditions) do
        if one[2] then parts[#parts + 1] = one[1] .. " " .. escaped(one[2]) end
    end
    return table.concat(parts, "; ")
end

-- Describes the differences between a heading and the conditions; nil if there are none.
local function difference(heading, conditions)
    local was, differing = {}, {}
    for name, value in heading:gmatch "; ([%w-]+) ([^;]+)" do was[name] = value end
    for _, one in ipairs(conditions) do
        local name, value = one[1], one[2] and escaped(one[2])
        if was[name] ~= value then
            differing[#differing + 1] = say("kept-condition", { name = name,
                value = value or say "kept-none", was = was[name] or say "kept-none" })
        end
    end
    return differing[1] and table.concat(differing, ", ")
end

local function begins_like(text, expected)
    return text:sub(1, #expected) == expected:sub(1, #text)
end

-- Returns true if a text is empty or the beginning of a game of an event. The end of a
-- file may be cut off only if it is such a text.
local function is_half(text, has_games)
    text = begins_like(text, "---\n") and text:sub(5) or text
    local rest = text:match "^variant [^\n]*\n(.*)$"
    if not rest then return begins_like(text, "variant ") and not text:find "\n" end
    if begins_like(rest, "note game ") then return true end
    -- The record may have other notes before the heading.
    return begins_like(rest, "note ") and (has_games or rest:find("\n" .. HEADING) ~= nil)
end

-- Returns the notes in the text of a record.
local function notes_of(text)
    local list = {}
    for said in text:gmatch "\nnote ([^\n]*)" do list[#list + 1] = said end
    return list
end

-- Reads the entry of a game from its heading, which is the last note. Earlier notes quote
-- engines, so they may look like a heading. Returns nil without a heading; or nil,
-- message if the conditions differ.
local function heading_of(text, event)
    local before, number, rest = text:match("^(.*\n)" .. HEADING)
    if not before then return nil end
    number = tonumber(number)
    local first, second = event.schedule:at(number)
    local what = difference(rest, event.conditions(first, second))
    if what then return nil, say("kept-differs", { number = number, what = what }) end
    return { number = number, first = first, second = second, notes = notes_of(before),
        opening = tonumber(rest:match "^ opening (%d+)"),
        fault = rest:match "; fault ([%w-]+)$",
        adjudicated = rest:match "; adjudicated ([%w-]+)$" }
end

-- Returns the reason why a game in the file is not a game of the event; nil if it is.
local function fault_of(result, one, event, games)
    local game = result.game
    local its = result.error or result.refusal
    if its then return say("kept-unreadable", { why = its.message }) end
    if not game.final or game.result ~= contest.result(game) then
        return say("kept-contradicts", { recorded = game.result or say "kept-none",
            ruling = tostring(game.final or say "kept-none") })
    elseif not one or not one.opening or games[one.number] then
        return say "kept-unnumbered"
    end
    local names, own = game.seats or {}, event.names
    if names[1] == own[one.first] and names[2] == own[one.second] then return nil end
    return say("kept-other", { number = one.number, was = names[1] or "?",
        other = names[2] or "?", first = own[one.first], second = own[one.second] })
end

-- Adds the game of a text to a list, by its number, with its outcome. A game is left out
-- if its number is larger than the number of games in the event. Returns true; or nil,
-- message, and the place in the file, if it is known.
local function add_game(games, text, event, place)
    local one, differs = heading_of(text, event)
    if differs then return nil, differs end
    for result in inarow.judge(text) do
        local fault = fault_of(result, one, event, games)
        if fault then return nil, fault, ("#%d"):format(place) end
        local outcome = contest.outcome(result.game, one.fault, one.adjudicated)
        for key, value in pairs(outcome) do one[key] = value end
        if one.number <= event.schedule.games then
            if event.visit then event.visit(one, result.game) end
            games[one.number] = one
        end
        one = nil -- the text has only one game
    end
    return true
end

-- Iterates over the texts of a file, each up to the line that ends a game. After the last
-- complete game, returns nil and the rest of the file. If this rest is longer than a game
-- can be, returns only its beginning. For a fault, returns nil, nil, message.
local function texts_of(file)
    local text, at, offset = "", 1, 0
    return function()
        while true do
            local stop = text:match("\n# end of game %d+\n()", at)
            if stop then
                local from = at
                at = stop
                return text:sub(from, stop - 1)
            end
            text, at = text:sub(at), 1
            if loop.is_asked_to_end() then
                return nil, nil, counted("referee-cut-short", 0)
            end
            local piece, fault = uv.fs_read(file, CHUNK, offset)
            if not piece then return nil, nil, why(fault) end
            if piece == "" or #text > LONGEST then return nil, text end
            text, offset = text .. piece, offset + #piece
        end
    end
end

-- Reads the games of a file, and cuts off an incomplete game at its end. Returns true; or
-- nil, message, and the place in the file, if it is known.
local function read_games(self, event)
    local next_text, count = texts_of(self.file), 0
    local text, rest, fault = next_text()
    while text do
        local done, where
        done, fault, where = add_game(self.games, text:gsub("^%-%-%-\n", ""), event,
            count + 1)
        if not done then return nil, fault, where end
        self.size, count = self.size + #text, count + 1
        text, rest, fault = next_text()
    end
    if fault then return nil, fault end
    if not is_half(rest, self.size > 0) then return nil, say "kept-no-match" end
    if rest == "" then return true end
    local done
    done, fault = uv.fs_ftruncate(self.file, self.size)
    return done, fault and why(fault)
end

-- Returns the reason why games cannot be kept at a path; nil if they can.
local function refusal_of(path)
    local kind, size = system.kind(path)
    if kind == "file" then
        return size > MOST and say("long-file", { most = MOST }) or nil
    end
    return kind and kind ~= "other" and say "kept-not-file" or nil
end

-- Syncs the folder of a new file if the system can, so that the file's name is on the
-- disk.
local function sync_folder(path)
    local folder = (uv.fs_realpath(path) or ""):match "^(.*/)"
    local file = folder and uv.fs_open(folder, "r", 0)
    if not file then return end
    uv.fs_fsync(file)
    uv.fs_close(file)
end

--- Open and lock the file of an event, and read its games.
-- @param path of the file, which is created if necessary
-- @param event {variant, names, schedule, conditions, visit}. `variant` is the name of
-- the variant. `names` has the names of the players, by place. `conditions(first,
-- second)` receives two places, and returns the conditions of a game, a list of {name,
-- value}. `visit(entry, game)`, if any, is called for each game that is read
-- @return the open file; or nil, message. Its `games` has the entries by number:
-- {number, first, second, opening, notes, ruling, fault, adjudicated, ended_by, winner,
-- colours, moves}. `winner` is a seat, or nil
function match_file.open(path, event)
    local fault = refusal_of(path)
    if fault then return nil, path .. ": " .. fault end
    local is_new = system.kind(path) ~= "file"
    local file
    file, fault = uv.fs_open(path, "a+", tonumber("666", 8))
    if not file then return nil, path .. ": " .. why(fault) end
    if is_new then sync_folder(path) end
    local self = setmetatable({ file = file, path = path, games = {}, size = 0 }, Kept)
    local done, where
    if system.lock(file) then
        done, fault, where = read_games(self, event)
    else
        fault = say "kept-locked"
    end
    if done then return self end
    self:close()
    return nil, path .. (where or "") .. ": " .. fault
end

-- Appends a text to a file and syncs the file. Returns nil if this succeeds; otherwise
-- the fault.
local function append(file, text)
    local rest = text
    repeat
        local written, fault = uv.fs_write(file, rest, -1)
        if not written then return fault end
        rest = rest:sub(written + 1)
    until rest == ""
    return select(2, uv.fs_fsync(file))
end

--- Append a game. If that fails, the file keeps the earlier games.
-- @param number of the game
-- @param record text of the game
-- @return true; or nil, message
function Kept:add(number, record)
    local text = (self.size > 0 and "---\n" or "") .. record .. END:format(number)
    local fault = append(self.file, text)
    if not fault then
        self.size = self.size + #text
        return true
    end
    uv.fs_ftruncate(self.file, self.size)
    return nil, say("kept-fails", { path = self.path, why = why(fault) })
end

--- Return true if a path leads to the same file, even by another name.
function Kept:is_at(path)
    local own, other = uv.fs_fstat(self.file), uv.fs_stat(path)
    return other ~= nil and own.dev == other.dev and own.ino == other.ino
end

function Kept:close()
    uv.fs_close(self.file)
end

return match_file
