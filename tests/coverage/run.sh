#!/bin/sh
# Lists the lines and branches of C code that no test reaches. Run `make coverage`, which
# sets FAULTY.
set -u
cd "$(dirname "$0")/../.." || exit 1
out=build/coverage
rm -rf $out
mkdir -p $out
for tool in clang llvm-cov llvm-profdata; do
    command -v $tool >/dev/null || {
        echo "make coverage: $tool is not installed (Debian's packages clang, llvm)" >&2
        exit 1
    }
done

# ---- Programs --------------------------------------------------------------------------

# Compiles each file once. The host that fails on purpose needs the files with its own
# names for some functions. Assertions are off, as in a release: a line after a failed
# assertion would count as not reached.
flags="-std=c11 -D_POSIX_C_SOURCE=200809L -DINAROW_COUNT_WORK -O1 -g1 -w -fPIC
    -fprofile-instr-generate $(pkg-config --cflags lua5.4)"
object=$out/obj
# shellcheck disable=SC2086 # flags are words
build_objects() {
    for folder in core batch attack lua system faulty; do mkdir -p $object/$folder; done
    for file in csrc/core/*.c csrc/batch/*.c csrc/attack/*.c csrc/lua/*.c \
        csrc/system/*.c; do
        name=${file#csrc/}
        name=${name%.c}.o
        clang $flags -fcoverage-mapping -c $file -o $object/$name || return 1
        set -- $object/$name $object/faulty/$(echo $name | tr / -)
        for renamed in $FAULTY; do
            set -- --redefine-sym $renamed "$@"
        done
        objcopy "$@" || return 1
    done
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
        program faults tests/faults/host.c $object/faulty/*.o \
            $(pkg-config --libs lua5.4) -ldl
}
# A tree whose program loads the measured module.
plant_tree() {
    mkdir -p $out/tree/build/lua5.4/inarow/system
    cp build/inarow $out/tree/build
    for entry in *; do
        [ $entry = build ] || ln -s ../../../$entry $out/tree
    done
}
build_objects && plant_tree && build_programs || exit 1

# ---- Runs ------------------------------------------------------------------------------

export LLVM_PROFILE_FILE="$PWD/$out/%m.profraw" \
    LUA_PATH="$PWD/lua/?.lua;$PWD/lua/?/init.lua;;"
export LUA_CPATH="$PWD/$out/tree/build/lua5.4/?.so;;"
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
run core env INAROW_LONG=1 ../tests-core
run rules ../rules 1 "${RULE_SETS:-120}"
run fours ../fours 1 20 tests/positions/vcf.tsv
run threats ../threats 1 1
run bounded ../bounded 1
run faults ../faults tests/faults/proof.lua 2 1 400
run attacks lua5.4 tests/lua/attacks.lua
# shellcheck disable=SC2046
run conformance build/inarow conform $(find tests/conformance tests/games -name '*.rec')
for spec in $(find tests/lua -name '*_spec.lua' | sort); do
    run "$(basename $spec .lua)" lua5.4 /usr/bin/busted --output=TAP $spec
done

# ---- Reached lines ---------------------------------------------------------------------

llvm-profdata merge -sparse $out/*.profraw -o $out/profile
objects=$out/tree/build/lua5.4/inarow/core.so
for other in tree/build/lua5.4/inarow/system/native.so \
    tests-core rules fours threats bounded faults; do
    objects="$objects -object $out/$other"
done
# shellcheck disable=SC2086
llvm-cov export $objects -instr-profile=$out/profile -format=lcov csrc/core csrc/attack \
    csrc/lua csrc/system >$out/lcov
lua5.4 tests/coverage/unreached.lua $out/lcov tests/coverage/unreached.txt $out/branches
