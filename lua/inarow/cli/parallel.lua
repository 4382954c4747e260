--- Several questions at a time, their searches on threads. Each question is a task, in a
-- coroutine: it rests while it searches, and until those that came before it have spoken.
-- So what is said is the same, and in the same order, as one after the other.
local core = require "inarow.core"
local system = require "inarow.system"

local parallel = {}

--- Threads at most.
parallel.MOST = 64

local WAITING = 16 -- tasks for each thread, at most, that are begun and not yet done
local LOOK = 0.05 -- seconds from one look at interrupts and at the progress to the next
local SOON = 0.01 -- the same while there may be input

-- `is_interrupted`, and `has_ended`: by a task that was the last.
local Several = {}
Several.__index = Several

-- ---- Searches -------------------------------------------------------------------------

-- An interrupt ends what is searching; nothing more is begun.
local function look_for_interrupt(self)
    if self.is_interrupted or not system.is_interrupted() then return end
    self.is_interrupted = true
    for _, task in ipairs(self.searching) do task.room:stop "interrupt" end
end

-- Put a task among those that search, or take one away, by its number. Meanwhile
-- interrupts are caught.
local function begin_search(self, task)
    if #self.searching == 0 then system.catch_interrupt(true) end
    table.insert(self.searching, task)
end

local function end_search(self, number)
    local task = table.remove(self.searching, number)
    look_for_interrupt(self)
    if #self.searching == 0 then system.catch_interrupt(false) end
    return task
end

--- Search on a thread, for a task: what analyse.of is given to search by.
-- @return what the room's method of that name gives
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

-- Let those speak whose turn has come.
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

-- Wait for a search to end, for so long at most, and go on with its task.
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

--- Until a task's turn to speak has come: for the task itself.
function Several:await_turn()
    local task = self.current
    if task == self.tasks[1] then return end
    task.waits = true
    coroutine.yield()
end

--- Begin a task, a function that gives false if it is to be the last; before this returns
-- there is a thread to spare.
-- @return false if no other one is to be begun
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

--- Go on with what was begun until there is something on the standard input, or nothing
-- left to do.
-- @return false if no other task is to be begun
function Several:await_input()
    while #self.tasks > 0 and not self.has_ended and not system.is_input() do
        wait(self, SOON)
    end
    return not self.has_ended and not self.is_interrupted
end

--- Wait until all that was begun is done; after the last task the others are given up.
function Several:finish()
    while #self.tasks > 0 and not self.has_ended do wait(self, LOOK) end
    for _, task in ipairs(self.searching) do task.room:stop "stopped" end
    while #self.searching > 0 do end_search(self, 1).room:found() end
    self.tasks = {}
end

-- ---- One after the other --------------------------------------------------------------

-- The same without threads: a task is done when it has begun.
local One = {}
One.__index = One

function One.await_turn() end
function One.finish() end

function One:await_input()
    return not self.has_ended
end

-- Search here and now; an interrupt ends the search, not the program.
function One.search(room, name, position, colour, nodes, stones, seconds, report, way)
    local function report_all(...)
        return system.is_interrupted() and "interrupt" or report and report(...)
    end
    system.catch_interrupt(true)
    local found = room[name](room, position, colour, nodes, stones, seconds, report_all,
        way)
    system.catch_interrupt(false)
    return found
end

function One:begin(task)
    self.has_ended = task() == false
    return not self.has_ended
end

--- Room for tasks, so many at a time.
function parallel.new(jobs)
    local new = { jobs = jobs, tasks = {}, searching = {}, is_interrupted = false,
        has_ended = false, run = One.search }
    if jobs == 1 then return setmetatable(new, One) end
    new.run = function(...) return new:search(...) end
    return setmetatable(new, Several)
end

return parallel
