#!/bin/sh
# Runs every test; the last line counts them all. `make test` builds the programs first.
# With names as arguments, only those suites or parts of suites run (parts_of). JOBS parts
# run at a time; their output is printed in order. Many parts wait for programs, so the
# default is one more part than the processors of CI.
set -u
cd "$(dirname "$0")/.." || exit 1
logs=build/tests/logs
mkdir -p $logs
passed=0 failed=0
# The python3 of a version manager is a script that starts ten processes, so the tests
# call the interpreter itself.
python=$(python3 -c 'import sys; print(sys.executable)')
[ "$(command -v python3)" = "$python" ] || PATH=${python%/*}:$PATH
LUAS=${LUAS:-lua5.4 luajit} # `make test-long` adds lua5.1, lua5.2 and lua5.3
# The Luas whose allocations fail: `make test-long`, which sets FAULTS, uses all.
FAULT_LUAS=lua5.4
[ -z "${FAULTS:-}" ] || FAULT_LUAS=$LUAS
# The longest suites come first: a long one at the end would run alone.
SUITES="module love pages release rock python core bounds faults hosts js site archive
    fuzz traps perft models threats attack style proofs differential rules table web
    sanitized rooms variant forbidden conformance corpus saves"

# Parts of a suite that run separately: SUITE, or SUITE-ARGUMENT. The specs by Lua 5.4,
# which are most of them, are distributed among several parts.
SHARES=6
parts_of() {
    case $1 in
    module) for lua in $LUAS; do parts_of "$1-$lua"; done ;;
    module-lua5.4) for share in $(seq $SHARES); do echo "$1-$share"; done ;;
    faults) for lua in $FAULT_LUAS; do echo "$1-$lua"; done ;;
    slowest) for lua in $LUAS; do echo "$1-$lua"; done ;;
    rock) printf '%s\n' rock-5.4 ${SPECS:+rock-5.1 rock-5.2 rock-5.3} ;;
    rooms) printf '%s\n' rooms-core rooms-arrows rooms-ways ;;
    core) echo core-asan ;; # core-plain has the same tests: for `make check`
    rules)
        echo rules-scripts
        (cd build/tests && printf '%s\n' any-cc any-threads-portable any-*) |
            sed -n 's/^any-\([^*]*\)$/rules-\1/p' | sort -u
        ;;
    corpus) printf '%s\n' corpus-audit corpus-classes ;;
    hosts) printf '%s\n' hosts-lua5.4 ${SPECS:+hosts-luajit} ;;
    attack) printf '%s\n' attack-fours attack-threats attack-bounded ;;
    traps) printf '%s\n' traps-tree traps-odd ;;
    love) printf '%s\n' love-window love-offscreen ;;
    web) printf '%s\n' web-links "web-${WEB:-smoke}" ;;
    *) echo "$1" ;;
    esac
}

build() {
    make --no-print-directory -j "${JOBS:-2}" "$@"
}

# Builds the programs that a suite or part needs beyond `make`: each line has suites and a
# command. This happens before any part runs, so that parts do not build each other's
# programs.
build_for() {
    suite=$1 T=build/tests
    while IFS=: read -r suites command; do
        case " $suites " in
        *" ${suite%%-*} "*) eval "$command" </dev/null || return 1 ;;
        esac
    done <<'END'
module hosts slowest: for lua in $LUAS; do build LUA=$lua module || return 1; done
pages: build LUA=luajit module
module hosts: build $T/opening $T/fork.so
hosts python cluster: build service
bounds: build $T/fork.so
corpus differential forbidden proofs: build $T/reference $T/positions
core: build $(parts_of $suite | sed "s,^,$T/,; s/-plain//")
attack faults: build $(parts_of $suite | sed "s,^,$T/,")
rules: build $(parts_of $suite | sed "s,^rules-,$T/any-,; s/any-scripts/batches.so/")
perft: build $(printf 'build/%s ' tests/perft/*.c | sed 's/\.c / /g')
fuzz sanitized: build $(find build/lua5.4/inarow -name "[!b]*.so" | sed s/lua5.4/asan/)
saves: build $T/replace
love: build love
js: build web
site: build bindings/js/dist/board.mjs
web: build playground site
traps: build PREFIX="$odd" install
systems: .ci/install systems
release: [ -z "${PARTS:-}" ] || .ci/install systems
cluster: .ci/install cluster
END
}

# count NAME PASSED FAILED
count() {
    passed=$((passed + $2))
    failed=$((failed + $3))
    printf '%-28s %6d passed, %d failed\n' "$1" "$2" "$3"
    [ "$3" = 0 ] || what_failed "$1" | tee -a $logs/failures
}

# what_failed NAME prints the failed tests and the lines after each, or the end of the
# log.
what_failed() {
    echo "$1:"
    grep -a -A 40 '^not ok ' "$logs/$1" | head -n 100 | grep . || tail -n 30 "$logs/$1"
}

# tap NAME TAP-FILE STATUS counts a suite that reports in TAP. A failed exit without a
# failed test is a failure too.
tap() {
    ok=$(grep -c '^ok ' "$2")
    bad=$(grep -c '^not ok ' "$2")
    if [ "$3" != 0 ] && [ "$bad" = 0 ]; then bad=1; fi
    if [ "$ok" = 0 ] && [ "$bad" = 0 ]; then bad=1; fi
    count "$1" "$ok" "$bad"
}

# whole NAME COMMAND... runs a suite that passes or fails as a whole.
whole() {
    name=$1
    shift
    if "$@" >"$logs/$name" 2>&1; then count "$name" 1 0; else count "$name" 0 1; fi
}

# reports NAME COMMAND... runs a suite that is a program and reports in TAP.
reports() {
    part=$1
    shift
    "$@" >"$logs/$part" 2>&1
    tap "$part" "$logs/$part" $?
}

# ---- The core --------------------------------------------------------------------------

# All tests run in one process, which is quick. If that fails, each runs in its own
# process, to show which failed.
core() {
    program=build/tests/core
    [ "$1" = plain ] || program=$program-$1
    export CK_TAP_LOG_FILE_NAME="$logs/core-$1.tap"
    CK_FORK=no $program >"$logs/core-$1" 2>&1
    status=$?
    [ $status = 0 ] || $program >>"$logs/core-$1" 2>&1
    tap "core-$1" "$logs/core-$1.tap" $status
}

# Random rule sets: other ones for each way to build, with bounded work; and random
# scripts, from the schema.
rules() {
    if [ "$1" = scripts ]; then
        (eval "$(make -s env)" && lua5.4 tests/rules/scripts.lua $seed "${SCRIPTS:-8}") \
            >$logs/rules-scripts 2>&1
        tap rules-scripts $logs/rules-scripts $?
        return
    fi
    reports rules-$1 build/tests/any-$1 \
        $((seed + $(echo $1 | cksum | cut -c 1-4))) "${RULE_SETS:-60}"
}

# ---- Rooms -----------------------------------------------------------------------------

# Which file may know which other file.
rooms() {
    (eval "$(make -s env)" && lua5.4 tests/rooms/$1.lua) >$logs/rooms-$1 2>&1
    tap rooms-$1 $logs/rooms-$1 $?
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
    reports differential sh tests/reference/differential.sh "${DIFFERENTIAL:-4400}" $seed
}

# ---- Attacks ---------------------------------------------------------------------------

# Compares wins by fours with a plain oracle on random positions and a file, for each
# board and each rule set. Plays wins by threats on some of them against every answer.
# Tests bounds and threads.
attack() {
    attacks=${ATTACKS:-40}
    case $1 in
    fours) set -- "$1" "$attacks" tests/positions/vcf.tsv ;;
    threats) set -- "$1" $((attacks / 40)) ;;
    bounded) ;;
    esac
    name=attack-$1
    shift
    reports $name build/tests/$name "$seed" "$@"
}

# Checks proofs with an independent checker, for every point of the board whose number is
# in PROOFS. Some of them are altered. The positions are from games, and the worst known.
proofs() {
    (
        eval "$(make -s env)"
        # shellcheck disable=SC2086 # two words
        lua5.4 tests/proofs/main.lua tests/positions/forbidden.tsv ${PROOFS:-32 40} &&
            lua5.4 tests/proofs/main.lua tests/positions/worst.tsv 8 10
    ) >$logs/proofs 2>&1
    tap proofs $logs/proofs $?
}

# ---- Counting --------------------------------------------------------------------------

# Compares sequences and positions with programs for one game each, and with published
# numbers.
perft() {
    (eval "$(make -s env)" && lua5.4 tests/perft/main.lua ${PERFT:-}) >$logs/perft 2>&1
    tap perft $logs/perft $?
}

# Compares random games of every variant with models written from the rules alone.
models() {
    reports models python3 -B tests/models/main.py $seed "${MODELS:-1}"
    PATH="$PWD/build:$PATH" \
        reports gallery python3 -B tests/models/gallery.py $seed "${GALLERY:-2}"
    PATH="$PWD/build:$PATH" \
        reports explored python3 -B tests/models/archive.py $seed "${EXPLORED:-1}"
}

# Compares wins by threats on small boards with a search by their definitions alone.
threats() {
    reports threats python3 -B tests/models/threats.py "$seed" "${THREATS:-9}"
}

# ---- The law, and real games -----------------------------------------------------------

conformance() {
    find tests/conformance -name '*.rec' | sort |
        xargs build/inarow conform >$logs/conformance 2>&1
    tap conformance $logs/conformance $?
    build/inarow conform tests/games/*.rec >$logs/games 2>&1
    tap games $logs/games $?
}

# Compares random games at the table with a slow model in Python: this many for each game.
table() {
    reports table python3 tests/models/table_play.py "${TABLES:-35}" "$seed"
}

# Checks that every article is ruled both ways. For positions by class, it checks the
# claim of the class, the need for each stone, and the answers by the literal program.
corpus() {
    (
        eval "$(make -s env)"
        lua5.4 tests/corpus/$1.lua
    ) >$logs/corpus-$1 2>&1
    tap corpus-$1 $logs/corpus-$1 $?
}

# Runs a Lua script with the module built with the sanitizers.
with_sanitizers() {
    preload="$(cc -print-file-name=libasan.so) $(cc -print-file-name=libubsan.so)"
    env LD_PRELOAD="$preload" ASAN_OPTIONS=detect_leaks=0 \
        LUA_PATH="$PWD/lua/?.lua;$PWD/lua/?/init.lua;;" \
        LUA_CPATH="$PWD/build/asan/?.so;;" lua5.4 "$@"
}

# Runs the same records, and the attacks on the sandbox.
sanitized() {
    # shellcheck disable=SC2046 # the paths are words
    with_sanitizers lua/inarow/cli/main.lua conform \
        $(find tests/conformance -name '*.rec' | sort) >$logs/sanitized 2>&1
    tap sanitized $logs/sanitized $?
    whole sanitized-attacks with_sanitizers tests/lua/attacks.lua
    if [ -e build/asan/inarow/archive/native.so ]; then
        whole sanitized-archives with_sanitizers "$(command -v busted)" \
            tests/lua/archive/damage_spec.lua
    fi
}

# Runs the fuzz targets with the sanitizers, on some mutated samples for each, always the
# same. `make test-long` runs the fuzzers.
fuzz() {
    list='for name in pairs(dofile("tests/fuzz/targets.lua").targets) do print(name) end'
    for target in $(with_sanitizers -e "$list" | sort); do
        if with_sanitizers tests/lua/fuzz.lua "$target" 40 $seed build/tests/fuzzed; then
            echo "ok - $target"
        else
            echo "not ok - $target"
        fi
    done >$logs/fuzz 2>&1
    tap fuzz $logs/fuzz 0
}

# ---- The module ------------------------------------------------------------------------

# Specs of the launcher's program, which runs in lua5.4, run only once. Specs that depend
# on no interpreter run in the others in `make test-long`, with SPECS=all. SPECS=quick
# leaves out the slow ones.
LAUNCHED='against|archives|check_proof|cli|comply|corpus|documents|files|play|players'
LAUNCHED="$LAUNCHED|progress|referee|sentences|serve|serve_archive|serve_load|terminal"
LAUNCHED="$LAUNCHED|tournament"
ALIKE='alternatives|analyse|archive|at_table|boards|bounds|branches|check|citations'
ALIKE="$ALIKE|convert|damage|deep|dialogue|embedded|every_fault|excerpt|exchange|export"
ALIKE="$ALIKE|fours|fuzz|geometry|gomocup|grid|gtp|joined|judge|keys|kill|language"
ALIKE="$ALIKE|language_texts|legal|limits|lines|lint|manual|names|opening|openings"
ALIKE="$ALIKE|other_boards|perft|playout|positions|process|prompt|proof|puzzles"
ALIKE="$ALIKE|quotations|ratings|refutations|render|ruling|score|service"
ALIKE="$ALIKE|service_answers|service_requests|service_time|service_tree|sgf|stepping"
ALIKE="$ALIKE|table|tester|tree|undo|variations"
SLOW="$LAUNCHED|$ALIKE|sandbox"

# The slowest specs, the slowest first. They are distributed first, back and forth, so
# that the shares take about the same time.
LONGEST='referee comply cli tournament documents openings against analyse play players
    progress files serve lint terminal puzzles sandbox legal language export proof
    service_time serve_load at_table bounds language_texts sentences undo keys
    service_answers tree manual ruling table corpus quotations service_requests fuzz
    process service text hooks branches boards turn variations tester'
# Prints the specs of a share, or all of them.
# shellcheck disable=SC2016 # it is awk's
DEAL='
    function deal(name) {
        if (!(name in path)) return
        at = count % (2 * shares)
        if (share == "" || (at < shares ? at : 2 * shares - 1 - at) == share - 1)
            printf "%s", path[name]
        delete path[name]
        count++
    }
    { order[NR] = $0; gsub("^.*/|_spec.lua$", "", order[NR])
      path[order[NR]] = path[order[NR]] $0 "\n" }
    END {
        n = split(longest, first, /[ \n]+/)
        for (i = 1; i <= n; i++) deal(first[i])
        for (i = 1; i <= NR; i++) deal(order[i])
    }'

# left_out LUA prints the specs that this interpreter need not run, as a pattern.
left_out() {
    case ${SPECS:-}$1 in
    quick*) echo "$SLOW" ;;
    *lua5.4) echo none ;;
    all*) echo "$LAUNCHED" ;;
    *) echo "$LAUNCHED|$ALIKE" ;;
    esac
}

# take_time sets `spent`, the seconds of processor time of this shell's children so far.
# It does not work in a subshell, which starts at zero.
take_time() {
    times >$logs/times-$$
    spent=$(tail -n 1 $logs/times-$$ | tr ms '  ' |
        awk '{ print $1 * 60 + $2 + $3 * 60 + $4 }')
    rm $logs/times-$$
}

# LuaJIT gets little room for compiled code, because preparing the room takes long.
options() {
    [ $1 != luajit ] || echo -Omaxmcode=4096 -Osizemcode=256
}

# Runs the specs by one interpreter, or a share of them: LUA, or LUA-SHARE. Each runs in a
# process of its own, so none depends on another. In LuaJIT, `pairs` has a random order.
module() {
    lua=${1%%-*} share=${1#$lua}
    helper=
    [ $lua != luajit ] || helper=--helper=tests/lua/shuffled.lua
    (
        eval "$(make -s env LUA=$lua)"
        specs=$(find tests/lua -name '*_spec.lua' | LC_ALL=C sort |
            grep -vE "/($(left_out $lua))_spec" |
            awk -v share="${share#-}" -v shares=$SHARES -v longest="$LONGEST" "$DEAL")
        status=0
        take_time
        for spec in $specs; do
            before=$spent
            # shellcheck disable=SC2046 # words
            $lua $(options $lua) /usr/bin/busted --output=TAP $helper "$spec" || status=1
            take_time
            echo "# $spec: $(awk "BEGIN { print $spent - $before }") s"
        done
        exit $status
    ) >$logs/module-$1 2>&1
    tap module-$1 $logs/module-$1 $?
}

# Runs every operation with failing allocations and interrupted instructions, under the
# sanitizers (tests/faults/proof.lua). FAULTS gives the number of points for each, and the
# part of the law's records: "0 1" means all.
faults() {
    points=${FAULTS:-2 16}
    build/tests/faults-$1 tests/faults/proof.lua ${points% *} $seed ${points#* } \
        >$logs/faults-$1 2>&1
    status=$?
    grep -q '^1\.\.' $logs/faults-$1 || status=1 # it was cut short
    tap faults-$1 $logs/faults-$1 $status
}

# Prints failures: operations, points and differences for each Lua.
faults_table() {
    for lua in $FAULT_LUAS; do
        grep -a "^# .*	$lua	" "$logs/faults-$lua" 2>/dev/null
    done |
        awk -F '\t' '
            { sub("# ", "", $1); if (!($1 in seen)) { seen[$1]; order[++n] = $1 }
              operations[$1] += $3
              points[$1] = points[$1] sprintf(" %10d", $4 + $5)
              differed[$1] += $6 }
            END { print "  points failed of seed '"$seed"', by " "'"$FAULT_LUAS"'"
                  for (i = 1; i <= n; i++)
                      printf "  %-7s %4d operations%s, %d differed\n", order[i],
                          operations[order[i]], points[order[i]], differed[order[i]] }'
}

# Runs the long search for the slowest script: `make test-long`.
slowest() {
    whole slowest-$1 sh -c "eval \"\$(make -s env LUA=$1)\"
        $1 tests/lua/slowest.lua ${SLOWEST:-300} $seed &&
        $1 tests/lua/slowest.lua rules ${SLOWEST:-300} $seed"
    head -n 4 $logs/slowest-$1
}

# Installs Lua's rocks on each version that Debian's luarocks supports. They are compiled
# without optimization, which is faster; `make test-long` compiles one as luarocks does.
rock() {
    optimize=-O0
    [ "${SPECS:-} $1" != "all 5.4" ] || optimize=
    OPTIMIZE=$optimize sh tests/hosts/rock.sh $1 >$logs/rock-$1 2>&1
    tap rock-$1 $logs/rock-$1 $?
}

# ---- Hosts -----------------------------------------------------------------------------

# Tests the LÖVE game: clicks in a real window; and without one, pictures, sizes,
# behaviour and words; with INAROW_LONG, also the .love alone.
love() {
    (
        eval "$(make -s env)"
        run="lua5.4 tests/hosts/love_tests/main.lua"
        case $1 in
        window) xvfb-run -a -s '-screen 0 1400x900x24' $run window ;;
        offscreen)
            $run offscreen room reasons boards manners hints touch study wording \
                ${INAROW_LONG:+shipped stranger} ;;
        esac
    ) >$logs/love-$1 2>&1
    tap love-$1 $logs/love-$1 $?
}

# Adds a variant in a copy of the tree.
variant() {
    reports variant sh tests/hosts/variant.sh
}

# Tests programs in C from an installed tree; with SPECS=all, also from one for LuaJIT.
hosts() {
    reports hosts-$1 sh tests/hosts/c/run.sh $1
}

# Tests that files are replaced whole or not at all.
saves() {
    reports saves build/tests/replace
}

# Tests an archive on two machines, of which one disappears.
archive() {
    reports archive sh tests/hosts/archive.sh "${ARCHIVE:-}"
}

# Tests the client for JavaScript, as npm installs it.
js() {
    reports js sh tests/js/run.sh
}

# Tests the program for other systems, only in `make test-long`.
systems() {
    reports systems sh tests/hosts/systems/run.sh
}

# Tests the example of a site's server: a smoke test, or with WEB=all two browsers.
site() {
    smoke=1
    [ "${WEB:-}" != all ] || smoke=
    SMOKE=$smoke reports site sh tests/js/site.sh
}

# Tests the playground in a browser: a smoke test, or with WEB=all all tests. Then it
# tests the links and the search of the site, and with WEB=all its pages in a browser.
web() {
    case $1 in
    links)
        eval "$(make -s env LUA=lua5.4)"
        reports web-links lua5.4 tests/web/site/links.lua build/site
        ;;
    smoke) reports web-smoke sh tests/web/run.sh smoke board/smoke site/search ;;
    all) reports web-all sh tests/web/run.sh ;;
    esac
}

# Tests the installed Python client, by both transports.
python() {
    reports python sh tests/python/run.sh
}

# Tests the example on Dask, one of whose workers is killed, only in `make test-long`.
cluster() {
    reports cluster env INAROW_LIBRARY="$PWD/build/libinarow_service.so" \
        PYTHONPATH="$PWD/bindings/python/src:$PWD/bindings/python/examples/cluster" \
        PYTHONDONTWRITEBYTECODE=1 /usr/bin/python3 tests/python/cluster.py
}

# Tests a release, installed from its tarball as a stranger would.
release() {
    reports release sh tests/release/run.sh
}

# Tests that no file of the current folder is run, by the tree's program or by an
# installed one. The installed one is in a place whose name has all characters with a
# meaning for shells or Lua's paths. Both have the same launcher, so the installed program
# runs every command. In `make test-long`, with SPECS=all, the tree's program does too.
odd="$PWD/build/tests/it's; an ?odd]==] place"
traps() {
    program=$PWD/build/inarow quick=quick
    [ $1 = tree ] || program=$odd/bin/inarow quick=
    [ "${SPECS:-}" != all ] || quick=
    reports traps-$1 sh tests/hosts/traps/run.sh "$program" $quick
}

# ---- Pages ----------------------------------------------------------------------------

# Runs the commands on the pages as printed, except those in tests/pages/special.lua.
pages() {
    reports pages lua5.4 tests/pages/main.lua
}

# ---- Long texts ------------------------------------------------------------------------

# Checks that memory and time for a stranger's text are in proportion to its length.
bounds() {
    (
        eval "$(make -s env)"
        lua5.4 tests/bounds/bounds.lua "${BOUNDS:-5000}" "${PATIENCE:-0.4}"
    ) >$logs/bounds 2>&1
    tap bounds $logs/bounds $?
}

# ---- Style -----------------------------------------------------------------------------

long_lines() {
    git ls-files --cached --others --exclude-standard '*.c' '*.h' '*.lua' '*.rec' '*.sh' |
        xargs awk 'length($0) > 90 { print FILENAME ":" FNR; bad = 1 } END { exit bad }'
}

style() {
    whole luacheck luacheck -q csrc lua tools variants tests web
    whole clang-format clang-format --dry-run --Werror \
        csrc/*.h csrc/*/*.[ch] csrc/*/*/*.[ch] tests/*/*.[ch] tests/*/*/*.[ch]
    whole long-lines long_lines
    whole versions sh tools/release/versions.sh
}

# ---- All suites ------------------------------------------------------------------------

# The same in every `make test`; `make test-long` uses another one each day.
export SEED="${SEED:-1}"
seed=$SEED

# Prints seconds of processor time: of the processes that this script waited for, of the
# make that built before (on Linux), and of the slowest parts. The log `seconds` has all
# parts. CONTRIBUTING.md has the budget.
budget() {
    take_time
    built=0
    if [ "$(cat /proc/$PPID/comm 2>/dev/null)" = make ]; then
        built=$(awk -v tick="$(getconf CLK_TCK)" \
            '{ print ($16 + $17) / tick }' /proc/$PPID/stat)
    fi
    awk -v built="$built" -v run="$spent" 'BEGIN { printf \
        "processor time: %.0f s, %.0f s of it to build\n", built + run, built }'
    awk 'NR % 3 == 1 { name = $0; next }
        { gsub("[ms]", " "); spent[name] += $1 * 60 + $2 + $3 * 60 + $4 }
        END { for (name in spent) printf "%s %.1f\n", name, spent[name] }' $logs/times |
        sort -k 2 -n -r >$logs/seconds
    slowest=$(head -n 8 $logs/seconds | paste -s -d , | sed 's/,/, /g')
    echo "slowest parts, in seconds: $slowest"
}

# run.sh --part PART writes the output to a file, and then the counts to another.
if [ "${1:-}" = --part ]; then
    suite=${2%%-*}
    $suite "${2#*-}" >"$logs/$2.printed" 2>&1
    # user and system time: the shell's, its children's
    { echo "$2"; times; } >>$logs/times
    echo "$passed $failed" >"$logs/$2.counts"
    echo "$2" # it has ended
    exit
fi

# shellcheck disable=SC2086 # the names are words
[ $# != 0 ] || set -- $SUITES
build all >$logs/build 2>&1 || cat $logs/build
parts=
for suite in "$@"; do
    name=${suite%%-*}
    if ! command -v "$name" >/dev/null || [ -f "$(command -v "$name")" ]; then
        echo "run.sh: there is no suite $suite" >&2
        exit 2
    fi
    parts="$parts $(parts_of "$suite")"
    build_for "$suite" >$logs/build 2>&1 || cat $logs/build
done
for part in $parts; do rm -f "$logs/$part.counts"; done
: >$logs/failures
: >$logs/times
rm -f $logs/ended
mkfifo $logs/ended
# shellcheck disable=SC2086
printf '%s\n' $parts | xargs -n 1 -P "${JOBS:-3}" sh tests/run.sh --part >$logs/ended &
exec <$logs/ended
for part in $parts; do
    until [ -s "$logs/$part.counts" ] || ! read -r _; do :; done
    cat "$logs/$part.printed"
    read -r good bad <"$logs/$part.counts" || good=0 bad=1 # it was killed
    passed=$((passed + good)) failed=$((failed + bad))
done
wait
case " $parts " in *faults*) faults_table ;; esac
budget
head -n 40 $logs/failures # once more at the end
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
