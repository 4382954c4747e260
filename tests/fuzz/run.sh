#!/bin/sh
# Fuzzes everything that reads text from outside, guided by coverage (libFuzzer): the
# module, the log and the core. run.sh SECONDS [TARGET...]; it reports in TAP.
#
# Each target gets SECONDS. New inputs are kept in build/fuzz/found for the next run.
# Failing inputs are kept in build/fuzz/fault-TARGET-*; `TARGET=NAME build/fuzz/host FILE`
# repeats one.
set -u
cd "$(dirname "$0")/../.." || exit 1
time=$1
shift
work=build/fuzz
seeds=$work/seeds
rm -rf $seeds
mkdir -p $seeds/core $work/found
eval "$(make -s env)"
lua5.4 tests/fuzz/seeds.lua $seeds || exit 1
for i in 1 2 3 4 5 6 7 8 9; do # the bytes are a rule set
    awk -v n=$i 'BEGIN {
        for (i = 0; i < 400; i++) printf "%c", 65 + (i * i * n + n) % 61 }' \
        >$seeds/core/$i
done
targets=${*:-core $(cd $seeds && ls -d -- */ | tr -d / | grep -v '^core$')}

failed=0 number=0
for target in $targets; do
    number=$((number + 1))
    program=$work/host
    [ "$target" != core ] || program=$work/core
    options="-detect_leaks=0 -timeout=120 -rss_limit_mb=4096 -max_len=4000"
    options="$options -print_final_stats=1"
    [ "$target" = core ] || options="$options -dict=$seeds/$target.dict"
    mkdir -p $work/found/$target
    # shellcheck disable=SC2086 # these are words
    TARGET=$target $program $options -max_total_time=$time \
        -artifact_prefix=$work/fault-$target- $work/found/$target $seeds/$target \
        >$work/$target.log 2>&1
    if [ $? = 0 ]; then
        runs=$(sed -n 's/.*executed_units: *//p' $work/$target.log)
        reached=$(sed -n 's/.*\(cov: [0-9]* ft: [0-9]*\).*/\1/p' $work/$target.log |
            tail -n 1)
        echo "ok $number - $target: $runs inputs, $reached"
    else
        echo "not ok $number - $target"
        grep -v '^#\|NEW' $work/$target.log | tail -n 25 | sed 's/^/  # /'
        failed=1
    fi
done
echo "1..$number"
exit $failed
