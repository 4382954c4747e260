--- Gathers the definitions of the commands from their modules, for the manual and for
-- completion.
local cli = require "inarow.cli"

-- A definition in progress. Every call on it is recorded under the name of the call.
local Noted = {}

function Noted.__index(_, call)
    return function(noted, value)
        rawset(noted, call, value == nil and true or value)
        return noted
    end
end

local function add(kind)
    return function(noted, names, text)
        local item = setmetatable({ kind = kind, names = {}, text = text or "" }, Noted)
        for name in names:gmatch "%S+" do item.names[#item.names + 1] = name end
        table.insert(rawget(noted, "items"), item)
        return item
    end
end

local function gather(name)
    local module = cli.command(name)
    local noted = setmetatable({ items = {} }, Noted)
    for _, kind in ipairs { "argument", "option", "flag" } do
        rawset(noted, kind, add(kind))
    end
    cli.define(noted, name)
    local command = { name = name, summary = cli.summary(name),
        examples = module.examples, arguments = {}, options = {} }
    for _, item in ipairs(rawget(noted, "items")) do
        local plain = setmetatable(item, nil)
        if not plain.hidden then
            table.insert(plain.kind == "argument" and command.arguments
                or command.options, plain)
        end
    end
    return command
end

--- All commands, in the order of the help: {name, summary, examples, arguments, options}.
-- An item is {kind = argument | option | flag, names, text, choices, args, count,
-- argname, default}.
local commands = {}
for i, name in ipairs(cli.commands()) do commands[i] = gather(name) end

-- The kind of an item's value, where its name shows the kind.
local VALUES = {
    variant = "variant", variants = "variant", ["--variant"] = "variant",
    ["--settings"] = "variant", options = "setting", path = "file",
    record = "file", ["--record"] = "file", ["--positions"] = "file",
    ["--script"] = "file", ["--openings"] = "file", ["--out"] = "file",
}

local known = { list = commands }

--- Returns what may be typed for an item: a list of words; "file"; "variant", an
-- installed variant or the file of a script; "setting", a setting of the variant; or nil
-- if anything may be typed.
function known.values(item)
    return item.choices or VALUES[item.names[1]]
        or item.names[1] == "bench" and cli.command("bench").names or nil
end

--- Returns true if the command takes a variant by --variant.
function known.has_variant(command)
    for _, item in ipairs(command.options) do
        if item.names[1] == "--variant" then return true end
    end
    return false
end

--- Returns the name of an item's value in a synopsis.
function known.placeholder(item)
    if item.names[1] == "options" then return "KEY=VALUE" end
    if item.kind == "argument" then return item.names[1]:upper() end
    return item.argname or item.names[1]:gsub("^%-+", ""):upper()
end

return known
