#!/bin/sh
# Builds Check for another system, as FOLDER/libcheck.a: check.sh FOLDER SOURCE CC CFLAGS
set -eu
mkdir -p "$1"
cd "$1"
"$2/configure" --quiet --disable-shared --disable-subunit CC="$3" CFLAGS="$4" \
    --host="$($3 -dumpmachine)"
# Check's own build files are not generated again, whatever the dates of a copy are.
for part in lib src; do
    make -s -C $part ACLOCAL=: AUTOCONF=: AUTOHEADER=: AUTOMAKE=:
done
cp src/.libs/libcheck.a .
