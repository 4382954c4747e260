--- A text of several lines that is being typed, with the place of the next letter. Texts
-- are UTF-8; a letter is a UTF-8 character.
local typing = {}

local LONGEST = 10000 -- most bytes of a text

local LAST = "[%z\1-\127\194-\244][\128-\191]*$"
local FIRST = "^[%z\1-\127\194-\244][\128-\191]*"

-- Return the last and the first letter of a text; a byte outside any letter counts as
-- one.
local function last_of(text) return text:match(LAST) or text:sub(-1) end
local function first_of(text) return text:match(FIRST) or text:sub(1, 1) end

--- Begins at the end of a text.
-- @param field the field that is typed
-- @param text the present text, or nil
function typing.new(field, text)
    return { field = field, before = text or "", after = "" }
end

function typing.text(self)
    return self.before .. self.after
end

--- Inserts a text, unless the result would be too long.
function typing.type(self, text)
    if #self.before + #self.after + #text > LONGEST then return end
    self.before = self.before .. text
end

-- Effects of keys.
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

--- Handles a key in a text; other keys do nothing.
function typing.key(self, key)
    if key == "v" and love.keyboard.isDown("lctrl", "rctrl", "lgui", "rgui") then
        typing.type(self, love.system.getClipboardText():gsub("\r", ""))
    elseif keys[key] then
        keys[key](self)
    end
end

return typing
