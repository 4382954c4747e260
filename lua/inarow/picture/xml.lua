--- Writes XML: escapes text, and builds elements.
local language = require "inarow.language"

local xml = {}

local ENTITIES = { ["&"] = "&amp;", ["<"] = "&lt;", [">"] = "&gt;", ['"'] = "&quot;" }

local REPLACEMENT = "\239\191\189" -- U+FFFD

--- Returns any string as text of XML. Markup is escaped, and bytes that are not a
-- character of UTF-8 or of XML are replaced by U+FFFD.
function xml.escape(text)
    text = language.utf8(text):gsub("[%z\1-\8\11\12\14-\31]", REPLACEMENT)
        :gsub("\239\191[\190\191]", REPLACEMENT:rep(3))
    return (text:gsub('[&<>"]', ENTITIES))
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
    for _, key in ipairs(language.keys(attributes or {})) do
        parts[#parts + 1] = attribute(key, attributes[key])
    end
    parts[#parts + 1] = content and (">%s</%s>"):format(content, name) or "/>"
    return table.concat(parts)
end

return xml
