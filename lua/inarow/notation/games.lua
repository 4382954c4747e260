--- Opens the games of a text or stream in any notation, ready to be played from their
-- sources.
local limits = require "inarow.notation.limits"
local language = require "inarow.language"
local messages = require "inarow.notation.sentences"
local foreign = require "inarow.notation.foreign"
local planting = require "inarow.notation.planting"
local branches_of = require "inarow.notation.record.branches"
local reader = require "inarow.notation.record.reader"
local recognizer = require "inarow.notation.recognizer"
local reopen = require "inarow.notation.record.reopen"

local games = {}

-- Wraps the chunks of a text. After the end, the wrapper only returns nil. If a fault
-- ended the text, the wrapper has it in `fault`.
local function guarded(chunks)
    local guard = {}
    function guard.chunks()
        if guard.over then return nil end
        local piece
        piece, guard.fault = chunks()
        guard.over = not piece
        return piece
    end
    return guard
end

-- Iterates over the records of a text, each with its number. A record with only comments
-- is not a game, but counts towards the number. Such comments become part of the next
-- record's `before`. After the last record they become part of `behind`, unless `eager`.
-- Too many lines of comments in a row are a fault.
local function records(chunks, eager)
    local next_source, before, count = reader.stream(chunks), {}, 0
    local waiting, number, read = nil, 0, 0
    local function keep(source)
        count = count + #source.lines
        if #source.lines > 0 then before[#before + 1] = source end
        if count <= limits.lines then return source.empty end
        source.error = source.error or { line = source.first,
            message = limits.passed("lines", "comment-lines") }
        before, count = {}, 0
    end
    return function()
        for source in next_source do
            read = read + 1
            if not (source.empty and keep(source)) then
                local last, its = waiting, number
                source.before, before, count = before, {}, 0
                waiting, number = source, read
                if last then return last, its end
                if eager then break end
            end
        end
        local last = waiting
        if last then last.behind, waiting = before, nil end
        return last, number
    end
end

-- Iterates over records as `records` does, but splits each record into its branches.
local function branches(next_source)
    local others, nth, tree = nil, nil, 0
    return function()
        local branch = others and others()
        if branch then return branch, nth end
        local source
        source, nth = next_source()
        tree = tree + 1
        others = source and source.branched and not source.error
            and branches_of(source, tree)
        if others then return others(), nth end
        return source, nth
    end
end

-- Returns the function that makes a live game from a source in a notation.
local function opener(format, options)
    if format then return foreign.opener(options.variant, options.given) end
    return function(source)
        return reopen.game(source, options.variant, options.given)
    end
end

-- Returns an item with the fault at the end of a text, or with the fault that the text
-- has no game; nil if there is no fault.
-- @param expected description of the notation if the text had no game; otherwise false
local function last_item(item, guard, expected)
    local fault = guard.fault or expected and messages.say("no-game",
        { expected = expected })
    if not fault then return nil end
    item.where, item.error = item.name, { message = fault }
    guard.fault = nil
    return item
end

-- Opens the game of an item that has no fault yet, and adds the source's tree on request.
-- @return nil or false if the game cannot be opened
local function open_item(item, open, has_tree)
    item.error = item.source.error
    if item.error then return true end
    local message, line
    item.live, message, line = open(item.source)
    local is_planted = item.live
    if item.live and has_tree then
        item.has_tree = true
        is_planted, message = planting.plant(item.live, item.source)
        item.change = is_planted and message
    end
    if not is_planted then item.error = { line = line, message = message } end
    return is_planted
end

--- Iterate over the games of a text.
-- @param input string; or a function that returns the next piece. At the end, it returns
-- nil and perhaps a message about a fault
-- @param name string, such as the file's name; the games are named `name#n`
-- @param options table. `format` is a notation's name; if nil, the notation is
-- recognized. `variant` and `given` apply if the text names no variant, and override the
-- rule of a foreign text. `eager` returns a game as soon as its moves have arrived.
-- `first` is the number n of the first game, by default 1, for a text that is part of
-- another text. `branches` returns each branch of a tree as a game, `name#n.branch`.
-- Otherwise only the main line of an SGF game is read. `asides` also returns branches
-- that have remarks but no moves of their own. `trees` adds the remarks and variations
-- of a foreign text to its game's tree, and overrides `branches`. `conversion` reads the
-- whole content of a library. Each path is a game, unless `trees` is true and the library
-- has one game. "drop" permits loss of content; "whole" does not
-- @return iterator that returns an item for each game: {where, name, foreign, source,
-- live, has_tree, nth, change}. `foreign` is the name of a foreign notation; `source` is
-- the game as its reader returned it. `has_tree` is true if the game's tree contains
-- everything in a foreign source. `nth` is the number of a record in its text, including
-- records with only comments. `change` is the code of a sentence if the tree's main line
-- differs from the source's. An item with a fault is {where, name, error = {line,
-- message}}. A text without games has one item with a fault
function games.each(input, name, options)
    local guard = guarded(language.pieces(input))
    local notation, chunks, _ = options.format
    if notation then
        _, chunks = recognizer.head(guard.chunks, 0)
    else
        notation, _, chunks = recognizer.recognize(guard.chunks, { name = name })
    end
    local format = recognizer.foreign(notation)
    local sources = format and format.stream(chunks, options.eager, options.branches,
            options.trees, options.conversion)
        or records(chunks, options.eager)
    local has_branches = options.branches and not options.trees
    if not format and has_branches then sources = branches(sources) end
    local open = opener(format, options)
    local first = options.first or 1
    local number, spoilt = first - 1, nil
    -- Returns the next source. After a branch that could not be opened, the rest of its
    -- tree is skipped.
    local function next_source()
        local source, nth = sources()
        while source and (source.is_aside and not options.asides
            or source.tree and source.tree == spoilt) do
            source = sources()
        end
        return source, nth
    end
    return function()
        local item = { name = name, foreign = format and notation }
        item.source, item.nth = next_source()
        local is_other = item.source and (item.source.branch or 1) > 1
        number = number + (is_other and 0 or 1)
        item.where = name .. "#" .. number
        local tree = item.source and item.source.tree
        if tree then
            item.where = ("%s#%d.%d"):format(name, first - 1 + tree, item.source.branch)
        end
        if not item.source then
            return last_item(item, guard, number == first and (format or reader).expected)
        end
        if not open_item(item, open, options.trees and format) then spoilt = tree end
        return item
    end
end

return games
