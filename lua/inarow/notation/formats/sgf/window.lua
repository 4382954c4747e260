--- Holds the part of a text that is being read, `text` from `at` on, while the text
-- arrives in pieces.
local sgf_tree = require "inarow.notation.formats.sgf.tree"

local Window = {}
Window.__index = Window

--- Read more bytes, so that the window at least doubles. Return false, without any
-- change, at the end.
function Window:more()
    local parts, size = { self.text:sub(self.at) }, 0
    repeat
        local piece = self.chunks()
        parts[#parts + 1] = piece
        size = size + #(piece or "")
    until not piece or size > #parts[1]
    if size == 0 then return false end
    self.before = self:line(self.at - 1) - 1
    self.text, self.at = table.concat(parts), 1
    self.line_of = sgf_tree.line_counter(self.text)
    return true
end

--- Continue at the next match of a pattern; return false if there is none.
-- @param kept function(text, at) or nil; it returns the place from which skipped text is
-- kept, because a match may begin there
function Window:find(pattern, kept)
    local found = self.text:find(pattern, self.at)
    while not found do
        self.at = kept and kept(self.text, self.at) or #self.text + 1
        if not self:more() then
            self.at = #self.text + 1
            return false
        end
        found = self.text:find(pattern, self.at)
    end
    self.at = found
    return true
end

--- Return the line of a place in `text`, counted from the beginning of the whole text.
function Window:line(at)
    return self.before + self.line_of(at)
end

--- Create a window on the beginning of a text.
-- @param chunks function that returns the next piece, or nil at the end
return function(chunks)
    return setmetatable({ text = "", at = 1, before = 0, chunks = chunks,
        line_of = sgf_tree.line_counter "" }, Window)
end
