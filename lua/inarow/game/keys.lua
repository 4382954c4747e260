--- Keys of positions, for programs that store positions. csrc/inarow.h defines what a key
-- contains and what it leaves out.
local api = require "inarow.api"
local kernel = require "inarow.kernel"
local model = require "inarow.model"
local say = require("inarow.game.sentences").say

local Game = {}

local keys = { methods = Game }

function Game:key()
    return kernel.key(self)
end

function Game:board_key()
    return kernel.key(self, true)
end

-- Returns a copy of the position for the core.
function Game:for_core()
    return kernel.for_core(self)
end

function Game:image(symmetry, point)
    api.check("game:image", symmetry, point)
    local _, message, code = kernel.at(self, point)
    if message then return nil, message, code end
    local image = self:for_core():image(symmetry, model.point(point))
    if image then return image end
    return nil, say("no-such-symmetry", { number = symmetry }), "no-such-symmetry"
end

return keys
