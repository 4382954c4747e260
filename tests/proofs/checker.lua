--- Is a proof of `inarow explain --json` true, and does it suffice? By RIF 3, 9.2 and 9.3
-- alone (readings 1 to 3), word for word: nothing of inarow is known here.
local STEP = { row = { 1, 0 }, column = { 0, 1 }, ["diagonal-up"] = { 1, 1 },
    ["diagonal-down"] = { 1, -1 } }

local unpack = table.unpack

local board -- points to "X" or "O"; stones in mind are put on it and taken off

-- The point so many steps along a line from each point; false is beyond the board.
local function steps(line, n)
    local next_to = {}
    for x = 0, 14 do
        for y = 0, 14 do
            local to_x, to_y = x + n * STEP[line][1], y + n * STEP[line][2]
            next_to[("%c%d"):format(97 + x, y + 1)] = to_x >= 0 and to_x < 15 and to_y >= 0
                and to_y < 15 and ("%c%d"):format(97 + to_x, to_y + 1)
        end
    end
    return next_to
end

local NEXT = {}
for line in pairs(STEP) do
    NEXT[line] = {}
    for n = -15, 15 do NEXT[line][n] = steps(line, n) end
end

local function beside(point, line, n) return NEXT[line][n][point] end

local function list(points)
    local copy = { unpack(points) }
    table.sort(copy)
    return table.concat(copy, " ")
end

local function with(point, work, ...)
    assert(not board[point], "a stone in mind on a stone")
    board[point] = "X"
    local results = { work(...) }
    board[point] = nil
    return unpack(results)
end

-- ---- Chapter 3 ---------------------------------------------------------------------------

-- The unbroken row of black stones through one.
local function row(point, line)
    local points = { point }
    for way = -1, 1, 2 do
        local n = way
        while board[beside(point, line, n)] == "X" do
            points[#points + 1], n = beside(point, line, n), n + way
        end
    end
    return points
end

local function has(points, point)
    for _, one in ipairs(points) do
        if one == point then return true end
    end
    return false
end

-- The vacant points near a stone on a line where another one would do something with it.
local function points_where(point, line, does)
    local found = {}
    for n = -4, 4 do
        local at = beside(point, line, n)
        if at and not board[at] and with(at, does, at) then found[#found + 1] = at end
    end
    return found
end

-- The points where a stone on the line completes a five with this one.
local function five_points(point, line)
    return points_where(point, line, function(at)
        local points = row(at, line)
        return #points == 5 and has(points, point)
    end)
end

-- The fours of a stone on a line, as their stones, each with its points of five.
local function fours(point, line)
    local found = {}
    for _, at in ipairs(five_points(point, line)) do
        board[at] = "X"
        local four = row(point, line)
        board[at] = nil
        for i, one in ipairs(four) do
            if one == at then table.remove(four, i) break end
        end
        local key = list(four)
        found[key] = found[key] or {}
        table.insert(found[key], at)
    end
    return found
end

local function is_straight(point, line)
    return #row(point, line) == 4 and #five_points(point, line) == 2
end

-- The points where a stone makes a straight four with this one.
local function straight_points(point, line)
    return points_where(point, line, function(at)
        return has(row(at, line), point) and is_straight(at, line)
    end)
end

local function lengths(point)
    local five, overline = false, false
    for line in pairs(STEP) do
        local length = #row(point, line)
        five, overline = five or length == 5, overline or length > 5
    end
    return five, overline
end

local function count_fours(point)
    local count = 0
    for line in pairs(STEP) do
        for _ in pairs(fours(point, line)) do count = count + 1 end
    end
    return count
end

-- ---- Nodes -------------------------------------------------------------------------------

local check = {} -- by reason; the stone that a row is about stands on the board

local function is(condition, what, node)
    assert(condition, what .. " (" .. node.reason .. " " .. node.point .. ")")
end

local function check_node(node, stone, parent)
    is(type(node.point) == "string" and type(node.children) == "table"
        and STEP[node.line] and type(node.stones) == "table", "a field is missing", node)
    is(check[node.reason] and (not node.other or node.reason == "straight-four"),
        "no such node", node)
    check[node.reason](node, stone, parent)
end

local function check_row(node, stone, right)
    is(node.point == stone and list(node.stones) == list(row(stone, node.line))
        and right(#node.stones) and #node.children == 0, "no such row", node)
end

function check.five(node, stone, parent)
    check_row(node, stone, function(n) return n == 5 end)
    is(node.rule == (parent.fives and "RIF 3" or "RIF 9.1"), "rule", node)
end

function check.overline(node, stone)
    check_row(node, stone, function(n) return n > 5 end)
    is(node.rule == "RIF 3", "rule", node)
end

function check.four(node, stone)
    local points, others = fours(stone, node.line)[list(node.stones)], 0
    for _ in pairs(fours(stone, node.line)) do others = others + 1 end
    local told = { node.point, node.other }
    is(points and list(points) == list(told) and #node.children == 0, "no such four", node)
    is(node.rule == "RIF 3" or others > 1 and node.rule == "RIF reading 3", "rule", node)
    is(node.reason == (#told == 2 and "straight-four" or "four"), "straight or not", node)
end

check["straight-four"] = check.four

-- The nodes below a stone: by reason, and no two of them about the same stones.
local function sorted(node)
    local by, seen = {}, {}
    for _, child in ipairs(node.children) do
        local key = list(child.stones)
        is(not seen[key], "told twice", child)
        by[child.reason], seen[key] = (by[child.reason] or 0) + 1, true
    end
    return by
end

-- 9.2: what a stone that stands on the board makes, as a node has it, and what shows it.
local function check_verdict(node, stone)
    local five, overline = lengths(stone)
    local by, refuted = sorted(node), {}
    for _, child in ipairs(node.children) do
        refuted[child.line] = child.reason == "no-three"
        check_node(child, stone, node)
    end
    local shows = { five = five and by.five == 1, overline = not five and by.overline == 1,
        ["double-four"] = not five
            and (by.four or 0) + (by["straight-four"] or 0) == 2,
        ["double-three"] = not five and by.three == 2 }
    if node.reason ~= "allowed" then
        return is(shows[node.reason], "it does not suffice", node)
    end
    local left = 0
    for line in pairs(STEP) do
        local is_three = #straight_points(stone, line) > 0
        left = left + (is_three and not refuted[line] and 1 or 0)
    end
    is(not five and not overline and count_fours(stone) <= 1 and left <= 1
        and not by.three and not by.five, "it is not shown to be allowed", node)
end

-- Stones in mind: 9.3. One with its straight four; and one whose four is no straight four.
local AGAINST = { five = "RIF 3", overline = "RIF 9.3 a", ["double-four"] = "RIF 9.3 a",
    ["double-three"] = "RIF 9.3 b", allowed = "RIF 9.3" }

local function check_way(node, stone, line)
    is(node.line == line and has(straight_points(stone, line), node.point)
        and not node.other,
        "it makes no straight four", node)
    is(AGAINST[node.reason] == node.rule .. (node.by and " " .. node.by or ""), "rule", node)
    with(node.point, function()
        is(list(node.stones) == list(row(node.point, line))
            and list(node.fives) == list(five_points(node.point, line)), "its four", node)
        check_verdict(node, node.point)
    end)
end

-- The points beyond the two ends of an unbroken row; false is beyond the board.
local function ends_of(points, line)
    local ends = {}
    for _, point in ipairs(points) do
        for way = -1, 1, 2 do
            local at = beside(point, line, way)
            if not at or not has(points, at) then ends[#ends + 1] = at end
        end
    end
    return ends
end

local function check_no_way(node, stone, line)
    local at = node.other or false
    is(node.line == line and #node.children == 0 and node.rule == "RIF 3", "what", node)
    return with(node.point, function()
        local four, found = row(node.point, line), false
        for _, one in ipairs(ends_of(four, line)) do found = found or one == at end
        is(#four == 4 and has(four, stone) and found, "it makes no such four", node)
        local stones = four
        if node.reason == "closed" then
            is(board[at] ~= "X" and (not at or board[at]), "it is open", node)
        else
            stones = with(at, row, at, line)
            is(#stones > 5, "it would not be too long", node)
        end
        is(list(node.stones) == list(stones), "its stones", node)
        return four
    end)
end

-- The other three stones of a four.
local function three_of(four, point)
    local three = {}
    for _, one in ipairs(four) do
        if one ~= point then three[#three + 1] = one end
    end
    return three
end

function check.three(node, stone)
    local way = node.children[1]
    is(#node.children == 1 and way.reason == "allowed" and node.rule == "RIF 9.3"
        and node.point == stone, "no such point", node)
    check_way(way, stone, node.line)
    is(list(node.stones) == list(three_of(way.stones, way.point)), "its stones", node)
end

check["no-three"] = function(node, stone)
    local points, stones, rule = {}, {}, "RIF 3"
    for _, way in ipairs(node.children) do
        is(way.reason ~= "allowed" and not has(points, way.point), "it is one", way)
        points[#points + 1] = way.point
        local four = way.stones
        if way.fives then
            check_way(way, stone, node.line)
            rule = way.by and "RIF 9.3" or rule
        else
            four = check_no_way(way, stone, node.line)
        end
        for _, one in ipairs(three_of(four, way.point)) do
            if not has(stones, one) then stones[#stones + 1] = one end
        end
    end
    for _, point in ipairs(straight_points(stone, node.line)) do
        is(has(points, point), "what of " .. point .. "?", node)
    end
    is(#points > 0 and node.point == stone and list(node.stones) == list(stones)
        and node.rule == rule, "its stones", node)
end

check["last-three"] = function(node, stone)
    is(#node.stones == 3 and has(node.stones, stone) and node.rule == "RIF 9.2"
        and node.point == stone and #node.children == 0, "no such three", node)
    for _, point in ipairs(node.stones) do
        local on_line = false
        for n = -3, 3 do on_line = on_line or beside(stone, node.line, n) == point end
        is(on_line and board[point] == "X", "no stone of it", node)
    end
end

--- Check a proof of a vacant point for black.
-- @param cells the board as 225 characters, row by row from the top
-- @return true; or false, and what is wrong
return function(cells, proof)
    board = {}
    for i = 0, 224 do
        local point = ("%c%d"):format(97 + i % 15, 15 - i // 15)
        local cell = cells:sub(i + 1, i + 1)
        board[point] = cell ~= "." and cell or nil
    end
    return pcall(function()
        local bad = proof.reason ~= "allowed" and proof.reason ~= "five"
        local rule = proof.reason == "five" and "RIF 9.1" or "RIF 9.2"
        for _, child in ipairs(proof.children) do
            if child.reason == "no-three" and child.rule == "RIF 9.3" then
                rule = "RIF 9.3"
            end
        end
        is(proof.forbidden == bad and not proof.cut and proof.colour == "black"
            and proof.rule == rule and proof.citation == rule, "the verdict", proof)
        with(proof.point, check_verdict, proof, proof.point)
    end)
end
