-- An example of a host's script: plays a game of a variant with the moves given as
-- arguments.
local inarow = require "inarow"
local variant, first_move = ...
local game = assert(inarow.new(variant))
for _, move in ipairs { select(2, ...) } do
    local ruling, message = game:play(move)
    print(move .. ": " .. (ruling and tostring(ruling) or message))
end
print(first_move and game:state().status or "nothing was played")
