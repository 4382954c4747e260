#!/bin/sh
# Builds the manual as a site, around the playground in its folder `play`: build.sh FOLDER
# CORPUS, in the source tree, with the paths of `make env`.
set -eu
folder=$1 corpus=$2
mkdir -p "$folder/rules" "$folder/manual" "$folder/pictures" "$folder/corpus"
cp web/site/site.css web/icon.svg "$folder"
cp "$corpus"/* "$folder/corpus"
# One script instead of a module, so that pages also work as files.
esbuild --bundle --minify --format=iife --target=chrome109,firefox115,safari16.4 \
    --log-level=warning --outfile="$folder/site.js" web/site/site.mjs
# shellcheck disable=SC2046 # no space in the names of records
lua5.4 web/site/main.lua "$folder" "$(basename "$corpus"/*.jsonl)" \
    $(find tests/conformance -name '*.rec' | LC_ALL=C sort)
lua5.4 csrc/program/licences.lua minisearch=web/node_modules/minisearch/LICENSE.txt \
    >"$folder/licences.txt"
echo "$folder"
