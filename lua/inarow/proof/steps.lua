--- An explanation step by step for pictures: the board, the hypothetical stones, and the
-- points at issue for each step.
local proof_text = require "inarow.proof.proof_text"

-- Returns true if a node of a proof is about a hypothetical stone: the proof itself, or a
-- stone that makes a row of three a four. All other nodes of a proof are about rows on
-- the board.
local function is_hypothetical(node, proof)
    return node == proof or node.fives ~= nil or node.reason == "closed"
        or node.reason == "too-long"
end

-- For a line of a proof, returns the hypothetical stones that lead to the line's row, in
-- order. Also returns the points at issue.
local function in_proof(game, lines, at)
    local line = lines[at]
    local node, proof, hypothetical, seen = line.node, line.proof, {}, {}
    local function place(point)
        if point and not seen[point] and not game:at(point) then
            table.insert(hypothetical, 1,
                { point = point, colour = node.colour or proof.colour })
            seen[point] = true
        end
    end
    local depth = line.depth + 1
    for i = at, 1, -1 do
        local above = lines[i]
        if above.proof ~= proof then break end
        if above.depth < depth then
            depth = above.depth
            if above.node and is_hypothetical(above.node, proof) then
                place(above.node.point)
            end
        end
    end
    for number, stone in ipairs(hypothetical) do stone.number = number end
    -- Points at issue are the points where a row grows, or the points that prevent this.
    -- If the stone of a proof is on the board, its point is at issue too.
    local points = {}
    for _, point in ipairs { node.point or false, node.other or false } do
        local stands = point and game:at(point) ~= nil
        local is_stop = stands and node.reason == "closed" and point == node.other
        if point and not seen[point] and (is_stop or stands == not node.stones) then
            points[#points + 1] = point
        end
    end
    for _, point in ipairs(node.text and node.points or node.fives or {}) do
        if not seen[point] then points[#points + 1] = point end
    end
    return hypothetical, points
end

-- Returns the stones that a capture removed, as they were.
local function taken(node)
    local removed = {}
    for i, point in ipairs(node.stones) do
        removed[i] = { point = point, colour = node.colours[i] }
    end
    return removed
end

local steps = {}

-- Returns a step that is not part of a proof.
local function of_node(node)
    local captures = node.reason == "capture"
    local points = node.points or {}
    if #points == 0 and not node.stones and node.point then points = { node.point } end
    return { after = node.after, stones = not captures and node.stones or {},
        mind = captures and taken(node) or {},
        points = points, line = not captures and node.line or nil, angle = node.angle,
        turns = node.angle and (node.sort or node.reason):find "^rotation" ~= nil or nil,
        pairs = node.pairs }
end

--- Returns the steps of an explanation.
-- @param game that the explanation is about
-- @param explanation inarow.ruling_explanation or inarow.proof
-- @return list of inarow.explained_step
function steps.of(game, explanation)
    local list, lines = {}, proof_text.lines(explanation)
    local action = explanation.would and explanation.action or nil
    local about = action and game:branch(nil, action) or game
    for at, line in ipairs(lines) do
        local step
        if not line.node then
            step = { mind = {}, stones = {}, points = {} }
        elseif line.proof then
            local hypothetical, points = in_proof(about, lines, at)
            step = { mind = hypothetical, points = points,
                stones = line.node.stones or {}, line = line.node.line }
        else
            step = of_node(line.node)
        end
        step.text, step.depth, step.number = line.text, line.depth, at
        step.action = action
        list[at] = step
    end
    return list
end

return steps
