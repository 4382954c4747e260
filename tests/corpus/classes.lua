--- Checks every position of tests/conformance/FORBIDDEN. The claim of its class is true
-- and needs every stone. The answers agree with the literal program of tests/reference,
-- where that program has the rule. Run it from the tree's root with the paths of `make
-- env` and build/tests/reference. It reports in TAP.
local board = dofile "tests/corpus/board.lua"
local classes = dofile "tests/corpus/claims.lua"
local record = dofile "tests/corpus/record.lua"
local stone = dofile "tests/corpus/stone.lua"

local FOLDER = "tests/conformance/FORBIDDEN/"

-- Options of the literal program, by variant.
local REFERENCE = {
    ["renju"] = "",
    ["renju literal_9_3=true"] = "--literal-9-3",
    ["renju five_makes_three=true"] = "--five-makes-three",
    ["gomoku_japanese size=15x15"] = "--japanese",
    ["omok size=15x15"] = "--japanese --exact",
}

-- Is a point barred by rules that the literal program does not have? These are BEAD 7 and
-- 8 as printed: rows of six or more, and rows of three or four that White blocks at
-- neither end. A five is never barred.
local BARS = {}

function BARS.bead_renju(cells, point)
    local barred, after = false, board.with(cells, point, "X")
    local white = {}
    for _, at in ipairs(board.points(cells, "O")) do white[at] = true end
    for _, row in ipairs(board.unbroken(after, "X", 3)) do
        local is_new = false
        for _, at in ipairs(row) do is_new = is_new or at == point end
        local before, behind = board.ends(row)
        if is_new and #row == 5 then return false end
        barred = barred or is_new
            and (#row > 5 or not white[before] and not white[behind])
    end
    return barred
end

function BARS.caro() return false end

local tests, failed = 0, 0
local function report(name, why)
    tests = tests + 1
    if why then failed = failed + 1 end
    print((why and "not ok " or "ok ") .. tests .. " - " .. name)
    if why then print("# " .. why) end
end

-- ---- The claim, and the need for each stone -------------------------------------------

local function holds(class, cells, point)
    return class.claim(stone.of(cells, point), cells, point)
end

-- Returns the reason why a position does not belong to its class, or nil.
local function fault(class, position)
    local cells, point = position.cells, position.point
    if class.white then cells = board.exchanged(cells) end
    local is_white = class.white or false
    if is_white ~= (position.white or false) then return "the wrong colour moves" end
    if not holds(class, cells, point) then return "it is none of its class" end
    for _, cell in ipairs { "X", "O" } do
        for _, at in ipairs(board.points(cells, cell)) do
            if holds(class, board.with(cells, at, "."), point) then
                return "the stone on " .. at .. " is not needed"
            end
        end
    end
end

-- ---- The literal program --------------------------------------------------------------

local asked = {} -- by variant: lists of {cells, forbidden, name, point, is it forbidden}

local function ask_later(position, name)
    local bars = BARS[position.variant]
    if bars then
        local barred = position.ruling:find "^refused" ~= nil
        return report(name .. ", by the rule as printed",
            bars(position.cells, position.point) ~= barred and position.ruling or nil)
    end
    local list = asked[position.variant] or {}
    asked[position.variant] = list
    if not position.white then
        list[#list + 1] = { position.cells, position.forbidden, name, position.point,
            position.ruling:find "forbidden" or position.ruling:find "won white" }
    else -- like Black's move on the board with exchanged colours: the point is forbidden
        list[#list + 1] =
            { board.exchanged(position.cells), nil, name, position.point, true }
    end
end

local function answers(options, list)
    local name = os.tmpname()
    local file = assert(io.open(name, "w"))
    for _, one in ipairs(list) do file:write(one[1], "\n") end
    file:close()
    local pipe = assert(io.popen("build/tests/reference " .. options .. " <" .. name))
    local lines = {}
    for line in pipe:lines() do lines[#lines + 1] = line end
    pipe:close()
    os.remove(name)
    return lines
end

local function has_point(map, point)
    return (" " .. map .. " "):find(" " .. point .. " ", 1, true) ~= nil
end

-- By depth: positions that need hypothetical stones of this depth.
local deep = {}

-- A point that makes a five needs no hypothetical stone: it cannot make a three there.
local function ask_deep(position, name)
    local made = stone.of(position.cells, position.point)
    local depth = made.depth - (made.cause:find "five" and 1 or 0)
    if depth == 0 then return end
    deep[depth] = deep[depth] or {}
    table.insert(deep[depth], { position.cells, nil, name, position.point })
end

-- If the search is less deep, the point depends on whether a deeper double-three is
-- assumed to be forbidden. If the search is two stones deeper, it does not.
local function check_depth(depth, list)
    local function maps(looks, beyond)
        return answers(("--looks %d%s"):format(looks, beyond and " --beyond" or ""), list)
    end
    local allowed, forbidden = maps(depth, false), maps(depth, true)
    local further, also = maps(depth + 2, false), maps(depth + 2, true)
    for i, one in ipairs(list) do
        local point = one[4]
        report(one[3] .. ", so deep: " .. depth,
            has_point(allowed[i], point) == has_point(forbidden[i], point)
                and "it can be known sooner"
            or has_point(further[i], point) ~= has_point(also[i], point)
                and "it cannot be known by then" or nil)
    end
end

local function compare(variant, list)
    local lines = answers(assert(REFERENCE[variant], variant), list)
    for i, one in ipairs(list) do
        local got = lines[i] or "nothing"
        local has = has_point(got, one[4])
        local same = got == (one[2] or got) and not has == not one[5]
        report(one[3] .. ", by the literal program", not same
            and ("%s expected, got %s"):format(one[2] or one[4], got) or nil)
    end
end

-- ---- All positions --------------------------------------------------------------------

print "TAP version 13"
for _, class in ipairs(classes) do
    local path = FOLDER .. class.name .. ".rec"
    local keys = {}
    for _, position in ipairs(record.read(path)) do
        local name = ("%s:%d"):format(path, position.line)
        local key = board.key(position.cells, position.point, class.each_direction)
        report(name, fault(class, position) or keys[key] and "it is there twice"
            or position.variant ~= (class.variant or "renju") and position.variant or nil)
        keys[key] = true
        ask_later(position, name)
        if class.is_deep then ask_deep(position, name) end
    end
    report(path .. " has positions", next(keys) == nil and "none" or nil)
end
for variant, list in pairs(asked) do compare(variant, list) end
for depth, list in pairs(deep) do check_depth(depth, list) end
for name in io.popen("ls " .. FOLDER):lines() do
    local known = false
    for _, class in ipairs(classes) do known = known or class.name .. ".rec" == name end
    report(name .. " is of a class", not known and "there is no such class" or nil)
end
print("1.." .. tests)
os.exit(failed == 0)
