#!/bin/sh
# Files of the tree that are made of others, written anew: rewrite.sh TARGET, which is one
# of make's. LUA is the interpreter; `make` has written the documents into build.
set -eu

# rest PAGE LINE MADE: the page keeps what stands before that line, and gets what has been
# made in place of the rest.
rest() {
    { sed "/^$2\$/,\$d" "$1" && cat "build/$3"; } >build/page.md
    mv build/page.md "$1"
}

case $1 in
sentences) # as the specs expect them: read what has changed before committing
    mkdir -p tests/sentences
    $LUA tests/lua/sentences.lua
    git diff --stat tests/sentences
    ;;
pictures) # as the program draws them now
    build/inarow show --svg --numbers docs/double-three.rec >build/picture.svg
    mv build/picture.svg docs/double-three.svg
    ;;
reference) # the table of keys, as the schema has it now, and the boards of that page
    rest variants/README.md '| key | value | meaning |' reference.md
    $LUA tests/pages/shown.lua variants/README.md
    ;;
manual) # the functions and shapes, as the sources describe them now
    rest lua/README.md '## inarow' interface.md
    rest docs/service.md '## The methods' service.md
    ;;
clients) # the generated modules, as the schema has them now
    cp build/python/*.py bindings/python/src/inarow
    cp build/js/* bindings/js
    ;;
corpus) # the cases of the law for other programs
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
