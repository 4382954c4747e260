--- Writes XML: escapes text, and builds elements.
local characters = require "inarow.language.characters"
local lists = require "inarow.language.lists"

local xml = {}

local ENTITIES = { ["&"] = "&amp;", ["<"] = "&lt;", [">"] = "&gt;", ['"'] = "&quot;" }

-- Characters in UTF-8 that XML does not allow.
local NO_CHARACTERS = { ["\239\191\190"] = true, ["\239\191\191"] = true }

-- Returns the character of XML at a place in a text, or nil.
local function character(text, at)
    local found = characters.character(text, at)
    local is_control = found and found:find "^[%z\1-\8\11\12\14-\31]"
    return not is_control and not NO_CHARACTERS[found] and found or nil
end

--- Returns any string as text of XML. Markup is escaped, and bytes that are not a
-- character of UTF-8 or of XML are replaced by U+FFFD.
-- @return string; number of replaced bytes
function xml.escape(text)
    local parts, at, replaced = {}, 1, 0
    while at <= #text do
        local run = text:match("^[\t\n\r\32-\127]+", at)
        local found = run or character(text, at)
        parts[#parts + 1] = run and run:gsub('[&<>"]', ENTITIES) or found
            or characters.REPLACEMENT
        replaced = replaced + (found and 0 or 1)
        at = at + #(found or " ")
    end
    return table.concat(parts), replaced
end

local function attribute(name, value)
    value = type(value) == "number" and ("%d"):format(value) or xml.escape(value)
    return (' %s="%s"'):format(name, value)
end

--- Returns an element.
-- @param name string
-- @param attributes table of strings and whole numbers by name, or nil
-- @param content string of XML, or nil
-- @return string
function xml.tag(name, attributes, content)
    local parts = { "<", name }
    for _, key in ipairs(lists.keys(attributes or {})) do
        parts[#parts + 1] = attribute(key, attributes[key])
    end
    parts[#parts + 1] = content and (">%s</%s>"):format(content, name) or "/>"
    return table.concat(parts)
end

return xml
