--- The .love by itself.
local tools = require "tools"

-- Lua opens nothing, as in Windows where a player's name has other letters than the
-- system's own: LÖVE's own way remains.
local UNOPENED = [[

package.loadlib = function() return nil, "it does not open" end
]]

local function by_love()
    local game = tools.OUT .. "/unopened"
    tools.run("rm -rf '%s' && cp -r '%s/app' '%s' && cp '%s/probe.lua' '%s/'", game,
        tools.OUT, game, tools.GAME, game)
    tools.write(game .. "/library.lua",
        UNOPENED .. tools.read(game .. "/library.lua"))
    tools.steps("opened-by-love", tools.lines [[
        click Renju
        click renju
        click Play
        point h8
        expect play h8
        click Hint
        await said]], { from = "/", game = game, env = "-u LUA_PATH -u LUA_CPATH" })
end

-- Away from the tree, with nothing but the .love; the probe is put into a copy of it.
return function()
    local far = tools.output "mktemp -d":match "%S+"
    tools.run("cp '%s/inarow.love' '%s/' && zip -q -j '%s/inarow.love' '%s/probe.lua'",
        tools.OUT, far, far, tools.GAME)
    local saves = tools.steps("shipped", tools.lines [[
        click Renju
        click rif_renju
        click Play
        point h8
        state shipped]], { from = far, game = far .. "/inarow.love",
        env = "-u LUA_PATH -u LUA_CPATH" })
    local seen = tools.parse(tools.read(saves .. "/shipped.txt") or "")
    tools.is("a game in it", seen.record, "variant rif_renju\nplay h8\n")
    tools.run("rm -r '%s'", far)
    by_love()
end
