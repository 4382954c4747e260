--- The words of written games: actions, points and stones, people, times, and the names
-- of rows and patterns. This module knows neither a variant's rules nor a board.
local actions = require "inarow.model.actions"
local people = require "inarow.model.people"
local points = require "inarow.model.points"
local row_names = require "inarow.model.row_names"
local times = require "inarow.model.times"

return {
    -- Actions: reading an action from its text, its table or a list of words, writing it,
    -- and copying it.
    parse = actions.parse,
    read = actions.read,
    format = actions.format,
    copy = actions.copy,
    -- The verbs of each kind, and their fields.
    verbs = actions.verbs,

    -- Points: reading a point, its name from its column and row, and its column and row
    -- from its name.
    point = points.read,
    point_name = points.name,
    coordinates = points.coordinates,
    -- The letters of stones, by the number of their colour, including neutral ones.
    STONES = points.STONES,

    -- The names of seats and officials, and the pattern of a colour's name.
    people = people,

    -- Times: writing seconds, and reading the controls of a clock.
    seconds = times.text,
    controls = times.controls,

    -- Sentences whose words depend on the length of a winning row, such as the names of
    -- rows and patterns; the line of a row in words.
    say_by_row = row_names.say,
    along = row_names.along,
}
