--- Generates random scripts from the schema, repairs them until they compile, and plays
-- them:
--
--     lua5.4 tests/rules/scripts.lua SEED COUNT
--
-- It makes COUNT scripts, with seeds from SEED. It reports in TAP: one test for all, or
-- one for each script that shows a fault, with its source.
local batches = assert(package.loadlib("build/tests/batches.so", "luaopen_batches"))()
local core = require "inarow.core"
local inarow = require "inarow"
local play = dofile "tests/rules/play.lua"
local repair = dofile "tests/rules/repair.lua"
local throw = dofile "tests/lua/variant/throw.lua"

local NAME = "thrown"
local GAMES = 2 -- of each script
local BATCHED = 100 -- steps of a batch

local source -- of the present script
table.insert(inarow.finders, 1, function(name)
    if name == NAME then return source, NAME end
end)

local tally = { scripts = 0, faults = 0, games = 0, steps = 0 }

-- Returns whether a source compiles, like inarow.find.
local function accept(text)
    inarow.forget()
    source = text
    local definition, message, code, faults = inarow.find(NAME)
    return definition and true, message, code, faults
end

-- Returns random options; nil if the rules are impossible with them, which must be
-- reported.
local function throw_options(random)
    local options = {}
    for _, setting in ipairs(assert(inarow.settings(NAME))) do
        local values = setting.values or {}
        if setting.of == "variant" and #values > 1 and random(3) == 0 then
            options[setting.key] = values[random(#values) + 1]
        end
    end
    if random(8) == 0 then options.adjudication = "claims" end
    local rules, message, code = inarow.rules(NAME, options)
    if rules then return options end
    if code ~= "bad-script" then error("options are refused: " .. message, 0) end
end

-- Checks that the rules in words are complete sentences.
local function read_rules(options)
    for _, sentence in ipairs(assert(inarow.rulebook(NAME, options))) do
        local text = sentence.text
        if text:find "[{}]" or text:find "nil" or not text:find "[%w)\"'][.:]$" then
            error("a rule is not well said: " .. text, 0)
        end
    end
end

local function try(seed)
    local script, random = throw.script(seed), core.random(seed)
    local _, faults = repair.all(script, accept)
    tally.scripts, tally.faults = tally.scripts + 1, tally.faults + faults
    for _ = 1, GAMES do
        local options = throw_options(random)
        if options then
            read_rules(options)
            tally.games = tally.games + 1
            tally.steps = tally.steps + play.game(NAME, options, random)
            local rules = assert(inarow.rules(NAME, options))
            local fault = batches.compare(rules.core, seed, BATCHED)
            if fault then error("batches: " .. fault, 0) end
        end
    end
end

local function main(first, count)
    local failed = 0
    for seed = first, first + count - 1 do
        local begin = os.clock()
        local ok, fault = xpcall(try, function(what)
            return type(what) == "string" and not what:find "%.lua:%d+:" and what
                or debug.traceback(what)
        end, seed)
        if not ok then
            failed = failed + 1
            print(("not ok %d - seed %d: %s\n%s"):format(failed, seed, fault, source))
        end
        if os.clock() - begin > 5 then
            print(("# seed %d took %.1f s"):format(seed, os.clock() - begin))
        end
    end
    print(("# %d scripts, %d faults of theirs repaired; %d games, %d steps"):format(
        tally.scripts, tally.faults, tally.games, tally.steps))
    if failed == 0 then print "ok 1 - scripts thrown at random" end
    os.exit(failed == 0)
end

main(tonumber(arg[1]), tonumber(arg[2]))
