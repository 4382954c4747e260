#!/bin/sh
# Every test, one suite after another; the last line counts them all. `make test` builds
# what is needed first. With names as arguments, only those suites run.
set -u
cd "$(dirname "$0")/.." || exit 1
logs=build/tests/logs
mkdir -p $logs
passed=0 failed=0
LUAS="lua5.4 lua5.1 lua5.2 lua5.3 luajit"

# count NAME PASSED FAILED
count() {
    passed=$((passed + $2))
    failed=$((failed + $3))
    printf '%-28s %6d passed, %d failed\n' "$1" "$2" "$3"
    if [ "$3" != 0 ]; then tail -n 60 "$logs/$1"; fi
}

# A suite that reports in TAP: tap NAME TAP-FILE STATUS. A failed exit without a failed
# test is a failure too.
tap() {
    ok=$(grep -c '^ok ' "$2")
    bad=$(grep -c '^not ok ' "$2")
    if [ "$3" != 0 ] && [ "$bad" = 0 ]; then bad=1; fi
    if [ "$ok" = 0 ] && [ "$bad" = 0 ]; then bad=1; fi
    count "$1" "$ok" "$bad"
}

# A suite that passes or fails as a whole: whole NAME COMMAND...
whole() {
    name=$1
    shift
    if "$@" >"$logs/$name" 2>&1; then count "$name" 1 0; else count "$name" 0 1; fi
}

# ---- The core --------------------------------------------------------------------------

core_suite() {
    CK_TAP_LOG_FILE_NAME=$logs/$1.tap build/tests/$1 >"$logs/$1" 2>&1
    tap "$1" "$logs/$1.tap" $?
}

core() {
    core_suite core
    core_suite core-asan
}

# Rule sets thrown at random: other ones on each way of building, bounded work on all;
# two ways at a time.
rules_by() {
    for way in "$@"; do
        if [ -x build/tests/any-$way ]; then
            build/tests/any-$way "${RULE_SEED:-$(echo $way | cksum | cut -c 1-5)}" \
                "${RULE_SETS:-120}" >$logs/rules-$way 2>&1
            echo $? >$logs/rules-$way.status
        fi
    done
}

rules() {
    rules_by cc clang-portable &
    rules_by cc-portable clang
    wait
    for way in cc cc-portable clang clang-portable; do
        if [ -x build/tests/any-$way ]; then
            tap rules-$way $logs/rules-$way "$(cat $logs/rules-$way.status)"
        fi
    done
}

# ---- Rooms -----------------------------------------------------------------------------

# Which file may know which.
rooms() {
    lua5.4 tests/rooms/core.lua >$logs/rooms-core 2>&1
    tap rooms-core $logs/rooms-core $?
    lua5.4 tests/rooms/arrows.lua >$logs/rooms-arrows 2>&1
    tap rooms-arrows $logs/rooms-arrows $?
    (eval "$(make -s env)" && lua5.4 tests/rooms/ways.lua) >$logs/rooms-ways 2>&1
    tap rooms-ways $logs/rooms-ways $?
}

# ---- Forbidden points ------------------------------------------------------------------

forbidden() {
    cut -f 1 tests/positions/forbidden.tsv >$logs/forbidden.in
    cut -f 2 tests/positions/forbidden.tsv >$logs/forbidden.expected
    build/inarow forbidden <$logs/forbidden.in >$logs/forbidden.got
    paste $logs/forbidden.expected $logs/forbidden.got |
        awk -F '\t' '{ print ($1 == $2 ? "ok " : "not ok ") NR }' >$logs/forbidden
    tap forbidden $logs/forbidden 0
    build/tests/reference <$logs/forbidden.in >$logs/reference.got
    whole reference-on-the-same cmp $logs/forbidden.expected $logs/reference.got
}

differential() {
    sh tests/reference/differential.sh "${DIFFERENTIAL:-4000}" >$logs/differential 2>&1
    tap differential $logs/differential $?
}

# ---- The law, and real games -----------------------------------------------------------

conformance() {
    find tests/conformance -name '*.rec' | sort |
        xargs build/inarow conform >$logs/conformance 2>&1
    tap conformance $logs/conformance $?
    build/inarow conform tests/games/*.rec >$logs/games 2>&1
    tap games $logs/games $?
}

# A Lua script through the module built with the sanitizers.
with_sanitizers() {
    preload="$(cc -print-file-name=libasan.so) $(cc -print-file-name=libubsan.so)"
    env LD_PRELOAD="$preload" ASAN_OPTIONS=detect_leaks=0 \
        LUA_PATH="$PWD/lua/?.lua;;" LUA_CPATH="$PWD/build/asan/?.so;;" lua5.4 "$@"
}

# The same records, and the attacks on the sandbox.
sanitized() {
    # shellcheck disable=SC2046 # the paths are words
    with_sanitizers lua/inarow/cli/main.lua conform \
        $(find tests/conformance -name '*.rec' | sort) >$logs/sanitized 2>&1
    tap sanitized $logs/sanitized $?
    whole sanitized-attacks with_sanitizers tests/lua/attacks.lua
}

# ---- The module ------------------------------------------------------------------------

# The specs by one interpreter, each in a process of its own: none leans on another's
# leavings. The command line is the launcher's, lua5.4's: once is enough.
specs_by() {
    (
        eval "$(make -s env LUA=$1)"
        specs=$(ls tests/lua/*_spec.lua)
        [ $1 = lua5.4 ] || specs=$(ls tests/lua/*_spec.lua |
            grep -vE '/(cli|documents|files|play|sentences)_spec')
        status=0
        for spec in $specs; do
            $1 /usr/bin/busted --output=TAP "$spec" || status=1
        done
        echo $status >$logs/module-$1.status
    ) >$logs/module-$1 2>&1
}

# All are built first; then two at a time run.
module() {
    for lua in $LUAS; do
        make --no-print-directory LUA=$lua >$logs/module-$lua.build 2>&1 ||
            cat $logs/module-$lua.build
        rm -f $logs/module-$lua.status
    done
    make --no-print-directory >/dev/null # the launcher is lua5.4's again
    for lua in lua5.1 lua5.2 lua5.3; do specs_by $lua; done &
    for lua in lua5.4 luajit; do specs_by $lua; done
    wait
    for lua in $LUAS; do
        tap module-$lua $logs/module-$lua "$(cat $logs/module-$lua.status)"
    done
}

# Every operation with its allocations failing and its instructions interrupted, under
# the sanitizers (tests/faults/proof.lua), two interpreters at a time. FAULTS is how many
# points of each, and the part of the law's records: "0 1" is all of it.
faults_by() {
    for lua in "$@"; do
        # shellcheck disable=SC2086 # two numbers
        build/tests/faults-$lua tests/faults/proof.lua $points $seed $parts \
            >$logs/faults-$lua 2>&1
        status=$?
        grep -q '^1\.\.' $logs/faults-$lua || status=1 # it was cut short
        echo $status >$logs/faults-$lua.status
    done
}

# Then the table of what failed: operations, and points and differences for each Lua.
faults() {
    points=${FAULTS:-4 8}
    parts=${points#* } points=${points% *}
    seed=${SEED:-$(date +%j)}
    faults_by lua5.1 lua5.2 &
    faults_by lua5.4 lua5.3 luajit
    wait
    for lua in $LUAS; do
        tap faults-$lua $logs/faults-$lua "$(cat $logs/faults-$lua.status)"
    done
    for lua in $LUAS; do grep -a "^# .*	$lua	" $logs/faults-$lua; done |
        awk -F '\t' '
            { sub("# ", "", $1); if (!($1 in seen)) { seen[$1]; order[++n] = $1 }
              operations[$1] += $3
              points[$1] = points[$1] sprintf(" %10d", $4 + $5)
              differed[$1] += $6 }
            END { print "  points failed of seed '"$seed"', by " "'"$LUAS"'"
                  for (i = 1; i <= n; i++)
                      printf "  %-7s %4d operations%s, %d differed\n", order[i],
                          operations[order[i]], points[order[i]], differed[order[i]] }'
}

# The long search for what takes a script longest: `make test-long`.
slowest() {
    for lua in $LUAS; do
        make --no-print-directory LUA=$lua >$logs/slowest-$lua.build 2>&1 ||
            cat $logs/slowest-$lua.build
        whole slowest-$lua sh -c "eval \"\$(make -s env LUA=$lua)\"
            $lua tests/lua/slowest.lua ${SLOWEST:-300}"
        head -n 4 $logs/slowest-$lua
    done
    make --no-print-directory >/dev/null # the launcher is lua5.4's again
}

# Lua's rocks, on each version that Debian's luarocks serves.
rock() {
    for version in 5.1 5.2 5.3 5.4; do
        sh tests/hosts/rock.sh $version >$logs/rock-$version 2>&1
        tap rock-$version $logs/rock-$version $?
    done
}

# ---- Hosts -----------------------------------------------------------------------------

# The LÖVE game: clicks in a real window; meanwhile pictures, and the .love by itself.
love() {
    make --no-print-directory love >$logs/love.build 2>&1 || cat $logs/love.build
    (
        eval "$(make -s env)"
        run="lua5.4 tests/hosts/love_tests/main.lua"
        xvfb-run -a -s '-screen 0 1400x900x24' $run window >$logs/love-window 2>&1 &
        $run offscreen shipped stranger >$logs/love-offscreen 2>&1
        echo $? >$logs/love-offscreen.status
        wait $!
        echo $? >$logs/love-window.status
    )
    for part in window offscreen; do
        tap love-$part $logs/love-$part "$(cat $logs/love-$part.status)"
    done
}

# Programs in C, from an installed tree.
hosts() {
    for lua in lua5.4 luajit; do
        sh tests/hosts/c/run.sh $lua >$logs/hosts-$lua 2>&1
        tap hosts-$lua $logs/hosts-$lua $?
    done
    make --no-print-directory >/dev/null # the launcher is lua5.4's again
}

# A release, installed from its tarball as a stranger would.
release() {
    sh tests/hosts/release.sh >$logs/release 2>&1
    tap release $logs/release $?
}

# Nothing of the current folder is run: by the tree's program, nor by an installed one
# whose place has a name of all that shells and Lua's paths read otherwise.
traps() {
    odd="$PWD/build/tests/it's; an ?odd]==] place"
    make --no-print-directory PREFIX="$odd" install >$logs/traps-odd.install 2>&1
    (
        sh tests/hosts/traps/run.sh "$PWD/build/inarow" >$logs/traps 2>&1
        echo $? >$logs/traps.status
    ) &
    sh tests/hosts/traps/run.sh "$odd/bin/inarow" >$logs/traps-odd 2>&1
    tap traps-odd $logs/traps-odd $?
    wait
    tap traps $logs/traps "$(cat $logs/traps.status)"
}

# ---- Long texts ------------------------------------------------------------------------

# Memory and time of what a stranger could send, in proportion to its length.
bounds() {
    (
        eval "$(make -s env)"
        lua5.4 tests/bounds/bounds.lua "${BOUNDS:-100000}" "${PATIENCE:-0.4}"
    ) >$logs/bounds 2>&1
    tap bounds $logs/bounds $?
}

# ---- Style -----------------------------------------------------------------------------

long_lines() {
    git ls-files --cached --others --exclude-standard '*.c' '*.h' '*.lua' '*.rec' '*.sh' |
        xargs awk 'length($0) > 90 { print FILENAME ":" FNR; bad = 1 } END { exit bad }'
}

style() {
    whole luacheck luacheck -q lua variants tests
    whole clang-format clang-format --dry-run --Werror \
        csrc/*.h csrc/*/*.[ch] tests/*/*.[ch] tests/*/*/*.[ch]
    whole long-lines long_lines
}

if [ $# = 0 ]; then
    set -- rooms core rules forbidden differential conformance sanitized faults module rock \
        hosts release traps love bounds style
fi
for suite in "$@"; do
    if ! command -v "$suite" >/dev/null || [ -x "$(command -v "$suite")" ]; then
        echo "run.sh: there is no suite $suite" >&2
        exit 2
    fi
    $suite
done
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
