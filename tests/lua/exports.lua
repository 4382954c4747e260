--- Compares exports with their originals: does `judge` report the same for a game in
-- another notation, and does a second export have the same bytes?
local helper = dofile "tests/lua/helper.lua"
local inarow = require "inarow"
local language = require "inarow.language"
local judging = require "inarow.judging"
local model = require "inarow.model"
local notation = require "inarow.notation"

local exports = {}

-- ---- One export -----------------------------------------------------------------------

--- Returns a text in another notation; or nil and the first fault.
-- @param drop true to leave out content that the notation cannot express
function exports.convert(text, to, options, drop)
    local write, parts = notation.writer(to, drop or false), {}
    for part, fault in write.convert(text, "x", options) do
        if fault then return nil, fault.message end
        parts[#parts + 1] = part
    end
    parts[#parts + 1] = write.finish()
    return table.concat(parts)
end

local ON_BOARD = model.verbs "board"

-- Returns an action as text, without the player and the stone's colour, which the board
-- shows. The points of an offer are sorted.
local function text_of(action)
    local own = helper.with(action, {})
    if ON_BOARD[action.verb] then own.by = nil end
    if action.verb == "play" then own.colour = nil end
    if action.verb == "offer" then
        own.points = language.joined(action.points)
        table.sort(own.points)
    end
    return model.format(own) .. (action.assumed and " # assumed" or "")
end

-- Returns the report of `judge` on one game, with its rules, header and actions.
local function report_of(result)
    local game, actions = result.game, {}
    for i, action in ipairs(game.log) do actions[i] = text_of(action) end
    return {
        options = helper.dump(helper.with(game.rules.options, { size = false })),
        conduct = helper.dump(game.origin.conduct),
        size = game.rules.board:size(), cells = game.position:cells(),
        captured = table.concat(game.position:captured(), " "),
        actions = table.concat(actions, "\n"), variant = result.variant,
        moves = result.moves, status = result.status, winner = result.winner,
        reason = result.reason, citation = result.citation, at = helper.dump(result.at),
        opening = result.opening, players = helper.dump(result.players),
        recorded = result.recorded, assumed = table.concat(result.assumed, "\n"),
        after = result.after, verdict = result.verdict,
        claims = helper.dump(result.claims), refusal = helper.dump(result.refusal),
    }
end

--- Returns the reports of `judge` on all games of a text: a list of tables; or nil,
-- message.
function exports.judge(text, options)
    local list = {}
    for result in judging.games(text, "x", options) do
        if result.error then return nil, result.error.message end
        list[#list + 1] = report_of(result)
    end
    return list
end

-- Returns the first lines that differ in two texts.
local function first_lines(was, is)
    local next_line = (is .. "\n"):gmatch "([^\n]*)\n"
    for line in (was .. "\n"):gmatch "([^\n]*)\n" do
        local other = next_line()
        if line ~= other then return line, other end
    end
    return nil, next_line()
end

-- Returns the field in which two reports differ, and both values; nil if they are equal.
local function difference(was, is)
    local keys = {}
    for key in pairs(was) do keys[key] = true end
    for key in pairs(is) do keys[key] = true end
    for _, key in ipairs(language.keys(keys)) do
        if was[key] ~= is[key] then
            local one, other = first_lines(tostring(was[key]), tostring(is[key]))
            return ("%s: %s / %s"):format(key, tostring(one), tostring(other))
        end
    end
end

local function first_difference(was, is)
    if #was ~= #is then return ("games: %d / %d"):format(#was, #is) end
    for i, report in ipairs(was) do
        local found = difference(report, is[i])
        if found then return found end
    end
end

-- Notations that do not name the rules.
local RULELESS = { offsets = true, fen = true }

-- Returns the options for reading an export.
local function reading(text, to, options)
    local given = { format = to }
    if RULELESS[to] then
        local game = judging.games(text, "x", options)().game
        given.variant = game.rules.name
        given.given = { size = game.rules.options.size and game.rules.board:size() }
    end
    return given
end

--- Exports a text, reads the result, and exports it again.
-- @param text of records, or of another notation
-- @param to name of a notation
-- @param options as for notation.games
-- @return "equal"; "refused" and the reason; or "different" and the difference
function exports.outcome(text, to, options)
    local was = assert(exports.judge(text, options))
    local export, message = exports.convert(text, to, options)
    if not export then return "refused", message end
    local given = reading(text, to, options)
    local is, unread = exports.judge(export, given)
    if not is then return "different", "unreadable: " .. unread .. "\n" .. export end
    local how = first_difference(was, is)
    if how then return "different", how .. "\n" .. export end
    local again, refused = exports.convert(export, to, given)
    if again ~= export then
        return "different", "second export:\n" .. export .. "\n" .. (again or refused)
    end
    return "equal"
end

-- ---- Games ----------------------------------------------------------------------------

-- Values for options without a list of values.
local FREE = { clock = { "60", "5/60 30+2" }, moves = { 6, 9 }, supply = { 9 },
    size = { 7, 9 } }
local SIDES = { connect_four = { "5x4", "9x7" }, popout = { "5x4" } }

--- Returns the options of a variant, each with one value: a list of tables, the first
-- empty.
function exports.options_of(name)
    local list = { {} }
    for _, setting in ipairs(assert(inarow.settings(name))) do
        local key = setting.key
        local values = #(setting.values or {}) > 0 and setting.values
            or key == "size" and SIDES[name] or FREE[key] or {}
        for _, value in ipairs(values) do
            local options = { [key] = value }
            if inarow.new(name, options) then list[#list + 1] = options end
        end
    end
    return list
end

-- Arguments for actions at the table.
local SAID = {
    "five", "captures", "time", "h8", "offer", "accept", "refuse", "by first",
    "by second", "win first", "loss-of-both", "draw", "void", "suspend", "resume", "2",
    "3 5", "referees", "restored to 2",
}

local function set_up(game, random)
    local cells, colours = ("."):rep(#game.rules.board.points), game.rules.colours
    for _ = 1, random(4) - 1 do
        local at = random(#cells)
        cells = cells:sub(1, at - 1) .. ("XO"):sub(random(2)):sub(1, 1)
            .. cells:sub(at + 1)
    end
    local captured = { [colours[1]] = random(3) - 1 }
    game:setup(cells, colours[random(2)], random(2) == 1 and captured or nil)
end

-- Does an action in its shortest words, as people write it.
local function apply_bare(game, action)
    local bare = helper.with(action, {})
    bare.by, bare.colour = nil, action.verb ~= "play" and action.colour or nil
    if not game:apply(bare) then return game:apply(action) end
    if bare.point and action.colour and game:at(bare.point) ~= action.colour then
        game:undo()
        bare.colour = action.colour
        game:apply(bare)
    end
end

--- Plays a game further with random legal actions. If it is `rich`, it may also have a
-- position, actions at the table, a result, names and times.
-- @param random as helper.random gives it
-- @return its record
function exports.game(game, random, rich)
    if rich and random(5) == 1 then set_up(game, random) end
    for _ = 1, random(25) - 1 do
        if game.final then break end
        local is_legal = not rich or random(5) > 1
        local action = is_legal and helper.legal_action(game, random)
            or helper.random_action(random, SAID, 3)
        if not action then break end
        if rich and is_legal and random(60) == 1 then
            action.time = game:state().time + 1
        end
        if is_legal then apply_bare(game, action) else game:apply(action) end
    end
    local colours = game.rules.colours
    local results = { "draw", "void", "loss-of-both", colours[1], colours[2] }
    if rich and random(2) == 1 then game.result = results[random(#results)] end
    if rich and random(3) == 1 then game.seats = { "A B", "C" } end
    if not rich and not game.final and random(4) == 1 then game:apply "resign" end
    return helper.line_of(game)
end

--- Returns the readable records of the law and of real games, one by one.
-- @param apart, first to choose one record in `apart`
function exports.records(apart, first)
    local list, number = {}, 0
    local names = io.popen
        "find tests/conformance tests/games -name '*.rec' | LC_ALL=C sort"
    for path in names:lines() do
        local text = "\n" .. helper.contents(path) .. "\n---\n"
        for record in text:gmatch "(.-)\n%-%-%-%f[\n]" do
            number = number + 1
            if number % apart == first % apart and exports.judge(record, {}) then
                list[#list + 1] = record
            end
        end
    end
    names:close()
    return list
end

return exports
