--- Reads typed lines. Lines are edited on a terminal; otherwise they are read as they
-- arrive.
local language = require "inarow.language"
local lines_of = require("inarow.language").lines
local editor = require "inarow.cli.typing.editor"
local history = require "inarow.cli.typing.history"
local input = require "inarow.cli.input"
local system = require "inarow.system"

local keyboard = {}

--- Greatest number of bytes of a typed line.
keyboard.MOST = 65536

local function painted(text, codes)
    return codes and ("\27[%sm%s\27[0m "):format(codes, text) or text .. " "
end

-- ---- Lines as they arrive -------------------------------------------------------------

local Plain = {}
Plain.__index = Plain

-- Returns the standard input in pieces. On a terminal, reading ends when a signal comes,
-- which `self` records.
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
    -- A piece never continues after a line feed, so each line is read separately.
    local line, is_long = lines_of(pieces(self), keyboard.MOST)()
    if self.signal or not line then return nil, self.signal or "end" end
    if not self.is_terminal then -- lines from a pipe are echoed
        print(is_long and "" or language.printable(line))
    end
    if is_long then return nil, "too-long" end
    return line
end

-- ---- Edited lines ---------------------------------------------------------------------

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

-- ---- The source of lines --------------------------------------------------------------

--- Create a source of typed lines. `read(prompt)` returns the next line. The prompt is
-- {text, codes, is_private}. `codes` give it its colour. `is_private` is true if the
-- answer should not be in the history. `read` returns the line, or nil and the reason:
-- "end", "interrupt", "terminate", "hangup", or "too-long". `is_terminal` is true if a
-- person can be asked questions.
-- @param complete function that returns the words for (text, from, to)
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
