--- Writes elements of XML.
local language = require "inarow.language"

local xml = {}

local function attribute(name, value)
    value = type(value) == "number" and ("%d"):format(value) or language.xml(value)
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
