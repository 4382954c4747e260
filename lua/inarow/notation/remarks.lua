--- Remarks of other notations in a record's comments, and back.
--
-- A comment of one plain line stands as it is: `note TEXT`, or `play h8 # TEXT`. Any
-- other is written behind `#=` with its name, its bytes that a line cannot hold escaped:
-- `#= comment: first\nsecond`, `#= EV: Tallinn`.
local marks = require "inarow.notation.formats.marks"

local remarks = {}

--- The mark of an action that a notation does not record.
remarks.ASSUMED = "assumed"

-- ---- Text in one line ---------------------------------------------------------------

local ESCAPES = { ["\n"] = "\\n", ["\r"] = "\\r", ["\t"] = "\\t", ["\\"] = "\\\\" }
local UNESCAPES = { n = "\n", r = "\r", t = "\t" }

local function escape(char)
    return ESCAPES[char] or ("\\%03d"):format(char:byte())
end

-- A text as one line without blanks at its ends.
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

-- May the text stand in a comment as it is?
local function is_plain(text)
    return text ~= "" and not text:find("%c") and not text:find("^[ =]")
        and not text:find(" $") and text ~= remarks.ASSUMED
end

--- A tag as a comment.
function remarks.tag(name, value)
    local line = "#= " .. encode(name):gsub(":", "\\058") .. ": " .. encode(value)
    return (line:gsub(" $", ""))
end

--- A text as the comment of an action.
function remarks.comment(text)
    return is_plain(text) and "# " .. text or remarks.tag("comment", text)
end

--- A game's comment as header lines: a note a line if that keeps it as it is.
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

--- What a record's line says beside its action and expectation: `text`, a remark;
-- `marks`, a list of one; `tag`, {name, value}, if it is neither; `assumed`, the mark;
-- `of_game` if the remark is on the whole game.
function remarks.of_line(line)
    local said = { of_game = line.header ~= nil }
    if line.header == "note" then
        said.text = table.concat(line.words, " ", 2)
    end
    local name, value = (line.comment or ""):match("^#= (.-): ?(.*)$")
    if name and name ~= "comment" then
        name, value = decode(name), decode(value)
        local mark = marks.parse(name, value)
        said.marks = mark and { mark }
        said.tag = not mark and { name, value } or nil
    elseif name then
        said.text = decode(value)
        said.of_game = not line.action
    elseif line.comment then
        local text = line.comment:match("^#+%s*(.*)$")
        said.assumed = text == remarks.ASSUMED
        if text ~= "" and not said.assumed then
            said.text = said.text and said.text .. "\n" .. text or text
        end
    end
    return said
end

--- Add a text to the comment of a game or move, once `settle` has joined what was added:
-- thousands of remarks may be added to one.
function remarks.add(to, text)
    to.added = to.added or { to.comment }
    to.added[#to.added + 1] = text
end

--- Make what was added to a game or move a part of its comment.
function remarks.settle(to)
    if not to.added then return end
    to.comment, to.added = table.concat(to.added, "\n"), nil
end

return remarks
