#!/bin/sh
# Checks that every place names the header's version. Also checks that CHANGELOG.md has
# the form of Keep a Changelog and that its released sections are unchanged. `versions.sh
# seal` records the newest section as released; RELEASE.md says when.
set -u
cd "$(dirname "$0")/../.." || exit 1
digests=tools/release/digests.txt
python=bindings/python
version=$(sed -n 's/^#define INAROW_VERSION "\(.*\)"/\1/p' csrc/inarow.h)
faults=0

fault() {
    echo "$1"
    faults=1
}

# names WHERE FOUND EXPECTED
names() {
    [ "$2" = "$3" ] || fault "$1: expected $3 as in csrc/inarow.h, found ${2:-nothing}"
}

# The versions of CHANGELOG.md, newest first, without `Unreleased`.
versions() {
    sed -n 's/^## \([0-9][0-9.]*\) .*/\1/p' CHANGELOG.md
}

# section VERSION: prints the text of a version's section.
section() {
    awk -v version="$1" '/^## / { inside = $2 == version } inside' CHANGELOG.md
}

digest() {
    section "$1" | sha256sum | cut -d ' ' -f 1
}

seal() {
    echo "$version $(digest "$version")" >>$digests
}

# text FILE PATTERN: prints the text that the pattern's group finds.
text() {
    sed -n "s/$2/\1/p" "$1"
}

places() {
    echo "$version" | grep -Eqx '[0-9]+\.[0-9]+\.[0-9]+' ||
        fault "csrc/inarow.h: '$version' is not a version"
    rockspec=$(echo *.rockspec)
    names "the rockspec's file name" "$rockspec" "inarow-$version-1.rockspec"
    names "$rockspec, version" "$(text "$rockspec" '^version = "\(.*\)"')" "$version-1"
    names "$rockspec, source" "$(text "$rockspec" '^source = .*"\(.*\)".*')" \
        "inarow-$version.tar.gz"
    names bindings/js/package.json \
        "$(text bindings/js/package.json '^ *"version": "\(.*\)",')" "$version"
    # pyproject.toml reads the version from this module, which `make clients` writes.
    grep -q '^version = { attr = "inarow.methods.VERSION" }' $python/pyproject.toml ||
        fault "$python/pyproject.toml does not read inarow.methods.VERSION"
    names $python/src/inarow/methods.py \
        "$(text $python/src/inarow/methods.py '^VERSION = "\(.*\)"')" "$version"
    # These pages name the files of this release.
    git grep -noE 'inarow-[0-9]+(\.[0-9]+)+|"corpus":"inarow",.*"version":"[0-9.]+' -- \
        '*.md' ':!CHANGELOG.md' | grep -v "[-\"]$version\$" && faults=1
}

# The newest version is the header's. Older versions are released, as is the newest
# version if it has a tag.
changelog() {
    names CHANGELOG.md "$(versions | head -n 1)" "$version"
    released=$(versions | tail -n +2)
    [ -z "$(git tag --list "v$version")" ] || released="$version $released"
    for name in $released; do
        grep -q "^$name " $digests || fault "$digests lacks the released version $name"
    done
    while read -r name sum; do
        [ "$(digest "$name")" = "$sum" ] ||
            fault "CHANGELOG.md: the section of $name, which is released, was edited"
    done <$digests
    # An unreleased section has a date and the usual headings.
    awk -v released=" $(cut -d ' ' -f 1 $digests | tr '\n' ' ')" '
        /^## / {
            is_open = !index(released, " " $2 " ")
            if (is_open && !/^## Unreleased$/ &&
                !/^## [0-9]+\.[0-9]+\.[0-9]+ - [0-9]+-[0-9][0-9]-[0-9][0-9]$/) print
        }
        /^### / && is_open &&
            !/^### (Added|Changed|Deprecated|Removed|Fixed|Security)$/' CHANGELOG.md |
        while read -r heading; do
            echo "CHANGELOG.md: '$heading' is not a heading of Keep a Changelog"
        done | grep . && faults=1
}

if [ "${1:-}" = seal ]; then seal; fi
places
changelog
exit $faults
