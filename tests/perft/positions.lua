--- Counts distinct positions by ply, by playing, and compares with published numbers. A
-- won or full board counts in its ply, and leads nowhere. positions(is_long) returns a
-- list of {title, got, expected}.
local inarow = require "inarow"

-- Computes tic-tac-toe on n by n: until n stones of a colour are on the board, every
-- choice of points is possible.
local function tic_tac_toe(side)
    return { name = "wide", base = "tic_tac_toe", board = { side, side },
        win = { row = side } }
end

local function choices(n, k)
    local count = 1
    for i = 1, k do count = count * (n - k + i) / i end
    return count
end

local function any_choice(side, plies)
    local list = {}
    for ply = 0, plies do
        local first = (ply + 1) // 2
        list[ply + 1] = ("%.0f"):format(choices(side ^ 2, first)
            * choices(side ^ 2 - first, ply - first))
    end
    return table.concat(list, " ")
end

local function all_points(rules)
    local points = {}
    local columns, rows = rules.script.board[1], rules.script.board[2]
    for column = 1, columns do
        for row = 1, rows do
            points[#points + 1] = string.char(96 + column) .. row
        end
    end
    return points
end

-- Keys of positions: the stones, or the stones up to symmetry.
local function as_they_lie(position) return position:cells() end
local function up_to_symmetry(position) return position:key() end

local function count(which, options, plies, name_of)
    local rules = assert(inarow.rules(which, options))
    local points, here, counts = all_points(rules), { rules.core:start() }, { 1 }
    for ply = 1, plies do
        local seen, following, number = {}, {}, 0
        for _, position in ipairs(here) do
            for _, point in ipairs(points) do
                local copy = position:copy()
                local is_legal, is_over = copy:act("play", point)
                local name = is_legal and name_of(copy)
                if name and not seen[name] then
                    seen[name], number = true, number + 1
                    if not is_over then following[#following + 1] = copy end
                end
            end
        end
        here, counts[ply + 1] = following, number
    end
    return table.concat(counts, " ")
end

return function(is_long)
    local list = {}
    local function add(title, which, options, expected, name_of)
        local _, spaces = expected:gsub(" ", "")
        list[#list + 1] = { title = title, expected = expected .. "\n",
            got = count(which, options, spaces, name_of or as_they_lie) .. "\n" }
    end
    add("positions of tic-tac-toe by ply", "tic_tac_toe", {},
        "1 9 72 252 756 1260 1520 1140 390 78")
    add("the same up to symmetry", "tic_tac_toe", {}, "1 3 12 38 108 174 204 153 57 15",
        up_to_symmetry)
    add("of tic-tac-toe on 4 by 4", tic_tac_toe(4), {},
        any_choice(4, 6) .. (is_long and " 400400 895950" or ""))
    add("of tic-tac-toe on 5 by 5", tic_tac_toe(5), {}, any_choice(5, is_long and 5 or 4))
    add("of Connect Four by ply", "connect_four", {}, "1 7 49 238 1120 4263 16422 54859"
        .. (is_long and " 184275 558186" or ""))
    return list
end
