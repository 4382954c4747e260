--- Common code of the players: small programs that answer the corpus, each with one
-- mistake. Run one from the tree's root with the paths that `make env` sets:
--
--     lua5.4 tests/players/wrong/overline_allowed.lua [gomocup [rule=N]]
--
-- A mistake is a table:
--   `name`; `meant`: patterns of the classes of the corpus that should catch it;
--   `fouls`: switches of fouls.lua; `scripts`: by a variant's name, a function that
--   changes its script's text; `case`: changes a case before it is answered;
--   `answer(case, answer)`: returns another answer.
-- For fields that a mistake lacks, our own core answers.
local judging = require "inarow.judging"
local fouls = require "tests.players.fouls"
local inarow = require "inarow"
local is_renju = require("inarow.cli.conform.by_gomocup").is_renju

local base = {}

-- ---- Fouls ----------------------------------------------------------------------------

-- Returns the ruling on Black's stone by its pattern.
local function ruling_by(verdict, live)
    if verdict == "allowed" then return "ok" end
    if verdict == "five" then return "won black five" end
    local penalty = live.rules.script.forbid[verdict].penalty
    return penalty == "refused" and "refused forbidden" or "won white " .. verdict
end

-- Returns what a careful judge sees in a case: {live, board, point, verdict} if a black
-- stone is ruled on, {live, board} if forbidden points are asked; false if the case is
-- not about fouls.
local function seen_in(case)
    local is_status = case.question == "state" and case.field == "status"
    local of_stone = case.question == "ruling" or is_status
    if not of_stone and case.question ~= "forbidden" and case.question ~= "allowed" then
        return false
    end
    local point = (case.actions[#case.actions] or ""):match "^play (%l%d+)$"
    if of_stone and (not point or case.adjudication ~= "immediate") then return false end
    local live = judging.open_case(case, of_stone)
    if not live or live.final or not is_renju(live)
        or of_stone and live:state().to_move ~= "black" then return false end
    local board = fouls.board(live:cells(), live.width)
    if not of_stone then return { live = live, board = board } end
    return { live = live, board = board, point = point,
        verdict = fouls.verdict(board, point, {}) }
end

local function is_foul(verdict)
    return verdict ~= nil and verdict ~= "five" and verdict ~= "allowed"
end

-- Returns the points that a careless judge allows, given the right ones.
local function careless_points(case, answer, board, switches)
    local allowed, list = {}, {}
    for _, point in ipairs(answer) do allowed[point] = true end
    for _, point in ipairs(case.points) do
        local was = is_foul(fouls.verdict(board, point, {}))
        local is = is_foul(fouls.verdict(board, point, switches))
        if was ~= is then allowed[point] = not is end
        if allowed[point] then list[#list + 1] = point end
    end
    return list
end

-- Returns the answer of a careless judge of fouls, given the right one.
local function careless(case, answer, seen, switches)
    if seen.point then
        local verdict = fouls.verdict(seen.board, seen.point, switches)
        if verdict == seen.verdict then return answer end
        local ruling = ruling_by(verdict, seen.live)
        return ruling == "ok" and case.question == "state" and "playing" or ruling
    end
    if case.question == "forbidden" then return fouls.map(seen.board, switches) end
    return careless_points(case, answer, seen.board, switches)
end

-- ---- Scripts --------------------------------------------------------------------------

local function text_of(name)
    local file = io.open("variants/" .. name .. ".lua")
    local text = file and file:read "*a"
    if file then file:close() end
    return text
end

-- Returns a finder that changes scripts.
local function finder_of(scripts)
    return function(name)
        local text = scripts[name] and text_of(name)
        if not text then return nil end
        local changed = scripts[name](text)
        assert(changed ~= text, name .. ": the mistake changes nothing")
        return changed, name
    end
end

-- ---- Players --------------------------------------------------------------------------

local Player = {}
Player.__index = Player

--- Returns a player with a mistake, in this process, in the form for judging/examine.lua.
-- @param known {answers = {}, seen = {}}: results for cases, shared by several players;
-- or nil
function base.player(mistake, known)
    return setmetatable({ mistake = mistake, reasons = true,
        known = known or { answers = {}, seen = {} },
        finder = mistake.scripts and finder_of(mistake.scripts), same = {} }, Player)
end

function Player:begin()
    if self.finder then
        table.insert(inarow.finders, 1, self.finder)
        inarow.forget()
    end
    return true
end

function Player:close()
    if self.finder and inarow.finders[1] == self.finder then
        table.remove(inarow.finders, 1)
        inarow.forget()
    end
end

function Player.can_ask()
    return true
end

local function dump(value)
    if type(value) ~= "table" then return tostring(value) end
    local parts = {}
    for key, item in pairs(value) do
        parts[#parts + 1] = tostring(key) .. "=" .. dump(item)
    end
    table.sort(parts)
    return "{" .. table.concat(parts, " ") .. "}"
end

-- Returns true if the rules of a variant are the same with the changed scripts.
local function is_same(self, name)
    if self.same[name] == nil then
        local changed = dump(assert(inarow.find(name)).script)
        self:close()
        self.same[name] = changed == dump(assert(inarow.find(name)).script)
        self:begin()
    end
    return self.same[name]
end

-- Returns a function's result for a case, cached for later calls.
local function once(list, case, give)
    if list[case] == nil then list[case] = give(case) end
    return list[case]
end

-- Returns the right answer.
local function right(self, case)
    return once(self.known.answers, case, function() return (judging.answer(case)) end)
end

function Player:ask(case)
    local mistake, answer = self.mistake
    local changed = mistake.case and mistake.case(case)
    if changed then
        answer = judging.answer(changed)
    elseif self.finder and not is_same(self, case.variant) then
        answer = judging.answer(case)
    else
        answer = right(self, case)
    end
    local seen = mistake.fouls and once(self.known.seen, case, seen_in)
    if seen then answer = careless(case, answer, seen, mistake.fouls) end
    if mistake.answer then answer = mistake.answer(case, answer) end
    if answer == nil then return "unplayable" end -- by its mistaken rules
    return answer
end

-- ---- As a program ---------------------------------------------------------------------

-- Speaks the corpus' own protocol.
local function speak_lines(mistake)
    local json = require "dkjson"
    local player = base.player(mistake)
    player:begin()
    for line in io.lines() do
        local case = json.decode(line)
        local reply
        if case.hello then
            reply = { hello = { name = mistake.name } }
        else
            local answer = player:ask(case)
            if type(answer) == "table" and not answer.sequences then
                setmetatable(answer, { __jsontype = "array" })
            end
            reply = { id = case.id, answer = answer, unsupported = answer == nil or nil }
        end
        io.write(json.encode(reply), "\n")
        io.flush()
    end
end

--- Ends a player's file: it returns the mistake to a file that requires it, and is a
-- program when it is run, with the protocol in its arguments.
function base.program(mistake)
    local is_run = arg and (arg[0] or ""):find "tests/players/"
    if is_run and arg[1] == "gomocup" then
        require("tests.players.gomocup")(mistake, arg[2])
    elseif is_run then
        speak_lines(mistake)
    end
    return mistake
end

return base
