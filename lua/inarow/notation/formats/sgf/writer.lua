--- Writes the properties of SGF.
local colours_of = require "inarow.notation.formats.sgf.colours"
local marks = require "inarow.notation.formats.marks"
local model = require "inarow.model"
local sgf_result = require "inarow.notation.formats.sgf.result"

local unpack = unpack or table.unpack

local sgf_writer = {}

local COLOURS = { "black", "white" }

--- Write a text as a property's value.
function sgf_writer.escaped(text)
    return (text:gsub("[%]\\]", "\\%0"))
end

local escaped = sgf_writer.escaped

local function letters(point, height)
    local x, y = model.coordinates(point)
    return string.char(96 + x, 97 + height - y)
end

--- Write a property with its values.
function sgf_writer.property(name, ...)
    local parts = { name }
    for _, value in ipairs { ... } do parts[#parts + 1] = "[" .. escaped(value) .. "]" end
    return table.concat(parts)
end

local property = sgf_writer.property

--- Return SGF's name for a colour of a game. Results that are not colours stay unchanged.
function sgf_writer.colour(rules, colour)
    for name, own in pairs(colours_of(rules.colours)) do
        if own == colour then return name end
    end
    return colour
end

local function initial(rules, colour)
    return sgf_writer.colour(rules, colour):sub(1, 1):upper()
end

--- Write a move {colour, point} as a property.
function sgf_writer.move(move, rules)
    local point = move.point and letters(move.point, rules.height) or ""
    return initial(rules, move.colour) .. "[" .. point .. "]"
end

-- Returns the first tag RE if it has the result, and contains more than the result.
local function result_tag(game, result)
    for _, tag in ipairs(game.tags) do
        if tag[1] == "RE" then
            local read = sgf_result.read(tag[2])
            local colour = game.rules.colours[read] or read
            return sgf_writer.colour(game.rules, colour) == result and tag or nil
        end
    end
end

-- Writes the tags. Consecutive tags with the same name become values of one property. The
-- side to move is not written here, and the result only if `has_result`. A tag may have
-- two more elements: the third is its value as written, and the fourth is true if it
-- begins a property.
local function add_tags(parts, game, is_read, has_result)
    local last
    local written = { RE = not has_result, PL = game.turn ~= nil }
    for _, tag in ipairs(game.tags) do
        local name = tag[1]
        if not written[name] and (name == "RE" or tag[3] or not is_read[name]) then
            local value = "[" .. (tag[3] or escaped(tag[2])) .. "]"
            parts[#parts + 1] = name == last and not tag[4] and value or name .. value
            last = name
        end
    end
end

--- Write a property with points as its values. Without points, the text is empty.
function sgf_writer.points(name, points, height)
    local values = {}
    for i, point in ipairs(points) do values[i] = letters(point, height) end
    return #points > 0 and property(name, unpack(values)) or ""
end

local function add_stones(parts, game)
    for _, colour in ipairs(COLOURS) do
        local points = {}
        for _, stone in ipairs(game.stones or {}) do
            if sgf_writer.colour(game.rules, stone.colour) == colour then
                points[#points + 1] = stone.point
            end
        end
        parts[#parts + 1] = sgf_writer.points("A" .. colour:sub(1, 1):upper(), points,
            game.rules.height)
    end
    if game.turn then
        parts[#parts + 1] = property("PL", initial(game.rules, game.turn))
    end
end

--- Write the first node without its comment and marks. The comment stands between two
-- parts of the node, which are returned as two texts. The second part has the stones,
-- the side to move and the offers.
-- @param is_read set of the names of properties that are not tags
function sgf_writer.root(game, is_read)
    local parts, tagged = { "(;" }, {}
    for _, tag in ipairs(game.tags) do tagged[tag[1]] = tag[3] or true end
    local function add(name, value)
        if value and not tagged[name] then parts[#parts + 1] = property(name, value) end
    end
    add("FF", "4")
    add("GM", "4")
    local result = sgf_writer.colour(game.rules, game.result)
    local tag = result_tag(game, result)
    add_tags(parts, game, is_read, tag ~= nil)
    local width, height = game.rules.width, game.rules.height
    parts[#parts + 1] = property("SZ", width == height and tostring(width)
        or width .. ":" .. height)
    parts[#parts + 1] = property("RU", game.rule)
    for i, colour in ipairs(game.rules.colours) do
        add("P" .. initial(game.rules, colour), game.players[i])
    end
    local text = not tag and sgf_result.text(result, game.reason)
    parts[#parts + 1] = text and property("RE", text) or nil
    local said = table.concat(parts)
    parts = {}
    add_stones(parts, game)
    parts[#parts + 1] = sgf_writer.points("5A", game.offers or {}, height)
    return said, table.concat(parts)
end

--- Write marks as properties, grouped by kind.
-- @param height number of the board's rows
function sgf_writer.marks(list, height)
    local values, parts = {}, {}
    for _, mark in ipairs(list or {}) do
        local value = "[" .. letters(mark.point, height)
            .. (mark.text and ":" .. escaped(mark.text) or "") .. "]"
        values[mark.kind] = values[mark.kind] or {}
        table.insert(values[mark.kind], value)
    end
    for _, name in ipairs(marks.names) do
        local of_kind = values[marks.kinds[name]]
        if of_kind then parts[#parts + 1] = name .. table.concat(of_kind) end
    end
    return table.concat(parts)
end

return sgf_writer
