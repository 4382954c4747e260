--- Reads and writes the database of RenjuNet. It is XML: first tables of players, rules
-- and other data, then games.
--
--     <game id="1" tournament="3" rule="2" black="7" white="9" bresult="1" alt="i8" ...>
--     <move>h8 h9 h7 h6 i9</move><info>text</info></game>
--
-- The database is read in pieces, so the tables must come before the games, as they do.
-- If the table has no entry for a number, the number itself is kept. `alt` has the
-- offered fifth stones that were not played. The meaning of `swap` is not documented, so
-- the attribute is kept as a tag.
local language = require "inarow.language"
local limits = require "inarow.notation.limits"
local messages = require "inarow.notation.formats.sentences"
local sax = require "inarow.notation.formats.sax"

local rif_xml = {
    name = "rif_xml",
    whole = true,
    begins = { text = "^<[%a!?]" },
    expected = messages.say "expected-rif-xml",
    endings = { "xml", "rif" },
    holds = {
        players = true, rule = true, result = true, offers = true, comment = true,
        size = "15x15", colours = { "black", "white" },
    },
}

-- Attributes of a game that become tags, in order. Some attributes contain the number of
-- an entry in a table.
local TAGS = { "publisher", "tournament", "round", "opening", "btime", "wtime", "swap",
    "bresult" }
local TABLES = { player = true, tournament = true, opening = true, rule = true }

-- A `bresult` with an unknown value is read as a tag, but cannot be written.
function rif_xml.holds.tags(name)
    for _, tag in ipairs(TAGS) do
        if tag == name then return name ~= "bresult" end
    end
    return false
end

local RESULTS = { ["1"] = "black", ["0.5"] = "draw", ["0"] = "white" }

-- ---- Reading ------------------------------------------------------------------------

local function xml_error(line, fault)
    return { error = { line = line,
        message = messages.say("syntax", { format = "RIF XML", fault = fault }) } }
end

-- Returns the name that a table's entry contains. A player's name is the first name and
-- the surname.
local function entry_name(attributes)
    local names = {}
    for _, key in ipairs { "name", "surname" } do
        local name = attributes[key]
        if name and name ~= "" then names[#names + 1] = name end
    end
    return #names > 0 and table.concat(names, " ") or nil
end

-- Returns the name for a number in a table, or the number if it has no entry; nil if
-- there is no number.
local function name_of(reader, kind, id)
    if not id or id == "" then return nil end
    return reader.tables[kind][id] or id
end

local known = {} -- moves by their words: a database has few different words

local function read_move(word)
    local point = word:lower():match("^%l[1-9]%d?$")
    known[word] = point and { point = point }
    return known[word] or word:lower() == "pass" and {}
end

local function read_moves(game, text)
    local moves = game.moves
    for word in text:gmatch("[^%s,;]+") do
        local move = known[word] or read_move(word)
        if not move then
            return messages.say("no-point", { text = word:sub(1, 40) })
        end
        moves[#moves + 1] = move
    end
end

-- Reads the fifth stone and the other offered stones. Returns nil and the fault if they
-- are wrong.
local function read_offers(game, alternatives)
    local fifth = game.moves[5] and game.moves[5].point
    local offers = { fifth }
    for word in alternatives:gmatch("%w+") do
        local point = word:lower():match("^%l[1-9]%d?$")
        if not point then
            return nil, messages.say("alt-no-point", { text = word:sub(1, 40) })
        end
        if point ~= fifth then offers[#offers + 1] = point end
    end
    return offers
end

local function read_tags(reader, attributes, result)
    local tags = {}
    for _, name in ipairs(TAGS) do
        local value = attributes[name]
        if value and value ~= "" and not (name == "bresult" and result) then
            tags[#tags + 1] = { name,
                TABLES[name] and name_of(reader, name, value) or value }
        end
    end
    return tags
end

-- Makes a game of an element that has been read completely. Returns the game, or the
-- fault.
local function finish_game(reader, element)
    local attributes = element.attributes
    local result = RESULTS[attributes.bresult]
    local game = { size = "15x15", line = element.line, moves = {}, result = result,
        rule = name_of(reader, "rule", attributes.rule),
        by_colour = { "black", "white" },
        players = { black = name_of(reader, "player", attributes.black),
            white = name_of(reader, "player", attributes.white) },
        tags = read_tags(reader, attributes, result) }
    local text = table.concat(element.move)
    local fault, offers = element.fault or read_moves(game, text), nil
    if not fault then offers, fault = read_offers(game, attributes.alt or "") end
    if fault then return xml_error(element.line, fault) end
    -- Most games record the fifth stone alone.
    game.offers = game.moves[5] and #offers > 1 and offers or nil
    game.comment = table.concat(element.info)
    if game.comment == "" then game.comment = nil end
    return game
end

-- Adds an entry to a table. Returns the fault; nothing if there is none.
local function add_entry(reader, names, attributes)
    local name, id = entry_name(attributes), attributes.id
    if not name then return end
    if not names[id] then reader.names = reader.names + 1 end
    reader.name_bytes = reader.name_bytes + #id + #name
    names[id] = name
    if reader.names > limits.names then
        return limits.passed("names", "names")
    elseif reader.name_bytes > limits.name_bytes then
        return limits.passed("name_bytes", "names-bytes")
    end
end

local handlers = {}

function handlers.StartElement(reader, parser, name, attributes)
    reader.depth = reader.depth + 1
    if reader.depth > limits.nesting then
        return limits.passed("nesting", "nesting")
    end
    if not reader.root then
        reader.root = name
        if name ~= "database" then
            return messages.say("not-a-database", { name = name:sub(1, 40) })
        end
    end
    if name == "game" then
        local copy = {}
        for _, key in ipairs(attributes) do copy[key] = attributes[key] end
        reader.game = { attributes = copy, line = (parser:pos()), move = {}, info = {},
            length = 0 }
    elseif reader.game then
        reader.into = name
    elseif TABLES[name] and attributes.id then
        return add_entry(reader, reader.tables[name], attributes)
    end
end

function handlers.CharacterData(reader, _, text)
    local game = reader.game
    local parts = game and reader.into and game[reader.into]
    if reader.into ~= "move" and reader.into ~= "info" or not parts then return end
    game.length = game.length + #text
    if game.length > limits.element then
        game.fault = limits.passed("element", "game-bytes")
    else
        parts[#parts + 1] = text
    end
end

function handlers.EndElement(reader, _, name)
    reader.depth = reader.depth - 1
    if name == "game" and reader.game then
        reader.games[#reader.games + 1] = finish_game(reader, reader.game)
        reader.game, reader.into = nil, nil
    elseif name == reader.into then
        reader.into = nil
    end
end

-- Declarations are refused. Declared entities could stand for files or for endless texts,
-- and declared attributes could be added to a million elements.
function handlers.StartDoctypeDecl(_, _, _, _, _, has_declarations)
    if has_declarations then
        return messages.say "xml-entities"
    end
end

-- Creates the parser, which calls the handlers. If a handler returns a fault, the parser
-- stops.
local function new_parser(reader, lxp)
    local callbacks = {}
    for name, handle in pairs(handlers) do
        callbacks[name] = function(parser, ...)
            local fault = not reader.fault and handle(reader, parser, ...)
            if fault then
                reader.fault, reader.line = fault, (parser:pos())
                parser:stop()
            end
        end
    end
    return lxp.new(callbacks)
end

-- Parses the next piece; at the end, the rest. Returns false if the text has ended.
local function advance(reader, parser, piece)
    local ok, fault, line
    if piece then
        ok, fault, line = parser:parse(piece)
        reader.fed = reader.fed + #piece
        local _, _, at = parser:pos()
        if ok and reader.fed - at > limits.element + #piece then
            ok, fault, line = nil, limits.passed("element", "tag"),
                (parser:pos())
        end
    else
        ok, fault, line = parser:parse()
    end
    if not ok then
        if not reader.root then
            fault = messages.say("no-xml", { fault = fault, expected = rif_xml.expected })
        end
        reader.games[#reader.games + 1] =
            xml_error(reader.line or line, reader.fault or fault)
    end
    return ok and piece
end

--- Read the games of a database (see foreign.lua).
function rif_xml.stream(chunks)
    local is_there, lxp = pcall(require, "lxp")
    local reader = { tables = {}, games = {}, fed = 0, depth = 0, names = 0,
        name_bytes = 0 }
    for kind in pairs(TABLES) do reader.tables[kind] = {} end
    local parser = new_parser(reader, is_there and lxp or sax)
    local n = 0
    return function()
        n = n + 1
        while not reader.games[n] and parser do
            reader.games, n = {}, 1
            if not advance(reader, parser, chunks()) then parser = nil end
        end
        return reader.games[n]
    end
end

-- ---- Writing ------------------------------------------------------------------------

-- Returns a text of XML. An attribute would lose line breaks and tabs, so these are also
-- escaped.
local function escaped(text)
    return language.xml(text, "[\n\r\t]")
end

local Collection = {}
Collection.__index = Collection

-- Returns the number under which a table has a name. A new name receives a new number.
local function number_of(self, kind, name)
    local list = self.tables[kind]
    if not list[name] then
        list[#list + 1] = name
        list[name] = #list
    end
    return list[name]
end

local function attributes_of(self, game)
    local list = {}
    local function add(name, value)
        if value then
            list[#list + 1] = (' %s="%s"'):format(name, escaped(tostring(value)))
        end
    end
    add("id", #self.games + 1)
    for _, tag in ipairs(game.tags) do
        add(tag[1], TABLES[tag[1]] and number_of(self, tag[1], tag[2]) or tag[2])
    end
    add("rule", number_of(self, "rule", game.rule))
    for i, colour in ipairs(game.rules.colours) do
        add(colour, game.players[i] and number_of(self, "player", game.players[i]))
    end
    for value, result in pairs(RESULTS) do
        if result == game.result then add("bresult", value) end
    end
    local alternatives = {}
    for _, point in ipairs(game.offers or {}) do
        if not game.moves[5] or point ~= game.moves[5].point then
            alternatives[#alternatives + 1] = point
        end
    end
    if #alternatives > 0 then add("alt", table.concat(alternatives, " ")) end
    return table.concat(list)
end

function rif_xml.holds.result(game)
    return game.result ~= "void" and game.result ~= "loss-of-both"
end

-- A game's offers can be written only if the played fifth stone is one of the offered
-- stones.
function rif_xml.holds.offers(game)
    local fifth, count = game.moves[5] and game.moves[5].point, 0
    for _, point in ipairs(game.offers) do
        if point == fifth then count = count + 1 end
    end
    return count == 1 and #game.offers > 1
end

--- Add a game.
-- @return true; or nil, message
function Collection:add(game)
    local texts = { game.rule, game.comment or "", game.players[1] or "",
        game.players[2] or "" }
    for _, tag in ipairs(game.tags) do texts[#texts + 1] = tag[2] end
    for _, text in ipairs(texts) do
        if not sax.is_text(text) then
            return nil, messages.say "no-utf-8"
        end
    end
    local words = {}
    for i, move in ipairs(game.moves) do words[i] = move.point end
    self.games[#self.games + 1] = ("<game%s>\n<move>%s</move>%s\n</game>\n"):format(
        attributes_of(self, game), table.concat(words, " "),
        game.comment and "<info>" .. escaped(game.comment) .. "</info>" or "")
    return ""
end

--- Write the whole database.
function Collection:text()
    local parts = { '<?xml version="1.0" encoding="UTF-8"?>\n<database>\n' }
    for _, kind in ipairs { "rule", "opening", "player", "tournament" } do
        parts[#parts + 1] = ("<%ss>\n"):format(kind)
        for id, name in ipairs(self.tables[kind]) do
            parts[#parts + 1] = ('<%s id="%d" %s="%s"/>\n'):format(kind, id,
                kind == "player" and "surname" or "name", escaped(name))
        end
        parts[#parts + 1] = ("</%ss>\n"):format(kind)
    end
    parts[#parts + 1] = "<games>\n"
    for _, game in ipairs(self.games) do parts[#parts + 1] = game end
    parts[#parts + 1] = "</games>\n</database>\n"
    return table.concat(parts)
end

--- Create an empty database to add games to (see foreign.lua).
function rif_xml.collect()
    local tables = {}
    for kind in pairs(TABLES) do tables[kind] = {} end
    return setmetatable({ tables = tables, games = {} }, Collection)
end

return rif_xml
