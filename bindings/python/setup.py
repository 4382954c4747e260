"""Puts the shared library into the wheel if it has been built.

The library is the one that `make service` built in this tree, or the file that
INAROW_LIBRARY names. Without it, the package is pure Python and uses the program
`inarow`.
"""

import os
import re
import shutil
from pathlib import Path

from setuptools import Distribution, setup
from setuptools.command.build_py import build_py
from wheel.bdist_wheel import bdist_wheel

HERE = Path(__file__).resolve().parent
NAMES = ("libinarow_service.so", "libinarow_service.dylib", "inarow_service.dll")
PLACES = [HERE.parent.parent / "build" / name for name in NAMES]
if os.environ.get("INAROW_LIBRARY"):
    PLACES.insert(0, Path(os.environ["INAROW_LIBRARY"]))
LIBRARY = next((place for place in PLACES if place.is_file()), None)


class Build(build_py):
    def run(self) -> None:
        super().run()
        if LIBRARY and not self.editable_mode:
            for part in LIBRARY, LIBRARY.with_name("licences.txt"):
                if part.is_file():
                    shutil.copyfile(part, Path(self.build_lib) / "inarow" / part.name)


def oldest_glibc(library: Path) -> int:
    """Return N for the first glibc 2.N with all functions that the library uses.

    Returns 0 without glibc. The versions of functions are texts in the library.
    """
    return max(map(int, re.findall(rb"GLIBC_2\.(\d+)", library.read_bytes())), default=0)


class Wheel(bdist_wheel):
    """A wheel with the library is for this kind of machine, but for any Python."""

    def get_tag(self) -> tuple[str, str, str]:
        _, _, platform = super().get_tag()
        glibc = oldest_glibc(LIBRARY) if LIBRARY else 0
        if glibc:
            platform = platform.replace("linux_", f"manylinux_2_{glibc}_", 1)
        return "py3", "none", platform


class Binary(Distribution):
    def has_ext_modules(self) -> bool:
        return LIBRARY is not None


setup(distclass=Binary, cmdclass={"build_py": Build, "bdist_wheel": Wheel})
