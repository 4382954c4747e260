--- What the source of a game says, entry by entry, whatever its notation.
local foreign = require "inarow.notation.foreign"
local infer_actions = require "inarow.notation.infer_actions"
local kernel = require "inarow.kernel"
local reader = require "inarow.notation.record.reader"
local remarks = require "inarow.notation.remarks"

local entries = {}

-- The entries of a record: its lines.
local function of_record(item, is_brief)
    local source, live, i = item.source, item.live, 0
    return function()
        i = i + 1
        if is_brief then i = live:play_many(source.lines, i) end
        local line = reader.at(source, i)
        local is_said = line and (line.comment or line.header == "note")
        return line, is_said and remarks.of_line(line) or nil
    end
end

-- The entries of a game in another notation: its moves, and the actions beside them.
local function of_foreign(item, is_brief)
    local list, live, i = infer_actions.items(item.source), item.live, 0
    return function()
        i = i + 1
        if is_brief then i = infer_actions.run(live, list, i) end
        local move = infer_actions.move(list, i)
        local is_said = move and (move.comment or move.marks)
        return move, is_said and { text = move.comment, marks = move.marks } or nil
    end
end

--- The entries of a game, in order. That of a record is a line: {number, words, and
-- `header`, `action`, `expect`, `ruling` or `comment`, if it has one}. That of another
-- notation is a move {colour, point, time}, a pass if it has no point, or {action}.
-- @param item a game as games.each gives it
-- @param is_brief true to leave out stones in which nothing but the board has a say: they
-- are played
-- @return iterator giving an entry and what is said beside it, nil if nothing is: {text,
-- marks, tag, assumed, of_game}, `of_game` if that is on the whole game, not on the move
-- before it
function entries.each(item, is_brief)
    return (item.foreign and of_foreign or of_record)(item, is_brief)
end

--- Carry out an entry that has an action or is a move, with what must have happened
-- before it though the notation does not say so: that is marked as `assumed` in the log.
-- @param item that the entry is from
-- @return as game:apply does; and after a refusal the action that was refused, be it a
-- recorded offer before the move; nil if it is one that was assumed for the move
function entries.play(item, entry)
    local live = item.live
    local in_phase = item.foreign and kernel.phase(live) ~= nil
    local ruling, message, code, refusal, refused =
        infer_actions.play(live, item.source, entry)
    -- Who holds which colour is settled by phases.
    if in_phase then live.seats = foreign.seats(item.source, live) end
    return ruling, message, code, refusal, refused
end

return entries
