--- The Gomocup protocol, as a manager of engines speaks it: the engine is another
-- process, and what it answers is read with suspicion. Points are texts like `h8`; the
-- protocol counts columns and rows from 0 at the top left.
--
-- What an engine says besides (MESSAGE, DEBUG) is left out; the last of it is kept.
local loop = require "inarow.referee.programs.loop"
local process = require "inarow.referee.programs.process"
local say = require("inarow.referee.sentences").say

local Engine = {}
Engine.__index = Engine

local gomocup = {}

--- Seconds that an engine is waited for when its time is over: who answers in them is
-- late, who does not is stalled.
gomocup.STALLED = 1

-- Seconds in which an engine is done with what it has just answered.
local DEAF = 0.05

-- ---- Points ---------------------------------------------------------------------------

--- A point as the protocol writes it.
-- @param point text like `h8`
-- @param rows of the board
-- @return text like `7,7`
function gomocup.written(point, rows)
    local column, row = point:match "^(%l)(%d+)$"
    return ("%d,%d"):format(column:byte() - 97, rows - tonumber(row))
end

-- The point of a column and a row; nil if there is none that has a name.
local function point_at(x, y, rows)
    x, y = tonumber(x), tonumber(y)
    if not x or x > 25 or x < 0 or y < 0 or y >= rows then return nil end
    return string.char(97 + x) .. ("%d"):format(rows - y)
end

--- The points of a line like `7,7` or `7,7 8,8`.
-- @return list of points, off the board too: then the text as it was; or nil if it is no
-- such line
function gomocup.points(line, rows)
    local points = {}
    local rest = line:gsub("%s*(%-?%d+)%s*,%s*(%-?%d+)", function(x, y)
        if #x > 5 or #y > 5 then return nil end
        points[#points + 1] = point_at(x, y, rows) or x .. "," .. y
        return ""
    end)
    return not rest:find "%S" and #points > 0 and points or nil
end

-- ---- Rules ----------------------------------------------------------------------------

-- What the protocol has no word for.
local function is_beyond(rules)
    local turn = rules.turn
    return rules.capture or rules.lose[1].row or rules.lose[2].row or rules.supply
        or rules.hooks or turn.move or turn.pop or turn.stones or rules.gravity
        or rules.directions or not rules.board.full or #rules.shapes > 0
end

-- Do rows of five win for a colour, of exactly five or of longer ones too?
local function has_fives(win, is_exact)
    return win.row == 5 and (win.exactly or false) == is_exact
end

local function forbids(rules, ...)
    for _, kind in ipairs { ... } do
        local rule = rules.forbid[kind]
        if not rule or rule.colour ~= rules.colours[1] or rule.unless
            or rule.literal_9_3 or rule.five_makes_three then
            return false
        end
    end
    return true
end

--- The number that the protocol has for the rules of a game, the opening left aside.
-- @param rules as inarow.rules gives them
-- @return 0 five or more, 1 exactly five, 4 renju, 8 caro; nil if it has none
function gomocup.rule(rules)
    if #rules.colours ~= 2 or is_beyond(rules) then return nil end
    local first, second = rules.win[1], rules.win[2]
    local exactly = has_fives(first, true)
    if exactly and has_fives(second, false)
        and forbids(rules, "overline", "double-four", "double-three") then
        return 4
    elseif not has_fives(first, exactly) or not has_fives(second, exactly)
        or first.open ~= second.open or next(rules.forbid) then
        return nil
    end
    return first.open and 8 or exactly and 1 or 0
end

-- ---- Questions and answers ------------------------------------------------------------

--- Start an engine.
-- @param command, where as process.start has them
-- @return engine; or nil, message, "died"
function gomocup.start(command, where)
    local its, message, code = process.start(command, where)
    if not its then return nil, message, code end
    return setmetatable({ command = command, process = its, rows = 0,
        answered = loop.now() }, Engine)
end

--- Have a line in its log that nobody said.
function Engine:remark(text)
    self.process:log("#", text)
end

-- One of the field's passes over what it is sent before it has put its last search
-- away. Once an engine has lost something it is left in peace after each answer.
local function leave_in_peace(self)
    local rest = self.is_deaf and self.answered + DEAF - loop.now() or 0
    if rest > 0 then loop.sleep(rest) end
end

--- Tell the engine something that it does not answer.
-- @return true; or nil, message, code as process:send
function Engine:tell(...)
    leave_in_peace(self)
    self.told = table.concat({ ... }, " "):upper()
    for _, line in ipairs { ... } do
        local ok, message, code = self.process:send(line)
        if not ok then return nil, message, code end
    end
    return true
end

-- What is said besides.
local function is_aside(self, line)
    local word, text = line:match "^%s*(%a+)%s*(.*)$"
    word = word and word:upper()
    if word == "MESSAGE" or word == "DEBUG" then
        self.message = text
        return true
    end
    return not line:find "%S" or word == "SUGGEST"
end

-- Is an error about what it was told before it was asked? Then an answer is yet to come:
-- the word that it does not understand was in that, and not in the question.
local function is_about_told(self, line, told)
    local word = line:upper():match "^%s*%u+.*%s(%S+)%s*$"
    local is_told = word and told and told:find(word, 1, true)
        and not self.told:find(word, 1, true)
    self.is_deaf = self.is_deaf or is_told and true or nil
    return is_told
end

-- What came unasked is told nobody: it answers nothing.
local function pass_over(self)
    local line, code, _
    repeat
        line, _, code = self.process:receive(0)
        if line and not is_aside(self, line) then self.unasked = line end
    until not line and code ~= "garbage"
end

-- An answer that is `late`, or `stalled`, as `ask` gives it.
local function too_late(code, seconds, spent)
    return nil, say("engine-" .. code, { seconds = seconds,
        spent = ("%.3f"):format(spent) }), code, spent
end

local function is_error(line)
    local word = line:match("^%s*(%a*)"):upper()
    return word == "ERROR" or word == "UNKNOWN"
end

-- What a line means that came in time; or nil, message, code.
local function understood(self, line, read, wants)
    if is_error(line) then
        self.is_deaf = true
        return nil, say("engine-refuses", { line = line:sub(1, 80), asked = self.asked }),
            "refused"
    end
    local answer = read(line)
    if answer ~= nil then return answer end
    return nil, say("engine-no-answer", { text = line:sub(1, 40), asked = self.asked,
        expected = wants }), "garbage"
end

-- Hear the engine's answer to what it was asked at a time; as `ask`. `told` is what it
-- was told before.
local function hear(self, asked, seconds, read, wants, told)
    while true do
        local line, at, code = self.process:receive(math.max(0,
            asked + seconds + gomocup.STALLED - loop.now()))
        local spent = (line and at or loop.now()) - asked
        local has_talked = line and (is_aside(self, line)
            or is_error(line) and is_about_told(self, line, told))
        if code == "late" or has_talked and spent > seconds + gomocup.STALLED then
            return too_late("stalled", seconds, spent)
        elseif not line then
            return nil, at, code, spent
        elseif not has_talked then
            if spent > seconds then return too_late("late", seconds, spent) end
            local answer, fault, reason = understood(self, line, read, wants)
            self.answered = at
            if answer == nil then return nil, fault, reason, spent end
            return answer, spent
        end
    end
end

--- Ask the engine.
-- @param lines list of what it is sent
-- @param seconds for its answer, from now on
-- @param read function given a line, giving what it means, or nil if it is no answer
-- @param wants what an answer to it is, in words, if not every line is one
-- @return what `read` gave, and the seconds that it took; or nil, message, code and the
-- seconds: as process:receive, and `refused`, for ERROR and UNKNOWN; `garbage`, no
-- answer; `late`, an answer after its time; `stalled`, none for a second more
function Engine:ask(lines, seconds, read, wants)
    leave_in_peace(self)
    pass_over(self)
    self.asked = lines[1]
    local asked, told = loop.now(), self.told
    local ok, fault, reason = self:tell((table.unpack or unpack)(lines))
    if not ok then return nil, fault, reason, 0 end
    return hear(self, asked, seconds, read, wants, told)
end

local function is_ok(line)
    return line:upper():find "^%s*OK%f[%A]" and true or nil
end

local function as_it_is(line)
    return line
end

--- What the engine tells of itself, by ABOUT: its name, or the whole line.
-- @return text; or nil, message, code
function Engine:about(seconds)
    local line, message, code = self:ask({ "ABOUT" }, seconds, as_it_is)
    if code == "refused" then -- the ERROR may be of what it was told before
        line, message, code = hear(self, loop.now(), seconds, as_it_is)
        if code == "stalled" then code = "refused" end
    end
    if not line then return nil, message, code end
    local version = line:match 'version%s*=%s*"([^"]*)"'
    return (line:match 'name%s*=%s*"([^"]*)"' or line)
        .. (version and " " .. version or "")
end

--- Begin a game on an empty board. It is ready once it answers ABOUT: what it does for
-- INFO, its memory above all, may take a second, which is not of its first move.
-- @param columns, rows of the board
-- @param settings what it is told by INFO: a list of {key, value}
-- @param seconds for each answer
-- @return true, and its name as `about` tells it, or nil; or nil, message, code
function Engine:begin(columns, rows, settings, seconds)
    self.rows = rows
    local start = columns == rows and "START " .. columns
        or ("RECTSTART %d,%d"):format(columns, rows)
    local ok, message, code = self:ask({ start }, seconds, is_ok, say "engine-wants-OK")
    if code == "refused" then
        ok, message, code = self:ask({ start }, seconds, is_ok, say "engine-wants-OK")
    end
    if ok then ok, message, code = self:inform(settings) end
    if not ok then return nil, message, code end
    local name
    name, message, code = self:about(seconds)
    local is_ready = name or code == "refused" or code == "stalled"
    if not is_ready then return nil, message, code end
    return true, name
end

--- Tell the engine settings by INFO.
-- @param settings list of {key, value}
function Engine:inform(settings)
    for _, setting in ipairs(settings) do
        local ok, message, code =
            self:tell(("INFO %s %s"):format(setting[1], tostring(setting[2])))
        if not ok then return nil, message, code end
    end
    return true
end

-- Asked for one point.
local function ask_point(self, lines, seconds)
    return self:ask(lines, seconds, function(line)
        local points = gomocup.points(line, self.rows)
        return points and #points == 1 and points[1] or nil
    end, say "engine-wants-point")
end

--- Have it begin the game.
-- @return the point, and the seconds that it took; or nil, message, code, seconds. A
-- point off the board is a text like `99,3`.
function Engine:first(seconds)
    return ask_point(self, { "BEGIN" }, seconds)
end

--- Tell it the opponent's move, and have its own: as `first`.
function Engine:turn(point, seconds)
    return ask_point(self, { "TURN " .. gomocup.written(point, self.rows) }, seconds)
end

-- A list of stones between a word and DONE. `own` tells whose a stone is; nil where the
-- protocol does not say.
local function listed(self, word, stones, own)
    local lines = { word }
    for _, stone in ipairs(stones) do
        lines[#lines + 1] = gomocup.written(stone.point, self.rows)
            .. (own and (stone.colour == own and ",1" or ",2") or "")
    end
    lines[#lines + 1] = "DONE"
    return lines
end

--- Show it a board, and have its move: as `first`.
-- @param stones list of {point, colour}, in the order in which they were placed
-- @param own its colour
function Engine:board(stones, own, seconds)
    return ask_point(self, listed(self, "BOARD", stones, own), seconds)
end

--- The opening of Swap2: asked with no stones for three, with three for one stone, two,
-- or SWAP, with five for one stone or SWAP.
-- The protocol's text lists stones as X,Y; some programs want X,Y,COLOUR, as in BOARD.
-- @param stones list of {point, colour}, in the order in which they were placed
-- @param own the colour that is to move, for a program that wants colours; else nil
-- @return "swap" or a list of points, and the seconds; or nil, message, code, seconds
function Engine:swap2(stones, seconds, own)
    local allowed = ({ [0] = { [3] = true }, [3] = { true, true } })[#stones] or { true }
    return self:ask(listed(self, "SWAP2BOARD", stones, own), seconds, function(line)
        if #stones > 0 and line:upper():find "^%s*SWAP%s*$" then return "swap" end
        local points = gomocup.points(line, self.rows)
        return points and allowed[#points] and points or nil
    end, say "engine-wants-opening")
end

--- A decision in an opening by the law.
-- @param request as opening_requests.of gives it
-- @param stones list of {point, colour}, in the order in which they were placed
-- @param first the colour that moves first
-- @return an action's text, and the seconds; or nil, message, code, seconds
function Engine:opening(request, stones, first, seconds)
    return self:ask(listed(self, request.text, stones, first), seconds, request.read,
        request.expected)
end

--- The points forbidden to the side to move, by Yixin's extension.
-- @param stones list of {point, colour}, in the order in which they were placed
-- @param own the colour that is to move
-- @return list of points; or nil, message, code
function Engine:forbidden(stones, own, seconds)
    local lines = listed(self, "YXBOARD", stones, own)
    lines[#lines + 1] = "YXSHOWFORBID"
    return self:ask(lines, seconds, function(line)
        local digits = line:match "^%s*FORBID%s*([%d%s]*)%.?%s*$"
        digits = digits and digits:gsub("%s", "")
        if not digits or #digits % 4 ~= 0 then return nil end
        local points = {}
        for x, y in digits:gmatch "(%d%d)(%d%d)" do
            points[#points + 1] = point_at(x, y, self.rows) or x .. "," .. y
        end
        return points
    end, say "engine-wants-forbidden")
end

--- End the engine: it is asked to leave, and made to.
-- @param seconds to leave in, as process:close
function Engine:close(seconds)
    self.process:send "END"
    self.process:close(seconds)
end

return gomocup
