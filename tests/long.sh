#!/bin/sh
# Runs `make test-long`: longer runs than those of `make test`, and suites that take too
# long for it. `make` exports SEED and passes LUA, LUAS, and WAYS, the ways to build the
# core. All pieces run, even if one fails. The last lines list the command, wall-clock
# seconds and result of each.
set -u
logs=build/tests/logs
mkdir -p $logs
: >$logs/long
status=0

# piece COMMAND... runs a command, and writes down its result.
piece() {
    start=$(date +%s) result=passed
    "$@" || result=failed status=1
    echo "$result in $(($(date +%s) - start)) s: $*" | tee -a $logs/long
}

proofs_of_new_positions() (
    build/tests/positions 2000 "$SEED" 15 15 >build/tests/proofs.cells &&
        build/tests/reference <build/tests/proofs.cells |
        paste build/tests/proofs.cells - >build/tests/proofs.tsv &&
        eval "$(make -s env)" &&
        $LUA tests/proofs/main.lua build/tests/proofs.tsv 4 20 >$logs/new-proofs
    proved=$?
    grep -v '^ok' $logs/new-proofs
    exit $proved
)

# shellcheck disable=SC2046 # the names are words
batches_of_variants() {
    make --no-print-directory service &&
        build/tests/variants build/libinarow_service.so 240000 "$SEED" \
            $(basename -s .lua variants/[a-z]*.lua)
}

spec() (
    eval "$(make -s env)"
    INAROW_LONG=1 $LUA /usr/bin/busted --output=TAP "$1"
)

piece env INAROW_LONG=1 sh tests/run.sh core love python js pages
piece env PERFT=long sh tests/run.sh perft
piece env TABLES=2500 sh tests/run.sh table
# shellcheck disable=SC2086 # these are words
piece sh tests/reference/differential.sh "${POSITIONS:-1000000}" "$SEED" $WAYS
piece env PROOFS="1 10" sh tests/run.sh proofs
piece proofs_of_new_positions
piece env FAULTS="0 1" sh tests/run.sh faults
piece env SPECS=all sh tests/run.sh module rock traps hosts
piece sh tests/run.sh slowest
piece env BOUNDS=40000000 PATIENCE=8 sh tests/run.sh bounds
sed -n 's/^# //p' $logs/bounds
piece env MODELS=60 GALLERY=1000 EXPLORED=1000 sh tests/run.sh models
piece env RULE_SETS=20000 SCRIPTS=3000 sh tests/run.sh rules
piece batches_of_variants
piece env THREATS=3000 sh tests/run.sh threats
sed -n 's/^# //p' $logs/threats
piece env ATTACKS=1000 sh tests/run.sh attack
sed -n 's/^ok [0-9]* - //p' $logs/attack-*
piece env WEB=all sh tests/run.sh web site systems
piece env ARCHIVE=all sh tests/run.sh archive
piece sh tests/run.sh cluster
sed -n 's/^# //p' $logs/cluster
piece env PARTS="plain windows python web" sh tests/run.sh release
piece make --no-print-directory fuzz SECONDS=20
# The specs with a form that only this runs, by one Lua.
for spec in $(grep -rl --include='*_spec.lua' INAROW_LONG tests/lua | LC_ALL=C sort); do
    piece spec "$spec"
done
piece sh tests/mutants/run.sh "${SAMPLE:-60}" "$SEED" law core
# Tries mutants on the lines that changed since the last release, or since the commit
# SINCE: for each module, a limited number within limited processor time.
SINCE=${SINCE:-$(git describe --tags --abbrev=0 2>/dev/null || cat tests/baseline/commit)}
export SINCE MUTANT_SECONDS="${MUTANT_SECONDS:-900}"
piece sh tests/mutants/run.sh "${CHANGED:-20}" "$SEED" module core scripts
cat $logs/long
exit $status
