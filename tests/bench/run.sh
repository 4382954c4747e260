#!/bin/sh
# Writes all figures with their yardsticks and targets, to a page and to the terminal.
set -eu
cd "$(dirname "$0")/../.."
sets=build/tests/bench
# set_of NAME CONDITION selects positions by their numbers of stones.
set_of() {
    awk -F '\t' '{ X = gsub(/X/, "X", $1); O = gsub(/O/, "O", $1)
        if ('"$2"') print $1 }' tests/positions/forbidden.tsv >$sets/"$1"
}
set_of even 'X - O >= 0 && X - O <= 1 && X + O < 100'
set_of dense 'X + O >= 100'
set_of contrived 'X > 4 * O && X + O < 100'
cut -f 1 tests/positions/worst.tsv >$sets/worst
grep -v '^#' tests/positions/vcf.tsv >$sets/fours
build/tests/bench/vcf within 100000 $sets/fours >$sets/plain
lua5.4 tests/bench/table.lua >$sets/page
cp $sets/page tests/bench/README.md
sed -n '/^|/p' tests/bench/README.md
# The literal reference on the same positions shows the cost of a literal reading of the
# law.
build/inarow bench forbidden --positions $sets/even
build/tests/reference --bench <$sets/even
