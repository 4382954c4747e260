local helper = dofile "tests/lua/helper.lua"
local language = require "inarow.language"
local inarow = require "inarow"
local messages = language.sentences {}
local variants = require "inarow.variant"
local model = require "inarow.model"
local sentences = dofile("tests/lua/all_sentences.lua").text

local refused, says = helper.refused, helper.says
local text_of = inarow.text
local unpack = unpack or table.unpack

-- ---- Actions ------------------------------------------------------------------------

describe("an action's text", function()
    for text, action in pairs {
        ["play h8"] = { verb = "play", point = "h8" },
        ["play white k3"] = { verb = "play", colour = "white", point = "k3" },
        ["play x c"] = { verb = "play", colour = "x", point = "c" },
        ["pass"] = { verb = "pass" }, ["swap"] = { verb = "swap" },
        ["keep"] = { verb = "keep" }, ["resign"] = { verb = "resign" },
        ["choose black"] = { verb = "choose", colour = "black" },
        ["declare 4"] = { verb = "declare", number = 4 },
        ["declare 0"] = { verb = "declare", number = 0 },
        ["offer h6 i7"] = { verb = "offer", points = { "h6", "i7" } },
        ["offer h6"] = { verb = "offer", points = { "h6" } },
        ["pick i7"] = { verb = "pick", point = "i7" },
        ["draw offer"] = { verb = "draw", answer = "offer" },
        ["draw accept"] = { verb = "draw", answer = "accept" },
        ["draw refuse"] = { verb = "draw", answer = "refuse" },
        ["pass by white"] = { verb = "pass", by = "white" },
        ["play z26 by second at a1 @12.5"] = { verb = "play", point = "z26",
            by = "second", at = "a1", time = 12.5 },
        ["resign @7200"] = { verb = "resign", time = 7200 },
        ["swap @0"] = { verb = "swap", time = 0 },
    } do
        it("is read and written: " .. text, function()
            assert.same(action, (model.parse(text)))
            assert.equal(text, model.format(action))
        end)
    end

    it("takes its endings in any order, and any spacing", function()
        local action = { verb = "play", point = "h8", by = "black", at = "i9", time = 3 }
        for _, text in ipairs { "play h8 by black at i9 @3", "play h8 @3 at i9 by black",
            "  play\th8  at i9 @3.0 by black " } do
            assert.same(action, (model.parse(text)))
        end
    end)

    it("may name a claim as players do", function()
        for text, claim in pairs { ["claim Five"] = "five",
            ["claim 3-3"] = "double-three", ["claim 4x4"] = "double-four",
            ["claim OVERLINE"] = "overline",
            ["claim 6"] = "overline", ["claim six"] = "six",
            ["claim seven"] = "seven", ["claim Double Three by white"] = "double-three",
            ["claim double_four"] = "double-four", ["claim 3 3 @5"] = "double-three",
            ["claim 3–3"] = "double-three", ["claim 4 x 4"] = "double-four",
            ["claim four in a row"] = "four-in-line",
            ["claim 4 in line"] = "four-in-line",
            ["claim clock defect"] = "clock-defect", ["claim 5 @3"] = "five" } do
            assert.equal(claim, assert(model.parse(text)).claim, text)
        end
        helper.says(select(2, model.parse "claim five black"), "unexpected 'black'")
    end)

    it("is refused with the expected words at the fault", function()
        for text, message in pairs {
            ["organizer penalty black -5"] = "'organizer penalty' needs a number of",
            ["organizer set black"] = "'organizer set' needs a number of seconds",
            ["organizer warn 5"] = "'organizer warn' needs a colour or a seat",
            ["organizer void black"] =
            "after 'organizer void'; only 'by WHO', 'at POINT'",
            ["disarranged restored to x"] = "'to' needs a number of stones and passes",
            ["disarranged restored to"] = "'to' needs a number of stones and passes",
            ["disarranged by"] = "'by' needs a colour or a seat",
            ["disarranged unrestorable to 3"] = "after 'disarranged unrestorable'; only",
            ["offer h6 i7x"] = "'i7x' is not a point", ["offer h6, i7"] = "'h6,' is not",
            ["capture h8 stones"] = "'stones' is not a point",
            ["play h8 by black by white"] = "'by' is given twice",
            ["resign @3 @4"] = "'@4' is given twice",
        } do
            local action, said, code = model.parse(text)
            assert.is_nil(action)
            assert.equal("bad-action", code)
            helper.says(said, message)
        end
    end)

    it("uses the seats of its own game", function()
        for name, seats in pairs { pente = "first or second",
            pente_teams = "first, second, third or fourth" } do
            local game = inarow.new(name)
            helper.says(refused("bad-action", game:apply "begins x"),
                "'begins' needs " .. seats .. ".")
            helper.says(refused("bad-action", game:apply "begins sixth"),
                "'sixth' is not a player now; expected " .. seats .. ".")
        end
    end)

    it("is refused by its verb's article if it cannot be read", function()
        local game = inarow.new "rif_renju"
        for text, citation in pairs { ["organizer stop"] = "RIF 17",
            ["begins"] = "RIF 4", ["claim !"] = "RIF 9.6", ["choose"] = "RIF 4",
            ["choose purple"] = "RIF 4", ["disarranged"] = "RIF 8",
            ["draw"] = "RIF 10.2",
            ["resign h8"] = "RIF 9.5", ["press h8"] = "RIF 14.3",
            ["adjust h8"] = "RIF 7", ["arrive h8"] = "RIF 15", ["record h8"] = "RIF 13",
            ["call-referee x"] = "RIF 14.9", ["offer"] = "RIF 12.7",
            ["pick x"] = "RIF 12.7" } do
            local ruling = select(4, game:apply(text))
            assert.equal(("refused bad-action (%s)"):format(citation), tostring(ruling))
        end
        for verb in pairs(model.verbs()) do
            local cited = verb ~= "play" and verb ~= "pass"
            local ruling = select(4, game:apply(verb .. " ?"))
            assert.equal("bad-action", ruling.reason)
            assert.equal(cited, ruling.citation ~= nil, verb)
        end
    end)

    it("suggests the intended claim", function()
        local game = inarow.new "renju"
        for word, meant in pairs { doublethree = "double-three", threes = "double-three",
            ["dubble-three"] = "double-three", fives = "five", overlines = "overline",
            board = "full-board", clock = "clock-defect", six = "overline",
            victory = false } do
            local said = refused("bad-action", game:apply("claim " .. word))
            assert.equal(meant, said:match "did you mean '([%l-]+)'" or false, word)
        end
    end)

    it("may have points in capitals", function()
        assert.same({ "h6", "i7" }, model.parse("offer H6 I7").points)
        assert.equal("k3", model.parse("play white K3").point)
    end)

    it("is refused with the expected form", function()
        for text, words in pairs {
            [""] = { "play", "resign" }, ["ply"] = { "'ply'", "'play'" },
            ["play h8 h9"] = { "'h9'", "by WHO" }, ["draw"] = { "offer, accept" },
            ["play h8 @"] = { "'@'", "@SECONDS" }, ["play h8 @-1"] = { "'@-1'" },
            ["declare 2.5"] = { "'2.5'", "number" }, ["pick 8h"] = { "'8h'", "h8" },
        } do
            says(refused("bad-action", model.parse(text)), unpack(words))
        end
    end)
end)

-- ---- Messages -----------------------------------------------------------------------

describe("messages", function()
    it("fill in the values that they name", function()
        assert.equal("h8 is occupied.", messages.say("occupied", { point = "h8" }))
        says(messages.say("line-too-long", { most = 2 ^ 24 }), "than 16777216 bytes")
        says(messages.say("too-slow", { seconds = 0.5 }), "0.5")
        says(messages.say("off-board", { point = "%1", columns = 15, rows = 15 }), "%1",
            "15 by 15")
        assert.equal("the limit for loaded scripts, 4, is reached",
            messages.say("too-many-scripts", { most = 4.0 }))
        assert.equal("a request may take 0.5 s; this one would take longer",
            messages.say("too-slow", { seconds = 0.5 }))
    end)

    it("have a sentence for every refusal of the design", function()
        for reason in ([[occupied off-board outside-region symmetric-offer
            duplicate-offer wrong-count pass-not-allowed forbidden not-your-turn not-now
            no-offer game-over bad-action]]):gmatch "%S+" do
            assert.is_string(sentences[reason], reason)
        end
    end)

    -- {variant, earlier actions, the tried action, its ruling, and its sentence}
    for _, case in ipairs {
        { "swap2", "h8 h9 i9", "take three", "refused wrong-count (SWAP2)",
            "Expected 'take two', got 'take three'." },
        { "bead_renju", "roll_6_1", "play h8", "refused bad-action (BEAD 1)",
            "Name the stone's colour: 'play black h8' or 'play white h8'." },
        { "bead_renju", "", "roll 7 1", "refused bad-action (BEAD Set-up 4)",
            "A die shows a number from 1 to 6." },
        { "swap2", "", "play h8 by second", "refused not-your-turn (SWAP2)",
            "It is the first player's turn, not the second player's." },
        { "rif_renju", "h8", "organizer resume by white",
            "refused not-your-turn (RIF 17)", "Only the organizer may order this." },
        { "rif_renju", "h8 h9", "play a1", "refused outside-region (RIF 11)",
            "a1 is not allowed: this stone must be placed within the central 5 by"
                .. " 5, making one of the 26 openings." },
        { "taraguchi_10", "h8", "ply h9", "refused bad-action", nil },
        { "rif_renju", "h8", "play 9h", "refused bad-action", nil },
        { "taraguchi_10", "h8", "resign", "won black resignation (TABLE 4)",
            "White resigned: black wins." },
        { "rif_renju", "h8 draw_offer", "draw withdraw", "refused not-now (RIF 10.2)",
            "An offer of a draw cannot be withdrawn: the opponent accepts it, refuses"
                .. " it, or moves." },
        { "pente_teams", "", "resign by red", "won black resignation (TABLE 4)",
            "Red resigned: black's team wins." },
        { "gomoku", "a1", "capture a1", "refused no-capture (GOMOKU)",
            "There are no captures in this game." },
    } do
        local name, before, text, ruling, sentence = unpack(case, 1, 5)
        it(("answer %s in %s"):format(text, name), function()
            local game = inarow.new(name)
            for word in before:gmatch "%S+" do
                word = word:match "^%l%d+$" and "play " .. word or word:gsub("_", " ")
                assert(game:apply(word))
            end
            local ended, _, _, refusal = game:apply(text)
            local got = ended or refusal
            assert.equal(ruling, tostring(got))
            if sentence then assert.equal(sentence, got.message) end
        end)
    end

    it("name the player whose time has ended", function()
        local game = inarow.new("renju", { adjudication = "claims", clock = "60" })
        assert(game:apply "play h8 @1")
        assert(game:apply "press @2")
        local ruling = game:apply "claim time by black @99"
        assert.equal("White has run out of time: black wins.", ruling.message)
    end)

    it("list names in words", function()
        assert.equal("a", language.list { "a" })
        assert.equal("a or b", language.list { "a", "b" })
        assert.equal("a, b or c", language.list { "a", "b", "c" })
    end)

    it("count in words: one game, several games", function()
        local bar = require("inarow.cli.progress").new({ "-" }, true)
        for count, text in pairs { [0] = "0 games", [1] = "1 game", [2] = "2 games" } do
            bar.count = count
            assert.equal(text, bar:text())
        end
        for code in pairs(sentences) do
            local several = code:match "^(.*)%-one$"
            assert(not several or sentences[several], code)
        end
    end)

    it("suggest the nearest spelling, if any is near", function()
        local names = { "board", "colours", "phases", "draw" }
        for word, name in pairs { bord = "board", boards = "board", Board = "board",
            colors = "colours", pahses = "phases", colour = "colours", daw = "draw" } do
            says(language.hint(word, names), "'" .. name .. "'")
        end
        for _, word in ipairs { "", "x", "hooks", "match", ("board"):rep(100) } do
            assert.equal("", language.hint(word, names))
        end
        assert.equal("", language.hint("board", {}))
    end)

    -- Computes every entry of the table, without a bound.
    local function distance(a, b)
        local rows = { [-1] = {}, [0] = {} }
        for j = 0, #b do rows[0][j] = j end
        for i = 1, #a do
            rows[i] = { [0] = i }
            for j = 1, #b do
                local x, y = a:byte(i), b:byte(j)
                rows[i][j] = math.min(rows[i - 1][j - 1] + (x == y and 0 or 1),
                    rows[i - 1][j] + 1, rows[i][j - 1] + 1)
                if i > 1 and j > 1 and x == b:byte(j - 1) and y == a:byte(i - 1) then
                    rows[i][j] = math.min(rows[i][j], rows[i - 2][j - 2] + 1)
                end
            end
        end
        return rows[#a][#b]
    end

    -- Returns the first of the nearest names, of which a third may be wrong.
    local function nearest(word, names)
        local best, least
        for _, name in ipairs(names) do
            local d = distance(word, name)
            if d <= math.max(1, math.floor(#name / 3)) and d < (least or math.huge) then
                best, least = name, d
            end
        end
        return best and (" (did you mean '%s'?)"):format(best) or ""
    end

    -- Returns a name with letters exchanged, added, left out and changed.
    local function misspelt(name, random)
        local letters = {}
        for letter in name:gmatch "." do
            local kind, other = random(12), ("abc_19"):sub(random(6)):sub(1, 1)
            if kind == 1 then letter = other .. letter end
            if kind == 2 then letter = other end
            if kind == 3 then
                table.insert(letters, math.max(1, #letters), letter)
            elseif kind > 4 then
                letters[#letters + 1] = letter
            end
        end
        return table.concat(letters)
    end

    helper.alike(it, "hint at the first of the nearest names", function()
        local random, near = helper.random(7), 0
        for _, name in ipairs(inarow.bundled) do
            for _ = 1, 8 do
                local word = misspelt(name, random)
                local hint = language.hint(word, inarow.bundled)
                assert.equal(nearest(word, inarow.bundled), hint, word)
                if hint ~= "" then near = near + 1 end
            end
        end
        assert(near > 100 and near < 36 * 8, near)
    end)
end)

-- ---- Rule books ---------------------------------------------------------------------

-- Returns the rules of a kind, as "text (citation)".
local function rules_of(rules, key)
    local lines = {}
    for _, rule in ipairs(variants.rulebook(rules)) do
        if rule.key == key then
            lines[#lines + 1] = ("%s (%s)"):format(rule.text, rule.citation)
        end
    end
    return table.concat(lines, "\n")
end

describe("a rule book", function()
    it("gives every rule with its citation", function()
        for _, name in ipairs(inarow.bundled) do
            for _, rule in ipairs(variants.rulebook(inarow.rules(name))) do
                assert.is_true(#rule.text > 0)
                assert.is_true(#rule.citation > 0)
                assert.is_nil(rule.text:find "[{}]")
                assert.is_nil(rule.text:find("nil", 1, true))
                assert.is_nil(rule.text:find("table:", 1, true))
            end
        end
    end)

    it("has the text of RIF", function()
        local rules = inarow.rules "rif_renju"
        says(rules_of(rules, "board"), "15 columns and 15 rows", "(RIF 2)")
        says(rules_of(rules, "colours"), "black stones, the other the white ones",
            "(RIF 4)")
        says(rules_of(rules, "win"), "Black wins", "exactly five stones. (RIF 9.1)",
            "White wins", "five or more stones. (RIF 9.1)")
        says(rules_of(rules, "forbid"), "overline", "double-four", "double-three",
            "loses", "(RIF 9.2)", "A double-three is allowed unless", "to any depth",
            "(RIF 9.3)", "(RIF 3)")
        says(rules_of(rules, "draw"), "every point is occupied. (RIF 10.1)",
            "agree on it. (RIF 10.2)", "pass, one right after the other. (RIF 10.3)",
            "both players have run out of time. (RIF 10.4)")
        local phases = rules_of(rules, "phases")
        says(phases, "1. ", "centre. (RIF 4)", "3 by 3", "(RIF 11)", "swap",
            "(RIF 12.5)", "passes. (RIF 12.6)", "offers two points",
            "symmetry of the position. (RIF 12.7)", "picks",
            "Steps 1 to 3 cannot be passed. (RIF 12.9)")
        says(rules_of(rules, "turn"), "white first", "may pass", "(RIF 5)")
    end)

    it("follows the options", function()
        local rules = inarow.rules("renju", { size = 19, forbidden = "refused",
            opening = "free", literal_9_3 = true, five_makes_three = true })
        says(rules_of(rules, "board"), "19 columns and 19 rows")
        says(rules_of(rules, "forbid"), "refused", "9.3", "five")
        assert.is_nil(rules_of(rules, "forbid"):find("loses", 1, true))
        assert.equal("", rules_of(rules, "phases"))
        says(rules_of(inarow.rules("soosorv_8", { most = 5 }), "phases"), "from 1 to 5",
            "(SOOSORV)")
    end)

    it("names the players whom a rule binds", function()
        local script = { name = "mine", base = "renju",
            forbid = { overline = false, ["double-four"] = false,
                ["double-three"] = { colour = false } },
            phases = { { "place" }, { { "place", colour = "white" }, { "swap" } } } }
        script.win = { black = { exactly = false, atleast = true } }
        local rules = assert(inarow.rules(script))
        local text = rules_of(rules, "forbid")
        says(text, "Whoever makes a double-three loses.")
        assert.is_nil(text:find("lack", 1, true))
        text = rules_of(rules, "phases")
        says(text, "1. ", "either colour", "2. ", "2. Or: ", "swap")
        assert.is_nil(text:find("colour stone", 1, true))
    end)

    -- The texts that each variant must have, by key: its own rules, in its own words.
    for name, wanted in pairs {
        connect_four = { "falls to the lowest free row", "Red begins. (C4 reading 13)",
            "all stones have been placed. (C4 reading 12)", "resigns. (TABLE 4)",
            "drawn by lot, or agreed", "Each player has 21 stones",
            "one stone dropped into a column that is not full" },
        popout = { "out of the bottom row", "whoever took the stone out wins",
            "the stone is the player's to drop again",
            "if only the opponent has one, the opponent wins. (POPOUT)" },
        gomoku = { "nobody needs to claim anything. (TABLE 5)",
            "a player must claim a win.", "(TABLE 7)",
            "With a clock, a player wins if the opponent's time has ended",
            "The players cannot agree on a draw. (TABLE 9)", "(TABLE 17)",
            "'overline' mean any row that wins. (TABLE 6)",
            "Nobody may pass. (GOMOKU reading 11)" },
        renju_1912 = { "A forbidden double-three can be claimed only until the opponent"
            .. " plays on. (TABLE 8)", "of five or more stones of their own colour wins."
            .. " (HIST reading 8)", "also makes a four. (HIST reading 8)",
            "needed as a defence. (HIST 1912)", "to white. (HIST 1903)" },
        renju_1918 = { "A double-three beside a four is forbidden too. (HIST 1918)",
            "whatever else it makes. (HIST 1918)", "Nobody may pass. (HIST reading 11)" },
        rif_renju = { "(RIF reading 15)", "(RIF reading 16)", "whichever clock runs."
            .. " (RIF reading 17)", "it can no longer be claimed. (RIF reading 18)",
            "resignation=flag-up. (RIF 9.6)",
            "no two points are the same. (RIF reading 27)",
            "spectators still may not. (RIF reading 28)" },
        pente_teams = { "White and red are partners", "A team wins if its players"
            .. " together are the first to capture ten of the opponents' stones",
            "A team wins if a player of the other team resigns. (TABLE 4)",
            "in this order. (PENTE4 reading 13)",
            "of two other colours, mixed", "partner's stones may be captured too, but"
            .. " only the opponents' count", "anticlockwise" },
        pente_1987 = { "lifted and count. (P87 3)", "Step 1 cannot be passed. (P87 4)",
            "White may pass instead. After a pass step 2 follows. (P87 reading 7)",
            "the clock of the player to move is started. (P87 reading 7)",
            "the approval of Parker Brothers, can change these rules. (P87 18)",
            "(P87 reading 15)", "(P87 reading 16)", "(P87 reading 17)",
            "resignation=flag-up. (P87 reading 19)",
            "records=waived. (P87 reading 19)" },
        bead_renju = { "is Player B, called black here", "Player A, called white",
            "This binds black, Player B, from the first stone that Player B places after"
                .. " the choice of colours. (BEAD reading 6)",
            "A tie is rolled again. (BEAD reading 6)", "At the start it is empty. (BEAD"
                .. " Set-up 3)", "comes before the draw that this stone brings",
            "(BEAD 7)", "(BEAD 8)", "two unbroken rows at once", "(BEAD 9)",
            "whoever has the higher number is the first player" },
        connect6 = { "A turn is two stones", "The first turn is one stone" },
        gomoku_moving = { "moves one of them to any vacant point",
            "Otherwise stones are moved until somebody wins: there is no draw by a number"
                .. " of moves, or by a position that is repeated. (GOMOKU)",
            "can do nothing at all. (GOMOKU reading 20)" },
        boat_pente = { "at once if the opponent has no capture that would break it",
            "only if it still stands after the opponent's answer",
            "before everything that the answer did" },
        caro = { "exactly five with an opponent's stone at each end does not win" },
        yava = { "exactly three loses, unless the same move makes a row that wins" },
        poof_pente = { "a pair of the mover's own stones", "counts for the opponent",
            "until one side has more" },
        opente = { "Exactly two or three of the opponent's stones", "such a row of the"
            .. " mover's own stones", "counts for the opponent", "captures fifteen",
            "at once if the opponent has no capture", "only if it still stands",
            "outside the central 5 by 5. (OPENTE reading 21)" },
        swap2_pente = { "The second player places a black stone",
            "(SWAP2PENTE reading 22)" },
        swap5 = { "10. The player who did not place the last stone swaps" },
        tarannikov = { "swaps the colours or keeps them" },
        swap2 = { "Or: The second player places two more stones first (take two)" },
        taraguchi_10 = { "After a swap step 11 follows", "nobody may pass except where"
            .. " a step says so. (T10 reading 11)", "a five at the same time. (T10"
            .. " reading 10)", "cannot agree on a draw. (TABLE 9)" },
    } do
        it("teaches " .. name, function()
            local book = {}
            for i, rule in ipairs(variants.rulebook(inarow.rules(name))) do
                book[i] = ("%s (%s)"):format(rule.text, rule.citation)
            end
            local text = table.concat(book, "\n")
            says(text, unpack(wanted))
            if inarow.rules(name).script.board.gravity then
                assert.is_nil(text:find("any vacant point", 1, true))
            end
        end)
    end

    it("names for every game the rulings at its table", function()
        for _, name in ipairs(inarow.bundled) do
            local rules, sections = inarow.rules(name), {}
            for _, rule in ipairs(variants.rulebook(rules)) do
                sections[rule.section] = (sections[rule.section] or 0) + 1
            end
            local has_law = (rules.script.articles or {})["ruled-at-once"]
            for section, is_law in pairs { ["Claims"] = true, ["At the table"] = true,
                ["The clock"] = true, ["The organizer"] = true,
                ["inarow's table rules"] = false } do
                local is_there = (sections[section] or 0) > 0
                assert.equal(is_law == (has_law ~= nil), is_there, name .. section)
            end
        end
    end)

    it("cites the table rules in their own section, and readings by their source",
        function()
            local citations, count = require "inarow.variant.cites.citations", 0
            local five = { name = "five", source = "FIVE", board = { 9, 7 },
                colours = { "red", "yellow" }, win = { row = 5, atleast = true } }
            for i = 1, #inarow.bundled + 1 do
                local which = inarow.bundled[i] or five
                for _, rule in ipairs(variants.rulebook(inarow.rules(which))) do
                    local is_table = rule.citation:find "^TABLE " ~= nil
                    count = count + (is_table and 1 or 0)
                    assert.equal(is_table, rule.section == "inarow's table rules")
                    assert.is_nil(citations.fault(rule.citation, { FIVE = true }))
                    assert.is_nil(rule.citation:find "FIVE reading")
                end
            end
            assert.is_true(count > 500)
        end)

    -- The articles that rulings at the table cite are shown, except those that nobody
    -- needs.
    it("shows the articles that rulings at the table cite", function()
        for _, name in ipairs(inarow.bundled) do
            local cited = {}
            for _, rule in ipairs(variants.rulebook(inarow.rules(name))) do
                cited[rule.citation] = true
            end
            for _, text in ipairs { "claim five", "claim time", "claim time by organizer",
                "draw offer", "press", "adjust by second", "arrive by first",
                "call-referee", "organizer resume", "organizer absent first", "organizer",
                "claim", "disarranged", "resign by first", "organizer draw",
                "organizer forfeit first", "disarranged unrestorable" } do
                local game = assert(inarow.new(name,
                    { adjudication = "claims", clock = "900" }))
                local list = game:legal()
                if list[1].verb == "play" then assert(game:apply(list[1])) end
                local ruling, _, _, refusal = game:apply(text)
                local citation = (ruling or refusal).citation
                assert(not citation or cited[citation], ("%s: %s: %s is not cited")
                    :format(name, text, tostring(citation)))
            end
        end
    end)

    it("does not print that claims lapse if its source does not say so", function()
        local text = {}
        for _, name in ipairs { "rif_renju", "pente_1987" } do
            text[name] = ""
            for _, rule in ipairs(variants.rulebook(inarow.rules(name))) do
                text[name] = text[name] .. rule.text
            end
        end
        says(text.rif_renju, "can never be claimed later")
        assert.is_nil(text.pente_1987:find("claimed later", 1, true))
    end)
end)

-- ---- Proofs -------------------------------------------------------------------------

describe("a proof in text", function()
    it("is a tree of the stone's patterns", function()
        local game = inarow.new "renju"
        game:setup(helper.cells(15, "h8 i8 j9 j10", ""))
        local text = text_of(game:explain "j8")
        local head, rest = text:match "^(.-)\n(.*)$"
        says(head, "j8", "forbidden", "black", "double-three", "(RIF 9.2)")
        says(rest, "  a three", "row", "h8 i8 j8", "column", "straight four")
        for line in rest:gmatch "[^\n]+" do
            assert.is_truthy(line:find "^  ")
            assert.is_truthy(line:find " %(RIF [%d.]+%)$", line)
        end
    end)

    it("states that a point is allowed, or wins", function()
        local game = inarow.new "renju"
        game:setup(helper.cells(15, "a1 b1 c1 d1", ""))
        assert.equal("k8: allowed to black, as it makes no overline, no four and no three"
            .. " (RIF 9.2)\n", text_of(game:explain "k8"))
        assert.equal("k8: allowed to white, as no row is forbidden to white\n",
            text_of(game:explain("k8", "white")))
        says(text_of(game:explain "e1"), "e1: a five (RIF 9.1)", "a1 b1 c1 d1 e1")
    end)

    it("answers the exercise that closes the rules of renju", function()
        local game = inarow.new "renju"
        game:setup(helper.cells(15, "h8 i9 h10 k10 m13", "f6"))
        assert.equal([[
j10: allowed to black, as it makes no overline, no four and at most one three (RIF 9.2)
  no three on the diagonal (up-right): h8 i9 j10 (RIF 3)
    g7 makes no straight four: f6 is taken (RIF 3)
    k11 makes no straight four: a stone on l12 would make an overline, ]]
            .. [[h8 i9 j10 k11 l12 m13 (RIF 3)
  at most one three, on the row: h10 j10 k10 (RIF 9.2)
]], text_of(game:explain "j10"))
    end)

    it("names the faults of a hypothetical stone, by the half of RIF 9.3", function()
        local game = inarow.new "renju"
        game:setup(helper.cells(15, "h9 h10 f8 g8 e4 e5 e6 e7 e9", "j8"))
        says(text_of(game:explain "h8"), "h8: allowed to black, as it makes no"
            .. " overline, no four and at most one three (RIF 9.3)",
            "e8 is forbidden: there it makes an overline (RIF 9.3 (a))",
            "i8 makes no straight four: j8 is taken (RIF 3)")
        game = inarow.new("renju", { five_makes_three = true })
        game:setup(helper.cells(15, "h9 h10 f8 g8 e4 e5 e6 e7", "j8"))
        says(text_of(game:explain "h8"),
            "e8 makes a straight four, e8 f8 g8 h8, and a five as well (RIF reading 2)")
    end)

    it("uses the words of rulings, for any winning length", function()
        for name, words in pairs { gomoku = "a row of more than five",
            connect6 = "a row of more than six", tic_tac_toe = "a row of three" } do
            local game = inarow.new(name, name == "tic_tac_toe" and {} or { size = 15 })
            local side = name == "tic_tac_toe" and 3 or 15
            local stones = side == 3 and "a1 b1" or "a1 b1 c1 e1 f1 g1"
            local point = side == 3 and "c1" or "d1"
            game:setup(helper.cells(side, stones, ""))
            local text = text_of(game:explain(point, game.colours[1]))
            says(text, point .. ": " .. words, "  " .. words .. " from left to right")
            assert(game:play(point))
            says(game.final.message, words)
        end
        local game = inarow.new "gomoku_exact"
        game:setup(helper.cells(19, "c8 d8 e8 f8 g8", ""))
        says(text_of(game:explain("h8", "black")),
            "h8: allowed to black, as no row is forbidden to black\n"
            .. "  a row of six from left to right: c8 d8 e8 f8 g8 h8, longer than"
            .. " five, so it does not win (GOMOKU)")
        assert.equal("ok", tostring(game:play "h8"))
    end)

    it("explains why a hypothetical stone is allowed, like the stone itself", function()
        local game = inarow.new "renju"
        game:setup(helper.cells(15, "h8 i8 j9 j10", ""))
        says(text_of(game:explain "j8"), "g8 makes a straight four, g8 h8 i8 j8, and"
            .. " is allowed, as it makes no overline, no other four and at most one three"
            .. " (RIF 9.3)")
        game:setup(helper.cells(15, "h9 h10 h11", ""))
        says(text_of(game:explain "h8"), "h8: allowed to black, as it makes no"
            .. " overline, one four and no three (RIF 9.2)")
        game = inarow.new "omok" -- stones that are not forbidden are not examined
        game:setup(helper.cells(15, "h9 h10 h11", ""))
        says(text_of(game:explain("h8", "black")),
            "h8: allowed to black, as it makes no three (OMOK)")
        game = inarow.new("renju", { literal_9_3 = true })
        game:setup(helper.cells(15, "h8 i8 j9 j10", ""))
        says(text_of(game:explain "j8"), "and is allowed, as it makes no overline,"
            .. " no other four and at most one three (RIF 9.3)")
        for reading, words in pairs {
            printed = "as it makes no overline and no open row (BEAD 7)",
            double = "as it makes no overline, at most one open row, no four and no three"
        } do
            game = inarow.new("bead_renju", { reading = reading })
            game:setup(helper.cells(15, "a1", ""))
            says(text_of(game:explain("h8", "black")), words)
        end
    end)

    it("has no fours and threes if another row than five wins", function()
        for row, fewer in pairs { [4] = "two", [6] = "four" } do
            local rules = assert(inarow.load(([[return {
                name = "rows", title = "Rows", source = "S", board = { 15, 15 },
                colours = { "black", "white" }, win = { row = %d, exactly = true },
                forbid = { ["double-three"] = { penalty = "refused" },
                    ["double-four"] = { penalty = "refused" } },
            }]]):format(row)))
            local game = assert(inarow.new(rules))
            local all = row == 4 and "g8 h9" or "f8 g8 i8 h9 h10 h7"
            game:setup(helper.cells(15, all, ""))
            local forbidden = text_of(game:explain("h8", "black"))
            says(forbidden, "a double-three (two open rows of " .. fewer .. ")",
                "an open row of " .. fewer .. " from left to right: ",
                "makes a straight threat, ", "no other threat and at most one open row")
            game:setup(helper.cells(15, row == 4 and "g8 h8" or "e8 f8 g8 h8", ""))
            local threat = text_of(game:explain("i8", "black"))
            says(threat, "as it makes one threat and no open row of " .. fewer,
                "a straight threat from left to right: ", "a row of "
                .. (row == 4 and "four" or "six") .. " at ")
            local answer = ""
            for _, question in ipairs { "threats", "vcf", "defend" } do
                local found = assert(game:analyse { question = question,
                    colour = "black" })
                answer = answer .. inarow.text(found, game)
            end
            local texts = (forbidden .. threat .. answer):gsub("double%-%l+", "")
                :gsub("rows? of %l+", "")
            for _, word in ipairs { "four", "three", "five" } do
                assert.is_nil(texts:find(word), texts)
            end
        end
    end)

    it("never states that a row is on the row", function()
        local game = inarow.new("bead_renju", { reading = "printed" })
        game:setup(helper.cells(15, "h8 i8", ""))
        says(text_of(game:explain("j8", "black")),
            "an open row from left to right: h8 i8 j8")
        game:setup(helper.cells(15, "h8 h9", ""))
        says(text_of(game:explain("h10", "black")), "an open row on the column: h8")
    end)

    it("names what makes a double-three allowed in older rules", function()
        local game = inarow.new "renju_1899"
        game:setup(helper.cells(19, "h9 h10 i8 j8 g7 f6 e5", ""))
        says(text_of(game:explain "h8"), "h8: allowed to black (HIST 1899)",
            "e5 f6 g7 h8", "so a double-three is allowed (HIST 1899)")
        game = inarow.new("renju_1899", { defence_exempt = true })
        game:setup(helper.cells(19, "h9 h10 i8 j8", "g7 f6 e5"))
        says(text_of(game:explain("h8", "black")), "a defence against e5 f6 g7",
            "so a double-three is allowed (HIST 1899)")
    end)
end)
