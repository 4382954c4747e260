#!/bin/sh
# The JavaScript client as npm packs and installs it, without a network: its types by
# TypeScript's compiler, then its own tests. Reports in TAP.
set -eu
root=$PWD place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
report() {
    if [ "$1" = 0 ]; then echo "ok - $2"; else echo "not ok - $2"; fi
}

status=0
for file in methods.cjs types.d.ts; do
    cmp build/js/$file bindings/js/$file || status=1
done
report $status "what is made of the schema is as it is now: make clients"
(cd bindings/js && npm pack --silent --pack-destination "$place" >/dev/null)
cp tests/js/* "$place"
cd "$place"
npm install --offline --no-audit --no-fund --loglevel=error ./inarow-*.tgz
status=0
tsc -p . || status=1
report $status "the types say what the client does"
INAROW=$root/build/inarow ROOT=$root node --test --test-reporter=tap client.test.mjs
