#!/bin/sh
# The playground as a static folder, with the pages beside it that need no script:
# build.sh FOLDER MODULE BUNDLER CORPUS, in the source tree.
set -eu
folder=$1 module=$2 bundle=$3 corpus=$4
rm -rf "$folder"
mkdir -p "$folder"
cp web/index.html web/icon.svg "$module/inarow.wasm" "$folder"
$bundle --format=esm --outfile="$folder/main.mjs" web/src/main.mjs
$bundle --format=esm --outfile="$folder/worker.mjs" bindings/js/web/worker.mjs
$bundle --outfile="$folder/page.css" web/style/page.css
# What the offline page keeps: these files, as they are now.
files=$(cd "$folder" && find . -type f | LC_ALL=C sort)
version=$(cd "$folder" && cat $files | sha256sum | cut -c 1-16)
{
    printf 'const VERSION = "%s";\nconst FILES = ["./"' "$version"
    printf ', "%s"' $files
    printf '];\n'
    cat web/offline.js
} >"$folder/offline.js"

mkdir "$folder/rules" "$folder/manual" "$folder/corpus"
cp web/site/site.css "$folder"
cp "$corpus"/* "$folder/corpus"
# shellcheck disable=SC2046 # no space in the names of records
lua5.4 web/site/main.lua "$folder" "$(basename "$corpus"/*.jsonl)" \
    $(find tests/conformance -name '*.rec' | LC_ALL=C sort)
echo "$folder"
