local helper = dofile "tests/lua/helper.lua"
local files = require "inarow.system.files"
local json = require "dkjson"

local says = helper.says

local OK, FAILED, UNREADABLE = 0, 1, 2

local RECORD = "variant tic_tac_toe\nseats Aoki Berg\nplay a1\nplay b2\n"
local POSITION = ("."):rep(225) .. "\n"

local SCRIPT = [[return {
    name = "mine", title = "Mine @", source = "M @", board = { 5, 5, cite = "M 1 @" },
    colours = { "black", "white" }, options = { size = 5 },
    win = { row = 3, atleast = true, cite = "M 2 @" },
    draw = { ["full-board"] = "M 3 @" },
    cite = { occupied = "M 4 @", ["off-board"] = "M 5 @" },
}]]

-- A folder where commands run; `inarow` means the program there.
local folder

local function run(command, input)
    local arguments = command:match "^inarow ([^|&;<>$]*)$"
    if arguments then return helper.inarow(arguments, input, folder) end
    return helper.shell(("inarow=$PWD/build/inarow; inarow() { timeout 120 \"$inarow\""
        .. " \"$@\"; }; cd %s; %s"):format(folder, command), input)
end

local function write(name, text)
    local file = assert(io.open(folder .. "/" .. name, "wb"))
    file:write(text)
    file:close()
end

local function listed()
    local _, out = run "ls -A"
    return out
end

local function fresh()
    folder = os.tmpname()
    os.remove(folder)
    os.execute("mkdir " .. folder)
end

local function clean()
    os.execute("rm -rf " .. folder)
    helper.clean()
end

describe("a path", function()
    before_each(fresh)
    after_each(clean)

    -- Commands that read a path, and the contents of the path.
    local READERS = {
        { "judge ./p", RECORD }, { "judge --json ./p", RECORD },
        { "judge --summary ./p", RECORD }, { "show ./p", RECORD },
        { "show --svg ./p", RECORD }, { "conform ./p", RECORD },
        { "conform --junit ./p", RECORD }, { "convert --to record ./p", RECORD },
        { "perft tic_tac_toe 2 --record ./p", RECORD },
        { "bench slowest --positions ./p", POSITION },
        { "rules ./p", SCRIPT }, { "rules mine --script ./p", SCRIPT },
        { "variants --settings ./p", SCRIPT },
        { "variants --names --script ./p", SCRIPT },
        { "lint --games 1 ./p", SCRIPT }, { "perft ./p 2", SCRIPT },
        { "playout ./p 1 --seed 2", SCRIPT }, { "bench playout-./p", SCRIPT },
        { "play ./p </dev/null", SCRIPT },
        { "play tic_tac_toe", RECORD, "load ./p\nquit\n" },
    }

    -- Replaces measured values, which vary.
    local function plain(out)
        return (out:gsub('("[%w_]+":)[%d.e+-]+', "%1"))
    end

    it("may be a pipe, whose contents can be read only once", function()
        local function check(reader)
            local command, text, input = reader[1], reader[2], reader[3]
            write("p", text)
            local status, out, err = run("inarow " .. command, input)
            assert.equal(OK, status, command .. ": " .. err)
            run "rm p; mkfifo p"
            write("text", text)
            local piped, from_pipe, fault = run("cat text >p & inarow " .. command
                .. "; kill $! 2>/dev/null; :", input)
            assert.equal(0, piped)
            assert.equal(plain(out), plain(from_pipe), command .. ": " .. fault)
            run "rm p"
        end
        for nth, reader in ipairs(READERS) do
            if helper.is_due(nth + 1, 3) then check(reader) end
        end
    end)

    it("may not be a device without an end, or a file that is too long", function()
        for i, reader in ipairs(helper.some(READERS, 9)) do
            local command = reader[1]:gsub("%./p", i % 2 == 0 and "/dev/zero" or "./p")
            run("rm -f p; truncate -s 5G p")
            local _, out, err = run("ulimit -v 500000; inarow " .. command,
                reader[3] and reader[3]:gsub("%./p", "/dev/full"))
            helper.says(out .. err, reader[3] and "/dev/full: it is a device"
                or i % 2 == 0 and "/dev/zero: it is a device, not a file"
                or reader[2] == SCRIPT and "p: longer than 65536 bytes"
                or "p: it is longer than 4294967296 bytes")
        end
        local _, out = run "inarow judge --summary /dev/null 2>&1"
        says(out, "/dev/null: no game found")
        _, out = run("inarow judge /dev/stdin", RECORD)
        says(out, "2 moves")
    end)

    it("may not be a device without an end as standard input either", function()
        for _, command in ipairs { "judge -", "forbidden", "show -",
            "convert --to lib -" }
        do
            local status, _, err = run("inarow " .. command .. " </dev/zero")
            assert.equal(2, status)
            helper.says(err, "standard input: it is a device, not a file")
        end
    end)

    it("may be a process substitution of the shell", function()
        write("game", RECORD)
        local status, out = run [[timeout 120 bash -c "\"$inarow\" judge <(cat game)"]]
        assert.equal(OK, status)
        says(out, "2 moves")
    end)

    it("may contain any bytes: messages are one line of plain characters", function()
        local name = "b\255d\n\27[1m\194\155.rec"
        write("other", "variant nothing\nplay h8\n")
        run(("mv other '%s'"):format(name))
        for _, command in ipairs { "judge", "judge --json", "show", "conform",
            "conform --junit", "convert --to sgf", "perft renju 1 --record",
            "bench forbidden --positions", "lint ./", "rules ./", "bench playout-./",
            "variants --script" } do
            local _, out, err = run(("inarow %s'%s'"):format(
                command:find "/$" and command or command .. " ", name))
            assert.is_nil((out .. err):find "[%z\1-\9\11-\31]", command)
            assert.is_nil((out .. err):find("\194\155", 1, true), command)
            says(err, "inarow: ")
            assert.equal(1, select(2, err:gsub("\n", "")), command)
        end
    end)
end)

describe("a pipe", function()
    after_each(helper.clean)

    it("is read up to the limits, and so is a growing file", function()
        local path, most, whole = helper.file(), files.MOST, files.WHOLE
        local pipe, pipes = nil, 0
        finally(function()
            files.MOST, files.WHOLE = most, whole
            os.execute(("rm -f %s-*"):format(path))
        end)
        files.MOST, files.WHOLE = 100000, 1000
        -- Each command has its own pipe and writes a bounded text. A shell that opens its
        -- pipe after the end of this test creates a file there.
        local function fed(command, read)
            pipes = pipes + 1
            pipe = path .. "-" .. pipes
            os.execute(("mkfifo %s; { %s; } >%s 2>/dev/null &"):format(pipe, command,
                pipe))
            return read(pipe)
        end
        local LONG = "yes | head -c 200000"
        assert.equal(RECORD, fed(("printf '%s'"):format(RECORD), files.read))
        helper.says(helper.refused("not-read", fed(LONG, files.read)),
            pipe .. ": it is longer than 1000 bytes")
        assert.equal("y\ny\ny", fed(LONG, function() return files.read(pipe, 5) end))
        local next_piece, size = fed(LONG, files.open), 0
        local piece, fault = next_piece()
        while piece do
            size = size + #piece
            piece, fault = next_piece()
        end
        assert.equal(65536, size)
        helper.says(fault, pipe .. ": it is longer than 100000 bytes")
        -- Its reported size is not that of its contents.
        assert.equal(0, select(2, require "inarow.system".kind "/proc/self/maps"))
        helper.says(helper.refused("not-read", files.read "/proc/self/maps"), "1000 b")
    end)
end)

describe("a file that cannot be written", function()
    before_each(fresh)
    after_each(clean)

    it("is reported with the cause", function()
        write("there", "old")
        run("ln -s there/x beyond; ln -s round round; mkdir -p folder; ln -s "
            .. ("./"):rep(1800) .. "gone far")
        for path, expected in pairs { folder = "is-folder: Is a directory",
            ["folder/"] = "is-folder: Is a directory",
            ["no/x"] = "no-folder: No such file",
            ["there/x"] = "no-folder: Not a directory", round = "not-written: Too many",
            beyond = "no-folder: Not a directory", ["/dev/full"] = "disk-full: No space",
            [("x"):rep(300)] = "not-written: File name too long",
            [("./"):rep(900) .. "far"] = "not-written: File name too long",
            [("./"):rep(2040 - math.floor(#folder / 2)) .. "x"] =
                "not-written: File name too long",
            [("x/"):rep(3000)] = "not-written: File name too long" } do
            local code, why = expected:match "^(%S+): (.*)$"
            local whole = path:find "^/" and path or folder .. "/" .. path
            helper.says(helper.refused(code, files.write(whole, "new")),
                whole .. ": " .. why)
        end
        assert.equal("old", helper.contents(folder .. "/there"))
        assert.equal("beyond\nfar\nfolder\nround\nthere\n", listed())
    end)
end)

describe("a script's text", function()
    before_each(fresh)
    after_each(clean)

    it("cannot control the terminal", function()
        local control = { "\\194\\155", "\\27", "\\155", "\\127" }
        for _, bytes in ipairs(helper.some(control, 2)) do
            write("mine.lua", (SCRIPT:gsub("@", bytes .. "1m")))
            for _, command in ipairs { "rules ./mine.lua", "variants --script mine.lua",
                "lint --games 1 ./mine.lua", "show --script mine.lua game",
                "judge --rulings --script mine.lua game",
                "play ./mine.lua", "conform --script mine.lua game" } do
                write("game", "variant mine\nplay a1\nplay a1\n")
                local _, out, err = run("inarow " .. command, "a1\na1\nz9\nquit\n")
                assert.is_nil((out .. err):find "[%z\1-\9\11-\31\127]", command)
                assert.is_nil((out .. err):find("\194\155", 1, true), command)
            end
        end
    end)
end)

describe("--json", function()
    before_each(fresh)
    after_each(clean)

    -- Returns the objects of an output, after checking that it is UTF-8.
    local function objects(out)
        local list = {}
        for line in out:gmatch "([^\n]*)\n" do
            assert(utf8.len(line), "no UTF-8: " .. line)
            assert.is_nil(line:find "%c")
            local value, ends, fault = json.decode(line)
            assert(value, fault)
            assert.equal(#line + 1, ends)
            list[#list + 1] = value
        end
        return list
    end

    it("is valid for any bytes in names and texts", function()
        local faulty = { "\255", "\225\226\128\168", "\195", "\237\160\128", "\192\175",
            "\226\128", "\244\144\128\128" }
        for _, bytes in ipairs(helper.some(faulty, 1)) do
            local escaped = bytes:gsub(".", function(char) return "\\" .. char:byte() end)
            local name = "g" .. bytes .. "\n\"\\"
            write("mine.lua", (SCRIPT:gsub("@", escaped)))
            write(name, ("variant mine\nseats A%s B\nnote %s\nplay a1 # %s\nplay a1\n")
                :format(bytes, bytes, bytes))
            write("p" .. bytes .. ".lua", SCRIPT)
            for _, command in ipairs { "judge --json", "judge --json --summary" } do
                local status, out = run(("inarow %s --script mine.lua '%s'")
                    :format(command, name))
                assert.equal(FAILED, status)
                local list = objects(out)
                assert.equal(1, #list)
                if not command:find "summary" then
                    says(list[1].source, "g\239\191\189", "\n\"\\#1")
                    says(list[1].refusal.citation, "M 4 \239\191\189")
                end
            end
            for command, count in pairs { ["rules ./mine.lua --json"] = 5,
                ["variants --json --script mine.lua"] = 30,
                ["perft ./mine.lua 3 --json"] = 3, ["playout ./mine.lua 2"] = 1,
                ["explain c3 --json --variant ./mine.lua"] = 1 } do
                local status, out, err =
                    run("inarow " .. command, ("."):rep(25) .. "\n")
                assert.equal(OK, status, command .. err)
                assert.is_true(#objects(out) >= count, command)
            end
        end
        local _, out = run "inarow bench 'playout-./p\255.lua'"
        assert.equal("playout-./p\239\191\189.lua", objects(out)[1].name)
    end)

    it("keeps valid UTF-8", function()
        local name = "é\u{2028}\u{10FFFF}\239\191\191"
        write(name, RECORD)
        local _, out = run(("inarow judge --json '%s'"):format(name))
        assert.equal(name .. "#1", objects(out)[1].source)
    end)
end)

describe("output", function()
    before_each(fresh)
    after_each(clean)

    -- Simulates a full disk: no file may grow beyond a block. An ignored signal stays
    -- ignored.
    local function when_full(command, input)
        return run("(trap '' XFSZ; ulimit -f 1; " .. command .. " 2>&1) | cat", input)
    end

    it("of convert to a single text is complete, or is not written", function()
        write("good.rec", "variant renju\nplay h8\nplay h9\n")
        write("bad.rec", "variant renju\nfoo\n")
        write("other.rec", "variant connect_four\nplay d\n")
        run "inarow convert --to lib good.rec >good.lib; head -c 25 good.lib >cut.lib"
        local whole = helper.contents(folder .. "/good.lib")
        assert.equal(26, #whole)
        for _, unread in ipairs { "none.rec", "bad.rec", "cut.lib", "/dev/zero" } do
            local status, out, err = run("inarow convert --to lib good.rec " .. unread)
            assert.same({ UNREADABLE, "" }, { status, out }, unread)
            helper.says(err, "inarow: " .. unread,
                "nothing was written: without these games the lib file")
        end
        for _, to in ipairs { "lib", "rif_xml" } do
            local status, out, err = run(("inarow convert --to %s none.rec"):format(to))
            assert.same({ UNREADABLE, "" }, { status, out })
            assert.equal("inarow: none.rec: No such file or directory\n", err)
        end
        -- A game that the notation cannot hold is not a fault of the text.
        local status, out = run "inarow convert --to lib other.rec good.rec"
        assert.same({ UNREADABLE, whole }, { status, out })
        status, out = run "inarow convert --to lib other.rec"
        assert.same({ UNREADABLE, "" }, { status, out })
        -- Other notations are written game by game.
        status, out = run "inarow convert --to moves none.rec good.rec"
        assert.equal(UNREADABLE, status)
        helper.says(out, "h8 h9\n")
    end)

    it("of new is written wholly, or not at all", function()
        local status, out = when_full "inarow new mine"
        assert.equal(0, status)
        says(out, "inarow: mine.", "; nothing was written")
        assert.is_nil(out:find "are written")
        assert.equal("", listed())
        assert.equal(OK, (run "inarow new mine"))
        assert.equal("mine.lua\nmine.rec\n", listed())
        status = run "mkfifo other.rec; inarow new other"
        assert.equal(UNREADABLE, status)
        assert.equal("mine.lua\nmine.rec\nother.rec\n", listed())
    end)

    it("of play leaves the old file if it cannot be written", function()
        local name = ("a"):rep(1500)
        write("whole.rec", "variant renju\nseats " .. name .. " Berg\nplay h8\n")
        local input = "load whole.rec\n%s\n"
        local _, out = when_full("inarow play renju", input:format "save new.rec")
        says(out, "new.rec: File too large")
        assert.equal("whole.rec\n", listed())
        write("old.rec", RECORD)
        run "chmod 600 old.rec; ln -s old.rec link.rec"
        for _, path in ipairs { "old.rec", "link.rec" } do
            _, out = when_full("inarow play renju", input:format("overwrite " .. path))
            says(out, path .. ": File too large")
            assert.equal(RECORD, helper.contents(folder .. "/old.rec"))
            assert.equal("link.rec\nold.rec\nwhole.rec\n", listed())
        end
        _, out = run("inarow play renju", input:format "overwrite link.rec")
        says(out, "saved to link.rec")
        says(helper.contents(folder .. "/old.rec"), name)
        says(select(2, run "ls -l"), "-rw-------", "link.rec -> old.rec")
    end)

    it("of play goes into a pipe, under any path to it", function()
        local _, out = run("inarow play renju 9>&1 | cat",
            "play h8\noverwrite /dev/fd/9\nquit\n")
        helper.says(out, "variant renju\nplay h8\n", "saved to /dev/fd/9")
    end)

    it("of play to a full device is reported", function()
        local _, out = run("inarow play renju", "play h8\nsave /dev/full\n"
            .. "overwrite /dev/full\n")
        assert.equal(2, select(2, out:gsub("/dev/full: No space left", "")))
        assert.is_nil(out:find "saved")
        assert.equal("", listed())
    end)

    it("to a full device is reported by every command", function()
        write("game.rec", RECORD)
        for _, command in ipairs { "--help", "judge --help", "variants",
            "variants --json", "rules renju", "judge game.rec", "judge --json game.rec",
            "show game.rec", "show --svg game.rec", "forbidden", "explain h8",
            "conform game.rec", "conform --junit game.rec", "play renju",
            "perft tic_tac_toe 1", "playout renju 1", "convert --to record game.rec",
            "lint tic_tac_toe --games 1", "new mine" } do
            local status, _, err =
                helper.inarow(command .. " >/dev/full", POSITION, folder)
            assert.equal(UNREADABLE, status, command)
            says(err, "inarow: standard output: No space left")
        end
    end)
end)
