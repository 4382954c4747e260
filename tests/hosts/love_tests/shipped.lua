--- The .love by itself.
local tools = require "tools"

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
end
