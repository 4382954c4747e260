#!/bin/sh
# Compares an earlier commit with this tree: run.sh GAMES
set -eu
cd "$(dirname "$0")/../.."
baseline=build/baseline
[ -d $baseline/build ] || sh tests/baseline/build.sh $baseline
find tests/conformance tests/games -name '*.rec' | sort |
    xargs lua5.4 tests/baseline/compare.lua $baseline records
lua5.4 tests/baseline/compare.lua $baseline games 1 "$1"
