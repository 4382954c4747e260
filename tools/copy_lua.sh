#!/bin/sh
# Lua's files without the pages beside them, as everybody may read them: copy_lua.sh TO
set -eu
umask 022
find lua -name '*.lua' | while read -r file; do
    to="$1/${file#lua/}"
    mkdir -p "${to%/*}"
    install -m 644 "$file" "$to"
done
