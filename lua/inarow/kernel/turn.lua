--- The only way from one state of a game to the next.
--
-- A state is {rules, origin, position, at_table, final, number}. `origin` describes the
-- start and the conduct of the game, `position` is the core's, and `at_table` is the
-- state beside the board (at_table.lua). `final` is the ruling that ended the game or
-- false, and `number` counts the actions so far. A state is a value: an action makes a
-- new state. A game is used as its own present state, and also has the line that led to
-- this state (line.lua).
--
-- The core decides which actions are legal on the board and which patterns a stone made.
-- on_board.lua makes rulings from these decisions, and table/verbs.lua rules by the
-- rules of the table.
local model = require "inarow.model"
local articles = require "inarow.kernel.articles"
local at_table = require "inarow.kernel.at_table"
local board_draws = require "inarow.kernel.table.board_draws"
local core = require("inarow.core").line
local draws = require "inarow.kernel.table.draws"
local lines = require "inarow.kernel.line"
local on_board = require "inarow.kernel.on_board"
local presence = require "inarow.kernel.table.presence"
local refusals = require "inarow.kernel.refusals"
local rulings = require "inarow.kernel.ruling"
local say = require("inarow.kernel.sentences").say
local sides = require "inarow.kernel.sides"
local verbs = require "inarow.kernel.table.verbs"

local ON_BOARD, OFFICIALS = model.verbs "board", model.people().officials

local turn = {}

--- Returns the state in which a game begins.
-- @param rules from inarow.rules
-- @param conduct table by key (variant/match_rules.lua)
-- @param start the position set up: {cells, turn, captured}; or nil
-- @param position the core's
function turn.first(rules, conduct, start, position)
    local beside = at_table.first(conduct, #rules.colours)
    local is_claimed, capture = conduct.adjudication == "claims", rules.capture
    -- true if a stone changes nothing beside the board
    local at_once = not beside.clock and not is_claimed
    local board_only = at_once and not rules.hooks
    beside.only_stones = board_only
    return { rules = rules, position = position, at_table = beside, final = false,
        number = 0, origin = { conduct = conduct, start = start or false,
            at_once = at_once, board_only = board_only,
            -- true if captured stones are lifted by hand (P87 3)
            by_hand = is_claimed and capture and capture.by_hand or false } }
end

-- Actions that are still possible while the game is interrupted (RIF 14.6).
local INTERRUPTED = {
    organizer = true, claim = true, resign = true, arrive = true, record = true,
    disarranged = true, ["call-referee"] = true,
}

-- Verbs of actions that are about a player and not by a player.
local SAID_OF = { disarranged = true, organizer = true, begins = true }

-- Lets the time since the previous action pass. The first action of the game starts the
-- clock, at the time at which the game began.
local function pass_time(next_state, is_of_game)
    local now, from = next_state.at_table, next_state.before.at_table.time
    if is_of_game and not now.session.started then
        at_table.start_clock(next_state, (next_state.position:turn()), 0)
        from = 0
    end
    if not now.session.suspended then
        now.clock:advance(from, now.time, now.players.all_absent)
    end
end

-- Advances the clock to the action's time and rules on the action, in the new state.
local function rule(next_state, action, colour, seat)
    local now = next_state.at_table
    local by_verb = verbs.handlers[action.verb]
    if now.session.suspended and not INTERRUPTED[action.verb] then
        return refusals.not_now(next_state, action.verb)
    end
    if now.clock then pass_time(next_state, not by_verb or action.verb == "claim") end
    local ruling, message, code, refusal
    local actor = by_verb and (seat or verbs.doer(next_state, action))
    if by_verb then
        ruling, message, code, refusal = by_verb(next_state, action, seat)
        if ruling and actor and not SAID_OF[action.verb] then
            presence.come(next_state, actor)
        end
    else
        ruling, message, code, refusal = on_board.act(next_state, action, colour, seat)
    end
    if ruling and next_state.at_table.claims.draw then
        ruling = board_draws.settle(next_state, action.verb == "press" and actor)
            or ruling
    end
    return ruling, message, code, refusal
end

-- Returns the numbers of the seat and the colour that an action names; nil for one that
-- it does not name.
-- @return seat, colour; or nil, nil, and message, code and refusal
local function named(state, action)
    local verb, by, seat = action.verb, action.by, nil
    if by then
        seat = sides.seat(state, by)
        local may_be_official = verb == "claim" or verb == "organizer"
        if not seat and not (may_be_official and OFFICIALS[by]) then
            return nil, refusals.bad_action(say("not-a-player", { word = tostring(by),
                expected = say "expected-holder" }),
                verb == "claim" and articles.of(state, "time-call") or nil)
        end
    end
    if not action.colour then return seat end
    local colour, message = sides.stone_number(state, action.colour)
    if colour then return seat, colour end
    return nil, refusals.bad_action(message, articles.of_verb(state, verb))
end

-- Reads an action, or its text: `play h8 by black`.
-- @return a copy of the action; or nil, message, code and refusal
local function read(state, action)
    if state.final then return refusals.refuse(state, "game-over") end
    local is_table = type(action) == "table"
    local found, message = model.parse(action, #state.rules.colours)
    if found then return found end
    local verb = is_table and action.verb or not is_table and action:match "^%s*(%S+)"
    return refusals.bad_action(message, articles.of_verb(state, verb))
end

--- Rules on an action: returns the ruling, and the next state.
-- @param state before the action, which is not changed
-- @param action as from model.read; missing details are filled in
-- @param line that has led to the state (line.lua)
-- @return the ruling and the next state. After a refusal there is no next state, so the
-- results are nil, nil, and message, code and refusal as from rulings.refused
function turn.take(state, action, line)
    if state.final then return nil, refusals.refuse(state, "game-over") end
    local seat, colour, message, code, refusal
    if action.by or action.colour then
        seat, colour, message, code, refusal = named(state, action)
    end
    if code then return nil, nil, message, code, refusal end
    local before = state.at_table
    if action.time and action.time < before.time then
        return nil, rulings.refused("bad-action", articles.of(state, "clock"),
            say("time-backwards", { given = model.seconds(action.time),
                time = model.seconds(before.time) }))
    end
    local next_state = { rules = state.rules, origin = state.origin, at_table = before,
        position = state.position, final = false, number = state.number + 1,
        before = state, game = line }
    if not state.origin.at_once or action.time or not ON_BOARD[action.verb] then
        local now = at_table.renewed(next_state)
        now.time, now.may_offer = action.time or before.time, draws.may_offer(state)
    end
    local ruling
    ruling, message, code, refusal = rule(next_state, action, colour, seat)
    if not ruling then return nil, nil, message, code, refusal end
    next_state.before, next_state.game = nil, nil
    local now = next_state.at_table
    if now ~= before then
        now.only_stones = state.origin.board_only and not now.session.suspended
            and not now.offered_by and next(now.players.absent) == nil
    end
    return ruling, next_state
end

--- Carries out an action in a game. Either the action is ruled on at its time and stands,
-- or nothing changes, including the clock.
-- @param line a game
-- @param action a table, or a text
-- @param is_read true if the action comes from model.read, and the game may keep it
-- @return ruling; or nil, message, code and refusal, as from rulings.refused:
-- `game-over` once the game is over, for any action
function turn.act(line, action, is_read)
    local message, code, refusal
    if not is_read then
        action, message, code, refusal = read(line, action)
        if not action then return nil, message, code, refusal end
    end
    local before = lines.now(line)
    local ruling, next_state
    ruling, next_state, message, code, refusal = turn.take(before, action, line)
    if not ruling then return nil, message, code, refusal end
    core.go_on(line, before, next_state, action)
    return ruling
end

return turn
