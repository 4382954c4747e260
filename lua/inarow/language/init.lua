--- Sentences for people, and plain text. This module knows nothing about games: it fills
-- in sentences, lists names, hints at the meaning of misspelt names, reads foreign texts
-- line by line, and makes them safe to show. Keys are always in the same order.
local characters = require "inarow.language.characters"
local hint = require "inarow.language.hint"
local lines = require "inarow.language.lines"
local lists = require "inarow.language.lists"
local load_core = require "inarow.language.load_core"
local messages = require "inarow.language.messages"
local is_absolute = require "inarow.language.is_absolute"
local shown = require "inarow.language.shown"
local wrap = require "inarow.language.wrap"

return {
    -- Adds a module's sentences. Returns the functions that use them: `say` and
    -- `compose`, `counted`, `number`, `quoted` and `paragraph`, and `is_code`.
    sentences = messages.add,
    -- From now on, gives advice for one kind of reader: a user of the command line, or of
    -- the playground.
    address = messages.address,
    -- Names in a sentence, "a, b or c"; a hint at the meaning of a misspelt name.
    list = messages.list,
    hint = hint,

    -- Lists: the place of a value, several lists as one, the keys of a table in order.
    index_of = lists.index_of,
    joined = lists.joined,
    keys = lists.keys,

    -- Foreign data for people: a text, a value, a paragraph in lines.
    printable = characters.printable,
    shown = shown,
    wrap = wrap,

    -- A text in pieces: its lines, and a text as pieces.
    lines = lines.of,
    pieces = lines.pieces,
    -- A text as UTF-8.
    utf8 = characters.utf8,

    -- A test for absolute paths.
    is_absolute = is_absolute,

    -- Loads a module in C.
    load = load_core,
}
