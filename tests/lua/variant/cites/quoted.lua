--- Finds the citations that the rules of a variant can produce, with their subjects, and
-- reads their sentences from quotations.txt.
local helper = dofile "tests/lua/helper.lua"
local inarow = require "inarow"
local article = require "inarow.variant.cites.article"
local law = require "inarow.variant.rulebook.law"
local notation = require "inarow.notation"
local variants = require "inarow.variant"
local table_rules = require "inarow.variant.cites.table_rules"

local quoted = {}

local PATH = "tests/lua/variant/cites/quotations.txt"

-- Citations of rulings outside the board.
local TABLE = [[
    time flag-up flag-down no-such-row too-late unclaimed-five resignation draw-offer
    adjust disarranged record press clock clock-defect interruption time-call referee
    arrive penalty organizer
]]

-- ---- Possible citations ---------------------------------------------------------------

-- Returns places in scripts without the colours: `win.black.captured` becomes
-- `win.captured`.
local function plain(place, rules)
    for _, colour in ipairs(rules.colours) do
        place = (place .. "."):gsub("%." .. colour .. "%.", "."):gsub("%.$", "")
    end
    return (place:gsub("%.shapes%..*", ".shapes"))
end

-- Returns true if a script has a rule at a place. `win` includes the rules of its
-- colours.
local function is_there(script, place)
    local value = script
    for key in place:gmatch "[^.]+" do
        value = type(value) == "table" and value[key] or nil
    end
    return value ~= nil and (place ~= "win" and place ~= "lose" or value.row ~= nil)
end

-- Notes the rules of the script, the steps of the opening, and the articles that it
-- names.
local function of_script(rules, note)
    local script = setmetatable({ draw = rules.draws }, { __index = rules.script })
    for place, citation in pairs(rules.cites) do
        if is_there(script, place) then note(plain(place, rules), citation) end
    end
    for _, step in ipairs(rules.steps) do
        note(step[1], step.cite)
        local pass = step.pass
        note("pass", type(pass) == "table" and pass.cite
            or type(pass) == "string" and pass)
    end
    for _, key in ipairs { "cite", "articles", "draw" } do
        for subject, citation in pairs(script[key] or {}) do note(subject, citation) end
    end
    note("allowed", ((script.forbid or {})["double-three"] or {}).allowed)
end

-- Notes citations of rulings at the table, including those for which a script says
-- nothing.
local function of_table(rules, note)
    for subject in TABLE:gmatch "%S+" do
        note(subject, rules.law[subject])
    end
    note("source", rules.source)
end

-- Notes citations of the rules in words, by the key of the script from which they come.
-- Those of the table have their subjects above.
local function of_book(rules, note)
    for _, sentence in ipairs(variants.rulebook(rules)) do
        if sentence.key ~= "table" then note(sentence.key, sentence.citation) end
    end
    for _, sentence in ipairs(law.sentences) do
        local subject = sentence[2]
        note(subject, article(rules, subject) or table_rules.cite(rules, subject))
    end
end

local function note_proof(node, note)
    if node and node.rule then note("proof", node.rule) end
    for _, child in ipairs(node and node.children or {}) do note_proof(child, note) end
end

--- Notes citations of rulings' proofs: in a game of some moves, each of which is
-- explained.
function quoted.by_proofs(rules, note)
    local game = assert(inarow.new(rules.name, rules.given))
    local random = helper.random(7)
    for _ = 1, 40 do
        local action = not game.final and helper.legal_action(game, random)
        if not action then break end
        assert(game:apply(action))
        if action.point and game:at(action.point) then
            note_proof(game:explain(action.point), note)
        end
    end
    note_proof(game:explain(), note)
end

--- Notes citations of the proofs of stones in records.
-- @param systems folders of tests/conformance, in one text
function quoted.by_records(systems, note)
    local files = "cd tests/conformance && find " .. systems .. " -name '*.rec' | sort"
    for name in io.popen(files):lines() do
        local path = "tests/conformance/" .. name
        local handle = assert(io.open(path))
        for item in notation.games(handle:read "*a", path, { format = "record" }) do
            local game = item.live
            for line in game and notation.entries(item) or function() end do
                local action = line.action
                if action and action.verb == "play" and not game.final then
                    note_proof(game:explain(action.point), note)
                end
                if action then notation.play(item, line) end
                if game.final then note_proof(game:explain(), note) end
            end
        end
        handle:close()
    end
end

--- Returns the possible citations, {subject, citation}, as lines "CITATION\tSUBJECT".
function quoted.by(rules)
    local found = {}
    local function note(subject, citation)
        if citation then found[citation .. "\t" .. subject] = true end
    end
    for _, look in ipairs { of_script, of_table, of_book } do look(rules, note) end
    return found
end

--- Returns the settings of a variant: its defaults, and each other value of each option.
function quoted.settings(name)
    local list = { {} }
    for _, setting in ipairs(assert(inarow.settings(name))) do
        for _, value in ipairs(setting.of == "variant" and setting.values or {}) do
            list[#list + 1] = { [setting.key] = value }
        end
    end
    return list
end

-- ---- The table ------------------------------------------------------------------------

--- Returns the quotations by citation: {from, subjects (a set), text, line}. `reading N`
-- has one entry for all its sources.
function quoted.table()
    local rows = {}
    for line in io.lines(PATH) do
        if not line:find "^#" and line ~= "" then
            local citation, from, subjects, text =
                line:match "^([^\t]+)\t([^\t]+)\t([^\t]*)\t(.+)$"
            assert(citation, line)
            assert(not rows[citation], "twice: " .. citation)
            local set = {}
            for subject in subjects:gmatch "%S+" do set[subject] = true end
            rows[citation] = { from = from, subjects = set, text = text }
        end
    end
    return rows
end

--- Returns the key of a citation in the table.
function quoted.key(citation)
    return citation:match "reading %d+$" or citation
end

return quoted
