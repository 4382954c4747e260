"""Both ways to the arbiter, for tests that hold of each."""

import os
import subprocess
import unittest
from pathlib import Path

import inarow

TREE = Path(__file__).parents[2]
PROGRAM = [str(TREE / "build/inarow"), "serve"]


def in_process(**options):
    return inarow.Library(**options)


def by_process(**options):
    return inarow.Process(PROGRAM, **options)


def both(tests):
    """Test cases of the tests in a class: `self.open` opens a service, either way."""
    return [
        type(tests.__name__ + name, (tests, unittest.TestCase),
             {"open": staticmethod(way), "__module__": tests.__module__})
        for name, way in (("InProcess", in_process), ("ByProcess", by_process))
    ]


def native(*words):
    """What the program prints."""
    return subprocess.run(
        [PROGRAM[0], *words], capture_output=True, check=True, text=True, cwd=TREE
    ).stdout


def is_there(pid):
    """Is a process there, be it as a zombie?"""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
