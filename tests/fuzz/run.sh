#!/bin/sh
# Fuzzing guided by coverage (libFuzzer), of all that reads text from outside, of the
# module, the log and the core: run.sh SECONDS|bounded [TARGET...], in TAP.
#
# SECONDS are for each target, and what is new is kept in build/fuzz/found for the next
# time. `bounded` is the same every time: a few runs of a fixed seed. What fails is kept in
# build/fuzz/fault-TARGET-*; `TARGET=NAME build/fuzz/host FILE` tries it again.
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
for i in 1 2 3 4 5 6 7 8 9; do # any bytes are a rule set
    awk -v n=$i 'BEGIN { for (i = 0; i < 400; i++) printf "%c", 65 + (i * i * n + n) % 61 }' \
        >$seeds/core/$i
done
targets=${*:-core $(cd $seeds && ls -d -- */ | tr -d / | grep -v '^core$')}

# Runs of each target beyond its seeds: some seconds in all.
runs_of() {
    case $1 in
    core) echo 40 ;;
    log | judge) echo 300 ;;
    record-file | sgf-file) echo 400 ;;
    script) echo 500 ;;
    *-file) echo 600 ;;
    *) echo 3000 ;;
    esac
}

failed=0 number=0
for target in $targets; do
    number=$((number + 1))
    program=$work/host
    [ "$target" != core ] || program=$work/core
    options="-detect_leaks=0 -timeout=120 -rss_limit_mb=4096 -max_len=4000 -print_final_stats=1"
    [ "$target" = core ] || options="$options -dict=$seeds/$target.dict"
    if [ "$time" = bounded ]; then
        limit="-seed=1 -runs=$(($(ls $seeds/$target | wc -l) + $(runs_of $target)))"
        corpus=$seeds/$target
    else
        limit="-max_total_time=$time"
        corpus="$work/found/$target $seeds/$target"
        mkdir -p $work/found/$target
    fi
    # shellcheck disable=SC2086 # these are words
    TARGET=$target $program $options $limit -artifact_prefix=$work/fault-$target- \
        $corpus >$work/$target.log 2>&1
    if [ $? = 0 ]; then
        echo "ok $number - $target: $(sed -n 's/.*executed_units: *//p' $work/$target.log)" \
            "inputs, $(sed -n 's/.*\(cov: [0-9]* ft: [0-9]*\).*/\1/p' $work/$target.log |
                tail -n 1)"
    else
        echo "not ok $number - $target"
        grep -v '^#\|NEW' $work/$target.log | tail -n 25 | sed 's/^/  # /'
        failed=1
    fi
done
echo "1..$number"
exit $failed
