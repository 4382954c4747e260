--- One game under the arbiter: actions and their time, what the arbiter said, saving and
-- loading. Nothing in here draws, and nothing knows a variant by name.
local choices = require "choices"
local inarow = require "inarow"

local Session = {}
Session.__index = Session

local session = {}

local LONGEST = 2 ^ 20 -- bytes of a record that is loaded

-- ---- What is to be seen ---------------------------------------------------------------

-- Rows to be drawn as lines, and points, from a proof: only those within `points`, if
-- they are given.
local function rows_of(proof, points)
    local wanted, rows = {}, {}
    for _, point in ipairs(points or {}) do wanted[point] = true end
    for _, node in ipairs(proof and proof.children or {}) do
        local shown = node.line ~= nil
        for _, stone in ipairs(node.stones or {}) do
            shown = shown and (not points or wanted[stone])
        end
        if shown then rows[#rows + 1] = node.stones end
    end
    return rows
end

-- The rows that a ruling rests on.
local function rows_of_ruling(self, ruling)
    local at = ruling and ruling.at and ruling.at.point
    if not at or not self.game:at(at) then return {} end
    return rows_of(self.game:explain(at), ruling.points)
end

-- After a change: ask the game for everything that is drawn.
local function refresh(self)
    local game = self.game
    self.state = game:state()
    self.asked = game:prompt()
    self.players = game:players()
    self.choices = choices.of(self)
    self.seen = game:board { numbers = true, forbidden = true }
    self.rows = rows_of_ruling(self, self.state.ruling)
    self.chosen, self.proof = {}, nil
end

--- What the arbiter says: a headline and a sentence.
-- @param tone "plain", "bad" (refused) or "final"
function Session:say(tone, head, text)
    self.said = { tone = tone, head = head, text = text }
end

-- ---- Time -----------------------------------------------------------------------------

local now = love.timer.getTime

-- Does time pass? Not before the clock has been started.
local function has_begun(self)
    return self.state.clock and (self.state.clock.running or self.state.interrupted)
end

--- Seconds since the game's start, in tenths.
function Session:seconds()
    local time = self.state.time
    if not has_begun(self) then return time end
    return math.max(time, math.floor((now() - self.epoch) * 10) / 10)
end

--- Seconds left of a player, or nil where there is no clock.
-- @param who the colour that the player holds, or the seat before that
function Session:left(who)
    local clock = self.state.clock
    if not clock then return nil end
    local passed = clock.running == who and self:seconds() - self.state.time or 0
    return math.max(0, clock[who] - passed)
end

-- The game goes on from its last action's time.
local function set_epoch(self)
    self.epoch = now() - self.state.time
end

--- Time passes. Where nobody need claim, the host points out that time has ended.
-- @return true if it did
function Session:tick()
    local clock = self.state.clock
    local running = clock and clock.running
    if not running or self.state.adjudication == "claims" then return end
    return self:left(running) <= 0 and self:act { verb = "claim", claim = "time" }
end

-- ---- Actions --------------------------------------------------------------------------

--- Put an action to the arbiter.
-- @param action as for game:apply; its time is added
-- @return true if it stands; else it changed nothing, and `said` tells why
function Session:act(action)
    local words = inarow.action_text(action)
    local waiting = self.state.clock and not has_begun(self)
    if self.state.clock then action.time = self:seconds() end
    local ruling, message, _, refusal = self.game:apply(action)
    if not ruling then
        self:say("bad", words .. ": " .. tostring(refusal), message)
        return false
    end
    refresh(self)
    if waiting then set_epoch(self) end
    if self.state.over then
        self:say("final", tostring(ruling), ruling.message)
    else
        self:say("plain", words .. ": " .. tostring(ruling))
    end
    return true
end

--- Take the last action back.
function Session:undo()
    local done, message = self.game:undo()
    if not done then return self:say("bad", "undo", message) end
    refresh(self)
    set_epoch(self)
    self:say("plain", "taken back")
end

--- A point was clicked on: an action, or a part of one.
function Session:click(point)
    local action = choices.click(self, point)
    if action then self:act(action) end
end

--- Prove what a stone at a point makes, or would make.
function Session:explain(point)
    local proof, message = self.game:explain(point)
    if not proof then return self:say("bad", "explain " .. point, message) end
    local text = inarow.proof_text(proof)
    local head, rest = text:match("^([^\n]*)\n(.*)$")
    self:say("plain", head, rest)
    self.proof = { point = point, rows = rows_of(proof) }
end

-- ---- Beginning, saving and loading ----------------------------------------------------

local function new(game)
    local self = setmetatable({ game = game }, Session)
    refresh(self)
    set_epoch(self)
    return self
end

--- Begin a game.
-- @param which, options as for inarow.new
-- @param seats names of the players, or nil
-- @return session; or nil, message
function session.new(which, options, seats)
    local game, message = inarow.new(which, options)
    if not game then return nil, message end
    game.seats = seats
    local self = new(game)
    self:say("plain", self.seen.title or which)
    return self
end

--- Open the first game of a text: a record, or any notation that inarow reads.
-- @param text string
-- @param name of the file, for messages
-- @return session; or nil, message
function session.open(text, name)
    if not text or #text > LONGEST then
        return nil, name .. ": not a record of a game"
    end
    local result = inarow.judge(text, { name = name })()
    if not result then return nil, name .. ": there is no game in it" end
    local fault, refusal = result.error, result.refusal
    if fault then
        return nil, ("%s: %s%s"):format(name, fault.line
            and ("line %d: "):format(fault.line) or "", fault.message)
    end
    local self = new(result.game)
    if refusal then
        self:say("bad", name .. ": only the game's beginning was read",
            ("move %d, %s: %s"):format(refusal.move, refusal.action, refusal.message))
    elseif self.state.over then
        self:say("final", self.state.status, self.state.ruling.message)
    else
        self:say("plain", name .. " is loaded")
    end
    return self
end

local FOLDER = "saves"

--- Save the game into the save directory.
function Session:save()
    love.filesystem.createDirectory(FOLDER)
    local stem = ("%s-%s"):format(self.seen.variant, os.date "%Y%m%d-%H%M%S")
    local name, number = stem .. ".rec", 1
    while love.filesystem.getInfo(FOLDER .. "/" .. name) do
        number = number + 1
        name = ("%s-%d.rec"):format(stem, number)
    end
    local done, message = love.filesystem.write(FOLDER .. "/" .. name, self.game:record())
    if done then
        self:say("plain", "saved as " .. name)
    else
        self:say("bad", "not saved", message)
    end
end

--- The names of saved games, the latest first.
function session.saved()
    local times, names = {}, {}
    for _, name in ipairs(love.filesystem.getDirectoryItems(FOLDER)) do
        local info = love.filesystem.getInfo(FOLDER .. "/" .. name, "file")
        if info then
            names[#names + 1], times[name] = name, info.modtime or 0
        end
    end
    table.sort(names, function(a, b)
        if times[a] ~= times[b] then return times[a] > times[b] end
        return a > b
    end)
    return names
end

--- Load a saved game by its name.
function session.load(name)
    return session.open(love.filesystem.read(FOLDER .. "/" .. name), name)
end

return session
