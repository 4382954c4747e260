--- Keys of positions, for programs that remember them. What a key is made of, and what
-- stays outside of it, is told in csrc/inarow.h.
local api = require "inarow.api"
local kernel = require "inarow.kernel"

local Game = {}

local keys = { methods = Game }

function Game:key()
    return kernel.key(self)
end

function Game:board_key()
    return kernel.key(self, true)
end

function Game:image(symmetry, point)
    api.check("game:image", symmetry, point)
    return kernel.image(self, symmetry, point)
end

return keys
