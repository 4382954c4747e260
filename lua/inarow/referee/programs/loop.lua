--- Waiting for other programs: for what they send, and for time to pass. Tasks wait side
-- by side, each in a coroutine; outside of any, a wait holds up everything.
local uv = require "luv"

local loop = {}

local tasks = setmetatable({}, { __mode = "k" }) -- coroutines begun here

--- The name of the signal that asked this program to end, once `end_by_signals` is on.
loop.signal = nil

local has_news = false -- has something happened that nobody has looked at?

--- Something has happened: those who wait are to look again. Without it luv would wait
-- for the next thing.
function loop.wake()
    has_news = true
    uv.stop()
end

-- Wait until something happens, unless it has happened.
local function turn()
    if not has_news then uv.run "once" end
    has_news = false
end

--- Seconds of a clock that only goes forward; its zero means nothing.
function loop.now()
    return uv.hrtime() / 1e9
end

--- Wait until a condition holds; something that wakes the loop has to bring it about.
-- @param is_ready function giving true when it does
function loop.wait(is_ready)
    local running = coroutine.running()
    local is_task = running and tasks[running]
    while not is_ready() do
        if is_task then coroutine.yield() else turn() end
    end
end

--- Milliseconds for luv's timers, which end no sooner than they should.
function loop.milliseconds(seconds)
    return math.floor(math.max(0, math.min(seconds, 1e9)) * 1000 + 0.999)
end

--- Close luv's handles, and have them gone.
function loop.close(...)
    for _, handle in ipairs { ... } do handle:close() end
    uv.run "nowait"
end

--- Wait for so many seconds.
function loop.sleep(seconds)
    local timer, is_over = uv.new_timer(), false
    timer:start(loop.milliseconds(seconds), 0, function()
        is_over = true
        loop.wake()
    end)
    loop.wait(function() return is_over end)
    loop.close(timer)
end

--- Run tasks side by side. A fault in one ends all.
-- @param next_task function giving the next task, a function; nil when there are no more
-- @param most how many may run at a time
-- @return true; or nil when a signal came, and the tasks were given up
function loop.together(next_task, most)
    local active, has_more = {}, true
    repeat
        while has_more and #active < most do
            local task = next_task()
            if task then
                active[#active + 1] = coroutine.create(task)
                tasks[active[#active]] = true
            else
                has_more = false
            end
        end
        local still = {}
        has_news = false
        for _, task in ipairs(active) do
            local ok, fault = coroutine.resume(task)
            if not ok then error(debug.traceback(task, tostring(fault)), 0) end
            if coroutine.status(task) ~= "dead" then still[#still + 1] = task end
        end
        local is_full = #still == #active
        active = still
        if #active > 0 and is_full and not loop.signal then turn() end
    until loop.signal or #active == 0 and not has_more
    return not loop.signal or nil
end

--- Give up all tasks of `together`, from within one of them: it never goes on.
function loop.give_up()
    loop.signal = loop.signal or "given up"
    while true do coroutine.yield() end
end

--- Has a signal come? For what takes its time without waiting.
function loop.is_asked_to_end()
    uv.run "nowait"
    return loop.signal ~= nil
end

local SIGNALS = { "sigint", "sigterm", "sighup" }

--- From now on signals that end a program only set `loop.signal`, and end `together`. The
-- same one once more ends the program as it always does.
function loop.end_by_signals()
    for _, name in ipairs(SIGNALS) do
        local signal = uv.new_signal()
        uv.signal_start_oneshot(signal, name, function()
            loop.signal = loop.signal or name
            loop.wake()
        end)
        signal:unref()
    end
end

return loop
