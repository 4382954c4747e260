--- inarow referee: a match between two programs, or a program and a person.
local arguments = require "inarow.cli.arguments"
local language = require "inarow.language"
local console = require "inarow.cli.console"
local system = require "inarow.system"
local inarow = require "inarow"
local games = require "inarow.game"
local scoreboard = require "inarow.cli.scoreboard"
local counted = require("inarow.cli.commands.sentences").counted
local say = require("inarow.cli.commands.sentences").say

local VARIANT = "gomoku" -- where none is named
local INTERRUPTED = 130 -- exit status, as shells have it

-- Seconds or other amounts: a number that is not negative.
local function amount(word)
    local number = tonumber(word)
    if number and number >= 0 and number <= 1e8 then return number end
    return nil, say("not-an-amount", { word = word })
end

-- The bounds of the sequential test: elo0,elo1,alpha,beta.
local function bounds(word)
    local elo0, elo1, alpha, beta = word:match "^([^,]+),([^,]+),([^,]+),([^,]+)$"
    local it = { elo0 = tonumber(elo0), elo1 = tonumber(elo1), alpha = tonumber(alpha),
        beta = tonumber(beta) }
    local function is_risk(value) return value and value > 0 and value < 0.5 end
    if it.elo0 and it.elo1 and it.elo0 < it.elo1 and it.elo1 - it.elo0 < 1e4
        and is_risk(it.alpha) and is_risk(it.beta) then
        return it
    end
    return nil, say("not-bounds", { word = word })
end

-- So many of something: one at least.
local function count(most)
    local convert = arguments.whole(most)
    return function(word)
        local number = convert(word)
        if number and number > 0 then return number end
        return nil, say("not-counting", { word = word, most = ("%d"):format(most) })
    end
end

-- What is wrong with the arguments together; nil if nothing is.
local function fault_of(args)
    if args.a == "person" and args.b == "person" then return say "referee-persons" end
    if args.increment > 0 and not args.game_time then
        return say("only-with", { option = "--increment", expected = "--game-time" })
    end
end

-- Has the variant an opening that SWAP2BOARD is made for?
local function has_swap2(rules)
    for _, step in ipairs(rules.steps) do
        if step[1] == "take" then return true end
    end
    return false
end

-- Can the game be played by naming points alone?
local function refusal_of(rules)
    local turn = rules.turn
    return (#rules.colours ~= 2 or turn.move or turn.pop or rules.board.layers > 1)
        and say("referee-beyond", { variant = rules.name }) or nil
end

-- The terms of the match, from the arguments; or nil after a complaint.
local function terms_of(args)
    local options = {}
    for key, value in pairs(args.given) do options[key] = value end
    local move_time = args.move_time or not args.game_time and 5 or nil
    if args.game_time and args.game_time > 0 then
        options.clock = ("%g+%g"):format(args.game_time, args.increment)
    end
    local rules, message, _, faults = inarow.rules(args.variant, options)
    if not rules then return nil, console.complain(message, faults) end
    local beyond = refusal_of(rules)
    if beyond then return nil, console.complain(beyond) end
    local called = { rules.name }
    for _, key in ipairs(language.keys(args.given)) do
        called[#called + 1] = key .. "=" .. args.given[key]
    end
    return { rules = rules, variant = args.variant, options = options,
        called = table.concat(called, " "), move_time = move_time,
        game_time = options.clock and args.game_time or nil, margin = args.margin,
        memory = args.memory, has_swap2 = has_swap2(rules) }
end

-- A person's move, typed at the terminal.
local function ask_person(keys)
    return function(game, complaint)
        io.write(game:render { legend = true })
        if complaint then print(complaint) end
        while true do
            local asked = games.prompt(game)
            local line, why = keys:read { text = asked
                and ("%s: %s>"):format(asked.who, asked.what) or ">" }
            if not line and why ~= "too-long" then return nil end
            line = line and line:match "^%s*(.-)%s*$" or ""
            if line:find "^%l%d+$" then return "play " .. line end
            if line ~= "" then return line end
        end
    end
end

-- What makes a player for a place: an engine by its command, or the person. Names, and
-- how engines are asked for Swap2, are put into the lists that it gives too.
local function maker(args, terms)
    local referee = require "inarow.referee"
    local names, forms, person = {}, {}, nil
    for place, command in ipairs { args.a, args.b } do
        if command == "person" then
            local keyboard = require "inarow.cli.typing.keyboard"
            person = ask_person(keyboard.new(function() return {} end))
            names[place] = "person"
        end
    end
    return function(place)
        if names[place] == "person" then return referee.person("person", person) end
        local one = referee.engine(place == 1 and args.a or args.b, terms, forms[place])
        one.name = names[place] or one.name
        return one
    end, names, forms
end

local MOST_OPENINGS = 2 ^ 26 -- bytes of their file
local MOST_NAME = 80 -- bytes of what a program calls itself

-- What is found out of a player before the match; or nil after a complaint.
local function examine(one, terms)
    local found, message = one:examine()
    if not found then
        console.complain(say("referee-not-ready", { player = one.name, why = message }))
        return nil
    end
    local name = (found.name or ""):find "%S" and found.name or one.name
    found.name = language.printable(name, MOST_NAME)
    if one.is_person then return found end
    local function warn(text)
        console.complain(say("referee-warns", { player = found.name, warning = text }))
    end
    local warning
    if found.rules then
        warning = require("inarow.referee").warning(found.rules, terms.rules)
    else
        warning = found.fault or say "probe-unknown"
    end
    if warning then warn(warning) end
    if found.opens == false then warn(say "probe-no-opening") end
    one:close()
    return found
end

-- Both players are looked at; what is found is put where the maker finds it.
local function examine_both(make, names, forms, terms)
    for place = 1, 2 do
        local found = examine(make(place), terms)
        if not found then return nil end
        names[place], forms[place] = found.name, found.opens
    end
    if names[1] == names[2] then
        names[1], names[2] = names[1] .. " A", names[2] .. " B"
    end
    return true
end

local function openings_of(args, terms)
    if not args.openings then
        if #terms.rules.steps > 0 then return nil end
        if not args.json then console.complain(say "referee-no-openings") end
        return { {} }
    end
    local chunks, message = system.open(args.openings, MOST_OPENINGS)
    local list
    if chunks then
        list, message = require("inarow.referee").read_openings(chunks,
            args.openings, terms)
    end
    if not list then return nil, message end
    return list
end

-- A number that two lists of openings hardly have in common.
local function digest(list)
    local sum = 0
    for _, opening in ipairs(list or {}) do
        for byte in (table.concat(opening, " ") .. "\n"):gmatch "." do
            sum = (sum * 257 + byte:byte()) % 2147483647
        end
    end
    return ("%d of %08x"):format(#(list or {}), sum)
end

-- How a match is played, as its games tell it: one that is taken up must agree.
local function conditions_of(args, terms, list)
    local function of(value) return value and ("%g"):format(value) or "none" end
    return { { "seed", ("%d"):format(args.seed) }, { "openings", digest(list) },
        { "move-time", of(terms.move_time) }, { "game-time", of(terms.game_time) },
        { "increment", of(args.increment) }, { "margin", of(args.margin) },
        { "variant", terms.called } }
end

-- The match as planned; or nil and an exit status.
local function plan_of(args)
    local terms, status = terms_of(args)
    if not terms then return nil, status end
    local make, names, forms = maker(args, terms)
    if not examine_both(make, names, forms, terms) then return nil, console.UNREADABLE end
    local list, message = openings_of(args, terms)
    if message then return nil, console.complain(message) end
    local is_person = names[1] == "person" or names[2] == "person"
    local plan = { games = args.games, terms = terms, openings = list, seed = args.seed,
        jobs = is_person and 1 or args.jobs, sprt = args.sprt, player = make,
        names = names, is_person = is_person }
    if args.out then
        plan.conditions = conditions_of(args, terms, list)
        plan.kept, message = require("inarow.referee").open_file(args.out,
            { [names[1]] = 1, [names[2]] = 2 }, terms.rules.name, plan.conditions)
        if not plan.kept then
            return nil, console.complain(args.out .. ": " .. message)
        end
    end
    return plan
end

return {
    examples = "  inarow referee 'lua5.4 tests/players/honest.lua 1' 'lua5.4"
        .. " tests/players/honest.lua 2' connect_four --games 4 --jobs 2",
    define = function(command)
        command:argument("a")
        command:argument("b")
        command:argument("variant"):args "?":default(VARIANT)
        command:argument("options"):args "*"
        command:option("--games"):default("2"):convert(count(1000000))
        command:option("--openings"):argname "FILE"
        command:option("--move-time"):argname "SECONDS":convert(amount)
        command:option("--game-time"):argname "SECONDS":convert(amount)
        command:option("--increment"):argname "SECONDS":default "0":convert(amount)
        command:option("--margin"):argname "SECONDS":default "0.2":convert(amount)
        command:option("--memory"):argname "MB":default "0":convert(amount)
        command:option("--jobs"):default("1"):convert(count(1000))
        command:option("--sprt"):argname "BOUNDS":convert(bounds)
        command:option("--seed"):default("0"):convert(arguments.whole(2 ^ 31))
        command:option("--out"):argname "FILE"
        command:flag("--json")
    end,
    run = function(args)
        args.variant = args.variant or VARIANT -- argparse only tells of it
        local fault = fault_of(args)
        if fault then return console.complain(fault) end
        console.library("luv", "lua-luv")
        local referee = require "inarow.referee"
        referee.end_by_signals()
        local plan, status = plan_of(args)
        if not plan then
            referee.close_all()
            return referee.is_asked_to_end() and INTERRUPTED or status
        end
        local board = scoreboard.new(plan, args.json)
        plan.tell = function(...) board:game(...) end
        local state = referee.play(plan)
        if plan.kept then plan.kept:close() end
        board:finish(state)
        if state.fault then
            return console.complain(state.fault)
        elseif state.is_cut_short then
            return console.complain(counted("referee-cut-short",
                state.score.games)) and INTERRUPTED
        end
        return console.OK
    end,
}
