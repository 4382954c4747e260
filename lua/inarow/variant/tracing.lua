--- Passes the traces of scripts to the host's function.
local language = require "inarow.language"
local host = require "inarow.variant.host"
local say = require("inarow.variant.sentences").say

local tracing = {}

local MOST = 1000 -- number of lines reported per game, at most

-- Number of lines reported for each game.
local reported = setmetatable({}, { __mode = "k" })

--- Reports traced lines.
-- @param list from the core (csrc/lua/sandbox_trace.c)
-- @param game key that identifies the game, whose number of lines is limited; nil while
-- a script is loading
function tracing.report(list, game)
    local count = game and reported[game] or 0
    for i = 1, #list, 2 do
        if count == MOST then break end
        count = count + 1
        host.now.trace(language.printable(list[i + 1]), list[i])
        if count == MOST then
            host.now.trace(say("trace-ends", { most = MOST }), list[i])
        end
    end
    if list.left_out and count < MOST then
        host.now.trace(say("trace-left-out", { count = list.left_out }), list[#list - 1])
    end
    if game then reported[game] = count end
end

return tracing
