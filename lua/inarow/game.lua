--- A game under the arbiter: its log of actions and the position they led to.
--
-- A game is its log: taking an action back, saving and replaying need nothing else. The
-- core decides what is legal on the board and what a stone made; this file keeps the log
-- and rules on what is not done on the board; wording.lua puts it all in words.
local actions = require "inarow.actions"
local messages = require "inarow.messages"
local names = require "inarow.names"
local rulings = require "inarow.ruling"
local seats = require "inarow.seats"
local wording = require "inarow.wording"

local say = messages.say

local Game = {}
Game.__index = Game

local game = {}

--- A new game by compiled rules (inarow.rules).
function game.new(rules)
    return setmetatable({ rules = rules, log = {}, position = rules.core:start() }, Game)
end

local function not_a_colour(self, name, code)
    return nil, say("not-a-colour", { word = tostring(name), variant = self.rules.name,
        expected = messages.list(self.rules.colours) }), code
end

local function bad_action(self, what)
    return rulings.refused("bad-action",
        (self.rules.script.turn or {}).cite or self.rules.source,
        say("bad-action", { what = what }))
end

-- ---- Actions on the board -----------------------------------------------------------

-- Carry out an action that the core decides on. `colour` and `seat` are indexes or nil.
local function act_on_board(self, action, colour, seat)
    if action.point and #action.point == 1 and not self.rules.script.board.gravity then
        return bad_action(self, say("not-a-point", { word = action.point }))
    end
    local offerer = self.draw_offered_by
    if offerer and self.position:turn() ~= offerer then
        self.draw_offered_by = nil -- an offer is refused by moving (RIF 10 b)
    end
    local dice = action.dice or {}
    local ok, status, reason, winner = self.position:act(action.verb,
        action.point or action.points, action.number or dice[1], colour, seat, dice[2])
    if not ok then
        self.draw_offered_by = offerer
        return wording.refuse(self, status, action)
    end
    if action.point and #action.point == 1 then -- a column alone: where the stone fell,
        action.point = action.verb == "play" and select(3, self.position:mover())
            or action.point .. "1" -- or was taken off
    end
    self.log[#self.log + 1] = action
    if status then
        return wording.finish_on_board(self, status, reason, winner)
    end
    return rulings.ok
end

-- ---- Actions beside it --------------------------------------------------------------

local beside = {}

local function refuse_draw(self, reason, sentence)
    local citation = (self.rules.script.cite or {})["draw-offer"] or self.rules.source
    return rulings.refused(reason, citation, say(sentence))
end

-- RIF 10.2: a draw is offered only together with one's own move, so by the seat that has
-- just moved; accepted or refused by word by the other, refused by moving too.
function beside.draw(self, action, seat)
    if not (self.rules.script.draw or {}).agreement then
        return refuse_draw(self, "bad-action", "no-draws")
    end
    local mover, moves = self.position:mover()
    local last = self.log[#self.log]
    if action.answer == "offer" then
        if self.draw_offered_by then
            return refuse_draw(self, "not-now", "draw-offered-already")
        elseif moves == 0 or not last or (last.verb ~= "play" and last.verb ~= "pass"
            and last.verb ~= "pick") or (seat and seat ~= mover) then
            return refuse_draw(self, "not-now", "draw-offer-now")
        end
        self.log[#self.log + 1] = action
        self.draw_offered_by = mover
        return rulings.ok
    end
    if not self.draw_offered_by then
        return refuse_draw(self, "no-offer", "no-draw-offer")
    elseif seat == self.draw_offered_by then
        return refuse_draw(self, "not-your-turn", "own-draw-offer")
    end
    self.log[#self.log + 1] = action
    self.draw_offered_by = nil
    if action.answer == "refuse" then return rulings.ok end
    return wording.finish(self, { status = "drawn", reason = "agreement",
        citation = self.rules.script.draw.agreement, message = say("agreement") })
end

-- RIF 9.5. Before anyone holds a colour the winner is named by the seat.
function beside.resign(self, action, seat)
    seat = seat or (self.position:turn())
    self.log[#self.log + 1] = action
    local who = names.of_seat(self, self:opponent(seat))
    return wording.finish(self, { status = "won", reason = "resignation", who = who,
        citation = (self.rules.script.cite or {}).resignation or self.rules.source,
        message = say("resignation", { who = who, loser = names.of_seat(self, seat) }) })
end

-- ---- The game's methods -------------------------------------------------------------

local function refuse_over(self)
    return rulings.refused("game-over",
        (self.rules.script.cite or {})["game-over"] or self.rules.source,
        say("game-over"))
end

--- Place a stone, by whoever is to act.
-- @param point string like "h8"
-- @return ruling; or nil, message, code, ruling if it is refused and nothing changed
function Game:play(point)
    if self.final then return refuse_over(self) end
    local read = actions.place(point)
    if not read then
        return bad_action(self, say("not-a-point", { word = tostring(point) }))
    end
    return act_on_board(self, { verb = "play", point = read })
end

--- Carry out any action.
-- @param action a table (see inarow.actions), or its text: "play h8 by black"
-- @return ruling; or nil, message, code, ruling if it is refused and nothing changed
function Game:apply(action)
    if type(action) ~= "table" and type(action) ~= "string" then
        error("game:apply: an action's table or text expected, got " .. type(action), 2)
    end
    -- A table goes through its text too: checked by the same rules, and a copy.
    local message
    action, message = actions.parse(type(action) == "table" and actions.format(action)
        or action)
    if not action then return bad_action(self, message) end
    if self.final then return refuse_over(self) end
    local seat, colour
    if action.by then
        seat = names.seat(self, action.by)
        if not seat then
            return bad_action(self, say("not-a-player", { word = tostring(action.by),
                expected = "a colour that somebody holds, or a seat" }))
        end
    end
    if action.colour then
        colour = names.colour_index(self, action.colour)
        if not colour then
            return bad_action(self, select(2, not_a_colour(self, action.colour)))
        end
    end
    if beside[action.verb] then return beside[action.verb](self, action, seat) end
    return act_on_board(self, action, colour, seat)
end

-- The position that a game starts from.
local function position_from(self, start)
    if not start then return self.rules.core:start() end
    local turn = start.turn and names.colour_index(self, start.turn)
    local position, fault = self.rules.core:setup(start.cells, turn)
    for colour, stones in pairs(position and start.captured or {}) do
        position:set_taken(names.colour_index(self, colour), stones)
    end
    return position, fault
end

--- Set up a position instead of the empty board, before any action. The opening is over,
-- seat n holds colour n; what stands was made by nobody.
-- @param cells string of all points row by row from the top: X first colour, O second,
-- 1, 2 ... further ones, "." vacant
-- @param turn colour to move, the first one if nil
-- @param captured table of stones already taken, by colour, or nil
-- @return true; or nil, message, "not-now" | "bad-position"
function Game:setup(cells, turn, captured)
    if type(cells) ~= "string" or (captured ~= nil and type(captured) ~= "table") then
        error("game:setup: cells as a string, captured as a table expected", 2)
    end
    if #self.log > 0 then return nil, say("setup-late"), "not-now" end
    local named = { turn }
    for colour in pairs(captured or {}) do named[#named + 1] = colour end
    for _, name in ipairs(named) do
        if not names.colour_index(self, name) then
            return not_a_colour(self, name, "bad-position")
        end
    end
    local start = { cells = cells, turn = turn, captured = captured }
    local position, fault = position_from(self, start)
    if not position then
        return nil, say("bad-position", { fault = fault }), "bad-position"
    end
    self.position, self.start = position, start
    return true
end

--- The seat, by number, that stands for a seat's opponents: in a team game the first
-- colour's, in turn order, of the next team.
function Game:opponent(seat)
    local team, colours = self.rules.team or {}, #self.rules.colours
    local other = seat % colours + 1
    for i = 1, colours do
        if team[other] and team[i] == team[other] then return i end
    end
    return other
end

--- Take back the last action, whatever it was.
-- @return true; or nil, message, "not-now" if there is none
function Game:undo()
    local log = self.log
    if #log == 0 then return nil, say("no-action"), "not-now" end
    self.log, self.final, self.draw_offered_by = {}, nil, nil
    self.position = position_from(self, self.start)
    for i = 1, #log - 1 do
        assert(self:apply(log[i]))
        self.log[i] = log[i] -- the very same: it may be marked
    end
    return true
end

--- The legal actions of whoever is to act on the board, as tables for game:apply, by
-- verb, column and row. An offer is listed once for each point it may hold; how many it
-- takes is state().count. Draws and resignation are not listed.
function Game:legal()
    local list = {}
    if self.final then return list end
    for i, action in ipairs(self.position:legal()) do
        if action.verb == "offer" then
            action.points, action.point = { action.point }, nil
        end
        if action.verb == "roll" then
            action.dice = { action.number, action.other }
            action.number, action.other = nil, nil
        end
        action.colour = names.colour(self, action.colour)
        action.by, action.seat = seats[action.seat], nil
        list[i] = action
    end
    return list
end

--- The colour of the stone at a point, or nil.
function Game:at(point)
    return names.colour(self, self.position:at(point))
end

--- The name of the colour that a seat, by number, holds now; nil before it holds one.
function Game:colour_of(seat)
    for i in ipairs(self.rules.colours) do
        if self.position:holder(i) == seat then return names.colour(self, i) end
    end
end

--- The forbidden points, by column, then row.
-- @param colour name; by default whoever is to move, if anything is forbidden to that
-- colour, else the first colour that something is forbidden to
-- @return list of points; empty in games that know none; or nil, message, "bad-action" if
-- there is no such colour
function Game:forbidden(colour)
    local index = self:restricted()
    if colour then
        index = names.colour_index(self, colour)
        if not index then return not_a_colour(self, colour, "bad-action") end
    end
    return index and self.position:forbidden(index) or {}
end

--- The index of the colour whose forbidden points matter now, or nil.
function Game:restricted()
    local forbid = self.rules.script.forbid or {}
    local _, turn = self.position:turn()
    for _, rule in pairs(forbid) do
        if not rule.colour or rule.colour == self.rules.colours[turn] then return turn end
    end
    return self.rules.restricted
end

--- The proof of what a stone at a point makes, or would make: a tree of nodes {reason,
-- point, stones, line, children}; a "straight-four" has `other`, its second point, too.
-- @param point string
-- @param colour name; by default that of the stone there, or of whoever is restricted
-- @return node; or nil, message, code
function Game:explain(point, colour)
    point = tostring(point):lower()
    local x, y = point:match("^(%l)(%d+)$")
    if not x or x:byte() - 96 > self.rules.width or tonumber(y) > self.rules.height
        or tonumber(y) < 1 or y:sub(1, 1) == "0" then
        return nil, say("off-board", { point = point,
            columns = self.rules.width, rows = self.rules.height }), "off-board"
    end
    local there = self.position:at(point)
    local index = colour and names.colour_index(self, colour)
    if colour and not index then
        return not_a_colour(self, colour, "bad-action")
    end
    index = index or there or self:restricted() or select(2, self.position:turn())
    if there and there ~= index then
        return nil, say("occupied", { point = point }), "occupied"
    end
    local proof, cut = self.position:prove(index, point)
    if not proof then
        return { reason = "allowed", point = point, children = {} }
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

--- The traditional name of the opening that the first three stones form, or nil.
function Game:opening()
    local rules, stones = self.rules, {}
    if not rules.patterns or self.start then return nil end
    for _, action in ipairs(self.log) do
        if action.verb == "pass" or #stones == 3 then break end
        if action.verb == "play" then stones[#stones + 1] = action.point end
    end
    if #stones < 3 then return nil end
    local cells = {}
    for i = 1, rules.width * rules.height do cells[i] = "." end
    for i, point in ipairs(stones) do
        local x, y = point:byte() - 97, tonumber(point:sub(2))
        cells[(rules.height - y) * rules.width + x + 1] = i == 2 and "O" or "X"
    end
    return rules.patterns[rules.core:setup(table.concat(cells)):pattern()]
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

--- The public state: status, over, to_move, seat, phase, count (points that an offer
-- takes now), offers, moves, last, captured and supply (by colour), opening, ruling.
function Game:state()
    local seat, colour, first, alternatives, least = self.position:turn()
    local _, moves, last = self.position:mover()
    local step = first and self.rules.steps[first]
    return {
        status = self.final and tostring(self.final) or "playing",
        over = self.final ~= nil,
        ruling = self.final,
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
    }
end

--- The game as text in the record format.
function Game:record()
    return require("inarow.record").of_game(self)
end

--- The board, drawn (see inarow.render).
-- @param options table, or nil: `format` "text" (by default) or "svg"; true or false for
-- `forbidden` (its points are marked), `numbers` (of the moves, on the stones) and, in
-- text, `colour` (for a terminal)
-- @return string
function Game:render(options)
    local drawn = require("inarow.render").game(self, options)
    return drawn
end

return game
