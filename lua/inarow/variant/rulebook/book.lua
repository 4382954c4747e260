--- The rules of a variant in words, made from its script, each with its citation.
-- Beginners can learn the game from them, and players can settle disputes.
--
-- Each section has a function that adds sentences by `add(key, text, citation)`, where
-- `key` is the script's key of the rule, or `table` for the articles of law.lua.
local add_parts = require "inarow.variant.rulebook.paragraphs"
local add_forbidden = require "inarow.variant.rulebook.forbidden"
local article = require "inarow.variant.cites.article"
local board = require "inarow.variant.rulebook.board"
local language = require "inarow.language"
local law = require "inarow.variant.rulebook.law"
local messages = require "inarow.variant.rulebook.sentences"
local results = require "inarow.variant.rulebook.results"
local model = require "inarow.model"
local steps = require "inarow.variant.rulebook.steps"
local table_rules = require "inarow.variant.cites.table_rules"
local ways = require "inarow.variant.rulebook.ways"

local VERBS = model.verbs()

local unpack = unpack or table.unpack

local rulebook = {}

local number, list, say = messages.number, language.list, messages.compose

-- Returns the first step with a verb, or nil.
local function step_of(rules, verb)
    for _, step in ipairs(rules.steps) do
        if step[1] == verb then return step end
    end
end

-- ---- The board and the players --------------------------------------------------------

-- Adds the players and the stones of a game whose stones are shared by all players.
local function add_shared_stones(add, rules)
    add("colours", messages.paragraph(
        say("rule-players", { players = list(rules.colours, "and") }),
        say("rule-begins", { colour = rules.colours[1] }),
        say(#rules.stones == 1 and "rule-shared-one" or "rule-shared",
            { stones = list(rules.stones, "and") })),
        article(rules, "colours") or rules.source)
end

local function add_colours_of_players(add, rules)
    if rules.are_shared then return add_shared_stones(add, rules) end
    local colours = rules.colours
    local cite = article(rules, "colours") or article(rules, "not-your-turn")
    local choice, swap = step_of(rules, "choose"), step_of(rules, "swap")
    if choice then
        local sentence = say("rule-colours-chosen", { colours = list(colours, "and") })
        return add("colours", sentence, article(rules, "colours") or choice.cite)
    end
    local begins = swap and "rule-begins-until-swap"
        or not step_of(rules, "place") and "rule-begins"
    add_parts(add, "colours",
        { say(#colours == 2 and "rule-colours-two" or "rule-colours-many",
            { one = colours[1], other = colours[2], number = number(#colours),
            colours = list(colours, "and") }),
            article(rules, "colour-names") or cite or rules.source },
        begins and { say(begins, { colour = colours[1] }),
            swap and swap.cite or article(rules, "begins") or cite or rules.source })
end

local function add_supply(add, rules)
    local supply, cite = rules.supply, article(rules, "no-supply")
    if type(supply) ~= "table" then
        if supply then add("supply", say("rule-supply", { count = supply }), cite) end
        return
    end
    for _, colour in ipairs(rules.stones) do
        if supply[colour] then
            add("supply", say("rule-supply-of-colour",
                { colour = colour, count = supply[colour] }), cite)
        end
    end
end

local function add_board(add, rules)
    local size, holes = board.text(rules)
    local stones = rules.cites[rules.script.start and "start" or "scatter"]
    add_parts(add, "board",
        { size, rules.cites[rules.gravity and "board.gravity" or "board"] },
        rules.start and { board.start(rules), stones }
            or not rules.gravity and { say "board-empty",
                article(rules, "empty-board") or rules.cites.board },
        holes and { holes, rules.cites["board.holes"] },
        rules.board.joined and { board.joined(rules), rules.cites.board },
        rules.neutral and { say(rules.turn.rotate and "rule-neutral-turned"
            or "rule-neutral"), stones },
        rules.script.scatter and { board.scatter(rules), rules.cites.scatter })
    add_colours_of_players(add, rules)
    for _, team in ipairs(rules.script.teams or {}) do
        add("teams", say("rule-team", { colours = list(team, "and") }))
    end
    add_supply(add, rules)
end

-- ---- The opening ----------------------------------------------------------------------

-- Adds a sentence about a step in which the stone may have one of several colours.
local function add_colours(add, phase, nth)
    local first, colours = nil, {}
    for _, step in ipairs(steps.alternatives(phase)) do
        if step[1] == "place" and step.colour then
            first = first or step
            colours[step.colour] = true
        end
    end
    if first and next(colours, next(colours)) then
        add("phases", say("rule-colour-unsaid", { step = nth, colour = first.colour }),
            first.cite)
    end
end

-- Adds sentences about the steps in which a player may not pass. Only steps with an
-- article of their own about passing are included.
local function add_no_pass(add, phases)
    local from
    for nth, phase in ipairs(phases) do
        local cite = steps.alternatives(phase)[1].pass
        cite = type(cite) == "string" and cite or nil
        from = cite and (from or nth)
        local after = phases[nth + 1]
        if cite and (not after or steps.alternatives(after)[1].pass ~= cite) then
            add("phases", say(from == nth and "rule-step-no-pass" or "rule-steps-no-pass",
                { step = from, last = nth }), cite)
            from = nil
        end
    end
end

-- Adds a sentence about a step of the opening, and sentences about the parts of the step
-- that have other articles.
local function add_step(add, rules, step, nth, code)
    local parts = steps.parts(step, rules.script.phases, nth, rules.colours)
    parts[1][1] = say(code, { step = nth, what = parts[1][1] })
    for _, part in ipairs(parts) do
        local pass = part[2] == "pass" and type(step.pass) == "table"
        part[2] = part[2] and (pass and step.pass.cite or article(rules, part[2]))
            or step.cite
    end
    add_parts(add, "phases", unpack(parts))
end

local function add_opening(add, rules)
    local phases = rules.script.phases or {}
    for nth, phase in ipairs(phases) do
        for alternative, step in ipairs(steps.alternatives(phase)) do
            add_step(add, rules, step, nth,
                alternative > 1 and "rule-step-or" or "rule-step")
        end
        add_colours(add, phase, nth)
    end
    add_no_pass(add, phases)
end

-- Returns the colour to move after the opening. It follows the colour of the opening's
-- last stone in turn order. Returns nil if there is no opening, or if the colour of the
-- opening's last stone depends on a choice.
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

-- Returns the code of the sentence about a turn. The sentence explains how a stone is
-- placed, unless all stones are on the board from the start.
local function code_of_turn(rules)
    if ways.are_all(rules) then return "rule-turn-moved" end
    if not rules.gravity then return "rule-turn" end
    return rules.board.layers > 1 and "rule-turn-peg" or "rule-turn-dropped"
end

-- Returns "a1 to c3, ...".
local function blocks_in_words(names)
    local words = {}
    for i, name in ipairs(names) do
        local from, to = name:match "(%S+)%s+(%S+)"
        words[i] = say("points-from-to", { from = from, to = to })
    end
    return list(words)
end

local function add_turns(add, rules)
    local turn, after = rules.turn, next_colour(rules)
    local stones = turn.stones and rules.cites["turn.stones"] or rules.cites.turn
    add_parts(add, "turn",
        { messages.paragraph(
            say(after and "rule-turns-after" or "rule-turns", { colour = after }),
            messages.counted(code_of_turn(rules), turn.stones or 1)), stones },
        turn.first and { messages.counted("rule-first-turn", turn.first),
            rules.cites["turn.first"] })
    local by_stone = (results.loss_cite(rules) or next(rules.forbid))
        and say "rule-by-stone"
    if turn.pop then
        add("turn", messages.paragraph(
            say(rules.board.layers > 1 and "rule-pop-peg" or "rule-pop"), by_stone),
            rules.cites["turn.pop"])
    end
    if turn.rotate then
        local wins = results.winning(rules)
        add("turn", messages.paragraph(
            messages.counted("rule-rotate", #turn.rotate,
                { blocks = blocks_in_words(turn.rotate) }),
            wins and say("rule-rotate-" .. wins),
            wins and not rules.draws["both-rows"] and say "rule-rotate-mover", by_stone),
            rules.cites["turn.rotate"])
    end
    if turn.move then
        add("turn", ways.text(rules), article(rules, "move") or rules.cites["turn.move"])
    end
    if turn.pass then
        add("turn", say "rule-pass", article(rules, "pass") or rules.cites["turn.pass"])
    end
end

-- ---- Captures -------------------------------------------------------------------------

-- Sentences about stones that are safe from capture, by the length of captured rows. They
-- apply if all captured rows have the same length.
local SAFE = { "rule-capture-safe-stone", "rule-capture-safe-pair" }

local function add_captures(add, rules)
    local capture, cite = rules.capture, rules.cites.capture
    if not capture or not capture.lengths then return end
    local lengths = {}
    for i, length in ipairs(capture.lengths) do lengths[i] = number(length) end
    local one_length = #lengths == 1 and capture.lengths[1]
    add("capture", say(one_length == 1 and "rule-capture-one" or "rule-capture",
        { lengths = list(lengths), places = ways.acts(rules, "third") }), cite)
    if rules.script.teams then add("capture", say "rule-capture-teams", cite) end
    add_parts(add, "capture",
        { say "rule-capture-several", cite },
        { say(capture.own and (one_length == 2 and "rule-capture-own"
            or "rule-capture-own-row")
            or SAFE[one_length] or "rule-capture-safe-row",
            { place = ways.acts(rules, "plain") }),
            capture.own and rules.cites["capture.own"] or cite })
end

-- ---- Hooks and matches ----------------------------------------------------------------

local function add_hooks(add, rules)
    local hooks = rules.hooks or {}
    if hooks.legal then
        add("hooks", say "rule-hook-legal", rules.cites["hooks.legal"])
    end
    if hooks.after and not results.by_hook(rules) then
        add("hooks", say "rule-hook-after", rules.cites["hooks.after"])
    end
end

local function add_match(add, rules)
    if not rules.games then return end
    add("match", messages.counted("rule-match", rules.games),
        rules.cites.match)
end

-- ---- The law --------------------------------------------------------------------------

-- Returns words for sentences of the law: the colours, and the end on the board.
local function words_of(rules)
    local restricted = rules.restricted or 1
    return { first = rules.colours[1], black = rules.colours[restricted],
        white = rules.colours[restricted % #rules.colours + 1],
        ends = results.ends(rules) }
end

-- Returns true if a sentence of the law applies to a game.
local function applies(rules, sentence)
    return not sentence.when or sentence.when(rules)
end

local function code_of(sentence)
    return "law-" .. (sentence.code or sentence[2])
end

-- Returns the code of a table rule. Team games and games of more than two players may
-- have a separate sentence, with its own code.
local function code_of_table_rule(rules, sentence)
    local code = code_of(sentence) .. (sentence.differs and "-elsewhere" or "")
    local other = code .. (rules.script.teams and "-team"
        or #rules.colours > 2 and "-many" or "")
    return messages.is_code(other) and other or code
end

-- Adds the rules of the game's own source in a section of the law.
local function add_law(add, rules, section)
    for _, sentence in ipairs(law.sentences) do
        local own = sentence[1] == section and article(rules, sentence[2])
        if own and applies(rules, sentence) then
            add("table", say(code_of(sentence), words_of(rules)), own)
        end
    end
end

-- Adds the table rules, article by article, if the source has no law of the table.
local function add_table_rules(add, rules)
    for nth = 1, table_rules.count do
        for _, sentence in ipairs(law.sentences) do
            local subject = sentence[2]
            local citation = table_rules.number(subject) == nth
                and not article(rules, subject) and applies(rules, sentence)
                and table_rules.cite(rules, subject)
            if citation then
                add("table", say(code_of_table_rule(rules, sentence),
                    words_of(rules)), citation)
            end
        end
    end
end

-- ---- The book -------------------------------------------------------------------------

-- The sections in order: {name, list of parts}. A part is a function, or the name of a
-- section in law.lua. The heading is the sentence section-NAME. Wins by time and by
-- resignation are in the section about winning.
local OPENING = { "opening", add_opening, "opened" }
local SECTIONS = {
    { "board", { add_board, "board" } },
    { "opening", OPENING },
    { "play", { add_turns, "play", add_hooks } },
    { "captures", { add_captures, "captures" } },
    { "winning", { results.wins, results.losses, "won" } },
    { "forbidden", { add_forbidden, "forbidden" } },
    { "draws", { results.draws, "draws" } },
    { "claims", { "claims" } },
    { "table", { "table" } },
    { "clock", { "clock" } },
    { "organizer", { "organizer" } },
    { "match", { add_match } },
    { "table-rules", { add_table_rules } },
}

--- The keys that a script's table `cite` may have besides the reasons of rulings. They
-- are the subjects of the table's rules, the verbs of actions at the table, and `clock`.
-- The key `clock` is for a clock that would run backwards.
rulebook.subjects = { clock = true, record = true, ["unclaimed-five"] = true }
for verb in pairs(VERBS) do rulebook.subjects[verb] = true end
for _, subject in ipairs(law.subjects) do rulebook.subjects[subject] = true end

--- Returns the rules in words, section by section.
-- @param rules from inarow.rules
-- @return list of inarow.sentence
function rulebook.list(rules)
    local book = {}
    for _, section in ipairs(SECTIONS) do
        local heading = say("section-" .. section[1])
        local function add(key, text, citation)
            book[#book + 1] = { section = heading, key = key, text = text,
                citation = citation or rules.source }
        end
        local parts = section[2] == OPENING and not rules.script.phases and {}
            or section[2]
        for _, part in ipairs(parts) do
            if type(part) == "function" then
                part(add, rules)
            else
                add_law(add, rules, part)
            end
        end
    end
    return book
end

return rulebook
