#!/bin/sh
# Rewrites files of the tree that are generated from others: rewrite.sh TARGET, where
# TARGET is a target of make. LUA is the interpreter. `make` has already written the
# documents into build.
set -eu

# rest PAGE LINE MADE: keeps the part of the page before that line, and replaces the rest
# with the generated text.
rest() {
    { sed "/^$2\$/,\$d" "$1" && cat "build/$3"; } >build/page.md
    mv build/page.md "$1"
}

case $1 in
sentences) # as the specs expect them; read the changes before you commit them
    mkdir -p tests/sentences
    $LUA tests/lua/sentences.lua
    git diff --stat tests/sentences
    ;;
pictures) # as the program draws them now
    build/inarow show --svg --numbers docs/double-three.rec >build/picture.svg
    mv build/picture.svg docs/double-three.svg
    ;;
reference) # the table of keys, from the schema, and the boards on that page
    rest variants/README.md '| key | value | meaning |' reference.md
    $LUA tests/pages/shown.lua variants/README.md
    ;;
manual) # the functions and shapes, from the descriptions in the sources
    rest lua/README.md '## inarow' interface.md
    rest docs/service.md '## The methods' service.md
    ;;
clients) # the generated modules, from the schema
    cp build/python/*.py bindings/python/src/inarow
    cp build/js/* bindings/js
    ;;
corpus) # the cases of the law, for other programs
    rm -rf build/corpus
    mkdir -p build/corpus
    corpus=build/corpus/inarow-corpus
    build/inarow conform --cases tests/conformance tests/perft/counts.txt \
        >$corpus-"$VERSION".jsonl
    $LUA -e 'io.write(require("tools.corpus_schema").text())' >$corpus.schema.json
    cp LICENSE tests/conformance/README.md build/corpus
    ls build/corpus/*
    ;;
esac
