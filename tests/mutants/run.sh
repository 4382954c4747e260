#!/bin/sh
# Tries mutants in two processes: run.sh SAMPLE SEED [KIND...], in TAP. SAMPLE is the
# number of mutants of each kind, or of each module of Lua; 0 means all. For variants, it
# is always all. FILES limits the files, and SINCE is a commit after which lines must have
# changed. MUTANT_SECONDS limits the processor time of each process and kind.
set -u
cd "$(dirname "$0")/../.." || exit 1
sample=$1
seed=$2
shift 2
out=build/mutants
rm -rf $out
mkdir -p $out
eval "$(make -s env)"
failed=0
for kind in ${*:-scripts law core}; do
    count=$sample
    [ "$kind" != scripts ] || [ -n "${SINCE:-}" ] || count=0
    for worker in 0 1; do
        # shellcheck disable=SC2086 # the names are words
        lua5.4 tests/mutants/main.lua "$kind" "$count" "$seed" $worker 2 ${FILES:-} \
            >$out/$kind.$worker 2>&1 || echo "not ok - $kind: it broke off" \
            >>$out/$kind.$worker &
    done
    wait
    cat $out/$kind.0 $out/$kind.1
    ! grep -q '^not ok' $out/$kind.0 $out/$kind.1 || failed=1
done
exit $failed
