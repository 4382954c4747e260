--- The lines that are typed. On a terminal they are edited, with the lines of before and
-- completion, where Lua's readline library is installed; else they are read as they come.
local characters = require "inarow.text.characters"
local core = require "inarow.core"
local input = require "inarow.cli.input"
local keeping = require "inarow.cli.play.keeping"
local limits = require "inarow.notation.limits"
local lines_of = require("inarow.text.lines").of
local terminal = require "inarow.cli.terminal"

local keyboard = {}

local MOST = limits.position -- bytes of a line

local function painted(text, codes)
    return codes and ("\27[%sm%s\27[0m "):format(codes, text) or text .. " "
end

-- ---- As it comes ----------------------------------------------------------------------

local Plain = {}
Plain.__index = Plain

-- The standard input in pieces; on a terminal until a signal comes, which is noted.
local function pieces(self)
    local next_piece = input.pieces(nil, true)
    return function()
        local signal
        repeat
            signal = self.is_terminal and core.await() or nil
        until signal ~= "continue"
        self.signal = signal
        if not signal then return next_piece() end
    end
end

function Plain:read(prompt)
    io.write(painted(prompt.text, prompt.codes))
    io.flush()
    self.signal = nil
    -- No piece goes beyond a line's end: each line is a text of its own.
    local line, is_long = lines_of(pieces(self), MOST)()
    if self.signal or not line then return nil, self.signal or "end" end
    if not self.is_terminal then -- what comes through a pipe is shown
        print(is_long and "" or characters.shown(line))
    end
    if is_long then return nil, "too-long" end
    return line
end

function Plain.close() end

-- ---- Edited ---------------------------------------------------------------------------

local Edited = {}
Edited.__index = Edited

local HISTORY = 500 -- lines that are kept

-- @return the reader, or nil where the library is missing
local function edited(complete)
    local found, readline = pcall(require, "readline")
    if not found or type(readline) ~= "table" or not readline.handler_install then
        return nil
    end
    local folder = keeping.make_folder()
    readline.set_readline_name "inarow"
    readline.set_options { histfile = folder and folder .. "/history" or "",
        keeplines = HISTORY, auto_add = false }
    readline.set_complete_function(complete)
    return setmetatable({ readline = readline }, Edited)
end

function Edited:read(prompt)
    local readline, line, is_done = self.readline, nil, false
    -- What takes no room stands between \1 and \2.
    local text = prompt.codes
        and ("\1\27[%sm\2%s\1\27[0m\2 "):format(prompt.codes, prompt.text)
        or prompt.text .. " "
    local function begin()
        readline.handler_install(text, function(typed)
            line, is_done = typed, true
            readline.handler_remove()
        end)
    end
    io.flush()
    begin()
    repeat
        local signal = core.await()
        if signal then
            readline.handler_remove() -- the terminal is as it was
            if signal ~= "continue" then
                if signal ~= "hangup" then print "" end
                return nil, signal
            end
            begin() -- the shell gave the terminal back, in a state of its own
        else
            readline.read_char()
        end
    until is_done
    if not line then
        print ""
        return nil, "end"
    elseif #line > MOST then
        return nil, "too-long"
    end
    if line:find "%S" and line ~= self.last and not prompt.is_private then
        readline.add_history(line)
        self.last = line
    end
    return line
end

function Edited:close()
    self.readline.save_history()
end

-- ---- The one or the other -------------------------------------------------------------

--- Whoever types lines: `read(prompt)` gives the next one, `close()` ends it.
-- `read` takes {text, codes: to paint it by, is_private: true for an answer that is no
-- line to type again}; it returns the line, or nil and why there is none: "end",
-- "interrupt", "terminate", "hangup", or "too-long". `is_terminal` tells whether it is
-- somebody who can be asked.
-- @param complete function giving the words for (text, from, to)
function keyboard.new(complete)
    local is_terminal = terminal.is(0)
    local keys = is_terminal and terminal.is(1) and edited(complete)
        or setmetatable({}, Plain)
    keys.is_terminal = is_terminal
    return keys
end

return keyboard
