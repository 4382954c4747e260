--- Finds positions of the classes in claims.lua, and reduces them to the necessary
-- stones:
--
--     lua5.4 tests/corpus/find.lua FOLDER COUNT SECONDS [CLASS...] <POSITIONS
--
-- POSITIONS has one position per line, in the form of tests/positions and
-- build/tests/positions. For each class, it writes COUNT positions as records to
-- FOLDER/CLASS.rec, after at most SECONDS of work. No two of them are equal by a
-- symmetry or a shift. Run it from the tree's root with the paths of `make env`.
local board = dofile "tests/corpus/board.lua"
local classes = dofile "tests/corpus/claims.lua"
local record = dofile "tests/corpus/record.lua"
local stone = dofile "tests/corpus/stone.lua"

local folder, count, seconds = arg[1], tonumber(arg[2]), tonumber(arg[3])
local MOST = 20 -- positions reduced for each class, of which COUNT are kept

local state = 1
local function random(n)
    state = (state * 1103515245 + 12345) % 2 ^ 31 // 1
    return (state >> 8) % n + 1
end

local function shuffled(list)
    for i = #list, 2, -1 do
        local j = random(i)
        list[i], list[j] = list[j], list[i]
    end
    return list
end

local function holds(class, cells, point)
    local made = stone.of(cells, point)
    return class.claim(made, cells, point), made
end

-- Removes stones, each once, in random order, until every stone is necessary.
local function reduce(class, cells, point)
    local again
    repeat
        again = false
        local stones = board.points(cells, "X")
        for _, at in ipairs(board.points(cells, "O")) do stones[#stones + 1] = at end
        for _, at in ipairs(shuffled(stones)) do
            local fewer = board.with(cells, at, ".")
            if holds(class, fewer, point) then cells, again = fewer, true end
        end
    until not again
    return cells
end

local function chosen()
    if not arg[4] then return classes end
    local list = {}
    for i = 4, #arg do
        for _, class in ipairs(classes) do
            if class.name:find(arg[i], 1, true) then list[#list + 1] = class end
        end
    end
    return list
end

-- Positions found for a class, by key, so that there are no duplicates. They also have a
-- likeness, so that the first of each kind come first.
local found = {}
for _, class in ipairs(chosen()) do found[class.name] = { class = class, keys = {} } end

local function stones_of(cells) return select(2, cells:gsub("[XO]", "")) end

local function keep(own, cells, point)
    cells = reduce(own.class, cells, point)
    local key = board.key(cells, point, own.class.each_direction)
    if own.keys[key] then return end
    own.keys[key] = true
    own[#own + 1] = { cells = cells, point = point, stones = stones_of(cells),
        like = record.likeness(stone.of(cells, point)) }
end

local function examine(cells, point)
    local made = stone.of(cells, point)
    if #made.rows == 0 and #made.proof.children == 0 then return end
    local is_plain = #made.rows < 2 and not made.forbidden
    for _, own in pairs(found) do
        if #own < MOST and not (is_plain and own.class.compares)
            and own.class.claim(made, cells, point) then
            keep(own, cells, point)
        end
    end
end

-- Returns the simplest position of each likeness first, then the second ones, and so on.
local function select_best(own)
    table.sort(own, function(a, b)
        if a.stones ~= b.stones then return a.stones < b.stones end
        return a.cells < b.cells
    end)
    local of_kind, order = {}, {}
    for i, one in ipairs(own) do
        of_kind[one.like] = (of_kind[one.like] or 0) + 1
        order[i] = { one = one, round = of_kind[one.like], place = i }
    end
    table.sort(order, function(a, b)
        if a.round ~= b.round then return a.round < b.round end
        return a.place < b.place
    end)
    local best = {}
    for i = 1, math.min(count, #order) do best[i] = order[i].one end
    return best
end

for line in io.lines() do
    if os.clock() > seconds then break end
    local cells = board.read(line)
    for _, point in ipairs(shuffled(board.points(cells, "."))) do
        local ok, message = pcall(examine, cells, point)
        if not ok and not message:find "too" then error(message) end
    end
end

for name, own in pairs(found) do
    local best = select_best(own)
    if #best > 0 then
        local file = assert(io.open(folder .. "/" .. name .. ".rec", "w"))
        file:write(record.text(own.class, best))
        file:close()
    end
    io.stderr:write(("%-32s %d of %d\n"):format(name, #best, #own))
end
