--- Answers several questions at the same time, with their searches on threads. Each
-- question is a task (a coroutine). A task is suspended while its thread searches, and
-- until earlier tasks have printed. So the output is the same as without threads.
local core = require "inarow.core"
local system = require "inarow.system"

local parallel = {}

--- Greatest number of threads.
parallel.MOST = 64

local WAITING = 16 -- most unfinished tasks per thread
local LOOK = 0.05 -- seconds between two checks for interrupts and progress
local SOON = 0.01 -- seconds between two checks while input may arrive

-- A group of tasks with threads. `is_interrupted` is set after an interrupt; `has_ended`
-- is set by the last task.
local Several = {}
Several.__index = Several

-- ---- Searches -------------------------------------------------------------------------

-- After an interrupt, ends all searches and prevents new ones.
local function look_for_interrupt(self)
    if self.is_interrupted or not system.is_interrupted() then return end
    self.is_interrupted = true
    for _, task in ipairs(self.searching) do task.room:stop "interrupt" end
end

-- Adds a task to the searching tasks. While any task searches, interrupts are caught.
local function begin_search(self, task)
    if #self.searching == 0 then system.on_interrupt "note" end
    table.insert(self.searching, task)
end

local function end_search(self, number)
    local task = table.remove(self.searching, number)
    look_for_interrupt(self)
    if #self.searching == 0 then system.on_interrupt "before" end
    return task
end

--- Search on a thread, for a task: the `run` function for analyse.of.
-- @return the same as the core's method `name`
function Several:search(room, name, position, colour, nodes, stones, seconds, report, way)
    local task = self.current
    room:begin(position, colour, nodes, stones, seconds, nil, way, name)
    task.room, task.report, task.began = room, report, core.now()
    if self.is_interrupted then room:stop "interrupt" end
    begin_search(self, task)
    coroutine.yield()
    return room:found()
end

-- ---- Tasks ----------------------------------------------------------------------------

local function go_on(self, task)
    local before = self.current
    self.current = task
    local ok, outcome = coroutine.resume(task.routine)
    self.current = before
    if not ok then error(outcome, 0) end
    if coroutine.status(task.routine) == "dead" then
        task.is_done, task.is_last = true, outcome == false
    end
end

-- Resumes the tasks whose turn to print has come.
local function speak(self)
    local first = self.tasks[1]
    while first and (first.is_done or first.waits) do
        if first.waits then
            first.waits = false
            go_on(self, first)
        end
        if first.is_last then
            self.has_ended = true
            return
        end
        if first.is_done then table.remove(self.tasks, 1) end
        first = self.tasks[1]
    end
end

-- Waits at most `seconds` for a search to end, and resumes its task.
local function wait(self, seconds)
    local rooms = {}
    for i, task in ipairs(self.searching) do rooms[i] = task.room end
    local number = core.await_attacks(rooms, seconds)
    look_for_interrupt(self)
    local first = self.tasks[1]
    if number then
        go_on(self, end_search(self, number))
        speak(self)
    elseif first.report
        and first.report(first.room:nodes(), (core.now() - first.began) / 1e9) then
        first.room:stop "stopped"
    end
end

--- Wait until it is the turn of the calling task to print.
function Several:await_turn()
    local task = self.current
    if task == self.tasks[1] then return end
    task.waits = true
    coroutine.yield()
end

--- Begin a task. Returns when a thread is free again.
-- @param task function that returns false if it is the last task
-- @return false if no more tasks should begin
function Several:begin(task)
    task = { routine = coroutine.create(task) }
    table.insert(self.tasks, task)
    go_on(self, task)
    speak(self)
    while not self.has_ended and (#self.searching >= self.jobs
        or #self.tasks >= self.jobs * WAITING
        or self.is_interrupted and #self.tasks > 0) do
        wait(self, LOOK)
    end
    return not self.has_ended and not self.is_interrupted
end

--- Continue the tasks until standard input arrives or all tasks are done.
-- @return false if no more tasks should begin
function Several:await_input()
    while #self.tasks > 0 and not self.has_ended and not system.is_input() do
        wait(self, SOON)
    end
    return not self.has_ended and not self.is_interrupted
end

--- Wait until all tasks are done. After the last task, the others are abandoned.
function Several:finish()
    while #self.tasks > 0 and not self.has_ended do wait(self, LOOK) end
    for _, task in ipairs(self.searching) do task.room:stop "stopped" end
    while #self.searching > 0 do end_search(self, 1).room:found() end
    self.tasks = {}
end

-- ---- Without threads ------------------------------------------------------------------

-- A group of tasks without threads. Each task is finished before `begin` returns.
local One = {}
One.__index = One

function One.await_turn() end
function One.finish() end

function One:await_input()
    return not self.has_ended
end

-- Searches in this thread. An interrupt ends the search, not the program.
function One.search(room, name, position, colour, nodes, stones, seconds, report, way)
    local function report_all(...)
        return system.is_interrupted() and "interrupt" or report and report(...)
    end
    system.on_interrupt "note"
    local found = room[name](room, position, colour, nodes, stones, seconds, report_all,
        way)
    system.on_interrupt "before"
    return found
end

function One:begin(task)
    self.has_ended = task() == false
    return not self.has_ended
end

--- Create a group of tasks.
-- @param jobs number of tasks that search at the same time
function parallel.new(jobs)
    local new = { jobs = jobs, tasks = {}, searching = {}, is_interrupted = false,
        has_ended = false, run = One.search }
    if jobs == 1 then return setmetatable(new, One) end
    new.run = function(...) return new:search(...) end
    return setmetatable(new, Several)
end

return parallel
