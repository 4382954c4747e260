--- Doubts about a playable script: about its citations, options and conditions.
local check = require "inarow.variant.faults.check"
local citations = require "inarow.variant.cites.citations"
local language = require "inarow.language"
local locate = require "inarow.variant.faults.locate"
local law = require "inarow.variant.rulebook.law"
local messages = require "inarow.variant.faults.sentences"
local options = require "inarow.variant.options"
local reasons = require "inarow.variant.cites.reasons"
local rulebook = require "inarow.variant.rulebook.book"

-- Each check reports its findings by `add(path, code, values)`.

-- ---- Citations ----------------------------------------------------------------------

-- Returns the sources that the script and its bases declare themselves.
local function own_sources(definition)
    local own = {}
    while definition do
        local script = definition.script
        for _, text in ipairs { script.name, script.source } do
            if type(text) == "string" then own[text:match "^%S+" or ""] = true end
        end
        definition = definition.base
    end
    return own
end

local function walk_citations(node, path, found)
    for _, key in ipairs(language.keys(node)) do
        local value, deeper = node[key], check.with(path, key)
        local is_cite = key == "cite" or key == "source" or key == "allowed"
            or path[1] == "cite" or path[1] == "articles" or path[1] == "draw"
            or key == "pass"
        if is_cite and type(value) == "string" then
            found[#found + 1] = { path = deeper, text = value }
        elseif type(value) == "table" and not check.option_key(value) then
            walk_citations(value, deeper, found)
        end
    end
end

local function check_citations(definition, add)
    local found, own = {}, own_sources(definition)
    walk_citations(definition.script, {}, found)
    for _, citation in ipairs(found) do
        local fault = citations.fault(citation.text, own)
        if fault then
            add(citation.path, "lint-citation",
                { citation = ("%q"):format(citation.text), fault = fault })
        end
    end
end

-- Reports rules that differ from the base and have no citation, in maps where the base
-- has one.
local function check_uncited(definition, add)
    for _, rule in ipairs(definition.uncited) do
        add(rule.path, "lint-uncited", { citation = ("%q"):format(rule.citation) })
    end
end

-- Returns true if a reason may have a citation. It must be a reason of a ruling, a
-- subject of the table's rules, or a name that the script gives to a win or a loss.
local function is_reason(script, reason)
    local own = {}
    for _, key in ipairs { "win", "lose" } do
        local rule = script[key] or {}
        own[rule.reason or ""] = true
        for _, of_colour in pairs(rule) do
            if type(of_colour) == "table" then own[of_colour.reason or ""] = true end
        end
    end
    return own[reason] or language.index_of(reasons, reason) or rulebook.subjects[reason]
end

-- Reports unknown reasons, unless the script has hooks, which may use any reason.
local function check_reasons(definition, add)
    local script = definition.script
    if script.hooks then return end
    for _, reason in ipairs(language.keys(script.cite or {})) do
        if not is_reason(script, reason) then
            add({ "cite", reason }, "lint-no-reason",
                { hint = language.hint(reason, reasons) })
        end
    end
end

local function check_articles(definition, add)
    for _, subject in ipairs(language.keys(definition.script.articles or {})) do
        if not language.index_of(law.subjects, subject) then
            add({ "articles", subject }, "lint-no-subject",
                { hint = language.hint(subject, law.subjects) })
        end
    end
end

-- ---- Moves of stones ------------------------------------------------------------------

-- Some ways to move stones include other ways:
local INCLUDED = {
    slide = { "adjacent", "to-end" },
    anywhere = { "adjacent", "slide", "to-end", "jump" },
}

local function check_moves(definition, add)
    local ways = (definition.script.turn or {}).move
    if type(ways) ~= "table" or check.option_key(ways) then return end
    for i, way in ipairs(ways) do
        local path = { "turn", "move", i }
        if language.index_of(ways, way) < i then add(path, "lint-way-twice") end
        for _, other in ipairs(language.keys(INCLUDED)) do
            if language.index_of(ways, other)
                and language.index_of(INCLUDED[other], way) then
                add(path, "lint-idle-way", { other = other })
            end
        end
    end
end

-- ---- Options ------------------------------------------------------------------------

-- Returns true if the option is named anywhere in the script.
local function is_used(node, key)
    if check.option_key(node) then return check.option_key(node) == key end
    for name, value in pairs(type(node) == "table" and node or {}) do
        if name == "when" and type(value) == "table" and value[key] ~= nil then
            return true
        elseif name ~= "options" and is_used(value, key) then
            return true
        end
    end
    return false
end

-- Reports unused options, unless the script has hooks, which may read any option.
local function check_options(definition, add)
    if definition.script.hooks then return end
    for _, key in ipairs(language.keys(definition.script.options or {})) do
        if key ~= "size" and not is_used(definition.script, key) then
            add({ "options", key }, "lint-idle-option")
        end
    end
end

-- Reports conditions that never hold, because the option never has the required value.
local function check_conditions(node, declarations, path, add)
    for _, key in ipairs(language.keys(node)) do
        local value, deeper = node[key], check.with(path, key)
        local is_map = type(value) == "table" and not check.option_key(value)
        if is_map and key == "when" then
            for _, name in ipairs(language.keys(value)) do
                local choices = options.choices(name, declarations[name])
                if choices and not language.index_of(choices, value[name]) then
                    add(check.with(deeper, name), "lint-never-so",
                        { value = options.text(value[name]) })
                end
            end
        elseif is_map and not (key == "options" and #path == 0) then
            check_conditions(value, declarations, deeper, add)
        end
    end
end

-- Reports blocks of one point. Players could turn such a block for ever.
local function check_rotations(definition, add)
    local turn = definition.script.turn
    local rotate = type(turn) == "table" and turn.rotate
    for i, block in ipairs(type(rotate) == "table" and rotate or {}) do
        local from, to = tostring(block):match "^%s*(%S+)%s+(%S+)%s*$"
        if from and from == to then
            add({ "turn", "rotate", i }, "lint-idle-rotation")
        end
    end
end

-- Reports a table `scatter` that scatters nothing.
local function check_scatter(definition, add)
    local scatter = definition.script.scatter
    if scatter and not scatter.holes and not scatter.neutral then
        add({ "scatter" }, "lint-idle-scatter")
    end
end

-- Returns the findings with their places in the script, each finding only once.
local function located(definition, findings)
    local list, seen = {}, {}
    for _, finding in ipairs(findings) do
        local place, line = locate(definition, finding.path)
        local key = place .. finding.fault
        if not seen[key] then list[#list + 1] = finding end
        seen[key], finding.path, finding.line = true, place, line
    end
    return list
end

--- Returns the findings about a script: its doubts, then other findings that are given.
-- @param definition a variant
-- @param others list of other findings, {path, code, fault, ...}. `path` is a list of
-- keys, `code` the code of the sentence, and `fault` the sentence
-- @return list of findings, each only once, with their places in the script: `path` as
-- text, and `line`. The doubts come first; apart from the place they have only `code`
-- and `fault`
return function(definition, others)
    local found = {}
    local function add(path, code, values)
        found[#found + 1] = { path = path, code = code,
            fault = messages.say(code, values) }
    end
    check_citations(definition, add)
    check_uncited(definition, add)
    check_reasons(definition, add)
    check_articles(definition, add)
    check_moves(definition, add)
    check_options(definition, add)
    check_rotations(definition, add)
    check_scatter(definition, add)
    check_conditions(definition.script, definition.script.options or {}, {}, add)
    return located(definition, language.joined(found, others))
end
