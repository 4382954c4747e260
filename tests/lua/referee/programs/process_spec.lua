--- Tests other programs as processes: rude programs, and cleaning up after them.
local helper = dofile "tests/lua/helper.lua"

local loop = require "inarow.referee.programs.loop"
local process = require "inarow.referee.programs.process"

-- Seconds for events that come, on a busy machine too; and for events that never come.
local PATIENCE, SHORT = 60, 0.2

local started = {}

-- Starts a process, which is closed after the test.
local function start(command)
    local one = assert(process.start(command))
    started[#started + 1] = one
    return one
end

after_each(function()
    for _, one in ipairs(started) do one:close(0) end
    started = {}
    helper.clean()
end)

-- A number by which a test recognizes its command among all processes.
local count = 0
local function unique()
    count = count + 1
    return ("86399.%d%06d"):format(count, os.time() % 1000000)
end

-- Returns true if a command with this word is alive; a zombie is not.
local function is_alive(word)
    local _, out = helper.shell("ps -eo stat=,args= | grep -v '^Z' | grep -v grep"
        .. (" | grep -F -e '%s'"):format(word))
    return out ~= "" and out
end

-- Checks that a command is gone, or soon will be.
local function check_gone(word)
    for _ = 1, 100 do
        if not is_alive(word) then return end
        loop.sleep(0.05)
    end
    error("still there: " .. is_alive(word))
end

local function wait_for(word)
    for _ = 1, 600 do
        if is_alive(word) then return end
        loop.sleep(0.05)
    end
    error("never there: " .. word)
end

-- Checks the next result: a line, or the code of its absence.
local function check_next(one, expected, seconds)
    local line, message, code = one:receive(seconds or PATIENCE)
    assert.equal(expected, line or code)
    return message
end

describe("a program", function()
    it("receives lines and sends lines, with the time of each", function()
        local one = start "cat"
        local before = loop.now()
        assert(one:send "a line")
        local line, at = one:receive(PATIENCE)
        assert.equal("a line", line)
        assert(before <= at and at <= loop.now())
    end)

    it("may write before a request, and end its lines like DOS", function()
        local one = start "printf 'hello\\r\\nand more\\n'; cat"
        check_next(one, "hello")
        check_next(one, "and more")
        one:send "x"
        check_next(one, "x")
    end)

    it("that is silent is late", function()
        local one = start "sleep 1000"
        helper.says(check_next(one, "late", SHORT), "0.2 s")
        check_next(one, "late", 0)
    end)

    it("that does not end its line is late, and the line is reported", function()
        local one = start "printf 'OK\\n7,'; sleep 1000"
        check_next(one, "OK")
        helper.says(check_next(one, "late", 1), "'7,'")
    end)

    it("that dies is reported after its last line, with its exit", function()
        local one = start "echo last; echo 'bad luck' >&2; exit 7"
        check_next(one, "last")
        helper.says(check_next(one, "died"), "exit status 7", "bad luck")
        check_next(one, "died")
        assert.equal("died", select(3, one:send "hello?"))
    end)

    it("that is killed is reported with the signal", function()
        helper.says(check_next(start "kill -9 $$", "died"), "signal 9")
    end)

    it("that is missing is reported by the shell", function()
        helper.says(check_next(start "./no-such-engine", "died"), "127", "no-such-engine")
    end)

    it("that ends within a line has the line reported", function()
        local one = start "printf 'OK\\n3,'"
        check_next(one, "OK")
        helper.says(check_next(one, "half-line"), "'3,'")
        check_next(one, "died")
    end)

    it("that closes its output counts as dead", function()
        helper.says(check_next(start "exec >&-; sleep 1000", "died"), "closed its output")
    end)

    it("that writes other bytes than text has each line refused", function()
        local one = start "printf 'a\\001b\\nx\\000y\\nOK\\n'; cat"
        helper.says(check_next(one, "garbage"), "a?b")
        check_next(one, "garbage")
        check_next(one, "OK")
    end)

    it("that does not read is waited for within a limit", function()
        local one = start "sleep 1000"
        local sent = 0
        while sent < 4000 and one:send(("x"):rep(1000)) do sent = sent + 1 end
        local ok, message, code = one:send "x"
        assert.equal("stalled", code)
        assert.is_nil(ok)
        helper.says(message, "does not read")
    end)

    it("in another version of Lua can be started too", function()
        local one = start(helper.interpreter .. " -e 'io.stdout:setvbuf [[line]]"
            .. " for line in io.lines() do print(line:upper()) end'")
        for i = 1, 100 do
            one:send("line " .. i)
            check_next(one, "LINE " .. i)
        end
    end)
end)

describe("a flood", function()
    local function check_memory(command, expected)
        collectgarbage()
        local before = collectgarbage "count"
        local one = start(command)
        local line, message, code
        repeat line, message, code = one:receive(PATIENCE) until not line
        assert.equal("flood", code)
        helper.says(message, expected)
        assert.equal("flood", select(3, one:receive(0)))
        collectgarbage()
        local grown = collectgarbage "count" - before
        assert(grown < 1000, grown .. " kB are kept")
        one:close(0)
    end

    it("without a line's end is reported", function()
        check_memory("tr '\\0' x </dev/zero", "bytes came without a line break: 'xxxx")
    end)

    it("of lines is reported", function()
        check_memory("yes", "bytes came after the last line sent to it")
    end)

    it("on the error output has no effect", function()
        local one = start "(yes >&2 &) ; cat"
        one:send "x"
        check_next(one, "x")
        one:close(0)
        assert(#one.complaint <= 300)
    end)
end)

describe("nothing remains of a program", function()
    it("that leaves when its input ends: it has the time", function()
        local path = helper.file()
        local one = start("cat >/dev/null; echo left >" .. path)
        one:close(PATIENCE)
        assert.equal("left\n", helper.contents(path))
        assert.equal(0, one.status)
    end)

    for title, command in pairs {
        ["one that does not"] = "trap '' TERM INT HUP; sleep %s",
        ["its children"] = "sleep %s & sleep %s",
        ["children that it leaves behind"] = "sleep %s & exit 0",
        ["children in sessions of their own"] = "setsid sleep %s & setsid -f sleep %s;"
            .. " echo; wait",
        ["one that is stopped"] = "sleep %s & kill -STOP $$",
    } do
        it(title, function()
            local word = unique()
            local one = start((command:gsub("%%s", word)))
            if not title:find "behind" then wait_for(word) end
            one:close(0)
            check_gone(word)
        end)
    end

    it("whose child holds its output open when it dies", function()
        local word = unique()
        local one = start(("echo x; setsid -f sleep %s; exit 3"):format(word))
        check_next(one, "x")
        helper.says(check_next(one, "died"), "3")
        one:close()
        check_gone(word)
    end)

    for _, signal in ipairs { "KILL", "INT" } do
        it("when this process is ended by SIG" .. signal, function()
            local word = unique()
            local path = helper.file(([[
                local process = require "inarow.referee.programs.process"
                local one = process.start "sleep %s & setsid -f sleep %s; sleep %s"
                one:receive(1000)]]):gsub("%%s", word))
            local _, out = helper.shell(("%s %s & echo $!"):format(helper.interpreter,
                path))
            wait_for("sleep " .. word)
            helper.shell(("kill -%s %s"):format(signal, out))
            if signal == "INT" then helper.shell("kill -TERM " .. out) end
            check_gone("sleep " .. word)
        end)
    end

    it("that nobody closed, among many", function()
        local word = unique()
        for _ = 1, 5 do assert(process.start("sleep " .. word)) end
        wait_for("sleep " .. word)
        process.close_all()
        assert(not is_alive(word))
    end)
end)

describe("parallel tasks", function()
    it("each wait for their own event", function()
        local order, number = {}, 0
        assert(loop.together(function()
            number = number + 1
            local own = number
            return own <= 4 and function()
                local one = start("echo " .. own)
                local line = one:receive(PATIENCE)
                order[#order + 1] = line
                one:close()
            end or nil
        end, 4))
        table.sort(order)
        assert.equal("1 2 3 4", table.concat(order, " "))
    end)

    it("are limited in number", function()
        local now, most, number = 0, 0, 0
        loop.together(function()
            number = number + 1
            return number <= 6 and function()
                now = now + 1
                most = math.max(most, now)
                loop.sleep(0.01)
                now = now - 1
            end or nil
        end, 2)
        assert.equal(2, most)
        assert.equal(0, now)
    end)

    it("end with a fault of one of them", function()
        local tasks = { function() loop.sleep(0.01) error "oh dear" end }
        local ok, fault = pcall(loop.together, function()
            return table.remove(tasks)
        end, 1)
        assert.is_false(ok)
        helper.says(fault, "oh dear")
    end)
end)
