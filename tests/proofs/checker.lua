--- Checks whether a proof of `inarow explain --json` is true and sufficient. It follows
-- RIF 3, 9.2 and 9.3 (readings 1 to 3) literally, and shares no code with inarow.
local STEP = { row = { 1, 0 }, column = { 0, 1 }, ["diagonal-up"] = { 1, 1 },
    ["diagonal-down"] = { 1, -1 } }

local function name(x, y)
    return x >= 0 and x < 15 and y >= 0 and y < 15 and ("%c%d"):format(97 + x, y + 1)
end

-- Returns the point some steps along a line from another; false is beyond the board.
local beside = {}
for line, step in pairs(STEP) do
    beside[line] = {}
    for n = -15, 15 do
        beside[line][n] = {}
        for i = 0, 224 do
            local x, y = i % 15, i // 15
            beside[line][n][name(x, y)] = name(x + n * step[1], y + n * step[2])
        end
    end
end

local board -- points to "X" or "O"; hypothetical stones are placed on it and removed

local function with(point, work, ...)
    assert(not board[point], "a hypothetical stone on a stone")
    board[point] = "X"
    local results = { work(...) }
    board[point] = nil
    return table.unpack(results)
end

local function has(list, value)
    for _, one in ipairs(list) do
        if one == value then return true end
    end
    return false
end

local function without(list, value)
    local rest = {}
    for _, one in ipairs(list) do
        if one ~= value then rest[#rest + 1] = one end
    end
    return rest
end

local function joined(list)
    local copy = { table.unpack(list) }
    table.sort(copy)
    return table.concat(copy, " ")
end

-- ---- Chapter 3 ------------------------------------------------------------------------

-- Returns the unbroken row of a black stone, and the points beyond its ends.
local function row(point, line)
    local stones, ends = { point }, {}
    for way = -1, 1, 2 do
        local n = way
        while board[beside[line][n][point]] == "X" do
            stones[#stones + 1], n = beside[line][n][point], n + way
        end
        ends[#ends + 1] = beside[line][n][point]
    end
    return stones, ends
end

-- Returns the points of a line where another stone gives this stone's row a property.
local function points_where(point, line, is_so)
    local found = {}
    for n = -4, 4 do
        local at = beside[line][n][point]
        if at and not board[at] and with(at, function()
            local stones = row(at, line)
            return has(stones, point) and is_so(stones, at)
        end) then found[#found + 1] = at end
    end
    return found
end

local function five_points(point, line)
    return points_where(point, line, function(stones) return #stones == 5 end)
end

-- Returns the points that make an unbroken four which can be made a five in two ways.
local function straight_points(point, line)
    return points_where(point, line, function(stones, at)
        return #stones == 4 and #five_points(at, line) == 2
    end)
end

-- Returns the fours of a stone on a line: their stones, as text, to their points of five.
local function fours(point, line)
    local found, count = {}, 0
    for _, at in ipairs(five_points(point, line)) do
        local key = joined(without(with(at, row, at, line), at))
        count = count + (found[key] and 0 or 1)
        found[key] = found[key] or {}
        table.insert(found[key], at)
    end
    return found, count
end

-- ---- Rows -----------------------------------------------------------------------------

-- Checks that a node has exactly these values; lists of points may have any order.
local function expect(node, values)
    for key, value in pairs(values) do
        local got = node[key] or false
        local same = type(value) == "table" and type(got) == "table"
            and joined(got) == joined(value) or got == value
        assert(same, key .. " of " .. node.reason .. " " .. tostring(node.point))
    end
end

local check = {} -- by reason: checks a node below a stone on the board

function check.five(node, stone, above)
    expect(node, { point = stone, stones = row(stone, node.line), other = false,
        rule = above.fives and "RIF 3" or "RIF 9.1" })
    assert(#node.stones == 5 and #node.children == 0, "no five")
end

function check.overline(node, stone)
    expect(node, { point = stone, stones = row(stone, node.line), other = false,
        rule = "RIF 3" })
    assert(#node.stones > 5 and #node.children == 0, "no overline")
end

function check.four(node, stone, above)
    local named, beside_it = { node.point, node.other }, 0
    local points = assert(fours(stone, node.line)[joined(node.stones)], "no four")
    assert(joined(points) == joined(named) and #node.children == 0, "the points of five")
    for _, other in ipairs(above.children) do
        beside_it = beside_it + (other.line == node.line and 1 or 0)
    end
    expect(node, { reason = #named == 2 and "straight-four" or "four",
        rule = beside_it > 1 and "RIF reading 3" or "RIF 3" })
end

check["straight-four"] = check.four

-- ---- 9.2: reasons of the ruling -------------------------------------------------------

local PATTERNS = { "overline", "double-four", "double-three" }

local function check_verdict(node, stone)
    local five, overline, count_fours, left, by = false, false, 0, 0, {}
    for _, child in ipairs(node.children) do
        local key = child.reason .. " " .. assert(STEP[child.line] and child.line)
            .. " " .. joined(child.stones)
        assert(not by[key], "the same part twice")
        by[child.reason], by[key] = (by[child.reason] or 0) + 1, true
        by[child.reason .. " " .. child.line] = true
        assert(check[child.reason], "no such reason")(child, stone, node)
    end
    for line in pairs(STEP) do
        local stones = row(stone, line)
        five, overline = five or #stones == 5, overline or #stones > 5
        count_fours = count_fours + select(2, fours(stone, line))
        left = left + (not by["no-three " .. line]
            and #straight_points(stone, line) > 0 and 1 or 0)
    end
    local suffices = { five = five and by.five == 1,
        overline = not five and by.overline == 1,
        ["double-four"] = not five and (by.four or 0) + (by["straight-four"] or 0) == 2,
        ["double-three"] = not five and by.three == 2,
        allowed = not (five or overline or by.three) and count_fours < 2 and left < 2 }
    assert(suffices[node.reason], "it does not suffice")
    expect(node, { makes_no = node.reason == "allowed" and PATTERNS })
end

-- ---- 9.3: hypothetical stones ---------------------------------------------------------

local RULE = { allowed = "RIF 9.3", five = "RIF 3", overline = "RIF 9.3",
    ["double-four"] = "RIF 9.3", ["double-three"] = "RIF 9.3" }
local HALF = { overline = "a", ["double-four"] = "a", ["double-three"] = "b" }

-- Checks a hypothetical stone that makes a straight four of the row through a stone.
local function check_way(node, stone, line)
    assert(has(straight_points(stone, line), node.point), "no straight four")
    with(node.point, function()
        expect(node, { line = line, stones = row(node.point, line), other = false,
            fives = five_points(node.point, line), rule = RULE[node.reason],
            by = HALF[node.reason] or false })
        check_verdict(node, node.point)
    end)
end

-- Checks a hypothetical stone that makes a four of the row, whose one end cannot become a
-- five: it is occupied, off the board, or would make the row too long. Returns the four.
local function check_no_way(node, stone, line)
    return with(node.point, function()
        local four, ends = row(node.point, line)
        local at, stones = node.other or false, four
        assert(#four == 4 and has(four, stone) and has(ends, at), "no such four")
        if not board[at] and at then
            stones = with(at, row, at, line)
            assert(#stones > 5, "it can become a five")
        end
        expect(node, { line = line, stones = stones, rule = "RIF 3", fives = false,
            reason = stones == four and "closed" or "too-long" })
        assert(#node.children == 0)
        return four
    end)
end

function check.three(node, stone)
    local way = node.children[1]
    assert(#node.children == 1 and way.reason == "allowed", "no point")
    check_way(way, stone, node.line)
    expect(node, { point = stone, stones = without(way.stones, way.point),
        rule = "RIF 9.3", other = false })
end

check["no-three"] = function(node, stone)
    local points, stones, rule = {}, {}, "RIF 3"
    for _, way in ipairs(node.children) do
        assert(way.reason ~= "allowed" and not has(points, way.point), "it is one")
        points[#points + 1] = way.point
        if HALF[way.reason] then rule = "RIF 9.3" end
        local four = RULE[way.reason] and way.stones
            or check_no_way(way, stone, node.line)
        if RULE[way.reason] then check_way(way, stone, node.line) end
        for _, one in ipairs(without(four, way.point)) do
            if not has(stones, one) then stones[#stones + 1] = one end
        end
    end
    for _, point in ipairs(straight_points(stone, node.line)) do
        assert(has(points, point), "a point is missing")
    end
    expect(node, { point = stone, stones = stones, rule = rule, other = false })
end

-- The last possible three need not be refuted.
check["last-three"] = function(node, stone)
    expect(node, { point = stone, rule = "RIF 9.2", other = false })
    local count = 0
    for n = -3, 3 do
        local at = beside[node.line][n][stone]
        count = count + (board[at] == "X" and has(node.stones, at) and 1 or 0)
    end
    assert(count == 3 and #node.stones == 3 and #node.children == 0, "no such three")
end

--- Checks a proof about a vacant point for Black.
-- @param cells the board as 225 characters, row by row from the top
-- @return true; or false, and the fault
return function(cells, proof)
    board = {}
    for i = 0, 224 do
        local cell = cells:sub(i + 1, i + 1)
        board[name(i % 15, 14 - i // 15)] = cell ~= "." and cell or nil
    end
    return pcall(function()
        local rule = proof.reason == "five" and "RIF 9.1" or "RIF 9.2"
        for _, child in ipairs(proof.children) do
            if child.reason == "no-three" and child.rule == "RIF 9.3" then
                rule = "RIF 9.3"
            end
        end
        expect(proof, { colour = "black", rule = rule, citation = rule, cut = false,
            forbidden = proof.reason ~= "allowed" and proof.reason ~= "five" })
        with(proof.point, check_verdict, proof, proof.point)
    end)
end
