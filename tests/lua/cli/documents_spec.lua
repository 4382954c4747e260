local helper = dofile "tests/lua/helper.lua"
local completion = require "tools.completion"
local cli = require "inarow.cli"
local inarow = require "inarow"
local language = require "inarow.language"
local known = require "tools.synopses"
local manual = require "tools.man_page"
local reference = require "tools.reference"
local schema = require "inarow.variant.schema"
local types = require "tools.editor_types"

local says = helper.says

local RECORD = [[
variant renju
play h8
play h9
play i9
play i8
play g7
play g8
play j10
play f6
play j8
play g9
play j9
]]

-- Makes a folder with the files that the examples name; returns its path.
local function folder()
    local path = os.tmpname()
    os.remove(path)
    local status, _, err = helper.shell(([[
        mkdir -p %s/archive && ln -s "$PWD/tests" %s/tests]]):format(path, path))
    assert(status == 0, err)
    local function write(name, text)
        local file = assert(io.open(path .. "/" .. name, "wb"))
        file:write(text)
        file:close()
    end
    write("game.rec", RECORD)
    write("games.txt", "h8 h9 i9 i8 g7\n")
    write("position.txt", ("."):rep(225) .. "\n")
    write("positions.txt", ("."):rep(225) .. "\n" .. ("."):rep(225) .. "\n")
    write("match.sgf", "(;SZ[15]RU[RIF];B[hh];W[hg];B[ig])(;SZ[15]RU[RIF];B[hh];W[hg])")
    write("archive/1.sgf", "(;SZ[15]RU[RIF];B[hh];W[hg];B[ig])")
    write("database.rif", [[<?xml version="1.0"?><database><rules>
        <rule id="1" name="RIF"/></rules><games><game id="1" rule="1" bresult="1">
        <move>h8 h9 i9</move></game></games></database>]])
    write("proof.json", '{"proof":1,"record":"variant tic_tac_toe\\nplay a1\\nplay a2'
        .. '\\nplay b1\\nplay b2\\n","colour":"x","question":"vcf","length":1,'
        .. '"nodes":[{"stone":"c1"}]}\n')
    write("my_game.lua", 'return { name = "my_game", base = "tic_tac_toe" }')
    return path
end

-- Runs an example. Other programs that it starts are found on the path.
local function run_example(line, place)
    local arguments = line:match "^  inarow ([^|']*)$"
    if arguments then return helper.inarow(arguments, "", place) end
    return helper.shell(('PATH="$PWD/build:$PATH" && cd %s && %s')
        :format(place, line), "")
end

local function check_example(line, place)
    local status, out, err = run_example(line, place)
    -- `make test` builds the yardsticks, but `make` does not.
    local unbuilt = err:find("'make yardsticks' builds it", 1, true)
    assert(status == 0 or unbuilt, line .. "\n" .. err .. out)
    local written = line:match "%-%-gif (%S+)"
    if written then
        assert.equal("GIF89a", helper.contents(place .. "/" .. written):sub(1, 6))
    end
    assert(#out > 0 or line:find ">" or line:find "inarow forbidden" or unbuilt
        or written, line)
end

after_each(helper.clean)

describe("the examples of", function()
    local place = folder()
    teardown(function()
        helper.shell("rm -rf " .. place)
    end)

    -- comply_spec.lua runs the examples of comply, which take long.
    local there = {}
    for _, command in ipairs(known.list) do
        if command.name ~= "comply" then there[#there + 1] = command end
    end

    for _, command in ipairs(there) do
        it("inarow " .. command.name .. " are there, and do what they say", function()
            local count = 0
            for line in command.examples:gmatch "[^\n]+" do
                count = count + 1
                says(line, "inarow " .. command.name)
                assert(line:find "^  %S", "an example is indented: " .. line)
                if command.name == "new" then
                    helper.shell("rm -f " .. place .. "/my_game.*")
                end
                -- cli_spec.lua makes a GIF too, which takes long.
                if helper.is_long or not line:find("--gif", 1, true) then
                    check_example(line, place)
                end
            end
            assert(count > 0)
            local _, help = helper.inarow(command.name .. " --help")
            says(help, command.examples)
        end)
    end
end)

-- Calls `run` with everything that a document must name: {command, word}.
local function each_word(run)
    for _, command in ipairs(known.list) do
        run(command.name, command.name)
        for _, option in ipairs(command.options) do
            for _, name in ipairs(option.names) do run(command.name, name) end
        end
    end
end

describe("the table of commands", function()
    it("is the same as in the program", function()
        for _, command in ipairs(known.list) do
            local _, help = helper.inarow(command.name .. " --help")
            local listed = {}
            for _, option in ipairs(command.options) do
                for _, name in ipairs(option.names) do listed[name] = true end
            end
            for name in help:gmatch "%-%-[%l-]+" do
                assert(listed[name] or name == "--help" or command.examples:find(name, 1,
                    true), ("%s: %s is not listed"):format(command.name, name))
            end
            for name in pairs(listed) do says(help, name) end
        end
        assert.equal(#cli.commands(), #known.list)
    end)
end)

describe("the man page", function()
    local page = manual()

    it("has every command with its options and examples", function()
        each_word(function(command, word)
            local from = page:find("\n.SS " .. command .. "\n", 1, true)
            assert(from, command)
            local to = page:find("\n.S[SH] ", from + 1)
            says((page:sub(from, to):gsub("\\%-", "-")), word)
        end)
    end)

    it("names the players for whom hooks are not called", function()
        for _, command in ipairs { "forbidden", "explain" } do
            local of_command = page:match("\n%.SS " .. command .. "\n(.-)\n%.SS ")
            says(of_command, "of a script's hooks, only 'allow' is called")
        end
    end)

    it("has no line that roff would read as a request", function()
        local requests = { TH = true, SH = true, SS = true, PP = true, TP = true,
            nf = true, fi = true }
        for line in page:gmatch "[^\n]+" do
            local request = line:match "^[.'](%w*)"
            assert(not request or requests[request], line)
        end
    end)

    it("is the output of make", function()
        assert.equal(page, helper.contents "build/inarow.1")
    end)
end)

describe("completion", function()
    -- Returns bash's completions at the ends of lines, which it also splits at `=`: a
    -- list for each.
    local function all_offered(lines)
        local script = helper.file(completion.bash() .. [[
            while IFS= read -r COMP_LINE; do
                COMP_POINT=${#COMP_LINE}
                COMP_WORDS=(${COMP_LINE//=/ = })
                COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
                _inarow
                echo "${COMPREPLY[@]}"
            done]])
        local typed = {}
        for i, line in ipairs(lines) do typed[i] = "build/inarow " .. line .. "\n" end
        local _, out, err = helper.shell("bash " .. script, table.concat(typed))
        assert.equal("", err)
        local offers = {}
        for words in out:gmatch "(.-)\n" do
            local list = {}
            for word in words:gmatch "%S+" do list[#list + 1] = word end
            offers[#offers + 1] = list
        end
        assert.equal(#lines, #offers)
        return offers
    end
    local function offered(line)
        return all_offered({ line })[1]
    end
    teardown(helper.clean)

    it("by bash offers commands, options, choices and variants", function()
        assert.same({ "judge" }, offered "ju")
        assert.equal(#known.list + 2, #offered "")
        assert.same({ "--from" }, offered "judge --fr")
        assert.same({ "psq", "pente_org", "pos" }, offered "convert --to p")
        assert.same({ "psq", "pente_org", "pos" }, offered "convert x --from p")
        assert.same({ "rif_renju" }, offered "rules rif")
        assert.same({ "rif_renju" }, offered "rules --json rif")
        assert.same({ "rif_renju" }, offered "judge --variant rif")
        assert.same({ "taraguchi_10", "tarannikov" }, offered "lint pente tara")
        assert.same({}, offered "judge game")
        assert.same({}, offered "show --svg --at ")
    end)

    it("by bash offers the values of options, and benchmarks", function()
        assert.same({ "forbidden=loses", "forbidden=refused" }, offered "play renju forb")
        assert.same({ "refused" }, offered "play renju forbidden=re")
        assert.same({ "claims" }, offered "perft renju 3 adjudication=c")
        assert.same({ "opening=centre", "opening=free" },
            offered "judge --variant renju open")
        assert.same({ "free" }, offered "judge --variant renju size=15 opening=f")
        assert.same({}, offered "judge game.sgf open")
        assert.same({ "playout-pente", "playout-pente-yardstick" },
            offered "bench playout-p")
        assert.same({ "wrong_claim=nothing", "wrong_claim=loses" },
            offered "bench playout-yava wrong")
        assert.same({ "size=15" }, offered "rules ./variants/renju.lua si")
    end)

    it("by fish and zsh asks the program for variants and settings", function()
        if helper.shell "command -v fish" == 0 then
            local path = 'PATH="$PWD/build:$PATH" '
            local script = helper.file(completion.fish())
            local function offers(line)
                return select(2, helper.shell(path .. ("HOME=/tmp fish -c 'source %s;"
                    .. ' complete -C "%s"\''):format(script, line)))
            end
            says(offers "inarow rules rif", "rif_renju")
            says(offers "inarow play renju forb", "forbidden=refused")
            says(offers "inarow judge --variant renju open", "opening=free")
            says(offers "inarow bench play-", "play-undo")
        end
        says(completion.zsh(), "'1:variant:_inarow_names'",
            "'*:options:_inarow_settings'",
            "{_inarow_settings; _files}", ":VARIANT:_inarow_names'")
    end)

    it("has every command and option", function()
        local zsh, fish = completion.zsh(), completion.fish()
        local lines, words_of = {}, {}
        each_word(function(command, word)
            if word ~= command then lines[#lines + 1] = command .. " " .. word end
        end)
        for i, words in ipairs(all_offered(lines)) do words_of[lines[i]] = words end
        each_word(function(command, word)
            local pattern = command:gsub("%-", "%%-")
            local of_command = zsh:match("\n" .. pattern .. "%)\n(.-)\n    ;;")
            if word == command then
                says(zsh, "'" .. command .. ":")
                says(fish, "-n __fish_use_subcommand -f -a " .. command .. " ")
            else
                says(of_command, word .. "[")
                assert(fish:find(("from %s' [^\n]*-l %s "):format(pattern,
                    (word:sub(3):gsub("%-", "%%-")))), command .. " " .. word)
                -- `--script` is also the beginning of `--scripts`.
                local words = words_of[command .. " " .. word]
                table.sort(words)
                assert.equal(word, words[1])
                for _, one in ipairs(words) do
                    assert.equal(word, one:sub(1, #word))
                end
            end
        end)
    end)

    it("quotes special characters of the shells", function()
        for _, text in ipairs { completion.zsh(), completion.fish() } do
            for line in text:gmatch "[^\n]+" do
                local _, quotes = line:gsub("\\'", ""):gsub("'", "")
                if not line:find "^#" then assert.equal(0, quotes % 2, line) end
            end
        end
        local _, _, err = helper.shell("bash -n " .. helper.file(completion.bash()))
        assert.equal("", err)
    end)
end)

-- ---- Files generated from the schema ------------------------------------------------

-- Calls `run` with every key of the schema, at any depth.
local function each_key(node, run, seen)
    seen = seen or {}
    if seen[node] then return end
    seen[node] = true
    for key, field in pairs(node.kind == "fields" and node.fields or {}) do
        run(key, field)
        each_key(field, run, seen)
    end
    local of = node.of or {}
    for _, one in ipairs(of.kind and { of } or of) do each_key(one, run, seen) end
end

describe("the types for editors", function()
    local text = types.text()

    it("have every key of the schema", function()
        each_key(schema, function(key)
            local plain = type(key) == "string" and key:find "^[%a_][%w_]*$"
            local field = plain and key or type(key) == "number" and "[" .. key .. "]"
                or '["' .. key .. '"]'
            assert(text:find("---@field " .. field .. " ", 1, true)
                or text:find("---@field " .. field .. "? ", 1, true), field)
        end)
    end)

    it("describe the view of a hook", function()
        local seen
        local game = assert(inarow.new { name = "t", base = "tic_tac_toe",
            hooks = { legal = function(view) seen = view end } })
        assert(game:play "a1")
        local class = text:match "---@class inarow.hook_view.-\n\n"
        for key in pairs(seen) do says(class, "---@field " .. key .. " ") end
        for key in class:gmatch "@field (%S+) (%S+)" do
            assert(seen[key] ~= nil or key == "last", key)
        end
    end)
end)

describe("the table of keys", function()
    it("has every key of the schema with its meaning", function()
        local table_text = reference.markdown()
        each_key(schema, function(key)
            local plain = type(key) == "string" and key:find "^[%a_][%w_]*$"
            local key_text = plain and key or type(key) == "number" and "[" .. key .. "]"
                or '["' .. key .. '"]'
            local in_run = false
            for first, last in table_text:gmatch "%[(%d+)%]` %.%.%. `%[(%d+)%]" do
                in_run = in_run or type(key) == "number" and key >= tonumber(first)
                    and key <= tonumber(last)
            end
            if key ~= "when" and not in_run then
                assert(table_text:find("[`.]" .. key_text:gsub("%p", "%%%0") .. "`")
                    or table_text:find(key_text .. "`", 1, true), key_text)
            end
        end)
        for _, row in ipairs(reference.rows()) do
            assert(#row.doc > 0, row.key .. " has no meaning")
            assert(not (row.doc .. row.value):find "|", row.key)
        end
    end)

    it("is in the author's page as generated", function()
        local page = helper.contents "variants/README.md"
        assert(page:find(reference.markdown(), 1, true),
            "variants/README.md differs from the schema: make reference")
        says(page, "`when`", "`cite`")
    end)
end)

-- ---- The author's page --------------------------------------------------------------

describe("the author's page", function()
    -- The files that the page shows in full: the first line of each names it.
    local files = {}
    local page = helper.contents "variants/README.md"
    for _, block in ipairs(dofile("tests/pages/blocks.lua").read(page)) do
        if block.file then files[block.file] = block.text end
    end

    it("shows scripts without findings, whose tests pass, and that install", function()
        assert(files["big_renju.lua"] and files["inner_gomoku.lua"])
        local place = os.tmpname()
        os.remove(place)
        os.execute("mkdir -p " .. place .. "/tree/inarow/variants")
        for name, text in pairs(files) do
            local file = assert(io.open(place .. "/" .. name, "wb"))
            file:write(text)
            file:close()
        end
        -- Scripts that are shown for their faults, and scripts that the page's own
        -- command checks.
        local left_out = { forgetful = true, lacking = true, big_renju = true,
            inner_gomoku = true }
        local scripts = {}
        for name in pairs(files) do
            local own = name:match "^(.*)%.lua$"
            if own and not left_out[own] then
                scripts[#scripts + 1] = ("%s/%s"):format(place, name)
            end
        end
        assert(#scripts > 12)
        says(page, "inarow lint ./inner_gomoku.lua ./big_renju.lua\n")
        local status, out, err =
            helper.inarow("lint --games 2 " .. table.concat(scripts, " "))
        assert.equal(0, status, out .. err)
        local tests = 0
        for name in pairs(files) do
            local own = name:match "^(.*)%.rec$"
            if own then
                tests = tests + 1
                status, out = helper.inarow(("conform --script %s/%s.lua %s/%s")
                    :format(place, own, place, name))
                assert.equal(0, status, out)
                assert.is_nil(out:find("without its citation", 1, true), out)
            end
        end
        assert(tests > 12)
        -- According to its rockspec, Lua finds it as inarow.variants.NAME.
        local rockspec = files["inarow-inner_gomoku-1-1.rockspec"]
        local modules = assert((loadstring or load)([[
            local rockspec_format, package, version, source, description
            local dependencies, build
            ]] .. rockspec .. "return build.modules"))()
        for module, path in pairs(modules) do
            os.execute(("cd %s && cp %s tree/%s.lua"):format(place, path,
                (module:gsub("%.", "/"))))
        end
        local before = package.path
        package.path = place .. "/tree/?.lua;" .. before
        local game = assert(inarow.new "inner_gomoku")
        package.path = before
        assert.equal("edge-closed", select(3, game:play "a1"))
        os.execute("rm -rf " .. place)
    end)

    it("shows a gallery of games, each played to the end, with its picture", function()
        local gallery = page:match "\n## A gallery\n(.-)\n## "
        local count = 0
        for name in gallery:gmatch "%-%- ([%w_]+)%.lua\n" do
            count = count + 1
            local script = assert(inarow.load(files[name .. ".lua"], name .. ".lua"))
            local result = assert(inarow.playout(script, {}, 20, 5))
            assert.equal(20, result.games)
            assert.equal(0, result.unfinished)
            says(gallery, ("inarow show --script %s.lua %s.rec\n"):format(name, name))
            assert(inarow.rules(script).script.title, name)
        end
        assert(count >= 12)
    end)

    it("lists exactly the keys that a script must have", function()
        local needed = {}
        local section = page:match "\n## What a script must have\n(.-)\n## "
        for key in section:gmatch "| `(%w+)` |" do
            needed[key] = true
        end
        local keys = { name = "mine", colours = { "x", "o" }, board = { 4, 4 },
            win = { row = 3, atleast = true }, draw = { ["full-board"] = "MINE" } }
        for left_out in pairs(keys) do
            local script = {}
            for key, value in pairs(keys) do
                script[key] = key ~= left_out and value or nil
            end
            local game = inarow.new(script)
            assert.equal(needed[left_out] or false, game == nil, left_out)
        end
        assert(inarow.new { name = "mine", base = "gomoku" })
    end)

    -- In `make test`, tests/pages compares each board.
    helper.at_length(it, "shows boards as the program prints them", function()
        local made = dofile("tests/pages/shown.lua").remade(page)
        assert(made == page, "variants/README.md shows boards of old: make reference")
    end)

    it("quotes a message exactly", function()
        local source = files["big_renju.lua"]:gsub("overline =", "overlin =")
        local _, message = inarow.load(source, "big_renju.lua")
        says((page:gsub("%s+", " ")), message:match "^.-; expected")
    end)
end)

-- ---- inarow new ---------------------------------------------------------------------

describe("inarow new", function()
    local place
    before_each(function()
        place = os.tmpname()
        os.remove(place)
        os.execute("mkdir " .. place)
    end)
    after_each(function()
        helper.shell("rm -rf " .. place)
    end)

    local function run(arguments)
        return helper.inarow(arguments, "", place)
    end

    it("writes a script without findings, and a test that passes", function()
        assert.equal(0, (run "new my_game"))
        local status, out =
            run("lint ./my_game.lua" .. (helper.is_long and "" or " --games 2"))
        assert.equal(0, status, out)
        says(out, "my_game: 0 findings")
        status, out = run "conform --script my_game.lua my_game.rec"
        assert.equal(0, status, out)
        says(out, "1..6", "\nok 1 - MY_GAME 1: a stone is placed on a vacant point of"
            .. " the board\n")
        -- The test can fail: with another script.
        local path = place .. "/my_game.lua"
        local source = helper.contents(path):gsub("within = 1", "within = 15")
        local file = io.open(path, "wb")
        file:write(source)
        file:close()
        status, out = run "conform --script my_game.lua my_game.rec"
        assert.equal(1, status)
        says(out, "not ok 2", "ok 3")
    end)

    -- Returns the rules of a variant in words.
    local function rules_text(variant)
        local list = {}
        for i, sentence in ipairs(assert(inarow.rulebook(variant))) do
            list[i] = sentence.text
        end
        return list
    end

    it("starts from any game that comes with inarow", function()
        local tried = { "renju", "yavalath" }
        for _, game in ipairs(helper.every(4, inarow.variants(), 1)) do
            if not language.index_of(tried, game) then tried[#tried + 1] = game end
        end
        for _, game in ipairs(tried) do
            local name = "my_" .. game
            local status, _, err = run(("new %s --like %s"):format(name, game))
            assert.equal(0, status, err)
            local source = helper.contents(("%s/%s.lua"):format(place, name))
            assert(source:find("\n    board = { ", 1, true), name)
            assert(select(2, source:gsub("\n", "")) < 40, name)
            assert.same(rules_text(game), rules_text(assert(inarow.load(source, name))))
        end
        local status, out = run "conform --script my_renju.lua my_renju.rec"
        assert.equal(0, status, out)
        status, out = run "lint --games 1 ./my_yavalath.lua"
        assert.equal(0, status, out)
        says(helper.contents(place .. "/my_yavalath.lua"), "win = { row = 4, atleast =",
            "lose = { row = 3, ", "colours, draw, options or phases.")
        local _, _, err = run "new mine --like no_such_game"
        says(err, "no game is named 'no_such_game'")
    end)

    it("overwrites no file", function()
        for _, name in ipairs { "x.lua", "x.rec" } do
            os.execute(("cd %s && rm -f x.* && echo mine > %s"):format(place, name))
            local status, _, err = run "new x"
            assert.equal(2, status)
            says(err, name .. " exists")
            assert.equal("mine\n", helper.contents(place .. "/" .. name))
            local _, files = helper.shell("ls " .. place)
            assert.equal(name .. "\n", files)
        end
    end)

    it("accepts only a new name", function()
        for _, name in ipairs { "a-b", "''", "../x", "7x", "renju", "x.lua" } do
            local status, _, err = run("new " .. name)
            assert.equal(2, status, name)
            assert(err:find "^inarow: [^\n]+\n$", err)
        end
        assert.equal("", select(2, helper.shell("ls " .. place)))
    end)

    it("reports why it cannot write", function()
        os.execute("chmod a-w " .. place)
        local status, _, err = run "new x"
        os.execute("chmod u+w " .. place)
        if status ~= 0 then -- root can write everywhere
            assert.equal(2, status)
            says(err, "x.")
        end
    end)
end)
