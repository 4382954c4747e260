#!/bin/sh
# Builds the playground as a static folder: build.sh FOLDER MODULE EXCERPT [SITE], in the
# source tree, with the paths of `make env`. SITE has any value if the folder is part of
# the site. The playground's page then links to the site.
set -eu
folder=$1 module=$2 excerpt=$3 site=${4:-}
mkdir -p build/web
lua5.4 web/keys.lua >build/web/keys.json
lua5.4 web/titles.lua >build/web/titles.json
lua5.4 web/first.lua >build/web/first.json
# For browsers that support exceptions and vectors of WebAssembly.
bundle() {
    esbuild --bundle --minify --target=chrome109,firefox115,safari16.4 \
        --log-level=warning --external:node:* \
        --alias:inarow-keys=./build/web/keys.json \
        --alias:inarow-titles=./build/web/titles.json \
        --alias:inarow-first=./build/web/first.json "$@"
}
rm -rf "$folder"
mkdir -p "$folder"
cp web/index.html web/icon.svg "$module/inarow.wasm" "$module/inarow.later" \
    "$folder"
[ -n "$site" ] || sed -i '/href="\.\.\//d' "$folder/index.html"
# Code that the first stone does not need is in separate files. The page gives its boards
# no texts, so the boards load no arbiter.
bundle --format=esm --splitting --external:./web.mjs --loader:.css=text \
    --alias:inarow-board-style=./build/web/board.css \
    --outdir="$folder" --out-extension:.js=.mjs \
    --chunk-names=parts/[name]-[hash] web/src/main.mjs
bundle --format=esm --outfile="$folder/worker.mjs" bindings/js/web/worker.mjs
bundle --outfile="$folder/page.css" web/style/page.css
# All that the first stone needs is asked for at once.
parts=$(cd "$folder" && grep -oh '"\./parts/chunk-[^"]*"' main.mjs | LC_ALL=C sort -u)
{
    printf '<link rel="preload" href="inarow.wasm" as="fetch" crossorigin>\n'
    # shellcheck disable=SC2086 # no space in their names
    printf '<link rel="modulepreload" href=%s>\n' $parts '"worker.mjs"'
} >build/web/links.html
sed -i '/<script/r build/web/links.html' "$folder/index.html"
# The files that the page stores for use without a network, in their current state.
files=$(cd "$folder" && find . -type f | LC_ALL=C sort)
version=$(cd "$folder" && cat $files | sha256sum | cut -c 1-16)
{
    printf 'const VERSION = "%s";\nconst FILES = ["./"' "$version"
    printf ', "%s"' $files
    printf '];\n'
    cat web/offline.js
} >"$folder/offline.js"

mkdir "$folder/archive"
[ ! -f "$excerpt/excerpt.json" ] || cp "$excerpt/excerpt.json" "$folder/archive"
# The licences of npm packages that the page contains.
{
    cat "$module/licences.txt"
    # shellcheck disable=SC2046 # no space in their paths
    lua5.4 csrc/program/licences.lua $(cd web && npm ls --all --omit=dev --parseable |
        sed -n 's|^.*/node_modules/\(.*\)|\1=&/LICENSE|p')
} >"$folder/licences.txt"
echo "$folder"
