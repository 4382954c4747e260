#!/bin/sh
# Runs `make test-long`: longer runs than those of `make test`, and suites that take too
# long for it. `make` exports SEED and passes LUA, LUAS, and WAYS, the ways to build the
# core. It ends with the first fault.
set -eu
logs=build/tests/logs
INAROW_LONG=1 sh tests/run.sh core love python
PERFT=long sh tests/run.sh perft
TABLES=2500 sh tests/run.sh table
# shellcheck disable=SC2086 # these are words
sh tests/reference/differential.sh "${POSITIONS:-1000000}" "$SEED" $WAYS
PROOFS="1 10" sh tests/run.sh proofs
build/tests/positions 2000 "$SEED" 15 15 >build/tests/proofs.cells
build/tests/reference <build/tests/proofs.cells | paste build/tests/proofs.cells - \
    >build/tests/proofs.tsv
eval "$(make -s env)"
$LUA tests/proofs/main.lua build/tests/proofs.tsv 4 20 | grep -v '^ok'
FAULTS="0 1" sh tests/run.sh faults
SPECS=all sh tests/run.sh module rock traps hosts
sh tests/run.sh slowest
BOUNDS=40000000 PATIENCE=8 sh tests/run.sh bounds
sed -n 's/^# //p' $logs/bounds
MODELS=60 GALLERY=1000 EXPLORED=1000 sh tests/run.sh models
RULE_SETS=20000 SCRIPTS=3000 sh tests/run.sh rules
make --no-print-directory service
# shellcheck disable=SC2046 # these are words
build/tests/variants build/libinarow_service.so 240000 "$SEED" \
    $(basename -s .lua variants/[a-z]*.lua)
THREATS=3000 sh tests/run.sh threats
sed -n 's/^# //p' $logs/threats
ATTACKS=1000 sh tests/run.sh attack
sed -n 's/^ok [0-9]* - //p' $logs/attack-*
WEB=all sh tests/run.sh web site systems
ARCHIVE=all sh tests/run.sh archive
sh tests/run.sh cluster
sed -n 's/^# //p' $logs/cluster
PARTS="plain windows python web" sh tests/run.sh release
make --no-print-directory fuzz SECONDS=20
# The specs with a form that only this runs, by one Lua.
for spec in $(grep -rl --include='*_spec.lua' INAROW_LONG tests/lua | LC_ALL=C sort); do
    INAROW_LONG=1 $LUA /usr/bin/busted --output=TAP "$spec"
done
sh tests/mutants/run.sh "${SAMPLE:-60}" "$SEED" law core
# Tries mutants on the lines that changed since the last release, or since the commit
# SINCE: for each module, a limited number within limited processor time.
SINCE=${SINCE:-$(git describe --tags --abbrev=0 2>/dev/null || cat tests/baseline/commit)}
export SINCE MUTANT_SECONDS="${MUTANT_SECONDS:-900}"
sh tests/mutants/run.sh "${CHANGED:-20}" "$SEED" module core scripts
