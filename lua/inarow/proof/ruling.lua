--- The reasons for a ruling: the end of a game, the effects of the last action, or the
-- refusal of an action.
local kernel = require "inarow.kernel"
local captures = require "inarow.proof.captures"
local claims = require "inarow.proof.claims"
local endings = require "inarow.proof.endings"
local language = require "inarow.language"
local model = require "inarow.model"
local node = require "inarow.proof.node"
local proof_of_last = require("inarow.proof.point").of_last
local refusals = require "inarow.proof.refusals"
local quoted = require("inarow.proof.sentences").quoted
local say = require("inarow.proof.sentences").compose
local symmetry = require "inarow.proof.symmetry"

local ruling = {}

-- Returns a list, or nil if it is empty.
local function some(list)
    return #list > 0 and list or nil
end

-- Returns a complete explanation of the ruling on an action.
local function whole(game, it, action, children)
    local stones, vacant = {}, {}
    for _, point in ipairs(it.points) do
        table.insert(kernel.at(game, point) and stones or vacant, point)
    end
    return { status = it.status, reason = it.reason or it.status, ruling = tostring(it),
        rule = it.citation, text = it.message, who = it.who, action = action,
        point = it.at and it.at.point, stones = some(stones), points = some(vacant),
        children = children }
end

-- Returns the step of a phase that requires an offer.
local function offer_of(game)
    for _, step in ipairs(kernel.phase(game).steps) do
        if step[1] == "offer" then return step end
    end
end

-- Returns the grounds of an action that stands: for a stone, its rows and patterns; for
-- an offer, that its points differ.
local function grounds_of(game, action)
    if action.verb == "offer" then
        local before = game:branch(#game.log - 1)
        local step = offer_of(before)
        return step.distinct and symmetry.of_offer(before, action.points,
            game.rules.cited_for["symmetric-offer"] or step.cite) or {}
    end
    return { (proof_of_last(game)) }
end

-- Returns the grounds of the last action, if it did not end the game, and its effects:
-- captures, and stones still to be lifted.
local function of_last(game)
    local list = grounds_of(game, game.log[#game.log])
    for _, one in ipairs(captures.last(game)) do list[#list + 1] = one end
    local left = captures.to_lift(game)
    if #left > 0 then
        list[#list + 1] = node.of("to-lift", { points = language.list(left, "and") },
            { stones = left, rule = game.rules.cites.capture })
    end
    return list
end

-- Explains why a claim is not upheld, in the game before the claim.
local function refused_claim(game, action) return claims.explain(game, action) end

--- Explains the last ruling of a game: the end of the game, or the effects of its last
-- action.
-- @param game a game, which is not changed
-- @param would true if the last action is hypothetical
-- @return inarow.ruling_explanation; nil if nothing has been ruled on
function ruling.of(game, would)
    local last = game.log[#game.log]
    local action = last and model.format(last)
    if game.final then
        return whole(game, game.final, action, endings.explain(game, refused_claim))
    elseif last then
        local stands = kernel.ruling { status = "ok",
            message = say(would and "why-would-stand" or "why-stands",
                { action = quoted(action) }) }
        local explanation = whole(game, stands, action, of_last(game))
        explanation.point = last.point
        return explanation
    end
end

-- Returns an action if it can be read; otherwise the known part of the action.
local function read(game, action)
    local found = model.parse(action, #game.rules.colours)
    if found then return found end
    if type(action) == "table" then return { verb = action.verb } end
    return { verb = action:match "^%s*(%S+)" }
end

local function text_of(action)
    if type(action) == "string" then return (action:gsub("^%s+", "")) end
    local ok, text = pcall(model.format, action)
    return ok and text or tostring(action.verb)
end

--- Explains why an action is refused.
-- @param game before the action, which is not changed
-- @param action table, or its text
-- @param refusal inarow.ruling
-- @return inarow.ruling_explanation
function ruling.refused(game, action, refusal)
    local meant = read(game, action)
    local children = refusal.reason == "game-over" and { ruling.of(game) }
        or refusals.explain(game, meant, refusal)
    local explanation = whole(game, refusal, text_of(action), children)
    explanation.points = explanation.points or some(refusals.points_of(game, meant))
    return explanation
end

--- Returns the ruling that an action would have, and the reasons.
-- @param game a game, which is not changed
-- @param action table, or its text
-- @return inarow.ruling_explanation
function ruling.would_be(game, action)
    local again = game:branch()
    local done, _, _, refusal = again:apply(action)
    if not done then return ruling.refused(game, action, refusal) end
    local explanation = ruling.of(again, true)
    explanation.would = true
    return explanation
end

return ruling
