--- What is asked of whom now, in words: "black: offer 2 points". Who is asked need not be
-- whose stone it is: in an opening one player places the other's stones too.
local arbitration = require "inarow.game.table.arbitration"
local beside = require "inarow.game.table.beside"
local english = require "inarow.text.english"
local lists = require "inarow.text.lists"
local names = require "inarow.game.names"
local wording = require "inarow.game.wording"

local prompt = {}

-- Most points that are named one by one.
local FEW = 4

local function values_of(list, key)
    local values, seen = {}, {}
    for _, action in ipairs(list) do
        local value = action[key]
        if value and not seen[value] then values[#values + 1] = value end
        seen[value or false] = true
    end
    return values
end

-- What a verb is asked for with, from the legal actions that have it; else the verb
-- alone.
local words = {}

-- A stone whose colour is not named has that of the first alternative.
function words.play(list, state, who, game)
    local colours = values_of(list, "colour")
    table.sort(colours)
    if #colours > 1 then
        local first = wording.colour_unsaid(game)
        return ("play %s%s"):format(english.list(colours),
            first and (" (%s if none is named)"):format(first) or "")
    end
    return state.to_move and state.to_move ~= who and "play " .. state.to_move or "play"
end

function words.offer(_, state)
    return ("offer %d point%s"):format(state.count, state.count == 1 and "" or "s")
end

function words.declare(list)
    local least, most = list[1].number, list[#list].number
    return least == most and "declare " .. least
        or ("declare %d to %d"):format(least, most)
end

function words.choose(list)
    local colours = values_of(list, "colour")
    table.sort(colours)
    return "choose " .. english.list(colours)
end

function words.pick(list)
    return #list <= FEW and "pick " .. english.list(values_of(list, "point"))
        or "pick a point offered"
end

function words.take(list)
    return list[1].number == 2 and "take two" or "take " .. tostring(list[1].number)
end

function words.remove(list, state)
    if state.phase == "play" then return "remove a stone of the bottom row" end
    return #list <= FEW and "remove " .. english.list(values_of(list, "point"))
        or "remove a stone"
end

function words.roll()
    return "roll the dice"
end

function words.move()
    return "move a stone"
end

function words.claim(list)
    return "claim " .. list[1].claim
end

function words.capture(list)
    return "capture " .. table.concat(list[1].points, " ")
end

function words.organizer(list)
    return "organizer " .. list[1].order
end

-- What somebody must do at the table goes before the next action on the board.
local DUE = { capture = true, press = true, claim = true, organizer = true }

-- Where the stone of the current phase may stand, if it may not stand anywhere.
local function where_now(game)
    local where, is_free = wording.where_now(game, "play")
    return not is_free and where
end

--- Who is to act, and what may be done.
---@class inarow.prompt
---@field who string the colour held, or the seat before anyone holds one
---@field seat string
---@field verbs string[] in order
---@field what string in words: `offer 2 points`
---@field in_full string and where a stone may stand, if the phase says so
---@field at_table inarow.at_table[] what may be done besides, by whoever

--- What may be done beside the board.
---@class inarow.at_table
---@field verb string
---@field words string the action as it is said, what is to be filled in in capitals
---@field values string[]? what may be: the answers of `draw`, the kinds of `claim`

--- Who is to act, and what may be done.
-- @param game a game
-- @param legal game:legal(), if it is known
-- @param state game:state(), if it is known
-- @return inarow.prompt, without its `at_table`; nil if the game is over
function prompt.of(game, legal, state)
    legal, state = legal or game:legal(), state or game:state()
    if state.over then return nil end
    local asked = { who = names.of_seat(game, (game.position:turn())), seat = state.seat,
        verbs = {} }
    local by_verb, due = {}, false
    for _, action in ipairs(legal) do due = due or DUE[action.verb] or false end
    for _, action in ipairs(legal) do
        local verb = action.verb
        if (DUE[verb] or false) == due then
            if not by_verb[verb] then
                by_verb[verb] = {}
                asked.verbs[#asked.verbs + 1] = verb
            end
            table.insert(by_verb[verb], action)
        end
        if due and DUE[verb] and action.by then
            asked.seat = action.by
            asked.who = names.of_seat(game, names.seat(game, action.by))
        end
    end
    local texts, full = {}, {}
    for i, verb in ipairs(asked.verbs) do
        texts[i] = words[verb] and words[verb](by_verb[verb], state, asked.who, game)
            or verb
        local where = verb == "play" and where_now(game)
        full[i] = texts[i] .. (where and " " .. where or "")
    end
    asked.what, asked.in_full = english.list(texts), english.list(full)
    return asked
end

--- What may be done beside the board now, whoever is to act: a list of
-- inarow.at_table.
function prompt.at_table(game)
    local state, conduct = game:state(), game.now.conduct
    if state.over then return {} end
    local clock = state.clock
    local is_known = not clock or clock.running
    local list = { { verb = "resign", words = is_known and "resign" or "resign by WHO" } }
    local answers = beside.draw_answers(game)
    if #answers > 0 then
        list[2] = { verb = "draw", words = "draw " .. english.list(answers),
            values = answers }
    end
    if conduct.adjudication == "claims" or clock then
        list[#list + 1] = { verb = "claim", words = "claim CLAIM",
            values = lists.names(arbitration.kinds(game)) }
    end
    if clock then list[#list + 1] = { verb = "organizer", words = "organizer ORDER" } end
    return list
end

--- As one line: "white: swap or keep"; "" if the game is over.
function prompt.line(game)
    local asked = prompt.of(game)
    return asked and ("%s: %s"):format(asked.who, asked.what) or ""
end

return prompt
