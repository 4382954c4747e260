--- States of games, the results of actions on the board and at the table, and questions
-- about states.
--
-- A state is a value: {rules, origin, final, number} may be read; everything else in it
-- is private to the kernel. A game is also a state, its present one, with the line that
-- led there: `log`. Seats and colours are numbers unless a name is expected.
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

    -- The result of an action in a state; the refusal of a verb that is not possible now.
    turn = turn.take,
    not_now = refusals.not_now,
    -- The standard wording of an action in a state.
    wording = wording.of,
    -- A ruling made from its fields; without fields, the ruling for actions that stand.
    ruling = ruling.new,

    -- Legal actions: on the board and those due at the table, one by one or in groups;
    -- actions beside the board, and claims: all, and those that would be upheld.
    legal = legal.list,
    beside = beside.list,

    -- Who is to act, what the phase requires, and the last action; colours, holders of
    -- seats, and teams.
    to_act = board.to_act,
    phase = phase.of,
    last = board.last,
    colour = sides.colour,
    colour_number = sides.colour_number,
    who = sides.who,
    team_of = sides.team,

    -- The boards of a game.
    boards = line.boards,

    -- The board: the stone at a point, all stones, a copy for the core's own questions,
    -- keys; what a stone makes, and where it is forbidden.
    at = board.at,
    cells = board.cells,
    for_core = board.for_core,
    key = board.key,
    prove = stones.prove,
    forbidden = stones.forbidden,

    -- The public part of a state, as data; the subject of a claim.
    public = public.of,
    claimed = beside.claimed,

    -- The answers of a script's hooks.
    listen = hooks.listen,
}
