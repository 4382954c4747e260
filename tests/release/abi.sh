#!/bin/sh
# Checks that the newest section of CHANGELOG.md names each break of libinarow.so since
# the commit of tests/baseline. abi.sh FOLDER runs abidiff to find changed functions and
# types, and removed fields; then the soname must have changed too. A shallow clone lacks
# that commit.
set -eu
work=$1
mkdir -p "$work/before" "$work/after"
git archive "$(cat tests/baseline/commit)" | tar -x -C "$work/before"
git ls-files -z | tar -c --null -T - | tar -x -C "$work/after"
for tree in before after; do
    number=$(sed -n 's/^SOVERSION := //p' "$work/$tree/Makefile")
    make --no-print-directory -C "$work/$tree" CFLAGS="-Og -g" \
        "build/libinarow.so.$number" >/dev/null
done
status=0
abidiff --leaf-changes-only --no-added-syms --headers-dir1 "$work/before/csrc" \
    --headers-dir2 "$work/after/csrc" "$work"/before/build/libinarow.so.* \
    "$work"/after/build/libinarow.so.* >"$work/report" || status=$?
[ $((status & 3)) = 0 ] || { cat "$work/report"; exit 1; } # abidiff itself failed
[ $status != 0 ] || exit 0
awk '
    /^ *\[[DC]\] .function / {
        sub(/\(.*/, "") # removes the arguments
        print $NF
    }
    /^.(struct|enum|union) .* changed:$/ { print $2 }
    / data member deletion/ { is_gone = 1; next }
    / (insertion|deletion)s?:|member changes:/ { is_gone = 0 }
    is_gone && match($0, /[a-z_0-9]+(\[[0-9]+\])*., at offset/) {
        name = substr($0, RSTART)
        sub(/[^a-z_0-9].*/, "", name)
        print name
    }' "$work/report" | sort -u >"$work/breaks"
awk '/^## [0-9]/ && ++count == 2 { exit } { print }' CHANGELOG.md >"$work/changes"
[ -s "$work/breaks" ] && grep -q '^SONAME changed' "$work/report" || status=1
while read -r name; do
    grep -qw -e "$name" "$work/changes" || {
        echo "CHANGELOG.md does not name $name"
        status=1
    }
done <"$work/breaks"
sed 's/^/# /' "$work/breaks"
[ $status != 1 ]
