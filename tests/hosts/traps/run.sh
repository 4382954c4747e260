#!/bin/sh
# Checks that no file of the current folder is run: run.sh PROGRAM [quick]. The program
# runs each of its commands in a folder full of traps (make.lua), in every environment
# that may lead to them. It reports in TAP.
set -u
cd "$(dirname "$0")/../../.." || exit 1
program=$1 quick=${2:-}
name=$(echo "$program" | cksum | cut -d ' ' -f 1)
work=$PWD/build/tests/traps-$name
archive=$work/archive
fired=$work/fired
label="${program#"$PWD/"}: "
. tests/hosts/tap.sh
rm -rf "$work"
mkdir -p "$archive" "$work/empty"
unset LUA_PATH LUA_CPATH LUA_INIT LUA_PATH_5_2 LUA_PATH_5_3 LUA_PATH_5_4 \
    LUA_CPATH_5_2 LUA_CPATH_5_3 LUA_CPATH_5_4 LUA_INIT_5_2 LUA_INIT_5_3 LUA_INIT_5_4

cc -shared -fPIC -DFIRED="\"$fired\"" tests/hosts/traps/trap.c -o "$work/trap.so" -ldl
lua5.4 tests/hosts/traps/make.lua "$archive" "$fired" "$work/trap.so" >"$work/names"
sed -n '1,/^---/p' tests/games/yixin_vs_qiguan_2018.rec | sed '/^---/d' \
    >"$archive/game.rec"
printf 'variant sprung\nplay a1\n' >"$archive/sprung.rec"
printf '...............' | sed 's/.*/&&&&&&&&&&&&&&&/' >"$archive/position"
for format in rif_xml sgf lib; do
    build/inarow convert --drop --to $format "$archive/game.rec" >"$archive/game.$format"
done

# Commands that load every library and look for every script.
main_commands() {
    "$program" judge game.rif_xml
    "$program" judge --json game.sgf
    "$program" variants
    "$program" rules sprung
}

# The other commands, as users type them.
more_commands() {
    "$program" --help
    "$program" variants --names
    "$program" variants --json
    "$program" variants --settings renju
    "$program" rules renju
    "$program" judge sprung.rec game.lib
    "$program" judge - <game.rec
    "$program" judge --variant sprung game.lib
    "$program" show game.rec
    "$program" show --svg game.rec
    "$program" forbidden <position
    "$program" explain h8 --json <position
    "$program" conform game.rec sprung.rec
    "$program" conform --junit game.rec
    "$program" play sprung </dev/null
    echo 'load game.rec' | "$program" play renju
    "$program" bench nothing
    "$program" bench playout-sprung
    "$program" perft tic_tac_toe 2
    "$program" playout renju 1 | sed 's/"games_per_second.*mean/mean/; s/,"seconds.*//'
    "$program" convert --to rif_xml game.rec
    "$program" convert --to sgf --drop game.rif_xml
    "$program" lint sprung
    "$program" new renju
}

# output_in FOLDER COMMANDS... prints the output of commands in a folder.
output_in() (
    cd "$1" && shift
    for commands in "$@"; do $commands; done 2>&1
)

# Counts the traps that fired, each once, and variants of the folder that are visible.
count_of_fired() {
    { sort "$fired" | uniq -c; grep -n TRAP "$work/output"; } 2>/dev/null
}

# safe ASSIGNMENT... succeeds if no trap fires in an environment, for all of `tried`.
safe() (
    rm -f "$fired"
    for assignment in "$@"; do
        export "${assignment?}"
    done
    # shellcheck disable=SC2086 # names of functions
    output_in "$archive" $tried >"$work/output"
    count_of_fired >"$work/count"
    cat "$work/count"
    [ ! -s "$work/count" ]
)

# traps ASSIGNMENT... tests an environment.
traps() {
    check "no trap fires with ${*:-nothing set}" safe "$@"
}

has_traps() (
    grep -qx '[1-9][0-9][0-9]*' "$work/names" && cd "$archive" && rm -f "$fired" &&
        lua5.4 -e 'package.path, package.cpath = "./?.lua", "./?.so"
            pcall(require, "dkjson") package.loadlib("./lxp.so", "*")' &&
        [ "$(grep -c . "$fired")" = 2 ]
)

# The output is as in an empty folder, except for absent files, and no trap fires.
runs_as_elsewhere() {
    mkdir -p "$work/elsewhere"
    cp "$archive"/game.* "$archive/sprung.rec" "$archive/position" "$work/elsewhere"
    touch "$work/elsewhere/sprung.lua"
    output_in "$work/elsewhere" main_commands more_commands >"$work/expected"
    safe && diff "$work/expected" "$work/output" && grep -q '^rif_renju ' "$work/expected"
}

check "the traps work" has_traps
tried="main_commands more_commands"
if [ "$quick" ]; then
    tried=main_commands
    traps
else
    check "no trap fires, and the output is the same as elsewhere" runs_as_elsewhere
fi
traps 'LUA_PATH=./?.lua;;' 'LUA_CPATH=./?.so;;' 'LUA_INIT=@init.lua'
tried=main_commands
traps 'LUA_PATH=?.lua' 'LUA_CPATH=?.so'
traps 'LUA_PATH=;;' 'LUA_CPATH=;;' 'LUA_INIT=require "dkjson"'
if [ ! "$quick" ]; then
    traps 'LUA_PATH=' 'LUA_CPATH='
    traps 'LUA_PATH=x/?.lua;;;../archive/?.lua' 'LUA_CPATH=x;;;../archive/?.so'
    for abi in 5_2 5_3 5_4; do
        traps "LUA_PATH_$abi=?.lua;;" "LUA_CPATH_$abi=?.so" "LUA_INIT_$abi=@init.lua"
    done
fi
echo "1..$number"
[ "$failures" = 0 ]
