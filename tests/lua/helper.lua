--- Tools of the specs. busted runs at the root of the tree.
local assert = require "luassert"
local model = require "inarow.model"
package.loaded.launcher = package.loaded.launcher or dofile "tests/lua/launcher.lua"
local launcher = package.loaded.launcher
require "inarow" -- this gives games all their methods

local helper = {}

--- True if there is time for everything, as in `make test-long`. Otherwise, similar cases
-- may be left out: `make test` must end in some minutes.
helper.is_long = os.getenv "SPECS" == "all"

--- Returns true if a case with this number runs: each one in `make test-long`, otherwise
-- one in `apart`.
function helper.is_due(number, apart)
    return helper.is_long or number % apart == 0
end

--- Defines a case that runs only in `make test-long`.
-- @param it busted's
function helper.at_length(it, name, run)
    if helper.is_long then it(name, run) end
end

--- Defines a case that has the same result in every interpreter. Other interpreters than
-- Lua 5.4 run it in `make test-long`, like the specs in the list ALIKE of tests/run.sh.
-- @param it busted's
function helper.alike(it, name, run)
    if helper.is_long or _VERSION == "Lua 5.4" then it(name, run) end
end

--- Returns a list, or its first `count` items if there is no time for all.
function helper.some(list, count)
    return helper.is_long and list or { (table.unpack or unpack)(list, 1, count) }
end

--- Returns all items of a list in `make test-long`; otherwise one in `apart`.
-- @param first number of the first of these
function helper.every(apart, list, first)
    if helper.is_long then return list end
    local items = {}
    for i = first, #list, apart do items[#items + 1] = list[i] end
    return items
end

-- ---- Outcomes -----------------------------------------------------------------------

--- Checks that a call was refused as nil, message, code; returns the message. The message
-- has one line; for a script, one line for each of its faults, which come last.
function helper.refused(code, result, message, got, faults)
    assert(result == nil, "it was not refused")
    assert.is_string(message)
    local lines = {}
    for i, fault in ipairs(type(faults) == "table" and faults or {}) do
        lines[i] = fault.message
    end
    assert(#message > 0 and (not message:find "\n"
        or message == table.concat(lines, "\n")), "not one line: " .. message)
    assert.equal(code, got)
    return message
end

--- Checks that a text contains each of some others.
function helper.says(text, ...)
    for _, part in ipairs { ... } do
        assert(text:find(part, 1, true), ("no %q in %q"):format(part, text))
    end
end

-- ---- Games --------------------------------------------------------------------------

--- Does actions, each a point or an action's text; none may be refused. Returns the last
-- ruling as text.
function helper.play(game, ...)
    local ruling
    for _, text in ipairs { ... } do
        for word in text:gmatch("[^,]+") do
            word = word:match("^%s*(.-)%s*$")
            ruling = assert(game:apply(word:match("^%l%d+$") and "play " .. word or word))
        end
    end
    return tostring(ruling)
end

--- Returns a position's cells for game:setup; the stones of X and O are lists of points
-- in text.
function helper.cells(side, x_points, o_points)
    local cells = {}
    for i = 1, side * side do cells[i] = "." end
    local function put(stone, points)
        for column, row in points:gmatch "(%l)(%d+)" do
            cells[(side - row) * side + column:byte() - 96] = stone
        end
    end
    put("X", x_points)
    put("O", o_points)
    return table.concat(cells)
end

--- Returns the game of the first record of a text.
function helper.open(text)
    local result = require("inarow.judging").games(text, "text", {})()
    assert(not result.error, result.error and result.error.message)
    return result.game
end

--- Returns the record of a game, and its state with the ruling as a line.
function helper.snapshot(game)
    local state = game:state()
    state.ruling = tostring(state.ruling)
    return { record = game:record(), state = state, board = game:render(),
        legal = game:legal(), forbidden = game:forbidden() }
end

--- Returns a table with the fields of two; those of the second one take precedence.
function helper.with(given, more)
    local all = {}
    for key, value in pairs(given) do all[key] = value end
    for key, value in pairs(more) do all[key] = value end
    return all
end

--- Returns any value as text, with the keys of tables in order.
function helper.dump(value)
    if type(value) ~= "table" then return tostring(value) end
    local parts = {}
    for key, item in pairs(value) do
        parts[#parts + 1] = tostring(key) .. "=" .. helper.dump(item)
    end
    table.sort(parts)
    return "{" .. table.concat(parts, " ") .. "}"
end

local VERBS = {}
for verb in pairs(model.verbs()) do VERBS[#VERBS + 1] = verb end
table.sort(VERBS)
-- Verbs that usually end the game at once.
local ENDING = { resign = true, disarranged = true, organizer = true }

--- Returns a generator of whole numbers from 1 to n, the same on every machine.
function helper.random(seed)
    return function(n)
        seed = seed * 16807 % 2147483647
        return seed % n + 1
    end
end

--- Returns a game by the same rules, replayed from a game's record.
function helper.replayed(game)
    local notation = require "inarow.notation"
    local item = notation.games(game:record(), "game", { format = "record" })()
    assert.is_nil(item.error)
    for line in notation.entries(item) do
        if line.action then assert(item.live:apply(line.action)) end
    end
    return item.live
end

--- Returns a random legal action, or nil. An offer has the required number of points.
-- @param random as helper.random gives it
function helper.legal_action(game, random)
    local list = game:legal()
    local action = list[random(math.max(1, #list))]
    if not action or action.verb ~= "offer" then return action end
    local points = {}
    while #points < game:state().count do
        local other = list[random(#list)]
        if other.verb == "offer" then points[#points + 1] = other.points[1] end
    end
    return { verb = "offer", points = points }
end

--- Returns a random action as text: any verb, and up to two words.
-- @param words list of the possible words
-- @param rarely verbs that usually end the game are chosen once in this many times
function helper.random_action(random, words, rarely)
    local verb = VERBS[random(#VERBS)]
    if ENDING[verb] and random(rarely) > 1 then verb = "claim" end
    local text = { verb }
    for _ = 1, random(3) - 1 do text[#text + 1] = words[random(#words)] end
    return table.concat(text, " ")
end

--- Returns the record of a game's own line, without variations.
function helper.line_of(game)
    return setmetatable({ variations = false }, { __index = game }):record()
end

--- Returns everything visible in a game, including clock, claims and captured stones.
function helper.seen(game)
    local state = game:state()
    state.ruling = tostring(state.ruling)
    return helper.line_of(game) .. game.position:cells() .. helper.dump(state)
        .. table.concat(game.position:captured(), " ")
end

-- Arguments for actions at the table.
local SAID = {
    "five", "overline", "double-three", "captures", "time", "clock-defect", "a1", "h8",
    "j10 j11", "offer", "accept", "refuse", "removal", "restored", "by first",
    "by second", "by referee", "start", "suspend", "resume", "referees", "warn first",
    "set black 600", "2", "3 5", "black", "white",
}

--- Does one more action, if it is accepted: a legal one, or any words; perhaps with a
-- time.
function helper.step(game, random)
    local action = random(3) > 1
        and model.format(assert(helper.legal_action(game, random)))
        or helper.random_action(random, SAID, 9)
    if not action:find "@" and random(2) == 1 then
        action = ("%s @%.3f"):format(action, game:state().time + random(60) / 8)
    end
    return game:apply(action)
end

-- Returns an action as one text with all its fields; an offer by its first point.
local function key_of(action)
    local parts = {}
    for name, value in pairs(action) do
        if action.verb == "offer" and name == "points" then value = value[1] end
        parts[#parts + 1] = name .. "="
            .. (type(value) == "table" and table.concat(value, " ") or value)
    end
    table.sort(parts)
    return table.concat(parts, " ")
end

-- Returns the actions that a choice represents.
local function actions_of(choice)
    local points, verb = choice.points, choice.verb
    if not points or verb == "capture" then return { choice } end
    assert(#points > 0, "a choice of no point")
    local list = {}
    for i, point in ipairs(points) do
        local action = { verb = verb, by = choice.by, colour = choice.colour }
        if verb == "move" then
            action.points = { choice.from, point }
        elseif verb == "offer" then
            action.points = { point }
        else
            action.point = point
        end
        list[i] = action
    end
    return list
end

--- Checks that the choices are the legal actions, and that actions that differ only in a
-- point are together.
-- @param list from game:legal
function helper.check_choices(game, list)
    local left, groups, count = {}, {}, 0
    for _, action in ipairs(list) do left[key_of(action)] = true end
    for _, choice in ipairs(game:legal_groups()) do
        for i, action in ipairs(actions_of(choice)) do
            local key = key_of(action)
            assert(left[key], key .. ": it may be chosen, but is not legal, or twice")
            left[key], count = nil, count + 1
            if i == 1 and choice.points then
                local group = ("%s %s %s"):format(choice.verb, choice.colour or "",
                    choice.from or "")
                assert(not groups[group], group .. ": in two choices")
                groups[group] = true
            end
        end
    end
    assert.equal(#list, count)
end

-- ---- Files and programs -------------------------------------------------------------

local made = {}

--- Makes a temporary file with a text; returns its path.
function helper.file(text)
    local path = os.tmpname()
    made[#made + 1] = path
    local file = assert(io.open(path, "wb"))
    file:write(text or "")
    file:close()
    return path
end

--- Removes the files made so far.
function helper.clean()
    for _, path in ipairs(made) do os.remove(path) end
    made = {}
end

--- Returns a game on a board where it takes too long to decide whether u8 is forbidden:
-- every fifth point is black. Larger boards have hundreds of such points, which take
-- seconds.
function helper.too_deep()
    local cells = {}
    for y = 10, 0, -1 do
        for x = 0, 23 do cells[#cells + 1] = (x + 2 * y) % 5 == 0 and "X" or "." end
    end
    local game = assert(require("inarow").new { name = "four", board = { 24, 11 },
        colours = { "black", "white" }, win = { row = 4, exactly = true },
        forbid = { ["double-three"] = { colour = "black" } } })
    assert(game:setup(table.concat(cells)))
    return game
end

--- Returns the text of a file.
function helper.contents(path)
    local file = assert(io.open(path, "rb"))
    local text = file:read("*a")
    file:close()
    return text
end

--- Returns the games of an event's file, by number, without times.
function helper.games_of(path)
    local games = {}
    for text in (helper.contents(path) .. "---\n"):gmatch "(.-)%-%-%-\n" do
        local number = tonumber(text:match "note game (%d+):")
        assert.is_nil(games[number], "twice: " .. number)
        games[number] = text:gsub(" @[%d.]+", "")
    end
    return games
end

-- Returns the text of a file, and removes the file.
local function taken(path)
    local text = helper.contents(path)
    os.remove(path)
    return text
end

--- Runs a shell command with a text as its input.
-- @return exit status, standard output, standard error
function helper.shell(command, input)
    local into, out, err = helper.file(input), os.tmpname(), os.tmpname()
    local pipe = io.popen(("(%s) <%s >%s 2>%s; echo $?"):format(command, into, out, err))
    local status = tonumber(pipe:read("*a"))
    pipe:close()
    os.remove(into)
    return status, taken(out), taken(err)
end

-- Seconds of wall-clock time before a hanging program is killed. There are many, because
-- the machine may be busy.
local PATIENCE = 120

--- Runs the command line program.
-- @param arguments as typed; `<FILE` and `>FILE` with absolute paths are its input and
-- its output
-- @param input text that is its input otherwise
-- @param folder absolute path of its current folder; the tree's root if nil
function helper.inarow(arguments, input, folder)
    local from = arguments:match " < ?(/[%w/._-]+)"
    local to = arguments:match " > ?(/[%w/._-]+)"
    local words = launcher.words((arguments:gsub(" [<>] ?/[%w/._-]+", "")))
    if words then
        local into, out = from or helper.file(input), to or os.tmpname()
        local err = os.tmpname()
        local status = launcher.run(words, into, out, err, PATIENCE, folder)
        if not from then os.remove(into) end
        out, err = to and "" or taken(out), taken(err)
        if status then return status, out, err end
    end
    local enter = folder and "cd " .. folder or ":"
    return helper.shell(('PATH="$PWD/build:$PATH" && %s && timeout %d inarow %s')
        :format(enter, PATIENCE, arguments), input)
end

--- The interpreter that runs the specs.
-- luacheck: read globals jit
helper.interpreter = jit and "luajit" or "lua" .. _VERSION:match("%d%.%d")

--- Runs a Lua script in the interpreter that runs the specs, for at most some seconds of
-- processor time.
-- @return exit status (124: its time was over), its output
function helper.lua(script, arguments, seconds)
    local status, out, err = helper.shell(
        ("ulimit -v 2000000; ulimit -t %d; timeout %d %s %s %s"):format(seconds or 10,
        PATIENCE, helper.interpreter, script, arguments or ""))
    return status >= 128 and 124 or status, out .. err -- it was killed: its time was over
end

--- Makes an offer of the required number of points, tried until no two are symmetrical.
-- @param list the legal actions
-- @param random function giving a number from 1 to n
-- @return true, or false if none was found
function helper.make_offer(game, list, random)
    local offered = {}
    for _, action in ipairs(list) do
        if action.verb == "offer" then offered[#offered + 1] = action.points[1] end
    end
    for _ = 1, 200 do
        local points = {}
        for i = 1, game:state().count do points[i] = offered[random(#offered)] end
        if game:apply { verb = "offer", points = points } then return true end
    end
    return false
end

--- Returns the reasons for refusing an action, as the manual lists them.
function helper.reasons()
    local reasons = {}
    for _, case in ipairs(require("inarow.api").read()["inarow.reason"].cases) do
        reasons[#reasons + 1] = case[1]:match '^"(.*)"$'
    end
    return reasons
end

return helper
