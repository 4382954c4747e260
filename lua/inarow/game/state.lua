--- The state of a game as data, and the actions that led to it.
local captures = require "inarow.kernel.table.captures"
local pending_claims = require "inarow.kernel.table.pending_claims"
local organizer = require "inarow.kernel.table.organizer"
local phase = require "inarow.kernel.phase"
local players = require "inarow.game.players"
local scoresheets = require "inarow.kernel.table.scoresheets"
local seats = require "inarow.model.seats"
local sides = require "inarow.kernel.sides"

local Game = {}

local state = { methods = Game }

-- The seat, by number, that stands for a seat's opponents: in a team game the first
-- colour's, in turn order, of the next team.
function Game:opponent(seat)
    return sides.opponent(self, seat)
end

-- The name of the colour that a seat, by number, holds now; nil before it holds one.
function Game:colour_of(seat)
    return sides.colour_of(self, seat)
end

function Game:line()
    local line, numbers = {}, {} -- the actions, and their numbers in the log
    for number, action in ipairs(self.log) do
        while action.back and (numbers[#line] or 0) >= number - action.back do
            line[#line], numbers[#line] = nil, nil
        end
        if not action.back then
            line[#line + 1] = action
            numbers[#line] = number
        end
    end
    return line
end

function Game:opening()
    local rules, stones = self.rules, {}
    if not rules.patterns or self.origin.start then return nil end
    for _, action in ipairs(self:line()) do
        if action.verb == "pass" or #stones == 3 then break end
        if action.verb == "play" then stones[#stones + 1] = action.point end
    end
    if #stones < 3 then return nil end
    local cells = ("."):rep(#rules.board.points)
    for i, point in ipairs(stones) do
        local at = rules.board.number[point]
        cells = cells:sub(1, at - 1) .. (i == 2 and "O" or "X") .. cells:sub(at + 1)
    end
    return rules.patterns[rules.core:setup(cells):pattern()]
end

-- What the position counts for each colour, by name, by one of its methods.
local function counts_of(self, what)
    local counts = {}
    for i in ipairs(self.rules.colours) do
        counts[sides.colour(self, i)] = self.position[what](self.position, i)
    end
    return counts
end

-- May the current phase's actor make an offer?
local function has_offer(self, first, alternatives)
    for i = 1, alternatives do
        if self.rules.steps[first + i - 1][1] == "offer" then return true end
    end
    return false
end

-- Must the players call a time referee (RIF 14.9)?
function Game:referee_due()
    return organizer.referee_due(self)
end

-- What belongs to a seat, by the seat's name and by that of the colour it holds.
local function by_player(self, value)
    local values = {}
    for i in ipairs(self.rules.colours) do
        values[seats[i]] = value(i)
        local colour = sides.colour_of(self, i)
        if colour then values[colour] = values[seats[i]] end
    end
    return values
end

-- The clock: seconds left by colour and by seat; `running`, whose; `moves_due`, still to
-- be made in the control, if it sets a number.
local function clock_state(self)
    local clock = self.at_table.clock
    if not clock then return nil end
    local shown = by_player(self, function(i) return clock:left_to(i) end)
    shown.moves_due = by_player(self, function(i) return clock:moves_due(i) end)
    shown.running = clock.running and not self.at_table.session.suspended
        and not self.final
        and sides.of_seat(self, clock.running) or nil
    return shown
end

-- What the players owe their records; nil where none are asked for.
local function records_state(self)
    if not scoresheets.are_kept(self) then return nil end
    return by_player(self, function(i) return scoresheets.owed(self, i) end)
end

local function absent_state(self)
    local list = {}
    for i in ipairs(self.rules.colours) do
        if self.at_table.players.absent[i] then list[#list + 1] = seats[i] end
    end
    return list
end

function Game:state()
    local now = self.at_table
    local seat, colour, first, alternatives, least = self.position:turn()
    local _, moves, last = self.position:mover()
    local step = first and self.rules.steps[first]
    return {
        status = self.final and tostring(self.final) or "playing",
        over = self.final and true or false,
        ruling = self.final or nil,
        to_move = sides.colour(self, colour),
        seat = seats[seat],
        players = players.of(self),
        phase = step and phase.name_of(step) or "play",
        count = has_offer(self, first, alternatives) and least or nil,
        offers = self.position:offered(),
        moves = moves,
        last = last,
        captured = counts_of(self, "taken_by"),
        supply = counts_of(self, "supply"),
        opening = self:opening(),
        adjudication = self.origin.conduct.adjudication,
        time = now.time,
        clock = clock_state(self),
        claims = self.final and {} or pending_claims.standing(self),
        draw_offer = now.offered_by and sides.of_seat(self, now.offered_by) or nil,
        interrupted = now.session.suspended or false,
        absent = absent_state(self),
        to_lift = captures.to_lift(self),
        warnings = by_player(self, function(i) return now.players.warnings[i] or 0 end),
        record = records_state(self),
        referee_due = organizer.referee_due(self),
    }
end

return state
