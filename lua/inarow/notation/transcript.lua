--- A game as any notation could say it, made by playing its source: the moves with their
-- colours and what is said beside them.
--
-- A transcript is {where, live, rules, rule, players (by colour), result, unrecorded,
-- reason, comment, tags, stones, turn, captured, offers, moves, notes, shifted, instead,
-- restored, refused}; `live` is the game at its end. The result is `unrecorded` if it
-- only follows from the last action; `reason` is that of the ruling that gives it.
-- A move is {colour, point, comment, marks, time, chosen, entry}: `chosen` if its colour
-- is not the one that was to be placed, or had to be named; `entry` is the number of its
-- action in the game's log, nil if it was not ruled to stand. `notes` are the actions
-- that are no moves, {after, action, entry, comment, assumed}: `after` is the number of
-- moves before one, `assumed` if the source does not record it. `shifted` if some move
-- stones or take them off the board; `instead` if a stone was placed where readers would
-- assume another action; `restored` if moves were taken back; `refused`, if an action
-- was: that action where it was recorded as it is.
local language = require "inarow.language"
local marks = require "inarow.notation.formats.marks"
local entries = require "inarow.notation.entries"
local foreign = require "inarow.notation.foreign"
local infer_actions = require "inarow.notation.infer_actions"
local model = require "inarow.model"
local remarks = require "inarow.notation.remarks"
local results_of = require("inarow.notation.record.headers").results
local kernel = require "inarow.kernel"

local VERBS = model.verbs()
local STONES = model.STONES

local transcript = {}

local NOTHING = {}

-- ---- What both kinds of source share ------------------------------------------------

local function is_move(action)
    return action.verb == "play" or action.verb == "pass" or action.verb == "pick"
end

-- The stones that the game starts from, and whose turn it is then.
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

-- The players by colour, as they hold the colours at the end.
local function players_of(live)
    local players = {}
    for seat, name in ipairs(live.seats or {}) do
        local index = select(2, kernel.who(live, seat)) or seat
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

-- The colour that a stone has if nobody chooses one; nil where one has to be named.
local function colour_to_place(live)
    local phase = kernel.phase(live)
    if phase and phase.is_open and not phase.colour then return nil end
    return live.rules.colours[select(2, kernel.to_act(live))]
end

-- The move that has just been made, as the last entry of the log tells.
-- @param expected the colour that it would have had if nobody had chosen
local function made(live, expected)
    local entry = live.log[#live.log]
    local colour = entry.point and live:at(entry.point)
        or live:colour_of(kernel.last(live).seat)
    return { point = entry.point, colour = colour, entry = #live.log, time = entry.time,
        chosen = entry.verb == "play" and colour ~= expected or nil }
end

-- Moves that nobody ruled on, after the end or a refusal: their colours take turns, if
-- it is one stone a turn.
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

-- A result by word, which the board does not show.
local function result_by_word(live)
    local ruling, last = live.final, live.log[#live.log]
    if not ruling or not last or not VERBS[last.verb]
        or last.verb == "play" or last.verb == "pick" or last.verb == "pass" then
        return nil
    end
    local result = ruling:result()
    -- Before anyone holds a colour a seat wins, which no result can name.
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

-- What an action that is no move leaves to be said.
local function add_note(script, action, assumed)
    script.shifted = script.shifted or action.verb == "move" or action.verb == "remove"
    if action.verb == "offer" and not assumed then script.offers = action.points end
    local note = { after = #script.moves, action = action, assumed = assumed }
    script.notes[#script.notes + 1] = note
    return note
end

-- The position was restored to how it was after so many moves: those after it are none.
local function take_back(script, moves)
    script.restored = script.restored or #script.moves > moves
    for i = #script.moves, moves + 1, -1 do script.moves[i] = nil end
    for _, note in ipairs(script.notes) do note.after = math.min(note.after, moves) end
end

-- Carry out an entry of a source, if it stands. A refusal that is expected leaves
-- nothing; after any other, and after the end, the rest is told as it is written.
-- @return what was added, for remarks on it
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

-- Play a game of a foreign notation.
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

-- Play a record's main line.
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

--- Play a game to its end, and note what it says.
-- @param item as games.each gives it, opened and not begun
-- @return transcript
function transcript.of(item)
    return (item.foreign and of_foreign or of_record)(item)
end

--- What a game says beside its moves, which are left out.
-- @param live the game
-- @param comment on the game, or nil
-- @return transcript
function transcript.head(live, comment)
    local script = new { live = live }
    script.comment = comment
    return finish(script)
end

return transcript
