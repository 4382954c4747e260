--- A transcript is a game in a form that any notation could record, made by playing the
-- game's source. A transcript contains the moves with their colours and remarks.
--
-- A transcript is a table with these fields: {where, live, rules, rule, players, result,
-- unrecorded, reason, comment, tags, stones, turn, captured, offers, moves, notes,
-- shifted, instead, restored, refused}. `players` has the names by colour. `live` is the
-- game at its end. `unrecorded` is true if the source does not record the result, so
-- that only the last action shows it. `reason` is the reason of the ruling with the
-- result.
--
-- A move is {colour, point, comment, marks, time, chosen, entry}. `chosen` is true if
-- the player chose another colour than the expected one, or if the colour had to be
-- named. `entry` is the number of the move's action in the game's log; nil if the move
-- has no ruling or was refused.
--
-- `notes` is a list of the actions that are not moves. A note is {after, action, entry,
-- comment, assumed}. `after` is the number of earlier moves. `assumed` is true if the
-- source does not record the action.
--
-- `shifted` is true if an action moves or removes stones. `instead` is true if a stone
-- was placed in a phase where readers would assume a different action. `restored` is
-- true if moves were taken back. `refused` is the refused action as recorded, if there
-- is one.
local language = require "inarow.language"
local marks = require "inarow.notation.formats.marks"
local entries = require "inarow.notation.entries"
local foreign = require "inarow.notation.foreign"
local infer_actions = require "inarow.notation.infer_actions"
local model = require "inarow.model"
local remarks = require "inarow.notation.remarks"
local results_of = require("inarow.notation.record.headers").results

local VERBS = model.verbs()
local STONES = model.STONES

local transcript = {}

local NOTHING = {}

-- ---- Both kinds of source -----------------------------------------------------------

local function is_move(action)
    return action.verb == "play" or action.verb == "pass" or action.verb == "pick"
end

-- Adds the starting stones, and the side to move at the start.
local function add_start(script, live)
    local start, rules = live.origin.start, live.rules
    if not start then return end
    script.stones, script.turn = {}, start.turn
    script.captured = start.captured
    script.neutral = start.cells:find(STONES:sub(-1), 1, true) ~= nil
    for i = 1, #start.cells do
        local index = STONES:find(start.cells:sub(i, i), 1, true)
        if rules.colours[index] then
            script.stones[#script.stones + 1] = { colour = rules.colours[index],
                point = rules.board.points[i] }
        end
    end
end

-- Returns the players by the colours that they hold at the end.
local function players_of(live)
    local players = {}
    for seat, name in ipairs(live.seats or {}) do
        local index = select(2, live:colour_of(seat)) or seat
        players[index] = name ~= "?" and name or nil
    end
    return players
end

local function new(item)
    local live = item.live
    local script = { where = item.where, live = live, rules = live.rules,
        rule = foreign.rule(live.rules), tags = {}, moves = {}, notes = {} }
    add_start(script, live)
    return script
end

-- Returns the colour of the next stone if nobody chooses a colour; nil if the player must
-- name one.
local function colour_to_place(live)
    local phase = live:phase()
    if phase and phase.is_open and not phase.colour then return nil end
    return live.rules.colours[select(2, live:to_act())]
end

-- Returns the latest move, from the last entry of the log.
-- @param expected colour that the move has if the player chooses none; nil if the player
-- must name one
local function made(live, expected)
    local entry = live.log[#live.log]
    local colour = entry.point and live:at(entry.point)
        or live:colour_of(live:last().seat)
    return { point = entry.point, colour = colour, entry = #live.log, time = entry.time,
        chosen = entry.verb == "play" and colour ~= expected or nil }
end

-- Sets the colours of moves without a ruling. These are the moves after the end of the
-- game or after a refusal. The colours take turns. In games with several stones in a
-- turn, these moves get no colour.
local function add_colours(script)
    local colours, following = script.rules.colours, {}
    if script.rules.turn.stones then return end
    for i, colour in ipairs(colours) do following[colour] = colours[i % #colours + 1] end
    local next_colour = script.turn or colours[1]
    for _, move in ipairs(script.moves) do
        move.colour = move.colour or next_colour
        next_colour = following[move.colour]
    end
end

-- Returns the result of an action that the board does not show, such as a resignation.
local function result_by_word(live)
    local ruling, last = live.final, live.log[#live.log]
    if not ruling or not last or not VERBS[last.verb]
        or last.verb == "play" or last.verb == "pick" or last.verb == "pass" then
        return nil
    end
    local result = ruling:result()
    -- Before anyone holds a colour, the winner is a seat, which a recorded result cannot
    -- name.
    return language.index_of(results_of(live.rules.colours), result) and result or nil
end

local function finish(script)
    add_colours(script)
    local live = script.live
    script.players = players_of(live)
    script.result = live.result or result_by_word(live)
    script.unrecorded = script.result ~= live.result
    if live.final and live.final:result() == script.result then
        script.reason = live.final.reason
    end
    return script
end

-- ---- Actions ------------------------------------------------------------------------

-- Adds an action that is not a move as a note.
local function add_note(script, action, assumed)
    script.shifted = script.shifted or action.verb == "move" or action.verb == "remove"
    if action.verb == "offer" and not assumed then script.offers = action.points end
    local note = { after = #script.moves, action = action, assumed = assumed }
    script.notes[#script.notes + 1] = note
    return note
end

-- Removes the moves after a restored position that has `moves` moves.
local function take_back(script, moves)
    script.restored = script.restored or #script.moves > moves
    for i = #script.moves, moves + 1, -1 do script.moves[i] = nil end
    for _, note in ipairs(script.notes) do note.after = math.min(note.after, moves) end
end

-- Carries out an entry of a source, if it is legal. An expected refusal adds nothing.
-- After any other refusal, and after the end, entries are added as written, without a
-- ruling.
-- @return the added move or note, which receives remarks
local function add(script, item, entry, assumed)
    local live, action = item.live, entry.action
    local before, expected = #live.log, colour_to_place(live)
    local instead = action and action.verb == "play"
        and infer_actions.before(live, NOTHING, action) ~= nil
    local ruling, refused
    if not live.final and not script.refused then
        local played = { entries.play(item, entry) }
        ruling, refused = played[1], played[5] or action or {}
    end
    if not ruling and entry.ruling then return nil end
    script.refused = script.refused or not ruling and refused
    for i = before + 1, #live.log - (ruling and 1 or 0) do
        add_note(script, live.log[i], live.log[i].assumed).entry = i
    end
    if action and not is_move(action) then
        if ruling and action.verb == "disarranged" and action.number then
            take_back(script, action.number)
        end
        local note = add_note(script, action, assumed)
        note.entry = ruling and #live.log or nil
        return note
    end
    local said = action or entry
    local move = ruling and made(live, expected)
        or { point = said.point, time = said.time }
    script.instead = script.instead or ruling and instead
    if not action then
        move.colour, move.time = entry.colour or move.colour, entry.time
    end
    if item.foreign then
        move.comment, move.marks = entry.comment, entry.marks
    end
    script.moves[#script.moves + 1] = move
    return move
end

-- Plays a game in a foreign notation.
local function of_foreign(item)
    local source, script = item.source, new(item)
    for entry in entries.each(item) do add(script, item, entry) end
    script.comment, script.tags = source.comment, source.tags or {}
    script.marks = source.marks
    script.offers = script.offers or source.offers
    return finish(script)
end

-- ---- Records ------------------------------------------------------------------------

local function add_line(script, item, line, said)
    said = said or NOTHING
    marks.add(script.moves[#script.moves] or script, said.marks)
    script.tags[#script.tags + 1] = said.tag
    local added = line.action and add(script, item, line, said.assumed)
    local text = said.text or said.before or said.glyph
    if text then
        local last = not said.of_game and script.moves[#script.moves]
        remarks.add(added or last or script, text)
    end
end

-- Plays a record's main line.
local function of_record(item)
    local script = new(item)
    for line, said in entries.each(item) do
        if line.variation then break end
        add_line(script, item, line, said)
    end
    remarks.settle(script)
    for _, list in ipairs { script.moves, script.notes } do
        for _, said in ipairs(list) do remarks.settle(said) end
    end
    return finish(script)
end

--- Play a game to its end, and return it as a transcript.
-- @param item opened item of games.each, without actions
function transcript.of(item)
    return (item.foreign and of_foreign or of_record)(item)
end

--- Return a game's transcript without its moves.
-- @param live the game
-- @param comment on the game, or nil
function transcript.head(live, comment)
    local script = new { live = live }
    script.comment = comment
    return finish(script)
end

return transcript
