--- The course of a game: begun, gone on with, taken back, branched.
--
-- A game is a line (line.lua), and a state too: the one that it stands at. What an action
-- leads to is turn.lua's to say.
local model = require "inarow.model"
local core = require("inarow.core").line
local lines = require "inarow.kernel.line"
local refusals = require "inarow.kernel.refusals"
local rulings = require "inarow.kernel.ruling"
local say = require("inarow.kernel.sentences").say
local setup = require "inarow.kernel.setup"
local turns = require "inarow.kernel.turn"
local variants = require "inarow.variant"

local course = {}

-- A line that has led to a state.
local function standing_at(state, log, tables, positions)
    return { rules = state.rules, origin = state.origin, position = state.position,
        at_table = state.at_table, final = state.final, number = state.number,
        log = log, tables = tables, positions = positions }
end

--- A new game by rules. Games share the state that they begin with, and entries of their
-- logs.
-- @param rules from inarow.rules
-- @return a line, to which the caller may add fields of its own
function course.begin(rules)
    rules.first = rules.first
        or turns.first(rules, rules.conduct, nil, rules.core:start():keep())
    local first = rules.first
    return standing_at(first, {}, { [0] = first.at_table }, { [0] = first.position })
end

--- Another game that has come as far as a game had by its first actions. What is played
-- or taken back there changes nothing here; no action is ruled on again.
-- @param line a game
-- @param count of actions of its log; all if nil
-- @return a line, as `begin` gives it
function course.branch(line, count)
    local branch
    repeat
        local here = lines.held(line)
        local state = count and count < here.number and lines.at(line, count) or here
        branch = standing_at(state, lines.part(line, state.number))
    until core.stands(line, here) -- a finalizer may have played on
    return branch
end

--- Start a game in another way, before its first action.
-- @param line a game
-- @param option {key, value} that changes how the game is conducted
-- (variant/match_rules.lua); as before, if nil
-- @param start the position to set up (setup.lua); that which it has, if nil
-- @return true; or nil, message, code of an option, or "bad-position", and the number of
-- the point at fault if one is
function course.start_over(line, option, start)
    local before = lines.now(line)
    local conduct = before.origin.conduct
    if option then
        local message, code
        conduct, message, code =
            variants.set_match_rule(line.rules, conduct, option.key, option.value)
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
        next_state.final = before.final -- a position set up may be over
    end
    core.go_on(line, before, next_state)
    return true
end

--- Place a stone, by whoever is to act: turn.act by the shortest way.
-- @param line a game
-- @param point its name, or what somebody typed
-- @return as turn.act
function course.play(line, point)
    -- The short way: nothing but the board has a say in it.
    local is_open = line.at_table.only_stones and not line.final
    if is_open and core.play(line, line.log, point) then return rulings.ok end
    if line.final then return refusals.refuse(line, "game-over") end
    local read = type(point) == "string" and model.point(point, true)
    if read then return turns.act(line, { verb = "play", point = read }, true) end
    return refusals.bad_action(say("not-a-point", { word = tostring(point) }))
end

--- Place stones one after another, as long as each may be placed and the game goes on.
-- @param line a game
-- @param points list of names
-- @param from number of the first one
-- @return number of the first that was not placed, which is for `play`
function course.play_many(line, points, from)
    local is_open = line.at_table.only_stones and not line.final
    return is_open and core.run(line, line.log, points, from) or from
end

--- Take the last action of a game back.
-- @param line a game with an action in its log
course.back = core.back

return course
