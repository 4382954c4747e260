--- Tests `inarow play` in a terminal: line editing and kept games.
local helper = dofile "tests/lua/helper.lua"
local language = require "inarow.language"
local terminal = dofile "tests/lua/terminal.lua"

local joined, says = language.joined, helper.says
local state -- folder of the program's memory

before_each(function()
    state = os.tmpname()
    os.remove(state)
end)

after_each(function()
    helper.clean()
    os.execute("rm -rf " .. state)
end)

-- Types a line, and waits for the output after it: keys before the next prompt do not
-- reach the editor yet.
local function typed(list)
    local steps = {}
    for i = 1, #list, 2 do
        steps[#steps + 1] = { send = list[i] }
        steps[#steps + 1] = list[i + 1]
        local is_prompt = list[i + 1]:find ">%s*$" or list[i + 1]:find "\27"
        if not is_prompt and i + 1 < #list then steps[#steps + 1] = "\27[K" end
    end
    return steps
end

local function play(arguments, steps)
    return terminal.run(("env NO_COLOR=1 XDG_STATE_HOME=%s build/inarow play %s")
        :format(state, arguments), steps)
end

-- Returns the records of kept games.
local function kept()
    local list = {}
    local pipe = io.popen(("find %s -name '*.rec' | sort"):format(state))
    for path in pipe:lines() do list[#list + 1] = helper.contents(path) end
    pipe:close()
    return list
end

-- Writes a file into the program's memory; returns its path.
local function remember(name, text)
    local folder = state .. "/inarow/"
    os.execute("mkdir -p " .. folder)
    local file = assert(io.open(folder .. name, "wb"))
    file:write(text)
    file:close()
    return folder .. name
end

local NONE = "x: play>"
local ONE = joined({ NONE }, typed { "a1\r", "o: play>" })
local ONE_RECORD = { "variant tic_tac_toe\nplay a1\n" }
local INTERRUPT, END = { send = "\3" }, { send = "\4" }

describe("in a terminal", function()
    it("RIF's opening, a draw offered, three taken back, Ctrl-C saves", function()
        local path = helper.file ""
        local seen, status = play("rif_renju", joined({ "in the centre>" }, typed {
            "h8\r", "central 3 by 3>", "h9\r", "black> ", "i10\r", "swap or keep>",
            "swap\r", "play or pass>", "g7\r", "offer 2 points>", "j9 f7\r", "f7 or j9>",
            "draw offer\r", "Black offers a draw", "draw refuse\r", "draw refuse: ok",
            "j9\r", "play or pass>", "undo 3\r", "f7 or j9>", "\3", "save as>",
            path .. "\r", "saved to",
        }))
        assert.equal(0, status)
        says(seen, "\nThe opening is Keigetsu.\nwhite: swap or keep> swap\n",
            "\nblack: play within the central 5 by 5, making one of the 26 openings\n"
                .. "black> i10\n",
            "\nBlack offers a draw: 'draw accept', 'draw refuse', or play on.\n",
            "\nTaken back: pick j9, draw refuse, draw offer.\n",
            "\nThis game is not saved.")
        assert.equal("variant rif_renju\nplay h8\nplay h9\nplay i10\nswap\nplay g7\n"
            .. "offer j9 f7\n", helper.contents(path))
        assert.same({}, kept())
    end)

    it("Ctrl-C and Ctrl-D ask; Enter plays on, 'no' forgets the game", function()
        for _, key in ipairs { INTERRUPT, END, { send = "quit\r" } } do
            local seen, status = play("tic_tac_toe", joined(ONE, { key, "save as>" },
                typed { "\r", "o: play>", "b2\r", "x: play>" },
                { key, "save as>", { send = "no\r" } }))
            assert.equal(0, status)
            says(seen, "save as> no\n\nvariant tic_tac_toe\nplay a1\nplay b2\n")
            assert.same({}, kept())
        end
    end)

    it("the question is asked again if a file cannot be written", function()
        local path = helper.file "something else"
        local seen, status = play("tic_tac_toe", joined(ONE, { INTERRUPT, "save as>" },
            typed { "/no/such\r", "No such file", path .. "\r", "holds something else",
                "yes\r", "./yes", "overwrite " .. path .. "\r", "saved to" }))
        assert.equal(0, status)
        says(seen, "Type the name of a file; './yes' is a file called 'yes'.")
        assert.equal(ONE_RECORD[1], helper.contents(path))
        assert.same({}, kept())
    end)

    it("nothing is asked if nothing would be lost", function()
        local _, status = play("tic_tac_toe", { NONE, INTERRUPT })
        assert.equal(130, status)
        _, status = play("tic_tac_toe", { NONE, END })
        assert.equal(0, status)
        local path = helper.file ""
        local seen
        seen, status = play("tic_tac_toe", joined(ONE,
            typed { "save " .. path .. "\r", "saved to" }, { INTERRUPT }))
        assert.equal(130, status)
        assert.is_nil(seen:find("not saved", 1, true))
        assert.same({}, kept())
    end)

    for name, ending in pairs {
        ["Ctrl-C, twice"] = { 130, INTERRUPT, "save as>", INTERRUPT },
        ["Ctrl-D, twice"] = { 0, END, "save as>", END },
        ["its termination"] = { 143, { signal = "TERM" } },
        ["its termination at the question"] = { 143, INTERRUPT, "save as>",
            { signal = "TERM" } },
        ["being killed"] = { "SIGKILL", { signal = "KILL" } },
        ["a closed terminal"] = { nil, { close = true } },
    } do
        it("a game survives " .. name .. ", and can be resumed", function()
            local _, status = play("tic_tac_toe",
                joined(ONE, { (table.unpack or unpack)(ending, 2, 5) }))
            assert.equal(ending[1], status)
            for _ = 1, 100 do -- the program may end later than its terminal
                if #kept() == 1 then break end
                os.execute "sleep 0.05"
            end
            assert.same(ONE_RECORD, kept())
            local path = helper.file ""
            local seen = play("connect_four", joined({ "red: play" }, typed {
                "recover\r", "o: play>", "b2\r", "x: play>",
                "save " .. path .. "\r", "saved to", "quit\r", "variant" }))
            says(seen, "\n  1  tic_tac_toe, ")
            assert.equal(ONE_RECORD[1] .. "play b2\n", helper.contents(path))
            assert.same({}, kept())
        end)
    end

    it("a game of a script is resumed where the script is known", function()
        local text = helper.contents "variants/tic_tac_toe.lua"
        os.execute("mkdir -p " .. state)
        local path = state .. "/mine.lua"
        local file = assert(io.open(path, "wb"))
        file:write((text:gsub('"tic_tac_toe"', '"mine"')))
        file:close()
        play(path, joined(ONE, { { signal = "KILL" } }))
        local seen = play("tic_tac_toe", joined({ NONE }, typed {
            "recover\r", "' and type 'recover' there.", "quit\r", "variant" }))
        says(seen, "Start 'inarow play " .. path)
        assert.equal(1, #kept())
        seen = play(path, joined({ NONE }, typed { "recover\r", "o: play>",
            "\3", "save as>", "no\r", "variant" }))
        says(seen, "play a1\n")
        assert.same({}, kept())
    end)

    it("other files among the kept games do not matter", function()
        local folder = state .. "/inarow/"
        os.execute(("mkdir -p %s; mkfifo %shistory %s"):format(folder, folder,
            folder .. "gomoku-20260101-000000-999999-1.rec"))
        remember(("gomoku-20260101-000000-%s-1.rec"):format(("9"):rep(23)), "")
        local seen, status = play("tic_tac_toe", joined(ONE, typed {
            "recover\r", "There are no unsaved games.", "quit\r", "save as>",
            "no\r", "variant" }))
        assert.equal(0, status)
        assert.is_nil(seen:find("Games that were not saved", 1, true))
    end)

    it("a kept game that cannot be read completely stays", function()
        local text = "variant tic_tac_toe\nplay a1\nplay a1\nplay b2\n"
        local path = remember("tic_tac_toe-20260101-000000-999999-1.rec", text)
        local seen = play("tic_tac_toe", joined({ NONE }, typed {
            "recover\r", "only the beginning was read", "quit\r", "save as>", "no\r",
            "variant" }))
        says(seen, "999999-1.rec: only the beginning was read;",
            "move 2, play a1: a1 is occupied.")
        assert.same({ text }, kept())
        assert.equal(text, helper.contents(path))
    end)

    it("nobody can recover a game that is being played", function()
        local seen = play("tic_tac_toe", joined(ONE, typed {
            "recover\r", "There are no unsaved games.",
            "\3", "save as>", "no\r", "variant" }))
        assert.is_nil(seen:find("Games that were not saved", 1, true))
    end)

    it("load keeps the game that it replaces", function()
        local path = helper.file "variant tic_tac_toe\nplay c3\n"
        local seen, status = play("tic_tac_toe", joined(ONE, typed {
            "load " .. path .. "\r", "The previous game was not saved.",
            "quit\r", "variant" }))
        assert.equal(0, status)
        says(seen, "variant tic_tac_toe\nplay c3\n")
        assert.same(ONE_RECORD, kept())
    end)

    it("reports once that a game cannot be kept, and prints it at the end", function()
        state = helper.file "no folder"
        local seen, status = play("tic_tac_toe", joined(ONE, typed { "b2\r", "x: play>" },
            { INTERRUPT, "save as>", INTERRUPT }))
        assert.equal(130, status)
        assert.equal(1, select(2, seen:gsub("can be kept", "")))
        says(seen, ONE_RECORD[1] .. "play b2\n")
    end)

    it("lines are edited and recalled", function()
        local left, right, up, down = "\27[D", "\27[C", "\27[A", "\27[B"
        local seen = play("tic_tac_toe", joined({ NONE }, typed {
            "1" .. left .. "xa" .. left .. "\8" .. "\r", "play a1: ok", -- xa1 -> a1
            "hallo" .. "\1" .. "\11" .. "b9\127" .. "2\r", "play b2: ok",
            "board junk more\23\23\r", "o   ( ) last move", -- board
            "c3c3" .. "\27[H" .. "\27[3~\4" .. "\27[F" .. right .. "\r",
            "play c3: ok",
            up .. up .. up .. down .. down .. down .. "\21" .. "undo\r",
            "Taken back: play c3.",
            "drop this" .. "\21" .. up .. up .. "\r", "play c3: ok",
            "\195\164" .. "\8" .. "now\r", "resign",
            "\4", "save as>", "no\r", "variant" }))
        says(seen, "x: play> a1\n", "o: play> b2\n", "x: play> board\n", "x: play> c3\n",
            "o: play> now\n")
    end)

    it("the cursor is where the next key goes", function()
        local _, _, sent = play("tic_tac_toe", joined({ NONE }, typed {
            "a1", "a1\27[K", "\27[D", "\27[10C", "\27[C", "\27[11C", "\r", "play a1: ok",
            "\3", "save as>", "no\r", "variant" }))
        says(sent, "x: play> \27[K\r\27[9C", "x: play> a1\27[K\r\27[11C",
            "x: play> a1\27[K\r\27[10C")
    end)

    it("keys without a meaning leave nothing in the line", function()
        local seen = play("tic_tac_toe", joined({ NONE }, typed {
            "a\27[[A\27[<0;3;4M\27[?1;2c\27[15~\27OP\27[2 q\27[200~1\27[201~\27[I\r",
            "play a1: ok", "\3", "save as>", "no\r", "variant" }))
        says(seen, "x: play> a1\n")
    end)

    it("lines of earlier sessions are recalled, answers to questions are not", function()
        play("tic_tac_toe", joined(ONE, { INTERRUPT, "save as>" },
            typed { "no\r", "variant" }))
        local seen = play("tic_tac_toe", joined({ NONE }, typed {
            "\27[A\r", "play a1: ok", "\3", "save as>", "no\r", "variant" }))
        says(seen, "x: play> a1\n")
    end)

    it("completes verbs, commands, legal points, topics and files", function()
        local path = helper.file "variant tic_tac_toe\nplay c3\n"
        local seen = play("tic_tac_toe", joined({ NONE }, typed {
            "a1\r", "o: play>", "a\t", "a2", "2\t\r", "play a2: ok",
            "und\t\r", "Taken back: play a2.", "help swa\t\r", "exchange the colours",
            "load " .. path:sub(1, -2) .. "\t\r", "The previous game was not saved.",
            "quit\r", "variant" }))
        says(seen, "o: play> a\na2  a3\n", "x: play> undo\n", "o: play> help swap\n",
            "load " .. path .. "\n")
    end)

    it("neither files nor players can control the terminal", function()
        local evil = "\27]0;owned\7\155"
        local names = remember("a" .. evil, ""):sub(1, -#evil - 1)
        remember("ab", "")
        local path = helper.file("variant tic_tac_toe\nseats \"" .. evil .. "\"\n")
        local _, _, sent = play("tic_tac_toe", joined({ NONE }, typed {
            "save " .. names .. "\t", "a\\x1b]0;owned\\x07\\x9b",
            "\21load " .. path .. "\r", "x: play>", "print\r",
            "seats \\x1b]0;owned\\x07\\x9b", "quit\r", "seats" }))
        assert.is_nil(sent:find("\27]", 1, true))
        assert.is_nil(sent:find("\155", 1, true))
        assert.equal(2, select(2, sent:gsub("\nseats ", "")))
    end)

    it("a line may be longer than the terminal is wide", function()
        local seen = play("tic_tac_toe", joined({ NONE }, typed {
            ("x"):rep(300) .. ("\8"):rep(300) .. "a1\r", "play a1: ok",
            ("y"):rep(200) .. "\r", "unknown word", "\3", "save as>",
            "no\r", "variant" }))
        for line in seen:gmatch "[^\n]+" do
            if line:find("o: play> y", 1, true) then assert.is_true(#line <= 80) end
        end
    end)

    it("the terminal is restored while the game is stopped, and at its end", function()
        local script = helper.file("ulimit -c 0; set -m\n"
            .. "NO_COLOR=1 XDG_STATE_HOME=" .. state .. " build/inarow play tic_tac_toe\n"
            .. "stty -a; fg; stty -a\n")
        local _, _, sent = terminal.run("sh " .. script, { NONE, "\27[K",
            { send = "\26" }, " icanon", " echo ", "x: play>", "\27[K",
            { send = "a\t" }, "a3", "\27[K", { send = "\28" }, " icanon", " echo " })
        assert.is_nil(sent:find("-icanon", 1, true))
    end)

    it("stopping the game does no harm", function()
        local _, status = play("tic_tac_toe", joined(ONE, { { signal = "STOP" },
            INTERRUPT, { signal = "CONT" }, "save as>", INTERRUPT }))
        assert.equal(130, status)
        assert.same(ONE_RECORD, kept())
    end)
end)
