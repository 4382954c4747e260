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
    -- Adds a module's sentences. Returns the functions that fill in the sentences: `say`,
    -- `compose`, `counted`, `number`, `quoted`, `paragraph`, `is_code` and `address`.
    sentences = messages.add,
    -- `list`: names in a sentence, like "a, b or c". `hint`: a hint at the meaning of a
    -- misspelt name.
    list = messages.list,
    hint = hint,

    -- `index_of`: the place of a value in a list. `joined`: several lists as one. `keys`:
    -- the keys of a table in order.
    index_of = lists.index_of,
    joined = lists.joined,
    keys = lists.keys,

    -- Foreign data in a form that is safe for people. `printable`: a text. `shown`: a
    -- value as a short text. `wrap`: a paragraph in lines.
    printable = characters.printable,
    shown = shown,
    wrap = wrap,

    -- Texts that arrive or leave in pieces. `lines`: the lines of such a text. `pieces`:
    -- a text as pieces.
    lines = lines.of,
    pieces = lines.pieces,
    -- A text as UTF-8, and as text of XML.
    utf8 = characters.utf8,
    xml = characters.xml,

    -- A test for absolute paths.
    is_absolute = is_absolute,

    -- Loads a module in C.
    load = load_core,
}
