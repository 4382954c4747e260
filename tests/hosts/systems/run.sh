#!/bin/sh
# Runs the programs for other systems, built here, by emulation or by Wine. The output is
# the same on every system. `run.sh [SYSTEM...]` runs all systems if none is given. It
# reports in TAP, with the last line of the output.
set -u
cd "$(dirname "$0")/../../.." || exit 1
label=
work=$(mktemp -d) || exit 1
trap '{ wineserver -k; wineserver -w; } 2>/dev/null; rm -rf "$work"' EXIT
. tests/hosts/tap.sh

WINDOWS=x86_64-w64-mingw32
NEON=arm-neon
[ $# != 0 ] ||
    set -- clang musl aarch64-linux-gnu arm-linux-gnueabihf $NEON s390x-linux-gnu $WINDOWS
export WINEDEBUG=-all WINEPREFIX="$work/wine" XDG_STATE_HOME="$work/state"
here=$PWD/build/native/inarow

# Prints the command that runs a system's program here, and its compiler if it is not the
# system's default.
runner() {
    case $1 in
    $WINDOWS) echo wine ;;
    arm-*) echo qemu-arm ;;
    *-linux-*) echo "qemu-${1%%-*}" ;;
    esac
}

compiler() {
    case $1 in
    clang) echo clang ;;
    musl) echo musl-gcc ;;
    $NEON) echo "arm-linux-gnueabihf-gcc -mfpu=neon" ;;
    $WINDOWS) basename "$(command -v "$1-gcc-posix" || echo "$1-gcc")" ;;
    *) echo "$1-gcc" ;;
    esac
}

build() {
    compiler=$(compiler "$1")
    set -- --no-print-directory SYSTEM="$1" SYSTEM_CC="$compiler"
    [ "$system" != $WINDOWS ] || make "$@" windows || return 1
    make "$@" program system-tests && $compiler --version | sed -n 1p
}

# Runs the core's tests, by Check.
core() {
    CK_TAP_LOG_FILE_NAME=$work/core.tap $run "$at/core$exe" >"$work/core" 2>&1
    tail -n 1 "$work/core" | grep 'Checks: [1-9].*Failures: 0, Errors: 0'
}

# Every record of the law is ruled on correctly, and every count of positions is right; a
# file has the output.
all_hold() {
    echo "$(grep -c '^ok ' "$1") cases, $(tail -n 1 "$1")"
    ! grep '^not ok' "$1" && [ "$(grep -c '^ok ' "$1")" -gt 2000 ]
}

judges() {
    $program conform tests/conformance >"$work/conform"
    all_hold "$work/conform"
}

# same WHAT COMMAND... succeeds if the command prints the same as here.
same() {
    $here "$@" <"$asked" >"$work/here" && $program "$@" <"$asked" >"$work/there" &&
        [ -s "$work/here" ] && diff "$work/here" "$work/there" >"$work/diff" || {
        head -5 "$work/diff"
        return 1
    }
    cat "$work/there" >>"$work/all"
}
asked=/dev/null

# Prints the schema of the service, which needs no file beside the program.
describes() {
    rm -f "$work/all"
    same serve --schema && sha256sum <"$work/all"
}

# Plays the games of a seed.
plays() {
    rm -f "$work/all"
    for variant in taraguchi_10 pente_teams connect_four yavalath qubic teeko; do
        same playout --records --seed 7 $variant 20 || return 1
    done
    sha256sum <"$work/all"
}

# Finds all forbidden points, and wins by fours.
marks() {
    rm -f "$work/all"
    asked=$work/cells
    cut -f 1 tests/positions/forbidden.tsv | grep -v '#' >"$asked" &&
        same forbidden --variant renju --json &&
        cut -f 1 tests/positions/vcf.tsv | grep -v '#' | head -100 >"$asked" &&
        same analyse --vcf --nodes 1000000 - && sha256sum <"$work/all"
    status=$?
    asked=/dev/null
    return $status
}

# ---- The specs -------------------------------------------------------------------------

# COMMANDS are the specs that start programs and read their output. The other specs leave
# out tests that need a shell (busted.lua) or a clock, or that depend on another omitted
# test.
COMMANDS="boards branches cli convert corpus documents faults openings other_boards perft
    play playout positions stepping tester tracing"
APART="against|cli|documents|files|gomocup|manual|paths|play|players|process|progress"
APART="$APART|referee|sandbox|serve|service_answers|system|terminal"
# In an emulator, each of these takes half a minute or more, or exceeds its time limit.
# The specs of commands would take minutes, except these.
SLOW="bounds|exchange|hooks|language|language_texts|legal|lint|puzzles|render|ruling"
SLOW="$SLOW|sentences|service_requests|service_time|undo|view"
QUICK="boards branches convert documents faults play"

# passed FILE STATUS succeeds if the TAP has a passed test and no failed one.
passed() {
    ! grep -a -A 12 '^not ok' "$1" && [ "$2" = 0 ] &&
        echo "$(grep -a '^ok ' "$1" | grep -cv '# SKIP') passed, $(
            grep -ac '# SKIP' "$1") left out" | grep -v '^0 passed'
}

# Runs specs in the system's Lua, each in a process of its own.
specs_of_module() (
    libraries=$(lua5.4 -e 'print(package.searchpath("busted", package.path))')
    LUA_PATH="./?.lua"
    for folder in "$drive$PWD/lua" "$drive${libraries%/*}"; do
        LUA_PATH="$folder/?.lua;$folder/?/init.lua;$LUA_PATH"
    done
    export LUA_PATH
    status=0
    apart="/($APART${emulated:+|$SLOW})_spec"
    for spec in $(find tests/lua -name '*_spec.lua' | sort | grep -vE "$apart"); do
        $run "$at/lua$exe" tests/hosts/systems/busted.lua "$spec" \
            --filter-out="in time," --filter-out="soon said" \
            --filter-out="have all been met with" || status=1
    done >"$work/specs" 2>&1 </dev/null
    passed "$work/specs" $status
)

# Runs specs with this machine's busted, in a tree whose build/inarow is the system's
# program. The program cannot measure, and has no luv.
specs_of_commands() (
    tree=$work/tree
    rm -rf "$tree"
    mkdir -p "$tree/build"
    ln -s "$PWD"/[!b]* "$PWD"/bin "$PWD"/bindings "$tree"
    ln -s "$PWD"/build/* "$tree/build"
    rm "$tree/build/inarow"
    printf '#!/bin/sh\n[ "${1-}" != bench ] || exec %s "$@"\nexec %s "$@"\n' \
        "$PWD/build/inarow" "$program" >"$tree/build/inarow"
    chmod +x "$tree/build/inarow"
    eval "$(make -s env)"
    cd "$tree" || exit 1
    if [ "$emulated" ]; then commands=$QUICK; else commands=$COMMANDS; fi
    eval "lua5.4 /usr/bin/busted --output=TAP --filter-out='says so where a line' \
        --filter-out='of inarow referee' --filter-out='of inarow conform' \
        $posix $(for spec in $commands; do
            find tests/lua/ -name ${spec}_spec.lua
        done | tr '\n' ' ')" \
        >"$work/specs" 2>&1 </dev/null
    passed "$work/specs" $?
)

# Features that Windows lacks: links, named pipes, replacing a file while it is read, a
# shell for ImageMagick, a folder named /tmp.
POSIX="--filter-out='GIF' --filter-out='follows no link' \
    --filter-out='cannot be read, and' --filter-out='in the place of the last' \
    --filter-out='has colours where' --filter-out='over nothing but its own' \
    --filter-out='of inarow show'"

# ---- Files -----------------------------------------------------------------------------

# Names beyond ASCII, Windows' line ends, overwritten files, folders with a slash. On
# Windows, whose shells do not expand patterns, also a pattern of names.
lives() (
    place="$work/é 五"
    rm -rf "$place"
    mkdir -p "$place/folder"
    sed 's/$/\r/' docs/double-three.rec >"$place/ü.rec"
    cp "$place/ü.rec" "$place/folder"
    cd "$place" && $program judge ü.rec | grep -q 'agrees: recorded: white' &&
        $program judge --summary folder/ "$records" | grep '^2 games: 2 agrees' &&
        $program new mine && $program lint ./mine.lua &&
        $program conform --script mine.lua . &&
        printf 'play a1\r\nsave mine.rec\r\nsave mine.rec\r\ny\r\nquit\r\n' |
        $program play tic_tac_toe && grep -q '^play a1' mine.rec
)

# ---- Windows only ----------------------------------------------------------------------

# by FOLDER PROGRAM runs the command line of the module, as a DLL, in a native Lua of
# Windows.
by() {
    folder=$at/$1
    lua=$2
    libraries=$(lua5.4 -e 'print(package.searchpath("argparse", package.path))')
    shift 2
    LUA_PATH="Z:${libraries%/*}/?.lua" wine "$folder/$lua" \
        "Z:$PWD/lua/inarow/cli/main.lua" --library "Z:$folder" "$@"
}

judges_by() {
    by "$1" "$2" conform tests/conformance >"$work/conform"
    all_hold "$work/conform"
}

# An open file is not replaced, and the reason is reported; after it is closed, it is.
in_use() (
    mkdir -p "$work/in_use" && cd "$work/in_use" && echo old >old &&
        LUA_CPATH="Z:$at/lua5.4/?.dll" wine "$at/lua5.4/lua.exe" -e '
            local system = require "inarow.system.native"
            local held = assert(io.open "old")
            local done, why, code = system.replace("old", "new")
            assert(done == nil and #why > 5 and code == "no-permission", code)
            assert(held:read "*l" == "old")
            held:close()
            assert(system.replace("old", "new") and system.replace("other", "new", true))
            assert(select(3, system.replace(".", "new")) == "is-folder")
            assert(select(3, system.replace("none/x", "new")) == "no-folder")
            print(why)' && [ "$(cat old other)" = newnew ] &&
        [ "$(ls -A)" = "$(printf 'old\nother')" ]
)

# Any path that ends with a device's name is the device: it is not a record or a script.
devices() (
    rm -rf "$work/devices"
    mkdir -p "$work/devices"
    cp docs/double-three.rec "$work/devices/game.rec"
    cp docs/double-three.rec "$work/devices/con.rec"
    printf 'variant nul\nplay a1\n' >"$work/asks.rec"
    { by lua5.4 lua.exe judge "$work/asks.rec" 2>&1; [ $? = 2 ]; } |
        grep "no variant 'nul'" || return 1
    cd "$work/devices" && for folder in . z: ../devices/; do
        $program judge --summary $folder >"$work/judged" 2>"$work/errors"
        [ $? = 2 ] && grep '^1 game: 1 agrees' "$work/judged" &&
            grep 'con.rec: it is not a file' "$work/errors" || return 1
    done
)

# Files of other kinds are recognized, long files have the right length, and invalid file
# numbers are refused.
kinds() (
    cd "$work" && truncate -s 5G long && LUA_CPATH="Z:$at/lua5.4/?.dll" \
        wine "$at/lua5.4/lua.exe" -e 'local system = require "inarow.system.native"
            for _, name in ipairs { "NUL", "con" } do
                local kind, has_end = system.kind(name)
                assert(kind == "device" and has_end == (name == "NUL"), name)
            end
            local held = assert(io.open("long", "a"))
            local kind, size = system.kind "long"
            held:close()
            assert(kind == "file" and size == 5 * 2 ^ 30)
            local number = system.process()
            assert(system.is_running(number) and not system.is_running(number + 2 ^ 32))'
)

# The module exports only the name that Lua needs.
exports_what_lua_asks_for() {
    for module in core system/native; do
        for file in "$at"/lua5.*/inarow/$module.dll; do
            names=$($system-objdump -p "$file" |
                sed -n 's/^\t\[ *[0-9]*\] \([a-z_].*\)/\1/p')
            [ "$names" = "luaopen_inarow_$(echo $module | tr / _)" ] || return 1
        done
    done
}

# The module of another Lua gives the right message, even if the library of that Lua is
# present.
other_lua_is_recognized() {
    mixed=$work/mixed
    rm -rf "$mixed"
    mkdir "$mixed" && cp "$at"/lua5.*/*.dll "$at/lua5.4/lua.exe" "$at/lua5.1/luajit.exe" \
        "$mixed" || return 1
    for pair in lua.exe=5.1 luajit.exe=5.4; do
        LUA_PATH="Z:$PWD/lua/?.lua;Z:$PWD/lua/?/init.lua" \
            LUA_CPATH="Z:$at/lua${pair#*=}/?.dll" timeout 60 \
            wine "$mixed/${pair%=*}" -e 'require "inarow"' >"$work/errors" 2>&1
        [ $? = 1 ] && grep 'another Lua' "$work/errors" || return 1
    done
}

# A console has colours unless they are turned off.
on_console() {
    script -qec "wine $at/inarow.exe show docs/double-three.rec" /dev/null |
        grep -c '97;40m'
}

has_colours() {
    [ "$(on_console)" -gt 3 ] && [ "$(NO_COLOR=1 on_console)" = 0 ] &&
        [ "$(TERM=dumb on_console)" = 0 ]
}

# After an interrupt, the console is unchanged.
interrupts() {
    $(compiler $WINDOWS) tests/hosts/systems/interrupted.c -o "$work/interrupted.exe" &&
        script -qec "wine $work/interrupted.exe '$at/inarow.exe perft pente 7'" /dev/null
}

# The console gets whole characters and escapes, in messages of faults too.
has_whole_characters() {
    escape=$(printf '\033')
    cp docs/double-three.rec "$work/ü五.rec"
    for command in "show ü五.rec" "judge 五.rec"; do
        (cd "$work" &&
            LC_ALL=C.UTF-8 script -qec "wine $at/inarow.exe $command" /dev/null)
    done >"$work/console"
    grep -q 'ü五.rec#1' "$work/console" && grep -q '[^ü]五.rec:' "$work/console" &&
        grep -q "$escape\[97;40m" "$work/console"
}

# Typed keys arrive as whole characters.
types_whole_characters() (
    cd "$work" && rm -f é五.rec && {
        printf 'a1\rsave é五.rec\rquit\r'
        sleep 10
    } | LC_ALL=C.UTF-8 script -qec "wine $at/inarow.exe play tic_tac_toe" /dev/null
    grep 'play a1' é五.rec
)

# ---- All tests -------------------------------------------------------------------------

# show NAME COMMAND... also prints the last line of the output.
show() {
    before=$failures
    check "$@"
    [ $failures != "$before" ] || sed -n '$s/^/#     /p' "$work/log"
}

# After a change of compiler, `make` builds again, and with the same one nothing. With
# COMPILER it builds this many objects.
compiles() {
    [ "$(make --no-print-directory SYSTEM=anew SYSTEM_CC="$1" build/anew/obj/console.o |
        grep -c -- '-c csrc')" = "$2" ]
}

is_built_anew() {
    rm -rf build/anew
    compiles cc 1 && compiles cc 0 && compiles clang 1 && compiles clang 0
    status=$?
    rm -rf build/anew
    return $status
}

# A compiler without POSIX threads is reported before it builds anything.
lacks_threads() {
    sh csrc/program/has_threads.sh false >"$work/threads" 2>&1 && return 1
    grep '^false does not link POSIX threads: install ' "$work/threads"
}

make --no-print-directory program SYSTEM=native >"$work/log" 2>&1 || {
    cat "$work/log" >&2
    exit 1
}
check "another compiler builds everything again" is_built_anew
check "a compiler without threads is named" lacks_threads
for system; do
    label="$system: " drive='' exe='' run=$(runner "$system") at=$PWD/build/$system
    emulated=${run%wine} posix='' records=ü.rec
    if [ "$system" = $WINDOWS ]; then
        drive=Z: exe=.exe posix=$POSIX records='./*.rec'
    fi
    program="$run $at/inarow$exe"
    show "it is built" build "$system"
    show "the core's tests" core
    show "forbidden points and wins by fours are the same" marks
    [ "$system" != $NEON ] || continue # only the maps differ from the last system
    show "every record of the law" judges
    show "the games of a seed are the same" plays
    show "the schema is the same" describes
    show "the specs of the module" specs_of_module
    show "the specs of the commands" specs_of_commands
    check "names, line ends, files" lives
    if [ "$system" = musl ]; then
        program="qemu-x86_64 -cpu qemu64 $at/inarow"
        show "the same points and wins by a processor without AVX2" marks
    fi
    [ "$system" = $WINDOWS ] || continue
    show "every record, by Lua 5.4" judges_by lua5.4 lua.exe
    show "every record, by LuaJIT as LÖVE has it" judges_by lua5.1 luajit.exe
    show "a file in use is reported" in_use
    check "a device is not a file" devices
    check "files, devices, processes" kinds
    show "a module of another Lua" other_lua_is_recognized
    check "a module exports only the name that Lua needs" exports_what_lua_asks_for
    check "colours on a console can be turned off" has_colours
    check "an interrupt leaves the console unchanged" interrupts
    check "a console gets whole characters" has_whole_characters
    check "a console sends whole characters" types_whole_characters
done
echo "1..$number"
[ $failures = 0 ]
