#!/bin/sh
# Tests the example of a site's server, installed by npm, with two browsers; with SMOKE=1,
# a few tests with two windows of one browser. It reports in TAP.
set -eu
place=$(mktemp -d) root=$PWD
trap 'rm -rf "$place"' EXIT
mkdir -p build/site
git ls-files --cached --others --exclude-standard bindings/js |
    tar -c -T - | tar -x -C "$place"
mkdir "$place/bindings/js/dist"
cp bindings/js/dist/board.mjs "$place/bindings/js/dist"
cd "$place/bindings/js/examples/site"
npm install --no-audit --no-fund --loglevel=error >&2
INAROW=$root/build/inarow PICTURES=$root/build/site \
    node --test --test-reporter=tap site.test.mjs
