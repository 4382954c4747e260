-- Counts the functions, in Lua and in C, that a public call enters, and their calls. The
-- calls are a winning stone, a line of a record, an undo, a claim and an explanation.
--
--     lua5.4 tests/baseline/calls.lua
local inarow = require "inarow"

local function path_of(run)
    local calls, functions, seen = 0, 0, {}
    debug.sethook(function()
        local called = debug.getinfo(2, "f").func
        calls = calls + 1
        if not seen[called] then functions, seen[called] = functions + 1, true end
    end, "c")
    run()
    debug.sethook()
    return functions - 2, calls - 2 -- minus `run` itself and the end of the hook
end

-- Returns a game in which the next stone, h8, makes a five, before which `actions` are
-- done.
local function game_before(options, clock)
    local game = assert(inarow.new("gomoku", options))
    if clock then
        assert(game:set_conduct("adjudication", "claims"))
        assert(game:set_conduct("clock", "3600"))
        assert(game:apply "organizer start")
    end
    for i, point in ipairs { "d8", "d1", "e8", "e1", "f8", "f1", "g8", "g1" } do
        assert(game:play(point))
        if clock then assert(game:apply("press @" .. i)) end
    end
    return game
end

local function report(what, run)
    print(("%-24s %4d functions %5d calls"):format(what, path_of(run)))
end

local game = game_before()
report("a stone that wins", function() assert(game:play "h8") end)
report("explain the win", function() assert(game:explain()) end)
report("undo", function() assert(game:undo()) end)
report("a stone", function() assert(game:play "a15") end)
game = game_before()
report("explain an action", function() assert(game:explain "play h8") end)
report("explain a refusal", function() assert(game:explain "play g8") end)
game = game_before(nil, true)
report("a stone with a clock", function() assert(game:play "h8") end)
report("a claim that wins", function() assert(game:apply "claim five by black") end)
report("undo with a clock", function() assert(game:undo()) end)

local HEAD = "variant gomoku\nadjudication claims\n\nplay h8\nplay a1\n"
local functions, without = path_of(function() assert(inarow.open(HEAD)) end)
local more, with = path_of(function() assert(inarow.open(HEAD .. "play b1\n")) end)
print(("a line of a record       %4d more, %5d calls of %d functions"):format(
    more - functions, with - without, more))
