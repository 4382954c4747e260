--- Draws boards in the chosen format.
local board = require "inarow.picture.board"
local frames = require "inarow.picture.frames"
local svg = require "inarow.picture.svg"
local text = require "inarow.picture.text"

local render = {}

-- Limits of the seconds for which a move is shown.
render.LEAST_SECONDS, render.MOST_SECONDS = 0.1, 60

local formats = {
    text = function(game, options) return text.draw(board.of(game, options), options) end,
    svg = function(game, options)
        if options.steps then
            return svg.series(frames.of_steps(game, options.steps, options), options)
        end
        if options.animate then
            return svg.animate(frames.of_game(game, options), options)
        end
        local described = board.of(game, options)
        described.words = options.words
        return svg.draw(described, options)
    end,
}

-- Returns the fault in the options, or nil.
local function fault_of(options)
    local seconds = options.seconds
    if not formats[options.format or "text"] then
        return ("format \"text\" or \"svg\" expected, got %s")
            :format(tostring(options.format))
    elseif options.animate and options.format ~= "svg" then
        return "animate: only with format = \"svg\""
    elseif options.steps ~= nil and (options.format ~= "svg" or options.animate
        or type(options.steps) ~= "table" or #options.steps == 0) then
        return "steps: only with format = \"svg\", not animated, and a list of steps"
    elseif seconds ~= nil and (type(seconds) ~= "number"
        or not (seconds >= render.LEAST_SECONDS and seconds <= render.MOST_SECONDS)) then
        return ("seconds: a number from %g to %g or nil expected, got %s"):format(
            render.LEAST_SECONDS, render.MOST_SECONDS, tostring(seconds))
    end
end

--- Returns a game as SVG pictures that are laid over each other, as from svg.patches.
-- @param game a game
-- @param options inarow.render_options
-- @return list, width, height
function render.patches(game, options)
    return svg.patches(frames.of_game(game, options), options)
end

--- Draws a game.
-- @param game a game
-- @param options inarow.render_options, or nil
-- @return string
function render.game(game, options)
    options = options or {}
    local fault = fault_of(options)
    if fault then error("game:render: " .. fault, 3) end
    return formats[options.format or "text"](game, options)
end

return render
