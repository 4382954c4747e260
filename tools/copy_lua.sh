#!/bin/sh
# Copies Lua files without the pages beside them, and makes them readable for everybody:
# copy_lua.sh TO
set -eu
umask 022
to=$1
find lua -type d | while read -r folder; do
    set -- "$folder"/*.lua
    mkdir -p "$to${folder#lua}"
    [ ! -e "$1" ] || install -m 644 "$@" "$to${folder#lua}"
done
