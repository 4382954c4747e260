#!/bin/sh
# Tests that tools/release/versions.sh finds each fault: versions.sh FOLDER plants faults
# one by one in a copy of its files.
set -eu
copy=$1
mkdir -p "$copy"
git ls-files -z '*.md' '*.rockspec' csrc/inarow.h tools/release bindings/js/package.json \
    bindings/python | xargs -0 cp --parents -t "$copy"
cd "$copy"
git init --quiet
sh tools/release/versions.sh
version=$(sed -n 's/^#define INAROW_VERSION "\(.*\)"/\1/p' csrc/inarow.h)
sed -i "/^$version /d" tools/release/digests.txt # as before the release
git add --all
git -c user.name=test -c user.email=test@example.org commit --quiet --message copy
newest=$(grep -m 1 "^## $version" CHANGELOG.md)

# finds MESSAGE succeeds if versions.sh prints the message; then it restores the files.
finds() {
    if sh tools/release/versions.sh >.git/printed || ! grep -qF -e "$1" .git/printed; then
        echo "expected: $1"
        cat .git/printed
        exit 1
    fi
    git checkout --quiet .
}

# planted FILE SED MESSAGE plants a fault and expects the message.
planted() {
    sed -i "$2" "$1"
    finds "$3"
}

planted csrc/inarow.h '/INAROW_VERSION/s/".*"/"9.9.9"/' "expected inarow-9.9.9-1.rockspec"
planted "inarow-$version-1.rockspec" 's/^version = .*/version = "scm-1"/' "found scm-1"
planted "inarow-$version-1.rockspec" 's/^source = .*/source = { url = "." }/' "found ."
planted bindings/js/package.json '/"version"/s/[0-9.]*[0-9]/9.9.9/' js/package.json
planted bindings/python/pyproject.toml 's/inarow.methods.VERSION/x/' pyproject.toml
planted bindings/python/src/inarow/methods.py '/^VERSION/s/".*"/"9.9.9"/' methods.py
planted docs/windows.md "s/inarow-$version/inarow-0.0.1/" docs/windows.md
planted CHANGELOG.md "s/^$newest/## $version/" "is not a heading"
planted CHANGELOG.md "0,/^### /s/^### .*/### News/" "'### News' is not a heading"
planted CHANGELOG.md "s/^$newest/## 9.9.9 - 2026-01-01\n\n&/" "found 9.9.9"
planted CHANGELOG.md 's/^The first release\./& It is out./' "section of 0.1.0, which is"
planted CHANGELOG.md '/^## 0.1.0 /s/0.1.0/0.1.1/' "lacks the released version 0.1.1"

# A tag is a release once the section is complete.
git tag "v$version"
finds "lacks the released version $version"
sh tools/release/versions.sh seal
sh tools/release/versions.sh
