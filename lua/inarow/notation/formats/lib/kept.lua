--- Keeps the parts of a library's node that have no field in a tree's node. They become
-- values of the property `RenLib`, from which the node is written again unchanged. A
-- value begins with one of these words. BYTES are hexadecimal digits.
--
--     start            RenLib opens the library at this node.
--     mark             The node is marked, but has no stone for a cross.
--     no-move          The root is marked as a node without a move.
--     open             The node does not end its path, although the file ends here.
--                      RenLib saves a single path like this.
--     more             The node has a sibling, although the file ends here.
--     further BYTES    These are flags of later versions.
--     comment BYTES    These are the flags and bytes of a comment. inarow would write
--                      other bytes: old files encode and end comments differently.
--     text BYTES       This text is not a label, or inarow would write other bytes.
--     node BYTES       This node is not a move, and is more than a label. Its
--                      descendants follow.
--     header BYTES     The root keeps the beginning of the file.
--     rootless         The file has no node for the root.
--     tail BYTES       The root keeps the end of the file.
local messages = require "inarow.notation.formats.sentences"
local remarks = require "inarow.notation.remarks"

local kept = {}

-- Name of the property.
local NAME = "RenLib"

-- Each value of the property is a word and perhaps a text. For each word, the pattern of
-- its text, which is empty or consists of bytes. Words in MANY may occur in several
-- values.
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
    remarks.add_property(said, NAME, word .. (bytes and " " .. digits(bytes) or ""))
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

--- Separate the property `RenLib` of a node from its other properties.
-- @param properties list of {name, values}, or nil
-- @return the bytes of the node's values by their words, or a list of bytes for words
-- that may occur several times
-- @return the other properties; or nil, message
function kept.read(properties)
    if not properties then return NOTHING, {} end
    local own, others = {}, {}
    for word in pairs(MANY) do own[word] = {} end
    for _, property in ipairs(properties) do
        if property.name ~= NAME then
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
