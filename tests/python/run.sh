#!/bin/sh
# Tests the Python client, installed from a clean copy without a network. It reports in
# TAP.
set -u
cd "$(dirname "$0")/../.." || exit 1
work=$PWD/build/tests/python
label=
. tests/hosts/tap.sh
rm -rf "$work"
mkdir -p "$work"
unset INAROW_LIBRARY PYTHONPATH

# Finds a Python that can build; `python3` may not be the system's. Its pip installs into
# an environment, because the system's pip refuses outside of one. Making a pip in the
# environment takes long: in `make test-long`, the suite `pages` does it.
for python in python3 /usr/bin/python3; do
    $python -c 'import numpy, setuptools, pip, wheel' 2>/dev/null && break
done

environment() {
    $python -m venv --system-site-packages --without-pip "$work/venv"
}

pip() {
    "$work/venv/bin/python" -m pip "$@"
}

# Copies the files that git tracks, in their present state.
copy() {
    git ls-files -z --cached --others --exclude-standard bindings/python LICENSE |
        tar -c --null -T - | tar -x -C "$work"
}

# Calls the same function as pip, which takes longer to start than this takes.
pure_wheel() {
    mkdir "$work/pure" && (
        cd "$work/bindings/python" && "$work/venv/bin/python" -c '
from setuptools import build_meta
build_meta.build_wheel("../../pure")'
    ) >/dev/null && ls "$work"/pure/inarow-*-py3-none-any.whl &&
        ! unzip -l "$work"/pure/*.whl | grep libinarow
}

whole_wheel() {
    mkdir "$work/build" && cp build/libinarow_service.so build/licences.txt \
        "$work/build" && pip wheel --quiet --no-index --no-build-isolation --no-deps \
        --disable-pip-version-check -w "$work/whole" "$work/bindings/python" &&
        ls "$work"/whole/inarow-*-py3-none-*_*.whl &&
        unzip -l "$work"/whole/*.whl | grep inarow/libinarow_service.so &&
        unzip -l "$work"/whole/*.whl | grep inarow/licences.txt
}

installs() {
    pip install --quiet --no-index --no-deps \
        --disable-pip-version-check --target "$work/site" "$work"/whole/*.whl
}

check "a fresh environment" environment
check "a clean copy" copy
check "a wheel without the library is for any machine" pure_wheel
check "a wheel with the library is for this kind of machine" whole_wheel
check "it installs" installs
check "its types pass a strict check" mypy --strict --cache-dir "$work/mypy" \
    "$work/site/inarow"
check "a program that uses it passes too" env MYPYPATH="$work/site" mypy --strict \
    --cache-dir "$work/mypy" tests/python/typed.py
PYTHONPATH=$work/site:$PWD/tests/python PYTHONDONTWRITEBYTECODE=1 \
    $python -W error::ResourceWarning tests/python/tap.py tests/python $((number + 1))
