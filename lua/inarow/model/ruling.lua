--- Rulings: what the arbiter answers to an action.
local say = require("inarow.model.sentences").say

--- Why an action is refused. A script's hooks may have codes of their own.
---@alias inarow.reason
---| string
---| "bad-action" # no action of this game, or not well said
---| "bad-script" # a hook of the script fails
---| "column-full" # no disc can fall there
---| "duplicate-offer" # a point is offered twice
---| "first-five" # an earlier row bars the claim
---| "flag-down" # the claimant's own time has ended
---| "flag-up" # no opponent's time has ended
---| "forbidden" # the stone may not stand there: `game:explain` proves it
---| "game-over" # whatever the action
---| "no-capture" # no captured stones are to be lifted there
---| "no-offer" # the point was not offered; or no draw was
---| "no-stone" # no stone of that colour stands there
---| "no-such-row" # nothing on the board bears the claim out
---| "no-supply" # no stones are left
---| "not-allowed" # a hook of the script says so
---| "not-now" # something else is to be done first
---| "not-your-turn" # another player, or another colour, is to act
---| "occupied" # a stone stands there
---| "off-board" # there is no such point
---| "outside-region" # the stone must stand elsewhere
---| "pass-not-allowed" # this move cannot be passed
---| "symmetric-offer" # two points offered are the same by symmetry
---| "too-deep" # whether it is forbidden takes too long to tell
---| "too-late" # for the claim
---| "unsupported" # a disc would hang in the air
---| "wrong-count" # too many or too few points, stones or dice

--- What ended a game.
---@class inarow.decided
---@field action integer its number in the log
---@field point string? of the stone that did

--- What the arbiter answers to an action. tostring(ruling) is its line: `ok`,
--- `won white double-three (RIF 9.2)`.
---@class inarow.ruling
---@field status "ok"|"refused"|"won"|"drawn"|"void"
---@field who string? the winning colour, of a team its first
---@field reason string? a stable code: `five`, `time`, `agreement`, `occupied`, …
---@field citation string? the article that it rests on
--- The pattern that a stone refused as `forbidden` would make: `overline`, `double-four`,
--- `double-three`, `open-row` or `open-rows`.
---@field pattern string?
---@field message string a sentence
---@field points string[] those that show it
---@field at inarow.decided? of one that ends a game
local Ruling = {}
Ruling.__index = Ruling

function Ruling.__tostring(ruling)
    local words = { ruling.status }
    if ruling.who and ruling.status == "won" then words[#words + 1] = ruling.who end
    words[#words + 1] = ruling.reason
    if ruling.citation then words[#words + 1] = ("(%s)"):format(ruling.citation) end
    return table.concat(words, " ")
end

local ruling = {}

--- The one ruling of an action that stands and ends nothing.
ruling.ok = setmetatable({ status = "ok", message = say "ok", points = {} }, Ruling)

--- The result that a game has by the ruling that ended it, as a record says it: the
-- winning colour, `draw`, `void`, or `loss-of-both`, which unlike `void` is not played
-- again.
-- @return string
function ruling.result(it)
    return it.status == "won" and it.who or it.status == "drawn" and "draw"
        or it.reason == "loss-of-both" and it.reason or it.status
end

--- Make a ruling from its fields.
function ruling.new(fields)
    fields.points = fields.points or {}
    return setmetatable(fields, Ruling)
end

--- What a refused call returns: nil, message, code, ruling.
--
-- `pattern` is what a stone refused as `forbidden` would make.
function ruling.refused(reason, citation, message, pattern)
    local it = ruling.new { status = "refused", reason = reason, citation = citation,
        message = message, pattern = pattern }
    return nil, message, reason, it
end

return ruling
