--- Shows a progress bar for work of more than a second. The bar appears on the error
-- output if that is a terminal, unless results are printed on the same terminal.
local console = require "inarow.cli.console"
local core = require "inarow.core"
local counted = require("inarow.cli.sentences").counted
local system = require "inarow.system"

local Progress = {}
Progress.__index = Progress

local progress = {}

local WIDTH = 30

--- Show the progress of reading files.
-- @param paths the files; the length of the standard input, or of a pipe, is unknown
-- @param quiet true if nothing else is printed during the work
function progress.new(paths, quiet)
    local self = setmetatable({ done = 0, count = 0, total = 0, quiet = quiet,
        time = os.time() }, Progress)
    for _, path in ipairs(paths) do
        local kind, size = system.kind(path)
        self.total = path ~= "-" and kind == "file" and self.total and self.total + size
            or nil
    end
    return self
end

--- Count the pieces of a text as they are read.
-- @param chunks function that returns the next piece, or nil and perhaps a message
function Progress:counted(chunks)
    return function()
        local piece, message = chunks()
        self.done = self.done + (piece and #piece or 0)
        return piece, message
    end
end

-- Returns true if a bar should be shown. Call this only during long work, because the
-- check starts a process.
local function is_wanted(self)
    if self.wanted == nil then
        self.wanted = system.is_terminal(2) and (self.quiet or not system.is_terminal(1))
    end
    return self.wanted
end

-- Draws a bar for the finished part of the work, from 0 to 1.
local function bar_of(part)
    local full = math.floor(math.min(1, part) * WIDTH)
    return ("[%s%s] %3d %%"):format(("#"):rep(full), ("."):rep(WIDTH - full),
        math.floor(math.min(1, part) * 100))
end

local function draw(text)
    console.clear_line = "\r\27[K"
    io.stderr:write(console.clear_line, text)
end

--- Return the bar as text.
function Progress:text()
    local games = counted("games-done", self.count)
    if not self.total or self.total == 0 then return games end
    return bar_of(self.done / self.total) .. "  " .. games
end

--- Count one more game. The bar is redrawn once per second.
function Progress:step()
    self.count = self.count + 1
    if self.count % 64 ~= 0 or os.time() == self.time or not is_wanted(self) then
        return
    end
    self.time = os.time()
    draw(self:text())
end

--- Remove the bar when the work is done.
function Progress.finish()
    if console.clear_line then io.stderr:write(console.clear_line) end
    console.clear_line = nil
end

--- Create a function that draws the progress of work other than reading files. The
-- function receives the finished part, from 0 to 1, and perhaps the number of examined
-- games. If the error output is a terminal, the function draws a bar once per second.
-- Call `progress.finish` before you print anything.
-- @param prints true if results are printed during the work. If they are printed on a
-- terminal, the progress is not shown there.
function progress.reporter(prints)
    local self, drawn = { quiet = not prints }, core.now()
    return function(part, games)
        local now = core.now()
        if now - drawn < 1e9 or not is_wanted(self) then return end
        drawn = now
        draw(bar_of(part)
            .. (games and "  " .. counted("games-done", games) or ""))
    end
end

progress.finish = Progress.finish

return progress
