--- Other programs as processes, matches and tournaments between them by the Gomocup
-- protocol, and their results. Everything here needs luv.
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

    -- Results: the score of two players, the standings of many.
    new_score = score.new,
    standings = standings.new,

    -- Processes: of any program, or of an engine; checks of an engine; the end of all.
    start = process.start,
    start_engine = gomocup.start,
    comply = comply.run,
    close_all = process.close_all,

    -- Tasks side by side, until a signal comes.
    together = loop.together,

    -- Signals: from now on they only end the tasks; has one come?
    end_by_signals = loop.end_by_signals,
}
