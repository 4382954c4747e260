--- The sentences of a rule book that do not follow from the keys of a script: the law of
-- the table, by subject. For each subject, a script gives the article of its source in
-- its table `articles`, or in `cite` if rulings cite the article too. If a script does
-- not list a subject, its game has no rules about it.
--
-- A game whose source has no law of the table follows inarow's table rules instead
-- (variants/TABLE.md, variant/cites/table_rules.lua).
--
-- Each sentence has an entry {section, subject}, in the order of the book. The text of
-- an entry is the sentence law-SUBJECT. Optional fields of an entry:
--     `code`: the text is law-CODE instead
--     `differs`: true if the table rules have another text, law-CODE-elsewhere
--     `when`: function(rules), which returns true if the sentence applies to a game
--
-- In the text `{first}` is the colour that begins, `{black}` the colour with forbidden
-- moves, `{white}` its opponent.
local law = {}

-- ---- What a game has ------------------------------------------------------------------

local function has_agreement(rules)
    return rules.draws.agreement ~= nil
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
    return rules.capture ~= nil
end

-- Returns true if a game under the rules can go on for ever.
local function may_not_end(rules)
    return rules.turn.move ~= nil and rules.most_moves == 0
end

-- Returns true if a game may reach a position in which a player has no legal stone.
local function may_be_stuck(rules)
    return rules.supply ~= nil or next(rules.forbid) ~= nil
end

local function has_shapes(rules)
    return #rules.shapes > 0
end

local function has_agreement_and_offer(rules)
    return has_agreement(rules) and has_offer(rules)
end

-- Returns true if a row wins under its usual name. If is_exact, the row must win only
-- with its exact length; otherwise longer rows must win too.
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

-- Returns a function that returns true if a pattern loses under the rules.
local function loses_by(name)
    return function(rules)
        local rule = rules.forbid[name]
        return rule ~= nil and rule.penalty ~= "refused"
    end
end

local loses_by_three, loses_by_four = loses_by "double-three", loses_by "double-four"

-- Returns true if there is a losing pattern that later moves can make invisible.
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

    { "won", "time", differs = true },
    { "won", "resignation" },
    { "won", "resigned-late" },

    { "captures", "by-hand" },
    { "captures", "by-hand-over" },
    { "captures", "both-captures" },

    { "claims", "ruled-at-once", differs = true },
    { "claims", "no-such-row", differs = true },
    { "claims", "claim-names", when = has_longer_rows },
    { "claims", "claim-names", code = "claim-win" },
    { "claims", "first-claim" },
    { "claims", "lengthened", when = has_exact_rows },
    { "claims", "rows-stand" },
    { "claims", "rows-stand", code = "shapes-stand",
        when = has_shapes },
    { "claims", "captures-stand", when = has_captures },
    { "claims", "five-overridden" },
    { "claims", "lapse", when = has_lapse },
    { "claims", "lapse-three", when = loses_by_three },
    { "claims", "lapse-four", when = loses_by_four },

    { "draws", "draw-offer", when = has_agreement },
    { "draws", "own-move", when = has_agreement },
    { "draws", "own-move", code = "own-move-offer",
        when = has_agreement_and_offer },
    { "draws", "no-agreement", when = has_no_agreement },
    { "draws", "no-action", when = may_be_stuck },
    { "draws", "no-end", when = may_not_end },

    { "forbidden", "bound-from" },
    { "forbidden", "as-defence" },
    { "forbidden", "beside-four" },

    { "table", "adjust" },
    { "table", "disarranged" },
    { "table", "record-none" },
    { "table", "record-decided" },
    { "table", "record-moves" },
    { "table", "record-late" },
    { "table", "record-waived" },
    { "table", "conduct" },

    { "clock", "controls", differs = true },
    { "clock", "special-clock" },
    { "clock", "clock-start" },
    { "clock", "press", differs = true },
    { "clock", "time-control" },
    { "clock", "clock-defect" },
    { "clock", "interruption" },
    { "clock", "stopping" },
    { "clock", "time-call", differs = true },
    { "clock", "referee", differs = true },
    { "clock", "time-referee" },
    { "clock", "arrive" },
    { "clock", "absent" },

    { "organizer", "organizer", differs = true },
    { "organizer", "control" },
    { "organizer", "disputes" },
    { "organizer", "conditions" },
    { "organizer", "disturbance" },
    { "organizer", "penalty" },
    { "organizer", "resumption" },
    { "organizer", "changes" },
    { "organizer", "changes-approved" },
}

--- The subjects: first those of the sentences, in order, then subjects with an article of
-- their own whose rules follow from the keys of a script.
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
