#!/bin/sh
# Checks that a compiler for Windows links POSIX threads: has_threads.sh COMPILER...
# Without them, the build of the module would fail after minutes.
out=$(mktemp) || exit 2
trap 'rm -f "$out"' EXIT
echo 'int main(void) { return !pthread_self(); }' | "$@" -static -include pthread.h \
    -xc - -xnone -lpthread -o "$out" 2>/dev/null || {
    echo "$* does not link POSIX threads: install Debian's gcc-mingw-w64-x86-64-posix," \
        "or name another compiler in SYSTEM_CC" >&2
    exit 2
}
