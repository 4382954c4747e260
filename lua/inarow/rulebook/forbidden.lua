--- Forbidden moves in words, and the terms in which they are told.
local article = require "inarow.rulebook.article"
local english = require "inarow.text.english"
local messages = require "inarow.text.messages"

local number, list, say = english.number, english.list, messages.compose

-- In the order in which one is told by the other.
local PATTERNS = { "overline", "double-four", "double-three", "open-row", "open-rows" }

-- The colour that something is forbidden to, as told of in sentences, and its number.
local function bound(rules, rule)
    for i, colour in ipairs(rules.colours) do
        if colour == rule.colour then return colour, i end
    end
    return nil, 1
end

local function add_terms(add, rules, forbid, cite)
    local three, four = forbid["double-three"], forbid["double-four"]
    if not three and not four then return end
    local _, index = bound(rules, three or four)
    local win = rules.win[index]
    local n = win.row or 5
    add("forbid", english.paragraph(say "term-row",
        say(n ~= 5 and "term-threat" or win.exactly and "term-four-exact" or "term-four",
            { number = number(n - 1) })), cite)
    if three then
        add("forbid", say(three.five_makes_three and "term-three-with-five"
            or "term-three", { number = number(n - 2) }), cite)
    end
    add("forbid", say(four and three and "term-doubles"
        or four and "term-double-four" or "term-double-three"), cite)
end

-- What a pattern is called with its article; a row, what it is.
local function pattern_text(name, rule, rules)
    local _, index = bound(rules, rule)
    local win = rules.win[index].row or 5
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

local function forbid_text(name, rule, rules)
    local code = rule.penalty == "refused" and "rule-forbid-refused"
        or "rule-forbid-loses"
    return english.paragraph(
        say(rule.colour and code .. "-colour" or code,
            { colour = rule.colour, pattern = pattern_text(name, rule, rules) }),
        rule.unless and say "rule-forbid-unless-four",
        rule.unless_defence and say "rule-forbid-unless-defence")
end

-- The stones that RIF 9.3 leaves out: those that make none of what is forbidden too to
-- whom a rule binds; as it is understood (reading 1), or as it is printed.
local function made_none(forbid, rule)
    local words = {}
    if not rule.literal_9_3 and not rule.five_makes_three then
        words[1] = say "makes-no-five"
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

--- The section; `add(key, text, citation)` adds a sentence.
return function(add, rules)
    local forbid, cite = rules.script.forbid or {}, nil
    for _, name in ipairs(PATTERNS) do
        if forbid[name] then
            cite = cite or forbid[name].cite
            add("forbid", forbid_text(name, forbid[name], rules), forbid[name].cite)
        end
    end
    if not next(forbid) then return end
    local free = rules.colours[2]
    for _, rule in pairs(forbid) do
        free = rule.colour == rules.colours[1] and #rules.colours == 2 and free
    end
    if free then
        add("forbid", say("rule-unbound", { colour = free }),
            article(rules, "unbound") or cite)
    end
    add("forbid", say "rule-win-first", article(rules, "five-first") or cite)
    add_terms(add, rules, forbid, article(rules, "terms") or cite)
    local three = forbid["double-three"]
    if three then
        add("forbid", say(three.literal_9_3 and "rule-allowed-literal" or "rule-allowed",
            { too = made_none(forbid, three) }), three.allowed or three.cite)
    end
end
