--- Tools for the tests of the LÖVE game: reports in TAP, files, and the game's output.
local inarow = require "inarow"
local judging = require "inarow.judging"

local tools = {}

tools.ROOT = io.popen("pwd"):read "l"
tools.OUT = tools.ROOT .. "/build/love"
tools.GAME = tools.ROOT .. "/tests/hosts/love"

-- Returns a list unchanged for `make test-long`; for `make test`, each `nth` entry from
-- the first.
function tools.slice(list, nth)
    if os.getenv "INAROW_LONG" then return list end
    local kept = {}
    for i = 1, #list, nth do kept[#kept + 1] = list[i] end
    return kept
end

-- ---- Reporting ------------------------------------------------------------------------

local tests, failed = 0, 0

function tools.report(name, ok, why)
    tests = tests + 1
    if not ok then failed = failed + 1 end
    print((ok and "ok " or "not ok ") .. tests .. " - " .. name)
    if not ok and why then print((("\n" .. why):gsub("\n", "\n# "):sub(2))) end
    io.flush()
    return ok
end

function tools.is(name, got, wanted)
    return tools.report(name, got == wanted,
        ("got:\n%s\nwanted:\n%s"):format(got, wanted))
end

function tools.test(name, run)
    local ok, message = xpcall(run, debug.traceback)
    if not ok then tools.report(name, false, tostring(message)) end
end

-- ---- Tools ----------------------------------------------------------------------------

function tools.run(command, ...)
    return os.execute(command:format(...))
end

function tools.output(command, ...)
    local pipe = io.popen(command:format(...))
    local text = pipe:read "a"
    pipe:close()
    return text
end

function tools.read(path)
    local file = io.open(path, "rb")
    local text = file and file:read "a"
    if file then file:close() end
    return text
end

function tools.write(path, text)
    local file = assert(io.open(path, "wb"))
    file:write(text)
    file:close()
end

-- Makes an empty folder, except for a player's files: texts by path.
local function make_folder(path, files)
    tools.run("rm -rf '%s' && mkdir -p '%s'", path, path)
    for name, content in pairs(files or {}) do
        tools.run("mkdir -p \"$(dirname '%s/%s')\"", path, name)
        tools.write(path .. "/" .. name, content)
    end
    return path
end

-- Makes a folder for the game's saves; returns it and the game's place in it.
function tools.fresh(name, files)
    local data = make_folder(tools.OUT .. "/data-" .. name)
    return data, make_folder(data .. "/love/inarow", files)
end

-- Parses the game's output: {said, asked, status, rows, record …}, and the places of
-- `areas`, `points` and `texts` by name.
function tools.parse(text)
    local seen = { areas = {}, points = {}, texts = {}, rows = {} }
    local head, body = text:match "^(.-)\nrecord\n(.*)$"
    seen.record = body and body:gsub("end\n$", "")
    for line in (head or text):gmatch "[^\n]+" do
        local kind, rest = line:match "^(%S+) ?(.*)$"
        local x, y, name = rest:match "^(%-?%d+) (%-?%d+) (.*)$"
        if kind == "area" or kind == "point" or kind == "text" then
            seen[kind .. "s"][name] = { tonumber(x), tonumber(y) }
        elseif kind == "row" then
            seen.rows[#seen.rows + 1] = rest
        else
            seen[kind] = rest
        end
    end
    return seen
end

-- Returns a record without its times.
function tools.timeless(text)
    return (text:gsub(" @[%d.]+", ""))
end

-- Rules on a record again, in this Lua; returns the game's status line.
function tools.ruled(text)
    local result = assert(judging.games(text, "record", {})(), "no record")
    assert(not result.error, result.error and result.error.message)
    assert(not result.refusal, result.refusal and result.refusal.message)
    return result.game:state().status
end

-- Returns a text without the indentation of its lines.
function tools.lines(text)
    return (text:gsub("^%s+", ""):gsub("\n%s+", "\n"))
end

-- The window's own texts.
tools.words = dofile(tools.GAME .. "/words.lua")

-- Returns the button of the family that contains a variant.
function tools.family(name)
    return tools.words.families[inarow.find(name).script.family]
end

-- Returns the command that starts a game offscreen.
-- @param data folder for its saves
-- @param options as for `steps`
-- @param path of its steps
local function love(data, options, path)
    return ("cd '%s' && SDL_VIDEODRIVER=offscreen XDG_DATA_HOME='%s' env -u DISPLAY %s"
        .. " timeout 1200 love '%s' --probe '%s' 2>'%s/log'"):format(
        options.from or tools.ROOT, data, options.env or "", options.game or tools.GAME,
        path, data)
end

-- The game that serves many tests: {data, steps (its input), answers (its output)}.
local stays

local function start()
    local data = make_folder(tools.OUT .. "/data")
    local answers = data .. "/answers"
    tools.run("mkfifo '%s'", answers)
    stays = { data = data, steps = io.popen(love(data, {}, "-") .. " >" .. answers, "w"),
        answers = io.open(answers) }
end

-- Runs steps in that game, as if it had just been started; returns true on success.
local function steps_in_stay(name, text)
    stays.steps:write("anew ", name, "\n", text, "\ndone ", name, "\n")
    stays.steps:flush()
    for line in stays.answers:lines() do -- libraries print there too
        if line == "done " .. name then return true end
    end
    stays.steps:close()
    stays.answers:close()
    stays = nil
end

--- Runs steps offscreen, and reports faults.
-- @param options files of the player; and if a game is started for these steps alone:
--  `game`, `from` (the current folder) and `env` (words of the command `env`)
function tools.steps(name, text, options)
    options = options or {}
    if options.game or options.from or options.env then
        local data, saves = tools.fresh(name, options.files)
        local path = data .. "/steps"
        tools.write(path, text .. "\nquit\n")
        local ok = tools.run("%s >&2", love(data, options, path))
        tools.report(name, ok, tools.read(data .. "/log"))
        return saves
    end
    if not stays then start() end
    local data = stays.data
    local saves = make_folder(data .. "/love/" .. name, options.files)
    tools.report(name, steps_in_stay(name, text), tools.read(data .. "/log"))
    return saves
end

--- Checks a picture of that size, with more than one colour, and keeps it in build/love.
function tools.picture(saves, name, size)
    local path = saves .. "/" .. name .. ".png"
    local found, colours = tools.output("identify -format '%%wx%%h %%k' '%s' 2>&1", path)
        :match "^(%d+x%d+) (%d+)"
    tools.report(name .. ".png", found == size and tonumber(colours) > 200,
        ("%s, %s colours"):format(tostring(found), tostring(colours)))
    tools.run("cp '%s' '%s/'", path, tools.OUT)
end

--- Prints the plan and the result.
-- @return true if nothing failed
function tools.done()
    if stays then stays.steps:close() end
    print("1.." .. tests)
    return failed == 0
end

return tools
