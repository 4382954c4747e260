--- Answers questions about a game's state, and returns the state as data and the actions
-- that led to it.
local kernel = require "inarow.kernel"

local Game = {}

local state = { methods = Game }

-- Returns the requirements of the present phase of the opening (kernel/phase.lua); nil
-- after the opening.
function Game:phase(wants_where)
    return kernel.phase(self, wants_where)
end

-- Returns the seat that is to act, the colour of its stone, the number of stones left to
-- place in this turn, and the number of moves so far (kernel/ask/board.lua).
function Game:to_act()
    return kernel.to_act(self)
end

-- Returns the effects of the last action on the board (kernel/ask/board.lua).
function Game:last()
    return kernel.last(self)
end

-- Returns the name of a colour by its number; nil for nil.
function Game:colour(number)
    return kernel.colour(self, number)
end

-- Returns the number of a colour by its name; or nil and the fault in the name.
function Game:colour_number(name)
    return kernel.colour_number(self, name)
end

-- Returns the name and the number of the colour that a seat, given by number, holds now;
-- nil before the seat has a colour.
function Game:colour_of(seat)
    local who, colour = kernel.who(self, seat)
    return colour and who, colour
end

function Game:line()
    local line, numbers = {}, {} -- the actions, and their numbers in the log
    for number, action in ipairs(self.log) do
        while action.back and (numbers[#line] or 0) >= number - action.back do
            line[#line], numbers[#line] = nil, nil
        end
        if not action.back then
            line[#line + 1] = action
            numbers[#line] = number
        end
    end
    return line
end

-- Returns the points of the first three stones, or only those before the first pass. The
-- line of the game is computed only if a position was restored, because this takes long.
local function first_stones(game)
    local actions, stones = game.log, {}
    for _, action in ipairs(game.log) do
        if action.back then
            actions = game:line()
            break
        end
    end
    for _, action in ipairs(actions) do
        if action.verb == "pass" or #stones == 3 then break end
        if action.verb == "play" then stones[#stones + 1] = action.point end
    end
    return stones
end

function Game:opening()
    local rules = self.rules
    if not rules.patterns or self.origin.start then return nil end
    local stones = first_stones(self)
    if #stones < 3 then return nil end
    local cells = ("."):rep(#rules.board.points)
    for i, point in ipairs(stones) do
        local at = rules.board.number[point]
        cells = cells:sub(1, at - 1) .. (i == 2 and "O" or "X") .. cells:sub(at + 1)
    end
    return rules.patterns[rules.core:setup(cells):pattern()]
end

function Game:state()
    local public = kernel.public(self)
    for number, player in ipairs(public.players) do
        player.name = (self.seats or {})[number]
    end
    public.opening = self:opening()
    return public
end

return state
