--- Writes completion for shells from the definitions of the commands.
local known = require "tools.synopses"
local quoted = require("inarow.cli").quoted

local completion = {}

local function command_names()
    local names = {}
    for i, command in ipairs(known.list) do names[i] = command.name end
    return table.concat(names, " ")
end

-- Returns the words that may be an item's value, as text; "" if they are unknown.
local function words_of(item)
    local values = item and known.values(item)
    return type(values) == "table" and table.concat(values, " ") or ""
end

-- Returns true if settings of a variant may follow its name.
local function takes_settings(command)
    for _, item in ipairs(command.arguments) do
        if known.values(item) == "setting" then return true end
    end
    return known.has_variant(command)
end

local function option_names(command)
    local names = { "--help" }
    for _, item in ipairs(command.options) do
        for _, name in ipairs(item.names) do names[#names + 1] = name end
    end
    return table.concat(names, " ")
end

-- ---- bash ---------------------------------------------------------------------------

-- The line is split only at blanks here, because bash also splits it at each =. The
-- program itself lists the variants and their settings.
local BASH = [==[
# bash completion for inarow. Where no word is offered, files are.
_inarow() {
    local line=${COMP_LINE:0:COMP_POINT} words= variant= first= i
    local -a typed
    read -ra typed <<<"$line"
    [[ $line == *" " ]] && typed+=("")
    local at=$((${#typed[@]} - 1))
    local cur=${typed[at]} prev=${typed[at - 1]} command=${typed[1]}
    for ((i = 2; i < at; i++)); do
        case ${typed[i]} in
        --variant) variant=${typed[i + 1]} ;;
        -*) ;;
        *) first=${first:-${typed[i]}} ;;
        esac
    done
    if [ "$at" = 1 ]; then
        words="%s --help --version"
    else
        case "$command $prev $cur" in
%s        esac
    fi
    case $words in
    @variants) words=$("${typed[0]}" variants --names 2>/dev/null) ;;
    @settings) words=$("${typed[0]}" variants --settings "${variant#playout-}" \
        2>/dev/null) ;;
    esac
    COMPREPLY=($(compgen -W "$words" -- "$cur"))
    if [[ $cur == *=* && $COMP_WORDBREAKS == *=* ]]; then
        COMPREPLY=("${COMPREPLY[@]#"${cur%%%%=*}="}")
    fi
}
complete -o default -F _inarow inarow
]==]

-- Returns what bash offers for the value of an item.
local function bash_words(item)
    local value = item and known.values(item)
    return value == "variant" and "@variants" or words_of(item)
end

--- Returns the completion for bash.
function completion.bash()
    local cases = {}
    local function add(beginning, more, words)
        cases[#cases + 1] = ('        "%s "*%s) %s ;;\n'):format(beginning, more, words)
    end
    local function offer(words) return ('words="%s"'):format(words) end
    for _, command in ipairs(known.list) do
        for _, item in ipairs(command.options) do
            for _, name in ipairs(item.kind == "option" and item.names or {}) do
                add(command.name .. " " .. name, "", offer(bash_words(item)))
            end
        end
        add(command.name, '" -"*', offer(option_names(command)))
        local item = command.arguments[1]
        local words = bash_words(item)
        if known.has_variant(command) then
            add(command.name, "", ('[ -z "$variant" ] || words=@settings'))
        elseif words ~= "" and takes_settings(command) then
            add(command.name, "",
                ('variant=$first; words=@settings; [ "$first" ] || words="%s"')
                    :format(words))
        else
            add(command.name, "", offer(words))
        end
    end
    return BASH:format(command_names(), table.concat(cases))
end

-- ---- zsh ----------------------------------------------------------------------------

local ZSH = [[
#compdef inarow
# zsh completion for inarow.
local program=$words[1]
_inarow_names() {
    compadd -- ${(f)"$($program variants --names 2>/dev/null)"}
    _files -g "*.lua"
}
# Of the variant after --variant, or of the first argument.
_inarow_settings() {
    local variant=${${words[2,-1]}[(r)[^-]*]}
    (( $words[(I)--variant] )) && variant=$words[$words[(I)--variant]+1]
    compadd -- ${(f)"$($program variants --settings "${variant#playout-}" 2>/dev/null)"}
}
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

-- Returns what zsh offers for a value.
local function zsh_action(item)
    local value = known.values(item)
    if type(value) == "table" then return "(" .. words_of(item) .. ")" end
    return ({ file = "_files", variant = "_inarow_names",
        setting = "_inarow_settings" })[value] or " "
end

local function zsh_option(item, name)
    local text = item.text:gsub("([%[%]:\\])", "\\%1")
    local value = item.kind == "option"
        and (":%s:%s"):format(known.placeholder(item), zsh_action(item)) or ""
    return quoted(("%s%s[%s]%s"):format(item.count == "*" and "*" or "", name, text,
        value))
end

--- Returns the completion for zsh.
function completion.zsh()
    local names, cases = {}, {}
    for i, command in ipairs(known.list) do
        local described = command.name .. ":" .. command.summary:gsub(":", "\\:")
        names[i] = "    " .. quoted(described) .. "\n"
        local specs = { "'--help[show the help]'" }
        for _, item in ipairs(command.options) do
            for _, name in ipairs(item.names) do
                specs[#specs + 1] = zsh_option(item, name)
            end
        end
        local many
        for nth, item in ipairs(command.arguments) do
            many = item.args == "*" or item.args == "+"
            local action = zsh_action(item)
            if many and known.has_variant(command) then
                action = "{_inarow_settings; " .. action .. "}"
            end
            specs[#specs + 1] = quoted(("%s:%s:%s"):format(many and "*" or nth,
                item.names[1], action))
        end
        if known.has_variant(command) and not many then
            specs[#specs + 1] = "'*:options:_inarow_settings'"
        end
        cases[i] = ("%s)\n    _arguments \\\n        %s\n    ;;\n"):format(command.name,
            table.concat(specs, " \\\n        "))
    end
    return ZSH:format(table.concat(names), table.concat(cases))
end

-- ---- fish ---------------------------------------------------------------------------

local FISH = [[
# fish completion for inarow.
# Of the variant after --variant, or of the first argument.
function __inarow_settings
    set -l words (commandline -opc)
    set -l rest (string match -v -- '-*' $words[3..-1])
    set -l variant $rest[1]
    if set -l at (contains -i -- --variant $words)
        set variant $words[(math $at + 1)]
    end
    test -n "$variant"
    and $words[1] variants --settings (string replace playout- '' -- $variant) 2>/dev/null
end
function __inarow_names
    set -l words (commandline -opc)
    $words[1] variants --names 2>/dev/null
end]]

--- Returns the completion for fish.
function completion.fish()
    local lines = { FISH }
    local function add(...)
        lines[#lines + 1] = "complete -c inarow " .. table.concat({ ... }, " ")
    end
    -- Returns what fish offers for an item's value, quoted; or "".
    local function offer(item)
        local words = known.values(item) == "variant" and "(__inarow_names)"
            or words_of(item)
        return words ~= "" and "-a " .. quoted(words) or ""
    end
    local function text(of) return "-d " .. quoted(of) end
    for _, command in ipairs(known.list) do
        add("-n __fish_use_subcommand -f -a", command.name, text(command.summary))
    end
    for _, command in ipairs(known.list) do
        local here = "-n '__fish_seen_subcommand_from " .. command.name .. "'"
        for _, item in ipairs(command.options) do
            local names = {}
            for i, name in ipairs(item.names) do names[i] = "-l " .. name:sub(3) end
            add(here, table.concat(names, " "), item.kind == "option" and "-r" or "",
                offer(item), text(item.text))
        end
        local first = command.arguments[1]
        if first and offer(first) ~= "" then add(here, offer(first)) end
        if takes_settings(command) then add(here, "-a '(__inarow_settings)'") end
    end
    return (table.concat(lines, "\n"):gsub(" +", " ")) .. "\n"
end

return completion
