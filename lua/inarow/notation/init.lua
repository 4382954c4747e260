--- Reads and writes texts: games in inarow's own record and in other notations, and
-- positions.
--
-- `games` opens the games of a text, `entries` lists the content of each, and `play`
-- carries out an entry; `writer` writes games in any notation. Module `judging` decides
-- whether a recorded game is legal, and whether its recorded result is right.
local convert = require "inarow.notation.convert"
local entries = require "inarow.notation.entries"
local fields = require "inarow.notation.record.fields"
local games = require "inarow.notation.games"
local lines = require "inarow.notation.record.lines"
local positions = require "inarow.notation.positions"
local recognizer = require "inarow.notation.recognizer"
local record_writer = require "inarow.notation.record.writer"
local remarks = require "inarow.notation.remarks"
local reopen = require "inarow.notation.record.reopen"
local variations = require "inarow.notation.record.variations"

-- In a browser, records are written without convert.lua, which is loaded later.
-- Tail calls are avoided, because they would change the level of an error in some
-- versions of Lua.
local function text(what, to)
    local written, message, code
    if what.root then written, message, code = convert.tree(what, to)
    else written, message, code = record_writer.of_game(what)
    end
    return written, message, code
end

return {
    -- The list of notations, and the notation of a text.
    formats = recognizer.list,
    recognize = recognizer.recognize,

    -- The games of a text, the content of each game entry by entry, and carrying out an
    -- entry.
    games = games.each,
    entries = entries.each,
    play = entries.play,

    -- Adds a remark of a record to the game's tree.
    say = variations.say,

    -- Records line by line, for programs that answer each line before the next arrives.
    lines = lines.each,

    -- Creates a game with a record's header and position, given as data.
    start = reopen.game,

    -- The fields of the state that a record can expect.
    fields = fields.list,

    -- Write games in another notation; a played game as a record, or its tree in any
    -- notation.
    writer = convert.writer,
    text = text,

    -- Open a position on one line as a game, write a game's position, and list the
    -- positions of a text.
    set_up = positions.open,
    position_text = positions.text,
    positions = positions.each,

    -- Comment that marks an action as assumed, because the notation does not record it.
    ASSUMED = remarks.ASSUMED,
}
