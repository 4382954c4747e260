--- Rulings: the arbiter's answers to actions.
local say = require("inarow.kernel.sentences").say

local Ruling = {}
Ruling.__index = Ruling

function Ruling.__tostring(ruling)
    local words = { ruling.status }
    if ruling.who and ruling.status == "won" then words[#words + 1] = ruling.who end
    words[#words + 1] = ruling.reason
    if ruling.citation then words[#words + 1] = ("(%s)"):format(ruling.citation) end
    return table.concat(words, " ")
end

--- Returns the result of a game by the ruling that ended it, in the words of records: the
-- winning colour, `draw`, `void`, or `loss-of-both`. Only a `void` game is played again.
-- @return string
function Ruling:result()
    return self.status == "won" and self.who or self.status == "drawn" and "draw"
        or self.reason == "loss-of-both" and self.reason or self.status
end

local ruling = {}

--- The ruling for all legal actions that do not end the game.
ruling.ok = setmetatable({ status = "ok", message = say "ok", points = {} }, Ruling)

--- Creates a ruling from its fields. Without fields, returns the ruling for legal actions
-- that do not end the game.
function ruling.new(fields)
    if not fields then return ruling.ok end
    fields.points = fields.points or {}
    return setmetatable(fields, Ruling)
end

--- Returns the results of a refused call: nil, message, code, ruling.
--
-- `pattern` is the pattern that a stone refused as `forbidden` would make.
function ruling.refused(reason, citation, message, pattern)
    local it = ruling.new { status = "refused", reason = reason, citation = citation,
        message = message, pattern = pattern }
    return nil, message, reason, it
end

return ruling
