--- Times in records: seconds, and the controls of a clock.
local messages = require "inarow.model.sentences"

local times = {}

--- Returns a number of seconds as text: `7140`, `12.5`; with up to nine decimal places.
function times.text(seconds)
    return (("%.9f"):format(seconds):gsub("0+$", ""):gsub("%.$", ""))
end

--- Returns a number of seconds from its text, or nil.
function times.read(digits)
    if #digits > 15 or not digits:find "^%d+%.?%d*$" then return nil end
    -- Without trailing zeros: 12.000 is written as 12.
    return tonumber((digits:gsub("%.0*$", "")))
end

-- Reads one control: [MOVES/]SECONDS[+SECONDS].
local function read_control(word)
    local moves, rest = word:match("^(%d+)/(.+)$")
    local seconds, increment = (rest or word):match("^([%d.]+)%+([%d.]+)$")
    seconds, increment = tonumber(seconds or rest or word), tonumber(increment or 0)
    moves = tonumber(moves)
    local function is_time(n) return n and n >= 0 and n < 1e8 end
    if not is_time(seconds) or seconds == 0 or not is_time(increment)
        or not word:find("^%d[%d./+]*$") or (moves and (moves < 1 or moves > 9999)) then
        return nil
    end
    return { moves = moves, time = seconds, increment = increment }
end

--- Reads the controls of a clock: "40/7200 900+30". A control with a number of moves is
-- followed by the next control after these moves; the last control repeats.
-- @return list of {moves or nil, time, increment}, with times in seconds; or nil and a
-- description of the expected text
function times.controls(text)
    local controls = {}
    for word in tostring(text):gmatch("%S+") do
        local control = read_control(word)
        local before = controls[#controls]
        if not control then
            return nil, messages.say("expected-controls-got", { word = word })
        elseif before and not before.moves then
            return nil, messages.say "control-after-last"
        end
        controls[#controls + 1] = control
    end
    if #controls == 0 then return nil, messages.say "expected-controls" end
    return controls
end

return times
