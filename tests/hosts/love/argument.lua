--- An explanation, step by step: what is drawn of a step, and what is said.
local inarow = require "inarow"
local marks = require "marks"
local place_of = require "place"
local say = require "say"
local shapes = require "shapes"
local stones = require "stones"
local ui = require "ui"

local argument = {}

local INK = marks.colours.forbidden -- of points at issue, and of symmetries

--- An explanation of a game, at its beginning: all of it at once.
-- @param explanation as of game:explain
-- @return {steps, number: of the step that is shown, 0 for all of it; text}
function argument.new(game, explanation)
    return { game = game, steps = game:steps(explanation), number = 0,
        text = inarow.text(explanation) }
end

--- Go so many steps on, or back.
-- @return true, or nil at the end of the way
function argument.go(self, by)
    local number = self.number + by
    if number < 0 or number > #self.steps then return nil end
    self.number = number
    return true
end

--- The step that is shown; nil while all of it is.
function argument.step(self)
    return self.steps[self.number]
end

--- What is said now: a headline, and a text.
function argument.said(self)
    local step = argument.step(self)
    if step then
        return say.text("argument_step", { number = self.number, count = #self.steps }),
            step.text
    end
    return self.text:match "^([^\n]*)\n(.*)$"
end

--- The board that the step is about, if it is an earlier one than the game's.
function argument.board(self)
    local step = argument.step(self)
    if not step or not step.after or step.after == #self.game.log then return nil end
    local earlier = inarow.open(self.game:record())
    while #earlier.log > step.after do earlier:undo() end
    return earlier:board { numbers = true }
end

-- ---- Drawing --------------------------------------------------------------------------

-- The stones in mind, by their places in the argument; without one, those captured.
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

-- The middle of the board on the screen.
local function middle(place, session)
    local points, x, y = session.seen.points, 0, 0
    for _, point in ipairs(points) do
        local across, down = place_of.xy(place, point.name)
        x, y = x + across / #points, y + down / #points
    end
    return x, y
end

-- The axis of a reflection, or the middle of a turn; and lines between points that are
-- the same.
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

--- Draw what a step shows, over the stones.
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
