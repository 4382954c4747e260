--- Rulings: what the arbiter answers to an action.
--
-- A ruling has `status` (ok, refused, won, drawn, void), `who` (the winning colour),
-- `reason` (a stable code), `citation`, `message` (a sentence) and `points` (those that
-- show it). tostring(ruling) is its line: `won white double-three (RIF 9.2)`.
local sentences = require "inarow.text.sentences"

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
ruling.ok = setmetatable({ status = "ok", message = sentences.ok, points = {} },
    Ruling)

--- Make a ruling from its fields.
function ruling.new(fields)
    fields.points = fields.points or {}
    return setmetatable(fields, Ruling)
end

--- What a refused call returns: nil, message, code, ruling.
function ruling.refused(reason, citation, message)
    local it = ruling.new { status = "refused", reason = reason, citation = citation,
        message = message }
    return nil, message, reason, it
end

return ruling
