--- Checks a variant's script beyond its schema by playing games with every option.
--
-- More games find at least as much as fewer games, because the first games are always
-- the same. A separate search decides which rules are unreachable; its result does not
-- depend on the number of games.
local coverage = require "inarow.game.explore.coverage"
local language = require "inarow.language"
local messages = require "inarow.game.explore.sentences"
local new_game = require("inarow.game.game").new
local purity = require "inarow.game.explore.purity"
local variants = require "inarow.variant"

local say = messages.say

local lint = {}

-- ---- Options ------------------------------------------------------------------------

-- Returns true if a script has an option of its base unchanged. Its other values are the
-- base's business: they are played only to find faults.
local function is_inherited(definition, key)
    local of_base = definition.base and definition.base.options or {}
    return of_base[key] ~= nil and of_base[key] == definition.options[key]
end

-- Returns the settings to play: the defaults, then each other value of each option, one
-- at a time. First come the second values of all options, then the third values, and so
-- on. The first settings thus cover every option.
local function settings(definition)
    local list, nth, before = { { given = {} } }, 1
    repeat
        nth, before = nth + 1, #list
        for _, one in ipairs(variants.settings(definition)) do
            local value = one.of == "variant" and (one.values or {})[nth]
            if value then
                list[#list + 1] = { given = { [one.key] = value }, key = one.key,
                    is_inherited = is_inherited(definition, one.key) }
            end
        end
    until #list == before
    return list
end

-- ---- Rules that are reached ---------------------------------------------------------

local function add_colours(list, rules, kind, key, of, path)
    for i, colour in ipairs(rules.colours) do
        local rule = rules[key][i]
        -- Captures belong to the team.
        local is_own = kind ~= "captured" or rules.leaders[i] == i
        if rule and of(rule) and is_own then
            local where = rule.of_colour and { key, colour } or path
            list[#list + 1] = { reach = kind .. " " .. colour, path = where,
                code = "lint-" .. kind, values = { colour = colour } }
        end
    end
end

local function add_forbidden(list, rules)
    local forbid = rules.forbid
    if (rules.hooks or {}).allow then
        list[#list + 1] = { reach = "allow", path = { "hooks", "allow" },
            code = "lint-allow" }
    end
    for _, name in ipairs(language.keys(forbid)) do
        local rule = forbid[name]
        if rule.unless and rule.unless ~= "four" then
            list[#list + 1] = { reach = "exception " .. name,
                path = { "forbid", name, "unless" }, code = "lint-exception" }
        end
        for _, colour in ipairs(rule.colour and { rule.colour } or rules.colours) do
            list[#list + 1] = { reach = ("forbid %s %s"):format(name, colour),
                path = { "forbid", name }, code = "lint-forbid",
                values = { colour = colour, pattern = name } }
        end
    end
end

-- The verbs of play after the opening.
local TURN = { pass = "pass", pop = "remove", move = "move" }

-- Returns everything that games under these rules should reach: {reach, path, code,
-- values}. `code` and `values` give the message for a rule that no game reaches.
local function expected(rules)
    local list = {}
    add_colours(list, rules, "win", "win", function(rule) return rule.row end, { "win" })
    add_colours(list, rules, "captured", "win",
        function(rule) return rule.captured end, { "win", "captured" })
    add_colours(list, rules, "lose", "lose",
        function(rule) return rule.row end, { "lose" })
    add_forbidden(list, rules)
    if rules.capture and rules.capture.lengths then
        list[#list + 1] = { reach = "capture", path = { "capture" },
            code = "lint-capture" }
    end
    for _, reason in ipairs(language.keys(rules.draws)) do
        -- Random games have no clock. If discs can be removed, random games rarely fill
        -- the board.
        local seldom = reason == "full-board" and rules.turn.pop
        if reason ~= "both-times" and not seldom then
            local key = reason == "move-limit" and "moves" or reason
            list[#list + 1] = { reach = "draw " .. reason, path = { "draw", key },
                code = "lint-draw" }
        end
    end
    if rules.at_end then
        list[#list + 1] = { reach = "end", path = { "at_end" }, code = "lint-end" }
    end
    for _, key in ipairs(language.keys(TURN)) do
        local verb = TURN[key]
        if rules.turn[key] then
            list[#list + 1] = { reach = "verb " .. verb, path = { "turn", key },
                code = "lint-verb", values = { verb = verb } }
        end
    end
    for n in ipairs(rules.steps) do
        list[#list + 1] = { reach = "step " .. n, path = { "phases" },
            code = "lint-step", values = { number = n } }
    end
    return list
end

local function missing(rules, reached)
    local list = {}
    for _, rule in ipairs(expected(rules)) do
        if not reached[rule.reach] then list[#list + 1] = rule end
    end
    return list
end

-- Returns the settings for searching unreached rules: smaller and larger boards, if the
-- variant allows them.
local function wider(definition, given)
    local list, has_size = {}, variants.rules(definition).options.size
    for i, size in ipairs(has_size and { 7, 5, 3, 12 } or {}) do
        list[i] = { size = tostring(size) }
        for key, value in pairs(given) do list[i][key] = value end
    end
    return list
end

local SEARCHED = 8 -- rounds of games at each size, to search for unreached rules
local LONGEST = 40 -- rounds of games at the script's own size

-- Returns two functions that play the games of a setting. The first plays the round with
-- a given number. The second tries actions that random players never do.
local function player(definition, given, reached, deadline)
    local function new()
        return new_game(assert(variants.rules(definition, given)))
    end
    local function new_past()
        return new_game(assert(variants.rules(definition, given, true)))
    end
    return function(nth) coverage.round(new, nth, reached, deadline) end,
        function() coverage.ends(new, new_past, reached, deadline) end
end

-- Plays a setting's games: a minimum number of rounds, and more while rules are
-- unreached. If the script has hooks, there is a time limit for each style.
-- @return the results of the search; the results of all games; the rules; and the
-- recorded answers of the hooks, if there are any. If the rules are faulty: nil and the
-- fault
local function explore_setting(definition, setting, games, patience, report)
    local given = setting.given
    local rules, message = variants.rules(definition, given)
    if not rules then return nil, message end
    local reached = coverage.nothing()
    local heard = rules.hooks and purity.listen(rules) or nil
    -- Hooks may be slow but still within their limits.
    local deadline = rules.hooks
        and os.clock() + patience * math.max(games, SEARCHED) or nil
    local round, ends = player(definition, given, reached, deadline)
    local function goes_on()
        return not setting.is_inherited and not reached.fault and not reached.slow
            and #missing(rules, reached) > 0
    end
    local played = 0
    local function search(last)
        while played < last and goes_on() do
            played = played + 1
            round(played)
            report(played / math.max(games, last))
        end
    end
    ends()
    search(SEARCHED)
    for _, options in ipairs(goes_on() and wider(definition, given) or {}) do
        if variants.rules(definition, options) then
            local round_there, ends_there =
                player(definition, options, reached, deadline)
            ends_there()
            for nth = 1, SEARCHED do
                if goes_on() then round_there(nth) end
            end
        end
    end
    search(LONGEST)
    local searched = {}
    for key, value in pairs(reached) do searched[key] = value end
    for nth = played + 1, games do
        if not reached.slow then round(nth) end
        report(nth / games)
    end
    return searched, reached, rules, heard
end

-- Reports rules that games never reach with the default options, and rules that they
-- never reach with one other option. Rules that only later games reach are reported with
-- the first such game.
local function add_missing(searched, reached, rules, setting, add, at_defaults)
    -- The other findings would be a consequence of the fault.
    if searched.slow or searched.fault then return end
    for _, rule in ipairs(missing(rules, searched)) do
        if not at_defaults or at_defaults[rule.reach] then
            local found = reached[rule.reach]
            local code = found and "lint-seldom"
                or at_defaults and "lint-never-with-option" or "lint-never"
            add(rule.path, rule.code, nil, { given = (found or setting).given,
                record = found and found.record, fault = messages.compose(code,
                    { said = say(rule.code, rule.values) }) })
        end
    end
end

-- Checks which rules the games of a setting reach. The results of the search are returned
-- as a table.
local function check_reached(definition, setting, games, patience, add, at_defaults,
    report)
    local searched, reached, rules, heard =
        explore_setting(definition, setting, games, patience, report)
    if not searched then
        add({ "options", setting.key }, "lint-option", nil, { given = setting.given,
            fault = reached, severity = "error" })
        return {}
    end
    for _, stuck in ipairs(reached.stuck) do
        add({ stuck.in_opening and "phases" or "draw" },
            stuck.in_opening and "lint-stuck" or "lint-no-action",
            { phase = stuck.phase }, { given = stuck.given, record = stuck.record })
    end
    if reached.fault then
        add({ "hooks" }, "lint-hook", nil, { given = reached.fault.given,
            record = reached.fault.record, fault = reached.fault.message,
            severity = "error" })
    end
    if reached.slow then
        add({ "hooks" }, "lint-slow", nil,
            { given = reached.slow.given, record = reached.slow.record })
    end
    local impure = heard and purity.faults(heard, definition, patience, not at_defaults)
    for _, found in ipairs(impure or {}) do
        add({ "hooks", found.hook }, "lint-impure", found, { given = setting.given,
            record = found.record, severity = "error" })
    end
    if not setting.is_inherited then
        add_missing(searched, reached, rules, setting, add, at_defaults)
    end
    return searched, reached.slow
end

-- Limits on playing: number of settings, and time per style.
local MOST_SETTINGS = 40
local SECONDS, PATIENCE = 6, 2

local function options_text(given)
    local texts = {}
    for i, key in ipairs(language.keys(given)) do
        texts[i] = key .. "=" .. given[key]
    end
    return table.concat(texts, " ")
end

--- Least number of games of each style per option.
lint.GAMES = SEARCHED

-- Returns the settings in which games of a base can have a finding about them too.
-- @param played as options, the settings with findings from games
local function settings_of_base(definition, played)
    local list = {}
    for i, setting in ipairs(next(played) and settings(definition) or {}) do
        if i == 1 or played[options_text(setting.given)] then
            list[#list + 1] = setting
        end
    end
    return list
end

-- Plays settings in order, at least one, until the deadline. Returns the findings about
-- a definition, the number of settings that were played, and those with findings from
-- games, as options.
local function play(definition, all, games, deadline, patience, report)
    local findings, played, at_defaults, found_in = {}, 0, nil, {}
    local function add(path, code, values, with)
        with = with or {}
        findings[#findings + 1] = { path = path, code = code,
            fault = with.fault or say(code, values), severity = with.severity,
            given = with.given, record = with.record }
        found_in[options_text(all[played].given)] = true
    end
    local most = math.min(#all, MOST_SETTINGS)
    local function part(done)
        if report then report((played - 1 + done) / most) end
    end
    local is_over = most == 0
    while not is_over do
        played = played + 1
        local searched, is_slow = check_reached(definition, all[played], games,
            patience, add, at_defaults, part)
        at_defaults = at_defaults or searched
        is_over = is_slow or played == most or os.clock() > deadline
    end
    return variants.doubts(definition, findings), played, found_in
end

-- Returns the findings without those that are the same for the base, which are not about
-- the author's script. `find(definition)` returns the findings about the base.
local function without_base(definition, findings, find)
    local known, own = {}, {}
    local base = #findings > 0 and definition.base
    for _, one in ipairs(base and variants.rules(base) and find(base) or {}) do
        known[one.path .. one.fault .. options_text(one.given or {})] = true
    end
    for _, one in ipairs(findings) do
        if not known[one.path .. one.fault .. options_text(one.given or {})] then
            own[#own + 1] = one
        end
    end
    return own
end

--- Checks a variant. Findings about its base alone are left out.
-- @param definition from inarow.find or inarow.load
-- @param games least number of games of each style per option; 8 if nil
-- @param seconds of processor time, after which no further setting is tried; 6 per game
-- of a style if nil
-- @param patience seconds of processor time for a round; nil for 2. If the script has
-- hooks, the games of a setting stop after this time
-- @param report function that is called now and then with the fraction done, from 0 to
-- 1; or nil
-- @return three values: the list of findings; the number of settings that were played;
-- and the number of all settings, which are the defaults and every other value of an
-- option. A finding is {path, line, code, severity, fault, given, setting, record}.
-- `path` and `line` are the place in the script, and `severity` is "error" or "warning".
-- `given` has the options as a table, and `setting` as a text, "" for the defaults.
-- `record` is the record of a game that shows the fault
function lint.run(definition, games, seconds, patience, report)
    games, patience = games or SEARCHED, patience or PATIENCE
    -- The hooks of shared rules may have been called by other games, so the script is
    -- loaded in a fresh state.
    if variants.rules(definition).hooks then
        definition = variants.afresh(definition)
    end
    local all = settings(definition)
    local deadline = os.clock() + (seconds or SECONDS * math.max(games, SEARCHED))
    local findings, played, found_in =
        play(definition, all, games, deadline, patience, report)
    findings = without_base(definition, findings, function(base)
        return (play(base, settings_of_base(base, found_in), games, deadline, patience))
    end)
    for _, one in ipairs(findings) do
        one.severity, one.given = one.severity or "warning", one.given or {}
        one.setting = options_text(one.given)
    end
    return findings, played, #all
end

return lint
