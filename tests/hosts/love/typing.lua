--- A text of several lines that is being typed, with the place in it where the next
-- letter goes. Texts are UTF-8; a letter is one character of it.
local typing = {}

local LONGEST = 10000 -- bytes that are typed into one text

local LAST = "[%z\1-\127\194-\244][\128-\191]*$"
local FIRST = "^[%z\1-\127\194-\244][\128-\191]*"

-- The last letter of a text, and the first; a byte that is none counts as one.
local function last_of(text) return text:match(LAST) or text:sub(-1) end
local function first_of(text) return text:match(FIRST) or text:sub(1, 1) end

--- Begin, at the end of a text.
-- @param field what it is for
-- @param text the present text, or nil
function typing.new(field, text)
    return { field = field, before = text or "", after = "" }
end

function typing.text(self)
    return self.before .. self.after
end

--- Type a text, unless the whole would be too long.
function typing.type(self, text)
    if #self.before + #self.after + #text > LONGEST then return end
    self.before = self.before .. text
end

-- What keys do.
local keys = {}

keys["return"] = function(self) typing.type(self, "\n") end
keys.kpenter = keys["return"]

function keys.backspace(self)
    self.before = self.before:sub(1, -#last_of(self.before) - 1)
end

function keys.delete(self)
    self.after = self.after:sub(#first_of(self.after) + 1)
end

function keys.left(self)
    local letter = last_of(self.before)
    self.before, self.after = self.before:sub(1, -#letter - 1), letter .. self.after
end

function keys.right(self)
    local letter = first_of(self.after)
    self.before, self.after = self.before .. letter, self.after:sub(#letter + 1)
end

function keys.home(self)
    local line = self.before:match "[^\n]*$"
    self.before, self.after = self.before:sub(1, -#line - 1), line .. self.after
end

keys["end"] = function(self)
    local line = self.after:match "^[^\n]*"
    self.before, self.after = self.before .. line, self.after:sub(#line + 1)
end

--- Do what a key does in a text; other keys do nothing.
function typing.key(self, key)
    if key == "v" and love.keyboard.isDown("lctrl", "rctrl", "lgui", "rgui") then
        typing.type(self, love.system.getClipboardText():gsub("\r", ""))
    elseif keys[key] then
        keys[key](self)
    end
end

return typing
