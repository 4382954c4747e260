--- inarow variants: the variants that are there.
local cli = require "inarow.cli"
local inarow = require "inarow"
local messages = require "inarow.messages"
local options_of = require "inarow.options"

-- The options with their values, of which the first is the default.
local function option_text(definition)
    local texts, options = {}, definition.script.options or {}
    for _, key in ipairs(messages.keys(options)) do
        local choices, values = options_of.choices(key, options[key]), {}
        for i, value in ipairs(choices or { options[key] }) do
            values[i] = options_of.text(value)
        end
        texts[#texts + 1] = key .. "=" .. table.concat(values, "|")
    end
    return table.concat(texts, " ")
end

-- The names of all that are installed, and of those whose scripts were given.
local function all_names()
    local names, seen = inarow.variants(), {}
    for _, name in ipairs(names) do seen[name] = true end
    for _, name in ipairs(cli.scripts) do
        if not seen[name] then names[#names + 1] = name end
        seen[name] = true
    end
    return names
end

return {
    summary = "List the variants.",
    examples = "  inarow variants\n  inarow variants --json",
    define = function(command)
        command:flag("--json", "one JSON object a line")
    end,
    run = function(args)
        local status, longest = cli.OK, 0
        local names = all_names()
        for _, name in ipairs(names) do longest = math.max(longest, #name) end
        for _, name in ipairs(names) do
            local definition, message = inarow.find(name)
            if not definition then
                status = cli.complain(message)
            elseif args.json then
                local script = definition.script
                cli.json { name = name, title = script.title, source = script.source,
                    aliases = cli.list(script.aliases or {}), options = script.options }
            else
                local title = definition.script.title or ""
                -- A letter of more than one byte takes one column.
                local _, more = title:gsub("[\128-\191]", "")
                print(name .. (" "):rep(longest + 1 - #name) .. title
                    .. (" "):rep(34 + more - #title) .. option_text(definition))
            end
        end
        return status
    end,
}
