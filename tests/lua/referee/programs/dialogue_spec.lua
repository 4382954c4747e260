--- Tests the files with a program's dialogue: their names and their limits.
local helper = dofile "tests/lua/helper.lua"

local dialogue = require "inarow.referee.programs.dialogue"

local folder, messages

before_each(function()
    folder, messages = helper.file(), {}
    os.remove(folder)
end)

after_each(function()
    helper.shell("rm -r " .. folder)
    helper.clean()
end)

local function logs()
    return assert(dialogue.logs(folder, function(text)
        messages[#messages + 1] = text
    end))
end

it("each process has a file, and no file is overwritten", function()
    local names = { "a b/c", "Würfel", "日本", ("é"):rep(150), "../x" }
    for _ = 1, 2 do
        local logs_of = logs()
        for _, name in ipairs(names) do
            local start = logs_of(name)
            for _ = 1, 2 do start()(0, "#", "begun") end
        end
    end
    local _, list = helper.shell("ls -A " .. folder)
    local expected = {}
    local long = ("é"):rep(50) .. "…"
    for _, name in ipairs { "a_b_c", "Würfel", "日本", long, ".._x" } do
        for number = 1, 4 do expected[#expected + 1] = name .. "-" .. number .. ".log" end
    end
    local found = {}
    for name in list:gmatch "[^\n]+" do found[#found + 1] = name end
    table.sort(expected)
    table.sort(found)
    assert.same(expected, found)
    assert.same({}, messages)
end)

it("a log has a limit, and reports it", function()
    local most = dialogue.MOST
    dialogue.MOST = 1000
    local add = logs() "x"()
    for i = 1, 1000 do add(i, "<", "line " .. i) end
    add(1001)
    dialogue.MOST = most
    local text = helper.contents(folder .. "/x-1.log")
    assert(#text < 1100)
    helper.says(text, "0.000 < line 1\n",
        " # the log ends here, at its limit of 1000 bytes\n")
    assert.equal("\n", text:sub(-1))
    assert.same({}, messages)
end)

it("a file that cannot be written is reported once, by its name", function()
    local logs_of = logs()
    helper.shell("rmdir " .. folder)
    local add = logs_of "x"()
    for i = 1, 3 do add(i, "<", "line") end
    assert.same({ folder .. "/x-1.log: no such file or directory; the log is"
        .. " incomplete" }, messages)
    helper.shell("mkdir " .. folder)
end)
