#!/bin/sh
# Builds and runs programs in C from an installed tree: run.sh LUA. Parts that need no Lua
# are tested with Lua 5.4 only. It reports in TAP.
set -u
cd "$(dirname "$0")/../../.." || exit 1
lua=${1:-lua5.4}
here=$PWD/tests/hosts/c
work=$PWD/build/tests/hosts-$lua
abi=$($lua -e 'io.write(_VERSION:match("%d%.%d"))')
root="$work/the root" # a name with a space
prefix=/opt/inarow
tree=$root$prefix
label=
. tests/hosts/tap.sh
rm -rf "$work"
mkdir -p "$work"

# says EXPECTED COMMAND... compares the output of a command, line by line.
says() {
    printf '%s\n' "$1" >"$work/expected"
    shift
    "$@" >"$work/got"
    status=$?
    diff "$work/expected" "$work/got" && [ $status = 0 ]
}

# pc FLAG... runs pkg-config for the core.
pc() {
    PKG_CONFIG_PATH=$tree/lib/pkgconfig PKG_CONFIG_SYSROOT_DIR=$root \
        pkg-config "$@" inarow
}

warnings="-std=c11 -Wall -Wextra -Werror"
luas=$(pkg-config --cflags --libs "$lua" 2>/dev/null)
[ -n "$luas" ] || luas=$(pkg-config --cflags --libs "lua-$abi")

# ---- The tree -----------------------------------------------------------------------

# install MASK installs under this umask.
install() {
    (umask "$1" &&
        make --no-print-directory LUA="$lua" PREFIX=$prefix DESTDIR="$root" install)
}

# Under any umask, programs and folders have mode 755, and other files 644.
has_modes() {
    {
        find "$tree" -type d ! -perm 755
        find "$tree" -type f ! -perm 644 ! -name '*.so*' ! -path "$tree/bin/*"
        find "$tree" -type f ! -perm 755 \( -name '*.so*' -o -path "$tree/bin/*" \)
    } >"$work/modes"
    ! grep . "$work/modes"
}

# Installs again under another umask, over folders that others may not read.
installs_again() {
    chmod -R go-rwx "$tree/share/doc/inarow" && install 000 && has_modes
}

has_all() {
    for file in include/inarow.h include/inarow_attack.h include/inarow_batch.h \
        lib/libinarow.a \
        lib/libinarow.so lib/libinarow.so.1 lib/pkgconfig/inarow.pc \
        "lib/libinarow-lua$abi.a" bin/inarow \
        "lib/lua/$abi/inarow/core.so" "lib/lua/$abi/inarow/system/native.so" \
        share/man/man1/inarow.1 \
        share/bash-completion/completions/inarow share/zsh/site-functions/_inarow \
        share/fish/vendor_completions.d/inarow.fish share/inarow/types/inarow.lua \
        share/doc/inarow/README.md share/doc/inarow/variants/README.md; do
        [ -s "$tree/$file" ] || { echo "$file is missing"; return 1; }
    done
    (cd lua && find . -name '*.lua' && cd ../variants && find . -name '*.lua' |
        sed 's|^\.|./inarow/variants|') | sort >"$work/expected"
    (cd "$tree/share/lua/$abi" && find . -name '*.lua' | sort) | diff "$work/expected" -
}

# Installed files, except debug information, do not name this machine's source tree.
names_no_source() {
    ! grep -rIl "$PWD" "$tree"
}

program() (
    cd / && env -i PATH="$PATH" "$tree/bin/inarow" "$@"
)

requires() (
    at=$tree/share/lua/$abi
    cd / && LUA_PATH="$at/?.lua;$at/?/init.lua" LUA_CPATH="$tree/lib/lua/$abi/?.so" \
        $lua -e "$1"
)

# Only the modules are native, and the command that measures explains why it cannot.
has_no_bench() {
    [ "$(cd "$tree/lib/lua/$abi/inarow" && echo * */*)" = \
        "archive core.so system archive/native.so system/native.so" ] || return 1
    [ "$(program bench point 2>&1)" = "inarow: $ONLY_IN_TREE" ]
}
ONLY_IN_TREE="'inarow bench' works only in the source tree, where 'make' builds the \
programs that it compares with: run build/inarow there"

# exports LIBRARY FILE: exactly the symbols of tests/release/symbols.txt.
exports() {
    sed -n "s|^$1 ||p" tests/release/symbols.txt >"$work/expected" &&
        [ -s "$work/expected" ] && nm -D --defined-only "$2" | awk '{ print $3 }' |
        LC_ALL=C sort | diff "$work/expected" -
}

modules_export_what_lua_looks_for() {
    for module in core.so system/native.so archive/native.so; do
        exports $module "$tree/lib/lua/$abi/inarow/$module" || return 1
    done
}

check "make install" install 077
check "installed files have the modes 755 and 644" has_modes
check "every file is installed" has_all
check "make install once more, under another umask" installs_again
check "no file names the source tree" names_no_source
check "the program runs from anywhere" says "renju_1899 $(build/inarow variants |
    sed -n 's/^renju_1899 *//p' | tr -s ' ')" sh -c "cd / && env -i PATH='$PATH' \
    '$tree/bin/inarow' variants | tr -s ' ' | grep '^renju_1899 '"
check "the program judges" program conform "$PWD"/tests/games/*.rec
check "require finds the module and the variants" requires \
    'assert(require("inarow").new "rif_renju"):play "h8"'
check "benchmarks are not installed" has_no_bench
check "the modules export only the names that Lua needs" \
    modules_export_what_lua_looks_for

# ---- The core -----------------------------------------------------------------------

WON='d: ok
e: ok
d: ok
e: ok
d: ok
e: ok
d: red wins'

# Builds the amalgamation, without Lua.
build_single() {
    eval "cc $warnings -Wpedantic -Wshadow -c build/inarow-amalgamation.c \
        -o '$work/single.o' $(pc --cflags)" && build_core single "'$work/single.o'"
}

# The line is evaluated, because pkg-config quotes its flags for a shell.
build_core() {
    eval "cc $warnings '$here/core.c' -o '$work/$1' $(pc --cflags) $2"
}

plays_core() {
    says "$WON" env LD_LIBRARY_PATH="$tree/lib" "$work/$1" d e d e d e d a &&
        says 'd: ok
z: refused (bad-action)' env LD_LIBRARY_PATH="$tree/lib" "$work/$1" d z a
}

exports_only_the_headers() {
    exports libinarow.so "$tree/lib/libinarow.so" || return 1
    cat csrc/*.h | grep -vE 'typedef|static inline' |
        grep -oE '^[a-z].*\binarow_[a-z_]+\(' | grep -oE 'inarow_[a-z_]+\($' |
        tr -d '(' | LC_ALL=C sort -u >"$work/declared"
    LC_ALL=C comm -23 "$work/declared" "$work/expected" >"$work/hidden"
    [ -s "$work/declared" ] && [ ! -s "$work/hidden" ] && return 0
    cat "$work/hidden"
    return 1
}

# A host may use any other name for its functions.
keeps_to_its_names() {
    [ "$lua" != lua5.4 ] || [ -s "$work/single.o" ] || return 1
    find "$tree/lib" "$work/single.o" -name '*.[ao]' 2>/dev/null |
        xargs -d '\n' nm -g --defined-only | awk 'NF == 3 { print $3 }' >"$work/names"
    grep -q '^luaopen_inarow_core$' "$work/names" || return 1
    ! grep -vE '^(inarow|luaopen_inarow)_' "$work/names"
}

# All versions are the same as the header's.
has_the_version() {
    version=$(echo INAROW_VERSION | eval "cc -E -P -include inarow.h $(pc --cflags) -" |
        tail -n 1 | tr -d '"')
    echo "$version" | grep -Eq '^[0-9]+\.[0-9]+\.[0-9]+$' &&
        [ "$(pc --modversion)" = "$version" ] &&
        [ "$(program --version)" = "inarow $version" ] &&
        [ "$(requires 'print(require("inarow").version)')" = "$version" ] &&
        grep -q "^.TH .*\"inarow $version\"" "$tree/share/man/man1/inarow.1"
}

needs_its_soname() {
    readelf -d "$work/shared" | grep -q 'NEEDED.*\[libinarow.so.1\]'
}

check_core() {
    check "a program with libinarow.so" build_core shared "$(pc --libs)"
    check "it plays" plays_core shared
    check "it needs the soname" needs_its_soname
    check "the library exports exactly what its headers declare" \
        exports_only_the_headers
    check "a program with libinarow.a" build_core static "'$tree/lib/libinarow.a'"
    check "it plays" plays_core static
    check "code after the core in it sees unchanged system headers" sh -c \
        "! cc -E -dM -Icsrc build/inarow-amalgamation.c | grep -w KERNEL"
    check "a program with the amalgamation" build_single
    check "it plays" plays_core single
    for standard in c++11 c++20; do
        check "the headers in $standard" sh -c "echo '#include <inarow_attack.h>
            int main() { inarow_spec spec{}; inarow_attack_line line{};
                         return spec.width + line.length; }' |
            c++ -x c++ -std=$standard -Wall -Wextra -Wpedantic -Werror $(pc --cflags) - \
                -o '$work/cpp' && '$work/cpp'"
    done
}
[ "$lua" != lua5.4 ] || check_core
check "the header, pkg-config, module, program and manual have one version" \
    has_the_version
check "the archives and the amalgamation define only inarow's names" keeps_to_its_names

# ---- The module in a host's Lua ------------------------------------------------------

# shellcheck disable=SC2086 # flags are words
build_module() {
    cc $warnings "$here/module.c" -o "$work/module" \
        "$tree/lib/libinarow-lua$abi.a" $luas
}

# shellcheck disable=SC2086 # flags are words
build_embedded() {
    $lua "$here/embed.lua" "$tree/share/lua/$abi" >"$work/scripts.h" &&
        cc $warnings -DINAROW_LUA -I"$work" -Ibuild "$here/embedded.c" \
            build/inarow-amalgamation.c -o "$work/embedded" $luas
}

RULED='h8: ok
h9: ok
h8: h8 is occupied.
playing'

check "a host with the module linked in" build_module
check "it plays" says "$RULED" env -i "$work/module" "$tree/share/lua/$abi" \
    "$here/game.lua" rif_renju h8 h9 h8
check "a host that contains everything" build_embedded
check "it plays without any file" says "refused occupied (RIF 5)" \
    env -i sh -c "cd / && '$work/embedded' '
        local game = assert(require(\"inarow\").new(\"rif_renju\"))
        game:play \"h8\"
        print(tostring(select(4, game:play \"h8\")))'"
check "it runs scripts from outside in the sandbox" says "host:1: it takes more than \
200000 steps" env -i "$work/embedded" '
    print((select(2, require("inarow").load("while true do end", "host"))))'

# ---- The service ---------------------------------------------------------------------

# shellcheck disable=SC2086 # flags are words
build_service() {
    eval "cc $warnings '$here/service.c' -o '$work/service' \
        $(PKG_CONFIG_PATH=$tree/lib/pkgconfig PKG_CONFIG_SYSROOT_DIR=$root \
            pkg-config --cflags --libs inarow_service)"
}

asks() {
    printf '%s\n' '{"id":1,"method":"new","params":{"variant":"tarannikov"}}' \
        '{"id":2,"method":"play","params":{"game":"g1","point":"a1"}}' '[' |
        (cd / && env -i LD_LIBRARY_PATH="$tree/lib" "$work/service" "$@") |
        grep -oE '"(game|code)":"[^"]*"'
}

# It exports its own functions, those of batches, the names of their reasons, and the size
# of their rules.
exports_the_service_alone() {
    exports libinarow_service.so "$tree/lib/libinarow_service.so.0" || return 1
    { cat csrc/service/inarow_service.h csrc/inarow_batch.h
        echo "inarow_reason_name( inarow_rules_size("; } |
        grep -oE '\binarow_[a-z_0-9]+\(' | tr -d '(' | LC_ALL=C sort -u |
        diff "$work/expected" -
}

refuses_options() {
    says "options.games: expected integer from 0 to 2147483648, or nothing" \
        sh -c "LD_LIBRARY_PATH='$tree/lib' '$work/service' '{\"games\":-1}' 2>&1; true"
}

# With little memory, the program prints an answer or a message, and never crashes.
survives() {
    for kilobytes in 6000 7000 8000 9000 10000 11000 12000 14000 16000; do
        (
            ulimit -v $kilobytes
            echo '{"method":"new","params":{"variant":"renju"}}' |
                LD_LIBRARY_PATH="$tree/lib" "$work/service" 2>&1
        )
        status=$?
        # 127: the program does not even load
        [ $status -le 2 ] || [ $status = 127 ] || return 1
    done
}

# Numbers have a decimal point although the program's locale has a comma, from its start
# or since the service was opened.
keeps_the_point() {
    { [ -d "$work/locales" ] || compiles_the_locale; } && says '1,5
"id":1.5
"text":"variant renju\nplay h8 @12.5\n"
"black":8.5' with_a_comma "$@"
}

compiles_the_locale() {
    mkdir "$work/locales" && localedef -i de_DE -f UTF-8 "$work/locales/de_DE.UTF-8"
}

# with_a_comma VARIABLE: the variable names the locale.
with_a_comma() {
    export LOCPATH="$work/locales"
    LC_ALL=de_DE.UTF-8 env printf '%.1f\n' 1,5 # checks that the locale has a comma
    unset LC_ALL
    export "$1=de_DE.UTF-8"
    printf '%s\n' '{"method":"new","params":{"variant":"renju"},"id":1.5}' \
        '{"method":"apply","params":{"game":"g1","action":"play h8 @12.5"}}' \
        '{"method":"record","params":{"game":"g1"}}' \
        '{"method":"new","params":{"variant":"renju","options":{"clock":"9.5+0.5"}}}' \
        '{"method":"apply","params":{"game":"g2","action":"play h8 @1.5"}}' \
        '{"method":"state","params":{"game":"g2"}}' |
        LD_LIBRARY_PATH="$tree/lib" "$work/service" '{"seconds":7.5}' |
        grep -o -e '"id":1[.,0-9]*[0-9]' -e '"text":"variant[^"]*"' -e '"black":8[^,}]*'
}

check_service() {
    check "a program with libinarow_service.so" build_service
    check "a locale with a comma does not matter" keeps_the_point LC_ALL
    check "a locale set after opening the service does not matter" keeps_the_point LATER
    check "a lack of memory is reported" survives
    check "its requests are answered" says '"game":"g1"
"code":"outside-region"
"code":"bad-json"' asks
    check "its limits are kept" says '"code":"line-too-long"
"code":"line-too-long"
"code":"bad-json"' asks '{"line":20}'
    check "unknown options are refused" refuses_options
    check "the service exports exactly what its header declares" \
        exports_the_service_alone
    check "its header in C++" sh -c "echo '#include <inarow_service.h>
        int main() { inarow_service_close(nullptr); }' |
        c++ -x c++ -Wall -Wextra -Werror -I'$tree/include' - -o '$work/cpp' \
            -L'$tree/lib' -linarow_service && LD_LIBRARY_PATH='$tree/lib' '$work/cpp'"
}
[ "$lua" != lua5.4 ] || check_service

# ---- Uninstalling --------------------------------------------------------------------

uninstall() {
    make --no-print-directory LUA="$lua" PREFIX=$prefix DESTDIR="$root" uninstall &&
        [ -z "$(find "$root" ! -type d)" ]
}

check "make uninstall leaves no file" uninstall
echo "1..$number"
