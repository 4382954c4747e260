--- The source of each rule of a script. A rule without a citation of its own cites this
-- source.
--
-- A `cite` covers the rules of its map, including those of the base. But a script may
-- add a rule to a map of its base, or change a rule there. If such a rule has no `cite`
-- of its own, it cites the script's source. The base's citation then covers only the
-- unchanged rules.
--
-- The place of a rule consists of the keys that lead to the rule, joined by dots, like
-- `win.captured`.
local check = require "inarow.variant.faults.check"
local language = require "inarow.language"
local schema = require "inarow.variant.schema"

local authors = {}

local function set(names)
    local keys = {}
    for name in names:gmatch "%S+" do keys[name] = true end
    return keys
end

-- Keys of maps that are separate rules. They are listed by the map's key in the script.
-- The other keys of the map together are one rule. Read-only.
authors.PARTS = {
    board = set "gravity holes", capture = set "own",
    turn = set "first stones pass pop move rotate", hooks = set "legal allow after",
    win = set "captured open survives",
    forbid = set "unless unless_defence",
}
local NONE = {}

-- Places of rules that can be looked up for any script, whether or not the script has
-- such rules.
local PLACES = {}
local function add_place(place, parts)
    PLACES[place] = true
    for part in pairs(parts or NONE) do PLACES[place .. "." .. part] = true end
end
for place in pairs(set("board start scatter capture turn at_end match hooks phases"
    .. " win")) do
    add_place(place, authors.PARTS[place])
end
add_place("lose", authors.PARTS.win)
for pattern in pairs(schema.fields.forbid.fields) do
    add_place("forbid." .. pattern, authors.PARTS.forbid)
end

-- Keys that are not part of a map's rules.
local NOT_RULES = set "cite when allowed reason"

local function is_map(value)
    return type(value) == "table" and not check.option_key(value)
end

-- ---- Maps of rules --------------------------------------------------------------------

-- Calls visit(keys, map, outer) for the maps of `win` or `lose`; `outer` is the map
-- around the map of a colour. Maps inside a map are not part of its content.
local function each_row_map(rows, keys, visit, outer)
    local own = {}
    for name, value in pairs(rows) do
        local deeper = check.with(keys, name)
        if not is_map(value) then
            own[name] = value
        elseif name == "shapes" then
            for shape, picture in pairs(value) do
                visit(check.with(deeper, shape),
                    is_map(picture) and picture or { picture })
            end
        elseif not outer then
            each_row_map(value, deeper, visit, rows)
        end
    end
    visit(keys, own, outer)
end

-- Visits all maps of rules in a script.
local function each(script, visit)
    for _, key in ipairs { "board", "start", "scatter", "capture", "turn", "at_end",
        "match", "hooks" } do
        if is_map(script[key]) then visit({ key }, script[key]) end
    end
    for _, key in ipairs { "win", "lose" } do
        if is_map(script[key]) then each_row_map(script[key], { key }, visit) end
    end
    for _, key in ipairs { "forbid", "draw" } do
        for name, rule in pairs(is_map(script[key]) and script[key] or NONE) do
            if type(rule) ~= "string" then -- a draw may consist of its citation alone
                visit({ key, name }, is_map(rule) and rule or { rule })
            end
        end
    end
    if is_map(script.phases) then visit({ "phases" }, { script.phases }) end
end

local function place_of(keys) return table.concat(keys, ".") end

-- Returns the rules of a script by the place of each map: {map, outer, rules}. For each
-- place of a rule, `rules` has {path, values, is_out}. `path` has the rule's keys, and
-- `values` its values in the script. `is_out` is true if the rule only removes another
-- rule.
local function rules_of(script)
    local found = {}
    each(script, function(keys, map, outer)
        local parts, rules = authors.PARTS[keys[1]] or NONE, {}
        for key, value in pairs(map) do
            if not NOT_RULES[key] then
                local path = parts[key] and check.with(keys, key) or keys
                local place = place_of(path)
                rules[place] = rules[place] or { path = path, values = {} }
                rules[place].values[key] = value
                rules[place].is_out = parts[key] and not value
            end
        end
        found[place_of(keys)] = { map = map, outer = outer, rules = rules }
    end)
    return found
end

-- ---- Authors --------------------------------------------------------------------------

-- Returns true if a citation at one place also covers another place. A citation of a
-- shape's picture does not cover other places.
local function covers(place, other)
    return other == place or other:sub(1, #place + 1) == place .. "."
        and not other:find(".shapes.", 1, true)
end

-- Returns the base's citation at a place or, if there is none, at a place within it, such
-- as a colour's; nil if there is none either.
local function citation_at(maps, place)
    local found = maps[place] and maps[place].map.cite
    for _, other in ipairs(language.keys(maps)) do
        found = found or covers(place, other) and maps[other].map.cite
    end
    return type(found) == "string" and found or nil
end

-- Returns true if two values of scripts have the same content.
local function is_same(one, other)
    if type(one) ~= "table" or type(other) ~= "table" then return one == other end
    for key, value in pairs(one) do
        if not is_same(value, other[key]) then return false end
    end
    for key in pairs(other) do
        if one[key] == nil then return false end
    end
    return true
end

-- Returns true if a rule is unchanged from the base. A rule for one colour may be equal
-- to the base's rule for all colours.
-- @param own the map that contains the rule, from rules_of
local function is_of_base(maps, at, rule, own)
    local there = maps[at] or NONE
    local for_all = own.outer and maps[rule.path[1]] or NONE
    for key, value in pairs(rule.values) do
        local known = (there.map or NONE)[key]
        if known == nil then known = (for_all.map or NONE)[key] end
        if not is_same(value, known or false) then return false end
    end
    return true
end

-- Returns the citations of the base's rules that no citation of the script covers.
local function uncovered(before, maps)
    local left = {}
    for place, citation in pairs(before) do left[place] = citation end
    for at, own in pairs(maps) do
        for place in pairs(own.map.cite and before or NONE) do
            if covers(at, place) then left[place] = nil end
        end
    end
    return left
end

--- Returns the citations, by place, of a script's rules that have no citation of their
-- own.
-- @param before the same table for the script's base; empty if there is no base
-- @param base the merged script of the base; empty if there is no base
-- @param script table, as it was written
-- @return the table of citations; and a list of {path, citation}. The list has the rules
-- that differ from the base and have no citation, in maps where the base has one. `path`
-- has the rule's keys, and `citation` is the base's citation
function authors.of(before, base, script)
    local old, new, uncited = rules_of(base), rules_of(script), {}
    local signed = uncovered(before, new)
    local source = script.source or base.source or script.name
    for _, at in ipairs(language.keys(new)) do
        local own = new[at]
        local over = own.outer and own.outer.cite
        for _, place in ipairs(own.map.cite and NONE or language.keys(own.rules)) do
            if not is_of_base(old, at, own.rules[place], own) then
                signed[place] = over or source
                local beside = not over and not own.rules[place].is_out
                    and (citation_at(old, at)
                        or own.outer and citation_at(old, own.rules[place].path[1]))
                uncited[#uncited + 1] = beside
                    and { path = own.rules[place].path, citation = beside } or nil
            end
        end
    end
    return signed, uncited
end

-- Subjects of rules that have an article of their own. For each subject, `of` returns the
-- part of a script that the subject is about. If `has_cite` is true and the subject has
-- no article, the `cite` of this part is used.
local WITH_ARTICLES = {
    { "colours", "colour-names", "begins",
        of = function(script) return script.colours end },
    { "begins", of = function(script) return script.begins end },
    { "no-supply", of = function(script) return script.supply end },
    { "longer-rows", has_cite = true,
        of = function(script) return (script.win or NONE).row end },
    { "terms", of = function(script) return (script.board or NONE).directions end },
}

--- Returns the articles of a child script. The child's source replaces the articles of
-- its base about parts that the child changes.
-- @param merged script of the child, merged onto its base's
-- @param base the merged script of its base
-- @param script table, as it was written
-- @return table of citations by subject; nil if there are none
function authors.articles(merged, base, script)
    -- A wrong source or name has been replaced by false, which is not a citation.
    local articles, source = {}, script.source or base.source or script.name or nil
    for subject, citation in pairs(merged.articles or NONE) do
        articles[subject] = citation
    end
    local function is_in(one, subject)
        return (one.articles or NONE)[subject] or (one.cite or NONE)[subject]
    end
    for _, row in ipairs(WITH_ARTICLES) do
        local is_changed = row.of(script) and not is_same(row.of(merged), row.of(base))
        for _, subject in ipairs(is_changed and row or NONE) do
            if is_in(base, subject) and not is_in(script, subject) then
                articles[subject] = not row.has_cite and source or nil
            end
        end
    end
    -- Threes and fours are explained only if something is forbidden.
    local is_new = merged.forbid and not base.forbid
    if is_new and not (is_in(script, "forms") or is_in(script, "terms")) then
        articles.forms = source
    end
    return next(articles) and articles
end

--- Returns the citation of each rule of a script, by place. If the script has no rule for
-- a place, the citation is the source. Reading a place that no script can have raises an
-- error.
-- @param script with its options resolved
-- @param signed from authors.of, options resolved
-- @param source of the script
function authors.cites(script, signed, source)
    local cites = {}
    each(script, function(keys, map, outer)
        local place = place_of(keys)
        local cite = map.cite or outer and outer.cite or source
        cites[place] = signed[place] or cite
        for part in pairs(authors.PARTS[keys[1]] or NONE) do
            local own = place .. "." .. part
            cites[own] = signed[own] or cite
        end
    end)
    return setmetatable(cites, { __index = function(_, place)
        if PLACES[place] then return source end
        error(("rules have no place %q"):format(tostring(place)), 2)
    end })
end

return authors
