#!/bin/sh
# Which lines and branches of csrc/core and csrc/lua no test reaches: run.sh, after `make`.
# The core's tests, rule sets at random, the law's records, the specs of what is in C, the
# attacks on the sandbox, and faults injected. Prints a table by file; each branch that is
# not reached stands in build/coverage/branches, by line: those that unreached.txt has no
# reason for are printed, and end this with status 1.
set -u
cd "$(dirname "$0")/../.." || exit 1
out=build/coverage
rm -rf $out
mkdir -p $out/obj $out/inarow
for tool in clang llvm-cov llvm-profdata; do
    command -v $tool >/dev/null || {
        echo "make coverage: $tool is not installed (Debian's packages clang, llvm)" >&2
        exit 1
    }
done

flags="-std=c11 -D_POSIX_C_SOURCE=200809L -O1 -g1 -w -fPIC -DINAROW_COUNT_WORK
    -fprofile-instr-generate -fcoverage-mapping"
lua_flags=$(pkg-config --cflags lua5.4)
core=$(ls csrc/core/*.c)
attack=$(ls csrc/attack/*.c)
module=$(ls csrc/lua/*.c)
faulty="-Dmalloc=faulty_malloc -Drealloc=faulty_realloc -Dfree=faulty_free
    -DluaL_newstate=faulty_newstate -Dlua_close=faulty_close -Dclock_gettime=faulty_clock"
# shellcheck disable=SC2086 # flags and files are words
build() {
    clang $flags tests/core/*.c $core -o $out/core $(pkg-config --cflags --libs check) &&
        clang $flags tests/rules/any.c $core -o $out/any &&
        clang $flags $lua_flags -shared $core $attack $module -o $out/inarow/core.so &&
        clang $flags $lua_flags $faulty tests/faults/host.c $core $attack $module \
            -o $out/faults $(pkg-config --libs lua5.4) -ldl
}
build || exit 1

# ---- What is run -----------------------------------------------------------------------

run() {
    LLVM_PROFILE_FILE="$PWD/$out/%p.profraw" "$@" >>$out/log 2>&1
}
export LUA_PATH="$PWD/lua/?.lua;;" LUA_CPATH="$PWD/$out/?.so;;"
run env CK_FORK=yes $out/core
run $out/any 1 "${RULE_SETS:-150}"
run lua5.4 lua/inarow/cli/main.lua conform \
    $(find tests/conformance tests/games -name '*.rec')
for spec in ${SPECS:-module legal game undo sandbox trace attack analyse hooks fast \
    terminal shared stepping explain threads perft}; do
    [ ! -e tests/lua/${spec}_spec.lua ] ||
        run lua5.4 /usr/bin/busted tests/lua/${spec}_spec.lua
done
run lua5.4 tests/lua/attacks.lua
run $out/faults tests/faults/proof.lua 4 1 16

# ---- What was reached ------------------------------------------------------------------

llvm-profdata merge -sparse $out/*.profraw -o $out/profile
objects="$out/core -object $out/any -object $out/inarow/core.so -object $out/faults"
# shellcheck disable=SC2086
{
    llvm-cov report $objects -instr-profile=$out/profile -show-branch-summary \
        -show-functions=false csrc/core csrc/lua | tee $out/report
    llvm-cov export $objects -instr-profile=$out/profile -format=lcov csrc/core csrc/lua \
        >$out/lcov
}
lua5.4 tests/coverage/unreached.lua $out/lcov tests/coverage/unreached.txt >$out/branches
status=$?
cat $out/branches
exit $status
