local helper = dofile "tests/lua/helper.lua"
local json = require "dkjson"

local inarow, file, says = helper.inarow, helper.file, helper.says
local unpack = unpack or table.unpack

local OK, FAILED, UNREADABLE = 0, 1, 2

-- Runs a command and checks its exit status. The error output must be empty, unless
-- something is unreadable. Returns the output.
local function run(status, arguments, input)
    local got, out, err = inarow(arguments, input)
    assert.equal(status, got, arguments .. "\n" .. err)
    if status == UNREADABLE then
        assert.is_true(#err > 0)
        for line in err:gmatch "[^\n]*\n" do says(line, "inarow: ") end
    else
        assert.equal("", err)
    end
    return out, err
end

-- Checks that a command prints only messages, one line per fault, on the error output;
-- returns them.
local function complaint(arguments, input)
    local out, err = run(UNREADABLE, arguments, input)
    assert.equal("", out)
    return err
end

local function lines(text)
    local list = {}
    for line in text:gmatch "([^\n]*)\n" do list[#list + 1] = line end
    return list
end

-- Returns shell commands that wait, with a limit, until something is written to a file.
local function until_written(path)
    return ("n=0; while [ ! -s %s ] && [ $n -lt 600 ]; do sleep 0.1; n=$((n + 1)); done")
        :format(path)
end

local function objects(text)
    local list = lines(text)
    for i, line in ipairs(list) do list[i] = assert(json.decode(line)) end
    return list
end

-- Returns a position on one line: the cells of helper.cells.
local function position(x_points, o_points, side)
    return helper.cells(side or 15, x_points, o_points or "")
end

local FIVE = [[
variant renju
seats Aoki Berg
result black
play h8
play a1
play g8
play c1
play f8
play e1
play e8
play g1
play d8
]]

after_each(helper.clean)

describe("inarow", function()
    -- ---- Usage ----------------------------------------------------------------------

    it("prints its help", function()
        local out = run(OK, "--help")
        for command in ([[variants rules judge show forbidden explain conform play bench
            ]]):gmatch "%l+" do
            says(out, command)
            says(run(OK, command .. " --help"), "inarow " .. command)
        end
    end)

    it("prints its version, which is the module's", function()
        assert.equal("inarow " .. require("inarow").version .. "\n",
            (run(OK, "--version")))
        assert.matches("^%d+%.%d+%.%d+$", require("inarow").version)
        says(run(OK, "--help"), "--version")
    end)

    it("refuses wrong usage with one clear line", function()
        for arguments, word in pairs {
            [""] = "command", chess = "'chess'", judge = "path",
            ["judge --frm x y"] = "frm", ["judge --from chess x"] = "sgf",
            rules = "variant", show = "record", explain = "point",
            ["bench chess"] = "'forbidden'", ["variants x"] = "argument",
            ["rules renju size"] = "key=value", ["forbidden --variant"] = "variant",
            ["rules renjuu"] = "'renju'", ["rules renju sise=9"] = "'size'",
            ["rules renju size=99"] = "size=99", ["play chess"] = "'chess'",
            ["show --at x y"] = "'x'", ["show --at 1.5 y"] = "'1.5'", conform = "record",
        } do
            local err = complaint(arguments)
            assert.equal(1, #lines(err))
            says(err, word)
        end
    end)

    it("reports that its output cannot be written, for any output", function()
        local path, empty, number = file(FIVE), file(position "" .. "\n"), 0
        for _, arguments in ipairs { "--help", "rules renju", "rules --json renju",
            "variants", "variants --names", "variants --json", "perft renju 2",
            "playout yava 1", "lint --games 1 yava", "forbidden <" .. empty,
            "explain h8 <" .. empty, "show " .. path, "show --svg " .. path,
            "judge " .. path, "conform " .. path, "convert --to sgf " .. path,
            "play renju </dev/null" } do
            number = number + 1
            local outputs = { ["/dev/full"] = "No space left on device" }
            if helper.is_due(number, 4) then outputs["&-"] = "Bad file descriptor" end
            for output, reason in pairs(outputs) do
                local status, _, err = helper.inarow(arguments .. " >" .. output)
                assert.equal("inarow: standard output: " .. reason .. "\n", err)
                assert.equal(UNREADABLE, status, arguments)
            end
        end
    end)

    it("prints messages on one line without control characters", function()
        for _, arguments in ipairs { "judge '\27[2Jx\ny'", "show '\27[2Jx\ny'",
            "rules './\27[2Jx\ny'", "lint '\27[2J\ny'" } do
            local err = complaint(arguments)
            assert.equal(1, #lines(err), arguments)
            assert.is_nil(err:gsub("\n", ""):find "%c")
        end
    end)

    it("ends at the first interrupt, in any command", function()
        for _, arguments in ipairs { "playout renju 100000000", "perft renju 9",
            "lint --games 100000 yava" } do
            -- A program that goes on is killed in the end, with another status.
            local status, _, err = helper.shell("timeout -k 60 -s INT 0.2 build/inarow "
                .. arguments)
            assert.equal(124, status)
            assert.equal("", err)
        end
    end)

    it("does not read an endless script", function()
        assert.equal("inarow: /dev/zero: it is a device, not a file\n",
            complaint "rules /dev/zero")
        local _, _, err = helper.shell "yes | build/inarow rules /dev/stdin"
        assert.equal("inarow: /dev/stdin: longer than 65536 bytes\n", err)
    end)

    it("names the option that makes a variant impossible", function()
        says(complaint "rules renju size=14", "size=14", "odd")
        says(complaint "rules renju size=3", "size=3", "row")
    end)

    -- ---- Variants and rules ---------------------------------------------------------

    it("variants: lists the variants", function()
        local list = lines(run(OK, "variants"))
        assert.equal(#require("inarow").bundled, #list)
        says(list[1], "renju", "size=15", "forbidden=loses|refused")
        says(list[3], "soosorv_8", "most=8|4|5|6|7")
        says(list[1], "literal_9_3=false|true")
        for _, object in ipairs(objects(run(OK, "variants --json"))) do
            assert.is_string(object.title)
            assert.is_string(object.source)
        end
        assert.equal(15, objects(run(OK, "variants --json"))[1].options.size)
        assert.same({ "loses", "refused" },
            objects(run(OK, "variants --json"))[1].options.forbidden)
    end)

    -- Returns a folder with scripts, given their file names and their own names.
    local function scripts(names)
        local path = os.tmpname()
        helper.shell(("rm %s; mkdir %s"):format(path, path))
        for script, name in pairs(names) do
            local out = assert(io.open(("%s/%s.lua"):format(path, script), "w"))
            out:write(('return { name = "%s", base = "tic_tac_toe", title = "Mine" }')
                :format(name))
            out:close()
        end
        return path, function(arguments)
            return helper.inarow(arguments, "", path)
        end
    end

    it("--script: adds a variant, and lists it", function()
        local path, inside = scripts { mine = "mine" }
        for _, twice in ipairs { "", " --script mine.lua" } do
            local status, out, err = inside("variants --script mine.lua" .. twice)
            assert.same({ OK, "" }, { status, err })
            local list = lines(out)
            assert.equal(#require("inarow").bundled + 1, #list)
            says(list[#list], "mine ", "Mine")
        end
        says(select(2, inside "variants --json --script mine.lua"), '"name":"mine"')
        helper.shell("rm -r " .. path)
    end)

    it("--script: uses its script for the name, and reports a conflict", function()
        local path, inside = scripts { yava = "yava", again = "yava" }
        local status, out, err = inside "rules --script yava.lua yava"
        assert.equal(OK, status)
        says(out, "Mine")
        assert.equal("inarow: yava.lua: its 'yava' replaces "
            .. "variants/yava.lua\n", err)
        says(select(3, inside "rules ./yava.lua"), "replaces")
        status, out, err = inside "variants --script yava.lua"
        assert.equal(OK, status)
        assert.equal(#require("inarow").bundled, #lines(out))
        assert.equal(1, #lines(err))
        helper.shell("rm -r " .. path)
        run(OK, "rules variants/yava.lua") -- the same file
    end)

    it("--script: finds a base beside it, and no other file there", function()
        local path, inside = scripts { mine = "mine", other = "other" }
        local function write(name, keys)
            local out = assert(io.open(("%s/%s.lua"):format(path, name), "w"))
            out:write(('return { name = "%s", %s }'):format(name, keys))
            out:close()
        end
        write("mine", 'source = "MINE", board = { 3, 3 }, colours = { "x", "o" },'
            .. " win = { row = 3, exactly = true }, draw = { ['full-board'] = 'MINE 2' }")
        write("child", 'base = "mine", title = "A child", source = "CHILD"')
        local status, text, err = inside "rules ./child.lua"
        assert.same({ OK, "" }, { status, err })
        says(text, "A child")
        says(select(2, inside "lint ./child.lua"), "child: 0 findings")
        status = helper.inarow("playout " .. path .. "/child.lua 1", "", "/")
        assert.equal(OK, status)
        says(select(3, inside "rules --script child.lua other"), "no variant 'other'")
        os.remove(path .. "/mine.lua")
        assert.equal("inarow: ./child.lua:1: base: no variant 'mine'\n",
            select(3, inside "rules ./child.lua"))
        helper.shell("rm -r " .. path)
    end)

    it("suggests the path of an existing script", function()
        local path, inside = scripts { mine = "mine" }
        for _, arguments in ipairs { "lint mine", "play mine", "rules mine",
            "judge --variant mine x", "bench playout-mine" } do
            local status, out, err = inside(arguments)
            assert.same({ UNREADABLE, "" }, { status, out })
            assert.equal("inarow: no variant 'mine'; for the script in this folder type"
                .. " ./mine.lua\n", err)
        end
        says(select(2, inside "bench playout-./mine.lua"), '"playout-./mine.lua"')
        helper.shell("rm -r " .. path)
    end)

    it("rules: prints the rules with citations", function()
        says(run(OK, "rules rif_renju"), "Renju, RIF opening", "(RIF 9.2)", "(RIF 12.7)")
        says(run(OK, "rules renju forbidden=refused size=19"), "19 columns", "refused")
        local out = run(OK, "rules --json soosorv_8 most=4")
        local cited
        for _, rule in ipairs(objects(out)) do
            assert.is_string(rule.key)
            assert.is_string(rule.text)
            assert.is_string(rule.citation)
            cited = cited or rule.text:find("from 1 to 4", 1, true)
        end
        assert.is_truthy(cited)
    end)

    -- ---- Judging --------------------------------------------------------------------

    it("judge: prints the board's verdict", function()
        local path = file(FIVE)
        says(run(OK, "judge " .. path), path .. "#1", "renju", "Aoki (black)",
            "Berg (white)", "9 moves",
            "won black five (RIF 9.1)", "agrees")
        says(run(FAILED, "judge " .. file(FIVE:gsub("result black", "result white"))),
            "contradicts", "white")
    end)

    it("accepts help and version in the usual forms", function()
        for _, words in ipairs { "version", "-v" } do
            assert.equal(run(OK, "--version"), run(OK, words))
        end
        assert.equal(run(OK, "--help"), run(OK, "help"))
        assert.equal(run(OK, "show --help"), run(OK, "help show"))
        says(complaint "help shwo", "'shwo'", "'show'")
    end)

    it("names a script beside the record that the record needs", function()
        local record = file "variant beside_it\nplay a1\n"
        local script = record:match "^.*/" .. "beside_it.lua"
        local out = assert(io.open(script, "wb"))
        out:write [[return { name = "beside_it", base = "tic_tac_toe" }]]
        out:close()
        for _, command in ipairs { "judge", "show", "legal", "convert --to sgf",
            "conform", "explain --record", "analyse --vcf" } do
            local _, err = run(UNREADABLE, command .. " " .. record)
            says(err, "no variant 'beside_it'; to use the script, type --script "
                .. script .. "\n")
        end
        says(run(OK, ("show --script %s %s"):format(script, record)), "beside_it")
        local _, as_record = run(UNREADABLE, ("judge %s %s"):format(script, record))
        says(as_record, script .. ":1: ", "; to use the script, type --script " .. script)
        os.remove(script)
        says(complaint("judge " .. record), "no variant 'beside_it'\n")
    end)

    describe("with --json", function()
        local cells = position("h8")
        local POSITIONS = ("# a comment\n%s\nnonsense\n%s\n"):format(cells, cells)
        -- The second of three records is unreadable.
        local GAMES = "variant gomoku\nplay h8 -> ok\n---\nvariant nosuch\nplay h8\n"
            .. "---\nvariant gomoku\nplay a1 -> ok\n"
        -- In each readable game, only k8 begins a win by fours.
        local PUZZLE = "variant gomoku\nplay h8\nplay g8\nplay i8\nplay a1\nplay j8\n"
            .. "play c1\nplay k9\nplay a3\nplay k10\nplay c14\n"
        local PUZZLES = PUZZLE .. "---\nvariant nosuch\nplay h8\n---\n" .. PUZZLE
        local PROOF = [[{"proof":1,"record":"variant gomoku\nplay h8\nplay h9\n",]]
            .. [["colour":"black","question":"vcf","length":1,]]
            .. '"nodes":[{"stone":"a1"}]}\n'
        -- Commands with their input. GAMES and PUZZLES stand for files with them. Each
        -- command that has --json is here, or reads at most one input.
        local READERS = {
            ["forbidden --json"] = POSITIONS,
            ["explain --json a1"] = POSITIONS,
            ["analyse --vcf --json --variant gomoku -"] = POSITIONS,
            ["analyse --vcf --json --jobs 2 --variant gomoku -"] = POSITIONS,
            ["analyse --vcf --json GAMES"] = false,
            ["analyse --vcf --json --jobs 2 GAMES"] = false,
            ["legal --json GAMES"] = false,
            ["judge --json GAMES"] = false,
            ["check-proof --json -"] = PROOF .. "{nonsense\n" .. PROOF,
            ["conform --json GAMES"] = false,
            ["puzzles 5 --json --from PUZZLES"] = false,
            ["lint --json --games 1 tic_tac_toe nosuch qubic"] = false,
        }
        local READ_NONE = { variants = true, rules = true, perft = true, playout = true,
            comply = true, referee = true, tournament = true, index = true,
            explore = true, find = true }

        local function stated(command)
            return (command:gsub("%f[%u]GAMES%f[%U]", file(GAMES))
                :gsub("%f[%u]PUZZLES%f[%U]", file(PUZZLES)))
        end

        for command, input in pairs(READERS) do
            it("numbers its inputs: " .. command, function()
                local status, out = inarow(stated(command), input or nil)
                local list = objects(out)
                -- Puzzles are sorted by length, after unreadable inputs.
                table.sort(list, function(a, b) return a.number < b.number end)
                assert.same({ UNREADABLE, 3 }, { status, #list })
                for number, one in ipairs(list) do
                    assert.equal(number, one.number)
                    assert.equal(number == 2, type(one.error) == "string")
                    assert(input or one.source and one.source:find("#" .. number, 1, true)
                        or one.variant)
                end
            end)
        end

        it("includes every command that reads several inputs", function()
            local known = {}
            for command in pairs(READERS) do known[command:match "[%l-]+"] = true end
            for _, name in ipairs(require("inarow.cli").commands()) do
                local source = helper.contents(("lua/inarow/cli/commands/%s.lua")
                    :format(name))
                local has_json = source:find('flag("--json")', 1, true) ~= nil
                assert.equal(has_json, (known[name] or READ_NONE[name]) == true, name)
            end
        end)

        it("answers for a missing file", function()
            for _, command in ipairs { "judge --json", "legal --json", "conform --json",
                "analyse --vcf --json", "explain --json --record",
                "puzzles 5 --json --from", "conform --json --against false",
                "check-proof --json" } do
                local out = run(UNREADABLE, command .. " no/such.rec")
                assert.same({ number = 1, source = "no/such.rec",
                    error = "no/such.rec: No such file or directory" }, objects(out)[1])
            end
        end)

        it("counts on from --first", function()
            local list = objects((run(UNREADABLE, stated "judge --json --first 5 GAMES")))
            assert.equal(7, list[3].number)
        end)

        it("explains one game of a record by its number", function()
            local path = file(GAMES)
            local out = run(OK, "explain --json --game 3 b2 --record " .. path)
            local one = objects(out)[1]
            assert.same({ 3, path .. "#3" }, { one.number, one.source })
            out = run(UNREADABLE, "explain --json --game 2 --record " .. path)
            assert.same({ { number = 2, source = path .. "#2",
                error = "no variant 'nosuch'" } }, objects(out))
        end)

        it("answers for records without cases for another program", function()
            local path = file(GAMES)
            local out = select(2, inarow("conform --json --against 'build/inarow conform"
                .. " --answer' " .. path))
            local list = objects(out)
            assert.same({ number = 2, source = path .. "#2",
                error = "no variant 'nosuch'" }, list[1])
            assert.equal(4, #list) -- two cases, and the summary
        end)
    end)

    it("judge --json: has the documented fields", function()
        local documented, seen = {}, {}
        local page = assert(io.open "docs/command-line.md"):read "*a"
        local rows = page:match "| field | meaning |\n|[-|]+\n(.-)\n\n"
        for line in rows:gmatch "[^\n]+" do
            local fields, meaning = line:match "^| (.-) | (.*)"
            if fields == "`refusal`" then fields = fields .. meaning end
            for name in fields:gmatch "`(.-)`" do documented[name] = true end
        end
        local games = {
            FIVE, -- won, and recorded
            "variant renju opening=free\nseats Aoki\nplay h8 -> drawn\n",
            "variant renju\nplay h8\nplay h8\n",
            "variant renju\nplay h8\nplay h9\nplay h10\n", -- an opening
            "variant renju forbidden=refused\nboard\n" -- an overline
                .. ("...............\n"):rep(14) .. "XXX.XX.........\nplay d1\n",
            "variant tic_tac_toe\nadjudication claims\nplay a1\nplay a2\nplay b1\n"
                .. "play b2\nplay c1\n",
            "variant nosuch\n",
        }
        local list = objects((run(UNREADABLE,
            "judge --json " .. file(table.concat(games, "---\n")))))
        local tree = "(;GM[4]SZ[15]RU[Renju];B[hh];W[hg](;B[hf])(;B[gg]))"
        local branches = run(OK, "judge --json --branches " .. file(tree))
        for _, one in ipairs(objects(branches)) do list[#list + 1] = one end
        for _, one in ipairs(list) do
            for name in pairs(one) do seen[name] = true end
            for name in pairs(one.refusal or {}) do seen[name] = true end
        end
        -- may always be null
        for _, name in ipairs { "recorded" } do seen[name] = true end
        assert.same(documented, seen)
    end)

    it("judge --json: has one object per game", function()
        local path = file(FIVE .. "play i1\nplay o1\n---\nvariant rif_renju\nplay h8\n"
            .. "play h9\nplay j10\nresult white\n")
        local out, err = run(UNREADABLE, "judge --json " .. path)
        says(err, path .. ":20:", "'result'")
        local game = objects(out)[1]
        assert.same({ number = 1, source = path .. "#1", variant = "renju", moves = 9,
            status = "won", winner = "black", reason = "five", citation = "RIF 9.1",
            at = { action = 9, point = "d8" },
            players = { first = "Aoki", second = "Berg" }, recorded = "black",
            assumed = {}, after = 2, verdict = "agrees" }, game)
    end)

    it("judge --json: names the players by their seats", function()
        local path = file('variant renju\nseats Aoki "van der Berg"\nplay h8\n---\n'
            .. "variant renju\nseats ? Berg\nplay h8\n---\nvariant renju\nseats ? ?\n")
        local names = {}
        for i, game in ipairs(objects(run(OK, "judge --json " .. path))) do
            names[i] = game.players or "none"
        end
        assert.same({ { first = "Aoki", second = "van der Berg" }, { second = "Berg" },
            "none" }, names)
    end)

    it("judge --json: a result may agree with only the end that it names", function()
        local drawn = "variant tic_tac_toe\n%splay a1\nplay b2\nplay c3\nplay c1\n"
            .. "play a3\nplay a2\nplay c2\nplay b3\nplay b1\n"
        local won = "variant tic_tac_toe\n%splay a1\nplay b2\nplay a2\nplay c3\n"
            .. "play a3\n"
        local void = "variant tic_tac_toe\n%splay a1\norganizer void\n"
        local lost = "variant tic_tac_toe\n%splay a1\norganizer loss-of-both\n"
        local games, verdicts = {}, {}
        for _, record in ipairs { drawn, won, void, lost } do
            for _, result in ipairs { "draw", "x", "o", "void", "loss-of-both" } do
                games[#games + 1] = record:format("result " .. result .. "\n")
            end
        end
        local out = run(FAILED, "judge --json " .. file(table.concat(games, "---\n")))
        for i, game in ipairs(objects(out)) do verdicts[i] = game.verdict end
        local no, yes = "contradicts", "agrees"
        assert.same({ yes, no, no, no, no, no, yes, no, no, no, no, no, no, yes, no,
            no, no, no, no, yes }, verdicts)
        local team = "variant pente_teams\nresult %s\nplay j10\nresign by black\n"
        run(OK, "judge " .. file(team:format "red"))
        run(FAILED, "judge " .. file(team:format "blue"))
        run(OK, "judge " .. file(drawn:format "result draw\n"))
        run(OK, "judge " .. file(void:format "result void\n"))
    end)

    it("judge --json: marks games that are not decided or not recorded", function()
        local path = file("variant rif_renju\nplay h8\nplay h9\nplay j10\n---\n"
            .. "variant renju\nresult draw\nplay h8\n---\n"
            .. "variant renju\nplay h8\nresign\n---\n"
            .. "variant renju\nplay h8\nplay h8\nplay h9\n")
        local out = run(FAILED, "judge --json " .. path)
        says(lines(out)[1], '"recorded":null', '"assumed":[]')
        local games = objects(out)
        local function fields(key)
            local list = {}
            for i, game in ipairs(games) do list[i] = game[key] or "none" end
            return list
        end
        assert.same({ "undecided", "undecided", "unrecorded", "illegal" },
            fields "verdict")
        assert.same({ "playing", "playing", "won", "playing" }, fields "status")
        assert.same({ "Sosei", "none", "none", "none" }, fields "opening")
        assert.same({ "none", "draw", "none", "none" }, fields "recorded")
        assert.same({ 3, 1, 1, 1 }, fields "moves")
        assert.same({ path .. "#1", path .. "#2", path .. "#3", path .. "#4" },
            fields "source")
        local refusal = games[4].refusal
        assert.same({ "play h8", "occupied", "RIF 5", 2 },
            { refusal.action, refusal.reason, refusal.citation, refusal.move })
    end)

    it("judge: names the claims that would decide, and forbidden points", function()
        local five = "variant renju\nadjudication claims\nplay h8\nplay a1\nplay g8\n"
            .. "play c1\nplay f8\nplay e1\nplay e8\nplay g1\nplay d8\n"
        local timed = "variant gomoku\nadjudication claims\nclock 9\nplay h8 @10\n"
        local overline = "variant renju forbidden=refused\nboard\n"
            .. ("...............\n"):rep(14) .. "XXX.XX.........\nplay d1\n"
        local path = file(five .. "---\n" .. timed .. "---\n" .. overline)
        says(run(FAILED, "judge " .. path),
            "undecided: Black may claim the five on d8; recorded: nothing\n",
            "undecided: White may claim a win on time; recorded: nothing\n")
        local refusal = objects((run(FAILED, "judge --json " .. path)))[3].refusal
        assert.same({ "forbidden", "overline" }, { refusal.reason, refusal.pattern })
    end)

    it("judge --summary: counts", function()
        local path = file(FIVE .. "---\n" .. FIVE:gsub("black", "draw") .. "---\nfoo\n")
        says(run(UNREADABLE, "judge --summary " .. path), "2 games", "1 agrees",
            "1 contradicts", "0 undecided", "1 unreadable")
        local out = run(UNREADABLE, "judge --summary --json " .. path)
        local counts = objects(out)[1]
        assert.same({ 2, 1, 1, 0, 1 }, { counts.games, counts.agrees, counts.contradicts,
            counts.illegal, counts.unreadable })
        run(FAILED, "judge --summary " .. file(FIVE:gsub("black", "draw")))
        run(OK, "judge --summary " .. file(FIVE))
    end)

    it("judge: judges the rest if something is unreadable", function()
        local bad, good = file "variant renju\nplay h8\nplay h0\n", file(FIVE)
        local arguments = ("judge /nowhere/x.rec %s %s"):format(bad, good)
        local out, err = run(UNREADABLE, arguments)
        says(out, good .. "#1", "agrees")
        assert.equal(2, #lines(err))
        says(err, "/nowhere/x.rec", bad .. ":3:", "'h0'")
    end)

    it("judge: gives the line of a fault in the header", function()
        for text, words in pairs {
            ["# a\n\nvariant rennju\nplay h8\n"] = { ":3:", "'renju'" },
            ["# a\nvariant renju size=x\n"] = { ":2:", "size=x" },
            ["# a\nvariant renju\nresult red\nplay h8\n"] = { ":3:", "'red'" },
            ["variant renju\n\nturn red\nplay h8\n"] = { ":3:", "board" },
        } do
            local path = file(text)
            local err = complaint("judge " .. path)
            says(err, path .. words[1], words[2])
        end
        says(complaint("judge " .. file "play h8\n"), "variant NAME", "--variant")
    end)

    it("judge: uses a given variant and options for records without a variant", function()
        local path = file "play g8\n"
        local illegal = run(FAILED, "judge --variant renju " .. path)
        says(illegal, "illegal", "outside-region (RIF 4)")
        run(OK, "judge --variant renju opening=free " .. path)
        run(OK, "judge --variant=renju opening=free size=9 " .. path)
        run(OK, ("judge %s --variant renju opening=free"):format(path))
        says(complaint("judge --variant renju openin=free " .. path), "'opening'")
    end)

    it("judge: counts all actions after the end", function()
        local text = FIVE .. "play i1\nresign\ndraw offer\nremove h8\npass\nswap\n"
            .. "move h8 h9\n"
        local path = file(text)
        says(run(OK, "judge " .. path), "7 actions after the end", "agrees")
        assert.equal(7, objects(run(OK, "judge --json " .. path))[1].after)
        says(run(OK, "judge " .. file(FIVE .. "resign\n")), "  1 action after the end")
        local out = lines(run(OK, "judge -", text)) -- reported by line, but not as faults
        assert.equal(16, #out)
        says(out[16], "refused game-over")
    end)

    it("judge: names the move at which an action was refused", function()
        local path = file "variant rif_renju\nplay h8\nplay h9\nplay h10\nkeep\npass\n"
        local text = helper.contents(path)
        for rest, move in pairs { ["swap\n"] = 5, ["offer i9 o1\npick a1\n"] = 5,
            ["offer i9 o1\npick i9\nkeep\n"] = 6 } do
            local refused = objects(run(FAILED, "judge --json " .. file(text .. rest)))[1]
            assert.equal(move, refused.refusal.move)
        end
    end)

    it("judge: reports a file without games, and what it should contain", function()
        for _, text in ipairs { "", "\n \n", "# comment\n---\n" } do
            local path = file(text)
            assert.equal(("inarow: %s: no game found; expected a record: 'variant NAME',"
                .. " then one action per line\n"):format(path),
                complaint("judge " .. path))
            says(complaint("show " .. path), path .. ": no game found")
        end
        local path = file "hello\n"
        says(complaint("judge --from sgf " .. path), path .. ": no game", "SGF", "'(;'")
        local out, err = run(UNREADABLE, "conform " .. file "")
        says(out, "not ok 1", "1..1")
        says(err, "no game found")
    end)

    it("judge --rulings: marks assumptions", function()
        local text = "(;RU[RIF]5A[ig][oo];B[hh];W[hg];B[hf];W[he];B[ig])"
        local out = lines(run(OK, "judge --rulings " .. file(text)))
        local steps = {}
        for _, line in ipairs(out) do
            local action, ruling = line:match "^    (.-)%s+%-> (.*)$"
            if action then steps[#steps + 1] = action .. ": " .. ruling end
        end
        assert.same({ "play h8: ok", "play h9: ok", "play h10: ok", "keep: ok # assumed",
            "play h11: ok", "offer i9 o1: ok", "pick i9: ok" }, steps)
        says(run(OK, "judge --rulings " .. file(text:gsub("5A%[ig%]%[oo%]", ""))),
            "offer i9", "-> ok # assumed\n    pick i9 ")
        says(run(FAILED, "judge --rulings " .. file(text:gsub("%[oo%]", "[gg]"))),
            "offer i9 g9              -> refused symmetric-offer (RIF 12.7)\n")
    end)

    it("judge and show: print no control characters of a record", function()
        local text = 'variant renju\nseats "a\27]0;b\7" "\194\155c\127\r"\n%s'
        local rest = "play h8 by \27[31mx -> ok\nplay h8 by \27[31mx\n"
        for _, arguments in ipairs { "judge", "judge --rulings", "show" } do
            local out = run(FAILED, arguments .. " " .. file(text:format(rest)))
            assert.is_nil(out:find "[%z\1-\9\11-\31\127]")
            assert.is_nil(out:find("\194\155", 1, true))
            if arguments ~= "show" then
                says(out, "a\\x1b]0;b\\x07 (black) - \\x9bc\\x7f\\x0d (white)")
            end
        end
        local out = run(FAILED, "judge -", text:format(rest))
        assert.is_nil(out:find "[%z\1-\9\11-\31\127]")
        says(run(OK, "judge " .. file "(;RU[Renju]PB[\27[2J\\]\255\155];B[hh])"),
            "\\x1b[2J]\255\\x9b (black)")
    end)

    it("judge: names the possible claims and their players", function()
        local function record(head, moves)
            return "variant " .. head .. "\nadjudication claims\n"
                .. moves:gsub("%S+ ?", function(move)
                    return "play " .. move:gsub("_", " ") .. "\n"
                end)
        end
        local cases = {
            { record("gomoku size=9", "a1 a9 b1 b9 c1 c9 d1 d9 e1"),
                "undecided: Black may claim the five on e1; recorded: nothing",
                { { reason = "five", who = "black", point = "e1" } } },
            { record("renju", "h8 a1 i8 c1 j9 e1 j10 g1 j8"),
                "White may claim the double-three on j8;",
                { { reason = "double-three", who = "white", point = "j8" } } },
            { record("pente size=5", "") .. "board\n" .. (". . . . .\n"):rep(4)
                .. "X O O . .\ncaptured white 8\nplay d1\n",
                "White may claim the captures;",
                { { reason = "captures", who = "white", point = "d1" } } },
            { record("tic_tac_toe", "a1 a2 b1 b2 c1 c3 a3 b3 c2"),
                "X may claim the three on c1 and either player may claim the draw"
                    .. " (full-board);",
                { { reason = "three", who = "x", point = "c1" },
                    { reason = "full-board" } } },
            { record("gomoku", "") .. "clock 60\norganizer start @0\n"
                .. "play k10 @1\npress @2\nplay a1 @70\n",
                "Black may claim a win on time;",
                { { reason = "time", who = "black" } } },
            { record("gomoku", "k10"), "nothing on the board decides" },
            { record("gomoku size=9", "a1 a9 b1 b9 c1 c9 d1 d9 e1")
                :gsub("claims", "immediate"), "unrecorded: recorded: nothing" },
        }
        local records = {}
        for i, case in ipairs(cases) do records[i] = case[1] end
        local path = file(table.concat(records, "---\n"))
        local out = run(OK, "judge " .. path)
        local list = objects(run(OK, "judge --json " .. path))
        for i, case in ipairs(cases) do
            says(out, case[2])
            assert.same(case[3], list[i].claims, case[2])
        end
    end)

    it("judge: writes one move in the singular", function()
        says(run(OK, "judge --variant renju " .. file "h8"), "  1 move: ")
        says(run(OK, "judge --summary --variant renju " .. file "h8"), "1 game: ")
        says(run(OK, "judge --variant renju " .. file "h8 h9"), "  2 moves: ")
    end)

    it("judge: needs no game after the last ---", function()
        for _, rest in ipairs { "---\n", "---\n\n# comment\n", "---\n---\n" } do
            assert.equal(1, #objects(run(OK, "judge --json " .. file(FIVE .. rest))))
        end
    end)

    it("judge: recognizes SGF by its content, or by --from", function()
        local text = "(;SZ[15]RU[Soosyrv-8]RE[B+R];B[hh];W[hg];B[hf];W[aa];B[oo])"
        local game = objects(run(OK, "judge --json " .. file(text)))[1]
        assert.same({ "soosorv_8", 5, "undecided", "black", "Kansei", 4 }, { game.variant,
            game.moves, game.verdict, game.recorded, game.opening, #game.assumed })
        says(run(OK, "judge " .. file(text)), "assumed",
            "keep; declare 1; keep; offer o1")
        says(run(OK, "judge --from sgf -", text), "-#1", "soosorv_8")
        complaint("judge --from record " .. file(text))
        local two = file(text .. "\n(;RU[Chess];B[hh])\n(;B[zz])\n")
        local out, err = run(UNREADABLE, "judge " .. two)
        says(out, two .. "#1")
        says(err, two .. ":2:", "'Chess'", two .. ":3:", "'zz'")
    end)

    describe("judge -", function()
        it("rules line by line", function()
            local out = run(OK, "judge -", "variant renju\n# comment\n\nplay h8\n"
                .. "play a1\nexpect to-move black\nresign\n---\nvariant renju\n"
                .. "play h8\n")
            assert.same({ "ok", "ok", "won white resignation (RIF 9.5)", "ok" },
                lines(out))
        end)

        it("continues after a refusal", function()
            local out = lines(run(FAILED, "judge -",
                "variant renju\nplay h8\nplay h8\nplay a1\n"))
            assert.equal(3, #out)
            assert.equal("refused occupied (RIF 5)", out[2]:sub(1, 24))
            assert.equal("ok", out[3])
        end)

        it("reports failed expectations", function()
            local out = run(FAILED, "judge -", "variant renju\nplay h8 -> refused\n"
                .. "play h8 -> refused occupied\nexpect to-move black\n")
            says(out, "line 2:", "'ok'", "line 4:", "'white'")
            assert.is_nil(out:find("line 3", 1, true))
        end)

        it("reports the line of an unreadable action, and continues", function()
            local out, err = run(UNREADABLE, "judge -", "variant renju\nplay h8\n"
                .. "plya a1\nplay a2\n---\nvariant renju\nplay h8\n---\nplay h8\n")
            assert.same({ "ok", "ok", "ok" }, lines(out))
            assert.equal(2, #lines(err))
            says(err, "line 3: ", "'plya'", "line 9: ", "variant NAME")
        end)

        it("flushes every line", function()
            local seen, out = file(), file()
            local status = helper.shell(([[
                { printf 'variant renju\nplay h8\n'; %s; cat %s >%s; } |
                build/inarow judge - >%s]]):format(until_written(out), out, seen, out))
            assert.equal(0, status)
            assert.equal("ok\n", helper.contents(seen))
        end)

        it("recognizes notations as in a file", function()
            for _, text in ipairs { "(;RU[Renju];B[hh])",
                "\n \n(\n;RU[Renju]\n;B[hh])\n",
                "\239\187\191(;RU[Renju];B[hh])", "\n[Game \"Pente\"]\n\n1. K10 *\n",
                "Piskvorky 15x15, 0:0, 0\r\n8,8,1\r\nA\r\nB\r\n", "44\n", "\n44 3",
                "\255RenLib\255\3\4" .. ("\255"):rep(10) .. "\0\0\120\64",
                "\239\187\191<database><game rule='RIF'><move>h8</move></game>"
                    .. "</database>",
                "<!-- " .. ("x"):rep(20000) .. "\n-->\n<database><game rule='RIF'>"
                    .. "<move>h8</move></game></database>" } do
                local path = file(text)
                local wanted = run(OK, "judge " .. path)
                assert.equal((wanted:gsub(path:gsub("%p", "%%%0"), "-")),
                    (run(OK, "judge -", text)))
                assert.equal(1, #objects(run(OK, "judge --json -", text)))
            end
            says(run(OK, "judge --variant renju -", "# a\n\nh8 h9\n"), "2 moves")
            assert.equal("ok\n", run(OK, "judge -", "\239\187\191variant renju\nplay h8"))
            assert.equal("ok\n",
                run(OK, "judge -", ("# c\n"):rep(9000) .. "variant renju\nplay h8"))
        end)

        it("rules on each game of a list as soon as it arrives", function()
            for text, arguments in pairs { ["44\n"] = "-",
                ["h8 h9\n"] = "--json --variant renju -",
                ["# a\n\nh8 h9\n"] = "--variant renju -" } do
                local input, seen, out = file(text), file(), file()
                local status = helper.shell(
                    ("{ cat %s; %s; cat %s >%s; cat %s; } | build/inarow judge %s >%s")
                    :format(input, until_written(out), out, seen, input, arguments, out))
                assert.equal(0, status)
                says(helper.contents(seen), "-#1")
                says(helper.contents(out), "-#1", "-#2")
            end
        end)

        it("reports that it cannot read its input", function()
            for _, arguments in ipairs { "judge -", "judge --json -",
                "judge --from sgf -" } do
                local status, out, err = helper.shell("build/inarow " .. arguments
                    .. " <lua")
                local object = arguments:find "json" and '{"number":1,"source":"-",'
                    .. '"error":"standard input: Is a directory"}\n' or ""
                assert.same({ UNREADABLE, object }, { status, out })
                says(err, "standard input")
            end
        end)

    end)

    it("reports an empty input in every command", function()
        for _, words in ipairs { "judge -", "judge --json -", "judge --summary -",
            "show -", "convert --to sgf -", "convert --to lib -", "conform -" } do
            for _, text in ipairs { "", "\n\n", "# only a comment\n" } do
                local status, _, err = helper.inarow(words, text)
                assert.equal(UNREADABLE, status, words)
                says(err, "no game found; expected a record: 'variant NAME'")
            end
        end
        for _, words in ipairs { "forbidden", "explain h8" } do
            local status, out, err = helper.inarow(words, "")
            assert.same({ UNREADABLE, "" }, { status, out })
            says(err, "standard input: no position found; expected")
        end
    end)

    -- ---- Folders --------------------------------------------------------------------

    describe("for a folder", function()
        local folder
        before_each(function()
            folder = os.tmpname()
            os.remove(folder)
            assert(os.execute(("mkdir -p '%s/c'"):format(folder)))
            for name, text in pairs { ["b.rec"] = FIVE, ["a.SGF"] = "(;RU[Renju];B[hh])",
                ["c/d.txt"] = "variant gomoku\nplay a1\n", plain = FIVE,
                ["notes.md"] = "# A page\n", ["page.html"] = "<p>h8 h9</p>\n",
                [".hidden.rec"] = FIVE } do
                local out = assert(io.open(folder .. "/" .. name, "w"))
                out:write(text)
                out:close()
            end
        end)
        after_each(function() os.execute(("rm -r '%s'"):format(folder)) end)

        it("reads its records in the order of their names", function()
            local out = run(OK, "judge " .. folder .. "/")
            local sources = {}
            for source in out:gmatch "([^\n]*)#1  " do
                sources[#sources + 1] = source:sub(#folder + 2)
            end
            assert.same({ "a.SGF", "b.rec", "c/d.txt", "plain" }, sources)
            assert.equal(4, select(2, run(OK, "convert --to record " .. folder)
                :gsub("variant ", "")))
            says((run(OK, "conform " .. folder)), "1..1")
        end)

        it("follows no link to a folder, which may lead back", function()
            assert(os.execute(("ln -s .. '%s/c/up'"):format(folder)))
            says((run(OK, "judge --summary " .. folder)), "4 games")
        end)

        it("reports which records cannot be read, and does the rest", function()
            assert(os.execute(("ln -s /nowhere '%s/x.rec'; mkfifo '%s/c/y.sgf'"):format(
                folder, folder)))
            local out, err = run(UNREADABLE, "judge --summary " .. folder)
            says(out, "4 games")
            says(err, folder .. "/x.rec: it is not a file", folder .. "/c/y.sgf: it is")
            assert.equal(2, #lines(err))
        end)

        it("shows every board, but makes only one picture", function()
            local out = run(OK, "show " .. folder)
            assert.equal(4, select(2, out:gsub("#1  ", "")))
            says(complaint("show --svg " .. folder), folder, "several games")
        end)

        it("checks a recorded result in any form", function()
            local wrong = FIVE:gsub("result black", "result white")
            for _, words in ipairs { "judge -", "judge " .. file(wrong) } do
                says((run(FAILED, words, wrong)), "contradicts: recorded: white")
            end
        end)

        it("reports that there are no records", function()
            assert(os.execute(("mkdir '%s/empty'"):format(folder)))
            for _, command in ipairs { "judge", "conform", "convert --to sgf" } do
                local _, err = run(UNREADABLE, ("%s '%s/empty'"):format(command, folder))
                says(err, folder .. "/empty: no records", "rec")
            end
        end)
    end)

    -- ---- Showing --------------------------------------------------------------------

    it("show: prints the board at the end, or after some moves", function()
        local path = file(FIVE)
        local out = run(OK, "show " .. path)
        says(out, "renju", "after 9 moves", "[X][X][X][X]", "won black five (RIF 9.1)")
        out = run(OK, ("show --at 2 %s"):format(path))
        says(out, "after 2 moves", "(O)", "\nBlack to move\n")
        assert.is_nil(out:find("won", 1, true))
        says(run(OK, "show --at 0 " .. path), "after 0 moves")
        says(run(OK, "show --at 99 " .. path), "after 9 moves")
        says(run(OK, "show -", FIVE), "-#1")
        says(run(OK, "show --variant renju -", "play h8\n"), "after 1 move\n")
        says(complaint "show /nowhere/x.rec", "/nowhere/x.rec")
        says(complaint("show " .. file "variant renju\nfoo\n"), ":2:", "'foo'")
        says(run(FAILED, "show " .. file "variant renju\nplay a1\n"), "outside-region")
    end)

    it("show: prints a legend, numbers, and one game of many", function()
        local path = file(FIVE .. "---\nvariant renju\nplay h8\n")
        says(run(OK, "show --game 2 " .. path), "#2  renju", "after 1 move\n",
            "    X black   ( ) last move\n")
        assert.is_nil(run(OK, "show --game 2 " .. path):find("#1", 1, true))
        says(run(OK, "show --numbers --game 1 " .. path), "[X7][X5][X3][X1] .",
            "[ ] ruling")
        for _, game in ipairs { "0", "3" } do
            says(complaint(("show --game %s %s"):format(game, path)), "no game " .. game)
        end
        says(complaint("show --game x " .. path), "'x'")
    end)

    it("show: writes one picture to the standard output", function()
        local path = file(FIVE)
        local out = run(OK, "show --svg " .. path)
        says(out, "<title>Aoki (black) - Berg (white): Renju", "Black has a five.")
        assert.equal(1, select(2, out:gsub("<svg ", "")))
        assert.equal("<svg ", out:sub(1, 5))
        assert.equal("</svg>\n", out:sub(-7))
        says(run(OK, "show --svg --at 2 --numbers " .. path), ">2</text>",
            ">Black to move</text>")
        local both = file(FIVE .. "---\n" .. FIVE)
        says(complaint("show --svg " .. both), "several games", "--game N")
        says(run(OK, "show --svg --game 2 " .. both), "<svg ")
        says(complaint("show --svg " .. file ""), "no game")
        says(complaint("show --svg " .. file "variant renju\nfoo\n"), ":2:", "'foo'")
        local status, picture, err = inarow("show --svg -", "variant renju\nplay a1\n")
        assert.equal(FAILED, status)
        says(err, "inarow: move 1, play a1: refused outside-region")
        assert.equal("</svg>\n", picture:sub(-7))
    end)

    it("show: makes pictures for paper, and animated ones", function()
        local path = file(FIVE)
        says(run(OK, "show --svg --print --numbers " .. path), "#000000", ">9</text>")
        local out = run(OK, "show --svg --animate " .. path)
        says(out, "step-end infinite}", "{animation:13000ms", "Black has a five.")
        says(run(OK, "show --svg --animate --once --seconds 0.5 --at 3 " .. path),
            "{animation:2000ms step-end 1}", ">White to move</text>")
        for options, said in pairs {
            ["--animate"] = "--animate can be used only with --svg",
            ["--print"] = "--print can be used only with --svg or --gif",
            ["--once --svg"] = "--once can be used only with --animate or --gif",
            ["--seconds 2"] = "--seconds can be used only with --animate or --gif",
            ["--svg --gif x.gif"] = "not both",
            ["--gif x.gif --seconds 0"] = "'0' is not a number of seconds from 0.1 to 60",
            ["--svg --animate --seconds x"] = "'x' is not a number",
            ["--gif x.gif --seconds nan"] = "'nan' is not a number",
        } do
            says(complaint(("show %s %s"):format(options, path)), said)
        end
    end)

    -- Returns the pictures of a GIF, as ImageMagick describes them.
    local function pictures_of(path)
        return lines((select(2,
            helper.shell(("identify -format '%%W %%H %%T %%p\n' %s"):format(path)))))
    end

    it("show: makes a GIF with ImageMagick", function()
        local path = file "variant tic_tac_toe\nplay a1\nplay b2\nplay c3\n"
        local gif = os.tmpname()
        run(OK, ("show --gif %s --seconds 0.5 %s"):format(gif, path))
        local list = pictures_of(gif)
        assert.equal(4, #list)
        local width, height = run(OK, "show --svg " .. path)
            :match 'viewBox="0 0 (%d+) (%d+)"'
        for i, picture in ipairs(list) do
            assert.equal(("%s %s %d %d"):format(width, height, i < 4 and 50 or 200,
                i - 1), picture)
        end
        assert.is_true(os.remove(gif))
        -- No other file is left, even of ImageMagick.
        local folder = os.tmpname()
        os.remove(folder)
        local status, out = helper.shell(([[mkdir %s
            TMPDIR=%s build/inarow show --gif %s %s; ls -A %s; rm -r %s]]):format(folder,
            folder, gif, path, folder, folder))
        assert.equal(0, status)
        assert.equal("", out)
        assert.is_true(os.remove(gif))
    end)

    it("show: reports why a GIF failed, and leaves no files", function()
        local path, folder = file "variant tic_tac_toe\nplay a1\n", os.tmpname()
        os.remove(folder)
        os.execute("mkdir " .. folder)
        local gif = folder .. "/x 'y'.gif"
        -- Returns the message if `magick` is this script.
        local function with(script)
            local program = assert(io.open(folder .. "/magick", "w"))
            program:write("#!/bin/sh\n", script, "\n")
            program:close()
            os.execute(("chmod +x %s/magick"):format(folder))
            local command = 'PATH="%s:$PATH" build/inarow show --gif "%s" %s'
            return (select(3, helper.shell(command:format(folder, gif, path))))
        end
        says(with "echo 'no decode delegate'; exit 1",
            "inarow: ImageMagick made no GIF: no decode delegate\n")
        assert.is_nil(io.open(gif))
        local record = ('echo "$*" >%s/said; '):format(folder)
        assert.equal("", with(record
            .. 'for last; do :; done; printf GIF89a >"${last#gif:}"'))
        assert.equal("GIF89a", helper.contents(gif))
        local said, count = helper.contents(folder .. "/said"), 0
        for temporary in said:gmatch "%a%a%a:(%S+)" do
            assert.is_nil(io.open(temporary), temporary)
            count = count + 1
        end
        assert.equal(3, count)
        says(said, "-background none", "-delay 100", "-loop 0")
        assert.is_nil(said:find("'y'", 1, true))
        os.execute("rm -r " .. folder)
    end)

    it("show: names the package that a GIF needs", function()
        local folder = os.tmpname()
        os.remove(folder)
        -- The path has only the programs that inarow itself needs.
        local status, _, err = helper.shell(([[mkdir %s
            for tool in sh readlink cat %s; do ln -s "$(command -v $tool)" %s; done
            PATH=%s build/inarow show --gif x.gif %s]]):format(folder,
            "lua lua5.1 lua5.2 lua5.3 lua5.4 luajit", folder, folder, file(FIVE)))
        os.execute("rm -r " .. folder)
        says(err, "inarow: making a GIF needs ImageMagick, which is not installed;"
            .. " Debian's package is imagemagick\n")
        assert.equal(UNREADABLE, status)
    end)

    it("show: has colours where they are wanted", function()
        local path = file(FIVE)
        local plain = run(OK, "show " .. path)
        assert.is_nil(plain:find("\27", 1, true))
        assert.equal(plain, run(OK, "show --colour never " .. path))
        for _, option in ipairs { "--colour always", "--color=always" } do
            local out = run(OK, ("show %s %s"):format(option, path))
            says(out, "\27[97;40m")
        end
        says(complaint("show --colour red " .. path), "always")
        local on_terminal = "%s script -qec 'build/inarow show %s' /dev/null"
        for setting, coloured in pairs { ["TERM=xterm NO_COLOR="] = true,
            ["TERM=xterm NO_COLOR=1"] = false, ["TERM=dumb NO_COLOR="] = false } do
            local _, out = helper.shell(on_terminal:format(setting, path))
            says(out, "after 9 moves")
            assert.equal(coloured, out:find("\27[97;40m", 1, true) ~= nil, setting)
        end
    end)

    -- ---- Forbidden points -----------------------------------------------------------

    it("forbidden: lists points by column, then row, for each position", function()
        local out = run(OK, "forbidden", position "h8 i8 j9 j10 a1 b1 c1 e1 f1" .. "\n"
            .. position "" .. "\n" .. position("", "h8 i8 j9 j10") .. "\n")
        assert.same({ "d1 j8", "-", "-" }, lines(out))
    end)

    it("forbidden: derives the size from the length, with or without /", function()
        for _, side in ipairs { 9, 10, 15, 19, 26 } do
            local cells = position("c3 d3 e4 e5", "", side)
            local rows = cells:gsub(("."):rep(side), "%0/"):sub(1, -2)
            local out = run(OK, "forbidden", cells .. "\n" .. rows .. "\n")
            assert.same({ "e3", "e3" }, lines(out))
        end
        assert.equal("e3\n", run(OK, "forbidden", "......./......./....X../....X../"
            .. "..XX.../......./.......\n"))
        assert.equal("e3\n", run(OK, "forbidden", "........./........./....X..../"
            .. "....X..../..XX...../........./.........\n"))
    end)

    it("forbidden: reads positions of other variants, past the opening", function()
        for _, name in ipairs { "rif_renju", "soosorv_8" } do
            for _, side in ipairs { 9, 10, 15 } do
                assert.equal("e3\n", run(OK, "forbidden --variant " .. name,
                    position("c3 d3 e4 e5", "", side) .. "\n"))
            end
        end
        local _, err = run(UNREADABLE, "forbidden", ".../.X./..O\n")
        says(err, "line 1", "renju cannot be played on 3 by 3 points; its own board is")
    end)

    it("forbidden: ignores text after a space, and the kind of line end", function()
        local cells = position "h8 i8 j9 j10"
        local out = run(OK, "forbidden", cells .. "\tj8\n" .. cells
            .. " black to move\r\n" .. cells .. "\r\n" .. cells)
        assert.same({ "j8", "j8", "j8", "j8" }, lines(out))
    end)

    it("forbidden: takes options", function()
        local cells = position "h8 i8 j9 j10"
        assert.equal("j8\n", run(OK, "forbidden --variant renju forbidden=refused"
            .. " literal_9_3=true", cells .. "\n"))
        says(complaint("forbidden --variant chess", cells .. "\n"), "'chess'")
    end)

    it("forbidden: does the rest after a bad line", function()
        local good = position "h8 i8 j9 j10" .. "\n"
        for bad, words in pairs { ["XX"] = { "2", "/" }, [("Z"):rep(225)] = { "'Z'" },
            [".../.."] = { "row 2", "2", "3" }, [("."):rep(729)] = { "26" },
            [""] = { "0 points" }, ["/"] = { "" }, [("1"):rep(81)] = { "'1'" } } do
            local out, err = run(UNREADABLE, "forbidden", good .. bad .. "\n" .. good)
            assert.same({ "j8", "j8" }, lines(out))
            assert.equal(1, #lines(err))
            says(err, "line 2: ", unpack(words))
        end
    end)

    -- ---- Explaining -----------------------------------------------------------------

    it("explain: proves a point", function()
        local cells = position "h8 i8 j9 j10" .. "\n"
        says(run(OK, "explain j8", cells), "j8", "forbidden", "double-three", "RIF 9.2",
            "h8 i8 j8")
        says(run(OK, "explain A1 --variant renju", cells), "a1: allowed")
        local proof = objects(run(OK, "explain j8 --json", cells))[1]
        assert.same({ "double-three", "j8", "black", true, "RIF 9.2" }, { proof.reason,
            proof.point, proof.colour, proof.forbidden, proof.citation })
        local reasons = {}
        for i, node in ipairs(proof.children) do
            reasons[i] = node.reason
            assert.equal(3, #node.stones)
            assert.is_string(node.line)
            assert.equal("RIF 9.3", node.rule)
            assert.equal(1, #node.children)
            local way = node.children[1]
            assert.same({ "allowed", 4, 2, "RIF 9.3" },
                { way.reason, #way.stones, #way.fives, way.rule })
        end
        assert.same({ "three", "three" }, reasons)
        assert.equal(proof.citation, proof.rule)
        says(run(OK, "explain a1 --json", cells), '"children":[]')
    end)

    it("explain: gives the reasons for a record's rulings", function()
        local path = file("variant pente\nplay j10\nplay k10\nplay c3\nplay l10\n"
            .. "play l10 -> refused occupied\nplay m10\nresign by black\n")
        local function explain(words)
            return run(OK, "explain --record " .. path .. words)
        end
        says(explain "", "Black resigned: white wins", "action 6, 'resign by black'")
        says(explain " --at 6", "'play m10' stands", "captured l10 and k10, between m10")
        says(explain " --at 5", "l10 is occupied", "Move 4 placed the black stone at l10")
        says(explain " --at 4 --action 'play k10'", "Move 2 placed the black stone")
        says(explain " --at 1 J10", "j10: allowed")
        says(explain " --at 4 --action 'play b2'", "'play b2' would stand")
        local refused = objects(explain " --at 5 --json")[1]
        assert.same({ "refused", "occupied", "play l10", "PENTE", "stone", 4 },
            { refused.status, refused.reason, refused.action, refused.rule,
                refused.children[1].reason, refused.children[1].move })
    end)

    it("explain: explains the refusal that makes a record illegal", function()
        local path = file "variant renju\nplay h8\nplay h8\n"
        says(run(OK, "explain --record " .. path), "h8 is occupied", "Move 1 placed")
    end)

    it("explain: draws its steps, in one picture or in several", function()
        local cells = position "h8 i8 j9 j10" .. "\n"
        local out = run(OK, "explain j8 --svg", cells)
        local text = run(OK, "explain j8", cells)
        local _, steps = out:gsub('<g class="step"', "")
        assert.equal(#lines(text), steps)
        for number, line in ipairs(lines(text)) do
            says(out, number .. ". " .. line:match "^%s*(.*)$":sub(1, 30))
        end
        says(out, 'class="mind"', 'class="issue"', 'class="ruling"')
        local folder = os.tmpname()
        os.remove(folder)
        os.execute("mkdir " .. folder)
        run(OK, "explain j8 --steps " .. folder, cells)
        local count = 0
        for name in io.popen("ls " .. folder):lines() do
            count = count + 1
            assert.equal(("%02d.svg"):format(count), name)
            says(helper.contents(folder .. "/" .. name), count .. ". ")
        end
        assert.equal(#lines(text), count)
        os.execute("rm -r " .. folder)
        local of_record = "explain j8 --record docs/double-three.rec --at 3 --steps "
        for _, to in ipairs { folder, folder .. "/within" } do
            for _, given in ipairs { "explain j8 --steps " .. to, of_record .. to } do
                assert.equal(("inarow: %s: this folder for the pictures does not exist\n")
                    :format(to), complaint(given, cells))
            end
        end
        -- A failure to write is not a fault of the record.
        os.execute("mkdir -p " .. folder .. "/01.svg")
        for _, given in ipairs { "explain j8 --steps " .. folder, of_record .. folder } do
            says(complaint(given, cells), "inarow: " .. folder .. "/01.svg: ")
        end
        os.execute("rm -r " .. folder)
        local _, err = run(UNREADABLE, "explain j8 --svg", cells .. cells)
        says(err, "line 2: ", "one position")
    end)

    it("explain: reports which options go together", function()
        local path = file "variant renju\nplay h8\n---\nvariant renju\n"
        says(complaint "explain", "a point", "--record")
        says(complaint("explain --at 2 h8", ""), "--record")
        says(complaint("explain --record " .. path), "--game N")
        says(complaint("explain --game 3 --record " .. path), "no game 3")
        says(complaint("explain --game 2 --record " .. path), "Nothing has been ruled on")
        says(complaint("explain --game 1 --at 2 --record " .. path), "no action 2")
        says(complaint("explain h8 --action pass --record " .. path), "not both")
        local one = " --record " .. file "variant renju\nplay h8\n"
        says(complaint("explain --at 2" .. one),
            "the record has only one action; there is no action 2")
        local FAULTS = { frob = "unknown word 'frob'", h9 = "unknown word 'h9'",
            ["''"] = "the action is empty" }
        for word, fault in pairs(FAULTS) do
            says(complaint("explain --action " .. word .. one), "--action: " .. fault,
                "expected adjust, ", "as in 'play h8'")
        end
        says(complaint "explain --record /nowhere/x.rec", "/nowhere/x.rec")
    end)

    it("positions: comments among them are skipped", function()
        local rows = position("h8 i8 g7 g6", "")
        local text = "# rows, from the top\n" .. rows .. "\n#\tmore\n#\n" .. rows .. "\n"
        for command, each in pairs { ["explain a1"] = "a1: allowed",
            ["analyse --threats --json -"] = '"threats":', ["convert --to record"
            .. " --variant renju -"] = "variant renju",
            ["judge --variant renju -"] = "-#",
        } do
            local out, err = run(OK, command, text)
            assert.equal("", err)
            local _, found = out:gsub(each:gsub("%-", "%%-"), "")
            assert.equal(2, found, command .. ": " .. out)
        end
        assert.equal(2, #lines(run(OK, "forbidden", text)))
        says(complaint("forbidden", "# nothing else\n"), "no position found")
        says(complaint("forbidden", "x\n"), "line 1: ", "expected the rows", "got 'x'")
        says(complaint("forbidden", "#x\n"), "line 1: ", "not a position")
    end)

    it("explain: names the colour, and reports that no stone can be placed", function()
        local record = "explain --record docs/double-three.rec "
        says(run(OK, record .. "h8"), "h8: allowed to black")
        says(run(OK, record .. "i9"), "i9: allowed to white")
        says(run(OK, record .. "--at 8 a1"), "a1: allowed to black")
        says(run(OK, record .. "--at 8 --colour white a1"), "a1: allowed to white")
        says(run(OK, "explain --color white a1", position "h8" .. "\n"), "to white")
        says(complaint(record .. "a1"), "a1: the game is over", "--at N")
        says(complaint(record .. "p1"), "p1")
        says(complaint(record .. "--colour white h8"), "h8 is occupied")
        says(complaint(record .. "--at 8 --colour blue a1"), "not a colour of renju")
        says(complaint(record .. "--colour white"),
            "--colour can be used only with a point")
    end)

    it("explain: names a word that is not a point, shortened if it is long", function()
        local cells = position "h8" .. "\n"
        says(complaint("explain ''", cells), "line 1: '' is not on the board")
        local fault = complaint("explain " .. ("x"):rep(3000), cells)
        says(fault, "'" .. ("x"):rep(40) .. "...' is not on the board")
        assert.is_true(#fault < 200)
        says(complaint "puzzles -1", "'-1'", "whole numbers, 0 or more")
    end)

    it("explain: does not call the point of a refused stone vacant", function()
        local out = run(OK, "explain --record " .. file "variant renju\nplay a1\n")
        says(out, "must be placed in the centre", "Allowed now: h8.")
        assert.is_nil(out:find "no stone at")
    end)

    it("explain: names the legal targets of a stone that was moved too far", function()
        local out = run(OK, "explain --record " .. file(
            "variant nine_holes move=adjacent\n"
            .. "play a1\nplay b1\nplay b2\nplay a3\nplay c3\nplay b3\nmove b2 c1\n"))
        says(out, "c1 is too far", "Allowed now: a2 or c2.")
    end)

    it("explain: reports what it cannot explain", function()
        local cells = position "h8 i8 j9 j10" .. "\n"
        says(complaint("explain p8", cells), "line 1: ", "p8", "15")
        says(complaint("explain zz", cells), "zz")
        says(complaint("explain j8", "XX\n"), "line 1: ", "2")
        for _, command in ipairs { "explain j8", "forbidden", "analyse --vcf -" } do
            for variant, size in pairs { renju = "15x15", gomoku = "19x19",
                tic_tac_toe = "3x3" } do
                local _, err = run(UNREADABLE, command .. " --variant " .. variant,
                    "..../....\n")
                local expected = ("inarow: line 1: not a position: %s cannot be played on"
                    .. " 4 by 2 points; its own board is %s\n"):format(variant, size)
                assert.equal(expected, err)
            end
        end
        says(complaint("explain j8", ""), "standard input")
        local out, err = run(UNREADABLE, "explain j8", "XX\n" .. cells)
        says(out, "double-three")
        says(err, "line 1: ")
    end)

    -- ---- Conformance ----------------------------------------------------------------

    it("conform: reports in TAP", function()
        local good = file("note All is well\n" .. FIVE .. "expect status won black\n")
        assert.equal("TAP version 13\nok 1 - All is well\n1..1\n",
            run(OK, "conform " .. good))
        local bad = file("# First\nvariant renju\nplay g8 -> ok\n---\n# Second\n"
            .. "variant renju\nplay h8 -> ok\n---\n")
        local out = run(FAILED, ("conform %s %s"):format(good, bad))
        local list = lines(out)
        assert.same({ "ok 1 - All is well", "not ok 2 - First" }, { list[2], list[3] })
        says(list[4], "# ", bad .. ":3:", "'ok'", "'refused outside-region (RIF 4)'")
        assert.same({ "ok 3 - Second", "1..3" }, { list[5], list[6] })
    end)

    it("conform: fails illegal or unreadable records, and does the rest", function()
        local good = file "# Good\nvariant renju\nplay h8\n"
        local out = run(FAILED, "conform " .. file "variant renju\nplay h8\nplay h8\n")
        says(out, "not ok 1", ":3:", "refused occupied (RIF 5)", "1..1")
        local bad = file "variant renju\nfoo\n"
        local all, err = run(UNREADABLE, ("conform %s /nowhere/x %s"):format(bad, good))
        says(all, "not ok 1", "ok 2 - Good", "1..2")
        says(err, bad .. ":2:", "'foo'", "/nowhere/x")
        says(run(OK, "conform -", "# In\nvariant renju\nplay h8\n"), "ok 1 - In")
    end)

    it("conform: requires the citation of an expected ruling", function()
        local record = file("variant renju\nplay h8 -> ok\nplay h8 -> refused occupied\n"
            .. "play a1 -> refused occupied\n---\nvariant renju\nplay h8 -> ok\n"
            .. "play h8 -> refused occupied (RIF\n")
        local out = run(FAILED, "conform " .. record)
        local warning = "%d: the expected ruling has no citation\n"
        says(out, "\n  # " .. record .. ":" .. warning:format(3))
        assert.equal(1, select(2, out:gsub("has no citation", "")))
        local passes = file "variant renju\nplay h8\nplay h8 -> refused\n"
        says(run(OK, "conform " .. passes), "ok 1", ":" .. warning:format(3))
        says(run(OK, "conform --junit " .. passes), "<system-out>" .. passes .. ":3: ")
    end)

    it("conform: a title is not read as a directive", function()
        local out = run(OK, "conform " .. file "# Five # TODO later\nvariant renju\n")
        assert.is_nil(out:find("[^\\]#"))
    end)

    -- ---- Playing --------------------------------------------------------------------

    it("play: plays, and ends with the record", function()
        local out = run(OK, "play renju", "h8\nh8\nplay a1\nfoo\nforbidden\nexplain b2\n"
            .. "undo\nb2\nhelp\n\nquit\nc3\n")
        says(out, "(X)", "refused occupied (RIF 5)", "'foo'", "b2: allowed")
        assert.equal("variant renju\nplay h8\nplay b2\n", out:match "variant renju.*$")
        says(run(OK, "play renju size=9 forbidden=refused", ""),
            "variant renju forbidden=refused size=9\n")
    end)

    it("play: ends when the game does", function()
        local out = run(OK, "play rif_renju", "h8\nh9\nh10\nresign\nh1\n")
        assert.is_nil(out:find("\27", 1, true))
        says(run(OK, "play renju --colour always", "h8\n"), "\27[97;40m(X)")
        says(out, "won black resignation (RIF 9.5)", "swap", "play h10\nresign\n")
        assert.is_nil(out:find("play h1\n", 1, true))
    end)

    it("play: accepts spaces around a point", function()
        local out = run(OK, "play renju", "  h8 \r\n a1\t\nquit\n")
        says(out, "play h8\nplay a1\n")
    end)

    it("play: saves the record", function()
        local path = file()
        run(OK, "play renju", "h8\nsave " .. path .. "\nquit\n")
        assert.equal("variant renju\nplay h8\n", helper.contents(path))
        says(run(OK, "play renju", "save /nowhere/x\nsave\nundo\nexplain\nexplain zz\n"),
            "/nowhere/x", "zz")
    end)

    -- ---- Measuring ------------------------------------------------------------------

    it("bench: gives medians as JSON", function()
        local path = file(position "h8 i8 j9 j10" .. "\n")
        local list = objects(run(OK, "bench forbidden --positions " .. path))
        assert.equal(1, #list)
        local measured = list[1]
        assert.same({ "forbidden", "ns" }, { measured.name, measured.unit })
        assert.is_true(measured.min > 0 and measured.min <= measured.median
            and measured.median <= measured.max)
        says(complaint "bench --positions /nowhere/x", "/nowhere/x")
        says(complaint("bench --positions " .. file "XX\n"), ":1:", "2")
        complaint("bench --positions " .. file "")
    end)

    it("says so where a line has no end", function()
        local status, out, err = helper.shell(
            "head -c 100000000 /dev/zero | (ulimit -v 100000; build/inarow judge -)")
        assert.same({ UNREADABLE, "" }, { status, out })
        says(err, "line 1: the record is longer than 4194304 bytes")
    end)

    -- ---- The program itself ---------------------------------------------------------

    it("bench: reports what it cannot measure", function()
        local full = file(("XO"):rep(112) .. "X\n")
        for _, name in ipairs { "point", "play-undo" } do
            local err = complaint(("bench %s --positions %s"):format(name, full))
            assert.equal("inarow: no position leaves anything to measure\n", err)
        end
        says(complaint "bench point size=9", "playout-VARIANT", "not point")
        says(complaint "bench judge --positions /nowhere", "/nowhere")
        says(complaint "bench playout-./nowhere.lua", "./nowhere.lua")
    end)

    it("has a demonstration whose output in a pipe is plain text", function()
        local status, out = helper.shell "sh tests/demo.sh"
        assert.equal(OK, status)
        says(out, "\nThe rules of the match", "The header that the board contradicts")
        assert.is_nil(out:find("\27", 1, true))
        -- `make demo` builds without showing the commands.
        local _, commands = helper.shell "make -n demo"
        assert(commands:find "\nsh tests/demo.sh")
        assert(commands:find "make %-s [^\n]*all\n", commands)
    end)

    helper.at_length(it, "has a demonstration with headings on a terminal", function()
        local on_terminal = "script -qec 'sh tests/demo.sh' /dev/null"
        says(select(2, helper.shell(on_terminal)), "\27[1mThe rules of the match")
    end)

    it("runs from any folder", function()
        local status, out = helper.shell [[
            here=$PWD; unset LUA_PATH LUA_CPATH; cd / && "$here/build/inarow" variants]]
        assert.equal(0, status)
        says(out, "rif_renju")
    end)
end)

describe("judging in parallel", function()
    -- Returns the output of two processes that run at once, one after the other.
    local function of_two(one, other)
        local half, rest = file "", file ""
        local _, out = helper.shell(("%s >%s & %s >%s; wait; cat %s %s"):format(one, half,
            other, rest, half, rest))
        return out
    end

    it("prints the same as one process, in the same order", function()
        local _, list = helper.shell "ls tests/games/*.rec"
        local paths = lines(list)
        local half = math.ceil(#paths / 2)
        local function judge(from, to)
            return "build/inarow judge --json " .. table.concat(paths, " ", from, to)
        end
        local _, whole = helper.shell(judge(1, #paths))
        assert.is_true(#lines(whole) > 1)
        assert.equal(whole, of_two(judge(1, half), judge(half + 1, #paths)))
    end)

    it("does the same for parts of standard input with a first number", function()
        local games = {}
        for i = 1, 9 do games[i] = ("a1 b%d c%d\n"):format(i, i) end
        local function judge(from, to)
            local part = file(table.concat(games, "", from, to))
            return ("build/inarow judge --json --variant gomoku --first %d - <%s")
                :format(from, part)
        end
        local _, whole = helper.shell(judge(1, 9))
        assert.equal(9, #lines(whole))
        says(whole, '"source":"-#9"')
        assert.equal(whole, of_two(judge(1, 4), judge(5, 9)))
    end)
end)

describe("options of a variant", function()
    it("may follow its name, before or after other options", function()
        local first = run(OK, "perft connect_four size=5x4 2")
        assert.equal(first, run(OK, "perft connect_four 2 size=5x4"))
        says(first, "25")
        says(run(OK, "playout gomoku size=9 5 --seed 2"), '"games":5')
    end)
end)
