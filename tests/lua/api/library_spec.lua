local helper = dofile "tests/lua/helper.lua"
local inarow = require "inarow"

local refused, says = helper.refused, helper.says
local unpack = unpack or table.unpack

local function script(more)
    local five = { row = 5, atleast = true }
    local made = { name = "mine", source = "MINE", board = { 9, 9 },
        colours = { "black", "white" }, win = { black = five, white = five } }
    for key, value in pairs(more or {}) do made[key] = value end
    return made
end

local SOURCE = [[return {
    name = "mine", source = "MINE", board = { 9, 9 }, colours = { "black", "white" },
    options = { most = 3 },
    win = {
        black = { row = 5, atleast = true }, white = { row = 5, atleast = true },
    },
}]]

describe("inarow", function()
    after_each(helper.clean)

    it("sets no globals", function()
        local status, out = helper.lua(helper.file [[
            local before = {}
            for key in pairs(_G) do before[key] = true end
            local inarow = require "inarow"
            for _, name in ipairs { "judging.judge", "judging.conform", "proof.explain",
                "variant.rulebook.book" } do
                require("inarow." .. name)
            end
            local game = inarow.new "rif_renju"
            game:play "h8"
            game:record()
            game:render()
            inarow.load("return { name = 1 }")
            for key in pairs(_G) do
                if not before[key] then print(key) end
            end]])
        assert.equal("", out)
        assert.equal(0, status)
    end)

    it("converts games to a notation that needs all of them at once", function()
        local text = assert(inarow.convert("variant renju\nplay h8\n", "lib"))
        assert.equal("h8", assert(inarow.open(text, { variant = "renju" })):state().last)
    end)

    it("makes a game of every variant it knows", function()
        assert.is_true(#inarow.bundled >= 3)
        for _, name in ipairs(inarow.bundled) do
            local game = assert(inarow.new(name))
            assert.equal("playing", game:state().status)
            assert.equal(name, inarow.find(name).name)
            assert.equal("variant " .. name .. "\n", game:record())
        end
    end)

    it("finds a script that is only a base, and does not list it", function()
        assert.equal("_gomoku", inarow.find("_gomoku").name)
        for _, name in ipairs(inarow.variants()) do assert.is_nil(name:find "^_") end
    end)

    it("finds a variant by its other names", function()
        local meant = { connect4 = "connect_four", ["Connect-Four"] = "connect_four",
            ["connect-4"] = "connect_four", gomoku_swap2 = "swap2", score4 = "score_four",
            ["renju-rif"] = "rif_renju", taraguchi10 = "taraguchi_10",
            ["Renju Soosorv"] = "soosorv_8", pente_keryo = "keryo_pente" }
        for _, name in ipairs(inarow.bundled) do
            local squeezed, hyphens = name:gsub("_", ""), name:gsub("_", "-")
            for _, other in ipairs { name:upper(), squeezed, hyphens,
                (name:gsub("_", " ")), (unpack or table.unpack)(
                    inarow.find(name).script.aliases or {}) } do
                meant[other] = name
            end
        end
        for other, name in pairs(meant) do
            local found, message = inarow.find(other)
            assert(found, message)
            assert.equal(name, found.name, other)
        end
        local game = assert(inarow.open "variant Connect-Four\nplay d\n")
        says(game:record(), "variant connect_four\n")
    end)

    it("refuses a variant that it cannot find, and suggests a similar name", function()
        says(refused("no-such-variant", inarow.new "renjuu"), "'renjuu'", "'renju'")
        says(refused("no-such-variant", inarow.new "pente-free"),
            "'pente' with the option 'opening' set to 'free'?")
        says(refused("no-such-variant", inarow.new "gomoku_15"),
            "'gomoku' with the option 'size' set to '15'?")
        says(refused("no-such-variant", inarow.rules "chess"), "'chess'")
        says(refused("no-such-variant", inarow.find "../renju"), "'../renju'")
        refused("no-such-variant", inarow.new "")
    end)

    it("raises a programmer's mistake as an error, at its place", function()
        local game = inarow.new "pente"
        local function raises(said, call, ...)
            local arguments = { n = select("#", ...), ... }
            local ok, message = pcall(function()
                local result = call(unpack(arguments, 1, arguments.n))
                return result
            end)
            assert.is_false(ok, said)
            helper.says(message, "library_spec.lua:", said)
        end
        for _, wrong in ipairs { 42, 0 / 0, true, print, {} } do
            local got = "got " .. type(wrong)
            raises("game:at: point: a string expected, " .. got, game.at, game, wrong)
            raises("game:play: point: a string expected, " .. got, game.play, game, wrong)
            raises("game:explain: what: a point, an action or nil expected, " .. got,
                game.explain, game, wrong)
            raises("game:explain: colour: a string or nil expected, " .. got,
                game.explain, game, "h8", wrong)
            raises("game:forbidden: colour: a string or nil expected, " .. got,
                game.forbidden, game, wrong)
            raises("game:setup: cells: a string expected, " .. got, game.setup, game,
                wrong)
            raises("game:setup: turn: a string or nil expected, " .. got, game.setup,
                game, "", wrong)
            raises("game:set_option: key: a string expected, " .. got,
                game.set_option, game, wrong)
            raises("inarow.load: source: a string expected, " .. got, inarow.load, wrong)
            raises("inarow.load: chunkname: a string or nil expected, " .. got,
                inarow.load, "", wrong)
        end
        for _, wrong in ipairs { 42, 0 / 0, true, print } do
            local got = "got " .. type(wrong)
            raises("game:apply: action: an action's table or text expected, " .. got,
                game.apply, game, wrong)
            raises("game:render: options: a table or nil expected, " .. got, game.render,
                game, wrong)
            raises("game:setup: captured: a table or nil expected, " .. got, game.setup,
                game, "", nil, wrong)
            for _, name in ipairs { "new", "rules" } do
                local where = "inarow." .. name
                raises(where .. ": which: a variant's name, a variant or a script's"
                    .. " table expected, " .. got, inarow[name], wrong)
                raises(where .. ": options: a table or nil expected, " .. got,
                    inarow[name], "renju", wrong)
            end
        end
        raises("got nil", game.at, game)
        raises("got nil", inarow.new)
    end)

    it("refuses anything that a user may have typed", function()
        local game = inarow.new "pente"
        local cyclic = {}
        cyclic.verb, cyclic.point = "play", cyclic
        for _, word in ipairs { "", "a0", "z9", "h99", "h8 ", "\0\255", ("x"):rep(1e5),
            "k", "9" } do
            refused("off-board", game:at(word))
            refused("off-board", game:explain(word))
            assert.is_nil((game:play(word)))
            refused("bad-action", game:apply(word))
            refused("bad-action", game:forbidden(word))
            refused("bad-action", game:explain("h8", word))
            refused("bad-position", game:setup(word))
            refused("bad-position", game:setup(("."):rep(361), word))
            refused("no-such-option", game:set_option(word, "true"))
            refused("bad-option", game:set_option("adjudication", word))
        end
        for _, value in ipairs { 0 / 0, 1 / 0, 1e308, -1, true, {}, cyclic } do
            refused("bad-action", game:apply { verb = value })
            refused("bad-action", game:apply { verb = "play", point = value })
            refused("bad-action", game:apply { verb = "play", point = "h8", at = value })
            refused("bad-option", inarow.new("renju", { size = value }))
            refused("bad-option", inarow.new("renju", { clock = value }))
        end
        refused("bad-action", game:apply(cyclic))
        refused("bad-script", inarow.new(cyclic))
        assert.equal("variant pente\n", game:record())
    end)

    it("recognizes colours by their points in any notation", function()
        local game = inarow.new "pente"
        game:play "J10"
        assert.equal("white", game:at "J10")
        assert.equal("white", game:at "j10")
        assert.equal(0, select("#", game:at "j11") - 1)
    end)

    it("reports after the end of a game that the game is over", function()
        local game = inarow.new("tic_tac_toe")
        helper.play(game, "resign")
        for _, word in ipairs { "zz", "a1", "a9", "" } do
            refused("game-over", game:play(word))
            refused("game-over", game:apply(word))
            refused("game-over", game:apply("play " .. word))
        end
        refused("game-over", game:apply {})
    end)

    describe("options", function()
        it("are taken as values or as text", function()
            for _, given in ipairs { { literal_9_3 = true }, { literal_9_3 = "true" } } do
                assert.is_true(inarow.rules("renju", given).options.literal_9_3)
            end
            for _, given in ipairs { { most = 5 }, { most = "5" } } do
                assert.equal(5, inarow.rules("soosorv_8", given).options.most)
            end
            assert.equal(8, inarow.rules("soosorv_8").options.most)
        end)

        it("are refused if the name or the value is unknown", function()
            says(refused("no-such-option", inarow.new("renju", { sise = 9 })),
                "renju", "'sise'", "'size'")
            says(refused("bad-option", inarow.new("renju", { forbidden = "wins" })),
                "forbidden=wins", "loses", "refused")
            for _, most in ipairs { 3, 9, 4.5, "many", "", -4 } do
                says(refused("bad-option", inarow.new("soosorv_8", { most = most })),
                    "most=", "8")
            end
            refused("bad-option", inarow.new("renju", { literal_9_3 = "yes" }))
            refused("bad-option", inarow.new("renju", { forbidden = {} }))
        end)

        it("set the size as a number, a text or two sides", function()
            for _, size in ipairs { 19, "19", "19x19", { 19, 19 } } do
                local rules = inarow.rules("renju", { size = size })
                assert.same({ 19, 19 }, { rules.width, rules.height })
            end
            local rules = inarow.rules("renju", { size = "7x6", opening = "free" })
            assert.same({ 7, 6 }, { rules.width, rules.height })
            assert.equal(15, inarow.rules("renju").width)
        end)

        for _, size in ipairs { 0, 27, -1, 15.5, 1e300, 0 / 0, "", "x", "7x", "7x6x5",
            "15.5", "0x9", "9x27" } do
            it(("refuse the size %s %s"):format(type(size), tostring(size)), function()
                local given = { size = size, opening = "free" }
                says(refused("bad-option", inarow.new("renju", given)), "size=",
                    "from 1 to 26")
            end)
        end

        local sides = { half = { 7.5, 7 }, one = { 7 }, none = {}, big = { 7, 27 } }
        for name, size in pairs(sides) do
            it("refuse a size of two sides: " .. name, function()
                refused("bad-option", inarow.new("renju", { size = size }))
            end)
        end

        it("are compared by value, not by their table", function()
            local size = { 9, 9 }
            assert.equal(9, inarow.rules("renju", { size = size }).width)
            size[1], size[2] = 7, 7
            assert.equal(7, inarow.rules("renju", { size = size }).width)
        end)

        it("are not read from another option's value", function()
            assert(inarow.new("renju", { forbidden = "refused", opening = "free" }))
            refused("bad-option",
                inarow.new("renju", { forbidden = "refused opening=free" }))
        end)

        it("are copied: changing the table later changes nothing", function()
            local given = { size = 11 }
            local game = inarow.new("renju", given)
            given.size = 13
            assert.equal("variant renju size=11\n", game:record())
        end)

        it("are written to the record so that it can be read again", function()
            for _, size in ipairs { 9, "9x9", { 9, 9 } } do
                local game = helper.open(inarow.new("renju", { size = size }):record())
                assert.same({ 9, 9 }, { game.rules.width, game.rules.height })
            end
        end)

        it("are written in the same way however they were set", function()
            for key, value in pairs { wrong_claim = "loses", records = "waived",
                first_five_stands = "true", resignation = "flag-up", clock = "900",
                adjudication = "claims" } do
                if value == "true" then value = true end
                local game = assert(inarow.new "renju")
                assert(game:set_option(key, value))
                local given = assert(inarow.new("renju", { [key] = value }))
                assert.equal(given:record(), game:record())
                assert.equal(game:record(), assert(inarow.open(game:record())):record())
            end
            local game = assert(inarow.new("renju", { wrong_claim = "loses" }))
            assert(game:set_option("wrong_claim", "nothing"))
            assert(game:record():find "wrong_claim=nothing")
        end)

        it("with equal values share the same rules", function()
            local given = { forbidden = "refused", size = 9 }
            local again = { size = 9, forbidden = "refused" }
            local rules = assert(inarow.rules("renju", given))
            assert.is_true(rules == inarow.rules("renju", again))
            assert.is_false(rules == inarow.rules("renju"))
        end)
    end)

    describe("load", function()
        it("gives a variant for new and rules", function()
            local variant = assert(inarow.load(SOURCE, "mine.lua"))
            assert.equal(9, inarow.rules(variant).width)
            assert.equal("ok", tostring(inarow.new(variant):play "a1"))
            assert.equal(7, inarow.rules(variant, { most = 7 }).options.most)
        end)

        it("names the script in its errors", function()
            says(refused("bad-script", inarow.load("return 1", "mine.lua")), "mine.lua")
            says(refused("bad-script", inarow.load("return 1")), "script")
        end)

        it("gives a script neither the host's globals nor its libraries", function()
            for _, name in ipairs { "_G", "io", "os", "require", "load", "loadstring",
                "dofile", "debug", "package", "getmetatable", "setfenv", "print" } do
                local source = ("local here = %s\nreturn here"):format(name)
                says(refused("bad-script", inarow.load(source)), "nil")
            end
        end)
    end)

    describe("a script's table", function()
        it("is a variant too", function()
            local game = assert(inarow.new(script()))
            assert.equal("won black five (MINE)",
                helper.play(game, "a1, a2, b1, b2, c1, c2, d1, d2, e1"))
        end)

        it("takes marks of options", function()
            local board = script { options = { row = { 5, 4 } },
                win = { black = { row = inarow.option "row", atleast = true } } }
            assert.equal("won black five (MINE)", helper.play(
                inarow.new(board, { row = 4 }), "a1, a2, b1, b2, c1, c2, d1"))
            assert.equal("ok",
                helper.play(inarow.new(board), "a1, a2, b1, b2, c1, c2, d1"))
        end)

        it("is refused with its name and the path, without a line", function()
            local message = refused("bad-script", inarow.new(script { bord = { 9, 9 } }))
            says(message, "mine: bord:", "'board'")
        end)
    end)

    describe("finders", function()
        local finders, asked

        before_each(function()
            finders, asked = inarow.finders, 0
            inarow.finders = { finders[1], function(name)
                asked = asked + 1
                if name == "mine" then return SOURCE, "mine.lua" end
                if name == "broken" then return "return {", "broken.lua" end
                if name == "child" then
                    return "return { name = 'child', base = 'mine', board = { 7, 7 } }"
                end
            end }
        end)

        after_each(function()
            inarow.finders = finders
            inarow.forget()
        end)

        it("are asked in order, once for a name", function()
            assert.equal("Renju, free opening", inarow.rules("renju").title)
            assert.equal(0, asked)
            assert.equal(9, inarow.rules("mine").width)
            assert.equal(9, inarow.rules("mine").width)
            assert.equal(1, asked)
        end)

        it("find bases as well", function()
            local rules = assert(inarow.rules "child")
            assert.equal(7, rules.width)
            assert.equal("MINE", rules.source)
        end)

        it("may find a broken script", function()
            says(refused("bad-script", inarow.new "broken"), "broken.lua:1:")
            refused("no-such-variant", inarow.new "nowhere")
        end)

        it("are asked again after forget", function()
            assert(inarow.find "mine")
            inarow.finders = { function() return SOURCE:gsub("9, 9", "8, 8") end }
            assert.equal(9, inarow.rules("mine").width)
            inarow.forget()
            assert.equal(8, inarow.rules("mine").width)
        end)
    end)
end)
