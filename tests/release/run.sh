#!/bin/sh
# Tests a release as a stranger would use it: `make dist`, then the commands of
# docs/install.md, away from the tree, in an empty HOME and with no environment except the
# compiler's flags. It reports in TAP. OPTIMIZE=-O3 optimizes here; other suites test
# optimized code anyway. `make test` only makes the plain files and looks at them: the
# suites `hosts`, `traps` and `rock` install the same tree. `make test-long` gives PARTS,
# and uses each file.
set -u
cd "$(dirname "$0")/../.." || exit 1
optimize=${OPTIMIZE:--O0}
parts=${PARTS:-plain}
is_long=${PARTS:+yes}
label=
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
. tests/hosts/tap.sh

root=$PWD
dist=$root/build/dist
version=$(sed -n 's/^#define INAROW_VERSION "\(.*\)"/\1/p' csrc/inarow.h)
release=inarow-$version
home=$work/home
downloads=$work/downloads
source=$downloads/$release
prefix=$home/.local
rocks=$home/.luarocks
mkdir -p "$home" "$downloads" "$work/elsewhere"
# Other people's rocks come from the system.
cat >"$work/luarocks.lua" <<LUA
deps_mode = "none"
variables = { CFLAGS = "$optimize -fPIC" }
LUA

# stranger FOLDER COMMAND... runs a command as a stranger, in a folder.
stranger() (
    cd "$1" && shift && env -i PATH="$PATH" HOME="$home" \
        CFLAGS="$optimize" MAKEFLAGS=-j2 LUAROCKS_CONFIG="$work/luarocks.lua" "$@"
)

# Prints a block of commands from the page on installing, given the command with which it
# begins.
page() {
    lua5.4 tests/pages/write.lua block docs/install.md "$1"
}

# says EXPECTED COMMAND... compares the output of a command.
says() {
    expected=$1
    shift
    got=$("$@") && [ "$got" = "$expected" ] && return
    echo "expected: $expected"
    echo "got: $got"
    return 1
}

# ---- The files ------------------------------------------------------------------------

make_dist() {
    make --no-print-directory RELEASE_CFLAGS="$optimize" PARTS="$parts" dist "$@"
}

has_part() {
    case " $parts " in *" $1 "*) ;; *) return 1 ;; esac
}

# Lists the files of each part.
files() {
    printf '%s\n' SHA256SUMS "$release-1.rockspec" "$release.tar.gz"
    for part in $parts; do
        case $part in
        plain) printf '%s\n' "$release-amalgamation.zip" "$release.love" ;;
        windows) echo "$release-windows.zip" ;;
        python)
            basename "$dist/$release"-py3-none-*.whl
            echo "$release-sdist.tgz"
            ;;
        web) printf '%s\n' "$release-npm.tgz" "$release-playground.zip" ;;
        esac
    done
}

has_all() {
    files | LC_ALL=C sort >"$work/expected"
    (cd "$dist" && LC_ALL=C ls) | diff "$work/expected" - &&
        (cd "$dist" && sha256sum --check --strict SHA256SUMS)
}

# At another time, with another umask, in another folder: the bytes are the same.
is_reproducible() {
    (umask 077 && make --no-print-directory DIST=build/dist-again tarball) &&
        cmp "$dist/$release.tar.gz" "build/dist-again/$release.tar.gz" &&
        rm -r build/dist-again
}

# Makes the whole release once more in another folder: the bytes are the same.
is_reproducible_whole() (
    git clone --quiet . "$work/other" &&
        git ls-files -z | rsync --archive --delete-missing-args --from0 --files-from=- . \
            "$work/other" &&
        cd "$work/other" && git add --all &&
        make_dist WEB_SOURCES="$root/build/web/sources" &&
        diff "$dist/SHA256SUMS" build/dist/SHA256SUMS
)

# The tarball has exactly the files that git tracks, all in one folder.
holds_what_git_knows() {
    git ls-files | sed "s|^|$release/|" | LC_ALL=C sort >"$work/expected"
    tar -tzf "$dist/$release.tar.gz" | LC_ALL=C sort | diff "$work/expected" -
}

# The forge runs the same tests as everybody.
forge_calls_make_alone() {
    grep -h 'run:' .github/workflows/*.yml >"$work/steps" &&
        ! grep -v '^ *- run: make [a-z-]*$' "$work/steps"
}

# lists SECTION [CUT]: the paths on the input are those of contents.txt.
lists() {
    section=$1
    shift
    lua5.4 tests/release/contents.lua "$section" "$version" "$@"
}

tarball_lists() { tar -tzf "$dist/$release.tar.gz" | lists tarball '[^/]*/'; }
wheel_lists() { unzip -Z1 "$dist/$release"-py3-none-*.whl | lists wheel; }
sdist_lists() { tar -tzf "$dist/$release-sdist.tgz" | lists sdist '[^/]*/'; }
npm_lists() { tar -tzf "$dist/$release-npm.tgz" | lists npm 'package/'; }
windows_lists() { unzip -Z1 "$dist/$release-windows.zip" | lists windows '[^/]*/'; }
love_lists() { unzip -Z1 "$dist/$release.love" | lists love; }
single_lists() {
    unzip -Z1 "$dist/$release-amalgamation.zip" | lists amalgamation '[^/]*/'
}

check "a version that differs and an edited release are found" \
    sh tests/release/versions.sh "$work/versions"
check "workflow files call make alone" forge_calls_make_alone
check "make dist" make_dist
check "make dist makes the files of each part, and their checksums are right" has_all
[ ! "$is_long" ] || check "the tarball has the same bytes again" is_reproducible
check "the tarball has exactly the files of git" holds_what_git_knows
check "contents.txt lists the files of the tarball" tarball_lists
check "the rockspec is the tree's" cmp "$release-1.rockspec" "$dist/$release-1.rockspec"

# ---- Installed with make --------------------------------------------------------------

# Installs by the page's commands; the last line is the program's output.
install() {
    cp "$dist"/* "$downloads" &&
        stranger "$downloads" sh -ec \
        "$(page "sha256sum --check SHA256SUMS")" >"$work/installed"
    status=$?
    cat "$work/installed"
    [ $status = 0 ] && [ "$(tail -n 1 "$work/installed")" = "inarow $version" ]
}

program() {
    stranger "$work/elsewhere" "$prefix/bin/inarow" "$@"
}

# Judges a recorded game with a wrong header, hence status 1.
judges() {
    program judge "$source/tests/games/yixin_vs_qiguan_2018.rec" >"$work/judged"
    [ $? = 1 ] &&
        grep -qx '  91 moves, .*: won black five (RIF 9.1)' "$work/judged" &&
        grep -qx '  contradicts: recorded: white; the board says otherwise' "$work/judged"
}

# Uses only the paths of the prefix.
requires() {
    stranger "$work/elsewhere" \
        LUA_PATH="$prefix/share/lua/5.4/?.lua;$prefix/share/lua/5.4/?/init.lua" \
        LUA_CPATH="$prefix/lib/lua/5.4/?.so" \
        lua5.4 -e '
            local inarow = require "inarow"
            local game = assert(inarow.new "rif_renju")
            print(inarow.version, game:play "h8")'
}

pc() {
    stranger "$work/elsewhere" PKG_CONFIG_LIBDIR="$prefix/lib/pkgconfig" \
        pkg-config "$@" inarow
}

# The line is evaluated, because pkg-config quotes its flags for a shell.
builds_in_c() {
    [ "$(pc --modversion)" = "$version" ] &&
        eval "cc '$source/tests/hosts/c/core.c' -o '$work/core' $(pc --cflags --libs)"
}

plays_in_c() {
    stranger "$work/elsewhere" LD_LIBRARY_PATH="$prefix/lib" \
        "$work/core" d e d e d e d a | tail -n 1 | grep -qx 'd: red wins'
}

# Lua files, the variants and the pages are installed, and no other files are beside the
# Lua files.
installs_what_is_of_use() {
    (cd lua && find . -name '*.lua' && cd ../variants && find . -name '*.lua' |
        sed 's|^\.|./inarow/variants|') | LC_ALL=C sort >"$work/expected"
    (cd "$prefix/share/lua/5.4" && find . -type f | LC_ALL=C sort) |
        diff "$work/expected" - || return 1
    ls README.md CHANGELOG.md SECURITY.md LICENSE */README.md bindings/*/README.md \
        docs/* variants/READINGS.md variants/TABLE.md |
        LC_ALL=C sort >"$work/expected"
    (cd "$prefix/share/doc/inarow" && find . -type f | sed 's|^\./||' | LC_ALL=C sort) |
        diff "$work/expected" -
}

# No file names the tree or the build folder, and HOME has nothing else.
leaves_no_traces() {
    ! grep -rlF -e "$root" -e "$source" "$prefix" && [ "$(ls -A "$home")" = .local ]
}

if [ "$is_long" ]; then
    check "it is installed from the tarball as the page explains" install
    check "the program runs from elsewhere" says "inarow $version" program --version
    check "it judges a recorded match" judges
    check "it judges every game of the tarball" \
        program conform "$source/tests/games"/*.rec
    check "require with that prefix alone" says "$version	ok" requires
    check "a program in C, by pkg-config alone" builds_in_c
    check "it plays" plays_in_c
    check "only useful files are installed" installs_what_is_of_use
    check "no file names the build folder, and HOME has nothing else" \
        leaves_no_traces
fi

# ---- Installed as a rock --------------------------------------------------------------

# Installs from the tarball alone, after its unpacked files were removed.
install_rock() {
    rm -rf "$source" "$prefix"
    stranger "$downloads" sh -ec \
        "$(page "luarocks --lua-version 5.4 --local install inarow-*.rockspec")" \
        >"$work/installed"
    status=$?
    cat "$work/installed"
    printf '%s\n' "inarow $version" "$version" >"$work/expected"
    [ $status = 0 ] && tail -n 2 "$work/installed" | diff "$work/expected" -
}

rock_program() {
    stranger / "$rocks/bin/inarow" "$@"
}

is_listed() {
    stranger / luarocks --lua-version 5.4 --local list --porcelain |
        grep -q "^inarow	$version-1	installed"
}

# Scripts whose names begin with an underscore are only bases.
knows_all_variants() {
    (cd variants && basename -s .lua [!_]*.lua) | sort >"$work/expected"
    rock_program variants --names | sort | diff "$work/expected" -
}

if [ "$is_long" ]; then
    check "the rock is installed as the page explains" install_rock
    check "it is listed with its version" is_listed
    check "it knows every variant" knows_all_variants
fi

# ---- The amalgamation, and the LÖVE game ----------------------------------------------

builds_amalgamation() {
    unzip -q "$dist/$release-amalgamation.zip" -d "$work" && (
        cd "$work/$release-amalgamation" &&
            cc -std=c11 -I. "$root/tests/hosts/c/core.c" inarow-amalgamation.c \
                -o single &&
            ./single d e d e d e d a | tail -n 1 | grep -qx 'd: red wins'
    )
}

# Runs in the Lua of LÖVE, from the archive alone.
is_a_game() {
    unzip -q "$dist/$release.love" -d "$work/love" && [ -s "$work/love/main.lua" ] &&
        mkdir -p "$work/native/inarow" &&
        cp "$work"/love/native/*/core.so "$work/native/inarow" &&
        says "$version	ok" stranger "$work/love" \
            LUA_PATH="$work/love/lua/?.lua;$work/love/lua/?/init.lua" \
            LUA_CPATH="$work/native/?.so" luajit -e '
                local inarow = require "inarow"
                print(inarow.version, (assert(inarow.new "renju"):play "h8"))'
}

check "contents.txt lists the files of the amalgamation" single_lists
check "contents.txt lists the files of the LÖVE game" love_lists
if [ "$is_long" ]; then
    check "a program with the amalgamation" builds_amalgamation
    check "the LÖVE game has the library of this version" is_a_game
fi

# ---- For other systems and languages --------------------------------------------------

for python in python3 /usr/bin/python3; do
    $python -c 'import pip, setuptools, wheel' 2>/dev/null && break
done

# into_environment NAME ARGUMENT... installs with pip into an empty environment.
into_environment() {
    mkdir -p "$work/$1" && $python -m venv --without-pip "$work/$1/venv" || return 1
    at=$1
    shift
    stranger "$work/$at" $python -m pip --python venv/bin/python install --quiet \
        --no-index "$@"
}

# plays_in_python NAME TRANSPORT plays in that environment; the arbiter is in the wheel's
# library or in the installed program.
plays_in_python() {
    says "$2 white" stranger "$work/$1" PATH="$rocks/bin:$prefix/bin:$PATH" \
        venv/bin/python -c '
import inarow
with inarow.start() as arbiter:
    game = arbiter.game("gomoku")
    game.play("h8")
    print(type(arbiter).__name__, game.state()["to_move"])'
}

wheel_works() {
    into_environment wheel "$dist/$release"-py3-none-*.whl &&
        grep -q '^lua-cjson$' "$work"/wheel/venv/lib/*/*/inarow/licences.txt &&
        plays_in_python wheel Library
}

# The glibc version in its name is the oldest that suffices for the library, which needs
# no other libraries.
wheel_names_its_glibc() {
    library=$(echo "$work"/wheel/venv/lib/*/*/inarow/libinarow_service.so)
    glibc=$(objdump -T "$library" | grep -o 'GLIBC_[0-9.]*' | sort -V | tail -n 1)
    ls "$dist/$release-py3-none-manylinux_$(echo "${glibc#GLIBC_}" |
        tr . _)_$(uname -m).whl" &&
        ! readelf -d "$library" | grep NEEDED | grep -vE '\[(libc\.|libm\.|ld-)'
}

# Builds without a network, with the system's setuptools and wheel.
sdist_works() {
    mkdir -p "$work/built" && stranger "$work/built" $python -m pip wheel --quiet \
        --no-index --no-build-isolation --no-deps "$dist/$release-sdist.tgz" &&
        into_environment sdist "$work/built/$release-py3-none-any.whl" &&
        plays_in_python sdist Process
}

# The symbols are in the order of symbols.txt.
dll_exports() {
    sed -n 's/^libinarow.so //p' tests/release/symbols.txt >"$work/expected"
    x86_64-w64-mingw32-objdump -p "$work/windows/$release-windows/libinarow.dll" |
        sed -n 's/^\t\[ *[0-9]*\] *\([a-z_0-9]*\)$/\1/p' | LC_ALL=C sort |
        diff "$work/expected" -
}

npm_works() {
    mkdir -p "$work/npm" && stranger "$work/npm" npm install --silent --offline \
        --no-save "$dist/$release-npm.tgz" &&
        says "224 Lua" stranger "$work/npm" node -e '
            import("inarow/web").then(async ({ Module }) => {
                const arbiter = await Module.open();
                const game = await arbiter.game("renju", { opening: "free" });
                await game.play("h8");
                const text = require("fs").readFileSync(
                    "node_modules/inarow/dist/licences.txt", "utf8");
                console.log((await game.legalGroups())[0].points.length,
                    text.match(/^Lua$/m)[0]);
            })'
}

playground_works() {
    unzip -q "$dist/$release-playground.zip" -d "$work/playground" &&
        grep -q '^@codemirror/view$' "$work/playground/licences.txt" &&
        make --no-print-directory web/node_modules/.package-lock.json &&
        PLAYGROUND="$work/playground" MODULE="$work/npm/node_modules/inarow/dist" \
            sh tests/web/run.sh smoke
}

# The zip contains the page for Windows, with DOS line ends.
page_for_windows() {
    for begin in "inarow judge --rulings docs\\double-three.rec" "inarow new my_game"; do
        (cd "$root" && lua5.4 tests/pages/write.lua block docs/windows.md "$begin") ||
            return 1
    done >"$work/lines"
    while read -r line; do
        wine cmd /c "$line" </dev/null || return 1
    done <"$work/lines" && grep -q '^<svg' board.svg
}

# Runs the program, and the module in the tree's own Luas for Windows.
windows_works() {
    unzip -q "$dist/$release-windows.zip" -d "$work/windows" &&
        make --no-print-directory windows && (
        export WINEDEBUG=-all WINEPREFIX="$work/wine" &&
            cd "$work/windows/$release-windows" && wine inarow.exe --version &&
            wine inarow.exe conform "$root/tests/games" && page_for_windows &&
            for lua in 5.4/lua.exe 5.1/luajit.exe; do
                LUA_PATH='lua/?.lua;lua/?/init.lua' LUA_CPATH="lua${lua%/*}/?.dll" \
                    wine "$root/build/x86_64-w64-mingw32/lua$lua" -e '
                        local inarow = require "inarow"
                        print((assert(inarow.new "renju"):play "h8"))' || exit 1
            done
    )
    status=$?
    WINEPREFIX="$work/wine" wineserver -k 2>/dev/null
    [ $status = 0 ] && unzip -l "$dist/$release.love" | grep -q Windows-x64/core.dll
}

if has_part python; then
    check "contents.txt lists the files of the wheel" wheel_lists
    check "the wheel, installed by pip" wheel_works
    check "its name has the glibc version that it needs" wheel_names_its_glibc
    check "contents.txt lists the files of the sdist" sdist_lists
    check "the sdist builds a wheel, which runs the program" sdist_works
fi
if has_part web; then
    check "contents.txt lists the files of the npm package" npm_lists
    check "the npm package, in Node" npm_works
    check "the playground, in a browser" playground_works
fi
if has_part windows; then
    check "contents.txt lists the files of the zip for Windows" windows_lists
    check "the zip for Windows" windows_works
    check "its library exports the symbols of symbols.txt" dll_exports
fi
if [ "$is_long" ]; then
    check "the change log names the breaks that abidiff finds" \
        sh tests/release/abi.sh "$work/abi"
    check "all files have the same bytes from another folder" is_reproducible_whole
fi
echo "1..$number"
[ $failures = 0 ]
