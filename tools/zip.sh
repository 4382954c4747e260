#!/bin/sh
# Packs the files of a folder: zip.sh FOLDER ARCHIVE. If SOURCE_DATE_EPOCH sets the time
# of the files, the same files give the same bytes.
set -eu
case $2 in
/*) archive=$2 ;;
*) archive=$PWD/$2 ;;
esac
cd "$1"
[ -z "${SOURCE_DATE_EPOCH:-}" ] || find . -exec touch -d "@$SOURCE_DATE_EPOCH" {} +
rm -f "$archive"
find . -type f | LC_ALL=C sort | TZ=UTC zip -q -9 -X -@ "$archive"
