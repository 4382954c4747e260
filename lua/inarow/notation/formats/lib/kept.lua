--- Keeps the parts of a library's node that have no field in a tree's node, as values of
-- the property `RenLib`. From these values the node is written again unchanged.
--
--   start                  RenLib opens the library at this node
--   mark                   the node is marked, but has no stone for a cross
--   no-move                the root is marked as no move
--   open, more             the node does not end its path, or has a sibling, although the
--                          file ends here: RenLib saves a single path like this
--   further BYTES          flags of later versions
--   comment BYTES          flags and bytes of a comment that inarow would write in other
--                          bytes, because old files encode and end comments differently
--   text BYTES             a text that is not a label, or would be written in other bytes
--   node BYTES             a node that is not a move but more than a label, with its
--                          descendants
--   header BYTES, rootless, tail BYTES    the beginning and end of the file, kept by the
--                          root
--
-- Bytes are hexadecimal digits.
local messages = require "inarow.notation.formats.sentences"
local remarks = require "inarow.notation.remarks"

local kept = {}

--- Name of the property.
kept.NAME = "RenLib"

-- The pattern for the text after each word of a value: nothing, bytes, or bytes in
-- several values.
local WORDS = { start = "^$", mark = "^$", ["no-move"] = "^$", open = "^$", more = "^$",
    rootless = "^$", further = "^%x%x%x%x$", header = "^%x*$", tail = "^%x%x$" }
local MANY = { node = "^%x%x%x%x%x*$", comment = "^[02][08]%x%x%x*$",
    text = "^%x%x%x*$" }

-- Converts bytes to hexadecimal digits.
local function digits(bytes)
    return (bytes:gsub(".", function(byte) return ("%02X"):format(byte:byte()) end))
end

local function bytes_of(text)
    return (text:gsub("%x%x", function(pair) return string.char(tonumber(pair, 16)) end))
end

--- Keep a value with a node.
-- @param said the node, as in planting.lua
-- @param word first word of the value
-- @param bytes of the value, or nil
function kept.add(said, word, bytes)
    said.properties = said.properties or {}
    remarks.add_property(said, kept.NAME, word .. (bytes and " " .. digits(bytes) or ""))
end

-- Adds a value to a node's values, which are sorted by word. Returns true if the value is
-- valid.
local function sort(own, value)
    local word, rest = tostring(value):match "^(%S+) ?(%S*)$"
    local form = word and (WORDS[word] or MANY[word])
    local bytes = form and rest:find(form) and #rest % 2 == 0 and bytes_of(rest)
    if not bytes then return false end
    if MANY[word] then table.insert(own[word], bytes) else own[word] = bytes end
    return true
end

-- The result for a node without kept values. It is never changed.
local NOTHING = {}
for word in pairs(MANY) do NOTHING[word] = {} end

--- Sort the properties of a node.
-- @param properties list of {name, values}, or nil
-- @return the bytes of the node's values by their words, or a list of bytes for words
-- that may occur several times
-- @return the other properties; or nil, message
function kept.read(properties)
    if not properties then return NOTHING, {} end
    local own, others = {}, {}
    for word in pairs(MANY) do own[word] = {} end
    for _, property in ipairs(properties) do
        if property.name ~= kept.NAME then
            others[#others + 1] = property
        else
            for _, value in ipairs(property.values) do
                if not sort(own, value) then
                    return nil, messages.say("lib-property",
                        { text = tostring(value):sub(1, 40) })
                end
            end
        end
    end
    return own, others
end

return kept
