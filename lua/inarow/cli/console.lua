--- What the program says: faults on the error output, JSON on the output, and how it went
-- as an exit status.
local language = require "inarow.language"
local say = require("inarow.cli.sentences").say

local console = {}

--- Exit status: all well; a ruling, result or expectation failed; bad usage or something
-- unreadable.
console.OK, console.FAILED, console.UNREADABLE = 0, 1, 2

--- Is this Windows?
console.is_windows = package.config:sub(1, 1) == "\\"

--- Is it the program that has all it needs in one file, and looks for no library in C?
console.stands_alone = false

--- What takes a progress bar off its line, while there is one.
console.clear_line = nil

--- Say what is wrong, as one line on the error output; of a script's faults each as one.
-- @param faults the script's, or nil
function console.complain(message, faults)
    io.stderr:write(console.clear_line or "")
    for line in message:gmatch(faults and "[^\n]+" or ".+") do
        io.stderr:write("inarow: ", language.printable(line), "\n")
    end
    return console.UNREADABLE
end

--- The path of the script that a record lacks, if that stands beside it; or nil.
-- @param path of the record's file, or -
-- @param message what is wrong with it
function console.script_beside(path, message)
    -- Required here: it is this file that reports where the module in C is not there.
    require "inarow" -- whose sentence it is
    local kind = require("inarow.system").kind
    local name = path ~= "-"
        and message:match(say("no-such-variant", { name = "([%a_][%w_]*)" }))
    local script = name and (path:match "^.*[/\\]" or "") .. name .. ".lua"
    return script and kind(script) == "file" and script or nil
end

--- What is wrong with a record; and how to name the script that it lacks, if that stands
-- beside it.
-- @param path, message as for `script_beside`
function console.with_script(path, message)
    local script = console.script_beside(path, message)
    return message .. (script and say("script-beside", { path = script }) or "")
end

--- Show what a script traces, and where, on the error output.
function console.trace(text, where)
    io.stderr:write(console.clear_line or "", language.printable(where), ": ", text, "\n")
end

-- What Windows says when nobody reads the output any more. Elsewhere that ends a program
-- before it is told.
local UNREAD = { ["Invalid argument"] = true, ["Broken pipe"] = true }

--- Say that the standard output cannot be written.
function console.complain_of_output(message)
    if console.is_windows and UNREAD[message] then return console.UNREADABLE end
    return console.complain(say "standard-output" .. ": " .. tostring(message))
end

--- A Lua library that is no part of inarow; the program ends if it is not there.
-- @param package what it is called in Debian
function console.library(name, package)
    local found, library = pcall(require, name)
    if found then return library end
    os.exit(console.complain(say(console.stands_alone and "library-left-out"
        or "no-library", { library = name, package = package })))
end

--- A text as one word of a shell.
function console.quoted(text)
    return "'" .. text:gsub("'", "'\\''") .. "'"
end

--- The worse of two exit statuses.
console.worse = math.max

-- The names of a value's fields, and of those within, into a set.
local function gather_keys(value, set)
    if type(value) ~= "table" then return end
    for key, item in pairs(value) do
        if type(key) == "string" then set[key] = true end
        gather_keys(item, set)
    end
end

--- A value as JSON, always with its fields in the same order: as in `first`, then by
-- name. Bytes that are no UTF-8, as in a file's name, are replaced by U+FFFD.
function console.encode(value, first)
    local set, order = {}, {}
    gather_keys(value, set)
    for i, key in ipairs(first or {}) do
        order[i], set[key] = key, nil
    end
    for _, key in ipairs(language.keys(set)) do
        order[#order + 1] = key
    end
    local json = console.library("dkjson", "lua-dkjson")
    return language.utf8(json.encode(value, { keyorder = order }))
end

--- One JSON line on the output.
-- @param value, first as for `encode`
function console.json(value, first)
    io.write(console.encode(value, first), "\n")
end

--- The number of a game in its file, 1 if its name has none.
-- @param source its name, `FILE#NUMBER`; that of a variation is `FILE#NUMBER.N`
function console.number_of(source)
    return tonumber(source:match "#(%d+)[.%d]*$") or 1
end

--- If JSON is asked for: the object of an input without an answer, for whoever counts.
-- @param args those of the command line: with `summary` no input has an object
-- @param number of the input, from 1
-- @param source the game's or the file's name, or nil
-- @param message what is wrong with it
function console.json_error(args, number, source, message)
    if not args.json or args.summary then return end
    console.json({ number = number, source = source, error = message },
        { "number", "source", "error" })
    io.flush()
end

--- Report the fault of a game, as an object if the command line asks for JSON.
-- @param fault {where, name, line, message}: `name` is the file's, `where` the game's in
-- it, as `FILE#NUMBER`; `line` may be nil
-- @param args those of the command line; nil if the command has no JSON
-- @return exit status
function console.complain_of(fault, args)
    local place = fault.line and fault.name .. ":" .. fault.line or fault.where
    if fault.name == "-" then place = say "standard-input" .. place:sub(2) end
    local number = console.number_of(fault.where)
    local status = console.complain(("%s: %s%s"):format(place,
        console.with_script(fault.name, fault.message),
        fault.line and number > 1 and " [#" .. number .. "]" or ""))
    if args then console.json_error(args, number, fault.where, fault.message) end
    return status
end

--- The same for a file that cannot be read at all.
-- @param args those of the command line; `first` is the number of a file's first game
-- @return exit status
function console.complain_of_file(path, message, args)
    local status = console.complain(message)
    console.json_error(args, args.first or 1, path, message)
    return status
end

--- Most lists and tables within each other, and most values, of what came as JSON: more
-- would take memory, and nobody who means well writes it.
console.MOST_DEPTH, console.MOST_VALUES = 32, 4096

-- Does a text of JSON keep within that? Its strings are left aside.
local function is_moderate(text, most)
    local bare = text:gsub("\\.", ""):gsub('"[^"]*"', "")
    local depth, deepest = 0, 0
    for bracket in bare:gmatch "[%[%]{}]" do
        depth = depth + (bracket:find "[%[{]" and 1 or -1)
        deepest = math.max(deepest, depth)
    end
    return deepest <= console.MOST_DEPTH
        and select(2, bare:gsub(",", "")) < most
end

-- A field that is null is none; in a list null has a place of its own.
local function without_nulls(value, null)
    if type(value) ~= "table" or value == null then return value end
    for key, item in pairs(value) do
        if item ~= null then
            without_nulls(item, null)
        elseif type(key) == "string" then
            value[key] = nil
        end
    end
    return value
end

--- A value that came as JSON; nil if the text is none, or more than anybody needs; and
-- then what is wrong with it, if the library says so.
-- @param most values of the text; MOST_VALUES if nil
function console.decode(text, most)
    local json = console.library("dkjson", "lua-dkjson")
    if not is_moderate(text, most or console.MOST_VALUES) then return nil end
    local ok, value, after, fault = pcall(json.decode, text, 1, json.null)
    if ok and not fault and text:find("%S", after) then
        return nil, say "more-text"
    elseif ok and not fault and value ~= json.null then
        return without_nulls(value, json.null)
    end
    return nil, ok and fault or nil
end

--- A list that JSON shows as one, also if it is empty.
function console.list(items)
    return setmetatable(items, { __jsontype = "array" })
end

--- A table that JSON shows as an object, also if it is empty.
function console.map(fields)
    return setmetatable(fields, { __jsontype = "object" })
end

return console
