--- The rules of a variant in words, each with its citation, made from its script: what a
-- beginner can learn the game from, and what settles a dispute.
--
-- One function a section; each adds sentences by `add(key, text, citation)`, `key` being
-- the script's key that the rule stands under, or `table` for the articles of law.lua.
local actions = require "inarow.model.actions"
local english = require "inarow.text.english"
local law = require "inarow.rulebook.law"
local lists = require "inarow.text.lists"
local messages = require "inarow.text.messages"
local steps = require "inarow.rulebook.steps"

local rulebook = {}

local number, list, capital = english.number, english.list, english.capital

-- The citation of a subject: of the script's `articles`, or of `cite`.
local function article(rules, subject)
    local script = rules.script
    return (script.articles or {})[subject] or (script.cite or {})[subject]
end

-- The words joined as "a, b and c".
local function both(words)
    return list(words, "and")
end

local function has_step(rules, verb)
    for _, step in ipairs(rules.steps) do
        if step[1] == verb then return true end
    end
    return false
end

-- ---- The board and the players --------------------------------------------------------

local function add_board(add, rules)
    local board, colours = rules.script.board, rules.colours
    add("board", ("The board has %d columns and %d rows, %d points.%s"):format(
        rules.width, rules.height, rules.width * rules.height,
        board.gravity and " It stands upright: a stone is dropped into a column and"
            .. " falls to the lowest free row." or " At the start it is empty."),
        board.cite)
    local begins = has_step(rules, "place") and "" or (" %s begins."):format(
        capital(colours[1]))
    local cite = article(rules, "colours") or article(rules, "not-your-turn")
    if has_step(rules, "swap") then
        begins = (" The first player has %s to begin with; the opening may change that.")
            :format(colours[1])
    end
    if has_step(rules, "choose") then
        add("colours", ("There are %s stones; who plays which is settled in the opening.")
            :format(both(colours)), cite)
    elseif #colours == 2 then
        add("colours", ("One player has the %s stones, the other the %s ones.%s")
            :format(colours[1], colours[2], begins), cite)
    else
        add("colours", ("%s players have the %s stones, a colour each, and take turns in"
            .. " this order.%s"):format(capital(number(#colours)), both(colours), begins),
            cite)
    end
    for _, team in ipairs(rules.script.teams or {}) do
        add("teams", capital(both(team)) .. " are partners and win together.")
    end
    local supply = rules.script.supply
    cite = article(rules, "no-supply")
    if type(supply) == "table" then
        for _, colour in ipairs(rules.colours) do
            if supply[colour] then
                add("supply", ("%s has %d stones."):format(capital(colour),
                    supply[colour]), cite)
            end
        end
    elseif supply then
        add("supply", ("Each player has %d stones."):format(supply), cite)
    end
end

-- ---- The opening ----------------------------------------------------------------------

-- A step in which the colour of the stone may be one or the other.
local function add_colours(add, phase, nth)
    local first, colours = nil, {}
    for _, step in ipairs(steps.alternatives(phase)) do
        if step[1] == "place" and step.colour then
            first = first or step
            colours[step.colour] = true
        end
    end
    if first and next(colours, next(colours)) then
        add("phases", ("A stone of step %d whose colour is not named is %s.")
            :format(nth, first.colour), first.cite)
    end
end

-- Runs of phases of which an article says that they cannot be passed.
local function add_no_pass(add, phases)
    local from
    for nth, phase in ipairs(phases) do
        local cite = steps.alternatives(phase)[1].pass
        cite = type(cite) == "string" and cite or nil
        from = cite and (from or nth)
        local after = phases[nth + 1]
        if cite and (not after or steps.alternatives(after)[1].pass ~= cite) then
            add("phases", from == nth and ("Step %d cannot be passed."):format(nth)
                or ("Steps %d to %d cannot be passed."):format(from, nth), cite)
            from = nil
        end
    end
end

local function add_opening(add, rules)
    local phases = rules.script.phases or {}
    for nth, phase in ipairs(phases) do
        for alternative, step in ipairs(steps.alternatives(phase)) do
            add("phases", ("%d. %s%s"):format(nth, alternative > 1 and "Or: " or "",
                steps.text(step, phases, nth, rules.colours)), step.cite)
        end
        add_colours(add, phase, nth)
    end
    add_no_pass(add, phases)
end

-- Whose turn it is once the opening is over: the colour after that of its last stone; nil
-- if there is no opening, or the colour was open.
local function next_colour(rules)
    for i = #rules.steps, 1, -1 do
        local verb = rules.steps[i][1]
        if rules.steps[i].to_move then return rules.steps[i].to_move end
        if verb == "place" or verb == "pick" then
            for n, colour in ipairs(rules.colours) do
                if colour == rules.steps[i].colour then
                    return rules.colours[n % #rules.colours + 1]
                end
            end
            return nil
        end
    end
end

-- ---- Play -----------------------------------------------------------------------------

local function stones_text(count, gravity)
    local one = count == 1
    if gravity then
        return ("%s dropped into %s not full"):format(
            one and "one stone" or number(count) .. " stones",
            one and "a column that is" or "columns that are")
    end
    return ("%s on %s"):format(one and "one stone" or number(count) .. " stones",
        one and "any vacant point" or "any vacant points")
end

local function add_turns(add, rules)
    local turn, gravity = rules.script.turn or {}, rules.script.board.gravity
    local after = next_colour(rules)
    add("turn", ("%s players take turns%s. A turn is %s.%s"):format(
        after and "After that the" or "The", after and (", %s first"):format(after) or "",
        stones_text(turn.stones or 1, gravity),
        turn.first and (" The first turn is %s."):format(
            turn.first == 1 and "one stone" or number(turn.first) .. " stones") or ""),
        turn.cite)
    if turn.pop then
        add("turn", "Instead, a player may take one of their own stones out of the bottom"
            .. " row: what stands above it falls by a row, and the stone is the player's"
            .. " to drop again. If both players then have a row that wins, whoever took"
            .. " the stone out wins; if only the opponent has one, the opponent wins.",
            turn.cite)
    end
    if turn.move then
        add("turn", ("Once all of a player's stones are placed, a turn is to move one of"
            .. " them to %s."):format(turn.move == "adjacent"
                and "a vacant point beside it, diagonally too" or "any vacant point"),
            turn.cite)
    end
    if turn.pass then
        add("turn", "Instead, a player may pass: give up the right to place a stone, and"
            .. " say so.", article(rules, "pass") or turn.cite)
    end
end

-- ---- Winning --------------------------------------------------------------------------

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

local function add_wins(add, rules)
    local teams = rules.script.teams
    for _, group in ipairs(shared(rules, "win", ROW_FIELDS)) do
        local rule, all = group.rule, #group.colours == #rules.colours
        if rule.row then
            local who = teams and "A team wins if one of its players is the first to make"
                or all and "Whoever first makes"
                or capital(both(group.colours)) .. (#group.colours > 1 and " win" or
                    " wins") .. " by being the first to make"
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

local function add_losses(add, rules)
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

-- ---- Captures -------------------------------------------------------------------------

local function add_captures(add, rules)
    local capture, teams = rules.script.capture, rules.script.teams
    if not capture or not capture.lengths then return end
    local lengths = {}
    for i, length in ipairs(capture.lengths) do lengths[i] = number(length) end
    local pairs_only = #lengths == 1 and capture.lengths[1] == 2
    add("capture", ("Exactly %s of the opponent's stones that stand next to each other in"
        .. " a straight line are captured by placing a stone so that one's own stand at"
        .. " both their ends. They are taken off the board, and stay in view.")
        :format(list(lengths)), capture.cite)
    if teams then
        add("capture", "The stones captured may be of two other colours, mixed. A"
            .. " partner's stones may be captured too, but only the opponents' count;"
            .. " one's own cannot be captured.", capture.cite)
    end
    add("capture", ("One move may make several captures. Points that became vacant may be"
        .. " played again. %s"):format(capture.own
            and "A pair of the mover's own that the move itself brings between two of the"
                .. " opponent's stones is captured too, and counts for the opponent."
            or ("To place a stone so that %s stands between two of the opponent's stones"
                .. " is safe."):format(pairs_only and "one's own pair"
                or "one's own row")),
        capture.cite)
end

-- ---- Forbidden moves ------------------------------------------------------------------

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
            :format(#made > 0 and both(made) or "nothing forbidden")
    end
    if not rule.five_makes_three then table.insert(too, 1, "a five") end
    for i, word in ipairs(too) do too[i] = word:gsub("^an? ", "no ") end
    return ("A double-three is allowed unless at least two of its threes can really"
        .. " become straight fours, each by a stone that makes %s, which is judged in the"
        .. " same way, to any depth."):format(both(too))
end

local function add_forbidden(add, rules)
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

-- ---- Draws ----------------------------------------------------------------------------

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
        or messages.sentences[name] or ("The game is drawn by %s."):format(name)
end

local function add_draws(add, rules)
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

-- ---- What hooks and matches add -------------------------------------------------------

local function add_hooks(add, rules)
    local hooks = rules.script.hooks or {}
    if hooks.legal then
        add("hooks", "The script decides what else is not allowed.", hooks.cite)
    end
    if hooks.after then
        add("hooks", "The script decides what else ends the game.", hooks.cite)
    end
end

local function add_match(add, rules)
    local match = rules.script.match
    if not match then return end
    add("match", ("A match has %s games. The players swap colours after each.")
        :format(number(match.games)), match.cite)
end

-- ---- The book -------------------------------------------------------------------------

-- The sections in order: {heading, sections of law.lua before, function, and after}. What
-- is told of a win by time or by resignation stands with the wins.
local OPENING = { "opening", add_opening, "opened" }
local SECTIONS = {
    { "The board and the players", { add_board, "board" } },
    { "The opening", OPENING },
    { "Play", { add_turns, "play", add_hooks } },
    { "Captures", { add_captures, "captures" } },
    { "Winning", { add_wins, add_losses, "won" } },
    { "Forbidden moves", { add_forbidden, "forbidden" } },
    { "Draws", { add_draws, "draws" } },
    { "Claims", { "claims" } },
    { "At the table", { "table" } },
    { "The clock", { "clock" } },
    { "The organizer", { "organizer" } },
    { "The match", { add_match } },
}

--- What may stand in a script's table `cite` beside the reasons of rulings, as keys: what
-- holds at a table; the verbs of actions there; a clock that would run backwards.
rulebook.subjects = { clock = true, record = true, ["unclaimed-five"] = true }
for verb in pairs(actions.verbs) do rulebook.subjects[verb] = true end
for _, subject in ipairs(law.subjects) do rulebook.subjects[subject] = true end

-- What sentences of the law call the colours.
local function colours_told(rules)
    local restricted = rules.restricted or 1
    return { first = rules.colours[1], black = rules.colours[restricted],
        white = rules.colours[restricted % #rules.colours + 1] }
end

-- A sentence of the law as it is told of a game: its text and citation; nil if it is no
-- rule of the game.
local function told_of(rules, sentence)
    if sentence.when and not sentence.when(rules) then return nil end
    local own, elsewhere = article(rules, sentence[2]), sentence.elsewhere
    if own or article(rules, "ruled-at-once") then return own and sentence[3], own end
    local reading = sentence.reading and " reading " .. sentence.reading or ""
    return elsewhere == true and sentence[3] or elsewhere, rules.source .. reading
end

local function add_law(add, rules, section, values)
    for _, sentence in ipairs(law.sentences) do
        if sentence[1] == section then
            local text, citation = told_of(rules, sentence)
            if text then add("table", messages.fill(text, values), citation) end
        end
    end
end

---@class inarow.sentence
---@field section string what it is about: `The board`, `Winning`, …
---@field key string what it comes from: a key of the script, or `table`
---@field text string
---@field citation string the article

--- The rules in words, section by section.
-- @param rules from inarow.rules
-- @return list of inarow.sentence
function rulebook.list(rules)
    local book, values = {}, colours_told(rules)
    for _, section in ipairs(SECTIONS) do
        local function add(key, text, citation)
            book[#book + 1] = { section = section[1], key = key, text = text,
                citation = citation or rules.source }
        end
        local parts = section[2] == OPENING and not rules.script.phases and {}
            or section[2]
        for _, part in ipairs(parts) do
            if type(part) == "function" then
                part(add, rules)
            else
                add_law(add, rules, part, values)
            end
        end
    end
    return book
end

return rulebook
