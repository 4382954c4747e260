--- Compares every citation in a variant's script, by rule, with citations.txt: the list
-- shows if one is lost or changed. After an intended change: INAROW_WRITE=1 busted
-- tests/lua/variant/cites/citations_spec.lua.
local checks = require "inarow.variant.faults.check"
local cited = dofile "tests/lua/variant/cites/cited.lua"
local inarow = require "inarow"
local language = require "inarow.language"

local PATH = "tests/lua/variant/cites/citations.txt"

it("no citation is lost from a variant", function()
    local lines = {}
    for _, name in ipairs(inarow.bundled) do
        for _, line in ipairs(cited.by(name)) do lines[#lines + 1] = line end
    end
    table.sort(lines)
    local text = table.concat(lines, "\n") .. "\n"
    if os.getenv "INAROW_WRITE" then
        local out = assert(io.open(PATH, "w"))
        out:write(text)
        out:close()
    end
    local file = assert(io.open(PATH))
    local listed = file:read "*a"
    file:close()
    for line in listed:gmatch "[^\n]+" do
        assert(("\n" .. text):find("\n" .. line .. "\n", 1, true), "lost: " .. line)
    end
    for _, line in ipairs(lines) do
        assert(("\n" .. listed):find("\n" .. line .. "\n", 1, true), "new: " .. line)
    end
end)

-- ---- Authors of rules -----------------------------------------------------------------

-- Scripts on a base, and the citations of their rules by place. A rule that differs from
-- the base's cites the child; if the child gives a map a new `cite`, the whole map does.
local AUTHORS = {
    { { base = "renju", win = { captured = 10 }, capture = { lengths = { 2 } } },
        { ["win.captured"] = "NIN", ["win.black"] = "RIF 9.1", capture = "NIN" } },
    { { base = "renju", win = { captured = 10, cite = "NIN 1" },
        capture = { lengths = { 2 } } },
        { ["win.captured"] = "NIN 1", ["win.white"] = "RIF 9.1" } },
    { { base = "renju", win = { white = { open = true } } },
        { ["win.white.open"] = "NIN", ["win.white"] = "RIF 9.1" } },
    { { base = "renju", win = { black = { row = 4 } } },
        { ["win.black"] = "NIN", ["win.white"] = "RIF 9.1" } },
    { { base = "renju", win = { black = { row = 5, exactly = true } } },
        { ["win.black"] = "RIF 9.1" } },
    { { base = "caro", win = { row = 6 } }, { win = "NIN", ["win.open"] = "CARO" } },
    { { base = "pente", win = { captured = 6 } },
        { ["win.captured"] = "NIN", win = "PENTE" } },
    { { base = "keryo_pente", capture = { lengths = { 2 } } }, { capture = "NIN" } },
    { { base = "renju", lose = { row = 3, exactly = true } }, { lose = "NIN" } },
    { { base = "renju", forbid = { ["open-row"] = { rows = { 3 } } } },
        { ["forbid.open-row"] = "NIN", ["forbid.overline"] = "RIF 9.2" } },
    { { base = "renju", forbid = { ["double-three"] = { unless = "four" } } },
        { ["forbid.double-three.unless"] = "NIN", ["forbid.double-three"] = "RIF 9.2" } },
    { { base = "renju", supply = 20, turn = { move = "adjacent" } },
        { ["turn.move"] = "NIN", ["turn.pass"] = "RIF 5", turn = "RIF 5" } },
    { { base = "renju", turn = { first = 1, stones = 2 } },
        { ["turn.stones"] = "NIN", ["turn.first"] = "NIN", turn = "RIF 5" } },
    { { base = "gomoku", board = { holes = { "a1" } } },
        { board = "GOMOKU", ["board.holes"] = "NIN" } },
    { { base = "renju", phases = { { "swap" } } }, { phases = "NIN" } },
    { { base = "renju", draw = { moves = 60 } }, { ["draw.moves"] = "NIN" } },
    { { base = "pente", capture = { own = true } },
        { ["capture.own"] = "NIN", capture = "PENTE" } },
    { { base = "pente", capture = { own = true, cite = "NIN 2" } },
        { ["capture.own"] = "NIN 2", capture = "NIN 2" } },
    { { base = "pente", match = { games = 4 } }, { match = "NIN" } },
    { { base = "harary", win = { shapes = { bar = { "XXX" } } } },
        { ["win.shapes.bar"] = "NIN", ["win.shapes.elly"] = "HARARY" } },
    { { base = "gomoku", win = { cite = "NIN 3", black = { exactly = true } } },
        { win = "NIN 3", ["win.black"] = "NIN 3" } },
    { { base = "connect_four", hooks = { legal = function() end } },
        { ["hooks.legal"] = "NIN", win = "C4" } },
}

it("a rule cites its author", function()
    for nth, case in ipairs(AUTHORS) do
        local script = case[1]
        script.name, script.source = "mine", "NIN"
        local rules = assert(inarow.rules(script))
        for place, citation in pairs(case[2]) do
            assert.equal(citation, rules.cites[place], nth .. ": " .. place)
        end
    end
end)

it("a place without a rule cites the source, and a misspelt place is an error", function()
    local cites = inarow.rules("renju").cites
    for _, place in ipairs { "capture.own", "lose.open", "forbid.open-row.unless" } do
        assert.equal("RIF", cites[place])
    end
    for _, place in ipairs { "turn.pops", "forbid.overlines", "win.green", "" } do
        assert.has_error(function() return cites[place] end,
            ("rules have no place %q"):format(place))
    end
end)

-- Changes each number and each true of a base's maps in turn: visit(path, value) gets the
-- keys and another value.
local function each_change(map, path, visit)
    for _, key in ipairs(language.keys(map)) do
        local value, deeper = map[key], checks.with(path, key)
        if type(value) == "number" then
            visit(deeper, value + 1)
        elseif value == true then
            visit(deeper, false)
        elseif type(value) == "table" and not checks.option_key(value)
            and #value == 0 then
            each_change(value, deeper, visit)
        end
    end
end

local function nested(path, value)
    for i = #path, 1, -1 do value = { [path[i]] = value } end
    return value
end

it("a changed rule of any variant is its author's, and other rules are not", function()
    local changes = 0
    local function try(base, old, path, value)
        local child = nested(path, value)
        child.name, child.base, child.source = "mine", base, "NIN"
        local rules = inarow.rules(child)
        local at, is_there, is_signed = table.concat(path, ".") .. ".", false, false
        for place, citation in pairs(rules and rules.cites or {}) do
            local holds = at:sub(1, #place + 1) == place .. "."
            if holds then
                is_there = true
                is_signed = is_signed or citation == "NIN"
            elseif citation ~= old.cites[place] then -- not a rule of the base
                assert.same({ old.source, "NIN" }, { old.cites[place], citation },
                    at .. " changed, " .. place)
            end
        end
        changes = changes + (is_signed and 1 or 0)
        -- A rule that is left out, or that depends on an option, has no citation here.
        assert(is_signed or value == false or not is_there, base .. ": " .. at)
    end
    for _, base in ipairs(inarow.bundled) do
        local old, script = assert(inarow.rules(base)), inarow.find(base).script
        for _, key in ipairs { "capture", "draw", "forbid", "lose", "turn", "win" } do
            each_change({ [key] = script[key] }, {}, function(path, value)
                try(base, old, path, value)
            end)
        end
    end
    assert(changes > 80, changes)
end)

-- Scripts on a base, and the endings of `rules` lines about their changed parts.
local RULE_LINES = {
    { { base = "connect_four", begins = "yellow" }, "Yellow begins. (NIN)" },
    { { base = "connect_four", colours = { "green", "blue" } }, "Green begins. (NIN)" },
    { { base = "connect_four", win = { row = 3, cite = "NIN 7" } }, "wins. (NIN 7)" },
    { { base = "bead_renju", supply = 51 }, "51 stones. (NIN)" },
    { { base = "bead_renju", supply = 50 }, "50 stones. (BEAD Set-up 2)" },
    { { base = "pente_1987", forbid = { ["double-three"] = { penalty = "refused",
        cite = "NIN 4" } } }, "at the same time. (NIN)" },
    { { base = "pente", match = { games = false } }, "Who begins is drawn by lot" },
}

it("the rules in words cite the author of a changed part", function()
    for nth, case in ipairs(RULE_LINES) do
        local script, found = case[1], false
        script.name, script.source = "mine", "NIN"
        for _, sentence in ipairs(assert(inarow.rulebook(script))) do
            local line = ("%s (%s)"):format(sentence.text, tostring(sentence.citation))
            found = found or line:find(case[2], 1, true)
        end
        assert(found, nth .. ": " .. case[2])
    end
end)

it("a ruling cites the author of its rule, and so does its proof", function()
    local game = inarow.new({ name = "mine", base = "renju", source = "NIN",
        capture = { lengths = { 2 } }, win = { captured = 2 } })
    for _, point in ipairs { "h8", "i8", "a1", "j8" } do assert(game:play(point)) end
    local ruling = assert(game:play "k8")
    assert.equal("captures NIN", ruling.reason .. " " .. ruling.citation)
    local function check(node)
        assert.not_equal("RIF 9.1", node.rule)
        for _, child in ipairs(node.children) do check(child) end
    end
    check(assert(game:explain()))
    game = assert(inarow.new({ name = "mine", base = "renju", source = "NIN", supply = 5,
        turn = { move = "adjacent" } }, { opening = "free" }))
    for _, column in ipairs { "a", "c", "e", "g", "i" } do
        assert(game:play(column .. "1") and game:play(column .. "15"))
    end
    local _, _, _, refusal = game:apply "move a1 h8"
    assert.equal("outside-region", refusal.reason)
    assert.equal("NIN", refusal.citation)
end)

it("a rule keeps its author, and a turn its stones, whichever colour begins", function()
    local source = [[return { name = "two", source = "TWO", board = { 9, 9 },
        colours = { "black", "white" }, begins = "%s",
        turn = { stones = 2, move = "never" }, win = { row = 5,
            black = { exactly = true, cite = "TWO 1" },
            white = { atleast = true, cite = "TWO 2" } } }]]
    for _, begins in ipairs { "black", "white" } do
        local rules = assert(inarow.rules(assert(inarow.load(source:format(begins)))))
        assert.equal(begins, rules.colours[1])
        assert.same({ "TWO 1", "TWO 2" }, { rules.win[1].cite, rules.win[2].cite })
        assert.equal(2, rules.script.turn.stones)
    end
end)
