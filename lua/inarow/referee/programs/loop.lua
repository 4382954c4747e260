--- Waits for other programs and for timers. Tasks run side by side, each in a coroutine.
-- A wait outside of a task blocks the whole program.
local uv = require "luv"

local loop = {}

local tasks = setmetatable({}, { __mode = "k" }) -- coroutines created by `together`

--- Name of the signal that asked this program to end, after a call of `end_by_signals`.
loop.signal = nil

local has_news = false -- true if `wake` was called since the tasks last looked

--- Make all waits check their conditions again. Each callback of luv that may fulfil a
-- condition must call `wake`. Otherwise luv would wait for the next event.
function loop.wake()
    has_news = true
    uv.stop()
end

-- Waits for an event, unless there has been one.
local function turn()
    if not has_news then uv.run "once" end
    has_news = false
end

--- Return the seconds of a monotonic clock with an arbitrary zero.
function loop.now()
    return uv.hrtime() / 1e9
end

--- Wait until a condition holds. Code that changes the condition must call `wake`.
-- @param is_ready function that returns true when the condition holds
function loop.wait(is_ready)
    local running = coroutine.running()
    local is_task = running and tasks[running]
    while not is_ready() do
        if is_task then coroutine.yield() else turn() end
    end
end

--- Convert seconds to milliseconds for luv's timers, rounded up so that no timer ends too
-- early.
function loop.milliseconds(seconds)
    return math.floor(math.max(0, math.min(seconds, 1e9)) * 1000 + 0.999)
end

--- Close handles of luv, and let luv release them.
function loop.close(...)
    for _, handle in ipairs { ... } do handle:close() end
    uv.run "nowait"
end

--- Wait for a number of seconds.
function loop.sleep(seconds)
    local timer, is_over = uv.new_timer(), false
    timer:start(loop.milliseconds(seconds), 0, function()
        is_over = true
        loop.wake()
    end)
    loop.wait(function() return is_over end)
    loop.close(timer)
end

--- Run tasks side by side. An error in a task ends all tasks.
-- @param next_task function that returns the next task, a function; nil if there are no
-- more
-- @param most greatest number of tasks that run at the same time
-- @return true; or nil if a signal came, after which no task is resumed
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

--- Abandon all tasks of `together`. A task calls this; it does not return.
function loop.give_up()
    loop.signal = loop.signal or "given up"
    while true do coroutine.yield() end
end

--- Return true if a signal has come. Long work that never waits must call this function.
function loop.is_asked_to_end()
    uv.run "nowait"
    return loop.signal ~= nil
end

local SIGNALS = { "sigint", "sigterm", "sighup" }

--- From now on the first SIGINT, SIGTERM or SIGHUP only sets `loop.signal`, which ends
-- `together`. A second signal of the same kind ends the program.
-- @return function that returns true if such a signal has come
function loop.end_by_signals()
    for _, name in ipairs(SIGNALS) do
        local signal = uv.new_signal()
        uv.signal_start_oneshot(signal, name, function()
            loop.signal = loop.signal or name
            loop.wake()
        end)
        signal:unref()
    end
    return loop.is_asked_to_end
end

return loop
