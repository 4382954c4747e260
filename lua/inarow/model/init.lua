--- The words in which games are written: actions, points and stones, people, times, and
-- the names of what a stone makes. Nothing here knows a variant's rules or has a board.
local actions = require "inarow.model.actions"
local people = require "inarow.model.people"
local points = require "inarow.model.points"
local row_names = require "inarow.model.row_names"
local times = require "inarow.model.times"

return {
    -- Read an action from its text or its table, or from a list of words; write or copy
    -- one that was read.
    parse = actions.parse,
    read = actions.read,
    format = actions.format,
    copy = actions.copy,
    -- Which verbs there are, of what kind, and what may follow each.
    verbs = actions.verbs,

    -- Read a point; its name by column and row; column and row by its name.
    point = points.read,
    point_name = points.name,
    coordinates = points.coordinates,
    -- The letters of stones, by the number of their colour, and of neutral ones.
    STONES = points.STONES,

    -- The names of seats, and of officials; the pattern of what a colour may be called.
    seats = people.seats,
    officials = people.officials,
    COLOUR = people.COLOUR,

    -- Write seconds; read the controls of a clock.
    seconds = times.text,
    controls = times.controls,

    -- The name of what a stone makes, the line along which it lies, and sentences whose
    -- words depend on the length of the row that wins.
    row_name = row_names.name,
    along = row_names.along,
    say_by_row = row_names.say,
}
