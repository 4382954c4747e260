--- inarow variants: lists the variants.
local arguments = require "inarow.cli.arguments"
local console = require "inarow.cli.console"
local inarow = require "inarow"

-- Example values of options that accept any text.
local EXAMPLES = { clock = { "900+30", "40/7200" } }

-- Returns the values of a setting as text, beginning with the default.
local function texts_of(setting)
    return setting.values or EXAMPLES[setting.key] or { setting.default }
end

-- Writes the options of a variant with their values, beginning with the default.
local function option_text(name)
    local texts = {}
    for _, setting in ipairs(assert(inarow.settings(name))) do
        if setting.of == "variant" then
            texts[#texts + 1] = setting.key .. "="
                .. table.concat(texts_of(setting), "|")
        end
    end
    return table.concat(texts, " ")
end

-- Returns the names of all installed variants, and of the variants whose scripts were
-- given.
local function all_names()
    local names, seen = inarow.variants(), {}
    for _, name in ipairs(names) do seen[name] = true end
    for _, name in ipairs(arguments.scripts) do
        if not seen[name] then names[#names + 1] = name end
        seen[name] = true
    end
    return names
end

-- Prints the settings for a variant, key=value, one per line.
local function print_settings(word)
    local name, message, faults = arguments.variant(word)
    local settings, _
    if name then settings, message, _, faults = inarow.settings(name) end
    if not settings then return console.complain(message, faults) end
    for _, setting in ipairs(settings) do
        for _, value in ipairs(texts_of(setting)) do
            print(setting.key .. "=" .. value)
        end
    end
end

return {
    examples = "  inarow variants\n  inarow variants --json\n"
        .. "  inarow variants --settings renju",
    define = function(command)
        command:flag("--json")
        command:flag("--names")
        command:option("--settings")
            :argname "VARIANT"
    end,
    run = function(args)
        if args.settings then return print_settings(args.settings) end
        if args.names then
            print(table.concat(all_names(), "\n"))
            return console.OK
        end
        local status, longest = console.OK, 0
        local names = all_names()
        for _, name in ipairs(names) do longest = math.max(longest, #name) end
        for _, name in ipairs(names) do
            local definition, message, _, faults = inarow.find(name)
            if not definition then
                status = console.complain(message, faults)
            elseif args.json then
                console.json { name = name, title = definition.title,
                    source = definition.source, options = definition.options,
                    aliases = console.list(definition.aliases) }
            else
                local title = definition.title or ""
                -- A character with several bytes takes one column.
                local _, more = title:gsub("[\128-\191]", "")
                print(name .. (" "):rep(longest + 1 - #name) .. title
                    .. (" "):rep(34 + more - #title) .. option_text(name))
            end
        end
        return status
    end,
}
