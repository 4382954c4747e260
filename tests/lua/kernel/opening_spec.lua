-- Counts the legal sequences of every opening, phase by phase. The expected numbers are
-- computed here from the rule texts, not by the program. `make test` counts the largest
-- phases after a few stones, `make test-long` from the start.
local helper = dofile "tests/lua/helper.lua"
local core = require "inarow.core"
local inarow = require "inarow"
local language = require "inarow.language"

-- ---- Counts by the program ----------------------------------------------------------

-- Returns a game of a variant after some actions.
local function after(variant, options, ...)
    local game = assert(inarow.new(variant, options))
    helper.play(game, ...)
    return game
end

-- Returns the sequences of a game from its position, by ply; and the games that ended.
local function plies(game, depth)
    local counted, ended = {}, 0
    for i, ply in ipairs(assert(core.perft(game.position, depth), "too many offers")) do
        counted[i] = ply.sequences
        for _, count in pairs(ply.ended) do ended = ended + count end
    end
    return counted, ended
end

-- @param expected list of numbers of sequences; `make test-long` adds `at_length`
local function has(expected, game, at_length)
    if helper.is_long then expected = language.joined(expected, at_length or {}) end
    local counted, ended = plies(game, #expected)
    assert.same(expected, counted)
    assert.equal(0, ended)
end

-- Counts a game's positions after `depth` actions by trying all legal actions. Returns
-- the number of sequences, and of positions up to symmetry.
local function walk(game, depth)
    local sequences, keys, distinct = 0, {}, 0
    local function visit(left)
        if left == 0 then
            sequences = sequences + 1
            local key = game.position:key()
            if not keys[key] then keys[key], distinct = true, distinct + 1 end
            return
        end
        for _, action in ipairs(game:legal()) do
            if action.verb ~= "pass" then
                assert(game:apply(action))
                visit(left - 1)
                assert(game:undo())
            end
        end
    end
    visit(depth)
    return sequences, distinct
end

-- ---- Counts by hand -----------------------------------------------------------------

local function choose(n, k)
    local number = 1
    for i = 1, k do number = number * (n - i + 1) / i end
    return number
end

-- Counts sets of k points without two symmetrical ones, where `axis` points are their own
-- image and `pairs` pairs of points are images of each other. A set has some points of
-- the axis, and one point each of some pairs.
local function offers(k, axis, pairs_)
    local number = 0
    for j = 0, k do number = number + choose(axis, k - j) * choose(pairs_, j) * 2 ^ j end
    return number
end

-- Counts two stones, of which the second is bound to `region` points of the `vacant`
-- points for the first. If the first is in the region, the second has one point fewer.
local function bound(vacant, region)
    return (vacant - region) * region + region * (region - 1)
end

-- RIF 11: the centre; one of the 8 points beside it; one of the 5x5 points except these
-- two.
local PATTERNS = 8 * (25 - 2)

describe("the opening of", function()
    it("RIF renju counts 26 patterns up to symmetry", function()
        local game = inarow.new "rif_renju"
        assert.same({ 1, 1 }, { walk(game, 1) })
        -- Direct and indirect: 4 points beside the centre, and 4 diagonal to it.
        assert.same({ 8, 2 }, { walk(game, 2) })
        -- Either second stone leaves one axis. With h8 and h9 it is the column h, with 3
        -- vacant points of the 5x5 on it and 20 beside it, so 3 + 10; likewise on a
        -- diagonal.
        assert.same({ PATTERNS, 13 + 13 }, { walk(game, 3) })
    end)

    it("RIF renju counts each pattern once by name", function()
        local named, names = {}, 0
        for _, second in ipairs { "h9", "i9" } do
            local game = after("rif_renju", nil, "h8", second)
            for _, action in ipairs(game:legal()) do
                assert(game:apply(action))
                local name = game:opening()
                if not named[name] then named[name], names = 0, names + 1 end
                named[name] = named[name] + 1
                assert(game:undo())
            end
        end
        assert.equal(26, names)
        local once, twice = 0, 0
        for _, count in pairs(named) do
            if count == 1 then once = once + 1 end
            if count == 2 then twice = twice + 1 end
        end
        assert.same({ 6, 20 }, { once, twice }) -- on the axis, and beside it
    end)

    it("RIF renju, to the 4th stone", function()
        -- Swap or keep; then the 4th stone anywhere.
        has({ 1, 8, PATTERNS, PATTERNS * 2 }, inarow.new "rif_renju",
            { PATTERNS * 2 * 222 })
        has({ 2, 2 * 222 }, after("rif_renju", nil, "h8", "h9", "i10"))
    end)

    it("RIF renju, its offers", function()
        -- Without symmetry: any two of 221. White picks one of the two.
        has({ choose(221, 2), choose(221, 2) * 2 },
            after("rif_renju", nil, "h8", "h9", "i10", "keep", "a15"))
        -- Four stones on column h, or on the long diagonal: 15 - 4 points are their own
        -- image, and 210 form pairs.
        has({ offers(2, 11, 105), offers(2, 11, 105) * 2 },
            after("rif_renju", nil, "h8", "h9", "h10", "keep", "h7"))
        has({ offers(2, 11, 105) },
            after("rif_renju", nil, "h8", "i9", "j10", "swap", "g7"))
        -- After a pass instead of the 4th stone: one more point on the axis.
        has({ offers(2, 12, 105) },
            after("rif_renju", nil, "h8", "h9", "h10", "keep", "pass"))
    end)

    it("RIF renju on a board of 5 by 5, to the offers", function()
        -- A board as large as the patterns: 22 points for the 4th stone, 21 to offer.
        -- Coordinates start from the centre, where Black's first stone is.
        local points = {}
        for x = -2, 2 do
            for y = -2, 2 do
                if x ~= 0 or y ~= 0 then points[#points + 1] = { x, y } end
            end
        end
        local function same(p, q) return p[1] == q[1] and p[2] == q[2] end
        -- All images except the identity: four mirrors and three rotations.
        local images = {
            function(p) return { -p[1], p[2] } end,
            function(p) return { p[1], -p[2] } end,
            function(p) return { p[2], p[1] } end,
            function(p) return { -p[2], -p[1] } end,
            function(p) return { -p[1], -p[2] } end,
            function(p) return { -p[2], p[1] } end,
            function(p) return { p[2], -p[1] } end,
        }
        -- Returns the sets of two offers, with Black's b beside the centre, and White's v
        -- and w.
        local function offers_with(v, b, w)
            for _, image in ipairs(images) do
                local v2, w2 = image(v), image(w)
                if same(image(b), b) and (same(v2, v) and same(w2, w)
                    or same(v2, w) and same(w2, v)) then
                    -- A mirror, as b is its own image: of its 5 points, the centre, b,
                    -- and perhaps both white stones are occupied.
                    local vacant = same(v2, v) and 1 or 3
                    return offers(2, vacant, (21 - vacant) / 2)
                end
            end
            return choose(21, 2)
        end
        local sets = 0
        for _, v in ipairs(points) do
            local beside = math.max(math.abs(v[1]), math.abs(v[2])) == 1
            for _, b in ipairs(beside and points or {}) do
                for _, w in ipairs(points) do
                    if not (same(v, b) or same(v, w) or same(b, w)) then
                        sets = sets + offers_with(v, b, w)
                    end
                end
            end
        end
        has({ 1, 8, PATTERNS, PATTERNS * 2, PATTERNS * 2 * 22, sets * 2 },
            inarow.new("rif_renju", { size = 5 }))
    end)

    it("Soosõrv-8", function()
        -- The 4th stone, a number from 1 to 8, another choice.
        local fourth = PATTERNS * 2 * 222
        has({ 1, 8, PATTERNS, PATTERNS * 2 }, inarow.new "soosorv_8",
            { fourth, fourth * 8 })
        has({ 1, 8, PATTERNS, PATTERNS * 2 }, inarow.new("soosorv_8", { most = 4 }),
            { fourth, fourth * 4 })
        for _, most in ipairs { 8, 4 } do
            has({ 2, 2 * 222, 2 * 222 * most },
                after("soosorv_8", { most = most }, "h8", "h9", "i10"))
        end
        local function declared(n, fourth_stone)
            return after("soosorv_8", nil, "h8", "h9", "h10", "keep", fourth_stone,
                "declare " .. n, "keep")
        end
        -- One offer: White picks it, and plays the 6th stone anywhere: 220 points.
        has({ 221, 221, 221 * 220 }, declared(1, "a15"))
        has({ choose(221, 2), choose(221, 2) * 2 }, declared(2, "a15"))
        has({ 222 - 1 }, declared(1, "h7"))
        has({ offers(2, 11, 105) }, declared(2, "h7"))
        if helper.is_long then has({ offers(3, 11, 105) }, declared(3, "h7")) end
        assert.is_nil(core.perft(declared(8, "a15").position, 1)) -- more than 10^8
    end)

    it("Yamaguchi", function()
        -- A pattern, a number from 1 to 12, swap or keep, the 4th stone.
        has({ 1, 8, PATTERNS, PATTERNS * 12, PATTERNS * 12 * 2 }, inarow.new "yamaguchi")
        has({ 222, 222 * choose(221, 1) },
            after("yamaguchi", nil, "h8", "h9", "i10", "declare 1", "swap"))
        has({ offers(2, 11, 105) },
            after("yamaguchi", nil, "h8", "i9", "j10", "declare 2", "keep", "k11"))
    end)

    -- 3x3, 5x5, 7x7 and 9x9 without the stones there, each after a choice to swap.
    local third = 2 * 8 * 2 * (25 - 2)
    local fourth = third * 2 * (49 - 3)

    it("Tarannikov", function()
        has({ 1, 2, 2 * 8, 2 * 8 * 2, third, third * 2, fourth, fourth * 2 },
            inarow.new "tarannikov")
        has({ 2, 2 * (81 - 4), 2 * 77 * 2, 2 * 77 * 2 * 220 },
            after("tarannikov", nil, "h8", "keep", "h9", "keep", "i10", "keep", "k11"))
    end)

    it("Tarannikov up to symmetry", function()
        -- The key contains the turn but not the seats, as for RIF.
        local game = after("tarannikov", nil, "h8", "keep")
        assert.same({ 8, 2 }, { walk(game, 1) })
        helper.play(game, "h9", "keep")
        assert.same({ 23, 13 }, { walk(game, 1) })
    end)

    it("Taraguchi-10", function()
        has({ 1, 2, 2 * 8, 2 * 8 * 2, third, third * 2, fourth, fourth * 2 },
            inarow.new "taraguchi_10")
        local function with(options, last)
            return after("taraguchi_10", options,
                "h8, keep, h9, keep, i10, keep, k11, " .. last)
        end
        -- A swap leaves the first choice: the 5th stone within 9x9, a swap, the 6th
        -- anywhere.
        has({ 77, 77 * 2, 77 * 2 * 220 }, with(nil, "swap"))
        -- A keep leaves both choices; there are more than 10^8 sets of ten offers.
        assert.is_nil(core.perft(with(nil, "keep").position, 1))
        -- With one offer: 221 points, one pick and the 6th stone, in addition to the
        -- first choice.
        has({ 77 + 221, 77 * 2 + 221, (77 * 2 + 221) * 220 },
            with({ offers = 1 }, "keep"))
        has({ 77 + choose(221, 2), 77 * 2 + choose(221, 2) * 2 },
            with({ offers = 2 }, "keep"))
        -- On column h: two of eleven points that are their own image and 105 pairs.
        has({ 77 + offers(2, 11, 105) }, after("taraguchi_10", { offers = 2 },
            "h8", "keep", "h9", "keep", "h10", "keep", "h11", "keep"))
    end)

    it("gomoku Pro and Long Pro", function()
        has({ 1, 224, bound(224, 225 - 25) }, inarow.new "gomoku_pro")
        has({ 1, 224, bound(224, 225 - 49) }, inarow.new "gomoku_long_pro")
        has({ 200 - 1, (200 - 1) * 222 }, after("gomoku_pro", nil, "h8", "a1"))
        has({ 176, 176 * 222 }, after("gomoku_long_pro", nil, "h8", "k11"))
    end)

    it("Swap", function()
        -- Three stones anywhere, one of two colours, then White's 4th.
        has({ 225, 225 * 224 }, inarow.new "gomoku_swap")
        has({ 223, 223 * 2, 223 * 2 * 222 }, after("gomoku_swap", nil, "a1", "o15"))
        local three = 25 * 24 * 23
        has({ 25, 25 * 24, three, three * 2, three * 2 * 22 },
            inarow.new("gomoku_swap", { size = 5 }))
    end)

    it("Swap2", function()
        -- After three stones a colour is chosen, or two more stones are placed, either
        -- colour first; then the other player chooses.
        local three = 10 * 9 * 8
        local chosen, taken = three * 2 * 7 * 6, three * 7 * 2 * 6
        has({ 10, 90, three, three * 3, three * (2 + 2) * 7, chosen + taken,
            chosen * 5 + taken * 2 },
            inarow.new("swap2", { size = "5x2" }))
        has({ 3, 4 * 222 }, after("swap2", nil, "a1", "o15", "h8"))
        has({ 2 * 222, 2 * 222 * 221, 2 * 222 * 221 * 2 },
            after("swap2", nil, "a1", "o15", "h8", "take two"))
    end)

    it("Pente", function()
        has({ 1, 360, 360 * 359 }, inarow.new "pente")
        has({ 361, 361 * 360 }, inarow.new("pente", { opening = "free" }))
    end)

    it("Pente up to symmetry", function()
        -- Seen from the centre, the 360 other points form classes of four on the two
        -- lines and the two diagonals (9 points on each arm), and of eight elsewhere.
        local on_lines = 4 * 9 + 4 * 9
        assert.same({ 360, on_lines / 4 + (360 - on_lines) / 8 },
            { walk(inarow.new("pente"), 2) })
    end)

    it("the Pente proposal of 1987", function()
        has({ 1, 360, bound(360, 361 - 25) }, inarow.new "pente_1987")
        has({ 336 - 1 }, after("pente_1987", nil, "j10", "a1"))
        has({ 336 }, after("pente_1987", nil, "j10", "k10"))
        -- A pass is not a sequence here, and the stone stays bound.
        has({ 336, 336 * 359 }, after("pente_1987", nil, "j10", "pass"))
    end)

    it("G-Pente", function()
        -- Outside the 5x5, two points on each of the four arms are barred too.
        has({ 1, 360, bound(360, 361 - 25 - 4 * 2) }, inarow.new "gpente")
        has({ 328 }, after("gpente", nil, "j10", "n10"))
    end)

    it("D-Pente", function()
        has({ 1, 360, 360 * 359 }, inarow.new "dpente")
        -- On 5 by 5, the 4th stone captures a pair if it is between Black's two stones:
        -- the centre and one of its 8 neighbours. Either end may come first. Then two
        -- more points are vacant.
        local four, capturing = 24 * 23 * 22, 8 * 2
        has({ 1, 24, 24 * 23, four, four * 2, (four * 21 + capturing * 2) * 2 },
            inarow.new("dpente", { size = 5 }))
        -- On the large board with one end and the pair in place, one point captures.
        has({ 358, 358 * 2, 358 * 2 * 357 + 2 * 2 },
            after("dpente", nil, "j10", "i10", "k10"))
    end)

    it("bead renju, its dice", function()
        -- 6 of the 36 rolls are ties, which are rolled again; after the others, a bead of
        -- either colour is placed.
        has({ 36, 6 * 36 + 30 * 225 * 2 }, inarow.new "bead_renju")
    end)

    it("bead renju, its set-up", function()
        has({ 450 }, after("bead_renju", nil, "roll 5 3"), { 450 * 448 })
        -- The third bead has the other colour if the first two are alike, else either
        -- colour.
        local three = 224 * 223 + 224 * 223 * 2
        has({ 448 }, after("bead_renju", nil, "roll 3 5", "play black h8"),
            { three, three * 2 })
        has({ 223, 223 * 2 }, after("bead_renju", nil, "roll 3 5", "play black h8",
            "play black h9"))
        has({ 223 * 2, 223 * 2 * 2 }, after("bead_renju", nil, "roll 3 5",
            "play black h8", "play white h9"))
        -- A colour is chosen, A places on one of 222 points, and B places the first of
        -- two.
        has({ 2, 2 * 222, 2 * 222 * 221 }, after("bead_renju", nil, "roll 5 3",
            "play black a1", "play black o15", "play white h8"))
        -- B's second; A removes one of the two; A places one, on the vacated point too.
        has({ 220, 220 * 2, 220 * 2 * 220 }, after("bead_renju", nil, "roll 5 3",
            "play black a1", "play black o15", "play white a15", "choose white",
            "play o1", "play e12"))
        -- Three of B's in an open row are refused: two points of 220.
        has({ 218 }, after("bead_renju", nil, "roll 5 3", "play black h8",
            "play white a15", "play black i8", "choose black", "play o1", "play e12"))
        -- The same with either colour placed twice.
        has({ 218 }, after("bead_renju", nil, "roll 5 3", "play white h8",
            "play black a15", "play white i8", "choose black", "play o1", "play e12"))
        -- The modern reading has no such rule.
        has({ 220 }, after("bead_renju", { reading = "double" }, "roll 5 3",
            "play black h8", "play white a15", "play black i8", "choose black",
            "play o1", "play e12"))
    end)
end)
