--- Reads arguments of a command line: a variant's options, variants and their scripts,
-- numbers, and whether to use colours.
local console = require "inarow.cli.console"
local core = require "inarow.core"
local say = require("inarow.cli.sentences").say
local system = require "inarow.system"

local arguments = {}

--- Split `key=value` words into a table.
-- @return table, or nil, message
function arguments.options(words)
    local options = {}
    for _, word in ipairs(words or {}) do
        local key, value = word:match("^([^=]+)=(.+)$")
        if not key then
            return nil, say("not-a-setting", { word = word })
        end
        options[key] = value
    end
    return options
end

--- Names of the variants defined by scripts on the command line.
arguments.scripts = {}

-- Reads a script. Reads up to one byte more than is allowed, so that a longer script is
-- refused.
local function read(path)
    return system.read(path, core.source_bytes + 1)
end

-- Loads a script. An unknown base is loaded from the file of its name beside the script,
-- and stays defined.
local function load_with_bases(source, path)
    local inarow = require "inarow"
    local folder, bases, is_loading = path:match "^(.*[/\\])" or "", {}, true
    table.insert(inarow.finders, function(name)
        local beside = folder .. name .. ".lua"
        if is_loading then bases[name] = bases[name] or read(beside) end
        return bases[name], beside
    end)
    local definition, message, _, faults = inarow.load(source, path)
    is_loading = false
    return definition, message, faults
end

--- Define the variant of a script's file by its name. If another variant had the name,
-- print a message.
-- @return the name; or nil, message, the script's faults
function arguments.add_script(path)
    local source, message = read(path)
    if not source then return nil, message end
    local definition, fault, faults = load_with_bases(source, path)
    if not definition then return nil, fault, faults end
    local inarow = require "inarow"
    local other = inarow.find(definition.name)
    if other and other.text ~= source then
        console.complain(say("takes-place", { path = path, name = definition.name,
            other = other.chunkname }))
    end
    table.insert(arguments.scripts, definition.name)
    table.insert(inarow.finders, 1, function(name)
        if name == definition.name then return source, path end
    end)
    inarow.forget() -- the script may replace a variant that comes with inarow
    return definition.name
end

--- Return the variant for a word on the command line: a name, or the path of a script to
-- load.
-- @return name, even if the variant's script has faults; or nil, message, and the faults
-- of a script given by its path
function arguments.variant(word)
    if word:find "[/\\]" or word:find "%.lua$" then return arguments.add_script(word) end
    local _, fault, code = require("inarow").find(word)
    if code ~= "no-such-variant" then return word end
    return nil, system.kind(word .. ".lua") and say("script-by-path", { name = word })
        or fault .. say "variants-listed"
end

--- Create a converter for argparse: a whole number up to `most`.
-- @param least smallest number; 0 if nil
function arguments.whole(most, least)
    least = least or 0
    return function(word)
        local number = tonumber(word)
        if number and number % 1 == 0 and number >= least and number <= most then
            return math.floor(number)
        end
        return nil, say("not-in-range", { word = word, least = least,
            most = ("%d"):format(most) })
    end
end

--- Create a converter for argparse: seconds, with fractions.
function arguments.seconds(least, most)
    return function(word)
        local number = tonumber(word)
        if number and number >= least and number <= most then return number end
        return nil, say("bad-seconds", { word = word, least = least, most = most })
    end
end

--- Convert any number for argparse.
function arguments.number(word)
    local number = tonumber(word)
    if number and number == number then return number end
    return nil, say("not-any-number", { word = word })
end

--- Change `--nodes -1` to `--nodes=-1`, because a negative number is a value, not an
-- option.
function arguments.with_negatives(words)
    local joined = {}
    for _, word in ipairs(words) do
        local option = joined[#joined] or ""
        if word:find "^%-[%d.]" and option:find "^%-%-[^=]+$" then
            joined[#joined] = option .. "=" .. word
        else
            joined[#joined + 1] = word
        end
    end
    return joined
end

--- Change `--variant NAME key=value ...`: the options after the name become values of
-- --set.
function arguments.gather_options(words)
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

--- Change `COMMAND NAME key=value ... MORE`: the options after the variant's name move to
-- the end, where the parser expects them.
function arguments.options_last(words)
    local kept, options = { words[1], words[2] }, {}
    for i = 3, #words do
        local is_option = words[i]:match("^[%a_][%w_]*=.") and i - 3 == #options
        table.insert(is_option and options or kept, words[i])
    end
    for _, option in ipairs(options) do kept[#kept + 1] = option end
    return kept
end

--- Define the options `--variant NAME [key=value ...]` for a command.
function arguments.define_variant(command)
    command:option("--variant")
    command:option("--set"):count("*"):hidden(true)
end

--- Define the option --colour for a command.
function arguments.define_colour(command)
    command:option("--colour --color"):choices { "auto", "always", "never" }
        :default "auto"
end

--- Return true if the arguments and the environment request colours.
function arguments.has_colours(args)
    if args.colour ~= "auto" then return args.colour == "always" end
    return (os.getenv "NO_COLOR" or "") == "" and os.getenv "TERM" ~= "dumb"
        and system.is_terminal(1)
end

return arguments
