--- Forbidden moves in words, and the terms in which they are told.
local article = require "inarow.rulebook.article"
local english = require "inarow.text.english"

local number, list, capital = english.number, english.list, english.capital

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
    local winner = n == 5 and (win.exactly and "a five" or "a row of five or more")
        or "a row that wins"
    add("forbid", ("A row is stones of one colour on one line with no other stone among"
        .. " them, though perhaps vacant points; it is unbroken if there are none. A %s"
        .. " is a row of %s stones to which one can be added to make %s; a straight %s is"
        .. " an unbroken one that can be made so in two ways."):format(
            n == 5 and "four" or "threat", number(n - 1), winner,
            n == 5 and "four" or "threat"), cite)
    if three then
        add("forbid", ("A three is a row of %s stones to which one can be added to make a"
            .. " straight four%s."):format(number(n - 2), three.five_makes_three
                and ", even if that stone makes a five at the same time"
                or " without making a five at the same time"), cite)
    end
    add("forbid", (four and three and "A double-four is more than one four, a"
            .. " double-three more than one three,"
        or four and "A double-four is more than one four"
        or "A double-three is more than one three")
        .. " made by one stone and meeting in it."
        .. (four and " Two fours may lie on one line." or ""), cite)
end

-- "Black loses by making X"; what it is called with its article.
local function pattern_text(name, rule, rules)
    local _, index = bound(rules, rule)
    local win = rules.win[index].row or 5
    local other = rule.colour and #rules.colours == 2
        and rules.colours[3 - index] .. " stone" or "opponent's stone"
    local lengths = {}
    for i, length in ipairs(rule.rows or {}) do lengths[i] = number(length) end
    if name == "overline" then
        return ("an overline, an unbroken row of %s or more"):format(number(win + 1))
    elseif name == "open-row" then
        return ("an unbroken row of just %s with no %s at either end, the edge not"
            .. " counting as one"):format(list(lengths), other)
    elseif name == "open-rows" then
        return ("two unbroken rows at once, one of just %s, both with no %s at either"
            .. " end"):format(table.concat(lengths, " and one of just "), other)
    end
    return "a " .. name
end

local function forbid_text(name, rule, rules)
    local pattern = pattern_text(name, rule, rules)
    local text
    if rule.penalty == "refused" then
        text = ("%s place a stone that makes %s: it is refused."):format(rule.colour
            and capital(rule.colour) .. " may not" or "Nobody may", pattern)
    elseif rule.colour then
        text = ("%s loses by making %s."):format(capital(rule.colour), pattern)
    else
        text = ("Whoever makes %s loses."):format(pattern)
    end
    if rule.unless then
        text = text .. " Not so if the same stone makes a four too."
    end
    if rule.unless_defence then
        text = text .. " Not so if it is a defence, where the opponent would otherwise"
            .. " make a five or a straight four."
    end
    return text
end

-- The patterns forbidden to whom a rule binds, each with its article.
local function forbidden_too(forbid, rule)
    local words = {}
    for _, name in ipairs { "overline", "double-four" } do
        local other = forbid[name]
        if other and (not other.colour or other.colour == rule.colour) then
            words[#words + 1] = (name == "overline" and "an " or "a ") .. name
        end
    end
    words[#words + 1] = "a double-three that is not allowed"
    return words
end

-- RIF 9.3: as it is understood (reading 1), or as it is printed.
local function allowed_text(forbid, rule)
    local too = forbidden_too(forbid, rule)
    if rule.literal_9_3 then
        local made = {}
        for i = 1, #too - 1 do made[i] = too[i]:gsub("^an? ", "no ") end
        return ("A double-three is allowed (a) if not more than one of its threes can be"
            .. " made a straight four by a stone that makes %s at the same time, or (b)"
            .. " if not more than one can be made so by a stone that makes no forbidden"
            .. " double-three, which is judged in the same way, to any depth.")
            :format(#made > 0 and list(made, "and") or "nothing forbidden")
    end
    if not rule.five_makes_three then table.insert(too, 1, "a five") end
    for i, word in ipairs(too) do too[i] = word:gsub("^an? ", "no ") end
    return ("A double-three is allowed unless at least two of its threes can really"
        .. " become straight fours, each by a stone that makes %s, which is judged in the"
        .. " same way, to any depth."):format(list(too, "and"))
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
        add("forbid", ("Nothing is forbidden to %s."):format(free),
            article(rules, "unbound") or cite)
    end
    add("forbid", "A move that makes a row that wins is never forbidden: it wins,"
        .. " whatever else it makes.", article(rules, "five-first") or cite)
    add_terms(add, rules, forbid, article(rules, "terms") or cite)
    local three = forbid["double-three"]
    if three then
        add("forbid", allowed_text(forbid, three), three.allowed or three.cite)
    end
end
