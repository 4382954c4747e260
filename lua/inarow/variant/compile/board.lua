--- The board of a script: its sides, or those of a hexagon, its holes and its directions.
local language = require "inarow.language"
local geometry = require "inarow.variant.compile.geometry"
local model = require "inarow.model"
local start = require "inarow.variant.compile.start"

local board = {}

-- Limits of boards with layers: points per side, and columns of all layers together.
local MOST_SIDE, MOST_IN_ALL = 8, 26

-- Returns the holes in a picture of the board, or nil and the fault. The picture has the
-- rows of all layers, from the top.
local function holes_of_picture(rows, sides, layers, hex, faulty)
    local holes, expected = {}, sides[2] * layers
    local whole = geometry.new(sides[1], sides[2], layers, hex)
    if #rows ~= expected then
        return faulty({ "board", "holes" }, "holes-rows",
            { expected = expected, given = #rows })
    end
    for i, row in ipairs(rows) do
        if #row ~= sides[1] then
            return faulty({ "board", "holes", i }, "holes-columns",
                { expected = sides[1], count = #row })
        end
        local outside = whole:outline(i)
        for column in row:gmatch "()%." do
            if outside:sub(column, column) == "#" then
                return faulty({ "board", "holes", i }, "holes-outside",
                    { expected = outside })
            end
        end
        local layer = layers > 1 and layers - math.floor((i - 1) / sides[2]) or nil
        for column in row:gmatch "()#" do
            holes[#holes + 1] =
                model.point_name(column, sides[2] - (i - 1) % sides[2], layer)
        end
    end
    return holes
end

-- Returns the holes as points. The script gives them by name or as the rows of a picture.
local function holes_of(list, sides, layers, hex, faulty)
    if not list[1] then return list end
    if list[1]:find "^[#.]+$" then
        for i, row in ipairs(list) do
            if not row:find "^[#.]+$" then
                return faulty({ "board", "holes", i }, "holes-row")
            end
        end
        return holes_of_picture(list, sides, layers, hex, faulty)
    end
    local bare, seen = geometry.new(sides[1], sides[2], layers, hex), {}
    for i, point in ipairs(list) do
        if not bare:has(point) then
            return faulty({ "board", "holes", i },
                hex and "hole-off-hexagon" or "hole-off-board", { point = point,
                side = hex, corners = hex and language.list(bare:corners(), "and"),
                first = bare.points[#bare.points - sides[1] + 1],
                last = bare.points[sides[1]] })
        elseif seen[point] then
            return faulty({ "board", "holes", i }, "hole-twice", { point = point })
        end
        seen[point] = true
    end
    return list
end

-- Returns the sides, {columns, rows}, from the script or the option. For a hexagon they
-- are computed.
local function sides_of(script, size, faulty)
    local hex = script.hex
    if hex and (size or script[1] or script[2] or script[3]) then
        local side = script[1] and 1 or script[2] and 2 or script[3] and 3
        return faulty(side and { "board", side } or { "options", "size" },
            "hexagon-and-sides")
    elseif hex then
        return { 2 * hex - 1, 2 * hex - 1 }
    end
    local sides = size or script
    if not sides[1] or not sides[2] then return faulty({ "board" }, "no-sides") end
    return sides
end

-- Checks that a board with these sides may have this many layers. Returns true, or nil
-- and a fault.
-- @param size {columns, rows} of the option, or nil
local function check_layers(script, sides, size, faulty)
    local layers = script[3] or 1
    if layers == 1 then return true end
    for i = 1, 2 do
        if sides[i] > MOST_SIDE then
            return faulty(size and { "options", "size" } or { "board", i },
                "layers-sides", { most = MOST_SIDE, count = sides[i] })
        end
    end
    if sides[1] * layers > MOST_IN_ALL then
        return faulty({ "board", 3 }, "layers-fit", { columns = sides[1], layers = layers,
            most = math.floor(MOST_IN_ALL / sides[1]) })
    end
    return true
end

-- Checks that each direction is named at most once, and that the board allows a choice of
-- directions.
local function check_directions(script, faulty)
    local seen = {}
    if script.directions and (script[3] or 1) > 1 then
        return faulty({ "board", "directions" }, "core-layers-directions")
    end
    for i, name in ipairs(script.directions or {}) do
        if seen[name] then
            return faulty({ "board", "directions", i }, "hole-twice", { point = name })
        end
        seen[name] = true
    end
    return true
end

-- Checks joined edges. Only a flat rectangle can have joined edges, and stones must not
-- fall across them.
local function check_joined(script, faulty)
    if script.hex or (script[3] or 1) > 1 then
        return faulty({ "board", "joined" }, "joined-rectangle")
    elseif script.joined ~= "left-right" and script.gravity then
        return faulty({ "board", "joined" }, "core-joined-gravity")
    end
    return true
end

--- Compiles the board.
-- @param script the script's `board`, with its options filled in
-- @param scatter the script's settings for scattering by a seed, or nil
-- @param size {columns, rows} from the option `size`, or nil
-- @return inarow.geometry; or nil, message, code
function board.of(script, scatter, size, faulty)
    local sides, message, code = sides_of(script, size, faulty)
    if not sides then return nil, message, code end
    local ok, holes
    ok, message, code = check_layers(script, sides, size, faulty)
    if not ok then return nil, message, code end
    ok, message, code = check_directions(script, faulty)
    if not ok then return nil, message, code end
    if script.joined then
        ok, message, code = check_joined(script, faulty)
        if not ok then return nil, message, code end
    end
    local layers = script[3] or 1
    local listed = {} -- a hole may be in a table with a `when`
    for i, item in ipairs(script.holes or {}) do
        listed[i] = type(item) == "table" and item[1] or item
    end
    holes, message, code = holes_of(listed, sides, layers, script.hex, faulty)
    if not holes then return nil, message, code end
    local made = geometry.new(sides[1], sides[2], layers, script.hex, holes,
        script.joined)
    if scatter then
        local more
        more, message, code = start.holes(scatter, made.points, faulty)
        if not more then return nil, message, code end
        made = geometry.new(sides[1], sides[2], layers, script.hex,
            language.joined(holes, more), script.joined)
    end
    if #made.points == 0 then return faulty({ "board", "holes" }, "core-all-holes") end
    return made
end

--- Sets the core's fields about the board.
-- @param script the script's `board`, with its options filled in
-- @param made inarow.geometry
-- @param spec the core's table, filled in; the core puts the layers next to each other
function board.put(script, made, spec)
    spec.width, spec.height, spec.layers = made.columns, made.rows, made.layers
    spec.holes, spec.gravity = made.holes, script.gravity
    spec.joined = made.joined
    local names = script.directions or made.hex and made:directions()
    if not names then return end -- by default the core uses all directions
    spec.directions = {}
    for _, name in ipairs(names) do spec.directions[name] = true end
end

return board
