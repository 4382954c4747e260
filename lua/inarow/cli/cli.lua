--- The command line: parsing it, and running the command.
local core = require "inarow.core"
local plain = require "inarow.text.characters"

local cli = {}

--- The commands in the order of the help, each a module beside this file.
cli.commands = {
    "variants", "rules", "judge", "show", "forbidden", "explain", "conform", "play",
    "bench", "perft", "playout", "convert", "lint", "new",
}

--- What the program is, in a sentence.
cli.summary = "Rules arbiter of the n-in-a-row family: rulings with their article."

--- Exit status: all well; a ruling, result or expectation failed; bad usage or something
-- unreadable.
cli.OK, cli.FAILED, cli.UNREADABLE = 0, 1, 2

--- What takes a progress bar off its line, while there is one.
cli.clear_line = nil

--- Say what is wrong, as one line on the error output.
function cli.complain(message)
    local shown = plain.shown(message)
    io.stderr:write(cli.clear_line or "", "inarow: ", shown, "\n")
    return cli.UNREADABLE
end

--- Say what is wrong with a game: {where, name, line, message}, `name` the file's and
-- `where` the game's in it.
function cli.complain_of(fault)
    local place = fault.line and fault.name .. ":" .. fault.line or fault.where
    local number = fault.line and fault.where:match "#%d+$"
    return cli.complain(("%s: %s%s"):format(place, fault.message,
        number and number ~= "#1" and " [" .. number .. "]" or ""))
end

--- Say that the standard output cannot be written.
function cli.complain_of_output(message)
    return cli.complain("standard output: " .. tostring(message))
end

--- A Lua library that is no part of inarow; the program ends if it is not there.
-- @param package what it is called in Debian
function cli.library(name, package)
    local found, library = pcall(require, name)
    if found then return library end
    os.exit(cli.complain(require("inarow.text.messages").say("no-library",
        { library = name, package = package })))
end

--- A text as one word of a shell.
function cli.quoted(text)
    return "'" .. text:gsub("'", "'\\''") .. "'"
end

--- The worse of two exit statuses.
cli.worse = math.max

--- All of a file, or of the standard input for "-"; or its first `most` bytes.
-- @return string, or nil, message
function cli.read(path, most)
    if path == "-" then
        local text, message = io.read(most or "*a")
        if message then return nil, "standard input: " .. message end
        return text or ""
    end
    local file, message = io.open(path, "rb")
    if not file then return nil, message end
    local text
    text, message = file:read(most or "*a")
    local closed, fault = file:close()
    if message or not closed then return nil, path .. ": " .. (message or fault) end
    return text or ""
end

-- Whatever opening, writing or closing has to tell is told, without the path.
local function put(path, text)
    local file, message = io.open(path, "wb")
    if not file then return nil, message:sub(#path + 3) end
    local ok, fault = file:write(text)
    local closed, at_close = file:close()
    return ok and closed, fault or at_close
end

-- Put a text beside a path: whole, or nothing is left of it; returns where.
local function put_beside(path, text)
    local beside = path
    repeat beside = beside .. "~" until not core.kind(beside)
    local ok, message = put(beside, text)
    if not ok then os.remove(beside) end
    return ok and beside, message
end

local function write(path, text)
    local kind = core.kind(path)
    if kind and kind ~= "file" then return put(path, text) end
    local old = text
    if kind then
        local unread
        old, unread = cli.read(path)
        if not old then return nil, unread:sub(#path + 3) end
    end
    local beside, ok, message
    beside, message = put_beside(path, old)
    if not beside then return nil, message end
    if not kind then
        ok, message = os.rename(beside, path)
        if not ok then os.remove(beside) end
        return ok, message and message:match "[^:]*$"
    end
    -- Written over, not replaced: it may be a link, and not everybody's to read.
    ok, message = put(path, text)
    if ok or put(path, old) then os.remove(beside) else os.rename(beside, path) end
    return ok, message
end

--- Write a file, wholly or not at all: if that fails, what was there is there still.
-- Pipes and devices take what they are given.
-- @return true, or nil, message
function cli.write(path, text)
    local ok, message = write(path, text)
    if not ok then return nil, path .. ": " .. message end
    return true
end

--- Files are read in pieces of so many bytes.
cli.CHUNK = 65536

--- A file, or the standard input for "-", in pieces.
-- @return function giving the next piece, or nil at the end, with a message if that is
-- no end; or nil, message
function cli.open(path)
    local file, message = io.stdin, nil
    if path ~= "-" then
        file, message = io.open(path, "rb")
    end
    if not file then return nil, message end
    local piece
    piece, message = file:read(cli.CHUNK)
    if message then
        return nil, (path == "-" and "standard input" or path) .. ": " .. message
    end
    return function()
        local this, fault = piece, message
        if this then
            piece, message = file:read(cli.CHUNK)
        elseif file ~= io.stdin and io.type(file) == "file" then
            local closed, at_close = file:close()
            fault = fault or not closed and at_close or nil
        end
        return this, fault
    end
end

--- Split `key=value` words into a table.
-- @return table, or nil, message
function cli.options(words)
    local options = {}
    for _, word in ipairs(words or {}) do
        local key, value = word:match("^([^=]+)=(.+)$")
        if not key then
            return nil, ("'%s' is no option of a variant; expected key=value")
                :format(word)
        end
        options[key] = value
    end
    return options
end

--- The names of the variants that were made known by their scripts.
cli.scripts = {}

--- Make the variant of a script's file known, by its name. It is what that name means
-- from now on; if it meant another script before, that is said.
-- @return the name, or nil, message
function cli.add_script(path)
    local inarow = require "inarow"
    local say = require("inarow.text.messages").say
    local source, message = cli.read(path, core.source_bytes + 1) -- too long is refused
    if not source then return nil, message end
    local definition
    definition, message = inarow.load(source, path)
    if not definition then return nil, message end
    local other = inarow.find(definition.name)
    if other and other.text ~= source then
        cli.complain(say("takes-place", { path = path, name = definition.name,
            other = other.chunkname }))
    end
    table.insert(cli.scripts, definition.name)
    table.insert(inarow.finders, 1, function(name)
        if name == definition.name then return source, path end
    end)
    inarow.forget() -- it may take the place of one that comes with inarow
    return definition.name
end

--- The variant that a word of the command line means: a name, or the path of a script,
-- which is made known.
-- @return its name, though there may be no such variant; or nil, message
function cli.variant(word)
    if word:find "[/\\]" or word:find "%.lua$" then return cli.add_script(word) end
    local _, _, code = require("inarow").find(word)
    if code ~= "no-such-variant" or not core.kind(word .. ".lua") then return word end
    return nil, require("inarow.text.messages").say("script-by-path", { name = word })
end

--- Do something for each position on the standard input: `run(game)` gives true, or nil
-- and a message. Bad lines are complained of, the rest is still done.
-- @return exit status, and the number of lines
function cli.each_position(args, run)
    local inarow, positions = require "inarow", require "inarow.notation.positions"
    local limits = require "inarow.notation.limits"
    local say = require("inarow.text.messages").say
    local status, number = cli.OK, 0
    local variant = args.variant or "renju"
    local rules, fault = inarow.rules(variant, args.given, true)
    if not rules then return cli.complain(fault), 0 end
    local pieces = require("inarow.cli.input").pieces(nil, true)
    local next_line, _, begin = require("inarow.text.lines").of(function()
        local piece, unreadable = pieces()
        if unreadable then status = cli.complain(unreadable) end
        return piece
    end, limits.position)
    for line, is_long in next_line do
        number = number + 1
        begin()
        local game, message, done
        if is_long then
            message = say("bad-position",
                { fault = limits.passed("position", "bytes", "the line") })
        else
            game, message = positions.open(line, variant, args.given)
        end
        if game then done, message = run(game) end
        if not done then
            status = cli.complain(("line %d: %s"):format(number, message))
        end
    end
    return status, number
end

--- A converter for argparse: a whole number from 0 to `most`.
function cli.whole(most)
    return function(word)
        local number = tonumber(word)
        if number and number % 1 == 0 and number >= 0 and number <= most then
            return math.floor(number)
        end
        return nil, ("'%s' is not a whole number from 0 to %d"):format(word, most)
    end
end

-- The names of a value's fields, and of those within, into a set.
local function gather_keys(value, set)
    if type(value) ~= "table" then return end
    for key, item in pairs(value) do
        if type(key) == "string" then set[key] = true end
        gather_keys(item, set)
    end
end

--- One JSON line on the output, always with its fields in the same order: as in `first`,
-- then by name. Bytes that are no UTF-8, as in a file's name, are replaced by U+FFFD.
function cli.json(value, first)
    local set, order = {}, {}
    gather_keys(value, set)
    for i, key in ipairs(first or {}) do
        order[i], set[key] = key, nil
    end
    for _, key in ipairs(require("inarow.text.lists").names(set)) do
        order[#order + 1] = key
    end
    local json = cli.library("dkjson", "lua-dkjson")
    io.write(plain.utf8(json.encode(value, { keyorder = order })), "\n")
end

--- An empty list that JSON shows as one.
function cli.list(items)
    return setmetatable(items, { __jsontype = "array" })
end

-- `--variant NAME key=value ...`: the options that follow the name are given to --set.
local function gather_options(words)
    local gathered, after_name, after_flag = {}, false, false
    for _, word in ipairs(words) do
        local is_option = word:match("^[%a_][%w_]*=.")
        if after_name and is_option then
            gathered[#gathered + 1] = "--set"
        else
            after_name = after_flag or word:match("^%-%-variant=.") ~= nil
        end
        after_flag = word == "--variant"
        gathered[#gathered + 1] = word
    end
    return gathered
end

-- `COMMAND NAME key=value ... MORE`: the options that follow the variant's name go to the
-- end, where the parser takes them from.
local function options_last(words)
    local kept, options = { words[1], words[2] }, {}
    for i = 3, #words do
        local is_option = words[i]:match("^[%a_][%w_]*=.") and i - 3 == #options
        table.insert(is_option and options or kept, words[i])
    end
    for _, option in ipairs(options) do kept[#kept + 1] = option end
    return kept
end

--- The options `--variant NAME [key=value ...]` for a command.
function cli.define_variant(command, text)
    command:option("--variant", text .. "; key=value options may follow")
    command:option("--set"):count("*"):hidden(true)
end

--- Define a command as its module says: for argparse, or for whoever else asks in the
-- same words (cli/commands.lua).
-- @param module its summary, its examples (text) and `define`
function cli.define(command, module)
    command:epilog("Examples:\n" .. module.examples)
    module.define(command)
    command:option("--script", "a variant's script, to be what its name means")
        :count("*"):argname("FILE")
end

local function parser_of(modules)
    local parser = cli.library("argparse", "lua-argparse")("inarow", cli.summary,
        "'inarow COMMAND --help' tells more about a command.")
    parser:command_target("command")
    parser:require_command(true)
    parser:flag("--version", "Show the version and exit."):action(function()
        print("inarow " .. core.version)
        os.exit(cli.OK)
    end)
    for _, name in ipairs(cli.commands) do
        local module = require("inarow.cli.commands." .. name)
        modules[name] = module
        cli.define(parser:command(name, module.summary), module)
    end
    return parser
end

--- Run a command line.
-- @param words list of its words
-- @return exit status
function cli.main(words)
    local modules = {}
    local parser = parser_of(modules)
    local command = modules[words[1]]
    if command and command.options_follow then words = options_last(words) end
    local ok, args = parser:pparse(gather_options(words))
    if not ok then return cli.complain((args:gsub("\n.*", ""))) end
    args.given = {}
    local message
    args.given, message = cli.options(args.options or args.set)
    if not args.given then return cli.complain(message) end
    for _, path in ipairs(args.script or {}) do
        ok, message = cli.add_script(path)
        if not ok then return cli.complain(message) end
    end
    if args.variant then
        args.variant, message = cli.variant(args.variant)
        if not args.variant then return cli.complain(message) end
    end
    local status = modules[args.command].run(args) or cli.OK
    ok, message = io.stdout:flush()
    return ok and status or cli.complain_of_output(message)
end

return cli
