-- Tests greedy clients beside an honest one, and clients that leave: a short part of
-- load.lua.
local helper = dofile "tests/lua/helper.lua"
local load_test = dofile "tests/lua/load.lua"
local serving = dofile "tests/lua/serving.lua"
local turns = require "inarow.cli.serving.turns"

local running

local function listening(words)
    local process, at, pid = serving.start(":0", words)
    running = process
    return at, pid
end

local function megabytes_of_script(name)
    return { source = load_test.script(name) }
end

-- Waits until the service is idle: it uses no processor time for a while.
local function wait_for_rest(pid, what)
    local spent, since = -1, 0
    serving.wait(function()
        load_test.sleep(20)
        local now = serving.processor_time(pid)
        since = now - spent < 0.002 and since + 1 or 0
        spent = now
        return since >= 10
    end, what)
end

describe("the turns of clients", function()
    -- Returns the clients of the next turns; each turn takes a second.
    local function order(all, count)
        local names = {}
        for n = 1, count do
            local one = all:next()
            names[n] = one.name
            turns.charge(one, 1)
        end
        return table.concat(names)
    end
    local function member(name, number)
        return { name = name, number = number }
    end

    it("are even, however much one has requested", function()
        local all = turns.new()
        all:enter(member("a", 1))
        assert.equal("aaa", order(all, 3))
        all:enter(member("b", 2))
        all:enter(member("c", 3))
        local _, of_a = order(all, 30):gsub("a", "")
        assert(of_a >= 8 and of_a <= 11, of_a)
    end)

    it("go to a short request before a long one, and cannot be saved up", function()
        local all, long, short = turns.new(), member("l", 1), member("s", 2)
        all:enter(long)
        order(all, 100)
        all:enter(short)
        assert.equal("s", order(all, 1))
        all:leave(short)
        assert.equal(("l"):rep(50), order(all, 50))
        short.request = 0
        all:enter(short)
        assert(short.had >= 99)
        assert.equal("s", order(all, 1))
        all:leave(short)
        all:leave(long)
        assert.is_nil(all:next())
    end)

    it("do not wait for a stream of new clients", function()
        local all, honest, others = turns.new(), member("h", 1), 0
        for n = 1, 100 do
            local new = member("n", n + 1)
            all:enter(new)
            all:enter(honest)
            local one = all:next()
            turns.charge(one, one == honest and 0.001 or turns.LENGTH)
            one.request = 0
            others = others + (one == honest and 0 or 1)
            all:leave(new)
        end
        assert(others < 50, others)
    end)
end)

describe("inarow serve --socket", function()
    after_each(function()
        if running then serving.stop(running) end
        running = nil
    end)

    it("lets no client wait for greedy ones, and frees their memory", function()
        local found = load_test.run(3, 1, 100)
        assert(load_test.part(found.worked, 0.95) < 0.1,
            load_test.part(found.worked, 0.95))
        assert(found.peak < 100, found.peak)
        assert(found.after < found.start + 20, found.start .. " " .. found.after)
        assert.same({}, found.refused)
    end)

    it("counts the memory of scripts, for each client and for all", function()
        local at = listening { "--megabytes", "60", "--share", "12" }
        local one, two = serving.client(at), serving.client(at)
        local message
        for n = 1, 20 do
            local answer = one:ask(n, "load", megabytes_of_script("large" .. n))
            answer = answer.error and answer
                or one:ask(n, "new", { variant = "large" .. n })
            message = answer.error and answer.error.message
            if message then
                assert.equal("too-large", answer.error.code)
                assert(n > 2 and n < 10, n)
                break
            end
        end
        helper.says(message, "this client uses all of its 12 MB")
        assert(two:ask(1, "load", megabytes_of_script "mine").result)
        assert(two:ask(1, "new", { variant = "mine" }).result)
        assert(one:ask(1, "play", { game = "g1", point = "h8" }).result)
    end)

    it("drops all kinds of requests of clients that have left", function()
        local at, pid = listening()
        local other = serving.client(at)
        for _, work in ipairs(load_test.work) do
            if work[2].variant ~= "large1" then
                local gone = serving.client(at, true)
                gone:send(serving.request(1, work[1], work[2]):rep(3))
                load_test.sleep(100)
                gone:close()
            end
        end
        local spent = serving.processor_time(pid)
        wait_for_rest(pid, "rest")
        assert(serving.processor_time(pid) - spent < 3)
        assert(other:ask(1, "hello").result)
    end)

    it("answers a client that only listens, with blanks if it takes long", function()
        local at = listening { "--seconds", "0.6" }
        local one = serving.client(at)
        one:send(serving.request(1, "playout", { variant = "renju", games = 1e6 })
            .. serving.request(2, "hello"))
        one:shut()
        assert.equal("too-slow", one:answer().error.code)
        assert.equal(2, one:answer().id)
        serving.wait(function() return one.is_closed end, "the end")
    end)

    it("closes clients beyond the limit, and silent clients", function()
        local at = listening { "--connections", "2", "--idle", "0.3" }
        local one, two = serving.client(at), serving.client(at)
        assert(one:ask(1, "new", { variant = "yava" }).result)
        assert(two:ask(1, "new", { variant = "yava" }).result)
        local three = serving.client(at)
        assert.equal("too-many-connections", three:answer().error.code)
        serving.wait(function() return three.is_closed end, "the end")
        assert.equal("idle", two:answer().error.code)
        serving.wait(function() return two.is_closed end, "the end")
        assert(serving.client(at):ask(1, "hello").result)
    end)

    it("gives the place of a silent client to a new one", function()
        local at = listening { "--connections", "4" }
        local player, asker = serving.client(at), serving.client(at)
        assert(player:ask(1, "new", { variant = "yava" }).result)
        assert(asker:ask(1, "hello").result)
        local silent, half = serving.client(at), serving.client(at)
        half:send '{"id":1,'
        -- Clients that never sent a request leave first, the oldest before others. Then
        -- clients without games or scripts leave. A client with a game stays.
        for _, leaving in ipairs { silent, half, asker } do
            local one = serving.client(at)
            assert.equal("too-many-connections", leaving:answer().error.code)
            serving.wait(function() return leaving.is_closed end, "the end")
            assert(one:ask(1, "new", { variant = "yava" }).result)
        end
        assert.equal("too-many-connections", serving.client(at):answer().error.code)
        assert(player:ask(2, "state", { game = "g1" }).result)
    end)

    it("counts partial requests and unread answers, by client and for all", function()
        local at, pid = listening { "--megabytes", "40", "--share", "2", "--line",
            "4000000" }
        local honest = serving.client(at)
        assert(honest:ask(1, "new", { variant = "yava" }).result)
        local greedy = serving.client(at)
        greedy:send(("x"):rep(3000000))
        assert.equal("too-large", greedy:answer().error.code)
        serving.wait(function() return greedy.is_closed end, "the end")
        local before, closed = serving.megabytes(pid), 0
        local clients = {}
        for n = 1, 40 do -- each leaves less than its share
            clients[n] = serving.client(at)
            clients[n]:send(("x"):rep(1000000))
            honest:ask(n, "state", { game = "g1" })
        end
        serving.wait(function()
            honest:ask(0, "hello")
            closed = 0
            for _, one in ipairs(clients) do
                closed = closed + (one.is_closed and 1 or 0)
            end
            return closed >= 30
        end, "the end of most")
        assert(closed <= 32, closed)
        local more = serving.megabytes(pid) - before
        assert(more < 20, more)
        assert(honest:ask(2, "play", { game = "g1", point = "a1" }).result)
    end)
end)
