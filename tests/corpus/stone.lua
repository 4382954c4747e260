--- Finds the patterns that a stone would make, for the claims in claims.lua. It uses the
-- rows that the core finds and the proof of game:explain.
local board = dofile "tests/corpus/board.lua"
local notation = require "inarow.notation"
require "inarow"

local stone = {}

-- Collects the refused hypothetical stones below a node: `found[depth]` is a set of
-- reasons. A hypothetical stone would make a straight four; the first has depth 1.
local function refusals(node, depth, found)
    for _, child in ipairs(node.children) do
        local here = child.fives and depth + 1 or depth
        if child.fives and child.reason ~= "allowed" then
            found[here] = found[here] or {}
            found[here][child.reason] = true
            found.deepest = math.max(found.deepest, here)
        end
        refusals(child, here, found)
    end
    return found
end

-- Returns the reasons of the deepest refusals, sorted, as text.
local function causes(found)
    local list = {}
    for reason in pairs(found[found.deepest] or {}) do list[#list + 1] = reason end
    table.sort(list)
    return table.concat(list, " ")
end

local function distance(a, b)
    return math.max(math.abs(a:byte() - b:byte()),
        math.abs(tonumber(a:sub(2)) - tonumber(b:sub(2))))
end

-- Returns the reason why a stone at the node's point does not make a straight four.
-- Possible reasons: it would be "too-long" at one end, beyond one end is the "edge", or
-- there is a white stone. The stone is "closed" if it is beside the three, else "off".
local function hindrance(node, three)
    if node.reason == "too-long" then return "too-long" end
    if not node.other then return "edge" end
    for _, at in ipairs(three) do
        if distance(at, node.other) == 1 then return "closed" end
    end
    return "off"
end

-- Returns, for each row that only looks like a three, its hindrances as a set. Rows with
-- a refused hypothetical stone are not included.
local function hindrances(proof)
    local list = {}
    for _, row in ipairs(proof.children) do
        local kinds, is_refused = {}, false
        for _, way in ipairs(row.reason == "no-three" and row.children or {}) do
            is_refused = is_refused or way.fives
            if not way.fives then kinds[hindrance(way, row.stones)] = true end
        end
        if next(kinds) and not is_refused then list[#list + 1] = kinds end
    end
    return list
end

-- Returns the number of stones in the fours of a line that has two.
local function union(fours)
    for _, rows in pairs(fours) do
        local seen, count = {}, 0
        for _, row in ipairs(rows) do
            for _, at in ipairs(row.stones) do
                count, seen[at] = count + (seen[at] and 0 or 1), true
            end
        end
        if #rows > 1 then return count end
    end
    return 0
end

--- Returns a game at a position.
-- @param cells the board: rows from the top, joined by `/`
-- @param variant its name, followed by options: `KEY=VALUE`
function stone.game(cells, variant)
    local name, options = variant:match "^(%S+)%s*(.*)$"
    local given = {}
    for key, value in options:gmatch "(%S+)=(%S+)" do given[key] = value end
    return assert(notation.set_up(cells, name, given))
end

local NAME = { ["straight-four"] = "four" }

-- Counts rows by kind.
local function count(made, rows)
    for _, row in ipairs(rows) do
        local kind = NAME[row.reason] or row.reason
        made.rows[#made.rows + 1] = row
        made[kind] = (made[kind] or 0) + 1
        if kind == "four" then
            made.fours[row.line] = made.fours[row.line] or {}
            table.insert(made.fours[row.line], row)
        elseif kind == "three" and distance(row.stones[1], row.stones[3]) == 3 then
            made.split = made.split + 1
        end
    end
end

-- Returns the board without rows of five or more, which hide all other rows.
local function without_rows(cells, point, rows)
    for _, row in ipairs(rows) do
        for _, at in ipairs(row.stones) do
            if at ~= point then cells = board.with(cells, at, ".") end
        end
    end
    return cells
end

--- Returns the patterns that a stone of the first colour would make on a vacant point.
-- @return table: `verdict` (allowed, five ...) and `forbidden`; numbers of rows by kind,
--     `five overline four three`; number of `split` threes;
--     `on_one_line`, number of stones of fours that share a line; `depth` of the deepest
--     refused hypothetical stone, 0 if none, and its `cause`; `hindered`, a list of sets;
--     `rows`; `proof`
function stone.of(cells, point, variant)
    local game = stone.game(cells, variant or "renju")
    local proof = assert(game:explain(point, game.colours[1]))
    local found = refusals(proof, 0, { deepest = 0 })
    local made = { point = point, verdict = proof.reason, proof = proof, fours = {},
        forbidden = proof.forbidden and true or false, five = 0, overline = 0, four = 0,
        three = 0, split = 0, rows = {},
        depth = found.deepest, cause = causes(found), hindered = hindrances(proof) }
    local rows = game.position:rows(1, point)
    count(made, rows)
    if made.verdict == "five" then
        local rest = without_rows(cells, point, rows)
        count(made, stone.game(rest, variant or "renju").position:rows(1, point))
    end
    made.on_one_line = union(made.fours)
    return made
end

--- Returns the hypothetical stones that are refused at the first depth, as nodes.
function stone.refused(proof)
    local list = {}
    for _, row in ipairs(proof.children) do
        for _, node in ipairs(row.children) do
            if node.fives and node.reason ~= "allowed" then list[#list + 1] = node end
        end
    end
    return list
end

--- Returns the hypothetical stones from a proof's point to the deepest refusal, as nodes.
function stone.chain(proof)
    local best, path = {}, {}
    local function walk(node)
        for _, child in ipairs(node.children) do
            if child.fives then path[#path + 1] = child end
            if child.fives and child.reason ~= "allowed" and #path > #best then
                best = {}
                for i, one in ipairs(path) do best[i] = one end
            end
            walk(child)
            if child.fives then path[#path] = nil end
        end
    end
    walk(proof)
    return best
end

return stone
