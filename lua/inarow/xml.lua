--- Writing XML: text made safe, and elements.
local messages = require "inarow.messages"

local xml = {}

local ENTITIES = { ["&"] = "&amp;", ["<"] = "&lt;", [">"] = "&gt;", ['"'] = "&quot;" }

--- What stands for bytes that are no character: U+FFFD.
xml.REPLACEMENT = "\239\191\189"

-- What UTF-8 looks like by the first byte's kind, without surrogates and long forms.
local CHARACTERS = {
    "^[\194-\223][\128-\191]", "^\224[\160-\191][\128-\191]",
    "^[\225-\236\238\239][\128-\191][\128-\191]", "^\237[\128-\159][\128-\191]",
    "^\240[\144-\191][\128-\191][\128-\191]",
    "^[\241-\243][\128-\191][\128-\191][\128-\191]",
    "^\244[\128-\143][\128-\191][\128-\191]",
}
local NO_CHARACTERS = { ["\239\191\190"] = true, ["\239\191\191"] = true }

-- The character of XML at a place in a text, or nil.
local function character(text, at)
    for _, pattern in ipairs(CHARACTERS) do
        local found = text:match(pattern, at)
        if found and not NO_CHARACTERS[found] then return found end
    end
end

--- Any string as XML's text: markup escaped, bytes that are no character of UTF-8 or of
-- XML replaced by U+FFFD.
function xml.escape(text)
    local parts, at = {}, 1
    while at <= #text do
        local plain = text:match("^[\t\n\r\32-\127]+", at)
        local found = plain or character(text, at)
        parts[#parts + 1] = plain and plain:gsub('[&<>"]', ENTITIES) or found
            or xml.REPLACEMENT
        at = at + #(found or " ")
    end
    return table.concat(parts)
end

local function attribute(name, value)
    value = type(value) == "number" and ("%d"):format(value) or xml.escape(value)
    return (' %s="%s"'):format(name, value)
end

--- An element.
-- @param name string
-- @param attributes table of strings and whole numbers by name, or nil
-- @param content string of XML, or nil
-- @return string
function xml.tag(name, attributes, content)
    local parts = { "<", name }
    for _, key in ipairs(messages.keys(attributes or {})) do
        parts[#parts + 1] = attribute(key, attributes[key])
    end
    parts[#parts + 1] = content and (">%s</%s>"):format(content, name) or "/>"
    return table.concat(parts)
end

return xml
