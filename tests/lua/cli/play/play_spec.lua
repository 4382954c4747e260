local helper = dofile "tests/lua/helper.lua"

local inarow, says = helper.inarow, helper.says

-- Plays a game through pipes, one action per line; returns the output.
local function play(arguments, ...)
    local input = table.concat({ ... }, "\n") .. "\n"
    local status, out, err = inarow("play " .. arguments, input)
    assert.equal("", err)
    assert.equal(0, status)
    return out
end

-- Returns the record that is printed at the end.
local function record_of(out)
    return out:match "\n(variant .*)$"
end

-- Returns the output between a typed line and the next prompt.
local function answer(out, line)
    local _, stop = out:find("> " .. line .. "\n", 1, true)
    assert(stop, ("%q was not typed in %s"):format(line, out))
    local rest = out:sub(stop + 1)
    return rest:match "^(.-)\n[^\n]*> [^\n]*\n" or rest
end

after_each(helper.clean)

describe("inarow play", function()
    it("continues when the record has become too long for a file", function()
        local file = helper.file("variant gomoku\nplay h8 # x\n"
            .. ("# " .. ("x"):rep(998) .. "\n"):rep(4190))
        local saved = helper.file ""
        os.remove(saved)
        local out = play("gomoku", "load " .. file, "undo", "play a1",
            "comment " .. ("y"):rep(8000), "undo", "play b1",
            "comment " .. ("y"):rep(8000), "save " .. saved, "save " .. saved .. ".sgf",
            "undo")
        local refusal = "the record is longer than 4194304 bytes"
        assert.equal(refusal, answer(out, "save " .. saved))
        assert.equal(refusal, answer(out, "save " .. saved .. ".sgf"))
        assert.is_nil(io.open(saved))
        assert.is_nil(io.open(saved .. ".sgf"))
        says(answer(out, "undo"), "Taken back")
    end)

    it("explains how to load a record whose script is beside it", function()
        local record = helper.file "variant beside_load\nplay a1\n"
        local script = record:match "^.*/" .. "beside_load.lua"
        local advice = ("Start 'inarow play %s' and type 'load %s' there.\n")
            :format(script, record)
        assert.is_nil(play("pente", "load " .. record):find("inarow play", 1, true))
        local out = assert(io.open(script, "wb"))
        out:write [[return { name = "beside_load", base = "tic_tac_toe" }]]
        out:close()
        says(play("pente", "load " .. record), advice)
        says(play(script, "load " .. record, "b2"), "variant beside_load\nplay a1\n")
        os.remove(script)
    end)

    it("asks for the actions of the phase, and accepts plain words for them", function()
        local out = play("rif_renju", "h8", "h9", "i10", "swap", "g7", "j9 f7", "j9",
            "pass")
        for _, prompt in ipairs { "black: play in the centre> h8",
            "black: play white within the central 3 by 3> h9",
            "black: play within the central 5 by 5, making one of the 26 openings> i10",
            "white: swap or keep> swap", "white: play or pass> g7",
            "black: offer 2 points> j9 f7", "white: pick f7 or j9> j9" } do
            says(out, "\n" .. prompt .. "\n")
        end
        assert.equal("variant rif_renju\nplay h8\nplay h9\nplay i10\nswap\nplay g7\n"
            .. "offer j9 f7\npick j9\npass\n", record_of(out))
    end)

    it("names the side to act, and the stone's colour if it is another's", function()
        local out = play("swap2", "h8", "h9", "i10", "take two", "a1", "b1", "white")
        for _, prompt in ipairs { "first: play black> h8", "first: play white> h9",
            "first: play black> i10", "second: choose black or white or take two> take",
            "second: play black or white (white if none is named)> a1",
            "second: play black> b1",
            "first: choose black or white> white", "white: play> " } do
            says(out, "\n" .. prompt)
        end
        says(select(2, inarow("show -", "variant swap2\nplay h8\n")),
            "\nThe first player to place a white stone\n")
        says(select(2, inarow("show -", "variant rif_renju\nplay h8\n")),
            "\nBlack to place a white stone\n")
        says(select(2, inarow("show -", "variant rif_renju\n")),
            "\nBlack to move\n")
    end)

    it("accepts numbers, colours, columns, moves and dice", function()
        says(record_of(play("soosorv_8", "h8", "h9", "i10", "keep", "g7", "4")),
            "declare 4\n")
        says(record_of(play("swap2", "h8", "h9", "i10", "white")), "choose white\n")
        says(record_of(play("connect_four", "d", "d")), "play d1\nplay d2\n")
        says(record_of(play("popout", "d", "e", "remove d")), "remove d1\n")
        says(record_of(play("gomoku_moving supply=5 size=9", "a1", "b1", "a2", "b2", "a3",
            "b3", "a9", "b4", "b9", "c9", "a9 d9")), "move a9 d9\n")
        local dice = record_of(play("bead_renju", "roll")):match "roll ([%d ]+)\n"
        assert.is_truthy(dice:match "^[1-6] [1-6]$")
        says(record_of(play("bead_renju", "roll 3 5", "white h8")), "play white h8\n")
    end)

    it("reports a refusal, and continues", function()
        local out = play("renju", "h8", "h8", "z99", "swop", "claim", "h8 by nobody",
            "h9")
        says(answer(out, "h8"), "ok")
        says(out, "refused occupied (RIF 5): h8 is occupied.\n", "did you mean 'swap'?",
            "'claim' needs a claim like five or time", "'nobody' is not a player now")
        assert.equal("variant renju\nplay h8\nplay h9\n", record_of(out))
    end)

    it("asks for the rest of an action only if it is possible now", function()
        local out = play("rif_renju", "h8", "h9", "i10", "play", "swap", "choose",
            "offer", "play")
        says(out, "refused not-now (RIF 12.5): 'play' is not possible now: expected"
                .. " 'swap' or 'keep'.",
            "refused not-now (RIF 12.6): 'choose' is not possible now: expected 'play' or"
                .. " 'pass'.", "'offer' is not possible now", "'play' needs a point")
        for _, verb in ipairs { "choose black", "offer a1 a2", "declare 3", "take one",
            "remove a1", "move a1 a2", "pick a1" } do
            local bare = verb:match "%l+"
            out = play("renju", "h8", verb, bare)
            assert.equal(answer(out, verb), answer(out, bare))
            out = play("renju", "h8", "organizer suspend", verb, bare)
            assert.equal(answer(out, verb), answer(out, bare))
            says(answer(out, bare), "the game is interrupted")
        end
    end)

    it("lists the legal actions", function()
        local now = answer(play("taraguchi_10", "h8", "now"), "now")
        says(now, "swap or keep", "exchange the colours", "resign")
        local later = answer(play("renju", "h8", "now"), "now")
        says(later, "white: play or pass", "play [COLOUR] POINT", "draw offer")
        assert.is_nil(now:find("draw", 1, true))
        for _, lines in ipairs { { "now" }, { "h8", "i9", "draw offer", "now" } } do
            local shown = answer(play("renju", (table.unpack or unpack)(lines)), "now")
            assert.is_nil(shown:find("draw offer", 1, true))
            assert.equal(#lines > 1, shown:find "draw accept or refuse" ~= nil)
        end
        says(answer(play("renju", "help"), "help"), "undo", "forbidden",
            "explain [POINT]", "save FILE", "load FILE", "quit")
    end)

    it("accepts q, why and legal, and q as a column where stones fall", function()
        local out = play("tic_tac_toe", "a1", "a1", "why", "legal", "q", "b2")
        says(answer(out, "why"), "a1 is occupied", "Move 1 placed")
        says(answer(out, "legal"), "play a2, play a3, play b1")
        assert.equal("variant tic_tac_toe\nplay a1\n", record_of(out))
        out = play("connect_four size=18x7", "q", "quit")
        assert.equal("variant connect_four size=18x7\nplay q1\n", record_of(out))
        assert.equal("variant connect_four\n", record_of(play("connect_four", "q", "d")))
    end)

    it("shows the colour of each player once it is decided", function()
        local swapped = "Now the first player has white and the second player has black."
        local kept = "Now the first player has black and the second player has white."
        for _, case in ipairs {
            { "rif_renju", { "h8", "h9", "i10" }, "swap", swapped },
            { "rif_renju", { "h8", "h9", "i10" }, "keep", kept },
            { "gomoku_swap", { "h8", "h9", "i8" }, "choose black", swapped },
            { "gomoku_swap", { "h8", "h9", "i8" }, "choose white", kept },
        } do
            local typed = { (table.unpack or unpack)(case[2]) }
            typed[#typed + 1] = case[3]
            typed[#typed + 1] = "board"
            says(answer(play(case[1], (table.unpack or unpack)(typed)), case[3]), case[4])
        end
    end)

    it("undoes, marks, numbers and explains", function()
        local moves = { "h8", "a1", "h9", "a3", "i7", "c1", "j7", "e1" }
        local function after(...)
            local list = { (table.unpack or unpack)(moves) }
            for _, line in ipairs { ... } do list[#list + 1] = line end
            return play("renju", (table.unpack or unpack)(list))
        end
        says(answer(after "forbidden", "forbidden"), "!", "forbidden")
        says(answer(after "numbers", "numbers"), "X1", "O8")
        says(answer(after "explain h7", "explain h7"), "a double-three (RIF 9.2)")
        local out = after("h7", "h6", "undo", "undo", "undo", "g1")
        says(answer(out, "h7"),
            "won white double-three (RIF 9.2): White wins: Black made a double-three")
        says(answer(out, "h6"), "refused game-over")
        says(record_of(out), "play i7\nplay c1\nplay g1\n")
        says(out, "\nwon white double-three (RIF 9.2)> h6\n")
        says(play("renju", "undo"), "There is no action to take back.")
    end)

    it("undoes several, or none", function()
        local out = play("rif_renju", "h8", "h9", "i10", "swap", "undo 5", "undo 0",
            "undo x", "undo 3", "i9")
        says(answer(out, "undo 5"), "There are only 4 actions to take back.")
        says(answer(play("renju", "h8", "undo 5"), "undo 5"),
            "There is only one action to take back.")
        says(answer(out, "undo 0"), "'0' is not a number of actions")
        says(answer(out, "undo x"), "'x' is not a number of actions")
        says(answer(out, "undo 3"), "\nTaken back: swap, play i10, play h9.")
        assert.equal("variant rif_renju\nplay h8\nplay i9\n", record_of(out))
    end)

    it("names the opening when it is made, and only then", function()
        local out = play("rif_renju", "h8", "h9", "i9", "keep", "undo 2", "i10")
        says(answer(out, "i9"), "play i9: ok\nThe opening is Kagetsu.")
        says(answer(out, "i10"), "The opening is Keigetsu.")
        assert.equal(2, select(2, out:gsub("The opening is", "")))
        assert.is_nil(play("gomoku", "h8", "h9", "i9"):find "The opening is")
    end)

    it("shows in the prompt how many stones are left, and of this turn", function()
        says(play("connect_four", "d", "d"), "\nred: play (21 stones left)> d\n",
            "\nyellow: play (21 stones left)> d\n", "\nred: play (20 stones left)> \n")
        says(play("connect6", "j10", "k11", "k12"),
            "\nblack: play (1 stone to place)> j10",
            "\nwhite: play (2 stones to place)> k11",
            "\nwhite: play (1 stone to place)> k12",
            "\nblack: play (2 stones to place)> ")
    end)

    it("shows in the prompt where a stone may be placed, at any length", function()
        says(play("gpente", "j10", "k11"), "\nwhite: play outside the central 5 by 5,"
            .. " and not within four points of the\n  centre on its row or column\n"
            .. "white> ")
    end)

    it("explains the command draw, and reports a draw offer", function()
        local out = play("renju", "h8", "draw", "help draw", "draw offer", "draw refuse")
        says(answer(out, "draw"), "'draw' needs offer, accept or refuse.")
        says(answer(out, "help draw"), "draw offer|accept|refuse: ",
            "Example: draw offer")
        says(answer(out, "draw offer"), "draw offer: ok\nBlack offers a draw: 'draw"
            .. " accept', 'draw refuse', or play on.")
        assert.equal(1, select(2, out:gsub("Black offers a draw", "")))
    end)

    it("accepts a colour's letter on the board instead of its name", function()
        local out = play("pente_teams", "j10", "k11", "explain c3 1", "k14", "l3",
            "resign by 1")
        says(out, "\nwhite: play in the centre> ", "\nred (1): play> k14",
            "\nblue (2): play> l3", "c3: allowed")
        says(record_of(out), "resign by red\n")
        says(record_of(play("swap2", "play X h8", "O h9", "i10", "choose O")),
            "choose white\n")
        says(record_of(play("swap2", "h8", "h9", "i10", "X")), "choose black\n")
        says(record_of(play("connect_four", "D", "play d")), "play d1\nplay d2\n")
        says(record_of(play("soosorv_8", "h8", "h9", "i10", "keep", "g7", "1")),
            "declare 1\n")
    end)

    it("accepts the letter and the name of neutral stones", function()
        local script = helper.file "":match "^.*/" .. "letters.lua"
        local out = assert(io.open(script, "wb"))
        out:write [[return { name = "letters", board = { 5, 4, gravity = true },
            colours = { "anna", "bert", "cleo" }, stones = { "x", "o" },
            win = { row = 4, atleast = true } }]]
        out:close()
        out = play(script, "x c1", "X c", "O c", "play O d", "c")
        os.remove(script)
        says(out, "\nanna: play o or x> x c1\n", "\ncleo: play o or x> O c\n",
            "Name the stone's colour")
        says(record_of(out), "\nplay x c1\nplay x c2\nplay o c3\nplay o d1\n")
    end)

    it("explains the arguments of a command without arguments", function()
        local out = play("renju", "save", "overwrite", "load", "explain zz")
        for _, name in ipairs { "save", "overwrite", "load" } do
            says(answer(out, name), ("'%s' needs "):format(name), "Example: " .. name)
        end
        says(answer(out, "explain zz"), "'zz' is not a point")
    end)

    it("explains a refusal, an action and the end of the game", function()
        says(answer(play("renju", "explain"), "explain"), "Nothing has been ruled on")
        local out = play("pente", "j10", "k10", "c3", "l10", "l10", "explain")
        says(answer(out, "explain"), "l10 is occupied",
            "Move 4 placed the black stone at l10.")
        says(answer(play("rif_renju", "h8", "offer", "explain"), "explain"),
            "'offer' is not possible now", "Expected now: play white within")
        out = play("pente", "j10", "k10", "c3", "l10", "l10", "m10", "explain")
        says(answer(out, "explain"), "'play m10' stands",
            "Move 5: white captured l10 and k10, between m10 and j10.")
        says(answer(play("pente", "j10", "a1", "undo", "explain play j10"),
            "explain play j10"), "j10 is occupied", "Move 1 placed")
        says(answer(play("renju", "h8", "resign", "explain"), "explain"),
            "White resigned: black wins", "action 2, 'resign'")
    end)

    it("has help on all commands, with an example that can be typed", function()
        local model = require "inarow.model"
        local verbs = model.verbs()
        local help = require "inarow.cli.play.help"
        local commands = require "inarow.cli.play.commands"
        local lines = {}
        for i, name in ipairs(help.names(commands)) do lines[i] = "help " .. name end
        local out = play("renju", (table.unpack or unpack)(lines))
        local overview = answer(play("renju", "help"), "help")
        for i, name in ipairs(help.names(commands)) do
            local shown = answer(out, lines[i])
            assert.is_nil(shown:find("no help", 1, true), name)
            assert.is_true(#shown > 15, name)
            if verbs[name] and name ~= "roll" then
                assert(model.parse(help.examples[name]), name)
            end
            if not shown:find "Example" then -- help on something else
                assert.is_nil(commands[name] or verbs[name])
            end
            says(overview, name)
        end
        local others = play("renju", "help q", "help why")
        says(answer(others, "help q"), "quit: end the game")
        says(answer(others, "help why"), "explain [POINT]")
        says(play("connect6", "k10 h9"), "place one stone at a time")
        says(play("renju", "help drwa"), "no help about 'drwa' (did you mean 'draw'?)")
        for line in (out .. overview):gmatch "[^\n]+" do
            assert.is_true(#line <= 80, line)
        end
    end)

    it("reports when marks are turned on and off", function()
        local out = play("renju", "forbidden", "forbidden ", "numbers", "numbers ")
        says(out, "marked with '!' from now on", "not marked any more",
            "the number of their move from now on", "not show their number any more")
    end)

    it("refuses a whole line that is too long, and continues", function()
        local longest = "h8" .. (" "):rep(65534)
        local out = play("renju", longest, longest .. " h9", "h9", ("x"):rep(200000),
            "i9")
        assert.equal(2, select(2, out:gsub("This line is longer than 65536 bytes, so"
            .. " nothing was done%.", "")))
        assert.equal("variant renju\nplay h8\nplay h9\nplay i9\n", record_of(out))
    end)

    it("saves and loads", function()
        local path = os.tmpname()
        play("pente", "j10", "k10", "save " .. path)
        local out = play("renju", "h8", "load " .. path, "a1")
        assert.equal("variant pente\nplay j10\nplay k10\nplay a1\n", record_of(out))
        local foreign = helper.file "(;GM[4]FF[4]SZ[15]RU[renju];B[hh];W[ii])"
        says(record_of(play("pente", "load " .. foreign)), "variant renju\n")
        os.remove(path)
    end)

    it("makes variations with comments, moves in them and edits them", function()
        local out = play("gomoku size=9", "e5", "e6", "undo", "d4", "tree",
            "before Black must\\nanswer.", "comment a {bad} move", "undo ", "variation 2",
            "undo 2", "comment An opening", "go 2.2 ", "go 2.9", "promote", "tree all",
            "f6", "go 2.2", "tree ", "delete", "restore", "delete 3", "delete 2",
            "restore", "variation 2", "comment -", "comment", "restore ", "restore",
            "restore", "restore", "restore", "restore", "go end", "redo", "variation 3",
            "go 0", "promote ", "delete ")
        says(answer(out, "tree"), "1: 1.e5 [2.d4]\n  2: 2.e6")
        says(answer(out, "undo "), "Continuations: 1 d4, 2 e6.")
        says(answer(out, "variation 2"), " 6  .  .  .  . (O)")
        says(answer(out, "go 2.9"), "The tree has no action '2.9'")
        says(answer(out, "promote"), "begins with e6 is one place further forward")
        says(answer(out, "tree all"),
            "{An opening}\n1: 1.e5 [2.e6]\n  2: {Black must answer.} 2.d4 {a {bad} move}")
        says(answer(out, "go 2.2"), "Before: Black must\n  answer.\n"
            .. "Comment: a {bad} move")
        says(answer(out, "delete 3"), "no continuation '3'")
        says(answer(out, "delete 2"), "Deleted 1 action")
        says(answer(out, "delete"), "Deleted 1 action; 'restore' brings it back.")
        says(answer(out, "comment"), "Before: Black must")
        says(answer(out, "restore "), "The last change to the tree is taken back.")
        says(answer(out, "redo"), "There is no action to go forward to")
        says(out, "There is no change to the tree to take back",
            "There is no continuation '3'", "This is the main line already.",
            "there is no action here")
        assert.equal("variant gomoku size=9\nplay e5\nplay d4\nvariation 1\nplay e6\n"
            .. "play f6\n", record_of(out))
    end)

    it("saves an undone action as a variation only after the tree was shown", function()
        says(play("gomoku size=9", "e5", "e6", "undo", "d4", "redo", "undo", "redo"),
            "play e5\nplay d4\n")
        assert.equal("variant gomoku size=9\nplay e5\nplay d4\nvariation 1\nplay e6\n",
            record_of(play("gomoku size=9", "e5", "e6", "undo", "d4", "tree", "go 0")))
    end)

    it("keeps everything in a file, as a record and as SGF", function()
        local inside = require "inarow"
        local said = "(;GM[4]FF[4]SZ[15]RU[Renju]PB[A]C[one\ntwo](;B[hh]LB[aa:x]XY[z]"
            .. "(;W[hg]N[name];B[ig]C[end])(;C[pre]W[ig]TE[1](;B[aa])(;B[bb]))))"
        local path, copy = helper.file(said), os.tmpname() .. ".sgf"
        local record = os.tmpname()
        local out = play("pente", "load " .. path, "go 1", "save " .. record,
            "save " .. copy, "load " .. copy, "go 3", "save  " .. copy,
            "load " .. record, "save  " .. record)
        says(out, "This game has 2 variations and 3 comments; 'tree' shows them.")
        assert.is_nil(out:find("holds something else", 1, true))
        local tree = inside.tree(said)
        assert.equal(tree:text "sgf", helper.contents(copy))
        assert.equal(tree:text "record", helper.contents(record))
        os.remove(copy)
        copy = copy:gsub("sgf$", "lib")
        play("pente", "load " .. record, "save " .. copy)
        assert.equal(inside.tree(tree:text "record"):text "lib", helper.contents(copy))
        assert.equal(tree:text "record", inside.tree(helper.contents(copy)):text "record")
        os.remove(copy)
        os.remove(record)
    end)

    it("saves over nothing but its own file, unless asked to", function()
        local path = helper.file "" -- an empty file, so nothing is lost
        local out = play("renju", "h8", "save " .. path, "h9", "save " .. path)
        assert.equal(2, select(2, out:gsub("saved to ", "")))
        assert.equal("variant renju\nplay h8\nplay h9\n", helper.contents(path))
        out = play("pente", "j10", "save " .. path)
        assert.equal(path .. " holds something else; 'overwrite " .. path
            .. "' writes over it", answer(out, "save " .. path))
        assert.equal("variant renju\nplay h8\nplay h9\n", helper.contents(path))
        play("pente", "load " .. path, "i10", "save " .. path)
        assert.equal("variant renju\nplay h8\nplay h9\nplay i10\n",
            helper.contents(path))
        says(play("pente", "j10", "overwrite " .. path, "save " .. path), "saved to")
        assert.equal("variant pente\nplay j10\n", helper.contents(path))
        for _, text in ipairs { "(;GM[4]FF[4]SZ[15]RU[renju];B[hh];W[ii]C[why])",
            "variant renju\nplay h8\n---\nvariant renju\n",
            "variant renju\nplay h8\nplay h8\n",
            "# whose\nvariant renju\nplay h8\n", "variant renju\nplay h8 -> ok\n",
            "variant renju\nplay h8\nexpect h8 black\n",
            "variant renju\nplay h8\n---\n# why\n",
            "# why\n---\nvariant renju\nplay h8\n",
            "variant renju\nresign\nplay h8\n" } do
            local other = helper.file(text)
            out = play("pente", "load " .. other, "save " .. other)
            says(out, "holds something else")
            assert.equal(text, helper.contents(other))
        end
        local said = "variant renju\nnote a friendly game\nplay h8 # why\n"
            .. "play i9\nvariation 1\nplay h9\n"
        local own = helper.file(said)
        says(play("pente", "load " .. own, "save " .. own), "saved to")
        assert.equal(said, helper.contents(own))
        says(play("renju", "save /tmp"), "/tmp: Is a directory")
        says(play("renju", "overwrite"), "'overwrite' needs FILE.")
    end)

    it("keeps the game when a file cannot be loaded or saved", function()
        local broken = helper.file "variant renju\nplay h8\nplay h8\n"
        local bytes = helper.file "\0\255\n"
        local out = play("renju opening=free", "a1", "load /no/such", "load " .. bytes,
            "load", "save /no/such", "save", "h8")
        assert.equal(2, select(2, out:gsub("No such file", "")))
        says(out, "'load' needs FILE.", "'save' needs FILE.", bytes .. ":1: unknown word")
        assert.equal("variant renju opening=free\nplay a1\nplay h8\n", record_of(out))
        out = play("renju", "load " .. broken)
        says(out, "only the beginning was read; move 2, play h8: h8 is occupied.")
        assert.equal("variant renju\nplay h8\n", record_of(out))
    end)

    it("keeps a game by putting each record in the place of the last", function()
        local autosave = require "inarow.cli.play.autosave"
        local path = helper.file "the old one"
        local session = { record = function() return "the new one" end, kept = path,
            game = { rules = { name = "gomoku" } } }
        local before = assert(io.open(path, "rb"))
        assert.is_true(autosave.keep(session))
        assert.equal("the old one", before:read "*a")
        before:close()
        assert.equal("the new one", helper.contents(path))
    end)

    it("rules on claims and the clock, in the words of a record", function()
        local out = play("pente_1987 adjudication=claims clock=60+5", "now",
            "organizer start @1", "j10 @5", "press @6", "k10 @8", "l10 @9", "press @10",
            "claim five by white @11", "claim time by black @70")
        says(out, "white: press> press @6", "black: press> l10 @9", "seconds left: white",
            "refused no-such-row (P87 9.4)", "claim CLAIM", "organizer ORDER", "white 60",
            "won black time (P87 9.2)")
        says(record_of(out), "clock 60+5\norganizer start @1\nplay j10 @5\npress @6\n")
    end)

    it("adds the time to actions without one", function()
        local record = record_of(play("renju clock=60", "h8", "h9 @2.5", "h10"))
        says(record, "play h8 @0\n", "play h9 @2.5\n")
        local last = tonumber(record:match "play h10 @([%d.]+)")
        assert.is_true(last >= 2.5 and last < 10)
        local out = play("renju clock=60", "h8", "h9 @2.5", "undo")
        says(answer(out, "h8"), "\nplay h8: ok")
        says(answer(out, "h9 @2.5"), "\nplay h9 @2.5: ok")
        says(answer(out, "undo"), "\nTaken back: play h9.")
    end)

    it("is plain in a pipe, coloured when asked, and ends with the input", function()
        assert.is_nil(play("renju", "h8"):find "\27")
        assert.is_truthy(play("renju --colour always", "h8"):find "\27%[")
        local status, out = inarow("play renju", "h8") -- without a newline
        assert.equal(0, status)
        assert.equal("variant renju\nplay h8\n", record_of(out))
        status, out = inarow("play renju", "")
        assert.equal(0, status)
        assert.equal("variant renju\n", record_of(out))
        says(play("renju", "quit now", "h8"), "\nvariant renju\n")
        says(play("renju", "a\27[2Jb", ""), "\\x1b")
        assert.is_nil(play("renju", "a\27[2Jb"):find "\27")
    end)

    it("refuses an unknown variant", function()
        local status, _, err = inarow("play chess", "")
        assert.equal(2, status)
        says(err, "inarow: no variant 'chess'")
    end)
end)

-- ---- Over all variants ----------------------------------------------------------------

describe("in any game", function()
    local commands = require "inarow.cli.play.commands"
    local completion = require "inarow.cli.play.completion"
    local language = require "inarow.language"
    local rules = require "inarow"
    local screen = require "inarow.cli.play.screen"
    local words = require "inarow.cli.play.words"

    -- Reasons why a legal point alone may not be enough: an offer takes several points, a
    -- stone may need its colour, a move its target.
    local MORE = { ["wrong-count"] = true, ["bad-action"] = true }

    local function is_for_offer(asked, code)
        return code == "outside-region" and language.index_of(asked.verbs, "offer")
    end

    -- Checks that each completion begins with the letter and works.
    local function check_completion(game, letter)
        local asked = game:prompt()
        for _, word in ipairs(completion.of(game, commands, letter, 1, 1)) do
            assert.equal(letter, word:sub(1, 1))
            if word:find "%d" then
                local text = assert(words.action(game, word), word)
                local ruling, message, code = game:apply(text)
                assert(ruling or MORE[code] or is_for_offer(asked, code),
                    ("%s, %s: %s"):format(asked.in_full, text, tostring(message)))
                if ruling then assert(game:undo()) end
            end
        end
    end

    for seed, name in ipairs(rules.bundled) do
        it("the prompt is complete, and every completion works: " .. name, function()
            local random = helper.random(300 * seed)
            local game = assert(rules.new(name))
            for _ = 1, 16 do
                local question, asked = screen.question(game)
                if not question then break end
                says(question, asked.in_full)
                local supply = game:state().supply[game:state().to_move]
                if supply and asked.what:find "^play" then
                    says(question, ("%d stone"):format(supply))
                end
                check_completion(game, ("abcdefghi"):sub(random(9)):sub(1, 1))
                local list = game:legal()
                local action = list[random(#list)]
                if action.verb == "offer" then
                    helper.make_offer(game, list, random)
                else
                    assert(game:apply(action))
                end
            end
        end)
    end
end)
