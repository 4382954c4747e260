#!/bin/sh
# The JavaScript client as npm packs and installs it, without a network: its types by
# TypeScript's compiler, then its own tests. Reports in TAP.
set -eu
root=$PWD place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
(cd bindings/js && npm pack --silent --pack-destination "$place" >/dev/null)
cp -r bindings/js/test "$place"
cd "$place"
npm install --offline --no-audit --no-fund --loglevel=error ./inarow-*.tgz
tsc -p test && echo "ok - the types say what the client does" ||
    echo "not ok - the types say what the client does"
INAROW=$root/build/inarow ROOT=$root node --test --test-reporter=tap test/client.test.mjs
