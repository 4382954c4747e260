--- The keeper: a shell that outlives this program for a moment, and ends the programs it
-- started if it could not do so itself, because it was killed.
--
-- It is told of each group of processes that begins and ends. When its input ends without
-- a good-bye, it kills the groups that are left, and then, where there is a /proc, what
-- bears the mark of this program in its environment: that finds those that left their
-- group.
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

--- The name of the mark in the environment, and its value for this program; that of a
-- process that it starts ends in a number of its own.
process_reaper.NAME = "INAROW_REFEREE"
process_reaper.mark = ("%d.%.0f."):format(uv.os_getpid(), uv.hrtime())

local shell -- that runs: its pipe and handle
local groups = 0

-- It is started with the first process, and leaves with the last.
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

local function tell(text)
    shell.pipe:write(text .. "\n")
end

--- A program is about to be started.
-- @return true; or nil, what went wrong if the keeper cannot be started
function process_reaper.prepare()
    if groups == 0 then shell = start() end
    groups = groups + 1
    if shell.handle then return true end
    return nil, shell.fault
end

--- A group of processes has begun.
-- @param group its number
function process_reaper.begun(group)
    tell("begun " .. group)
end

--- It was ended.
-- @param group its number; nil if it could not be started
function process_reaper.ended(group)
    if group then tell("ended " .. group) end
    groups = groups - 1
    if groups == 0 then
        local it = shell -- another may be started while this one leaves
        if not it.handle then return it.pipe:close() end
        tell "leave"
        loop.wait(function() return it.is_gone end)
        loop.close(it.pipe, it.handle)
    end
end

return process_reaper
