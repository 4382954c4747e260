--- The citations of rulings: articles from the script, or the source as a whole.
local model = require "inarow.model"
local phase = require "inarow.kernel.phase"

local VERBS = model.verbs()

local articles = {}

--- Returns the citation for a subject: from the script's table `cite`, or the table
-- rules, or the source.
function articles.of(state, subject)
    return state.rules.law[subject]
end

-- For some verbs, the place of the verb's rule in a script's `turn`.
local OF_TURN = { move = "turn.move", pass = "turn.pass", remove = "turn.pop" }

--- Returns the citation of the rule behind a reason. The first of these counts: the rule
-- about the pattern, the script's `cite` for the reason, the rule of the phase, the rule
-- about turns. If the script has none of these, the citation is its source.
function articles.of_reason(state, reason, verb, pattern)
    local rules = state.rules
    if pattern and rules.forbid[pattern] then return rules.cites["forbid." .. pattern] end
    local own = rules.cited_for[reason]
    if own then return own end
    local step = phase.step_for(state, verb)
    if reason == "pass-not-allowed" and step and type(step.pass) == "string" then
        return step.pass
    end
    return step and step.cite or rules.cites[OF_TURN[verb] or "turn"]
end

-- Returns the citation of a verb of the opening. The citation belongs to the current
-- step with the verb, or else to another step with the verb. If the game has no such
-- step, the result is the citation for the refusal of the verb.
local function of_step(state, verb)
    local now = phase.step_for(state, verb)
    if now and now[1] == verb then return now.cite end
    for _, step in ipairs(state.rules.steps) do
        if step[1] == verb then return step.cite end
    end
    return articles.of_reason(state, "bad-action", verb)
end

--- Returns the article by which lot or agreement decides who begins, if there is one.
function articles.of_beginner(state)
    local subjects = state.rules.articles
    return subjects["by-lot"] or subjects["lot-or-agreed"]
end

-- The keys of the script's `cite` for refusals of verbs.
local SUBJECT_OF = {
    claim = "no-such-row", draw = "draw-offer", resign = "resignation", press = "press",
    capture = "capture", demand = "capture", adjust = "adjust",
    disarranged = "disarranged", arrive = "arrive", record = "record",
    ["call-referee"] = "referee", organizer = "organizer",
}

--- Returns the article by which a verb of the table or of the opening is refused,
-- whatever words follow the verb. Returns nil for other words, and for stones and
-- passes, because no article is about a word that is not a point.
function articles.of_verb(state, verb)
    if SUBJECT_OF[verb] then return articles.of(state, SUBJECT_OF[verb]) end
    if verb == "begins" then
        return articles.of_beginner(state) or articles.of(state, "not-your-turn")
    elseif VERBS[verb] and verb ~= "play" and verb ~= "pass" then
        return of_step(state, verb)
    end
end

return articles
