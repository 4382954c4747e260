--- Edits a line in the terminal, key by key, with history and completion. A text is a
-- list of UTF-8 characters. All characters are assumed to have the same width.
local language = require "inarow.language"
local system = require "inarow.system"

local Editor = {}
Editor.__index = Editor

local editor = {}

local WIDTH = 80 -- columns of a terminal that does not report its width

local function terminal_width()
    local _, columns = system.is_terminal(1)
    return columns or WIDTH
end

-- Returns the character of UTF-8 at a place in a text, or nil.
local function character(text, at)
    local first = text:byte(at)
    local found = first < 0x80 and text:sub(at, at)
        or text:sub(at, at + (first < 0xE0 and 1 or first < 0xF0 and 2 or 3))
    return language.utf8(found) == found and found or nil
end

local function split(text)
    local list, at = {}, 1
    while at <= #text do
        local found = character(text, at) or text:sub(at, at)
        list[#list + 1], at = found, at + #found
    end
    return list
end

--- Create an editor.
-- @param history list of earlier lines, from history.open
-- @param complete function(text, from, to) that returns the completions of a word in a
-- text, sorted
function editor.new(history, complete)
    return setmetatable({ history = history, complete = complete, typed = "" }, Editor)
end

-- ---- Display --------------------------------------------------------------------------

-- Draws a part of the line to the right of the prompt. The part scrolls with `at`, the
-- number of characters before the cursor.
local function draw(self)
    local room = math.max(8, terminal_width() - self.indent - 2)
    local from = math.max(1, self.at - room + 2)
    local to = math.min(#self.line, from + room - 1)
    local before = language.printable(table.concat(self.line, "", from, self.at))
    local seen = before
        .. language.printable(table.concat(self.line, "", self.at + 1, to))
    local column = self.indent + #split(before)
    io.write("\r", self.prompt.painted, seen, ("\27[K\r\27[%dC"):format(column))
    io.flush()
end

local function bell()
    io.write "\a"
end

-- Prints words in columns below the line. Control characters, which file names may
-- contain, are replaced.
local function list_words(list)
    local words, widest, columns = {}, 0, terminal_width()
    for i, word in ipairs(list) do
        words[i] = language.printable(word)
        widest = math.max(widest, #words[i])
    end
    local per_row = math.max(1, math.floor(columns / (widest + 2)))
    local rows = math.ceil(#words / per_row)
    for row = 1, rows do
        local parts = {}
        for i = row, #words, rows do
            parts[#parts + 1] = words[i] .. (" "):rep(widest + 2 - #words[i])
        end
        io.write("\n", (table.concat(parts):gsub("%s+$", "")))
    end
    io.write "\n"
end

-- ---- Keys -----------------------------------------------------------------------------

local function insert(self, text)
    for _, char in ipairs(split(text)) do
        self.at = self.at + 1
        table.insert(self.line, self.at, char)
    end
end

-- Deletes the characters from one place to another.
local function delete(self, from, to)
    for _ = math.max(1, from), math.min(to, #self.line) do
        table.remove(self.line, math.max(1, from))
    end
    self.at = math.min(self.at, math.max(0, from - 1))
end

-- Returns the start of the word before the cursor.
local function word_start(self)
    local at = self.at
    while at > 0 and self.line[at] == " " do at = at - 1 end
    while at > 0 and self.line[at] ~= " " do at = at - 1 end
    return at
end

local function word_end(self)
    local at = self.at
    while at < #self.line and self.line[at + 1] == " " do at = at + 1 end
    while at < #self.line and self.line[at + 1] ~= " " do at = at + 1 end
    return at
end

-- Shows an earlier or later line of the history. The line being typed comes after the
-- last line.
local function recall(self, step)
    local place = self.place + step
    if place < 1 or place > #self.history + 1 then return bell() end
    if self.place == #self.history + 1 then self.draft = table.concat(self.line) end
    self.place = place
    self.line = split(self.history[place] or self.draft)
    self.at = #self.line
end

-- Returns the common prefix of all words.
local function common(words)
    local first, last = words[1], words[#words] -- the words are sorted
    local n = 0
    while n < #first and first:byte(n + 1) == last:byte(n + 1) do n = n + 1 end
    return first:sub(1, n)
end

local function complete(self)
    local text = table.concat(self.line, "", 1, self.at)
    local word = text:match "%S*$"
    local words = self.complete(text, #text - #word + 1, #text)
    if #words == 0 then return bell() end
    local longer = common(words):sub(#word + 1)
    if #words == 1 and not longer:find "/$" then longer = longer .. " " end
    if longer ~= "" then return insert(self, longer) end
    draw(self)
    list_words(words)
end

local keys = {}

keys.left = function(self) self.at = math.max(0, self.at - 1) end
keys.right = function(self) self.at = math.min(#self.line, self.at + 1) end
keys.home = function(self) self.at = 0 end
keys["end"] = function(self) self.at = #self.line end
keys.word_left = function(self) self.at = word_start(self) end
keys.word_right = function(self) self.at = word_end(self) end
keys.backspace = function(self) if self.at > 0 then delete(self, self.at, self.at) end end
keys.delete = function(self) delete(self, self.at + 1, self.at + 1) end
keys.kill_word = function(self) delete(self, word_start(self) + 1, self.at) end
keys.kill_before = function(self) delete(self, 1, self.at) end
keys.kill_behind = function(self) delete(self, self.at + 1, #self.line) end
keys.up = function(self) recall(self, -1) end
keys.down = function(self) recall(self, 1) end
keys.complete = complete
keys.clear = function() io.write "\27[H\27[2J" end
keys.enter = function(self) self.done = "line" end
keys.leave = function(self)
    if #self.line == 0 then self.done = "end" else keys.delete(self) end
end

-- Actions of keys, by the bytes that the terminal sends. A sequence is identified by its
-- last character and the number before a ~.
local BYTES = {
    ["\1"] = "home", ["\2"] = "left", ["\4"] = "leave", ["\5"] = "end", ["\6"] = "right",
    ["\8"] = "backspace", ["\127"] = "backspace", ["\9"] = "complete", ["\n"] = "enter",
    ["\r"] = "enter", ["\11"] = "kill_behind", ["\12"] = "clear", ["\14"] = "down",
    ["\16"] = "up", ["\21"] = "kill_before", ["\23"] = "kill_word",
}
local SEQUENCES = {
    A = "up", B = "down", C = "right", D = "left", H = "home", F = "end", ["1~"] = "home",
    ["3~"] = "delete", ["4~"] = "end", ["7~"] = "home", ["8~"] = "end",
    ["1;5C"] = "word_right", ["1;5D"] = "word_left", ["1;3C"] = "word_right",
    ["1;3D"] = "word_left",
}
local ESCAPED = { b = "word_left", f = "word_right", ["\127"] = "kill_word" }

-- Returns the action or the inserted text of the next key, and its number of bytes; nil
-- if the key is incomplete.
local function next_key(typed)
    local first = typed:sub(1, 1)
    if first == "\27" then
        -- Esc O comes before a letter. Esc [ comes before a control sequence (ECMA-48),
        -- or before another [ and a letter, for function keys of the Linux console.
        local sequence = typed:match "^\27O([%d;]*[%a~])" or typed:match "^\27%[(%[.)"
            or typed:match "^\27%[([0-?]*[ -/]*[@-Z\\-~])"
        if sequence then return SEQUENCES[sequence], nil, #sequence + 2 end
        if typed:find "^\27O?[%d;]*$" or typed:find "^\27%[[0-?]*[ -/]*$"
            or typed == "\27[[" then
            return nil
        end
        return ESCAPED[typed:sub(2, 2)], nil, 2
    elseif BYTES[first] or first:find "%c" then
        return BYTES[first], nil, 1
    end
    local char = character(typed, 1)
    if char then return nil, char, #char end
    if #typed < 4 and typed:find "^[\194-\244][\128-\191]*$" then return nil end
    return nil, nil, 1 -- an invalid character
end

-- Carries out all complete key sequences, up to the end of the line.
local function press(self)
    while self.typed ~= "" and not self.done do
        local name, text, length = next_key(self.typed)
        if not length then return end
        self.typed = self.typed:sub(length + 1)
        if name then keys[name](self) elseif text then insert(self, text) end
    end
end

-- Waits for keys until the line is complete or a signal comes. Returns the signal.
local function edit(self)
    press(self) -- keys typed ahead
    while not self.done do
        draw(self)
        local signal, typed = system.await(true)
        if signal == "continue" then
            system.by_key(true) -- the shell may have changed the terminal's mode
        elseif signal then
            return signal
        else
            if not typed then return "end" end
            self.typed = self.typed .. typed
            press(self)
        end
    end
    draw(self)
    return self.done
end

--- Edit a line.
-- @param prompt table {text, painted}. `painted` is the text with its colour
-- @return string; or nil and the reason: "end" at the end of the input, or a signal as
-- system.await returns it
function Editor:read(prompt)
    self.prompt, self.indent = prompt, #split(prompt.text)
    self.line, self.at, self.done = {}, 0, nil
    self.place, self.draft = #self.history + 1, ""
    system.listen() -- listen before a prompt is shown
    system.by_key(true)
    local ok, why = pcall(edit, self)
    system.by_key(false) -- always restore the mode
    if not ok then error(why, 0) end
    if why == "hangup" then return nil, why end -- the terminal is gone
    io.write "\n"
    io.flush()
    if why == "line" then return table.concat(self.line) end
    self.typed = ""
    return nil, why
end

return editor
