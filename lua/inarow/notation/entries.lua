--- Iterates over the content of a game's source, entry by entry, in any notation.
local foreign = require "inarow.notation.foreign"
local infer_actions = require "inarow.notation.infer_actions"
local reader = require "inarow.notation.record.reader"
local remarks = require "inarow.notation.remarks"
local variations = require "inarow.notation.record.variations"

local entries = {}

-- Plays the next stones, up to the first entry of another kind. Returns the number of the
-- next line.
local function play_stones(item, i)
    if item.refused or item.beginning and #item.beginning > 0 then return i end
    local left = item.live:play_many(item.source.lines, i)
    if left > i then item.beginning = nil end
    return left
end

-- Iterates over the entries of a record, which are its lines. At a variation, the game
-- goes back when the next line is requested. After the last line, the game goes to the
-- end of the main line.
local function of_record(item, is_brief)
    local source, i, line, said = item.source, 0, nil, nil
    return function()
        if line and line.variation then
            variations.begin(item, line.variation, said)
        end
        i = i + 1
        if is_brief then i = play_stones(item, i) end
        line = reader.at(source, i)
        if not line then
            variations.finish(item)
            return nil
        end
        said = (line.comment or line.header == "note") and remarks.of_line(line) or nil
        if said and said.assumed and line.action then line.action.assumed = true end
        return line, not line.variation and said or nil
    end
end

-- Iterates over the entries of a game in another notation: its moves and other actions.
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

--- Iterates over the entries of a game, in order. An entry of a record is a line:
-- {number, words} and, if present, `header`, `action`, `expect`, `ruling`, `variation`
-- or `comment`. An entry of another notation is a move {colour, point, time} or an
-- {action}; a move without a point is a pass. `variation` is set in the first line of a
-- variation: it is the number of actions shared with the previous line of play. In
-- variations, item.main is set.
-- @param item a game from games.each
-- @param is_brief true to play stones without returning them if they depend on the board
-- alone
-- @return iterator that returns each entry and its remarks. Remarks are nil or {text,
-- marks, tag, assumed, of_game, before, glyph}. `of_game` is true if the remark is about
-- the game. Otherwise it is about the previous move
function entries.each(item, is_brief)
    return (item.foreign and of_foreign or of_record)(item, is_brief)
end

--- Carry out an entry that has an action or is a move. If the notation does not record
-- actions that must have happened before, carry out these actions first. The log marks
-- these actions as `assumed`.
-- @param item the game of the entry
-- @return as game:apply. After a refusal, also the refused action. This may be an offer
-- that was recorded before the move. It is nil if the refused action was only assumed
function entries.play(item, entry)
    if not item.foreign then return variations.play(item, entry) end
    local live = item.live
    local in_phase = live:phase() ~= nil
    local ruling, message, code, refusal, refused =
        infer_actions.play(live, item.source, entry)
    -- The phases decide which player holds which colour.
    if in_phase then live.seats = foreign.seats(item.source, live) end
    return ruling, message, code, refusal, refused
end

--- Play a record to its end with its variations, so that the game's tree contains the
-- whole record. A refused action and its descendants stay in the tree.
function entries.plant(item)
    item.keeps_refused = true
    for line, said in of_record(item) do
        if line.action then entries.play(item, line) end
        if said then variations.say(item, said) end
    end
end

return entries
