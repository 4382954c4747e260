--- The games of a text or a stream, whatever its notation: each opened, ready to be
-- played from its source.
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

-- Chunks that remember the fault that ended them, and may be asked for more then.
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

-- The records of a text, one at each call. Those with nothing but comments are no games:
-- they stand `before` the next record, or `behind` the last, if it need not be given
-- as soon as it is there. Those without end are a fault, like a record without end. With
-- each comes its number, for which those are counted too.
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

-- The same, with each branch of a record for itself.
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

-- What makes a live game of a source, by its notation.
local function opener(format, options)
    if format then return foreign.opener(options.variant, options.given) end
    return function(source)
        return reopen.game(source, options.variant, options.given)
    end
end

-- What comes after the games of a text: what was wrong at its end, or that there is no
-- game at all; nil if nothing.
-- @param expected what the text should be, if there was none; or false
local function last_item(item, guard, expected)
    local fault = guard.fault or expected and messages.say("no-game",
        { expected = expected })
    if not fault then return nil end
    item.where, item.error = item.name, { message = fault }
    guard.fault = nil
    return item
end

-- Open the game of an item, unless it is faulty already; and plant its tree, if wanted.
-- @return nil or false if it cannot be opened
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

--- The games of a text.
-- @param input string, or a function giving its next piece, or nil at the end (then
-- perhaps with a message of what went wrong)
-- @param name string, the text's name, perhaps a file's; games are told apart as `name#n`
-- @param options table: `format` (a notation's name, recognized if nil), `variant` and
-- `given` (used where the text names none; a foreign text's rule gives way to them),
-- `eager` (a game is wanted as soon as its moves are there), `first` (n of its first
-- game, 1 if nil: the text may be a part of another), `branches` (each branch of a tree
-- is a game: `name#n.branch`; of SGF it is the main line else), `asides` (what is said in
-- a branch without moves is wanted too), `trees` (instead of branches: the trees of games
-- have what a foreign text says beside their moves), `paths` (a library of several games
-- is read path by path, though trees are wanted)
-- @return function giving for each game {where, name, foreign, source, live, has_tree,
-- change}: `change` is the code of a sentence if the tree has another main line than the
-- source; `has_tree` if all that a foreign source says stands in the game's tree;
-- `source` as it was read, `foreign` its notation's name, nil for a record, which has
-- `nth`, its number with texts counted that are comments only; or {where, name, error =
-- {line, message}}, of which there is one if there is no game at all
function games.each(input, name, options)
    local guard = guarded(type(input) == "function" and input or language.pieces(input))
    local notation, chunks, _ = options.format
    if notation then
        _, chunks = recognizer.head(guard.chunks, 0)
    else
        notation, _, chunks = recognizer.recognize(guard.chunks, { name = name })
    end
    local format = recognizer.formats[notation]
    local sources = format and format.stream(chunks, options.eager, options.branches,
            options.trees, options.paths)
        or records(chunks, options.eager)
    local has_branches = options.branches and not options.trees
    if not format and has_branches then sources = branches(sources) end
    local open = opener(format, options)
    local first = options.first or 1
    local number, spoilt = first - 1, nil
    -- The next source; of a tree that could not be opened there are no more.
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
