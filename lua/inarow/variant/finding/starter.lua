--- Writes a script that starts from a game: its base is the game, and it shows the keys
-- that authors change most, with the values of the base.
local check = require "inarow.variant.faults.check"
local language = require "inarow.language"
local options = require "inarow.variant.options"

local SHOWN = { "options", "board", "capture", "win", "lose", "forbid" }
local MOST_LINES = 12 -- of a key that is shown
-- Keys that describe the game, or whose values belong to its source.
local UNSAID = { name = true, base = true, title = true, family = true, source = true,
    aliases = true, articles = true, cite = true, foreign_name = true }

local HEAD = "@name@: a game like @game@. Change the keys below, which have the values of"
    .. " @game@, and remove those that stay the same.@others@ variants/README.md explains"
    .. " all keys."
local OTHERS = " You can also set its other keys: %s."
local SCRIPT = [[
@head@
return {
    name = "@name@",
    base = "@game@",
    title = "@name@",
    source = "@SOURCE@", -- your rule text: cite it where your rules differ
@keys@}
]]

local WIDTH, INDENT = 88, "    "

local shown

-- Returns a table constructor on one line, or with one item per line if it is long. Maps
-- lose their citations, because a child inherits them.
local function constructor(value, indent)
    local parts, deeper = {}, indent .. INDENT
    local keys = language.keys(value)
    local row = language.index_of(keys, "row")
    if row then table.insert(keys, 1, table.remove(keys, row)) end
    for _, key in ipairs(keys) do
        local text = shown(value[key], deeper)
        local is_citation = not value[1] and (key == "cite" or key == "allowed")
        if type(key) == "number" then
            parts[#parts + 1] = text
        elseif not is_citation then
            parts[#parts + 1] = (key:find "^[%a_][%w_]*$" and key or ("[%q]"):format(key))
                .. " = " .. text
        end
    end
    local line = "{ " .. table.concat(parts, ", ") .. " }"
    if #parts == 0 then return "{}" end
    if #indent + #line <= WIDTH - 20 and not line:find "\n" then return line end
    return ("{\n%s%s,\n%s}"):format(deeper, table.concat(parts, ",\n" .. deeper), indent)
end

function shown(value, indent)
    local option = check.option_key(value)
    if option then return ("option %q"):format(option) end
    if type(value) == "string" then return ("%q"):format(value) end
    return type(value) == "table" and constructor(value, indent) or tostring(value)
end

-- Returns `options` and `board` of a script with an option `size`, which replaces the
-- board's sides. The other options are left out: a child inherits them, and could not
-- repeat one whose default is false.
local function with_size(script)
    local size = (script.options or {}).size
    local sides, board = size and options.size(size), {}
    for key, value in pairs(script.board) do board[key] = value end
    for i = 1, sides and 2 or 0 do board[i] = sides[i] end
    return { options = { size = size }, board = board }
end

--- Returns a script that starts from a game.
-- @param name string, the script's name
-- @param game string, the name of its base
-- @param definition the base
return function(name, game, definition)
    local script, keys, others = definition.script, {}, {}
    local is_shown, of_size = {}, with_size(script)
    for _, key in ipairs(SHOWN) do
        local value = of_size[key] or script[key]
        local text = value and next(value) ~= nil and shown(value, INDENT)
        if text and select(2, text:gsub("\n", "")) < MOST_LINES then
            keys[#keys + 1] = ("%s%s = %s,\n"):format(INDENT, key, text)
            is_shown[key] = true
        end
    end
    for _, key in ipairs(language.keys(script)) do
        if not UNSAID[key] and not is_shown[key] then others[#others + 1] = key end
    end
    local values = { name = name, game = game, SOURCE = name:upper(),
        keys = table.concat(keys),
        others = #others > 0 and OTHERS:format(language.list(others)) or "" }
    local lines = language.wrap((HEAD:gsub("@(%a+)@", values)), WIDTH, "-- ")
    values.head = "-- " .. table.concat(lines, "\n")
    return (SCRIPT:gsub("@(%a+)@", values))
end
