--- Starts the game in an untrusted folder full of traps (tests/hosts/traps): neither the
-- game in the tree nor the .love runs any of them.
local tools = require "tools"

local DEFAULT = "-u LUA_PATH -u LUA_CPATH"
local RELATIVE = "LUA_PATH='./?.lua;?/init.lua;;' LUA_CPATH='./?.so;?.so;;'"

-- Steps that load every library and look for every script.
local STEPS = tools.lines [[
    click Renju
    click renju
    click Play
    point h8
    drop game.rif_xml
    state read
    key escape
    state menu]]

return function()
    local folder = tools.OUT .. "/stranger"
    local fired = folder .. "-fired"
    tools.run("rm -rf '%s' && mkdir -p '%s'", folder, folder)
    tools.run("cc -shared -fPIC -DFIRED='\"%s\"' tests/hosts/traps/trap.c -ldl"
        .. " -o '%s.so'", fired, folder)
    tools.run("lua5.4 tests/hosts/traps/make.lua '%s' '%s' '%s.so' >/dev/null", folder,
        fired, folder)
    tools.run("sed '/^---/,$d' tests/games/yixin_vs_qiguan_2018.rec >'%s/game.rec'"
        .. " && build/inarow convert --drop --to rif_xml '%s/game.rec'"
        .. " >'%s/game.rif_xml'", folder, folder, folder)
    os.remove(fired)
    tools.run("cd '%s' && luajit -e 'package.path = \"./?.lua\" pcall(require, \"lxp\")'",
        folder)
    tools.report("the traps work", tools.read(fired) ~= nil)
    local shipped = "cp '%s/inarow.love' '%s' && zip -q -j '%s' '%s/probe.lua'"
    local archive = folder .. "-inarow.love"
    tools.run(shipped, tools.OUT, archive, archive, tools.GAME)
    for title, game in pairs { tree = tools.GAME, shipped = archive } do
        for kind, env in pairs { default = DEFAULT, relative = RELATIVE } do
            local name = ("stranger-%s-%s"):format(title, kind)
            os.remove(fired)
            local saves = tools.steps(name, STEPS,
                { from = folder, game = game, env = env })
            tools.is(name .. ": nothing fires", tools.read(fired) or "", "")
            local seen = tools.parse(tools.read(saves .. "/read.txt") or "")
            local _, moves = (seen.record or ""):gsub("\nplay ", "")
            tools.report(name .. ": the game is read", moves > 5, seen.record)
        end
    end
end
