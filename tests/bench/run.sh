#!/bin/sh
# The core beside the literal reference, on the same positions in one run.
set -eu
cd "$(dirname "$0")/../.."
cut -f 1 tests/positions/forbidden.tsv >build/tests/bench.in
build/inarow bench --positions build/tests/bench.in
build/tests/reference --bench <build/tests/bench.in
