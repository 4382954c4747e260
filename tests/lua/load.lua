--- Runs greedy clients beside an honest one: lua load.lua [GREEDY [SECONDS [MEGABYTES]]]
--
-- Each greedy client loads a hundred scripts of the largest allowed memory, and begins a
-- game with each. Then it requests long work again and again. Meanwhile the honest
-- client plays. The output is the memory of the service at its start, at its peak and
-- after the greedy clients have closed. It also gives the honest client's waiting times,
-- in wall-clock time and in the service's processor time until the answer.
local serving = dofile "tests/lua/serving.lua"
local uv = require "luv"

local load = {}

local SCRIPTS = 100 -- of a greedy client
local SETTLED = 3000 -- milliseconds after which memory is freed

--- Returns a script with a hook, whose state keeps almost four megabytes.
function load.script(name)
    return ([[
local kept = {}
for i = 1, 12 do kept[i] = ("x"):rep(145000) end
return { name = "%s", base = "gomoku", title = "Large",
    hooks = { cite = "LARGE 1", legal = function() return kept == nil or nil end } }
]]):format(name)
end

--- Requests of the greedy clients, in turn.
load.work = {
    { "playout", { variant = "renju", games = 1000000 } },
    { "perft", { variant = "renju", depth = 9 } },
    { "playout", { variant = "large1", games = 1000000 } },
    { "analyse", { question = "vct", record = "variant gomoku\nplay "
        .. table.concat({ "h8", "h9", "j8", "i7", "g10", "f6", "k11", "l7", "e9", "d5",
            "j5", "f12", "l12", "d11" }, "\nplay ") .. "\n" } },
    { "lint", { variant = "taraguchi_10" } },
    { "perft", { variant = "connect_four", depth = 30 } },
    { "judge", { text = ("variant renju\nplay h8\nplay h9\nplay i9\n---\n"):rep(2000) } },
}

--- Starts a greedy client: it sends its scripts at once, then one long request after
-- another.
function load.greedy(address, nth, work)
    local one, lines, count = serving.client(address, true), {}, nth
    local function next_work()
        count = count + 1
        local asked = work[count % #work + 1]
        one:send(serving.request("work", asked[1], asked[2]))
    end
    for n = 1, work == load.work and SCRIPTS or 0 do
        local name = "large" .. n
        lines[#lines + 1] = serving.request(n, "load", { source = load.script(name) })
            .. serving.request(n, "new", { variant = name })
    end
    one:send(table.concat(lines))
    next_work()
    local rest = ""
    -- it does not read its answers for a long time
    one.handle:read_start(function(_, text)
        rest = (rest .. (text or "")):sub(-400)
        local last = rest:match '[^\n]*\n$'
        last = last and last:find('"id":"work"', 1, true) and last
        if last and not last:find '"item":' then
            rest = ""
            next_work()
        end
    end)
    return one
end

-- ---- The honest client ------------------------------------------------------------

-- A game that is played again and again: method and params alternate.
local GAME = { { "new", { variant = "renju" } } }
for _, point in ipairs { "h8", "h9", "i9", "g7", "g9", "f9" } do
    GAME[#GAME + 1] = { "play", { point = point } }
    GAME[#GAME + 1] = { "state", {} }
    GAME[#GAME + 1] = { "legal", {} }
    GAME[#GAME + 1] = { "forbidden", {} }
end
GAME[#GAME + 1] = { "undo", {} }
GAME[#GAME + 1] = { "explain", { point = "j8" } }
GAME[#GAME + 1] = { "close", {} }

local PAUSE = 20 -- milliseconds from an answer to the next question

--- Waits.
function load.sleep(milliseconds)
    local timer, over = uv.new_timer(), false
    timer:start(milliseconds, 0, function() over = true end)
    while not over do uv.run "once" end
    timer:close()
end

--- Plays for some seconds; returns the time of each answer, as a list in wall-clock time
-- and a list in the service's processor time.
function load.play(honest, seconds, pid)
    local waited, worked, refused = {}, {}, {}
    local handle, step, till = nil, 0, uv.hrtime() + seconds * 1e9
    while uv.hrtime() < till do
        step = step % #GAME + 1
        local params = { game = handle }
        if GAME[step][1] == "new" then params.game = nil end
        for key, value in pairs(GAME[step][2]) do params[key] = value end
        local begun, spent = uv.hrtime(), serving.processor_time(pid)
        honest:send(serving.request(step, GAME[step][1], params))
        local answer = honest:answer(120000)
        waited[#waited + 1] = (uv.hrtime() - begun) / 1e9
        worked[#worked + 1] = serving.processor_time(pid) - spent
        local code = answer.error and answer.error.code
        if code then refused[code] = (refused[code] or 0) + 1 end
        handle = answer.result and answer.result.game or handle
        if not handle then step = 0 end
        load.sleep(PAUSE)
    end
    return waited, worked, refused
end

--- Returns the value below which a part of a list's values are.
function load.part(list, part)
    table.sort(list)
    return list[math.max(1, math.ceil(#list * part))]
end

--- Runs the experiment.
function load.run(count, seconds, megabytes, work, program)
    local process, address, pid = serving.start(":0", megabytes
        and { "--megabytes", tostring(megabytes) } or {}, program)
    local honest, others, found = serving.client(address), {}, {}
    load.play(honest, 0.5, pid)
    found.start = serving.megabytes(pid)
    for n = 1, count do others[n] = load.greedy(address, n, work or load.work) end
    found.waited, found.worked, found.refused = load.play(honest, seconds, pid)
    found.peak = serving.peak(pid)
    for _, one in ipairs(others) do one:close() end
    local closed = uv.hrtime()
    honest:ask(1, "hello")
    -- time until an answer after they have closed
    found.first = (uv.hrtime() - closed) / 1e9
    load.sleep(SETTLED)
    found.after = serving.megabytes(pid)
    honest:close()
    serving.stop(process)
    return found
end

local function report(found)
    print(("memory   start %.0f MB, peak %.0f MB, after %.0f MB"):format(found.start,
        found.peak, found.after))
    for _, name in ipairs { "waited", "worked" } do
        local list = found[name]
        print(("%s   %d answers: 50%% in %.3f s, 95%% in %.3f s, all in %.3f s"):format(
            name, #list, load.part(list, 0.5), load.part(list, 0.95), load.part(list, 1)))
    end
    print(("closed   first answer after %.3f s"):format(found.first))
    for code, times in pairs(found.refused) do
        print(("refused  %s, %d times"):format(code, times))
    end
end

if arg and arg[0]:find "load%.lua$" then
    report(load.run(tonumber(arg[1]) or 10, tonumber(arg[2]) or 20,
        tonumber(arg[3]) or 200, nil, arg[4]))
end

return load
