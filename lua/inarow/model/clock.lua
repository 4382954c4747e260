--- A game's clock: who has how much time, and which clock runs (RIF 14).
--
-- It never reads a time: whoever calls says what time it is. Times are seconds since the
-- game's start, kept in thousandths; seats are numbers.
local messages = require "inarow.text.messages"

local Clock = {}
Clock.__index = Clock

local clock = {}

--- Time left, in seconds, from which a time referee is called (RIF 14.9) and the record
-- need not be kept (RIF 13.2).
clock.last_minutes = 300

local function thousandths(seconds)
    return math.floor(seconds * 1000 + 0.5)
end

-- One control: [MOVES/]SECONDS[+SECONDS].
local function read_control(word)
    local moves, rest = word:match("^(%d+)/(.+)$")
    local seconds, increment = (rest or word):match("^([%d.]+)%+([%d.]+)$")
    seconds, increment = tonumber(seconds or rest or word), tonumber(increment or 0)
    moves = tonumber(moves)
    local function is_time(n) return n and n >= 0 and n < 1e8 end
    if not is_time(seconds) or seconds == 0 or not is_time(increment)
        or not word:find("^%d[%d./+]*$") or (moves and (moves < 1 or moves > 9999)) then
        return nil
    end
    return { moves = moves, time = thousandths(seconds),
        increment = thousandths(increment) }
end

--- Read the controls of a clock: "40/7200 900+30". One that sets a number of moves is
-- followed by the next when they are made, the last by itself.
-- @return list of {moves or nil, time, increment}; or nil, what was expected
function clock.parse(text)
    local controls = {}
    for word in tostring(text):gmatch("%S+") do
        local control = read_control(word)
        local before = controls[#controls]
        if not control then
            return nil, messages.say("expected-controls-got", { word = word })
        elseif before and not before.moves then
            return nil, messages.say "control-after-last"
        end
        controls[#controls + 1] = control
    end
    if #controls == 0 then return nil, messages.say "expected-controls" end
    return controls
end

--- A clock that stands at the first control for each of so many seats.
-- @param controls from clock.parse
function clock.new(controls, seats)
    local self = { controls = controls, now = 0, spent = 0, seat = {} }
    for i = 1, seats do
        self.seat[i] = { left = controls[1].time, control = 1, made = 0, due = 0 }
    end
    return setmetatable(self, Clock)
end

--- Another clock that shows the same.
function Clock:copy()
    local twin = setmetatable({}, Clock)
    for key, value in pairs(self) do twin[key] = value end
    twin.seat = {}
    for i, seat in ipairs(self.seat) do
        twin.seat[i] = {}
        for key, value in pairs(seat) do twin.seat[i][key] = value end
    end
    return twin
end

local function spend(seat, time)
    seat.left = math.max(0, seat.left - time)
    if seat.left == 0 then seat.flag = true end -- for good: RIF 9.4
end

--- It is now so many seconds after the start. The clock that runs counts for every seat
-- while it `counts_for_all`.
function Clock:advance(seconds)
    local now = thousandths(seconds)
    if self.running and not self.stopped then
        for number, seat in ipairs(self.seat) do
            if number == self.running or self.counts_for_all then
                spend(seat, now - self.now)
            end
        end
        self.spent = self.spent + now - self.now
    end
    self.now = now
end

--- A seat's clock starts, so many seconds after the game's start; none ran before.
function Clock:start(number, seconds)
    self.running, self.first, self.now = number, number, thousandths(seconds)
end

--- Seconds that some clock has run, interruptions left out.
function Clock:ran()
    return self.spent / 1000
end

--- Take time from a seat: of the past, when its clock did not run (RIF 15), or as a
-- penalty (RIF 17.5).
-- @param seconds how long it was
function Clock:charge(number, seconds)
    spend(self.seat[number], thousandths(seconds))
end

--- A seat stops its own clock and starts another's.
-- @param moves made by the colour that the seat holds, since the start; the last one is
-- made for a control only now (RIF 14.4)
-- @param next_seat whose clock runs from now on
function Clock:press(number, moves, next_seat)
    local seat = self.seat[number]
    local control = self.controls[seat.control]
    seat.left = seat.left + (seat.flag and 0 or control.increment)
    seat.made = moves
    while control.moves and moves - seat.due >= control.moves and not seat.flag do
        seat.due = seat.due + control.moves
        seat.control = math.min(seat.control + 1, #self.controls)
        control = self.controls[seat.control]
        seat.left = seat.left + control.time
    end
    self.running = next_seat
end

--- The position was restored (RIF 8): the moves that count are again those of another
-- clock, whose last was made by a press (RIF 14.4).
-- @param earlier the clock as it was then
function Clock:recount(earlier)
    for number, seat in ipairs(self.seat) do seat.made = earlier.seat[number].made end
end

--- Set a seat's time, after a defect (RIF 14.5).
function Clock:set(number, seconds)
    local seat = self.seat[number]
    seat.left, seat.flag = thousandths(seconds), seconds == 0
end

--- Has the seat's time ended?
function Clock:fallen(number)
    return self.seat[number].flag or false
end

--- Seconds left to a seat.
function Clock:left(number)
    return self.seat[number].left / 1000
end

--- Has the seat five minutes or less?
function Clock:is_short(number)
    return self.seat[number].left <= clock.last_minutes * 1000
end

--- Moves still to be made in the seat's control, or nil if it sets none.
function Clock:moves_due(number)
    local seat = self.seat[number]
    local control = self.controls[seat.control]
    return control.moves and control.moves - (seat.made - seat.due)
end

--- Seconds as they are written: `7140`, `12.5`; to nine places.
function clock.text(seconds)
    return (("%.9f"):format(seconds):gsub("0+$", ""):gsub("%.$", ""))
end

return clock
