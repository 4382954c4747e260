rockspec_format = "3.0"
package = "inarow"
version = "0.2.0-1"
source = { url = "inarow-0.2.0.tar.gz" }
description = {
    summary = "Rules arbiter of the n-in-a-row family: renju, gomoku and their kin",
    detailed = [[A C core knows boards, rows and renju's forbidden moves; every game is a
short Lua script; each ruling cites its article. `require "inarow"` needs nothing but
Lua 5.1 to 5.4 or LuaJIT; the command line needs argparse and dkjson,
luaexpat for the XML of renju databases, and luv and lua-cjson, if they are there, for
other programs.]],
    license = "MIT",
}
dependencies = {
    "lua >= 5.1, < 5.5", "argparse >= 0.7", "dkjson >= 2.5", "luaexpat >= 1.4",
}

local core = [[
    action action_list answer argument budget capture compile exception forbidden
    forbidden_map key layout legal outcome perft phase play playout position proof reach
    reason shape spec symmetry turn version
]]
local attack = [[
    fours proof_line proof_tree relevance search sets table threats vcf vct vct_proof
    vct_win
]]
local binding = [[
    answers attack clock convert deadline directory explore fouls legal line memory module
    position position_actions proof rules sandbox sandbox_budget sandbox_errors
    sandbox_failure sandbox_keys sandbox_library sandbox_trace sandbox_view serialize task
    threads turns view
]]
local system = [[
    beside folder input kind lock path process replace resident save signals system
    terminal
]]
-- These have others of the same name for Windows.
local windows = [[
    folder kind lock process replace signals terminal
]]
local module = [[
    api.check api.deprecated api.game api.init api.library api.match api.nodes api.puzzle
    api.read api.shapes.actions api.shapes.counts api.shapes.games api.shapes.judging
    api.shapes.pictures api.shapes.proofs api.shapes.threats api.shapes.variants api.tree
    api.types archive.adding archive.archive archive.database archive.details
    archive.excerpt archive.explorer archive.filters archive.finder archive.init
    archive.labels archive.patterns archive.positions archive.rules archive.segments
    archive.sentences archive.texts attack.analyse attack.check_proof attack.init
    attack.proof attack.proof_form attack.proof_text attack.proof_tree attack.proof_ways
    attack.puzzles attack.sentences attack.solve attack.threat_text cli.archives
    cli.arguments cli.commands.analyse cli.commands.bench cli.commands.check-proof
    cli.commands.comply cli.commands.conform cli.commands.convert cli.commands.explain
    cli.commands.explore cli.commands.find cli.commands.forbidden cli.commands.gtp
    cli.commands.index cli.commands.judge cli.commands.legal cli.commands.lint
    cli.commands.new cli.commands.perft cli.commands.play cli.commands.playout
    cli.commands.positions cli.commands.puzzles cli.commands.referee cli.commands.rules
    cli.commands.sentences cli.commands.serve cli.commands.show cli.commands.solve
    cli.commands.tournament cli.commands.variants cli.conform.against
    cli.conform.by_gomocup cli.conform.by_lines cli.conform.page cli.conform.reports
    cli.conform.sentences cli.conform.sources cli.console cli.dispatch cli.embedded
    cli.events.adjudication cli.events.conditions cli.events.crosstable cli.events.event
    cli.events.event_file cli.events.field cli.events.frequency cli.events.grid
    cli.events.reports.page cli.events.reports.player cli.events.reports.texts
    cli.events.reports.write cli.events.score_table cli.events.scoreboard cli.gif cli.init
    cli.input cli.loading.absolute cli.loading.later cli.loading.own_tree cli.main
    cli.objects cli.parallel cli.play.autosave cli.play.commands cli.play.completion
    cli.play.help cli.play.outline cli.play.quit cli.play.saving cli.play.screen
    cli.play.sentences cli.play.session cli.play.study cli.play.turn cli.play.words
    cli.positions.classes cli.positions.places cli.positions.self_play cli.program
    cli.progress cli.records cli.sentences cli.serving.answers cli.serving.archive
    cli.serving.connection cli.serving.gtp cli.serving.json cli.serving.socket
    cli.serving.turns cli.typing.editor cli.typing.history cli.typing.keyboard
    game.children game.cursor game.edits game.explore.coverage game.explore.lint
    game.explore.perft game.explore.playout game.explore.purity game.explore.sentences
    game.explore.stepping game.game game.init game.keys game.legal game.pieces
    game.players game.prompt game.sentences game.state game.stones game.tree judging.cases
    judging.claimable judging.conform judging.corpus judging.examine judging.expect
    judging.init judging.judge judging.match judging.sentences kernel.articles
    kernel.ask.beside kernel.ask.board kernel.ask.legal kernel.ask.public
    kernel.ask.stones kernel.ask.wording kernel.at_table kernel.clock kernel.course
    kernel.endings kernel.hooks kernel.init kernel.line kernel.on_board kernel.phase
    kernel.refusals kernel.ruling kernel.sentences kernel.setup kernel.sides
    kernel.table.beginner kernel.table.board_draws kernel.table.captures
    kernel.table.claim_action kernel.table.claim_words kernel.table.disorder
    kernel.table.draws kernel.table.organizer kernel.table.pending_claims
    kernel.table.presence kernel.table.resignation kernel.table.scoresheets
    kernel.table.sentences kernel.table.time kernel.table.verbs kernel.turn
    language.characters language.hint language.init language.is_absolute language.lines
    language.lists language.load_core language.messages language.sentences language.shown
    language.wrap model.actions model.init model.people model.points model.row_names
    model.sentences model.times notation.convert notation.drawing notation.entries
    notation.foreign notation.formats.by_line notation.formats.digits notation.formats.fen
    notation.formats.init notation.formats.lib notation.formats.lib.collection
    notation.formats.lib.headers notation.formats.lib.kept notation.formats.lib.nodes
    notation.formats.lib.paths notation.formats.lib.tree notation.formats.lib.tree_writer
    notation.formats.marks notation.formats.moves notation.formats.offsets
    notation.formats.pente_org notation.formats.portable notation.formats.pos
    notation.formats.psq notation.formats.rif_xml notation.formats.sax
    notation.formats.sentences notation.formats.sgf notation.formats.sgf.branches
    notation.formats.sgf.colours notation.formats.sgf.glyphs notation.formats.sgf.nodes
    notation.formats.sgf.result notation.formats.sgf.tree notation.formats.sgf.tree_writer
    notation.formats.sgf.window notation.formats.sgf.writer notation.games
    notation.infer_actions notation.init notation.limits notation.named_rules
    notation.own_lines notation.planting notation.positions notation.recognizer
    notation.record.branches notation.record.fields notation.record.headers
    notation.record.lines notation.record.reader notation.record.reopen
    notation.record.variations notation.record.words notation.record.writer
    notation.remarks notation.sentences notation.transcript picture.board picture.data
    picture.frames picture.init picture.layers picture.layout picture.palette
    picture.proof_overlay picture.render picture.sentences picture.status picture.style
    picture.svg picture.text picture.timeline picture.xml proof.captures proof.check
    proof.claims proof.endings proof.explain proof.init proof.node proof.point
    proof.proof_text proof.refusals proof.rows proof.ruling proof.sentences proof.steps
    proof.symmetry referee.comply referee.comply_checks referee.contest referee.gomocup
    referee.init referee.match referee.match_file referee.opening_requests
    referee.openings referee.player referee.probe referee.programs.dialogue
    referee.programs.fault referee.programs.loop referee.programs.process
    referee.programs.process_reaper referee.results.ratings referee.results.score
    referee.results.standings referee.schedule referee.sentences service.embedded
    service.games service.init service.json service.limits service.memory service.methods
    service.methods.archives service.methods.exploring service.methods.games
    service.methods.names service.methods.positions service.methods.reasons
    service.methods.scripts service.methods.shared service.methods.texts
    service.methods.trees service.nodes service.plain service.schema service.scripts
    service.sentences service.service service.shape service.shapes system.files
    system.init system.sentences variant.cache variant.cites.article variant.cites.authors
    variant.cites.citations variant.cites.proof_citations variant.cites.reasons
    variant.cites.table_rules variant.compile.board variant.compile.choice_error
    variant.compile.colours variant.compile.forbidden variant.compile.geometry
    variant.compile.openings variant.compile.phases variant.compile.picture
    variant.compile.rows variant.compile.rules variant.compile.shapes
    variant.compile.start variant.definition variant.definitions variant.faults.check
    variant.faults.diagnose variant.faults.doubts variant.faults.fault_text
    variant.faults.locate variant.faults.sentences variant.finding.bundled
    variant.finding.names variant.finding.starter variant.hooks variant.host variant.init
    variant.match_rules variant.merge variant.options variant.rulebook.board
    variant.rulebook.book variant.rulebook.forbidden variant.rulebook.law
    variant.rulebook.paragraphs variant.rulebook.results variant.rulebook.sentences
    variant.rulebook.settings_words variant.rulebook.steps variant.rulebook.ways
    variant.rules variant.schema variant.scripts variant.sentences variant.settings
    variant.tables variant.tracing
]]
local variants = [[
    _gomoku bead_renju boat_pente caro connect6 connect_four dkeryo_pente dpente gomoku
    gomoku_exact gomoku_japanese gomoku_long_pro gomoku_moving gomoku_pro gomoku_swap
    gpente harary keryo_pente nine_holes omok opente pente pente_1987 pente_teams
    poof_pente popout qubic renju renju_1899 renju_1903 renju_1912 renju_1916 renju_1918
    renju_1931 rif_renju score_four soosorv_8 squava swap2 swap2_keryo swap2_pente swap5
    taraguchi_10 tarannikov teeko tic_tac_toe yamaguchi yava yavalath
]]

local modules = { ["inarow"] = "lua/inarow.lua" }
local sources, for_system, for_windows = {}, {}, {}
local function add(folder, names)
    for name in names:gmatch("%S+") do sources[#sources + 1] = folder .. name .. ".c" end
end
add("csrc/core/", core)
add("csrc/attack/", attack)
add("csrc/lua/", binding)
for name in system:gmatch("%S+") do
    local place = #for_system + 1
    local has_other = windows:find("%f[%w_]" .. name .. "%f[^%w_]")
    for_system[place] = "csrc/system/" .. name .. ".c"
    for_windows[place] = "csrc/system/" .. (has_other and "windows/" or "") .. name .. ".c"
end
for name in module:gmatch("%S+") do
    modules["inarow." .. name] = "lua/inarow/" .. name:gsub("%.", "/") .. ".lua"
end
-- Scripts are installed beside the module, where it looks for them.
for name in variants:gmatch("%S+") do
    modules["inarow.variants." .. name] = "variants/" .. name .. ".lua"
end
modules["inarow.core"] = { sources = sources }
modules["inarow.system.native"] = { sources = for_system }

build = {
    type = "builtin",
    modules = modules,
    install = { bin = { inarow = "bin/inarow" } },
    platforms = { windows = { modules = {
        ["inarow.system.native"] = { sources = for_windows } } } },
}
deploy = { wrap_bin_scripts = false }
