--- Variants: loads a script, merges it with its base, and makes rules by setting its
-- options (options.lua) and compiling it (compile/rules.lua).
local authors = require "inarow.variant.cites.authors"
local cache = require "inarow.variant.cache"
local check = require "inarow.variant.faults.check"
local cite_proof = require "inarow.variant.cites.proof_citations"
local compile = require "inarow.variant.compile.rules"
local compile_board = require "inarow.variant.compile.board"
local compile_colours = require "inarow.variant.compile.colours"
local match_rules = require "inarow.variant.match_rules"
local core = require "inarow.core"
local diagnose = require "inarow.variant.faults.diagnose"
local faults = require "inarow.variant.faults.fault_text"
local language = require "inarow.language"
local hooks = require "inarow.variant.hooks"
local host = require "inarow.variant.host"
local merge = require "inarow.variant.merge"
local messages = require "inarow.variant.faults.sentences"
local options = require "inarow.variant.options"
local schema = require "inarow.variant.schema"
local tracing = require "inarow.variant.tracing"

local variant = {}

--- Key in a definition's `configured` for the rules with the defaults of all options.
variant.DEFAULT = ""

-- Number of definitions so far. It identifies definitions that have no text.
local defined = 0

-- Least number of rules kept per definition, by the given options; 33 KB each.
local RULES = 16

-- ---- Loading ------------------------------------------------------------------------

-- Other modules do not read scripts. Instead they use the following fields, which a
-- variant has in addition to its public ones. From its script: `title`, `source`,
-- `colours`, `aliases` ({} if there are none) and `options` (as declared; or nil). From
-- its source: `text` ("" for a table that a host passes) and `chunkname`, the name in
-- messages. Rules have the fields listed below; a map is empty if the script does not
-- mention it.
--   family        heading under which the variant is listed; or nil
--   foreign_name  name of the variant in other notations
--   gravity       boolean: do stones fall?
--   directions    names of the directions of rows; nil for all directions of the board
--   turn          {stones, first, pass, pop, move}, as in the script
--   supply        number of stones, or table of numbers by colour; nil for no limit
--   capture       {lengths, own, by_hand}, as in the script; nil if there are no captures
--   forbid        forbidden patterns by name, as in the script
--   win, lose     by the number of a colour: {row, exactly, open, survives, captured,
--                 reason, cite}; `of_colour`: does the rule apply to this colour only?
--   shapes        list of {name, loses, colours, stones, cite}
--   steps         the steps of the opening, as in the script, in one list
--   where         by step, where its stone may stand, in words; or false
--   patterns      names of the opening patterns, as the core numbers them; nil if the
--                 openings have no names in this game
--   team          number of each colour's team; nil without teams
--   leaders       by colour, the first colour of its team, which represents the team
--   restricted    number of the first colour that has forbidden patterns; or nil
--   draws         citations by the reason of a draw
--   most_moves    number of moves after which a game is drawn; 0 for no limit
--   games         number of games of a match, or nil
--   hooks         {legal, allow, after}; nil without
--   ask           function that calls a hook (hooks.lua)
--   cite_proof    function that adds the article to each part of a proof
--   set_match_rule  function that changes a rule of a game's conduct (match_rules.lua)
--   may_allow     may a hook allow forbidden patterns?
--   may_refuse    are some of these patterns refused unless the hook allows them?
--   has_allowed   has the hook allowed one so far?
--   cited_for     citations by the reason of a ruling, the script's `cite`
--   articles      citations by a subject of the law in the rules in words
--   law           citations by the subject of a ruling: from the script, otherwise from
--                 inarow's table rules, otherwise the source
--   usual_conduct conduct of games without match rules of their own
--   core          the core's rule set
--   given         options that were given, as text
--   definition    the variant

-- Returns the base of a script. Returns nil if there is no base or it is faulty, and then
-- adds the base's faults to `found`.
local function base_of(script, found, find)
    if not script.base then return { script = {}, authors = {} } end
    local base, refusal = find(script.base)
    if base then return base end
    local wrong = refusal.faults and faults.of_base(refusal.faults)
        or { { path = { "base" }, code = refusal.code, fault = refusal.message,
            values = { nearest = refusal.nearest } } }
    for _, one in ipairs(wrong) do found[#found + 1] = one end
end

-- Returns a fault if the board of a script differs from the option `size` of the script
-- or its base, because the option would override the sides of the board. Returns nil if
-- there is no such fault.
-- @param own the script as it was written; `script` is merged with its base
local function size_fault(own, script)
    local board, declared = own.board, (script.options or {}).size
    if not declared then return nil end
    local code = (own.options or {}).size and "size-differs" or "size-prevails"
    local size = options.size(declared)
    if not size then return nil end
    for i = 1, 2 do
        if type(board[i]) == "number" and board[i] ~= size[i] then
            local values = { size = options.text(size) }
            return { path = { "board", i }, code = code, values = values,
                fault = check.sentence(code, values) }
        end
    end
end

-- Returns true if a fault may be the reason why the board and the size differ.
local function hides_size(found)
    for _, one in ipairs(found) do
        if one.path[1] == "options" or one.path[1] == "board" then return true end
    end
    return false
end

-- Adds faults for removals of unknown keys, which are probably misspelt. A key with
-- another fault gets no second one. A colour may be removed where it has no rule.
-- @param idle list of removals, from merge.scripts
local function add_removals(found, idle, colours)
    local known = {}
    for _, one in ipairs(found) do known[check.path_text(one.path)] = true end
    for _, removal in ipairs(idle) do
        local path, place = {}, removal
        while place do
            table.insert(path, 1, place.key)
            place = place.up
        end
        if not known[check.path_text(path)]
            and not language.index_of(colours, removal.key) then
            local values = { nearest = select(2, language.hint(removal.key,
                language.joined(language.keys(removal.fields),
                    language.keys(removal.base)))) }
            found[#found + 1] = { path = path, code = "nothing-to-remove",
                values = values, fault = check.sentence("nothing-to-remove", values) }
        end
    end
end

--- Defines a variant by the table that its script returns. The table is checked but not
-- compiled, because it may serve only as a base.
-- @param script table
-- @param text string, the script's source, for line numbers; "" if there is none
-- @param chunkname string, name of the script in error messages
-- @param find function(name) -> definition; or nil, {message, code, faults, nearest};
-- finds the base
-- @return definition; `wrong` is the list of its faults by the schema, and it has no
-- `script` if they prevent further checks
function variant.define(script, text, chunkname, find)
    local found, count = check.faults(script, schema)
    defined = defined + 1
    local definition = { text = text, chunkname = chunkname, wrong = found,
        number = defined, configured = cache.new(RULES) }
    definition.wrong_count = count
    local rest = count == #found and diagnose.without(script, found)
    local base = rest and base_of(rest, found, find)
    if not base then return definition end
    local idle = {}
    local merged = merge.scripts(base.script, rest, schema, idle)
    definition.script = merged
    if #idle > 0 then add_removals(found, idle, merged.colours or {}) end
    local fault = rest.base and rest.board and not hides_size(found)
        and size_fault(rest, merged)
    if fault then
        found[#found + 1] = fault
    end
    definition.wrong_count = #found
    definition.authors, definition.uncited =
        authors.of(base.authors, base.script, rest)
    merged.articles, merged.aliases =
        authors.articles(merged, base.script, rest), rest.aliases
    definition.title, definition.source = merged.title, merged.source
    definition.colours, definition.aliases = merged.colours, merged.aliases or {}
    definition.options = merged.options
    definition.name = rest.name
    definition.base, definition.base_name = rest.base and base, rest.base
    return definition
end

--- Defines a variant by its source. Every source runs in a sandbox (csrc/lua/sandbox.c),
-- so that the result is the same everywhere. The parameters and results are those of
-- `define`.
-- @return definition; or nil, message, "bad-script", faults
function variant.load(source, chunkname, find)
    local traced = host.now.trace and {} or nil
    local script, fault = core.sandbox(source, chunkname, check.option, traced)
    if traced then tracing.report(traced) end
    if not script then return faults.refuse_run(chunkname, fault) end
    return variant.define(script, source, chunkname, find)
end

--- Returns the same definition in a fresh state: its script and those of its bases run
-- again in new sandboxes. If the definition comes from a host's table, the functions are
-- the same, but the rules are compiled again.
function variant.afresh(definition)
    if definition.text == "" then
        local twin = { configured = cache.new(RULES) }
        for key, value in pairs(definition) do twin[key] = twin[key] or value end
        return twin
    end
    return assert(variant.load(definition.text, definition.chunkname, function()
        return variant.afresh(definition.base)
    end))
end

--- Refuses a definition with faults by the schema, which cannot even serve as a base.
-- @return definition; or nil, message, "bad-script", faults
function variant.sound(definition)
    if #definition.wrong == 0 then return definition end
    return faults.refuse(definition, definition.wrong, definition.wrong_count)
end

-- ---- Rules --------------------------------------------------------------------------

--- Refuses a definition whose rules are impossible with the default options. The message
-- names the base if the base's rules are impossible too. Compiled rules are kept.
-- @return definition; or nil, message, "bad-script", faults
function variant.possible(definition)
    if definition.configured:get(variant.DEFAULT) then return definition end
    local rules, message, code, list = variant.configure(definition, {})
    if rules then
        definition.configured:put(variant.DEFAULT, rules)
        return definition
    end
    local of_base = definition.base and select(4, variant.possible(definition.base))
    if not of_base then return nil, message, code, list end
    local found = faults.of_base(of_base)
    for _, one in ipairs(definition.wrong) do found[#found + 1] = one end
    return faults.refuse(definition, found)
end

-- Removes the parts of a script that have no effect: a supply of 0, and the rule for
-- moving stones if they never move. If stones move and the script has no `supply`, it
-- gets the supply of its `turn`.
local function leave_out(script)
    local turn = script.turn or {}
    local stays, supply = turn.move == "never", turn.supply
    turn.supply = nil
    if type(turn.move) == "string" then turn.move = not stays and { turn.move } or nil end
    -- If only a citation is left, the script has no rule for the turn.
    local key = next(turn)
    if stays and (not key or key == "cite" and not next(turn, key)) then
        script.turn = nil
    end
    if script.supply == 0 then script.supply = nil end
    script.supply = script.supply or turn.move and supply
end

-- Prefix of codes that messages for people leave out.
local CORE = "core-"

-- Returns the option at a path of a script, or on the way to it; nil if there is none.
local function option_at(script, path)
    for _, key in ipairs(path) do
        if check.option_key(script) then return script end
        script = type(script) == "table" and script[key] or nil
    end
    return check.option_key(script) and script or nil
end

-- Fills in the values of a script's options. Returns the script; or nil and the faults
-- that are known before compiling.
local function prepared(written, values, origin)
    local found = options.undeclared(written)
    local declarations = written.options or {}
    local function add(path, code, with)
        found[#found + 1] = { path = path, code = code, values = with }
    end
    if #found > 0 then return nil, found end
    for _, key in ipairs(language.keys(declarations)) do
        if match_rules.options[key] then
            add({ "options", key }, "option-of-all-games")
        end
    end
    if declarations.size and not options.size(declarations.size) then
        add({ "options", "size" }, "expected-got", { expected = messages.say "kind-size",
            given = options.text(declarations.size) })
    end
    if #found > 0 then return nil, found end
    local script = options.resolve(written, values, origin)
    local reported = {}
    for _, wrong in ipairs((check.faults(script, schema, true))) do
        wrong.path = options.path_written(wrong.path, script, origin)
        local mark = option_at(written, wrong.path)
        if not mark or not reported[mark] then
            wrong.of_schema, found[#found + 1] = true, wrong
            reported[mark or false] = true
        end
    end
    if #found > 0 then return nil, found end
    for _, key in ipairs { "colours", "board", "win" } do
        local is_spared = key == "win" and (script.at_end or (script.hooks or {}).after
            or next(script.lose or {}) ~= nil)
        if not is_spared and (not script[key] or next(script[key]) == nil) then
            add({ written[key] and key }, "table-is-missing",
                { key = key, missing = not written[key] and key or nil })
        end
    end
    if #found > 0 then return nil, found end
    return script
end

-- Returns the rules of a definition, compiled from its own script or from this script
-- without its faulty parts. Or returns nil and a list of faults.
local function attempt(definition, written, given, past_opening)
    local values = options.values({ script = written, name = definition.name }, given)
    if not values then return nil end
    local origin = {}
    local script, found = prepared(written, values, origin)
    if not script then return nil, found end
    leave_out(script)
    past_opening = past_opening and script.phases ~= nil
    if past_opening then script.phases = nil end
    local exchanged
    local function faulty(path, code, said)
        if code == "core-no-win" then said = { form = schema.fields.win.form } end
        local of_core = code:sub(1, #CORE) == CORE
        path = options.path_written(path, script, origin)
        found = { { values = said,
            path = compile_colours.path_written(path, script, exchanged),
            code = of_core and code:sub(#CORE + 1) or code,
            fault = check.sentence(code, said), of_core = of_core } }
    end
    -- A script need not name its source.
    local source = script.source or definition.name or script.name
    local signed
    signed, exchanged = compile_colours.seat(script,
        options.resolve(definition.authors, values, origin), faulty)
    if not signed then return nil, found end
    local cites = authors.cites(script, signed, source)
    local board = compile_board.of(script.board, script.scatter, values.size, faulty)
    if not board then return nil, found end
    local rules = {
        name = definition.name, title = script.title or definition.name,
        family = script.family, source = source, cites = cites, options = values,
        given = given,
        script = script, conduct = match_rules.default,
        usual_conduct = match_rules.default,
        definition = definition, colours = script.colours, board = board,
        stones = script.stones or script.colours, are_shared = script.stones ~= nil,
        width = board.columns, height = board.rows, steps = {}, win = {},
        past_opening = past_opening or nil, ask = hooks.ask, cite_proof = cite_proof,
        set_match_rule = match_rules.set,
    }
    local done = compile.rules(rules, script, faulty)
    return done, found
end

-- Adds the given options to the sentences of faults.
local function with_options(found, given)
    local set = {}
    for i, key in ipairs(language.keys(given)) do
        set[i] = key .. "=" .. options.text(given[key])
    end
    for _, one in ipairs(#set > 0 and found or {}) do
        one.fault = messages.compose("with-options", { options = table.concat(set, " "),
            said = one.fault or check.sentence(one.code, one.values) })
    end
    return found
end

--- Returns the rules of a definition with values for its options, ready for playing.
-- @param given table of option values; missing options have their defaults
-- @param past_opening true: without the phases of the opening
-- @return rules {name, title, source, options, colours, board, width, height, steps,
-- win, lose, shapes, core, conduct, script, definition}, or nil, message, code, faults
function variant.configure(definition, given, past_opening)
    local wrong, count = definition.wrong, definition.wrong_count
    if not definition.script then return faults.refuse(definition, wrong, count) end
    local values, message, code = options.values(definition, given)
    if not values then return nil, message, code end
    if #wrong == 0 then
        local rules = attempt(definition, definition.script, given, past_opening)
        if rules then return rules end
    end
    local found = diagnose.all(definition.script, wrong, function(script)
        return attempt(definition, script, given, past_opening)
    end)
    return faults.refuse(definition, with_options(found, given))
end

return variant
