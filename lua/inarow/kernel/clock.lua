--- A game's clock: the time that each player has left, and the running clock (RIF 14).
--
-- The arbiter never reads a clock of the system: callers pass the time. Times are
-- seconds since the game's start, kept in thousandths; seats are numbers.
local Clock = {}
Clock.__index = Clock

local clock = {}

-- Number of seconds left at which a time referee is called (RIF 14.9) and the player need
-- no longer keep a record (RIF 13.2).
local LAST_MINUTES = 300

local function thousandths(seconds)
    return math.floor(seconds * 1000 + 0.5)
end

-- Returns the controls of a clock in thousandths, with a field that says whether moves
-- are counted.
local function counted(controls)
    local own = { count_moves = controls[1].moves ~= nil }
    for i, control in ipairs(controls) do
        own[i] = { moves = control.moves, time = thousandths(control.time),
            increment = thousandths(control.increment) }
    end
    return own
end

--- Returns a clock at the first control, for a number of seats.
-- @param controls as from model.controls
function clock.new(controls, seats)
    controls = counted(controls)
    local left, none, first = {}, {}, {}
    for i = 1, seats do left[i], none[i], first[i] = controls[1].time, 0, 1 end
    return setmetatable({ controls = controls, spent = 0, running = false,
        -- by seat: `left`, thousandths left; `made`, number of moves that count; `due`,
        -- number of moves before the present control; `control`, number of the control
        left = left, made = none, due = none, control = first }, Clock)
end

--- Returns a copy of the clock. The copy shares its lists with the original, because a
-- change replaces a list and never alters it.
function Clock:copy()
    return setmetatable({ controls = self.controls, spent = self.spent,
        running = self.running, left = self.left, made = self.made, due = self.due,
        control = self.control }, Clock)
end

-- Changes the entry of a seat in one of the lists.
local function put(self, name, number, value)
    local list = {}
    for i, old in ipairs(self[name]) do list[i] = old end
    list[number] = value
    self[name] = list
end

--- Lets time pass on the running clock.
-- @param from, to seconds since the game's start
-- @param for_all true if the time passes for every seat
function Clock:advance(from, to, for_all)
    local time = thousandths(to) - thousandths(from)
    if not self.running or time == 0 then return end
    for number in ipairs(self.left) do
        if number == self.running or for_all then
            put(self, "left", number, math.max(0, self.left[number] - time))
        end
    end
    self.spent = self.spent + time
end

--- Returns the number of seconds during which some clock has run, without interruptions.
function Clock:ran()
    return self.spent / 1000
end

--- Subtracts time from a seat's clock: a penalty (RIF 17.5), or time of a player's
-- absence in which the clock did not run (RIF 15).
-- @param seconds to subtract
function Clock:charge(number, seconds)
    put(self, "left", number, math.max(0, self.left[number] - thousandths(seconds)))
end

--- Stops a seat's own clock and starts another.
-- @param moves number of moves that the seat's colour has made since the start; the last
-- of them counts for a time control only after the press (RIF 14.4)
-- @param next_seat seat whose clock runs from now on
function Clock:press(number, moves, next_seat)
    local control = self.controls[self.control[number]]
    if control.increment > 0 and not self:fallen(number) then
        put(self, "left", number, self.left[number] + control.increment)
    end
    if self.controls.count_moves then put(self, "made", number, moves) end
    while control.moves and moves - self.due[number] >= control.moves
        and not self:fallen(number) do
        put(self, "due", number, self.due[number] + control.moves)
        put(self, "control", number,
            math.min(self.control[number] + 1, #self.controls))
        control = self.controls[self.control[number]]
        put(self, "left", number, self.left[number] + control.time)
    end
    self.running = next_seat
end

--- After the position was restored (RIF 8), takes the number of moves that count from an
-- earlier clock. Only moves that a press has completed count (RIF 14.4).
-- @param earlier the clock of that time
function Clock:recount(earlier)
    self.made = earlier.made
end

--- Sets a seat's time, after a defect (RIF 14.5).
function Clock:set(number, seconds)
    put(self, "left", number, thousandths(seconds))
end

--- Returns true if the seat has run out of time. An empty clock is final, because no
-- increment is added to it (RIF 9.4).
function Clock:fallen(number)
    return self.left[number] == 0
end

--- Returns the number of seconds left for a seat.
function Clock:left_to(number)
    return self.left[number] / 1000
end

--- Returns true if the seat has five minutes or less.
function Clock:is_short(number)
    return self.left[number] <= LAST_MINUTES * 1000
end

--- Returns the number of moves still to be made in the seat's control, or nil if the
-- control has no such number.
function Clock:moves_due(number)
    local control = self.controls[self.control[number]]
    return control.moves and control.moves - (self.made[number] - self.due[number])
end

return clock
