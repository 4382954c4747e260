#!/bin/sh
# A variant needs only its script and its records: the test adds one to a copy of the
# tree, and `make` does the rest. It reports in TAP.
set -u
work=$PWD/build/tests/variant label=
. tests/hosts/tap.sh
rm -rf "$work"
mkdir -p "$work"
git ls-files -z --cached --others --exclude-standard lua variants csrc tools tests/rooms \
    inarow-*.rockspec | tar -c --null -T - | tar -x -C "$work"
mkdir "$work/build"
cp -r build/lua5.4 build/inarow "$work/build"
cd "$work" || exit 1
work=$work/build

# Prints the names and checksums of the files before the change.
sums() {
    find . -type f ! -path './build/*' -exec cksum {} + | awk '{ print $3, $1 }' |
        LC_ALL=C sort
}
sums >build/before

cat >variants/three_corners.lua <<'END'
return {
    name = "three_corners", title = "Three corners", source = "CORNERS",
    board = { 5, 5, cite = "CORNERS 1" }, colours = { "black", "white" },
    win = { row = 3, atleast = true, cite = "CORNERS 2" },
    draw = { ["full-board"] = "CORNERS 3" },
}
END
cat >build/corners.rec <<'END'
variant three_corners
play a1
play b1
play a2
play b2
play a3 -> won black five (CORNERS 2)
END
lua5.4 tools/lists.lua
sums >build/after

edited() {
    LC_ALL=C comm -13 build/before build/after | awk '{ print $1 }' >build/edited
    printf '%s\n' ./inarow-*.rockspec ./lua/inarow/variant/finding/bundled.lua \
        ./variants/three_corners.lua | cmp build/edited -
}
listed() { [ "$(build/inarow variants | grep -c three_corners)" = 1 ]; }
played() { build/inarow conform build/corners.rec; }
is_last() { lua5.4 -e 'local known = dofile "lua/inarow/variant/finding/bundled.lua"
    assert(known[#known] == "three_corners")'; }
installed() {
    lua5.4 -e "dofile '$(echo inarow-*.rockspec)'" -e '
    assert(build.modules["inarow.variants.three_corners"] ==
        "variants/three_corners.lua")'
}
gone() {
    rm variants/three_corners.lua && lua5.4 tools/lists.lua && sums | diff build/before -
}

check "no other file is edited" edited
check "the new variant is listed" listed
check "its record passes" played
check "it comes after the existing ones" is_last
check "the rockspec installs it" installed
check "without its script everything is as before" gone
echo "1..$number"
