local helper = dofile "tests/lua/helper.lua"
local core = require "inarow.core"
local inarow = require "inarow"

local says = helper.says

-- Runs a script in the sandbox; returns its result or its error.
local function run(source)
    local result, message = core.sandbox(source, "s", function(key) return { key } end)
    return result or error(message, 0)
end

-- Returns the message with which a script ends. If a short script took too long because
-- the machine stood still for a moment, it runs again.
local function fault(source)
    local result, message
    for _ = 1, 3 do
        result, message = core.sandbox(source, "s", function() end)
        assert.is_nil(result)
        if not message:find "quarter of a second" then break end
    end
    return message
end

describe("an attack on the sandbox", function()
    -- One interpreter runs all attacks, and continues after each.
    local status, out = helper.lua("tests/lua/attacks.lua", "", 120)

    for line in out:gmatch "[^\n]+" do
        local name, milliseconds, ending = line:match "^(.-)%s+([%d.]+) ms  (.*)$"
        it((name or line) .. " ends promptly, and as it must", function()
            assert(name, line)
            assert(tonumber(milliseconds) < 1000, line)
            assert(not ending:find(" ! ", 1, true), line)
        end)
    end

    it("of every kind was tried, and the interpreter survived", function()
        assert.equal(0, status)
        local _, count = out:gsub("\n", "")
        assert(count > 95, out)
    end)
end)

describe("the slowest script", function()
    -- Only hand-made scripts, by Lua 5.4. `make test-long` tries more, by all Luas.
    helper.alike(it, "ends within twice the promised time", function()
        local status, out = helper.lua("tests/lua/slowest.lua", "0", 120)
        assert(out:find "%d+ scripts, the slowest:\n", out)
        assert(status == 0, out)
    end)

    it("uses little memory at once, little text and few tables", function()
        says(fault "local s = ('x'):rep(2e5) return { s .. s }",
            "320 KB of memory at once")
        says(fault "local t = {} for i = 1, 1e5 do t[i] = i end", "320 KB")
        assert.equal(120000, #run("return { ('x'):rep(120000) }")[1])
        says(fault "return { ('x'):rep(150000), ('x'):rep(150000) }", "256 KB")
        assert.equal(1000, #run "local t = {} for i = 1, 1000 do t[i] = i end return t")
        says(fault "local t = {} for i = 1, 1001 do t[i] = i end return t", "1000 keys")
    end)

    it("cannot catch the lack of memory", function()
        says(fault [[pcall(function() local s = ("x"):rep(2e5) return s .. s end)
            return { 1 }]], "320 KB of memory at once")
    end)
end)

describe("a script in the sandbox", function()
    it("returns values unchanged, in any order", function()
        assert.same({ 1, 2.5, "x\0y", true, { a = { b = false } }, [-7] = 2 ^ 53 },
            run [[return { 1, 2.5, "x\0y", true, { a = { b = false } },
                [-7] = 2 ^ 53 }]])
        assert.equal("15", tostring(run("return { 15 }")[1]))
    end)

    it("gets options like a host's script", function()
        assert.same({ board = { { "size" }, { "size" } } }, run [[
            local size = option "size"
            return { board = { size, option("size") } }]])
    end)

    it("walks tables in one order", function()
        local sorted = { -1, 0.5, 2, 10, "", "A", "a", "a\0", "aa", "b", false, true }
        assert.same(sorted, run [[
            local keys = {}
            for key in pairs { aa = 1, [10] = 1, b = 1, [true] = 1, a = 1, [-1] = 1,
                A = 1, [""] = 1, [0.5] = 1, [2] = 1, [false] = 1, ["a\0"] = 1 } do
                keys[#keys + 1] = key
            end
            return keys]])
        assert.same({ "a", "b" }, run [[
            local seen, map = {}, { a = 1, b = 2, c = 3 }
            for key, value in pairs(map) do
                map.c, map[key] = nil, nil
                seen[value] = key
            end
            return seen]])
        assert.same({}, run "for _ in pairs {} do error() end return {}")
    end)

    it("has the functions for making tables", function()
        for expression, expected in pairs {
            ['table.concat({ 1, "a", 2 }, "-", 2)'] = "a-2",
            ['select("#", table.unpack({ 1, nil, 3 }, 1, 3))'] = 3,
            ["select(2, table.unpack { 4, 5 })"] = 5,
            ["select('#', table.unpack({}, 1, 0))"] = 0,
            ['("ab"):rep(3)'] = "ababab", ['("ab"):rep(-1)'] = "",
            ['("%d %s %5.1f"):format(3, "x", 2)'] = "3 x   2.0",
            ['("aXc"):upper():lower():reverse():sub(2, 3)'] = "xa",
            ['string.char(("a"):byte())'] = "a",
            ['#"four"'] = 4, ["math.floor(2.5)"] = 2, ["math.max(1, 3, 2)"] = 3,
            ['tostring(nil) .. tostring(true) .. tostring "x" .. tostring(7)']
                = "niltruex7",
            ["tostring {} .. tostring(type)"] = "tablefunction",
            ['tonumber("ff", 16)'] = 255, ['type(tonumber "x")'] = "nil",
            ["pcall(error, 'x') and 1 or 2"] = 2,
            ["select('#', pcall(pcall, error))"] = 3,
            ["select(2, pcall(error, { 'x' }))[1]"] = "x",
            ["({ pcall(function(...) return ... end, 1, 2) })[3]"] = 2,
        } do
            assert.same({ expected }, run("return { (" .. expression .. ") }"))
        end
        assert.same({ 1, 2, 3, 4 }, run [[
            local list = { 2 }
            table.insert(list, 4)
            table.insert(list, 2, 3)
            table.insert(list, 1, 1)
            table.insert(list, 5, 9)
            table.insert(list, 1, 0)
            return table.remove(list, 1) == 0 and table.remove(list) == 9 and list]])
    end)

    it("may set globals of its own", function()
        assert.same({ 3 }, run "x = 3 return { x }")
        assert.is_nil(rawget(_G, "x"))
        assert.equal("s: expected one table to be returned, got nil", fault "return x")
    end)

    it("gets a message with the expected arguments of a call", function()
        says(fault "\nlocal _ = ('x'):rep {}", "s:2: ", "number expected")
        says(fault "return ('x'):rep(2, ',')", "separator")
        says(fault "table.insert({}, 1, 2, 3)", "wrong number of arguments")
        says(fault "table.insert({}, 1.5, 2)", "out of bounds")
        says(fault "table.insert({}, 3, 2)", "out of bounds")
        says(fault "table.unpack({}, 1, 2000)", "1000 values")
        says(fault "pcall()", "value expected")
        says(fault "pairs(7)", "table expected")
        says(fault "assert(false, 'so')", "so")
        says(fault "error('where', 2)", "where")
    end)

    it("has its full name in its errors", function()
        local name = ("long/"):rep(30) .. "name.lua"
        local _, message = core.sandbox("\nerror 'x'", name, print)
        assert.equal(name .. ":2: x", message)
        _, message = core.sandbox("return 1", name, print)
        says(message, name .. ": expected")
    end)

    local GLOBALS = "they have assert error ipairs option pairs pcall select tonumber"
        .. " tostring trace type"
    local STRING = "they have string.byte char format len lower rep reverse sub upper"
    local LIBRARIES = "they have string table math"
    -- Each name with its message, the same in all Luas; a name alone has the same.
    local ERRORS = {
        ["error(7)"] = "7", ["error(2 ^ 53)"] = "9007199254740992",
        ["error(1.5)"] = "1.5", ["error 'so'"] = "so",
        ["error {}"] = "it raises an error that is a table, not a text",
        ["error(true)"] = "it raises an error that is a boolean, not a text",
        ["error(type)"] = "it raises an error that is a function, not a text",
        ["error()"] = "it raises an error without a message",
        ["error(nil)"] = "it raises an error without a message",
        ["assert(false)"] = "assertion failed!", ["assert(nil, 'so')"] = "so",
        ["assert(false, 7)"] = "7",
        ["assert(false, {})"] = "it raises an error that is a table, not a text",
        ["pcall(error, {}) error(7)"] = "7",
        ["local t = {} t.x()"] = "attempt to call a nil value (field 'x')",
        ["local t = {} t:x()"] = "attempt to call a nil value (method 'x')",
        ["local n = 1 n.x = 2"] = "attempt to index a number value (local 'n')",
        ["nothing()"] = "attempt to call a nil value (global 'nothing')",
        ["('x'):match 'x'"] = "attempt to call a nil value (method 'match'): no"
            .. " `string.match` in scripts; " .. STRING,
        ["table.concta {}"] = "attempt to call a nil value (field 'concta'): no"
            .. " `table.concta` in scripts; they have table.concat insert remove unpack",
        ["local f = math.random f()"] = "attempt to call a nil value (local 'f'): no"
            .. " `math.random` in scripts; they have math.abs ceil exp floor fmod huge"
            .. " log max min modf pi sqrt",
        ["local match = string.match local function f() return match 'x' end f()"] =
            "attempt to call a nil value (upvalue 'match'): no `string.match` in scripts;"
            .. " " .. STRING,
    }
    for name in ("require print setmetatable getmetatable next unpack load loadstring"
        .. " rawget rawset xpcall dofile collectgarbage"):gmatch "%S+" do
        ERRORS[name .. "()"] = ("attempt to call a nil value (global '%s'): no `%s` in"
            .. " scripts; %s"):format(name, name, GLOBALS)
    end
    for name in ("os io coroutine debug package utf8 bit32 _G"):gmatch "%S+" do
        ERRORS[name .. ".x()"] = ("attempt to index a nil value (global '%s'): no `%s` in"
            .. " scripts; %s"):format(name, name, LIBRARIES)
    end
    for name in ("match gmatch find gsub dump pack"):gmatch "%S+" do
        ERRORS["string." .. name .. "()"] = ("attempt to call a nil value (field '%s'):"
            .. " no `string.%s` in scripts; %s"):format(name, name, STRING)
    end

    it("fails alike in all Luas, and gets the names of missing functions", function()
        for source, message in pairs(ERRORS) do
            assert.equal("s:1: " .. message, fault(source))
        end
    end)

    it("fails so in its hooks too", function()
        for source, message in pairs(ERRORS) do
            local game = assert(inarow.new(assert(inarow.load(
                ([[return { name = "x", base = "tic_tac_toe", hooks = {
                    after = function() %s end } }]]):format(source), "s"))))
            assert.equal("hooks.after: s:2: " .. message, (select(2, game:play "a1")))
        end
    end)

    it("may test whether a name exists", function()
        assert.same({ 3, true }, run [[local unpack = unpack or table.unpack
            return { (unpack { 3 }), string.match == nil and os == nil }]])
    end)

    it("leaves nothing behind after any end", function()
        local statm = io.open "/proc/self/statm"
        if not statm then return pending "there is no /proc here" end
        statm:close()
        local function pages()
            collectgarbage()
            collectgarbage()
            return tonumber(helper.contents("/proc/self/statm"):match "^%d+ (%d+)")
        end
        -- Returns the smallest of several measurements, because malloc's own memory
        -- varies.
        local function least()
            local found = math.huge
            for _ = 1, 4 do
                for _ = 1, 6 do
                    inarow.load "return 7"
                    inarow.load "local t = {} while true do t[#t + 1] = {} end"
                    inarow.load "x = = 1"
                    inarow.load "return { name = 'x', hooks = { legal = print } }"
                    inarow.load "return { name = 'x', base = 'renju',\
                        hooks = { legal = function() end } }"
                end
                found = math.min(found, pages())
            end
            return found
        end
        -- A leak grows each time; memory that malloc keeps does not.
        local before, growth = least(), nil
        for _ = 1, 4 do
            local now = least()
            growth, before = now - before, now
            if growth < 500 then return end
        end
        error(("it grows by %d pages each time"):format(growth))
    end)

    it("takes only text, a name and a function", function()
        assert.has_error(function() core.sandbox() end)
        assert.has_error(function() core.sandbox("return {}", "s") end)
        assert.has_error(function() core.sandbox({}, "s", print) end)
    end)
end)

describe("a script that attacks ends with one clear line", function()
    local ATTACK = "tests/lua/attacks/endless_pcall.lua"
    after_each(helper.clean)

    for _, command in ipairs { "rules %s", "lint %s", "play %s", "perft %s 1",
        "playout %s 1", "judge --variant %s tests/games/yixin_vs_qiguan_2018.rec",
        "variants --script %s", "forbidden --variant %s", "convert --to sgf --script %s x"
    } do
        it("on the command line: " .. command, function()
            local status, out, err = helper.shell("ulimit -t 3; exec build/inarow "
                .. command:format(ATTACK), "")
            assert.equal(2, status) -- else it was killed: it took too long
            assert.equal("", out)
            assert.equal(("inarow: %s:3: it takes more than 200000 steps\n")
                :format(ATTACK), err)
        end)
    end

    for _, command in ipairs { "lint %s", "variants --script %s" } do
        it("with a file of any length: " .. command, function()
            local status, _, err = helper.inarow(command:format "/dev/zero")
            assert.equal(2, status)
            assert.equal("inarow: /dev/zero: it is a device, not a file\n", err)
        end)
    end

    it("with a file of any length that Lua finds", function()
        local folder = os.tmpname()
        os.remove(folder)
        helper.shell(("mkdir -p %s/inarow/variants && truncate -s 1G %s/inarow/variants"
            .. "/endless.lua"):format(folder, folder))
        local before = package.path
        package.path = folder .. "/?.lua"
        local _, message = inarow.new "endless"
        package.path = before
        helper.shell("rm -r " .. folder)
        says(message, "endless.lua: longer than 65536 bytes")
    end)

    it("if a finder finds it", function()
        table.insert(inarow.finders, 1, function(name)
            if name == "found" then return helper.contents(ATTACK), "found.lua" end
        end)
        local ok, message = inarow.new "found"
        table.remove(inarow.finders, 1)
        assert.is_nil(ok)
        says(message, "found.lua:3: it takes more than")
        assert(inarow.new "renju")
    end)

    it("as another script's base", function()
        table.insert(inarow.finders, 1, function(name)
            if name == "found" then return helper.contents(ATTACK), "found.lua" end
        end)
        local _, message = inarow.load('return {\nname = "x",\nbase = "found" }', "x.lua")
        table.remove(inarow.finders, 1)
        says(message, "x.lua:3: base: found.lua:3: it takes more than")
    end)
end)
