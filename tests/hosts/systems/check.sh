#!/bin/sh
# Check for another system, as FOLDER/libcheck.a: check.sh FOLDER SOURCE CC CFLAGS
set -eu
mkdir -p "$1"
cd "$1"
"$2/configure" --quiet --disable-shared --disable-subunit CC="$3" CFLAGS="$4" \
    --host="$($3 -dumpmachine)"
# Its build files are not made anew, whatever the dates of a copy say.
for part in lib src; do
    make -s -C $part ACLOCAL=: AUTOCONF=: AUTOHEADER=: AUTOMAKE=:
done
cp src/.libs/libcheck.a .
