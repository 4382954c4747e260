rockspec_format = "3.0"
package = "inarow"
version = "scm-1"
source = { url = "." }
description = {
    summary = "Rules arbiter of the n-in-a-row family: renju, gomoku and their kin",
    detailed = [[A C core knows boards, rows and renju's forbidden moves; every game is a
short Lua script; each ruling cites its article. `require "inarow"` needs nothing but
Lua 5.1 to 5.4 or LuaJIT; the command line needs argparse and dkjson.]],
    license = "MIT",
}
dependencies = { "lua >= 5.1, < 5.5", "argparse >= 0.7", "dkjson >= 2.5" }
build = {
    type = "builtin",
    modules = {
        ["inarow.core"] = {
            sources = {
                "csrc/core/capture.c", "csrc/core/forbidden.c", "csrc/core/geometry.c", "csrc/core/map.c",
                "csrc/core/phase.c", "csrc/core/play.c", "csrc/core/proof.c",
                "csrc/core/rules.c", "csrc/lua/bench.c", "csrc/lua/module.c",
                "csrc/lua/position.c", "csrc/lua/rules.c",
            },
        },
        ["inarow"] = "lua/inarow.lua",
        ["inarow.actions"] = "lua/inarow/actions.lua",
        ["inarow.check"] = "lua/inarow/check.lua",
        ["inarow.cli"] = "lua/inarow/cli.lua",
        ["inarow.cli.bench"] = "lua/inarow/cli/bench.lua",
        ["inarow.cli.conform"] = "lua/inarow/cli/conform.lua",
        ["inarow.cli.explain"] = "lua/inarow/cli/explain.lua",
        ["inarow.cli.forbidden"] = "lua/inarow/cli/forbidden.lua",
        ["inarow.cli.judge"] = "lua/inarow/cli/judge.lua",
        ["inarow.cli.main"] = "lua/inarow/cli/main.lua",
        ["inarow.cli.play"] = "lua/inarow/cli/play.lua",
        ["inarow.cli.rules"] = "lua/inarow/cli/rules.lua",
        ["inarow.cli.show"] = "lua/inarow/cli/show.lua",
        ["inarow.cli.variants"] = "lua/inarow/cli/variants.lua",
        ["inarow.conform"] = "lua/inarow/conform.lua",
        ["inarow.explain"] = "lua/inarow/explain.lua",
        ["inarow.game"] = "lua/inarow/game.lua",
        ["inarow.judge"] = "lua/inarow/judge.lua",
        ["inarow.locate"] = "lua/inarow/locate.lua",
        ["inarow.messages"] = "lua/inarow/messages.lua",
        ["inarow.notation"] = "lua/inarow/notation.lua",
        ["inarow.notation.fit"] = "lua/inarow/notation/fit.lua",
        ["inarow.notation.sgf"] = "lua/inarow/notation/sgf.lua",
        ["inarow.openings"] = "lua/inarow/openings.lua",
        ["inarow.positions"] = "lua/inarow/positions.lua",
        ["inarow.record"] = "lua/inarow/record.lua",
        ["inarow.render"] = "lua/inarow/render.lua",
        ["inarow.rulebook"] = "lua/inarow/rulebook.lua",
        ["inarow.ruling"] = "lua/inarow/ruling.lua",
        ["inarow.schema"] = "lua/inarow/schema.lua",
        ["inarow.variant"] = "lua/inarow/variant.lua",
        -- Scripts are installed beside the module, where it looks for them.
        ["inarow.variants.renju"] = "variants/renju.lua",
        ["inarow.variants.rif_renju"] = "variants/rif_renju.lua",
        ["inarow.variants.soosorv_8"] = "variants/soosorv_8.lua",
    },
    install = { bin = { inarow = "lua/inarow/cli/main.lua" } },
}
