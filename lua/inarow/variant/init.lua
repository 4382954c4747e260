--- Variants: from scripts to rules, and the rules in words. No other module reads
-- scripts: their questions are answered by fields of the rules (definition.lua lists
-- them).
local book = require "inarow.variant.rulebook.book"
local check = require "inarow.variant.faults.check"
local definition = require "inarow.variant.definition"
local definitions = require "inarow.variant.definitions"
local doubts = require "inarow.variant.faults.doubts"
local host = require "inarow.variant.host"
local rules = require "inarow.variant.rules"
local scripts = require "inarow.variant.scripts"
local settings = require "inarow.variant.settings"
local starter = require "inarow.variant.finding.starter"
local tables = require "inarow.variant.tables"

return {
    -- The rules of a variant, by its name or from its source, with options.
    rules = rules.of,
    load = definitions.load,
    -- Other tables that are written like scripts, each with its own schema.
    read_table = tables.read,
    -- `settings`: the settings for a variant's games. `option`: the mark of an option in
    -- a script's table.
    settings = settings.of,
    option = check.option,

    -- The rules in words.
    rulebook = book.list,

    -- The source of a script that starts from a game.
    starter = starter,

    -- `doubts`: the findings about a script, with their places. `afresh`: the same script
    -- in a fresh state.
    doubts = doubts,
    afresh = definition.afresh,

    -- `names`: the names of all installed variants. `attach`: connects a host's settings,
    -- such as its finders, its trace function and its cache of variants.
    names = scripts.names,
    attach = host.attach,
    -- Clears the cache of variants.
    forget = definitions.forget,
}
