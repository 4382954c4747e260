--- Steps through a game: a second game repeats the actions of the first.
local doer = require "doer"
local inarow = require "inarow"

local review = {}

-- Actions without a visible change, which steps pass over.
local QUIET = {
    press = true, record = true, organizer = true, adjust = true, arrive = true,
    ["call-referee"] = true,
}

--- Begins at a game's end.
-- @return review {game, rest (the later actions, the next one last), number (of steps
-- until now), count (of all)}; or nil, message
function review.new(game)
    local copy, message = inarow.open(game:record())
    if not copy then return nil, message end
    local count = 0
    for _, action in ipairs(copy.log) do
        count = count + (QUIET[action.verb] and 0 or 1)
    end
    return { game = copy, rest = {}, number = count, count = count }
end

--- Steps back.
-- @return true, or false at the start
function review.back(self)
    local game, moved = self.game, false
    while #game.log > 0 and not moved do
        local action = game.log[#game.log]
        game:undo()
        table.insert(self.rest, action)
        moved = not QUIET[action.verb]
    end
    self.number = self.number - (moved and 1 or 0)
    return moved
end

-- Returns true if the next action is one of these.
local function comes(self, quiet)
    local action = self.rest[#self.rest]
    return action and (QUIET[action.verb] or false) == quiet
end

local function take(self)
    self.game:apply(table.remove(self.rest))
end

--- Steps forward.
-- @return true, or false at the end
function review.forward(self)
    if #self.rest == 0 then return false end
    while comes(self, true) do take(self) end
    if comes(self, false) then
        take(self)
        self.number = self.number + 1
    end
    while comes(self, true) do take(self) end
    return true
end

--- Describes the last action in words; returns nothing at the start.
-- @param say function that returns words, given the game after the action and its player
function review.with_last(self, say)
    local game, undone = self.game, {}
    repeat
        undone[#undone + 1] = game.log[#game.log]
        game:undo()
    until not QUIET[undone[#undone].verb]
    local asked, last = game:prompt(), table.remove(undone)
    local who = doer.of(game, last) or asked and asked.who
    game:apply(last)
    local words = say(game, who)
    for i = #undone, 1, -1 do game:apply(undone[i]) end
    return words
end

return review
