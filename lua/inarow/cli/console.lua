--- Writes the program's output: errors on the error output, and JSON on the standard
-- output. Defines the exit statuses.
local language = require "inarow.language"
local say = require("inarow.cli.sentences").say

local console = {}

--- Exit statuses: OK; FAILED for a failed ruling, result or expectation; UNREADABLE for
-- bad usage or unreadable input.
console.OK, console.FAILED, console.UNREADABLE = 0, 1, 2

--- True if the program runs on Windows.
console.is_windows = package.config:sub(1, 1) == "\\"

--- True if this is the program in one file, which cannot load libraries in C.
console.stands_alone = false

--- Function that removes the progress bar, while there is one.
console.clear_line = nil

--- Print an error as one line on the error output. For a script, print one line per
-- fault.
-- @param faults of the script, or nil
function console.complain(message, faults)
    io.stderr:write(console.clear_line or "")
    for line in message:gmatch(faults and "[^\n]+" or ".+") do
        io.stderr:write("inarow: ", language.printable(line), "\n")
    end
    return console.UNREADABLE
end

--- Return the path of the script that a record lacks, if the script is beside the record;
-- otherwise nil.
-- @param path of the record's file, or -
-- @param message the error
function console.script_beside(path, message)
    -- `inarow` adds the sentence. `inarow` is required only here, because this file
    -- reports that the module in C is missing.
    require "inarow"
    local kind = require("inarow.system").kind
    local name = path ~= "-"
        and message:match(say("no-such-variant", { name = "([%a_][%w_]*)" }))
    local script = name and (path:match "^.*[/\\]" or "") .. name .. ".lua"
    return script and kind(script) == "file" and script or nil
end

--- Return the error of a record. If the record lacks a script that is beside it, or is
-- itself a script, add advice on how to name the script.
-- @param path, message as for `script_beside`
function console.with_script(path, message)
    local script = path:match "%.lua$" and path or console.script_beside(path, message)
    return message .. (script and say("script-beside", { path = script }) or "")
end

--- Print a script's trace and its place on the error output.
function console.trace(text, where)
    io.stderr:write(console.clear_line or "", language.printable(where), ": ", text, "\n")
end

-- Windows reports these errors if the program that reads the output has ended. Other
-- systems end this program instead.
local UNREAD = { ["Invalid argument"] = true, ["Broken pipe"] = true }

--- Report that the standard output cannot be written.
function console.complain_of_output(message)
    if console.is_windows and UNREAD[message] then return console.UNREADABLE end
    return console.complain(say "standard-output" .. ": " .. tostring(message))
end

--- Return a Lua library that is not part of inarow. Exit with a message if the library is
-- not installed.
-- @param name of the library
-- @param package its name in Debian
function console.library(name, package)
    local found, library = pcall(require, name)
    if found then return library end
    os.exit(console.complain(say(console.stands_alone and "library-left-out"
        or "no-library", { library = name, package = package })))
end

--- Quote a text as one word of a shell.
function console.quoted(text)
    return "'" .. text:gsub("'", "'\\''") .. "'"
end

--- Return the worse of two exit statuses.
console.worse = math.max

-- Adds the names of a value's fields to a set, including fields of inner tables.
local function gather_keys(value, set)
    if type(value) ~= "table" then return end
    for key, item in pairs(value) do
        if type(key) == "string" then set[key] = true end
        gather_keys(item, set)
    end
end

--- Encode a value as JSON. The order of fields is always the same: as in `first`, then by
-- name. Bytes that are not UTF-8, as in names of files, are replaced by U+FFFD.
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

--- Print a line of JSON.
-- @param value, first as for `console.encode`
function console.json(value, first)
    io.write(console.encode(value, first), "\n")
end

--- Return the number of a game in its file; 1 if the game's name has no number.
-- @param source name of the game, `FILE#NUMBER`; for a variation `FILE#NUMBER.N`
function console.number_of(source)
    return tonumber(source:match "#(%d+)[.%d]*$") or 1
end

--- If the command line requests JSON, print the object for an input without an answer, so
-- that programs can count inputs.
-- @param args arguments of the command line; with `summary`, inputs have no objects
-- @param number of the input, from 1
-- @param source name of the game or file, or nil
-- @param message the error
function console.json_error(args, number, source, message)
    if not args.json or args.summary then return end
    console.json({ number = number, source = source, error = message },
        { "number", "source", "error" })
    io.flush()
end

--- Report the fault of a game, as an object if the command line requests JSON.
-- @param fault {where, name, line, message}: `name` is the file's name, `where` is the
-- game's name, `FILE#NUMBER`; `line` may be nil
-- @param args arguments of the command line; nil if the command has no JSON
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

--- Report a file that cannot be read at all, as an object if the command line requests
-- JSON.
-- @param args arguments of the command line; `first` is the number of a file's first
-- game
-- @return exit status
function console.complain_of_file(path, message, args)
    local status = console.complain(message)
    console.json_error(args, args.first or 1, path, message)
    return status
end

--- Greatest depth of nested lists and tables, and greatest number of values, in JSON
-- input. Deeper or longer input would only take memory.
console.MOST_DEPTH, console.MOST_VALUES = 32, 4096

-- Returns true if a JSON text is within these two limits. The contents of strings are
-- ignored.
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

-- Removes fields that are null. In a list, null keeps its place.
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

--- Decode a value from JSON.
-- @param most number of values allowed in the text; MOST_VALUES if nil
-- @return value; nil if the text is not JSON or exceeds the limits, with the library's
-- error if it gives one
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

--- Mark a table as a list, so that JSON has a list even if the table is empty.
function console.list(items)
    return setmetatable(items, { __jsontype = "array" })
end

--- Mark a table as an object, so that JSON has an object even if the table is empty.
function console.map(fields)
    return setmetatable(fields, { __jsontype = "object" })
end

return console
