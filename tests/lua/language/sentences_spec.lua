--- Tests the lists in tests/sentences: the texts that players read. `make sentences`
-- writes them again; read the changes before you commit them.
local helper = dofile "tests/lua/helper.lua"
local citations = require "inarow.variant.cites.citations"
local inarow = require "inarow"
local variants = require "inarow.variant"
local sentences = dofile "tests/lua/sentences.lua"

-- ---- The lists ------------------------------------------------------------------------

local lists = {}

-- Returns a list from its file.
local function list_of(name)
    lists[name] = lists[name] or sentences.read(name)
    return lists[name]
end

-- Returns the lines of a list that another list lacks.
local function missing(list, others, mark)
    local known, found = {}, {}
    for _, line in ipairs(others) do known[line] = true end
    for _, line in ipairs(list) do
        if not known[line] then found[#found + 1] = mark .. line end
    end
    return table.concat(found, "\n")
end

-- `make test-long` makes the whole list. Otherwise fewer games give a part of the list,
-- of at least this size, and nothing outside the list. The lines before the first empty
-- line do not depend on games.
local GAMES, APART, PART = 4, 4, 0.6

local function compare(name, number)
    local listed = list_of(name)
    local made = helper.is_long and sentences.made(name)
        or sentences.made(name, GAMES, APART, number)
    assert.equal("", missing(made, listed, "+ "))
    assert(#made >= PART * #listed, ("%d lines of %d"):format(#made, #listed))
    if helper.is_long then assert.same(listed, made) end
    for i, line in ipairs(listed) do
        if line == "" then break end
        assert.equal(line, made[i])
    end
end

local UNFINISHED = { "[{}]", "nil", "table:", "  ", "''s", "%f[%a]first's" }

describe("the texts for players", function()
    for number, name in ipairs(inarow.bundled) do
        it("in " .. name .. " are as listed", function() compare(name, number) end)
    end

    it("are listed as differences from the base", function()
        for _, name in ipairs(inarow.bundled) do
            local text = table.concat(sentences.packed(name, list_of(name)), "\n")
            assert.equal(helper.contents(sentences.path(name)), text .. "\n", name)
        end
    end)

    it("are complete: no name is left to fill in, nothing is nil", function()
        for _, name in ipairs(inarow.bundled) do
            for _, line in ipairs(list_of(name)) do
                for _, pattern in ipairs(UNFINISHED) do
                    assert(not line:find(pattern), line)
                end
                local is_asked = line:find "^asked: " or line:find "^shown: "
                assert(line == "" or is_asked or line:find "[.:)]$", line)
            end
        end
    end)
end)

-- ---- Citations ------------------------------------------------------------------------

-- Returns the sources of a variant and of its bases, as keys. If a double-three is
-- forbidden, RIF may define it. If a source has no rules for the table, the table rules
-- apply.
local function sources_of(name)
    local articles = assert(inarow.find(name)).script.articles or {}
    local sources = { TABLE = articles["ruled-at-once"] == nil }
    while name do
        local script = assert(inarow.find(name)).script
        sources[script.source] = true
        sources.RIF = sources.RIF or (script.forbid or {})["double-three"] ~= nil
        name = script.base
    end
    return sources
end

-- Returns the citation of a line: of a rule, or of a ruling.
local function citation_of(line)
    if line:find "^asked: " or line:find "^ok: " then return nil end
    return line:match "%(([A-Z][%w]* [^()]*)%)$" or line:match "%(([A-Z][A-Z%d]*)%)$"
        or line:match "^[%a-]+ [%a-]+ ?[%w-]* %(([^()]*)%): "
end

describe("a citation", function()
    it("names an article of the variant's own sources", function()
        for _, name in ipairs(inarow.bundled) do
            local sources, count = sources_of(name), 0
            for _, line in ipairs(list_of(name)) do
                local citation = citation_of(line)
                if citation then
                    assert(not citations.fault(citation, {}), name .. ": " .. line)
                    assert(sources[citation:match "^%S+"], name .. ": " .. line)
                    count = count + 1
                end
            end
            assert.is_true(count > 40, name .. " has few citations")
        end
    end)

    it("is in every line except those about unreadable texts", function()
        for _, name in ipairs(inarow.bundled) do
            for _, line in ipairs(list_of(name)) do
                local has_none = line == "" or line:find "^asked: "
                    or line:find "^shown: " or line:find "^ok: "
                    or line:find "^refused bad%-action: "
                assert((not has_none) == (citation_of(line) ~= nil), line)
            end
        end
    end)

    it("is refused if its source has no such article", function()
        for _, text in ipairs { "RIF 9.9", "P87 9.8", "BEAD Set-up 9", "BEAD Set-up",
            "T10 Swap", "RIF reading 26", "RIF reading 29", "C4 reading 15",
            "GOMOKU reading 3", "TABLE 19", "HIST 1917" } do
            assert.is_string(citations.fault(text, {}), text)
        end
        for _, text in ipairs { "RIF 9.8", "BEAD Set-up 4", "BEAD Win 3", "BEAD 10",
            "RIF reading 25", "RIF reading 28", "T10 reading 3", "TABLE 18", "C4",
            "T10 Opening", "HIST 1918" } do
            assert.is_nil(citations.fault(text, {}), text)
        end
    end)
end)

-- ---- Complete rule texts --------------------------------------------------------------

-- Articles that are shown under another number: headings, and repeated texts.
local ELSEWHERE = {
    RIF = { ["1"] = "4", ["4.1"] = "4", ["4.2"] = "4", ["4.3"] = "4", ["9"] = "9.1",
        ["10"] = "10.1", ["12"] = "12.1", ["12.3"] = "12.2", ["12.4"] = "12.2",
        ["13"] = "13.1", ["14"] = "14.1" },
    P87 = { ["4.1"] = "4", ["4.2"] = "4", ["4.3"] = "4", ["9"] = "9.1", ["10"] = "10.1",
        ["14"] = "14.1" },
    T10 = { Terms = "Opening" },
}

-- Returns a game after a random opening without passes.
local function past_opening(name, random)
    local game = inarow.new(name)
    while select(3, game.position:turn()) do
        local list = game:legal()
        local action = list[random(#list)]
        if action.verb == "offer" then
            assert(helper.make_offer(game, list, random))
        elseif action.verb ~= "pass" then
            assert(game:apply(action))
        end
    end
    return game
end

describe("a rule book", function()
    for source, name in pairs { RIF = "rif_renju", P87 = "pente_1987",
        T10 = "taraguchi_10", BEAD = "bead_renju" } do
        it("contains every article of " .. source, function()
            local cited = {}
            for _, rule in ipairs(variants.rulebook(inarow.rules(name))) do
                cited[rule.citation] = true
            end
            for _, article in ipairs(citations.articles_of(source)) do
                article = (ELSEWHERE[source] or {})[article] or article
                assert.is_true(cited[source .. " " .. article], source .. " " .. article)
            end
        end)
    end

    it("names the right first player after the opening", function()
        for _, name in ipairs(inarow.bundled) do
            local rules, first = inarow.rules(name), nil
            for _, rule in ipairs(variants.rulebook(rules)) do
                first = first or rule.text:match "^After that the players take turns, "
                    and rule.text:match ", (%w+) first"
            end
            for seed = 1, first and 20 or 0 do
                local game = past_opening(name, helper.random(seed))
                -- The rules' name: the colours may have been exchanged.
                local colour = select(2, game.position:turn())
                assert.equal(first, rules.colours[colour], name)
            end
        end
    end)
end)
