--- What can be asked of a game, none of which changes it: methods of inarow.game.
local actions = require "inarow.model.actions"
local arbitration = require "inarow.game.table.arbitration"
local argument = require "inarow.text.argument"
local choices = require "inarow.game.choices"
local hooks = require "inarow.game.hooks"
local messages = require "inarow.text.messages"
local names = require "inarow.game.names"
local seats = require "inarow.model.seats"
local wording = require "inarow.game.wording"

local say = messages.say

---@class inarow.game
local Game = {}

-- The seat, by number, that stands for a seat's opponents: in a team game the first
-- colour's, in turn order, of the next team.
function Game:opponent(seat)
    local other, colours = seat, #self.rules.colours
    repeat
        other = other % colours + 1
    until other == seat or names.rivals(self, seat, other)
    return names.first_of_team(self, other)
end

-- What the rules of the table ask for now: the clock, captured stones, a draw to be
-- ruled, an interruption to be ended.
local function add_legal_beside(self, list)
    local now, clock = self.now, self.now.clock
    if now.suspended then
        list[1] = { verb = "organizer", order = "resume" }
        return
    end
    local mover = self.position:mover()
    if now.pending and not (clock and clock.running ~= mover) then
        list[#list + 1] = { verb = "capture", points = self.position:captured(),
            by = seats[mover] }
    end
    if self.now.conduct.adjudication == "claims" and clock and clock.running
        and (now.draw or clock.running ~= self.position:turn()) then
        list[#list + 1] = { verb = "press", by = seats[clock.running] }
    end
    if now.draw and not now.pending then
        list[#list + 1] = { verb = "claim", claim = now.draw }
    end
end

--- The legal actions of whoever is to act on the board, as tables for game:apply, by
--- verb, column and row; then those of the table that somebody must do. An offer is
--- listed once for each point it may hold; how many it takes is `game:state().count`.
--- Claims of a win, draws by agreement, resignation and the like are not listed.
---@return inarow.action[] actions empty once the game is over
---@return string? fault of a hook that fails: listed is what it let stand before
function Game:legal()
    local list = {}
    if self.final then return list end
    if self.now.suspended then
        add_legal_beside(self, list)
        return list
    end
    local fault
    list, fault = hooks.filter(self, choices(self))
    add_legal_beside(self, list)
    return list, fault
end

--- Actions that differ only in their point. `play` is there once for each colour that a
--- stone may have; each point stands for an action {verb, point, colour, by}, and so it
--- is for `pick` and `remove`. `move` is there once for each stone; a point stands for an
--- action with `points` {from, point}. Of the points of an `offer` as many are chosen as
--- `game:state().count` says; a `capture` lifts all of its own. What is not done at a
--- point is there as `game:legal` has it.
---@class inarow.choice: inarow.action
---@field verb string
---@field by string the seat
---@field colour string? of the stone
---@field points string[]?
---@field from string? where the stone that moves stands

--- What `game:legal` lists, in a compact form, for hosts that show where stones may
--- stand: actions that differ only in their point are one table.
---
---     { { verb = "play", by = "first", colour = "black", points = { "a1", "a2" } },
---       { verb = "pass", by = "first" } }
---@return inarow.choice[] choices the caller's own; empty once the game is over
---@return string? fault of a hook that fails: there is what it let stand before
function Game:choices()
    local list, fault = {}, nil
    if self.final then return list end
    if not self.now.suspended then
        local position, left_out, _ = self.position, nil, nil
        if hooks.of(self.rules) then
            position = position:copy() -- a host's hook might play on
            _, fault, left_out = hooks.filter(self, choices(self))
        end
        list = position:choices(self.rules.colours, seats, left_out)
    end
    add_legal_beside(self, list)
    return list, fault
end

-- A point of the board as it is named; or nil, message, "off-board".
local function point_of(self, word)
    local point = actions.point(word)
    if point and names.is_point(self, point) then return point end
    return nil, say("off-board", { point = word, columns = self.rules.width,
        rows = self.rules.height }), "off-board"
end

--- The colour of the stone at a point.
---@param point string
---@return string? colour nil, and nothing else, if the point is vacant
---@return string? message
---@return "off-board"|nil code
function Game:at(point)
    argument("game:at", "point", point, "string")
    local at, message, code = point_of(self, point)
    if not at then return nil, message, code end
    return names.colour(self, self.position:at(at))
end

--- The board as one line of text, all points row by row from the top: `X` is the first
--- colour, `O` the second, then `1`, `2`, …; `.` is vacant. For `game:setup`, and, where
--- the board is square, for inarow.position.
---@return string cells
function Game:cells()
    return self.position:cells()
end

-- The name of the colour that a seat, by number, holds now; nil before it holds one.
function Game:colour_of(seat)
    return names.colour(self, names.held_by(self, seat))
end

--- The forbidden points, by column, then row: by the rows that are made there. What a
--- script's hooks refuse is not among them; `game:legal` tells that. Without a colour
--- they are those of whoever is to move, if anything is forbidden to that colour, else
--- of the first colour that something is forbidden to.
---@param colour string?
---@return string[]? points empty in games that know none
---@return string? message
---@return "bad-action"|"too-deep"|nil code no such colour; it takes too long to tell
function Game:forbidden(colour)
    argument("game:forbidden", "colour", colour, "string", true)
    local index = self:restricted()
    if colour then
        index = names.colour_index(self, colour)
        if not index then return names.not_a_colour(self, colour, "bad-action") end
    end
    if not index then return {} end
    local points = self.position:forbidden(index)
    if points then return points end
    return nil, say("too-deep-board", { who = names.colour(self, index) }), "too-deep"
end

-- The index of the colour whose forbidden points matter now, or nil.
function Game:restricted()
    local forbid = self.rules.script.forbid or {}
    local _, turn = self.position:turn()
    for _, rule in pairs(forbid) do
        if not rule.colour or rule.colour == self.rules.colours[turn] then return turn end
    end
    return self.rules.restricted
end

--- A part of a proof: a row that is made, with what would make it win; or a stone that
--- would be placed, with the rows that it makes.
---@class inarow.proof_node
---@field reason string `five`, `four`, `three`, `no-three`, `double-four`, `allowed`, …
---@field point string where the stone stands or would; of a four, where it grows
---@field other string? the second such point of a `straight-four`
---@field stones string[]? the row's
---@field line "row"|"column"|"diagonal-up"|"diagonal-down"|nil of a row
---@field children inarow.proof_node[]

--- What a stone at a point makes, or would make, with all that it rests on.
---@class inarow.proof: inarow.proof_node
---@field colour string the stone's
---@field forbidden boolean may it not stand there?
---@field citation string? the article, if what it makes is in the rules
---@field cut boolean is the tree cut short?

--- The proof of what a stone at a point makes, or would make. It is of rows alone: a
--- script's hooks are not asked. Without a colour it is that of the stone there, or of
--- whoever is restricted, or to move; the first, while a phase leaves the colours open.
---@param point string
---@param colour string?
---@return inarow.proof? proof
---@return string? message
---@return "off-board"|"occupied"|"bad-action"|"too-deep"|nil code
function Game:explain(point, colour)
    argument("game:explain", "point", point, "string")
    argument("game:explain", "colour", colour, "string", true)
    local message, code
    point, message, code = point_of(self, point)
    if not point then return nil, message, code end
    local there = self.position:at(point)
    local index = colour and names.colour_index(self, colour)
    if colour and not index then
        return names.not_a_colour(self, colour, "bad-action")
    end
    index = index or there or self:restricted() or select(2, self.position:turn()) or 1
    if there and there ~= index then
        return nil, say("occupied", { point = point }), "occupied"
    end
    local proof, cut = self.position:prove(index, point)
    if not proof then
        return nil, say("too-deep", { point = point, who = names.colour(self, index) }),
            "too-deep"
    end
    proof.colour, proof.cut = names.colour(self, index), cut
    local reason, forbidden = self.position:makes(index, point)
    proof.reason = reason or "allowed"
    if not forbidden and (reason == "overline" and self.rules.win[index].exactly) then
        proof.reason = "allowed"
    end
    proof.forbidden = forbidden or false
    proof.citation = reason and (forbidden and wording.cite(self, nil, nil, reason)
        or self.rules.win[index].cite) or nil
    return proof
end

--- The actions that led to the position: the log without what a restoration took back
--- (RIF 8), and without these.
---@return inarow.action[] actions those of the log
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

--- The traditional name of the opening that the first three stones form.
---@return string? name nil if they form none, or the game knows no openings
function Game:opening()
    local rules, stones = self.rules, {}
    if not rules.patterns or self.now.start then return nil end
    for _, action in ipairs(self:line()) do
        if action.verb == "pass" or #stones == 3 then break end
        if action.verb == "play" then stones[#stones + 1] = action.point end
    end
    if #stones < 3 then return nil end
    local cells = ("."):rep(rules.width * rules.height)
    for i, point in ipairs(stones) do
        local x, y = point:byte() - 97, tonumber(point:sub(2))
        local before = (rules.height - y) * rules.width + x
        cells = cells:sub(1, before) .. (i == 2 and "O" or "X") .. cells:sub(before + 2)
    end
    return rules.patterns[rules.core:setup(cells):pattern()]
end

-- What the position counts for each colour, by name.
local function counts_of(self, what)
    local counts = {}
    for i in ipairs(self.rules.colours) do
        counts[names.colour(self, i)] = self.position[what](self.position, i)
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
    local now = self.now
    if not now.referees or now.referee_called or not now.clock then return false end
    for i in ipairs(self.rules.colours) do
        if now.clock:is_short(i) then return true end
    end
    return false
end

-- What belongs to a seat, by the seat's name and by that of the colour it holds.
local function by_player(self, value)
    local values = {}
    for i in ipairs(self.rules.colours) do
        values[seats[i]] = value(i)
        local colour = self:colour_of(i)
        if colour then values[colour] = values[seats[i]] end
    end
    return values
end

-- The clock: seconds left by colour and by seat; `running`, whose; `moves_due`, still to
-- be made in the control, if it sets a number.
local function clock_state(self)
    local clock = self.now.clock
    if not clock then return nil end
    local shown = by_player(self, function(i) return clock:left(i) end)
    shown.moves_due = by_player(self, function(i) return clock:moves_due(i) end)
    shown.running = clock.running and not clock.stopped and not self.final
        and names.of_seat(self, clock.running) or nil
    return shown
end

-- What the players owe their records (RIF 13): "waived" in the last minutes; else the
-- number of moves that are to be completed; nil where records are not asked for.
local function record_state(self)
    local now = self.now
    if not (self.rules.script.cite or {}).record then return nil end
    return by_player(self, function(i)
        if now.conduct.records == "waived" then return "waived" end
        if now.clock and now.clock:is_short(i) and not self.final then return "waived" end
        return now.unwritten[i] or "owed"
    end)
end

local function absent_state(self)
    local list = {}
    for i in ipairs(self.rules.colours) do
        if self.now.absent[i] then list[#list + 1] = seats[i] end
    end
    return list
end

--- The clocks: seconds left by colour and by seat (`clock.black`, `clock.first`).
---@class inarow.clock
---@field [string] number seconds left
---@field running string? whose runs: the colour, or the seat before it holds one
---@field moves_due table<string, integer> to be made in the control, by colour and seat

--- A claim that would be upheld now.
---@class inarow.standing
---@field reason string what is claimed: `five`, `double-three`, `captures`, …
---@field who string the colour that it wins for
---@field point string? of the stone that made it

--- Everything that is public of a game, and no more: what is there to be shown.
---@class inarow.state
---@field status string `playing`, or the line of the ruling that ended the game
---@field over boolean
---@field ruling inarow.ruling? that ended it
---@field to_move string? the colour of the stone that is to be placed, or of who acts
---@field seat string the seat that is to act: `first`, `second`, …
---@field phase string its label, or its verb; `play` after the opening
---@field count integer? points that an offer takes now
---@field offers string[] points that are offered
---@field moves integer stones placed, and passes
---@field last string? the point of the stone placed last
---@field captured table<string, integer> stones that each colour has captured
---@field supply table<string, integer> stones that each colour has left, if counted
---@field opening string? its traditional name
---@field adjudication "immediate"|"claims"
---@field time number of the last action, in seconds since the start
---@field clock inarow.clock? nil in a game without
---@field claims inarow.standing[] those that would be upheld now
---@field draw_offer string? who has offered a draw
---@field interrupted boolean by the organizer, or a defect of the clock
---@field absent string[] seats whose players are known not to have come yet
---@field to_lift string[] captured stones that still stand, to be lifted by hand
---@field warnings table<string, integer> by colour and seat
--- The players' own records, by colour and seat: `waived`, `owed`, or how many moves are
--- to be completed; nil where records are not asked for.
---@field record table<string, string|integer>?
---@field referee_due boolean must the players call a time referee?

--- The public state.
---@return inarow.state
function Game:state()
    local now = self.now
    local seat, colour, first, alternatives, least = self.position:turn()
    local _, moves, last = self.position:mover()
    local step = first and self.rules.steps[first]
    return {
        status = self.final and tostring(self.final) or "playing",
        over = self.final and true or false,
        ruling = self.final or nil,
        to_move = names.colour(self, colour),
        seat = seats[seat],
        phase = step and (step.label or (step[1] == "place" and "play" or step[1]))
            or "play",
        count = has_offer(self, first, alternatives) and least or nil,
        offers = self.position:offered(),
        moves = moves,
        last = last,
        captured = counts_of(self, "taken"),
        supply = counts_of(self, "supply"),
        opening = self:opening(),
        adjudication = self.now.conduct.adjudication,
        time = now.time,
        clock = clock_state(self),
        claims = self.final and {} or arbitration.standing(self),
        draw_offer = now.draw_offered_by
            and names.of_seat(self, now.draw_offered_by) or nil,
        interrupted = now.suspended or false,
        absent = absent_state(self),
        to_lift = now.pending and self.position:captured() or {},
        warnings = by_player(self, function(i) return now.warnings[i] or 0 end),
        record = record_state(self),
        referee_due = self:referee_due(),
    }
end

return Game
