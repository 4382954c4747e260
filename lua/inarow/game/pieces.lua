--- Splits a tree into its lines of play, for display.

-- Returns the nodes from a node on, each the first child of the previous one, up to the
-- first node with siblings.
local function run_from(node)
    local nodes = {}
    while node do
        nodes[#nodes + 1] = node
        local siblings = node.parent.children
        if siblings[2] and siblings[1] == node then break end
        node = node.children[1]
    end
    return nodes
end

--- Returns the pieces of a tree, for tree:pieces. The function is not recursive, because
-- trees may be deep.
return function(self)
    local pieces, lines = {}, 0
    local waiting = { { node = self.root.children[1], depth = 0 } }
    while waiting[1] and waiting[1].node do
        local begun = table.remove(waiting)
        lines = lines + (begun.line and 0 or 1)
        local piece = { line = begun.line or lines, depth = begun.depth,
            nodes = run_from(begun.node) }
        pieces[#pieces + 1] = piece
        local last = piece.nodes[#piece.nodes]
        local siblings = last.parent.children
        local is_first = siblings[1] == last
        if is_first and last.children[1] then
            waiting[#waiting + 1] =
                { node = last.children[1], line = piece.line, depth = piece.depth }
        end
        for i = #siblings, is_first and 2 or math.huge, -1 do
            waiting[#waiting + 1] = { node = siblings[i], depth = piece.depth + 1 }
        end
    end
    return pieces
end
