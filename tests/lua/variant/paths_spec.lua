local helper = dofile "tests/lua/helper.lua"
local language = require "inarow.language"

local SCRIPT = [[return {
    name = "sprung", title = "Sprung", source = "S", board = { 5, 5 },
    colours = { "black", "white" }, win = { row = 3, atleast = true },
}]]

-- Makes a folder with scripts wherever a relative path may lead; returns its path.
local function archive()
    local folder = os.tmpname()
    os.remove(folder)
    local script = helper.file(SCRIPT)
    for _, place in ipairs { "variants", "inarow/variants", "lua/inarow/variants" } do
        helper.shell(("mkdir -p %s/%s && cp %s %s/%s/sprung.lua"):format(folder, place,
            script, folder, place))
    end
    return folder
end

-- Returns the output of a script that runs in a folder, with these values in place of %s.
local function run_in(folder, source, ...)
    -- luacheck: read globals jit
    local interpreter = jit and "luajit" or "lua" .. _VERSION:match "%d%.%d"
    local _, out, err = helper.shell(("cd '%s' && %s %s"):format(folder, interpreter,
        helper.file(source:format(...))))
    return out .. err
end

local FIND = [[
    local inarow = require "inarow"
    print((inarow.new "sprung") ~= nil, inarow.new "renju" ~= nil)
    for _, name in ipairs(inarow.variants()) do
        if name == "sprung" then print(name) end
    end
]]

describe("paths", function()
    local folder

    setup(function() folder = archive() end)
    teardown(function() helper.shell("rm -r " .. folder) end)
    after_each(helper.clean)

    it("are absolute if they begin with a slash", function()
        assert.is_true(language.is_absolute "/a/?.lua")
        for _, path in ipairs { "?.lua", "./?.lua", "../?.lua", "~/?.lua", "x y", "",
            "C:/lua/?.lua" } do
            assert.is_false(language.is_absolute(path), path)
        end
    end)

    it("that are relative find no variant", function()
        for _, entry in ipairs { "./?.lua", "?.lua", "lua/?.lua", ";", "../?.lua" } do
            assert.equal("false\ttrue\n", run_in(folder, [[
                package.path = "%s;" .. package.path
                ]] .. FIND, entry))
        end
    end)

    it("that are absolute find variants", function()
        assert.equal("true\ttrue\nsprung\n", run_in("/", [[
            package.path = "%s/?.lua;" .. package.path
            ]] .. FIND, folder))
    end)

    it("with an unreadable script do not use another in its place", function()
        local ghost = folder .. "/inarow/variants/ghost.lua"
        helper.shell("ln -s /no/such " .. ghost)
        assert.equal("no variant 'ghost'\n", run_in("/", [[
            package.path = "%s/?.lua;" .. package.path
            print((select(2, require("inarow").new "ghost")))]], folder))
        os.remove(ghost)
    end)

    it("do not matter to a host's own finder", function()
        assert.equal("true\n", run_in(folder, [[
            local inarow = require "inarow"
            table.insert(inarow.finders, function(name)
                local file = io.open("variants/" .. name .. ".lua")
                if file then return file:read "*a" end
            end)
            print(inarow.new "sprung" ~= nil)]]))
    end)

    it("by which the module was found lead to its variants, even if relative", function()
        local _, root = helper.shell "pwd"
        root = root:match "[^\n]*"
        for _, entry in ipairs { "lua/?.lua;lua/?/init.lua",
            "./lua/?.lua;./lua/?/init.lua" } do
            assert.equal("false\ttrue\n", run_in(root, [[
                package.path = "%s"
                ]] .. FIND, entry))
        end
        assert.equal("false\ttrue\n", run_in(root .. "/lua", [[
            package.path = "?.lua;?/init.lua"
            ]] .. FIND))
    end)

    it("are not guessed for a module that was read from memory", function()
        for _, chunkname in ipairs { "=scripts", "@scripts.lua",
            "@lua/inarow/variant/scripts.lua" } do
            assert.equal("false\tfalse\n", run_in(folder, [[
                local path
                for entry in package.path:gmatch "[^;]+" do
                    path = path or entry:gsub("%%?", "inarow/variant/scripts")
                end
                local file = assert(io.open(path))
                package.preload["inarow.variant.scripts"] =
                    assert((loadstring or load)(file:read "*a", "%s"))
                ]] .. FIND, chunkname))
        end
    end)
end)
