--- Variants: from scripts to rules, and the rules in words. No other module reads
-- scripts: their questions are answered by fields of the rules (definition.lua lists
-- them).
local book = require "inarow.variant.rulebook.book"
local check = require "inarow.variant.faults.check"
local cite_proof = require "inarow.variant.cites.proof_citations"
local definition = require "inarow.variant.definition"
local definitions = require "inarow.variant.definitions"
local doubts = require "inarow.variant.faults.doubts"
local hooks = require "inarow.variant.hooks"
local host = require "inarow.variant.host"
local match_rules = require "inarow.variant.match_rules"
local rules = require "inarow.variant.rules"
local scripts = require "inarow.variant.scripts"
local settings = require "inarow.variant.settings"
local tables = require "inarow.variant.tables"

return {
    -- The rules of a variant, by its name or from its source, with options.
    rules = rules.of,
    load = definitions.load,
    -- Other tables that are written like scripts, each with its own schema.
    read_table = tables.read,
    -- The settings for a variant's games, and the mark of an option in a script's table;
    -- the conduct of a game with another match rule.
    settings = settings.of,
    option = check.option,
    set_match_rule = match_rules.set,

    -- The rules in words; the article for each part of a proof.
    rulebook = book.list,
    cite_proof = cite_proof,

    -- Calls a hook of a script.
    ask = hooks.ask,

    -- Doubts about a script, with other findings about it, and their places in it; the
    -- same script in a fresh state.
    doubts = doubts,
    afresh = definition.afresh,

    -- The names of all installed variants; where finders and the trace function are set.
    names = scripts.names,
    attach = host.attach,
    -- Caches of variants: use a separate one, or clear it.
    keep_on = definitions.keep_on,
    forget = definitions.forget,
}
