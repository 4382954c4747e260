#!/bin/sh
# Lists the lines and branches of C code that no test reaches. Run `make coverage`, which
# sets FAULTY. After a change of unreached.txt alone, compare it with the last run by
#     lua5.4 tests/coverage/unreached.lua build/coverage
set -u
cd "$(dirname "$0")/../.." || exit 1
out=build/coverage
rm -rf $out
mkdir -p $out
jobs=${JOBS:-2}
for tool in clang llvm-cov llvm-profdata; do
    command -v $tool >/dev/null || {
        echo "make coverage: $tool is not installed (Debian's packages clang, llvm)" >&2
        exit 1
    }
done

# in_parallel FUNCTION FILE calls the function with each line's words, JOBS at a time.
in_parallel() {
    for job in $(seq "$jobs"); do
        awk "NR % $jobs == $job - 1" "$2" | while read -r line; do
            eval "$1 $line" </dev/null
        done &
    done
    wait
}

# ---- Programs --------------------------------------------------------------------------

# Compiles each file once. The host that fails on purpose needs the files with its own
# names for some functions. Assertions are off, as in a release: a line after a failed
# assertion would count as not reached. Counters are in a mapped file (%c below), so the
# lines of killed processes count too.
flags="-std=c11 -D_POSIX_C_SOURCE=200809L -DINAROW_COUNT_WORK -O1 -g1 -w -fPIC
    -fprofile-instr-generate -mllvm -runtime-counter-relocation
    $(pkg-config --cflags lua5.4)"
object=$out/obj
# shellcheck disable=SC2086 # flags are words
build_object() {
    name=${1#csrc/}
    name=${name%.c}.o
    clang $flags -fcoverage-mapping -c "$1" -o $object/$name || return 1
    set -- $object/$name "$object/faulty/$(echo $name | tr / -)"
    for renamed in $FAULTY; do
        set -- --redefine-sym $renamed "$@"
    done
    objcopy "$@"
}
build_objects() {
    for folder in core batch attack lua system archive; do
        mkdir -p $object/$folder $object/faulty
        ls csrc/$folder/*.c
    done >$out/sources
    in_parallel build_object $out/sources
}
# program NAME SOURCE... builds a test program, whose own code is not measured.
# shellcheck disable=SC2086
program() {
    name=$1
    shift
    clang $flags "$@" -o $out/$name
}
# shellcheck disable=SC2046
build_programs() {
    core=$object/core/*.o
    games="tests/rules/batch.c tests/rules/ways.c $core $object/batch/*.o"
    attack="tests/attack/rule_sets.c tests/attack/oracle.c tests/attack/cases.c
        tests/reference/renju.c $core $object/attack/*.o"
    # tests/core/portable.c is the core again, in its portable form.
    program tests-core -fcoverage-mapping tests/core/*.c $games \
        $(pkg-config --cflags --libs check) &&
        program rules tests/rules/any.c $games &&
        program fours tests/attack/compare.c tests/attack/replay.c $attack &&
        program threats tests/attack/prove.c tests/attack/prover.c $attack &&
        program bounded tests/attack/bounded.c $attack $object/lua/threads.o -lpthread &&
        program tree/build/lua5.4/inarow/core.so -shared $core $object/attack/*.o \
            $object/lua/*.o &&
        program tree/build/lua5.4/inarow/system/native.so -shared $object/system/*.o &&
        program tree/build/lua5.4/inarow/archive/native.so -shared $object/archive/*.o \
            $(pkg-config --libs sqlite3) &&
        program saves -fcoverage-mapping tests/files/replace.c \
            $(pkg-config --libs lua5.4) &&
        program faults tests/faults/host.c $object/faulty/*.o \
            $(pkg-config --libs lua5.4 sqlite3) -ldl
}
# Copies the tree, but with the measured modules.
plant_tree() {
    mkdir -p $out/tree/build
    for entry in *; do
        [ $entry = build ] || cp -R $entry $out/tree || return 1
    done
    for entry in build/*; do
        [ $entry = build/coverage ] || cp -R $entry $out/tree/build || return 1
    done
    find $out/tree/build/lua5.4 -name '*.so' ! -name bench.so -delete
}
build_objects && plant_tree && build_programs || exit 1

# ---- Runs ------------------------------------------------------------------------------

export LLVM_PROFILE_FILE="$PWD/$out/%m%c.profraw"
tree=$PWD/$out/tree
export LUA_PATH="$tree/lua/?.lua;$tree/lua/?/init.lua;;" \
    LUA_CPATH="$tree/build/lua5.4/?.so;;"
unset LUA_PATH_5_4 LUA_CPATH_5_4

# run NAME COMMAND... writes the output to a log. A failure is reported but ignored here:
# measured programs are slow, so tests of times may fail.
run() {
    log=../$1.log
    begun=$(date +%s)
    shift
    result=
    (cd $out/tree && "$@" >$log 2>&1) || result=" (failed: $out/${log#../})"
    echo "# ${log#../}: $(($(date +%s) - begun)) s$result"
}
cat >$out/runs <<'END'
core env INAROW_LONG=1 ../tests-core
rules ../rules 1 "${RULE_SETS:-120}"
fours ../fours 1 20 tests/positions/vcf.tsv
threats ../threats 1 1
bounded ../bounded 1
faults ../faults tests/faults/proof.lua 2 1 400
saves ../saves
scripts lua5.4 tests/rules/scripts.lua 1 30
attacks lua5.4 tests/lua/attacks.lua
conformance build/inarow conform $(find tests/conformance tests/games -name '*.rec')
END
find tests/lua -name '*_spec.lua' | sort | while read -r spec; do
    name=${spec#tests/lua/}
    echo "$(echo "${name%.lua}" | tr / -) lua5.4 /usr/bin/busted --output=TAP $spec"
done >>$out/runs
in_parallel run $out/runs

# ---- Reached lines ---------------------------------------------------------------------

llvm-profdata merge -sparse $out/*.profraw -o $out/profile
objects=$out/tree/build/lua5.4/inarow/core.so
for other in tree/build/lua5.4/inarow/system/native.so \
    tree/build/lua5.4/inarow/archive/native.so tests-core rules fours threats bounded \
    saves faults; do
    objects="$objects -object $out/$other"
done
# shellcheck disable=SC2086
llvm-cov export $objects -instr-profile=$out/profile -format=lcov csrc/core csrc/attack \
    csrc/lua csrc/system csrc/archive >$out/lcov
lua5.4 tests/coverage/unreached.lua $out
