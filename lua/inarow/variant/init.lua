--- Variants: from a script to rules, and the rules in words. Nothing else reads scripts:
-- what other modules ask about one are fields of the rules (definition.lua lists them).
local book = require "inarow.variant.rulebook.book"
local check = require "inarow.variant.faults.check"
local cite_proof = require "inarow.variant.cites.proof_citations"
local definition = require "inarow.variant.definition"
local definitions = require "inarow.variant.definitions"
local doubts = require "inarow.variant.faults.doubts"
local hooks = require "inarow.variant.hooks"
local host = require "inarow.variant.host"
local locate = require "inarow.variant.faults.locate"
local match_rules = require "inarow.variant.match_rules"
local rules = require "inarow.variant.rules"
local scripts = require "inarow.variant.scripts"
local settings = require "inarow.variant.settings"
local tables = require "inarow.variant.tables"

return {
    -- The rules of a variant, found by its name or loaded from its source, with options.
    rules = rules.of,
    load = definitions.load,
    -- Another table that is written like a script, by a schema of its own.
    read_table = tables.read,
    -- What may be set for its games, and the mark of an option in a script's table; how a
    -- game is conducted, with another match rule.
    settings = settings.of,
    option = check.option,
    set_match_rule = match_rules.set,

    -- The rules in words; the article that each part of a proof rests on.
    rulebook = book.list,
    cite_proof = cite_proof,

    -- Asking a hook of a script.
    ask = hooks.ask,

    -- What is doubtful in a script, where a key stands in it, and the same script in a
    -- fresh state.
    doubts = doubts,
    locate = locate,
    afresh = definition.afresh,

    -- The names of all that are installed; where finders and traces are looked for.
    names = scripts.names,
    attach = host.attach,
    -- What is kept of variants: on a shelf of its own, or forgotten.
    keep_on = definitions.keep_on,
    forget = definitions.forget,
}
