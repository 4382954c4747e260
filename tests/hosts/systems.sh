#!/bin/sh
# The program for other systems, each made here and run here: by emulation, or as Windows'
# programs are run by Wine. What comes out is the same everywhere. `systems.sh
# [SYSTEM...]`, all of them without one; `.ci/install systems` before. Reports in TAP.
set -u
cd "$(dirname "$0")/../.." || exit 1
label=
work=$(mktemp -d) || exit 1
trap '{ wineserver -k; wineserver -w; } 2>/dev/null; rm -rf "$work"' EXIT
. tests/hosts/tap.sh

WINDOWS=x86_64-w64-mingw32
[ $# != 0 ] || set -- musl aarch64-linux-gnu arm-linux-gnueabihf s390x-linux-gnu $WINDOWS
export WINEDEBUG=-all WINEPREFIX="$work/wine" XDG_STATE_HOME="$work/state"
here=build/native/inarow

# How a system's program is run here.
runner() {
    case $1 in
    $WINDOWS) echo wine ;;
    arm-*) echo qemu-arm ;;
    *-linux-*) echo "qemu-${1%%-*}" ;;
    esac
}

build() {
    case $1 in
    musl) make --no-print-directory program SYSTEM=musl SYSTEM_CC=musl-gcc ;;
    $WINDOWS) make --no-print-directory windows ;;
    *) make --no-print-directory program SYSTEM="$1" ;;
    esac
}

# Every record of the law holds, and so does every count of positions.
judges() {
    $1 conform tests/conformance >"$work/conform" && tail -1 "$work/conform" &&
        ! grep -q '^not ok' "$work/conform" && [ "$(wc -l <"$work/conform")" -gt 2000 ]
}

# same WHAT COMMAND...: it prints the same as here.
same() {
    $here "$@" <"$asked" >"$work/here" && $program "$@" <"$asked" >"$work/there" &&
        [ -s "$work/here" ] && sha256sum <"$work/there" &&
        diff "$work/here" "$work/there" >"$work/diff" || {
        head -5 "$work/diff"
        return 1
    }
}
asked=/dev/null

# The games of a seed.
plays() {
    for variant in taraguchi_10 pente_teams connect_four yavalath qubic teeko; do
        same playout --records --seed 7 $variant 20 || return 1
    done
}

# All forbidden points, and wins by fours.
marks() {
    asked=$work/cells
    cut -f 1 tests/positions/forbidden.tsv | grep -v '#' >"$asked" &&
        same forbidden --variant renju --json &&
        cut -f 1 tests/positions/vcf.tsv | grep -v '#' | head -100 >"$asked" &&
        same analyse --vcf --nodes 1000000 -
    status=$?
    asked=/dev/null
    return $status
}

# The module in a Lua of Windows' own, by its command line, whose library is in a folder.
judges_by() {
    at=$PWD/build/$WINDOWS/$1
    libraries=$(lua5.4 -e 'print(package.searchpath("argparse", package.path))')
    LUA_PATH="Z:${libraries%/*}/?.lua" wine "$at/$2" "Z:$PWD/lua/inarow/cli/main.lua" \
        --library "Z:$at" conform tests/conformance >"$work/conform"
    tail -1 "$work/conform" && ! grep -q '^not ok' "$work/conform" &&
        [ "$(wc -l <"$work/conform")" -gt 2000 ]
}

# Names beyond ASCII, line ends of Windows, what is written over.
lives() (
    place="$work/é 五"
    rm -rf "$place"
    mkdir -p "$place"
    sed 's/$/\r/' docs/double-three.rec >"$place/ü.rec"
    run=$(echo "$program" | sed "s|build/|$PWD/build/|")
    cd "$place" && $run judge ü.rec | grep -q 'agrees: recorded: white' &&
        $run new mine && $run lint ./mine.lua && $run conform --script mine.lua . &&
        printf 'play a1\r\nsave mine.rec\r\nsave mine.rec\r\ny\r\nquit\r\n' |
        $run play tic_tac_toe && grep -q '^play a1' mine.rec
)

make --no-print-directory program SYSTEM=native >"$work/log" 2>&1 || {
    cat "$work/log" >&2
    exit 1
}
for system; do
    label="$system: "
    check "it is built" build "$system"
    program="$(runner "$system") build/$system/inarow"
    [ "$system" != $WINDOWS ] || program=$program.exe
    check "every record of the law" judges "$program"
    check "the games of a seed are the same" plays
    check "forbidden points and wins by fours are the same" marks
    check "names, line ends, files" lives
    if [ "$system" = $WINDOWS ]; then
        check "every record, by Lua 5.4" judges_by lua5.4 lua.exe
        check "every record, by LuaJIT as LÖVE has it" judges_by lua5.1 luajit.exe
    fi
done
echo "1..$number"
[ $failures = 0 ]
