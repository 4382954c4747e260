--- Tests that actions named by the prompt are legal: in all variants, with immediate wins
-- and claims, with and without a clock.
local helper = dofile "tests/lua/helper.lua"
local inarow = require "inarow"
local kernel = require "inarow.kernel"
local model = require "inarow.model"

local VERBS = model.verbs()

local says, refused = helper.says, helper.refused

local MODES = {
    {}, { adjudication = "claims" }, { clock = "36000" },
    { adjudication = "claims", clock = "36000" },
}

-- Does a legal action of a verb; an offer is made of several points.
local function act(game, verb, random)
    local list = {}
    for _, action in ipairs(game:legal()) do
        if action.verb == verb then list[#list + 1] = action end
    end
    assert(#list > 0, verb .. " is asked for, and none is legal")
    if verb == "offer" then return helper.make_offer(game, list, random) end
    return game:apply(list[random(#list)])
end

-- Tries an action: it is accepted, then undone.
local function can(game, text)
    local ruling, message = game:apply(text)
    assert(ruling, text .. ": " .. tostring(message) .. "\n" .. game:record())
    assert(game:undo())
end

-- Checks the actions at the table, with a word for each value to be filled in.
local function check_table(game)
    local draws = {}
    for _, entry in ipairs(kernel.beside(game)) do
        local verb, text = entry.verb, entry.words
        assert.equal(text:match "^%S+", verb)
        assert.is_table(VERBS[verb])
        if verb == "draw" then
            for answer in text:gsub("^draw ", ""):gsub(" or ", " "):gmatch "%a+" do
                can(game, "draw " .. answer)
                draws[answer] = true
            end
        elseif verb == "claim" then
            local ruling, _, code = game:apply "claim win"
            if ruling then game:undo() end
            assert.is_true(ruling ~= nil or code ~= "not-now", code)
        else
            can(game, (text:gsub("WHO", "first"):gsub("ORDER", "warn first")))
        end
    end
    for _, answer in ipairs { "offer", "accept", "refuse" } do
        if not draws[answer] then assert.is_nil((game:apply("draw " .. answer))) end
    end
end

local BESIDE = { "draw offer", "draw refuse", "organizer suspend", "organizer resume",
    "press", "organizer start" }

describe("the prompt", function()
    it("lists claims by need, and those of clocks only with a clock", function()
        for clock, wanted in pairs {
            [""] = "win five overline captures full-board no-action",
            ["900"] = "win five overline captures time full-board no-action clock-defect",
        } do
            local game = assert(inarow.new("pente", { adjudication = "claims",
                clock = clock ~= "" and clock or nil }))
            for _, entry in ipairs(kernel.beside(game)) do
                if entry.verb == "claim" then
                    assert.equal(wanted, table.concat(entry.values, " "))
                end
            end
        end
    end)

    for seed, name in ipairs(inarow.bundled) do
        it("names only legal actions: " .. name, function()
            for nth, mode in ipairs(MODES) do
                local random = helper.random(100 * seed + nth)
                local game = assert(inarow.new(name, mode))
                for _ = 1, helper.is_long and 24 or 8 do
                    local asked = game:prompt()
                    if not asked then break end
                    check_table(game)
                    for _, verb in ipairs(asked.verbs) do
                        assert(act(game, verb, random), verb)
                        assert(game:undo())
                    end
                    if random(3) == 1 then game:apply(BESIDE[random(#BESIDE)]) end
                    asked = game:prompt()
                    act(game, asked.verbs[random(#asked.verbs)], random)
                end
            end
        end)
    end

    it("does not offer a draw before a move, or twice", function()
        local game = inarow.new "renju"
        local function words()
            local list = {}
            for i, entry in ipairs(kernel.beside(game)) do list[i] = entry.words end
            return table.concat(list, ", ")
        end
        assert.equal("resign", words())
        assert(game:play "h8")
        assert.equal("resign, draw offer", words())
        assert(game:apply "draw offer")
        assert.equal("resign, draw accept or refuse", words())
        assert(game:apply "draw refuse")
        assert.equal("resign", words())
        assert(game:play "i9")
        assert(game:apply "organizer suspend")
        assert.equal("resign", words())
        local asked = game:prompt()
        assert.same({ "organizer", "organizer resume" }, { asked.who, asked.what })
        can(game, asked.what .. " by " .. asked.who)
    end)

    it("asks for the captured stones that a player must lift by hand", function()
        local game = inarow.new("pente_1987", { adjudication = "claims", clock = "900" })
        local row = ("."):rep(9) .. "XOO" .. ("."):rep(7)
        assert(game:setup(("."):rep(19 * 9) .. row .. ("."):rep(19 * 9), "white"))
        assert(game:apply "play m10 @10")
        assert.equal("capture l10 k10 or press", game:prompt().what)
        can(game, "capture l10 k10 by white @11")
    end)

    it("does not suggest resigning if a flag forbids it", function()
        local game = inarow.new("pente_1987", { adjudication = "claims", clock = "60",
            resignation = "flag-up" })
        local function resigning() return kernel.beside(game)[1].words end
        assert.equal("resign", resigning())
        helper.play(game, "play j10 @60")
        assert.equal("resign by white", resigning())
        can(game, resigning())
        assert(game:apply "press @60")
        assert(game:apply "organizer warn white @120")
        assert.not_equal("resign", kernel.beside(game)[1].verb)
    end)
end)

-- ---- Alternatives ---------------------------------------------------------------------

local function alternatives(...)
    return assert(inarow.new { name = "either", board = { 15, 15 },
        colours = { "black", "white" }, win = { row = 5, atleast = true },
        phases = {
            { "place", colour = "black", within = 1 },
            { "place", colour = "white", by = "first", within = 3 }, { ... },
        } })
end

describe("among alternatives", function()
    it("refusals and prompts name all openings", function()
        local function form(name)
            return { "place", colour = "black", within = 5, patterns = { name },
                next = "play" }
        end
        local game = alternatives(form "Kansei", form "Kagetsu")
        helper.play(game, "h8, h9")
        local where = "within the central 5 by 5, making the opening Kansei, or within"
            .. " the central 5 by 5, making the opening Kagetsu"
        says(refused("outside-region", game:play "i7"), where)
        says(game:prompt().in_full, "play " .. where)
        assert(game:play "i9")
    end)

    it("refusals and prompts name all regions", function()
        local game = alternatives(
            { "place", colour = "black", within = 3, next = "play" },
            { "place", colour = "black", outside = 13, next = "play" })
        helper.play(game, "h8, h9")
        says(refused("outside-region", game:play "l8"),
            "within the central 3 by 3, or outside the central 13 by 13.")
        assert(game:play "a1")
    end)

    it("refusals name a region once that two colours have", function()
        local game = alternatives({ "place", colour = "white", within = 3, by = "first" },
            { "place", colour = "black", within = 3, next = "play" })
        helper.play(game, "h8, h9")
        says(refused("outside-region", game:play "a1"),
            "placed within the central 3 by 3.")
    end)

    it("the colour of a stone is named if it is not the player's", function()
        local game = alternatives({ "place", colour = "white", within = 3, by = "first" },
            { "place", colour = "black", within = 5, next = "play" })
        helper.play(game, "h8, h9")
        says(refused("outside-region", game:apply "play black a1"),
            "placed within the central 5 by 5.")
        says(refused("outside-region", game:apply "play white a1"),
            "placed within the central 3 by 3.")
        says(refused("outside-region", game:play "a1"),
            "placed within the central 3 by 3, or within the central 5 by 5.")
    end)

    it("a free alternative makes restrictions unnecessary", function()
        local game = alternatives({ "place", colour = "black", within = 3 },
            { "place", colour = "black", next = "play" })
        helper.play(game, "h8, h9")
        assert.equal("play", game:prompt().in_full)
    end)

    it("a point alone has the colour that the prompt names", function()
        local game = inarow.new "swap2"
        helper.play(game, "h8, h9, i10, take two")
        assert.equal("play black or white (white if none is named)",
            game:prompt().what)
        assert(game:play "a1")
        assert.equal("white", game:at "a1")
        game = inarow.new("swap2", { order = "white-first" })
        helper.play(game, "h8, h9, i10, take two")
        assert.equal("play white", game:prompt().what)
        game = inarow.new "bead_renju"
        helper.play(game, "roll 6 1")
        assert.equal("play black or white", game:prompt().what)
        refused("bad-action", game:play "a1")
    end)
end)
