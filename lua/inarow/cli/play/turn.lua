--- Carries out a typed action, and prints the result.
local language = require "inarow.language"
local model = require "inarow.model"
local say = require("inarow.cli.play.sentences").say
local kernel = require "inarow.kernel"
local screen = require "inarow.cli.play.screen"
local words = require "inarow.cli.play.words"

local SEATS = model.people().seats
local VERBS = model.verbs()
local ON_BOARD = model.verbs "board"

local turn = {}

-- Actions that decide about colours. After each of them, the players' colours are
-- printed.
local CHOOSES = { swap = true, keep = true, choose = true, pick = true, take = true }

--- Describe an action for people.
-- @param has_time true to include its time
function turn.in_words(action, has_time)
    local copy = model.copy(action)
    if not has_time then copy.time = nil end
    return language.printable(model.format(copy))
end

--- Handle a change of the game: keep the game, or report that it cannot be kept.
function turn.changed(session)
    session.refused = nil
    local kept, fault = session:changed()
    if not kept and not session.has_warned then
        screen.complain(session, say("not-kept", { fault = fault }))
        session.has_warned = true
    end
end

-- Returns the message about a line that is neither an action nor a command.
local function unknown(line, commands)
    if words.are_points(line) then return say "points-not-asked" end
    local word, known = line:match "%S+", language.keys(VERBS)
    for _, entry in ipairs(commands) do known[#known + 1] = entry.name end
    return say("unknown-word", { word = word, hint = language.hint(word, known),
        expected = say "expected-in-play" })
end

-- Returns true if a verb acts on the board and needs more words.
local function is_needy(verb)
    for _, field in ipairs(ON_BOARD[verb] or {}) do
        if not field:find "^%[" then return true end
    end
    return false
end

-- Returns true if a text is a single verb whose action is not possible now. The other
-- words of such an action would not help, so the player is not asked for them.
local function is_verb_not_now(game, text)
    local choices = not game.final and is_needy(text) and game:legal_groups() or {}
    for _, choice in ipairs(choices) do
        if choice.verb == text then return false end
    end
    return #choices > 0
end

-- Returns the colours by seat, as a sentence; nil before the colours are settled.
local function colours_held(game)
    local parts = {}
    for seat, name in ipairs(SEATS) do
        local colour = seat <= #game.colours and game:colour_of(seat)
        if colour then
            parts[#parts + 1] = say("colour-held",
                { who = say("someone-" .. name), colour = colour })
        end
    end
    return #parts > 0
        and say("colours-held", { held = language.list(parts, "and") }) or nil
end

--- Carry out the action of a line.
-- @param commands that the player may have meant
-- @return true if the action is legal
function turn.take(session, line, commands)
    local game = session.game
    local text = words.action(game, line)
    if not text then return screen.complain(session, unknown(line, commands)) end
    local has_clock, has_time = game.origin.conduct.clock, line:find "@" ~= nil
    -- A text that cannot be parsed is refused as it was typed.
    local action = has_clock and not has_time and model.parse(text, #game.rules.colours)
    if action then action.time = session:seconds() end
    local waiting = has_clock and not game:state().clock.running
    local opening, held = game:opening(), colours_held(game)
    local ruling, message, _, refusal
    if is_verb_not_now(game, text) then
        ruling, message, _, refusal = kernel.not_now(game, text)
    else
        ruling, message, _, refusal = game:apply(action or text)
    end
    session.refused = refusal and { text = text, ruling = refusal }
    if not ruling then
        return screen.complain(session, ("%s: %s"):format(tostring(refusal), message))
    end
    turn.changed(session)
    if waiting or has_time then session:set_time() end
    screen.refresh(session)
    local done = turn.in_words(game.log[#game.log], has_time)
    if ruling.status ~= "ok" then
        screen.announce(session, ("%s: %s"):format(tostring(ruling), ruling.message))
        return true
    end
    print(done .. ": ok")
    local holds = colours_held(game)
    if holds and (holds ~= held or CHOOSES[game.log[#game.log].verb]) then
        print(holds)
    end
    local made = game:opening()
    if made and made ~= opening then
        print(say("opening-made", { name = made }))
    end
    return true
end

return turn
