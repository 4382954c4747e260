#!/bin/sh
# Tests the built page in a real Chromium, and partly in Firefox: run.sh [NAME...] runs
# NAME.test.mjs, or all without a name. Run `make playground site` first. It reports in
# TAP.
set -eu
cd "$(dirname "$0")/../.."
[ $# != 0 ] || set -- smoke choices page fit play tree time kept script records explorer \
    firefox board/smoke board/browsers site/search site/pages
files=
for name in "$@"; do files="$files tests/web/$name.test.mjs"; done
# shellcheck disable=SC2086 # the names are words
ROOT=$PWD exec node --test --test-reporter=tap --test-concurrency=1 $files
