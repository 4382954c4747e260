--- Runs a program in a separate terminal, by expect: it types and reads.
local helper = dofile "tests/lua/helper.lua"

local terminal = {}

-- Steps are passed in hexadecimal, so Tcl interprets nothing in them. An expected text is
-- awaited three times: the clock jumps if the machine was suspended.
local SCRIPT = [[
set timeout 20
encoding system iso8859-1
proc text hex { return [binary format H* $hex] }
proc late why {
    global waits
    if {[incr waits] == 3} { puts "\n$why"; exit 97 }
}
proc await hex {
    set ::waits 0
    expect {
        -ex [text $hex] { return }
        timeout { late "never seen: [text $hex]"; exp_continue }
        eof { puts "\nended before: [text $hex]"; exit 98 }
    }
}
spawn -noecho sh -c [text %s]
%s
set waits 0
expect {
    eof {}
    timeout { late "never ended"; exp_continue }
}
set result [wait]
puts "\nstatus [lrange $result 3 5]"
]]

local function hex(text)
    return (text:gsub(".", function(char) return ("%02x"):format(char:byte()) end))
end

local STEPS = {
    wait = function(text) return "await " .. hex(text) end,
    send = function(text) return ("send -- [text %s]"):format(hex(text)) end,
    -- Sends a signal to the program, by its name.
    signal = function(name) return ("exec kill -%s [exp_pid]"):format(name) end,
    -- Closes the terminal.
    close = function() return "close; wait; exit" end,
}

--- Returns the visible lines after everything that was sent to the terminal: it follows
-- cursor movements in the line, and deletions to its end.
function terminal.screen(sent)
    local lines, line, x, i = {}, {}, 1, 1
    while i <= #sent do
        local char = sent:sub(i, i)
        local number, command = sent:match("^\27%[([%d;]*)(%a)", i)
        if command then
            if command == "K" then
                for at = #line, x, -1 do line[at] = nil end
            elseif command == "C" then
                x = x + (tonumber(number) or 1)
            end
            i = i + 1 + #number + 1
        elseif char == "\r" then
            x = 1
        elseif char == "\n" then
            lines[#lines + 1], line = table.concat(line), {}
        elseif not char:find "%c" then
            for at = #line + 1, x - 1 do line[at] = " " end
            line[x], x = char, x + 1
        end
        i = i + 1
    end
    lines[#lines + 1] = table.concat(line)
    for at, text in ipairs(lines) do lines[at] = text:gsub("%s+$", "") end
    return table.concat(lines, "\n") .. "\n"
end

--- Runs a program in a terminal.
-- @param command of a shell
-- @param steps list of texts to wait for and of tables {send = text}, {signal = name},
-- {close = true}
-- @return the visible lines; the exit status, or the name of the signal; the output to
-- the terminal
function terminal.run(command, steps)
    local lines = {}
    for i, step in ipairs(steps) do
        if type(step) == "string" then step = { wait = step } end
        local kind, value = next(step)
        lines[i] = STEPS[kind](value)
    end
    local script = helper.file(SCRIPT:format(hex("exec " .. command),
        table.concat(lines, "\n")))
    local code, sent, err = helper.shell("TERM=xterm expect -f " .. script)
    assert(code == 0, sent .. err)
    local status = sent:match "\nstatus ([^\n]*)\n$" or ""
    sent = sent:gsub("\nstatus [^\n]*\n$", "")
    return terminal.screen(sent), status:match "SIG%u+" or tonumber(status:match "%d+"),
        sent
end

return terminal
