--- Shapes that win or lose: converts the pictures of a script to offsets between stones.
local core = require "inarow.core"
local language = require "inarow.language"
local rows_of = require "inarow.variant.compile.picture"

local shapes = {}

local MOST = 16 -- number of shapes, and of stones per shape, at most, as in the core
local MOST_STEP = 25 -- distance between opposite sides of the widest board

-- Returns the number of the first row that is missing although a later row exists; nil if
-- there is no such row.
local function first_missing(rows)
    local count = 0
    while rows[count + 1] do count = count + 1 end
    for key in pairs(rows) do
        if type(key) == "number" and key > count then return count + 1 end
    end
end

-- Returns a shape's stones as offsets from its first stone.
local function from_first(stones)
    local steps, first = {}, stones[1]
    for i, stone in ipairs(stones) do
        steps[i] = { stone[1] - first[1], stone[2] - first[2], stone[3] - first[3] }
    end
    return steps
end

-- Returns true if an offset is longer than any board. Margins of a picture do not count.
local function is_too_large(steps)
    for _, step in ipairs(steps) do
        for _, along in ipairs(step) do
            if math.abs(along) > MOST_STEP then return true end
        end
    end
    return false
end

-- Returns the stones of a picture, whose rows begin at the top. After a row `-`, the rows
-- of the next lower layer follow.
-- @return list of {x, y, z}, offsets from the first stone; or nil and a fault
local function stones_of(picture, path, faulty)
    local stones, y, z = {}, 0, 0
    local rows = rows_of(picture)
    local missing = first_missing(rows)
    if missing then return faulty(language.joined(path, { missing }), "shape-row") end
    for i, row in ipairs(rows) do
        y = y - 1
        if row == "-" then
            y, z = 0, z - 1
        elseif row:find "[^X.]" then
            return faulty(type(picture) == "table" and language.joined(path, { i })
                or path,
                "shape-row")
        end
        for x in row:gmatch "()X" do stones[#stones + 1] = { x, y, z } end
    end
    if #stones == 0 or #stones > MOST then
        return faulty(path, "shape-stones", { most = MOST, count = #stones })
    end
    stones = from_first(stones)
    if is_too_large(stones) then return faulty(path, "core-shape-too-large") end
    return stones
end

-- Adds the shapes of a table to the list, by name.
-- @param path of the table
-- @param colours function(name) -> list of the numbers of the colours for which the shape
-- counts
-- @param cites citations of the rules, by place
local function add(list, pictures, path, colours, cites, faulty)
    for _, name in ipairs(language.keys(pictures)) do
        local own = language.joined(path, { name })
        local stones, message, code = stones_of(pictures[name], own, faulty)
        if not stones then return nil, message, code end
        list[#list + 1] = { name = name, loses = path[1] == "lose", path = own,
            colours = colours(name), stones = stones,
            cite = cites[table.concat(own, ".")] }
        if #list > MOST then return faulty(own, "shapes-number", { most = MOST }) end
    end
    return true
end

-- Adds the shapes of `win` or `lose`. A colour's own shape replaces the shape of that
-- name that all colours share.
local function add_of(list, script, key, rules, faulty)
    local rule = script[key] or {}
    local own = {}
    for i, colour in ipairs(rules.colours) do
        own[i] = (rule[colour] or {}).shapes or {}
    end
    local ok, message, code = add(list, rule.shapes or {}, { key, "shapes" },
        function(name)
            local others = {}
            for i in ipairs(rules.colours) do
                if not own[i][name] then others[#others + 1] = i end
            end
            return others
        end, rules.cites, faulty)
    for i, colour in ipairs(ok and rules.colours or {}) do
        ok, message, code = add(list, own[i], { key, colour, "shapes" },
            function() return { i } end, rules.cites, faulty)
        if not ok then break end
    end
    return ok, message, code
end

--- Returns the shapes of a script.
-- @return list of {name, loses, colours, stones, cite, path}, in the order of the core's
-- numbers: those that win come first; or nil, message, code
function shapes.compile(script, rules, faulty)
    local list = {}
    for _, key in ipairs { "win", "lose" } do
        local ok, message, code = add_of(list, script, key, rules, faulty)
        if not ok then return nil, message, code end
    end
    return list
end

--- Returns a list of shapes in the core's form.
function shapes.for_core(list)
    local plain = {}
    for i, shape in ipairs(list) do
        plain[i] = language.joined(shape.stones)
        plain[i].loses, plain[i].colours = shape.loses, shape.colours
    end
    return plain
end

--- Returns the path of the first shape that the core refuses even without the other
-- shapes.
-- @param list the shapes
-- @param spec specification that the core refused
function shapes.path_of_fault(list, spec)
    local all = spec.shapes
    for i, shape in ipairs(list) do
        spec.shapes = { all[i] }
        local rules, message = core.rules(spec)
        if not rules and message:find "^shapes: " then return shape.path end
    end
end

return shapes
