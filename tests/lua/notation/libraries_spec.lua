-- Tests that a library of several games is converted without loss, or refused.
local exports = dofile "tests/lua/exports.lua"
local helper = dofile "tests/lua/helper.lua"
local limits = require "inarow.notation.limits"

local SEED = tonumber(os.getenv "SEED") or 1
local HEADERS = { "\255RenLib\255\3\4" .. ("\255"):rep(10),
    "\255RenLib\255\3\1" .. ("\0"):rep(10) }
local OLD, SIBLING, LEAF, MARK, COMMENT, START, NO_MOVE, EXTENDED =
    0x20, 0x80, 0x40, 0x10, 0x08, 0x04, 0x02, 0x01

-- Returns a text with its end, in an even number of bytes.
local function text_of(text, last)
    text = text .. (last or "\0")
    return text .. (#text % 2 == 1 and "\0" or "")
end

-- Returns the bytes of a node without its place in the tree: {where, flags, rest}.
local function random_node(where, flags, random, own)
    local is_old = random(6) == 1
    local comment = random(3) == 1 and ("c" .. random(99)) or nil
    if own then comment = (comment and comment .. "\8" or "") .. own end
    local further, text = nil, random(6) == 1 and text_of("t" .. random(99)) or nil
    if text or random(12) == 1 then
        further = string.char(random(3) - 1, text and 1 or 0)
    end
    flags = flags + (random(6) == 1 and START or 0) + (random(6) == 1 and MARK or 0)
        + (comment and (is_old and OLD or COMMENT) or 0) + (further and EXTENDED or 0)
    if comment and is_old then
        local last = string.char(comment:byte(-1) + 128)
        comment = text_of(comment:sub(1, -2), last)
    elseif comment then
        comment = text_of(comment)
    end
    return { where, flags, (further or "") .. (comment or "") .. (text or "") }
end

-- Returns some points in the order of the file, which are not on a path.
local function random_points(count, path, random)
    local points = {}
    for where = 1, 239 do
        if where % 16 > 0 and not path[where] then points[#points + 1] = where end
    end
    while #points > count do table.remove(points, random(#points)) end
    return points
end

-- Adds the nodes below a node, which is not a leaf, to a list of bytes. Each path ends
-- with the rules of its game.
local function grow(parts, path, depth, random)
    local points = random_points(1 + random(3), path, random)
    local move = random(#points)
    for i, where in ipairs(points) do
        local has_next = i < #points and SIBLING or 0
        local is_move = i == move or random(2) == 1
        local is_leaf = not is_move or depth == 3 or random(3) == 1
        local flags = has_next + (is_leaf and LEAF or 0) + (is_move and 0 or NO_MOVE)
        local rules = random(2) == 1 and "inarow: variant gomoku" or "inarow: seats A B"
        local node = random_node(where, flags, random, is_move and is_leaf and rules)
        parts[#parts + 1] = string.char(node[1], node[2]) .. node[3]
        if not is_leaf then
            path[where] = true
            grow(parts, path, depth + 1, random)
            path[where] = nil
        end
    end
end

-- Returns a random library of several games, with data that only a library has.
local function library(random)
    local root = random_node(0, 0, random)
    local head = HEADERS[random(#HEADERS)] .. string.char(0, root[2]) .. root[3]
    local below
    repeat
        local parts = {}
        grow(parts, {}, 1, random)
        below = table.concat(parts)
    until below:find("seats", 1, true) and below:find("gomoku", 1, true)
    return head .. below
end

describe("a library of several games", function()
    it("is the same after a conversion to games and back", function()
        for round = 1, helper.is_long and 600 or 40 do
            local lib = library(helper.random(SEED * 7919 + round))
            for _, to in ipairs { "record", "sgf", "lib" } do
                local there = assert(exports.convert(lib, to, {}))
                local back = assert(exports.convert(there, "lib", {}))
                assert.equal(lib, back, to .. " " .. round)
            end
        end
    end)

    it("has its labels and other data in lists of moves", function()
        local lib = HEADERS[1] .. "\0\0\120\4\104\200" .. text_of "inarow: seats A B"
            .. "\105\202" .. text_of "why" .. "\106\67\0\1" .. text_of "A"
        helper.says(exports.convert(lib, "moves", {}), "# RenLib: start\n",
            "# RenLib: node 694A77687900\n", "label j9 A")
        helper.says(select(2, exports.convert(lib, "pos", {})), "pos cannot hold")
    end)

    it("is converted only with --drop if it loses data beyond the limit", function()
        local most = limits.tree
        limits.tree = 30
        finally(function() limits.tree = most end)
        local head = HEADERS[1] .. "\0\0\120"
        local function games(label)
            return "\104\200" .. text_of "inarow: seats A B" .. label .. "\105\72"
                .. text_of "inarow: variant gomoku"
        end
        local label = "\106\195\0\1" .. text_of "A"
        local record = exports.convert(head .. "\0" .. games "", "record", {})
        helper.says(record, "seats A B\n", "---\nvariant gomoku size=15x15\n")
        for _, part in ipairs {
            "\4" .. games "", -- the node at which RenLib opens the library
            "\1\2\0" .. games "", -- flags of later versions
            "\0\103\203\0\1" .. text_of "c" .. text_of "A" .. games "", -- a comment
            "\0" .. games(label), -- a label after the first game
        } do
            helper.says(select(2, exports.convert(head .. part, "record", {})), "'drop'")
            local dropped = exports.convert(head .. part, "record", {}, true)
            assert.equal(record, (dropped:gsub("#= label: g9 A\n", "")))
        end
    end)
end)
