-- Tests the arbiter as a service: every request is answered according to the schema, and
-- like the module itself.
local dkjson = require "dkjson"
local helper = dofile "tests/lua/helper.lua"
local inarow = require "inarow"
local memory = require "inarow.service.memory"
local plain = require "inarow.service.plain"
local notation = require "inarow.notation"
local served_by = dofile "tests/lua/served.lua"
local service = require "inarow.service"

local ask, definitions = served_by.ask, served_by.definitions

local function new(limits)
    return service.new { json = dkjson, limits = limits }
end

-- Does the actions of a record in the module and in a service; returns their number.
local function follow(served, item)
    local live = item.live
    if not live then return 0 end
    local count, game = 0, ask(served, "new", { record = live:record() }).game
    for line in notation.entries(item) do
        if line.action then
            local text = inarow.text(line.action)
            local ruling, _, _, refusal = live:apply_read(line.action)
            local result, fault = ask(served, "apply", { game = game, action = text })
            assert.equal(tostring(ruling or refusal), (result or fault).ruling.text, text)
            count = count + 1
        end
    end
    assert.equal(live:record(), ask(served, "record", { game = game }).text)
    assert.same(live:forbidden(), ask(served, "forbidden", { game = game }).points)
    ask(served, "close", { game = game })
    return count
end

local SCRIPT = [[return { name = "my_game", title = "Mine", source = "MINE",
    base = "tic_tac_toe", win = { row = 3, atleast = true, cite = "MINE 1" } }]]

describe("the service", function()
    it("answers every method", function()
        local served = new()
        local hello = ask(served, "hello")
        assert.same(service.methods(), hello.methods)
        local count, _, items = ask(served, "variants")
        assert.equal(#items, count.count)
        assert(#ask(served, "rules", { variant = "renju" }).sentences > 10)
        assert(ask(served, "source", { variant = "renju" }).source:find "return")
        assert.equal("my_game", ask(served, "load", { source = SCRIPT }).variant)
        assert(ask(served, "lint", { variant = "tic_tac_toe" }).findings)
        local game = ask(served, "new", { variant = "rif_renju" }).game
        assert.equal("ok", ask(served, "play", { game = game, point = "h8" }).ruling.text)
        assert.equal("ok", ask(served, "apply", { game = game, action = "play h9" })
            .ruling.text)
        assert(ask(served, "undo", { game = game }).done)
        assert.equal(1, ask(served, "state", { game = game }).moves)
        assert.equal("play", ask(served, "legal", { game = game }).choices[1].verb)
        local actions = ask(served, "legal_actions", { game = game }).actions
        assert.equal("play g7", actions[1].text)
        local copy = ask(served, "copy", { game = game }).game
        assert.equal("ok", ask(served, "redo", { game = copy }).ruling.text)
        assert(ask(served, "undo", { game = copy }).done)
        assert.equal("ok", ask(served, "apply", { game = copy, action = actions[1] })
            .ruling.text)
        assert.equal(1, ask(served, "state", { game = game }).moves)
        assert(ask(served, "close", { game = copy }).done)
        local key = ask(served, "key", { game = game })
        assert.equal(32, #key.key)
        assert.equal("h8", ask(served, "image", { game = game, point = "h8",
            symmetry = key.symmetry }).point)
        assert.equal(32, #ask(served, "board_key", { game = game }).key)
        assert.equal(225, #ask(served, "board", { game = game }).points)
        assert.same({}, ask(served, "forbidden", { game = game }).points)
        assert(ask(served, "explain", { game = game }).text)
        local why = ask(served, "explain", { game = game, point = "a1" })
        assert(why.explanation)
        assert.same({ "a1" }, { why.steps[1].mind[1].point })
        assert.equal("variant rif_renju\nplay h8\n",
            ask(served, "record", { game = game }).text)
        assert(ask(served, "record", { game = game, to = "sgf" }).text:find "GM")
        assert(ask(served, "render", { game = game, format = "svg" }).text:find "<svg")
        assert(ask(served, "close", { game = game }).done)
        local other = ask(served, "new", { variant = "renju" }).game
        local _, fault = ask(served, "setup", { game = other,
            position = (("." ):rep(15) .. "/"):rep(14) .. "XXXX" .. ("."):rep(11) })
        assert.is_nil(fault)
        assert.equal("win", ask(served, "analyse", { game = other, question = "vcf" })
            .analysis.answer)
        local plies, _, given = ask(served, "perft", { variant = "connect_four",
            depth = 5 })
        assert.equal(16807, plies.plies[5].sequences)
        assert.equal(5, #given)
        assert.equal(100, ask(served, "playout", { variant = "pente", games = 100 })
            .games)
        local text = helper.contents "tests/games/over_the_board.rec"
        local judged, _, verdicts = ask(served, "judge", { text = text })
        assert.equal(judged.count, #verdicts)
        local _, _, games = ask(served, "read", { text = text })
        for _, one in ipairs(games) do
            assert(ask(served, "new", { record = one.item.text }).game)
        end
        assert(ask(served, "convert", { text = text, to = "sgf", drop = true })
            .text:find "GM")
    end)

    local TREE = "(;RU[Renju]C[first];B[hh]C[hi]LB[hg:A];W[hg](;B[hf];W[aa])(;B[gh]))"

    it("judges branches, with the comments on the moves", function()
        local served = new()
        local _, _, main = ask(served, "judge", { text = TREE, steps = true })
        assert.equal(1, #main)
        local _, _, judged = ask(served, "judge",
            { text = TREE, steps = true, branches = true })
        assert.equal(2, #judged)
        local line = judged[1].item
        assert.equal("first", line.comment)
        assert.equal("play h8", line.steps[1].text)
        assert.equal("hi", line.steps[1].comment)
        assert.same({ { kind = "label", point = "h9", text = "A" } }, line.steps[1].marks)
        assert.equal(3, judged[2].item.from)
        -- The same game as a record has the same comments.
        local text = ask(served, "convert", { text = TREE, to = "record" }).text
        local _, _, again = ask(served, "judge", { text = text, steps = true })
        assert.equal("first", again[1].item.comment)
        assert.same(line.steps, again[1].item.steps)
        local _, _, read = ask(served, "read", { text = TREE, branches = true })
        assert.equal(2, #read)
    end)

    it("returns data that are not text byte by byte", function()
        local served = new()
        local lib = ask(served, "convert", { text = TREE, to = "lib", bytes = true }).text
        assert.equal("\195\191RenLib", lib:sub(1, 8))
        local back = ask(served, "convert", { text = lib, to = "sgf", bytes = true }).text
        helper.says(back, "B[hf];W[aa]")
        helper.says(back, "LB[hg:A]")
    end)

    it("converts what the notation can hold, and reports the rest", function()
        local served = new()
        local _, fault = ask(served, "convert", { text = TREE, to = "lip" })
        assert.equal("params.to", fault.path)
        _, fault = ask(served, "convert", { text = TREE, to = "lib", format = "x" })
        assert.equal("params.format", fault.path)
        _, fault = ask(served, "convert", { text = "(;B[", to = "lib" })
        assert.equal("bad-record", fault.code)
    end)

    it("takes games as records, and returns them", function()
        local served, record = new(), "variant rif_renju\n"
        for _, point in ipairs { "h8", "h9", "h10" } do
            local result = ask(served, "play", { record = record, point = point })
            record = result.record
        end
        assert.equal("variant rif_renju\nplay h8\nplay h9\nplay h10\n", record)
        local _, refusal = ask(served, "play", { record = record, point = "h8" })
        assert.equal("not-now", refusal.code)
        assert.equal("refused", refusal.ruling.status)
        assert.equal(0, served.games.count)
    end)

    it("sets up a position with earlier captures, and returns its record", function()
        local line = ('{"id":1,"method":"setup","params":{"record":"variant pente'
            .. ' size=7\\n","position":"%s","captured":{"black":4.0,"white":2}}}')
            :format(("."):rep(49))
        local record = dkjson.decode(new():handle(line)).result.record
        helper.says(record, "captured black 4\ncaptured white 2\n")
        local captured = ask(new(), "state", { record = record }).captured
        assert.same({ black = 4, white = 2 }, captured)
    end)

    it("reports the fault of a position, and its place", function()
        local served = new()
        ask(served, "new", { variant = "pente", options = { size = 7 } })
        local function refused(cells, turn, captured)
            local _, fault = ask(served, "setup", { game = "g1", position = cells,
                turn = turn, captured = captured })
            return fault.message, fault.path
        end
        local bare = ("."):rep(49)
        local message, path = refused "XO"
        helper.says(message, "expected 49 points, got 2")
        assert.equal("params.position", path)
        message, path = refused(bare, "green")
        helper.says(message, "'green' is not a colour")
        assert.is_nil(path)
        message, path = refused(bare, nil, { black = 70000.0 })
        helper.says(message, ": black cannot have captured 70000: expected")
        assert.is_nil(path)
    end)

    it("takes a game in one form only, and options only with a variant", function()
        local served, record = new(), "variant gomoku\n"
        ask(served, "new", { record = record })
        for _, case in ipairs { { "new", {} }, { "new", { options = { size = 15 } } },
            { "perft", {} }, { "perft", { variant = "renju", game = "g1" } },
            { "perft", { game = "g1", record = record } },
            { "perft", { options = {}, game = "g1" } } } do
            case[2].depth = case[1] == "perft" and 1 or nil
            local _, fault = ask(served, case[1], case[2])
            assert.equal("bad-params", fault.code)
            helper.says(fault.message, "either '")
        end
        for _, asked in ipairs { { game = "g1" }, { record = record },
            { variant = "gomoku", options = { size = 19 } } } do
            asked.depth = 1
            assert.equal(361, ask(served, "perft", asked).plies[1].sequences)
        end
    end)

    it("resumes a game in any notation, with its own variant or a given one", function()
        local served = new()
        local function variant_of(asked)
            local begun, fault = ask(served, "new", asked)
            if not begun then return fault.message end
            local moves = ask(served, "state", { game = begun.game }).moves
            local text = ask(served, "record", { game = begun.game }).text
            return ("%s %d %d"):format(text:match "^variant (%S+)", begun.width, moves)
        end
        local given = { size = 15 }
        for _, case in ipairs {
            { { record = "(;GM[1]SZ[15]RU[renju];B[hh])" }, "renju 15 1" },
            { { record = "variant gomoku\n", variant = "renju" }, "gomoku 19 0" },
            { { record = "variant gomoku\n", options = given }, "gomoku 19 0" },
            { { record = "h8 h9", variant = "gomoku", options = given }, "gomoku 15 2" },
            { { record = "4453", variant = "connect_four", format = "digits" },
                "connect_four 7 4" },
            { { record = "\2p\195\136", variant = "renju", bytes = true, format = "pos" },
                "renju 15 2" }, -- each character is a byte
            { { record = "h8 h9" },
                "line 1: this notation does not say which game it is; name the variant" },
            { { record = "h8", format = "runes" }, "no notation 'runes'" },
        } do
            helper.says(variant_of(case[1]), case[2])
        end
        -- Methods that ask about a game read it too.
        local sgf = "(;SZ[15]RU[renju];B[hh])"
        assert.equal(1, ask(served, "state", { record = sgf }).moves)
    end)

    it("writes its limits in the usual form", function()
        local served = new { games = 1.0, scripts = 0.0, seconds = 1.0 }
        ask(served, "new", { variant = "renju" })
        for method, case in pairs {
            new = { { variant = "renju" }, "open games, 1, is" },
            load = { { source = SCRIPT }, "loaded scripts, 0, is" },
            perft = { { variant = "renju", depth = 20 }, "may take 1 s;" },
        } do
            helper.says(select(2, ask(served, method, case[1])).message, case[2])
        end
    end)

    it("refuses an invalid request, and continues", function()
        local served = new { line = 1000, games = 2, scripts = 1 }
        local function code_of(line)
            return dkjson.decode(served:handle(line)).error.code
        end
        for line, code in pairs {
            ["{"] = "bad-json", ["[1"] = "bad-json",
            [("["):rep(900)] = "bad-json", [("x"):rep(1001)] = "line-too-long",
            ["1"] = "bad-request", ['"hello"'] = "bad-request", ["[]"] = "no-such-method",
            ["{}"] = "no-such-method", ['{"method":"names"}'] = "no-such-method",
            ['{"method":["hello"]}'] = "no-such-method",
            ['{"method":"hello","params":1}'] = "bad-params",
            ['{"method":"hello","params":{"x":1}}'] = "bad-params",
            ['{"method":"play","params":{"point":"h8"}}'] = "bad-params",
            ['{"method":"play","params":{"point":"h8","game":"g1"}}'] = "no-such-game",
            ['{"method":"new","params":{}}'] = "bad-params",
            ['{"method":"new","params":{"variant":"chess"}}'] = "no-such-variant",
            ['{"method":"load","params":{"source":"return {"}}'] = "bad-script",
            ['{"method":"load","params":{"source":"return {name=\\"renju\\",'
                .. 'base=\\"gomoku\\"}"}}'] = "name-taken",
            ['{"method":"perft","params":{"variant":"gomoku","depth":101}}']
                = "bad-params",
        } do
            assert.equal(code, code_of(line), line)
        end
        helper.says(select(2, ask(served, "analyse", { game = "g1", question = "vcf",
            nodes = 0 })).message, "from 1 to 9007199254740992")
        ask(served, "new", { variant = "renju" })
        ask(served, "new", { variant = "renju" })
        assert.equal("too-many-games",
            select(2, ask(served, "new", { variant = "renju" })).code)
        assert(ask(served, "close", { game = "g1" }))
        assert(ask(served, "new", { variant = "renju" }))
        assert.equal("no-such-game",
            select(2, ask(served, "state", { game = "g1" })).code)
        assert(ask(served, "load", { source = (SCRIPT:gsub("my_game", "his_game")) }))
        assert.equal("too-many-scripts", select(2, ask(served, "load",
            { source = (SCRIPT:gsub("my_game", "your_game")) })).code)
        assert.equal("no-such-variant", select(2, ask(new(), "source",
            { variant = "../../../etc/passwd" })).code)
    end)

    it("returns ids unchanged", function()
        local libraries = { { json = dkjson }, service.json(require "cjson") }
        for _, options in ipairs(libraries) do
            local served = service.new(options)
            for _, id in ipairs { "0", "-7", "1.5", "-0.12345678901234", "99999999999999",
                "100000000000000", "1732341234567890", "9007199254740991",
                "-9007199254740991", '"1e999"', '"1732341234567890"' } do
                for _, method in ipairs { "hello", "none" } do
                    local line = served:handle(('{"id":%s,"method":"%s"}'):format(id,
                        method))
                    assert.equal(id, line:match '"id":("?[^,}"]*"?)', line)
                end
            end
            for _, id in ipairs { "1e999", "-1e999", "true", "[]", "{}", '{"a":1}',
                "9007199254740992", "9007199254740993", "-9007199254740992",
                "0.123456789012345", "99999999999999.5", "1.0000000000000002" } do
                local line = served:handle(
                    ('{"id":%s,"method":"new","params":{"variant":"renju"}}'):format(id))
                local answer = dkjson.decode(line)
                assert.equal("bad-request", answer.error.code)
                assert.equal("id", answer.error.path)
                assert.is_nil(answer.id)
                assert.equal(0, served.games.count, id)
            end
            assert(dkjson.decode(served:handle '{"id":null,"method":"hello"}').result)
        end
    end)

    it("reads exactly JSON, whatever else a library would read", function()
        local libraries = { { json = dkjson }, service.json(require "cjson") }
        for _, options in ipairs(libraries) do
            local served = service.new(options)
            local function code_of(value)
                local line = ('{"id":1,"method":"new","params":{"variant":"gomoku",'
                    .. '"options":{"x":%s}}}'):format(value)
                return dkjson.decode(served:handle(line)).error.code
            end
            for _, value in ipairs { "0x10", "-0x1", "0X1F", "NaN", "nan", "-nan",
                "Infinity", "-Infinity", "inf", "01", "-01", "00", "+1", "1.", ".5",
                "1.e3", "-", "1e", "1e+", "--1", "1_0", "True", "nil", "undefined",
                '"a\tb"', '"a\1b"', '"\\n\31"', '"\255"', '"\237\160\128"', "\f1",
                "\0001", "1}}} x", "1}}}{", "", "1 2", "[1 2]", "[,1]", "[1,]", "[1,,2]",
                "[1", "[1}", "{1:2}", "{a:1}", '{"a" 1}', '{"a":1 "b":2}', '{"a":1,}',
                '{"a":}', '{"a"}', '{,"a":1}', '{"a"::1}', '{"a":1]', '"', "'a'",
                '"a""b"', "/**/1", "1//", '"\\q"', '"\\u12"', '"\\u00\\n41"', '"\\ud800"',
                '"\\udc00"', '"\\uD800\\u0041"', "\\n", "\194\1601",
                ("["):rep(98) .. ("]"):rep(98), "[" .. ("{},"):rep(9993) .. "{}]" } do
                assert.equal("bad-json", code_of(value), value:sub(1, 40))
            end
            for _, value in ipairs { "0", "-0", "10", "1.5", "1e5", "1E-3", "0.5e+2",
                "true", '"0x10"', '"NaN"', '"\\\\"', '"\\" 01 "', '"\195\182"', "[]",
                '"\\u00e9"', '"\127"', "1e999", " \t1 \r", "{ }", "[ ]",
                '{ "" : [ 1 , 2 ] }', '{"a":{"b":[null,false]},"c":"d"}',
                '"\\/\\b\\f"', '"\\uD83D\\ude00"',
                '"\\ud7ff\\ue000"', "\n1\n", ("["):rep(97) .. ("]"):rep(97),
                "[" .. ("{},"):rep(9992) .. "{}]" } do
                assert.not_equal("bad-json", code_of(value), value:sub(1, 40))
            end
            assert.equal(0, served.games.count)
        end
    end)

    it("reports the fault of invalid JSON, and its place", function()
        for line, words in pairs {
            ['{"id":1 "method":"hello"}'] = "expected ',' or '}' at byte 9",
            ['{"id" 1}'] = "expected ':' at byte 7",
            ["{id:1}"] = "expected a name in double quotes at byte 2",
            ["[1,]"] = "expected a value at byte 4",
            ['{"id":"\\\\\\x"}'] = "'\\x' at byte 10 is not the escape of a character",
            ['{"id":"\\u12'] = "'\\u' at byte 8 is not the escape of a character",
            ['["\\ud8AB"]'] = "'\\ud8AB' at byte 3 is not the escape of a character",
            ['["\\n", \\n]'] = "'\\n' at byte 8 is not a value",
            ['["a\nb"]'] = "byte 4 is a control character",
            ['["a'] = "the text that begins at byte 2 does not end",
            ["[01]"] = "'01' at byte 2 is not a value",
            ["{} {}"] = "other text follows the request, from byte 4",
        } do
            local message = dkjson.decode(new():handle(line)).error.message
            assert.equal("the line cannot be read as JSON: " .. words, message)
        end
    end)

    it("reads a line within the time limit of its request", function()
        local served = service.new { limits = { seconds = 0.01 }, json = {
            decode = function() while true do end end, encode = dkjson.encode } }
        local answer = dkjson.decode(served:handle '{"id":3,"method":"hello"}')
        assert.equal("too-slow", answer.error.code)
    end)

    it("does not answer a blank line", function()
        for _, line in ipairs { "", " ", "\t \r" } do
            assert.equal("", new():handle(line))
        end
    end)

    it("suggests the intended method for an action", function()
        local served = new()
        local game = ask(served, "new", { variant = "renju" }).game
        local verbs = require("inarow.model").verbs()
        for _, name in ipairs(service.methods()) do
            local _, fault = ask(served, "apply", { game = game, action = name .. " x" })
            local is_pointed = fault.message:find("'" .. name
                .. "' is not an action but a method: call that method", 1, true) == 1
            assert.equal(not verbs[name], is_pointed, name)
        end
    end)

    it("refuses an action's object with too many or too few fields", function()
        local served = new()
        local game = ask(served, "new", { variant = "renju" }).game
        for code, list in pairs {
            ["bad-params"] = { {}, { "play" }, { verb = 7 }, { point = "h8" } },
            ["bad-action"] = { { verb = "dance" }, { verb = "play" },
                { verb = "play", point = "h8 by white" }, { verb = "redo" },
                { verb = "play", point = { h8 = { "h8" } } },
                { verb = "play", point = "h8", by = { "black" } },
                { verb = "play", point = 8.5 } },
        } do
            for _, action in ipairs(list) do
                local _, fault = ask(served, "apply", { game = game, action = action })
                assert.equal(code, fault.code)
                assert(not fault.message:find "0x", fault.message)
            end
        end
        assert.equal("play h8\n", ask(served, "apply", { record = "variant renju\n",
            action = { verb = "play", point = "h8", text = "pass" } }).record:sub(-8))
    end)

    it("answers even if the library cannot write the answer", function()
        local served = service.new { json = { decode = dkjson.decode,
            encode = function(answer)
                assert(answer.error, "no results today")
                return dkjson.encode(answer)
            end } }
        local answer = dkjson.decode(served:handle '{"id":3,"method":"hello"}')
        assert.equal(3, answer.id)
        assert.equal("internal", answer.error.code)
        helper.says(answer.error.message, "no results today")
    end)

    it("counts the memory of games and scripts, approximately", function()
        local function kilobytes()
            collectgarbage()
            collectgarbage()
            return collectgarbage "count"
        end
        local one = new { games = 1000 }
        ask(one, "new", { variant = "renju" })
        local before, counted = kilobytes(), one:bytes()
        for n = 2, 201 do
            local game = ask(one, "new", { variant = "renju" }).game
            for _, point in ipairs { "h8", "h9", "i9", "g7", "g9", "f9", n % 2 == 0
                and "a1" or "b1" } do
                ask(one, "play", { game = game, point = point })
            end
        end
        local part = (one:bytes() - counted) / 1024 / (kilobytes() - before)
        assert(part > 1 / 3 and part < 3, part)
        for n = 1, 201 do ask(one, "close", { game = "g" .. n }) end
        assert.equal(0, one:bytes())
        assert(ask(one, "load", { source = SCRIPT }))
        local loaded = one:bytes()
        assert(loaded > #SCRIPT)
        assert(ask(one, "load", { source = SCRIPT .. (" "):rep(1000) }))
        assert.equal(loaded + 1000, one:bytes())
        one:close()
        assert.equal(0, one.games.bytes)
    end)

    it("reserves a quarter of the memory for users of less than a megabyte", function()
        local megabyte = 2 ^ 20
        local all = memory.new(function() return 100 end,
            function() return 80 * megabyte end)
        assert.same({ 80 / 100, 80 / 75 }, { all:part(megabyte - 1), all:part(megabyte) })
        assert.same({ true, false }, { all:has_room(0), all:has_room(megabyte) })
    end)

    it("continues and closes existing objects when the memory is full", function()
        local served = new()
        local game = { game = ask(served, "new", { variant = "renju",
            options = { opening = "free" } }).game }
        assert(ask(served, "tree_add", { game = game.game, action = "play a1" }))
        served.limits.megabytes = 0.001
        for _, name in ipairs(service.methods()) do
            if service.method(name).grows then
                local params = { variant = "renju", source = SCRIPT, text = "x",
                    to = "sgf", game = game.game, question = "vcf", depth = 1, games = 1,
                    point = "h8", count = 1,
                    action = "play h8", node = { "play h8" }, parent = {} }
                for key in pairs(params) do
                    local is_known = false
                    for _, one in ipairs(service.method(name).params) do
                        is_known = is_known or one[1] == key
                    end
                    if not is_known then params[key] = nil end
                end
                local _, fault = ask(served, name, params)
                assert.equal("too-large", fault and fault.code, name)
            end
        end
        assert(ask(served, "hello"))
        assert(ask(served, "play", { game = game.game, point = "h8" }))
        assert(ask(served, "apply", { game = game.game, action = "play h9" }))
        for _, name in ipairs { "tree_demote", "tree_promote", "tree_delete" } do
            assert(ask(served, name, { game = game.game, node = { "play a1" } }), name)
        end
        for _, name in ipairs { "tree_undo", "tree_redo", "undo", "redo", "state",
            "legal", "legal_actions", "board", "key", "board_key", "forbidden", "explain",
            "record", "render", "close" } do
            assert(ask(served, name, game), name)
        end
    end)

    it("stops a request that takes too long", function()
        local served = new { seconds = 0.5 }
        local begun = os.clock()
        local _, refusal = ask(served, "perft", { variant = "connect_four", depth = 40 })
        assert.equal("too-slow", refusal.code)
        assert(os.clock() - begun < 3)
    end)

    it("rules like the module, on all records of the law", function()
        local served, count, number = new(), 0, 0
        local list = io.popen "find tests/conformance -name '*.rec' | sort"
        for path in list:lines() do
            for item in notation.games(helper.contents(path), path,
                { format = "record" }) do
                number = number + 1
                if helper.is_due(number, 15) then
                    count = count + follow(served, item)
                end
            end
        end
        list:close()
        assert(count > (helper.is_long and 5000 or 280), count)
    end)

    it("has an up-to-date page: make manual", function()
        local text = helper.contents "docs/service.md"
        assert.equal(require("tools.service_page").markdown(),
            text:match "## The methods\n.*$")
    end)

    it("makes a validator check a part against one class of several", function()
        local all, count = service.schema(), 0
        local function walk(shape)
            for _, one in pairs(shape) do
                if type(one) == "table" then walk(one) end
            end
            for _, one in ipairs(shape.anyOf or {}) do
                assert.is_nil(one["$ref"])
                if one["then"] then
                    local name = one["then"]["$ref"]:match "[^/]+$"
                    assert.same(all["$defs"][name].required, one["if"].required, name)
                    assert.is_false(one["else"])
                    count = count + 1
                end
            end
        end
        walk(all)
        assert(count >= 8, count)
    end)

    it("requires each field once", function()
        for name, shape in pairs(definitions) do
            local seen = {}
            for _, key in ipairs(shape.required or {}) do
                assert(not seen[key], name .. "." .. key)
                seen[key] = true
            end
        end
    end)

    it("refuses a colour for an invalid point", function()
        local served = new()
        local game = ask(served, "new", { variant = "renju" }).game
        for _, point in ipairs { "swap", "pass" } do
            assert.equal("bad-params", select(2, ask(served, "explain",
                { game = game, point = point, colour = "black" })).code)
        end
    end)

    it("knows which empty tables are objects", function()
        for name, shape in pairs(definitions) do
            for key, field in pairs(shape.properties or {}) do
                local is_map = field.type == "object" and field.additionalProperties
                local where = name .. "." .. key
                -- A game has no field of players rather than an empty one.
                assert(not is_map or plain.objects[key] or where == "judged.players"
                    or where == "archived.players", where)
                -- Lists of a board with these names are never empty.
                assert(field.type ~= "array" or not plain.objects[key]
                    or name == "board", where)
            end
        end
    end)
end)
