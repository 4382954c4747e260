--- Defines the classes of tests/conformance/FORBIDDEN: a claim that is true of every
-- position of a class, and becomes false if any one of its stones is removed.
--
-- Fields of a class: `name`, the name of its file; `says`, a sentence for people;
-- `claim(made, cells, point)`, a predicate on the patterns that Black's stone on the
-- point would make (stone.lua); `variant`, if it is not renju; `white`, if White plays
-- the stone, with the colours exchanged; `is_deep`, if hypothetical stones are refused;
-- `each_direction`, if rotated positions count as different; `compares`, if the claim
-- compares another answer, which takes time.
local board = dofile "tests/corpus/board.lua"
local stone = dofile "tests/corpus/stone.lua"

local classes = {}

local function add(name, says, claim)
    local class = { name = name, says = says, claim = claim }
    classes[#classes + 1] = class
    return class
end

-- ---- A five comes first ---------------------------------------------------------------

add("five-and-overline", "A five and an overline by one stone: the five wins.",
    function(made) return made.five > 0 and made.overline > 0 end)
add("five-and-double-four", "A five and two fours by one stone: the five wins.",
    function(made) return made.five > 0 and made.four > 1 end)
add("five-and-double-three", "A five and two threes by one stone: the five wins.",
    function(made) return made.five > 0 and made.three > 1 end)
add("five-and-four-three", "A five, an overline, a four and a three: the five wins.",
    function(made)
        return made.five > 0 and made.overline > 0 and made.four > 0 and made.three > 0
    end)

-- ---- Which reason ---------------------------------------------------------------------

add("overline-and-double-four", "An overline and two fours: the overline loses.",
    function(made) return made.verdict == "overline" and made.four > 1 end)
add("overline-and-double-three", "An overline and two threes: the overline loses.",
    function(made) return made.verdict == "overline" and made.three > 1 end)
add("double-four-and-double-three", "Two fours and two threes: the double-four loses.",
    function(made) return made.verdict == "double-four" and made.three > 1 end)
add("four-three-three", "A four and two threes: the double-three loses.",
    function(made) return made.verdict == "double-three" and made.four == 1 end)
add("four-three", "A four and a three are allowed, beside a row like a three.",
    function(made)
        return made.verdict == "allowed" and made.four == 1 and made.three == 1
            and #made.proof.children > 2
    end)
add("triple-three", "Three threes by one stone: a double-three.",
    function(made) return made.verdict == "double-three" and made.three > 2 end)

-- ---- Fours ----------------------------------------------------------------------------

local PATTERNS = { [5] = "X.XXX.X", [6] = "XX.XX.XX", [7] = "XXX.X.XXX" }
for stones = 5, 7 do
    add("two-fours-on-a-line-" .. stones, ("Two fours on one line, %s: a double-four.")
        :format(PATTERNS[stones]), function(made)
        return made.verdict == "double-four" and made.on_one_line == stones
    end).each_direction = true
end
add("double-four", "Two fours on two lines.", function(made)
    return made.verdict == "double-four" and made.on_one_line == 0
end)
add("overline", "Six stones or more in a row.",
    function(made) return made.verdict == "overline" end)

-- ---- Threes ---------------------------------------------------------------------------

for split, how in pairs { [0] = "unsplit", "one split", "both split" } do
    add("double-three-" .. how:gsub(" ", "-"), ("Two threes, %s: a double-three.")
        :format(how), function(made)
        return made.verdict == "double-three" and made.three == 2 and made.depth == 0
            and made.split == split and made.four == 0
    end)
end

-- Claims that a row only looks like a three, for exactly these reasons.
local function hindered_by(...)
    local kinds = { ... }
    return function(made)
        if made.verdict ~= "allowed" or made.three ~= 1 then return false end
        for _, found in ipairs(made.hindered) do
            local same, count = true, 0
            for _, kind in ipairs(kinds) do same = same and found[kind] end
            for _ in pairs(found) do count = count + 1 end
            if same and count == #kinds then return true end
        end
        return false
    end
end

-- Claims that only a white stone hinders a row, at this distance along it: 0 between its
-- stones, 1 at its end.
local function interrupted_by(distance)
    return function(made, cells, point)
        if made.verdict ~= "allowed" or made.three ~= 1 then return false end
        for _, at in ipairs(board.points(cells, "O")) do
            local without = stone.of(board.with(cells, at, "."), point)
            local rows = without.verdict == "double-three" and without.rows or {}
            for _, row in ipairs(rows) do
                if board.beyond(row.stones, at) == distance then return true end
            end
        end
        return false
    end
end

add("three-closed", "Not a three: a white stone is at its end.", interrupted_by(1))
    .compares = true
add("three-interrupted", "Not a three: a white stone is between its stones.",
    interrupted_by(0)).compares = true
add("three-short", "Not a three: white stones leave only five points for it.",
    hindered_by "off")
add("three-at-the-edge", "Not a three: the edge is too near.", hindered_by "edge")
add("three-too-long", "Not a three: it could only become an overline.",
    hindered_by "too-long")
add("three-edge-and-stone", "Not a three: edge on one side, white stone on the other.",
    hindered_by("edge", "off"))
add("three-too-long-and-stone", "Not a three: too long on one side, closed on the other.",
    hindered_by("too-long", "off"))
add("three-too-long-and-edge", "Not a three: too long on one side, edge on the other.",
    hindered_by("too-long", "edge"))

-- ---- Refused hypothetical stones ------------------------------------------------------

local WHY = { overline = "makes an overline", ["double-four"] = "makes a double-four",
    ["double-three"] = "makes a double-three", five = "makes a five" }
local NTH = { "first", "second", "third", "fourth", "fifth", "sixth", "seventh" }
local REFUSED = "If the %s hypothetical stone %s, the point is %s."

local function verdict_at(depth)
    return depth % 2 == 1 and "allowed" or "double-three"
end

local CAUSES = { "overline", "double-four", "double-three", "five" }
for depth = 1, 4 do
    for _, cause in ipairs(CAUSES) do
        add(("refused-%d-%s"):format(depth, cause),
            REFUSED:format(NTH[depth], WHY[cause],
                depth % 2 == 1 and "allowed" or "a double-three"), function(made)
            return made.depth == depth and made.cause == cause
                and made.verdict == verdict_at(depth)
        end).is_deep = true
    end
end
for depth = 5, 7 do
    add("refused-" .. depth, REFUSED:format(NTH[depth], "is refused",
        depth % 2 == 1 and "allowed" or "a double-three"), function(made)
        return made.depth == depth and made.verdict == verdict_at(depth)
    end).is_deep = true
end
add("refused-by-two-causes",
    "Two points of straight fours, refused for different causes.",
    function(made)
        return made.verdict == "allowed" and made.depth == 1 and made.cause:find " "
    end)

-- ---- Where on the board ---------------------------------------------------------------

local function is_border(cells, point)
    local _, width, height = board.rows(cells)
    local x, y = board.place(point)
    return x == 1 or x == width, y == 1 or y == height
end

add("on-the-edge", "Forbidden points on the edge.", function(made, cells, point)
    local in_column, in_row = is_border(cells, point)
    return made.forbidden and (in_column or in_row)
end)
add("in-the-corner", "Forbidden points in a corner.", function(made, cells, point)
    local in_column, in_row = is_border(cells, point)
    return made.forbidden and in_column and in_row
end)

-- Returns true if the answer would differ one point further from the edges.
local function differs(made, cells, point, dx, dy)
    local moved, to = board.moved(cells, point, dx, dy)
    return moved and stone.of(moved, to).verdict ~= made.verdict
end

local WAYS = { { 1, 0 }, { -1, 0 }, { 0, 1 }, { 0, -1 } }
add("for-the-edge", "One point further from the edge, the answer would be different.",
    function(made, cells, point)
        for _, way in ipairs(WAYS) do
            if differs(made, cells, point, way[1], way[2]) then return true end
        end
        return false
    end).compares = true
add("for-two-edges", "Further from either of two edges, the answer would be different.",
    function(made, cells, point)
        return (differs(made, cells, point, 1, 0) or differs(made, cells, point, -1, 0))
            and (differs(made, cells, point, 0, 1) or differs(made, cells, point, 0, -1))
    end).compares = true

-- ---- Rows that stand ------------------------------------------------------------------

-- Returns true if there is a black row of this length that shares a stone with a row that
-- is made.
local function stands(made, cells, is_long)
    local of_made = {}
    for _, row in ipairs(made.rows) do
        for _, at in ipairs(row.stones) do of_made[at] = true end
    end
    for _, row in ipairs(board.unbroken(cells, "X", 5)) do
        for _, at in ipairs((#row > 5) == is_long and row or {}) do
            if of_made[at] then return true end
        end
    end
    return false
end

for _, is_long in ipairs { false, true } do
    local row = is_long and "overline" or "five"
    add("standing-" .. row, ("An existing row of %s excuses nothing."):format(
        is_long and "six" or "five"), function(made, cells)
        return made.forbidden and stands(made, cells, is_long)
    end)
    add("standing-" .. row .. "-and-five",
        ("A five made beside a row of %s wins."):format(is_long and "six" or "five"),
        function(made, cells)
        return made.verdict == "five" and stands(made, cells, is_long)
    end)
end

-- ---- White ----------------------------------------------------------------------------

for _, verdict in ipairs { "overline", "double-four", "double-three" } do
    add("white-" .. verdict, ("White may make %s %s%s."):format(
        verdict == "overline" and "an" or "a", verdict,
        verdict == "overline" and ", and wins" or ""),
        function(made) return made.verdict == verdict end).white = true
end

-- ---- Other readings -------------------------------------------------------------------

-- Defines a class where another variant or another reading answers differently.
local function otherwise(name, variant, says, claim)
    local class = add(name, says, function(made, cells, point)
        local elsewhere = stone.of(cells, point, variant)
        return made.forbidden ~= elsewhere.forbidden and claim(made, elsewhere)
    end)
    class.variant, class.compares = variant, true
end

local function allowed_there(reason)
    return function(made, elsewhere)
        return made.verdict == reason and not elsewhere.forbidden
    end
end
local function forbidden_there(_, elsewhere)
    return elsewhere.verdict == "double-three"
end

local LITERAL, WITH_FIVE = "renju literal_9_3=true", "renju five_makes_three=true"
local JAPANESE, OMOK = "gomoku_japanese size=15x15", "omok size=15x15"
otherwise("literal-forbidden", LITERAL,
    "9.3 (a) and (b) separately forbid points that they allow together.", forbidden_there)
otherwise("with-five-forbidden", WITH_FIVE,
    "A double-three, if a straight-four point that makes a five counts.", forbidden_there)
otherwise("with-five-allowed", WITH_FIVE,
    "Not a double-three, if a straight-four point that makes a five counts.",
    allowed_there "double-three")
for _, other in ipairs { { "japanese", JAPANESE }, { "omok", OMOK } } do
    otherwise(other[1] .. "-forbidden", other[2],
        "A double-three, in a game that forbids only double-threes.", forbidden_there)
    otherwise(other[1] .. "-allowed", other[2],
        "Not a double-three, in a game that forbids only double-threes.",
        allowed_there "double-three")
end
otherwise("bead-forbidden", "bead_renju",
    "A row of three or four without a block is barred, even alone.",
    function(made) return made.verdict == "allowed" end)
otherwise("bead-allowed", "bead_renju",
    "Only unbroken rows without a block are barred.",
    function(made) return made.forbidden end)
otherwise("caro-allowed", "caro", "Nothing is forbidden.",
    function(made) return made.forbidden end)

return classes
