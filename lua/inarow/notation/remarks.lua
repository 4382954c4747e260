--- Converts remarks about a game and its moves to comments of a record, and back.
--
-- A comment of one plain line is written unchanged: `note TEXT`, or `play h8 # TEXT`.
-- Any other remark is written after `#=` with its name, and with escapes for bytes that
-- a line cannot contain: `#= comment: first\nsecond`, `#= before: TEXT`, `#= glyph: !?`,
-- `#= cross: h8`, and `#= EV: Tallinn` for a property of another notation.
local marks = require "inarow.notation.formats.marks"

local remarks = {}

--- Mark of an action that a notation does not record.
remarks.ASSUMED = "assumed"

-- ---- Text in one line ---------------------------------------------------------------

local ESCAPES = { ["\n"] = "\\n", ["\r"] = "\\r", ["\t"] = "\\t", ["\\"] = "\\\\" }
local UNESCAPES = { n = "\n", r = "\r", t = "\t" }

local function escape(char)
    return ESCAPES[char] or ("\\%03d"):format(char:byte())
end

-- Encodes a text as one line without blanks at its ends.
local function encode(text)
    text = text:gsub("[%c\\]", escape)
    return (text:gsub("^ ", "\\032"):gsub(" $", "\\032"))
end

local function decode(text)
    return (text:gsub("\\(.)(%d?%d?)", function(char, digits)
        local number = #digits == 2 and tonumber(char .. digits)
        if number and number < 256 then return string.char(number) end
        return (UNESCAPES[char] or char) .. digits
    end))
end

-- ---- Writing ------------------------------------------------------------------------

-- Returns true if the text can be a comment unchanged.
local function is_plain(text)
    return text ~= "" and not text:find("%c") and not text:find("^[ =]")
        and not text:find(" $")
        and not (text .. " #"):find("^" .. remarks.ASSUMED .. " #")
end

--- Write a tag as a comment.
function remarks.tag(name, value)
    local line = "#= " .. encode(name):gsub(":", "\\058") .. ": " .. encode(value)
    return (line:gsub(" $", ""))
end

-- Names of remarks that are not properties.
local WORDS = { comment = true, before = true, glyph = true }

--- Write a value of a property as a comment. If the property has the name of another
-- remark, the name is escaped.
function remarks.property(name, value)
    local line = remarks.tag(name, value)
    if not WORDS[name] and not marks.is_kind(name) then return line end
    return (line:gsub("^#= (.)", function(char)
        return ("#= \\%03d"):format(char:byte())
    end))
end

--- Write a text as the comment of an action.
function remarks.comment(text)
    return is_plain(text) and "# " .. text or remarks.tag("comment", text)
end

-- Returns the lines of a text; nil if a line cannot be a comment unchanged. The first
-- line may not be empty.
local function plain_lines(text)
    local lines = {}
    for line in (text .. "\n"):gmatch("(.-)\n") do
        if not is_plain(line) and (line ~= "" or #lines == 0) then return nil end
        lines[#lines + 1] = line
    end
    return lines
end

--- Write all remarks about a node of a tree, as lines of a record.
-- @param text of the line with the node's action; nil for the root
-- @return list of lines
function remarks.of_node(node, text)
    local said = text and {} or node.comment and remarks.header(node.comment) or {}
    local comment = text and node.comment
    if comment then
        local lines = plain_lines(comment) or {}
        said[1] = text .. " " .. remarks.comment(lines[1] or comment)
        for i = 2, #lines do
            said[i] = lines[i] == "" and "#" or remarks.comment(lines[i])
        end
    elseif text then
        said[1] = text
    end
    local function add(line) said[#said + 1] = line end
    if node.before then add(remarks.tag("before", node.before)) end
    for _, glyph in ipairs(node.glyphs or {}) do add(remarks.tag("glyph", glyph)) end
    for _, mark in ipairs(node.marks or {}) do
        add(remarks.tag(mark.kind, marks.value(mark)))
    end
    for _, property in ipairs(node.properties or {}) do
        for _, value in ipairs(property.values) do
            add(remarks.property(property.name, value))
        end
    end
    return said
end

--- Write a game's comment as header lines: one note per line if that preserves the
-- comment.
function remarks.header(text)
    local lines, fits = {}, true
    for line in (text .. "\n"):gmatch("(.-)\n") do
        lines[#lines + 1] = line == "" and "note" or "note " .. line
        fits = fits and not line:find("%c") and not line:find("^ ")
            and not line:find(" $") and not line:find("  ", 1, true)
            and not (" " .. line):find(" #", 1, true)
    end
    return fits and lines or { remarks.tag("comment", text) }
end

-- ---- Reading ------------------------------------------------------------------------

--- Return the remark in a record's line, without its action and expectation. Its fields:
-- `text` is a comment, `before` is a comment before the action, and `glyph` is a
-- judgement of the move. `marks` is a list of one mark, and `tag` is {name, value} for
-- any other remark. `assumed` is true if the remark marks an action as assumed.
-- `of_game` is true if the remark is about the whole game.
function remarks.of_line(line)
    local said = { of_game = line.header ~= nil }
    if line.header == "note" then
        said.text = table.concat(line.words, " ", 2)
    end
    local comment = line.comment or ""
    local beyond = comment:match("^# " .. remarks.ASSUMED .. " (#.*)$")
    said.assumed, comment = beyond ~= nil, beyond or comment
    local name, value = comment:match("^#= (.-): ?(.*)$")
    if name == "comment" then
        said.text = decode(value)
        said.of_game = not line.action
    elseif WORDS[name] then
        said[name] = decode(value)
    elseif name then
        local mark = marks.parse(name, decode(value))
        said.marks = mark and { mark }
        said.tag = not mark and { decode(name), decode(value) } or nil
    elseif comment ~= "" then
        local text = comment:match("^#+%s*(.*)$")
        said.assumed = said.assumed or text == remarks.ASSUMED
        -- If the line has only a comment, an empty comment is an empty line of the text.
        -- After an action, an empty comment means nothing.
        local is_said = text ~= "" or not line.action and not line.header
        if is_said and text ~= remarks.ASSUMED then
            said.text = said.text and said.text .. "\n" .. text or text
        end
    end
    return said
end

--- Add a value of a property to a node. If the node's last property has the same name, it
-- receives the value.
function remarks.add_property(node, name, value)
    node.properties = node.properties or {}
    local last = node.properties[#node.properties]
    if last and last.name == name then
        table.insert(last.values, value)
    else
        table.insert(node.properties, { name = name, values = { value } })
    end
end

--- Add a text to the comment of a game or move. `settle` joins the texts later, because
-- there may be thousands.
function remarks.add(to, text)
    to.added = to.added or { to.comment }
    to.added[#to.added + 1] = text
end

--- Join the added texts to the comment of a game or move.
function remarks.settle(to)
    if not to.added then return end
    to.comment, to.added = table.concat(to.added, "\n"), nil
end

return remarks
