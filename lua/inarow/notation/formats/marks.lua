--- Marks of a board: letters and signs on points, as SGF and RenLib have them. A mark is
-- {kind, point, text}; a label alone has a text. Those of a move are in its `marks`,
-- those before the first move in the game's.
local model = require "inarow.model"

local marks = {}

--- What marks there are, by SGF's names and in their order.
marks.kinds = { LB = "label", TR = "triangle", CR = "circle", MA = "cross",
    SQ = "square" }
marks.names = { "LB", "TR", "CR", "MA", "SQ" }

local is_kind = {}
for _, kind in pairs(marks.kinds) do is_kind[kind] = true end

--- Is a word the kind of a mark?
function marks.is_kind(word)
    return is_kind[word] or false
end

--- What a mark says beside its kind: `h8 A` of a label, else `i9`.
function marks.value(mark)
    return mark.point .. (mark.text and " " .. mark.text or "")
end

--- Marks as a text for comments: `label h8 A, triangle i9`.
function marks.list(list)
    local texts = {}
    for i, mark in ipairs(list) do texts[i] = mark.kind .. " " .. marks.value(mark) end
    return table.concat(texts, ", ")
end

--- The mark that a kind and what follows it mean; nil if that is none.
-- @param value string, as of marks.value
function marks.parse(kind, value)
    if not is_kind[kind] then return nil end
    local point, text = value:match "^(%S+)%s?(.*)$"
    if not point or not model.coordinates(point) or (kind ~= "label") ~= (text == "") then
        return nil
    end
    return { kind = kind, point = point, text = text ~= "" and text or nil }
end

--- Put marks to those of a game or move.
function marks.add(to, list)
    if not list then return end
    to.marks = to.marks or {}
    for _, mark in ipairs(list) do to.marks[#to.marks + 1] = mark end
end

--- Does a game have any?
function marks.of_game(game)
    if game.marks then return true end
    for _, move in ipairs(game.moves) do
        if move.marks then return true end
    end
    return false
end

return marks
