-- Tests the service as a process: requests on its input, or over a socket from many
-- clients.
local helper = dofile "tests/lua/helper.lua"
local dkjson = require "dkjson"
local serving = dofile "tests/lua/serving.lua"
local uv = require "luv"

local request = serving.request

-- Returns the answers of `inarow serve` to an input.
local function served(input, words)
    local status, out, err = helper.inarow("serve " .. (words or ""), input)
    local list = {}
    for line in out:gmatch "[^\n]+" do
        local answer = assert(dkjson.decode(line), line)
        if not answer.item then list[#list + 1] = answer end
    end
    return list, status, err
end

describe("inarow serve", function()
    after_each(helper.clean)

    it("answers any line, in order", function()
        local list, status, err = served(request(1, "new", { variant = "renju" })
            .. "{\n" .. ("["):rep(100000) .. "\n\n" .. ("x"):rep(2000000) .. "\n"
            .. request("two", "play", { game = "g1", point = "h8" })
            .. request(3, "close", { game = "g1" })
            .. request(4, "state", { game = "g1" })
            .. request(5, "hello"):sub(1, -2))
        assert.equal("", err)
        assert.equal(0, status)
        local outcomes = {}
        for i, answer in ipairs(list) do
            local fault = answer.error
            outcomes[i] = ("%s %s"):format(answer.id, fault and fault.code or "ok")
        end
        assert.same({ "1 ok", "nil bad-json", "nil bad-json", "nil line-too-long",
            "two ok", "3 ok", "4 no-such-game", "5 ok" }, outcomes)
    end)

    it("continues after an invalid request, and after an invalid point", function()
        local list, status, err = served("3\n" .. request(1, "new", { variant = "renju" })
            .. request(2, "play", { game = "g1", point = "zz" })
            .. request(3, "state", { game = "g1" }))
        assert.equal("", err)
        assert.equal(0, status)
        assert.same({ code = "bad-request", message = list[1].error.message },
            list[1].error)
        assert.equal("bad-action", list[3].error.code)
        assert.equal(0, list[4].result.moves)
    end)

    it("continues after an id that is not a number", function()
        local list, status, err = served('{"id":1e999,"method":"hello"}\n'
            .. '{"id":NaN,"method":"hello"}\n' .. request(1, "hello"))
        assert.equal("", err)
        assert.equal(0, status)
        assert.is_nil(list[1].id)
        assert.is_nil(list[2].id)
        assert.equal(1, list[3].id)
    end)

    it("prints its schema, from any folder", function()
        local status, out, err = helper.shell("cd / && env -u LUA_PATH " ..
            "\"$OLDPWD/build/inarow\" serve --schema")
        assert.equal("", err)
        assert.equal(0, status)
        assert.equal("object", dkjson.decode(out)["$defs"].state.type)
    end)

    it("keeps the limits that it is given", function()
        local list = served(request(1, "new", { variant = "yava" })
            .. request(2, "new", { variant = "yava" })
            .. request(3, "perft", { variant = "connect_four", depth = 30 })
            .. request(4, "hello", { long = ("x"):rep(300) }),
            "--games 1 --seconds 1 --line 300")
        assert.equal("too-many-games", list[2].error.code)
        assert.equal("too-slow", list[3].error.code)
        assert.equal("line-too-long", list[4].error.code)
    end)

    it("sends maps of forbidden points in parts", function()
        local input, expected = {}, {}
        for line in io.lines "tests/positions/forbidden.tsv" do
            local cells, points = line:match "^(%S+)\t([^\t]*)"
            local game = { game = "g" .. #expected + 1 }
            input[#input + 1] = request(0, "new", { variant = "renju" })
                .. request(0, "setup", { game = game.game, position = cells,
                    turn = "black" })
                .. request(1, "forbidden", game) .. request(0, "close", game)
            expected[#expected + 1] = points ~= "-" and points or ""
        end
        local count = 0
        for _, answer in ipairs(served(table.concat(input))) do
            assert(answer.result, dkjson.encode(answer))
            if answer.id == 1 then
                count = count + 1
                assert.equal(expected[count], table.concat(answer.result.points, " "))
            end
        end
        assert.equal(#expected, count)
        assert(count >= 1800)
    end)

    it("reads names with markup and commands as text, and writes no files", function()
        local name = "<b>A</b>\27[2J\226\128\174\0"
        local list = served(request(1, "new", { record = "variant renju\nseats " .. name
            .. " B\nplay h8\n" }) .. request(2, "state", { game = name })
            .. request(3, name))
        for _, answer in ipairs(list) do
            assert.is_nil(dkjson.encode(answer):find "[%c\127]")
        end
    end)

    it("writes its schema", function()
        local status, out = helper.inarow "serve --schema"
        assert.equal(0, status)
        local schema = assert(dkjson.decode(out))
        assert(schema.methods.hello and schema["$defs"].request)
    end)

    it("reports where it cannot listen", function()
        for address, words in pairs { ["8.8.8.8:1"] = "not an address on this machine",
            [":70000"] = "not an address on this machine",
            ["''"] = "not an address on this machine",
            ["'[::1]:80'"] = "not an address on this machine",
            ["'*:80'"] = "not an address on this machine",
            ["':-1'"] = "not an address on this machine",
            ["/tmp/" .. ("x"):rep(103)] = "'/tmp/" .. ("x"):rep(103)
                .. "': the path of a socket may have at most 103 bytes; this one has 108",
            ["/no/such/place"] = "no such file or directory: /no/such/" } do
            local status, _, err = helper.inarow("serve --socket " .. address)
            assert.equal(2, status, err)
            helper.says(err, words)
            assert.equal(1, select(2, err:gsub("\n", "")))
        end
    end)
end)

-- ---- A socket -------------------------------------------------------------------------

local wait = serving.wait

local running -- the process that was started last, until it is stopped

local function listening(address, words)
    local process, at, pid = serving.start(address, words)
    running = process
    return process, at, pid
end

local function stop(process)
    serving.stop(process)
    running = nil
end

local function socket_path()
    local path = os.tmpname()
    os.remove(path)
    return path
end

describe("inarow serve --socket", function()
    after_each(function()
        if running then stop(running) end
    end)

    for _, address in ipairs { ":0", socket_path() } do
        local how = address == ":0" and "a port" or "a path"
        it("serves many clients at once, each with its own games: " .. how, function()
            local process, at = listening(address)
            local one, two = serving.client(at), serving.client(at)
            assert.equal("g1", one:ask(1, "new", { variant = "renju" }).result.game)
            assert.equal("no-such-game", two:ask(1, "state", { game = "g1" }).error.code)
            assert.equal("g1", two:ask(2, "new", { variant = "pente" }).result.game)
            one:send '{"id":3,"meth' -- half a line, and silence
            assert.equal("pente",
                two:ask(3, "board", { game = "g1" }).result.variant)
            one:send 'od":"hello"}\n'
            assert.equal(3, one:answer().id)
            -- Requests that were sent before the end are answered.
            two:send(request(4, "hello") .. request(5, "hello"):sub(1, -2))
            two:shut()
            assert.same({ 4, 5 }, { two:answer().id, two:answer().id })
            wait(function() return two.is_closed end, "the end")
            one:close()
            two:close()
            stop(process)
        end)
    end

    it("keeps the scripts of its clients apart", function()
        local process, at = listening ":0"
        local clients = { serving.client(at), serving.client(at) }
        local function script(length)
            return ([[return { name = "mine", base = "tic_tac_toe", title = "%d",
                board = { 5, 5 }, win = { row = %d, cite = "MINE" } }]]):format(length,
                length)
        end
        for i, one in ipairs(clients) do
            assert.equal("mine",
                one:ask(1, "load", { source = script(i + 2) }).result.variant)
        end
        for _ = 1, 2 do
            for i, one in ipairs(clients) do
                local game = one:ask(2, "new", { variant = "mine" }).result.game
                assert.equal(tostring(i + 2),
                    one:ask(3, "board", { game = game }).result.title)
            end
        end
        local third = serving.client(at)
        assert.equal("no-such-variant",
            third:ask(1, "new", { variant = "mine" }).error.code)
        for _, one in ipairs { clients[1], clients[2], third } do one:close() end
        stop(process)
    end)

    it("waits for a client that does not read, and serves the others", function()
        local process, at, pid = listening ":0"
        local function megabytes()
            return helper.contents("/proc/" .. pid .. "/status"):match "VmRSS:%s*(%d+)"
                / 1024
        end
        -- Long answers that cost little: the source of a script.
        local source = ('return { name = "long", base = "gomoku" } -- %s'):format(
            ("x"):rep(60000))
        local deaf, other = serving.client(at, true), serving.client(at)
        deaf:send(request(0, "load", { source = source })
            .. request(1, "source", { variant = "long" }):rep(800))
        other:ask(0, "hello")
        local before = megabytes()
        for n = 1, 400 do assert.equal(n, other:ask(n, "hello").id) end
        local more = megabytes() - before
        assert(more < 24, "48 MB are unread, of which it keeps " .. more)
        deaf:listen()
        assert.equal(0, deaf:answer().id)
        wait(function() return #deaf.lines == 800 end, "all answers")
        for n, line in ipairs(deaf.lines) do
            assert(line:find('"result":{"source":', 1, true), n)
            assert(#line > 60000, n)
        end
        deaf:close()
        other:close()
        stop(process)
    end)

    it("serves the others while one has many requests", function()
        local process, at = listening ":0"
        local busy, other = serving.client(at), serving.client(at)
        local requests = 60
        busy:send(request(1, "perft", { variant = "connect_four", depth = 5 })
            :rep(requests))
        wait(function() return #busy.lines > 0 end, "an answer")
        assert.equal(2, other:ask(2, "hello").id)
        local done = #busy.lines
        assert(done < requests * 6, "all was answered before")
        wait(function() return #busy.lines == requests * 6 end, "all answers")
        busy:close()
        other:close()
        stop(process)
    end)

    it("keeps nothing open for clients that have left", function()
        for _, address in ipairs { ":0", socket_path() } do
            local process, at, pid = listening(address)
            local function open_files()
                local scan, count = assert(uv.fs_scandir("/proc/" .. pid .. "/fd")), 0
                while uv.fs_scandir_next(scan) do count = count + 1 end
                return count
            end
            local other = serving.client(at)
            other:ask(1, "hello")
            local before, gone = math.huge, {}
            for _ = 1, 20 do before = math.min(before, open_files()) end
            for n = 1, 60 do -- they leave unread answers or unanswered requests
                gone[n] = serving.client(at, true)
                gone[n]:send((request(n, "hello")):rep(n % 20 == 0 and 1000 or 1))
            end
            for n = 1, 20 do other:ask(n, "hello") end
            assert(open_files() >= before + 60)
            for _, one in ipairs(gone) do one:close() end
            wait(function()
                other:ask(2, "hello")
                return open_files() <= before
            end, "the end of the others")
            other:close()
            stop(process)
        end
    end)

    it("replaces the socket of a dead process, and no other file", function()
        local path = socket_path()
        local process = listening(path)
        local status, _, err = helper.inarow("serve --socket " .. path)
        assert.equal(2, status)
        helper.says(err, "EADDRINUSE")
        stop(process)
        process = listening(path) -- its socket was left
        stop(process)
        os.remove(path)
        local file = helper.file "not a socket"
        status = helper.inarow("serve --socket " .. file)
        assert.equal(2, status)
        assert.equal("not a socket", helper.contents(file))
        helper.clean()
    end)
end)
