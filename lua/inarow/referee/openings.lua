--- Provides openings for an event: from a file, or by random decisions for players that
-- cannot be asked.
local inarow = require "inarow"
local requests = require "inarow.referee.opening_requests"
local say = require("inarow.referee.sentences").say

local openings = {}

local MODULUS = 2147483647

--- Create a generator of random whole numbers from 1 to n, which are the same on every
-- machine.
function openings.random(seed)
    local state = seed % (MODULUS - 1) + 1
    return function(n)
        state = state * 16807 % MODULUS
        return math.floor(state / 8) % n + 1
    end
end

-- Returns the actions of a log as texts without times.
local function texts_of(log)
    local list = {}
    for i, action in ipairs(log) do
        local twin = {}
        for key, value in pairs(action) do twin[key] = value end
        twin.time = nil
        list[i] = inarow.action_text(twin)
    end
    return list
end

--- Choose a random legal action in an opening, but never a pass.
-- @param random as openings.random returns it
-- @return the action, and the number of actions from which it was chosen. An offer of
-- symmetric points may be refused.
function openings.any(game, random)
    local all = {}
    for _, action in ipairs(game:legal()) do
        if action.verb ~= "pass" then all[#all + 1] = action end
    end
    local action = all[random(#all)]
    if action.verb ~= "offer" then return action, #all end
    local points, count = {}, game:state().count
    while #points < count do
        local other = all[random(#all)]
        if other.verb == "offer" then points[#points + 1] = other.points[1] end
    end
    return { verb = "offer", points = points }, #all
end

-- ---- Openings from a file -------------------------------------------------------------

-- Returns the game after an opening; or nil, message.
local function played(opening, terms)
    local game = assert(inarow.new(terms.variant, terms.options))
    for _, action in ipairs(opening) do
        local ok, message = game:apply(action)
        if not ok then return nil, message end
    end
    if game:phase() then return nil, say "opening-unfinished" end
    return game
end

-- Returns the reason why a game of a file cannot be an opening; nil if it can.
local function fault_of(result, terms)
    if result.error then return result.error.message end
    if result.game and result.game.rules.name ~= terms.rules.name then
        return say("opening-other", { given = result.game.rules.name,
            expected = terms.rules.name })
    end
    if result.refusal then return result.refusal.message end
    return result.game.final and say "opening-over" or nil
end

local MOST_SYMMETRIES = 12 -- symmetries of a hexagon

-- Returns the different images of an opening, by the symmetries of the board that the
-- opening's rules allow. The opening itself comes first.
local function images_of(opening, game, terms)
    local list, seen = {}, {}
    for symmetry = 0, MOST_SYMMETRIES - 1 do
        local image = {}
        for i, action in ipairs(opening) do
            image[i] = action:gsub("%f[%w]%l%d+%f[%W]", function(point)
                return (game:image(symmetry, point))
            end)
        end
        local text = table.concat(image, "\n")
        if not seen[text] and played(image, terms) then
            seen[text] = true
            list[#list + 1] = image
        end
    end
    return list
end

--- Read openings from a text in any notation of games. Without a text there is one empty
-- opening, or no opening if the players decide in the opening.
-- @param chunks function that returns the pieces of the text, or nil
-- @param name of the text, for messages
-- @param terms the game: variant, options, rules
-- @param with_symmetries true to add all images of each opening
-- @return list of openings, each a list of actions as texts. Nil if the players decide
-- in the opening. Or nil, message
function openings.read(chunks, name, terms, with_symmetries)
    if not chunks then return not requests.are_needed(terms.rules) and { {} } or nil end
    local list = {}
    for result in inarow.judge(chunks, { name = name, variant = terms.variant,
        options = terms.options }) do
        local fault, game = fault_of(result, terms), nil
        local opening = not fault and texts_of(result.game:line())
        if opening then game, fault = played(opening, terms) end
        if fault then return nil, result.source .. ": " .. fault end
        local images = with_symmetries and images_of(opening, game, terms) or { opening }
        for _, image in ipairs(images) do list[#list + 1] = image end
    end
    if #list == 0 then return nil, name .. ": " .. say "no-openings" end
    return list
end

--- Return the numbers from 1 to n in an order that a seed determines. With seed 0 they
-- keep their order.
function openings.shuffled(n, seed)
    local order, random = {}, openings.random(seed)
    for i = 1, n do order[i] = i end
    for i = n, 2, -1 do
        local j = seed == 0 and i or random(i)
        order[i], order[j] = order[j], order[i]
    end
    return order
end

return openings
