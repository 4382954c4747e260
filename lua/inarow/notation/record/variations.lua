--- Playing a record with variations, in one game: it goes back to where each begins, and
-- in the end to where the main line ended. What is said stands in the game's tree.
--
-- An item is {live, ...} of games.each. While a variation is played it has `main`, the
-- node where the main line ended. Where the item `keeps_refused`, a refused action of the
-- main line stays in the tree too. `refused` is the node that the record has come to, if
-- that is an action which was refused, or follows one: the game stands before it.
local games = require "inarow.game"
local remarks = require "inarow.notation.remarks"

local variations = {}

-- Where to say something of what the record has come to.
local function place_of(item)
    return item.refused or item.live:place(#item.live.log)
end

-- Say something there: `settle` joins the texts, of which there may be thousands.
local function add_text(item, place, field, text)
    local texts = item.texts or { comment = {}, before = {} }
    item.texts = texts
    texts[field][place] = texts[field][place] or { place[field] }
    table.insert(texts[field][place], text)
end

-- Join the texts that were said.
local function settle(item)
    for field, places in pairs(item.texts or {}) do
        for place, list in pairs(places) do place[field] = table.concat(list, "\n") end
    end
    item.texts = nil
end

-- The node that the record has come to, and the tree, which is there from now on.
local function node_of(item)
    if not item.main then settle(item) end
    local tree, node = item.live:tree()
    return item.refused or node, tree
end

-- Add to a list that is there.
local function add_to(place, field, value)
    place[field] = place[field] or {}
    table.insert(place[field], value)
end

-- What was said at the beginning of a variation belongs before its first action, or to
-- the node there if there is none.
local function settle_beginning(item, field)
    for _, text in ipairs(item.beginning or {}) do
        add_text(item, place_of(item), field, text)
    end
    item.beginning = nil
end

--- Carry out an action of a record. In a variation, and after the end of the game, a
-- refused one stays in the tree, and so does what follows it, which is not ruled on.
-- @param line with the action; if it expects a ruling, a refused action leaves nothing
-- @return as game:apply does; and after a refusal the action
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
        item.refused = games.keep(tree, node, action, refusal)
    end
    if item.beginning then settle_beginning(item, "before") end
    return ruling, message, code, refusal, not ruling and action or nil
end

--- Say something where the record has come to.
-- @param said as remarks.of_line gives it
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
-- @param number of actions that it has in common with the line before it
-- @param said in the line that begins it: as remarks.of_line gives it, or nil
function variations.begin(item, number, said)
    settle_beginning(item, "comment")
    local node = node_of(item)
    item.main = item.main or select(2, item.live:tree())
    while node.number > number do node = node.parent end
    item.refused = node.refusal and node or nil
    if not item.refused then games.go(item.live, node) end
    item.beginning = {}
    if said then variations.say(item, said) end
end

--- Go back to the end of the main line, and join what was said.
function variations.finish(item)
    settle_beginning(item, "comment")
    settle(item)
    item.refused = nil
    if item.main then games.go(item.live, item.main) end
    item.main = nil
end

return variations
