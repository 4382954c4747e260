--- Forbidden moves in words, and definitions of their terms.
local add_parts = require "inarow.variant.rulebook.paragraphs"
local article = require "inarow.variant.cites.article"
local language = require "inarow.language"
local messages = require "inarow.variant.rulebook.sentences"
local model = require "inarow.model"
local ways = require "inarow.variant.rulebook.ways"

local number, list, say = messages.number, language.list, messages.compose

-- The patterns in an order in which earlier ones define later ones.
local PATTERNS = { "overline", "double-four", "double-three", "open-row", "open-rows" }

-- Returns the colour to which a pattern is forbidden, in words for sentences, and the
-- number of the colour.
local function bound(rules, rule)
    for i, colour in ipairs(rules.colours) do
        if colour == rule.colour then return colour, i end
    end
    return nil, 1
end

-- Given a rule about a forbidden pattern, returns the winning length for the restricted
-- colour, and this colour's rule of `win`.
local function row_of(rules, rule)
    local _, index = bound(rules, rule)
    return rules.win[index].row or 5, rules.win[index]
end

local function add_terms(add, rules, forbid, cite)
    local three, four = forbid["double-three"], forbid["double-four"]
    if not three and not four then return end
    local n, win = row_of(rules, three or four)
    add("forbid", messages.paragraph(say "term-row",
        model.say_by_row(win.exactly and n == 5 and "term-four-exact" or "term-four", n,
            { number = number(n - 1) })), cite)
    if three then
        add("forbid", model.say_by_row(three.five_makes_three and "term-three-with-five"
            or "term-three", n), article(rules, "term-three") or cite)
    end
    add_parts(add, "forbid",
        { model.say_by_row(four and three and "term-doubles"
            or four and "term-double-four" or "term-double-three", n), cite },
        four and { model.say_by_row("term-fours-on-a-line", n),
            article(rules, "fours-on-a-line") or cite })
end

-- Returns the name of a pattern with an indefinite article; for an open row, its
-- description.
local function pattern_text(name, rule, rules)
    local _, index = bound(rules, rule)
    local win = row_of(rules, rule)
    local other = rule.colour and #rules.colours == 2 and rules.colours[3 - index] or nil
    local lengths, rows = {}, {}
    for i, length in ipairs(rule.rows or {}) do
        lengths[i] = number(length)
        rows[i] = say("pattern-one-of", { number = lengths[i] })
    end
    local code = "pattern-" .. name .. (other and "-colour" or "")
    if name == "overline" then
        return say("pattern-overline", { number = number(win + 1) })
    elseif name == "open-row" or name == "open-rows" then
        return say(code, { colour = other, lengths = list(lengths),
            rows = list(rows, "and") })
    end
    return say("made-" .. name)
end

-- Returns the exceptions to a rule, in words. The list's field `four` is true if making a
-- four is one of the exceptions.
local function exceptions_of(rule)
    local words = {}
    for _, name in ipairs(type(rule.unless) == "table" and rule.unless
        or { rule.unless }) do
        words.four = words.four or name == "four"
        words[#words + 1] = name ~= "four" and say("unless-" .. name) or nil
    end
    return words
end

local function add_pattern(add, name, rules)
    local forbid = rules.forbid
    local rule = forbid[name]
    local row, place = row_of(rules, rule), "forbid." .. name
    local code = rule.penalty == "refused" and "rule-forbid-refused"
        or "rule-forbid-loses"
    local exceptions = exceptions_of(rule)
    add_parts(add, "forbid",
        { say(rule.colour and code .. "-colour" or code,
            { colour = rule.colour, pattern = pattern_text(name, rule, rules),
                place = ways.acts(rules, "plain") }),
            rules.cites[place] },
        exceptions.four and { model.say_by_row("rule-forbid-unless-four", row),
            article(rules, "with-four") or rules.cites[place .. ".unless"] },
        rule.unless_defence and { model.say_by_row("rule-forbid-unless-defence", row),
            article(rules, "defence") or rules.cites[place .. ".unless_defence"] },
        #exceptions > 0 and { say("rule-forbid-unless",
            { exceptions = list(exceptions) }), rules.cites[place .. ".unless"] },
        rule.rows and (name == "open-row" or not forbid["open-row"])
            and { say "pattern-open-edge",
                article(rules, "open-edge") or rules.cites[place] })
end

-- Describes the stones that RIF 9.3 allows to make a straight four: they make no other
-- pattern that is forbidden to the colours of the rule. The rule may say that the article
-- is to be read as printed; otherwise it is read by reading 1.
local function made_none(forbid, rule, row)
    local words = {}
    if not rule.literal_9_3 and not rule.five_makes_three then
        words[1] = model.say_by_row("makes-no-five", row)
    end
    for _, name in ipairs { "overline", "double-four" } do
        local other = forbid[name]
        if other and (not other.colour or other.colour == rule.colour) then
            words[#words + 1] = say("makes-no-" .. name)
        end
    end
    if not rule.literal_9_3 then words[#words + 1] = say "makes-no-double-three" end
    return #words > 0 and list(words, "and") or say "makes-none"
end

--- Adds the sentences of this section by `add(key, text, citation)`.
return function(add, rules)
    local forbid, cite = rules.forbid, nil
    for _, name in ipairs(PATTERNS) do
        if forbid[name] then
            cite = cite or rules.cites["forbid." .. name]
            add_pattern(add, name, rules)
        end
    end
    if not next(forbid) then return end
    if (rules.hooks or {}).allow then
        add("forbid", say "rule-hook-allow", rules.cites["hooks.allow"])
    end
    local free = rules.colours[2]
    for _, rule in pairs(forbid) do
        free = rule.colour == rules.colours[1] and #rules.colours == 2 and free
    end
    if free then
        add("forbid", say("rule-unbound", { colour = free }),
            article(rules, "unbound") or cite)
    end
    add("forbid", say "rule-win-first", article(rules, "five-first") or cite)
    add_terms(add, rules, forbid,
        article(rules, "forms") or article(rules, "terms") or cite)
    local three = forbid["double-three"]
    if three then
        local row = row_of(rules, three)
        add("forbid", model.say_by_row(three.literal_9_3 and "rule-allowed-literal"
            or "rule-allowed", row, { too = made_none(forbid, three, row) }),
            three.allowed or rules.cites["forbid.double-three"])
    end
end
