#!/bin/sh
# Lua's files without the pages beside them, as everybody may read them: copy_lua.sh TO
set -eu
umask 022
to=$1
find lua -type d | while read -r folder; do
    set -- "$folder"/*.lua
    mkdir -p "$to${folder#lua}"
    [ ! -e "$1" ] || install -m 644 "$@" "$to${folder#lua}"
done
