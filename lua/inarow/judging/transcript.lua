--- A game as any notation could say it, made by playing its source: the moves with their
-- colours and what is said beside them.
--
-- A transcript is {where, live, rules, rule, players (by colour), result, comment, tags,
-- stones, turn, captured, offers, moves, notes, shifted, refused}; `live` is the game at
-- its end. `tree` and `branch` are those of its source, if that is a branch. A move is
-- {colour, point, comment, marks, time, entry}: `entry` is the number of its action in
-- the game's log, nil if it was not ruled to stand. `notes` tells of actions that are no
-- moves, by the number of moves before them; `shifted` if some move stones or take them
-- off the board; `refused`, if an action was: that action where it was recorded as it is.
local actions = require "inarow.model.actions"
local fit = require "inarow.judging.fit"
local letters = require "inarow.model.letters"
local marks = require "inarow.notation.formats.marks"
local notation = require "inarow.notation.notation"
local reader = require "inarow.notation.record.reader"
local remarks = require "inarow.notation.remarks"
local rulings = require "inarow.model.ruling"
local sides = require "inarow.game.sides"

local transcript = {}

-- ---- What both kinds of source share ------------------------------------------------

-- The stones that the game starts from, and whose turn it is then.
local function add_start(script, live)
    local start, rules = live.now.start, live.rules
    if not start then return end
    script.stones, script.turn = {}, start.turn
    script.captured = start.captured
    for i = 1, #start.cells do
        local index = letters.colour[start.cells:sub(i, i)]
        if index then
            script.stones[#script.stones + 1] = { colour = rules.colours[index],
                point = rules.board.points[i] }
        end
    end
end

-- The players by colour, as they hold the colours at the end.
local function players_of(live)
    local players = {}
    for seat, name in ipairs(live.seats or {}) do
        local index = sides.held_by(live, seat) or seat
        players[index] = name ~= "?" and name or nil
    end
    return players
end

local function new(live, where)
    local script = { where = where, live = live, rules = live.rules,
        rule = notation.rule(live.rules), tags = {}, moves = {}, notes = {} }
    add_start(script, live)
    return script
end

-- The move that has just been made, as the last entry of the log tells.
local function made(live)
    local entry = live.log[#live.log]
    local seat = live.position:mover()
    local colour = entry.point and live:at(entry.point) or live:colour_of(seat)
    return { point = entry.point, colour = colour, entry = #live.log,
        time = entry.time }
end

-- Moves that nobody ruled on, after the end or a refusal: their colours take turns, if
-- it is one stone a turn.
local function add_colours(script)
    local colours, following = script.rules.colours, {}
    if (script.rules.script.turn or {}).stones then return end
    for i, colour in ipairs(colours) do following[colour] = colours[i % #colours + 1] end
    local next_colour = script.turn or colours[1]
    for _, move in ipairs(script.moves) do
        move.colour = move.colour or next_colour
        next_colour = following[move.colour]
    end
end

local function finish(script, live)
    add_colours(script)
    script.players = players_of(live)
    script.result = live.result
    return script
end

-- ---- Foreign sources ----------------------------------------------------------------

--- Play a game of a foreign notation.
-- @param source as the notation reads it
-- @param live the game, opened and not begun
-- @param where what the game is called
function transcript.of_foreign(source, live, where)
    local script = new(live, where)
    for i = 1, #source.moves do
        local move, ruling = fit.move(source.moves, i), nil
        if not live.final and not script.refused then
            local played = { fit.play(live, source, move) }
            ruling = played[1]
            script.refused = not ruling and (played[5] or {})
        end
        local done = ruling and made(live) or {}
        script.moves[i] = { point = done.point or move.point, entry = done.entry,
            colour = move.colour or done.colour, comment = move.comment,
            marks = move.marks, time = move.time }
    end
    script.comment, script.tags = source.comment, source.tags or {}
    script.marks, script.tree, script.branch = source.marks, source.tree, source.branch
    script.offers = source.offers
    return finish(script, live)
end

-- ---- Records ------------------------------------------------------------------------

-- A result by word, which the board does not show.
local function result_by_word(live)
    local ruling, last = live.final, live.log[#live.log]
    if not ruling or not last or not actions.verbs[last.verb]
        or last.verb == "play" or last.verb == "pick" or last.verb == "pass" then
        return nil
    end
    return rulings.result(ruling)
end

local function is_move(action)
    return action.verb == "play" or action.verb == "pass" or action.verb == "pick"
end

-- What an action that is no move leaves to be said. That colours were kept, and that as
-- many stones were declared as offered, goes without saying.
local function add_note(script, action)
    script.shifted = script.shifted or action.verb == "move" or action.verb == "remove"
    if action.verb == "offer" then
        script.offers = action.points
    elseif action.verb ~= "keep" then
        local note = { after = #script.moves, action = action }
        script.notes[#script.notes + 1] = note
        return note
    end
end

local function drop_declarations(script)
    local kept = {}
    for _, note in ipairs(script.notes) do
        local action = note.action
        if action.verb ~= "declare" or action.number ~= #(script.offers or {}) then
            note.text = actions.format(action)
                .. (note.comment and "\n" .. note.comment or "")
            kept[#kept + 1] = note
        end
    end
    script.notes = kept
end

-- The position was restored to how it was after so many moves: those after it are none.
local function take_back(script, moves)
    for i = #script.moves, moves + 1, -1 do script.moves[i] = nil end
    for _, note in ipairs(script.notes) do note.after = math.min(note.after, moves) end
end

-- Carry out a line's action, if it stands. A refusal that is expected leaves nothing;
-- after any other, and after the end, the rest is told as it is written.
-- @return what was added, for remarks on it
local function add_action(script, live, line, assumed)
    local action = line.action
    local ruling = not live.final and not script.refused and live:apply(action)
    if not ruling and line.ruling then return nil end
    script.refused = script.refused or not ruling and not live.final
    if ruling and action.verb == "disarranged" and action.number then
        take_back(script, action.number)
    end
    if not is_move(action) then return not assumed and add_note(script, action) or nil end
    local move = ruling and made(live) or { point = action.point, time = action.time }
    script.moves[#script.moves + 1] = move
    return move
end

local function add_line(script, live, line)
    local said = remarks.of_line(line)
    local mark = said.tag and marks.parse(said.tag[1], said.tag[2])
    if mark then
        marks.add(script.moves[#script.moves] or script, { mark })
    elseif said.tag then
        script.tags[#script.tags + 1] = said.tag
    end
    local added = line.action and add_action(script, live, line, said.assumed)
    if said.text then
        local last = not said.of_game and script.moves[#script.moves]
        remarks.add(added or last or script, said.text)
    end
end

--- Play a record.
-- @param source as reader.parse reads it
function transcript.of_record(source, live, where)
    local script = new(live, where)
    for line in reader.each(source) do add_line(script, live, line) end
    remarks.settle(script)
    for _, list in ipairs { script.moves, script.notes } do
        for _, said in ipairs(list) do remarks.settle(said) end
    end
    drop_declarations(script)
    finish(script, live)
    script.result = script.result or result_by_word(live)
    return script
end

return transcript
