-- Tests the functions of the operating system for the program, and the library without
-- them.
local helper = dofile "tests/lua/helper.lua"
local system = require "inarow.system"
local terminal = dofile "tests/lua/terminal.lua"

describe("a path", function()
    it("is a file, a folder, a device, a pipe or something else", function()
        assert.equal("file", (system.kind "README.md"))
        local kind, linked = system.kind "tests"
        assert.equal("folder", kind)
        assert.is_boolean(linked)
        local device, has_end = system.kind "/dev/null"
        assert.same({ "device", true }, { device, has_end })
        device, has_end = system.kind "/dev/zero"
        assert.same({ "device", false }, { device, has_end })
        local path = helper.file()
        helper.shell(("rm %s; mkfifo %s; ln -s nothing %s-link"):format(path, path, path))
        assert.equal("pipe", (system.kind(path)))
        assert.equal("other", (system.kind(path .. "-link")))
        os.remove(path .. "-link")
        assert.is_nil((system.kind "tests/no such file"))
    end)
end)

it("a file that cannot be locked excludes nobody", function()
    assert.is_true(system.lock(-1))
end)

it("this process is running, and a process that has ended is not", function()
    local pipe = io.popen "echo $$"
    local ended = pipe:read "*n"
    pipe:close()
    local own = system.process().number
    assert.equal(own, system.process(own).number)
    assert.is_nil(system.process(ended))
    for _, number in ipairs { 0, -1, 2 ^ 40 } do
        assert.is_nil(system.process(number), number)
    end
end)

it("folders are made for their owner alone", function()
    local folder = helper.file()
    os.remove(folder)
    assert.is_true(system.make_folder(folder))
    local made, why = system.make_folder(folder)
    assert.is_false(made)
    helper.says(why, "exists")
    local _, mode = helper.shell("stat -c %a " .. folder)
    assert.equal("700\n", mode)
    os.remove(folder)
end)

it("a null device is not a terminal", function()
    local _, out = helper.shell(helper.interpreter
        .. " -e 'local system = require \"inarow.system\""
        .. " print(system.by_key(true), system.is_terminal(0), system.is_terminal(1))'"
        .. " </dev/null")
    assert.equal("false\tfalse\tfalse\n", out)
end)

it("a terminal has a size for the output alone", function()
    local script = helper.file [[
        local system = require "inarow.system"
        for stream = 0, 2 do
            local _, columns, rows = system.is_terminal(stream)
            print(("%d %s %s"):format(stream, tostring(columns), tostring(rows)))
        end]]
    local shown = terminal.run(("sh -c 'stty columns 61 rows 17; %s %s'"):format(
        helper.interpreter, script), {})
    assert.equal("0 nil nil\n1 61 17\n2 nil nil\n\n", shown)
end)

it("keys end with the input", function()
    local _, out = helper.shell(helper.interpreter
        .. " -e 'print(require \"inarow.system\".await(true))' </dev/null")
    assert.equal("nil\n", out)
end)

-- A place with only the library: its Lua files and its module in C.
local LIBRARY = [[
    place=%s && rm "$place" && mkdir -p "$place/inarow" && cp lua/inarow.lua "$place" &&
    cp -r lua/inarow/* "$place/inarow" &&
    rm -r "$place"/inarow/cli "$place"/inarow/referee "$place"/inarow/system &&
    cp build/lua%s/inarow/core.so "$place/inarow" && cp -r variants "$place/inarow" &&
    unset LUA_PATH_5_2 LUA_PATH_5_3 LUA_PATH_5_4 &&
    unset LUA_CPATH_5_2 LUA_CPATH_5_3 LUA_CPATH_5_4 &&
    cd "$place" && LUA_PATH="$place/?.lua;$place/?/init.lua" LUA_CPATH="$place/?.so" \
    %s -e '%s'
    status=$?; rm -r "$place"; exit $status]]

local function by_library_alone(script)
    local status, out, err = helper.shell(LIBRARY:format(helper.file(),
        _VERSION:match "%d%.%d", helper.interpreter, script))
    assert.equal("", err)
    assert.equal(0, status)
    return out
end

describe("without the system's functions", function()
    it("the library plays, keeps records and finds scripts", function()
        local out = by_library_alone [[
            local inarow = require "inarow"
            local file = io.open("inarow/variants/mine.lua", "w")
            file:write((io.open "inarow/variants/yava.lua":read "*a"
                :gsub("\"yava\"", "\"mine\"")))
            file:close()
            local is_listed
            for _, name in ipairs(inarow.variants()) do
                is_listed = is_listed or name == "mine"
            end
            local game = assert(inarow.new "mine")
            assert(game:play "e5")
            local again = assert(inarow.open(game:record()))
            local found = assert(inarow.position(("."):rep(225), "gomoku"))
                :analyse { question = "vcf", nodes = 10 }
            print(is_listed, again:record(), found.answer, #again:render() > 100)
            print(pcall(require, "inarow.system.native"))]]
        helper.says(out, "true\tvariant mine\nplay e5\n\tnone\ttrue\nfalse\t",
            "'inarow.system.native' not found")
    end)
end)
