#!/bin/sh
# Tests the JavaScript client as npm packs and installs it, without a network: its types
# with TypeScript's compiler, then its own tests. It reports in TAP.
set -eu
root=$PWD place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
work=$place label=
. tests/hosts/tap.sh

are_as_made() {
    for file in build/js/*; do cmp "$file" "bindings/js/${file##*/}" || return 1; done
}

check "files generated from the schema are up to date: make clients" are_as_made
(cd bindings/js && npm pack --silent --pack-destination "$place" >/dev/null)
lists_the_package() {
    tar -tzf "$place"/inarow-*.tgz | lua5.4 tests/release/contents.lua npm "" package/
}
check "tests/release/contents.txt lists what npm packs" lists_the_package
cp tests/js/* "$place"
cd "$place"
npm install --offline --no-audit --no-fund --loglevel=error ./inarow-*.tgz
check "the types agree with the client" tsc -p .
INAROW=$root/build/inarow ROOT=$root node --test --test-reporter=tap client.test.mjs \
    web.test.mjs
