#!/bin/sh
# Implements `make dist` and `make tarball`: release.sh dist|tarball. The Makefile exports
# VERSION, DIST, PARTS, RELEASE_CFLAGS, RELEASE_URL, WEB_SOURCES and MAKE.
#
# A release has the files that git tracks, in their current state. Everything else is
# built from that tarball alone, so that a release contains nothing else. The same commit
# gives the same bytes. The rockspec looks for the tarball beside itself, or at
# RELEASE_URL, which ends in a slash.
set -eu
release=inarow-$VERSION
mkdir -p "$DIST"
dist=$(cd "$DIST" && pwd)
unpacked=build/obj/$release
committed=$(git log -1 --format=%ct)

# packed ARCHIVE ARGUMENT...: runs tar so that the same files give the same bytes.
packed() {
    archive=$1
    shift
    tar --create --file "$archive" -I 'gzip -9n' --format ustar --sort name \
        --mtime "@$committed" --owner 0 --group 0 --numeric-owner --mode u=rwX,go=rX "$@"
}

tarball() {
    git ls-files --error-unmatch csrc/inarow.h >/dev/null 2>&1 || {
        echo "make dist: a release is made in the git repository" >&2
        exit 1
    }
    rm -rf "$dist"
    mkdir -p "$dist"
    git ls-files -z | packed "$dist/$release.tar.gz" --null --files-from - \
        --transform "s|^|$release/|"
}

# Runs targets of make in the tarball's tree, silently. The flags have no -g, because a
# debugger's file names are useless elsewhere.
made() {
    SOURCE_DATE_EPOCH=$committed $MAKE --no-print-directory -C "$unpacked" \
        CFLAGS="$RELEASE_CFLAGS" WEB_SOURCES="$WEB_SOURCES" "$@" \
        >/dev/null
}

# zipped FOLDER ARCHIVE: packs a folder into the release.
zipped() {
    SOURCE_DATE_EPOCH=$committed sh tools/zip.sh "$1" "$dist/$2"
}

# For C and LÖVE.
part_plain() {
    made love single
    cp "$unpacked/build/love/inarow.love" "$dist/$release.love"
    cp "$unpacked/build/$release-amalgamation.zip" "$dist"
}

# The game also contains the module for Windows, so it is built after the module.
part_windows() {
    made windows
    folder=$PWD/build/single/$release-windows
    rm -rf build/single
    mkdir -p "$folder"
    (
        cd "$unpacked"
        cp -r csrc/*.h LICENSE README.md docs variants "$folder"
        sh tools/copy_lua.sh "$folder/lua"
        cd build/x86_64-w64-mingw32
        cp -r --parents inarow.exe libinarow.dll libinarow.dll.a licences.txt \
            lua5.4/inarow lua5.1/inarow "$folder"
    )
    zipped build/single "$release-windows.zip"
}

# The wheel contains the library for this system; the sdist contains only the client. The
# wheel is packed again, because setuptools writes the time into it. `python3` may differ
# from the system's, so the first one with the necessary packages is used.
part_python() {
    made service
    for python in python3 /usr/bin/python3; do
        $python -c 'import setuptools, pip, wheel' 2>/dev/null && break
    done
    cp LICENSE "$unpacked/bindings/python"
    (
        cd "$unpacked/bindings/python"
        $python -W ignore -c 'from setuptools.build_meta import build_sdist
build_sdist(".")' >/dev/null
        tar -xzf "$release.tar.gz"
        packed "$dist/$release-sdist.tgz" "$release"
        rm -r "$release" "$release.tar.gz"
        SOURCE_DATE_EPOCH=$committed $python -m pip wheel --quiet --no-deps \
            --no-build-isolation --wheel-dir "$dist" .
    )
}

# The npm package, and the page for any web server.
part_web() {
    made playground
    (cd "$unpacked/bindings/js" && npm pack --silent --pack-destination "$dist")
    mv "$dist/$release.tgz" "$dist/$release-npm.tgz"
    zipped "$unpacked/build/playground" "$release-playground.zip"
}

dist() {
    tarball
    sed "s|url = \"|&$RELEASE_URL|" "$release-1.rockspec" >"$dist/$release-1.rockspec"
    rm -rf "$unpacked"
    mkdir -p build/obj
    (umask 022 && tar -xzf "$dist/$release.tar.gz" -C build/obj)
    for part in windows plain python web; do
        case " $PARTS " in *" $part "*) part_$part ;; esac
    done
    rm -rf "$unpacked"
    (cd "$dist" && sha256sum -- * >SHA256SUMS.new && mv SHA256SUMS.new SHA256SUMS)
    ls "$DIST"/*
    git diff --quiet HEAD || echo "make dist: with changes that are not committed" >&2
}

"$1"
