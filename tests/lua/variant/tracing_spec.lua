-- Tests trace(...) in scripts: its output, its receiver, and that it does not count
-- toward limits.
local helper = dofile "tests/lua/helper.lua"
local inarow = require "inarow"

local says = helper.says

local function source(after, before)
    return ([[%s return { name = "traced", source = "T", board = { 3, 3 },
        colours = { "x", "o" }, win = { row = 3, atleast = true },
        draw = { ["full-board"] = "T 9" },
        hooks = { after = function(view, action)
            %s end } }]]):format(before or "", after)
end

-- Returns the traced lines during a function: "where: text".
local function lines_of(run)
    local lines = {}
    inarow.trace = function(text, where) lines[#lines + 1] = where .. ": " .. text end
    local ok, message = pcall(run)
    inarow.trace = false
    assert(ok, message)
    return lines
end

-- Returns the output of one call of trace with these arguments.
local function said(arguments)
    local variant = assert(inarow.load(source("trace(" .. arguments .. ")"), "t.lua"))
    local lines = lines_of(function() assert(inarow.new(variant):play "b2") end)
    assert.equal(1, #lines)
    return (lines[1]:gsub("^t%.lua:5: ", ""))
end

after_each(helper.clean)

describe("trace", function()
    it("prints nothing by default", function()
        assert.is_false(inarow.trace)
        local game = assert(inarow.new(assert(inarow.load(source "trace(view)"))))
        assert(game:play "a1")
    end)

    it("gives the script and the line", function()
        local variant = assert(inarow.load(source "trace(action.point)", "t.lua"))
        local lines = lines_of(function()
            local game = assert(inarow.new(variant))
            for _, point in ipairs { "b2", "a1" } do assert(game:play(point)) end
        end)
        assert.same({ "t.lua:5: b2", "t.lua:5: a1" }, lines)
        assert.is_false(inarow.trace)
    end)

    for arguments, text in pairs {
        [""] = "", ["nil, true, false"] = "nil true false",
        ["1, 2.5, -0.125, 2 ^ 53"] = "1 2.5 -0.125 9007199254740992",
        ["'a b', ''"] = "a b ", ["trace, {}"] = "function {}",
        ["{ 1, 'a', { true } }"] = '{1, "a", {true}}',
        ["{ b = 1, a = 2, [7] = 3, ['x y'] = 4, [false] = 5 }"] =
            '{[7] = 3, a = 2, b = 1, ["x y"] = 4, [false] = 5}',
        ["{ { { { { 1 } } } } }"] = "{{{{{...}}}}}",
        ["'a\\n\\27[2Jb\\0c'"] = "a\\x0a\\x1b[2Jb\\x00c",
        ["'\\194\\155\\195\\164'"] = "\\x9b\195\164",
        ["view.at, view.moves"] = '{b2 = "x"} 1',
        ["{ [{}] = 1, [trace] = 2, 3 }"] = "{3}",
    } do
        it("writes " .. arguments .. " plainly", function()
            assert.equal(text, said(arguments))
        end)
    end

    it("is short for any arguments", function()
        for _, arguments in ipairs { "('x'):rep(100000)", "view, view, view, view",
            "{ ('x'):rep(5000), ('y'):rep(5000) }" } do
            local text = said(arguments)
            assert(#text <= 403, #text)
            says(text, "...")
        end
        assert.equal("{" .. ("7, "):rep(20) .. "...}",
            said "(function() local t = {} for i = 1, 99 do t[i] = 7 end return t end)()")
        assert.equal("{...}", said [[(function() local t = {}
            for i = 1, 1500 do t[i] = i end return t end)()]])
    end)

    it("has a limit for each call, and for each game", function()
        local variant = assert(inarow.load(source [[
            for i = 1, 150 do trace(i) end]], "t.lua"))
        local lines = lines_of(function() assert(inarow.new(variant):play "b2") end)
        assert.equal(101, #lines)
        says(lines[100], ": 100")
        says(lines[101], "lines of this run that are not shown: 50")
        variant = assert(inarow.load(source "for _ = 1, 90 do trace 'x' end", "t.lua"))
        local game
        lines = lines_of(function()
            game = assert(inarow.new(variant))
            for _ = 1, 20 do
                assert(game:play "b2")
                assert(game:undo())
            end
        end)
        assert.equal(1001, #lines)
        says(lines[1001], "the rest of this game is not shown")
        assert.equal(0, #lines_of(function() assert(game:play "b2") end))
        assert.equal(90, #lines_of(function() assert(inarow.new(variant):play "b2") end))
    end)

    it("prints lines before a failure, and during loading", function()
        local variant
        local lines = lines_of(function()
            variant = assert(inarow.load(source("trace 'first' error 'no'",
                "trace 'loading'"), "t.lua"))
            assert.is_nil((inarow.new(variant):play "b2"))
        end)
        assert.same({ "t.lua:1: loading", "t.lua:5: first" }, lines)
        lines = lines_of(function()
            assert.is_nil((inarow.load("trace 'so far'\nreturn nothing()", "t.lua")))
        end)
        assert.same({ "t.lua:1: so far" }, lines)
    end)

    it("stays within the limits", function()
        for _, body in ipairs { "while true do trace(view) end",
            "while true do pcall(function() while true do trace() end end) end",
            "local t = {} for i = 1, 900 do t[i] = { i } end while true do trace(t) end",
            "local t = {} t.t = t while true do trace(t, t, t) end",
            "local s = ('x'):rep(1e5) while true do trace(s, s) end",
            "local t = {} while true do t[#t + 1] = { t } trace(t) end" } do
            local variant = assert(inarow.load(source(body), "t.lua"))
            local game, begin, message = assert(inarow.new(variant)), os.clock(), nil
            local lines = lines_of(function()
                message = helper.refused("bad-script", game:play "b2")
            end)
            assert.is_true(os.clock() - begin < 1)
            assert(message:find "takes" or message:find "needs", message)
            assert(#lines <= 101)
        end
    end)

    it("calls the host: its error is not a fault of the script", function()
        local game = assert(inarow.new(assert(inarow.load(source "trace 'x'"))))
        inarow.trace = function() error "of the host" end
        local ok, message = pcall(game.play, game, "b2")
        inarow.trace = false
        assert.is_false(ok)
        says(message, "of the host")
        assert.equal(0, #game.log)
        assert(game:play "b2")
    end)

    it("may not change the game that is ruled on", function()
        local game = assert(inarow.new(assert(inarow.load(source "trace 'x'"))))
        inarow.trace = function()
            inarow.trace = false
            game:play "a1"
        end
        local ok, message = pcall(game.play, game, "b2")
        inarow.trace = false
        assert.is_false(ok)
        says(message, "the game was changed while an action was ruled on")
        assert.same({ "a1" }, { game.log[1].point, game.log[2] })
    end)

    it("has no line if no line of the script calls it", function()
        local as_hook = source(""):gsub("after = function.*$", "after = trace } }")
        for _, text in ipairs { source "pcall(trace, 'x')", as_hook } do
            local lines = lines_of(function()
                local game = assert(inarow.new(assert(inarow.load(text, "t.lua"))))
                assert(game:play "b2")
            end)
            assert.equal(1, #lines)
            assert.equal("t.lua: ", lines[1]:sub(1, 7))
        end
    end)
end)

describe("--trace", function()
    local RECORD = "variant traced\nplay b2 -> ok\n"

    for _, case in ipairs {
        { "perft traced 1", 9 }, { "playout traced 1" }, { "lint --games 1 traced" },
        { "judge %s", 1 }, { "conform %s", 1 }, { "play traced", 1, "b2\nquit\nno\n" },
    } do
        helper.alike(it, "shows it on the error output: " .. case[1], function()
            local script = helper.file(source "trace(action.point)")
            local command = case[1]:format(helper.file(RECORD)) .. " --script " .. script
            local _, out, err = helper.inarow(command, case[3])
            assert.equal("", err)
            local _, traced, traced_err = helper.inarow(command .. " --trace", case[3])
            local function timeless(text)
                return (text:gsub('"[%w_]*second.-[,}]', ""))
            end
            assert.equal(timeless(out), timeless(traced))
            local count = 0
            for line in traced_err:gmatch "[^\n]+" do
                assert.equal(script, line:match "^(.-):5: [abc][123]$")
                count = count + 1
            end
            assert(count > 0 and (case[2] == nil or count == case[2]), count)
        end)
    end

    it("is not an option of commands that run no script", function()
        assert.equal(2, (helper.inarow "rules traced --trace"))
    end)
end)
