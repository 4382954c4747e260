--- Describes who must act, and how: "black: offer 2 points". In an opening one player may
-- also place the other player's stones.
local model = require "inarow.model"
local kernel = require "inarow.kernel"
local language = require "inarow.language"
local counted = require("inarow.game.sentences").counted
local players = require "inarow.game.players"
local say = require("inarow.game.sentences").say

local prompt = {}

-- The longest list of points that a prompt names one by one.
local FEW = 4

-- Returns the colours of choices that have the same verb and differ at most in their
-- colour.
local function colours_of(list)
    local colours = {}
    for _, action in ipairs(list) do colours[#colours + 1] = action.colour end
    table.sort(colours)
    return colours
end

-- Returns the points that may be chosen, as text; nil if there are many.
local function few_points(list)
    local points = {}
    for _, choice in ipairs(list) do
        for _, point in ipairs(choice.points) do points[#points + 1] = point end
    end
    return #points <= FEW and language.list(points) or nil
end

-- For each verb, a function that returns the words after the verb, from its choices
-- (legal_groups), or nil. Verbs, colours and points appear as a player types them.
local behind = {}

-- A stone without a named colour has the first possible colour.
function behind.play(list, state, who, game)
    local colours = colours_of(list)
    if #colours > 1 then
        local phase = game:phase()
        local any, first = language.list(colours), phase and phase.colour
        return first and say("ask-colour-unsaid", { colours = any, colour = first })
            or any
    end
    return state.to_move ~= who and state.to_move or nil
end

function behind.offer(_, state)
    return counted("points", state.count)
end

function behind.declare(list)
    local least, most = list[1].number, list[#list].number
    return least == most and tostring(least)
        or say("ask-from-to", { least = least, most = most })
end

function behind.choose(list)
    local colours = colours_of(list)
    return language.list(colours)
end

function behind.pick(list)
    return few_points(list) or say "ask-offered"
end

function behind.take(list)
    return model.format(list[1]):match "^take (%S+)"
end

function behind.remove(list, state)
    if state.phase == "play" then return say "ask-bottom-stone" end
    return few_points(list) or say "ask-stone"
end

function behind.roll() return say "ask-dice" end

function behind.move() return say "ask-stone" end

function behind.claim(list) return list[1].claim end

function behind.capture(list) return table.concat(list[1].points, " ") end

function behind.organizer(list) return list[1].order end

-- Returns a verb with the words after it.
local function in_words(verb, ...)
    local what = behind[verb] and behind[verb](...)
    return what and verb .. " " .. what or verb
end

-- Actions at the table that must precede the next action on the board.
local DUE = { capture = true, press = true, claim = true, organizer = true }

--- Returns the player to act, and the possible actions.
-- @param game a game
-- @return inarow.prompt; nil if the game is over
function prompt.of(game)
    if game.final then return nil end
    local choices, state = game:legal_groups(), game:state()
    local asked = { who = kernel.who(game, (game:to_act())), seat = state.seat,
        verbs = {}, at_table = (kernel.beside(game)) }
    local by_verb, due = {}, nil -- later actions may be those of another player
    for _, action in ipairs(choices) do due = due or DUE[action.verb] and action end
    for _, action in ipairs(choices) do
        local verb = action.verb
        local is_asked = not due
            or DUE[verb] and (not action.by or action.by == due.by)
        if is_asked then
            if not by_verb[verb] then
                by_verb[verb] = {}
                asked.verbs[#asked.verbs + 1] = verb
            end
            table.insert(by_verb[verb], action)
        end
        if verb == "organizer" then
            asked.who = "organizer"
        elseif due and is_asked and action.by then
            asked.seat = action.by
            asked.who = players.called(state, action.by).who
        end
    end
    local texts, full = {}, {}
    for i, verb in ipairs(asked.verbs) do
        texts[i] = in_words(verb, by_verb[verb], state, asked.who, game)
        local phase = verb == "play" and game:phase(true)
        full[i] = texts[i] .. (phase and phase.where and " " .. phase.where or "")
    end
    asked.what, asked.in_full = language.list(texts), language.list(full)
    return asked
end

return prompt
