--- How a game ends, in words: rows that win or lose, wins by captures, draws.
local article = require "inarow.rulebook.article"
local english = require "inarow.text.english"
local lists = require "inarow.text.lists"
local messages = require "inarow.text.messages"
local sentences = require "inarow.text.sentences"

local number, list, say = english.number, english.list, messages.compose

-- Sections: each adds sentences by `add(key, text, citation)`.
local results = {}

-- ---- Winning and losing -------------------------------------------------------------

-- "five or more", "exactly five".
local function length_text(rule)
    return say(rule.exactly and "row-exactly" or "row-at-least",
        { number = number(rule.row) })
end

-- The colours that share a rule, as lists {rule, colours}, in turn order.
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

-- A sentence on some of the colours, or on all, CODE, or in a game of teams, CODE-team;
-- of one colour it is CODE-colour, of several CODE-colours.
local function of_colours(rules, code, colours, values)
    if #colours < #rules.colours then
        code = code .. (#colours == 1 and "-colour" or "-colours")
    elseif values.teams then
        code = code .. "-team"
    end
    values.colours = list(colours, "and")
    return say(code, values)
end

local ROW_FIELDS = { "row", "exactly", "open", "survives", "cite" }

-- "ten of the opponent's stones or more", "ten ... (five pairs) or more".
local function captured_text(stones, capture, teams)
    local lengths = capture and capture.lengths or {}
    local in_pairs = #lengths == 1 and lengths[1] == 2 and stones % 2 == 0
    return say("captured" .. (teams and "-team" or "") .. (in_pairs and "-pairs" or ""),
        { number = number(stones), pairs = in_pairs and number(stones / 2) })
end

function results.wins(add, rules)
    local teams, capture = rules.script.teams, rules.script.capture
    for _, group in ipairs(shared(rules, "win", ROW_FIELDS)) do
        local rule = group.rule
        if rule.row then
            add("win", english.paragraph(
                of_colours(rules, "rule-row-wins", group.colours,
                    { length = length_text(rule), teams = teams }),
                rule.open and say("rule-row-open", { number = number(rule.row) }),
                rule.survives and say "rule-row-survives"), rule.cite)
        end
    end
    if rules.win[1].row then
        add("win", say "rule-row", article(rules, "terms") or rules.win[1].cite)
    end
    for _, group in ipairs(shared(rules, "win", { "captured", "cite" })) do
        local stones = group.rule.captured
        if stones then
            add("win", of_colours(rules, "rule-captures-win", group.colours,
                { stones = captured_text(stones, capture, teams), teams = teams }),
                group.rule.cite)
        end
    end
end

function results.losses(add, rules)
    for _, group in ipairs(shared(rules, "lose", { "row", "exactly", "cite" })) do
        local rule = group.rule
        if rule.row then
            add("lose", of_colours(rules, "rule-row-loses", group.colours,
                { length = length_text(rule) }), rule.cite)
        end
    end
end

-- ---- Draws --------------------------------------------------------------------------

local DRAWS =
    { "full-board", "supply-exhausted", "agreement", "two-passes", "both-times" }

-- The sentence of a draw, "rule-draw-NAME": where that makes a difference "-all" of more
-- than two players, "-pop" of discs that may be taken out.
local function draw_text(name, rules)
    local code = "rule-draw-" .. name
    local pop = (rules.script.turn or {}).pop and sentences[code .. "-pop"]
    local all = #rules.colours > 2 and sentences[code .. "-all"]
    return pop or all or sentences[code] or sentences[name]
        or say("rule-draw-named", { name = name })
end

function results.draws(add, rules)
    local draws, told = rules.script.draw or {}, {}
    local function tell(name)
        if draws[name] and not told[name] then
            add("draw", draw_text(name, rules), draws[name])
        end
        told[name] = true
    end
    for _, name in ipairs(DRAWS) do tell(name) end
    for _, name in ipairs(lists.names(draws)) do tell(name) end
end

return results
