--- The line of a game: the actions of its log, from which every earlier state can be
-- restored.
--
-- A line has three lists. `log` has the actions. `tables` has the states beside the
-- board, each by the number of the action that made it. `positions` has the start, the
-- positions that the stones of the log would not reproduce, and some in between
-- (csrc/lua/line.c). No action is ruled on again, so no hook of a script runs twice.
local core = require("inarow.core").line

local line = {}

-- Returns the entry of a list at a number or, if there is none, the last one before it;
-- and the entry's own number.
local function last_of(list, number)
    while number > 0 and not list[number] do number = number - 1 end
    return list[number] or error("a field of a game is for reading", 0), number
end

local function position_at(state, number)
    local position, kept = last_of(state.positions, number)
    if kept == number then return position end
    return core.replay(position, state.log, kept + 1, number, state.origin.by_hand)
end

--- Returns the state of a game after this many actions, for reading or for playing on.
-- @param number from 0 to the length of the game's log
function line.at(state, number)
    return { rules = state.rules, origin = state.origin, final = false, number = number,
        at_table = last_of(state.tables, number), position = position_at(state, number) }
end

--- Returns the present state of a game, valid until the game changes.
function line.now(state)
    return { rules = state.rules, origin = state.origin, final = state.final,
        number = #state.log, at_table = state.at_table, position = state.position }
end

--- Returns the present state of a game as a copy that does not change when the game goes
-- on.
function line.held(state)
    state.position:keep()
    return line.now(state)
end

--- Returns the number of stones that each colour has captured at a position: a list,
-- empty in a game without captures.
function line.taken(state, position)
    local taken = {}
    if not state.rules.capture then return taken end
    for colour in ipairs(state.rules.colours) do
        taken[colour] = position:taken_by(colour)
    end
    return taken
end

--- Returns the boards of a game: at its start, and after each action of its log.
-- @return three lists with one item per board: the boards' keys, their points as text,
-- and the results of `line.taken`
function line.boards(state)
    local keys, boards, taken, log, position = {}, {}, {}, state.log, nil
    for number = 0, #log do
        if state.positions[number] then
            position = core.replay(state.positions[number], log, 1, 0)
        else
            core.step(position, log, number, state.origin.by_hand)
        end
        keys[number + 1], boards[number + 1] = position:board_key(), position:cells()
        taken[number + 1] = line.taken(state, position)
    end
    return keys, boards, taken
end

local function part_of(list, from, to)
    local part = {}
    for i = from, to do part[i] = list[i] end
    return part
end

--- Returns the first actions of a game, as new lists.
-- @return log, tables, positions
function line.part(state, number)
    return part_of(state.log, 1, number), part_of(state.tables, 0, number),
        part_of(state.positions, 0, number)
end

return line
