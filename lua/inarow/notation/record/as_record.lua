--- A game of a foreign notation as a record: what its moves were fitted to, and all that
-- the notation says beside them.
local marks = require "inarow.notation.formats.marks"
local model = require "inarow.model"
local remarks = require "inarow.notation.remarks"
local say = require("inarow.notation.sentences").say
local writer = require "inarow.notation.record.writer"

local as_record = {}

local function lines_of(text)
    local lines = {}
    for line in text:gmatch("([^\n]*)\n") do lines[#lines + 1] = line end
    return lines
end

local function add_comment(line, text)
    return text and line .. " " .. remarks.comment(text) or line
end

-- A line for each mark: of the move before it, or of the game.
local function add_marks(lines, list)
    for _, mark in ipairs(list or {}) do
        lines[#lines + 1] = remarks.tag(mark.kind, marks.value(mark))
    end
end

-- Is there an action for the offer that is recorded? There may be no fifth stone, or no
-- offers in the rules.
local function is_offered(script, live)
    for _, action in ipairs(live.log) do
        if action.verb == "offer" then return true end
    end
    return script.refused and script.refused.verb == "offer"
end

-- Moves that were not ruled to stand are told as they were; so is a fifth stone that was
-- offered or picked wrongly.
local function add_refused(lines, script)
    local refused = script.refused or {}
    if refused.verb == "offer" then lines[#lines + 1] = model.format(refused) end
    local is_fifth = refused.verb == "offer" or refused.verb == "pick"
    local verb = is_fifth and "pick" or "play"
    local function add_notes(after)
        for _, note in ipairs(script.notes) do
            if not note.entry and note.after == after then
                lines[#lines + 1] = model.format(note.action)
            end
        end
    end
    add_notes(0)
    for i, move in ipairs(script.moves) do
        if not move.entry then
            local action = move.point and verb .. " " .. move.point or "pass"
            lines[#lines + 1] = add_comment(action, move.comment)
            add_marks(lines, move.marks)
            verb = "play"
        end
        add_notes(i)
    end
end

--- Write a record.
-- @param script the transcript of the game
-- @param live the game, as it was played for that
-- @return string
function as_record.write(script, live)
    local played = lines_of(writer.of_game(live))
    if script.offers and not is_offered(script, live) then
        remarks.add(script, say "said-offers" .. " " .. table.concat(script.offers, " "))
        remarks.settle(script)
    end
    local header = #played - #live.log
    local lines = {}
    for i = 1, header do lines[i] = played[i] end
    for _, line in ipairs(script.comment and remarks.header(script.comment) or {}) do
        lines[#lines + 1] = line
    end
    for _, tag in ipairs(script.tags) do
        lines[#lines + 1] = remarks.tag(tag[1], tag[2])
    end
    add_marks(lines, script.marks)
    local move_of = {}
    for _, move in ipairs(script.moves) do
        if move.entry then move_of[move.entry] = move end
    end
    for i = 1, #live.log do
        local move = move_of[i] or {}
        lines[#lines + 1] = add_comment(played[header + i], move.comment)
        add_marks(lines, move.marks)
    end
    add_refused(lines, script)
    return table.concat(lines, "\n") .. "\n"
end

return as_record
