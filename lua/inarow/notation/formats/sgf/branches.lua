--- Reads the variations of an SGF game tree, each as a separate game from the first move.
--
-- The main line is the first branch, and is read separately. The players, the result,
-- the tags and the game's comment belong to the main line alone. A comment or mark
-- belongs to the first branch that passes its node.
local limits = require "inarow.notation.limits"
local marks = require "inarow.notation.formats.marks"
local messages = require "inarow.notation.formats.sentences"
local remarks = require "inarow.notation.remarks"

-- Returns a copy of a move without comments and marks.
local function bare(move)
    return { colour = move.colour, point = move.point }
end

local function bare_moves(part)
    if not part.bare then
        part.bare = {}
        for i, move in ipairs(part.moves) do part.bare[i] = bare(move) end
    end
    return part.bare
end

-- Adds a node's comment and marks to the move before it.
local function say_before(game, part)
    if not part.comment and not part.marks then return end
    local to, last = game, #game.moves
    if last > 0 then
        if last < game.from then game.moves[last] = bare(game.moves[last]) end
        to = game.moves[last]
        game.said[#game.said + 1] = to
    end
    if part.comment then remarks.add(to, part.comment) end
    marks.add(to, part.marks)
end

-- Returns the number of moves that a branch shares with the main line.
local function in_main_line(parts, depth)
    local moves = 0
    for i = 1, depth do
        if not parts[i].is_main then break end
        moves = moves + #parts[i].moves
    end
    return moves
end

-- Returns the game of a path. The nodes from number `own` on are not part of an earlier
-- game.
local function game_of(parts, depth, own, tree)
    local root = parts[1]
    local game = { players = {}, by_colour = root.by_colour,
        name_colours = root.name_colours, moves = {}, tags = {},
        lines = root.lines, line = tree.line, size = root.columns .. "x" .. root.rows,
        from = parts[own].before + 1, said = {}, is_aside = true, above = root.comment }
    local placed = {}
    for i = 1, depth do
        local part = parts[i]
        game.rule, game.turn = part.rule or game.rule, part.turn or game.turn
        for _, point in ipairs(part.placed) do
            if not placed[point] then placed[#placed + 1] = point end
            placed[point] = part.placed[point]
        end
        if i >= own then say_before(game, part) end
        for _, move in ipairs(i >= own and part.moves or bare_moves(part)) do
            game.moves[#game.moves + 1] = move
        end
        if i >= own and #part.moves > 0 then game.is_aside = nil end
    end
    for _, said in ipairs(game.said) do remarks.settle(said) end
    remarks.settle(game)
    game.stones, game.said = tree.stones_of(placed), nil
    -- The offered fifth stones of the game are also those of its continuations.
    if in_main_line(parts, depth) > 4 then game.offers = root.offers end
    return game
end

local NONE = {}

-- Reads a child of a node. Returns false if the child is too deep. If the child or its
-- parent is faulty, the returned part has the `fault`.
local function part_of(node, depth, parent, first, tree)
    if parent == false or depth > limits.variation then return false end
    if parent and parent.fault then
        return { fault = parent.fault, moves = NONE, placed = NONE }
    end
    local part = tree.read_part(node, depth == 1, first,
        parent and parent.before + #parent.moves or 0)
    if part.fault then return part end
    part.weight = (parent and parent.weight or 0)
        + math.max(1, #part.moves + #part.placed)
    return part.weight <= limits.variation and part
end

local function fail(line, fault, branch)
    return { branch = branch, error = { line = line,
        message = messages.say("syntax", { format = "SGF", fault = fault }) } }
end

-- Returns the first fault in a path's own nodes, if it has not been reported. Faults in
-- nodes that other paths share are not returned again.
local function fault_of(parts, depth, own, tree)
    if not parts[depth] then
        if tree.too_deep then return nil end
        tree.too_deep = true
        return fail(tree.line, limits.passed("variation", "variation"))
    end
    for i = own, depth do
        if parts[i].at then return fail(tree.line_of(parts[i].at), parts[i].fault) end
    end
end

-- Marks the nodes of the first complete path, which is the main line. Nodes of the main
-- line belong to no branch.
local function mark_main_line(parts, depth)
    for i = 1, math.min(depth, limits.variation) do
        if parts[i] then parts[i].is_main = true end
    end
end

--- Read the branches of a tree except the main line.
-- @param tree {tokens, total, line, line_of, read_part, stones_of}. `tokens` and `total`
-- are as in sgf_tree. `line` is the line where the tree begins, and `line_of(place)`
-- returns the line of a place. `read_part(node, is_root, first, before)` reads the
-- content of a node. `stones_of(placed)` returns the stones set up on a path
-- @return iterator over the branches. Each branch is a game with `branch`, its number,
-- and `from`, the number of its first own move. `is_aside` is true if the branch only
-- adds remarks to nodes of other branches
return function(tree)
    local parts, opens, depth, own, number, over = {}, {}, 0, nil, 0, false
    local function leaf()
        local first_own = own
        number, own = number + 1, nil
        if number == 1 then return mark_main_line(parts, depth) end
        local last = parts[depth]
        local game
        if not last or last.fault then
            game = fault_of(parts, depth, first_own, tree)
        else
            game = game_of(parts, depth, first_own, tree)
        end
        if game and game.is_aside then number = number - 1 end
        if game then game.branch = math.max(number, 2) end
        return game
    end
    local function take(token, node)
        if token == "(" then
            opens[#opens + 1] = depth
        elseif token == ";" then
            depth = depth + 1
            own = own or depth
            if depth <= limits.variation + 1 then
                parts[depth] = part_of(node, depth, parts[depth - 1], parts[1], tree)
            end
        else
            local game = own and leaf()
            depth = table.remove(opens)
            return game or nil
        end
    end
    return function()
        if over then return nil end
        if tree.total > limits.tree_values then
            over = true
            return fail(tree.line, limits.passed("tree_values", "variations"), 2)
        end
        for token, node in tree.tokens do
            local game = take(token, node)
            if game then return game end
        end
        over = true
    end
end
