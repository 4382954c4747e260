--- Plays one game of an event: asks the two players for their moves, and rules on their
-- answers and faults.
local inarow = require "inarow"
local loop = require "inarow.referee.programs.loop"
local language = require "inarow.language"
local openings = require "inarow.referee.openings"
local requests = require "inarow.referee.opening_requests"
local say = require("inarow.referee.sentences").say

local contest = {}

local Contest = {}
Contest.__index = Contest

-- ---- Actions and notes ----------------------------------------------------------------

-- Adds a note to the record. A note about the player of a seat is also written to that
-- player's log.
local function note(self, text, seat)
    text = text:gsub("%c", "?")
    if seat then self.players[seat]:remark(text) end
    self.notes[#self.notes + 1] = (seat and self.players[seat].name .. ": " or "") .. text
end

-- Returns the stones of a list that are still on the board.
local function standing(game, stones)
    local kept = {}
    for _, stone in ipairs(stones) do
        if game:at(stone.point) then kept[#kept + 1] = stone end
    end
    return kept
end

-- Applies an action, given as text, at the current time of the game, and updates
-- `self.now`, the state of the game.
local function apply(self, text)
    local game, before = self.game, self.now
    local ruling, message, code, refusal =
        game:apply(("%s @%.14g"):format(text, self.time))
    if ruling then self.now = game:state() end
    local point = ruling and self.now.last
    if point and game.log[#game.log].verb ~= "pass" and self.now.moves > before.moves then
        local colour = game:at(point) -- nil for a stone that was captured immediately
        self.stones[#self.stones + 1] = { point = point,
            colour = colour or game.log[#game.log].colour or before.to_move }
    elseif ruling and game.log[#game.log].verb == "remove" then
        self.stones = standing(game, self.stones)
    end
    return ruling, message, code, refusal
end

-- Ends the game: the player of a seat loses by the organizer's ruling.
-- @param code of the fault
local function forfeit(self, seat, why, code)
    note(self, why, seat)
    self.fault = code
    self.players[seat].is_at_fault = true
    assert(apply(self, "organizer forfeit " .. inarow.seats[seat]))
end

-- Applies an action of a player. If the action is refused, the player loses the game. A
-- text such as `99,3` stands for a point off the board.
local function try(self, seat, text)
    local off, rules = text:match "%-?%d+,%-?%d+", self.game.rules
    if off then
        return forfeit(self, seat, say("engine-off", { point = off,
            width = rules.width, height = rules.height }), "off-board")
    end
    local ruling, message, _, refusal = apply(self, text)
    if not ruling then
        forfeit(self, seat, say("referee-illegal", { what = text,
            why = message, citation = refusal and refusal.citation }), "illegal")
    elseif ruling.status == "won" and ruling.who ~= self.game:colour_of(seat) then
        note(self, ruling.message, seat)
    end
    return ruling
end

-- ---- Time -----------------------------------------------------------------------------

-- Advances the time of the game, in whole milliseconds.
local function pass(self, seconds)
    self.time = math.floor((self.time + seconds) * 1000 + 0.5) / 1000
end

-- Returns the seconds left on a player's clock, or nil; and the seconds to wait for the
-- answer.
local function time_of(self, seat)
    local limits, clock = self.players[seat].limits, self.now.clock
    local left = clock and clock[inarow.seats[seat]] or self.left[seat]
    return left, math.min(limits.move_time or 1e9, left or 1e9) + limits.margin
end

-- Subtracts the time of a move from a player's clock. Time within the margin does not
-- count.
local function spend(self, seat, seconds, left)
    local counted = math.min(seconds, left and math.max(0, left - 0.001) or 1e9)
    pass(self, counted)
    if self.left[seat] then
        self.left[seat] = left - counted + self.players[seat].limits.increment
    end
end

-- Writes seconds as text for the option `clock`: at most three decimals, and no exponent.
local function seconds_of(number)
    return (("%.3f"):format(number):gsub("%.?0+$", ""))
end

-- Returns the value of the option `clock` for a player's limits; nil without a game time.
local function clock_of(one)
    local limits = one.limits
    return limits.game_time and seconds_of(math.max(0.001, limits.game_time)) .. "+"
        .. seconds_of(limits.increment)
end

-- Returns two tables: the options of the game, and the seconds left by seat. The rules
-- have one clock setting for both players. If the players have different settings, the
-- clocks are kept here instead. If the rules keep the clocks, the second table is empty.
local function timed(players, options)
    local one, other = clock_of(players[1]), clock_of(players[2])
    local own, left = {}, {}
    for key, value in pairs(options) do own[key] = value end
    if one == other then
        own.clock = one
    else
        for seat = 1, 2 do left[seat] = players[seat].limits.game_time end
    end
    return own, left
end

-- Rules on a player whose answer is missing or unusable. The player loses on time if its
-- clock has run out and the rules keep the clocks. Otherwise the player forfeits the
-- game.
local function rule_on_fault(self, seat, message, code, seconds, left)
    local is_by_clock = (code == "late" or code == "stalled") and left
        and left < (self.players[seat].limits.move_time or 1e9)
    pass(self, math.max(seconds, is_by_clock and left or 0))
    if is_by_clock and not self.left[seat] then
        local other = inarow.seats[3 - seat] -- seat of the other of the two players
        if apply(self, "claim time by " .. other) then
            note(self, message, seat)
            self.players[seat].is_at_fault = true
            return
        end
    end
    forfeit(self, seat, message, code)
end

-- ---- Moves ----------------------------------------------------------------------------

-- Returns the view of the game for a player.
local function view_of(self, seat)
    local left, seconds = time_of(self, seat)
    return { stones = self.stones, colour = self.now.to_move, left = left,
        seconds = seconds, game = self.game }
end

-- Calls a method of a player. Carries out the player's answer, or rules on the player's
-- fault.
local function ask(self, seat, method, carry_out)
    local view = view_of(self, seat)
    local it = self.players[seat]
    local answer, took, code, spent = it[method](it, view)
    if answer == nil then
        return rule_on_fault(self, seat, took, code, spent or 0, view.left)
    end
    spend(self, seat, took, view.left)
    carry_out(answer)
end

local function move(self, seat)
    ask(self, seat, "move", function(point)
        try(self, seat, "play " .. point)
    end)
end

-- Asks a person, who may give any action. After a refusal, the person is asked again.
local function ask_person(self, seat)
    local before = loop.now()
    repeat
        local text = self.players[seat].ask(self.game, self.complaint)
        if not text then loop.give_up() end
        pass(self, loop.now() - before)
        before = loop.now()
        self.complaint = nil
        local ruling, message = apply(self, text)
        if not ruling then self.complaint = message end
    until ruling
end

-- Asks a player for its decision in an opening, which may be several actions.
local function open(self, seat)
    ask(self, seat, "open", function(actions)
        for _, action in ipairs(actions) do
            local ruling = try(self, seat, action)
            if not ruling or self.game.final then return end
        end
    end)
end

-- Decides at random, for the dice or for a player that cannot be asked. If the player
-- could have chosen, the record has a note about it.
local function decide_by_lot(self, seat, random)
    local action, count
    repeat
        action, count = openings.any(self.game, random)
    until apply(self, inarow.action_text(action))
    if seat and count > 1 and not self.scripted[seat] then
        self.scripted[seat] = true
        note(self, say "referee-scripted", seat)
    end
end

-- Makes a decision in the opening. Takes one random number for each decision, even if a
-- player decides. So both games of a pair have the same random numbers.
local function decide(self, seat)
    local random = openings.random(self.random(2 ^ 20))
    if not requests.of(self.game) then -- dice
        decide_by_lot(self, nil, random)
    elseif self.players[seat].is_person then
        ask_person(self, seat)
    elseif self.players[seat].opens then
        open(self, seat)
    else
        decide_by_lot(self, seat, random)
    end
end

-- Returns the first legal action if no stone can be placed, because the protocol has no
-- command for other actions. Returns nil if a stone can be placed.
local function without_stone(game)
    local first
    for _, choice in ipairs(game:legal_groups()) do
        if choice.verb == "play" then return nil end
        first = first or inarow.action_text(choice)
    end
    return first
end

-- ---- The game -------------------------------------------------------------------------

--- Return the result for the record of a game that is over. Returns nil if a player has
-- won before it had a colour, because a record has no word for this result.
function contest.result(game)
    local its = game.final
    if its.status ~= "won" then return its.status == "drawn" and "draw" or "void" end
    return language.index_of(game.colours, its.who) and its.who or nil
end

-- If the ruling does not show why the game ended, returns the reason for the heading: the
-- fault, or the kind of adjudication.
local function unruled(self)
    return self.fault and "; fault " .. self.fault
        or self.adjudicated and "; adjudicated " .. self.adjudicated or ""
end

local function record_of(self, heading)
    local lines = {}
    if self.is_opened then note(self, say "referee-nobody-chose") end
    note(self, heading .. unruled(self))
    for i, text in ipairs(self.notes) do lines[i] = "note " .. text .. "\n" end
    self.game.result = contest.result(self.game)
    local record = self.game:record()
    local head, rest = record:match "^([^\n]*\n)(.*)$"
    return head .. table.concat(lines) .. rest
end

--- Return the outcome of a game.
-- @param game a game that is over
-- @param fault code of the fault for which the game was forfeited, or nil
-- @param adjudicated code of the adjudication, or nil
-- @return {ruling, fault, adjudicated, winner, colours, moves, ended_by}. `winner` is
-- the number of a seat, or nil. `colours` are by seat. `ended_by` is the fault, the
-- adjudication, or the reason of the ruling
function contest.outcome(game, fault, adjudicated)
    local colours = { (game:colour_of(1)), (game:colour_of(2)) }
    local who = game.final.status == "won" and game.final.who
    return { ruling = game.final, fault = fault, adjudicated = adjudicated,
        ended_by = fault or adjudicated or game.final.reason, colours = colours,
        moves = game:state().moves,
        winner = who and (who == (colours[1] or inarow.seats[1]) and 1 or 2) or nil }
end

-- Plays one action: a forced action, or an action of a player.
local function act(self)
    local game, players = self.game, self.players
    local seat, is_opening = (game:to_act()), game:phase() ~= nil
    local forced = not is_opening and without_stone(game)
    if forced then
        assert(apply(self, forced))
    elseif is_opening then
        decide(self, seat)
    elseif players[seat].is_person then
        ask_person(self, seat)
    else
        move(self, seat)
    end
end

-- Ends the game if the adjudication has a result for it.
local function adjudicate(self, ask_for)
    local its = not self.game:phase() and ask_for(self.game)
    if not its then return end
    note(self, its.note)
    self.adjudicated = its.code
    assert(apply(self, its.action))
end

--- Play a game.
-- @param players by seat
-- @param opening list of actions at the beginning
-- @param terms the game: variant, options, and perhaps `adjudicate`. The function
-- `adjudicate` receives the game before each move, and returns nil, or how it ends the
-- game. It ends the game by {action, code, note}: an action of the organizer as text,
-- the code of the adjudication, and the reason in words
-- @param heading note with the game's place in the event (match_file.heading)
-- @param random generator for the arbiter's decisions (openings.random)
-- @return as `outcome`, and {record, seconds, notes}; a fault is `illegal`, `off-board`,
-- or a code of Engine:ask. Nil, message if a player's process cannot be started
function contest.play(players, opening, terms, heading, random)
    local options, left = timed(players, terms.options)
    local game = assert(inarow.new(terms.variant, options))
    local self = setmetatable({ players = players, game = game, left = left, notes = {},
        time = 0, now = game:state(), stones = {},
        is_opened = #opening > 0, scripted = {}, random = random },
        Contest)
    game.seats = { players[1].name, players[2].name }
    for _, action in ipairs(opening) do assert(apply(self, action)) end
    for seat, one in ipairs(players) do
        one.is_at_fault = nil
        local ready, message, code = one:begin(heading)
        if code == "not-started" then return nil, one.name .. ": " .. message end
        if not ready and not game.final then forfeit(self, seat, message, code) end
    end
    while not game.final do
        if terms.adjudicate then adjudicate(self, terms.adjudicate) end
        if not game.final then act(self) end
    end
    local its = contest.outcome(game, self.fault, self.adjudicated)
    its.record, its.seconds, its.notes = record_of(self, heading), self.time, self.notes
    return its
end

return contest
