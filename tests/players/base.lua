--- What the players share: small programs that answer the corpus, each right but for one
-- mistake. From the tree's root, with the paths that `make env` sets:
--
--     lua5.4 tests/players/wrong/overline_allowed.lua [gomocup [rule=N]]
--
-- A mistake is a table:
--   `name`; `meant`: the classes of the corpus that are there to catch it, patterns;
--   `fouls`: switches of fouls.lua; `scripts`: by a variant's name, what becomes of its
--   script's text; `case`: changes a case before it is answered;
--   `answer(case, answer)`: gives another answer.
-- Whatever of these a mistake lacks is done by our own core.
local answers = require "inarow.conformance.answers"
local cases = require "inarow.judging.cases"
local fouls = require "tests.players.fouls"
local inarow = require "inarow"
local renju = require "inarow.conformance.renju"

local base = {}

-- ---- Fouls ----------------------------------------------------------------------------

local function board_of(live)
    return fouls.board(live:cells(), live.width)
end

-- The ruling on a stone of Black's by what it makes.
local function ruling_by(verdict, live)
    if verdict == "allowed" then return "ok" end
    if verdict == "five" then return "won black five" end
    local penalty = live.rules.script.forbid[verdict].penalty
    return penalty == "refused" and "refused forbidden" or "won white " .. verdict
end

-- The ruling on a black stone by a careless judge, if it differs from a careful one's.
local function careless_ruling(case, switches)
    local point = (case.actions[#case.actions] or ""):match "^play (%l%d+)$"
    local live = point and cases.open(case, true)
    local state = live and live:state()
    if not live or live.final or not renju.is(live)
        or state.adjudication ~= "immediate" or state.to_move ~= "black" then
        return nil
    end
    local board = board_of(live)
    local careful, careless = fouls.verdict(board, point, {}),
        fouls.verdict(board, point, switches)
    return careless ~= careful and ruling_by(careless, live) or nil
end

-- The points of one list, as far as they are in another or not.
local function kept(points, others, wanted)
    local set, list = {}, {}
    for _, point in ipairs(others) do set[point] = true end
    for _, point in ipairs(points) do
        if (set[point] or false) == wanted then list[#list + 1] = point end
    end
    return list
end

-- The answer of a careless judge of fouls, if the right one is this.
local function careless(case, answer, switches)
    local is_status = case.question == "state" and case.field == "status"
    if case.question == "ruling" or is_status then
        local ruling = careless_ruling(case, switches)
        return ruling and is_status and ruling:gsub("^ok$", "playing") or ruling or answer
    elseif case.question ~= "forbidden" and case.question ~= "allowed" then
        return answer
    end
    local live = cases.open(case)
    if not live or live.final or not renju.is(live) then return answer end
    local board = board_of(live)
    local map = fouls.map(board, switches)
    if case.question == "forbidden" then return map end
    local right = fouls.map(board, {})
    local list = kept(answer, kept(map, right, false), false)
    for _, point in ipairs(kept(kept(right, map, false), case.points, true)) do
        list[#list + 1] = point
    end
    return list
end

-- ---- Scripts --------------------------------------------------------------------------

local function text_of(name)
    local file = io.open("variants/" .. name .. ".lua")
    local text = file and file:read "*a"
    if file then file:close() end
    return text
end

-- A finder that changes scripts.
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

--- A player with a mistake, in this process: as conformance/examine.lua asks programs.
-- @param known table in which right answers are kept by case, for several players; or nil
function base.player(mistake, known)
    return setmetatable({ mistake = mistake, known = known or {}, reasons = true,
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

-- Are the rules of a variant what they are without the changed scripts?
local function is_same(self, name)
    if self.same[name] == nil then
        local changed = dump(assert(inarow.find(name)).script)
        self:close()
        self.same[name] = changed == dump(assert(inarow.find(name)).script)
        self:begin()
    end
    return self.same[name]
end

-- The right answer, kept for whoever asks again.
local function right(self, case)
    local answer = self.known[case]
    if answer == nil then
        answer = answers.of(case)
        self.known[case] = answer
    end
    return answer
end

function Player:ask(case)
    local mistake, answer = self.mistake
    local changed = mistake.case and mistake.case(case)
    if changed then
        answer = answers.of(changed)
    elseif self.finder and not is_same(self, case.variant) then
        answer = answers.of(case)
    else
        answer = right(self, case)
    end
    if mistake.fouls then answer = careless(case, answer, mistake.fouls) end
    if mistake.answer then answer = mistake.answer(case, answer) end
    if answer == nil then return "unplayable" end -- by its mistaken rules
    return answer
end

-- ---- As a program ---------------------------------------------------------------------

-- The corpus' own protocol.
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

--- A player's file: it is its mistake to whoever requires it, and a program when it is
-- run, by the protocol that its arguments name.
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
