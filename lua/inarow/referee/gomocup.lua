--- Implements the manager's side of the Gomocup protocol. The engine is another process,
-- and its answers are not trusted. Points are texts like `h8`; the protocol counts
-- columns and rows from 0 at the top left.
--
-- Lines that do not answer a question (MESSAGE, DEBUG) are skipped.
local loop = require "inarow.referee.programs.loop"
local process = require "inarow.referee.programs.process"
local say = require("inarow.referee.sentences").say

local Engine = {}
Engine.__index = Engine

local gomocup = {}

--- Seconds to wait for an answer after the time is over. An engine that answers within
-- these seconds is late. An engine that does not answer within them is stalled.
gomocup.STALLED = 1

-- Seconds that an engine may need after an answer before it reads again.
local DEAF = 0.05

-- ---- Points ---------------------------------------------------------------------------

--- Write a point in the protocol's notation.
-- @param point text like `h8`
-- @param rows number of rows of the board
-- @return text like `7,7`
function gomocup.written(point, rows)
    local column, row = point:match "^(%l)(%d+)$"
    return ("%d,%d"):format(column:byte() - 97, rows - tonumber(row))
end

-- Converts the protocol's column and row to a point; nil if there is no such point.
local function point_at(x, y, rows)
    x, y = tonumber(x), tonumber(y)
    if not x or x > 25 or x < 0 or y < 0 or y >= rows then return nil end
    return string.char(97 + x) .. ("%d"):format(rows - y)
end

--- Read the points of a line like `7,7` or `7,7 8,8`.
-- @return list of points, in which a point off the board is a text like `99,3`; nil if
-- the line has another form
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

-- Returns true if the protocol's rule numbers cannot describe the rules.
local function is_beyond(rules)
    local turn = rules.turn
    return rules.capture or rules.lose[1].row or rules.lose[2].row or rules.supply
        or rules.hooks or turn.move or turn.pop or turn.stones or rules.gravity
        or rules.directions or not rules.board.full or #rules.shapes > 0
end

-- Returns true if a colour wins by rows of five. With `is_exact`, longer rows must not
-- win; otherwise longer rows must win too.
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

--- Return the protocol's number for the rules of a game, without its opening.
-- @param rules as inarow.rules returns them
-- @return 0 if five or more stones win, 1 if exactly five win, 4 for renju, 8 for caro;
-- nil if no number describes the rules
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
-- @param command, where as for process.start
-- @return engine; or nil, message, "died"
function gomocup.start(command, where)
    local its, message, code = process.start(command, where)
    if not its then return nil, message, code end
    return setmetatable({ command = command, process = its, rows = 0,
        answered = loop.now() }, Engine)
end

--- Write a remark of the arbiter to the engine's log.
function Engine:remark(text)
    self.process:log("#", text)
end

-- Waits if necessary. Some engines ignore lines that arrive before they have ended their
-- last search. After an engine has lost a line, the arbiter pauses after each of its
-- answers.
local function leave_in_peace(self)
    local rest = self.is_deaf and self.answered + DEAF - loop.now() or 0
    if rest > 0 then loop.sleep(rest) end
end

--- Send the engine lines that it does not answer.
-- @return true; or nil, message, code as from process:send
function Engine:send(...)
    leave_in_peace(self)
    self.sent = table.concat({ ... }, " "):upper()
    for _, line in ipairs { ... } do
        local ok, message, code = self.process:send(line)
        if not ok then return nil, message, code end
    end
    return true
end

local ASIDES = { MESSAGE = true, DEBUG = true, SUGGEST = true }

-- Returns true if a line is not an answer: a message, a suggestion, or a blank line.
local function is_aside(line)
    local word = line:match("^%s*(%a*)"):upper()
    return ASIDES[word] or not line:find "%S"
end

-- Returns true if an error is about lines sent before the question, so that the answer is
-- still to come. The error quotes a word. The earlier lines contain this word, and the
-- question does not.
local function is_about_earlier(self, line, earlier)
    local word = line:upper():match "^%s*%u+.*%s(%S+)%s*$"
    local is_earlier = word and earlier and earlier:find(word, 1, true)
        and not self.sent:find(word, 1, true)
    self.is_deaf = self.is_deaf or is_earlier and true or nil
    return is_earlier
end

-- Skips lines that came before the question, so that they are not taken for its answer.
local function pass_over(self)
    local line, code, _
    repeat
        line, _, code = self.process:receive(0)
    until not line and code ~= "garbage"
end

-- Returns nil, message, code and seconds for an answer that is `late` or `stalled`.
local function too_late(code, seconds, spent)
    return nil, say("engine-" .. code, { seconds = seconds,
        spent = ("%.3f"):format(spent) }), code, spent
end

local function is_error(line)
    local word = line:match("^%s*(%a*)"):upper()
    return word == "ERROR" or word == "UNKNOWN"
end

-- Returns the answer in a line that came in time; or nil, message, code.
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

-- Waits for the engine's answer. Returns the same as `ask`.
-- @param asked time of the question
-- @param earlier lines sent before the question
local function hear(self, asked, seconds, read, wants, earlier)
    while true do
        local line, at, code = self.process:receive(math.max(0,
            asked + seconds + gomocup.STALLED - loop.now()))
        local spent = (line and at or loop.now()) - asked
        local has_talked = line and (is_aside(line)
            or is_error(line) and is_about_earlier(self, line, earlier))
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
-- @param lines list of lines to send
-- @param seconds time limit for its answer, from now on
-- @param read function that receives a line and returns its meaning; nil if the line is
-- not an answer
-- @param wants form of an answer, for messages; nil if every line is an answer
-- @return what `read` returned, and the seconds until the answer came; or nil, message,
-- code, seconds. The code is a code of process:receive, or one of these. `refused`: the
-- engine answered ERROR or UNKNOWN. `garbage`: the line is not an answer. `late`: the
-- answer came after the time. `stalled`: no answer came within one more second.
function Engine:ask(lines, seconds, read, wants)
    leave_in_peace(self)
    pass_over(self)
    self.asked = lines[1]
    local asked, earlier = loop.now(), self.sent
    local ok, fault, reason = self:send((table.unpack or unpack)(lines))
    if not ok then return nil, fault, reason, 0 end
    return hear(self, asked, seconds, read, wants, earlier)
end

local function is_ok(line)
    return line:upper():find "^%s*OK%f[%A]" and true or nil
end

local function as_it_is(line)
    return line
end

--- Ask for the engine's name and version by ABOUT. If the answer has no name, return the
-- whole line.
-- @return text; or nil, message, code
function Engine:about(seconds)
    local line, message, code = self:ask({ "ABOUT" }, seconds, as_it_is)
    if code == "refused" then -- the error may be about earlier lines
        line, message, code = hear(self, loop.now(), seconds, as_it_is)
        if code == "stalled" then code = "refused" end
    end
    if not line then return nil, message, code end
    local version = line:match 'version%s*=%s*"([^"]*)"'
    return (line:match 'name%s*=%s*"([^"]*)"' or line)
        .. (version and " " .. version or "")
end

--- Begin a game on an empty board. The engine is ready after it answers ABOUT. Allocating
-- memory after an INFO may take a second, which must not count for the engine's first
-- move.
-- @param columns, rows size of the board
-- @param settings list of {key, value} for INFO
-- @param seconds time limit for each answer
-- @return true, and the engine's name as from `about`, or nil; or nil, message, code
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

--- Send settings to the engine by INFO.
-- @param settings list of {key, value}
function Engine:inform(settings)
    for _, setting in ipairs(settings) do
        local ok, message, code =
            self:send(("INFO %s %s"):format(setting[1], tostring(setting[2])))
        if not ok then return nil, message, code end
    end
    return true
end

-- Asks for one point.
local function ask_point(self, lines, seconds)
    return self:ask(lines, seconds, function(line)
        local points = gomocup.points(line, self.rows)
        return points and #points == 1 and points[1] or nil
    end, say "engine-wants-point")
end

--- Ask the engine for the first move of the game.
-- @return point, and the seconds until it came; or nil, message, code, seconds. A point
-- off the board is a text like `99,3`.
function Engine:first(seconds)
    return ask_point(self, { "BEGIN" }, seconds)
end

--- Send the opponent's move and ask the engine for its own move, as `first`.
function Engine:turn(point, seconds)
    return ask_point(self, { "TURN " .. gomocup.written(point, self.rows) }, seconds)
end

-- Writes a list of stones as lines, between a word and DONE.
-- @param own colour that the list shows as 1; the list shows the other colour as 2. If
-- nil, the list has no colours
local function listed(self, word, stones, own)
    local lines = { word }
    for _, stone in ipairs(stones) do
        lines[#lines + 1] = gomocup.written(stone.point, self.rows)
            .. (own and (stone.colour == own and ",1" or ",2") or "")
    end
    lines[#lines + 1] = "DONE"
    return lines
end

--- Show the engine a board and ask for its move. The results are those of `first`.
-- @param stones list of {point, colour}, in the order in which they were placed
-- @param own colour of the engine
function Engine:board(stones, own, seconds)
    return ask_point(self, listed(self, "BOARD", stones, own), seconds)
end

--- Ask for a decision in the opening of Swap2. The answer to an empty board is three
-- stones. The answer to three stones is one stone, two stones or SWAP. The answer to
-- five stones is one stone or SWAP. The protocol's text lists stones as X,Y, but some
-- programs expect X,Y,COLOUR, as in BOARD.
-- @param stones list of {point, colour}, in the order in which they were placed
-- @param own the side to move, which decides the numbers of the colours; nil if the
-- program expects points without colours
-- @return the answer, and the seconds until it came; or nil, message, code, seconds. The
-- answer is "swap" or a list of points.
function Engine:swap2(stones, seconds, own)
    local allowed = ({ [0] = { [3] = true }, [3] = { true, true } })[#stones] or { true }
    return self:ask(listed(self, "SWAP2BOARD", stones, own), seconds, function(line)
        if #stones > 0 and line:upper():find "^%s*SWAP%s*$" then return "swap" end
        local points = gomocup.points(line, self.rows)
        return points and allowed[#points] and points or nil
    end, say "engine-wants-opening")
end

--- Ask for a decision in an opening, by the extension of the protocol.
-- @param request as opening_requests.of returns it
-- @param stones list of {point, colour}, in the order in which they were placed
-- @param first colour that moves first
-- @return text of an action, and the seconds; or nil, message, code, seconds
function Engine:opening(request, stones, first, seconds)
    return self:ask(listed(self, request.text, stones, first), seconds, request.read,
        request.expected)
end

--- Ask for the points forbidden to the side to move, by Yixin's extension.
-- @param stones list of {point, colour}, in the order in which they were placed
-- @param own side to move
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

--- End the engine: send END, and then end its process.
-- @param seconds time in which the process may end by itself, as for process:close
function Engine:close(seconds)
    self.process:send "END"
    self.process:close(seconds)
end

return gomocup
