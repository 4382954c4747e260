#!/bin/sh
# Mutants of what the law hangs on, by two processes: run.sh SAMPLE SEED [KIND...], in
# TAP. SAMPLE mutants of each kind, or all of them if it is 0; the variants' always all.
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
    [ "$kind" != scripts ] || count=0
    for worker in 0 1; do
        lua5.4 tests/mutants/main.lua "$kind" "$count" "$seed" $worker 2 \
            >$out/$kind.$worker 2>&1 || echo "not ok - $kind: it broke off" \
            >>$out/$kind.$worker &
    done
    wait
    cat $out/$kind.0 $out/$kind.1
    ! grep -q '^not ok' $out/$kind.0 $out/$kind.1 || failed=1
done
exit $failed
