--- Other programs, and matches between them: started and asked as the Gomocup protocol
-- has it, or line by line; their games, and the score. All of it needs luv.
local gomocup = require "inarow.referee.gomocup"
local loop = require "inarow.referee.loop"
local match = require "inarow.referee.match"
local match_file = require "inarow.referee.match_file"
local openings = require "inarow.referee.openings"
local player = require "inarow.referee.player"
local probe = require "inarow.referee.probe"
local process = require "inarow.referee.process"
local ratings = require "inarow.referee.ratings"
local score = require "inarow.referee.score"

return {
    -- A match: its players, openings, and file; why an engine may not play by the rules.
    play = match.play,
    engine = player.engine,
    person = player.person,
    read_openings = openings.read,
    open_file = match_file.open,
    warning = probe.warning,

    -- The score, and what it means; the ratings of several players.
    new_score = score.new,
    summary = score.summary,
    ratings = ratings.of,

    -- Programs: any, or an engine of the protocol; the end of all that run.
    start = process.start,
    start_engine = gomocup.start,
    close_all = process.close_all,

    -- Signals that end the program: they are noted from now on; has one come?
    end_by_signals = loop.end_by_signals,
    is_asked_to_end = loop.is_asked_to_end,
}
