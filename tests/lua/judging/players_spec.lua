--- Tests the players of tests/players/wrong, each with one mistake. The corpus catches
-- each in exactly the classes that tests/players/caught.txt lists. After an intended
-- change, run INAROW_WRITE=1 busted tests/lua/judging/players_spec.lua, and read the
-- difference.
local helper = dofile "tests/lua/helper.lua"
local base = require "tests.players.base"
local dkjson = require "dkjson"
local judging = require "inarow.judging"
local language = require "inarow.language"

local LIST = "tests/players/caught.txt"
local MOST = 2000 -- most sequences of a perft case: more would take long

local function each(command)
    local list, pipe = {}, io.popen(command)
    for line in pipe:lines() do list[#list + 1] = line end
    pipe:close()
    return list
end

-- Returns all cases, except long perft cases.
local function some_cases()
    local list = {}
    for _, path in ipairs(each "find tests/conformance -name '*.rec' | sort") do
        local found = judging.cases(helper.contents(path),
            path:match "conformance/(.*)%.rec")
        for _, case in ipairs(found) do list[#list + 1] = case end
    end
    for _, case in ipairs(judging.cases(helper.contents "tests/perft/counts.txt")) do
        if case.answer.sequences <= MOST then list[#list + 1] = case end
    end
    return list
end

local names, all, known = {}, some_cases(), { answers = {}, seen = {} }
for _, path in ipairs(each "ls tests/players/wrong/*.lua") do
    names[#names + 1] = path:match "([%w_]+)%.lua$"
end
local players = #names

-- In `make test`, the seed selects some of the players. Players that also run as programs
-- are always included: one for each kind of mistake.
local PROGRAMS = { "shallow", "exact_as_free", "no_increment", "edge_captures" }
if not helper.is_long and not os.getenv "INAROW_WRITE" then
    local first, turn = (os.getenv "SEED" or 1) % 24, {}
    for i, name in ipairs(names) do
        if i % 24 == first or language.index_of(PROGRAMS, name) then
            turn[#turn + 1] = name
        end
    end
    names = turn
end

local function mistake_of(name)
    return dofile("tests/players/wrong/" .. name .. ".lua")
end

-- Returns the classes in which a mistake shows, and how often in each.
local function caught(mistake)
    local player = base.player(mistake, known)
    player:begin()
    local summary, classes = judging.examine(player, all, function() end)
    local list, wrong = {}, {}
    for _, class in ipairs(classes) do
        if class.wrong then
            list[#list + 1], wrong[class.class] = class.class, class.wrong
        end
    end
    assert.equal(#all, (summary.right or 0) + (summary.wrong or 0))
    assert.is_nil(summary.given_up)
    table.sort(list)
    return list, wrong
end

-- Returns the classes in which each player is listed as caught.
local function listed()
    local by_name = {}
    for line in io.lines(LIST) do
        local name, classes = line:match "^([%w_]+): (.+)$"
        if name then by_name[name] = classes end
    end
    return by_name
end

describe("players", function()
    local found = {}

    setup(function()
        for _, name in ipairs(names) do
            local mistake = mistake_of(name)
            local list, wrong = caught(mistake)
            found[name] = { list = list, wrong = wrong, mistake = mistake }
        end
        if os.getenv "INAROW_WRITE" then
            local out = assert(io.open(LIST, "w"))
            out:write "# The classes by which each wrong player is caught.\n"
            for _, name in ipairs(names) do
                out:write(name, ": ", table.concat(found[name].list, " "), "\n")
            end
            out:close()
        end
    end)

    it("include at least a dozen", function()
        assert(players >= 12)
    end)

    it("without a mistake are always right", function()
        assert.same({}, (caught(mistake_of "../right")))
        -- The plain judge of fouls, in which the mistakes are made, is right too.
        assert.same({}, (caught { name = "the plain law", fouls = {} }))
    end)

    for _, name in ipairs(names) do
        it("with a mistake are caught by their listed classes: " .. name, function()
            local of = found[name]
            assert.equal(listed()[name], table.concat(of.list, " "))
            for _, pattern in ipairs(of.mistake.meant) do
                local is_there = false
                for _, class in ipairs(of.list) do
                    is_there = is_there or class:find(pattern) ~= nil
                end
                assert(is_there, pattern)
            end
        end)
    end

    it("are caught as programs too", function()
        for _, name in ipairs(PROGRAMS) do
            local of = found[name]
            local class
            for _, one in ipairs(of.list) do
                if one:find(of.mistake.meant[1]) then class = one end
            end
            local status, out = helper.inarow(("conform --json --against 'lua5.4"
                .. " tests/players/wrong/%s.lua' tests/conformance/%s.rec"):format(name,
                class))
            local summary = dkjson.decode(out:match "([^\n]+)\n$").summary
            assert.equal(1, status)
            assert.equal(of.wrong[class], summary.wrong, name)
            assert.equal(summary.cases, summary.wrong + summary.right)
        end
    end)
end)
