-- Tests divisions of perft by the first action and by the end of sequences: their sum is
-- the count of perft, in every variant.
local core = require "inarow.core"
local inarow = require "inarow"
local json = require "dkjson"
local games = require "inarow.game"
local helper = dofile "tests/lua/helper.lua"

local says = helper.says

after_each(helper.clean)

-- Returns the sum of a division.
local function sum_of(parts)
    local sum = { sequences = 0, ended = {} }
    for _, part in ipairs(parts) do
        sum.sequences = sum.sequences + part.sequences
        for reason, number in pairs(part.ended) do
            sum.ended[reason] = (sum.ended[reason] or 0) + number
        end
    end
    return sum
end

-- Nothing is checked if there are too many sequences, such as offers of many points.
local function check_division(game, depth, most)
    local last = assert(games.count_plies(game, depth))[depth]
    if last.sequences > (most or math.huge) then return end
    local parts = assert(games.count_by_action(game, depth))
    assert.same({ sequences = last.sequences, ended = last.ended }, sum_of(parts))
    return parts
end

-- Returns a child with hooks that return nothing: it is counted action by action.
local function with_hooks(name)
    return assert(inarow.load(([[return { name = "hooked", base = %q, source = "HOOK",
        hooks = { after = function() end } }]]):format(name)))
end

local MOST = 5000 -- most sequences counted for a variant

-- Returns the number of plies that do not have too many sequences.
local function depth_of(game)
    local depth = 1
    while depth < 6 and core.perft_lists(game.position, depth + 1)
        and games.count_plies(game, depth)[depth].sequences < MOST / 100 do
        depth = depth + 1
    end
    return depth
end

describe("a division of perft", function()
    for _, name in ipairs(inarow.bundled) do
        it("adds up to the count, at the start and later: " .. name, function()
            local random = helper.random(17)
            local game, checked = assert(inarow.new(name)), false
            for _ = 1, 2 do
                local parts = check_division(game, depth_of(game), 10 * MOST)
                checked = checked or parts ~= nil
                for _ = 1, 9 do
                    repeat
                        local action = not game.final
                            and helper.legal_action(game, random)
                        local done = not action or game:apply(action)
                    until done
                end
                if game.final then break end
            end
            assert.is_true(checked)
        end)
    end

    for _, name in ipairs { "connect_four", "tic_tac_toe", "rif_renju", "yava",
        "teeko" } do
        it("is the same with hooks: " .. name, function()
            local game, hooked = inarow.new(name), inarow.new(with_hooks(name))
            assert(hooked.rules.hooks)
            local depth = game.width > 5 and 2 or 3
            local parts = check_division(hooked, depth)
            for i, part in ipairs(check_division(game, depth)) do
                assert.equal(part.action, parts[i].action)
                assert.equal(part.sequences, parts[i].sequences)
            end
        end)
    end

    it("names sets of offered points like records", function()
        local game = helper.open("variant soosorv_8\nplay h8\nplay h9\nplay j10\nkeep\n"
            .. "play i11\ndeclare 2\nkeep\n")
        local parts = check_division(game, 1)
        assert.equal("offer a1 a2", parts[1].action)
        for i = 1, #parts, 97 do
            local twin = helper.replayed(game)
            assert(twin:apply(parts[i].action))
        end
    end)

    it("is refused for too many offers, like perft", function()
        local game = helper.open("variant soosorv_8\nplay h8\nplay h9\nplay j10\nkeep\n"
            .. "play i11\ndeclare 8\nkeep\n")
        local _, message, code = games.count_by_action(game, 1)
        assert.equal("many-offers", code)
        says(message, "ply 1")
    end)
end)

-- Returns the JSON lines of the command.
local function objects(arguments)
    local status, out, err = helper.inarow(arguments)
    assert.equal(0, status, err)
    local list = {}
    for line in out:gmatch "[^\n]+" do list[#list + 1] = assert(json.decode(line)) end
    return list, out
end

describe("inarow perft", function()
    local RECORD = "variant tic_tac_toe\nplay a1\nplay b2\n---\nvariant renju\n"

    it("divides at the end of a record too", function()
        local path = helper.file(RECORD)
        local parts = objects("perft tic_tac_toe 5 --divide --json --record " .. path)
        local plies = objects("perft tic_tac_toe 5 --json --record " .. path)
        assert.equal(7, #parts)
        local sum = sum_of(parts)
        assert.equal(plies[5].sequences, sum.sequences)
        assert.same(plies[5].ended, sum.ended)
        local _, out = helper.inarow("perft tic_tac_toe 5 --divide --record " .. path)
        local number = 0
        for action, count in out:gmatch "(play %l%d) +(%d+)\n" do
            number = number + 1
            assert.equal(parts[number].action, action)
            assert.equal(parts[number].sequences, tonumber(count))
        end
        assert.equal(7, number)
    end)

    it("writes its fields in order", function()
        local _, out = objects "perft connect_four 1 --divide --json"
        says(out, '{"action":"play a1","sequences":1,"ended":{}}\n')
        _, out = objects "perft connect_four 1 --by reason --json"
        assert.equal('{"depth":1,"reason":"playing","sequences":7}\n', out)
        _, out = objects "perft connect_four 1 --divide --by reason --json"
        says(out, '{"action":"play a1","reason":"playing","sequences":1}\n')
    end)

    it("reports all ends of sequences, and those that go on", function()
        local of = {}
        for _, one in ipairs((objects "perft tic_tac_toe 9 --by reason --json")) do
            of[one.depth .. " " .. one.reason] = one.sequences
        end
        for _, ply in ipairs((objects "perft tic_tac_toe 9 --json")) do
            local going_on = ply.sequences
            for reason, number in pairs(ply.ended) do
                assert.equal(number, of[ply.depth .. " " .. reason])
                of[ply.depth .. " " .. reason] = nil
                going_on = going_on - number
            end
            assert.equal(going_on, of[ply.depth .. " playing"] or 0)
            of[ply.depth .. " playing"] = nil
        end
        assert.same({}, of)
    end)

    it("names the possible divisions", function()
        local status, _, err = helper.inarow "perft renju 1 --by colour"
        assert.equal(2, status)
        says(err, "--by", "reason")
    end)
end)
