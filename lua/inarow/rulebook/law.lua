--- What a rule book says besides what can be read off the keys of a script: the articles
-- of the table, by subject. A script says which article of its source each one is, in its
-- table `articles`, or in `cite` where rulings cite it too; what it does not name is no
-- rule of its game.
--
-- A source that has no law of the table says nothing of claims, clocks and the organizer;
-- but they are ruled on in its game all the same, wherever it is played so. What then
-- holds are inarow's table rules, written down in variants/TABLE.md, and cited by their
-- articles there: `TABLE 4`.
--
-- One entry a sentence, in the order in which they are told: {section, subject}, its text
-- being the sentence law-SUBJECT; and by name
--   `code`: of the sentence, where it is not the subject's: law-CODE
--   `article`: of the table rules, where it is one of them
--   `differs`: true if it is told in other words there, law-CODE-elsewhere
--   `when`: function(rules), is there anything to it in this game?
-- In the text `{first}` is the colour that begins, `{black}` the one that something is
-- forbidden to, `{white}` its opponent.
local article = require "inarow.rulebook.article"

local law = {}

-- ---- What a game has ------------------------------------------------------------------

local function has_agreement(rules)
    return (rules.script.draw or {}).agreement ~= nil
end

local function has_no_agreement(rules)
    return not has_agreement(rules)
end

local function has_offer(rules)
    for _, step in ipairs(rules.steps) do
        if step[1] == "offer" then return true end
    end
    return false
end

local function has_captures(rules)
    return rules.script.capture ~= nil
end

-- May a game by the rules go on for ever?
local function may_not_end(rules)
    return (rules.script.turn or {}).move ~= nil and (rules.script.draw_moves or 0) == 0
end

-- May a player be without a stone to place or move, or a point for it?
local function may_be_stuck(rules)
    return rules.script.supply ~= nil or rules.script.forbid ~= nil
end

local function has_shapes(rules)
    return #rules.shapes > 0
end

local function has_agreement_and_offer(rules)
    return has_agreement(rules) and has_offer(rules)
end

-- Does a row win under no name of the game's own, and if so a longer one too (is_exact:
-- or not)?
local function has_row(rules, is_exact)
    for i in ipairs(rules.colours) do
        local win = rules.win[i]
        if win.row and not win.reason and (win.exactly or false) == is_exact then
            return true
        end
    end
    return false
end

local function has_longer_rows(rules) return has_row(rules, false) end
local function has_exact_rows(rules) return has_row(rules, true) end

-- Does a pattern lose?
local function loses_by(name)
    return function(rules)
        local rule = (rules.script.forbid or {})[name]
        return rule ~= nil and rule.penalty ~= "refused"
    end
end

local loses_by_three, loses_by_four = loses_by "double-three", loses_by "double-four"

-- Is there a pattern that loses, and is seen no more once play has gone on?
local function has_lapse(rules)
    return loses_by_three(rules) or loses_by_four(rules)
end

-- ---- The sentences --------------------------------------------------------------------

law.sentences = {
    { "board", "board-colour" },
    { "board", "reference-points" },
    { "board", "other-colours" },
    { "board", "seating" },
    { "board", "by-lot" },
    { "board", "lot-or-agreed" },

    { "opening", "tentative-colours" },
    { "opening", "first-three" },
    { "opening", "players-called" },

    { "opened", "offer-clock" },
    { "opened", "opening-over" },
    { "opened", "offer-symmetry", when = has_offer },
    { "opened", "opening-pass" },

    { "play", "no-pass" },
    { "play", "release" },

    { "won", "time", article = 3, differs = true },
    { "won", "resignation", article = 4 },
    { "won", "resigned-late", article = 4 },

    { "captures", "by-hand" },
    { "captures", "by-hand-over" },
    { "captures", "both-captures" },

    { "claims", "ruled-at-once", article = 5, differs = true },
    { "claims", "no-such-row", article = 5, differs = true },
    { "claims", "claim-names", article = 6, when = has_longer_rows },
    { "claims", "claim-names", code = "claim-win", article = 6 },
    { "claims", "first-claim", article = 7 },
    { "claims", "lengthened", article = 8, when = has_exact_rows },
    { "claims", "rows-stand", article = 8 },
    { "claims", "rows-stand", code = "shapes-stand", article = 8,
        when = has_shapes },
    { "claims", "captures-stand", article = 8, when = has_captures },
    { "claims", "five-overridden" },
    { "claims", "lapse", when = has_lapse },
    { "claims", "lapse-three", article = 8, when = loses_by_three },
    { "claims", "lapse-four", article = 8, when = loses_by_four },

    { "draws", "draw-offer", article = 9, when = has_agreement },
    { "draws", "own-move", article = 9, when = has_agreement },
    { "draws", "own-move", code = "own-move-offer", article = 9,
        when = has_agreement_and_offer },
    { "draws", "no-agreement", article = 9, when = has_no_agreement },
    { "draws", "no-action", when = may_be_stuck },
    { "draws", "no-end", when = may_not_end },

    { "forbidden", "bound-from" },
    { "forbidden", "as-defence" },
    { "forbidden", "beside-four" },

    { "table", "adjust", article = 1 },
    { "table", "disarranged", article = 2 },
    { "table", "record-none", article = 10 },
    { "table", "record-decided" },
    { "table", "record-moves" },
    { "table", "record-late" },
    { "table", "record-waived" },
    { "table", "conduct" },

    { "clock", "controls", article = 11, differs = true },
    { "clock", "special-clock" },
    { "clock", "clock-start", article = 12 },
    { "clock", "press", article = 12, differs = true },
    { "clock", "time-control", article = 13 },
    { "clock", "clock-defect", article = 14 },
    { "clock", "interruption", article = 15 },
    { "clock", "stopping" },
    { "clock", "time-call", article = 16, differs = true },
    { "clock", "referee", article = 16, differs = true },
    { "clock", "time-referee" },
    { "clock", "arrive" },
    { "clock", "absent", article = 17 },

    { "organizer", "organizer", article = 18, differs = true },
    { "organizer", "control" },
    { "organizer", "disputes" },
    { "organizer", "conditions" },
    { "organizer", "disturbance" },
    { "organizer", "penalty" },
    { "organizer", "resumption" },
    { "organizer", "changes" },
    { "organizer", "changes-approved" },
}

-- What rulings cite that is told with another subject.
local TOLD_WITH = {
    ["flag-up"] = "time", ["flag-down"] = "no-such-row", ["too-late"] = "lapse-three",
    ["unclaimed-five"] = "first-claim", record = "record-none", clock = "clock-defect",
    arrive = "absent", penalty = "organizer",
}

--- The article of the table rules for each subject, and how many articles there are.
law.table_articles, law.table_count = {}, 0
for _, sentence in ipairs(law.sentences) do
    if sentence.article then
        law.table_articles[sentence[2]] = sentence.article
        law.table_count = math.max(law.table_count, sentence.article)
    end
end
for subject, other in pairs(TOLD_WITH) do
    law.table_articles[subject] = law.table_articles[other]
end

--- What is cited for a subject by rules that have no article of their own for it: an
-- article of the table rules, if their source has no law of the table; else nil.
function law.of_table(rules, subject)
    local number = law.table_articles[subject]
    return number and not article(rules, "ruled-at-once") and "TABLE " .. number or nil
end

--- The subjects: those of the sentences, in order, then of what is told from the keys of
-- a script under an article of its own.
law.subjects = {}
for i, sentence in ipairs(law.sentences) do law.subjects[i] = sentence[2] end
for subject in ([[
    colours colour-names begins empty-board longer-rows step-roll-higher
    step-remove-supply step-majority terms forms term-three fours-on-a-line with-four
    defence open-edge five-first unbound no-supply
]]):gmatch "%S+" do
    law.subjects[#law.subjects + 1] = subject
end

return law
