--- The way that a game has come: every state of its log can be had again.
--
-- A line is `log`, the actions; and, by the number of the action that they came after,
-- `tables`, what lay beside the board then, and `positions`: that of the start, those
-- that stones alone would not lead to again, and some in between (csrc/lua/line.c). No
-- action is ruled on again, so no hook of a script runs twice.
local core = require("inarow.core").line

local line = {}

-- The last entry of a list up to a number, and its own number.
local function last_of(list, number)
    while number > 0 and not list[number] do number = number - 1 end
    return list[number] or error("a field of a game is for reading", 0), number
end

local function position_at(state, number)
    local position, kept = last_of(state.positions, number)
    if kept == number then return position end
    return core.replay(position, state.log, kept + 1, number, state.origin.by_hand)
end

--- The state after so many actions of a game: for reading, or to play on from.
-- @param number 0 to those of its log
function line.at(state, number)
    return { rules = state.rules, origin = state.origin, final = false, number = number,
        at_table = last_of(state.tables, number), position = position_at(state, number) }
end

--- The state that a game stands at, for as long as the game stands there.
function line.now(state)
    return { rules = state.rules, origin = state.origin, final = state.final,
        number = #state.log, at_table = state.at_table, position = state.position }
end

--- The same, to be held: it stays as it is when the game goes on.
function line.held(state)
    state.position:keep()
    return line.now(state)
end

--- How many stones each colour has taken at a position: a list, which is empty where
-- none are captured.
function line.taken(state, position)
    local taken = {}
    if not state.rules.capture then return taken end
    for colour in ipairs(state.rules.colours) do
        taken[colour] = position:taken_by(colour)
    end
    return taken
end

--- The boards that a game has come by: of the start, and of each action of its log.
-- @return list of board keys; list of the points as text; list of `line.taken`
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

--- The first actions of a game, as lists of another one.
-- @return log, tables, positions
function line.part(state, number)
    return part_of(state.log, 1, number), part_of(state.tables, 0, number),
        part_of(state.positions, 0, number)
end

return line
