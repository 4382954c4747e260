--- Compiles a variant's script, with its options filled in, into the core's rule set.
local board = require "inarow.variant.compile.board"
local choice_error = require "inarow.variant.compile.choice_error"
local colours = require "inarow.variant.compile.colours"
local core = require "inarow.core"
local forbidden = require "inarow.variant.compile.forbidden"
local language = require "inarow.language"
local model = require "inarow.model"
local options = require "inarow.variant.options"
local phases = require "inarow.variant.compile.phases"
local rows = require "inarow.variant.compile.rows"
local shapes = require "inarow.variant.compile.shapes"
local start = require "inarow.variant.compile.start"
local steps = require "inarow.variant.rulebook.steps"
local table_rules = require "inarow.variant.cites.table_rules"
local ways = require "inarow.variant.rulebook.ways"

local compile = {}

-- The core's numbers for words of scripts.
local MOVES = { adjacent = 1, anywhere = 2, slide = 4, ["to-end"] = 8, jump = 16 }
local SURVIVES = { [true] = 1, ["if breakable"] = 2 }

-- Returns a table whose values are computed when they are first read.
local function asking(find)
    return setmetatable({}, { __index = function(found, key)
        found[key] = find(key)
        return found[key]
    end })
end

-- Returns the ways in which stones move, as bits.
local function bits_of(list)
    local all, seen = 0, {}
    for _, way in ipairs(list) do
        all, seen[way] = all + (seen[way] and 0 or MOVES[way]), true
    end
    return all
end

-- Sets the fields of the rules that answer other modules' questions about the script.
local function put_answers(script, rules)
    rules.foreign_name = (script.aliases or {})[1] or rules.name
    rules.gravity = script.board.gravity or false
    rules.directions = script.board.directions
    rules.turn, rules.supply = script.turn or {}, script.supply
    rules.capture, rules.forbid = script.capture, script.forbid or {}
    rules.games = (script.match or {}).games
    rules.hooks = next(script.hooks or {}) and script.hooks or nil
    rules.cited_for, rules.articles = script.cite or {}, script.articles or {}
    rules.law = asking(function(subject)
        return rules.cited_for[subject] or table_rules.cite(rules, subject)
            or rules.source
    end)
    rules.where = asking(function(step) return steps.where(step) or false end)
    rules.ways = rules.turn.move and ways.list(rules)
    rules.draws, rules.most_moves = {}, 0
    for reason, draw in pairs(script.draw or {}) do
        local is_table = type(draw) == "table"
        if reason == "moves" then
            local most = is_table and draw[1] or draw
            rules.most_moves = most
            rules.draws["move-limit"] = most > 0 and (is_table and draw.cite
                or rules.cited_for["move-limit"] or rules.cites["draw.moves"]) or nil
        else
            rules.draws[reason] = is_table and rules.cites["draw." .. reason] or draw
        end
    end
end

-- Returns a text that identifies rules whose script has functions. It consists of the
-- texts of the script and its bases, and of the given options.
local function text_of_hooks(rules)
    local parts, definition = {}, rules.definition
    for _, key in ipairs(language.keys(rules.options)) do
        parts[#parts + 1] = key .. "=" .. options.text(rules.options[key])
    end
    while definition do
        local text = definition.text ~= "" and definition.text or definition.number
        parts[#parts + 1] = tostring(definition.name) .. "\n" .. tostring(text)
        definition = definition.base
    end
    return table.concat(parts, "\0")
end

-- Sets the board, turns, captures and draws in the spec of the core. Their values in the
-- spec follow directly from the script.
local function put_mechanics(script, rules, spec)
    local capture, turn, draws = rules.capture, rules.turn, rules.draws
    board.put(script.board, rules.board, spec)
    spec.first_turn, spec.each_turn = turn.first, turn.stones
    spec.pass, spec.pop = turn.pass or false, turn.pop
    spec.move = turn.move and bits_of(turn.move)
    spec.full_board = draws["full-board"] ~= nil
    spec.two_passes = draws["two-passes"] ~= nil
    spec.both_rows = draws["both-rows"] ~= nil
    spec.supply_exhausted = draws["supply-exhausted"] ~= nil
    spec.draw_moves = rules.most_moves
    spec.host_decides = (rules.hooks or {}).after ~= nil
    spec.host_rules = rules.hooks and text_of_hooks(rules)
    spec.shared = rules.are_shared and #rules.stones or nil
    for _, win in ipairs(rules.win) do
        spec.capture_wins = win.captured or spec.capture_wins
    end
    if not capture then return end
    spec.capture_lengths, spec.capture_own = 0, capture.own
    for _, length in ipairs(capture.lengths or {}) do
        spec.capture_lengths = spec.capture_lengths + 2 ^ length
    end
end

-- Returns true if all points of a square are on the board.
local function is_full(rules, left, bottom, side)
    for x = left, left + side do
        for y = bottom, bottom + side do
            if not rules.board:has(model.point_name(x, y)) then return false end
        end
    end
    return true
end

-- Sets the blocks that can be turned, in the core's form.
local function put_blocks(names, rules, spec, faulty)
    spec.blocks = {}
    if rules.board.hex then return faulty({ "turn", "rotate" }, "block-hexagon") end
    for i, name in ipairs(names) do
        local from, to = name:match "^%s*(%S+)%s+(%S+)%s*$"
        local x, y = model.coordinates(from or "")
        local x2, y2 = model.coordinates(to or "")
        if not x or not x2 or x2 - x ~= y2 - y or x2 < x then
            return faulty({ "turn", "rotate", i }, "block-corners")
        elseif not is_full(rules, x, y, x2 - x) then
            return faulty({ "turn", "rotate", i }, "core-block-off-board")
        end
        spec.blocks[i] = { x = x - 1, y = y - 1, side = x2 - x + 1, name = from }
    end
    rules.blocks = spec.blocks
    return true
end

local AT_END = { winner = 1, stones = 2, rows = 3, captured = 4 }

-- Sets the winner of a game that would otherwise end in a draw.
local function put_end(script, rules, spec, faulty)
    local rule = script.at_end
    local winner = rule.winner and language.index_of(rules.colours, rule.winner)
    if rule.winner and not winner then
        return faulty({ "at_end", "winner" }, choice_error(rules.colours, rule.winner))
    elseif (rule.winner ~= nil) == (rule.most ~= nil) then
        return faulty({ "at_end" }, "winner-or-most")
    elseif (rule.row ~= nil) ~= (rule.most == "rows") then
        return faulty({ "at_end", rule.row and "row" }, "row-of-most")
    elseif rule.exactly and rule.atleast then
        return faulty({ "at_end" }, "exactly-or-atleast")
    end
    rules.at_end = rule
    spec.at_end = AT_END[rule.most or "winner"]
    spec.at_end_winner, spec.at_end_row = winner, rule.row
    spec.at_end_exactly = rule.exactly
    return true
end

-- Returns the core's fields for each colour; `forbid` is filled in later.
local function each_colour(rules)
    local list, supply = {}, rules.supply
    for i in ipairs(rules.colours) do
        local win, lose = rules.win[i], rules.lose[i]
        list[i] = { row = win.row, exactly = win.exactly, open = win.open,
            survives = SURVIVES[win.survives],
            lose = lose.row, lose_exactly = lose.exactly, forbid = {},
            team = rules.team and rules.team[i],
            supply = type(supply) == "table" and supply[rules.stones[i]]
                or type(supply) == "number" and supply or nil }
    end
    return list
end

-- Returns the complete specification for the core; or nil, message.
local function specification(script, rules, faulty)
    local spec = {}
    put_answers(script, rules)
    local ok, message = colours.check(script, rules, faulty)
    if not ok then return nil, message end
    spec.steps, message = phases.compile(script, rules, faulty)
    if not spec.steps then return nil, message end
    spec.patterns = phases.patterns(rules)
    ok, message = rows.compile(script, rules, faulty)
    if not ok then return nil, message end
    rules.shapes, message = shapes.compile(script, rules, faulty)
    if not rules.shapes then return nil, message end
    spec.shapes = shapes.for_core(rules.shapes)
    spec.colours = each_colour(rules)
    spec.refuse, message = forbidden.compile(script, rules, spec.colours, faulty)
    if not spec.refuse then return nil, message end
    forbidden.put(script, spec)
    rules.has_exceptions = (next(spec.unless_captures) or next(spec.unless_wins)
        or next(spec.unless_breaks)) ~= nil
    put_mechanics(script, rules, spec)
    spec.blocks = {}
    if rules.turn.rotate then
        ok, message = put_blocks(rules.turn.rotate, rules, spec, faulty)
        if not ok then return nil, message end
    end
    if script.at_end then
        ok, message = put_end(script, rules, spec, faulty)
        if not ok then return nil, message end
    end
    if script.start or script.scatter then
        ok, message = start.put(script, rules, spec, faulty)
        if not ok then return nil, message end
    end
    return spec
end

-- Returns the path of the part of a script that the core refuses. The part is a key, a
-- step with the key, a shape, an exception, or the table that scattered the stones of the
-- start.
local function path_of(script, spec, rules, refused, field)
    if refused.step then
        return phases.path_of_step(script, spec.steps, refused.step, field)
    elseif field == "shapes" then
        return shapes.path_of_fault(rules.shapes, spec)
    elseif field == "unless" then
        return forbidden.path_of_exception(script, refused.code)
    elseif refused.key == "start" and start.is_scattered(script, spec) then
        return { "scatter" }
    end
    return { refused.key, field }
end

--- Compiles a script.
-- @param rules fields known so far, such as `colours` and `board`; the other fields of
-- inarow.rules are filled in
-- @param script table, resolved
-- @param faulty function(path, code, values) -> nil, message, code; the message is the
-- sentence of the fault
-- @return rules, or nil, message, code
function compile.rules(rules, script, faulty)
    local spec, message = specification(script, rules, faulty)
    if not spec then return nil, message, "bad-script" end
    local refused = {}
    rules.core, message, refused.key, refused.code, refused.step = core.rules(spec)
    if rules.core then return rules end
    local field = message:match "^([%a-]+): "
    return faulty(path_of(script, spec, rules, refused, field), "core-" .. refused.code)
end

return compile
