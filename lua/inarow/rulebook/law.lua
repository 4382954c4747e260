--- What a rule book says besides what can be read off the keys of a script: the articles
-- of the table, by subject. A script says which article of its source each one is, in its
-- table `articles`, or in `cite` where rulings cite it too; what it does not name is no
-- rule of its game.
--
-- A source that has no law of the table says nothing of claims, clocks and the organizer;
-- but they are ruled on in its game all the same, wherever it is played so (reading 4).
-- What then holds is told too, cited as the rulings are: by the source, or a reading.
--
-- One entry a sentence, in the order in which they are told: {section, subject}, its text
-- being the sentence law-SUBJECT; and by name
--   `code`: of the sentence, where it is not the subject's: law-CODE
--   `elsewhere`: what is told where the source has no law of the table: the "same", or
--     something of its "own", law-CODE-elsewhere
--   `reading`: by which of the readings that is; else it is by the source as a whole
--   `when`: function(rules), is there anything to it in this game?
-- In the text `{first}` is the colour that begins, `{black}` the one that something is
-- forbidden to, `{white}` its opponent.
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

-- Is there a pattern that loses, and is seen no more once play has gone on?
local function has_lapse(rules)
    for _, name in ipairs { "double-four", "double-three" } do
        local rule = (rules.script.forbid or {})[name]
        if rule and rule.penalty ~= "refused" then return true end
    end
    return false
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
    { "opened", "pass-not-allowed" },

    { "play", "release" },

    { "won", "time", elsewhere = "own" },
    { "won", "resignation", elsewhere = "same" },
    { "won", "resigned-late", elsewhere = "same" },

    { "captures", "by-hand" },
    { "captures", "both-captures" },

    { "claims", "ruled-at-once", elsewhere = "same", reading = 4 },
    { "claims", "no-such-row", elsewhere = "own" },
    { "claims", "claim-names", elsewhere = "same", reading = 16, when = has_longer_rows },
    { "claims", "claim-names", code = "claim-win", elsewhere = "same", reading = 16 },
    { "claims", "first-claim", elsewhere = "same", reading = 5 },
    { "claims", "lengthened", elsewhere = "same", reading = 18, when = has_exact_rows },
    { "claims", "rows-stand", elsewhere = "same" },
    { "claims", "rows-stand", code = "shapes-stand", elsewhere = "same",
        when = has_shapes },
    { "claims", "captures-stand", elsewhere = "same", when = has_captures },
    { "claims", "five-overridden" },
    { "claims", "lapse", elsewhere = "own", when = has_lapse },

    { "draws", "draw-offer", elsewhere = "same", when = has_agreement },
    { "draws", "own-move", elsewhere = "same", reading = 17, when = has_agreement },
    { "draws", "own-move", code = "own-move-offer", elsewhere = "same", reading = 17,
        when = has_agreement_and_offer },
    { "draws", "no-agreement", elsewhere = "same", when = has_no_agreement },
    { "draws", "no-action", when = may_be_stuck },
    { "draws", "no-end", when = may_not_end },

    { "forbidden", "bound-from" },

    { "table", "adjust", elsewhere = "same" },
    { "table", "disarranged", elsewhere = "same" },
    { "table", "record-decided" },
    { "table", "record-moves" },
    { "table", "record-late" },
    { "table", "record-waived" },
    { "table", "conduct" },

    { "clock", "controls", elsewhere = "own" },
    { "clock", "special-clock" },
    { "clock", "press", elsewhere = "own" },
    { "clock", "time-control", elsewhere = "same" },
    { "clock", "clock-defect", elsewhere = "same" },
    { "clock", "interruption", elsewhere = "same" },
    { "clock", "stopping" },
    { "clock", "time-call", elsewhere = "own" },
    { "clock", "referee", elsewhere = "own" },
    { "clock", "arrive" },
    { "clock", "absent", elsewhere = "same", reading = 15 },

    { "organizer", "organizer", elsewhere = "own" },
    { "organizer", "control" },
    { "organizer", "disputes" },
    { "organizer", "conditions" },
    { "organizer", "disturbance" },
    { "organizer", "penalty" },
    { "organizer", "resumption" },
    { "organizer", "changes" },
}

--- The subjects: those of the sentences, in order, then of what is told from the keys of
-- a script under an article of its own: who plays which colour, what fours and threes
-- are, that a five goes before what is forbidden, and that nothing is to the other.
law.subjects = {}
for i, sentence in ipairs(law.sentences) do law.subjects[i] = sentence[2] end
for _, subject in ipairs { "colours", "terms", "five-first", "unbound" } do
    law.subjects[#law.subjects + 1] = subject
end

return law
