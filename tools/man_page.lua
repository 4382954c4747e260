--- Writes the man page, in roff, from the definitions of the commands.
local cli = require "inarow.cli"
local known = require "tools.synopses"
local version = require("inarow.core").version

local ABOUT = [[
inarow rules on games of the n-in-a-row family: renju, go-moku, Pente, Connect Four and
their relatives. Each ruling cites the article it rests on. Games are read in inarow's own
record format, SGF, pente.org's text, Piskvork's .psq, RenjuNet's XML, RenLib's .lib and
.pos, Gomocup's openings, digits, plain lists of moves and positions. The text shows which
of them it is in.
]]

local VARIANTS = [[
VARIANT is the name of a variant, as listed by 'inarow variants', or the path of a script.
key=value words after it set its options. Scripts given by a path, or by --script, are run
in a sandbox: they can do nothing but return rules.
]]

local STATUS = {
    { "0", "all is well" },
    { "1", "a ruling, a result or an expectation failed" },
    { "2", "bad usage, or something that could not be read: a line on the standard error"
        .. " says what; the rest is still done" },
}

local ENVIRONMENT = {
    { "LUA_PATH, LUA_CPATH", "where Lua's libraries and other people's variants are, as"
        .. " Lua reads them. Entries that are relative or empty are dropped: nothing of"
        .. " the current folder is run. LUA_INIT is not run either" },
    { "NO_COLOR", "if set, boards on a terminal have no colours" },
    { "XDG_STATE_HOME", "the folder in which 'inarow play' keeps, under inarow, games"
        .. " that were not saved and the lines that were typed; ~/.local/state by"
        .. " default" },
}

local function escape(text)
    return (text:gsub("\\", "\\e"):gsub("-", "\\-"):gsub("\n([.'])", "\n\\&%1")
        :gsub("^([.'])", "\\&%1"))
end

local function bold(text)
    return "\\fB" .. escape(text) .. "\\fR"
end

local function italic(text)
    return "\\fI" .. escape(text) .. "\\fR"
end

-- Returns an argument as it stands in a synopsis, with marks for repetition.
local function argument(item)
    local text = italic(known.placeholder(item))
    local many = item.args == "+" and "..." or item.args == "*" and "..." or ""
    local is_optional = item.args == "?" or item.args == "*"
    return (is_optional and "[%s%s]" or "%s%s"):format(text, many)
end

local function option(item)
    local names = {}
    for i, name in ipairs(item.names) do names[i] = bold(name) end
    return table.concat(names, ", ")
        .. (item.kind == "option" and " " .. italic(known.placeholder(item)) or "")
end

local function option_text(item)
    local choices = item.choices and ": " .. table.concat(item.choices, ", ") or ""
    local default = item.default and (" (default: %s)"):format(item.default) or ""
    return escape(item.text .. choices .. default)
end

local function add_command(add, command)
    local words = { bold("inarow " .. command.name) }
    for _, item in ipairs(command.arguments) do words[#words + 1] = argument(item) end
    if #command.options > 0 then words[#words + 1] = "[" .. italic "OPTION" .. "...]" end
    add(".SS " .. command.name)
    add(table.concat(words, " "))
    add(".PP")
    add(escape(command.summary))
    for _, item in ipairs(command.arguments) do
        if item.text ~= "" then
            add(".TP\n" .. italic(known.placeholder(item)))
            add(option_text(item))
        end
    end
    for _, item in ipairs(command.options) do
        add(".TP\n" .. option(item))
        add(option_text(item))
    end
    add(".PP\n.nf")
    add(escape(command.examples))
    add(".fi")
end

--- Returns the whole page.
return function()
    local lines = {}
    local function add(line) lines[#lines + 1] = line end
    add(('.TH INAROW 1 "" "inarow %s" "User Commands"'):format(version))
    add ".SH NAME"
    local summary = cli.summary():gsub("^%u", string.lower):gsub("%.$", "")
    add(escape("inarow - " .. summary))
    add ".SH SYNOPSIS"
    add(("%s %s [%s...]"):format(bold "inarow", italic "COMMAND", italic "ARGUMENT"))
    add ".PP"
    add(("%s %s"):format(bold "inarow", bold "--version"))
    add ".SH DESCRIPTION"
    add(escape(ABOUT) .. ".PP\n" .. escape(VARIANTS) .. ".SH COMMANDS")
    for _, command in ipairs(known.list) do add_command(add, command) end
    add ".SH EXIT STATUS"
    for _, status in ipairs(STATUS) do
        add((".TP\n%s\n%s"):format(bold(status[1]), escape(status[2])))
    end
    add ".SH ENVIRONMENT"
    for _, variable in ipairs(ENVIRONMENT) do
        add((".TP\n%s\n%s"):format(bold(variable[1]), escape(variable[2])))
    end
    return (table.concat(lines, "\n"):gsub("\n+", "\n") .. "\n")
end
