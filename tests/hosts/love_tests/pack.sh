#!/bin/sh
# Packs the LÖVE game as build/love/inarow.love: the game, the library, and a native
# module for each supported system (tests/hosts/love/README.md): this system, and Windows
# if the folder WINDOWS has its module: pack.sh WINDOWS
set -eu
app=build/love/app
here=$(luajit -e 'io.write(jit.os .. "-" .. jit.arch)')
rm -rf $app build/love/inarow.love

# native SYSTEM FILE adds a system's module.
native() {
    mkdir -p "$app/native/$1"
    cp "$2" "$app/native/$1"
}

mkdir -p $app/variants
cp variants/*.lua $app/variants
sh tools/copy_lua.sh $app/lua
rm -r $app/lua/inarow/archive $app/lua/inarow/cli $app/lua/inarow/referee \
    $app/lua/inarow/system
cp tests/hosts/love/*.lua $app
rm $app/probe.lua # the probe is only for tests
native "$here" build/lua5.1/inarow/core.so
[ ! -e "$1/lua5.1/inarow/core.dll" ] || native Windows-x64 "$1/lua5.1/inarow/core.dll"
sh tools/zip.sh $app build/love/inarow.love
