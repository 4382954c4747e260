--- The end of a game in words: rows that win or lose, wins by captures, draws.
local article = require "inarow.variant.cites.article"
local board = require "inarow.variant.rulebook.board"
local language = require "inarow.language"
local messages = require "inarow.variant.rulebook.sentences"
local add_parts = require "inarow.variant.rulebook.paragraphs"

local number, list, say = messages.number, language.list, messages.compose

-- A function for each section, which adds sentences by `add(key, text, citation)`.
local results = {}

-- ---- Winning and losing -------------------------------------------------------------

-- Returns "five or more" or "exactly five".
local function length_text(rule)
    return say(rule.exactly and "row-exactly" or "row-at-least",
        { number = number(rule.row) })
end

-- Returns groups of colours with the same rule, as a list of {rule, colours}, in turn
-- order.
local function shared(rules, key, fields)
    local groups = {}
    for i, colour in ipairs(rules.colours) do
        local rule, found = rules[key][i], nil
        for _, group in ipairs(groups) do
            local same = true
            for _, field in ipairs(fields) do
                same = same and group.rule[field] == rule[field]
            end
            found = found or (same and group)
        end
        if not found then
            found = { rule = rule, colours = {} }
            groups[#groups + 1] = found
        end
        table.insert(found.colours, colour)
    end
    return groups
end

-- Returns a sentence about one colour, several colours or all colours. The code is CODE
-- for all colours, CODE-team in a team game, CODE-colour for one colour, and CODE-colours
-- for several.
local function of_colours(rules, code, colours, values)
    local of_shared = rules.are_shared and code .. "-shared"
    if of_shared and messages.is_code(of_shared) then
        code = of_shared .. (#colours < #rules.colours and "-colours" or "")
    elseif #colours < #rules.colours then
        code = code .. (#colours == 1 and "-colour" or "-colours")
    elseif values.teams then
        code = code .. "-team"
    end
    values.colours = list(colours, "and")
    return say(code, values)
end

local ROW_FIELDS = { "row", "exactly", "open", "survives", "cite", "open_cite",
    "survives_cite" }

-- Returns "ten of the opponent's stones or more" or "ten ... (five pairs) or more".
local function captured_text(stones, capture, teams)
    local lengths = capture and capture.lengths or {}
    local in_pairs = #lengths == 1 and lengths[1] == 2 and stones % 2 == 0
    return say("captured" .. (teams and "-team" or "") .. (in_pairs and "-pairs" or ""),
        { number = number(stones), pairs = in_pairs and number(stones / 2),
            count = in_pairs and stones / 2 })
end

-- Adds the definition of a row, which follows the rules that use the word. If all winning
-- rows on a board with layers have the same length, the definition includes the number of
-- places for such a row.
local function add_terms(add, rules)
    local win = rules.win[1]
    local length, has_rows = win.row, false
    for i in ipairs(rules.colours) do
        if rules.win[i].row ~= length then length = nil end
        has_rows = has_rows or rules.win[i].row or rules.lose[i].row
    end
    if not has_rows then return end
    add("win", messages.paragraph(board.lines(rules), say "rule-row-unbroken",
        length and length > 1 and rules.board.layers > 1 and say("rule-row-places",
            { count = rules.board:places(length), number = number(length) })),
        article(rules, "terms") or win.row and win.cite or rules.lose[1].cite)
end

--- Returns the form that wins: "row", "shape" or "row-or-shape"; nil if neither wins.
function results.winning(rules)
    local row, shape = false, false
    for i in ipairs(rules.colours) do row = row or rules.win[i].row end
    for _, one in ipairs(rules.shapes) do shape = shape or not one.loses end
    return row and shape and "row-or-shape" or row and "row" or shape and "shape" or nil
end

-- Returns the exceptions for a move that would lose, as the end of a sentence; "" if
-- there are none.
local function unless_text(rules)
    local what = results.winning(rules)
    return what and say("unless-" .. what) or ""
end

-- Returns the picture of a shape, with its rows on one line, and an explanation.
local function picture_text(rules, shape)
    local picture = rules.script
    for _, key in ipairs(shape.path) do picture = picture[key] end
    if type(picture) == "table" then picture = table.concat(picture, "/") end
    return messages.paragraph(say("shape-picture", { picture = picture }),
        picture:find(".", 1, true) and say "shape-picture-dots",
        picture:find("-", 1, true) and say "shape-picture-layers",
        say "shape-picture-turned")
end

-- Adds the shapes that win or those that lose.
local function add_shapes(add, rules, loses)
    for _, shape in ipairs(rules.shapes) do
        if shape.loses == loses then
            local colours = {}
            for i, colour in ipairs(shape.colours) do
                colours[i] = rules.colours[colour]
            end
            add(loses and "lose" or "win", messages.paragraph(
                of_colours(rules, loses and "rule-shape-loses" or "rule-shape-wins",
                    colours, { shape = shape.name, teams = rules.script.teams,
                        unless = unless_text(rules) }),
                picture_text(rules, shape)), shape.cite)
        end
    end
end

--- Returns true if only hooks decide which player wins.
function results.by_hook(rules)
    if not (rules.hooks or {}).after then return false end
    for _, shape in ipairs(rules.shapes) do
        if not shape.loses then return false end
    end
    for i in ipairs(rules.colours) do
        if rules.win[i].row or rules.win[i].captured then return false end
    end
    return true
end

function results.wins(add, rules)
    local teams, capture = rules.script.teams, rules.capture
    for _, group in ipairs(shared(rules, "win", ROW_FIELDS)) do
        local rule = group.rule
        if rule.row then
            add_parts(add, "win",
                { of_colours(rules, "rule-row-wins", group.colours,
                    { length = length_text(rule), teams = teams }),
                    not rule.exactly and article(rules, "longer-rows") or rule.cite },
                rule.open and { say("rule-row-open", { number = number(rule.row) }),
                    rule.open_cite },
                rule.survives and { say(rule.survives == true and "rule-row-survives"
                    or "rule-row-survives-if-breakable"), rule.survives_cite })
        end
    end
    add_terms(add, rules)
    add_shapes(add, rules, false)
    for _, group in ipairs(shared(rules, "win", { "captured", "captured_cite" })) do
        local stones = group.rule.captured
        if stones then
            add("win", of_colours(rules, "rule-captures-win", group.colours,
                { stones = captured_text(stones, capture, teams), teams = teams }),
                group.rule.captured_cite)
        end
    end
    if results.by_hook(rules) then
        add("win", say "rule-hook-wins", rules.cites["hooks.after"])
    end
end

--- Returns the citation of the first rule by which a move loses; nil if there is none.
function results.loss_cite(rules)
    for i in ipairs(rules.colours) do
        if rules.lose[i].row then return rules.lose[i].cite end
    end
    for _, shape in ipairs(rules.shapes) do
        if shape.loses then return shape.cite end
    end
    for _, name in ipairs(language.keys(rules.forbid)) do
        if rules.forbid[name].penalty ~= "refused" then
            return rules.cites["forbid." .. name]
        end
    end
end

function results.losses(add, rules)
    for _, group in ipairs(shared(rules, "lose", { "row", "exactly", "cite" })) do
        local rule = group.rule
        if rule.row then
            add("lose", of_colours(rules, "rule-row-loses", group.colours,
                { length = length_text(rule), unless = unless_text(rules) }), rule.cite)
        end
    end
    add_shapes(add, rules, true)
    local cite = #rules.colours > 2 and results.loss_cite(rules)
    if cite then
        add("lose", say(rules.script.teams and "rule-winner-of-loss-team"
            or "rule-winner-of-loss"), cite)
    end
end

-- ---- Draws --------------------------------------------------------------------------

local DRAWS = { "full-board", "both-rows", "supply-exhausted", "agreement",
    "two-passes", "both-times", "move-limit" }

--- Returns the end of a game on the board that nobody has won: a draw, or the end after
-- which `at_end` decides the winner.
function results.ends(rules) return say(rules.at_end and "has-end" or "is-drawn") end

-- Returns the sentence of a draw, "rule-draw-NAME". If there is such a sentence, the code
-- ends in "-pop" for games in which discs can be removed, or "-all" for more than two
-- players.
local function draw_text(name, rules)
    local code = "rule-draw-" .. name
    local pop = rules.turn.pop and code .. "-pop"
    local all = #rules.colours > 2 and code .. "-all"
    if pop and messages.is_code(pop) then
        code = pop
    elseif all and messages.is_code(all) then
        code = all
    end
    local values = { ends = results.ends(rules) }
    if name == "move-limit" then
        return messages.counted(code, rules.most_moves, values)
    end
    return say(code, values)
end

function results.draws(add, rules)
    local draws = rules.draws
    for _, name in ipairs(DRAWS) do
        if draws[name] then add("draw", draw_text(name, rules), draws[name]) end
    end
    local rule = rules.at_end
    if rule then
        add("draw", say("rule-at-end-" .. (rule.most or "winner"), { winner = rule.winner,
            whoever = say(rules.script.teams and "any-team-that" or "any-player-who"),
            length = rule.row and length_text(rule) }), rules.cites.at_end)
    end
end

return results
