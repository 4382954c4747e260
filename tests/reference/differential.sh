#!/bin/sh
# The core against the literal reference, on freshly generated positions of many sizes
# and under each reading: `differential.sh COUNT [SEED]`, in TAP.
set -u
cd "$(dirname "$0")/../.." || exit 1
count=$1
seed=${2:-$(date +%s)}
work=build/tests/differential
mkdir -p $work
number=0 failed=0

# compare COUNT WIDTH HEIGHT OPTION-OF-THE-REFERENCE OPTION-OF-THE-VARIANT [VARIANT]
compare() {
    number=$((number + 1))
    seed=$((seed + 1))
    build/tests/positions "$1" "$seed" "$2" "$3" >$work/positions
    # shellcheck disable=SC2086 # an empty option is no word
    build/tests/reference $4 <$work/positions >$work/reference
    # shellcheck disable=SC2086
    build/inarow forbidden --variant "${6:-renju}" $5 <$work/positions >$work/core
    what="$1 positions $2x$3 seed $seed ${6:-} $5"
    lines=$(wc -l <$work/core)
    if [ "$lines" = "$1" ] && cmp -s $work/reference $work/core; then
        echo "ok $number - $what"
    else
        echo "not ok $number - $what"
        paste $work/positions $work/reference $work/core |
            awk -F '\t' '$2 != $3 && n++ < 3 { print "  # " $1 ": " $2 " / " $3 }'
        failed=1
    fi
}

compare "$count" 15 15 "" ""
compare $((count / 4)) 15 15 --literal-9-3 literal_9_3=true
compare $((count / 4)) 15 15 --five-makes-three five_makes_three=true
compare $((count / 4)) 15 15 --japanese "" gomoku_japanese
for size in "5 5" "6 9" "9 6" "10 10" "16 16" "17 17" "19 19" "26 7" "26 26"; do
    # shellcheck disable=SC2086 # two words
    compare $((count / 20)) $size "" ""
done
echo "1..$number"
exit $failed
