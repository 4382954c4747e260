--- Fits games to a notation: decides which content the notation can express, and handles
-- the other content.
--
-- A notation's `holds` shows which kinds of content it can express. The value of a kind
-- is `true`, a function that decides, or the only accepted value. The accepted value may
-- be a variant, a size, a number of colours or a list of colours. The size "any" accepts
-- every size.
--
-- Other content goes into the comment, if the notation has one. The rules, the result
-- and other actions become lines that are read back (own_lines.lua). Without a comment
-- the game is refused, but some kinds may be left out on request. Expectations of a
-- record and marks of assumed actions are not part of the game, so they are never
-- written in other notations.
local language = require "inarow.language"
local model = require "inarow.model"
local say = require("inarow.notation.formats.sentences").say
local marks = require "inarow.notation.formats.marks"
local own_lines = require "inarow.notation.own_lines"
local remarks = require "inarow.notation.remarks"
local writer = require "inarow.notation.record.writer"

local portable = {}

local function list_text(values)
    return table.concat(values, " ")
end

local function has_passes(game)
    for _, move in ipairs(game.moves) do
        if not move.point then return true end
    end
    return false
end

-- Returns true if a move is off the board. Refused moves, and moves without a ruling, may
-- be on any point or have only a column.
local function has_moves_astray(game)
    for _, move in ipairs(game.moves) do
        local x, y = 1, 1
        if move.point then x, y = model.coordinates(move.point) end
        if not y or x > game.rules.width or y > game.rules.height then return true end
    end
    return false
end

local function any_move_has(key)
    return function(game)
        for _, move in ipairs(game.moves) do
            if move[key] then return true end
        end
        return false
    end
end

local function clear_moves(key)
    return function(game)
        for _, move in ipairs(game.moves) do move[key] = nil end
    end
end

-- Returns the chosen options. If the notation does not show the size of the board, the
-- size is one of them.
local function option_text(game, format)
    return list_text(writer.options_of(game.live,
        { size = format.holds.size ~= "any" }))
end

local function rule_line(game, format)
    local options = option_text(game, format)
    return own_lines.write("variant " .. game.rules.name
        .. (options ~= "" and " " .. options or ""))
end

local function captured_lines(game)
    local texts = {}
    for i, colour in ipairs(language.keys(game.captured or {})) do
        texts[i] = own_lines.write(
            ("captured %s %d"):format(colour, game.captured[colour]))
    end
    return table.concat(texts, "\n")
end

local function seats_line(game)
    return own_lines.write(writer.seats_of(game.live))
end

local function offers_text(game)
    return say "said-offers" .. " " .. list_text(game.offers)
end

local function has_no_stones(game)
    return game.stones ~= nil and #game.stones == 0
end

-- Returns the marks of a game or move as a text.
local function marks_text(marked)
    return say "said-marks" .. " " .. marks.list(marked.marks)
end

-- Writes an action that is not a move as a line for a comment. If moves were taken back,
-- the action would not fit the position, so it is written as plain text, which is not
-- read back.
local function note_text(game, note, after)
    local text = model.format(note.action)
    return game.restored and text or own_lines.write(text, after)
end

local function has_offer(game)
    for _, note in ipairs(game.notes) do
        if note.action.verb == "offer" then return true end
    end
    return false
end

local function note_lines(game)
    local texts = {}
    for i, note in ipairs(game.notes) do
        texts[i] = note_text(game, note, note.after > 0 and note.after or nil)
    end
    return table.concat(texts, "\n")
end

-- Returns true if a note is unnecessary: its action was assumed, or the notation can
-- express its offer.
local function is_plain(note, holds_offers)
    return note.assumed or holds_offers and note.action.verb == "offer"
end

-- Drops each unnecessary note, but only if a move follows the note before the next note
-- that is kept.
local function drop_plain(game, holds_offers)
    local kept, place = {}, #game.moves
    for i = #game.notes, 1, -1 do
        local note = game.notes[i]
        if not is_plain(note, holds_offers) or place == note.after then
            kept[#kept + 1], place = note, note.after
        end
    end
    game.notes = {}
    for i = #kept, 1, -1 do table.insert(game.notes, kept[i]) end
end

-- Notes are actions that are not moves. Adds the comments on notes to the comments of the
-- moves before them. If moves may have comments, also adds the actions of the notes.
local function place_notes(game, format)
    local is_beside = format.holds.remarks
    local said = {}
    for _, note in ipairs(game.notes) do
        local to = note.after > 0 and game.moves[note.after] or game
        said[to] = true
        if is_beside then remarks.add(to, note_text(game, note)) end
        if note.comment then remarks.add(to, note.comment) end
    end
    for to in pairs(said) do remarks.settle(to) end
    if is_beside then game.notes = {} end
end

local function clear(key)
    return function(game) game[key] = nil end
end

-- Kinds of content, in the order in which they move to the comment. `has` returns true if
-- a game has this kind. `comment` returns this content as text for the comment. `clear`
-- removes it; kinds that cannot be left out have no `clear`. Kinds that are read back
-- from the comment come last. The sentence "holds-NAME" names a kind.
local kinds = {
    {
        name = "joined",
        has = function(game) return game.rules.board.joined end,
    },
    {
        name = "board",
        has = function(game) return not game.rules.board.full end,
    },
    {
        name = "colours",
        has = function() return true end,
    },
    {
        name = "size",
        has = function() return true end,
    },
    {
        name = "shared",
        has = function(game) return game.rules.are_shared end,
    },
    {
        name = "neutral",
        has = function(game) return game.neutral end,
    },
    {
        name = "setup",
        has = function(game) return game.stones ~= nil end,
    },
    {
        name = "moves",
        has = function(game, format) return format.at_end and #game.moves > 0 end,
        clear = function() end,
    },
    { name = "pass", has = has_passes },
    {
        name = "shifted",
        has = function(game) return game.shifted end,
    },
    {
        name = "instead",
        has = function(game) return game.instead end,
    },
    { name = "astray", has = has_moves_astray },
    {
        name = "times",
        has = any_move_has "time", clear = clear_moves "time",
    },
    {
        name = "marks",
        has = marks.of_game,
        comment = function(game)
            local lines = {}
            if game.marks then lines[1] = marks_text(game) end
            for i, move in ipairs(game.moves) do
                if move.marks then
                    lines[#lines + 1] = say("said-remark", { number = i }) .. " "
                        .. marks_text(move)
                end
            end
            return table.concat(lines, "\n")
        end,
        clear = function(game)
            game.marks = nil
            clear_moves "marks"(game)
        end,
    },
    {
        name = "remarks",
        has = any_move_has "comment",
        comment = function(game)
            local lines = {}
            for i, move in ipairs(game.moves) do
                if move.comment then
                    lines[#lines + 1] = say("said-remark", { number = i }) .. " "
                        .. move.comment
                end
            end
            return table.concat(lines, "\n")
        end,
        clear = clear_moves "comment",
    },
    {
        name = "stones",
        has = any_move_has "chosen", clear = clear_moves "chosen",
    },
    {
        name = "offers",
        has = function(game) return game.offers ~= nil end,
        comment = offers_text,
        clear = clear "offers",
    },
    {
        name = "rule",
        has = function(game) return game.rule ~= nil end,
        comment = rule_line,
        clear = clear "rule",
    },
    {
        name = "options", -- in the same line as the rule, if there is one
        has = function(game, format)
            local misleads = format.misleads and format.misleads(game)
            return game.rule ~= nil and (misleads or option_text(game, format) ~= "")
        end,
        comment = rule_line,
        clear = function() end,
    },
    {
        name = "captured",
        has = function(game) return next(game.captured or {}) ~= nil end,
        comment = captured_lines,
    },
    {
        name = "vacant",
        has = has_no_stones,
        comment = function(game)
            return own_lines.write("turn " .. (game.turn or game.rules.colours[1]))
        end,
    },
    {
        name = "restored",
        has = function(game) return game.restored end,
        clear = function() end,
    },
    {
        name = "players",
        has = function(game) return next(game.players) ~= nil end,
        comment = seats_line,
        clear = function(game) game.players = {} end,
    },
    {
        name = "unrecorded", -- the result follows from an action, but is not recorded
        has = function(game) return game.unrecorded end,
        comment = function() return own_lines.write("result " .. own_lines.NO_RESULT) end,
    },
    {
        name = "result",
        has = function(game) return game.result ~= nil end,
        comment = function(game) return own_lines.write("result " .. game.result) end,
        clear = function() end,
    },
    {
        name = "actions",
        has = function(game) return #game.notes > 0 end,
        comment = note_lines,
        clear = function(game) game.notes = {} end,
    },
    {
        name = "comment",
        has = function(game) return game.comment ~= nil end, clear = clear "comment",
    },
}

local function same(wanted, value)
    return table.concat(wanted, " ") == value
end

-- For each kind, a function that compares a game with the value of this kind in `holds`.
-- It returns true if they fit.
local matches = {}

function matches.size(wanted, game)
    return wanted == "any" or game.rules.board:size() == wanted
end

function matches.rule(wanted, game)
    return game.rules.name == wanted
end

function matches.colours(wanted, game)
    local colours = game.rules.colours
    if type(wanted) == "number" then return #colours == wanted end
    return same(wanted, table.concat(colours, " "))
        or same({ wanted[2], wanted[1] }, table.concat(colours, " "))
end

local function is_held(format, kind, game)
    local held = format.holds[kind]
    if type(held) == "function" then return held(game) end
    if held == nil or type(held) == "boolean" then return held end
    return matches[kind](held, game)
end

-- SGF tags that are about the file only.
local OF_FILE = { FF = "4", GM = "4" }

-- Keeps the tags that the notation can express, and returns the others.
local function sort_tags(format, game)
    local kept, others = {}, {}
    local held = format.holds.tags
    for _, tag in ipairs(game.tags) do
        local is_kept = held == true or held and held(tag[1])
        if is_kept or OF_FILE[tag[1]] ~= tag[2] then
            table.insert(is_kept and kept or others, tag)
        end
    end
    game.tags = kept
    return others
end

local function say_tags(tags)
    local lines = {}
    for i, tag in ipairs(tags) do lines[i] = tag[1] .. ": " .. tag[2] end
    return table.concat(lines, "\n")
end

-- Describes a kind of content in words.
local function say_kind(kind, game)
    return say("holds-" .. kind.name,
        { colours = language.list(game.rules.colours, "and") })
end

--- Fit a game to a notation. Content that the notation cannot express goes into the
-- comment or, with `drop`, may be left out. This changes the transcript.
-- @return true; or nil, message
function portable.fit(game, format, drop)
    local lost, tags = {}, sort_tags(format, game)
    -- If `holds.comment` is a function, the comment can only hold certain texts, and no
    -- other content.
    local can_say = format.holds.comment == true
    local holds_offers = game.offers and is_held(format, "offers", game)
    drop_plain(game, holds_offers)
    if can_say and not holds_offers and has_offer(game) then game.offers = nil end
    place_notes(game, format)
    if #tags > 0 and can_say then
        remarks.add(game, say_tags(tags))
        remarks.settle(game)
    elseif #tags > 0 then
        lost[#lost + 1] = say "holds-tags"
    end
    -- Keep a result that is not recorded only if the comment can say that it is not
    -- recorded.
    if game.unrecorded and not (can_say and is_held(format, "result", game)) then
        game.result, game.unrecorded = nil, nil
    end
    for _, kind in ipairs(kinds) do
        if kind.has(game, format) and not is_held(format, kind.name, game) then
            if can_say and kind.comment then
                remarks.add(game, kind.comment(game, format))
                remarks.settle(game)
                if kind.clear then kind.clear(game) end
            elseif not kind.clear then
                return nil, say("cannot-hold",
                    { format = format.name, what = say_kind(kind, game) })
            else
                lost[#lost + 1] = say_kind(kind, game)
                if drop then kind.clear(game) end
            end
        end
    end
    if #lost == 0 or drop then return true end
    return nil, say("would-drop",
        { format = format.name, what = language.list(lost) })
end

return portable
