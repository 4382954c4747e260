-- Tests positions for comparing programs: each class has its properties, in every game
-- that has the class, and is the same on every machine.
local inarow = require "inarow"
local generated = require "inarow.cli.positions.classes"
local notation = require "inarow.notation"
local helper = dofile "tests/lua/helper.lua"

local says = helper.says

-- Returns some positions of a class, as a list of lines.
local function lines_of(class, rules, count, seed)
    local next_position, list = generated.each(class, rules, seed or 1), {}
    for i = 1, count do list[i] = assert(next_position()) end
    return list
end

local function rules_of(name, options)
    return assert(inarow.rules(name, options, true))
end

-- Returns a checksum of a text.
local function sum_of(text)
    local sum = 0
    for i = 1, #text do sum = (sum * 31 + text:byte(i)) % 2147483647 end
    return sum
end

local function stones_in(text, letter)
    return select(2, text:gsub(letter, ""))
end

describe("generated positions", function()
    for _, name in ipairs(inarow.bundled) do
        it("can be read in every class: " .. name, function()
            local rules = rules_of(name)
            for _, class in ipairs(generated.names) do
                local lines = class ~= "nested" and lines_of(class, rules, 3) or {}
                for _, line in ipairs(lines) do
                    local game = assert(notation.set_up(line, name))
                    assert.equal((line:gsub("/", "")), game:cells())
                    assert.is_true(stones_in(line, "[XO]") > 0)
                end
                assert.is_true(#lines == 0 or lines[2] ~= lines[3])
            end
        end)
    end

    -- Checksums of 20 positions each, for renju and for Connect Four: the same in every
    -- Lua.
    for class, sums in pairs {
        ["self-play"] = { 1628718618, 1178951744 }, dense = { 2021276261, 1510432624 },
        lines = { 542508380, 1270910831 }, stars = { 2076043091, 463605176 },
        nested = { 783169425 },
    } do
        it("are the same on every machine: " .. class, function()
            for i, name in ipairs { "renju", "connect_four" } do
                if sums[i] then
                    local lines = lines_of(class, rules_of(name), 20, 7)
                    assert.equal(sums[i], sum_of(table.concat(lines, "\n")))
                end
            end
        end)
    end

    it("of play can occur in a game: nobody has won, and turns alternate", function()
        for _, name in ipairs { "renju", "gomoku" } do
            for _, line in ipairs(lines_of("self-play", rules_of(name), 60)) do
                assert.is_nil(line:find "XXXXX" or line:find "OOOOO")
                local more = stones_in(line, "X") - stones_in(line, "O")
                assert.is_true(more == 0 or more == 1, line)
            end
        end
    end)

    it("of dense boards are dense", function()
        local stones = 0
        for _, line in ipairs(lines_of("dense", rules_of "renju", 50)) do
            stones = stones + stones_in(line, "[XO]")
        end
        assert.is_true(stones / 50 > 60, stones / 50)
    end)

    it("of lines and stars have many forbidden points", function()
        for _, class in ipairs { "lines", "stars" } do
            local with = 0
            for _, line in ipairs(lines_of(class, rules_of "renju", 50)) do
                local game = notation.set_up(line, "renju")
                if #game:forbidden() > 0 then with = with + 1 end
            end
            assert.is_true(with > 20, class .. ": " .. with)
        end
    end)

    -- Returns the depth of hypothetical stones in a proof.
    local function depth_of(node)
        local depth = 0
        for _, child in ipairs(node.children) do
            depth = math.max(depth, depth_of(child))
        end
        return depth + (node.fives and 1 or 0)
    end

    it("of nested threes need three hypothetical stones to prove", function()
        for _, name in ipairs { "renju", "omok", "gomoku_japanese", "renju_1931" } do
            for _, line in ipairs(lines_of("nested", rules_of(name), 4)) do
                local game, deepest = notation.set_up(line, name), 0
                for _, point in ipairs(game.rules.board.points) do
                    if not game:at(point) then
                        local proof = game:explain(point, "black")
                        deepest = math.max(deepest, depth_of(proof))
                    end
                end
                assert.is_true(deepest >= 3, line)
            end
        end
    end)

    it("of nested threes are refused in games without double-threes", function()
        helper.refused("no-such-position",
            generated.each("nested", rules_of "connect_four", 1)())
    end)
end)

describe("inarow positions", function()
    local function run(arguments)
        local status, out, err = helper.inarow("positions " .. arguments)
        return out, err, status
    end

    it("prints the first positions of a longer list, by the seed", function()
        local few = run "stars 3 --seed 5"
        local more = run "stars 9 --seed 5"
        assert.equal(few, more:sub(1, #few))
        assert.equal(9, stones_in(more, "\n"))
        assert.are_not.equal(few, (run "stars 3 --seed 6"))
        assert.equal("", (run "dense 0"))
    end)

    it("accepts a variant and its size", function()
        local out = run "dense 2 --variant gomoku size=7x9"
        for line in out:gmatch "[^\n]+" do
            assert.equal(8, stones_in(line, "/"))
            assert.equal(7, #line:match "^[^/]+")
        end
        assert.equal(2, stones_in((select(2, helper.inarow(
            "forbidden --variant omok", (run "dense 2 --variant omok")))), "\n"))
    end)

    it("reports what it cannot do", function()
        for arguments, word in pairs { ["crowded 3"] = "self-play", ["dense -1"] = "-1",
            ["dense x"] = "x", ["dense"] = "count",
            ["dense 1 --variant nogame"] = "nogame",
            ["nested 1 --variant pente"] = "pente", ["dense 1 --seed y"] = "y",
            ["dense 1 --variant renju size=99"] = "99" } do
            local out, err, status = run(arguments)
            assert.equal(2, status, arguments)
            assert.equal("", out)
            says(err, word)
        end
    end)
end)
