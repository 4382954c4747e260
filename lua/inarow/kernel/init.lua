--- States of games, and the way from one to the next: what an action leads to, on the
-- board and at the table, and what may be asked of a state.
--
-- A state is a value: {rules, origin, final, number} are for reading, what else it holds
-- is the kernel's. A game is a state too, the one that it stands at, with the line that
-- led there: `log`. Seats and colours are numbers where no name is meant.
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
    -- The course of a game: begun, branched, set up, gone on with, taken back.
    begin = course.begin,
    branch = course.branch,
    start_over = course.start_over,
    act = turn.act,
    play = course.play,
    play_many = course.play_many,
    back = course.back,

    -- Where an action leads from a state; how a verb is refused that is not possible now.
    turn = turn.take,
    not_now = refusals.not_now,
    -- One text for all wordings of an action in a state.
    wording = wording.of,
    -- A ruling made from its fields; without any, that of an action that stands.
    ruling = ruling.new,

    -- What may be done: on the board and what is due at the table, action by action or
    -- in groups; one of the actions by lot; beside the board.
    legal = legal.list,
    legal_groups = legal.groups,
    any = legal.any,
    beside = beside.list,

    -- Who is to act, what the phase asks for, what was done last; colours, who has a
    -- seat, and teams.
    to_act = board.to_act,
    phase = phase.of,
    last = board.last,
    colour = sides.colour,
    colour_number = sides.colour_number,
    who = sides.who,
    team_of = sides.team,

    -- The boards that a game has come by.
    boards = line.boards,

    -- The board: the stone at a point, all of them, a copy for the core; rows, symmetry,
    -- keys, what a stone makes and where it may not stand.
    at = board.at,
    cells = board.cells,
    for_core = board.for_core,
    rows = board.rows,
    symmetry = board.symmetry,
    key = board.key,
    image = board.image,
    prove = stones.prove,
    forbidden = stones.forbidden,

    -- All that is public of a state, as data; the claims that would be upheld, and what a
    -- claim is about.
    public = public.of,
    claims = beside.claims,
    claimed = beside.claimed,

    -- What the hooks of a script answer.
    listen = hooks.listen,
}
