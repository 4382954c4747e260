--- Tests the .love alone.
local tools = require "tools"

-- Lua's own functions open nothing, like on Windows if a player's name has letters
-- outside the system's code page. Only LÖVE's functions work.
local UNOPENED = [[

package.loadlib = function() return nil, "it does not open" end
]]

local NOWHERE = "-u LUA_PATH -u LUA_CPATH"

-- Makes a copy of the game with the probe and additional files; returns its folder.
local function copy(name, files)
    local game = tools.OUT .. "/" .. name
    tools.run("rm -rf '%s' && cp -r '%s/app' '%s' && cp '%s/probe.lua' '%s/'", game,
        tools.OUT, game, tools.GAME, game)
    for path, text in pairs(files) do tools.write(game .. "/" .. path, text) end
    return game
end

local function by_love()
    local game = copy("unopened",
        { ["library.lua"] = UNOPENED .. tools.read(tools.GAME .. "/library.lua") })
    tools.steps("opened-by-love", tools.lines [[
        click Renju
        click renju
        click Play
        point h8
        expect play h8
        click Hint
        await said]], { from = "/", game = game, env = NOWHERE })
end

local function written_out(saves)
    return tools.output("cd '%s' && ls -d native-*", saves):match "^([^\n]+)\n$"
end

-- A game of another version may still be running: its module is not overwritten.
local function beside_another(saves)
    local before = written_out(saves)
    local path = tools.output("cd '%s/app' && ls native/Linux-*/core.so", tools.OUT)
        :match "%S+"
    local bytes = tools.read(tools.OUT .. "/app/" .. path)
    local game = copy("newer", { [path] = bytes .. "\0" })
    local later = written_out(tools.steps("newer", "click Renju",
        { from = "/", game = game, env = NOWHERE, files = { [before] = bytes } }))
    tools.report("a module of another version has a file of its own",
        later and later ~= before, tostring(later))
end

-- Runs outside the tree, with only a copy of the .love to which the probe is added.
return function()
    local far = tools.output "mktemp -d":match "%S+"
    tools.run("cp '%s/inarow.love' '%s/' && zip -q -j '%s/inarow.love' '%s/probe.lua'",
        tools.OUT, far, far, tools.GAME)
    tools.is("it has no files of the command line", tools.output(
        "unzip -l '%s/inarow.love' |"
            .. " grep -E 'inarow/(archive|cli|referee|system)/|native[.]so'",
        tools.OUT), "")
    local saves = tools.steps("shipped", tools.lines [[
        click Renju
        click rif_renju
        click Play
        point h8
        state shipped]], { from = far, game = far .. "/inarow.love",
        env = NOWHERE })
    local seen = tools.parse(tools.read(saves .. "/shipped.txt") or "")
    tools.is("a game in it", seen.record, "variant rif_renju\nplay h8\n")
    tools.run("rm -r '%s'", far)
    by_love()
    beside_another(saves)
end
