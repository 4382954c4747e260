--- Games of other notations, opened to be played; and what their modules are like.
--
-- Every notation module has `name`, `expected` (its texts, in words), `begins`, the
-- signature of its texts (recognizer.lua), and `stream(chunks, eager)`, a function giving
-- one game after another that never holds the whole text; `chunks` gives its pieces; if
-- `eager`, a game is given as soon as its moves are there. It may have `endings`, of its
-- files' names, and `by_line`, true if games are lines. No game is longer than limits.lua
-- says. Where games are trees, a third argument that is true gives each
-- branch as a game with `tree` and `branch`, numbers, and `from`, the first move that is
-- its own; `is_aside` where it has none and only says more of moves of other branches. A
-- fourth one that is true gives `all` to games that are trees: a function giving the
-- first node of all that stands there, as planting.lua has it, or nil and a message.
--
-- The games all look alike: {rule, size ("15x15"), players (by seat; by colour where
-- there is `by_colour`, the list of colours), result (a colour's name or number, "draw",
-- "void"), comment, marks, tags, options, stones, turn, moves, offers, line, lines,
-- error}.
-- `name_colours(colours)` may give the game's colours that those of `by_colour` are.
-- `options` are values, by name, that hold where the variant has them and nobody asks for
-- others; games share the table. `above` is the comment of a tree's root, in branches
-- that do not have it as theirs.
-- `moves` is a list of {colour, point, action, comment, marks, time}, shared by games, or
-- of points alone: no point is a pass, `action` is the one that the move stands for if
-- that is written beside it, `time` is in seconds since the start, `marks` are as
-- formats/marks.lua has them; `tags` is a list of {name, value}, what else the notation
-- says; `lines` may tell the lines of `rule`, `size` and `stones`; `error` is {line,
-- message}, and no more of that game is known. `place(game, rules)` may find the moves
-- once the board is known: true, or nil and a message; `length` is their number then.
-- `setup` is a line that positions.lua reads, from which the game starts.
--
-- A module that games are written in has `holds`, what it can say (see portable.lua), and
-- `write(game)`, one game's text, or, if games are trees, `write_tree(root, game)`: the
-- text of a tree as drawing.lua draws it, or nil and a message; `game` is its header.
-- Files that are more than their games have `collect()`, an object with `add(game)` or
-- `add(root, game)`, which gives text that is ready, and `text()`, the rest, or nil and a
-- message. If it is `whole`, its text comes at the end, and does not show that games are
-- missing. If it `misleads(game)`, a tag that it holds names other options than the game
-- has. Games to write, and headers, are as transcript.lua makes them. inarow's own record
-- says more than either.
local headers = require "inarow.notation.record.headers"
local language = require "inarow.language"
local messages = require "inarow.notation.sentences"
local named_rules = require "inarow.notation.named_rules"
local games = require "inarow.game"
local own_lines = require "inarow.notation.own_lines"
local positions = require "inarow.notation.positions"
local kernel = require "inarow.kernel"
local variants = require "inarow.variant"

local foreign = {}

-- ---- Rules --------------------------------------------------------------------------

--- The variant that a foreign rule name means.
-- @return name, or nil, message
function foreign.variant(rule)
    rule = tostring(rule or "")
    if rule == "" then return nil, messages.say("no-rule", { rule = rule }) end
    local rules = variants.rules(rule)
    if not rules then return nil, messages.say("unknown-rule", { rule = rule }) end
    return rules.name
end

--- The name that other notations know a variant by.
function foreign.rule(rules)
    return rules.foreign_name
end

-- ---- Opening ------------------------------------------------------------------------

--- The names of the players by seat. A notation names them by the colours that they
-- hold at the end; before anyone holds a colour seat n is taken to hold colour n.
-- @param source as the notation reads it
-- @param live its game as far as it was played
-- @return list, or nil if nobody is named
function foreign.seats(source, live)
    if source.own.seats or not next(source.players) then return source.own.seats end
    local seats = {}
    for i = 1, math.max(2, #source.players) do
        local held = select(2, kernel.who(live, i)) or i
        local key = source.by_colour and live.rules.colours[held] or held
        seats[i] = source.players[key] or "?"
    end
    return seats
end

-- A board that is no full rectangle, in words.
local function in_words(board)
    local code = board.hex and "board-is-hexagon"
        or board.layers > 1 and "board-is-layers"
        or board.joined and "board-is-joined" or "board-is-holed"
    return messages.say(code, { side = board.hex, layers = board.layers,
        columns = board.columns, rows = board.rows })
end

-- Does a source start from a position, past the opening?
local function is_past(source)
    return source.stones ~= nil
end

-- Put the options that a source says in a record's words into those given.
local function put_own_options(source, variant, given)
    if source.own.variant ~= variant then return end
    for key, value in pairs(source.own.options) do
        if given[key] == nil then given[key] = value end
    end
end

-- Put the source's options into those given: true if that changes the rules.
local function put_options(source, rules, given)
    local changed, own = false, source.options
    if source.own.variant or not own then return false end
    for _, setting in ipairs(variants.settings(rules.definition)) do
        local key, value = setting.key, own[setting.key]
        if given[key] == nil and rules.options[key] ~= value
            and language.index_of(setting.values or {}, value) then
            given[key], changed = value, true
        end
    end
    return changed
end

-- The rules for a source: its own size where the variant lets it be chosen. Or nil, a
-- message and what of the source is at fault.
local function rules_of(source, variant, options)
    local given = {}
    for key, value in pairs(options or {}) do given[key] = value end
    put_own_options(source, variant, given)
    local rules, message = named_rules(variant, given, is_past(source))
    if rules and put_options(source, rules, given) then
        rules, message = named_rules(variant, given, is_past(source))
    end
    if rules and not rules.board.full then
        return nil, messages.say("only-rectangles", { variant = rules.name,
            board = in_words(rules.board) })
    elseif not rules or not source.size or given.size
        or rules.width .. "x" .. rules.height == source.size then
        return rules, message
    elseif not rules.options.size then
        return nil, messages.say("other-size", { size = source.size,
            variant = rules.name, expected = rules.width .. "x" .. rules.height }), "size"
    end
    given.size = source.size
    rules, message = named_rules(variant, given, is_past(source))
    return rules, message, not rules and "size" or nil
end

-- Has the game the colours that a notation names?
local function check_colours(source, live)
    if not source.by_colour then return true end
    local known = {}
    for _, colour in ipairs(live.rules.colours) do known[colour] = true end
    for _, colour in ipairs(source.by_colour) do
        if not known[colour] then
            return kernel.colour_number(live, colour)
        end
    end
    return true
end

-- A move or a stone whose colour has another name.
local function renamed(one, names)
    if not names[one.colour] then return one end
    local copy = {}
    for key, value in pairs(one) do copy[key] = value end
    copy.colour = names[one.colour]
    return copy
end

--- A move, as its game calls colours.
-- @param source that was opened
function foreign.named(source, move)
    return source.names and renamed(move, source.names) or move
end

-- Call the colours of a source by their names in the game; games share moves.
local function name_colours(source, colours)
    local names = source.name_colours and source.name_colours(colours) or {}
    if not next(names) or names[source.by_colour[1]] == source.by_colour[1]
        and names[source.by_colour[2]] == source.by_colour[2] then
        return
    end
    local players = {}
    for name, own in pairs(names) do players[own] = source.players[name] end
    source.names, source.by_colour, source.players = names, colours, players
    source.turn = names[source.turn] or source.turn
    source.result = names[source.result] or source.result
    for _, key in ipairs { "moves", "stones" } do
        local list = {}
        for i, one in ipairs(source[key] or {}) do list[i] = renamed(one, names) end
        source[key] = source[key] and list
    end
end

-- Set up the stones that a notation puts on the board before the first move.
local function set_up(live, source)
    local rules, cells = live.rules, {}
    for i = 1, #rules.board.points do cells[i] = "." end
    for _, stone in ipairs(source.stones) do
        local at = rules.board.number[stone.point]
        if not at then
            return nil, messages.say("off-board", { point = stone.point,
                columns = rules.width, rows = rules.height })
        end
        cells[at] =
            stone.colour == rules.colours[1] and "X" or "O"
    end
    local said = source.own.turn or source.turn
    local turn = source.moves[1] and source.moves[1].colour or said
    -- Another action may come before the first move: whose it is only the source says.
    if said and (source.actions or {})[0] then turn = said end
    -- The first colour's turn is said only where the notation has a word for it.
    if turn == rules.colours[1] and turn ~= source.turn then turn = nil end
    return live:setup(table.concat(cells), turn, source.captured)
end

-- The result that a source says in a record's words, if it does, else as it has it.
local function result_of(source, live)
    local own = source.own.result
    if own == own_lines.NO_RESULT then return nil end
    if own then return headers.result(live, own) end
    return live.rules.colours[source.result] or source.result
end

-- Take what a source says in a record's words: true; or nil, message.
local function take_own(source)
    local own, message = own_lines.take(source)
    if not own then return nil, message end
    source.own, source.actions, source.captured = own, own.actions, own.captured
    if own.turn then source.stones = source.stones or {} end
    return true
end

-- What two sources have in common if they have the same rules.
local function rules_key(source)
    local own = source.own
    local parts = { own.variant or source.rule or "", source.size or "" }
    for _, key in ipairs(language.keys(own.options or {})) do
        parts[#parts + 1] = key .. "=" .. own.options[key]
    end
    return table.concat(parts, "\n")
end

-- A function that gives the rules of a source, or nil, message and the key of the fault.
-- It keeps the rules of the last source: most games of a text have the same rules.
local function rules_finder(variant, options)
    local rules, said, own_options, was_past
    return function(source)
        local key = rules_key(source)
        if rules and key == said and source.options == own_options
            and is_past(source) == was_past then
            return rules
        end
        local name = variant
        if not name then
            local unknown
            name, unknown = foreign.variant(source.own.variant or source.rule)
            if not name then return nil, unknown, "rule" end
        end
        local message, fault
        rules, message, fault = rules_of(source, name, options)
        said, own_options, was_past = key, source.options, is_past(source)
        return rules, message, fault
    end
end

--- What makes live games of the games of a foreign notation: their rules, their stones
-- set up.
-- @param variant name to use whatever the notation says, or nil; and its options
-- @return function from a game as `read` gives it to a game, or nil, message and the line
-- of the fault
function foreign.opener(variant, options)
    local find_rules = rules_finder(variant, options)
    return function(source)
        local function fault(message, key)
            return nil, message, (source.lines or {})[key] or source.line
        end
        local ok, message = take_own(source)
        if not ok then return fault(message) end
        if source.setup and variant then
            local live, unread = positions.open(source.setup, variant, options)
            if not live then return fault(unread) end
            return live
        end
        local rules, unfound, key = find_rules(source)
        if not rules then return fault(unfound, key) end
        local live = games.new(rules)
        name_colours(source, rules.colours)
        ok, message = check_colours(source, live)
        if not ok then return fault(message, "rule") end
        if source.place then
            ok, message = source:place(rules)
            if not ok then return fault(message) end
        end
        live.result, message = result_of(source, live)
        if message then return fault(message) end
        live.seats = foreign.seats(source, live)
        if source.stones then
            ok, message = set_up(live, source)
            if not ok then return fault(message, "stones") end
        end
        return live
    end
end

return foreign
