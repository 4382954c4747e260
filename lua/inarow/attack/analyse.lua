--- Answers questions about threats in a game's present position. This file checks a
-- question, and runs the searches that answer it. The game is never changed.
local core = require "inarow.core"
local language = require "inarow.language"
local messages = require "inarow.attack.sentences"
local model = require "inarow.model"

local say = messages.say

local analyse = {}

local QUESTIONS = { "vcf", "vct", "storm", "defend", "threats" }

--- Default time limit of a search, in seconds.
analyse.SECONDS = 10

local LEAST_SECONDS = 1e-9

-- ---- What may be asked ----------------------------------------------------------------

local function is_whole(most)
    return function(value)
        return type(value) == "number" and value >= 1 and value <= most and value % 1 == 0
    end
end

local function is_flag(value)
    return type(value) == "boolean"
end

-- The keys of a question: for each, a test and the code of a description of its values.
local KEYS = {
    question = { function(value) return language.index_of(QUESTIONS, value) end,
        "asked-question" },
    colour = { function(value) return type(value) == "string" end, "asked-colour" },
    nodes = { is_whole(2 ^ 53), "asked-nodes" },
    stones = { is_whole(676), "asked-stones" },
    memory = { is_whole(1024), "asked-memory" },
    seconds = { function(value)
        return type(value) == "number" and value > 0 and value < math.huge
    end, "asked-seconds" },
    shortest = { is_flag, "asked-flag" },
    proof = { is_flag, "asked-flag" },
    vct = { is_flag, "asked-flag" },
    progress = { function(value) return type(value) == "function" end,
        "asked-function" },
}

-- Keys that only some questions may have.
local ONLY_WITH = { shortest = { "vcf", "vct" }, proof = { "vcf", "vct" },
    vct = { "defend" } }

local function refuse(code, values)
    return nil, say(code, values), "bad-question"
end

-- Returns a value in words that also show its type. For example, the text "5" looks
-- different from the number 5.
local function shown(value)
    local kind = type(value)
    if kind == "string" then return say("given-text", { text = value }) end
    if kind == "number" or kind == "boolean" then return tostring(value) end
    return say("given-value", { kind = kind })
end

--- Returns the names of the questions, in the order of the help.
function analyse.questions()
    return { (table.unpack or unpack)(QUESTIONS) }
end

--- Checks that a question is valid for some game. Returns true; or nil, message, code.
function analyse.check(question)
    local expected = language.list(QUESTIONS)
    if question.question == nil then
        return refuse("no-question", { expected = expected })
    end
    for _, key in ipairs(language.keys(question)) do
        local known, value = KEYS[key], question[key]
        if not known then
            local names = language.keys(KEYS)
            return refuse("question-key", { key = tostring(key),
                hint = language.hint(tostring(key), names),
                expected = language.list(names) })
        elseif not known[1](value) then
            return refuse("question-value", { key = key, given = shown(value),
                expected = say(known[2], { questions = expected }) })
        end
    end
    for _, key in ipairs(language.keys(ONLY_WITH)) do
        if question[key] and not language.index_of(ONLY_WITH[key], question.question) then
            local only = {}
            for i, name in ipairs(ONLY_WITH[key]) do only[i] = messages.quoted(name) end
            return refuse("question-only", { key = key, only = language.list(only) })
        end
    end
    return true
end

-- Returns true if a row of this many stones wins.
local function is_enough(win, count)
    return win.row and (count == win.row or count > win.row and not win.exactly)
end

-- Returns a row on the board that would have won when it was made. In an undecided game,
-- such a row can be on the board only if the position was set up, or if nobody has
-- claimed the row.
-- @return stones of the row, and the number of its colour; nil if there is none
local function standing_row(game)
    local position = game:for_core()
    for _, point in ipairs(game.rules.board.points) do
        local colour = position:at(point)
        for _, node in ipairs(colour and position:rows(colour, point) or {}) do
            local is_row = node.reason == "five" or node.reason == "overline"
            if is_row and is_enough(game.rules.win[colour], #node.stones) then
                return node.stones, colour
            end
        end
    end
end

-- Returns nil, message, code if the board has a row that would have won; otherwise true.
local function check_rows(game)
    if not game.origin.start and game.origin.board_only then return true end
    local stones, colour = standing_row(game)
    if not stones then return true end
    local row = game.rules.win[colour].row
    local name = #stones == row and "five" or "longer-row"
    return nil, say("row-stands", { who = game:colour(colour),
        row = model.say_by_row("shape-" .. name, row),
        stones = table.concat(stones, " ") }),
        "game-over"
end

-- Returns nil, message, code if no question is possible at this stage of a game;
-- otherwise true.
local function check_time(game)
    if game.final then
        return nil, say "analyse-over", "game-over"
    elseif game:phase() then
        return nil, say "analyse-opening", "not-now"
    end
    return check_rows(game)
end

-- ---- Room -----------------------------------------------------------------------------

-- Unused userdata for searches under the rules used last.
local spare = {}

-- Returns unused userdata for searches; nil if there is none.
local function take_spare()
    return table.remove(spare)
end

--- Drops the unused userdata, and frees their memory.
function analyse.forget()
    for room in take_spare do room.searches:close() end
end

-- Returns a userdata for searches under a game's rules; or nil, message, code if the
-- rules do not support searches.
local function room_for(rules, memory)
    for room in take_spare do
        if room.rules == rules.core and room.memory == memory then return room end
        room.searches:close()
    end
    local searches, fault = nil, "hooks"
    if not rules.hooks then searches, fault = core.attack(rules.core, memory) end
    if searches then
        return { rules = rules.core, memory = memory, searches = searches }
    end
    if fault == "memory" then return nil, say "no-memory", "bad-question" end
    return nil, say("no-threats", { variant = rules.title,
        why = say("no-threats-" .. fault) }), "no-threats"
end

-- ---- Searching ------------------------------------------------------------------------

-- Runs a search in this thread.
local function run_here(room, name, ...)
    return room[name](room, ...)
end

-- All searches for one question. They share the question's limits.
local Search = {}
Search.__index = Search

-- Runs a search by name, within the limits that the earlier searches have left. Returns
-- nil if a limit is used up. The first search always begins, however short the time.
function Search:ask(name, way)
    local asked, is_first = self.asked, self.nodes == 0
    local nodes = asked.nodes and asked.nodes - self.nodes
    local seconds = self.seconds and self.seconds - (core.now() - self.began) / 1e9
    if seconds and is_first then seconds = math.max(seconds, LEAST_SECONDS) end
    local is_late = seconds and seconds <= 0
    if nodes and nodes < 1 or is_late or self.is_stopped then
        self.cut = self.cut or is_late and "seconds" or "nodes"
        return nil
    end
    local progress, before = asked.progress, self.nodes
    local report = progress and function(more)
        return progress(before + more, (core.now() - self.began) / 1e9) and true
    end
    local found = self.run(self.room, name, self.board, self.colour, nodes,
        asked.stones, seconds, report, way)
    self.nodes, self.cut = self.nodes + found.nodes, found.cut
    self.is_stopped = found.cut == "stopped" or found.cut == "interrupt"
    return found
end

-- Returns the number of stones of a win; nil if its line was not followed to the end.
local function length_of(found)
    return found.answer == "win" and found.length > 0 and found.length or nil
end

-- Adds a line by which the colour would win if it moved first. The line is one by fours
-- or, if there is none, by threats. If it is not certain that there is no such line, the
-- answer's `cut` gives the reason.
function Search:add_line(answer, with_threats)
    local found = self:ask "vcf"
    if with_threats and not (found and found.answer == "win") then
        found = self:ask "vct"
    end
    if found and found.answer == "win" then
        answer.length, answer.line = length_of(found), found.line
        answer.barred = found.barred
    end
    if not answer.length then answer.cut = answer.cut or self.cut end
end

-- Returns the proof of the win that the last search found. Its form is that of
-- docs/notations.md, but it has no record. Returns nil if a limit cut the proof short.
function Search:proof(name)
    local nodes, length = self.room:proof()
    return nodes and { proof = 1, question = name, length = length, nodes = nodes }
end

local function line_answer(name)
    return function(search)
        local found = search:ask(name, search.asked.shortest)
        return { answer = found.answer, length = length_of(found), line = found.line,
            barred = found.barred, cut = found.cut,
            proof = search.asked.proof and search:proof(name) or nil }
    end
end

local answers = { vcf = line_answer "vcf", vct = line_answer "vct" }

function answers.storm(search)
    local found = search:ask "storm"
    local answer = { points = found.points, unknown = found.unknown, cut = found.cut,
        answer = #found.points > 0 and "win" or found.cut and "unknown" or "none",
        storm = #found.points == 1 and not found.cut }
    if answer.answer == "win" then search:add_line(answer, true) end
    return answer
end

function answers.defend(search)
    local threats = search.asked.vct or false
    local found = search:ask("defend", threats)
    local answer = { points = found.points, unknown = found.unknown, cut = found.cut,
        answer = #found.points > 0 and "none" or found.cut and "unknown" or "win",
        storm = threats and #found.points == 1 and not found.cut, vct = threats }
    search:add_line(answer, threats)
    return answer
end

-- Returns the word for the strongest threat, or combination of threats, of a stone.
local function made_by(stone)
    if stone.fives > 0 then return "five" end
    if stone.forbidden then return "forbidden" end
    if stone.fours > 1 then return "four-four" end
    if stone.fours > 0 and stone.threes > 0 then return "four-three" end
    if stone.straight_fours > 0 then return "straight-four" end
    if stone.fours > 0 then return "four" end
    return stone.threes > 1 and "three-three" or "three"
end

function answers.threats(search)
    local rows, stones = search.room:threats(search.board, search.colour)
    for _, stone in ipairs(stones) do stone.makes = made_by(stone) end
    return { threats = rows, stones = stones }
end

-- Returns the number of the attacking colour; or nil, message, code.
local function attacker(game, question)
    local _, turn = game:to_act()
    if question.colour then
        local number, message = game:colour_number(question.colour)
        return number, message, message and "bad-question"
    end
    return question.question == "defend" and 3 - turn or turn
end

-- Returns a record that leads to the position with the colour to move. This is the game's
-- record. If another colour is to move, it is a record that sets up the position.
local function record_of(game, who)
    if game:state().to_move == who then return game:record() end
    return game:begun_at(game:cells(), who):record()
end

local function ask(game, question, room, options)
    local ok, message, code = check_time(game)
    if not ok then return nil, message, code end
    local colour
    colour, message, code = attacker(game, question)
    if not colour then return nil, message, code end
    local began, who = core.now(), game:colour(colour)
    local search = setmetatable({ room = room, colour = colour,
        board = game:for_core(), -- a copy, because the report function may play on
        asked = question, nodes = 0, began = began, run = options.run or run_here,
        seconds = question.seconds or not question.nodes and analyse.SECONDS or nil },
        Search)
    local answer = answers[question.question](search)
    answer.question, answer.colour = question.question, who
    if answer.proof then
        answer.proof.colour, answer.proof.record = who, record_of(game, who)
    end
    answer.nodes, answer.seconds = search.nodes, (core.now() - began) / 1e9
    return answer
end

--- Answers a question about a game, as game:analyse does.
-- @param options `run`, a function (room, name, ...) that runs a search and returns the
-- results of room[name](room, ...), as in cli/parallel.lua; or nil
-- @return inarow.analysis; or nil, message, code
function analyse.of(game, question, options)
    local ok, message, code = analyse.check(question)
    if not ok then return nil, message, code end
    local room, answer
    room, message, code = room_for(game.rules, question.memory)
    if not room then return nil, message, code end
    answer, message, code = ask(game, question, room.searches, options or {})
    spare[#spare + 1] = room -- after an error the userdata would be closed
    return answer, message, code
end

return analyse
