--- Declares the methods about variants and their scripts, in the form of methods.lua.
local games = require "inarow.game"
local inarow = require "inarow"
local say = require("inarow.service.sentences").say
local shared = require "inarow.service.methods.shared"

local VARIANT = shared.VARIANT

local scripts = {}

scripts.variants = {
    about = "List the available variants.",
    params = {},
    item = "inarow.service.variant",
    result = "inarow.service.count",
    run = function(service, _, give)
        local count = 0
        local function give_variant(name)
            local found = inarow.find(name)
            if not found then return end
            local settings = {}
            for _, one in ipairs(inarow.settings(name)) do
                if one.of == "variant" then
                    settings[#settings + 1] = { key = one.key,
                        values = one.values or { one.default } }
                end
            end
            count = count + 1
            give { name = name, title = found.title, source = found.source,
                colours = found.colours, settings = settings,
                aliases = found.aliases }
        end
        for _, name in ipairs(inarow.variants()) do give_variant(name) end
        for _, name in ipairs(service.scripts.names) do give_variant(name) end
        return { count = count }
    end,
}

scripts.rules = {
    about = "List the rules of a variant in words, each with its citation.",
    params = { VARIANT, shared.OPTIONS },
    result = "inarow.service.rules",
    run = function(_, asked)
        local sentences, message, code, faults =
            inarow.rulebook(asked.variant, asked.options)
        if not sentences then return nil, message, code, shared.faults_of(faults) end
        return { sentences = sentences, settings = inarow.settings(asked.variant) }
    end,
}

scripts.source = {
    about = "Give the script of a variant.",
    params = { VARIANT },
    result = "inarow.service.source",
    run = function(_, asked)
        local found, message, code, faults = inarow.find(asked.variant)
        if not found then return nil, message, code, shared.faults_of(faults) end
        return { source = found.text }
    end,
}

scripts.load = {
    about = "Load a script, which is then available as a variant under its own name. If "
        .. "you load it again, new games use the new text.",
    grows = true,
    params = { { "source", "string", "the script's text" } },
    result = "inarow.service.loaded",
    run = function(service, asked)
        local variant, message, code, faults = inarow.load(asked.source)
        if not variant then return nil, message, code, shared.faults_of(faults) end
        local name = variant.name
        if service.scripts:is_taken(name) then
            return nil, say("name-taken", { name = name }), "name-taken"
        elseif not service.scripts:add(name, asked.source) then
            return nil, say("too-many-scripts", { most = service.limits.scripts }),
                "too-many-scripts"
        end
        return { variant = name, title = variant.title }
    end,
}

scripts.lint = {
    about = "Report doubtful parts of a script, such as unreachable rules and options "
        .. "without effect. The method checks the script and plays random games.",
    grows = true,
    params = { { "variant", "string?", "name of an available variant" },
        { "source", "string?", "or the text of a script" } },
    result = "inarow.service.linted",
    run = function(service, asked)
        if (asked.variant == nil) == (asked.source == nil) then
            return nil, say("one-of-two", { one = "variant", other = "source" }),
                "bad-params"
        end
        local definition, message, code, faults
        if asked.source then
            definition, message, code, faults = inarow.load(asked.source)
        else
            definition, message, code, faults = inarow.find(asked.variant)
        end
        if not definition then return nil, message, code, shared.faults_of(faults) end
        -- No setting of the options begins in the second half of the time. This half is
        -- left for a setting that begins just before it.
        local half = service:seconds_left() / 2
        local found, played, settings =
            games.lint(definition, nil, half, half / (2 * games.LINT_GAMES))
        local list = {}
        for i, one in ipairs(found) do
            list[i] = { code = one.code, severity = one.severity, message = one.fault,
                path = one.path, line = one.line, options = one.given,
                record = one.record }
        end
        return { findings = list, tried = played, settings = settings }
    end,
}

return scripts
