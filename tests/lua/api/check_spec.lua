-- Tests the checks of public calls: each function refuses with its declared codes, and
-- raises an error for a programmer's mistake. Also tests who uses the public functions.
local api = require "inarow.api"
local helper = dofile "tests/lua/helper.lua"
local inarow = require "inarow"
local language = require "inarow.language"

local public = api.read()

local BAD_SCRIPT = { name = "bad", base = "renju", wni = {} }
local POSITION = ("."):rep(225)

local function new(...) return assert(inarow.new(...)) end
local function played(variant, ...)
    local game = new(variant)
    helper.play(game, ...)
    return game
end
local function begun()
    return played("renju", "h8")
end
local function over()
    return played("tic_tac_toe", "b2,a1,b1,a2,b3")
end

-- Returns a game with a comment that makes its record longer than the limit for reading.
local function talked_over(game)
    local tree = game:tree()
    assert(tree:set(tree.root, "comment", ("x"):rep(4194304)))
    return game
end

-- Returns a puzzle: an open three among other stones.
local function solving()
    return assert(played("gomoku", "h8,a1,i8,a3,j8,a5"):solve())
end

-- Returns the tree of a game in which h8, then i9 or a1, were played; and its nodes.
local function grown()
    local tree = begun():tree()
    local h8 = tree.root.children[1]
    return tree, h8, assert(tree:add(h8, "play i9")), assert(tree:add(h8, "play a1"))
end

local function hooked(options)
    return new({ name = "hooked", base = "tic_tac_toe",
        hooks = { legal = function() error "no" end } }, options)
end

-- ---- Refusals -----------------------------------------------------------------------

-- By function: calls that are refused, each with its code.
-- A false proof that a stone wins at once.
local function proof_of(point)
    return { proof = 1, record = "variant renju\nplay h8\nplay h9\n", colour = "black",
        question = "vcf", length = 2, nodes = { { stone = point } } }
end

local REFUSALS = {
    ["inarow.find"] = {
        { "no-such-variant", function() return inarow.find "renjuu" end },
        { "no-such-variant", function() return inarow.find(7) end },
        { "bad-script", function()
            table.insert(inarow.finders, 1, function(name)
                return name == "broken" and "return 7" or nil, "broken.lua"
            end)
            local variant, message, code = inarow.find "broken"
            table.remove(inarow.finders, 1)
            return variant, message, code
        end },
    },
    ["inarow.load"] = {
        { "bad-script", function() return inarow.load "return {" end },
        { "bad-script", function() return inarow.load("return {}", "empty.lua") end },
        { "bad-script", function() return inarow.load "while true do end" end },
    },
    ["inarow.settings"] = {
        { "no-such-variant", function() return inarow.settings "renjuu" end },
        { "bad-script", function() return inarow.settings(BAD_SCRIPT) end },
    },
    ["inarow.tree"] = {
        { "bad-record", function() return inarow.tree "" end },
        { "bad-record", function() return inarow.tree "variant renju\nplya h8\n" end },
        { "bad-proof", function() return inarow.tree { proof = 1 } end },
    },
    ["inarow.open"] = {
        { "bad-record", function() return inarow.open "" end },
        { "bad-record", function() return inarow.open "variant renju\nplay a1\n" end },
        { "bad-record", function() return inarow.open "variant renju\nplya h8\n" end },
    },
    ["inarow.convert"] = {
        { "bad-record", function() return inarow.convert("plya h8\n", "sgf") end },
        { "bad-record", function()
            return inarow.convert("variant pente_teams\nplay j10\n", "psq")
        end },
    },
    ["inarow.match"] = {
        { "bad-match", function() return inarow.match("pente_teams", { "A", "B" }) end },
        { "no-such-variant", function() return inarow.match("x", { "A", "B" }) end },
    },
    ["inarow.read_match"] = {
        { "bad-record", function() return inarow.read_match "" end },
        { "bad-record", function() return inarow.read_match "variant x\n" end },
    },
    ["inarow.position"] = {
        { "bad-position", function() return inarow.position "XO" end },
        { "bad-position", function() return inarow.position(("."):rep(80) .. "?") end },
        { "bad-position", function() return inarow.position "XX/O" end },
        { "no-such-variant", function() return inarow.position(POSITION, "x") end },
        { "bad-option", function()
            return inarow.position(POSITION, "renju", { forbidden = "perhaps" })
        end },
    },
    ["inarow.check_proof"] = {
        { "bad-proof", function() return inarow.check_proof() end },
        { "bad-proof", function() return inarow.check_proof(proof_of "z9") end },
        { "wrong-proof", function() return inarow.check_proof(proof_of "i8") end },
        { "undecided", function()
            local proof = proof_of "i8"
            proof.nodes = { { stone = "i8", ["else"] = 2 }, { stone = "a1" } }
            return inarow.check_proof(proof, 1)
        end },
    },
    ["inarow.action"] = {
        { "bad-action", function() return inarow.action "" end },
        { "bad-action", function() return inarow.action "plya h8" end },
        { "bad-action", function() return inarow.action "play h8 h9" end },
    },
    ["inarow.playout"] = {
        { "no-such-option", function() return inarow.playout("renju", { x = 1 }, 1) end },
        { "bad-script", function()
            return inarow.playout({ name = "hooked", base = "tic_tac_toe",
                hooks = { legal = function() error "no" end } }, nil, 1)
        end },
    },
    ["inarow.puzzles"] = {
        { "no-threats", function() return inarow.puzzles("pente", nil, 1) end },
        { "no-such-option", function() return inarow.puzzles("renju", { x = 1 }, 1) end },
    },
    ["game:analyse"] = {
        { "bad-question", function() return begun():analyse {} end },
        { "bad-question", function()
            return begun():analyse { question = "vcf", nodes = 0 }
        end },
        { "bad-question", function()
            return begun():analyse { question = "vcf", colour = "green" }
        end },
        { "no-threats", function() return new("pente"):analyse { question = "vcf" } end },
        { "game-over", function() return over():analyse { question = "vcf" } end },
        { "not-now", function()
            return new("rif_renju"):analyse { question = "vcf" }
        end },
    },
    ["game:solve"] = {
        { "no-win", function() return new("gomoku"):solve() end },
        { "no-threats", function() return new("pente"):solve() end },
        { "game-over", function() return over():solve() end },
        { "not-now", function() return new("rif_renju"):solve() end },
    },
    ["game:image"] = {
        { "off-board", function() return new("renju"):image(0, "p1") end },
        { "no-such-symmetry", function() return new("renju"):image(8, "h8") end },
    },
    ["game:redo"] = { { "not-now", function() return begun():redo() end } },
    ["game:go"] = { { "occupied", function()
        local game = begun()
        local tree, node = game:tree()
        return game:go(assert(tree:add(node, "play h8", true)))
    end } },
    ["tree:add"] = {
        { "occupied", function()
            local tree, h8 = grown()
            return tree:add(h8, "play h8")
        end },
        { "bad-action", function()
            local tree, h8 = grown()
            return tree:add(h8, "plya h8")
        end },
    },
    ["tree:delete"] = { { "not-now", function()
        local tree = grown()
        return tree:delete(tree.root)
    end } },
    ["tree:promote"] = { { "not-now", function()
        local tree, _, i9 = grown()
        return tree:promote(i9)
    end } },
    ["tree:demote"] = { { "not-now", function()
        local tree, _, _, a1 = grown()
        return tree:demote(a1)
    end } },
    ["tree:move"] = {
        { "not-now", function()
            local tree, h8, i9 = grown()
            return tree:move(h8, i9)
        end },
        { "not-now", function()
            local tree, h8, i9 = grown()
            return tree:move(i9, h8)
        end },
    },
    ["tree:set"] = {
        { "not-now", function()
            local tree = begun():tree()
            return tree:set(tree.root, "before", "first")
        end },
        { "off-board", function()
            local tree = begun():tree()
            return tree:set(tree.root, "marks", { { kind = "cross", point = "z26" } })
        end },
    },
    ["tree:undo"] = { { "not-now", function() return begun():tree():undo() end } },
    ["tree:redo"] = { { "not-now", function() return grown():redo() end } },
    ["tree:find"] = { { "not-now", function() return grown():find { "play b2" } end } },
    ["tree:game"] = { { "occupied", function()
        local tree, h8 = grown()
        return tree:game(assert(tree:add(h8, "play h8", true)))
    end } },
    ["tree:text"] = { { "bad-record", function()
        return new "pente_teams":tree():text "sgf"
    end } },
    ["tree:ruling"] = {
        { "occupied", function()
            local tree, h8 = grown()
            return tree:ruling(assert(tree:add(h8, "play h8", true)))
        end },
        { "not-now", function()
            local tree = grown()
            return tree:ruling(tree.root)
        end },
    },
    ["puzzle:play"] = {
        { "occupied", function() return solving():play "h8" end },
        { "off-board", function() return solving():play "z26" end },
        { "game-over", function()
            local puzzle = solving()
            repeat until puzzle:play(puzzle:hint()).verdict == "solved"
            return puzzle:play "a1"
        end },
    },
    ["game:set_option"] = {
        { "no-such-option", function()
            return new("renju"):set_option("clokc", "900")
        end },
        { "bad-option", function() return new("renju"):set_option("clock", "soon") end },
        { "bad-option", function() return new("renju"):set_option("clock", {}) end },
        { "not-now", function() return begun():set_option("clock", "900") end },
    },
    ["game:play"] = {
        { "outside-region", function() return new("renju"):play "a1" end },
        { "occupied", function() return begun():play "h8" end },
        { "off-board", function() return begun():play "z99" end },
        { "bad-action", function() return begun():play "?" end },
        { "game-over", function() return over():play "c3" end },
        { "column-full", function()
            return played("connect_four", "a1,a2,a3,a4,a5,a6"):play "a"
        end },
    },
    ["game:apply"] = {
        { "bad-action", function() return new("renju"):apply "plya h8" end },
        { "bad-action", function() return new("renju"):apply {} end },
        { "bad-action", function() return new("renju"):apply { verb = "play" } end },
        { "not-your-turn", function() return begun():apply "play a1 by black" end },
        { "not-now", function() return begun():apply "swap" end },
        { "game-over", function() return over():apply "?" end },
    },
    ["game:setup"] = {
        { "bad-position", function() return new("renju"):setup "XO" end },
        { "bad-position", function() return new("renju"):setup(POSITION, "green") end },
        { "bad-position", function()
            return new("pente"):setup(("."):rep(361), nil, { white = -1 })
        end },
        { "bad-position", function()
            return new("renju"):setup(POSITION, nil, { black = 2 })
        end },
        { "not-now", function() return begun():setup(POSITION) end },
    },
    ["game:record"] = { { "bad-record", function()
        return talked_over(begun()):record()
    end } },
    ["game:fen"] = {
        { "bad-position", function() return new("pente_teams"):fen() end },
        { "bad-position", function() return played("connect6", "k10", "k11"):fen() end },
    },
    ["game:undo"] = {
        { "not-now", function() return new("renju"):undo() end },
    },
    ["game:at"] = {
        { "off-board", function() return new("renju"):at "p1" end },
        { "off-board", function() return new("renju"):at "8h" end },
    },
    ["game:forbidden"] = {
        { "bad-action", function() return new("renju"):forbidden "green" end },
        { "too-deep", function() return helper.too_deep():forbidden() end },
    },
    ["game:explain"] = {
        { "off-board", function() return new("renju"):explain "p1" end },
        { "occupied", function() return begun():explain("h8", "white") end },
        { "bad-action", function() return new("renju"):explain("h8", "green") end },
        { "too-deep", function() return helper.too_deep():explain "u8" end },
        { "not-now", function() return new("renju"):explain() end },
    },
    ["game:perft"] = {
        { "game-over", function() return over():perft(1) end },
        { "bad-script", function() return hooked():perft(2) end },
        { "not-now", function()
            return hooked({ adjudication = "claims" }):perft(1)
        end },
        { "many-offers", function()
            local game = played("soosorv_8", "h8,h9,i9", "keep", "a15", "declare 8",
                "keep")
            return game:perft(1)
        end },
    },
    ["match:record"] = { { "bad-record", function()
        local match = assert(inarow.match("renju", { "A", "B" }))
        talked_over(assert(match:game()))
        return match:record()
    end } },
    ["match:game"] = {
        { "game-over", function()
            local match = assert(inarow.match("renju", { "A", "B" }, nil, 1))
            assert(match:game():apply "resign by black")
            return match:game()
        end },
    },
}

-- Functions that take a variant and options refuse both in the same way.
for name, call in pairs {
    ["inarow.new"] = inarow.new, ["inarow.rules"] = inarow.rules,
    ["inarow.rulebook"] = inarow.rulebook,
} do
    REFUSALS[name] = {
        { "no-such-variant", function() return call "renjuu" end },
        { "no-such-variant", function() return call "../renju" end },
        { "bad-script", function() return call(BAD_SCRIPT) end },
        { "bad-script", function() return call {} end },
        { "no-such-option", function() return call("renju", { sise = 15 }) end },
        { "bad-option", function() return call("renju", { size = 3.5 }) end },
        { "bad-option", function() return call("renju", { clock = "soon" }) end },
    }
end

-- Returns the codes of a function's declared results, as a set; `any` is true if all are
-- possible.
local function codes_of(returns)
    local codes, any = {}, false
    for _, result in ipairs(returns) do
        local kinds = result[2] == "code" and api.alternatives(result[1]) or {}
        for _, kind in ipairs(kinds) do
            local shape = public[kind]
            for _, case in ipairs(shape and shape.cases or { { kind } }) do
                if case[1] == "string" then any = true end
                codes[case[1]:match '^"(.*)"$' or ""] = true
            end
        end
    end
    codes[""] = nil
    return codes, any
end

describe("a public call refuses", function()
    for _, class in ipairs(public) do
        for _, one in ipairs(class.functions or {}) do
            local name = class.called .. one.name
            local codes, any = codes_of(one.returns or {})
            if next(codes) then
                it(name .. " with each of its documented codes, and no others", function()
                    local met, shared = {}, codes_of {
                        { "inarow.variant_refusal", "code" } }
                    for _, case in ipairs(REFUSALS[name] or {}) do
                        local result, message, code, faults = case[2]()
                        assert.equal(case[1], code, tostring(message))
                        helper.refused(code, result, message, code, faults)
                        assert(codes[code], name .. " does not document " .. code)
                        met[code] = true
                    end
                    local by_all = name == "inarow.new" or name == "inarow.rules"
                        or name == "inarow.rulebook"
                    for code in pairs(codes) do
                        assert(met[code] or any or shared[code] and not by_all, code)
                    end
                    assert(next(met), "nothing is refused")
                end)
            end
        end
    end

    it("and otherwise returns one value, which may be a call's last argument", function()
        local game = begun()
        local tree = game:tree()
        local calls = {
            record = function() return game:record() end,
            convert = function() return inarow.convert(game:record(), "sgf") end,
            ["tree:text"] = function() return tree:text "record" end,
            play = function() return game:play "i9" end,
            undo = function() return game:undo() end,
            redo = function() return game:redo() end,
            apply = function() return game:apply "play j10" end,
            ["tree:add"] = function() return tree:add(tree.root.children[1], "pass") end,
            ["tree:undo"] = function() return tree:undo() end,
            ["match:record"] = function()
                return inarow.match("gomoku", { "A", "B" }):record()
            end,
        }
        for _, name in ipairs { "record", "convert", "tree:text", "play", "undo", "redo",
            "apply", "tree:add", "tree:undo", "match:record" } do
            assert.equal(1, select("#", calls[name]()), name)
        end
    end)

    it("without changing anything", function()
        local game = begun()
        local before = helper.snapshot(game)
        for _, text in ipairs { "play h8", "play z99", "swap", "plya", "claim five" } do
            assert.is_nil((game:apply(text)))
        end
        assert.is_nil((game:setup(POSITION)))
        assert.is_nil((game:set_option("clock", "900")))
        assert.same(before, helper.snapshot(game))
    end)
end)

-- ---- Mistakes -----------------------------------------------------------------------

local ROOT = new("renju"):tree().root

-- By function: wrong arguments by a programmer.
local MISTAKES = {
    { "inarow.new", {}, { 7 }, { "renju", 7 }, { new("renju").rules } },
    { "inarow.rules", {}, { true }, { "renju", "size=9" } },
    { "inarow.rulebook", {}, { "renju", 7 } },
    { "inarow.settings", {}, { 7 } },
    { "inarow.load", {}, { 7 }, { "return {}", 7 } },
    { "inarow.option", {}, { 7 } },
    { "inarow.position", {}, { 7 }, { POSITION, 7 }, { POSITION, "renju", 7 } },
    { "inarow.judge", {}, { 7 }, { "", 7 }, { "", { format = "pdf" } },
        { "", { variant = 7 } }, { "", { options = 7 } }, { "", { name = {} } } },
    { "inarow.tree", {}, { 7 }, { {} }, { "", 7 }, { "", { format = 7 } } },
    { "inarow.open", {}, { function() end }, { "", 7 }, { "", { format = 7 } },
        { "h8 h9", { variant = true } }, { "h8 h9", { options = "size=9" } } },
    { "inarow.convert", {}, { "" }, { "", "pdf" }, { "", "sgf", 7 },
        { "", "sgf", { name = true } } },
    { "inarow.conform", {}, { 7 }, { "", 7 } },
    { "inarow.match", {}, { "renju" }, { "renju", { "A" } },
        { "renju", { "A", "B" }, nil, 0 }, { "renju", { "A", "B" }, nil, 1.5 },
        { "renju", { "A", "B" }, 7 }, { "renju", { "A", "B" }, nil, 0 / 0 } },
    { "inarow.read_match", {}, { 7 }, { "", "2" }, { "", 0 } },
    { "inarow.playout", {}, { "renju" }, { "renju", nil, 1, "x" }, { "renju", nil, -1 },
        { "renju", nil, 1.5 }, { "renju", nil, 1, -1 }, { "renju", nil, 0 / 0 } },
    { "inarow.puzzles", {}, { "renju" }, { "renju", 7, 1 }, { "renju", nil, -1 },
        { "renju", nil, 1, "x" } },
    { "inarow.check_proof", { {}, 0 }, { {}, 1.5 }, { {}, "x" } },
    { "inarow.action", {}, { 7 } },
    { "inarow.text", {}, { "play h8" }, { "proof" }, { {} }, { new "renju" },
        { { question = "vcf" } }, { { question = "vcf" }, {} } },
    { "inarow.analysis_stones", {}, { new "renju" }, { new "renju", {} } },
    { "inarow.palette", {}, { "black" }, { { 1 } },
        { { "a", "b", "c", "d", "e", "f", "g" } } },
    { "inarow.places", {}, { "renju" }, { {} }, { new("renju").rules, "2" } },
    { "inarow.corners", {}, { 7 }, { {} } },
    { "inarow.sentence", {} },
    { "game:set_option", {}, { 7, "900" } },
    { "game:play_many", {}, { "h8" }, { { "h8" }, "1" }, { { "h8" }, 0 },
        { { "h8" }, 0 / 0 } },
    { "game:play", {}, { 7 }, { { "h8" } } },
    { "game:apply", {}, { 7 } },
    { "game:setup", {}, { 7 }, { POSITION, 7 }, { POSITION, nil, 7 } },
    { "game:at", {}, { 7 } },
    { "game:forbidden", { 7 } },
    { "game:explain", { 7 }, { {} }, { "h8", 7 }, { nil, "black" },
        { "play h8", "black" } },
    { "game:steps", {}, { 7 }, { {} } },
    { "game:more_offers", {}, { "h8" }, { { 7 } }, { { "z99" } } },
    { "game:board", { 7 } },
    { "game:replay", { 7 } },
    { "game:render", { 7 }, { { format = "pdf" } }, { { steps = {} } },
        { { format = "svg", steps = {} } } },
    { "game:undo", { 7 } },
    { "game:image", {}, { 0 }, { "0", "h8" }, { -1, "h8" }, { 0, 7 } },
    { "game:go", { 7 }, { {} }, { ROOT } },
    { "tree:has", {}, { 7 }, { {} } },
    { "tree:add", {}, { 7, "play h8" }, { {}, "play h8" }, { ROOT, 7 } },
    { "tree:delete", {}, { 7 }, { {} } },
    { "tree:promote", {}, { {} } },
    { "tree:demote", {}, { {} } },
    { "tree:move", {}, { {} }, { ROOT, {} } },
    { "tree:set", {}, { ROOT }, { ROOT, "text", "a" }, { ROOT, "comment", 7 },
        { ROOT, "comment", {} }, { ROOT, "marks", "a" } },
    { "tree:walk", { {} } },
    { "tree:path", {}, { {} } },
    { "tree:find", {}, { "play h8" } },
    { "tree:game", {}, { {} } },
    { "tree:text", {}, { 7 }, { "fen" } },
    { "tree:ruling", {}, { {} } },
    { "game:analyse", {}, { "vcf" } },
    { "game:perft", {}, { "3" }, { -1 }, { 1.5 }, { 101 } },
}

describe("a programmer's mistake", function()
    for _, case in ipairs(MISTAKES) do
        local where, name = case[1]:match "^(%a+)[.:]([%w_]+)$"
        it("is raised by " .. case[1] .. ", at the place of the call", function()
            for i = 2, #case do
                local arguments = case[i]
                local function call()
                    local n = 4
                    if where == "inarow" then
                        inarow[name]((table.unpack or unpack)(arguments, 1, n))
                    else
                        local game = new "renju"
                        local object = where == "tree" and game:tree() or game
                        object[name](object, (table.unpack or unpack)(arguments, 1, n))
                    end
                end
                local ok, message = pcall(call)
                assert.is_false(ok, ("call %d is let through"):format(i - 1))
                message = tostring(message)
                local is_here = message:find "check_spec.lua:%d+: "
                assert(is_here and message:find(name, 1, true),
                    ("call %d: %s"):format(i - 1, message))
            end
        end)
    end

    it("is tested for every function with arguments", function()
        local looked = {}
        for _, case in ipairs(MISTAKES) do looked[case[1]] = true end
        -- Any text may be typed there, so it is refused.
        looked["inarow.find"] = true
        for _, class in ipairs { public.inarow, public["inarow.game"],
            public["inarow.tree"] } do
            for _, one in ipairs(class.functions) do
                assert(looked[class.called .. one.name] or #one == 0, one.name)
            end
        end
    end)
end)

describe("an explanation that was modified", function()
    local VALUES = { 7, -1, 1.5, "frob", true, {}, { 7 }, { "frob" }, { {} } }

    -- Calls `try(whole)` with each field of each part of an explanation changed in turn.
    local function alter(whole, part, try)
        for _, name in ipairs(language.keys(part)) do
            local value = part[name]
            part[name] = nil
            try(whole, name)
            for _, other in ipairs(VALUES) do
                part[name] = other
                try(whole, name)
            end
            part[name] = value
        end
        for _, child in ipairs(part.children) do alter(whole, child, try) end
    end

    local function give()
        local renju = new "renju"
        assert(renju:setup(helper.cells(15, "h8 i8 j9 j10", "")))
        local pente = played("pente", "j10,k10,j13,a1,j12,l10,m10")
        return { { renju, renju:explain "j8" }, { renju, renju:explain "a1" },
            { pente, pente:explain() }, { pente, pente:explain "play j10" } }
    end

    it("is rendered, or is a mistake that names the argument", function()
        local refused = 0
        for _, case in ipairs(give()) do
            local game, explanation = case[1], case[2]
            alter(explanation, explanation, function(whole, name)
                for argument, call in pairs {
                    ["inarow.text: what: "] = function()
                        return inarow.text(whole)
                    end,
                    ["game:steps: explanation: "] = function()
                        return game:steps(whole)
                    end,
                } do
                    local ok, message = pcall(call)
                    refused = refused + (ok and 0 or 1)
                    assert(ok or message:find(argument, 1, true), name .. ": "
                        .. tostring(message))
                end
            end)
        end
        assert(refused > 500, refused)
    end)

    it("is not a tree if a part contains itself", function()
        local game = new "renju"
        local proof = game:explain "h8"
        proof.children[1] = proof
        for _, call in ipairs { inarow.text,
            function(one) return game:steps(one) end } do
            local ok, message = pcall(call, proof)
            assert.is_false(ok)
            helper.says(message, "children[1]: a part of itself")
        end
    end)
end)

-- ---- Results ------------------------------------------------------------------------

-- Changes everything in a table.
local function spoil(value)
    for key, item in pairs(value) do
        if type(item) == "table" then spoil(item) end
        value[key] = "spoilt"
    end
    value[1] = "spoilt"
end

describe("a result that belongs to the host", function()
    local function pente()
        return played("pente", "j10,k10,j13,a1,j12,l10,m10")
    end
    local GIVEN = {
        settings = function() return inarow.settings "pente_1987" end,
        rulebook = function() return inarow.rulebook "pente" end,
        variants = inarow.variants,
        palette = function() return inarow.palette { "black", "white", "mauve" } end,
        board = function() return pente():board { numbers = true } end,
        state = function() return pente():state() end,
        choices = function() return (pente():legal_groups()) end,
        legal = function() return (pente():legal()) end,
        players = function() return pente():state().players end,
        prompt = function() return pente():prompt() end,
        forbidden = function() return pente():forbidden() end,
        proof = function() return pente():explain "a2" end,
        ruling = function() return pente():explain() end,
        refusal = function() return pente():explain "play j10" end,
        record = function() return { pente():record(), pente():render(),
            new("renju", { clock = "900", adjudication = "claims" }):record() } end,
    }

    it("may be changed without harm to later calls", function()
        local before, after = {}, {}
        for name, give in pairs(GIVEN) do before[name] = give() end
        for _, give in pairs(GIVEN) do spoil(give()) end
        for name, give in pairs(GIVEN) do after[name] = give() end
        assert.same(before, after)
    end)
end)

-- ---- Users of the public functions --------------------------------------------------

describe("the game in LÖVE", function()
    local BUILT_IN = { ffi = true, utf8 = true } -- part of LuaJIT and LÖVE

    it("requires only the public modules of inarow", function()
        local _, list = helper.shell(
            "cd tests/hosts/love && grep -n 'require.*inarow' *.lua")
        local _, own = helper.shell(
            "cd tests/hosts/love && grep -noE 'require *\\(? *\"[^\"]+\"' *.lua")
        local count = 0
        for line in list:gmatch "[^\n]+" do
            count = count + 1
            assert(line:find '"inarow"' and not line:find "inarow[./]",
                "it requires:\n" .. list)
        end
        assert.equal(17, count, "it requires:\n" .. list)
        for name in own:gmatch '"([^"]+)"' do
            local file = io.open("tests/hosts/love/" .. name .. ".lua")
            if file then file:close() end
            assert(file or name == "inarow" or BUILT_IN[name] or name:find "^love%.",
                name .. " is required; in all:\n" .. own)
        end
    end)

    it("calls only public methods of a game", function()
        local _, text = helper.shell "sed 's/--.*//' tests/hosts/love/*.lua"
        local listed, count = {}, 0
        for _, one in ipairs(public["inarow.game"].functions) do
            listed[one.name] = true
        end
        for name in text:gmatch "[^%w_]game:([%w_]+)" do
            assert(listed[name], name)
            count = count + 1
        end
        assert(count > 8, count)
        for field in text:gmatch '[^%w_/"]inarow%.([%w_]+)' do
            assert(inarow[field], field)
        end
    end)
end)
