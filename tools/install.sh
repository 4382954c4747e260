#!/bin/sh
# Implements `make install` and `make uninstall`: install.sh install|uninstall. The
# Makefile exports ABI, PREFIX, DESTDIR, VERSION, INTERPRETER, and the paths of the built
# files: LIBRARIES and MODULES (several paths each), SHARED_LIBRARY and SERVICE; and
# SERVICE_SOVERSION.
#
# Everybody may read and run installed files, and open inarow's own folders, whatever the
# umask is and however the tree was unpacked. Other folders stay unchanged.
set -eu
umask 022
to=$DESTDIR$PREFIX share=$DESTDIR$PREFIX/share
scripts=$share/lua/$ABI doc=$share/doc/inarow
module=$to/lib/lua/$ABI/inarow
bash=$share/bash-completion/completions
zsh=$share/zsh/site-functions
fish=$share/fish/vendor_completions.d

put() { # put MODE FILE... TO
    mode=$1
    shift
    install -m "$mode" "$@"
}

# library FILE: installs a shared library, and links the name that programs link with.
library() {
    put 755 "$1" "$to/lib/$2"
    ln -sf "$2" "$to/lib/${2%.so.*}.so"
}

# pc NAME DESCRIPTION: writes a file for pkg-config.
pc() {
    cat >"$to/lib/pkgconfig/$1.pc" <<END
prefix=$PREFIX
libdir=\${prefix}/lib
includedir=\${prefix}/include

Name: $1
Description: Rules arbiter of the n-in-a-row family: $2
Version: $VERSION
Libs: -L"\${libdir}" -l$1
Cflags: -I"\${includedir}"
END
    chmod 644 "$to/lib/pkgconfig/$1.pc"
}

# The library for any language, if it has been built.
service() {
    library "$SERVICE" "libinarow_service.so.$SERVICE_SOVERSION"
    put 644 csrc/service/inarow_service.h "$to/include"
    put 644 csrc/service/licences.txt "$doc"
    pc inarow_service "requests and answers as JSON"
}

pages() {
    put 644 README.md CHANGELOG.md SECURITY.md LICENSE "$doc"
    mkdir -p "$doc/docs"
    put 644 docs/* "$doc/docs"
    for page in */README.md bindings/*/README.md variants/READINGS.md \
        variants/TABLE.md; do
        mkdir -p "$doc/${page%/*}"
        put 644 "$page" "$doc/$page"
    done
}

install_all() {
    mkdir -p "$to/include" "$to/lib/pkgconfig" "$to/bin" "$bash" "$zsh" "$fish" \
        "$scripts/inarow/variants" "$share/man/man1" \
        "$share/inarow/types" "$doc"
    put 644 csrc/*.h "$to/include"
    # shellcheck disable=SC2086 # several paths
    put 644 $LIBRARIES "$to/lib"
    library "$SHARED_LIBRARY" "${SHARED_LIBRARY##*/}"
    pc inarow "its core"
    [ ! -e "$SERVICE" ] || service
    for file in $MODULES; do
        mkdir -p "$module/$(dirname "${file#*/inarow/}")"
        put 755 "$file" "$module/${file#*/inarow/}"
    done
    sh tools/copy_lua.sh "$scripts"
    put 644 variants/*.lua "$scripts/inarow/variants"
    sh tools/launcher.sh "$INTERPRETER" "share/lua/$ABI" "lib/lua/$ABI" \
        "$to/bin/inarow"
    pages
    put 644 build/inarow.1 "$share/man/man1"
    put 644 build/types/inarow.lua "$share/inarow/types"
    put 644 build/inarow.bash "$bash/inarow"
    put 644 build/inarow.zsh "$zsh/_inarow"
    put 644 build/inarow.fish "$fish"
    find "$module" "$scripts/inarow" "$share/inarow" "$doc" -type d -exec chmod 755 {} +
}

uninstall_all() {
    for header in csrc/*.h csrc/service/inarow_service.h; do
        rm -f "$to/include/${header##*/}"
    done
    rm -f "$to/lib"/libinarow.* "$to/lib"/libinarow_service.* \
        "$to/lib/libinarow-lua$ABI.a" "$to/lib/pkgconfig/inarow.pc" \
        "$to/lib/pkgconfig/inarow_service.pc" "$to/bin/inarow" "$scripts/inarow.lua" \
        "$share/man/man1/inarow.1" "$bash/inarow" "$zsh/_inarow" "$fish/inarow.fish"
    rm -rf "$module" "$scripts/inarow" "$share/inarow" "$doc"
}

"$1_all"
