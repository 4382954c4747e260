--- Completion for the shells, made of the commands.
local known = require "inarow.cli.commands"

local completion = {}

local function command_names()
    local names = {}
    for i, command in ipairs(known.list) do names[i] = command.name end
    return table.concat(names, " ")
end

-- The words that an item's value may be, as text; "" if it may be anything.
local function words_of(item)
    local values = item and known.values(item)
    return type(values) == "table" and table.concat(values, " ") or ""
end

local function option_names(command)
    local names = { "--help" }
    for _, item in ipairs(command.options) do
        for _, name in ipairs(item.names) do names[#names + 1] = name end
    end
    return table.concat(names, " ")
end

-- ---- bash ---------------------------------------------------------------------------

local BASH = [[
# bash completion for inarow. Where no word is offered, files are.
_inarow() {
    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]}
    local command=${COMP_WORDS[1]} words=
    local variants="%s"
    if [ "$COMP_CWORD" = 1 ]; then
        words="%s --help"
    else
        case "$command $prev $cur" in
%s        esac
    fi
    COMPREPLY=($(compgen -W "$words" -- "$cur"))
}
complete -o default -F _inarow inarow
]]

--- For bash.
function completion.bash()
    local variants, cases = table.concat(known.variants, " "), {}
    local function add(beginning, more, words)
        cases[#cases + 1] = ('        "%s "*%s) words="%s" ;;\n'):format(beginning, more,
            words == variants and "$variants" or words)
    end
    for _, command in ipairs(known.list) do
        for _, item in ipairs(command.options) do
            for _, name in ipairs(item.kind == "option" and item.names or {}) do
                add(command.name .. " " .. name, "", words_of(item))
            end
        end
        add(command.name, '" -"*', option_names(command))
        add(command.name, "", words_of(command.arguments[1]))
    end
    return BASH:format(variants, command_names(), table.concat(cases))
end

-- ---- zsh ----------------------------------------------------------------------------

local ZSH = [[
#compdef inarow
# zsh completion for inarow.
local -a commands
commands=(
%s)
if (( CURRENT == 2 )); then
    _describe command commands
    return
fi
local command=$words[2]
shift words
(( CURRENT-- ))
case $command in
%sesac
]]

local function quoted(text)
    return "'" .. text:gsub("'", "'\\''") .. "'"
end

-- What zsh offers for a value.
local function zsh_action(item)
    local words = words_of(item)
    if words == "" then return known.values(item) == "file" and "_files" or " " end
    if known.values(item) == item.choices then return "(" .. words .. ")" end
    return "{compadd " .. words .. "; _files -g \"*.lua\"}" -- a variant, or its script
end

local function zsh_option(item, name)
    local text = item.text:gsub("([%[%]:\\])", "\\%1")
    local value = item.kind == "option"
        and (":%s:%s"):format(known.placeholder(item), zsh_action(item)) or ""
    return quoted(("%s%s[%s]%s"):format(item.count == "*" and "*" or "", name, text,
        value))
end

--- For zsh.
function completion.zsh()
    local names, cases = {}, {}
    for i, command in ipairs(known.list) do
        local told = command.name .. ":" .. command.summary:gsub(":", "\\:")
        names[i] = "    " .. quoted(told) .. "\n"
        local specs = { "'--help[show the help]'" }
        for _, item in ipairs(command.options) do
            for _, name in ipairs(item.names) do
                specs[#specs + 1] = zsh_option(item, name)
            end
        end
        for nth, item in ipairs(command.arguments) do
            local many = item.args == "*" or item.args == "+"
            specs[#specs + 1] = quoted(("%s:%s:%s"):format(many and "*" or nth,
                item.names[1], zsh_action(item)))
        end
        cases[i] = ("%s)\n    _arguments \\\n        %s\n    ;;\n"):format(command.name,
            table.concat(specs, " \\\n        "))
    end
    return ZSH:format(table.concat(names), table.concat(cases))
end

-- ---- fish ---------------------------------------------------------------------------

--- For fish.
function completion.fish()
    local lines = { "# fish completion for inarow." }
    local function add(...)
        lines[#lines + 1] = "complete -c inarow " .. table.concat({ ... }, " ")
    end
    local function text(of) return "-d " .. quoted(of) end
    for _, command in ipairs(known.list) do
        add("-n __fish_use_subcommand -f -a", command.name, text(command.summary))
    end
    for _, command in ipairs(known.list) do
        local here = "-n '__fish_seen_subcommand_from " .. command.name .. "'"
        for _, item in ipairs(command.options) do
            local words, names = words_of(item), {}
            for i, name in ipairs(item.names) do names[i] = "-l " .. name:sub(3) end
            add(here, table.concat(names, " "), item.kind == "option" and "-r" or "",
                words ~= "" and "-a " .. quoted(words) or "", text(item.text))
        end
        local words = words_of(command.arguments[1])
        if words ~= "" then add(here, "-a", quoted(words)) end
    end
    return (table.concat(lines, "\n"):gsub(" +", " ")) .. "\n"
end

return completion
