--- The article of inarow's table rules (variants/TABLE.md) for each subject. The table
-- rules apply to games whose source has no law of the table, and are cited as `TABLE 4`.
local article = require "inarow.variant.cites.article"

local table_rules = {}

-- The subjects of each article, in the order of the articles.
local SUBJECTS = {
    { "adjust" },
    { "disarranged" },
    { "time" },
    { "resignation", "resigned-late" },
    { "ruled-at-once", "no-such-row" },
    { "claim-names" },
    { "first-claim" },
    { "lengthened", "rows-stand", "captures-stand", "lapse-three", "lapse-four" },
    { "draw-offer", "own-move", "no-agreement" },
    { "record-none" },
    { "controls" },
    { "clock-start", "press" },
    { "time-control" },
    { "clock-defect" },
    { "interruption" },
    { "time-call", "referee" },
    { "absent" },
    { "organizer" },
}

-- Subjects of rulings that cite the article of another subject.
local CITED_AS = {
    ["flag-up"] = "time", ["flag-down"] = "no-such-row", ["too-late"] = "lapse-three",
    ["unclaimed-five"] = "first-claim", record = "record-none", clock = "clock-defect",
    arrive = "absent", penalty = "organizer",
}

--- Number of articles.
table_rules.count = #SUBJECTS

local number_of = {}
for number, subjects in ipairs(SUBJECTS) do
    for _, subject in ipairs(subjects) do number_of[subject] = number end
end

--- Returns the number of the article about a subject; nil if there is none.
function table_rules.number(subject)
    return number_of[subject]
end

--- Returns the citation of a subject for rules that have no article of their own about
-- the subject.
-- @param rules from inarow.rules
-- @param subject string
-- @return `TABLE N`; nil if no article is about the subject, or if the source has a law
-- of the table
function table_rules.cite(rules, subject)
    local number = number_of[CITED_AS[subject] or subject]
    return number and not article(rules, "ruled-at-once") and "TABLE " .. number or nil
end

return table_rules
