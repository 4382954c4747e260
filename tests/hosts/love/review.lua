--- Stepping through a game: another one that goes along the first one's actions.
local doer = require "doer"
local inarow = require "inarow"

local review = {}

-- What is passed over, for it changes nothing that is to be seen.
local QUIET = {
    press = true, record = true, organizer = true, adjust = true, arrive = true,
    ["call-referee"] = true,
}

--- Begin at a game's end.
-- @return review {game, rest (the actions that are still to come, the next one last),
-- number (of steps until now), count (of all)}; or nil, message
function review.new(game)
    local copy, message = inarow.open(game:record())
    if not copy then return nil, message end
    local count = 0
    for _, action in ipairs(copy.log) do
        count = count + (QUIET[action.verb] and 0 or 1)
    end
    return { game = copy, rest = {}, number = count, count = count }
end

--- A step back.
-- @return true, unless this is the start
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

-- The next action is one of these?
local function comes(self, quiet)
    local action = self.rest[#self.rest]
    return action and (QUIET[action.verb] or false) == quiet
end

local function take(self)
    self.game:apply(table.remove(self.rest))
end

--- A step forward.
-- @return true, unless this is the end
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

--- What was done last, in words. Not at the start.
-- @param say function from the game, after the action, and who did it, to words
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
