--- Sentences for people, and plain text; it knows nothing about games. It fills in
-- sentences, lists names, and hints at what a misspelt name may mean. Foreign texts are
-- read line by line, and made safe to show. Keys are always in the same order.
local characters = require "inarow.language.characters"
local hint = require "inarow.language.hint"
local lines = require "inarow.language.lines"
local lists = require "inarow.language.lists"
local load_core = require "inarow.language.load_core"
local messages = require "inarow.language.messages"
local paths = require "inarow.language.paths"
local shown = require "inarow.language.shown"
local wrap = require "inarow.language.wrap"
local xml = require "inarow.language.xml"

return {
    -- Adds a module's sentences. Returns the functions that use them: `say` and
    -- `compose`, `counted`, `number`, `quoted` and `paragraph`, and `is_code`.
    sentences = messages.add,
    -- From now on, gives advice for one kind of reader: a user of the command line, or of
    -- the page.
    address = messages.address,
    -- Names in a sentence, "a, b or c"; a hint at what a misspelt one may mean.
    list = messages.list,
    hint = hint,

    -- Lists: the place of a value, several as one, the keys of a table in order.
    index_of = lists.index_of,
    joined = lists.joined,
    keys = lists.keys,

    -- Foreign data for people: a text, a value, a paragraph in lines.
    printable = characters.printable,
    shown = shown,
    wrap = wrap,

    -- A text in pieces: its lines, a text as pieces, one more piece.
    lines = lines.of,
    pieces = lines.pieces,
    gather = lines.add,
    -- A text without its byte order mark; as UTF-8; as XML, and an element of XML.
    unmarked = characters.unmarked,
    utf8 = characters.utf8,
    xml_text = xml.escape,
    xml_tag = xml.tag,

    -- Is a path independent of the current folder? Such entries of a path of Lua's.
    is_absolute = paths.is_absolute,
    absolute = paths.absolute,

    -- Load a module in C.
    load = load_core,
}
