--- Rows that win or lose, for each colour.
local authors = require "inarow.variant.cites.authors"
local choice_error = require "inarow.variant.compile.choice_error"
local language = require "inarow.language"
local schema = require "inarow.variant.schema"

local index_of = language.index_of

local rows = {}

-- Returns a script's `win` or `lose` without the parts for single colours; or nil,
-- message.
local function split_rows(script, key, rules, faulty)
    local for_all, each, written = {}, true, script[key]
    for _, name in ipairs(written and language.keys(written) or {}) do
        local value = written[name]
        if schema.fields[key].fields[name] then
            for_all[name] = value
        elseif not index_of(rules.colours, name) then
            return faulty({ key, name }, choice_error(rules.colours, name))
        end
    end
    for _, colour in ipairs(rules.colours) do
        each = each and ((written or {})[colour] or {}).row
    end
    if for_all.row and each then
        return faulty({ key, "row" }, "row-of-each", { colour = rules.colours[1] })
    end
    return for_all
end

-- Returns true if the row of a rule must have exactly its length; nil if the rule says
-- nothing about longer rows.
local function is_exact(rule)
    if rule.exactly == nil and rule.atleast ~= nil then return not rule.atleast end
    return rule.exactly
end

-- Returns the number of points on the longest line.
local function longest_of(board, directions)
    if board.full and not directions then return math.max(board.columns, board.rows) end
    return board:longest(directions)
end

local NOT_OF_ROW = { captured = true, shapes = true, when = true }

-- Returns true if a colour's map sets or cites the colour's row.
local function is_about_row(own)
    for field in pairs(own) do
        if not NOT_OF_ROW[field] then return true end
    end
    return false
end

-- Returns the rule of `win` or `lose` for each colour. A rule for one colour takes
-- precedence over the rule for all.
local function rows_of(script, key, rules, faulty)
    local by_colour, for_all, message = {}, split_rows(script, key, rules, faulty)
    if not for_all then return nil, message end
    local longest = longest_of(rules.board, script.board.directions)
    for i, colour in ipairs(rules.colours) do
        local own, row = (script[key] or {})[colour] or {}, {}
        for field, value in pairs(for_all) do row[field] = value end
        for field, value in pairs(own) do row[field] = value end
        row.of_colour = next(own) ~= nil
        local place = key .. "." .. colour
        row.cite = rules.cites[is_about_row(own) and place or key]
        -- These parts have their own citations, separate from the citation of the row.
        for part in pairs(authors.PARTS.win) do
            local is_own = own[part] ~= nil and place or key
            row[part .. "_cite"] = rules.cites[is_own .. "." .. part]
        end
        row.exactly = is_exact(own)
        if row.exactly == nil then row.exactly = is_exact(for_all) end
        local function path(field)
            return own[field or next(own)] ~= nil and { key, colour, field }
                or { key, field }
        end
        local says_both = own.exactly ~= nil and own.exactly == own.atleast
            or for_all.exactly ~= nil and for_all.exactly == for_all.atleast
        if row.row and (row.exactly == nil or says_both) then
            return faulty(path(), "exactly-or-atleast")
        elseif row.row and row.row > longest then
            return faulty(path "row", "row-too-long",
                { row = row.row, longest = longest })
        elseif row.survives and (script.capture or {}).by_hand then
            return faulty(path "survives", "survives-by-hand")
        end
        by_colour[i] = row
    end
    return by_colour
end

--- Sets `rules.win` and `rules.lose`, each a list by colour, from the rules of `win` and
-- `lose`.
-- @return true, or nil, message
function rows.compile(script, rules, faulty)
    for _, key in ipairs { "win", "lose" } do
        local by_colour, fault = rows_of(script, key, rules, faulty)
        if not by_colour then return nil, fault end
        rules[key] = by_colour
    end
    return true
end

return rows
