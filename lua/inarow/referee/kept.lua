--- The games of a match in a file: appended as they end, each whole and at once, so that
-- an interrupted match is taken up where it was.
local core = require "inarow.core"
local inarow = require "inarow"
local say = require("inarow.text.messages").say
local uv = require "luv"

local Kept = {}
Kept.__index = Kept

local kept = {}

local HEADING = "note game (%d+):([^\n]*)"
local END = "# end of game %d\n"

--- The line that is noted of a game's place in a match, and of how that is played.
-- @param conditions list of {name, value}, or nil
function kept.heading(number, opening, conditions)
    local parts = { ("game %d: opening %d"):format(number, opening) }
    for _, one in ipairs(conditions or {}) do
        parts[#parts + 1] = one[1] .. " " .. one[2]
    end
    return table.concat(parts, "; ")
end

-- What differs from the conditions that a heading tells, in words; nil if nothing does.
local function difference(heading, conditions)
    local was, differing = {}, {}
    for name, value in heading:gmatch "; ([%w-]+) ([^;]+)" do was[name] = value end
    for _, one in ipairs(conditions) do
        local name, value = one[1], one[2]
        if was[name] and was[name] ~= value then
            differing[#differing + 1] = say("kept-condition", { name = name,
                value = value, was = was[name] })
        end
    end
    return differing[1] and table.concat(differing, ", ")
end

-- The part of a text up to the end of its last whole game.
local function whole_part(text)
    local last = 0
    for stop in text:gmatch "# end of game %d+\n()" do last = stop - 1 end
    return text:sub(1, last)
end

local function begins_like(text, expected)
    return text:sub(1, #expected) == expected:sub(1, #text)
end

-- Is a text the beginning of a match's game, or nothing? Nothing else is cut off.
local function is_half(text)
    text = begins_like(text, "---\n") and text:sub(5) or text
    local rest = text:match "^variant [^\n]*\n(.*)$"
    return begins_like(rest or text, rest and "note game " or "variant ")
        and (rest ~= nil or not text:find "\n")
end

-- The games of a text, by their numbers: what contest.play gives of each, as far as the
-- score needs it.
local function games_of(text, path, players, variant, conditions)
    local games, numbers, faults, count = {}, {}, {}, 0
    if text == "" then return games end
    for number, rest in text:gmatch("\n" .. HEADING) do
        numbers[#numbers + 1] = tonumber(number)
        faults[#numbers] = rest:match "; fault ([%w-]+)$"
        local what = difference(rest, conditions)
        if what then return nil, say("kept-differs", { number = number, what = what }) end
    end
    for result in inarow.judge(text, { name = path }) do
        local game = result.game
        count = count + 1
        local number = numbers[count]
        if not game or not game.final or not number then
            return nil, say("kept-unreadable", { where = result.source })
        end
        local names = game.seats or {}
        local first = players[names[1] or ""]
        if not first or not players[names[2] or ""] or names[1] == names[2]
            or game.rules.name ~= variant then
            return nil, say("kept-other", { where = result.source })
        end
        local who = game.final.status == "won" and game.final.who
        local seat = who and (who == (game:colour_of(1) or inarow.seats[1]) and 1 or 2)
        games[number] = { ruling = game.final, fault = faults[count], first = first,
            winner = seat or nil, moves = game:state().moves }
    end
    return games
end

--- Open the file of a match for this process alone, and read what is there of it.
-- @param path of the file; it need not be there
-- @param players table of the players' places, 1 and 2, by their names
-- @param variant the name of the match's
-- @param conditions how the match is played: list of {name, value}, two texts
-- @return kept, with `games` by number: {ruling, fault, first, winner (a seat), moves};
-- or nil, message
function kept.open(path, players, variant, conditions)
    local file, fault = uv.fs_open(path, "a+", tonumber("644", 8))
    if not file then return nil, fault end
    if not core.lock(file) then
        uv.fs_close(file)
        return nil, say "kept-locked"
    end
    local self = setmetatable({ file = file, games = {} }, Kept)
    local text = ""
    repeat
        local piece = uv.fs_read(file, 1048576, #text)
        text = text .. (piece or "")
    until not piece or piece == ""
    local whole = whole_part(text)
    if not is_half(text:sub(#whole + 1)) then
        return nil, say("kept-other", { where = path })
    end
    self.games, fault = games_of(whole, path, players, variant,
        conditions)
    if not self.games then return nil, fault end
    if #whole < #text then uv.fs_ftruncate(file, #whole) end
    self.is_begun = #whole > 0
    return self
end

--- Append a game.
-- @param number in the match
-- @param record its text
-- @return true; or nil, message
function Kept:add(number, record)
    local text = (self.is_begun and "---\n" or "") .. record .. END:format(number)
    local written, fault = uv.fs_write(self.file, text, -1)
    if not written then return nil, fault end
    self.is_begun = true
    uv.fs_fsync(self.file)
    return written == #text or nil, say "kept-full"
end

function Kept:close()
    uv.fs_close(self.file)
end

return kept
