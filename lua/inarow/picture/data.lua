--- Whole games as data, for pages that draw them without knowing rules: the changes at
-- each node of a tree.
local model = require "inarow.model"
local status = require "inarow.picture.status"

local data = {}

local MOST = 5000 -- nodes

local STONES, VACANT = {}, ("."):byte() -- colours as position:cells() writes them
for number = 1, #model.STONES - 1 do STONES[model.STONES:byte(number)] = number end

-- Returns the changes of a board: numbers of points and colours alternately, with 0 for a
-- vacant point.
local function changes(before, after, neutral)
    local list = {}
    for i = 1, before ~= after and #after or 0 do
        local stone = after:byte(i)
        if before:byte(i) ~= stone then
            list[#list + 1] = i
            list[#list + 1] = STONES[stone] or stone ~= VACANT and neutral or 0
        end
    end
    return list
end

-- Returns a list, or nil if it is empty.
local function some(list)
    return list and list[1] and list or nil
end

-- Returns the marks, the status and the ruling at a game's present position.
local function seen(game, options, steps_of)
    local state = game:state()
    return { last = state.last, offered = some(state.offers), moves = state.moves,
        taken = some(game:last().captured), status = status.line(game, state),
        ruling = state.ruling, steps = state.ruling and steps_of(game),
        forbidden = options.forbidden and some(game:forbidden()) or nil }
end

-- Returns the comments on a node.
local function notes_of(node, parent)
    return { parent = parent, before = node.before, comment = node.comment,
        glyphs = node.glyphs, marks = node.marks,
        refusal = node.refusal and node.refusal.message,
        text = node.action and model.format(node.action):gsub(" @[%d.]+", "") or nil }
end

--- Returns the nodes of a game's tree, parents first, and the main line first.
-- @param game a game, which is not changed
-- @param options `forbidden`, and `most` nodes
-- @param steps_of function that returns the steps of the explanation of a game's ruling
-- @return list of inarow.replay_node; number of the game's node, or nil; number of
-- omitted nodes
function data.nodes(game, options, steps_of)
    local tree, here = game:tree()
    local list, number, cells, left_out = {}, {}, {}, 0
    local vacant = ("."):rep(#game.rules.board.points)
    local neutral = #game.rules.stones + 1
    for node, there in tree:walk(nil, true) do
        if #list == (options.most or MOST) or node.parent and not number[node.parent] then
            left_out = left_out + 1
        else
            local parent = number[node.parent]
            local before = parent and cells[parent] or vacant
            local entry, n = notes_of(node, parent), #list + 1
            cells[n] = there and there:cells() or before
            entry.changes = changes(before, cells[n], neutral)
            for key, value in pairs(there and seen(there, options, steps_of) or {}) do
                entry[key] = value
            end
            list[n], number[node] = entry, n
        end
    end
    return list, number[here], left_out
end

return data
