--- Runs other programs as processes, plays matches and tournaments between them by the
-- Gomocup protocol, and counts their results. The module needs the library luv.
local comply = require "inarow.referee.comply"
local gomocup = require "inarow.referee.gomocup"
local dialogue = require "inarow.referee.programs.dialogue"
local loop = require "inarow.referee.programs.loop"
local match = require "inarow.referee.match"
local match_file = require "inarow.referee.match_file"
local openings = require "inarow.referee.openings"
local player = require "inarow.referee.player"
local process = require "inarow.referee.programs.process"
local schedule = require "inarow.referee.schedule"
local score = require "inarow.referee.results.score"
local standings = require "inarow.referee.results.standings"

return {
    -- An event: its players, schedule, openings, file and logs.
    play = match.play,
    schedule = schedule.new,
    engine = player.engine,
    person = player.person,
    read_openings = openings.read,
    open_file = match_file.open,
    logs = dialogue.logs,

    -- Results: the score of two players, and the standings of many players.
    new_score = score.new,
    standings = standings.new,

    -- Processes: starting any program or an engine, checking an engine, and ending all
    -- processes.
    start = process.start,
    start_engine = gomocup.start,
    comply = comply.run,
    close_all = process.close_all,

    -- Runs tasks side by side, until a signal comes.
    together = loop.together,

    -- Signals: makes them end only the tasks, and shows whether one has come.
    end_by_signals = loop.end_by_signals,
}
