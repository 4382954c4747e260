--- Compiling a variant's script, its options put in, into the core's rule set.
local actions = require "inarow.model.actions"
local core = require "inarow.core"
local english = require "inarow.text.english"
local lists = require "inarow.text.lists"
local officials = require "inarow.model.officials"
local openings = require "inarow.model.openings"
local schema = require "inarow.variant.schema"
local seat_names = require "inarow.model.seats"

local unpack = unpack or table.unpack

local compile = {}

local index_of = lists.index_of

-- A fault's words where a name should be one of a list.
local function expected_one(list, got)
    return ("expected %s, got %q%s"):format(english.list(list), got,
        english.hint(got, list))
end

local opening_names = {}
for i, opening in ipairs(openings) do opening_names[i] = opening[1] end

-- What a phase's fields mean to the core; `faulty(field, fault)` reports what is wrong.
local function compile_step(step, rules, faulty)
    local compiled = {
        verb = step[1] == "place" and "play" or step[1],
        within = step.within, outside = step.outside, cross = step.cross,
        distinct = step.distinct, majority = step.majority,
        most = step.most or step.of,
        pass = step.pass == true or type(step.pass) == "table",
    }
    if step.colour then
        compiled.colour = index_of(rules.colours, step.colour)
        if not compiled.colour then
            return faulty("colour", expected_one(rules.colours, step.colour))
        end
    end
    if step.to_move then
        compiled.to_move = index_of(rules.colours, step.to_move)
        if not compiled.to_move then
            return faulty("to_move", expected_one(rules.colours, step.to_move))
        end
    end
    if step.by then
        compiled.by_colour = index_of(rules.colours, step.by)
        compiled.by_seat = index_of(seat_names, step.by)
        if not compiled.by_colour and not compiled.by_seat then
            local who = { unpack(seat_names, 1, #rules.colours) }
            for _, colour in ipairs(rules.colours) do who[#who + 1] = colour end
            return faulty("by", expected_one(who, step.by))
        end
    end
    if step[1] == "declare" then
        local range = step.count
        if type(range) ~= "table" or #range ~= 2 then
            return faulty("count", "a declaration needs {least, most}")
        end
        compiled.least, compiled.most = range[1], range[2]
    elseif step[1] == "take" then
        if type(step.count) ~= "number" then
            return faulty("count", "expected how many stones are taken")
        end
        compiled.most = step.count
    elseif step[1] == "offer" then
        if type(step.count) == "number" and step.count > 0 then
            compiled.least, compiled.most = step.count, step.count
        elseif step.count ~= "declared" then
            return faulty("count", "an offer needs a number of points, or \"declared\"")
        end
    end
    if type(step.patterns) == "table" then
        compiled.patterns = {}
        if #step.patterns == 0 then
            return faulty("patterns", "expected the name of an opening, or true")
        end
        for i, name in ipairs(step.patterns) do
            compiled.patterns[i] = index_of(opening_names, name)
            if not compiled.patterns[i] then
                return faulty("patterns", ("%q is no opening of RIF 11%s"):format(name,
                    english.hint(name, opening_names)))
            end
        end
    else
        compiled.patterns = step.patterns
    end
    return compiled
end

local function is_step(phase)
    return type(phase[1]) ~= "table"
end

-- The steps of all phases in order, and for each its own fields, as `rules.steps`.
local function compile_phases(script, rules, faulty)
    local phases = script.phases or {}
    local labels, compiled = { play = #phases + 1 }, {} -- "play": the opening is over
    for number, phase in ipairs(phases) do
        for _, step in ipairs(is_step(phase) and { phase } or phase) do
            local other = labels[step.label or false]
            if other and other ~= number then
                return faulty({ "phases", number }, ("the label %q is another phase's")
                    :format(step.label))
            elseif step.label then
                labels[step.label] = number
            end
        end
    end
    for number, phase in ipairs(phases) do
        for nth, step in ipairs(is_step(phase) and { phase } or phase) do
            local function at_field(field, fault)
                return faulty(is_step(phase) and { "phases", number, field }
                    or { "phases", number, nth, field }, fault)
            end
            local one, message = compile_step(step, rules, at_field)
            if not one then return nil, message end
            one.phase, one.next = number, number + 1
            local after_pass = type(step.pass) == "table" and step.pass.next
            if after_pass then
                if not labels[after_pass] then
                    return at_field("pass",
                        expected_one(lists.names(labels), after_pass))
                end
                one.pass_next = labels[after_pass] - 1 -- the core counts from 0
            end
            if step.next then
                one.next = labels[step.next]
                if not one.next then
                    return at_field("next",
                        expected_one(lists.names(labels), step.next))
                end
            end
            compiled[#compiled + 1] = one
            rules.steps[#compiled] = step
        end
    end
    if #compiled > 64 then
        return faulty({ "phases" }, "an opening has at most 64 steps")
    end
    return compiled
end

-- The opening patterns, from the centre, h8.
local function compile_patterns(rules)
    local patterns = {}
    rules.patterns = {}
    for n, opening in ipairs(openings) do
        local stones = {}
        for i, point in ipairs { "h8", opening[2], opening[3] } do
            stones[i] = { point:byte() - ("h"):byte(), tonumber(point:sub(2)) - 8,
                i == 2 and 2 or 1 }
        end
        patterns[n], rules.patterns[n] = stones, opening[1]
    end
    return patterns
end

-- Are openings of three stones, black, white, black, known on this board?
local function knows_openings(rules)
    return rules.width % 2 == 1 and rules.height % 2 == 1
        and rules.width >= 5 and rules.height >= 5
        and rules.colours[1] == "black" and rules.colours[2] == "white"
        and #rules.colours == 2
end

local forbid_names =
    { "overline", "double-four", "double-three", "open-rows", "open-row" }
local MOVES = { adjacent = 1, anywhere = 2 } -- as the core numbers them

-- Does a word mean something else where records have a colour: a seat, a point, an
-- official, a result?
local TAKEN = { by = true, at = true, draw = true, void = true, none = true,
    running = true }
local function is_taken(word)
    return TAKEN[word] or index_of(seat_names, word) or actions.point(word)
        or officials[word]
end

local function supply_of(script, colour)
    return type(script.supply) == "table" and script.supply[colour]
        or type(script.supply) == "number" and script.supply or nil
end

-- Is the supply of colours that there are?
local function check_supply(script, rules, faulty)
    local by_colour = type(script.supply) == "table" and script.supply or {}
    for _, colour in ipairs(lists.keys(by_colour)) do
        if not index_of(rules.colours, colour) then
            return faulty({ "supply", colour }, expected_one(rules.colours, colour))
        end
    end
    return true
end

-- The number of each colour's team, as `rules.team`.
local function compile_teams(script, rules, faulty)
    if not script.teams then return true end
    rules.team = {}
    for number, team in ipairs(script.teams) do
        for nth, name in ipairs(team) do
            local colour = index_of(rules.colours, name)
            if not colour or rules.team[colour] then
                return faulty({ "teams", number, nth },
                    "expected each colour once: " .. english.list(rules.colours))
            end
            rules.team[colour] = number
        end
    end
    for i, colour in ipairs(rules.colours) do
        if not rules.team[i] then
            return faulty({ "teams" }, ("%s has no team"):format(colour))
        end
    end
    if #script.teams < 2 then
        return faulty({ "teams" }, "expected two teams or more")
    end
    return true
end

-- The lengths of rows that must not stay open, as keys.
local function open_lengths(script)
    local lengths = {}
    for _, name in ipairs { "open-row", "open-rows" } do
        local rule = (script.forbid or {})[name] or {}
        for _, length in ipairs(rule.rows or {}) do lengths[length] = true end
    end
    return lengths
end

-- Captures, gravity and turns: what the core takes as it stands.
local function compile_mechanics(script, rules, spec)
    local capture, turn = script.capture, script.turn or {}
    spec.gravity = script.board.gravity
    spec.first_turn, spec.each_turn = turn.first, turn.stones
    spec.pop, spec.move = turn.pop, MOVES[turn.move]
    spec.open_rows = 0
    for length in pairs(open_lengths(script)) do
        spec.open_rows = spec.open_rows + 2 ^ length
    end
    spec.supply_exhausted = (script.draw or {})["supply-exhausted"] ~= nil
    for _, win in ipairs(rules.win) do
        spec.capture_wins = win.captured or spec.capture_wins
    end
    if not capture then return end
    spec.capture_lengths, spec.capture_own = 0, capture.own
    for _, length in ipairs(capture.lengths or {}) do
        spec.capture_lengths = spec.capture_lengths + 2 ^ length
    end
end

-- What a script's `win` or `lose` has for all colours; and is there a rule for each?
local function split_rows(script, key, rules, faulty)
    local for_all, each = {}, true
    for _, name in ipairs(lists.keys(script[key] or {})) do
        local value = script[key][name]
        if schema.fields[key].fields[name] then
            for_all[name] = value
        elseif not index_of(rules.colours, name) then
            return faulty({ key, name }, expected_one(rules.colours, name))
        end
    end
    for _, colour in ipairs(rules.colours) do
        each = each and ((script[key] or {})[colour] or {}).row
    end
    if for_all.row and each then
        return faulty({ key, "row" }, ("each colour has a row of its own here;"
            .. " %s = false would take one away"):format(rules.colours[1]))
    end
    return for_all
end

-- Must a rule's row be just as long as it says? Nil if it does not tell.
local function is_exact(rule)
    if rule.exactly == nil and rule.atleast ~= nil then return not rule.atleast end
    return rule.exactly
end

-- The rule of `win` or `lose` for each colour in turn: a colour's own goes before that of
-- all.
local function rows_of(script, key, rules, faulty)
    local by_colour, for_all, message = {}, split_rows(script, key, rules, faulty)
    if not for_all then return nil, message end
    for i, colour in ipairs(rules.colours) do
        local own, row = (script[key] or {})[colour] or {}, {}
        for field, value in pairs(for_all) do row[field] = value end
        for field, value in pairs(own) do row[field] = value end
        row.exactly = is_exact(own)
        if row.exactly == nil then row.exactly = is_exact(for_all) end
        local function path(field)
            return own[field or next(own)] ~= nil and { key, colour, field }
                or { key, field }
        end
        local says_both = own.exactly ~= nil and own.exactly == own.atleast
            or for_all.exactly ~= nil and for_all.exactly == for_all.atleast
        if row.row and (row.exactly == nil or says_both) then
            return faulty(path(), "expected exactly = true or atleast = true")
        elseif row.row and row.row > math.max(rules.width, rules.height) then
            return faulty(path "row", "a row longer than the board can never be made")
        end
        by_colour[i] = row
    end
    return by_colour
end

local function compile_rows(script, rules, faulty)
    local compiled, refuse = {}, {}
    for _, key in ipairs { "win", "lose" } do
        local by_colour, fault = rows_of(script, key, rules, faulty)
        if not by_colour then return nil, fault end
        rules[key] = by_colour
    end
    for i, colour in ipairs(rules.colours) do
        local win, lose = rules.win[i], rules.lose[i]
        compiled[i] = { row = win.row, exactly = win.exactly, open = win.open,
            survives = win.survives, lose = lose.row, lose_exactly = lose.exactly,
            forbid = {}, team = rules.team and rules.team[i],
            supply = supply_of(script, colour) }
    end
    for _, name in ipairs(forbid_names) do
        local rule = script.forbid and script.forbid[name]
        if rule then
            local colour = rule.colour and index_of(rules.colours, rule.colour)
            if rule.colour and not colour then
                return faulty({ "forbid", name, "colour" },
                    expected_one(rules.colours, rule.colour))
            end
            for i in ipairs(rules.colours) do
                compiled[i].forbid[name] = not colour or i == colour
            end
            refuse[name] = rule.penalty == "refused"
            rules.restricted = rules.restricted or colour or 1
        end
    end
    return compiled, refuse
end

-- Where a field of the n-th step stands in the script; the verb is the step's first item.
local function path_of_step(script, steps, n, field)
    local phase, nth = steps[n].phase, 1
    while steps[n - nth] and steps[n - nth].phase == phase do nth = nth + 1 end
    local key = field == "verb" and 1 or field
    if is_step(script.phases[phase]) then return { "phases", phase, key } end
    return { "phases", phase, nth, key }
end

--- Compile a script.
-- @param rules what is known of the variant: colours, width, height; `core`, `steps` and
-- `win` are filled in
-- @param script table, resolved
-- @param faulty function(path, fault) -> nil, message, code
-- @return rules, or nil, message, code
function compile.rules(rules, script, faulty)
    for i, colour in ipairs(script.colours) do
        if index_of(script.colours, colour) < i then
            return faulty({ "colours", i }, ("%q stands twice"):format(colour))
        elseif is_taken(colour) then
            return faulty({ "colours", i },
                ("%q means something else in records"):format(colour))
        end
    end
    local spec = {
        width = rules.width, height = rules.height,
        pass = script.turn and script.turn.pass or false,
        full_board = (script.draw or {})["full-board"] ~= nil,
        two_passes = (script.draw or {})["two-passes"] ~= nil,
    }
    local three = (script.forbid or {})["double-three"] or {}
    spec.unless_four = three.unless == "four"
    spec.unless_defence = three.unless_defence
    local teamed, fault = compile_teams(script, rules, faulty)
    if not teamed then return nil, fault, "bad-script" end
    local supplied
    supplied, fault = check_supply(script, rules, faulty)
    if not supplied then return nil, fault, "bad-script" end
    spec.literal_9_3 = three.literal_9_3
    spec.five_makes_three = three.five_makes_three
    local message
    spec.steps, message = compile_phases(script, rules, faulty)
    if not spec.steps then return nil, message, "bad-script" end
    spec.patterns = knows_openings(rules) and compile_patterns(rules) or {}
    spec.colours, spec.refuse = compile_rows(script, rules, faulty)
    if not spec.colours then return nil, spec.refuse, "bad-script" end
    compile_mechanics(script, rules, spec)
    local key, step
    rules.core, message, key, step = core.rules(spec)
    if not rules.core then
        local field, fault_of_field = message:match("^([%a-]+): (.*)$")
        if step then
            return faulty(path_of_step(script, spec.steps, step, field), fault_of_field)
        elseif field then
            return faulty({ key, field }, fault_of_field)
        end
        return faulty({ key }, message)
    end
    return rules
end

return compile
