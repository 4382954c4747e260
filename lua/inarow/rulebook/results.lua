--- How a game ends, in words: rows that win or lose, wins by captures, draws.
local article = require "inarow.rulebook.article"
local english = require "inarow.text.english"
local lists = require "inarow.text.lists"
local sentences = require "inarow.text.sentences"

local number, list, capital = english.number, english.list, english.capital

-- Sections: each adds sentences by `add(key, text, citation)`.
local results = {}

-- ---- Winning and losing -------------------------------------------------------------

-- "five or more", "exactly five".
local function length_text(rule)
    return rule.exactly and "exactly " .. number(rule.row)
        or number(rule.row) .. " or more"
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

local function row_notes(rule)
    local notes = ""
    if rule.open then
        notes = (" One of just %s with an opponent's stone at each end does not win.")
            :format(number(rule.row))
    end
    if rule.survives then
        notes = notes .. " It wins only if it still stands after the opponent's answer."
    end
    return notes
end

local ROW_FIELDS = { "row", "exactly", "open", "survives", "cite" }

-- "ten of the opponent's stones or more", "ten ... (five pairs) or more".
local function captured_text(stones, capture, whose)
    local lengths = capture and capture.lengths or {}
    local in_pairs = #lengths == 1 and lengths[1] == 2 and stones % 2 == 0
    return ("%s of the %s stones%s or more"):format(number(stones), whose,
        in_pairs and (" (%s pairs)"):format(number(stones / 2)) or "")
end

function results.wins(add, rules)
    local teams = rules.script.teams
    for _, group in ipairs(shared(rules, "win", ROW_FIELDS)) do
        local rule, all = group.rule, #group.colours == #rules.colours
        if rule.row then
            local who = teams and "A team wins if one of its players is the first to make"
                or all and "Whoever first makes"
                or capital(list(group.colours, "and"))
                    .. (#group.colours > 1 and " win" or " wins")
                    .. " by being the first to make"
            add("win", ("%s an unbroken row of %s%s%s.%s"):format(who, length_text(rule),
                all and " stones of their own colour" or " stones",
                all and not teams and " wins" or "", row_notes(rule)), rule.cite)
        end
    end
    if rules.win[1].row then
        add("win", "A row is straight: horizontal, vertical or diagonal. Unbroken means"
            .. " that no vacant point and no other stone is between its stones.",
            article(rules, "terms") or rules.win[1].cite)
    end
    for _, group in ipairs(shared(rules, "win", { "captured", "cite" })) do
        local stones = group.rule.captured
        if stones then
            add("win", teams and ("A team wins if its players together are the first to"
                .. " capture %s."):format(
                    captured_text(stones, rules.script.capture, "opponents'"))
                or ("%s captures %s wins."):format(
                    #group.colours == #rules.colours and "Whoever first"
                        or capital(list(group.colours)) .. ", if the first that",
                    captured_text(stones, rules.script.capture, "opponent's")),
                group.rule.cite)
        end
    end
end

function results.losses(add, rules)
    for _, group in ipairs(shared(rules, "lose", { "row", "exactly", "cite" })) do
        local rule = group.rule
        if rule.row then
            add("lose", ("%s an unbroken row of %s, and no row that wins by the same"
                .. " move, loses."):format(#group.colours == #rules.colours
                    and "Whoever makes"
                    or ("%s, making"):format(capital(list(group.colours))),
                length_text(rule)), rule.cite)
        end
    end
end

-- ---- Draws --------------------------------------------------------------------------

local DRAWS =
    { "full-board", "supply-exhausted", "agreement", "two-passes", "both-times" }

local function draw_text(name, rules)
    local two = #rules.colours == 2
    local pop = (rules.script.turn or {}).pop
    local texts = {
        ["full-board"] = "when every point is occupied"
            .. (pop and " and whoever is to move has no stone to take out" or ""),
        ["supply-exhausted"] = "when all stones have been placed",
        agreement = two and "if both players agree on it" or "if all players agree on it",
        ["two-passes"] = two and "if both players pass, one right after the other"
            or "if all players pass, one right after the other",
        ["both-times"] = two and "if the time of both players has ended"
            or "if the time of all players has ended",
    }
    local text = texts[name]
    return text and ("The game is drawn %s."):format(text)
        or sentences[name] or ("The game is drawn by %s."):format(name)
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
