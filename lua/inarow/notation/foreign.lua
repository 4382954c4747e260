--- Opens games of other notations, and documents the interface of the notations' modules.
--
-- Each notation's module has `name`; `expected`, a description of its texts; `begins`,
-- the signature of its texts (recognizer.lua); and `stream(chunks, eager, with_branches,
-- with_tree, conversion)`. `stream` returns an iterator that returns one game per call
-- without holding the whole text. Each game is within the limits of limits.lua. `chunks`
-- returns the pieces of the text. With `eager`, a game is returned as soon as its moves
-- have arrived. A module may have `endings`, the extensions of its files, and `by_line`,
-- true if each line is a game.
--
-- If games are trees, `with_branches` returns each branch as a game with `tree` and
-- `branch`, numbers, and `from`, the number of its first own move. `is_aside` is true if
-- a branch has no own moves and only adds remarks to moves of other branches. With
-- `with_tree`, these games have the function `all`. It returns the first node of the
-- whole tree, as in planting.lua; or nil and a message. With `conversion`, games have the
-- whole content of the text, or a fault follows them. If `conversion` is "drop", content
-- may be missing.
--
-- Games have the same form in all notations: {rule, size, players, by_colour, result,
-- comment, marks, tags, options, stones, turn, moves, offers, line, lines, error}.
-- `size` is a text like "15x15". `players` has names by seat. If the list of colours
-- `by_colour` is given, it has names by colour. `result` is a colour's name or number,
-- "draw" or "void". `name_colours(colours)` may convert the colours of `by_colour` to
-- the game's. `options` holds default values by name. An option's default applies if the
-- variant has the option and nobody has set it. Games share the `options` table. The
-- comment of a tree's root belongs to one branch. The other branches have it in `above`.
--
-- `moves` is a list of {colour, point, action, comment, marks, time}, or a list of
-- points. Games may share moves. A move without a point is a pass. `action` is the
-- action that the move represents, if it is written beside the move. `time` is in
-- seconds since the start. `marks` are as in formats/marks.lua. `tags` is a list of
-- {name, value} with the notation's other information. `lines` may give the numbers of
-- the lines in which `rule`, `size` and `stones` stand. `error` is {line, message}; the
-- rest of the game after the fault is unknown. If the moves depend on the board,
-- `length` is the number of moves, and `place(game, rules)` sets `moves` when the board
-- is known. `place` returns true; or nil and a message. `setup` is the game's starting
-- position, a line for positions.lua.
--
-- A module that can write games has `holds`, the content that it can express (see
-- portable.lua), and `write(game)`, which returns the text of one game. If games are
-- trees, it has `write_tree(root, game)` instead, which writes a tree from drawing.lua
-- with the header `game`. If a file is more than a sequence of games, the module has
-- `collect()`, which returns a collection. The collection's `add(game)` or `add(root,
-- game)` returns the text that is complete. Its `text()` returns the rest of the text.
-- All of these functions may return nil and a message. If the module is `whole`, the
-- whole text comes from `text()`. Readers cannot see in this text whether games are
-- missing. `misleads(game)` is true if a tag names other options than the game has. The
-- games and headers to write come from transcript.lua. inarow's own record is written
-- from the game itself, because it can express more.
local headers = require "inarow.notation.record.headers"
local language = require "inarow.language"
local messages = require "inarow.notation.sentences"
local named_rules = require "inarow.notation.named_rules"
local games = require "inarow.game"
local own_lines = require "inarow.notation.own_lines"
local positions = require "inarow.notation.positions"
local variants = require "inarow.variant"

local foreign = {}

-- ---- Rules --------------------------------------------------------------------------

--- Return the variant for a rule's name in another notation.
-- @return name; or nil, message
function foreign.variant(rule)
    rule = tostring(rule or "")
    if rule == "" then return nil, messages.say("no-rule", { rule = rule }) end
    local rules = variants.rules(rule)
    if not rules then return nil, messages.say("unknown-rule", { rule = rule }) end
    return rules.name
end

--- Return the name of a variant in other notations.
function foreign.rule(rules)
    return rules.foreign_name
end

-- ---- Opening ------------------------------------------------------------------------

--- Return the names of the players by seat. A notation names players by their final
-- colours. Before anyone holds a colour, seat n counts as colour n.
-- @param source as the notation reads it
-- @param live game of the source, as far as it was played
-- @return list; nil if nobody is named
function foreign.seats(source, live)
    if source.own.seats or not next(source.players) then return source.own.seats end
    local seats = {}
    for i = 1, math.max(2, #source.players) do
        local held = select(2, live:colour_of(i)) or i
        local key = source.by_colour and live.rules.colours[held] or held
        seats[i] = source.players[key] or "?"
    end
    return seats
end

-- Describes a board that is not a full rectangle.
local function in_words(board)
    local code = board.hex and "board-is-hexagon"
        or board.layers > 1 and "board-is-layers"
        or board.joined and "board-is-joined" or "board-is-holed"
    return messages.say(code, { side = board.hex, layers = board.layers,
        columns = board.columns, rows = board.rows })
end

-- Returns true if a source starts from a position. The game's opening is over in this
-- position.
local function is_past(source)
    return source.stones ~= nil
end

-- Adds the options from a source's lines of a record to the given options.
local function put_own_options(source, variant, given)
    if source.own.variant ~= variant then return end
    for key, value in pairs(source.own.options) do
        if given[key] == nil then given[key] = value end
    end
end

-- Adds the source's options to the given options. Returns true if this changes the rules.
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

-- Returns the rules for a source, with the source's size if the variant allows that. For
-- a fault, returns nil, message, and the key of the faulty field.
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

-- Checks that the game has the colours that a notation names.
local function check_colours(source, live)
    if not source.by_colour then return true end
    local known = {}
    for _, colour in ipairs(live.rules.colours) do known[colour] = true end
    for _, colour in ipairs(source.by_colour) do
        if not known[colour] then
            return live:colour_number(colour)
        end
    end
    return true
end

-- Returns a move or stone with the new name of its colour; a copy if the name changes.
local function renamed(one, names)
    if not names[one.colour] then return one end
    local copy = {}
    for key, value in pairs(one) do copy[key] = value end
    copy.colour = names[one.colour]
    return copy
end

--- Return a move with the game's name for its colour.
-- @param source opened source of the move
function foreign.named(source, move)
    return source.names and renamed(move, source.names) or move
end

-- Replaces the colours of a source by the game's names. Moves are copied because games
-- share them.
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

-- Sets up a notation's stones before the first move.
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
    -- If recorded actions precede the first move, the colour of this move may not be the
    -- side to move at the start. Then only the source names the side to move.
    if said and (source.actions or {})[0] then turn = said end
    -- If the first colour is to move, it is named only if the source names it.
    if turn == rules.colours[1] and turn ~= source.turn then turn = nil end
    return live:setup(table.concat(cells), turn, source.captured)
end

-- Returns the result from a source's lines of a record; otherwise the notation's result.
local function result_of(source, live)
    local own = source.own.result
    if own == own_lines.NO_RESULT then return nil end
    if own then return headers.result(live, own) end
    return live.rules.colours[source.result] or source.result
end

-- Takes the lines of a record out of a source. Returns true; or nil, message.
local function take_own(source)
    local own, message = own_lines.take(source)
    if not own then return nil, message end
    source.own, source.actions, source.captured = own, own.actions, own.captured
    if own.turn then source.stones = source.stones or {} end
    return true
end

-- Returns a key that is equal for sources with the same rules.
local function rules_key(source)
    local own = source.own
    local parts = { own.variant or source.rule or "", source.size or "" }
    for _, key in ipairs(language.keys(own.options or {})) do
        parts[#parts + 1] = key .. "=" .. own.options[key]
    end
    return table.concat(parts, "\n")
end

-- Creates a function that returns the rules of a source; or nil, message and the key of
-- the faulty field. Because most games of a text share their rules, it reuses the
-- previous game's rules if the key is equal.
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

--- Create a function that opens games of a foreign notation, with their rules and setup
-- stones.
-- @param variant name that overrides the notation's rule, or nil
-- @param options of this variant
-- @return function from a source to a live game; or nil, message and the line of the
-- fault
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
