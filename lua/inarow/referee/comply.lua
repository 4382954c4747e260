--- Checks a program against the Gomocup protocol and the extension for openings. Each
-- check starts the program anew, asks it, and compares its answers with the protocol.
local checks = require "inarow.referee.comply_checks"
local gomocup = require "inarow.referee.gomocup"
local inarow = require "inarow"
local language = require "inarow.language"
local loop = require "inarow.referee.programs.loop"
local probe = require "inarow.referee.probe"
local requests = require "inarow.referee.opening_requests"
local say = require("inarow.referee.sentences").say

local comply = {}

local STARTING = 10 -- seconds to wait for any answer other than a move
local MOVING = 5 -- the 1 s of timeout_turn, and a margin for a busy machine
local QUIET, LEAVING = 0.3, 1 -- seconds for unwanted output; for the end after END

-- ---- The board, as the program should know it -----------------------------------------

-- Updates the board after a line is sent to the program.
local function track(board, line)
    local word, rest = line:match "^(%u*)%s*(.-)\r?$"
    local x, y = rest:match "^(%d+),(%d+)"
    if word == "START" or word == "RECTSTART" then
        board.width, board.height = tonumber(x or rest), tonumber(y or rest)
    end
    if word == "START" or word == "RECTSTART" or word == "RESTART" or word == "BOARD" then
        board.taken = {}
    elseif word == "TAKEBACK" then
        board.taken[rest] = nil
    elseif x then
        board.taken[x .. "," .. y] = true
    end
end

local function vacant(board)
    for y = 3, board.height - 1 do
        for x = 2, board.width - 1, 3 do
            local point = x .. "," .. y
            if not board.taken[point] then return point end
        end
    end
end

-- Returns the lines of a step with their placeholders replaced. Updates the board after
-- each line.
local function lines_of(board, step, number)
    local list = {}
    local text = step[1]:gsub("%?", function() return vacant(board) end)
        :gsub("last", function() return board.last end):gsub("RULE", tostring(number))
    for line in (text .. "\n"):gmatch "([^\n]*)\n" do
        track(board, line)
        list[#list + 1] = line
    end
    return list
end

-- ---- Expected answers -----------------------------------------------------------------

-- Returns true if a line is a vacant point of the board and, if `points` is given, one of
-- these points.
local function read_point(line, board, points)
    local x, y = line:match "^%s*(%d+)%s*,%s*(%d+)%s*$"
    local point = x and ("%d,%d"):format(x, y)
    if not x or tonumber(x) >= board.width or tonumber(y) >= board.height
        or board.taken[point] or points and not language.index_of(points, point) then
        return nil
    end
    board.taken[point], board.last = true, point
    return true
end

local function read_facts(line)
    local rest, count = line:gsub('%s*%a[%w_]*%s*=%s*"[^"]*"%s*,?', "")
    return count > 0 and not rest:find "%S" and line:find 'name%s*=%s*"' and true or nil
end

-- For each expectation of a step: seconds to wait for the answer, and the reader that
-- accepts it.
local READERS = {
    OK = { STARTING, function(line)
        return line:upper():find "^%s*OK%s*$" and true or nil
    end },
    point = { MOVING, read_point },
    facts = { STARTING, read_facts },
    refusal = { STARTING, function() end },
}

-- Returns true if the engine sends nothing for a while. Also returns its line, or the
-- message that no line came.
local function is_silent(engine)
    local line, message, code
    repeat
        line, message, code = engine.process:receive(QUIET)
        local word = (line or ""):match("^%s*(%a*)"):upper()
    until word ~= "MESSAGE" and word ~= "DEBUG"
    return code == "late", line or message
end

local function has_ended(engine)
    local process = engine.process
    process:wait(LEAVING, function() return process.status end)
    return process.status ~= nil, say(process.status and "comply-ended" or "comply-runs")
end

local STATES = { silence = is_silent, ["end"] = has_ended }

-- Sends the lines of a step. Returns true if the answer is right, nil if the engine
-- refuses something optional, and false if the answer is wrong. Also returns the answer.
local function take(engine, lines, step, board)
    local expected = step[2]
    local state, reader = STATES[expected], READERS[expected]
    if not reader then
        local sent, message = engine:send((table.unpack or unpack)(lines))
        if not sent then return false, message end
        if state then return state(engine) end
        return true
    end
    local heard
    local answer, message, code = engine:ask(lines, reader[1], function(line)
        heard = line
        return reader[2](line, board, step[3])
    end, "")
    local is_right = answer or expected == "refusal" and code == "refused"
    if not answer and code == "refused" and not is_right then return nil, message end
    return is_right and true or false, heard or message
end

-- ---- Checks ---------------------------------------------------------------------------

-- Returns the result of a check. `verdict` is ok, wrong or unknown.
local function result(name, verdict, asked, answered)
    local line = asked:gsub("%s+", " "):gsub(" $", "")
    return { check = name, verdict = verdict, asked = line,
        answered = language.printable(answered, 200), rule = say("comply-" .. name) }
end

-- Makes a check. A check that fails is repeated with a pause after each answer, because
-- some engines lose a line that arrives too early.
-- @param command line of the program
-- @param check function that receives a function that starts the program
local function made(command, check)
    local found = check(function() return gomocup.start(command) end)
    if found.verdict == "ok" then return found end
    return check(function()
        local engine, message, code = gomocup.start(command)
        if engine then engine.is_deaf = true end
        return engine, message, code
    end)
end

-- Checks the plain protocol.
local function check_plain(start, check, number)
    local engine, message = start()
    if not engine then return result(check[1], "wrong", check[2][1], message) end
    local board = { width = 15, height = 15, taken = {} }
    local asked, is_right, answered, said
    for i = 2, #check do
        local lines = lines_of(board, check[i], number)
        is_right, answered = take(engine, lines, check[i], board)
        if check[i][2] or not is_right then
            asked, said = table.concat(lines, " "):match "%S.*" or asked, answered
        end
        if not is_right then break end
    end
    engine:close(0)
    local verdict = is_right and "ok" or is_right == nil and check.is_optional
        and "unknown" or "wrong"
    return result(check[1], verdict, asked, said or "")
end

-- Checks the rules by which the program plays after INFO with the number of the rules.
local function check_rule(start, rules, settings)
    local asked = "INFO rule " .. (gomocup.rule(rules) or "?")
    if not probe.fits(rules) then
        return result("rule", "unknown", asked, say "comply-no-rule")
    end
    local engine
    local function leave() if engine then engine:close(0) end end
    local every = { board = function(_, ...) return engine:board(...) end } -- the latest
    local names, message = probe.rules_of(every, function()
        leave()
        local fault
        engine, fault = start()
        if not engine then return nil, fault end
        return engine:begin(15, 15, settings, STARTING)
    end, MOVING)
    leave()
    local warning = not names and message or probe.warning(names, rules)
    return result("rule", warning and "wrong" or "ok", asked,
        warning or language.list(names))
end

-- Returns the position of a check of the extension: the game, and the list of its stones.
local function position_of(check)
    local game, stones = assert(inarow.new(check[2])), {}
    for action in check[3]:gmatch "[^;]+" do
        local before = game:state().moves
        assert(game:apply(action))
        local point = game:state().last
        if game:state().moves > before then
            stones[#stones + 1] = { point = point, colour = game:at(point) }
        end
    end
    return game, stones
end

-- Checks the extension.
-- @param start function that starts the program
-- @param check data of the check
-- @param is_known true if the program has answered an earlier request of the extension
local function check_opening(start, check, is_known)
    local game, stones = position_of(check)
    local request, rules, heard = requests.of(game), game.rules, nil
    local read = request.read
    function request.read(line)
        heard = line
        return read(line)
    end
    local engine, message, code = start()
    local ok = engine
    if ok then
        ok, message, code = engine:begin(rules.width, rules.height, {
            { "timeout_turn", 1000 }, { "rule", gomocup.rule(rules) },
            { "opening", requests.name(rules) } }, STARTING)
    end
    local action
    if ok then
        action, message, code = engine:opening(request, stones, game.colours[1], MOVING)
    end
    if engine then engine:close(0) end
    local ruling, why
    if action then ruling, why = game:apply(action) end
    local is_strange = ok and (code == "refused" or code == "stalled")
    local verdict = ruling and "ok" or is_strange and not is_known and "unknown"
        or "wrong"
    return result(check[1], verdict, request.text,
        why and ("%s: %s"):format(heard, why) or heard or message)
end

--- Check a program.
-- @param command line for /bin/sh
-- @param rules of the variant, whose number is sent to the program
-- @param report function that receives each result: {check, verdict, asked, answered,
-- rule}. `check` is the name of the check. `verdict` is "ok", "wrong", or "unknown" if
-- the program refuses something optional. `rule` is the protocol's requirement
-- @return true; or nil if a signal has ended the checks
function comply.run(command, rules, report)
    local number = gomocup.rule(rules) or 0
    local pending = true
    return loop.together(function()
        if not pending then return nil end
        pending = false
        return function()
            for _, check in ipairs(checks.plain) do
                report(made(command, function(start)
                    return check_plain(start, check, number)
                end))
            end
            local settings = { { "timeout_turn", 1000 }, { "rule", number } }
            report(made(command, function(start)
                return check_rule(start, rules, settings)
            end))
            local is_known = false
            for _, check in ipairs(checks.openings) do
                local found = made(command, function(start)
                    return check_opening(start, check, is_known)
                end)
                is_known = is_known or found.verdict == "ok"
                report(found)
            end
        end
    end, 1)
end

return comply
