--- The visible content of a board, computed once from a game. Text and SVG are drawn from
-- this content.
local data = require "inarow.picture.data"
local language = require "inarow.language"
local layout = require "inarow.picture.layout"
local model = require "inarow.model"
local counted = require("inarow.picture.sentences").counted
local say = require("inarow.picture.sentences").say
local status = require "inarow.picture.status"

local board = {}

local STONES = {} -- colours as position:cells() writes them
for number = 1, #model.STONES - 1 do STONES[model.STONES:byte(number)] = number end
local NEUTRAL = model.STONES:byte(-1) -- the number after those of the colours

-- Reference points by the size of the board, as on paper.
local REFERENCE = {
    ["15x15"] = "h8 d4 d12 l4 l12",
    ["19x19"] = "d4 d10 d16 j4 j10 j16 p4 p10 p16",
}

local function reference_points(rules)
    local points = {}
    local listed = rules.board.full and not rules.gravity
        and REFERENCE[rules.board:size()]
    for point in (listed or ""):gmatch("%S+") do points[#points + 1] = point end
    return points
end

-- A cache for the places of points. The first key is the rules of a game, the second the
-- number of layers in a line.
local places_of = setmetatable({}, { __mode = "k" })

local function known_places(rules, across)
    local known = places_of[rules] or {}
    places_of[rules] = known
    local key = across or 0
    known[key] = known[key] or layout.of(rules, across)
    return known[key]
end

-- Returns all points, layer by layer and row by row from the top, each with its name,
-- place and stone.
local function bare_points(game, at)
    local cells, points = game:cells(), {}
    local neutral = #game.rules.stones + 1
    for i, name in ipairs(game.rules.board.points) do
        local place = at[name]
        points[i] = { name = name, x = place.column, y = place.row, layer = place.layer,
            left = place.x, top = place.y, stone = STONES[cells:byte(i)]
                or cells:byte(i) == NEUTRAL and neutral or nil }
    end
    return points
end

-- Returns the points of a board, with their marks.
local function points_of(game, state, options, at)
    local rules, points = game.rules, bare_points(game, at)
    local function mark(key, list)
        for _, name in ipairs(list or {}) do
            local point = points[rules.board.number[name]]
            if point then point[key] = true end
        end
    end
    mark("shown", state.ruling and state.ruling.points)
    mark("offered", state.offers)
    -- Points of stones that the last action on the board has captured:
    mark("captured", game:last().captured)
    mark("forbidden", options.forbidden and game:forbidden())
    mark("reference", reference_points(rules))
    mark("last", { state.last })
    mark("wins", options.wins)
    local numbers = options.numbers and game:numbers()
    for _, point in ipairs(numbers and points or {}) do
        point.number = point.stone and numbers[point.name]
    end
    for _, stone in ipairs(options.mind or {}) do
        local point = points[rules.board.number[stone.point]]
        if point and not point.stone then
            point.mind = language.index_of(rules.stones, stone.colour)
            point.place = stone.number
        end
    end
    return points
end

-- Returns counts by colour as {name, count} in turn order; nil if there are none. The
-- captures of a team are one entry, with the names of its colours.
local function tally(rules, names, counts)
    local list, by_team = {}, {}
    local together = names == rules.colours and counts ~= nil
    for i, colour in ipairs(names) do
        local team = together and rules.team and rules.team[i]
        local partner = team and by_team[team]
        if partner then
            partner.name = partner.name .. "+" .. colour
        elseif counts[colour] then
            list[#list + 1] = { name = colour, count = counts[colour] }
            if team then by_team[team] = list[#list] end
        end
    end
    return #list > 0 and list or nil
end

-- Returns the number of the colour of the offered points, or nil.
local function offered_colour(game)
    local phase = game:phase()
    for _, step in ipairs(phase and phase.steps or {}) do
        if step[1] == "pick" then return (game:colour_number(step.colour)) end
    end
end

--- Describes the board of a game.
-- @param game a game
-- @param options inarow.board_options
-- @return inarow.board, without its `counts`
function board.of(game, options)
    local rules, state = game.rules, game:state()
    options = options or {}
    local lie = known_places(rules, options.across)
    return {
        variant = rules.name, title = rules.title, players = game:players_in_words(),
        opening = state.opening, moves = state.moves, status = status.line(game, state),
        width = rules.width, height = rules.height, gravity = game.gravity,
        layers = rules.board.layers, hex = rules.board.hex,
        joined = rules.board.joined, full = rules.board.full,
        places = lie,
        colours = language.joined(rules.stones, { rules.neutral and "neutral" }),
        offered = offered_colour(game),
        captured = rules.capture and tally(rules, rules.colours, state.captured),
        supply = tally(rules, rules.stones, state.supply),
        points = points_of(game, state, options, lie.at),
    }
end

--- Returns the board of a game for hosts, with its `counts`.
-- @param game, options as for board.of
-- @return inarow.board
function board.described(game, options)
    local described = board.of(game, options)
    described.ground = options and options.ground and layout.ground(described) or nil
    described.counts, described.places = board.counts(described), nil
    return described
end

--- Returns a game with all its variations, as data.
-- @param game a game, which is not changed
-- @param options inarow.replay_options
-- @param steps_of function from a game to the steps in the explanation of the game's
-- ruling
-- @return inarow.replay
function board.replay(game, options, steps_of)
    local described, points = board.of(game, { across = options.across }), {}
    for i, point in ipairs(described.points) do
        points[i] = { name = point.name, left = point.left, top = point.top }
    end
    local nodes, here, left_out = data.nodes(game, options, steps_of)
    return { variant = described.variant, title = described.title,
        players = described.players, colours = described.colours,
        offered = described.offered, ground = layout.ground(described), points = points,
        nodes = nodes, here = here, left_out = left_out > 0 and left_out or nil }
end

-- The fields of a point that may change during a game.
local SEEN = { "stone", "number", "last", "shown", "captured", "offered", "forbidden" }

--- Returns true if a point looks the same on two boards of a game.
function board.is_same_point(before, after)
    for i = 1, #SEEN do
        if before[SEEN[i]] ~= after[SEEN[i]] then return false end
    end
    return true
end

--- Returns "after 1 move" or "after 12 moves".
function board.moves_in_words(count)
    return counted("after-moves", count)
end

--- Returns the counts of the board in words, one per line: "captured: white 4, black 2".
function board.counts(described)
    local lines = {}
    for _, what in ipairs { "captured", "supply" } do
        local parts = {}
        for i, item in ipairs(described[what] or {}) do
            parts[i] = ("%s %d"):format(item.name, item.count)
        end
        if #parts > 0 then
            lines[#lines + 1] = say("counts-" .. what) .. ": "
                .. table.concat(parts, ", ")
        end
    end
    return lines
end

return board
