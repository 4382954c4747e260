#!/bin/sh
# Builds the commit that the file `commit` names, beside this tree: build.sh FOLDER
set -eu
commit=$(cat tests/baseline/commit)
rm -rf "$1"
mkdir -p "$1"
git archive "$commit" | tar -x -C "$1"
make --no-print-directory -C "$1" LUA=lua5.4 all >/dev/null
echo "$1: $commit"
