"""Both transports to the arbiter, for tests that apply to each."""

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
    """Makes test cases of the tests in a class: `self.open` opens a service by each
    transport.
    """
    return [
        type(tests.__name__ + name, (tests, unittest.TestCase),
             {"open": staticmethod(way), "__module__": tests.__module__})
        for name, way in (("InProcess", in_process), ("ByProcess", by_process))
    ]


def native(*words):
    """Returns the program's output."""
    return subprocess.run(
        [PROGRAM[0], *words], capture_output=True, check=True, text=True, cwd=TREE
    ).stdout


def is_there(pid):
    """Returns whether a process exists, even as a zombie."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
