rockspec_format = "3.0"
package = "inarow"
version = "scm-1"
source = { url = "." }
description = {
    summary = "Rules arbiter of the n-in-a-row family: renju, gomoku and their kin",
    detailed = [[A C core knows boards, rows and renju's forbidden moves; every game is a
short Lua script; each ruling cites its article. `require "inarow"` needs nothing but
Lua 5.1 to 5.4 or LuaJIT; the command line needs argparse and dkjson, and
luaexpat for the XML of renju databases.]],
    license = "MIT",
}
dependencies = {
    "lua >= 5.1, < 5.5", "argparse >= 0.7", "dkjson >= 2.5", "luaexpat >= 1.4",
}

local core = [[
    capture count forbidden geometry legal map outcome phase play playout ply position
    proof rules
]]
local binding = [[
    acting bench count folder history input legal module plain position proof rules sandbox
    sandbox_library
]]
local module = [[
    actions arbitration argument beside board cache check choices citations cli cli.bench
    cli.commands cli.completion cli.conform cli.convert cli.documents cli.explain
    cli.forbidden cli.input cli.judge cli.lint cli.main cli.manual cli.new cli.perft
    cli.play cli.playout cli.progress cli.rules cli.samples cli.show cli.terminal
    cli.variants clock compile conduct conform convert expect explain explore game
    games general hooks judge law lint locate match merge messages moment names notation
    notation.as_record notation.digits notation.fit notation.lib notation.limits
    notation.lines notation.moves notation.pente_org notation.points notation.portable
    notation.psq notation.rif_xml notation.sgf notation.sgf_tree openings options palette
    paths plain positions prompt record reference remarks render reopen rulebook ruling
    schema seats steps svg transcript types variant view wording xml
]]
local variants = [[
    bead_renju boat_pente caro connect6 connect_four dpente gomoku gomoku_exact
    gomoku_japanese gomoku_long_pro gomoku_moving
    gomoku_pro gomoku_swap gpente keryo_pente omok pente pente_1987 pente_teams
    poof_pente popout
    renju renju_1899 renju_1903 renju_1912 renju_1916 renju_1918 renju_1931 rif_renju
    soosorv_8 swap2 taraguchi_10 tarannikov tic_tac_toe yamaguchi yava
]]

local sources, modules = {}, { ["inarow"] = "lua/inarow.lua" }
for name in core:gmatch("%S+") do sources[#sources + 1] = "csrc/core/" .. name .. ".c" end
for name in binding:gmatch("%S+") do sources[#sources + 1] = "csrc/lua/" .. name .. ".c" end
for name in module:gmatch("%S+") do
    modules["inarow." .. name] = "lua/inarow/" .. name:gsub("%.", "/") .. ".lua"
end
-- Scripts are installed beside the module, where it looks for them.
for name in variants:gmatch("%S+") do
    modules["inarow.variants." .. name] = "variants/" .. name .. ".lua"
end
modules["inarow.core"] = { sources = sources }

build = {
    type = "builtin",
    modules = modules,
    install = { bin = { inarow = "bin/inarow" } },
}
deploy = { wrap_bin_scripts = false }
