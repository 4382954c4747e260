--- Reads every text of texts.lua at two lengths, and reports in TAP. Memory must stay
-- below one bound for any length. A text four times as long may take at most SLOWER times
-- the time.
--
--     lua tests/bounds/bounds.lua BYTES [SECONDS]
--
-- BYTES is the most for the shorter texts. A text that takes more than SECONDS at one
-- length is not made longer. The last lines are a table: text, bytes, seconds, megabytes,
-- output.
-- luacheck: globals arg
local texts = dofile "tests/bounds/texts.lua"

local FOLDER = "build/tests/bounds"
local MOST = 160 -- megabytes, for the whole process
local SLOWER = 4 * 2.5 -- most times that a text of four times the length may take
-- seconds that are noise: the start of the process, and other processes
local UNMEASURED = 0.25

-- Returns the command that reads a text, and the file that is its input.
local function command(text, path)
    local words = text.command or "judge"
    local from = text.from and " --from " .. text.from or ""
    local is_input = words:find " [-<]$"
    return words:gsub(" <$", "") .. " " .. (text.options or "") .. from
        .. (is_input and "" or " " .. path), is_input and path or "/dev/null"
end

-- A copy of a process that has loaded the program runs each command.
local fork = assert(package.loadlib("build/tests/fork.so", "luaopen_fork"))()

local function handle(request)
    local into, limit, words = request:match "^(%S+) (%d+) (.*)$"
    fork.redirect(into, FOLDER .. "/out", FOLDER .. "/err", tonumber(limit), ".")
    arg = { [0] = "tests/bounds/measured.lua" }
    for word in words:gmatch "%S+" do arg[#arg + 1] = word end
    dofile(arg[0])
end

local function prepare()
    local cli = require "inarow.cli"
    for _, name in ipairs(cli.commands()) do cli.command(name) end
end

-- Runs a command on a text of a given length, and returns seconds, megabytes and the
-- output.
-- @param limit whole seconds after which the process is killed, or 0
local function measure(text, bytes, limit)
    local path = FOLDER .. "/text"
    local file = assert(io.open(path, "wb"))
    texts.write(text, bytes, file)
    file:close()
    local words, into = command(text, path)
    fork.ask(("%s %d %s"):format(into, limit, words))
    local first, last
    for line in io.lines(FOLDER .. "/err") do
        first, last = first or line ~= "" and line or nil, line
    end
    os.remove(path)
    local seconds, kilobytes = (last or ""):match "^([%d.]+) (%d+)$"
    if not seconds then return nil, nil, first or "it said nothing" end
    return tonumber(seconds), tonumber(kilobytes) / 1024,
        first ~= last and first:gsub(path:gsub("%p", "%%%0"), "text") or "read"
end

-- Returns the seconds that the long text may take, given those of the short text.
local function allowed(seconds)
    return UNMEASURED + SLOWER * math.max(seconds, 0.05)
end

-- Returns the fault of a text at two lengths, or nil.
local function fault_of(short, long)
    for _, run in ipairs { short, long } do
        if not run.seconds then return run.said end
        if run.megabytes > MOST then return ("%d MB"):format(run.megabytes) end
    end
    if long and long.seconds > allowed(short.seconds) then
        return ("%.2f s, and %.2f s at four times the length"):format(short.seconds,
            long.seconds)
    end
end

local function run_at(text, bytes, rows, limit)
    local run = { bytes = bytes }
    run.seconds, run.megabytes, run.said = measure(text, bytes, limit or 0)
    if limit and not run.seconds then return run end
    local said = run.said:gsub("[%c\128-\255]", "?"):sub(1, 100)
    rows[#rows + 1] = ("%-18s %10d %7.2f %6.1f  %s"):format(text[1], bytes,
        run.seconds or -1, run.megabytes or -1, said)
    return run
end

os.execute(("mkdir -p %s && touch %s/out %s/err"):format(FOLDER, FOLDER, FOLDER))
local bytes, patience = assert(tonumber(arg[1])), tonumber(arg[2] or 1)
local rows, failed = {}, 0
fork.serve(handle, prepare)
for number, text in ipairs(texts.list) do
    -- Most short texts could take no time at all, so the time limit starts with that of
    -- zero.
    local long = run_at(text, bytes, rows, math.ceil(allowed(0)))
    local short = long
    if (long.seconds or math.huge) > allowed(0) then
        short, long = run_at(text, math.floor(bytes / 4), rows), nil
        if not short.seconds or short.seconds < patience then
            long = run_at(text, bytes, rows)
        end
    end
    local fault = fault_of(short, long)
    failed = failed + (fault and 1 or 0)
    print(("%sok %d - %s%s"):format(fault and "not " or "", number, text[1],
        fault and ": " .. fault or ""))
end
print("1.." .. #texts.list)
for _, row in ipairs(rows) do print("# " .. row) end
os.exit(failed == 0 and 0 or 1)
