--- States of games, the results of actions on the board and at the table, and questions
-- about states.
--
-- A state is a value: {rules, origin, final, number} may be read; everything else in it
-- is private to the kernel. A game is used as its own present state; its field `log` has
-- the actions that led to this state. Seats and colours are numbers unless a name
-- is expected.
local beside = require "inarow.kernel.ask.beside"
local board = require "inarow.kernel.ask.board"
local course = require "inarow.kernel.course"
local hooks = require "inarow.kernel.hooks"
local legal = require "inarow.kernel.ask.legal"
local line = require "inarow.kernel.line"
local phase = require "inarow.kernel.phase"
local public = require "inarow.kernel.ask.public"
local refusals = require "inarow.kernel.refusals"
local ruling = require "inarow.kernel.ruling"
local sides = require "inarow.kernel.sides"
local stones = require "inarow.kernel.ask.stones"
local turn = require "inarow.kernel.turn"
local wording = require "inarow.kernel.ask.wording"

return {
    -- The course of a game: start, branch, set up, play, undo.
    begin = course.begin,
    branch = course.branch,
    start_over = course.start_over,
    act = turn.act,
    play = course.play,
    play_many = course.play_many,
    back = course.back,

    -- `turn`: the result of an action in a state. `not_now`: the refusal of a verb that
    -- is not possible now.
    turn = turn.take,
    not_now = refusals.not_now,
    -- The standard wording of an action in a state.
    wording = wording.of,
    -- Creates a ruling from its fields. Without fields, returns the ruling for actions
    -- that stand.
    ruling = ruling.new,

    -- `legal`: the legal actions on the board, and the actions that are due at the table.
    -- `beside`: the actions beside the board, and the words of claims.
    legal = legal.list,
    beside = beside.list,

    -- Questions about who is to act, the requirements of the phase, the last action, the
    -- colours, the holders of seats, and the teams.
    to_act = board.to_act,
    phase = phase.of,
    last = board.last,
    colour = sides.colour,
    colour_number = sides.colour_number,
    who = sides.who,
    team_in_words = sides.team_in_words,

    -- The boards of a game.
    boards = line.boards,

    -- Questions about the board: its stones, its keys, a copy for the core, the patterns
    -- of a stone, and the points where a stone is forbidden.
    at = board.at,
    cells = board.cells,
    for_core = board.for_core,
    key = board.key,
    prove = stones.prove,
    forbidden = stones.forbidden,

    -- `public`: the public part of a state as data. `claimed`: the subject of a
    -- claim, or the claims that would be upheld.
    public = public.of,
    claimed = beside.claimed,

    -- The answers of a script's hooks.
    listen = hooks.listen,
}
