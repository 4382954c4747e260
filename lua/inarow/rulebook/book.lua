--- The rules of a variant in words, each with its citation, made from its script: what a
-- beginner can learn the game from, and what settles a dispute.
--
-- One function a section; each adds sentences by `add(key, text, citation)`, `key` being
-- the script's key that the rule stands under, or `table` for the articles of law.lua.
local actions = require "inarow.model.actions"
local add_forbidden = require "inarow.rulebook.forbidden"
local article = require "inarow.rulebook.article"
local english = require "inarow.text.english"
local law = require "inarow.rulebook.law"
local messages = require "inarow.text.messages"
local results = require "inarow.rulebook.results"
local steps = require "inarow.rulebook.steps"

local rulebook = {}

local number, list, capital = english.number, english.list, english.capital

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
    { "Winning", { results.wins, results.losses, "won" } },
    { "Forbidden moves", { add_forbidden, "forbidden" } },
    { "Draws", { results.draws, "draws" } },
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
