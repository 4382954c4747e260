--- What scripts say while they run, by `trace`: told to whoever has asked for it.
local language = require "inarow.language"
local host = require "inarow.variant.host"
local say = require("inarow.variant.sentences").say

local tracing = {}

local MOST = 1000 -- lines of a game

-- How many lines have been told of a game, by what it is known by.
local told = setmetatable({}, { __mode = "k" })

--- Tell what was traced.
-- @param list as the core has filled it (csrc/lua/sandbox_trace.c)
-- @param game what the game is known by, of which so much is told and no more; nil if it
-- is none, but loading
function tracing.tell(list, game)
    local count = game and told[game] or 0
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
    if game then told[game] = count end
end

return tracing
