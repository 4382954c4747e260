--- Runs the program like `build/inarow`, without loading it each time: in copies of a
-- process that has loaded it.
-- luacheck: globals arg
local fork = package.loadlib("build/tests/fork.so", "luaopen_fork")
fork = _VERSION == "Lua 5.4" and fork and fork()

local launcher = {}

-- The root of the tree, where the specs run.
local TREE = os.getenv "PWD"

-- Characters outside single quotes that only a shell understands.
local FOR_SHELL = '[|&;<>()$`*?%[%]~{}\\\n]'

--- Returns the words of a command line; nil if only a shell can split it.
function launcher.words(text)
    if text:gsub("'[^']*'", ""):find(FOR_SHELL) then return nil end
    local words, at = {}, text:find "%S"
    while at and at <= #text do
        local word = {}
        while at <= #text and text:find("^%S", at) do
            local _, to, part = text:find("^'([^']*)'", at)
            if not to then _, to, part = text:find('^"([^"]*)"', at) end
            if not to then _, to, part = text:find("^([^%s'\"]+)", at) end
            if not to then return nil end -- an unclosed quote
            word[#word + 1] = part
            at = to + 1
        end
        words[#words + 1] = table.concat(word)
        at = text:find("%S", at)
    end
    return words
end

local function prepare()
    local cli = require "inarow.cli"
    for _, name in ipairs(cli.commands()) do cli.command(name) end
    collectgarbage("generational", 100, 100) -- as in the program
end

local function handle(request)
    local parts = {}
    for part in request:gmatch "([^\0]*)\0" do parts[#parts + 1] = part end
    fork.redirect(parts[1], parts[2], parts[3], tonumber(parts[4]), parts[5])
    if parts[6] ~= "" then require("luv").os_setenv("INAROW_COMPILED", parts[6]) end
    arg = { [0] = TREE .. "/lua/inarow/cli/main.lua", "--library",
        TREE .. "/build/lua5.4", table.unpack(parts, 7) }
    dofile(arg[0])
end

-- Commands that start players many times.
local PLAYING = { comply = true, referee = true, tournament = true }

-- Returns the path of the file with the modules of players, made once for each spec; ""
-- if the command starts none.
local function compiled(command)
    if not PLAYING[command] then return "" end
    local path = TREE .. "/build/tests/players.luac"
    launcher.is_compiled = launcher.is_compiled
        or assert(os.execute(("lua5.4 tests/lua/compiled.lua '%s'"):format(path)))
    return path
end

--- Runs the program.
-- @param words list of its words
-- @param into, out, err paths of the files that are its input and outputs
-- @param seconds before it is killed
-- @param folder its current folder; the tree's root if nil
-- @return exit status; nil if it must be started in the usual way
function launcher.run(words, into, out, err, seconds, folder)
    if not fork then return nil end
    return fork.ask(table.concat({ into, out, err, seconds, folder or TREE,
        compiled(words[1]), table.unpack(words) }, "\0") .. "\0")
end

if fork then fork.serve(handle, prepare) end

return launcher
