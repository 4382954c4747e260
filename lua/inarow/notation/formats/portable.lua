--- What a notation can hold of a game, and what is done with the rest.
--
-- A notation's `holds` names the kinds below that it has words for: `true`, one value
-- (the variant that it is for; a size, or "any" where it does not matter; a number or
-- list of colours), or a function that decides. What it has no words for goes into the
-- comment if it has one. If there is no way to say it, the game is refused; some kinds
-- may be left out if that is asked for. Expectations of a record, and that colours kept
-- or stones offered were assumed, are no part of the game and are written nowhere else.
local english = require "inarow.text.english"
local lists = require "inarow.text.lists"
local say = require("inarow.text.messages").say
local board = require "inarow.model.board"
local marks = require "inarow.notation.formats.marks"
local remarks = require "inarow.notation.remarks"

local portable = {}

local function list_text(values)
    return table.concat(values, " ")
end

-- The players as "A - B", one unknown as "?".
local function player_text(game)
    local players = {}
    for i = 1, #game.rules.colours do players[i] = game.players[i] or "?" end
    return table.concat(players, " - ")
end

local function has_passes(game)
    for _, move in ipairs(game.moves) do
        if not move.point then return true end
    end
    return false
end

-- Moves that were refused or not ruled on may be anywhere, or tell a column alone.
local function has_moves_astray(game)
    for _, move in ipairs(game.moves) do
        local x, y = 1, 1
        if move.point then x, y = board.place(move.point) end
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

-- The options that were chosen; the size only if nothing else tells of it.
local function option_text(game, format)
    local words = {}
    for _, key in ipairs(lists.names(game.rules.given)) do
        if key ~= "size" or format.holds.size == "any" then
            words[#words + 1] = key .. "=" .. tostring(game.rules.given[key])
        end
    end
    return list_text(words)
end

local function captured_text(game)
    local words = {}
    for _, colour in ipairs(lists.names(game.captured or {})) do
        words[#words + 1] = colour .. " " .. game.captured[colour]
    end
    return list_text(words)
end

-- What is marked at a game or move.
local function marks_text(marked)
    return say "said-marks" .. " " .. marks.list(marked.marks)
end

local function clear(key)
    return function(game) game[key] = nil end
end

-- In the order in which they are moved to the comment (`of_game`: once for the branches
-- of a tree, with the first): `has`, is there anything of it in a game; `say`, what a
-- comment says of it, or `comment`, the whole of it; `clear`, leave it out. What cannot
-- be left out has no `clear`. What each is called, and how a comment begins, are the
-- sentences "holds-NAME" and "said-NAME".
local kinds = {
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
    { name = "astray", has = has_moves_astray },
    {
        name = "rule", of_game = true,
        has = function(game) return game.rule ~= nil end,
        say = function(game) return game.rules.name end,
        clear = clear "rule",
    },
    {
        name = "options", of_game = true,
        has = function(game, format) return option_text(game, format) ~= "" end,
        say = option_text,
        clear = function() end,
    },
    {
        name = "captured", of_game = true,
        has = function(game) return captured_text(game) ~= "" end,
        say = captured_text,
    },
    {
        name = "players", of_game = true,
        has = function(game) return next(game.players) ~= nil end,
        say = player_text,
        clear = function(game) game.players = {} end,
    },
    {
        name = "result",
        has = function(game) return game.result ~= nil end,
        say = function(game) return game.result end,
        clear = clear "result",
    },
    {
        name = "offers", of_game = true,
        has = function(game) return game.offers ~= nil end,
        say = function(game) return list_text(game.offers) end,
        clear = clear "offers",
    },
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
        name = "comment",
        has = function(game) return game.comment ~= nil end, clear = clear "comment",
    },
}

local function same(wanted, value)
    return table.concat(wanted, " ") == value
end

-- Does one value of `holds` cover the game?
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

-- Tags of SGF that tell of the file only.
local OF_FILE = { FF = "4", GM = "4" }

-- Tags: those that the notation knows stay, the others are to be said or left out.
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

-- Actions that are no moves, said beside the move before them.
local function place_notes(game)
    local function to(note)
        return note.after > 0 and game.moves[note.after] or game
    end
    for _, note in ipairs(game.notes) do remarks.add(to(note), note.text) end
    for _, note in ipairs(game.notes) do remarks.settle(to(note)) end
    game.notes = {}
end

-- What a comment says of a kind that the notation has no words for. The text stands as it
-- is, whatever its bytes.
local function comment_on(kind, game, format)
    if kind.comment then return kind.comment(game) end
    return say("said-" .. kind.name) .. " " .. kind.say(game, format)
end

local function say_tags(tags)
    local lines = {}
    for i, tag in ipairs(tags) do lines[i] = tag[1] .. ": " .. tag[2] end
    return table.concat(lines, "\n")
end

--- Fit a game to a notation: what it has no words for goes into the comment, or is left
-- out if `drop`. The transcript is changed.
-- @return true; or nil, message
function portable.fit(game, format, drop)
    local lost = {}
    place_notes(game)
    -- A comment in the format's own words comes first: what is said follows it.
    local can_say = format.holds.comment == true
    local tags = sort_tags(format, game)
    local is_variation = (game.branch or 1) > 1
    for _, kind in ipairs(kinds) do
        if is_variation and kind.of_game then
            if kind.clear then kind.clear(game) end
        elseif kind.has(game, format) and not is_held(format, kind.name, game) then
            if can_say and (kind.say or kind.comment) then
                remarks.add(game, comment_on(kind, game, format))
                remarks.settle(game)
                if kind.clear then kind.clear(game) end
            elseif not kind.clear then
                return nil, say("cannot-hold",
                    { format = format.name, what = say("holds-" .. kind.name) })
            else
                lost[#lost + 1] = say("holds-" .. kind.name)
                if drop then kind.clear(game) end
            end
        end
    end
    if #tags > 0 and can_say then
        remarks.add(game, say_tags(tags))
        remarks.settle(game)
    elseif #tags > 0 then
        lost[#lost + 1] = say "holds-tags"
    end
    if #lost == 0 or drop then return true end
    return nil, say("would-drop",
        { format = format.name, what = english.list(lost) })
end

return portable
