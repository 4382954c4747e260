--- Variants: loading a script, merging it with its base, and making rules of it by
-- setting its options (options.lua) and compiling it (compile/rules.lua).
local cache = require "inarow.variant.cache"
local check = require "inarow.variant.check"
local compile = require "inarow.variant.compile.rules"
local compile_board = require "inarow.variant.compile.board"
local conduct = require "inarow.variant.conduct"
local core = require "inarow.core"
local english = require "inarow.text.english"
local lists = require "inarow.text.lists"
local locate = require "inarow.variant.locate"
local merge = require "inarow.variant.merge"
local messages = require "inarow.text.messages"
local options = require "inarow.variant.options"
local schema = require "inarow.variant.schema"

local variant = {}

--- The key of the rules with every option at its default, in a definition's `configured`.
variant.DEFAULT = ""

local RULES = 16 -- kept at least of a definition, by the options given: 33 KB each

-- ---- Loading ------------------------------------------------------------------------

local function bad_script(where, fault)
    return nil, messages.say("bad-script", { where = where, fault = fault }), "bad-script"
end

-- A fault at a path of a script, with the line where its key stands.
local function fault_at(definition, path, fault)
    local line = locate(definition.text, path)
    local key = check.path_text(path)
    return bad_script(definition.chunkname .. (line and ":" .. line or ""),
        (key == "" and "" or key .. ": ") .. fault)
end

--- A variant; for reading.
---@class inarow.variant
---@field name string
---@field script inarow.script with its base's keys; the values of options not put in

--- Rules of a variant, its options put in, compiled; for reading.
---@class inarow.rules
---@field name string the variant's
---@field title string
---@field source string what its citations begin with
---@field options table<string, any> their values, by name; `size` is {columns, rows}
---@field colours string[] names, in turn order
---@field board inarow.geometry
---@field width integer columns of the board, or of each of its layers
---@field height integer rows of the same
---@field script inarow.script the options put in
---@field conduct table<string, any> how games are conducted: the options of any game

--- Define a variant by the table that its script returns, which is checked, but not
-- compiled: it may be there as a base only.
-- @param script table
-- @param text string, the script's source, for line numbers; "" if there is none
-- @param chunkname string, its name in error messages
-- @param find function(name) -> definition or nil, message, code; finds the base
-- @return definition, or nil, message, "bad-script"
function variant.define(script, text, chunkname, find)
    local definition = { text = text, chunkname = chunkname, script = script,
        configured = cache.new(RULES) }
    local first = check.faults(script, schema)[1]
    if first then return fault_at(definition, first.path, first.fault) end
    local base = { script = {} }
    local message
    if script.base then
        base, message = find(script.base)
        if not base then return fault_at(definition, { "base" }, message) end
    end
    definition.script = merge(base.script, script)
    definition.script.aliases = script.aliases
    definition.name = script.name
    definition.base, definition.base_name = script.base and base, script.base
    return definition
end

--- Define a variant by its source, which is run in a sandbox (csrc/lua/sandbox.c)
-- wherever it comes from, so that it does the same everywhere; the parameters and results
-- are those of `define`.
function variant.load(source, chunkname, find)
    local script, fault = core.sandbox(source, chunkname, check.option)
    if not script then
        return nil, messages.say("script-fails", { fault = fault }), "bad-script"
    end
    return variant.define(script, source, chunkname, find)
end

-- ---- Rules --------------------------------------------------------------------------

--- Refuse a definition whose rules are impossible with every option at its default; for
-- its base's sake, if the base's are so too. What was compiled is kept.
-- @return definition; or nil, message, "bad-script"
function variant.possible(definition)
    if definition.configured:get(variant.DEFAULT) then return definition end
    local rules, message = variant.configure(definition, {})
    if rules then
        definition.configured:put(variant.DEFAULT, rules)
        return definition
    end
    if definition.base then
        local _, fault = variant.possible(definition.base)
        if fault then return fault_at(definition, { "base" }, fault) end
    end
    return nil, message, "bad-script"
end

-- The ways to draw as citations by the reason of the ruling; after how many moves is set
-- apart, as `draw_moves`.
local function cite_draws(script, source)
    local draws = {}
    for reason, draw in pairs(script.draw or {}) do
        local cite = type(draw) == "table" and (draw.cite or source) or draw
        if reason == "moves" then
            local most = type(draw) == "table" and draw[1] or draw
            script.draw_moves = most
            draws["move-limit"] = most > 0 and (type(draw) == "table" and draw.cite
                or (script.cite or {})["move-limit"] or source) or nil
        else
            draws[reason] = cite
        end
    end
    script.draw = script.draw and draws
end

--- The rules of a definition with values for its options, ready to play by.
-- @param given table of option values; those missing are at their defaults
-- @param past_opening true: without the phases of the opening
-- @return rules {name, title, source, options, colours, board, width, height, steps, win,
-- lose, shapes, core, conduct, script, definition}, or nil, message, code
function variant.configure(definition, given, past_opening)
    local values, message, code = options.values(definition, given)
    if not values then return nil, message, code end
    local script, origin = nil, {}
    local function faulty(path, sentence, said)
        local fault, set = messages.say(sentence, said), {}
        path = options.path_written(path, script, origin)
        for i, key in ipairs(lists.names(given)) do
            set[i] = key .. "=" .. options.text(given[key])
        end
        return fault_at(definition, path, #set == 0 and fault
            or messages.compose("with-options",
                { said = fault, options = table.concat(set, " ") }))
    end
    local declarations = definition.script.options or {}
    local bad, name = options.unknown(definition.script, declarations, {})
    if bad then
        local names = lists.names(declarations)
        return faulty(bad, "script-no-option", { name = name,
            hint = english.hint(name, names), expected = english.list(names) })
    end
    for _, key in ipairs(lists.names(declarations)) do
        if conduct.options[key] then
            return faulty({ "options", key }, "option-of-all-games")
        end
    end
    if declarations.size and not options.size(declarations.size) then
        return faulty({ "options", "size" }, "expected-got",
            { expected = messages.say "kind-size",
                given = options.text(declarations.size) })
    end

    script = options.resolve(definition.script, values, origin)
    local wrong = check.faults(script, schema, true)[1]
    if wrong then return faulty(wrong.path, "script-fails", wrong) end
    for _, key in ipairs { "colours", "board", "win" } do
        local by_hook = key == "win" and (script.hooks or {}).after
        if not by_hook and (not script[key] or next(script[key]) == nil) then
            return faulty({ definition.script[key] and key }, "table-is-missing",
                { key = key })
        end
    end
    cite_draws(script, script.source or definition.name)
    if past_opening then script.phases = nil end
    local board
    board, message, code = compile_board.of(script.board, values.size, faulty)
    if not board then return nil, message, code end
    local rules = {
        name = definition.name, title = script.title or definition.name,
        source = script.source or definition.name, options = values, given = given,
        script = script, conduct = conduct.default,
        definition = definition, colours = script.colours, board = board,
        width = board.columns, height = board.rows, steps = {}, win = {},
    }
    return compile.rules(rules, script, faulty)
end

return variant
