-- Tests that fast counts and play-outs agree with the functions that check every action,
-- for every variant and option.
local core = require "inarow.core"
local inarow = require "inarow"

local SIZES = { gomoku = "20x20", connect_four = "9x8", pente = "13", renju = "17" }

local function played(rules, seed, games, checked)
    local plies, _, results = core.playout(rules, seed, games, checked)
    local line = { "plies " .. plies }
    for key, count in pairs(results) do line[#line + 1] = key .. " " .. count end
    table.sort(line)
    return table.concat(line, ", ")
end

local function compare(name, options)
    local rules = assert(inarow.rules(name, options))
    -- Moving stones are listed one by one: a game takes seconds.
    local games = rules.name == "gomoku_moving" and 1 or 40
    assert.equal(played(rules.core, 3, games, true), played(rules.core, 3, games, false))
end

local function counted(rules, depth, checked)
    local text = {}
    for ply, count in ipairs(core.perft(rules:start(), depth, checked)) do
        local line = { ply .. " " .. count.sequences }
        for key, n in pairs(count.ended) do line[#line + 1] = key .. " " .. n end
        table.sort(line)
        text[ply] = table.concat(line, ", ")
    end
    return table.concat(text, "; ")
end

describe("the fast form", function()
    for _, name in ipairs(inarow.bundled) do
        it("plays " .. name .. " like the checking one", function() compare(name, {}) end)
    end
    for name, size in pairs(SIZES) do
        it("plays " .. name .. " on another board", function()
            compare(name, { size = size })
        end)
    end
    for _, option in ipairs { "forbidden=refused", "literal_9_3=true",
        "five_makes_three=true", "opening=free" } do
        it("plays renju with " .. option, function()
            local key, value = option:match "(.-)=(.*)"
            compare("renju", { [key] = value })
        end)
    end

    it("counts positions like the checking one", function()
        for name, depth in pairs { connect_four = 5, tic_tac_toe = 7, popout = 4 } do
            local rules = assert(inarow.rules(name, {})).core
            assert.equal(counted(rules, depth, true), counted(rules, depth, false))
        end
    end)
end)
