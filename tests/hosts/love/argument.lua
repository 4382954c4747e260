--- Shows an explanation step by step: drawings and texts.
local inarow = require "inarow"
local marks = require "marks"
local place_of = require "place"
local say = require "say"
local shapes = require "shapes"
local stones = require "stones"
local ui = require "ui"

local argument = {}

local INK = marks.colours.forbidden -- for points at issue, and for symmetries

--- Returns an explanation of a game. At first, all steps are shown at once.
-- @param explanation as of game:explain
-- @return {steps, number: of the step that is shown, or 0 for all; text}
function argument.new(game, explanation)
    return { game = game, steps = game:steps(explanation), number = 0,
        text = inarow.text(explanation) }
end

--- Goes forward or back by a number of steps.
-- @return true, or nil past the end
function argument.go(self, by)
    local number = self.number + by
    if number < 0 or number > #self.steps then return nil end
    self.number = number
    return true
end

--- Returns the step that is shown, or nil if all are.
function argument.step(self)
    return self.steps[self.number]
end

--- Returns the present headline and text.
function argument.said(self)
    local step = argument.step(self)
    if step then
        return say.text("argument_step", { number = self.number, count = #self.steps }),
            step.text
    end
    return self.text:match "^([^\n]*)\n(.*)$"
end

--- Returns the board of the step, if it is earlier than the game's.
function argument.board(self)
    local step = argument.step(self)
    if not step or not step.after or step.after == #self.game.log then return nil end
    local earlier = inarow.open(self.game:record())
    while #earlier.log > step.after do earlier:undo() end
    return earlier:board { numbers = true }
end

-- ---- Drawing --------------------------------------------------------------------------

-- Draws the hypothetical stones, with their numbers in the argument; or, if there are
-- none, the captured stones.
local function draw_mind(place, session, step, looks, inscribe)
    for _, stone in ipairs(step.mind) do
        local x, y = place_of.xy(place, stone.point)
        for i, colour in ipairs(session.seen.colours) do
            if colour == stone.colour then
                stones.draw(looks[i], x, y, place.cell * 0.44, 0.55)
                shapes.ring(x, y, place.cell * 0.44, marks.colours.chosen,
                    math.max(1, place.cell * 0.05))
                if stone.number then
                    inscribe(tostring(stone.number), x, y, place.cell, looks[i].ink)
                end
            end
        end
    end
end

local function draw_points(place, step)
    for _, name in ipairs(step.points) do
        local x, y = place_of.xy(place, name)
        local half = place.cell * 0.33
        ui.set(INK)
        love.graphics.setLineWidth(math.max(2, place.cell * 0.07))
        love.graphics.rectangle("line", x - half, y - half, 2 * half, 2 * half)
    end
end

-- Returns the middle of the board on the screen.
local function middle(place, session)
    local points, x, y = session.seen.points, 0, 0
    for _, point in ipairs(points) do
        local across, down = place_of.xy(place, point.name)
        x, y = x + across / #points, y + down / #points
    end
    return x, y
end

-- Draws the axis of a reflection or the centre of a rotation, and lines between points
-- that correspond.
local function draw_symmetry(place, session, step)
    if not step.pairs then return end
    ui.set(INK)
    love.graphics.setLineWidth(math.max(1, place.cell * 0.05))
    for _, pair in ipairs(step.pairs) do
        local x, y = place_of.xy(place, pair[1])
        local across, down = place_of.xy(place, pair[2])
        love.graphics.line(x, y, across, down)
    end
    if not step.angle or session.seen.layers > 1 then return end
    local x, y = middle(place, session)
    if step.turns then return shapes.dot(x, y, place.cell * 0.2, INK) end
    local angle, far = math.rad(step.angle), place.cell * session.seen.width / 2
    local across, down = far * math.cos(angle), -far * math.sin(angle)
    ui.set(INK)
    love.graphics.setLineWidth(math.max(2, place.cell * 0.1))
    love.graphics.line(x - across, y - down, x + across, y + down)
end

--- Draws a step over the stones.
-- @param row function that draws a row
-- @param inscribe function that writes on a stone
function argument.draw(place, session, looks, row, inscribe)
    local step = argument.step(session.argument)
    draw_mind(place, session, step, looks, inscribe)
    if step.line and #step.stones > 1 then
        row(place, step.stones)
    else
        for _, name in ipairs(step.stones) do
            local x, y = place_of.xy(place, name)
            shapes.ring(x, y, place.cell * 0.44, marks.colours.shown, place.cell * 0.09)
        end
    end
    draw_symmetry(place, session, step)
    draw_points(place, step)
end

return argument
