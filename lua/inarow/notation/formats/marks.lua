--- Marks on a board: letters and signs on points, as in SGF and RenLib. A mark is {kind,
-- point, text}; only labels have a text. A move has its marks in `marks`. The marks
-- before the first move are in the game's `marks`.
local model = require "inarow.model"

local marks = {}

--- Kinds of marks by their names in SGF, and these names in SGF's order.
marks.kinds = { LB = "label", TR = "triangle", CR = "circle", MA = "cross",
    SQ = "square" }
marks.names = { "LB", "TR", "CR", "MA", "SQ" }

local is_kind = {}
for _, kind in pairs(marks.kinds) do is_kind[kind] = true end

--- Return true if a word is the kind of a mark.
function marks.is_kind(word)
    return is_kind[word] or false
end

--- Write a mark without its kind: the point and the text of a label (`h8 A`), or the
-- point of another mark (`i9`).
function marks.value(mark)
    return mark.point .. (mark.text and " " .. mark.text or "")
end

--- Write marks as a text for comments: `label h8 A, triangle i9`.
function marks.list(list)
    local texts = {}
    for i, mark in ipairs(list) do texts[i] = mark.kind .. " " .. marks.value(mark) end
    return table.concat(texts, ", ")
end

--- Create a mark from its kind and the text after the kind.
-- @param value string, as from marks.value
-- @return mark; nil if it is not valid
function marks.parse(kind, value)
    if not is_kind[kind] then return nil end
    local point, text = value:match "^(%S+)%s?(.*)$"
    if not point or not model.coordinates(point) or (kind ~= "label") ~= (text == "") then
        return nil
    end
    return { kind = kind, point = point, text = text ~= "" and text or nil }
end

--- Add marks to those of a game or move.
function marks.add(to, list)
    if not list then return end
    to.marks = to.marks or {}
    for _, mark in ipairs(list) do to.marks[#to.marks + 1] = mark end
end

--- Return true if a game has marks.
function marks.of_game(game)
    if game.marks then return true end
    for _, move in ipairs(game.moves) do
        if move.marks then return true end
    end
    return false
end

return marks
