-- Tests commands for testers of other programs: the legal actions at the ends of records,
-- and forbidden points with reasons.
local inarow = require "inarow"
local json = require "dkjson"
local games = require "inarow.game"
local model = require "inarow.model"
local helper = dofile "tests/lua/helper.lua"

local says = helper.says

after_each(helper.clean)

-- Returns the lines of a text.
local function lines_of(text)
    local lines = {}
    for line in text:gmatch "([^\n]*)\n" do lines[#lines + 1] = line end
    return lines
end

describe("legal actions as texts", function()
    for _, name in ipairs(inarow.bundled) do
        it("are those that game:legal lists, and can be played: " .. name, function()
            local random = helper.random(5)
            local game = assert(inarow.new(name))
            for _ = 1, 24 do
                local list, texts = game:legal(), game:action_texts()
                assert.equal(#list, #texts)
                for i = random(5), #texts, 20 do
                    local read = assert(model.parse(texts[i]))
                    for _, field in ipairs { "verb", "point", "number" } do
                        assert.equal(list[i][field], read[field])
                    end
                    assert.same(list[i].verb == "offer" and { list[i].points[1] }
                        or list[i].points, read.points)
                    assert.same(list[i].dice, read.dice)
                    assert(not read.colour or read.colour == list[i].colour)
                end
                if game.final then break end
                local nth = random(#texts)
                if list[nth].verb == "offer" then
                    local offer
                    repeat
                        offer = helper.legal_action(game, random)
                        offer = offer.verb == "offer" and offer
                    until offer and game:apply(games.action_text(game, offer))
                else
                    assert(game:apply(texts[nth]))
                end
            end
        end)
    end

    it("name a colour only if there is a choice, and never the player", function()
        assert.equal("play h8", (inarow.new "rif_renju"):action_texts()[1])
        assert.equal("roll 1 1", (inarow.new "bead_renju"):action_texts()[1])
        local both = assert(inarow.new { name = "both", board = { 3, 3 },
            colours = { "x", "o" }, win = { row = 3, atleast = true },
            phases = { { "place" } } })
        assert.equal("play x a1, play o a1",
            table.concat(both:action_texts(), ", ", 1, 2))
    end)

    it("are listed at a table too", function()
        local game = helper.open("variant gomoku\nadjudication claims\nclock 40/7200\n"
            .. "play h8\n")
        local texts = game:action_texts()
        assert.equal("press by first", texts[#texts])
        assert(game:apply(texts[#texts]))
        assert.same({}, (helper.open "variant gomoku\nresign\n"):action_texts())
    end)
end)

describe("inarow legal", function()
    local RECORDS = table.concat({ "variant connect_four\nplay d1\n",
        "variant renju\nresign\n", "variant renju\nplay h8\nplay h8\n",
        "variant renju\nplay zz\n", "variant tic_tac_toe\nplay b2\n" }, "---\n")

    it("lists the actions of each game, and reports games that cannot go on",
        function()
            local path = helper.file(RECORDS)
            local status, out, err = helper.inarow("legal " .. path)
            assert.equal(2, status)
            local lines = lines_of(out)
            assert.same({ "play a1", "play b1", "play c1", "play d2", "play e1",
                "play f1", "play g1", "---", "---", "---", "---", "play a1" },
                { (table.unpack or unpack)(lines, 1, 12) })
            assert.equal(11 + 8, #lines)
            says(err, "#3: move 2, play h8: refused", path .. ":12: ")
            assert.is_nil(err:find("#2", 1, true)) -- it is over: nothing is legal
        end)

    it("prints the same as objects, with the side to act", function()
        local status, out = helper.inarow("legal --json -", RECORDS)
        assert.equal(2, status)
        local lines = lines_of(out)
        assert.equal(5, #lines) -- games 3 and 4 have faults
        says(lines[2], '"source":"-#2"', '"actions":[]')
        for n = 3, 4 do
            says(lines[n], ('{"number":%d,"source":"-#%d","error":"'):format(n, n))
        end
        assert.equal('{"number":5,"source":"-#5","to_move":"o","seat":"second",'
            .. '"actions":["play a1","play a2","play a3","play b1","play b3","play c1",'
            .. '"play c2","play c3"]}',
            lines[5])
        local first = json.decode(lines[1])
        assert.equal("-#1 yellow second 7", table.concat({ first.source, first.to_move,
            first.seat, #first.actions }, " "))
    end)

    it("prints the number of points of an offer", function()
        local _, out = helper.inarow("legal --json -", "variant soosorv_8\nplay h8\n"
            .. "play h9\nplay j10\nkeep\nplay i11\ndeclare 3\nkeep\n")
        local object = json.decode(out)
        assert.equal(3, object.count)
        assert.equal("offer a1", object.actions[1])
    end)

    it("takes folders, other notations and variants", function()
        local status, out = helper.inarow "legal --json tests/games"
        assert.equal(0, status)
        says(out, "tests/games/yixin_vs_qiguan_2018.rec#1")
        status, out = helper.inarow("legal --variant renju --from moves -",
            "h8 h9 i9\nh8 i9\n")
        assert.equal(0, status)
        assert.equal(223 + 1 + 224, #lines_of(out))
    end)

    it("reports unreadable input", function()
        local status, out, err = helper.inarow "legal ./nowhere.rec"
        assert.equal(2, status)
        says(err, "nowhere.rec")
        assert.equal("", out)
        status, out, err = helper.inarow("legal --variant nogame -", "h8\n")
        assert.equal("", out)
        assert.equal(2, status)
        says(err, "nogame")
    end)
end)

describe("inarow forbidden --json", function()
    -- Compares with explain: the reason and article of each point.
    local function check(game, line)
        local points, plain = json.decode(line).forbidden, game:forbidden()
        assert.equal(#plain, #points)
        for i, one in ipairs(points) do
            local proof = game:explain(plain[i])
            assert.equal(plain[i], one.point)
            assert.equal(proof.reason, one.reason)
            assert.equal(proof.citation, one.citation)
            local doubled = one.reason:find "double" or one.reason == "open-rows"
            assert.is_true(#one.rows >= (doubled and 2 or 1), line)
            for _, row in ipairs(one.rows) do
                local own = false
                for _, point in ipairs(row) do
                    own = own or point == one.point
                    assert(point == one.point or game:at(point) == proof.colour)
                end
                assert.is_true(own)
            end
        end
        return #points
    end

    for name, options in pairs { renju = "forbidden=refused", bead_renju = "",
        omok = "size=15", gomoku_japanese = "size=15", renju_1912 = "",
        renju_1931 = "" } do
        it("prints the same as explain: " .. name, function()
            local given = {}
            for key, value in options:gmatch "(%w+)=(%w+)" do given[key] = value end
            local _, input = helper.inarow "positions stars 25 --seed 3"
            local status, out, err = helper.inarow(("forbidden --json --variant %s %s")
                :format(name, options), input)
            assert.equal(0, status, err)
            local positions, count = lines_of(input), 0
            local lines = lines_of(out)
            assert.equal(25, #lines)
            for i, line in ipairs(lines) do
                local game = assert(inarow.position(positions[i], name, given))
                count = count + check(game, line)
            end
            assert.is_true(count > 10, count)
        end)
    end

    it("keeps its fields in order, with an empty list if nothing is forbidden",
        function()
            local _, out = helper.inarow("forbidden --json", ("."):rep(225) .. "\n")
            assert.equal('{"number":1,"forbidden":[]}\n', out)
            assert.equal('{"number":1,"forbidden":[]}\n', select(2, helper.inarow(
                "forbidden --json --variant caro", ("."):rep(225) .. "\n")))
            local file = assert(io.open "tests/positions/forbidden.tsv")
            local first = file:read "*l"
            file:close()
            out = select(2, helper.inarow("forbidden --json", first .. "\n"))
            says(out, '{"number":1,"forbidden":[{"point":"h7","reason":"double-four",'
                .. '"citation":"RIF 9.2","rows":[["h7","i8","k10","l11"],')
        end)

    it("reports a line that is not a position, and continues", function()
        local status, out, err = helper.inarow("forbidden --json",
            "XO\n" .. ("."):rep(225) .. "\n")
        assert.equal(2, status)
        local faulty, fine = out:match "^([^\n]*)\n([^\n]*)\n$"
        says(faulty, '{"number":1,"error":"not a position: ')
        assert.equal('{"number":2,"forbidden":[]}', fine)
        says(err, "line 1")
    end)
end)
