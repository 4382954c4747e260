--- Plays a record with variations in one game. The game goes back to the start of each
-- variation, and finally to the end of the main line. Remarks are added to the game's
-- tree.
--
-- An item is {live, ...} of games.each. While a variation is read, the item has `main`,
-- the node at the end of the main line. If the item `keeps_refused`, a refused action of
-- the main line is also kept in the tree. If the present node of the record is a refused
-- action or its descendant, `refused` is this node. The game is then at the node before
-- the refused action.
local remarks = require "inarow.notation.remarks"

local variations = {}

-- Returns the node for a remark about the present place in the record.
local function place_of(item)
    return item.refused or item.live:place(#item.live.log)
end

-- Adds a text to a field of a node. `settle` joins the texts later, because there may be
-- thousands.
local function add_text(item, place, field, text)
    local texts = item.texts or { comment = {}, before = {} }
    item.texts = texts
    texts[field][place] = texts[field][place] or { place[field] }
    table.insert(texts[field][place], text)
end

-- Joins the added texts.
local function settle(item)
    for field, places in pairs(item.texts or {}) do
        for place, list in pairs(places) do place[field] = table.concat(list, "\n") end
    end
    item.texts = nil
end

-- Returns the present node of the record, and the tree. The game has a tree from now on.
local function node_of(item)
    if not item.main then settle(item) end
    local tree, node = item.live:tree()
    return item.refused or node, tree
end

-- Adds a value to a list, and creates the list if necessary.
local function add_to(place, field, value)
    place[field] = place[field] or {}
    table.insert(place[field], value)
end

-- Adds the remarks at the beginning of a variation to a field of the present node.
local function settle_beginning(item, field)
    for _, text in ipairs(item.beginning or {}) do
        add_text(item, place_of(item), field, text)
    end
    item.beginning = nil
end

--- Carry out an action of a record. In a variation, and after the end of the game, a
-- refused action and its descendants are kept in the tree. The descendants have no
-- rulings.
-- @param line with the action; if the line also expects a ruling, a refused action is
-- not kept
-- @return as game:apply; after a refusal also the action
function variations.play(item, line)
    local live, action = item.live, line.action
    local ruling, message, code, refusal
    if item.refused then
        refusal = item.refused.refusal
        message, code = refusal.message, refusal.reason
    else
        ruling, message, code, refusal = live:apply_read(action)
    end
    local is_kept = item.main or live.final or item.keeps_refused
    if not ruling and is_kept and not line.ruling then
        local node, tree = node_of(item)
        item.refused = tree:keep(node, action, refusal)
    end
    if item.beginning then settle_beginning(item, "before") end
    return ruling, message, code, refusal, not ruling and action or nil
end

--- Add a remark at the present place in the record.
-- @param said from remarks.of_line
function variations.say(item, said)
    local place = place_of(item)
    if said.text then
        if said.of_game then
            add_text(item, item.live:place(0), "comment", said.text)
        elseif item.beginning then
            table.insert(item.beginning, said.text)
        else
            add_text(item, place, "comment", said.text)
        end
    end
    if said.before then add_text(item, place, "before", said.before) end
    if said.glyph then add_to(place, "glyphs", said.glyph) end
    for _, mark in ipairs(said.marks or {}) do add_to(place, "marks", mark) end
    if said.tag then remarks.add_property(place, said.tag[1], said.tag[2]) end
end

--- Begin a variation.
-- @param number of actions shared with the previous line of play
-- @param said remark in the line that begins the variation, from remarks.of_line, or nil
function variations.begin(item, number, said)
    settle_beginning(item, "comment")
    local node = node_of(item)
    item.main = item.main or select(2, item.live:tree())
    while node.number > number do node = node.parent end
    item.refused = node.refusal and node or nil
    if not item.refused then item.live:travel(node) end
    item.beginning = {}
    if said then variations.say(item, said) end
end

--- Go back to the end of the main line, and join the remarks.
function variations.finish(item)
    settle_beginning(item, "comment")
    settle(item)
    item.refused = nil
    if item.main then item.live:travel(item.main) end
    item.main = nil
end

return variations
