--- Tests messages about scripts, records and other notations in a mock language: any text
-- in English letters is data, or a sentence that is not in the table.
local helper = dofile "tests/lua/helper.lua"
local language = require "inarow.language"
local mock = dofile "tests/lua/mock_language.lua"

-- The words of the grammar between the sentences, which language_spec tests.
local function grammar()
    local words = require "inarow.language"
    return mock.words(words.list { "1", "2", "3" }, words.list {},
        words.hint("1234", { "12345" }))
end

-- Notes the leaks of messages: by message, the words.
local function new_leaks(...)
    local sets, list, seen = { grammar(), ... }, {}, {}
    local leaks = { list = list, count = 0 }
    function leaks.add(message, ...)
        leaks.count = leaks.count + 1
        local words = {}
        for _, set in ipairs(sets) do words[#words + 1] = set end
        for _, set in ipairs { ... } do words[#words + 1] = set end
        local found = mock.leaks(message, (table.unpack or unpack)(words))
        local key = table.concat(found, " ")
        if #found > 0 and not seen[key] then
            seen[key] = true
            list[#list + 1] = key .. ": " .. message
        end
    end
    return leaks
end

local function assert_no_leaks(leaks, least)
    assert.equal("", table.concat(leaks.list, "\n"))
    assert(leaks.count >= least, "only " .. leaks.count .. " messages")
end

-- ---- Scripts ------------------------------------------------------------------------

-- Returns all words of a table, keys and values, at any depth.
local function words_of(node, list, seen)
    list, seen = list or {}, seen or {}
    if type(node) == "string" then list[#list + 1] = node end
    if type(node) ~= "table" or seen[node] then return list end
    seen[node] = true
    for key, value in pairs(node) do
        words_of(key, list, seen)
        words_of(value, list, seen)
    end
    return list
end

local function schema() return require "inarow.variant.schema" end

-- Returns the words of the schema: keys, and the names of choices.
local function schema_words()
    local list = {}
    local function add(node)
        if type(node) ~= "table" then return end
        for _, name in ipairs(node.names or {}) do list[#list + 1] = name end
        list[#list + 1] = node.form
        for name, field in pairs(node.fields or {}) do
            list[#list + 1] = name
            add(field)
        end
        local of = node.kind == "either" and node.of or { node.of }
        for _, one in ipairs(of) do add(one) end
        add(node.others)
        add(node.key)
    end
    add(schema())
    return list
end

-- Wrong values of each type, within and beyond all limits, for a value or beside it.
local function junk(check)
    local long = {}
    for i = 1, 101 do long["k" .. i] = i end
    return { true, false, 7, -1, 99, 0.5, "zzz", "z z", "\n", ("z"):rep(50), {}, { 7 },
        { "zzz" }, { "black" }, { zzz = 1 }, { 1, nil, 3 }, long, type,
        check.option "zzz", { "place", colour = "zzz" }, { "swap", most = 2 },
        { { "zzz" } }, { 3, 2 }, "first" }
end

-- Returns every place of a value in a table: {table, key}.
local function places(node, list, is_mark)
    list = list or {}
    for _, key in ipairs(language.keys(node)) do
        list[#list + 1] = { node, key }
        if type(node[key]) == "table" and not is_mark(node[key]) then
            places(node[key], list, is_mark)
        end
    end
    return list
end

-- Changes a script in one place.
local function mutate(script, random, values, is_mark)
    local all = places(script, nil, is_mark)
    local place, other = all[random(#all) + 1], all[random(#all) + 1]
    local node, key = place[1], place[2]
    local how, value = random(6), values[random(#values) + 1]
    if how < 3 then
        node[key] = value
    elseif how == 3 and type(other[1][other[2]]) ~= "table" then
        node[key] = other[1][other[2]]
    elseif how == 4 and type(key) == "string" then
        node[key:sub(1, -2)], node[key] = node[key], nil
    elseif how == 5 then
        node[key] = nil
    else
        node[type(key) == "number" and #node + 1 or key .. "s"] = value
    end
end

-- Faults of a script that the schema allows, beside a name and a base.
local AMISS = {
    'hooks = { legal = 7 }', 'options = { clock = true }', 'colours = { "x", "x" }',
    'colours = { "x", "first" }', 'teams = { { "x", "o" } }', 'teams = { { "x" } }',
    'teams = { { "x" }, { "x" } }', 'supply = { zz = 1 }', 'win = { zz = { row = 3 } }',
    'win = { x = { row = 3 }, o = { row = 3 } }', 'win = { row = 3, exactly = true, '
        .. 'atleast = true }', 'win = { row = 9, exactly = true }',
    'phases = { { "declare", count = 1 } }',
    'phases = { { "take", count = "declared" } }',
    'phases = { { "offer", colour = "x" } }', 'phases = { { "place", patterns = {} } }',
    'phases = { { "place", patterns = { "zz" } } }',
    'phases = { { "place", by = "zz" } }',
    'phases = { { "place", label = "z" }, { "place", label = "z" } }',
    'phases = { { "place", next = "z" } }', 'phases = { { "place", colour = "z" } }',
    'phases = (function() local list = {} for i = 1, 65 do list[i] = { "place" } end'
        .. ' return list end)()', 'forbid = { overline = { colour = "zz" } }',
    'phases = { { "place", pass = { next = "zz" } } }', 'board = { 3 }', 'board = false',
    'options = { size = 99 }', 'options = { z = 1, when = 2 }, '
        .. 'turn = { pass = true, when = { zz = 1 } }', 'base = "zz"', 'base = "z"',
}

-- Returns the faults of every variant's script, each changed `times` times.
local function script_faults(times)
    return mock.run(function()
        local check = require "inarow.variant.faults.check"
        local core = require "inarow.core"
        local inarow = require "inarow"
        local model = require "inarow.model"
        local leaks = new_leaks(mock.words(schema_words(), inarow.bundled,
            model.people().seats, inarow.rules("renju").patterns, words_of(junk(check)),
            "zzzxnil true false play RIF"))
        for _, amiss in ipairs(AMISS) do
            local source = 'return { name = "z", base = "tic_tac_toe", ' .. amiss .. " }"
            local variant, message = inarow.load(source, "z")
            if variant then message = select(2, inarow.new(variant)) end
            assert(message, amiss)
            leaks.add(message, mock.words(amiss, "tic_tac_toe x o"))
        end
        local random = core.random(1)
        local function is_mark(value) return check.option_key(value) ~= nil end
        for _, name in ipairs(inarow.bundled) do
            local definition = inarow.find(name)
            local own = words_of({ definition.script, (definition.base or {}).script })
            for _ = 1, times do
                local script = core.sandbox(definition.text, name, check.option)
                script.name = "zzz"
                for _ = 0, random(2) do
                    mutate(script, random, junk(check), is_mark)
                end
                local rules, message = inarow.rules(script)
                if not rules then
                    leaks.add(message, mock.words(own, words_of(script)))
                end
            end
            for _, key in ipairs(words_of(definition.script.options or {})) do
                for _, value in ipairs { "zzz", "0.5", "99" } do
                    local rules, message = inarow.rules(name, { [key] = value })
                    if not rules then leaks.add(message, mock.words(own, key)) end
                end
            end
        end
        return leaks
    end)
end

-- ---- Records and notations ----------------------------------------------------------

local LIB = "\255RenLib\255\3\4" .. ("\255"):rep(10) .. "\0\8root\0\0"
local XML = '<database><rules><rule id="1" name="RIF"/></rules><games>'
    .. '<game id="1" rule="1" black="7" bresult="1" alt="i8">'
    .. "<move>h8 h9 h7 h6 i9 g7</move><info>zz</info></game></games></database>"

-- Texts in each notation: a correct one, and many with one fault each.
local TEXTS = {
    record = { "variant rif_renju\nseats A B\nresult white\nnote zz\nplay h8 -> ok # zz\n"
        .. "play i9\nplay j10\nexpect opening zz\nexpect forbidden a1\nexpect allowed h8"
        .. "\nexpect captured black 1\nswap\npass\noffer h6 i7\npick i7\n",
        "variant renju size=5 opening=free\nboard\n.....\n..X..\n.XO..\n..O.X\n.....\n"
            .. "turn white\ncaptured white 3\nplay a1 -> refused\nplay c3 -> ok\n",
        "variant pente\nplay h8 -> won black\nplay h8 -> won (zz)\nplay zz\n",
        "variant", "variant renju zz", "variant zz", "variant renju zz=1",
        "variant renju size=99", "variant renju\nadjudication", "variant renju\nseats",
        "variant renju\nadjudication zz", "variant renju\nclock zz", "play h8",
        "variant renju\nresult", "variant renju\nresult zz", "variant renju\nturn",
        "variant renju\nturn black", "variant renju\ncaptured zz", "---\n",
        "variant renju\nboard\n.\n", "variant renju\nboard\nturn zz\n", "zz", "# zz",
        "variant renju\nplay h8 ->", "variant renju\n-> ok", 'seats "zz',
        "variant renju\nexpect", "variant renju\nexpect zz zz",
        "variant renju\nexpect seat",
        "variant renju\nplay h8\nseats zz", "variant renju\nresult draw\nresult draw",
        "variant renju\n" .. ("play h8 "):rep(600),
        "variant renju\nseats" .. (" z"):rep(2000),
        "variant pente\nboard\n" .. (("."):rep(19) .. "\n"):rep(19) .. "captured zz 1\n",
        "variant renju\nplay h8\nplay h8\n", "variant renju\nkeep\n",
        "variant renju\nplay h8 by\n", "variant renju\nplay\n",
        "variant renju\nplay h8 -> ok\nplay h9 -> refused occupied\n",
        "variant pente\nseats A B\nclock 900\nplay k10 @3 # zz\nplay k11 @4\n---\n"
            .. "variant pente\nplay k10\n", "variant renju zz=1\nplay h8\n",
        "variant tic_tac_toe\nplay a1\n", "variant renju\nseats \"8,8,1\"\nplay h8\n",
        "variant pente\nboard\n" .. (("."):rep(19) .. "\n"):rep(19)
            .. "captured white 2\nplay k10 # zz\n" },
    sgf = { "(;GM[4]SZ[15]RU[RIF]PB[A]RE[B+R]C[zz]5A[ig][oo];B[hh];W[hg];B[hf]C[zz])",
        "(;SZ[zz])", "(;SZ[15]PL[zz])", "(;AB[hh]AW[hh])", "(;B[hh];AB[aa])", "(;B[zz])",
        "(;AB[zz])", "(;AB[])", "(;5A[zz])", "(;B)", "(;B[hh", "(;B[hh]", "(", "()",
        "(;B[hh]\n(;SZ[15])", "(;B[hh]!)", "(;B[hh]) zz", "(;RU[zz]B[hh])",
        "(;SZ[26:3]RU[renju])", "(;RU[connect_four]SZ[15]B[hh])", "(;RU[yava];B[hh])",
        "(;RU[gomoku]AB[aa];W[bb];W[bb])", "(;B[hh];W[hh])" },
    psq = { "Piskvorky 15x15, 0:0, 0\n8,8,45\n8,7,1\nA\nB\n0\n", "zz", "",
        "Piskvorky 99x1\n", "Piskvorky 15x15\n99,1,1\n", "Piskvorky 15x15\n1,1,1"
            .. ("9"):rep(20), "Piskvorky 15x15\n1,1,1\nzz\n2,2,2\n" },
    pente_org = { '[Game "Pente"]\n[Player 1 Name "A"]\n[Event "zz"]\n[Result "1-0"]\n\n'
        .. "1. K10 L10 2. N10 A1\n1-0\n", '[Game "Pente"]\n2. K10 L10\n',
        '[Game "Pente"]\n1. zz\n', '[Game "Pente"]\n1. K10 1-0 L10\n', "zz",
        '[Game "Pente"]\n[Result "0-1"]\n1. K10 1-0\n', '[Game "Pente"]\n[zz\n',
        '[Game "zz"]\n1. K10\n' },
    rif_xml = { XML, "<zz/>", "", (XML:gsub("h9", "zz")), (XML:gsub("i8", "zz")),
        (XML:gsub('"RIF"', '"zz"')), "<!DOCTYPE a [<!ENTITY a 'a'>]><database/>",
        ("<database>"):rep(99), "<database><game><move>" .. ("h8 "):rep(30000)
            .. "</move></game></database>", "<database><game zz='" .. ("z"):rep(99999) },
    lib = { LIB .. "\120\0\104\136z\8z\0\105\64\106\65\0\1\65\0", LIB .. "\120", "zz", "",
        LIB, LIB .. "\120\0\104\64\105\64", LIB .. "\16\64", LIB .. "\120\0\104\8zz",
        "\255RenLib\255\9\4" .. ("\255"):rep(10), "\255RenLib\255", "zzzz",
        LIB .. ("\120\0"):rep(500) },
    offsets = { "0,0, 1,0, 1,3\n# zz\n", "zz", "8", "1,2,3", "", "99,1", "20,0",
        "0,0, 0,0", "1,2 3" },
    pos = { "\3\112\97\113", "", "\0", "\255", "\3\112", "\1\255", "\1\1\1",
        "\2\1\1", "zz" },
    fen = { "3/1b1/3 w\n", "", "zz", "3/1b1/3 zz", "3/1b1/9999", "3/1b1/0", "3/1b1",
        "3/1b1/3 w 1/1", "X" },
    digits = { "4453 12\n44\n", "zz", "", "99", ("1"):rep(70000), "1111111" },
    moves = { "# zz\nh8 h9 # zz\n1. h8 h9 2. pass\n", "zz", "h8 zz", "1. h8 5. h9", "",
        "h8 h8", "z26 z27", "# zz", "pass pass pass", ("h8 "):rep(70000) },
}

-- Pieces for random faults in a text.
local PIECES = { "", "zz", "(", ")", ";", "[", "]", "1", "\n", "99", '"', "->", ".", "-" }

local function broken(text, random)
    local at = random(#text + 1)
    return text:sub(1, at) .. PIECES[random(#PIECES) + 1] .. text:sub(at + 1 + random(3))
end

-- Adds the words of the text that was read, which are data, whole or cut off.
local function spread(text)
    return setmetatable({}, { __index = function(_, word)
        return text:find(word, 1, true) ~= nil or nil
    end })
end

-- Returns words that are data: names of notations, variants and fields of records, verbs,
-- and reasons and colours of rulings.
local function data_words()
    local inarow = require "inarow"
    local model = require "inarow.model"
    local match_rules = require "inarow.variant.match_rules"
    local all = { language.keys(model.verbs()), "variant adjudication clock seats result",
        "note board turn captured",
        inarow.rules("renju").patterns, words_of(match_rules.options),
        inarow.bundled, inarow.notations, schema().fields.cite.known,
        model.people().seats, "SGF RIF XML RenLib pente.org",
        "ok refused won drawn void draw black white expect none", "variants lua z" }
    for _, field in ipairs(require("inarow.notation").fields()) do
        all[#all + 1] = field[1]
    end
    for _, name in ipairs(inarow.bundled) do
        all[#all + 1] = words_of(inarow.find(name).script)
    end
    return mock.words((table.unpack or unpack)(all))
end

-- Returns the words of expat's own messages.
local function expat_words()
    local lxp = require "lxp"
    local list = {}
    for _, text in ipairs { "<a><b></a>", "<a", "zz", "", "<a>&zz;</a>", "<a/><b/>",
        "<a b='' b=''/>", "<a>\0</a>", "<?xml version='zz'?>", "<a>\255</a>",
        "<a><![CDATA[",
        "<a/>zz", "<?xml?>", "<a><?xml?></a>", "<a>&#0;</a>", "<!DOCTYPE", "<a>&zz" } do
        local parser = lxp.new {}
        local ok, fault = parser:parse(text)
        if ok then ok, fault = parser:parse() end
        list[#list + 1] = not ok and fault or nil
    end
    return mock.words(list)
end

-- Returns the words that the game and its parts use in their own texts, as a set, and a
-- function that stops recording.
local function said_elsewhere()
    local others = setmetatable({ texts = {} }, { __index = function(self, word)
        for _, text in ipairs(self.texts) do
            if text:find(word, 1, true) then return true end
        end
    end })
    local undo = {}
    local function listen(module, name)
        local inner = module[name]
        undo[#undo + 1] = function() module[name] = inner end
        module[name] = function(...)
            local results = { inner(...) }
            local said = results[1] == nil and results[2]
            if type(said) == "string" then table.insert(others.texts, said) end
            return (table.unpack or unpack)(results, 1, 5)
        end
    end
    listen(require "inarow.kernel", "act")
    for _, name in ipairs { "parse", "read", "controls" } do
        listen(require "inarow.model", name)
    end
    return others, function()
        for _, restore in ipairs(undo) do restore() end
    end
end

-- Reports the messages about each text, and about many with a piece inserted or removed
-- at random.
local function text_faults(times, report)
    return mock.run(function()
        local core = require "inarow.core"
        local others, stop = said_elsewhere()
        local leaks = new_leaks(data_words(), expat_words(), others)
        local random = core.random(2)
        for _, name in ipairs(language.keys(TEXTS)) do
            for i, text in ipairs(TEXTS[name]) do
                others.texts = {}
                report(name, text, leaks, i)
                for _ = 1, #text < 2000 and times or 0 do
                    others.texts = {}
                    report(name, broken(text, random), leaks, i)
                end
            end
        end
        stop()
        return leaks
    end)
end

-- Reads the text in a notation, judges it, and writes it in every other.
local function tell_text(name, text, leaks, i)
    local notation = require "inarow.notation"
    local judging = require "inarow.judging"
    local quoted = spread(text)
    local function hear(message)
        if message then leaks.add(message, quoted) end
    end
    local variant = i % 2 == 0 and "pente" or nil
    for result in judging.games(text, "z", { format = name, variant = variant }) do
        hear(result.error and result.error.message)
        hear(result.refusal and judging.refusal_text(result.refusal))
        for _, step in ipairs(result.failures or {}) do hear(step.found) end
    end
    if #text > 2000 then return end
    local options = { format = name, variant = variant or "renju" }
    for _, to in ipairs(require("inarow").notations) do
        local writer = notation.writer(to, i % 3 == 0)
        for _, fault in writer.convert(text, "z", options) do
            hear(fault and fault.message)
        end
    end
end

-- Runs the text as a test.
local function tell_conform(name, text, leaks)
    if name ~= "record" then return end
    local judging = require "inarow.judging"
    local quoted = spread(text)
    for tested in judging.conform(text, "z") do
        for _, list in ipairs { tested.failures, tested.warnings } do
            for _, message in ipairs(list) do leaks.add(message, quoted) end
        end
    end
end

-- ---- Lint ---------------------------------------------------------------------------

-- Scripts with many findings; the last one takes long.
local DEAD = {
    [[return { name = "z", base = "renju", supply = 20, board = { cite = "ZZ 1" },
        win = { cite = "RIF 99" }, turn = { cite = "RIF reading 99" },
        draw = { ["full-board"] = "ZZ 2", ["two-passes"] = "" },
        cite = { occupide = "RIF 5" },
        articles = { claimz = "RIF 5" }, options = { a = 7 } }]],
    [[return { name = "z", base = "pente",
        options = { size = 9, pairs = { "yes", "no" } },
        capture = { when = { pairs = "yes" } } }]],
    [[return { name = "z", base = "tic_tac_toe", options = { edge = { "no", "yes" } },
        phases = { { "place", colour = "x", within = 1, when = { edge = "yse" } },
            { "place", colour = "o", within = 1 } } }]],
    [[return { name = "z", source = "ZZ", colours = { "black", "white" }, supply = 6,
        board = { 5, 5, gravity = true }, win = { row = 5, atleast = true },
        draw = { ["full-board"] = "ZZ" },
        forbid = { ["double-four"] = { colour = "white" } } }]],
    [[return { name = "z", base = "gomoku",
        options = { size = 5, ends = { 1, 2 }, players = 2 },
        lose = { row = 3, exactly = true, when = { ends = 2 } },
        win = { row = 3, atleast = true }, capture = { lengths = { 3 } }, supply = 4,
        draw = { ["supply-exhausted"] = { when = { ends = 1 } } },
        phases = { { "place", colour = "black", pass = true, next = "z" },
            { "place", colour = "white", when = { ends = 2 } },
            { "place", colour = "white", label = "z" } } }]],
    [[return { name = "z", base = "tic_tac_toe",
        hooks = { legal = function() return false end,
        after = function() error "zz" end } }]],
    helper.is_long and [[return { name = "z", base = "gomoku", supply = 6,
        options = { size = 5, players = { 2, 3 } }, board = { gravity = true },
        win = { row = 5 }, turn = { pass = true, pop = true },
        lose = { row = 4, exactly = true }, draw = { ["two-passes"] = "ZZ" },
        forbid = { ["double-four"] = { colour = "white" } } }]] or nil,
}

local function lint_faults()
    return mock.run(function()
        local inarow = require "inarow"
        local games = require "inarow.game"
        local others, stop = said_elsewhere()
        local leaks = new_leaks(data_words(), mock.words(schema_words()), others)
        for _, source in ipairs(DEAD) do
            local variant = assert(inarow.load(source, "z"))
            for _, finding in ipairs((games.lint(variant, 1))) do
                leaks.add(finding.fault, spread(source))
            end
        end
        stop()
        return leaks
    end)
end

-- ---- Faults of the core ---------------------------------------------------------------

-- Returns the faults of csrc/core/spec.c: each text without its field, by its code.
local function core_faults()
    local file = assert(io.open "csrc/core/spec.c")
    local source, faults = file:read("*a"):gsub('"%s*\n%s*"', ""), {}
    file:close()
    local call = 'fault%(%s*error, "[%w_]+",%s*"([%w-]+)",%s*"([^"]+)"%)'
    for code, message in source:gmatch(call) do
        faults["core-" .. code] = message:gsub("^[%a_-]+: ", "")
    end
    return faults
end

it("the faults of the core have the same sentences in both places", function()
    local found = {}
    for code, sentence in pairs(dofile("tests/lua/all_sentences.lua").text) do
        if code:find "^core%-" then found[code] = sentence end
    end
    assert.same(core_faults(), found)
    assert(#language.keys(found) > 50)
end)

describe("in a mock language", function()
    it("messages about scripts are in the table", function()
        assert_no_leaks(script_faults(helper.is_long and 60 or 2), 250)
    end)

    it("messages about records and other notations are in the table", function()
        assert_no_leaks(text_faults(helper.is_long and 10 or 2, tell_text), 600)
    end)

    it("messages about records run as tests are in the table", function()
        assert_no_leaks(text_faults(10, tell_conform), 200)
    end)

    it("messages of lint are in the table", function()
        assert_no_leaks(lint_faults(), 10)
    end)
end)
