--- A standard wording for actions with the same effect. For example, `play h8` may have
-- the effect of `play black h8 by first`; the order of offered points and the times of
-- actions do not matter.
local language = require "inarow.language"
local line = require "inarow.kernel.line"
local model = require "inarow.model"
local phase = require "inarow.kernel.phase"
local sides = require "inarow.kernel.sides"
local verbs = require "inarow.kernel.table.verbs"

local SEATS, ON_BOARD = model.people().seats, model.verbs "board"

-- Verbs for which the order of the points does not matter.
local IS_SET = { offer = true, capture = true }

local wording = {}

-- Returns the name of a WHO's seat; the word itself if it does not name a player.
local function seat_name(state, who)
    return who and (SEATS[sides.seat(state, who)] or who)
end

local function doer(state, action)
    if action.verb == "organizer" and action.by == "organizer" then return nil end
    if action.by then return seat_name(state, action.by) end
    local on_board = ON_BOARD[action.verb] and state.position:turn()
    return SEATS[on_board or verbs.doer(state, action)]
end

-- Returns the colour of a stone, even if the action does not name it.
local function colour(state, action)
    if action.colour then
        return sides.colour(state, sides.colour_index(state, action.colour))
            or action.colour
    elseif action.verb == "play" then
        local now = phase.of(state)
        if now then return now.colour end
        return sides.colour(state, (select(2, state.position:turn())))
    end
end

--- Returns the wording of an action in a state, including all optional words except the
-- time.
-- @param state state before the action, or a game
-- @param action as from model.read
-- @param number of actions of the game before this one; all actions if nil
-- @return text
function wording.of(state, action, number)
    state = number and line.at(state, number) or state
    local said = model.copy(action)
    said.time, said.by = nil, doer(state, action)
    said.colour, said.who = colour(state, action), seat_name(state, action.who)
    if IS_SET[action.verb] and action.points then
        said.points = language.joined(action.points)
        table.sort(said.points)
    end
    return model.format(said)
end

return wording
