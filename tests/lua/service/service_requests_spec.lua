-- Tests requests of every shape: for any value of a parameter, the answer is a result, or
-- an error that a caller can understand.
local dkjson = require "dkjson"
local helper = dofile "tests/lua/helper.lua"
local served_by = dofile "tests/lua/served.lua"
local service = require "inarow.service"

local SCRIPT = [[return { name = "my_game", title = "Mine", source = "MINE",
    base = "tic_tac_toe", win = { row = 3, atleast = true, cite = "MINE 1" } }]]
local RECORD = "variant tic_tac_toe\nplay a1\n"

-- A valid request by method, with values as JSON. A request about a game is sent with
-- both ways to name the game.
local FINE = { rules = { variant = '"tic_tac_toe"' }, source = { variant = '"renju"' },
    load = { source = dkjson.encode(SCRIPT) }, lint = { variant = '"tic_tac_toe"' },
    new = { variant = '"gomoku"', options = '{"size":15}' }, play = { point = '"b2"' },
    apply = { action = '"play b2"' }, setup = { position = '"........."', turn = '"x"' },
    explain = { point = '"c3"', colour = '"o"' }, analyse = { question = '"vcf"' },
    read = { text = dkjson.encode(RECORD) }, judge = { text = dkjson.encode(RECORD) },
    perft = { depth = "2", variant = '"tic_tac_toe"' },
    playout = { variant = '"tic_tac_toe"', games = "3" },
    puzzles = { variant = '"tic_tac_toe"', count = "0" },
    solve_play = { point = '"b2"' }, archive_record = { id = "1" } }

-- Values of all kinds, as JSON.
local VALUES = { "null", "0", "-1", "1.5", "1e308", "1e999", "9007199254740993", '""',
    '"x"', '"\\u0000\\u001b[2J"', '"h8"', '"null"', "true", "false", "[]", "{}", "[1]",
    '[null]', '["x"]', '[[1]]', '{"x":null}', '{"x":1}', '{"x":[1]}', '{"x":{"y":[]}}',
    '{"size":null}', '{"size":true}', '{"size":[]}', '{"size":{}}', '{"size":[[],[]]}',
    '{"size":[null,null]}', '{"size":{"x":1}}', '{"size":1e999}', '{"size":"x"}',
    '{"black":null}', '{"black":-1}', '{"black":1e17}', '{"":1}', '{"1":[]}',
    '{"adjudication":[1]}', '{"adjudication":{}}', '{"clock":[]}', '{"clock":{"x":1}}',
    '{"seats":[1,2]}', '{"seats":{"first":[]}}', '{"seats":["a",[]]}',
    '{"on_play":"x"}', '{"forbidden":[]}', '{"forbidden":{}}' }

-- Texts that no answer may contain.
local LEAKS = { "0x%x%x%x%x", "%(nil%)", "function: ", "userdata", "builtin: ",
    "traceback", "%.lua:%d", "attempt to", "bad argument", "nil value" }

local LIBRARIES = { dkjson = function() return { json = dkjson } end,
    cjson = function() return service.json(require "cjson") end }

-- Returns a line's answer; the test fails if the answer contains one of these texts.
local function answer(one, line, method)
    local lines = one:handle(line)
    local is_fine, result, fault = pcall(served_by.read, lines, method)
    assert(is_fine, line .. "\n" .. tostring(result))
    local message = fault and fault.message or ""
    for _, leak in ipairs(LEAKS) do
        assert(not message:find(leak), line .. "\n" .. message)
    end
    assert(not message:find "%c", line .. "\n" .. message)
    assert(not fault or fault.code ~= "internal", line .. "\n" .. message)
    return result, fault
end

local function request(method, params)
    local fields = {}
    for name, text in pairs(params) do
        fields[#fields + 1] = dkjson.encode(name) .. ":" .. text
    end
    return ('{"id":7,"method":%s,"params":{%s}}'):format(dkjson.encode(method),
        table.concat(fields, ","))
end

-- Returns the parameters of a valid request, with one of them changed.
local function with(params, name, value)
    local all = {}
    for key, text in pairs(params) do all[key] = text end
    all[name] = value
    return all
end

local archive, archive_path = served_by.archive()

-- Returns a service with a game, g1.
local function new(library)
    local options = LIBRARIES[library]()
    options.limits = { seconds = 0.2, games = 1e6 }
    options.archive = archive
    local one = service.new(options)
    answer(one, request("new", { variant = '"tic_tac_toe"' }), "new")
    return one
end

-- Calls `try(method, params, name)` for every parameter of every method, in a valid
-- request. A game is named in both ways.
local function each_param(try)
    for _, method in ipairs(service.methods()) do
        local params = FINE[method] or {}
        local ways = { params }
        if service.method(method).game then
            ways = { with(params, "game", '"g1"'), with(params, "record",
                method == "setup" and '"variant tic_tac_toe"' or dkjson.encode(RECORD)) }
        elseif method == "close" then
            ways = { { game = '"g1"' } }
        end
        for _, way in ipairs(ways) do
            for _, param in ipairs(service.method(method).params) do
                try(method, way, param[1])
            end
        end
    end
end

describe("a request", function()
    teardown(function() os.remove(archive_path) end)

    for library in pairs(LIBRARIES) do
        it("of any shape is answered in plain words: " .. library, function()
            local one, count = new(library), 0
            each_param(function(method, params, name)
                -- In `make test` dkjson answers some of them.
                local apart = library == "dkjson" and 5 or 1
                for _, value in ipairs(helper.every(apart, VALUES, count % apart + 1)) do
                    answer(one, request(method, with(params, name, value)), method)
                    count = count + 1
                end
            end)
            assert(count > (library == "dkjson" and 400 or 2000), count)
        end)

        it("may have null for an absent value: " .. library, function()
            -- Each request has its own service: earlier requests may change the game.
            local function answers_to(line)
                local answers = new(library):handle(line)
                for _, word in ipairs { "seconds", "games_per_second" } do
                    answers = answers:gsub('("' .. word .. '" *: *)[%d.e+-]+', "%1")
                end
                return answers
            end
            local function same(line, other)
                assert.equal(answers_to(other), answers_to(line), line)
            end
            same('{"id":1,"method":"hello","params":null}', '{"id":1,"method":"hello"}')
            same('{"id":null,"method":"none"}', '{"method":"none"}')
            same('{"id":1,"method":null}', '{"id":1}')
            each_param(function(method, params, name)
                same(request(method, with(params, name, "null")),
                    request(method, with(params, name, nil)))
            end)
            same(request("new", { variant = '"gomoku"', options = '{"size":null}' }),
                request("new", { variant = '"gomoku"' }))
        end)

        it("with a method of another type is refused: " .. library, function()
            local one = new(library)
            for _, value in ipairs(VALUES) do
                local line = '{"id":1,"method":' .. value .. "}"
                local _, fault = answer(one, line)
                assert.equal("no-such-method", fault.code, line)
                assert.equal("method", fault.path)
                if not value:find '^"' then
                    assert.equal("method: expected a string",
                        fault.message:match "^[^,]+", line)
                end
            end
        end)

        it("must be an object: " .. library, function()
            local one = new(library)
            for _, value in ipairs(VALUES) do
                if value:find "^{" or value:find "^%[" then
                    answer(one, '{"method":"hello","params":' .. value .. "}", "hello")
                elseif value ~= "null" then
                    local _, fault = answer(one, value)
                    assert(fault.code == "bad-request" or fault.code == "bad-json", value)
                    _, fault = answer(one, '{"method":"hello","params":' .. value .. "}",
                        "hello")
                    assert.equal("bad-params", fault.code, value)
                end
            end
        end)
    end
end)
