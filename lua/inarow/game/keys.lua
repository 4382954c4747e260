--- Keys of positions, for programs that remember them. What a key is made of, and what
-- stays outside of it, is told in csrc/inarow.h.
local api = require "inarow.api"

local Game = {}

local keys = { methods = Game }

function Game:key()
    return self.position:key()
end

function Game:board_key()
    return self.position:board_key()
end

function Game:image(symmetry, point)
    api.check("game:image", symmetry, point)
    return self.position:image(symmetry, point)
end

return keys
