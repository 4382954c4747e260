--- The course of a game: start, play, undo, branch.
--
-- A game is a line (line.lua) and also a state: its present state. turn.lua decides the
-- result of an action.
local model = require "inarow.model"
local core = require("inarow.core").line
local lines = require "inarow.kernel.line"
local refusals = require "inarow.kernel.refusals"
local rulings = require "inarow.kernel.ruling"
local say = require("inarow.kernel.sentences").say
local setup = require "inarow.kernel.setup"
local turns = require "inarow.kernel.turn"

local course = {}

-- Returns a line that ends at a state.
local function standing_at(state, log, tables, positions)
    return { rules = state.rules, origin = state.origin, position = state.position,
        at_table = state.at_table, final = state.final, number = state.number,
        log = log, tables = tables, positions = positions }
end

--- Creates a new game. Games share their initial state, and entries of their logs.
-- @param rules from inarow.rules
-- @return a line, to which the caller may add fields of its own
function course.begin(rules)
    rules.first = rules.first
        or turns.first(rules, rules.conduct, nil, rules.core:start():keep())
    local first = rules.first
    return standing_at(first, {}, { [0] = first.at_table }, { [0] = first.position })
end

--- Creates a game with the first actions of another game. Playing or undoing in the new
-- game does not change the other one. No action is ruled on again.
-- @param line a game
-- @param count number of the actions to copy; all if nil
-- @return a line, as from `begin`
function course.branch(line, count)
    local branch
    repeat
        local here = lines.held(line)
        local state = count and count < here.number and lines.at(line, count) or here
        branch = standing_at(state, lines.part(line, state.number))
    until core.stands(line, here) -- a finalizer may have played in this game meanwhile
    return branch
end

--- Changes the start of a game, before its first action.
-- @param line a game
-- @param option {key, value}, an option of the game's conduct (variant/match_rules.lua);
-- unchanged if nil
-- @param start the position to set up (setup.lua); nil to keep the present one
-- @return true; or nil, a message, a code, and the number of the faulty point if there
-- is one. The code is that of an option, or "bad-position"
function course.start_over(line, option, start)
    local before = lines.now(line)
    local conduct = before.origin.conduct
    if option then
        local message, code
        conduct, message, code =
            line.rules:set_match_rule(conduct, option.key, option.value)
        if not conduct then return nil, message, code end
    end
    local next_state
    if start then
        local message, code, at
        next_state, message, code, at = setup.state(before, conduct, start)
        if not next_state then return nil, message, code, at end
    else
        next_state =
            turns.first(line.rules, conduct, before.origin.start, before.position)
        -- The position that was set up may be decided already.
        next_state.final = before.final
    end
    core.go_on(line, before, next_state)
    return true
end

--- Places a stone for whoever is to act: a fast version of turn.act.
-- @param line a game
-- @param point name of the point, or text that somebody typed
-- @return as turn.act
function course.play(line, point)
    -- Fast path: the stone depends on the board alone.
    local is_open = line.at_table.only_stones and not line.final
    if is_open and core.play(line, line.log, point) then return rulings.ok end
    if line.final then return refusals.refuse(line, "game-over") end
    local read = type(point) == "string" and model.point(point, true)
    if read then return turns.act(line, { verb = "play", point = read }, true) end
    return refusals.bad_action(say("not-a-point", { word = tostring(point) }))
end

--- Places stones in turn while each is legal and the game goes on.
-- @param line a game
-- @param points list of names
-- @param from number of the first point
-- @return number of the first stone that was not placed; use `play` for that stone
function course.play_many(line, points, from)
    local is_open = line.at_table.only_stones and not line.final
    return is_open and core.run(line, line.log, points, from) or from
end

--- Undoes the last action of a game.
-- @param line a game with an action in its log
course.back = core.back

return course
