--- Plays an event, which is a match or a tournament, from its description to the exit
-- status.
--
-- A description is a table. `engines` is the list of players, as for field.of. `variant`
-- and `given` are the name and the options of the variant. `kind`, `rounds` and `seed`
-- determine the schedule. `jobs` is the number of games at the same time. `results` is
-- an object that counts the games. `view` is the module that makes the tables, such as
-- score_table.lua or crosstable.lua. `json` is true for JSON. The other fields may be
-- nil. `openings`, `out` and `log` are the paths of the file of openings, the file of
-- games, and the folder of logs. `reports` is a list of paths, and needs `out`.
-- `symmetries` is true to add all images of each opening. `adjudicate` is as in
-- adjudication.lua. `sprt` has the bounds of the sequential test.
local adjudication = require "inarow.cli.events.adjudication"
local conditions = require "inarow.cli.events.conditions"
local console = require "inarow.cli.console"
local counted = require("inarow.cli.sentences").counted
local field = require "inarow.cli.events.field"
local inarow = require "inarow"
local language = require "inarow.language"
local reports = require "inarow.cli.events.reports.write"
local say = require("inarow.cli.sentences").say
local scoreboard = require "inarow.cli.events.scoreboard"
local system = require "inarow.system"

local event = {}

local INTERRUPTED = 130 -- exit status for SIGINT, as shells report it
local MOST_OPENINGS = 2 ^ 26 -- bytes of the file of openings

-- ---- The game -------------------------------------------------------------------------

-- Returns the reason why a list of points cannot record the game; nil if it can.
local function refusal_of(rules, given)
    local turn = rules.turn
    for _, key in ipairs { "adjudication", "clock" } do
        if given[key] then return say("event-not-option", { key = key }) end
    end
    return (#rules.colours ~= 2 or turn.move or turn.pop or rules.board.layers > 1)
        and say("referee-beyond", { variant = rules.name }) or nil
end

-- Returns the terms: the game as the players and the arbiter need it. Returns nil after
-- an error message.
local function terms_of(its)
    local rules, message, _, faults = inarow.rules(its.variant, its.given)
    if not rules then return nil, console.complain(message, faults) end
    local beyond = refusal_of(rules, its.given)
    if beyond then return nil, console.complain(beyond) end
    local called = { rules.name }
    for _, key in ipairs(language.keys(its.given)) do
        called[#called + 1] = ("%s=%s"):format(key, its.given[key])
    end
    local judge
    judge, message = adjudication.by(its.adjudicate or {},
        assert(inarow.new(its.variant, its.given)))
    if message then return nil, console.complain(message) end
    return { rules = rules, variant = its.variant, options = its.given,
        called = table.concat(called, " "), adjudicate = judge }
end

-- ---- Openings -------------------------------------------------------------------------

-- Returns the openings of the file. Without a file, returns one empty opening, or nil if
-- the players decide in the opening. Returns nil, message if the file cannot be used.
local function openings_of(its, terms)
    local read = require("inarow.referee").read_openings
    if not its.openings then
        local openings = read(nil, nil, terms)
        if openings and not its.json then console.complain(say "referee-no-openings") end
        return openings
    end
    local chunks, message = system.open(its.openings, MOST_OPENINGS)
    if not chunks then return nil, message end
    return read(chunks, its.openings, terms, its.symmetries)
end

-- ---- The plan -------------------------------------------------------------------------

-- Returns the reason why the games or reports cannot be written at their paths; nil if
-- they can.
local function fault_of_places(its)
    return its.out and reports.lacks_folder(its.out)
        or select(2, reports.check(its.reports or {}))
end

-- Opens the file of games. Returns the file; nil if the event has none; or nil, message.
local function kept(its, plan)
    if not its.out then return nil end
    local file, message = require("inarow.referee").open_file(its.out, plan.as_kept())
    if not file then return nil, message end
    for _, path in ipairs(its.reports or {}) do
        if file:is_at(path) then
            file:close()
            return nil, say("report-is-games", { path = path })
        end
    end
    return file
end

-- Returns the plan of an event (see match.play); or nil and an exit status.
local function plan_of(its)
    local referee = require "inarow.referee"
    local terms, status = terms_of(its)
    if not terms then return nil, status end
    local openings, message = openings_of(its, terms)
    if message then return nil, console.complain(message) end
    local players = field.of(its.engines, terms, its.log)
    if not players then return nil, console.UNREADABLE end
    local plan = { terms = terms, openings = openings, seed = its.seed,
        schedule = referee.schedule(its.kind, #players.names, its.rounds),
        jobs = players.has_person and 1 or its.jobs, sprt = its.sprt, view = its.view,
        names = players.names, player = players.make, is_person = players.has_person,
        results = its.results, conditions = conditions.of(its, terms, openings) }
    function plan.as_kept(visit)
        return { variant = terms.rules.name, names = plan.names, schedule = plan.schedule,
            conditions = plan.conditions, visit = visit }
    end
    plan.kept, message = kept(its, plan)
    if message then return nil, console.complain(message) end
    return plan
end

-- ---- Playing --------------------------------------------------------------------------

-- Returns the command line of this program, quoted for a shell.
local function command_line()
    local words = {}
    for _, word in ipairs { arg[0], (table.unpack or unpack)(arg) } do
        words[#words + 1] = word:find "^[%w%./_=,:@+-]+$" and word or console.quoted(word)
    end
    return table.concat(words, " ")
end

-- Reports the interruption, and the command that resumes the event.
local function report_interruption(plan)
    console.complain(counted("referee-cut-short", plan.results.games + plan.results.void))
    if plan.kept then
        console.complain(say("event-resumes", { command = command_line() }))
    end
    return INTERRUPTED
end

--- Play an event.
-- @param its description of the event (see above)
-- @return exit status
function event.play(its)
    local fault = fault_of_places(its)
    if fault then return console.complain(fault) end
    console.library("luv", "lua-luv")
    local referee = require "inarow.referee"
    local is_asked_to_end = referee.end_by_signals()
    local plan, status = plan_of(its)
    if not plan then
        referee.close_all()
        if not is_asked_to_end() then return status end
        console.complain(counted("referee-cut-short", 0))
        return INTERRUPTED
    end
    local board = scoreboard.new(plan, its.json)
    function plan.resumed(count) board:begin(count) end
    function plan.report(number, game) board:game(number, game) end
    local ended
    ended, fault = referee.play(plan)
    if plan.kept then plan.kept:close() end
    board:finish(not ended)
    if fault then
        console.complain(fault)
        return console.complain(say("event-resumes", { command = command_line() }))
    end
    if not ended then return report_interruption(plan) end
    local done
    done, fault = reports.all(its.reports or {}, plan)
    return done and console.OK or console.complain(fault)
end

return event
