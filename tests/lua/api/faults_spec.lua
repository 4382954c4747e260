-- Tests of mended faults, each with the case that showed the fault.
local helper = dofile "tests/lua/helper.lua"
local inarow = require "inarow"

local says, refused = helper.says, helper.refused
local run = helper.inarow

after_each(helper.clean)

describe("a mended fault:", function()
    it("a disc set up in the air is refused", function()
        local game = assert(inarow.new "connect_four")
        local cells = ("."):rep(35) .. "X......"
        assert(game:setup(cells))
        says(refused("bad-position", game:setup("X" .. ("."):rep(41))), "a6")
    end)

    it("forbidden points of a colour that the game does not have", function()
        says(refused("bad-action", inarow.new("renju"):forbidden "purple"), "'purple'")
    end)

    it("a script without a valid name is blamed only for its own faults", function()
        local message = refused("bad-script", inarow.load([[return { name = 7,
            board = { 9, 9 }, win = { row = 5, exactly = true },
            forbid = { overline = { colour = "black" } } }]], "mine.lua"))
        says(message, "name: ")
        assert.is_nil(message:find "articles", message)
    end)

    it("rules are shared by all games of the same options, on every Lua", function()
        local first = inarow.rules("renju", { size = 13 })
        collectgarbage()
        assert.equal(first, inarow.rules("renju", { size = "13" }))
    end)

    it("a straight four names both points that make it a five", function()
        local game = assert(inarow.new "renju")
        game:setup(helper.cells(15, "h8 i8 j8", ""))
        local four = game:explain("k8").children[1]
        assert.equal("straight-four", four.reason)
        local ends = { four.point, four.other }
        table.sort(ends)
        assert.same({ "g8", "l8" }, ends)
    end)

    it("counting with six colours stays within its memory", function()
        local colours = { "a", "b", "c", "d", "e", "f" }
        local rules = assert(inarow.rules { name = "six", board = { 5, 5 },
            colours = colours, win = { row = 4, atleast = true } })
        local plies = require("inarow.core").perft(rules.core:start(), 3)
        assert.equal(25 * 24 * 23, plies[3].sequences)
    end)

    helper.alike(it, "a path is a variant on every command", function()
        local path = helper.file([[return { name = "four", base = "tic_tac_toe",
            source = "FOUR", board = { 4, 4, cite = "FOUR" },
            win = { row = 4, cite = "FOUR" } }]], "lua")
        for _, command in ipairs { "rules %s", "perft %s 2", "playout %s 10",
            "lint %s" } do
            local status, out, err = run(command:format(path))
            assert.equal(0, status, command .. err)
            assert.is_true(#out > 0)
        end
        local _, out = run("conform --script " .. path .. " "
            .. helper.file("variant four\nplay d4 -> ok\n"))
        says(out, "ok 1")
        local status, _, err = run "rules nowhere/script.lua"
        assert.equal(2, status)
        says(err, "nowhere/script.lua")
    end)

    helper.alike(it, "a directory, or another variant's record, is no input", function()
        local status, _, err = run "judge docs"
        assert.equal(2, status)
        says(err, "docs")
        local path = helper.file "variant renju\nplay h8\n"
        status, _, err = run("perft gomoku 1 --record " .. path)
        assert.equal(2, status)
        says(err, "renju", "gomoku")
    end)

    helper.alike(it, "conform writes JUnit with every failure in it", function()
        local path = helper.file(
            "variant renju\nnote <one> & two\nplay a1 -> ok\nexpect opening Kansei\n")
        local status, out = run("conform --junit " .. path)
        assert.equal(1, status)
        says(out, '<testsuite name=', 'failures="1"', "&lt;one&gt; &amp; two", "<failure")
    end)

    it("each field of an action affects only itself", function()
        local game = assert(inarow.new("renju", { clock = "100" }))
        says(refused("bad-action", game:apply { verb = "play", point = "h8 @90" }),
            "point", "h8 @90")
        refused("bad-action", game:apply { verb = "resign", by = "first @90" })
        refused("bad-action", game:apply { verb = "offer", points = { "h8", "h9 @9" } })
        assert.equal(100, game:state().clock.black)
    end)
end)
