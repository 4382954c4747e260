#!/bin/sh
# Installs a rock of this tree with luarocks into an empty tree: rock.sh LUA-VERSION. Then
# it makes an author's rock, from the page for authors alone. OPTIMIZE replaces luarocks'
# compiler flags. It reports in TAP.
set -u
cd "$(dirname "$0")/../.." || exit 1
version=$1
cflags=${OPTIMIZE:+"CFLAGS=$OPTIMIZE -fPIC"}
lua=lua$version
work=$PWD/build/rock-$version
tree=$work/tree
rockspec=$(echo inarow-*.rockspec)
label="$lua: "
. tests/hosts/tap.sh
rm -rf "$work"
mkdir -p "$work/source" "$work/author"

# in_tree FOLDER COMMAND... runs a command in a folder, with luarocks' paths for the tree.
in_tree() (
    eval "$(luarocks --lua-version "$version" --tree "$tree" path)"
    cd "$1" && shift && "$@"
)

# luarocks runs two thousand processes to compute checksums, which nothing reads, and to
# set modes, which most files have already. With these modules, it runs few.
cat >"$work/modules.lua" <<'LUA'
function package.preload.md5()
    return { sumhexa = function(text) return ("%032x"):format(#text) end }
end
function package.preload.posix()
    local posix = {}
    function posix.umask() return "rwxr-xr-x" end
    function posix.chmod(path, mode)
        return mode:find "x" and os.execute(("chmod 755 '%s'"):format(path)) or 0
    end
    function posix.geteuid() return 0 end
    function posix.getpwuid() return { pw_name = "root" } end
    return posix
end
LUA

make_rock() {
    in_tree "$1" env LUA_INIT="@$work/modules.lua" luarocks --lua-version "$version" \
        --tree "$tree" make --deps-mode none "$2" ${cflags:+"$cflags"}
}

# luarocks copies all of lua/ in any case; the rockspec lists its files anyway.
names_all_files() {
    find lua variants csrc/core csrc/attack csrc/lua csrc/system \
        -name '*.lua' -o -name '*.c' | sort >"$work/expected"
    $lua -e "dofile '$rockspec'" -e '
        for _, file in pairs(build.modules) do
            print(type(file) == "string" and file or table.concat(file.sources, "\n"))
        end
        local windows = build.platforms.windows.modules["inarow.system.native"].sources
        print(table.concat(windows, "\n"))' | sort -u | diff "$work/expected" -
}

lists_the_rock() {
    header=${rockspec#inarow-}
    (cd "$tree" && find . -type f) |
        lua5.4 tests/release/contents.lua rock "${header%-1.rockspec}" './'
}

# Every Lua file and variant of the source is installed, and nothing else.
has_all_files() {
    (cd lua && find . -name '*.lua' && cd ../variants && find . -name '*.lua' |
        sed 's|^\.|./inarow/variants|') | sort >"$work/expected"
    (cd "$tree/share/lua/$version" && find . -name '*.lua' | sort) |
        diff "$work/expected" -
}

lists_variants() {
    build/inarow variants >"$work/expected"
    in_tree / "$tree/bin/inarow" variants | diff "$work/expected" -
}

has_the_version() {
    header=$(sed -n 's/^#define INAROW_VERSION "\(.*\)"/\1/p' csrc/inarow.h)
    [ "$(in_tree / "$tree/bin/inarow" --version)" = "inarow $header" ] &&
        [ "$(in_tree / $lua -e 'print(require("inarow").version)')" = "$header" ]
}

# The module that measures is not installed.
has_no_bench() {
    in_tree / "$tree/bin/inarow" bench 2>&1 | grep -q "only in the source tree"
}

# Writes the files that the page shows in full; the first line of each names it.
write_authors_files() {
    lua5.4 tests/pages/write.lua files variants/README.md "$work/author" || return 1
    [ -s "$work/author/inner_gomoku.lua" ] && [ -s "$work/author/inner_gomoku.rec" ]
}

git ls-files -z --cached --others --exclude-standard |
    xargs -0 cp --parents -t "$work/source" 2>/dev/null

check "the rockspec names every file" names_all_files
check "luarocks make" make_rock "$work/source" "$rockspec"
check "tests/release/contents.txt lists what is in the rock" lists_the_rock
check "every Lua file of the source is in the rock" has_all_files
check "require finds the module and the variants" in_tree / $lua -e '
    local game = assert(require("inarow").new "rif_renju")
    assert(tostring(game:play "h8") == "ok")'
check "the program runs" lists_variants
check "the rock has the header's version" has_the_version
check "benchmarks are not in the rock" has_no_bench
check "the page shows an author's files" write_authors_files
check "luarocks make of the author's rock" make_rock "$work/author" \
    inarow-inner_gomoku-1-1.rockspec
lists_the_other() {
    in_tree / "$tree/bin/inarow" variants | grep -q '^inner_gomoku  *Inner go-moku'
}
check "its variant is listed" lists_the_other
check "its variant is found by its name" in_tree / "$tree/bin/inarow" conform \
    "$work/author/inner_gomoku.rec"
[ "${SPECS:-}" != all ] || check "lint finds nothing in its script" in_tree / \
    "$tree/bin/inarow" lint "$work/author/inner_gomoku.lua"
check "no file of the current folder is run" sh tests/hosts/traps/run.sh \
    "$tree/bin/inarow" quick
echo "1..$number"
