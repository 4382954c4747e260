--- Texts in and out: games in inarow's own record and in other notations, and positions.
--
-- `games` opens the games of a text, `entries` lists what each says, and `play` carries
-- out an entry; `writer` writes games in any notation. Whether a game that was written
-- down is lawful, and whether its recorded result stands, is ruled on in judging.
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

return {
    -- Which notations are there, and which of them is a text in?
    formats = recognizer.list,
    recognize = recognizer.recognize,

    -- The games of a text; what each says, one entry after another; carrying that out.
    games = games.each,
    entries = entries.each,
    play = entries.play,

    -- What a record says beside its actions, kept in the game's tree.
    say = variations.say,

    -- Records line by line, for whoever answers each line before the next is there.
    lines = lines.each,

    -- A game with the header and position that a record has, given as data.
    start = reopen.game,

    -- The fields of the state that a record can expect.
    fields = fields.list,

    -- Games in another notation; and a game as it was played, as a record.
    writer = convert.writer,
    tree_text = convert.tree,
    record = record_writer.of_game,

    -- A position on one line: as a game, from a game, and those of a text.
    set_up = positions.open,
    position_text = positions.text,
    positions = positions.each,

    -- The comment on an action that a notation does not record.
    ASSUMED = remarks.ASSUMED,
}
