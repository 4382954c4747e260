--- Commands and blocks that do not run exactly as on the page: their first line, the
-- command that replaces them in the same folder, and the reason. With `block`, the
-- command replaces the rest of its block too. `short` replaces it in `make test`. In
-- `make test-long`, which sets INAROW_LONG, `instead` does; without `instead`, the page's
-- own command runs.
local WINDOW = "a window: drawn off the screen here; the suite `love` clicks in it"
local LONG = "it takes minutes; its recipe is looked at"
local SUITE = "a suite of its own: it is one of those that run.sh knows"
local RELEASE = "it needs a release: tests/release/run.sh runs the very block"
local SHORTER = "it takes long: less of it is run"
local PIP = "pip takes long to start: the suite `python` runs it, outside of pages"
local ROCK = "it compiles everything once more: the suite `rock` does; here it is checked"

-- Runs LÖVE without a screen; the probe ends it after the first drawing.
local function love(game)
    return [[printf 'state shown\nquit\n' >steps &&
        SDL_VIDEODRIVER=offscreen timeout 60 love ]] .. game .. [[ --probe "$PWD/steps" &&
        test -s "$HOME/.local/share/love/inarow/shown.txt"]]
end

-- Runs an adapter with the stand-ins for packages in tests/python.
local function adapter(name)
    return { "import inarow." .. name, why = "its package may be missing",
        instead = [[PYTHONPATH=tests/python python3 -c "import stand_ins
stand_ins.install()
exec(open('$BLOCK').read())"]] }
end

-- Checks that a suite of run.sh exists, instead of running it.
local function known(suite)
    return "sed -n '/^SUITES=/,/\"$/p' tests/run.sh | grep -qw " .. suite
end

local function suite(name)
    return { "sh tests/run.sh " .. name, why = SUITE, instead = known(name) }
end

-- Checks a slow target of make, instead of building it.
local function make(target)
    return { "make " .. target, why = LONG, instead = "make -n " .. target }
end

return {
    make "test", make "check", make "bench",
    { "make program", why = "it wants Lua's sources: the suite `systems` builds it",
        block = true, instead = "grep -q '^program:' csrc/program/program.mk" },
    { "make program SYSTEM=aarch64-linux-gnu", why = "the suite `systems` does it",
        block = true, instead = "grep -q aarch64-linux-gnu tests/hosts/systems/run.sh" },
    { "make playground", why = "it wants emscripten and npm: the suite `web` builds it",
        instead = "grep -q '^playground:' web/web.mk" },
    { "make site", why = "it wants emscripten and npm, as above",
        instead = "grep -q '^site:' web/web.mk" },
    { "python3 -m http.server --directory build/playground",
        why = "it serves until Ctrl+C", instead = "python3 -m http.server --help" },
    { "make playground ARCHIVE=club.db", why = "it wants emscripten and npm, as above",
        instead = "grep -q 'cp $(ARCHIVE)' web/web.mk" },
    { 'import { InWorker } from "inarow/web";',
        why = "it is of a browser: the suite `web` runs these very lines in one",
        instead = "grep -q 'import.*InWorker' tests/web/smoke.test.mjs" },
    { "sh tests/web/run.sh page script", why = "it wants the page, built: make test-long",
        instead = "ls tests/web/page.test.mjs tests/web/script.test.mjs" },
    adapter "pettingzoo", adapter "gymnasium",
    suite "traps", suite "bounds", suite "faults", suite "rules",
    { "make dist", why = "it wants git, and takes long: tests/release/run.sh runs it",
        instead = "grep -qw dist tests/release/run.sh" },
    { "love tests/hosts/love", why = WINDOW, instead = love "tests/hosts/love" },
    { "love build/love/inarow.love", why = WINDOW .. "; the archive has no probe",
        instead = "unzip -tq build/love/inarow.love main.lua 'lua/*' 'native/*'" },
    { 'require("library").load()', why = "it is part of a game for LÖVE",
        instead = [[mkdir own && cp tests/hosts/love/*.lua own && {
            cat "$BLOCK"
            echo 'game:click "h8" print(game.state.moves) love.event.quit()'
            } >own/main.lua && (eval "$(make -s env LUA=luajit)" &&
            SDL_VIDEODRIVER=offscreen timeout 60 love own) >said && grep -qx 1 said]] },
    { 'table.insert(require("inarow").finders, function(name)', why = "it wants LÖVE",
        instead = [=[{
            echo 'local script = "return { base = [[renju]], name = [[here]] }"
                love = { filesystem = { read = function(path)
                    return path == "variants/here.lua" and script
                end } }'
            cat "$BLOCK"
            echo 'assert(require("inarow").new "here"):play "h8"'
            } >finder.lua && (eval "$(make -s env)" && lua5.4 finder.lua)]=] },
    { "sha256sum --check SHA256SUMS", block = true, why = RELEASE,
        instead = "grep -qF 'sha256sum --check SHA256SUMS' tests/release/run.sh" },
    { "luarocks --lua-version 5.4 --local install inarow-*.rockspec", block = true,
        why = RELEASE, instead =
        "grep -qF 'luarocks --lua-version 5.4 --local install' tests/release/run.sh" },
    { "luarocks --lua-version 5.4 --local make", why = ROCK,
        instead = "luarocks lint inarow-*.rockspec" },
    { "luarocks --lua-version 5.4 --local make inarow-inner_gomoku-1-1.rockspec",
        block = true, why = ROCK,
        instead = "luarocks lint inarow-inner_gomoku-1-1.rockspec" },
    { "cc -std=c11 first.c $(pkg-config --cflags --libs inarow) -o first",
        why = "inarow is not installed: it is, for this once", instead = [[
            make install PREFIX="$HOME/usr" >/dev/null &&
            export PKG_CONFIG_PATH="$HOME/usr/lib/pkgconfig" &&
            eval "cc -std=c11 first.c $(pkg-config --cflags --libs inarow) -o other" &&
            LD_LIBRARY_PATH="$HOME/usr/lib" ./other |
                grep -qx 'move 9: white wins (double-three)']] },
    { "cc -std=c11 -O3 -Ibuild first.c build/inarow-amalgamation.c -o first",
        why = "it takes long: tests/release/run.sh runs a program with this file",
        instead =
        "cc -std=c11 -fsyntax-only -Ibuild first.c build/inarow-amalgamation.c" },
    { "mkdir parts", why = "the suite `archive` runs it on two servers", block = true,
        instead = "true" },
    { "npm install PATH/TO/inarow/bindings/js", why = "the place is the reader's",
        instead = [[
            npm install --silent --offline --no-save ./bindings/js &&
            export PATH="$PWD/build:$PATH"]] },
    { "/usr/bin/python3 -m venv --system-site-packages build/venv", why = PIP,
        short =
        "/usr/bin/python3 -m venv --system-site-packages --without-pip build/venv" },
    { "pip install --no-index --no-build-isolation bindings/python", why = PIP, short = [[
            at=$(echo build/venv/lib/python3*/site-packages) &&
                cp -r bindings/python/src/inarow "$at" &&
                cp build/libinarow_service.so "$at/inarow"]] },
    { "pip wheel --no-index --no-build-isolation --no-deps -w build bindings/python",
        why = PIP, short = known "python" },
    { "python3 -m venv build/other", why = PIP, short = known "python" },
    { "build/other/bin/pip install --no-index build/inarow-*.whl", why = PIP,
        short = known "python" },
    { "inarow lint ./inner_gomoku.lua ./big_renju.lua", why = SHORTER
        .. "; tests/hosts/rock.sh lints the other script in make test-long",
        instead = "inarow lint --games 1 ./big_renju.lua" },
    { "lua5.4 tests/lua/attacks.lua", why = "the suite `sanitized` runs it",
        short = "ls tests/lua/attacks.lua" },
    { "lua5.4 tests/lua/slowest.lua 30", why = SHORTER,
        instead = "lua5.4 tests/lua/slowest.lua 0", short = "ls tests/lua/slowest.lua" },
    { "make yardsticks",
        why = "one of them is used there, and `make bench` makes them all",
        instead = "make build/tests/bench/connect_four && make -n yardsticks",
        short = "make -n yardsticks" },
    { "build/inarow bench perft-connect_four-yardstick", why = SHORTER,
        short = "ls tests/bench/connect_four.c" },
    { "lua5.4 tests/lua/load.lua 10 20", why = "the spec `serve_load` runs less of it",
        instead = "lua5.4 tests/lua/load.lua 2 1", short = "ls tests/lua/load.lua" },
    { "lua5.4 /usr/bin/busted tests/lua/notation/bounds_spec.lua"
        .. " tests/lua/system/files_spec.lua",
        why = "the suite `module` runs them",
        instead = "ls tests/lua/notation/bounds_spec.lua"
            .. " tests/lua/system/files_spec.lua" },
    { "sh tests/run.sh rooms rock-5.4", why = SUITE,
        instead = known "rooms" .. " && " .. known "rock" },
    { "build/tests/core", why = "make check builds it, which is not run here",
        instead = "make -n build/tests/core" },
}
