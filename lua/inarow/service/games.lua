--- The games that a service keeps, by handle. From when one is added or forgotten, no
-- deadline stops the request: it is done.
local core = require "inarow.core"
local say = require("inarow.text.messages").say

local Games = {}
Games.__index = Games

local games = {}

--- No games yet.
-- @param most how many may be open at once
function games.new(most)
    return setmetatable({ by_handle = {}, count = 0, last = 0, most = most }, Games)
end

--- May one more be opened? True; or nil, message, code.
function Games:have_room()
    if self.count < self.most then return true end
    return nil, say("too-many-games", { most = self.most }), "too-many-games"
end

--- Keep a game.
-- @return its handle, which no other game ever has
function Games:add(game)
    core.hold(true)
    self.count, self.last = self.count + 1, self.last + 1
    local handle = ("g%.0f"):format(self.last)
    self.by_handle[handle] = game
    return handle
end

--- The game of a handle; or nil, message, code.
function Games:find(handle)
    local game = self.by_handle[handle]
    if game then return game end
    return nil, say("no-such-handle", { handle = handle }), "no-such-game"
end

--- Forget a game.
-- @return true; or nil, message, code
function Games:close(handle)
    local game, message, code = self:find(handle)
    if not game then return nil, message, code end
    core.hold(true)
    self.by_handle[handle], self.count = nil, self.count - 1
    return true
end

return games
