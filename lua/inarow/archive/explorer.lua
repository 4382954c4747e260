--- Counts the continuations of games from a position, and their results.
local filters = require "inarow.archive.filters"
local kernel = require "inarow.kernel"
local labels = require "inarow.archive.labels"
local native = require("inarow.language").load "inarow.archive.native"
local finder = require "inarow.archive.finder"
local positions = require "inarow.archive.positions"
local rules = require "inarow.archive.rules"

local explorer = {}

local unpack = unpack or table.unpack
local LATEST = 8

-- Returns the segments of the games that the question is about.
local function segments_of(self, variant)
    local wanted = {}
    for _, row in ipairs(rules.list(self, variant)) do wanted[row.id] = true end
    return self.segments:list(wanted)
end

-- Returns true if the archive stores a segment in columns, and the columns are sufficient
-- for the question. Only regular games are stored in columns. If the question ignores
-- captures, the games must also be without captures.
local function has_columns(segment, question)
    return segment.is_regular and not (question.of_stones and segment.has_captures)
end

-- Counts all segments with a tally.
local function show(self, list, question, tally, set)
    for _, segment in ipairs(list) do
        if has_columns(segment, question) then
            local columns = self.segments:pair_row(segment, question.stones)
            tally:add(columns, segment.facts, set)
        else
            tally:walk(self.segments:rows(segment), segment.facts, set)
        end
    end
end

-- Returns the smallest number of stones after a move. In regular games, each move adds
-- one stone. In other games a pass adds no stone, and stones may be removed or captured.
local function least_after(list, question)
    local least = question.stones + 1
    for _, segment in ipairs(list) do
        if not has_columns(segment, question) then
            local is_open = question.of_stones and segment.has_captures
            least = is_open and 0 or math.min(least, math.max(0, question.stones - 1))
        end
    end
    return least
end

-- Counts the games that reach the next positions, even by another order of moves.
local function show_again(self, list, question, tally, set)
    local least = least_after(list, question)
    for _, segment in ipairs(list) do
        if has_columns(segment, question) then
            for stones = least, question.stones + 1 do
                tally:reach(self.segments:column_row(segment, stones), segment.facts, set)
            end
        else
            tally:rewalk(self.segments:rows(segment), segment.facts, set)
        end
    end
end

-- Returns the numbers of games with the results' names as keys.
local function named(counts, colours)
    local named_counts = { games = 0, unknown = counts[1], draws = counts[2], wins = {} }
    for i, count in ipairs(counts) do
        named_counts.games = named_counts.games + count
        if colours[i - 2] then named_counts.wins[colours[i - 2]] = count end
    end
    return named_counts
end

local function is_before(one, other)
    if one.played.games ~= other.played.games then
        return one.played.games > other.played.games
    elseif one.reached.games ~= other.reached.games then
        return one.reached.games > other.reached.games
    end
    return one.move < other.move
end

-- Returns the moves as they are written on the question's board. Moves to the same
-- position by symmetry share an entry.
local function moves_of(self, live, question, children)
    local colours, list = live.rules.colours, {}
    local texts = labels.of(self, live, question, children)
    for i, child in ipairs(children) do
        local words = texts[i]
        list[i] = { move = words[1], same = { unpack(words, 2) },
            played = named(child.played, colours),
            reached = named(child.reached, colours) }
    end
    table.sort(list, is_before)
    return list
end

--- Explore the archive; see Archive:explore.
function explorer.explore(self, live, filter)
    local wanted = {}
    for key, value in pairs(filter) do wanted[key] = value end
    wanted.variant = nil
    local variant = filter.variant or not filter.stones and live.rules.name or nil
    local question = { of_stones = filter.stones and true or false }
    local captures
    question.tag, question.stones, captures = positions.tag(live)
    -- With `filter.stones`, captured stones do not count, so their number is subtracted.
    if filter.stones then question.stones = question.stones - captures end
    local list = segments_of(self, variant)
    local set = filters.set(self, wanted)
    local tally = native.tally(question.tag, question.of_stones,
        filter.limit or LATEST)
    show(self, list, question, tally, set)
    show_again(self, list, question, tally, set)
    local found = tally:result()
    local colours = live.rules.colours
    local answer = { games = named(found.games, colours),
        ended = named(found.ended, colours),
        moves = moves_of(self, live, question, found.children),
        latest = finder.rows(self, found.latest) }
    answer.colours, answer.variant = colours, variant
    local _, colour = kernel.to_act(live)
    answer.to_move = colours[colour]
    return answer
end

return explorer
