--- Keys of positions, for programs that store positions. csrc/inarow.h defines what a key
-- contains and what it leaves out.
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
