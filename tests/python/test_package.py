"""Tests the installed package: types, version, generated files, and the library's place.
"""

import ctypes.util
import inspect
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from importlib import metadata
from pathlib import Path
from unittest import mock

import inarow
from inarow import library, methods
from transports import PROGRAM, TREE

INSTALLED = Path(inarow.__file__).parent


class Package(unittest.TestCase):
    def test_it_is_the_installed_package(self):
        self.assertFalse(INSTALLED.is_relative_to(TREE / "bindings"))
        self.assertTrue((INSTALLED / "py.typed").is_file())

    def test_one_version(self):
        header = (TREE / "csrc/inarow.h").read_text()
        version = re.search(r'define INAROW_VERSION "(.*)"', header)[1]
        self.assertEqual(version, inarow.__version__)
        self.assertEqual(version, metadata.version("inarow"))
        with inarow.start() as arbiter:
            self.assertEqual(version, arbiter.hello()["version"])

    def test_generated_files_are_up_to_date(self):
        for name in ("limits.py", "methods.py", "types.py"):
            self.assertEqual((TREE / "build/python" / name).read_text(),
                             (INSTALLED / name).read_text(),
                             f"{name}: run 'make clients'")

    def test_each_method_is_there(self):
        with inarow.start() as arbiter:
            names = arbiter.hello()["methods"]
        for name in names:
            called = "close_game" if name == "close" else name
            method = getattr(methods.ServiceMethods, called)
            self.assertTrue(inspect.getdoc(method), name)
        of_game = {"play", "apply", "undo", "redo", "setup", "state", "legal",
                   "legal_groups", "board", "replay", "key", "board_key", "image",
                   "forbidden", "explain", "analyse", "solve", "solve_play", "explore",
                   "record", "render", "perft", "go", "tree_nodes", "tree_path",
                   "tree_ruling", "tree_game", "tree_add", "tree_set", "tree_promote",
                   "tree_demote", "tree_move", "tree_delete", "tree_undo", "tree_redo",
                   "tree_text"}
        self.assertEqual(of_game | {"ask", "items"},
                         {name for name in vars(methods.GameMethods) if name[0] != "_"})

    def test_the_library_is_included(self):
        arbiter = inarow.start()
        self.addCleanup(arbiter.close)
        self.assertIsInstance(arbiter, inarow.Library)
        self.assertEqual(str(INSTALLED / "libinarow_service.so"), arbiter.path)

    def test_it_reads_no_file_and_starts_nothing(self):
        with tempfile.TemporaryDirectory() as empty:
            shown = subprocess.run(
                [sys.executable, "-c", "import inarow; a = inarow.start();"
                 "g = a.game('renju'); g.play('h8'); print(g.record('sgf'))"],
                env={"PYTHONPATH": str(INSTALLED.parent), "PATH": empty, "HOME": empty,
                     "LUA_PATH": "?", "LUA_INIT": "os.exit(9)"},
                cwd=empty, capture_output=True, text=True, check=True)
        self.assertIn("B[hh]", shown.stdout)

    def test_where_the_library_is(self):
        with tempfile.TemporaryDirectory() as folder:
            other = shutil.copy(INSTALLED / "libinarow_service.so", folder)
            with mock.patch.dict(os.environ, {"INAROW_LIBRARY": other}):
                self.assertEqual(other, library.find())
                with inarow.start() as arbiter:
                    self.assertEqual(other, arbiter.path)
            with mock.patch.dict(os.environ, {"INAROW_LIBRARY": folder + "/none.so"}):
                with self.assertRaises(FileNotFoundError):
                    inarow.start()
        with self.assertRaises(FileNotFoundError):
            inarow.Library(__file__)

    def test_without_a_library_the_program_answers(self):
        with mock.patch.object(library, "NAMES", ()), \
                mock.patch.object(ctypes.util, "find_library", lambda name: None), \
                mock.patch.dict(os.environ, {"PATH": os.path.dirname(PROGRAM[0])
                                             + os.pathsep + os.environ["PATH"]}):
            with self.assertRaisesRegex(FileNotFoundError, "make service"):
                inarow.Library()
            with inarow.start(limits={"games": 5}) as arbiter:
                self.assertIsInstance(arbiter, inarow.Process)
                self.assertEqual(5, arbiter.hello()["limits"]["games"])


if __name__ == "__main__":
    unittest.main()
