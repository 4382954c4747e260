--- Runs the reaper, a shell that ends the processes of this program if this program is
-- killed and cannot end them itself.
--
-- The reaper receives a line when a group of processes begins or ends. When its input
-- ends without the line `leave`, it kills the remaining groups. Processes that have left
-- their group remain. If there is a /proc, the reaper finds and kills these processes by
-- the mark of this program in their environment.
local loop = require "inarow.referee.programs.loop"
local uv = require "luv"

local process_reaper = {}

local SCRIPT = [[
trap '' INT TERM HUP
groups=' '
while read -r word group; do
    case $word in
    begun) groups="$groups$group " ;;
    ended) groups="${groups%% $group *} ${groups#* $group }" ;;
    leave) exit 0 ;;
    esac
done
for group in $groups; do kill -KILL -"$group"; done
round=0
while [ $round -lt 50 ]; do
    round=$((round + 1))
    marked=$(grep -ls "$1" /proc/[0-9]*/environ)
    [ "$marked" ] || exit 0
    for path in $marked; do
        path=${path#/proc/}
        kill -KILL "${path%/environ}"
    done
done
]]

--- The mark of this program is a variable in the environment of its processes. NAME is
-- the variable's name. The variable's value is `mark` and the number of the process, 1
-- for the first one.
process_reaper.NAME = "INAROW_REFEREE"
process_reaper.mark = ("%d.%.0f."):format(uv.os_getpid(), uv.hrtime())

local shell -- pipe and handle of the running reaper
local groups = 0

-- Starts the reaper, which runs from the first process to the end of the last one.
local function start()
    local it = { pipe = uv.new_pipe(false) }
    it.handle, it.fault = uv.spawn("/bin/sh", { detached = true,
        stdio = { it.pipe, nil, nil }, args = { "-c", SCRIPT, "sh",
            process_reaper.NAME .. "=" .. process_reaper.mark } },
        function()
            it.is_gone = true
            loop.wake()
        end)
    return it
end

local function send(text)
    shell.pipe:write(text .. "\n")
end

--- Announce the start of a program.
-- @return true; or nil, fault if the reaper cannot be started
function process_reaper.prepare()
    if groups == 0 then shell = start() end
    groups = groups + 1
    if shell.handle then return true end
    return nil, shell.fault
end

--- Report that a group of processes has begun.
-- @param group number of the group
function process_reaper.begun(group)
    send("begun " .. group)
end

--- Report that a group has ended.
-- @param group number of the group; nil if it could not be started
function process_reaper.ended(group)
    if group then send("ended " .. group) end
    groups = groups - 1
    if groups == 0 then
        local it = shell -- `shell` may be a new reaper before this one has ended
        if not it.handle then return it.pipe:close() end
        send "leave"
        loop.wait(function() return it.is_gone end)
        loop.close(it.pipe, it.handle)
    end
end

return process_reaper
