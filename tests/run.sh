#!/bin/sh
# Every test; the last line counts them all. `make test` builds what is needed first.
# With names as arguments, only those suites run, or parts of them (parts_of). JOBS parts
# run at a time; what they print comes in order. Many parts wait for programs, so by
# default one more runs than CI has processors.
set -u
cd "$(dirname "$0")/.." || exit 1
logs=build/tests/logs
mkdir -p $logs
passed=0 failed=0
# The python3 of a version manager is a script that starts ten processes: call the
# interpreter itself.
python=$(python3 -c 'import sys; print(sys.executable)')
[ "$(command -v python3)" = "$python" ] || PATH=${python%/*}:$PATH
LUAS=${LUAS:-lua5.4 lua5.1 luajit} # `make test-long` adds lua5.2 and lua5.3
# Those whose allocations fail: `make test-long`, which sets FAULTS, has them all.
FAULT_LUAS=lua5.4
[ -z "${FAULTS:-}" ] || FAULT_LUAS=$LUAS
# The longest first: a long one at the end would run alone.
SUITES="module love pages release rock python core bounds faults hosts js site archive
    fuzz traps perft models threats attack style proofs differential rules table web
    sanitized rooms variant forbidden conformance corpus saves"

# The parts of a suite that run on their own: SUITE, or SUITE-ARGUMENT. The specs by Lua
# 5.4, which are most of them, are dealt out to several.
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
        for way in build/tests/any-*; do echo "rules-${way#*/any-}"; done
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

# What a suite needs beyond `make`, built before any part runs: parts build nothing that
# another one uses.
build_for() {
    case $1 in
    module | hosts | slowest)
        for lua in $LUAS; do
            build LUA=$lua module || return 1
        done
        build build/tests/opening || return 1
        [ $1 != hosts ] || build service ;;
    love) build love ;;
    python) build all service ;;
    js) build all web ;;
    site) build all bindings/js/dist/board.mjs ;;
    web) build playground site ;;
    systems) .ci/install systems ;;
    release) [ -z "${PARTS:-}" ] || .ci/install systems ;;
    cluster) .ci/install cluster && build service ;;
    pages) build all && build LUA=luajit module ;;
    bounds) build build/tests/fork.so ;;
    traps) build PREFIX="$odd" install ;;
    esac
}

# count NAME PASSED FAILED
count() {
    passed=$((passed + $2))
    failed=$((failed + $3))
    printf '%-28s %6d passed, %d failed\n' "$1" "$2" "$3"
    [ "$3" = 0 ] || what_failed "$1" | tee -a $logs/failures
}

# what_failed NAME: its failed tests and the lines after each; or how its log ends.
what_failed() {
    echo "$1:"
    grep -a -A 12 '^not ok ' "$logs/$1" | head -n 60 | grep . || tail -n 30 "$logs/$1"
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

# A suite that is a program of its own, and reports in TAP: reports NAME COMMAND...
reports() {
    part=$1
    shift
    "$@" >"$logs/$part" 2>&1
    tap "$part" "$logs/$part" $?
}

# ---- The core --------------------------------------------------------------------------

# All in one process, which is quick. If that fails, each in its own, to show which did.
core() {
    program=build/tests/core
    [ "$1" = plain ] || program=$program-$1
    export CK_TAP_LOG_FILE_NAME="$logs/core-$1.tap"
    CK_FORK=no $program >"$logs/core-$1" 2>&1
    status=$?
    [ $status = 0 ] || $program >>"$logs/core-$1" 2>&1
    tap "core-$1" "$logs/core-$1.tap" $status
}

# Rule sets thrown at random: other ones on each way of building, bounded work on all; and
# scripts, from the schema.
rules() {
    if [ "$1" = scripts ]; then
        (eval "$(make -s env)" && lua5.4 tests/rules/scripts.lua $seed "${SCRIPTS:-30}") \
            >$logs/rules-scripts 2>&1
        tap rules-scripts $logs/rules-scripts $?
        return
    fi
    reports rules-$1 build/tests/any-$1 \
        $((seed + $(echo $1 | cksum | cut -c 1-4))) "${RULE_SETS:-60}"
}

# ---- Rooms -----------------------------------------------------------------------------

# Which file may know which.
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
    reports differential sh tests/reference/differential.sh "${DIFFERENTIAL:-8800}" $seed
}

# ---- Attacks ---------------------------------------------------------------------------

# On each board and by each rule set: wins by fours beside a plain oracle, on so many
# positions, and in a file; and on a few of them wins by threats, against every answer.
# And bounds and threads.
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

# Proofs by a checker of their own: of every point of the board whose number PROOFS says,
# one in so many tampered with; on positions of play, and on the worst.
proofs() {
    (
        eval "$(make -s env)"
        # shellcheck disable=SC2086 # two words
        lua5.4 tests/proofs/main.lua tests/positions/forbidden.tsv ${PROOFS:-16 40} &&
            lua5.4 tests/proofs/main.lua tests/positions/worst.tsv 8 10
    ) >$logs/proofs 2>&1
    tap proofs $logs/proofs $?
}

# ---- Counting --------------------------------------------------------------------------

# Sequences and positions, beside programs for one game each and published numbers.
perft() {
    (eval "$(make -s env)" && lua5.4 tests/perft/main.lua ${PERFT:-}) >$logs/perft 2>&1
    tap perft $logs/perft $?
}

# Random games of every variant, beside models written from the rules alone.
models() {
    reports models python3 -B tests/models/main.py $seed "${MODELS:-1}"
    PATH="$PWD/build:$PATH" \
        reports gallery python3 -B tests/models/gallery.py $seed "${GALLERY:-5}"
    PATH="$PWD/build:$PATH" \
        reports explored python3 -B tests/models/archive.py $seed "${EXPLORED:-6}"
}

# Wins by threats on small boards, beside a search by their definitions alone.
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

# Random games at the table beside a slow model in Python: this many for each game.
table() {
    reports table python3 tests/models/table_play.py "${TABLES:-35}" "$seed"
}

# Every article both ways; and of positions by class: what their class claims, that no
# stone of them can go, and the answers by the literal program.
corpus() {
    (
        eval "$(make -s env)"
        lua5.4 tests/corpus/$1.lua
    ) >$logs/corpus-$1 2>&1
    tap corpus-$1 $logs/corpus-$1 $?
}

# A Lua script through the module built with the sanitizers.
with_sanitizers() {
    preload="$(cc -print-file-name=libasan.so) $(cc -print-file-name=libubsan.so)"
    env LD_PRELOAD="$preload" ASAN_OPTIONS=detect_leaks=0 \
        LUA_PATH="$PWD/lua/?.lua;$PWD/lua/?/init.lua;;" \
        LUA_CPATH="$PWD/build/asan/?.so;;" lua5.4 "$@"
}

# The same records, and the attacks on the sandbox.
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

# What the fuzzers try, by the module with sanitizers: some mutated samples for each
# target, the same every time. `make test-long` has the fuzzers themselves.
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

# Specs of the launcher's program, which is lua5.4's: once is enough. Those of what hangs
# on no interpreter: the others have them in `make test-long`, with SPECS=all. And those
# that take their time: SPECS=quick is without.
LAUNCHED='against|archives|check_proof|cli|comply|corpus|documents|files|play|players'
LAUNCHED="$LAUNCHED|progress|referee|sentences|serve|serve_archive|serve_load|terminal"
LAUNCHED="$LAUNCHED|tournament"
ALIKE='analyse|archive|at_table|boards|bounds|branches|check|citations|convert|damage'
ALIKE="$ALIKE|deep|dialogue|embedded|every_fault|exchange|fours|fuzz|gomocup|grid|gtp"
ALIKE="$ALIKE|kill|language|language_texts|legal|limits|lines|lint|manual|names"
ALIKE="$ALIKE|opening|openings"
ALIKE="$ALIKE|other_boards|perft|playout|positions|process|prompt|puzzles|quotations"
ALIKE="$ALIKE|ratings|refutations|render|ruling|score|service|service_answers"
ALIKE="$ALIKE|service_requests|service_time|stepping|table|tester|undo"
SLOW="$LAUNCHED|$ALIKE|sandbox"
# Those of the language alone, which LuaJIT shares with Lua 5.1: it is spared them too.
SHARED='export|geometry|keys|notation|record|service_tree|sgf|text|tree|turn|variations'

# The specs that take longest, the longest first; they are dealt out before the others,
# to and fro, so that the shares take about the same time.
LONGEST='referee comply cli documents against analyse play files serve progress players
    terminal export puzzles lint sandbox bounds service_time manual fuzz serve_load
    language corpus turn language_texts tester at_table paths legal sentences
    service_requests process keys tree other_boards text script variations gomocup
    service_answers ruling undo exchange'
# Those of a share, or all of them.
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

# left_out LUA: the specs that this interpreter is spared, as a pattern.
left_out() {
    case ${SPECS:-}$1 in
    quick*) echo "$SLOW" ;;
    *lua5.4) echo none ;;
    all*) echo "$LAUNCHED" ;;
    *luajit) echo "$LAUNCHED|$ALIKE|$SHARED" ;;
    *) echo "$LAUNCHED|$ALIKE" ;;
    esac
}

# take_time: sets `spent`, the seconds of processor time that this shell's children took
# so far. Not in a subshell, which starts at nothing.
take_time() {
    times >$logs/times-$$
    spent=$(tail -n 1 $logs/times-$$ | tr ms '  ' |
        awk '{ print $1 * 60 + $2 + $3 * 60 + $4 }')
    rm $logs/times-$$
}

# Little room for LuaJIT's compiled code, which takes it long to lay out.
options() {
    [ $1 != luajit ] || echo -Omaxmcode=4096 -Osizemcode=256
}

# The specs by one interpreter, or a share of them: LUA, or LUA-SHARE. Each is in a
# process of its own: none leans on another's leavings. By Lua 5.1 nothing may depend on
# the order of `pairs` either.
module() {
    lua=${1%%-*} share=${1#$lua}
    helper=
    [ $lua != lua5.1 ] || helper=--helper=tests/lua/shuffled.lua
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

# Every operation with its allocations failing and its instructions interrupted, under
# the sanitizers (tests/faults/proof.lua). FAULTS is how many points of each, and the part
# of the law's records: "0 1" is all of it.
faults() {
    points=${FAULTS:-2 16}
    build/tests/faults-$1 tests/faults/proof.lua ${points% *} $seed ${points#* } \
        >$logs/faults-$1 2>&1
    status=$?
    grep -q '^1\.\.' $logs/faults-$1 || status=1 # it was cut short
    tap faults-$1 $logs/faults-$1 $status
}

# What failed: operations, and points and differences for each Lua.
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

# The long search for what takes a script longest: `make test-long`.
slowest() {
    whole slowest-$1 sh -c "eval \"\$(make -s env LUA=$1)\"
        $1 tests/lua/slowest.lua ${SLOWEST:-300} $seed &&
        $1 tests/lua/slowest.lua rules ${SLOWEST:-300} $seed"
    head -n 4 $logs/slowest-$1
}

# Lua's rocks, on each version that Debian's luarocks serves. Compiled without optimizing,
# which is quicker; `make test-long` has one as luarocks compiles it.
rock() {
    optimize=-O0
    [ "${SPECS:-} $1" != "all 5.4" ] || optimize=
    OPTIMIZE=$optimize sh tests/hosts/rock.sh $1 >$logs/rock-$1 2>&1
    tap rock-$1 $logs/rock-$1 $?
}

# ---- Hosts -----------------------------------------------------------------------------

# The LÖVE game: clicks in a real window; and pictures, sizes, manners and words without
# one, and the .love by itself.
love() {
    (
        eval "$(make -s env)"
        run="lua5.4 tests/hosts/love_tests/main.lua"
        case $1 in
        window) xvfb-run -a -s '-screen 0 1400x900x24' $run window ;;
        offscreen)
            $run offscreen room reasons boards manners hints touch study wording \
                shipped stranger ;;
        esac
    ) >$logs/love-$1 2>&1
    tap love-$1 $logs/love-$1 $?
}

# One variant more, in a copy of the tree.
variant() {
    reports variant sh tests/hosts/variant.sh
}

# Programs in C, from an installed tree; with SPECS=all from one for LuaJIT, too.
hosts() {
    reports hosts-$1 sh tests/hosts/c/run.sh $1
}

# Files replaced whole or not at all.
saves() {
    reports saves build/tests/replace
}

# An archive over two machines, one of which goes away.
archive() {
    reports archive sh tests/hosts/archive.sh "${ARCHIVE:-}"
}

# The client for JavaScript, as npm installs it.
js() {
    reports js sh tests/js/run.sh
}

# The program for other systems: `make test-long` alone has it.
systems() {
    reports systems sh tests/hosts/systems/run.sh
}

# The example of a site's server: the smoke test, or with WEB=all two browsers at it.
site() {
    smoke=1
    [ "${WEB:-}" != all ] || smoke=
    SMOKE=$smoke reports site sh tests/js/site.sh
}

# The playground in a browser: the smoke test, or with WEB=all every one. And the links
# and the search of the site, or with WEB=all its pages in a browser too.
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

# The Python client, installed, by both transports.
python() {
    reports python sh tests/python/run.sh
}

# The example on Dask, one of whose workers is killed: `make test-long` alone has it.
cluster() {
    reports cluster env INAROW_LIBRARY="$PWD/build/libinarow_service.so" \
        PYTHONPATH="$PWD/bindings/python/src:$PWD/bindings/python/examples/cluster" \
        PYTHONDONTWRITEBYTECODE=1 /usr/bin/python3 tests/python/cluster.py
}

# A release, installed from its tarball as a stranger would.
release() {
    reports release sh tests/release/run.sh
}

# Nothing of the current folder is run: by the tree's program, nor by an installed one
# whose place has a name of all that shells and Lua's paths read otherwise. The launcher
# of both is the same: every command is run by the installed one; by the tree's too in
# `make test-long`, with SPECS=all.
odd="$PWD/build/tests/it's; an ?odd]==] place"
traps() {
    program=$PWD/build/inarow quick=quick
    [ $1 = tree ] || program=$odd/bin/inarow quick=
    [ "${SPECS:-}" != all ] || quick=
    reports traps-$1 sh tests/hosts/traps/run.sh "$program" $quick
}

# ---- Pages ----------------------------------------------------------------------------

# Every command that they show, run as printed.
pages() {
    reports pages lua5.4 tests/pages/main.lua
}

# ---- Long texts ------------------------------------------------------------------------

# Memory and time of what a stranger could send, in proportion to its length.
bounds() {
    (
        eval "$(make -s env)"
        lua5.4 tests/bounds/bounds.lua "${BOUNDS:-25000}" "${PATIENCE:-0.4}"
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

# ---- All of them -----------------------------------------------------------------------

# The same in every `make test`; `make test-long` has another one each day.
export SEED="${SEED:-1}"
seed=$SEED

# Seconds of processor time: of what this script waited for, of the make that built before
# (as Linux knows it), and of the slowest parts; of all of them in the log `seconds`.
# CONTRIBUTING.md has the budget.
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

# run.sh --part PART: what is printed goes to a file, then the counts to another one.
if [ "${1:-}" = --part ]; then
    suite=${2%%-*}
    $suite "${2#*-}" >"$logs/$2.printed" 2>&1
    { echo "$2"; times; } >>$logs/times # user, system: the shell's, its children's
    echo "$passed $failed" >"$logs/$2.counts"
    echo "$2" # it has ended
    exit
fi

# shellcheck disable=SC2086 # the names are words
[ $# != 0 ] || set -- $SUITES
parts=
for suite in "$@"; do
    name=${suite%%-*}
    if ! command -v "$name" >/dev/null || [ -f "$(command -v "$name")" ]; then
        echo "run.sh: there is no suite $suite" >&2
        exit 2
    fi
    parts="$parts $(parts_of "$suite")"
    build_for "$name" >$logs/build 2>&1 || cat $logs/build
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
head -n 40 $logs/failures # again, where one looks
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
