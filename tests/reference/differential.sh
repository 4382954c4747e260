#!/bin/sh
# Compares the core with the literal reference, on new positions of many sizes and under
# each reading: `differential.sh COUNT [SEED [PROGRAM...]]`, in TAP. Each PROGRAM is the
# core built in another way (tests/reference/ways.c), and judges the same positions.
set -u
cd "$(dirname "$0")/../.." || exit 1
count=$1
seed=${2:-1}
shift $(($# < 2 ? $# : 2))
work=build/tests/differential
mkdir -p $work
number=0 failed=0 positions=0 answers=0
ROUND=44000 # positions at a time

# report NUMBER-OF-FAILURES WHAT
report() {
    number=$((number + 1))
    if [ "$1" = 0 ]; then
        echo "ok $number - $2"
    else
        echo "not ok $number - $2"
        failed=1
    fi
}

# compare COUNT WIDTH HEIGHT OPTION-OF-THE-REFERENCE OPTION-OF-THE-VARIANT [VARIANT]
compare() {
    seed=$((seed + 1))
    build/tests/positions "$1" "$seed" "$2" "$3" >$work/positions
    # shellcheck disable=SC2086 # an empty option is not a word
    build/tests/reference $4 <$work/positions >$work/reference
    # shellcheck disable=SC2086
    build/inarow forbidden --variant "${6:-renju}" $5 <$work/positions >$work/core
    what="$1 positions $2x$3 seed $seed ${6:-} $5"
    lines=$(wc -l <$work/core)
    positions=$((positions + lines))
    [ "$lines" = "$1" ] && cmp -s $work/reference $work/core
    bad=$?
    report $bad "$what"
    [ $bad = 0 ] || paste $work/positions $work/reference $work/core |
        awk -F '\t' '$2 != $3 && n++ < 3 { print "  # " $1 ": " $2 " / " $3 }'
    [ -z "$programs" ] || paste $work/positions $work/reference >$work/answers
    for program in $programs; do
        # shellcheck disable=SC2086
        $program $4 <$work/answers >$work/way
        bad=$?
        report $bad "$what ${program##*/}"
        if [ $bad = 0 ]; then
            answers=$((answers + $(cat $work/way)))
        else
            sed 's/^/  # /' $work/way
        fi
    done
}

# Tries all readings and sizes, with COUNT positions in total, but at least one of each.
all() {
    compare $(($1 * 20 / 44)) 15 15 "" ""
    compare $(($1 * 5 / 44)) 15 15 --literal-9-3 literal_9_3=true
    compare $(($1 * 5 / 44)) 15 15 --five-makes-three five_makes_three=true
    compare $(($1 * 5 / 44)) 15 15 --japanese "" gomoku_japanese
    for size in "5 5" "6 9" "9 6" "10 10" "16 16" "17 17" "19 19" "26 7" "26 26"; do
        # shellcheck disable=SC2086 # two words
        compare $(($1 / 44 + 1)) $size "" ""
    done
}

programs=$*
until [ $positions -ge "$count" ] || [ $failed != 0 ]; do
    left=$((count - positions))
    all $((left < 88 ? 88 : left < ROUND ? left : ROUND))
done
echo "# $positions positions, $answers answers of programs"
echo "1..$number"
exit $failed
