--- One game under the arbiter: actions and their time, the arbiter's messages, saving and
-- loading. This module draws nothing, and has no special code for any variant.
local argument = require "argument"
local choices = require "choices"
local doer = require "doer"
local inarow = require "inarow"
local review = require "review"
local say = require "say"
local study = require "study"

local Session = {}
Session.__index = Session

local session = {}

session.UNNAMED = "?" -- a player without a name, if others have names

local LONGEST = 2 ^ 20 -- most bytes of a record
local MOST_COUNTED = 100 -- most games of a file

-- ---- Visible contents -----------------------------------------------------------------

-- Returns the rows and shapes of a proof, each as a list of points.
local function rows_of(proof)
    local rows = {}
    for _, node in ipairs(proof and proof.children or {}) do
        rows[#rows + 1] = node.stones
    end
    return rows
end

local function is_within(row, set)
    for _, point in ipairs(row) do
        if not set[point] then return false end
    end
    return true
end

-- Returns the rows of a ruling: the row that has all its points or, if several rows
-- together have them, those rows.
local function rows_of_ruling(game, ruling)
    local at = ruling and ruling.at and ruling.at.point
    if not at or not game:at(at) then return {} end
    local points, whole, parts = {}, {}, {}
    for _, point in ipairs(ruling.points) do points[point] = true end
    for _, row in ipairs(rows_of(game:explain(at))) do
        if is_within(row, points) then
            local list = #row == #ruling.points and whole or parts
            list[#list + 1] = row
        end
    end
    return #whole > 0 and whole or parts
end

local NOTHING = { groups = {}, buttons = {} }

-- After a change, updates everything that is drawn; in a review, for the earlier move.
local function refresh(self)
    local looks_back = self.review ~= nil
    local shown = looks_back and self.review.game or self.game
    self.shown, self.state = shown, shown:state()
    self.asked = not looks_back and shown:prompt() or nil
    self.players = self.state.players
    self.choices = looks_back and NOTHING or choices.of(shown)
    self.seen = shown:board { numbers = true, forbidden = true }
    self.rows = rows_of_ruling(shown, self.state.ruling)
    self.chosen, self.proof, self.hint, self.hint_asked = {}, nil, nil, nil
    self.argument, self.refused, self.at_table = nil, nil, nil
    self.is_over = self.game:state().over
    self.live = choices.live(self)
    study.refresh(self)
end

--- Returns a text that changes with the meaning of a press on the board: after each
-- action, and after each chosen point.
function Session:turn()
    return ("%d %s %s"):format(#self.game.log, self.asked and self.asked.who or "-",
        table.concat(self.chosen, " "))
end

--- Shows a headline and a sentence.
-- @param tone "plain", "bad" (refused) or "final"
function Session:say(tone, head, text)
    self.said = { tone = tone, head = head, text = text }
end

-- Shows a ruling on one line, and its sentence above it.
local function say_ruling(self, tone, line, sentence)
    self:say(tone, line, sentence)
    self.said.is_ruling = sentence ~= nil
end

--- Shows the reason why nothing was done.
function Session:refuse(why)
    self:say("bad", say.text "nothing_done", why)
end

-- ---- Time -----------------------------------------------------------------------------

local now = love.timer.getTime

-- Returns true if time passes: not before the clock has started.
local function has_begun(self)
    local clock = not self.review and not self.studies and self.state.clock
    return clock and (clock.running or self.state.interrupted)
end

--- Returns seconds since the game's start, in tenths.
function Session:seconds()
    local time = self.state.time
    if not has_begun(self) then return time end
    return math.max(time, math.floor((now() - self.epoch) * 10) / 10)
end

--- Returns a player's seconds left, or nil without a clock.
-- @param who the colour that the player holds, or the seat before colours are chosen
function Session:left(who)
    local clock = self.state.clock
    if not clock then return nil end
    local runs = clock.running == who and not self.review
    local passed = runs and self:seconds() - self.state.time or 0
    return math.max(0, clock[who] - passed)
end

-- Continues the time from the game's last action.
local function set_epoch(self)
    self.epoch = now() - self.state.time
end

--- Advances the time. Where wins need no claim, the host reports that time has ended.
-- @return true if it did
function Session:tick()
    local clock = self.state.clock
    local running = clock and clock.running
    local is_looked_at = self.review or self.studies
    if not running or is_looked_at or self.state.adjudication == "claims" then return end
    return self:left(running) <= 0 and self:act { verb = "claim", claim = "time" }
end

-- ---- Actions --------------------------------------------------------------------------

-- Returns from an explanation to the game's own board.
local function leave(self)
    if not self.argument then return end
    self.argument, self.proof = nil, nil
    self.seen = self.shown:board { numbers = true, forbidden = true }
end

--- Gives an action to the arbiter.
-- @param action as for game:apply; its time is added
-- @return true if it is accepted; otherwise nothing changed, and `said` has the reason
function Session:act(action)
    if self.review then return self:refuse(say.why "reviewing") end
    self.puzzle = nil
    local words = inarow.text(action)
    local who = doer.of(self.game, action) or self.asked and self.asked.who
    local waiting = self.state.clock and not has_begun(self)
    if self.state.clock then action.time = self:seconds() end
    local ruling, message, _, refusal = self.game:apply(action)
    if not ruling then
        leave(self)
        self.refused = action
        say_ruling(self, "bad", words .. ": " .. tostring(refusal), message)
        return false
    end
    refresh(self)
    if waiting then set_epoch(self) end
    if self.state.over then
        say_ruling(self, "final", tostring(ruling), ruling.message)
    else
        self:say("plain", say.done(self.game, who))
    end
    return true
end

-- Tries a stone in the puzzle that is being solved.
local function try(self, point)
    local tried, message = self.puzzle:play(point)
    refresh(self)
    if not tried then return self:refuse(message) end
    local tones = { wrong = "bad", right = "plain", solved = "final" }
    self:say(tones[tried.verdict], tried.message)
    if tried.verdict == "solved" then self.puzzle = nil end
end

--- Ends an explanation or an earlier result when a search begins.
function Session:clear()
    leave(self)
    self.hint, self.hint_asked = nil, nil
end

--- Solves the board as a puzzle: from now on clicks try stones. A second call ends this.
function Session:solve()
    if self.review then return self:refuse(say.why "reviewing") end
    self:clear()
    local message
    if self.puzzle then
        self.puzzle = nil
        return self:say("plain", say.text "puzzle_left")
    end
    self.puzzle, message = self.game:solve()
    if not self.puzzle then return self:refuse(message) end
    self:say("plain", say.text("puzzle_begun", { who = say.name(self.puzzle.colour),
        count = self.puzzle.length }))
end

--- Undoes the last action.
function Session:undo()
    if self.studies then return self:step "back" end
    if self.review then return self:refuse(say.why "reviewing") end
    self.puzzle = nil
    local done, message = self.game:undo()
    if not done then return self:say("bad", say.text "cannot_undo", message) end
    refresh(self)
    set_epoch(self)
    self:say("plain", say.text "undone")
end

--- Handles a click on a point: an action, or a part of one.
function Session:click(point)
    local step = self.argument and argument.step(self.argument)
    if self.argument then leave(self) end
    if step and step.after then -- it was another board
        return self:say("plain", say.text "argument_closed")
    end
    if self.review then return self:refuse(say.why "reviewing") end
    if self.puzzle then return try(self, point) end
    local action, why, refused = choices.click(self, point)
    if action then
        self:act(action)
    elseif why then
        self:refuse(why)
        self.refused = refused
    else
        self:say("plain", say.text(self.chosen[1] and "chosen" or "none_chosen",
            { points = table.concat(self.chosen, ", ") }))
    end
    self.live = choices.live(self)
end

--- Selects another group of actions.
function Session:select(group)
    self.group, self.chosen = group, {}
    self.live = choices.live(self)
    self:say("plain", say.text("selected", { group = choices.group(self).label }))
end

--- Explains the patterns that a stone at a point makes, or would make.
function Session:explain(point)
    local proof, message = self.shown:explain(point)
    if not proof then
        return self:say("bad", say.text("cannot_explain", { point = point }), message)
    end
    self.proof, self.hint = { point = point, rows = rows_of(proof) }, nil
    self.argument = argument.new(self.shown, proof)
    self:say("plain", argument.said(self.argument))
end

--- Returns true if the last action has an explanation: it was refused, captured stones,
-- or ended the game.
function Session:has_reasons()
    if self.refused or self.state.over then return true end
    for _, point in ipairs(self.seen.points) do
        if point.captured then return true end
    end
    return false
end

--- Explains the last refusal, or otherwise the last ruling.
function Session:why()
    local explanation, message = self.shown:explain(not self.review and self.refused
        or nil)
    if not explanation then return self:refuse(message) end
    self.proof, self.hint = nil, nil
    self.argument = argument.new(self.shown, explanation)
    self:say("plain", argument.said(self.argument))
end

--- Goes a step forward or back in the explanation.
-- @param by 1 or -1
function Session:reason(by)
    if not self.argument then return self:why() end
    if not argument.go(self.argument, by) then
        return self:say("plain", argument.said(self.argument))
    end
    self.seen = argument.board(self.argument)
        or self.shown:board { numbers = true, forbidden = true }
    self:say("plain", argument.said(self.argument))
end

--- Ends the explanation.
function Session:close()
    leave(self)
    self:say("plain", say.text "argument_closed")
end

-- ---- Review ---------------------------------------------------------------------------

-- Shows the text for the move in the review.
local function say_step(self)
    local at = self.review
    if not at then
        local ruling = self.state.ruling
        return say_ruling(self, "final", self.state.status, ruling and ruling.message)
    elseif at.number == 0 then
        return self:say("plain", say.text "step_start")
    end
    self:say("plain", say.text("step", { number = at.number, count = at.count,
        action = review.with_last(at, say.done) }))
end

-- Distance of each step, and the message at the end.
local WAYS = {
    first = { review.back, "at_start", whole = true }, back = { review.back, "at_start" },
    forward = { review.forward, "at_end" },
    last = { review.forward, "at_end", whole = true },
}

-- Begins a review at the end: at the game itself.
local function enter(self)
    local clock = self.state.clock
    if clock and clock.running then return nil, say.why "clock_runs" end
    local made, message = review.new(self.game)
    self.review = made
    return made, message
end

--- Steps through the game.
-- @param way "first", "back", "forward" or "last"
function Session:step(way)
    if self.studies then return self:go(study.target(self, way)) end
    local go, nowhere, whole = WAYS[way][1], WAYS[way][2], WAYS[way].whole
    self.puzzle = nil
    if not self.review then
        if go == review.forward then return self:refuse(say.why(nowhere)) end
        local entered, why = enter(self)
        if not entered then return self:refuse(why) end
    end
    local moved = go(self.review)
    while moved and whole and go(self.review) do end
    if go == review.forward and #self.review.rest == 0 then self.review = nil end
    if not moved and self.review and self.review.number == self.review.count then
        self.review = nil -- there are no steps
    end
    refresh(self)
    if moved then say_step(self) else self:refuse(say.why(nowhere)) end
end

-- ---- Studying -------------------------------------------------------------------------

--- Shows or hides the tree of variations beside the board.
function Session:study()
    if self.studies then
        self.studies = false
        set_epoch(self)
        return self:say("plain", say.text "study_left")
    end
    self.puzzle, self.review = nil, nil
    local begun, why = study.begin(self)
    if not begun then return self:refuse(why) end
    refresh(self)
    self:say("plain", say.text "study_begun")
end

--- Goes to a node of the tree.
-- @param node nil if there is none
-- @param why reason if there is none
function Session:go(node, why)
    local done
    if node then done, why = study.go(self, node) end
    if not done then return self:refuse(why) end
    refresh(self)
    local ruling = self.state.ruling
    if self.state.over then
        say_ruling(self, "final", self.state.status, ruling and ruling.message)
    elseif node.parent then
        self:say("plain", say.text("study_at", { move = study.label(node) }))
    else
        self:say("plain", say.text "step_start")
    end
end

--- Begins typing a comment on the present move.
-- @param field "comment", or "before": the comment before the move
function Session:comment(field)
    if self.typing and self.typing.field == field then return end
    study.settle(self)
    local begun, why = study.edit(self, field)
    if not begun then self:refuse(why) end
end

--- Makes the typed text the comment.
function Session:settle()
    study.settle(self)
end

--- Moves the present variation forward by one place.
function Session:promote()
    local done, why = study.promote(self)
    if not done then return self:refuse(why) end
    self:say("plain", say.text "promoted")
end

--- Undoes the last change of the tree.
function Session:restore()
    study.settle(self)
    local done, why = study.restore(self)
    if not done then return self:refuse(why) end
    refresh(self)
    self:say("plain", say.text "restored")
end

--- Returns the number of moves that `delete` would delete.
function Session:below()
    return study.count(self)
end

--- Deletes the present move and all moves after it.
function Session:delete()
    local count = study.count(self)
    study.delete(self)
    refresh(self)
    self:say("plain", say.text("deleted", { count = count }))
end

-- ---- Beginning, saving and loading ----------------------------------------------------

local function new(game)
    local self = setmetatable({ game = game }, Session)
    refresh(self)
    set_epoch(self)
    return self
end

--- Begins a game.
-- @param which, options as for inarow.new
-- @param seats names of the players, or nil
-- @return session; or nil, message
function session.new(which, options, seats)
    local game, message = inarow.new(which, options)
    if not game then return nil, message end
    game.seats = seats
    local self = new(game)
    self:say("plain", say.text "begun")
    return self
end

-- Returns a game's seats with the last one first, so that partners stay partners.
local function moved_on(seats)
    local list = { seats[#seats] }
    for i = 1, #seats - 1 do list[i + 1] = seats[i] end
    return list
end

--- Begins again with the same variant, options, clock, and initial position. The players
-- change seats.
-- @return session; or nil, message
function session.rematch(before)
    local tree = before.game:copy():tree()
    local game, message = tree:game(tree.root)
    if not game then return nil, message end
    game.result, game.seats = nil, game.seats and moved_on(game.seats)
    local self = new(game)
    local name = self.players[1].name
    local key = name and name ~= session.UNNAMED and "rematch_named" or "rematch"
    self:say("plain", say.text(key, { name = name }))
    return self
end

-- Reports that the first game of a file was loaded, and the number of games.
local function say_loaded(games, name)
    local count = 1
    while count <= MOST_COUNTED and games() do count = count + 1 end
    if count == 1 then return say.text("loaded", { name = name }) end
    local many = count > MOST_COUNTED
    return say.text(many and "first_of_many" or "first_of",
        { name = name, count = many and MOST_COUNTED or count })
end

--- Opens the first game of a text: a record, or any notation that inarow reads.
-- @param text string
-- @param name of the file, for messages
-- @return session; or nil, message
function session.open(text, name)
    if not text or #text > LONGEST then
        return nil, say.text("no_record", { name = name })
    end
    local games = inarow.judge(text, { name = name, trees = true })
    local result = games()
    if not result then return nil, say.text("no_game", { name = name }) end
    local fault, refusal = result.error, result.refusal
    if fault then
        return nil, say.text(fault.line and "bad_line" or "bad_file",
            { name = name, line = fault.line, fault = fault.message })
    end
    local self = new(result.game)
    if study.is_worth(self.game) then study.begin(self) end
    if refusal then
        self.refused = refusal.action
        self:say("bad", say.text("half_read", { name = name }),
            say.text("half_read_why", { move = refusal.move, action = refusal.action,
                fault = refusal.message }))
    elseif self.state.over then
        say_ruling(self, "final", self.state.status, self.state.ruling.message)
    else
        self:say("plain", say_loaded(games, name))
    end
    return self
end

--- Returns the game's record, with its whole tree if the tree was studied.
function Session:record()
    return study.record(self)
end

local FOLDER = "saves"

--- Saves the game into the save directory.
function Session:save()
    love.filesystem.createDirectory(FOLDER)
    local stem = ("%s-%s"):format(self.seen.variant, os.date "%Y%m%d-%H%M%S")
    local name, number = stem .. ".rec", 1
    while love.filesystem.getInfo(FOLDER .. "/" .. name) do
        number = number + 1
        name = ("%s-%d.rec"):format(stem, number)
    end
    -- LÖVE cannot rename files. But the name is new, and a partial file is removed.
    local done, message = love.filesystem.write(FOLDER .. "/" .. name, self:record())
    if done then
        self:say("plain", say.text("saved", { name = name }))
    else
        love.filesystem.remove(FOLDER .. "/" .. name)
        self:say("bad", say.text "not_saved", message)
    end
end

--- Returns the names of saved games, the latest first.
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

--- Loads a saved game by its name.
function session.load(name)
    return session.open(love.filesystem.read(FOLDER .. "/" .. name), name)
end

return session
