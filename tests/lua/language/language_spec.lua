--- Tests that all texts for people come from the sentences.lua of a room. In a mock
-- language with another alphabet, all remaining words in ASCII letters are data.
local written = dofile "tests/lua/all_sentences.lua"
local mock = dofile "tests/lua/mock_language.lua"

-- Games of the tour in each variant, and the parts of the written games and of the
-- points: enough to find a text that is not in the table.
local LONG = os.getenv "SPECS" == "all"
local GAMES, WRITTEN, POINTS = LONG and 6 or 1, LONG and 1 or 6, LONG and 1 or 5

-- Letters of columns and stones, beside a board.
local LETTERS = ("abcdefghijklmnopqrstuvwxyzXO"):gsub(".", "%0 ")

-- Adds lines of faults: "PLACE: WORDS: TEXT". For the same words, a text is listed once.
local function note_leaks(faults, place, text, ...)
    local words = table.concat(mock.leaks(text, ...), " ")
    if words ~= "" and not faults[words] then
        faults[words] = true
        faults[#faults + 1] = ("%s: %s: %s"):format(place, words, text)
    end
end

local function none(faults)
    assert.equal("", table.concat(faults, "\n"))
end

-- Points on layers, with their numbers replaced.
local POINTS_OF_LAYERS = { "N-N", "h8-N" }

-- Returns the data of any game: its colours, the names in its script, and the action by
-- which stones are captured, which its rules quote.
local function names_of(rules)
    local model, shapes = require "inarow.model", {}
    for i, shape in ipairs(rules.shapes) do shapes[i] = shape.name end
    return mock.words(POINTS_OF_LAYERS, rules.colours, rules.name, rules.patterns, shapes,
        model.format { verb = "take", number = 2 }, "X XX XXX XXXX XXXXX")
end

-- Returns the data of a ruling: the words of actions, and the tour's replacements for
-- numbers.
local function words_of_actions()
    local model = require "inarow.model"
    local kernel = require "inarow.kernel"
    local new_game = require("inarow.game").new
    local inarow = require "inarow"
    local language = require "inarow.language"
    local sentences = dofile "tests/lua/sentences.lua"
    local all = { model.people().seats,
        language.keys(model.verbs()), "N", "h8-N" }
    for _, takes in pairs(model.verbs()) do all[#all + 1] = takes.words end
    for _, name in ipairs(inarow.bundled) do
        all[#all + 1] = name:gsub("%d+", "N")
        for _, rules in ipairs(sentences.all_rules(name)) do
            local game = new_game(rules)
            game:set_option("clock", "60")
            for _, word in ipairs((select(2, kernel.beside(game)))) do
                all[#all + 1] = word:gsub("%d+", "N")
            end
        end
    end
    return mock.words(all)
end

-- Returns a random position with about half of its points occupied; where discs would
-- float, a position from a game.
local function crowded(name, helper, random)
    local rules = assert(require("inarow").rules(name, {}, true))
    local game, cells = require("inarow.game").new(rules), {}
    for i = 1, #rules.board.points do
        cells[i] = ({ "X", "O", ".", "." })[random(4)]
    end
    if game:setup(table.concat(cells)) then return game end
    for _ = 1, #cells / 3 do
        local action = helper.legal_action(game, random)
        if action then game:apply(action) end
    end
    return game
end

-- Returns the points of the board, and words that may follow them.
local function points_of(game)
    local list = { "h8-1" }
    for _, point in ipairs(game.rules.board.points) do list[#list + 1] = point end
    return list
end

-- Sentences with a count that is never one, or where one needs no other words.
local SEVERAL = { ["restored-too-far"] = true, ["settings-tried-part"] = true,
    ["page-not-drawn"] = true, ["threats-stop-many"] = true,
    ["threats-unknown-many"] = true, ["form-many"] = true, ["why-full"] = true,
    ["why-longest-row"] = true, ["rule-row-places"] = true,
    ["action-after-refusal"] = true }

describe("a count in a sentence", function()
    it("has another sentence for one", function()
        local without, texts = {}, written.text
        for _, code in ipairs(require("inarow.language").keys(texts)) do
            if texts[code]:find "{count} %l-s%f[%W]" and not texts[code .. "-one"]
                and not SEVERAL[code] then
                without[#without + 1] = code
            end
        end
        assert.same({}, without)
    end)

    it("chooses this sentence if it is one", function()
        local say = require("inarow.language").sentences({}).say
        assert.equal("White has captured 1 stone.",
            say("captures", { who = "white", count = 1 }))
        assert.equal("White has captured 11 stones.",
            say("captures", { who = "white", count = 11 }))
    end)
end)

describe("a sentences.lua contains", function()
    it("the rules of every variant, whatever its options", function()
        none(mock.run(function()
            local sentences = dofile "tests/lua/sentences.lua"
            local variants, faults = require "inarow.variant", {}
            for _, name in ipairs(require("inarow").bundled) do
                for _, rules in ipairs(sentences.all_rules(name)) do
                    for _, rule in ipairs(variants.rulebook(rules)) do
                        note_leaks(faults, name, rule.section .. ": " .. rule.text,
                            names_of(rules))
                    end
                end
            end
            return faults
        end))
    end)

    it("the rulings, refusals and prompts of every variant", function()
        none(mock.run(function()
            local sentences = dofile "tests/lua/sentences.lua"
            local inarow, words, faults = require "inarow", words_of_actions(), {}
            for number, name in ipairs(inarow.bundled) do
                local names = names_of(inarow.rules(name))
                local said = sentences.said(name, GAMES, WRITTEN, number)
                for line, text in pairs(said) do
                    local message = line:match "^.-: (.*)$"
                    if message then
                        note_leaks(faults, name, message, names, words, mock.words(text))
                    end
                end
            end
            return faults
        end))
    end)

    it("the texts of the terminal game", function()
        local helper = dofile "tests/lua/helper.lua"
        local inarow, main = require "inarow", "lua/inarow/cli/main.lua"
        local install = "dofile 'tests/lua/mock_language.lua'.install()"
        local help = require "inarow.cli.play.help"
        local commands = require "inarow.cli.play.commands"
        local typed, topics, fields = {}, help.names(commands), {}
        for i, topic in ipairs(topics) do typed[i] = "help " .. topic end
        for _, words in pairs(help.examples) do fields[#fields + 1] = words end
        for _, entry in ipairs(commands) do fields[#fields + 1] = entry.example end
        local said = words_of_actions()
        -- The words that are typed after verbs are data too.
        local words = mock.words(topics, fields, LETTERS, "to no ok")
        local input = "now\nh8\nnow\nh9\ni10\nnow\nhelp\nsave\n"
            .. table.concat(typed, "\n") .. "\nundo 9\ndraw offer\nnow\n"
        local faults = {}
        for _, name in ipairs { "rif_renju clock=900 adjudication=claims", "swap2",
            "bead_renju", "popout", "gomoku_moving" } do
            local _, out, err = helper.shell(("%s -e \"%s\" %s play %s"):format(
                helper.interpreter, install, main, name), input)
            local names = names_of(inarow.rules(name:match "%S+"))
            assert(#out > 10000, err)
            for line in out:gmatch "[^\n]+" do
                if line:find "^variant " then break end -- the record, at the end
                note_leaks(faults, name, line:gsub("^refused .-: ", ""), words, said,
                    names)
            end
        end
        none(faults)
    end)

    it("the texts in pictures", function()
        none(mock.run(function()
            local helper = dofile "tests/lua/helper.lua"
            local inarow, faults = require "inarow", {}
            local random = helper.random(11)
            local function look(game, is_played)
                local rules = game.rules
                local words, names = mock.words(LETTERS), names_of(rules)
                local svg = game:render { format = "svg", animate = is_played,
                    forbidden = not is_played }
                local texts = { game:render { legend = true } }
                for _, data in ipairs { "title", "style" } do
                    svg = svg:gsub(("<%s>.-</%s>"):format(data, data), "")
                end
                for text in svg:gmatch ">([^<]+)<" do
                    -- Only the text of a ruling.
                    texts[#texts + 1] = text:gsub("[%l_ -]+ %b(): ", "")
                end
                for _, text in ipairs(texts) do
                    note_leaks(faults, rules.name, text, words, names)
                end
            end
            for _, name in ipairs(inarow.bundled) do
                look(crowded(name, helper, random), false)
                local game = inarow.new(name)
                for _ = 1, 12 do
                    local action = helper.legal_action(game, random)
                    if action then game:apply(action) end
                end
                look(game, true)
            end
            return faults
        end))
    end)

    it("the texts of proofs", function()
        none(mock.run(function()
            local helper = dofile "tests/lua/helper.lua"
            local text_of = require("inarow").text
            local citations = require "inarow.variant.cites.citations"
            local random, faults, count = helper.random(7), {}, 0
            local function check_rules(node)
                for _, child in ipairs(node.children) do
                    assert(not citations.fault(child.rule, {}), child.rule)
                    check_rules(child)
                end
            end
            for number, name in ipairs(require("inarow").bundled) do
                local game = crowded(name, helper, random)
                local names = names_of(game.rules)
                for nth, colour in ipairs(game.colours) do
                    local points = points_of(game)
                    for at = (number + nth) % POINTS + 1, #points, POINTS do
                        local point = points[at]
                        local proof = game:explain(point, colour)
                        if proof then check_rules(proof) end
                        local text = proof and text_of(proof) or ""
                        count = count + #text
                        note_leaks(faults, name, text:gsub("%(.-%)", ""), names)
                    end
                end
            end
            assert(count > 100000 / POINTS)
            return faults
        end))
    end)

    it("the faults of a position, a clock and a citation", function()
        none(mock.run(function()
            local inarow, model = require "inarow", require "inarow.model"
            local citations, faults = require "inarow.variant.cites.citations", {}
            local function add(place, message)
                assert(message, place)
                note_leaks(faults, place, message, mock.words("RIF", "NONE", "x"))
            end
            local discs = "X" .. ("."):rep(41)
            for _, cells in ipairs { "X", ("?"):rep(42), discs } do
                add(cells, select(2, inarow.new("connect_four"):setup(cells)))
            end
            add("captured", select(2, inarow.new("tic_tac_toe"):setup(("."):rep(9), "x",
                { x = 1 })))
            for _, controls in ipairs { "", "1/", "900 900" } do
                add(controls, select(2, model.controls(controls)))
            end
            for _, citation in ipairs { "", "NONE 1", "RIF reading 99", "RIF 77" } do
                add(citation, citations.fault(citation, {}))
            end
            return faults
        end))
    end)
end)

-- ---- The sentences --------------------------------------------------------------------

-- Returns the texts of the files in some folders by path, except those of sentences.
local function sources(where)
    local texts = {}
    local paths = io.popen("find " .. where .. " -name '*.lua' -o -name '*.c'")
    for path in paths:lines() do
        if not path:find "/sentences%.lua$" then
            local file = assert(io.open(path))
            texts[path] = file:read "*a"
            file:close()
        end
    end
    paths:close()
    return texts
end

-- Returns the string literals of the sources as a set: codes, and the beginnings and ends
-- from which codes are made.
-- @param where folders to search
local function literals(where)
    local found, starts, ends = {}, {}, {}
    for _, text in pairs(sources(where)) do
        -- Words in quotation marks, and keys of tables.
        for word in text:gmatch '"([%w-]+ ?)"' do
            found[word] = true
            if word:find "[- ]$" then starts[#starts + 1] = word end
            if word:find "^%-%l" then ends[#ends + 1] = word end
        end
        for word in text:gmatch "([%a_]+) = " do found[word] = true end
    end
    return found, starts, ends
end

-- Returns the codes that a text names.
local function said_in(text)
    local list = {}
    for _, call in ipairs { "say", "compose", "counted" } do
        -- a function of another kind
        local is_own = text:find("local function " .. call, 1, true)
        for code in text:gmatch("%f[%w_]" .. call .. '[( ]+"([%w-]+%w)"') do
            if not is_own then list[#list + 1] = code end
        end
    end
    return list
end

-- Returns true if a module can use the sentences of that file: it or a module that it
-- requires loads the file.
-- @param needs by module: set of the modules that it requires
-- @param seen modules that have been searched
local function has_loaded(name, owner, needs, seen)
    if name == owner then return true end
    if seen[name] then return false end
    seen[name] = true
    for other in pairs(needs[name] or {}) do
        if has_loaded(other, owner, needs, seen) then return true end
    end
    return false
end

local function module_of(path)
    local name = path:gsub("^lua/", ""):gsub("%.lua$", ""):gsub("/", ".")
    return (name:gsub("%.init$", ""))
end

-- Returns the modules that each module requires, sentences included, as sets by name.
local function needs_of_modules(texts)
    local needs = {}
    local function add(name, text)
        needs[name] = {}
        for other in text:gmatch "[\"'](inarow[%w_.]*)[\"']" do
            needs[name][other] = true
        end
    end
    for path, text in pairs(texts) do add(module_of(path), text) end
    for _, path in pairs(written.file) do
        local name = module_of(path)
        if not needs[name] then
            local file = assert(io.open(path))
            add(name, file:read "*a")
            file:close()
        end
    end
    return needs
end

describe("a sentence", function()
    it("is in only one file", function() none(written.twice) end)

    it("is loaded where it is used", function()
        local texts, faults, count = sources "lua", {}, 0
        local needs = needs_of_modules(texts)
        for path, text in pairs(texts) do
            for _, code in ipairs(said_in(text)) do
                local owner = written.file[code] and module_of(written.file[code])
                count = count + 1
                if not owner or not has_loaded(module_of(path), owner, needs, {}) then
                    faults[#faults + 1] = path .. " says " .. code
                end
            end
        end
        none(faults)
        assert.is_true(count > 500)
    end)

    it("is used somewhere", function()
        local found, starts, ends = literals "lua csrc/lua"
        local function is_said(code)
            if found[code] then return true end
            for _, start in ipairs(starts) do
                if code:sub(1, #start) == start then return true end
            end
            for _, ending in ipairs(ends) do
                if code:sub(-#ending) == ending and is_said(code:sub(1, -#ending - 1))
                then
                    return true
                end
            end
            return false
        end
        local unsaid = {}
        for code in pairs(written.text) do
            if not is_said(code) then unsaid[#unsaid + 1] = code end
        end
        table.sort(unsaid)
        none(unsaid)
    end)

    -- Options, commands, values after a variant, and calls of Lua functions, in a
    -- sentence.
    local ADVICE = { "%-%-%l", "'inarow %l", "{%l+} {%l+}={%l+}", "inarow%.%l+ ?[({\"]",
        "game:%l" }

    -- Folders that programs use too, not only people at the command line.
    local LIBRARY = "$(ls -d lua/inarow.lua lua/inarow/* |"
        .. " grep -vE '/(cli|referee)$')"

    local function advises(sentence)
        for _, pattern in ipairs(ADVICE) do
            if sentence:find(pattern) then return true end
        end
    end

    it("recommends options only at the command line", function()
        local wrong, count = {}, 0
        local elsewhere = literals(LIBRARY)
        for code, sentence in pairs(written.text) do
            if advises(sentence) then
                count = count + 1
                -- A code without a hyphen may also be the name of something else.
                if elsewhere[code] and code:find "-" then wrong[#wrong + 1] = code end
            end
        end
        none(wrong)
        assert.is_true(count > 20)
    end)

    it("that addresses a reader replaces one that does not", function()
        local count = 0
        for code, sentence in pairs(written.text) do
            local reader, neutral = code:match "^(%l+) (.+)$"
            if reader == "command" or reader == "page" then
                count = count + 1
                assert.is_string(written.text[neutral], code)
                assert.equal(reader == "command", advises(sentence) == true, code)
            end
        end
        assert.is_true(count > 4)
    end)

    it("names options to people at the command line, parameters to programs", function()
        local address = require("inarow.language").sentences({}).address
        local text = "(;GM[1]SZ[15];B[hh])"
        local function said(reader, options)
            address(reader, options)
            local game, message = require("inarow").open(text)
            address(nil)
            assert.is_nil(game)
            return message
        end
        assert.matches("name the variant$", said(nil))
        assert.matches("%-%-variant renju'$", said "command")
        assert.matches("%-%-variant renju'$", said("command", { ["--variant"] = true }))
        assert.matches("name the variant$", said("command", { ["--drop"] = true }))
        assert.matches("'Game, if it names none'$", said "page")
    end)
end)
