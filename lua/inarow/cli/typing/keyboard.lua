--- The lines that are typed: edited on a terminal, else read as they come.
local language = require "inarow.language"
local lines_of = require("inarow.language").lines
local editor = require "inarow.cli.typing.editor"
local history = require "inarow.cli.typing.history"
local input = require "inarow.cli.input"
local system = require "inarow.system"

local keyboard = {}

--- Most bytes of a line that is typed.
keyboard.MOST = 65536

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
            signal = self.is_terminal and system.await() or nil
        until signal ~= "continue"
        self.signal = signal
        if not signal then return next_piece() end
    end
end

function Plain:read(prompt)
    if self.is_terminal then system.listen() end
    io.write(painted(prompt.text, prompt.codes))
    io.flush()
    self.signal = nil
    -- No piece goes beyond a line's end: each line is a text of its own.
    local line, is_long = lines_of(pieces(self), keyboard.MOST)()
    if self.signal or not line then return nil, self.signal or "end" end
    if not self.is_terminal then -- what comes through a pipe is shown
        print(is_long and "" or language.printable(line))
    end
    if is_long then return nil, "too-long" end
    return line
end

-- ---- Edited ---------------------------------------------------------------------------

local Edited = {}
Edited.__index = Edited

function Edited:read(prompt)
    local line, why = self.editor:read { text = prompt.text .. " ",
        painted = painted(prompt.text, prompt.codes) }
    if not line then return nil, why end
    if #line > keyboard.MOST then return nil, "too-long" end
    if not prompt.is_private then self.history:add(line) end
    return line
end

-- ---- The one or the other -------------------------------------------------------------

--- Whoever types lines: `read(prompt)` gives the next one.
-- `read` takes {text, codes: to paint it by, is_private: true for an answer that is no
-- line to type again}; it returns the line, or nil and why there is none: "end",
-- "interrupt", "terminate", "hangup", or "too-long". `is_terminal` tells whether it is
-- somebody who can be asked.
-- @param complete function giving the words for (text, from, to)
function keyboard.new(complete)
    local is_terminal = system.is_terminal(0)
    if is_terminal and system.is_terminal(1) and os.getenv "TERM" ~= "dumb" then
        local lines = history.open()
        return setmetatable({ is_terminal = true, history = lines,
            editor = editor.new(lines, complete) }, Edited)
    end
    return setmetatable({ is_terminal = is_terminal }, Plain)
end

return keyboard
