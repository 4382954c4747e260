--- Variants: loading a script, merging it with its base, setting its options, and
-- compiling the result into the core's rule set.
local core = require "inarow.core"
local check = require "inarow.check"
local locate = require "inarow.locate"
local messages = require "inarow.messages"
local openings = require "inarow.openings"
local schema = require "inarow.schema"

local unpack = unpack or table.unpack

local variant = {}

local SOURCE_LIMIT = 65536 -- bytes of a script

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

-- Run a script's source in an environment of its own. Text only: bytecode is refused.
local function run(source, chunkname)
    if source:byte(1) == 27 then return nil, chunkname .. ": bytecode is not accepted" end
    if #source > SOURCE_LIMIT then
        return nil, ("%s: longer than %d bytes"):format(chunkname, SOURCE_LIMIT)
    end
    local env = { option = check.option }
    local chunk, fault
    if setfenv then
        chunk, fault = loadstring(source, "=" .. chunkname)
        if chunk then setfenv(chunk, env) end
    else
        chunk, fault = load(source, "=" .. chunkname, "t", env)
    end
    if not chunk then return nil, fault end
    local ok, result = pcall(chunk)
    if not ok then
        -- Only text: an error may be any value.
        return nil, type(result) == "string" and result
            or chunkname .. ": it raises an error"
    end
    if type(result) ~= "table" then
        return nil, ("%s: expected one table to be returned, got %s")
            :format(chunkname, type(result))
    end
    return result
end

local function is_list(value)
    return value[1] ~= nil or next(value) == nil
end

local function is_map(value)
    return type(value) == "table" and not check.option_key(value) and not is_list(value)
end

-- Maps merge by key, lists are replaced whole, false removes; but an option that is new
-- may well be false. `of` is the key that the maps stand under.
local function merge(base, child, of)
    local merged = {}
    for key, value in pairs(base) do merged[key] = value end
    for key, value in pairs(child) do
        local old = merged[key]
        if value == false and of == "options" and old == nil then
            merged[key] = false
        elseif value == false then
            merged[key] = nil
        elseif is_map(value) then
            merged[key] = merge(is_map(old) and old or {}, value, key)
        else
            merged[key] = value
        end
    end
    return merged
end

--- Define a variant by the table that its script returns.
-- @param script table
-- @param text string, the script's source, for line numbers; "" if there is none
-- @param chunkname string, its name in error messages
-- @param find function(name) -> definition or nil, message, code; finds the base
-- @return definition, or nil, message, "bad-script"
function variant.define(script, text, chunkname, find)
    local definition = { text = text, chunkname = chunkname, script = script }
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
    -- What is impossible is refused at loading, with every option at its default.
    local rules
    rules, message = variant.configure(definition, {})
    if not rules then return nil, message, "bad-script" end
    return definition
end

--- Load a script from its source; the parameters and results are those of `define`.
function variant.load(source, chunkname, find)
    local script, fault = run(source, chunkname)
    if not script then return nil, fault, "bad-script" end
    return variant.define(script, source, chunkname, find)
end

-- ---- Options ------------------------------------------------------------------------

-- The default and the allowed values of an option as it is declared.
local function declared(declaration)
    if type(declaration) ~= "table" then
        return declaration,
            type(declaration) == "boolean" and { false, true } or nil
    end
    return declaration[1], declaration
end

local function text_of(value)
    if type(value) == "number" and value % 1 == 0 and math.abs(value) < 2 ^ 31 then
        return ("%d"):format(value)
    end
    return tostring(value)
end

--- The value of an option as it is written: `15`, `7x6`, `loses`.
function variant.option_text(value)
    if type(value) ~= "table" then return text_of(value) end
    local parts = {}
    for i = 1, math.max(2, math.min(#value, 9)) do parts[i] = text_of(value[i]) end
    return table.concat(parts, "x")
end

-- `size` is one number for a square, or two: 7x6.
local function read_size(value)
    local columns, rows
    if type(value) == "table" then
        columns, rows = value[1], value[2]
    else
        columns, rows = text_of(value):match("^(%d+)x(%d+)$")
        if not columns then
            columns = text_of(value):match("^%d+$")
            rows = columns
        end
    end
    local function is_side(n) return n and n % 1 == 0 and n >= 1 and n <= 26 end
    columns, rows = tonumber(columns), tonumber(rows)
    if is_side(columns) and is_side(rows) then
        return { columns, rows }
    end
    return nil, "expected a number from 1 to 26, or columns and rows like 7x6"
end

local function read_value(declaration, value)
    local default, values = declared(declaration)
    if not values then
        local number = tonumber(value)
        if type(default) == "number" and number and number % 1 == 0 then return number end
        return nil, "expected a whole number"
    end
    local names = {}
    for i, allowed in ipairs(values) do
        if text_of(allowed) == text_of(value) then return allowed end
        names[i] = text_of(allowed)
    end
    table.sort(names)
    return nil, "expected " .. messages.list(names)
end

--- The values of a definition's options.
-- @param given table of strings, numbers or booleans by key; "key=value" texts too
-- @return table of values by key, or nil, message, "no-such-option" | "bad-option"
function variant.options(definition, given)
    local options = definition.script.options or {}
    local values = {}
    for key, declaration in pairs(options) do
        values[key] = key == "size" and read_size(declaration)
            or (key ~= "size" and declared(declaration))
    end
    for key, value in pairs(given) do
        if options[key] == nil then
            local names = messages.keys(options)
            return nil, messages.say("no-such-option", { variant = definition.name,
                name = key, hint = messages.hint(tostring(key), names),
                expected = messages.list(names) }), "no-such-option"
        end
        local read, expected
        if key == "size" then
            read, expected = read_size(value)
        else
            read, expected = read_value(options[key], value)
        end
        if read == nil then
            return nil, messages.say("bad-option", { variant = definition.name,
                name = key, value = text_of(value), expected = expected }), "bad-option"
        end
        values[key] = read
    end
    return values
end

-- Has the option the value that a condition asks for?
local function is_value(name, value, wanted)
    if name ~= "size" then return value == wanted end
    local size = read_size(wanted)
    return size and value[1] == size[1] and value[2] == size[2]
end

-- The script with its options put in and the rules dropped whose `when` does not hold;
-- `origin` is told which item of a list each one was, for error messages.
local function resolve(value, values, origin)
    local key = check.option_key(value)
    if key then return values[key] end
    if type(value) ~= "table" then return value end
    local resolved, count = {}, #value
    for name, item in pairs(value) do
        if not (type(name) == "number" and name >= 1 and name <= count) then
            resolved[name] = resolve(item, values, origin)
        end
    end
    origin[resolved] = {}
    for i = 1, count do
        local item = resolve(value[i], values, origin)
        if item ~= nil then
            resolved[#resolved + 1] = item
            origin[resolved][#resolved] = i
        end
    end
    for name, wanted in pairs(type(value.when) == "table" and value.when or {}) do
        if not is_value(name, values[name], wanted) then return nil end
    end
    if count > 0 and next(resolved) == nil then return nil end -- all were dropped
    return resolved
end

-- A path in a resolved script as it is in the script that was written.
local function path_written(path, resolved, origin)
    local written = {}
    for i, key in ipairs(path) do
        written[i] = type(resolved) == "table" and origin[resolved][key] or key
        resolved = type(resolved) == "table" and resolved[key] or nil
    end
    return written
end

-- Where a script names an option that it does not have: the path and the name, or nil.
local function unknown_option(value, options, path)
    local key = check.option_key(value)
    if key then
        if options[key] == nil then return path, tostring(key) end
        return nil
    elseif type(value) ~= "table" then
        return nil
    end
    for name, item in pairs(value) do
        local deeper = {}
        for i, part in ipairs(path) do deeper[i] = part end
        deeper[#deeper + 1] = name
        local found, wanted = unknown_option(item, options, deeper)
        if found then return found, wanted end
        for condition in pairs(name == "when" and type(item) == "table" and item or {}) do
            if options[condition] == nil then
                deeper[#deeper + 1] = condition
                return deeper, condition
            end
        end
    end
end

-- ---- Compiling ----------------------------------------------------------------------

local seat_names = { "first", "second", "third", "fourth", "fifth", "sixth" }
variant.seats = seat_names

local function index_of(list, name)
    for i, item in ipairs(list) do
        if item == name then return i end
    end
end

-- A fault's words where a name should be one of a list.
local function expected_one(names, got)
    return ("expected %s, got %q%s"):format(messages.list(names), got,
        messages.hint(got, names))
end

-- What a phase's fields mean to the core; `faulty(field, fault)` reports what is wrong.
local function compile_step(step, rules, faulty)
    local compiled = {
        verb = step[1] == "place" and "play" or step[1],
        within = step.within, outside = step.outside, distinct = step.distinct,
        pass = step.pass == true or type(step.pass) == "table",
    }
    if step.colour then
        compiled.colour = index_of(rules.colours, step.colour)
        if not compiled.colour then
            return faulty("colour", expected_one(rules.colours, step.colour))
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
    elseif step[1] == "offer" then
        if type(step.count) == "number" and step.count > 0 then
            compiled.least, compiled.most = step.count, step.count
        elseif step.count ~= "declared" then
            return faulty("count", "an offer needs a number of points, or \"declared\"")
        end
    end
    if step.patterns then
        compiled.patterns = true
        rules.named = type(step.patterns) == "table" and step.patterns or nil
    end
    return compiled
end

local function is_step(phase)
    return type(phase[1]) ~= "table"
end

-- The steps of all phases in order, and for each its own fields, as `rules.steps`.
local function compile_phases(script, rules, faulty)
    local labels, compiled = {}, {}
    local phases = script.phases or {}
    for number, phase in ipairs(phases) do
        for _, step in ipairs(is_step(phase) and { phase } or phase) do
            if step.label then labels[step.label] = number end
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
                        expected_one(messages.keys(labels), after_pass))
                end
                one.pass_next = labels[after_pass] - 1 -- the core counts from 0
            end
            if step.next then
                one.next = labels[step.next]
                if not one.next then
                    return at_field("next",
                        expected_one(messages.keys(labels), step.next))
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
    for _, opening in ipairs(openings) do
        if not rules.named or index_of(rules.named, opening[1]) then
            local stones = {}
            for i, point in ipairs { "h8", opening[2], opening[3] } do
                stones[i] = { point:byte() - ("h"):byte(), tonumber(point:sub(2)) - 8,
                    i == 2 and 2 or 1 }
            end
            patterns[#patterns + 1] = stones
            rules.patterns[#patterns] = opening[1]
        end
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

local forbid_names = { "overline", "double-four", "double-three" }

local function supply_of(script, colour)
    return type(script.supply) == "table" and script.supply[colour]
        or type(script.supply) == "number" and script.supply or nil
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
                    "expected each colour once: " .. messages.list(rules.colours))
            end
            rules.team[colour] = number
        end
    end
    return true
end

-- Captures, gravity and turns: what the core takes as it stands.
local function compile_mechanics(script, spec)
    local capture, turn = script.capture, script.turn or {}
    spec.gravity = script.board.gravity
    spec.first_turn, spec.each_turn = turn.first, turn.stones
    spec.supply_exhausted = (script.draw or {})["supply-exhausted"] ~= nil
    for _, win in pairs(script.win.row and { script.win } or script.win) do
        spec.capture_wins = type(win) == "table" and win.captured or spec.capture_wins
    end
    if not capture then return end
    spec.capture_lengths, spec.capture_own = 0, capture.own
    for _, length in ipairs(capture.lengths or {}) do
        spec.capture_lengths = spec.capture_lengths + 2 ^ length
    end
end

local function compile_rows(script, rules, faulty)
    local wins = script.win.row and { all = script.win } or script.win
    local compiled, refuse = {}, {}
    for name in pairs(wins) do
        if name ~= "all" and not index_of(rules.colours, name) then
            return faulty({ "win", name }, expected_one(rules.colours, name))
        end
    end
    for i, colour in ipairs(rules.colours) do
        local win = wins[colour] or wins.all or {}
        if (win.exactly and true or false) == (win.atleast and true or false)
            and win.row then
            return faulty({ "win", colour }, "expected exactly = true or atleast = true")
        end
        if win.row and win.row > math.max(rules.width, rules.height) then
            local path = script.win.row and { "win", "row" } or { "win", colour, "row" }
            return faulty(path, "a row longer than the board can never be made")
        end
        compiled[i] = { row = win.row, exactly = win.exactly or false, forbid = {},
            team = rules.team and rules.team[i], supply = supply_of(script, colour) }
        rules.win[i] = win
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

--- The rules of a definition with values for its options, ready to play by.
-- @param given table of option values; those missing are at their defaults
-- @param past_opening true: without the phases of the opening
-- @return rules {name, title, source, options, colours, width, height, steps, win, core,
-- script, definition}, or nil, message, code
function variant.configure(definition, given, past_opening)
    local values, message, code = variant.options(definition, given)
    if not values then return nil, message, code end
    local script, origin = nil, {}
    local function faulty(path, fault)
        local set = {}
        path = path_written(path, script, origin)
        for i, key in ipairs(messages.keys(given)) do
            set[i] = key .. "=" .. text_of(given[key])
        end
        return fault_at(definition, path,
            fault .. (#set > 0 and " (with " .. table.concat(set, " ") .. ")" or ""))
    end
    local options = definition.script.options or {}
    local bad, name = unknown_option(definition.script, options, {})
    if bad then
        return faulty(bad, ("no such option: %q%s; the variant has %s"):format(name,
            messages.hint(name, messages.keys(options)),
            messages.list(messages.keys(options))))
    end
    if options.size and not read_size(options.size) then
        return faulty({ "options", "size" }, select(2, read_size(options.size))
            .. ", got " .. variant.option_text(options.size))
    end

    script = resolve(definition.script, values, origin)
    local wrong = check.faults(script, schema, true)[1]
    if wrong then return faulty(wrong.path, wrong.fault) end
    for _, key in ipairs { "colours", "board", "win" } do
        if not script[key] or next(script[key]) == nil then
            return faulty({ definition.script[key] and key },
                ("%q is missing"):format(key))
        end
    end
    if past_opening then script.phases = nil end
    local size = values.size or script.board
    if not size[1] or not size[2] then
        return faulty({ "board" }, "expected columns and rows")
    end
    local rules = {
        name = definition.name, title = script.title or definition.name,
        source = script.source or definition.name, options = values, given = given,
        script = script,
        definition = definition, colours = script.colours, width = size[1],
        height = size[2], steps = {}, win = {},
    }
    for i, colour in ipairs(script.colours) do
        if index_of(script.colours, colour) < i then
            return faulty({ "colours", i }, ("%q stands twice"):format(colour))
        end
    end
    local spec = {
        width = size[1], height = size[2],
        pass = script.turn and script.turn.pass or false,
        full_board = (script.draw or {})["full-board"] ~= nil,
        two_passes = (script.draw or {})["two-passes"] ~= nil,
    }
    local three = (script.forbid or {})["double-three"] or {}
    spec.unless_four = three.unless == "four"
    spec.unless_defence = three.unless_defence
    compile_mechanics(script, spec)
    local teamed, fault = compile_teams(script, rules, faulty)
    if not teamed then return nil, fault, "bad-script" end
    spec.literal_9_3 = three.literal_9_3
    spec.five_makes_three = three.five_makes_three
    spec.steps, message = compile_phases(script, rules, faulty)
    if not spec.steps then return nil, message, "bad-script" end
    spec.patterns = knows_openings(rules) and compile_patterns(rules) or {}
    spec.colours, spec.refuse = compile_rows(script, rules, faulty)
    if not spec.colours then return nil, spec.refuse, "bad-script" end
    local key, step
    rules.core, message, key, step = core.rules(spec)
    if not rules.core then
        if not step then return faulty({ key }, message) end
        return faulty(path_of_step(script, spec.steps, step, message:match("^%a+")),
            message:match("^%a+: (.*)$"))
    end
    return rules
end

return variant
