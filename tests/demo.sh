#!/bin/sh
# Judges a real match, step by step: `make demo`.
set -eu
cd "$(dirname "$0")/.."
match=tests/games/yixin_vs_qiguan_2018.rec

bold='' plain=''
if [ -t 1 ]; then bold=$(printf '\033[1m') plain=$(printf '\033[0m'); fi
say() { printf '\n%s%s%s\n' "$bold" "$*" "$plain"; }

say "The rules of the match, each with its citation: inarow rules soosorv_8"
build/inarow rules soosorv_8

say "The boards at the end of its five games: inarow show $match"
build/inarow show $match

say "The fourth as a picture, build/fourth.svg: inarow show --svg --game 4 --numbers"
build/inarow show --svg --game 4 --numbers $match >build/fourth.svg

say "The fourth game action by action, each ruled on: inarow judge --rulings"
awk '/^---/ { n++; next } n == 3' $match >build/fourth.rec
build/inarow judge --rulings build/fourth.rec

say "The match judged: inarow judge $match"
status=0
build/inarow judge $match >build/demo.txt || status=$?
cat build/demo.txt
# One header is wrong: the exit status is 1, and one contradiction is reported.
if [ $status != 1 ] || [ "$(grep -c '^  contradicts' build/demo.txt)" != 1 ]; then
    echo "demo: one wrong header should have been found" >&2
    exit 1
fi

say "The same game with immediate rulings, and at the table, where a win must be claimed"
sed -n '/^play/p' >build/table.txt <<'END'
play h8
play a1
play i8
play a3
play j9
play a5
play j10
play a7
play j8
play a9
END
{ echo 'variant renju' && cat build/table.txt; } >build/at_once.rec
{
    printf 'variant renju\nadjudication claims\nclock 900\n'
    awk '{ print $0 " @" 20 * NR; print "press @" 20 * NR + 1 }' build/table.txt
    echo 'claim double-three by white @202'
} >build/at_table.rec
build/inarow judge --rulings build/at_once.rec | grep -A 2 'play j8\|after'
build/inarow judge --rulings build/at_table.rec | tail -n 8 || :

say "Why a point is forbidden: inarow explain j7"
head -n 1 tests/positions/forbidden.tsv >build/position.txt
cat build/position.txt | sed 's/[[:space:]].*//' | fold -w 15
build/inarow explain j7 <build/position.txt

say "Forbidden points of 1800 positions: inarow forbidden"
cut -f 1 tests/positions/forbidden.tsv >build/positions.txt
cut -f 2 tests/positions/forbidden.tsv >build/expected.txt
build/inarow forbidden <build/positions.txt | cmp - build/expected.txt
echo "all 1800 as six engines and a literal program of the law have them"
printf '\nThe header that the board contradicts was found:\n'
grep -B 4 '^  contradicts' build/demo.txt
