--- Checks that every citation has its sentence. Each citation in the rules of a variant,
-- with any option, is in quotations.txt with its sentence and its possible subjects.
-- After an intended change, edit the table by hand.
local citations = require "inarow.variant.cites.citations"
local inarow = require "inarow"
local say = require("inarow.language").sentences({}).say
local quoted = dofile "tests/lua/variant/cites/quoted.lua"
local table_rules = require "inarow.variant.cites.table_rules"

local SOURCES = "../shared/rulebook/sources"

-- Reasons of rulings at the table that are subjects of the law.
local OF_TABLE = { time = true, resignation = true, disarranged = true, organizer = true,
    ["flag-up"] = true, ["flag-down"] = true }

-- Records with all citations of proofs.
local PROVED = "FORBIDDEN RIF P87 FAMILY HIST BEAD PENTE4"

local rows = quoted.table()

local function contents(path)
    local file = assert(io.open(path))
    local text = file:read "*a"
    file:close()
    return text
end

-- Returns a text on one line.
local function flat(text) return (text:gsub("%s+", " ")) end

local function is_quoted(text, quotation)
    return flat(text):find(flat(quotation), 1, true) ~= nil
end

-- Returns the fault of a citation for a subject, or nil.
local function fault(citation, subject)
    local row = rows[quoted.key(citation)]
    if not row then return citation .. " has no quotation" end
    if not row.subjects[subject] then
        return ("%s is cited for %s: does it say so?"):format(citation, subject)
    end
end

-- Returns all faults of the citations in some rules; `seen` collects the citations.
local function faults(rules, seen)
    local found = {}
    for line in pairs(quoted.by(rules)) do
        local citation, subject = line:match "^(.-)\t(.*)$"
        found[#found + 1] = fault(citation, subject)
        seen[quoted.key(citation)] = true
    end
    table.sort(found)
    return found
end

-- ---- Every citation -------------------------------------------------------------------

-- Notes the citations of all rules, with any option.
local function cite_rules(seen)
    local settings = 0
    for _, name in ipairs(inarow.bundled) do
        for nth, given in ipairs(quoted.settings(name)) do
            local rules = assert(inarow.rules(name, given))
            assert.same({}, faults(rules, seen))
            settings = settings + 1
            if nth == 1 then
                quoted.by_proofs(rules, function(subject, citation)
                    assert.is_nil(fault(citation, subject))
                end)
            end
        end
    end
    assert.is_true(settings >= 150)
end

-- Notes the citations of all proofs in the records.
local function cite_proofs(seen)
    local count = 0
    quoted.by_records(PROVED, function(subject, citation)
        assert.is_nil(fault(citation, subject))
        seen[quoted.key(citation)] = true
        count = count + 1
    end)
    assert.is_true(count > 3000)
end

it("citations of rules and proofs are in the table, which has no others", function()
    local seen = {}
    cite_rules(seen)
    cite_proofs(seen)
    for key in pairs(rows) do assert(seen[key], key .. " is never cited") end
end)

it("citations of all rulings in the records are in the table", function()
    local files = io.popen "find tests/conformance -name '*.rec' | sort"
    local count = 0
    for path in files:lines() do
        local rulings = contents(path):gmatch "%-> ([^\n(]*)%((%u[%u%d]+[^)\n]*)%)"
        for ruling, citation in rulings do
            assert(rows[quoted.key(citation)], path .. ": " .. citation)
            local reason = ruling:match "([%l-]+) *$"
            if OF_TABLE[reason] then
                assert.is_nil(fault(citation, reason), path .. ": " .. ruling)
            end
            count = count + 1
        end
    end
    files:close()
    assert.is_true(count > 1000)
end)

-- ---- Every sentence -------------------------------------------------------------------

-- Returns the part of READINGS.md or TABLE.md for a key.
local function part_of(text, key)
    local reading, article = key:match "^reading (%d+)$", key:match "^TABLE %d+$"
    if reading then
        return ("\n" .. text .. "\n1"):match("\n" .. reading .. "%. (.-)\n%d")
    end
    return text:match("## " .. article .. ":(.-)\n## ")
        or text:match("## " .. article .. ":(.*)$")
end

-- Returns the first lines of a script, with the rules of its game.
local function head_of(text)
    local lines = {}
    for line in text:gmatch "[^\n]+" do
        local said = line:match "^%-%-%s*(.*)$"
        if not said then break end
        lines[#lines + 1] = said
    end
    return table.concat(lines, " ")
end

it("quotations agree with the readings, the table rules and the scripts", function()
    local count = 0
    for key, row in pairs(rows) do
        if row.from:find "^variants/" then
            local text = contents(row.from)
            text = row.from:find "%.lua$" and head_of(text) or part_of(text, key)
            assert(is_quoted(assert(text, key), row.text), key .. ": " .. row.text)
            count = count + 1
        else
            assert(row.from:find "^00[0-4] %l%l$", key)
        end
    end
    assert.is_true(count > 70)
end)

it("only a written reading can be cited", function()
    local count = 0
    for number in contents "variants/READINGS.md":gmatch "\n(%d+)%. " do
        count = count + 1
        assert.equal(count, tonumber(number))
    end
    assert.equal(say("citation-readings", { count = count }),
        citations.fault("RIF reading " .. count + 1, {}))
end)

it("the table rules that a game shows are written", function()
    local text, count = contents "variants/TABLE.md", 0
    for _, name in ipairs(inarow.bundled) do
        for _, sentence in ipairs(inarow.rulebook(name)) do
            if sentence.citation:find "^TABLE " then
                assert(is_quoted(part_of(text, sentence.citation), sentence.text),
                    sentence.citation .. ": " .. sentence.text)
                count = count + 1
            end
        end
    end
    assert.is_true(count > 500)
    for number = 1, table_rules.count do
        assert.truthy(part_of(text, "TABLE " .. number):find "Follows RIF %d")
    end
end)

it("quotations agree with the sources, if these are available", function()
    local texts, count = {}, 0
    for _, row in pairs(rows) do
        local number = row.from:match "^(00%d) "
        count = count + (number and #row.text > 10 and 1 or 0)
        if number and texts[number] == nil then
            local pipe = io.popen(("cat %s/%s_*.txt 2>/dev/null"):format(SOURCES, number))
            texts[number] = pipe:read "*a"
            pipe:close()
        end
        if number and texts[number] ~= "" then
            assert(is_quoted(texts[number], row.text), row.from .. ": " .. row.text)
        end
    end
    assert.is_true(count > 120)
end)

-- ---- False citations ------------------------------------------------------------------

it("a false citation is detected", function()
    local found_out = 0
    for wanted, script in pairs {
        ["RIF 9.9 has no quotation"] = { base = "renju", win = { cite = "RIF 9.9",
            black = { cite = "RIF 9.9" } } },
        ["C4 is cited for resignation"] = { base = "connect_four",
            cite = { resignation = "C4" } },
        ["RIF 9.1 is cited for win.captured"] = { base = "renju",
            capture = { lengths = { 2 } }, win = { captured = 10, cite = "RIF 9.1" } },
        ["C4 reading 15 is cited for win"] = { base = "connect_four",
            win = { cite = "C4 reading 15" } },
        ["T10 Pass is cited for opening-pass"] = { base = "taraguchi_10",
            articles = { ["opening-pass"] = "T10 Pass" } },
        ["TABLE 3 is cited for full-board"] = { base = "gomoku",
            draw = { ["full-board"] = "TABLE 3" } },
        ["P87 14.3 is cited for clock-start"] = { base = "pente_1987",
            articles = { ["clock-start"] = "P87 14.3" } },
    } do
        script.name = "planted"
        local said = table.concat(faults(assert(inarow.rules(script)), {}), "\n")
        assert(said:find(wanted, 1, true), wanted .. "\n" .. said)
        found_out = found_out + 1
    end
    assert.equal(7, found_out)
end)
